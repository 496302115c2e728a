"""The tests themselves: what runs before them, in which order, and what changes by the day."""

from __future__ import annotations

import subprocess
import sys
from typing import NamedTuple

import pytest

from korchma.kernel import games
from tests import checks, test_checks
from tests.clock import CHECKS, Clock, Spent
from tests.conftest import waiting
from tests.properties import day, tables

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
        assert day.LONG or looks < 2 * tables.LOOKS, name


def test_a_long_game_is_looked_at_elsewhere_on_another_day(monkeypatch: pytest.MonkeyPatch) -> None:
    game = max(tables.GAMES.values(), key=lambda each: tables.USUAL[each.id])
    monkeypatch.setattr(tables, "LONG", False)
    seen: set[int] = set()
    for date in range(1, 4):
        monkeypatch.setenv(day.DAY, f"2026-11-{date:02}")
        session = tables.new(game, game.modes[0].id, game.modes[0].players[0], "days")
        looked = set(tables.walk(session, 1)) - {len(session.log)}
        assert looked
        assert not looked & seen
        seen |= looked


class Item(NamedTuple):
    """A test as pytest has it, so far as turns are concerned."""

    nodeid: str
    mark: pytest.Mark | None = None

    def get_closest_marker(self, name: str) -> pytest.Mark | None:
        """The mark, if there is one."""
        return self.mark if name == "by_turns" else None


def test_who_takes_turns_has_one_within_so_many_days(monkeypatch: pytest.MonkeyPatch) -> None:
    alone, together = pytest.mark.by_turns(3).mark, pytest.mark.by_turns(2, "lessons").mark
    items = [Item("always"), *(Item(f"one[{n}]", alone) for n in range(7))]
    items += [Item(f"lesson of {title}", together) for title in ("ronin", "witches")]
    waits: list[set[str]] = []
    for date in range(1, 7):
        monkeypatch.setenv(day.DAY, f"2026-11-{date:02}")
        waits.append({each.nodeid for each in waiting(items)})
    assert {len(each) for each in waits} <= {5, 6}
    assert items[0].nodeid not in set.union(*waits)
    for first in range(4):
        assert set.intersection(*waits[first : first + 3]) == set()


@pytest.mark.parametrize(("where", "turns"), [("", "1"), ("true", "0")])
def test_at_home_tests_take_turns_and_in_ci_all_of_them_run(where: str, turns: str) -> None:
    plan = subprocess.run(
        ["make", "--dry-run", "test", f"CI={where}"],
        cwd=checks.ROOT,
        capture_output=True,
        text=True,
    )
    assert f"KORCHMA_TEST_TURNS={turns} " in plan.stdout
