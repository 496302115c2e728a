"""The chance to solve a problem, played out by the rules alone, to check the odds against."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import product

from tests.games.witches.facing import CARDS, TOKENS

FACES = (0, 2, 3, 4, 5, 6)
PAIRS = tuple(product(FACES, repeat=2))
SYMBOL = {"headology": 1, "magic": 2, "broom": 0}

Dice = tuple[int, ...]
Hand = frozenset[int]


def bare_chance(need: int, dice: Dice = ()) -> float:
    """Dice alone: all throws of those not rolled yet, counted one by one."""
    throws = list(product(FACES, repeat=4 - len(dice)))
    return sum(sum(dice) + sum(throw) >= need for throw in throws) / len(throws)


def chance(
    token: str, hand: Sequence[int], *, crises: int = 0, plus: int = 0, dice: Dice = ()
) -> float:
    """The best chance with these cards, each used at most once, chosen as the dice fall."""
    need = TOKENS[token].difficulty + 2 * crises - plus
    return _from(dice, frozenset(hand), need, crises, TOKENS[token].group)


@cache
def _from(dice: Dice, hand: Hand, need: int, crises: int, group: str) -> float:
    if not dice:
        return _mean([_from(pair, hand, need, crises, group) for pair in PAIRS])
    if len(dice) == 4 and sum(dice) + _late(hand, crises, group) >= need:
        return 1.0
    ways = _rerolled(dice, hand, need, crises, group)
    if len(dice) == 2:
        ways.append(_mean([_from(dice + pair, hand, need, crises, group) for pair in PAIRS]))
        for card in hand:
            worth = SYMBOL[CARDS[card].symbol]
            if worth:
                ways.append(_from(dice, hand - {card}, need - worth, crises, group))
    return max(ways, default=0.0)


def _rerolled(dice: Dice, hand: Hand, need: int, crises: int, group: str) -> list[float]:
    """One or both dice of the last pair, with each card that rerolls."""
    kept, (a, b) = dice[:-2], dice[-2:]
    ways = []
    for card in hand:
        if CARDS[card].benefit == "reroll":
            for pairs in ([(x, b) for x in FACES], [(a, x) for x in FACES], PAIRS):
                rest = hand - {card}
                ways.append(_mean([_from(kept + p, rest, need, crises, group) for p in pairs]))
    return ways


def _late(hand: Hand, crises: int, group: str) -> int:
    """What can be added when all dice lie: bonuses, and Help while there is a crisis here."""
    bonuses = [CARDS[x] for x in hand if CARDS[x].benefit == "bonus"]
    helps = sum(CARDS[x].benefit == "help" for x in hand)
    return sum(x.amount for x in bonuses if x.against in ("", group)) + 2 * min(helps, crises)


def _mean(chances: Sequence[float]) -> float:
    return sum(chances) / len(chances)
