"""Who and what changes a move: knights, gear, upgrades."""

from __future__ import annotations

import pytest

from korchma.games.wasteknights import events as e
from korchma.games.wasteknights.options import (
    DriveTo,
    EndTurn,
    GoOn,
    HealBy,
    Look,
    UseGear,
    UseKnack,
)
from tests.games.wasteknights.story import rider, waste
from tests.games.wasteknights.test_moving import mp


@pytest.mark.rule("26")
def test_nellies_lead_foot_is_a_point_on_every_move() -> None:
    assert mp(waste(nellie=rider(vehicle="bike")).drive("r5c5")) == 6


@pytest.mark.rule("30")
def test_alintas_first_symbol_of_a_move_has_no_effect() -> None:
    table = waste(alinta=rider("r6c0", vehicle="bike")).drive("r6c1", "r6c0", "r6c1")
    assert table["alinta"].infected == 1
    table = waste(alinta=rider("r4c4")).drive("r3c4")
    assert table["alinta"].rad == 0


@pytest.mark.rule("31")
def test_alinta_picks_where_two_symbols_lie_on_one_space() -> None:
    tokens = {"contamination": ("r5c5",), "radiation": ("r5c5",)}
    table = waste(alinta=rider(), tokens=tokens).drive("r5c5")
    table.do(UseKnack("cont"))
    assert (table["alinta"].rad, table["alinta"].infected) == (1, 0)
    table = waste(alinta=rider(), tokens=tokens).drive("r5c5")
    table.do(UseKnack("rad"))
    assert (table["alinta"].rad, table["alinta"].infected) == (0, 1)


@pytest.mark.rule("30")
def test_a_lead_coat_may_spare_a_symbol_once_and_a_geiger_counter_does() -> None:
    table = waste(johnny=rider("r4c4", armour="G12")).drive("r3c4").do(GoOn())
    assert table["johnny"].rad == 1
    table = waste(johnny=rider("r4c4", armour="G12", fuel=4)).drive("r3c4", "r4c4", "r3c4")
    table.do(UseKnack("gear:G12"))
    assert table["johnny"].rad == 1
    table = waste(johnny=rider("r4c4", cargo=("G13",), fuel=4)).drive("r3c4", "r4c4", "r3c4")
    assert table["johnny"].rad == 1
    assert waste(johnny=rider("r4c4", cargo=("~G13",))).drive("r3c4")["johnny"].rad == 1


@pytest.mark.rule("30")
def test_a_gas_mask_stops_every_contamination_broken_one_a_move() -> None:
    way = ("r6c1", "r6c0", "r6c1")
    assert waste(johnny=rider("r6c0", cargo=("G17",))).drive(*way)["johnny"].infected == 0
    assert waste(johnny=rider("r6c0", cargo=("~G17",))).drive(*way)["johnny"].infected == 1


@pytest.mark.rule("30")
def test_a_raincoat_may_spare_one_contamination() -> None:
    table = waste(johnny=rider("r6c0", armour="G37")).drive("r6c1").do(UseKnack("gear:G37"))
    assert table["johnny"].infected == 0


@pytest.mark.rule("30")
def test_old_trails_lead_past_one_threat() -> None:
    table = waste(johnny=rider(upgrades={"johnny-1": "b"})).draws("T3")
    table.drive("r4c5", "r5c5", "r4c5")
    assert [x.threat for x in table.told(e.DrewThreat)] == ["T3"]


@pytest.mark.rule("26")
def test_riot_gear_costs_a_point_while_it_works_and_is_worn() -> None:
    assert mp(waste(johnny=rider(armour="G11")).drive("r5c5")) == 3
    assert mp(waste(johnny=rider(armour="~G11")).drive("r5c5")) == 4
    assert mp(waste(johnny=rider(cargo=("G11",))).drive("r5c5")) == 4


@pytest.mark.rule("95")
def test_racing_leathers_are_a_point_while_worn() -> None:
    table = waste(nellie=rider(armour="nellie-4", upgrades={"nellie-4": ""}))
    assert mp(table.drive("r5c5")) == 6


@pytest.mark.rule("26")
def test_short_cuts_through_bush_or_through_mountains() -> None:
    assert mp(waste(nellie=rider("r6c10", upgrades={"nellie-1": "a"})).drive("r5c10")) == 4
    assert mp(waste(nellie=rider("r6c10", upgrades={"nellie-1": "b"})).drive("r5c10")) == 3
    assert mp(waste(nellie=rider("r7c9", upgrades={"nellie-1": "b"})).drive("r8c10")) == 4


@pytest.mark.rule("26")
def test_a_stunt_makes_one_rough_space_of_a_move_cost_one() -> None:
    table = waste(johnny=rider("r5c11", fuel=0, upgrades={"C2": "b"}))
    table.drive("r5c10", "r6c11")
    assert [x.mp for x in table.told(e.Entered)] == [3, 1]
    both = waste(nellie=rider("r6c10", upgrades={"C2": "b", "nellie-1": "a"})).drive("r5c10")
    assert mp(both) == 4


@pytest.mark.rule("26")
def test_a_dead_winch_comes_on_top_of_a_stunt() -> None:
    table = waste(johnny=rider("r7c9", breakdowns=("K7",))).drive("r8c10")
    assert mp(table) == 1
    table = waste(johnny=rider("r7c9", breakdowns=("K7",), upgrades={"C2": "b"})).drive("r8c10")
    assert mp(table) == 2


@pytest.mark.rule("95")
def test_a_syringe_between_two_steps() -> None:
    table = waste(johnny=rider("r6c0", wounds=5, cargo=("G14",))).drive("r6c1", "r6c0")
    assert table.about == "on-the-way"
    table.do(UseGear("G14"), HealBy(0))
    assert (table["johnny"].wounds, table["johnny"].infected) == (2, 1)


@pytest.mark.rule("25")
def test_dreaming_shows_the_top_card_to_the_dreamer_alone() -> None:
    table = waste(alinta=rider(upgrades={"alinta-2": "a"}), logan=rider("r7c9"))
    table.do(DriveTo("r5c5"), Look("bm"))
    assert [x.card for x in table.told(e.Peeked, seat=0)] == ["J"]
    assert [x.card for x in table.told(e.Peeked, seat=1)] == [None]
    assert table.state.wastes["bm"][-1] == "J"


@pytest.mark.rule("16")
def test_an_unfinished_turn_can_be_ended_after_a_move() -> None:
    table = waste(johnny=rider(), logan=rider("r7c9")).drive("r5c5")
    assert table.offers(EndTurn())
