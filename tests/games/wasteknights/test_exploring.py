"""Exploring: cards turned up one by one, accepted or left lying."""

from __future__ import annotations

from typing import Any

import pytest

from korchma.games.wasteknights import events as e
from korchma.games.wasteknights.options import (
    Accept,
    BuyPoint,
    Explore,
    Gain,
    Keep,
    Refuse,
    UseGear,
    UseKnack,
)
from korchma.games.wasteknights.rules.numbers import exploration
from tests.games.wasteknights.story import BOX, Story, rider, waste


def out(*finds: str, who: str = "zoe", **named: Any) -> Story:
    """A knight explores, and these cards come up."""
    table = waste(knights={who: rider(**named)}, finds=finds, deck=("G33", "G06"))
    return table.do(Explore())


# --- turning up cards ----------------------------------------------------------------------------


@pytest.mark.rule("58")
@pytest.mark.parametrize(
    ("at", "goods"), [("r5c5", "fuel"), ("r5c4", "res"), ("r5c10", "res"), ("r8c10", "med")]
)
def test_the_line_of_the_ground_counts(at: str, goods: str) -> None:
    table = out("X06", at=at).do(Accept())
    if goods == "res":
        assert table.about == "gain"
    else:
        assert getattr(table["zoe"], goods) == 3


@pytest.mark.rule("58")
def test_in_a_city_its_mark_counts() -> None:
    table = out("X01", at="r7c0").do(Accept())
    assert table["zoe"].med == 3


@pytest.mark.rule("60", "61", "62")
def test_tc20_the_last_card_must_be_taken_unless_a_point_is_bought() -> None:
    table = out("X01", "X05", "X16")
    table.do(Refuse())
    assert table.options == [Accept(), BuyPoint()]
    assert table.refuses(Refuse())
    table.do(BuyPoint())
    assert (table["zoe"].fuel, table.options) == (1, [Accept(), Refuse()])
    table.do(Refuse())
    assert [x.find for x in table.told(e.Revealed)] == ["X01", "X05", "X16"]
    assert (table.about, table.state.found) == ("action", ["X01", "X05", "X16"])
    assert len(table["zoe"].armour) == 1


@pytest.mark.rule("59", "60")
def test_tc20b_an_accepted_card_ends_it() -> None:
    table = out("X01", "X05").do(Accept())
    assert (table.about, table["zoe"].fuel, len(table.told(e.Revealed))) == ("action", 3, 1)


@pytest.mark.rule("62", "109")
def test_tc21_a_wreck_spends_no_fuel_on_it() -> None:
    table = out("X01", "X05", damage=4, wreck="K1")
    assert not table.offers(BuyPoint())


@pytest.mark.rule("62")
def test_a_point_is_bought_once() -> None:
    table = out("X01", "X05", "X16", "X07").do(BuyPoint())
    assert not table.offers(BuyPoint())


@pytest.mark.rule("58", "109")
def test_tc68_binoculars_are_a_point_but_not_in_a_wreck() -> None:
    table = waste(zoe=rider(cargo=("G18",)))
    assert exploration(table.session.table, table["zoe"]) == 3
    table = waste(zoe=rider(cargo=("~G18",)))
    assert exploration(table.session.table, table["zoe"]) == 2
    table = waste(zoe=rider(cargo=("G18",), damage=4, wreck="K1"))
    assert exploration(table.session.table, table["zoe"]) == 2


@pytest.mark.rule("58", "109")
def test_a_scrounger_has_a_point_more_in_a_wreck_too() -> None:
    table = waste(zoe=rider(upgrades={"C5": "b"}, damage=4, wreck="K1"))
    assert exploration(table.session.table, table["zoe"]) == 3


@pytest.mark.rule("62")
def test_strong_coffee_is_a_card_more() -> None:
    table = out("X01", "X05", "X16", cargo=("G49",)).do(Refuse(), UseGear("G49"), Refuse())
    assert (len(table.told(e.Revealed)), table["zoe"].cargo[0].broken) == (3, True)
    table = out("X01", "X05", cargo=("G49",), damage=4, wreck="K1")
    assert not table.offers(UseGear("G49"))


@pytest.mark.rule("60")
def test_a_good_nose_leaves_a_card_lying_for_nothing() -> None:
    table = out("X01", "X05", "X16", "X07", who="johnny", upgrades={"johnny-2": "b"})
    table.do(UseKnack("nose"))
    assert (table.state.points, table.offers(UseKnack("nose"))) == (2, False)
    table.do(Refuse(), Refuse())
    assert len(table.told(e.Revealed)) == 4


@pytest.mark.rule("63")
def test_the_value_is_never_below_one() -> None:
    assert all(row.explore >= 1 for row in BOX.knights.values())


@pytest.mark.rule("22", "58")
def test_an_empty_deck_is_shuffled_anew() -> None:
    def last(state: Any) -> None:
        state.finds, state.found = [], ["X05"]

    table = waste(zoe=rider(), tweak=last).do(Explore())
    assert [x.find for x in table.told(e.Revealed)] == ["X05"]
    assert (table.luck.shuffles, table.state.found) == (1, [])


# --- finds and trouble ---------------------------------------------------------------------------


@pytest.mark.rule("59", "64")
def test_all_finds_then_all_trouble() -> None:
    table = out("X02").do(Accept())
    assert ([(x.card, x.broken) for x in table["zoe"].armour], table["zoe"].wounds) == (
        [("G33", True)],
        1,
    )


@pytest.mark.rule("59")
def test_trouble_takes_what_there_is() -> None:
    assert out("X16", at="r5c10", med=0, fuel=0).do(Accept())["zoe"].fuel == 1


@pytest.mark.rule("59")
def test_of_two_cards_one_is_kept() -> None:
    table = out("X05", at="r5c5").do(Accept())
    assert table.options == [Keep("G33"), Keep("G06")]
    table.do(Keep("G06"))
    assert (table["zoe"].hands[0].card, table.state.scrap[-1], table["zoe"].fuel) == (
        "G06",
        "G33",
        1,
    )


@pytest.mark.rule("59")
def test_any_resource_of_the_own_choice() -> None:
    table = out("X19").do(Accept(), Gain("fuel"), Gain("ammo"))
    assert (table["zoe"].fuel, table["zoe"].ammo, table["zoe"].wounds) == (3, 3, 1)


@pytest.mark.rule("59")
def test_an_enemy_may_be_the_trouble() -> None:
    table = out("X08", at="r5c5").draws("T1")
    table.roll("WWG", "- - -").roll("WWG", "- - -").do(Accept())
    assert (table["zoe"].ammo, table["zoe"].wounds) == (3, 1)


@pytest.mark.rule("59")
@pytest.mark.ruling("A33")
def test_who_falls_by_it_keeps_what_he_found() -> None:
    table = waste(zoe=rider(wounds=5), li=rider("r7c9"), finds=("X11",)).do(Explore(), Accept())
    knight = table["zoe"]
    assert (bool(knight.fallen), knight.fuel, knight.med) == (True, 3, 3)
    assert (table.active, table.state.found) == ("li", ["X11"])


GROUNDS = {"highway": "r5c5", "desert": "r5c4", "bush": "r5c10", "mountains": "r8c10"}


@pytest.mark.rule("58", "59")
@pytest.mark.parametrize("find", [*BOX.finds])
@pytest.mark.parametrize("ground", [*GROUNDS])
def test_every_line_of_every_card_does_what_it_says(find: str, ground: str) -> None:
    line = getattr(BOX.finds[find], ground)
    table = out(find, at=GROUNDS[ground], wounds=0)
    before = _worth(table)
    table.state.bag[:] = ["T3"]
    fights = [step for step in line.trouble if type(step).__name__ == "Fight"]
    for step in fights:
        dice = BOX.enemies[step.enemy].dice
        table.roll(dice, " ".join("-" * len(dice))).roll("WWG", "- - -")
    table.do(Accept())
    while table.about != "action":
        table.do(table.options[0])
    assert _worth(table) - before == sum(_value(step) for step in (*line.finds, *line.trouble)) - (
        1 if any(step.enemy == "E08" for step in fights) else 0
    )


def _worth(table: Story) -> int:
    """All that is countable: goods, gear and experience, less what hurts."""
    x = table["zoe"]
    gear = len(x.hands) + len(x.armour) + len(x.cargo)
    return x.fuel + x.ammo + x.med + gear + x.xp - x.wounds - x.infected - x.rad - x.damage


def _value(step: Any) -> int:
    kind = type(step).__name__
    if kind == "Gain":
        return int(step.n)
    if kind == "KeepOne":
        return 1
    return -int(step.n) if kind in ("Lose", "Deal", "Recv", "Damage") else 0


@pytest.mark.rule("21", "29")
@pytest.mark.ruling("A38")
def test_a_wreck_that_holds_more_than_its_tank_is_offered_no_fuel() -> None:
    table = out("X19", wreck="K1", cargo=("G19",), fuel=6).do(Accept())
    assert table.options == [Gain("ammo"), Gain("med")]
