"""Moving: points, fuel, routes, hazards on the way, and the card at the end."""

from __future__ import annotations

import pytest

from korchma.games.wasteknights import events as e
from korchma.games.wasteknights.options import (
    DriveTo,
    Equip,
    OwnWay,
    Step,
    Stop,
    Take,
)
from tests.games.wasteknights.story import BOX, Story, rider, tale, waste


def mp(table: Story) -> int:
    """Points left after the last step."""
    return table.told(e.Entered)[-1].mp


def reached(table: Story) -> set[str]:
    """Every space a move may end on."""
    return {x.to for x in table.offered(DriveTo) if isinstance(x, DriveTo)}


# --- points and fuel -----------------------------------------------------------------------------


@pytest.mark.rule("26", "124")
def test_tc03_a_way_of_four_points_leaves_none() -> None:
    table = waste(johnny=rider("r2c6", fuel=1)).drive("r1c5", "r1c6", "r2c6", "r1c5")
    assert [x.mp for x in table.told(e.Entered)] == [3, 1, 1, 0]
    assert (table["johnny"].at, table["johnny"].fuel) == ("r1c5", 1)


@pytest.mark.rule("27")
def test_tc03_a_further_desert_needs_a_unit_of_fuel() -> None:
    table = waste(johnny=rider("r5c11", fuel=1)).drive("r5c10", "r6c10", "r7c9", "r6c10")
    assert (table["johnny"].fuel, mp(table)) == (0, 0)
    assert table.told(e.Entered)[-1].fuel == 1


@pytest.mark.rule("27")
def test_tc04_four_points_and_two_units_of_fuel_are_six() -> None:
    table = waste(johnny=rider("r5c11", fuel=2))
    assert "r6c11" in reached(table)
    table.drive("r5c10", "r5c11", "r5c10", "r6c11")
    assert (table["johnny"].fuel, mp(table)) == (0, 0)


@pytest.mark.rule("27")
@pytest.mark.ruling("A2")
def test_a_buggy_gets_two_points_out_of_a_unit_and_keeps_what_is_left_of_it() -> None:
    way = ("r4c4", "r5c4", "r4c4", "r5c4", "r4c4", "r5c4")
    table = waste(johnny=rider(vehicle="buggy", fuel=1)).drive(*way)
    assert [x.mp for x in table.told(e.Entered)] == [3, 2, 1, 0, 1, 0]
    plain = waste(johnny=rider(vehicle="buggy", fuel=1), rulings={"fuel_gives_one": True})
    plain.do(DriveTo("r4c4"), OwnWay(), *map(Step, way[:5]))
    assert plain.options == [Stop()]


@pytest.mark.rule("26")
def test_tc05_a_crater_is_never_entered() -> None:
    table = waste(johnny=rider("r5c4", fuel=4))
    assert not reached(table) & {*BOX.craters}
    assert "r6c5" in BOX.craters
    table.do(DriveTo("r5c5"), OwnWay())
    assert {x.to for x in table.offered(Step) if isinstance(x, Step)} == {
        "r5c3",
        "r5c5",
        "r4c4",
        "r4c5",
        "r6c4",
    }


@pytest.mark.rule("26")
@pytest.mark.parametrize(
    ("start", "to", "cost"),
    [("r5c4", "r5c5", 0), ("r5c5", "r5c4", 1), ("r6c10", "r5c10", 2), ("r7c9", "r8c10", 2)],
)
def test_entering_costs_what_the_ground_says(start: str, to: str, cost: int) -> None:
    table = waste(johnny=rider(start)).drive(to)
    assert mp(table) == 4 - cost


@pytest.mark.rule("26")
def test_a_city_costs_what_its_mark_says() -> None:
    assert mp(waste(johnny=rider("r7c1")).drive("r7c0")) == 2
    assert mp(waste(johnny=rider("r5c5")).drive("r4c6")) == 3


@pytest.mark.rule("28")
@pytest.mark.ruling("A32")
def test_tc65_with_neither_points_nor_fuel_one_stops_before_a_highway() -> None:
    way = ("r4c4", "r5c4", "r4c4", "r5c4")
    empty = waste(johnny=rider(fuel=0)).do(DriveTo("r4c4"), OwnWay(), *map(Step, way))
    assert empty.options == [Stop()]
    rolls = waste(johnny=rider(fuel=0), rulings={"stop_at_nought": False})
    rolls.do(DriveTo("r4c4"), OwnWay(), *map(Step, way))
    assert rolls.offers(Step("r5c5"))
    assert not rolls.offers(Step("r4c4"))


@pytest.mark.rule("28")
def test_tc65_with_a_unit_of_fuel_the_highway_is_entered_and_the_fuel_kept() -> None:
    table = waste(johnny=rider(fuel=1)).drive("r4c4", "r5c4", "r4c4", "r5c4", "r5c5")
    assert (table["johnny"].at, table["johnny"].fuel) == ("r5c5", 1)


@pytest.mark.rule("28")
def test_points_left_over_vanish() -> None:
    table = waste(nellie=rider(vehicle="bike"), logan=rider("r7c9"))
    table.drive("r5c5").end_turn().end_turn()
    table.drive("r5c4")
    assert mp(table) == 5 + 1 - 1


# --- routes --------------------------------------------------------------------------------------


@pytest.mark.rule("124")
def test_the_destination_is_named_first_and_its_best_ways_are_offered_with_their_price() -> None:
    table = waste(johnny=rider("r5c4")).do(DriveTo("r4c6"))
    assert table.about == "route"
    assert table.options == [Take(("r5c5", "r4c6"), 1, 0, 0, 0), OwnWay()]


@pytest.mark.rule("124")
def test_no_way_can_be_declared_that_points_and_tank_cannot_pay() -> None:
    assert "r4c0" not in reached(waste(johnny=rider("r5c4", vehicle="truck", fuel=0)))
    assert "r4c0" in reached(waste(johnny=rider("r5c4", vehicle="truck", fuel=1)))


@pytest.mark.rule("124")
@pytest.mark.ruling("A44")
def test_a_declared_route_binds() -> None:
    table = waste(johnny=rider("r5c4")).drive("r5c5", "r4c6", "r5c5", "r5c4")
    assert table["johnny"].at == "r5c4"
    assert len(table.told(e.Entered)) == 4


@pytest.mark.ruling("A44")
def test_where_routes_do_not_bind_one_may_turn_off_go_on_or_stop() -> None:
    table = waste(johnny=rider("r5c4"), rulings={"route_binds": False})
    table.do(DriveTo("r4c6"), Take(("r5c5", "r4c6"), 1, 0, 0, 0))
    assert (table.about, table["johnny"].at) == ("turn-off", "r5c5")
    table.do(Step("r5c4"))
    assert (table.about, table["johnny"].at) == ("turn-off", "r5c4")
    table.do(Step("r4c4"), Stop())
    assert (table.about, table["johnny"].at) == ("action", "r4c4")


@pytest.mark.rule("124")
@pytest.mark.ruling("A13")
def test_a_loop_back_is_a_move_and_draws_a_card() -> None:
    table = waste(johnny=rider("r5c4")).drive("r5c5", "r5c4")
    assert [x.card for x in table.told(e.CardShown)] == ["A"]


@pytest.mark.ruling("A13")
def test_to_stay_is_no_move_unless_agreed() -> None:
    table = waste(johnny=rider()).do(DriveTo("r5c5"), OwnWay())
    assert not table.offers(Stop())
    stays = waste(johnny=rider(), rulings={"may_stay": True}).do(DriveTo("r5c5"), OwnWay(), Stop())
    assert (stays["johnny"].at, len(stays.told(e.CardShown))) == ("r5c4", 1)


@pytest.mark.ruling("A1")
@pytest.mark.parametrize("cost", [0, 1])
def test_what_a_highway_costs_can_be_agreed(cost: int) -> None:
    table = waste(johnny=rider(), rulings={"highway_cost": cost}).drive("r5c5")
    assert mp(table) == 4 - cost


@pytest.mark.rule("33")
def test_a_wreck_does_not_move() -> None:
    assert not reached(waste(johnny=rider(wreck="K1", damage=4)))
    assert reached(waste(johnny=rider(damage=3)))


# --- hazards -------------------------------------------------------------------------------------


@pytest.mark.rule("30")
def test_tc06_radiation_and_contamination_at_once_and_a_token_for_the_card() -> None:
    table = waste(johnny=rider("r6c3", fuel=4), dh=("V03", "A")).draws("T3")
    table.do(DriveTo("r7c0"), OwnWay(), *map(Step, ("r5c2", "r4c2", "r5c1", "r6c1")))
    table.do(Stop())
    knight = table["johnny"]
    assert (knight.rad, knight.infected, knight.wounds) == (1, 1, 0)
    assert [x.threat for x in table.told(e.DrewThreat)] == ["T3"]


@pytest.mark.rule("31")
def test_the_first_space_does_nothing_until_it_is_entered_again() -> None:
    table = waste(johnny=rider("r6c1")).drive("r6c0", "r6c1", "r6c0")
    assert table["johnny"].infected == 1


@pytest.mark.rule("30", "31")
def test_tokens_are_hazards_too_and_radiation_comes_before_contamination() -> None:
    tokens = {"contamination": ("r5c5",), "radiation": ("r5c5",)}
    table = waste(johnny=rider(rad=3, wounds=5), tokens=tokens).drive("r5c5")
    told = [type(x) for _, x in table.session.events(None)]
    assert told.index(e.Irradiated) < told.index(e.Hurt)
    assert (table["johnny"].rad, table["johnny"].infected) == (4, 1)


@pytest.mark.rule("32", "104")
def test_tc07_who_falls_on_the_way_stays_there_and_draws_no_card() -> None:
    table = waste(
        johnny=rider("r6c0", wounds=6), logan=rider("r7c9"), injuries=("J3",), dh=("A",)
    ).drive("r6c1", "r6c2")
    knight = table["johnny"]
    assert (knight.at, knight.fallen, knight.infected) == ("r6c1", ["J3"], 1)
    assert not table.told(e.CardShown)
    assert table.active == "logan"


@pytest.mark.rule("32", "40")
def test_tc74_tokens_of_a_move_that_ends_so_go_back_unused() -> None:
    table = waste(johnny=rider("r6c3", wounds=6, fuel=4), logan=rider("r7c9")).draws("T2", "T1")
    table.drive("r7c3", "r7c2", "r7c3", "r7c2", "r7c1", "r6c1")
    assert table["johnny"].fallen
    assert not table["johnny"].threats
    assert len(table.state.bag) == 10
    assert table["johnny"].wounds == 6


@pytest.mark.rule("34")
def test_being_placed_is_no_move() -> None:
    steps = [{"do": "token", "act": "place", "kind": "knight", "at": "r6c1"}]
    table = waste(content=tale({1: steps})).drive("r5c5")
    assert (table["johnny"].at, table["johnny"].infected) == ("r6c1", 0)
    assert len(table.told(e.CardShown)) == 1


@pytest.mark.rule("34")
def test_tc08_a_bush_city_draws_from_bush_and_mountains() -> None:
    table = waste(johnny=rider("r7c1")).drive("r7c0")
    assert [(x.deck, x.card) for x in table.told(e.CardShown)] == [("bm", "J")]


@pytest.mark.rule("34", "35")
def test_one_card_for_the_last_space_and_none_for_those_passed() -> None:
    table = waste(johnny=rider("r6c10")).drive("r5c10", "r4c11", "r5c11")
    assert [(x.deck, x.card) for x in table.told(e.CardShown)] == [("dh", "A")]
    assert table.state.wasted["dh"] == ["A"]


@pytest.mark.rule("25")
def test_tc55_gear_is_not_changed_while_a_move_lasts() -> None:
    table = waste(johnny=rider(hands=("S1",), cargo=("G06", "S3")), dh=("E18",))
    assert table.offers(Equip("G06", ()))
    table.drive("r5c5")
    assert table.about == "weapon"
    assert not table.offered(Equip)
