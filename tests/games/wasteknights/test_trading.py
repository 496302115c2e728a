"""What changes hands in camp."""

from __future__ import annotations

import pytest

from korchma.games.wasteknights.options import (
    Agree,
    Decline,
    Fix,
    GoOn,
    NoDeal,
    Patch,
    Put,
    Shake,
    TradeWith,
    Treat,
    UseGear,
    Want,
)
from tests.games.wasteknights.story import rider
from tests.games.wasteknights.test_camp import camp


@pytest.mark.rule("54", "55")
def test_tc19_gear_and_goods_change_hands_whatever_their_value() -> None:
    table = camp(zoe=rider(cargo=("G09",)), li=rider(damage=1, hands=("S3",)))
    table.do(TradeWith("li"), Put("G09", "G09"), Put("fuel"), Want("med"), Shake(), Agree())
    assert ([x.card for x in table["li"].cargo], table["li"].fuel, table["li"].med) == (
        ["G09"],
        3,
        1,
    )
    assert (table["zoe"].cargo, table["zoe"].fuel, table["zoe"].med) == ([], 1, 3)
    table.do(Patch("li", 1))
    assert table["li"].damage == 0


@pytest.mark.rule("55")
def test_partners_use_nothing_of_their_own() -> None:
    table = camp(zoe=rider(), li=rider(wounds=3, cargo=("G03",), hands=("~S3",)))
    assert not table.offers(UseGear("G03"))
    assert table.offers(Fix("li", "S3", 1))


@pytest.mark.rule("55")
def test_only_those_on_the_space_trade() -> None:
    table = camp(zoe=rider(wounds=1), li=rider("r5c5"))
    assert not table.offered(TradeWith)


@pytest.mark.rule("57", "105a")
@pytest.mark.ruling("A22")
def test_an_unconscious_partner_is_not_there() -> None:
    table = camp(zoe=rider(wounds=1), li=rider(wounds=8, fallen="J1", damage=1, hands=("~S3",)))
    assert not table.offered(TradeWith)
    assert not table.offered(Fix)
    assert not table.offered(Patch)


@pytest.mark.rule("56")
def test_both_owners_must_agree() -> None:
    table = camp(zoe=rider(), li=rider()).do(TradeWith("li"), Want("med"), Shake())
    assert table.asked == "li"
    table.do(Decline())
    assert (table["zoe"].med, table["li"].med, table.about) == (2, 2, "camp")
    table.do(TradeWith("li"), NoDeal())
    assert table.about == "camp"


@pytest.mark.rule("56", "123")
def test_one_persons_knights_need_not_be_asked() -> None:
    table = camp(zoe=rider(seat=0), li=rider(seat=0)).do(TradeWith("li"), Want("med"), Shake())
    assert (table["zoe"].med, table.about) == (3, "camp")


@pytest.mark.rule("56", "29")
def test_a_deal_must_fit_both_tanks_and_vehicles() -> None:
    table = camp(zoe=rider(fuel=4), li=rider(fuel=2)).do(TradeWith("li"), Want("fuel"))
    assert not table.offers(Shake())
    table = camp(zoe=rider(fuel=6, cargo=("G19",)), li=rider(fuel=0))
    table.do(TradeWith("li"), Put("G19", "G19"))
    assert not table.offers(Shake())
    table.do(Put("fuel"), Put("fuel"), Shake(), Agree())
    assert (table["zoe"].fuel, table["li"].fuel) == (4, 2)
    full = rider(vehicle="bike", cargo=("G01", "G13", "G16"))
    table = camp(zoe=rider(cargo=("G17",)), li=full).do(TradeWith("li"), Put("G17", "G17"))
    assert not table.offers(Shake())


@pytest.mark.rule("111")
def test_vehicles_do_not_change_hands() -> None:
    table = camp(zoe=rider(vehicle="truck"), li=rider(vehicle="bike")).do(TradeWith("li"))
    assert {x.what for x in table.options if isinstance(x, Put)} == {"fuel", "ammo", "med"}


@pytest.mark.rule("56", "117")
def test_what_only_its_knight_may_own_is_not_exchanged() -> None:
    table = camp(zoe=rider(hands=("zoe-4",), upgrades={"zoe-4": ""}), li=rider())
    table.do(TradeWith("li"))
    assert not table.offers(Put("zoe-4", "zoe-4"))


@pytest.mark.rule("99")
@pytest.mark.ruling("A37")
def test_tc71_a_working_knife_stays_working() -> None:
    table = camp(zoe=rider(hands=("S1",)), li=rider())
    table.do(TradeWith("li"), Put("S1", "S1"), Shake(), Agree())
    assert [(x.card, x.broken) for x in table["li"].hands] == [("S1", False)]


@pytest.mark.rule("104")
def test_a_festering_wound_wants_medicine_in_every_camp() -> None:
    table = camp(zoe=rider(injuries=("J7",), wounds=1)).do(GoOn())
    assert table["zoe"].infected == 1
    table = camp(zoe=rider(injuries=("J7",), wounds=1)).do(Treat("wounds"))
    assert table["zoe"].infected == 0
