"""How Ronin looks and sounds in a terminal."""

from __future__ import annotations

import random

import pytest
from textual.pilot import Pilot

from korchma.bots import random_answer
from korchma.games.ronin.eyes.view import View
from korchma.games.ronin.options import TakeDeck, TakePair
from korchma.kernel import Ask
from korchma.terminal.app import TableApp
from korchma.terminal.desk import Desk
from korchma.terminal.looks.ronin.signs import Signs
from korchma.terminal.pages import Page
from korchma.terminal.panels import Painted
from korchma.terminal.picture import Picture
from korchma.text.voice import LANGUAGES
from tests.terminal.conftest import Table
from tests.terminal.shortcut import MANY, nearly_over
from tests.terminal.test_app import by_keys, spot
from tests.terminal.test_plain import played

SIZES = [(50, 14), (62, 20), (84, 24), (120, 30)]
FIVE = "human,bot:random,bot:random,bot:random,bot:random"


def desk_at(
    table: Table, about: str, *, seats: str = FIVE, language: str = "en", after: int = 8
) -> tuple[Desk, Ask]:
    """A table some decisions into the game, where the person is asked about this."""
    host, chance = table(seats, game="ronin"), random.Random(5)
    host.run()
    while (ask := host.asked) is not None and (after > 0 or ask.about != about):
        after -= 1
        host.choose(random_answer(ask, chance), ask.seat)
        host.run()
    assert ask is not None
    desk = Desk(host, language)
    return desk, ask


def view_of(desk: Desk) -> View:
    assert isinstance(desk.view, View)
    return desk.view


def refs_in(picture: Picture) -> set[str]:
    return {cell.ref for row in picture.rows for cell in row}


# --- the board -----------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("width", "height"), SIZES)
def test_the_board_holds_every_pair_timeline_and_track(
    table: Table, language: str, width: int, height: int
) -> None:
    desk, _ = desk_at(table, "take", language=language)
    view = view_of(desk)
    picture = desk.look.paint(view, width, height)
    found, text = refs_in(picture), str(picture)
    assert {f"slot:{slot}" for slot in range(len(view.slots))} <= found
    assert {f"track:{track}" for track in range(5)} <= found
    near = Signs(desk.voice, desk.host.session.table.content, view).near()[:3]
    for seat in near:
        assert {f"card:{card}" for card in view.players[seat].row} <= found
    for player in view.players:
        assert desk.voice.name("character", player.character) in text
    assert all(len(line) <= width for line in text.split("\n"))
    assert "{" not in text


def test_a_low_board_begins_with_what_the_step_is_about(table: Table) -> None:
    for about, first in (("take", "slot:0"), ("play", "seat:0")):
        desk, _ = desk_at(table, about)
        picture = desk.look.paint(desk.view, 50, 14)
        top = {cell.ref for row in picture.rows[:4] for cell in row}
        assert first in top


def test_two_and_three_players_fit_a_small_screen_when_cards_are_chosen(table: Table) -> None:
    for seats in ("human,bot:random", "human,bot:random,bot:random"):
        desk, _ = desk_at(table, "play", seats=seats, after=2)
        picture = desk.look.paint(desk.view, 50, 14)
        top = {cell.ref for row in picture.rows[:14] for cell in row}
        for player in view_of(desk).players:
            assert {f"card:{card}" for card in player.row} <= top


def test_pairs_and_the_deck_can_be_clicked(table: Table) -> None:
    desk, ask = desk_at(table, "take")
    found = refs_in(desk.look.paint(desk.view, 50, 14))
    for option in ask.options:
        if isinstance(option, TakePair | TakeDeck):
            assert set(desk.look.refs(option)) <= found


def test_what_can_be_taken_is_lit(table: Table) -> None:
    desk, _ = desk_at(table, "take")
    picture = desk.look.paint(desk.view, 84, 24, frozenset({"slot:0"}), frozenset({"slot:1"}))
    inks: dict[str, set[str]] = {}
    for cell in (cell for row in picture.rows for cell in row if cell.char != " "):
        inks.setdefault(cell.ref, set()).add(cell.ink)
    assert inks["slot:0"] == {"lit"}
    assert inks["slot:1"] == {"mark"}


def test_a_covered_symbol_is_hidden(table: Table) -> None:
    desk, _ = desk_at(table, "play")
    signs = Signs(desk.voice, desk.host.session.table.content, view_of(desk))
    assert "".join(part.text for part in signs.cell("R02")) == "R✕✦"
    assert "".join(part.text for part in signs.cell("R02", 2)) == "R✕░"
    assert "".join(part.text for part in signs.cell("R10", 4)) == "R✕░"


# --- words ---------------------------------------------------------------------------------------


def test_a_card_names_the_symbol_that_is_active_now(table: Table) -> None:
    desk, _ = desk_at(table, "play")
    view = view_of(desk)
    left = desk.voice.name("symbol", view.left, "lower")
    assert f"2 {left}" in " ".join(desk.look.card(view, "R04"))
    assert "left" not in " ".join(desk.look.card(view, "r04"))
    assert desk.look.card(view, "R99") == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_is_said_aloud(table: Table, language: str) -> None:
    desk, ask = desk_at(table, "play", language=language)
    view, look, voice = view_of(desk), desk.look, desk.voice
    said = "\n".join(look.sentences(view))
    for player in view.players:
        for card in player.row:
            assert voice.name("card", card) in said
        for skill in player.skills:
            assert voice.name("skill", skill.id) in said
    for pair in view.slots:
        for card in pair:
            assert voice.name("card", card) in said
    texts = [said, look.bar(view), *look.besides(view), *look.legend()]
    texts += [line.text for line in (*look.seats(view), *look.dangers(view), *look.hand(view))]
    texts += [desk.label(ask, option) for option in ask.options]
    texts += [look.describe(view, ref) for option in ask.options for ref in look.refs(option)]
    assert "{" not in "".join(texts)
    assert all(texts)
    spoken = [said, look.holding(view), *(desk.label(ask, option) for option in ask.options)]
    assert not set("".join(spoken)) & set("✦✿▲✕◂▸░")


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_an_option_concerns_has_a_sentence(table: Table, language: str) -> None:
    host, chance = table(FIVE, "1", "crossroads", "ronin"), random.Random(3)
    host.run()
    desk = Desk(host, language)
    abouts = set()
    while (ask := host.asked) is not None:
        desk.refresh()
        abouts.add(ask.about)
        for option in ask.options:
            assert "{" not in desk.label(ask, option, brief=True)
            assert "{" not in " ".join(desk.about(ask, (option,)))
        host.choose(random_answer(ask, chance), ask.seat)
        host.run()
    assert {"character", "board", "take", "play", "keep", "quest"} <= abouts


# --- what is foreseen ----------------------------------------------------------------------------


def test_each_card_says_what_it_brings_and_two_where_they_lead(table: Table) -> None:
    desk, ask = desk_at(table, "play", seats="human,bot:random,bot:random", after=0)
    labels = [desk.label(ask, option) for option in ask.options]
    assert any("+1" in label for label in labels)
    text = desk.outlook(ask, ask.options[:2])
    assert text.startswith("Then: ")
    assert desk.outlook(ask, (TakeDeck(),)) == ""


def test_a_pair_says_what_it_would_bring(table: Table) -> None:
    desk, ask = desk_at(table, "take", seats="human,bot:random,bot:random", after=0)
    pair = next(option for option in ask.options if isinstance(option, TakePair))
    assert "if played at once" in desk.label(ask, pair, brief=True)
    assert desk.voice.name("card", view_of(desk).slots[pair.slot][0]) in desk.label(ask, pair)


# --- plain lines ---------------------------------------------------------------------------------


@pytest.mark.one_in(3)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", ["human", "human,bot:random", "human,human,bot:random"])
def test_a_whole_game_is_played_by_numbers(table: Table, seats: str, language: str) -> None:
    host = table(seats, game="ronin")
    text = played(host, language=language, patience=3000)
    assert host.session.result is not None
    assert host.session.seed in text.splitlines()[-1]
    assert "{" not in text


@pytest.mark.parametrize(
    "command",
    ["?", "table", "map", "hand", "card r01", "card x", "look 1", "look 1 2", "look", "look 99",
     "why", "rule", "rule 61", "log", "odds", "hint"],
)  # fmt: skip
def test_every_command_answers(table: Table, command: str) -> None:
    ready = ["1", "1", "1", "2", "2", "2"]
    quiet = played(table(game="ronin"), *ready)
    text = played(table(game="ronin"), *ready, command)
    assert len(text) > len(quiet)
    assert "{" not in text


# --- full screen ---------------------------------------------------------------------------------


async def asked(app: TableApp, pilot: Pilot[int]) -> Ask | None:
    """Wait until the person is asked or the game is over."""
    await pilot.pause()
    await app.workers.wait_for_complete()
    await pilot.pause()
    return app.asking


@pytest.mark.one_in(4)
@pytest.mark.parametrize("size", [(80, 24), (130, 40)])
async def test_a_game_with_keys_only(table: Table, size: tuple[int, int]) -> None:
    """Its first decisions and, at another table, its last ones."""
    app = TableApp(table(game="ronin"), "en", fast=True)
    async with app.run_test(size=size) as pilot:
        assert await by_keys(app, pilot, most=6) == 6
        assert len(app.host.session.log) >= 6
    app = TableApp(nearly_over(table, left=6, game="ronin"), "en", fast=True)
    async with app.run_test(size=size) as pilot:
        assert 2 < await by_keys(app, pilot, most=MANY) < MANY
        assert app.host.session.result is not None
        assert isinstance(app.screen, Page)


async def test_a_click_on_a_pair_takes_it(table: Table) -> None:
    app = TableApp(table(game="ronin"), "en", fast=True)
    async with app.run_test(size=(80, 24)) as pilot:
        while (ask := await asked(app, pilot)) is not None and ask.about != "take":
            await pilot.press("enter")
        assert ask is not None
        pair = next(option for option in ask.options if isinstance(option, TakePair))
        before = len(app.host.session.log)
        await pilot.click("#board", offset=spot(app, f"slot:{pair.slot}"))
        await asked(app, pilot)
        assert app.host.session.log[before] == pair


async def test_the_board_and_the_panel_are_scrolled_with_keys(table: Table) -> None:
    app = TableApp(table(FIVE, game="ronin"), "en", fast=True)
    async with app.run_test(size=(80, 24)) as pilot:
        while (ask := await asked(app, pilot)) is not None and ask.about != "play":
            await pilot.press("enter")
        board, hand = app.scene.query_one("#board", Painted), app.scene.query_one("#hand", Painted)
        await pilot.press("right_square_bracket", "full_stop")
        await pilot.pause()
        assert board.scroll_offset.y > 0
        assert hand.scroll_offset.y > 0
        await pilot.press("х", "б")
        await pilot.pause()
        assert board.scroll_offset.y == 0
        assert hand.scroll_offset.y == 0
