"""Choosing in secret at one screen: picks stay hidden, and can be taken back, saved and resumed."""

from __future__ import annotations

import io

from textual.pilot import Pilot

from korchma.kernel import Ask, AskAll
from korchma.kernel.record import read
from korchma.kernel.restoring import restore
from korchma.terminal.app import TableApp
from korchma.terminal.desk import Desk
from korchma.terminal.host import Host
from korchma.terminal.pages import Veil
from korchma.terminal.panels import Painted
from korchma.terminal.plain import WIPE, play_plain
from tests.terminal.conftest import Table
from tests.terminal.test_plain import Typist

SMALL = (80, 24)


def all_choose(table: Table, seats: str = "human,human,bot:random") -> Host:
    """A table of Ronin where everybody picks two cards in secret."""
    host = table(seats, game="ronin")
    host.run()
    while not isinstance(host.session.ask, AskAll):
        ask = host.asked
        assert ask is not None
        host.choose(ask.options[-1], ask.seat)
        host.run()
    return host


def two(host: Host) -> tuple[Ask, int]:
    """The first person who is still to pick puts in their last two cards; who that was."""
    ask = host.asked
    assert ask is not None
    host.choose((ask.options[-1], ask.options[-2]), ask.seat)
    return ask, ask.seat


# --- the host ------------------------------------------------------------------------------------


def test_bots_pick_at_once_and_people_one_after_the_other(table: Table) -> None:
    host = all_choose(table)
    assert set(host.session.pending) == {2}
    _, first = two(host)
    ask = host.asked
    assert ask is not None
    assert {first, ask.seat} == {0, 1}
    before = len(host.session.log)
    two(host)
    assert len(host.session.log) == before + 1


def test_a_pick_is_taken_back_unseen_and_asked_again(table: Table) -> None:
    host = all_choose(table)
    desk, before = Desk(host, "en"), len(host.session.log)
    _, first = two(host)
    assert desk.undo() == (True, "")
    assert first not in host.session.pending
    assert host.asked is not None
    assert host.asked.seat == first
    assert len(host.session.log) == before
    assert host.session.undos == []


def test_a_bots_pick_is_not_what_a_person_takes_back(table: Table) -> None:
    host = all_choose(table)
    assert host.sealed is None
    before = len(host.session.log)
    done, _ = Desk(host, "en").undo()
    assert done
    assert len(host.session.log) < before


def test_when_all_cards_are_open_everybody_picks_anew(table: Table) -> None:
    host = all_choose(table)
    two(host)
    two(host)
    done, told = Desk(host, "en").undo()
    assert done
    assert told
    assert isinstance(host.session.ask, AskAll)
    assert set(host.session.waiting) >= {0, 1}


def test_a_save_in_between_keeps_the_picks(table: Table) -> None:
    host = all_choose(table)
    ask, first = two(host)
    assert host.save_path is not None
    again = Host(restore(read(host.save_path)), host.seats, save=host.save_path)
    assert again.session.pending[first] == (ask.options[-1], ask.options[-2])
    assert again.asked is not None
    assert again.asked.seat != first
    assert again.sealed == first
    again.withdraw(first)
    assert restore(read(host.save_path)).pending.keys() == {2}


# --- plain lines ---------------------------------------------------------------------------------


class Screen(io.StringIO):
    """A terminal."""

    def isatty(self) -> bool:
        return True


def test_the_next_reader_finds_a_clean_screen(table: Table) -> None:
    host = all_choose(table)
    ask = host.asked
    assert ask is not None
    out = Screen()
    lines = ["", "3 5", ""]
    assert play_plain(host, "en", stdin=Typist(host, lines, patience=0), stdout=out) == 0
    other = next(seat for seat in (0, 1) if seat != ask.seat)
    name = Desk(host, "en").voice.seat(other)
    seen = out.getvalue()
    prompt = seen.index(f"{name}, press Enter")
    shown = seen[:prompt].rpartition(WIPE)[2]
    assert shown.strip() == ""
    assert host.session.pending[ask.seat] == (ask.options[2], ask.options[4])


# --- full screen ---------------------------------------------------------------------------------


async def veiled(app: TableApp, pilot: Pilot[int]) -> None:
    """Wait for the hand-over."""
    for _ in range(60):
        await pilot.pause()
        if isinstance(app.screen, Veil):
            return
    raise AssertionError("nobody is asked to look away")


async def asked(app: TableApp, pilot: Pilot[int]) -> Ask:
    """Wait for the question behind the veil."""
    for _ in range(60):
        await pilot.pause()
        if app.asking is not None:
            return app.asking
    raise AssertionError("nobody is asked")


def shown(app: TableApp) -> str:
    """All that can be read in the panels."""
    return "\n".join(str(painted.picture) for painted in app.scene.query(Painted))


async def test_two_cards_are_marked_in_order_and_stay_secret(table: Table) -> None:
    host = all_choose(table)
    app = TableApp(host, "en", fast=True)
    async with app.run_test(size=SMALL) as pilot:
        await veiled(app, pilot)
        await pilot.press("enter")
        ask = await asked(app, pilot)
        hand = [line.text for line in app.desk.look.hand(app.desk.view)]
        await pilot.press("5", "3")
        await pilot.pause()
        labels = [str(app.scene.choices.get_option_at_index(i).prompt) for i in (2, 4)]
        assert "[2]" in labels[0]
        assert "[1]" in labels[1]
        await pilot.press("enter")
        await veiled(app, pilot)
        assert host.session.pending[ask.seat] == (ask.options[4], ask.options[2])
        assert app.desk.seat is None
        assert hand[0] not in shown(app)
        assert app.scene.choices.option_count == 0
        await pilot.press("enter")
        second = await asked(app, pilot)
        assert second.seat != ask.seat
        await pilot.press("u")
        await veiled(app, pilot)
        await pilot.press("enter")
        assert (await asked(app, pilot)).seat == ask.seat


async def test_what_is_marked_shows_where_it_leads(table: Table) -> None:
    host = all_choose(table, "human,bot:random,bot:random")
    app = TableApp(host, "en", fast=True)
    async with app.run_test(size=SMALL) as pilot:
        ask = await asked(app, pilot)
        await pilot.press("down", "space", "down", "space")
        await pilot.pause()
        text = str(app.scene.query_one("#detail").content)  # type: ignore[attr-defined]
        assert app.desk.outlook(ask, ask.options[1:3]) in text
