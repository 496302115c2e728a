"""Poker on dice."""

from __future__ import annotations

import pytest

from korchma.games.oldworld.options import Act, Challenge, Dice, Explore, Roll
from korchma.games.oldworld.rules.poker import HANDS, rank
from tests.games.oldworld.story import Story, old_world, witcher
from tests.games.oldworld.tales import nothing_to_read

WILD = "B0-4"


@pytest.mark.rule("41")
@pytest.mark.ruling("A19")
def test_the_ranking_from_nothing_to_five() -> None:
    hands = [
        (6, 5, 4, 3, 1),
        (1, 1, 2, 3, 4),
        (1, 1, 2, 2, 3),
        (1, 1, 1, 2, 3),
        (1, 2, 3, 4, 5),
        (2, 3, 4, 5, 6),
        (1, 1, 1, 2, 2),
        (1, 1, 1, 1, 2),
        (1, 1, 1, 1, 1),
    ]
    assert [HANDS[rank(hand)[0]] for hand in hands] == [*HANDS]
    assert sorted(hands, key=rank) == hands


@pytest.mark.rule("42")
@pytest.mark.case("T18")
@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ((5, 5, 1, 2, 3), (3, 3, 6, 4, 1)),
        ((5, 5, 1, 2, 6), (5, 5, 4, 3, 2)),
        ((5, 5, 6, 4, 1), (5, 5, 6, 3, 2)),
        ((6, 6, 1, 1, 2), (5, 5, 4, 4, 6)),
        ((6, 6, 3, 3, 1), (6, 6, 2, 2, 5)),
        ((6, 6, 3, 3, 4), (6, 6, 3, 3, 2)),
        ((2, 2, 2, 1, 1), (1, 1, 1, 6, 6)),
        ((2, 2, 2, 4, 4), (2, 2, 2, 3, 3)),
        ((3, 3, 3, 3, 1), (2, 2, 2, 2, 6)),
        ((6, 5, 4, 3, 1), (6, 5, 4, 2, 1)),
    ],
)
def test_ties_go_to_the_higher_value_then_to_the_higher_dice(
    better: tuple[int, ...], worse: tuple[int, ...]
) -> None:
    assert rank(better) > rank(worse)
    assert rank(tuple(reversed(better))) == rank(better)


@pytest.mark.rule("41")
@pytest.mark.case("T19")
def test_two_pairs_lose_to_a_full_house() -> None:
    assert rank((6, 6, 5, 5, 4)) < rank((1, 1, 1, 2, 2))


def together(wolf_gold: int = 2, bear_gold: int = 2) -> Story:
    """A Wolf has come to a Bear in Vengerberg."""
    wolf = witcher(4, hand=(WILD, "WOLF-1"), gold=wolf_gold)
    table = old_world(wolf=wolf, bear=witcher(8, gold=bear_gold), cat=witcher(8))
    return table.move(8, WILD)


@pytest.mark.rule("38", "40")
def test_both_stake_one_and_the_bank_adds_one() -> None:
    table = together().dice(1, 1, 2, 3, 4, 6, 6, 2, 3, 4).do(Dice(1))
    assert (table["wolf"].gold, table["bear"].gold) == (1, 1)
    assert (table.asked, table.about) == ("bear", "reroll")
    assert table.refuses(Act(8))
    table.do((), ())
    assert (table["wolf"].gold, table["bear"].gold) == (1, 4), "sixes beat ones"


@pytest.mark.rule("40")
def test_the_other_rolls_again_first_then_the_active_one_and_once_only() -> None:
    table = together().dice(1, 1, 2, 3, 4, 6, 6, 2, 3, 5).do(Dice(1))
    table.dice(6).do((Roll(7),))
    assert table.state.dice == [1, 1, 2, 3, 4, 6, 6, 6, 3, 5]
    assert table.asked == "wolf"
    table.dice(1, 1, 1).do((Roll(2), Roll(3), Roll(4)))
    assert table["wolf"].gold == 1 + 3
    assert table.about == "roam"


@pytest.mark.rule("40")
def test_nobody_rolls_the_dice_of_the_other() -> None:
    table = together().do(Dice(1))
    assert table.refuses((Roll(0),))
    assert table.ask.pick == (0, 5)


@pytest.mark.rule("42")
@pytest.mark.case("T18")
def test_all_equal_the_active_player_wins() -> None:
    table = together().dice(1, 1, 2, 3, 4, 4, 3, 2, 1, 1).do(Dice(1), (), ())
    assert (table["wolf"].gold, table["bear"].gold) == (4, 1)


@pytest.mark.rule("38")
def test_both_need_gold_and_to_be_in_one_place() -> None:
    assert together().offered(Dice) == [Dice(1)], "the Cat has none"
    assert together(wolf_gold=0).offered(Dice) == []
    assert together(bear_gold=0).offered(Dice) == []


@pytest.mark.rule("38")
def test_once_a_turn_with_each_but_with_several_in_turn() -> None:
    wolf = witcher(4, hand=(WILD, "WOLF-1"), gold=2)
    table = old_world(wolf=wolf, bear=witcher(8, gold=1), cat=witcher(8, gold=1)).move(8, WILD)
    table.do(Dice(1), (), ())
    assert table.offered(Dice) == [Dice(2)]
    table.do(Dice(2), (), ())
    assert table.offered(Dice) == []


@pytest.mark.rule("38")
def test_before_or_after_the_action_of_the_place() -> None:
    table = together()
    assert table.offers(Act(8))
    table.do(Dice(1), (), ())
    assert table.offers(Act(8))


@pytest.mark.rule("46")
def test_townsfolk_stake_two_and_the_right_neighbour_rolls_for_them() -> None:
    def start() -> Story:
        wolf = witcher(5, hand=(WILD,), gold=1)
        table = old_world(wolf=wolf, bear=witcher(gold=5), cat=witcher(gold=5))
        return table.move(6, WILD)

    table = start().dice(1, 1, 2, 3, 4, 6, 6, 2, 3, 4).do(Act(6))
    assert table.asked == "cat"
    table.do((), ())
    assert (table["wolf"].gold, table["cat"].gold) == (0, 5), "the stake goes to the bank"
    table = start().dice(6, 6, 2, 3, 4, 1, 1, 2, 3, 4).do(Act(6), (), ())
    assert (table["wolf"].gold, table["cat"].gold) == (3, 5)


@pytest.mark.rule("46")
def test_townsfolk_do_not_play_with_the_penniless() -> None:
    table = old_world(wolf=witcher(5, hand=(WILD, "WOLF-1"))).move(6, WILD)
    assert not table.offers(Act(6))
    assert table.why_not("place:6") == ("46", "no-gold")


@pytest.mark.rule("38", "39")
def test_next_turn_a_partner_may_be_played_and_attacked_again() -> None:
    hand = (WILD, "B0-1", "WOLF-1")
    wolf, bear = witcher(8, hand=hand, gold=3), witcher(11, gold=3)
    table = old_world(wolf=wolf, bear=bear, tweak=nothing_to_read).move(11, WILD)
    table.do(Dice(1), (), ())
    assert not table.offers(Dice(1))
    assert not table.enough().offers(Challenge(1))
    table.do(Explore("city")).rest().do(Explore("city")).rest()
    assert (table.asked, table.state.diced) == ("wolf", [])
    table["wolf"].hand[:] = ["B0-1", WILD]
    table.move(8, "B0-1").move(11, WILD)
    assert table.offers(Dice(1))
    assert table.enough().offers(Challenge(1))
