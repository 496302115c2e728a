"""The cheapest way to pay for a move, as a sensible witcher would."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from korchma.games.oldworld.mind.fight_mind import worths
from korchma.games.oldworld.state import WorldTable


class Paid(NamedTuple):
    """The cards and gold that are left, and how many of each it took."""

    left: tuple[str, ...]
    gold: int
    cards: int
    coins: int


def cheapest(t: WorldTable, to: int, hand: Sequence[str], gold: int) -> Paid | None:
    """The worst card that fits, else the worst two, else the last one and a coin. [33]"""
    fits = t.content.fits[to]
    cheap = sorted(hand, key=worths(t.content).__getitem__)
    gone = next((card for card in cheap if card in fits), None)
    if gone is not None:
        return Paid(tuple(card for card in cheap if card != gone), gold, 1, 0)
    if len(cheap) >= 2:
        return Paid(tuple(cheap[2:]), gold, 2, 0)
    return Paid((), gold - 1, 1, 1) if cheap and gold else None
