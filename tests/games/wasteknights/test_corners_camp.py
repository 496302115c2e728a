"""Corners of camp, city and gear: who helps whom, what fits, what a wreck and an injury leave."""

from __future__ import annotations

from typing import Any

import pytest

from korchma.games.wasteknights import events as e
from korchma.games.wasteknights.options import (
    Cure,
    Discard,
    DriveTo,
    Equip,
    Explore,
    Fix,
    GetRepaired,
    GetWell,
    HealBy,
    MakeCamp,
    Mend,
    NoDeal,
    Overhaul,
    Patch,
    Put,
    Restore,
    Shake,
    Stow,
    TradeWith,
    Treat,
    Upgrade,
    UseGear,
    Visit,
    WakeUp,
    Want,
)
from korchma.games.wasteknights.state import State
from tests.games.wasteknights.story import Story, rider, waste


def camping(**riders: Any) -> Story:
    """Everybody on one space; the first one camps."""
    return waste(**riders).do(MakeCamp())


# --- trading -------------------------------------------------------------------------------------


@pytest.mark.rule("56", "97", "98")
def test_no_deal_that_would_cost_a_card_though_hands_are_free() -> None:
    """Weapons lie in a full vehicle: in camp nobody moves them to his hands."""
    full = rider(vehicle="bike", cargo=("S1", "S2", "G03"))
    table = camping(zoe=full, li=rider(cargo=("G01",)))
    table.do(TradeWith("li"), Want("G01", "G01"))
    assert not table.offers(Shake())
    table.do(Put("G03", "G03"))
    assert table.offers(Shake())


@pytest.mark.rule("56", "98")
def test_a_deal_that_fits_leaves_nothing_to_throw_away() -> None:
    full = rider(vehicle="bike", hands=("S3",), cargo=("G03", "G01", "G13"))
    table = camping(zoe=full, li=rider(hands=("S1", "S2")))
    table.do(TradeWith("li"), Want("S1", "S1"))
    assert not table.offers(Shake())
    table.do(Put("S3", "S3"), Want("S2", "S2"), Shake())
    table.session.choose(table.options[0], seat=table.ask.seat)
    assert [x.card for x in table["zoe"].hands] == ["S1", "S2"]
    assert [x.card for x in table["li"].hands] == ["S3"]
    assert not table.told(e.GearGone)


@pytest.mark.rule("56", "29")
def test_a_full_tank_takes_no_fuel_in_a_deal_unless_a_can_comes_with_it() -> None:
    table = camping(zoe=rider(fuel=4), li=rider(fuel=2, cargo=("G19",)))
    table.do(TradeWith("li"), Want("fuel"))
    assert not table.offers(Shake())
    table.do(Want("G19", "G19"))
    assert table.offers(Shake())


@pytest.mark.rule("55", "56")
def test_a_gift_is_a_deal_too() -> None:
    table = camping(zoe=rider(med=1), li=rider(med=0)).do(TradeWith("li"), Put("med"), Shake())
    table.session.choose(table.options[0], seat=1)
    assert (table["zoe"].med, table["li"].med) == (0, 1)


# --- helping -------------------------------------------------------------------------------------


@pytest.mark.rule("55", "51")
def test_points_mend_a_partners_gear_and_vehicle_at_their_own_price() -> None:
    partner = rider(vehicle="truck", damage=3, cargo=("~G04", "~S1"))
    table = camping(zoe=rider(), li=partner)
    assert table.offers(Fix("li", "S1", 1), Patch("li", 2), Fix("li", "G04", 4))
    table.do(Patch("li", 2), Patch("li", 2))
    assert (table["li"].damage, table.state.points) == (1, 1)
    assert not table.offers(Patch("li", 2))


@pytest.mark.rule("52", "51")
def test_a_surgeon_mends_one_such_card_a_camp_however_many_points_are_left() -> None:
    rich = rider(cargo=("~G02", "~G03", "G16"), upgrades={"C5": "a"})
    table = camping(zoe=rich)
    assert table.state.points == 8
    table.do(Fix("zoe", "G02", 4))
    assert (table.state.points, table.offers(Fix("zoe", "G03", 4))) == (4, False)


@pytest.mark.rule("55", "109")
def test_a_partners_wreck_is_not_patched_but_his_gear_is_mended() -> None:
    table = camping(zoe=rider(), li=rider(damage=4, wreck="K1", cargo=("~S1",)))
    assert not table.offered(Patch)
    assert table.offers(Fix("li", "S1", 1))


@pytest.mark.rule("50", "57", "105a")
def test_medicine_is_for_the_camping_knight_alone() -> None:
    table = camping(zoe=rider(med=2), li=rider(wounds=3))
    assert not table.offered(Treat)
    fallen = rider(wounds=8, fallen="J1", damage=1, cargo=("~S1",))
    table = camping(zoe=rider(med=2), li=fallen)
    assert table.about == "action"


@pytest.mark.rule("50")
def test_points_left_over_of_a_unit_are_lost() -> None:
    table = camping(zoe=rider(wounds=1, med=2)).do(Treat("wounds"))
    assert (table["zoe"].wounds, table["zoe"].med) == (0, 1)


@pytest.mark.rule("50", "102")
def test_one_point_may_turn_an_infected_wound_and_the_next_remove_it() -> None:
    table = camping(zoe=rider(infected=1, wounds=1, med=1)).do(Treat("wounds"))
    assert (table["zoe"].wounds, table["zoe"].infected) == (0, 0)
    table = camping(zoe=rider(infected=3, med=1)).do(Treat("wounds"))
    table.do(HealBy(2))
    assert (table["zoe"].wounds, table["zoe"].infected) == (1, 1)


# --- the city ------------------------------------------------------------------------------------


@pytest.mark.rule("65", "67", "109")
def test_a_wreck_in_a_city_is_overhauled_first_and_then_the_breakdown_removed() -> None:
    broken = rider("r6c2", damage=4, wreck="K5")
    table = waste(zoe=broken).do(Visit("garage"))
    assert not table.offered(GetRepaired)
    assert not table.offered(Mend)
    table = waste(zoe=broken).do(Overhaul(), Visit("garage"), Mend("K5"))
    assert (table["zoe"].breakdowns, table["zoe"].damage) == ([], 1)
    assert "K5" in table.state.breakdowns


@pytest.mark.rule("66", "105")
def test_a_healer_is_visited_right_after_waking() -> None:
    fallen = rider("r6c2", wounds=6, fallen="J3")
    table = waste(zoe=fallen).do(WakeUp(), Visit("healer"))
    assert table.offers(GetWell(), Cure("J3"))
    table.do(Cure("J3"))
    assert (table["zoe"].injuries, table["zoe"].wounds) == ([], 2)


@pytest.mark.rule("68", "116")
def test_a_workshop_mends_unique_gear_too() -> None:
    owner = rider("r6c2", cargo=("~zoe-4",), upgrades={"zoe-4": ""})
    table = waste(zoe=owner).do(Visit("workshop"), Restore("zoe-4"))
    assert not table["zoe"].cargo[0].broken


@pytest.mark.rule("69", "70")
def test_who_pays_too_much_gets_no_change_but_may_take_goods() -> None:
    rich = rider("r6c2", ammo=0, cargo=("G09",))
    table = waste(zoe=rich, deck=("G06", "G05", "G24")).do(Visit("market"), Put("G09", "G09"))
    table.do(Want("G06", "G06"), Want("ammo"), Want("ammo"), Want("ammo"), Shake())
    assert (table["zoe"].ammo, table.told(e.Bought)[0].taken) == (3, ("G06", *["ammo"] * 3))
    assert table["zoe"].hands[0].broken


@pytest.mark.rule("69", "21")
def test_what_the_supply_has_not_cannot_be_bought() -> None:
    def none(state: State) -> None:
        state.supply["ammo"] = 0

    table = waste(zoe=rider("r6c2"), tweak=none).do(Visit("market"))
    assert not table.offers(Want("ammo"))
    assert table.offers(Want("med"), NoDeal())


# --- gear ----------------------------------------------------------------------------------------


@pytest.mark.rule("97", "105")
def test_the_unconscious_move_no_cards() -> None:
    table = waste(zoe=rider(wounds=6, fallen="J1", hands=("S1",), cargo=("G06",)))
    assert not [x for kind in (Equip, Stow, Discard) for x in table.offered(kind)]


@pytest.mark.rule("97", "109")
def test_in_a_wreck_cards_are_moved_and_cargo_is_kept() -> None:
    table = waste(zoe=rider(damage=4, wreck="K1", cargo=("S1", "G13")))
    assert table.offers(Equip("S1"), Discard("G13"), MakeCamp(), Explore(), Overhaul())
    assert not table.offered(DriveTo)


@pytest.mark.rule("95", "109")
@pytest.mark.ruling("A38")
def test_drugs_work_in_a_wreck() -> None:
    table = waste(zoe=rider(wounds=3, damage=4, wreck="K1", cargo=("G14",))).do(UseGear("G14"))
    assert (table["zoe"].wounds, table["zoe"].cargo[0].broken) == (0, True)


@pytest.mark.rule("112", "117")
@pytest.mark.ruling("A40")
def test_an_eliminated_knights_cards_go_where_they_came_from() -> None:
    last = rider(
        wounds=5,
        injuries=("J2", "J3"),
        breakdowns=("K1",),
        hands=("S1",),
        cargo=("zoe-4",),
        upgrades={"zoe-4": "", "C1": "b"},
        threats=("T1",),
    )
    table = waste(zoe=last, li=rider("r7c9")).drive("r5c5")
    s, zoe = table.state, table["zoe"]
    assert (zoe.out, zoe.hands, zoe.cargo, zoe.upgrades) == (True, [], [], {})
    assert (len(s.injuries), len(s.breakdowns), len(s.bag)) == (8, 8, 10)
    assert "S1" in s.scrap
    assert "C1" in s.commons
    assert sum(s.supply.values()) == 36 - 6


@pytest.mark.rule("116", "98")
def test_unique_gear_for_which_there_is_no_room_may_push_out_another_card() -> None:
    full = rider(vehicle="bike", hands=("S3",), cargo=("G03", "G01", "G13"), xp=3)
    table = waste(zoe=full).do(MakeCamp(), Upgrade("zoe-4", ""))
    assert (table.about, table.offers(Discard("S3"), Discard("G01"), Discard("zoe-4"))) == (
        "no-room",
        True,
    )
    table.do(Discard("zoe-4"))
    assert (table["zoe"].upgrades, table["zoe"].claimed) == ({}, [3])
