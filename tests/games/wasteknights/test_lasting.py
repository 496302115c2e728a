"""What stays: the eight injuries and the eight breakdowns."""

from __future__ import annotations

import pytest

from korchma.games.wasteknights import events as e
from korchma.games.wasteknights.options import (
    Discard,
    Drop,
    Equip,
    HealBy,
    Overhaul,
    Stow,
    WakeUp,
    Wield,
)
from korchma.games.wasteknights.rules.numbers import chassis, health
from tests.games.wasteknights.story import rider, tale, waste

# --- injuries ------------------------------------------------------------------------------------


@pytest.mark.rule("104")
def test_tc44_j1_a_broken_arm_holds_one_small_weapon() -> None:
    table = waste(zoe=rider(wounds=6, fallen="J1", hands=("S1", "S2"), cargo=("S3",))).do(WakeUp())
    assert table.options == [Stow("S1"), Stow("S2")]
    table.do(Stow("S2"))
    knight = table["zoe"]
    assert ([x.card for x in knight.hands], [x.card for x in knight.cargo]) == (
        ["S1"],
        ["S3", "S2"],
    )
    assert table.offered(Equip) == [Equip("S2", ("S1",))]


@pytest.mark.rule("104")
def test_j1_a_big_weapon_goes_to_the_vehicle_or_is_gone() -> None:
    table = waste(zoe=rider(wounds=6, fallen="J1", hands=("S3",))).do(WakeUp())
    assert [x.card for x in table["zoe"].cargo] == ["S3"]
    full = rider(vehicle="bike", wounds=6, fallen="J1", hands=("S3",), cargo=("G01", "G13", "G16"))
    table = waste(zoe=full).do(WakeUp())
    assert (table["zoe"].hands, table.state.scrap[-1]) == ([], "S3")


@pytest.mark.rule("104")
def test_j2_a_broken_leg_is_a_point_less_out_of_the_rough() -> None:
    table = waste(zoe=rider("r5c10", injuries=("J2",))).drive("r5c11")
    assert table.told(e.Entered)[0].mp == 3
    table = waste(zoe=rider("r7c0", injuries=("J2",))).drive("r7c1")
    assert table.told(e.Entered)[0].mp == 3
    assert waste(zoe=rider(injuries=("J2",))).drive("r5c5").told(e.Entered)[0].mp == 4


@pytest.mark.rule("104")
def test_j4_cracked_ribs_are_a_point_of_health_and_what_is_too_much_goes() -> None:
    table = waste(zoe=rider(wounds=2, infected=4, fallen="J4")).do(WakeUp(), HealBy(3))
    knight = table["zoe"]
    assert health(table.session.table, knight) == 5
    assert knight.wounds + knight.infected == 4
    assert knight.infected == 1


@pytest.mark.rule("104")
@pytest.mark.parametrize(("injury", "weapon"), [("J5", "S2"), ("J6", "S1")])
def test_j5_j6_sight_and_muscle_cost_a_die_in_attacks(injury: str, weapon: str) -> None:
    table = waste(zoe=rider(hands=(weapon,), injuries=(injury,)), dh=("E09", "A")).drive("r5c5")
    if weapon == "S2":
        table.do(Wield("S2")).roll("WGGG", "- - - -").roll("WGB", "- - -").do(Drop("W"))
    else:
        table.roll("WGB", "- - -").do(Wield("S1")).roll("WGG", "- - -").do(Drop("W"))
    assert len(table.told(e.Attacked)) == 1


@pytest.mark.rule("104")
def test_j8_shaking_hands_see_no_fate() -> None:
    table = waste(zoe=rider(hands=("G05",), injuries=("J8",)), dh=("E09", "A")).drive("r5c5")
    table.roll("WGB", "- - -").roll("WWGGB", "F - F SF F").do(Wield("G05"))
    assert sum(x.n for x in table.told(e.FoeHurt)) == 1


# --- breakdowns ----------------------------------------------------------------------------------


@pytest.mark.rule("109")
@pytest.mark.parametrize(("vehicle", "left"), [("off-roader", 3), ("truck", 3), ("bike", 4)])
def test_tc47_k1_a_guzzler_leaves_three_points_at_least(vehicle: str, left: int) -> None:
    table = waste(zoe=rider(vehicle=vehicle, breakdowns=("K1",))).drive("r5c5")
    assert table.told(e.Entered)[0].mp == left


@pytest.mark.rule("109", "29")
def test_k2_a_leaking_tank_loses_what_is_too_much() -> None:
    table = waste(zoe=rider(fuel=4, damage=4, wreck="K2")).do(Overhaul())
    assert (table["zoe"].fuel, table.state.supply["fuel"]) == (2, 10)


@pytest.mark.rule("109")
def test_k3_a_cracked_frame() -> None:
    table = waste(zoe=rider(breakdowns=("K3",)))
    assert chassis(table.session.table, table["zoe"]) == 3


@pytest.mark.rule("109")
def test_k4_a_torn_bay_throws_out_a_card_of_the_owners_choice() -> None:
    full = rider(damage=4, wreck="K4", cargo=("G01", "G13", "G16", "G17"))
    table = waste(zoe=full).do(Overhaul())
    assert table.about == "torn-bay"
    table.do(Discard("G13"))
    assert [x.card for x in table["zoe"].cargo] == ["G01", "G16", "G17"]


@pytest.mark.rule("109")
def test_k5_bad_steering_costs_a_die() -> None:
    steps = [{"do": "check", "skill": "dr", "need": 1}]
    table = waste(zoe=rider(breakdowns=("K5",)), content=tale({1: steps})).drive("r5c5")
    table.roll("GG", "- -").do(Drop("W"))


@pytest.mark.rule("109", "27")
def test_k6_a_clogged_injector_swallows_the_first_unit_or_halves_the_rest() -> None:
    way = ("r4c4", "r5c4", "r4c4", "r5c4", "r4c4")
    table = waste(zoe=rider(fuel=2, breakdowns=("K6",))).drive(*way)
    assert (table["zoe"].fuel, table.told(e.Entered)[-1].mp) == (0, 0)
    table = waste(zoe=rider(vehicle="buggy", fuel=1, breakdowns=("K6",))).drive(*way)
    assert (table["zoe"].fuel, table.told(e.Entered)[-1].mp) == (0, 0)
    driven = rider(fuel=1, breakdowns=("K6",), upgrades={"zoe-3": "a"})
    table = waste(zoe=driven).drive(*way)
    assert (table["zoe"].fuel, table.told(e.Entered)[-1].mp) == (0, 0)


@pytest.mark.rule("27")
def test_overdrive_is_a_point_more_for_a_unit() -> None:
    way = ("r4c4", "r5c4", "r4c4", "r5c4", "r4c4")
    table = waste(zoe=rider(fuel=1, upgrades={"zoe-3": "a"})).drive(*way)
    assert table.told(e.Entered)[-1].mp == 1


@pytest.mark.rule("109")
def test_k8_broken_headlights_draw_a_token_after_three_spaces() -> None:
    table = waste(zoe=rider(breakdowns=("K8",))).draws("T6").drive("r5c5", "r5c6", "r5c5")
    assert table["zoe"].damage == 1
    table = waste(zoe=rider(breakdowns=("K8",))).drive("r5c5", "r5c6")
    assert not table.told(e.DrewThreat)
