"""What clients are told so that they need no rule: routes, numbers, what failing costs."""

from __future__ import annotations

from itertools import pairwise, permutations

import pytest

from korchma.games.witches import GAME
from korchma.games.witches.eyes.foresight import Route, foresee
from korchma.games.witches.options import Stay, Walk
from tests.games.witches.story import Story, witches


def way(table: Story, to: str) -> tuple[str, ...]:
    """The areas of a walk to a space."""
    told = foresee(table.session.table, table.ask, (Walk(to),))
    assert isinstance(told, Route)
    return told.areas


@pytest.mark.rule("44", "51")
def test_a_walk_is_shown_as_the_areas_it_goes_through() -> None:
    table = witches(at={"tiffany": "grannys-cottage", "petulia": "gnarly-ground"}, problems={})
    assert way(table, "bad-ass") == ("grannys-cottage", "bad-ass")
    first, *_, last = way(table, "razorback")
    assert (first, last) == ("grannys-cottage", "razorback")
    near = GAME.content.lanes.near
    areas = way(table, "creel-springs")
    assert all(other in near[one] for one, other in pairwise(areas))


@pytest.mark.rule("51", "52")
def test_the_way_leads_around_what_would_stop_her() -> None:
    lanes, spaces = GAME.content.lanes, GAME.content.spaces_of
    start, goal = next(
        (one, other)
        for one, other in permutations((area for area in lanes.near if len(spaces[area]) == 1), 2)
        if lanes.distance(one, other) == 2
        and len([way for way in lanes.ways(one, other) if len(spaces[way[0]]) == 1]) > 1
    )
    at = {"tiffany": start, "petulia": next(area for area in lanes.near if area != start)}
    usual = way(witches(at=at, problems={}), goal)
    blocked = way(witches(at=at, problems={usual[1]: "fever"}), goal)
    assert usual[1] not in blocked
    assert (blocked[0], blocked[-1]) == (start, goal)


def test_staying_has_no_way() -> None:
    table = witches(at={"tiffany": "grannys-cottage", "petulia": "gnarly-ground"}, problems={})
    assert foresee(table.session.table, table.ask, (Stay(),)) is None


def test_the_numbers_a_table_shows_are_those_of_the_rules() -> None:
    facts = GAME.eyes.facts(GAME.content)
    assert facts is not None
    assert facts.faces == GAME.content.faces  # type: ignore[attr-defined]  # the facts of Witches
    assert GAME.content.symbols[next(iter(GAME.content.cards))] in (0, 1, 2)
