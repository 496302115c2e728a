"""Titles: found by name, played in their modes, asked for nothing they do not have."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib import metadata
from pathlib import Path
from typing import Any

import pytest

from korchma.kernel import (
    Game,
    KorchmaError,
    Session,
    broken_games,
    empty_box,
    find_game,
    games,
)
from korchma.kernel import game as titles
from korchma.kernel.game import GROUP, _titles
from tests.toys.duel import DUEL, Wishes

WITCHES = find_game("witches")


def test_every_installed_title_is_found_by_its_id() -> None:
    found = games()
    assert list(found) == sorted(found)
    assert "witches" in found
    for name, game in found.items():
        assert game.id == name
        assert find_game(name) is game


@pytest.fixture
def only_the_duel(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Another package is installed, and ours is not."""
    point = metadata.EntryPoint("duel", "tests.toys.duel:DUEL", GROUP)
    monkeypatch.setattr(metadata, "entry_points", lambda group: [point] if group == GROUP else [])
    _titles.cache_clear()
    yield
    _titles.cache_clear()


@pytest.mark.usefixtures("only_the_duel")
def test_a_package_with_an_entry_point_is_a_title() -> None:
    assert games() == {"duel": DUEL}
    assert find_game("duel") is DUEL
    with pytest.raises(KorchmaError, match=r"There is no game 'witches' here\. .* duel\."):
        find_game("witches")


def test_an_unknown_title_is_answered_with_the_known_ones() -> None:
    with pytest.raises(KorchmaError, match=r"no game 'wizards' here\. The games are: .*witches"):
        find_game("wizards")


WRONG = {
    "raises": (
        "tests.toys.nowhere:GAME",
        "ModuleNotFoundError: No module named 'tests.toys.nowhere'",
    ),
    "lacks it": ("tests.toys.duel:NOTHING", "AttributeError: .*NOTHING"),
    "is no game": ("tests.toys.duel:Wishes", "tests.toys.duel:Wishes is no Game"),
    "another": ("korchma.games.witches:GAME", "korchma.games.witches:GAME calls itself witches"),
}


@pytest.mark.parametrize("wrong", WRONG)
def test_a_title_that_cannot_be_loaded_takes_only_itself_off_the_shelf(
    monkeypatch: pytest.MonkeyPatch, wrong: str
) -> None:
    place, why = WRONG[wrong]
    duel = metadata.EntryPoint("duel", "tests.toys.duel:DUEL", GROUP)
    marsh = metadata.EntryPoint("marsh", place, GROUP)
    monkeypatch.setattr(titles, "_titles", lambda: {"duel": duel, "marsh": marsh})
    assert games() == {"duel": DUEL}
    (broken,) = broken_games()
    assert re.fullmatch(
        rf"The game marsh is left out: {place} cannot be loaded \({why}[^/]*\)\. "
        r"Mend it, or uninstall it\.",
        str(broken),
    )
    with pytest.raises(KorchmaError, match=r"^The game marsh is installed but cannot be loaded"):
        find_game("marsh")
    with pytest.raises(KorchmaError, match=r"The games are: duel\.$"):
        find_game("wizards")


def test_a_package_that_breaks_says_in_which_line_and_is_not_tried_again(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    tried = tmp_path / "tried"
    lines = ("open('tried', 'a').write('x')", "raise SystemExit('no marsh today')", "GAME = None")
    (tmp_path / "broken_marsh.py").write_text("\n".join(lines))
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.chdir(tmp_path)
    point = metadata.EntryPoint("marsh", "broken_marsh:GAME", GROUP)
    monkeypatch.setattr(titles, "_titles", lambda: {"marsh": point})
    for _ in range(3):
        assert games() == {}
    assert "SystemExit: no marsh today" in str(broken_games()[0])
    assert f"{tmp_path / 'broken_marsh.py'}, line 2" in str(broken_games()[0])
    assert tried.read_text() == "x"


def test_an_unknown_mode_is_answered_with_the_known_ones() -> None:
    with pytest.raises(KorchmaError, match=r"duel has no mode 'chess'\. Choose one of: duel, long"):
        DUEL.options("chess", 2)


@pytest.mark.parametrize(("mode", "players"), [("long", 4), ("duel", 1), ("duel", 0), ("duel", -2)])
def test_a_mode_says_for_how_many_it_is(mode: str, players: int) -> None:
    with pytest.raises(
        KorchmaError, match=rf"the mode {mode} is for 2(, 3)* or [34] players, not {players}"
    ):
        Session.new(DUEL, players, mode)


@pytest.mark.parametrize("players", [0, 5, 99, -1])
def test_nobody_and_too_many_have_no_mode(players: int) -> None:
    with pytest.raises(KorchmaError, match=f"witches is for 1 to 4 players, not {players}"):
        Session.new(WITCHES, players)


def test_the_first_mode_for_so_many_is_the_default() -> None:
    assert [WITCHES.default_mode(n) for n in (1, 2, 3, 4)] == ["solo"] + ["competitive"] * 3


def test_options_of_a_mode_with_those_chosen_on_top() -> None:
    assert DUEL.options("duel", 2) == Wishes(3)
    assert DUEL.options("long", 2) == Wishes(4)
    assert DUEL.options("long", 2, rounds=1) == Wishes(1)


@pytest.mark.parametrize("chosen", [{"rounds": "many"}, {"rounds": None}, {"length": 3}])
def test_options_that_cannot_be_are_named(chosen: dict[str, Any]) -> None:
    with pytest.raises(
        KorchmaError, match=r"duel: the option (rounds|length) cannot be: .*(many|null|rounds)"
    ):
        Session.new(DUEL, 2, "duel", **chosen)


@pytest.mark.parametrize("game", [DUEL, WITCHES], ids=["duel", "witches"])
def test_every_mode_can_be_set_up_for_all_it_is_for(game: Game[Any, Any, Any]) -> None:
    for mode in game.modes:
        for players in mode.players:
            session = Session.new(game, players, mode.id)
            assert session.waiting
            assert session.result is None


def test_a_game_without_content_has_an_empty_box() -> None:
    assert DUEL.content == empty_box()
    assert DUEL.content.fingerprint == "empty"
