"""Dice on the table: in their order, thrown, and what they show. [42, F18]"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from korchma.games.wasteknights.box.box import FAILURE, FATE, ORDER, SIDES, SUCCESS, SYMBOLS
from korchma.games.wasteknights.rules.numbers import can
from korchma.games.wasteknights.state import Knight, WasteTable
from korchma.tray import dice

KEPT = 4096
"""Lots of dice that are remembered in their order, and as many throws with what they come to."""


@lru_cache(maxsize=KEPT)
def in_order(letters: str) -> str:
    """Dice from the weakest to the strongest."""
    return "".join([die * letters.count(die) for die in ORDER])


def throw(t: WasteTable, letters: str) -> list[str]:
    """Throw dice: the symbols each shows."""
    if not letters:
        return []
    drawn = t.rng.several(SIDES, len(letters))
    return [die[i] for die, i in zip(t.content.shown(letters), drawn, strict=True)]


def counted(faces: Sequence[str]) -> dice.Face:
    """How many successes, fates and failures lie there.

    >>> counted(["SF", "", "SS"])
    (3, 1, 0)
    """
    return _counted("".join(faces))


@lru_cache(maxsize=KEPT)
def _counted(together: str) -> dice.Face:
    return tuple([together.count(symbol) for symbol in SYMBOLS])


def own_count(t: WasteTable, knight: Knight, faces: Sequence[str]) -> dice.Face:
    """The same for a knight: shaking hands see no fate. [J8]"""
    found = counted(faces)
    return (found[SUCCESS], 0, found[FAILURE]) if can(t, knight, "shakes") else found


def tricked(found: dice.Face, tricks: int) -> dice.Face:
    """Fates that count as successes instead, as far as they still lie there. [C4]

    >>> tricked((1, 2, 0), 1), tricked((1, 0, 0), 1)
    ((2, 1, 0), (1, 0, 0))
    """
    if not tricks:
        return found
    turned = min(tricks, found[FATE])
    return found[SUCCESS] + turned, found[FATE] - turned, found[FAILURE]
