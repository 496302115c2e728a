"""Gear: slots and cargo, gaining, breaking, throwing away."""

from __future__ import annotations

from typing import Any

import pytest

from korchma.games.wasteknights.options import (
    Accept,
    Discard,
    Do,
    Equip,
    Explore,
    MakeCamp,
    Overhaul,
    Stow,
    UseGear,
    WakeUp,
    Wield,
)
from korchma.games.wasteknights.rules.gear import break_gear, slot
from korchma.games.wasteknights.rules.numbers import tank
from tests.games.wasteknights.story import BOX, Story, rider, tale, waste


def finds(card: str, **named: Any) -> Story:
    """Zoe finds a card."""
    return waste(zoe=rider(**named), finds=("X16",), deck=(card,)).do(Explore(), Accept())


def places(table: Story, who: str = "zoe") -> tuple[list[str], list[str], list[str]]:
    """Cards in hand, worn, and in the vehicle."""
    knight = table[who]
    hands, armour, cargo = knight.hands, knight.armour, knight.cargo
    return [x.card for x in hands], [x.card for x in armour], [x.card for x in cargo]


@pytest.mark.rule("25", "130")
def test_hands_hold_two_small_weapons_or_a_big_one() -> None:
    table = waste(zoe=rider(hands=("S1", "S2"), cargo=("S3", "G06")))
    assert [x for x in table.offered(Equip) if isinstance(x, Equip)] == [
        Equip("S3", ("S1", "S2")),
        Equip("G06", ("S1",)),
        Equip("G06", ("S2",)),
    ]
    table.do(Equip("S3", ("S1", "S2")))
    assert places(table) == (["S3"], [], ["G06", "S1", "S2"])


@pytest.mark.rule("130")
def test_only_weapons_go_to_hands_and_only_armour_is_worn() -> None:
    table = waste(zoe=rider())
    t, knight = table.session.table, table["zoe"]
    assert slot(t, knight, BOX.gear["G01"]) is None
    assert slot(t, knight, BOX.gear["G02"]) is None
    assert slot(t, knight, BOX.gear["G03"]) is None
    assert slot(t, knight, BOX.gear["G33"]) is knight.armour
    assert slot(t, knight, BOX.gear["S3"]) is knight.hands


@pytest.mark.rule("97")
def test_cards_are_moved_between_actions() -> None:
    table = waste(zoe=rider(hands=("S1",), armour="S5", cargo=("S6",)))
    table.do(Stow("S1"), Equip("S6", ("S5",)))
    assert places(table) == ([], ["S6"], ["S1", "S5"])
    assert (table.about, table.state.left) == ("action", 2)
    table.do(Discard("S5"))
    assert (places(table)[2], table.state.scrap[-1]) == (["S1"], "S5")


@pytest.mark.rule("96")
def test_a_full_vehicle_takes_nothing_more() -> None:
    table = waste(zoe=rider(vehicle="bike", hands=("S1",), cargo=("G01", "G13", "G16")))
    assert not table.offered(Stow)


@pytest.mark.rule("98", "99")
def test_new_gear_goes_to_a_free_slot_else_to_the_vehicle() -> None:
    assert places(finds("G06")) == (["G06"], [], [])
    assert places(finds("G06", hands=("S3",))) == (["S3"], [], ["G06"])
    assert places(finds("G33", armour="S5")) == ([], ["S5"], ["G33"])
    assert finds("G06")["zoe"].hands[0].broken


@pytest.mark.rule("98")
def test_tc54_where_there_is_no_room_something_goes() -> None:
    full: dict[str, Any] = {"vehicle": "bike", "cargo": ("G01", "G13", "G16")}
    table = finds("G17", **full)
    assert table.options == [Discard("G17"), Discard("G01"), Discard("G13"), Discard("G16")]
    table.do(Discard("G17"))
    assert places(table)[2] == ["G01", "G13", "G16"]
    table = finds("G06", hands=("S1", "S2"), **full)
    assert table.offers(Discard("S1"))
    table.do(Discard("S1"))
    assert places(table)[0] == ["S2", "G06"]


@pytest.mark.rule("25", "98")
@pytest.mark.ruling("A36")
def test_during_a_move_what_is_worn_stays() -> None:
    full: dict[str, Any] = {"vehicle": "bike", "cargo": ("G01", "G13", "G16")}
    steps = [{"do": "gain", "what": "gear"}]
    table = waste(zoe=rider(hands=("S1", "S2"), **full), content=tale({1: steps}), deck=("G06",))
    table.drive("r5c5")
    assert table.options == [Discard("G06"), Discard("G01"), Discard("G13"), Discard("G16")]


@pytest.mark.rule("100", "117")
def test_breaking_twice_throws_a_card_away_and_unique_gear_goes_back() -> None:
    table = waste(zoe=rider(hands=("S1", "zoe-4"), upgrades={"zoe-4": ""}))
    t, knight = table.session.table, table["zoe"]
    for _ in range(2):
        break_gear(t, knight, knight.hands[0])
        assert knight.hands[0].broken
        break_gear(t, knight, knight.hands[0])
    assert (knight.hands, knight.upgrades) == ([], {})
    assert "S1" in table.state.scrap
    assert "zoe-4" not in table.state.scrap


@pytest.mark.rule("116")
def test_unique_gear_may_pay_a_price_and_goes_back() -> None:
    price = [{"do": "lose", "what": "gear"}]
    steps = [{"do": "choose", "options": [{"id": "a", "price": price}]}]
    table = waste(
        zoe=rider(hands=("S1", "zoe-4"), upgrades={"zoe-4": ""}), content=tale({1: steps})
    )
    table.drive("r5c5").do(table.options[0])
    assert table.about == "pay-gear"
    table.do(Discard("zoe-4"))
    assert (places(table)[0], table["zoe"].upgrades) == (["S1"], {})


@pytest.mark.rule("95")
def test_a_weapon_in_the_vehicle_does_not_fight() -> None:
    table = waste(zoe=rider(hands=("S1",), cargo=("G06",)), dh=("E09", "A")).drive("r5c5")
    assert table.options == [Wield("S1"), Wield()]


@pytest.mark.rule("29", "95")
def test_a_jerrycan_is_two_units_and_broken_one_and_what_is_too_much_is_lost() -> None:
    table = waste(zoe=rider(fuel=6, cargo=("G19",)))
    t, knight = table.session.table, table["zoe"]
    assert tank(t, knight) == 6
    break_gear(t, knight, knight.cargo[0])
    assert (tank(t, knight), knight.fuel, table.state.supply["fuel"]) == (5, 5, 7)
    table.do(Discard("G19"))
    assert table["zoe"].fuel == 4


@pytest.mark.rule("29", "109")
@pytest.mark.ruling("A38")
def test_a_wreck_keeps_the_fuel_of_a_bigger_tank_unless_agreed_otherwise() -> None:
    steps = [{"do": "damage"}, {"do": "gain", "what": "fuel"}]
    rides: dict[str, Any] = {"fuel": 5, "damage": 3, "cargo": ("G19",)}
    table = waste(zoe=rider(**rides), content=tale({1: steps})).drive("r5c5")
    assert (bool(table["zoe"].wreck), table["zoe"].fuel) == (True, 5)
    rulings = {"fuel_is_kept_in_wreck": False}
    table = waste(zoe=rider(**rides), content=tale({1: steps}), rulings=rulings).drive("r5c5")
    assert (bool(table["zoe"].wreck), table["zoe"].fuel) == (True, 4)


@pytest.mark.rule("108")
def test_a_spare_wheel_takes_a_point_of_damage() -> None:
    steps = [{"do": "damage", "n": 2}]
    table = waste(zoe=rider(cargo=("G42",)), content=tale({1: steps})).drive("r5c5")
    table.do(UseGear("G42"))
    assert (table["zoe"].damage, table["zoe"].cargo[0].broken) == (1, True)


@pytest.mark.rule("105")
@pytest.mark.parametrize(("salts", "left"), [("G45", 0), ("~G45", 1)])
def test_smelling_salts_are_points_when_one_wakes(salts: str, left: int) -> None:
    table = waste(zoe=rider(wounds=6, fallen="J3", cargo=(salts,)))
    table.do(WakeUp(), UseGear("G45"))
    assert table["zoe"].wounds == left
    assert table["zoe"].cargo == [] if left else table["zoe"].cargo[0].broken


@pytest.mark.rule("109")
def test_a_winch_is_a_point_more_in_an_overhaul() -> None:
    table = waste(zoe=rider(damage=4, wreck="K5", cargo=("G40",))).do(Overhaul())
    assert table["zoe"].damage == 0
    table = waste(zoe=rider(damage=4, wreck="K5", cargo=("~G40",))).do(Overhaul())
    assert table["zoe"].damage == 1


@pytest.mark.rule("49", "97")
def test_a_camp_moves_no_cards() -> None:
    table = waste(zoe=rider(hands=("S1",), cargo=("S6",), wounds=1)).do(MakeCamp())
    assert not table.offered(Equip)


@pytest.mark.rule("98")
@pytest.mark.ruling("A36")
def test_what_a_fight_of_a_story_action_brings_may_take_the_place_of_what_is_worn() -> None:
    content = tale(
        {20: [{"do": "fight", "enemy": "E05"}]}, p1={"actions": ({"name": "storm", "entry": 20},)}
    )
    full = rider(vehicle="bike", hands=("S3",), cargo=("G01", "G13", "G16"))
    table = waste(content=content, zoe=full, deck=("G04",)).do(Do("quiet-act-20"))
    table.roll("GB", "- -").roll("WWGGG", "S S S - -").do(Wield("S3"))
    table.do(Discard("S3"))
    assert [x.card for x in table["zoe"].hands] == ["G04"]
