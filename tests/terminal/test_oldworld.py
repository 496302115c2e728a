"""How Old World looks and sounds in a terminal."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain

import pytest
from textual.pilot import Pilot

from korchma.games.oldworld.box.box import Box
from korchma.games.oldworld.eyes.view import View
from korchma.games.oldworld.options import Choose, Go, Roll, UsePerk
from korchma.games.oldworld.rules.poker import HANDS
from korchma.kernel import Answer, Ask
from korchma.terminal import look
from korchma.terminal.app import TableApp
from korchma.terminal.desk import Desk
from korchma.terminal.host import Host
from korchma.terminal.look import Look
from korchma.terminal.looks.oldworld.continent import BENDS, SPOTS
from korchma.terminal.looks.oldworld.look import OldWorld
from korchma.terminal.looks.oldworld.runes import Runes
from korchma.terminal.pages import Page
from korchma.terminal.panels import Choices
from korchma.terminal.picture import Picture
from korchma.text.voice import LANGUAGES
from tests.terminal.conftest import Table
from tests.terminal.test_app import spot, words
from tests.terminal.test_plain import Typist, played

SIZES = [(50, 14), (78, 15), (84, 24)]
"""The board of a terminal of 80 by 24, the plain map, the board of 130 by 40."""
THREE = "human,bot:heuristic,bot:heuristic"
SIGNS = set("✕◈▯↺↩★♣▲≈✱")


@pytest.fixture(autouse=True)
def drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    """As after `pip install`: the look is found whatever is installed here."""
    found = look.look_of
    known: dict[str, type[Look]] = {"oldworld": OldWorld}
    monkeypatch.setattr("korchma.terminal.desk.look_of", lambda x: known.get(x) or found(x))


def answered(host: Host, ask: Ask) -> Answer:
    hint = host.hint(ask.seat)
    assert hint is not None
    return hint.answer


def asked_about(
    table: Table, *abouts: str, seats: str = THREE, seed: str = "shots"
) -> Iterator[tuple[Host, Ask]]:
    """A game played as hints say, at each question about one of these."""
    host = table(seats, game="oldworld", seed=seed, mode="solo" if seats == "human" else None)
    host.save_path = None
    while True:
        host.run()
        ask = host.asked
        if ask is None:
            return
        if ask.about in abouts:
            yield host, ask
        host.choose(answered(host, ask), ask.seat)


def first(table: Table, about: str, **how: str) -> tuple[Desk, Ask]:
    """The first time the person is asked this."""
    host, ask = next(asked_about(table, about, **how))
    return Desk(host, "en"), ask


def view_of(desk: Desk) -> View:
    assert isinstance(desk.view, View)
    return desk.view


def refs_in(picture: Picture) -> set[str]:
    return {cell.ref for row in picture.rows for cell in row}


# --- the map -------------------------------------------------------------------------------------


def test_every_place_and_road_is_on_the_map(table: Table) -> None:
    box = table(game="oldworld").session.table.content
    assert isinstance(box, Box)
    assert {int(name) for name in SPOTS} == set(box.places)
    drawn = {frozenset(map(int, ends)) for ends in BENDS}
    assert drawn == {frozenset(road.between) for road in box.roads.values()}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("width", "height"), SIZES)
def test_the_map_names_every_place_monster_and_witcher(
    table: Table, language: str, width: int, height: int
) -> None:
    desk, _ = first(table, "roam")
    desk.speak(language)
    view = view_of(desk)
    picture = desk.look.paint(view, width, height)
    found, text = refs_in(picture), str(picture)
    for place in SPOTS:
        assert f"place:{place}" in found
        assert desk.voice.name("place", int(place)) in text
    assert {f"monster:{beast}" for beast in view.beasts.values()} <= found
    assert {f"seat:{seat}" for seat in range(3)} <= found
    assert len(picture.rows) == height
    assert all(len(line) <= width for line in text.split("\n"))


def test_what_can_be_reached_is_lit_and_a_narrow_map_shows_only_own_roads(table: Table) -> None:
    desk, ask = first(table, "roam")
    lit = frozenset(ref for option in ask.options for ref in desk.look.refs(option))
    ways = {f"place:{option.to}" for option in ask.options if isinstance(option, Go)}
    narrow, wide = (desk.look.paint(desk.view, *size, lit) for size in ((50, 14), (84, 24)))
    for picture in (narrow, wide):
        cells = [cell for row in picture.rows for cell in row]
        assert {cell.ref for cell in cells if cell.ink == "lit"} == ways
    inks = [{c.ink for row in each.rows for c in row if c.char == "·"} for each in (narrow, wide)]
    assert inks == [{"old"}, {"old", "path"}]


def test_a_place_says_what_it_is_good_for_and_where_its_roads_lead(table: Table) -> None:
    desk, _ = first(table, "roam")
    text = desk.look.describe(desk.view, "place:3")
    assert "Kaer Morhen (mountains)" in text
    for name in ("Hengfors", "Ban Ard", "Vizima"):
        assert name in text


# --- scenes --------------------------------------------------------------------------------------


def test_a_fight_shows_life_combo_links_and_sum(table: Table) -> None:
    games = (asked_about(table, "combo", seed=seed) for seed in "12345678")
    for host, _ in chain.from_iterable(games):
        desk = Desk(host, "en")
        fight = view_of(desk).fight
        if fight is None or not fight.monster or len(fight.combo) < 2:
            continue
        picture = desk.look.paint(desk.view, 50, 14)
        text = str(picture)
        assert len(picture.rows) <= 14
        assert f"cards of life {fight.life} of {fight.most_life}" in text
        assert text.count("▰") == fight.life
        runes = Runes(desk.voice, host.session.table.content, view_of(desk))
        for card in fight.combo:
            assert runes.brief(card) in text
        assert runes.link(fight.combo[0], fight.links[1]) in text
        assert f"damage {fight.sum.damage}" in text
        return
    pytest.fail("no combo of two cards")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_story_is_read_in_place_of_the_map(table: Table, language: str) -> None:
    desk, ask = first(table, "story")
    desk.speak(language)
    story = view_of(desk).reading[-1]
    said = desk.voice.thing("story", story)
    text = " ".join(str(desk.look.paint(desk.view, 50, 14)).split())
    for part in ("", "opening", "a", "b"):
        assert said[part] in text
    for option in ask.options:
        assert isinstance(option, Choose)
        assert said[option.way] in desk.label(ask, option, brief=True)


def test_dice_lie_on_the_table_and_can_be_clicked(table: Table) -> None:
    desk, ask = first(table, "reroll")
    dice = view_of(desk).dice
    lit = frozenset(ref for option in ask.options for ref in desk.look.refs(option))
    picture = desk.look.paint(desk.view, 50, 14, lit)
    found = {c.ref: c.char for row in picture.rows for c in row if c.char.isdecimal() and c.ref}
    assert found == {f"die:{die}": str(face) for die, face in enumerate(dice)}
    assert lit <= set(found)
    for option in ask.options:
        assert isinstance(option, Roll)
        assert desk.label(ask, option).endswith(f": {dice[option.die]}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_dice_are_worth_is_named_not_declined(table: Table, language: str) -> None:
    desk, _ = first(table, "reroll")
    desk.speak(language)
    hands = {desk.voice.say(f"hand-{hand}").casefold() for hand in HANDS}
    heads = [line for line in str(desk.look.paint(desk.view, 50, 14)).split("\n") if ":" in line]
    assert heads
    assert {line.partition(": ")[2].strip() for line in heads} <= hands


# --- words ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_is_said_in_a_whole_game(table: Table, language: str) -> None:
    """Whatever is asked: panels, labels, and what is pointed at have words, and only words."""
    abouts: set[str] = set()
    host = table(THREE, game="oldworld", seed=f"said anew {language}")
    host.save_path = None
    desk = Desk(host, language)
    host.run()
    while (ask := host.asked) is not None:
        desk.refresh()
        fresh = ask.about not in abouts
        abouts.add(ask.about)
        texts = [
            desk.label(ask, option, brief=brief)
            for option in ask.options
            for brief in (False, True)
        ]
        texts += [desk.question(ask), desk.look.bar(desk.view), *desk.about(ask, ask.options)]
        if fresh:
            said = desk.look.sentences(desk.view)
            assert not set("".join(said)) & SIGNS
            panels = (desk.look.seats, desk.look.dangers, desk.look.hand)
            texts += [*said, *(line.text for panel in panels for line in panel(desk.view))]
            texts += [str(desk.look.paint(desk.view, 50, 14)), *desk.look.besides(desk.view)]
            texts += desk.why(ask)
        assert "{" not in "".join(texts), ask.about
        assert all(texts)
        host.choose(answered(host, ask), ask.seat)
        host.run()
    assert {"school", "roam", "pay-move", "deed", "prepare", "combo", "story", "buy"} <= abouts
    assert desk.ending()


def test_a_card_is_the_same_in_signs_and_in_words(table: Table) -> None:
    desk, _ = first(table, "roam")
    runes = Runes(desk.voice, desk.host.session.table.content, view_of(desk))
    assert runes.signs("B1-5") == "≈B✕1→P✕2"
    assert "then purple (+2 damage)" in " ".join(desk.look.card(desk.view, "b1-5"))
    assert desk.look.card(desk.view, "nonsense") == []
    for card in runes.box.cards:
        assert len(desk.look.card(desk.view, card)) == 3


def test_the_market_has_six_cards_with_their_prices(table: Table) -> None:
    desk, _ = first(table, "buy")
    view = view_of(desk)
    lines = [line for line in desk.look.dangers(view) if line.ref.startswith("card:")]
    assert [line.ref for line in lines] == [f"card:{card}" for card in view.row]
    for line, card in zip(lines, view.row, strict=True):
        price = view.prices[card]
        assert line.text.startswith(f"for {price}:" if price else "free:")


def test_players_are_called_by_their_schools(table: Table) -> None:
    desk, _ = first(table, "roam")
    for seat, player in enumerate(view_of(desk).players):
        assert desk.voice.seat(seat) == desk.voice.name("school", player.school, "short")


# --- plain lines ---------------------------------------------------------------------------------


class Learner(Typist):
    """Answers as the hints say."""

    def readline(self, size: int = -1, /) -> str:  # type: ignore[override]  # typeshed: bytes
        ask = self.host.asked
        if ask is None:
            return ""
        answer = answered(self.host, ask)
        parts = answer if isinstance(answer, tuple) else (answer,)
        return " ".join(str(ask.options.index(part) + 1) for part in parts) + "\n"


@pytest.mark.parametrize("seats", ["human", "human,bot:heuristic"])
def test_a_whole_game_is_played_by_numbers(
    table: Table, seats: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tests.terminal.test_plain.Typist", Learner)
    host = table(seats, game="oldworld", mode="solo" if seats == "human" else None)
    host.save_path = None
    text = played(host, language="ru")
    assert host.session.result is not None
    assert host.session.seed in text
    assert "{" not in text


@pytest.mark.parametrize(
    "command",
    ["?", "table", "map", "hand", "card b0-1", "card x", "look 1", "why", "rule", "odds", "hint"],
)
def test_every_command_answers(table: Table, command: str) -> None:
    seats = "human,bot:heuristic"
    quiet = played(table(seats, game="oldworld"), "1")
    text = played(table(seats, game="oldworld"), "1", command)
    assert len(text) > len(quiet)
    assert "{" not in text


# --- full screen ---------------------------------------------------------------------------------


async def asked(app: TableApp, pilot: Pilot[int]) -> Ask | None:
    """Wait until the person is asked or the game is over."""
    await pilot.pause()
    await app.workers.wait_for_complete()
    await pilot.pause()
    return app.asking


@pytest.mark.parametrize("size", [(80, 24), (130, 40)])
async def test_the_outcome_of_a_story_is_read_on_a_page(
    table: Table, size: tuple[int, int]
) -> None:
    host, _ = next(asked_about(table, "story", seats="human"))
    app = TableApp(host, "en", fast=True)
    async with app.run_test(size=size) as pilot:
        await asked(app, pilot)
        assert not isinstance(app.screen, Page)
        told = app.desk.story.upto
        await pilot.press("enter")
        await asked(app, pilot)
        assert isinstance(app.screen, Page)
        heading, lines = app.desk.story.page(told)
        assert heading == "What came of it"
        assert lines


async def test_a_click_on_a_place_goes_there(table: Table) -> None:
    host, ask = next(asked_about(table, "roam", seats="human"))
    app = TableApp(host, "en", fast=True)
    async with app.run_test(size=(80, 24)) as pilot:
        await asked(app, pilot)
        way = next(option for option in ask.options if isinstance(option, Go))
        before = len(app.host.session.log)
        await pilot.click("#board", offset=spot(app, f"place:{way.to}"))
        await asked(app, pilot)
        assert app.host.session.log[before] == way


def test_a_specialty_says_what_it_does_at_this_level(table: Table) -> None:
    desks = (first(table, "roam", seed=f"school {n}")[0] for n in range(40))
    desk = next(each for each in desks if view_of(each).players[0].school == "wolf")
    view = view_of(desk)
    said = desk.look.label(view, UsePerk("specialty"), brief=False)
    assert said == "Use: Swordsmanship (1 damage, 0 cards)"


def test_odds_that_were_tried_out_name_their_error(table: Table) -> None:
    desk, ask = first(table, "prepare", seats="human")
    lines = desk.odds_lines(ask)
    assert lines[-1] == desk.voice.say("term-odds-simulated")
    assert all("%" in line and "% ± " in line and ".:" not in line for line in lines[:-1])


async def test_the_odds_of_a_fight_come_when_they_are_ready(table: Table) -> None:
    host, ask = next(asked_about(table, "prepare", seats="human"))
    app = TableApp(host, "en", fast=True)
    async with app.run_test(size=(80, 24)) as pilot:
        await asked(app, pilot)
        assert "%" in app.desk.label(ask, ask.options[-1])
        assert "%" in str(app.scene.choices.get_option_at_index(0).prompt)
        await pilot.press("h")
        assert "≈" in words(app, "detail")


async def test_an_answer_to_an_earlier_question_is_not_taken_for_this_one(table: Table) -> None:
    host, _ = next(asked_about(table, "roam", seats="human"))
    app = TableApp(host, "en", fast=True)
    async with app.run_test(size=(80, 24)) as pilot:
        await asked(app, pilot)
        before = len(host.session.log)
        late = Choices.Chosen((99,), app.scene.choices.offers - 1)
        app.on_choices_chosen(late)
        await asked(app, pilot)
        assert len(host.session.log) == before


async def test_what_a_hint_marks_is_in_sight(table: Table) -> None:
    host, ask = next(asked_about(table, "burn", seats="human"))
    assert len(ask.options) > 8
    app = TableApp(host, "en", fast=True)
    async with app.run_test(size=(80, 24)) as pilot:
        await asked(app, pilot)
        await pilot.press("h")
        choices = app.scene.choices
        assert choices.highlighted in choices.marks
