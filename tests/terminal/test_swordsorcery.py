"""How Sword & Sorcery looks and sounds in a terminal."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from textual.pilot import Pilot

from korchma.games.swordsorcery.box.box import Box
from korchma.games.swordsorcery.eyes.view import View
from korchma.games.swordsorcery.options import Strike, Walk
from korchma.games.swordsorcery.rules.ground import sees
from korchma.kernel import Answer, Ask
from korchma.terminal.app import TableApp
from korchma.terminal.desk import Desk
from korchma.terminal.host import Host
from korchma.terminal.looks.swordsorcery.marks import SIGNS
from korchma.terminal.looks.swordsorcery.sight import Eyes
from korchma.terminal.picture import Picture
from korchma.text.voice import LANGUAGES
from tests.terminal.conftest import Table
from tests.terminal.test_app import spot, words
from tests.terminal.test_plain import Typist, played

QUESTS = ("ford", "toll", "salt", "drums", "hill", "wall", "court")
SIZES = [(50, 14), (78, 15), (84, 24)]
"""The board of a terminal of 80 by 24, the plain map, the board of 130 by 40."""
WALLS = set("┃━▯▮◈░▒✚⌂▣♨◆")


def answered(host: Host, ask: Ask) -> Answer:
    hint = host.hint(ask.seat)
    assert hint is not None
    return hint.answer


def asked_about(
    table: Table, *abouts: str, mode: str = "ford", seed: str = "7"
) -> Iterator[tuple[Host, Ask]]:
    """A game played as hints say, at each question about one of these."""
    host = table("human", game="swordsorcery", seed=seed, mode=mode)
    host.save_path = None
    while True:
        host.run()
        ask = host.asked
        if ask is None:
            return
        if ask.about in abouts:
            yield host, ask
        host.choose(answered(host, ask), ask.seat)


def first(table: Table, about: str, mode: str = "ford", seed: str = "7") -> tuple[Desk, Ask]:
    """The first time the person is asked this."""
    host, ask = next(asked_about(table, about, mode=mode, seed=seed))
    return Desk(host, "en"), ask


def view_of(desk: Desk) -> View:
    assert isinstance(desk.view, View)
    return desk.view


def box_of(desk: Desk) -> Box:
    box = desk.host.session.table.content
    assert isinstance(box, Box)
    return box


def refs_in(picture: Picture) -> set[str]:
    return {cell.ref for row in picture.rows for cell in row}


# --- the map -------------------------------------------------------------------------------------


@pytest.mark.parametrize(("width", "height"), SIZES)
@pytest.mark.parametrize("mode", QUESTS)
def test_the_map_shows_every_area_door_and_fighter(
    table: Table, mode: str, width: int, height: int
) -> None:
    desk, _ = first(table, "turn", mode)
    view = view_of(desk)
    picture = desk.look.paint(view, width, height)
    found, text = refs_in(picture), str(picture)
    assert {f"area:{area}" for area in box_of(desk).boards[view.quest].areas} <= found
    assert {f"side:{side}" for side in view.ground.doors} <= found
    assert {f"figure:{hero.who}" for hero in view.heroes} <= found
    assert {f"figure:{foe.body.ref}" for foe in view.foes} <= found
    assert all(len(line) <= width for line in text.split("\n"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_where_boxes_are_narrow_the_names_stand_below(table: Table, language: str) -> None:
    desk, _ = first(table, "turn", "toll")
    desk.speak(language)
    text = " ".join(str(desk.look.paint(desk.view, 50, 14)).split())
    for area in box_of(desk).boards["q2"].areas:
        assert desk.voice.say(area) in text


def test_doors_locks_walls_and_one_way_barriers_are_drawn_between_the_boxes(table: Table) -> None:
    desk, _ = first(table, "turn")
    rows = str(desk.look.paint(desk.view, 50, 14)).split("\n")
    yard, lane = rows[1], rows[4]
    assert yard.index("9") < rows[2].index("▯") < yard.index("11")
    assert rows[5].index("10") < rows[6].index("▮") < rows[5].index("12")
    assert yard.index("5") < lane.index("↓") < yard.index("7")
    assert "━━━━━" in lane


def test_a_door_that_was_opened_is_gone(table: Table) -> None:
    for host, _ in asked_about(table, "turn", "next", seed="3"):
        desk = Desk(host, "en")
        doors = view_of(desk).ground.doors
        if len(doors) < 2:
            text = str(desk.look.paint(desk.view, 50, 14))
            assert text.count("▯") + text.count("▮") == len(doors)
            return
    pytest.fail("nobody opened a door")


def test_what_can_be_reached_is_lit(table: Table) -> None:
    desk, ask = first(table, "turn")
    lit = frozenset(ref for option in ask.options for ref in desk.look.refs(option))
    picture = desk.look.paint(desk.view, 50, 14, lit)
    shown = {cell.ref for row in picture.rows for cell in row if cell.ink == "lit"}
    assert {f"area:{option.to}" for option in ask.options if isinstance(option, Walk)} <= shown


def test_sight_is_the_rules_own(table: Table) -> None:
    """The same eyes as the rule's, from what the view says."""
    for mode in ("ford", "salt", "drums"):
        desk, _ = first(table, "turn", mode)
        t, eyes = desk.host.session.table, Eyes(box_of(desk), view_of(desk))
        areas = eyes.lay.board.areas
        for here in areas:
            for there in areas:
                assert eyes.sees(here, there) == sees(t, here, there, hero=True), (here, there)


def test_an_area_says_who_is_there_where_it_leads_and_who_sees_it(table: Table) -> None:
    desk, _ = first(table, "turn")
    text = desk.look.describe(desk.view, "area:q1-a9")
    assert text.startswith("Chapel Yard (9)")
    assert "A wall: Burning Byre (10)." in text
    assert "A shut door: Porch (11)." in text
    assert "Open: Well Square (7)." in text


# --- scenes and fighters -------------------------------------------------------------------------


def test_an_attack_shows_the_dice_and_what_is_bought(table: Table) -> None:
    for seed in "1234567":
        for host, ask in asked_about(table, "spend", seed=seed):
            desk = Desk(host, "en")
            blow = view_of(desk).blow
            assert blow is not None
            text = str(desk.look.paint(desk.view, 50, 14))
            assert text.count("[R") + text.count("[B") == len(blow.faces)
            assert desk.voice.name("figure", blow.target) in text
            assert not set("".join(desk.look.sentences(desk.view))) & set(SIGNS.values())
            assert all(desk.label(ask, option) for option in ask.options)
            return
    pytest.fail("nobody could spend a symbol")


def test_an_enemy_says_what_it_will_do_and_to_whom(table: Table) -> None:
    for host, _ in asked_about(table, "turn"):
        desk = Desk(host, "en")
        for foe in view_of(desk).foes:
            if foe.plan.row < 0 or not foe.stirs:
                continue
            text = desk.look.describe(desk.view, f"figure:{foe.body.ref}")
            assert "Next: " in text
            assert all(desk.voice.name("figure", who) in text for who in foe.plan.targets)
            return
    pytest.fail("no enemy with a plan")


def test_an_attack_has_its_chances_beside_it(table: Table) -> None:
    for host, ask in asked_about(table, "turn"):
        desk = Desk(host, "en")
        strikes = [option for option in ask.options if isinstance(option, Strike)]
        if strikes:
            label = desk.label(ask, strikes[0])
            assert "%" in label
            assert "kills" in label
            assert "wounds on average" in desk.outlook(ask, strikes[:1])
            return
    pytest.fail("nobody to attack")


def test_two_alike_are_told_apart_on_the_map_and_in_words(table: Table) -> None:
    for seed in "123456":
        for host, _ in asked_about(table, "turn", seed=seed):
            desk = Desk(host, "en")
            names = [desk.voice.name("figure", foe.body.ref) for foe in view_of(desk).foes]
            assert len(names) == len(set(names))
            if len({name.rstrip("12 ") for name in names}) < len(names):
                return
    pytest.fail("never two alike")


# --- words ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(("mode", "language"), [("ford", "en"), ("drums", "ru"), ("hill", "uk")])
def test_everything_is_said_in_a_whole_game(table: Table, mode: str, language: str) -> None:
    """Whatever is asked: panels, labels, and what is pointed at have words, and only words."""
    host = table("human", game="swordsorcery", seed=f"said {language}", mode=mode)
    host.save_path = None
    desk, abouts = Desk(host, language), set[str]()
    host.run()
    while (ask := host.asked) is not None:
        desk.refresh()
        texts = [desk.label(ask, option) for option in ask.options]
        texts += [desk.question(ask), desk.look.bar(desk.view)]
        if ask.about not in abouts:
            said = desk.look.sentences(desk.view)
            assert not set("".join(said)) & (WALLS | set(SIGNS.values()) - {"×"})
            panels = (desk.look.seats, desk.look.dangers, desk.look.hand)
            texts += [*said, *(line.text for panel in panels for line in panel(desk.view))]
            texts += [*desk.look.besides(desk.view), *desk.about(ask, ask.options)]
            texts += [*desk.why(ask), str(desk.look.paint(desk.view, 50, 14))]
        abouts.add(ask.about)
        assert "{" not in "".join(texts), ask.about
        assert all(texts)
        host.choose(answered(host, ask), ask.seat)
        host.run()
    assert {"hero", "learn", "shop", "next", "turn"} <= abouts
    desk.refresh()
    assert "{" not in "".join([*desk.ending(), *(each.text for each in desk.story.told)])


def test_a_card_says_what_it_does(table: Table) -> None:
    desk, _ = first(table, "turn")
    for card in desk.look.cards(desk.view):
        head, *_ = lines = desk.look.card(desk.view, card)
        assert head
        assert "{" not in "".join(lines)
    assert desk.look.card(desk.view, "nonsense") == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_is_refused_is_named(table: Table, language: str) -> None:
    desk, ask = first(table, "turn")
    desk.speak(language)
    told = desk.why(ask)
    refused = desk.host.session.refusals(ask.seat)
    assert refused
    for each in refused:
        assert any(desk.voice.ref(each.ref) in line for line in told), (each.ref, told)


# --- plain lines ---------------------------------------------------------------------------------


class Learner(Typist):
    """Answers as the hints say."""

    def readline(self, size: int = -1, /) -> str:  # type: ignore[override]  # typeshed: bytes
        ask = self.host.asked
        if ask is None:
            return ""
        answer = answered(self.host, ask)
        assert not isinstance(answer, tuple)
        return f"{ask.options.index(answer) + 1}\n"


def test_a_whole_quest_is_played_by_numbers(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.terminal.test_plain.Typist", Learner)
    host = table("human", game="swordsorcery", mode="ford")
    host.save_path = None
    text = played(host, language="ru")
    assert host.session.result is not None
    assert host.session.seed in text
    assert "{" not in text


@pytest.mark.parametrize(
    "command",
    ["?", "table", "map", "hand", "card cleave", "card x", "look 1", "why", "rule", "odds", "hint"],
)
def test_every_command_answers(table: Table, command: str) -> None:
    quiet = played(table("human", game="swordsorcery", mode="ford"), "1")
    text = played(table("human", game="swordsorcery", mode="ford"), "1", command)
    assert len(text) > len(quiet)
    assert "{" not in text


# --- full screen ---------------------------------------------------------------------------------


async def asked(app: TableApp, pilot: Pilot[int]) -> Ask | None:
    """Wait until the person is asked or the game is over."""
    await pilot.pause()
    await app.workers.wait_for_complete()
    await pilot.pause()
    return app.asking


async def test_a_click_on_an_area_goes_there(table: Table) -> None:
    host, ask = next(asked_about(table, "turn"))
    app = TableApp(host, "en", fast=True)
    async with app.run_test(size=(80, 24)) as pilot:
        await asked(app, pilot)
        way = next(option for option in ask.options if isinstance(option, Walk))
        before = len(app.host.session.log)
        await pilot.click("#board", offset=spot(app, f"area:{way.to}"))
        await asked(app, pilot)
        assert app.host.session.log[before] == way


async def test_the_bar_fits_a_small_terminal(table: Table) -> None:
    for language in LANGUAGES:
        host, _ = next(asked_about(table, "turn"))
        app = TableApp(host, language, fast=True)
        async with app.run_test(size=(80, 24)) as pilot:
            await asked(app, pilot)
            assert len(words(app, "bar")) <= 80
