"""Camp: healing, repairing, what is used there, and what changes hands."""

from __future__ import annotations

import pytest

from korchma.games.wasteknights import events as e
from korchma.games.wasteknights.options import (
    Fix,
    HealBy,
    MakeCamp,
    Patch,
    Treat,
    Upgrade,
    UseGear,
    UseKnack,
)
from korchma.games.wasteknights.state import Knight
from tests.games.wasteknights.story import Story, rider, waste


def camp(**riders: Knight) -> Story:
    """The first knight makes camp."""
    return waste(knights=riders).do(MakeCamp())


# --- healing -------------------------------------------------------------------------------------


@pytest.mark.rule("50", "102")
def test_tc15_points_turn_infected_wounds_or_remove_wounds() -> None:
    table = camp(zoe=rider(wounds=2, infected=2)).do(Treat("wounds"))
    assert table.options == [HealBy(1), HealBy(2)]
    table.do(HealBy(2))
    assert (table["zoe"].infected, table["zoe"].wounds, table["zoe"].med) == (0, 3, 1)
    table = camp(zoe=rider(wounds=2, infected=2)).do(Treat("wounds"), HealBy(1))
    assert (table["zoe"].infected, table["zoe"].wounds) == (1, 1)


@pytest.mark.rule("50")
def test_tc16_medicine_is_for_radiation_or_for_wounds() -> None:
    table = camp(zoe=rider(wounds=1, rad=1)).do(Treat("rad"))
    assert (table["zoe"].wounds, table["zoe"].rad, table["zoe"].med) == (1, 0, 1)


@pytest.mark.rule("50")
def test_as_much_medicine_as_one_has() -> None:
    table = camp(zoe=rider(wounds=5)).do(Treat("wounds"), Treat("wounds"))
    assert (table["zoe"].wounds, table["zoe"].med) == (0, 0)
    assert not table.session.ask or not table.offers(Treat("wounds"))


@pytest.mark.rule("50")
@pytest.mark.ruling("A4")
def test_alinta_heals_four_unless_three_are_agreed() -> None:
    assert camp(alinta=rider(wounds=5)).do(Treat("wounds"))["alinta"].wounds == 1
    table = waste(alinta=rider(wounds=5), rulings={"heals_three": True})
    assert table.do(MakeCamp(), Treat("wounds"))["alinta"].wounds == 2


@pytest.mark.rule("49")
def test_a_camp_draws_no_card_and_may_be_nothing_at_all() -> None:
    table = camp(zoe=rider(wounds=1)).over()
    assert (table.about, table.told(e.CardShown), table.state.acted) == ("action", [], ["camp"])


@pytest.mark.rule("49")
def test_camp_is_possible_in_cities_too() -> None:
    assert waste(zoe=rider("r4c6")).offers(MakeCamp())


# --- repairs -------------------------------------------------------------------------------------


@pytest.mark.rule("51")
def test_tc17_points_are_split_between_gear_and_vehicle() -> None:
    table = camp(nellie=rider(damage=2, hands=("~S2",)))
    table.do(Fix("nellie", "S2", 2), Patch("nellie", 1))
    knight = table["nellie"]
    assert (knight.hands[0].broken, knight.damage) == (False, 1)
    assert not table.session.ask or not table.offered(Patch)


@pytest.mark.rule("51")
def test_no_card_is_repaired_by_halves() -> None:
    table = camp(nellie=rider(damage=1, hands=("~G09",)))
    assert not table.offered(Fix)


@pytest.mark.rule("51")
@pytest.mark.ruling("A3")
def test_a_truck_costs_two_points_unless_one_is_agreed() -> None:
    table = camp(nellie=rider(vehicle="truck", damage=2))
    assert table.offered(Patch) == [Patch("nellie", 2)]
    table = waste(nellie=rider(vehicle="truck", damage=2), rulings={"damage_costs_one": True})
    assert table.do(MakeCamp()).offered(Patch) == [Patch("nellie", 1)]


@pytest.mark.rule("51", "109")
def test_a_wreck_is_not_patched() -> None:
    table = camp(nellie=rider(damage=4, wreck="K1", wounds=1))
    assert not table.offered(Patch)


@pytest.mark.rule("52")
def test_tc18_what_costs_x_is_not_repaired_in_camp() -> None:
    table = camp(nellie=rider(cargo=("~G02",), wounds=1, upgrades={"C5": "a"}))
    assert table.state.points == 4
    assert not table.offered(Fix)


@pytest.mark.rule("52", "55")
def test_zoe_mends_one_such_card_a_camp_for_four_points() -> None:
    table = camp(zoe=rider(cargo=("~G02",)), li=rider(cargo=("~G03",)))
    assert table.offered(Fix) == [Fix("zoe", "G02", 4), Fix("li", "G03", 4)]
    table.do(Fix("li", "G03", 4))
    assert not table["li"].cargo[0].broken
    assert not table.offered(Fix)


@pytest.mark.rule("51")
def test_tools_are_points() -> None:
    table = camp(li=rider(cargo=("~G09", "G16"), hands=("G25",)))
    assert table.offered(Fix) == [Fix("li", "G09", 5)]
    table = camp(li=rider(cargo=("~G04", "~G09", "~G16"), hands=("G25",)))
    assert table.offered(Fix) == [Fix("li", "G04", 4), Fix("li", "G16", 1)]
    assert not camp(li=rider(cargo=("~G09", "G16", "G25"), wounds=1)).offered(Fix)


@pytest.mark.rule("51")
def test_a_handyman_and_spare_parts() -> None:
    table = camp(nellie=rider(hands=("~G04",), upgrades={"C5": "a"}))
    assert table.offered(Fix) == [Fix("nellie", "G04", 4)]
    table = camp(zoe=rider(damage=2, upgrades={"zoe-1": "b"}))
    assert table["zoe"].damage == 1
    table = camp(zoe=rider(damage=4, wreck="K1", wounds=1, upgrades={"zoe-1": "b"}))
    assert table["zoe"].damage == 4


@pytest.mark.rule("51")
def test_a_tinkers_weapons_work_better() -> None:
    table = camp(zoe=rider(hands=("~S1",), armour="~S5", upgrades={"zoe-2": "a"}))
    table.do(Fix("zoe", "S1", 1), Fix("zoe", "S5", 1))
    assert (table["zoe"].hands[0].tuned, table["zoe"].armour[0].tuned) == (True, False)


# --- what is used in camp ------------------------------------------------------------------------


@pytest.mark.rule("49")
def test_tc63_a_ration_is_for_the_camp() -> None:
    table = waste(zoe=rider(wounds=3, cargo=("G03",)))
    assert not table.offers(UseGear("G03"))
    table.do(MakeCamp(), UseGear("G03"))
    assert (table["zoe"].wounds, table["zoe"].cargo[0].broken) == (1, True)
    assert not table.offers(UseGear("G03"))


@pytest.mark.rule("49", "100")
@pytest.mark.parametrize(
    ("card", "wounds", "rad"),
    [
        ("~G03", 1, 0),
        ("G20", 0, 2),
        ("~G20", 0, 1),
        ("G44", 1, 0),
        ("G46", 3, 0),
        ("~G46", 1, 0),
        ("G50", 1, 1),
        ("~G50", 1, 0),
        ("G14", 3, 0),
        ("~G14", 1, 0),
    ],
)
def test_what_each_camp_card_heals(card: str, wounds: int, rad: int) -> None:
    table = camp(zoe=rider(wounds=4, rad=3, cargo=(card,))).do(UseGear(card.removeprefix("~")))
    assert (4 - table["zoe"].wounds, 3 - table["zoe"].rad) == (wounds, rad)
    left = table["zoe"].cargo
    if card == "G44":
        assert not left[0].broken
        assert not table.offers(UseGear("G44"))
    else:
        assert left == [] if card.startswith("~") else left[0].broken


@pytest.mark.rule("95")
def test_iodine_turns_infected_wounds_any_time_in_the_turn() -> None:
    table = waste(zoe=rider(infected=3, cargo=("G47",))).do(UseGear("G47"))
    assert (table["zoe"].infected, table["zoe"].wounds, table.about) == (1, 2, "action")
    table = waste(zoe=rider(infected=3, cargo=("~G47",))).do(UseGear("G47"))
    assert (table["zoe"].infected, table["zoe"].wounds, table["zoe"].cargo) == (2, 1, [])


@pytest.mark.rule("55", "57")
def test_tc64_the_gifted_heals_everybody_awake_on_her_space() -> None:
    table = waste(
        alinta=rider(wounds=1, upgrades={"alinta-1": "a"}),
        zoe=rider(wounds=2),
        li=rider(wounds=8, fallen="J1"),
        nellie=rider("r5c5", wounds=1),
    ).do(MakeCamp(), UseKnack("gifted"))
    wounds = {who: table[who].wounds for who in ("alinta", "zoe", "li", "nellie")}
    assert wounds == {"alinta": 0, "zoe": 1, "li": 8, "nellie": 1}
    assert not table.offers(UseKnack("gifted"))


@pytest.mark.rule("49")
def test_her_other_face_heals_herself() -> None:
    table = camp(alinta=rider(wounds=3, upgrades={"alinta-1": "b"}), zoe=rider(wounds=2))
    table.do(UseKnack("own-medicine"))
    assert (table["alinta"].wounds, table["zoe"].wounds) == (1, 2)


@pytest.mark.rule("53", "115")
def test_an_upgrade_may_be_taken_in_camp() -> None:
    table = camp(zoe=rider(xp=3)).do(Upgrade("C1", "a"))
    assert (table["zoe"].upgrades, table["zoe"].claimed) == ({"C1": "a"}, [3])
    assert not table.session.ask or not table.offered(Upgrade)
