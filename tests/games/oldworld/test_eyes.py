"""What clients are told so that they need no rule: fares, sums of short fights, numbers."""

from __future__ import annotations

import pytest

from korchma.games.oldworld.eyes.facts import facts
from korchma.games.oldworld.eyes.foresight import Fare, foresee
from korchma.games.oldworld.options import Go
from korchma.games.oldworld.rules.poker import HANDS, SOLO_PAY
from tests.games.oldworld.story import BOX, Story, old_world, witcher

FOREST, MOUNTAIN, WATER, WILD = "B0-1", "B0-2", "B0-3", "B0-4"


def fare(table: Story, to: int) -> Fare:
    """What the way to a place costs."""
    told = foresee(table.session.table, table.ask, (Go(to),))
    assert isinstance(told, Fare)
    return told


@pytest.mark.rule("33")
def test_a_card_of_the_terrain_pays_alone_and_a_wild_one_too() -> None:
    table = old_world(wolf=witcher(8, hand=(WILD, FOREST, MOUNTAIN)))
    assert fare(table, 7) == Fare("card", (FOREST, WILD))


@pytest.mark.rule("33")
def test_else_a_card_and_a_coin_or_two_cards() -> None:
    assert fare(old_world(wolf=witcher(8, hand=(MOUNTAIN, WATER), gold=1)), 7) == Fare("gold", ())
    assert fare(old_world(wolf=witcher(8, hand=(MOUNTAIN, WATER))), 7) == Fare("two", ())


@pytest.mark.rule("33")
def test_on_horseback_a_forest_costs_nothing() -> None:
    table = old_world(wolf=witcher(8, hand=(MOUNTAIN, WATER), kept=["horse"]))
    assert fare(table, 7).cheapest == "free"
    assert fare(table, 11).cheapest == "card"


def test_the_numbers_a_table_shows_are_those_of_the_rules() -> None:
    told = facts(BOX)
    assert len(told.hands) == len(HANDS) == len(told.solo_pay) == len(SOLO_PAY)
    assert len(told.exhaustion) == len(told.bounty) == told.trophies + 1


@pytest.mark.rule("85")
def test_the_colours_a_monster_minds_are_those_of_its_modifier() -> None:
    assert facts(BOX).minds == {
        "fiend": ("purple",),
        "brewess": ("green", "yellow"),
        "yghern": ("blue",),
        "whispess": ("yellow",),
        "nekker-nest": ("green",),
    }


@pytest.mark.rule("30", "78")
def test_gear_and_companions_of_a_fight_are_told_from_those_of_the_road() -> None:
    assert {*facts(BOX).helpers} == {
        *("crossbow", "cloak", "totem", "whetstone", "medallion"),
        *("shieldmaiden", "sorceress", "sellsword", "surgeon", "herbalist"),
    }
