"""The city: healer, garage, workshop, market; two of them in one action."""

from __future__ import annotations

from typing import Any

import pytest

from korchma.games.wasteknights import events as e
from korchma.games.wasteknights.options import (
    Cure,
    Discard,
    GetRepaired,
    GetWell,
    GoOn,
    HealBy,
    MakeCamp,
    Mend,
    NoDeal,
    Put,
    Restore,
    Shake,
    Visit,
    Want,
)
from tests.games.wasteknights.story import Story, rider, waste

CITY = "r4c6"


def visit(shop: str, who: str = "zoe", deck: tuple[str, ...] = (), **named: Any) -> Story:
    """A knight goes to a place of the city."""
    return waste(knights={who: rider(CITY, **named)}, deck=deck).do(Visit(shop))


# --- the action ----------------------------------------------------------------------------------


@pytest.mark.rule("65")
def test_only_in_a_city() -> None:
    assert not waste(zoe=rider("r5c5")).offered(Visit)
    assert len(waste(zoe=rider(CITY)).offered(Visit)) == 4


@pytest.mark.rule("65")
def test_tc22_two_different_places_in_one_action() -> None:
    table = visit("healer", wounds=2).do(GetWell())
    assert (table.about, table.offers(Visit("healer"))) == ("second-shop", False)
    table.do(Visit("market"), NoDeal())
    assert (table.about, table.state.acted, table.state.left) == ("action", ["city"], 1)
    assert not table.offered(Visit)


@pytest.mark.rule("65", "72")
def test_one_place_may_be_enough_and_other_actions_stay_possible() -> None:
    table = visit("garage").do(GoOn(), GoOn())
    assert table.about == "action"
    assert table.offers(MakeCamp())
    assert not table.told(e.CardShown)


# --- healer and garage ---------------------------------------------------------------------------


@pytest.mark.rule("66", "106")
@pytest.mark.ruling("A34")
def test_a_healer_takes_radiation_and_four_points_of_wounds_for_nothing() -> None:
    table = visit("healer", wounds=3, infected=2, rad=2).do(GetWell(), HealBy(1))
    knight = table["zoe"]
    assert (knight.wounds, knight.infected, knight.rad, knight.med) == (1, 1, 1, 2)


@pytest.mark.rule("66", "106")
@pytest.mark.ruling("A39")
def test_or_an_injury_which_is_shuffled_back() -> None:
    table = visit("healer", wounds=2, injuries=("J2", "J3")).do(Cure("J2"))
    knight = table["zoe"]
    assert (knight.injuries, knight.wounds) == (["J3"], 2)
    assert "J2" in table.state.injuries
    assert table.luck.shuffles == 1


@pytest.mark.rule("67")
def test_a_garage_takes_three_points_of_damage_whatever_they_cost() -> None:
    table = visit("garage", vehicle="truck", damage=5).do(GetRepaired())
    assert table["zoe"].damage == 2


@pytest.mark.rule("67", "109")
@pytest.mark.ruling("A7", "A39")
def test_no_damage_of_a_wreck_but_a_breakdown_with_its_lasting_side_up() -> None:
    table = visit("garage", damage=4, wreck="K1", breakdowns=("K5",))
    assert not table.offers(GetRepaired())
    assert table.offered(Mend) == [Mend("K5")]
    table.do(Mend("K5"))
    assert (table["zoe"].breakdowns, table["zoe"].wreck) == ([], ["K1"])


@pytest.mark.rule("68", "52")
def test_tc18_a_workshop_mends_one_card_whatever_its_cost() -> None:
    table = visit("workshop", hands=("~S1",), cargo=("~G02",)).do(Restore("G02"))
    assert [x.broken for x in (*table["zoe"].hands, *table["zoe"].cargo)] == [True, False]
    assert table.about == "second-shop"


# --- the market ----------------------------------------------------------------------------------


@pytest.mark.rule("69", "99")
def test_three_cards_from_the_bottom_bought_broken() -> None:
    table = visit("market", deck=("G01", "G06", "G33"))
    assert [x.gears for x in table.told(e.GearShown)] == [("G01", "G06", "G33")]
    table.do(Want("G01", "G01"))
    assert not table.offers(Shake())
    table.do(Put("ammo"), Put("med"), Shake())
    knight = table["zoe"]
    assert [(x.card, x.broken) for x in knight.cargo] == [("G01", True)]
    assert (knight.ammo, knight.med) == (1, 1)
    assert table.state.scrap[-2:] == ["G06", "G33"]


@pytest.mark.rule("69", "70")
def test_tc23_gear_of_value_two_buys_two_resources() -> None:
    table = visit("market", cargo=("~G01",))
    table.do(Put("G01", "G01"), Want("fuel"), Want("fuel"), Shake())
    assert (table["zoe"].fuel, table["zoe"].cargo, table.state.scrap.count("G01")) == (4, [], 1)


@pytest.mark.rule("69")
def test_tc23_one_resource_for_another() -> None:
    table = visit("market").do(Put("ammo"), Want("fuel"), Shake())
    assert (table["zoe"].ammo, table["zoe"].fuel) == (1, 3)


@pytest.mark.rule("70")
def test_tc23b_what_is_taken_does_not_pay() -> None:
    table = visit("market", deck=("G01", "G06", "G33"), fuel=0, med=0)
    table.do(Want("G01", "G01"), Put("ammo"), Put("ammo"))
    assert not table.offers(Put("G01", "G01"))
    table.do(Want("G06", "G06"))
    assert not table.offers(Shake())


@pytest.mark.rule("69")
def test_tc24_nothing_bought_all_three_are_thrown_away() -> None:
    table = visit("market", deck=("G01", "G06", "G33"), hands=("S1",))
    table.do(Put("S1", "S1"), NoDeal())
    assert table.state.scrap[-3:] == ["G01", "G06", "G33"]
    assert table["zoe"].hands[0].card == "S1"


@pytest.mark.rule("71", "116")
def test_tc25_unique_gear_neither_pays_nor_is_sold() -> None:
    table = visit("market", hands=("zoe-4",), upgrades={"zoe-4": ""})
    assert not table.offers(Put("zoe-4", "zoe-4"))


@pytest.mark.rule("69", "70")
def test_a_broken_card_pays_its_value_and_a_tinkers_scrap_one_more() -> None:
    table = visit("market", cargo=("~G01",), upgrades={"zoe-2": "b"})
    table.do(Put("G01", "G01"), *[Want("ammo")] * 3)
    assert table.offers(Shake())
    table = visit("market", cargo=("G01",), upgrades={"zoe-2": "b"})
    table.do(Put("G01", "G01"), *[Want("ammo")] * 3)
    assert not table.offers(Shake())


@pytest.mark.rule("69a", "70")
def test_a_haggler_sees_four_cards_and_pays_one_less_for_one() -> None:
    table = visit("market", deck=("G01", "G06", "G33", "G34"), upgrades={"C6": "b"})
    assert len(table.told(e.GearShown)[0].gears) == 4
    table.do(Want("G01", "G01"), Put("ammo"))
    assert table.offers(Shake())
    table.do(Want("G06", "G06"), Put("ammo"))
    assert not table.offers(Shake())
    table.do(Put("med"))
    assert table.offers(Shake())


@pytest.mark.rule("21", "69")
def test_goods_are_bought_while_the_supply_lasts() -> None:
    table = waste(zoe=rider(CITY), li=rider(ammo=10)).do(Visit("market"))
    assert not table.offers(Want("ammo"))
    assert table.offers(Want("med"))


@pytest.mark.rule("69")
def test_who_has_seen_the_offer_cannot_take_back_freely_that_he_went_there() -> None:
    table = waste(zoe=rider(CITY), li=rider()).do(Visit("market"))
    undo = table.session.can_undo(table["zoe"].seat)
    assert undo is not None
    assert not undo.free


@pytest.mark.rule("29", "69")
def test_no_more_fuel_than_the_tank_takes_also_when_a_can_was_paid() -> None:
    table = visit("market", fuel=4, cargo=("G19",))
    table.do(Put("G19", "G19"), Want("fuel"), Shake())
    assert (table["zoe"].fuel, table.state.supply["fuel"]) == (4, 8)


@pytest.mark.rule("69", "98")
def test_what_is_bought_must_find_room() -> None:
    table = visit("market", deck=("G13", "G06", "G33"), vehicle="bike", cargo=("G01", "G16", "G17"))
    table.do(Want("G13", "G13"), Put("ammo"), Put("ammo"), Shake())
    assert table.about == "no-room"
    table.do(Discard("G16"))
    assert [x.card for x in table["zoe"].cargo] == ["G01", "G17", "G13"]


@pytest.mark.rule("22")
@pytest.mark.ruling("A45")
def test_an_empty_gear_deck_is_shuffled_anew_and_two_empty_piles_give_nothing() -> None:
    def bare(state: Any) -> None:
        state.gear, state.scrap = [], []

    table = waste(zoe=rider(CITY), tweak=bare).do(Visit("market"))
    assert table.told(e.GearShown)[0].gears == ()

    def spent(state: Any) -> None:
        state.gear, state.scrap = ["G01"], ["G06", "G33"]

    table = waste(zoe=rider(CITY), tweak=spent).do(Visit("market"))
    assert table.told(e.GearShown)[0].gears == ("G01", "G06", "G33")


@pytest.mark.ruling("A12")
def test_gear_may_come_from_the_top_where_that_is_agreed() -> None:
    table = waste(zoe=rider(CITY), deck=("G01",), rulings={"gear_from_top": True})
    top = table.state.gear[-1]
    table.do(Visit("market"))
    assert table.told(e.GearShown)[0].gears[0] == top != "G01"
