"""The tests themselves: what runs before them, in which order, and which of them run."""

from __future__ import annotations

import subprocess
import sys
from typing import NamedTuple

import pytest

from korchma.kernel import games
from tests import checks, test_checks
from tests.chance import LONG
from tests.clock import CHECKS, Clock, Spent
from tests.conftest import left_out
from tests.pieces import PIECES, piece_of
from tests.properties import tables

FINE = checks.Check("fine", (sys.executable, "-c", "print('all is well')"))
BAD = checks.Check(
    "bad", (sys.executable, "-c", "print('a comma is missing'); raise SystemExit(3)")
)


def test_a_failing_check_is_told_and_stops_no_other(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(checks, "CHECKLIST", (BAD, FINE))
    assert checks.main() == 1
    said = capfd.readouterr().out
    assert "a comma is missing" in said
    assert "all is well" not in said
    assert said.splitlines()[-1] == "Failed: bad"
    monkeypatch.setattr(checks, "CHECKLIST", (FINE,))
    assert checks.main() == 0


def test_a_failing_check_fails_its_test_and_says_why() -> None:
    test_checks.test_in_order(FINE)
    with pytest.raises(AssertionError, match="a comma is missing"):
        test_checks.test_in_order(BAD)


def test_the_clock_adds_up_folders_and_finds_the_slowest() -> None:
    clock = Clock()
    clock.tests |= {
        f"{CHECKS}[lint]": Spent(0.2, 0.3, 1),
        "tests/server/test_a.py::test_a": Spent(1.0, 2.0, 1),
        "tests/server/test_b.py::test_b": Spent(1.5, 1.0, 1),
        "tests/browser/test_c.py::test_c": Spent(0.5, 9.0, 1),
    }
    told = list(clock.told())
    assert told[1].split() == ["2.5", "3.0", "2", "tests/server"]
    assert told[2].split() == ["0.5", "9.0", "1", "tests/browser"]
    assert told[3].split() == ["0.2", "0.3", "1", "lint"]
    assert told[6].split() == ["9.0", "tests/browser/test_c.py::test_c"]


def test_every_game_is_among_the_tables_and_none_costs_more_than_its_share() -> None:
    assert tables.GAMES.keys() == {*games(), "duel"}
    among = {way.id for way in tables.WAYS}
    for name, game in tables.GAMES.items():
        assert {f"{name}-{mode.id}-{mode.players[0]}" for mode in game.modes} <= among
    for name, game in tables.GAMES.items():
        looks = tables.USUAL[name] // tables.stride(game)
        assert LONG or looks < 2 * tables.LOOKS, name


def test_of_a_long_game_other_decisions_are_looked_at_in_another_game(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(tables, "LONG", False)
    game = max(tables.GAMES.values(), key=lambda each: tables.USUAL[each.id])
    seen = []
    for seed in ("one", "another", "a third"):
        session = tables.new(game, game.modes[0].id, game.modes[0].players[0], seed)
        seen.append(set(tables.walk(session, 1)) - {len(session.log)})
    assert all(seen)
    assert set.intersection(*seen) == set()


class Item(NamedTuple):
    """A test as pytest has it, so far as it is known who stands for whom."""

    nodeid: str
    mark: pytest.Mark | None = None

    def get_closest_marker(self, name: str) -> pytest.Mark | None:
        """The mark, if there is one."""
        return self.mark if name == "one_in" else None


def test_who_stands_for_the_others_does_not_depend_on_who_they_are() -> None:
    mark = pytest.mark.one_in(3).mark
    items = [Item("always"), *(Item(f"one[{n}]", mark) for n in range(90))]
    left = {each.nodeid for each in left_out(items)}
    assert "always" not in left
    assert 45 < len(left) < 75
    for some in (items[::-1], items[7:50], items[::5]):
        assert {each.nodeid for each in left_out(some)} == left & {each.nodeid for each in some}


@pytest.mark.parametrize(("where", "some"), [("", "1"), ("true", "0")])
def test_at_home_some_tests_stand_for_others_and_in_ci_all_of_them_run(
    where: str, some: str
) -> None:
    assert f"KORCHMA_TEST_SOME={some} " in _plan("test", f"CI={where}")


def test_a_short_run_takes_no_seed_from_anybody_and_a_long_one_says_which() -> None:
    given = ("KORCHMA_TEST_SEED=mine", "KORCHMA_TEST_LONG=1")
    for command in ("test", "test-long"):
        plan = _plan(command, *given)
        assert ("KORCHMA_TEST_SEED= KORCHMA_TEST_LONG= " in plan) == (command == "test")
        assert ("KORCHMA_TEST_SEED=mine KORCHMA_TEST_LONG=1 " in plan) == (command == "test-long")


def test_each_test_is_in_one_piece_of_a_long_run() -> None:
    """And each piece is a job of the night."""
    pieces = {
        "rooms": "tests/browser/test_rooms.py::test_a[ru-witches]",
        "browser": "tests/browser/test_daylight.py::test_b",
        "games": "tests/properties/test_many_games.py::test_c",
        "engine": "src/korchma/bots/cast.py::korchma.bots.cast.somebody",
    }
    assert pieces.keys() == PIECES.keys()
    assert {piece: piece_of(test) for piece, test in pieces.items()} == {x: x for x in pieces}
    night = (checks.ROOT / ".github" / "workflows" / "nightly.yml").read_text("utf-8")
    assert f"piece: [{', '.join(PIECES)}]" in night


def _plan(*words: str) -> str:
    """What make would do."""
    done = subprocess.run(
        ["make", "--dry-run", *words], cwd=checks.ROOT, capture_output=True, text=True, check=True
    )
    return done.stdout
