"""What a way is said to cost before it is driven is what it costs."""

from __future__ import annotations

import pytest

from korchma.games.wasteknights import events as e
from korchma.games.wasteknights.eyes.view import view
from korchma.games.wasteknights.eyes.ways import WayView, foresee
from korchma.games.wasteknights.options import DriveTo, OwnWay, Step, Stop
from tests.games.wasteknights.story import Story, rider, waste


def ways(table: Story, seat: int = 0) -> dict[str, WayView]:
    """The ways the one who moves is shown, by their end."""
    return {each.way[-1]: each for each in view(table.session.table, seat).reach}


@pytest.mark.rule("124")
def test_each_space_in_reach_is_shown_with_its_cheapest_way() -> None:
    table = waste(johnny=rider("r6c4", fuel=2))
    assert set(ways(table)) == {x.to for x in table.offered(DriveTo) if isinstance(x, DriveTo)}
    assert view(table.session.table, None).reach == ()


@pytest.mark.rule("26", "27")
@pytest.mark.parametrize("vehicle", ["off-roader", "buggy", "truck"])
def test_the_prices_on_the_borders_are_those_that_are_paid(vehicle: str) -> None:
    start = waste(johnny=rider("r6c4", vehicle=vehicle, fuel=2))
    dear = [each for each in ways(start).values() if each.fuel and len(each.way) > 3]
    assert dear
    for each in dear[:4]:
        table = waste(johnny=rider("r6c4", vehicle=vehicle, fuel=2)).drive(*each.way)
        told = table.told(e.Entered)
        assert [x.fuel for x in told] == list(each.burns)[: len(told)]
        assert (each.points, each.fuel) == (sum(each.costs), sum(each.burns))


@pytest.mark.rule("26")
def test_a_way_of_ones_own_is_priced_as_it_grows() -> None:
    table = waste(johnny=rider("r6c4", fuel=2)).do(DriveTo("r5c4"), OwnWay(), Step("r5c4"))
    found = foresee(table.session.table, table.ask, [Step("r5c5")])
    assert found is not None
    assert (found.way, found.costs) == (("r5c4", "r5c5"), (1, 0))
    stop = foresee(table.session.table, table.ask, [Stop()])
    assert stop is not None
    assert stop.way == ("r5c4",)
    assert foresee(table.session.table, table.ask, []) is None
