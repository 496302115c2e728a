"""How a table looks in letters."""

from __future__ import annotations

import random
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from korchma.bots import random_answer
from korchma.games.witches.eyes.view import View
from korchma.games.witches.options import Walk
from korchma.kernel import KorchmaError, games
from korchma.terminal import look
from korchma.terminal.desk import Desk
from korchma.terminal.look import GROUP, Look, look_of
from korchma.terminal.looks.witches.lancre import BENDS, SPOTS
from korchma.terminal.looks.witches.look import Witches
from korchma.text.bundles import message_ids
from korchma.text.voice import LANGUAGES
from tests.terminal.conftest import Table

SIZES = [(50, 14), (60, 18), (70, 22), (84, 23), (94, 24), (120, 30), (140, 40)]


def desk_of(table: Table, language: str = "en", decisions: int = 4) -> Desk:
    """A table some decisions into the game."""
    host = table("human,bot:random,bot:random")
    host.run()
    chance = random.Random(1)
    for _ in range(decisions):
        ask = host.asked
        assert ask is not None
        host.choose(random_answer(ask, chance), ask.seat)
        host.run()
    return Desk(host, language)


def test_the_drawing_has_every_area_and_every_path(table: Table) -> None:
    box = table().session.game.content
    assert set(SPOTS) == {*box.areas, "dungeon"}
    drawn = {frozenset(ends) for ends in BENDS}
    assert drawn == {frozenset(path.between) for path in box.paths.values()}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("width", "height"), SIZES)
def test_every_place_is_named_in_full_at_every_size(
    table: Table, language: str, width: int, height: int
) -> None:
    desk = desk_of(table, language)
    text = str(desk.look.paint(desk.view, width, height))
    for area in desk.host.session.table.content.areas:
        assert desk.voice.name("area", area, "short") in text
    assert len(text.split("\n")) == height


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_every_space_can_be_clicked(table: Table, width: int, height: int) -> None:
    desk = desk_of(table)
    picture = desk.look.paint(desk.view, width, height)
    found = {cell.ref for row in picture.rows for cell in row}
    assert {f"space:{space}" for space in desk.host.session.table.content.spaces} <= found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("width", "height"), SIZES)
def test_problems_stand_below_their_places(
    table: Table, language: str, width: int, height: int
) -> None:
    for decisions in (2, 12):
        desk = desk_of(table, language, decisions)
        assert isinstance(desk.view, View)
        picture = desk.look.paint(desk.view, width, height)
        for space, problem in desk.view.problems.items():
            cells = [cell for row in picture.rows for cell in row if cell.ref == f"space:{space}"]
            letters = "".join(cell.char for cell in cells)
            assert ("?" in letters) == problem.closed
            assert letters.count("!") == problem.crises
            hard = problem.token in desk.host.session.table.content.hard
            letter = desk.voice.say("term-witches-hard" if hard else "term-witches-easy")
            sign = "?" if problem.closed else letter
            assert f"{sign}{problem.target or ''}" in letters


def test_what_can_be_chosen_is_lit(table: Table) -> None:
    desk = desk_of(table)
    lit, mark = frozenset({"space:slice"}), frozenset({"space:dancers"})
    picture = desk.look.paint(desk.view, 50, 14, lit, mark)
    inks = {cell.ref: cell.ink for row in picture.rows for cell in row if cell.char == "D"}
    assert inks["space:dancers"] == "mark"
    inks = {cell.ref: cell.ink for row in picture.rows for cell in row if cell.char == "l"}
    assert inks["space:slice"] == "lit"


def test_a_game_nobody_has_drawn_shows_its_fields(table: Table) -> None:
    desk = desk_of(table)
    assert look_of("chess") is Look
    plain = Look(desk.voice, desk.host.session.table.content)
    text = str(plain.paint(desk.view, 60, 20))
    assert "crisis_pool: " in text


def entry(monkeypatch: pytest.MonkeyPatch, value: str) -> None:
    """Somebody's package draws chess."""
    point = EntryPoint(name="chess", value=value, group=GROUP)
    monkeypatch.setattr(look, "_looks", lambda: {"chess": point})


def test_a_package_brings_its_own_look(monkeypatch: pytest.MonkeyPatch) -> None:
    entry(monkeypatch, "korchma.terminal.looks.witches.look:Witches")
    assert look_of("chess") is Witches
    assert look_of("draughts") is Look


@pytest.mark.parametrize(
    "value", ["no.such.module:Look", "korchma.terminal.look:Nothing", "korchma.terminal.look:GROUP"]
)
def test_a_look_that_is_none_says_which(monkeypatch: pytest.MonkeyPatch, value: str) -> None:
    entry(monkeypatch, value)
    with pytest.raises(KorchmaError, match=f"The look of chess, {value}"):
        look_of("chess")


def test_a_look_whose_module_breaks_says_which_and_why(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "breaking_look.py").write_text("raise TypeError('no ink')")
    monkeypatch.syspath_prepend(str(tmp_path))
    entry(monkeypatch, "breaking_look:Look")
    with pytest.raises(KorchmaError, match="breaking_look:Look, cannot be loaded: no ink"):
        look_of("chess")


def test_every_game_of_ours_has_been_drawn() -> None:
    for name in games():
        assert look_of(name) is not Look


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_known_problem_says_what_failing_leads_to(table: Table, language: str) -> None:
    told = 0
    for decisions in (2, 6, 8, 10):
        desk = desk_of(table, language, decisions)
        assert isinstance(desk.view, View)
        hard = desk.host.session.table.content.hard
        for space, problem in desk.view.problems.items():
            text = desk.look.describe(desk.view, f"space:{space}")
            if problem.token is not None:
                assert desk.voice.say(f"token-{problem.token}.hint") in text
            if problem.token in hard:
                told += 1
                assert desk.voice.say(f"token-{problem.token}.consequence") in text
    assert told


@pytest.mark.parametrize("language", LANGUAGES)
def test_without_a_map_a_way_says_what_waits_at_its_end(table: Table, language: str) -> None:
    desk = desk_of(table, language)
    while (ask := desk.host.asked) is not None and ask.about != "move":
        desk.host.choose(ask.options[0], ask.seat)
        desk.host.run()
    assert ask is not None
    desk.refresh()
    assert isinstance(desk.view, View)
    busy = [x for x in ask.options if isinstance(x, Walk) and x.to in desk.view.problems]
    empty = [x for x in ask.options if isinstance(x, Walk) and x not in busy]
    empty = [x for x in empty if x.to not in {player.at for player in desk.view.players}]
    assert busy
    assert empty
    for walk in busy:
        there = desk.view.problems[walk.to]
        name = desk.voice.name("token", there.token or "closed")
        assert f"{desk.voice.option(walk)} · {name}" in desk.label(ask, walk)
        assert name not in desk.label(ask, walk, brief=True)
    assert desk.label(ask, empty[0]) == desk.voice.option(empty[0])


def test_a_card_says_everything_about_itself(table: Table) -> None:
    desk = desk_of(table)
    for language in LANGUAGES:
        desk.speak(language)
        for card in desk.host.session.table.content.cards:
            lines = desk.look.card(desk.view, str(card))
            assert len(lines) >= 5
            assert not any("{" in line for line in lines)
    assert desk.look.card(desk.view, "nonsense") == []


def test_a_player_is_called_by_her_witch_from_the_choice_on(table: Table) -> None:
    desk = desk_of(table)
    assert isinstance(desk.view, View)
    for seat, player in enumerate(desk.view.players):
        assert desk.voice.seat(seat) == desk.voice.name("witch", player.witch, "short")
    taken = [each.text for each in desk.story.told if "will be" in each.text]
    assert any(text.startswith("Player") for text in taken)


def test_the_three_languages_say_the_same_things() -> None:
    english, *others = (message_ids("korchma.text", language) for language in LANGUAGES)
    for other in others:
        assert other == english


def test_every_sentence_of_the_client_is_used() -> None:
    code = "".join(
        file.read_text("utf-8")
        for room in ("terminal", "commands")
        for file in Path("src/korchma", room).rglob("*.py")
    )
    made = ("term-cmd-", "term-tab-", "term-language-")
    for name in message_ids("korchma.text", "en"):
        if name.startswith("term-") and not name.startswith(made):
            assert f'"{name}"' in code or f"'{name}'" in code or f'"{name}.' in code, name
