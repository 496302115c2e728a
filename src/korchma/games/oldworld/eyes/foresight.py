"""What an answer would bring, as far as it can be known: a longer combo, a way to another place."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

import msgspec

from korchma.games.oldworld.eyes import forecast
from korchma.games.oldworld.eyes.forecast import Part, Sum
from korchma.games.oldworld.options import FreeMove, Go, Lay, Spend
from korchma.games.oldworld.rules.combo import combo_symbols, link_to
from korchma.games.oldworld.rules.modifiers import shield_limit
from korchma.games.oldworld.rules.roaming import ways
from korchma.games.oldworld.state import WorldTable, me
from korchma.kernel import Ask, Option

Cheapest = Literal["free", "card", "gold", "two"]


class Fare(msgspec.Struct, frozen=True, gc=False):
    """What a way costs at least, and which cards pay for it alone. [33]"""

    cheapest: Cheapest
    cards: tuple[str, ...]


def foresee(t: WorldTable, ask: Ask, answer: Sequence[Option]) -> Sum | Fare | None:
    """The combo with one more card on it; the way to a place. [33, 79, 81]"""
    s = t.state
    match answer:
        case [Go(to)] if ask.about == "roam" and s.active == ask.seat:
            return fare(t, to)
        case [Lay(card)] if s.fight is None:
            return short_sum(t, [*s.laid, card], [*s.laid_links, link_to(t, s.laid, card)])
    return forecast.foresee(t, ask, answer)


def fare(t: WorldTable, to: int) -> Fare:
    """The cheapest way into a place: for nothing, a card, a card and a coin, two cards. [33]"""
    paid = ways(t, to)
    alone = tuple(way.cards[0] for way in paid if isinstance(way, Spend) and _alone(way))
    if any(isinstance(way, FreeMove) for way in paid):
        return Fare("free", alone)
    if alone:
        return Fare("card", alone)
    coins = any(isinstance(way, Spend) and way.gold for way in paid)
    return Fare("gold" if coins else "two", alone)


def _alone(way: Spend) -> bool:
    return len(way.cards) == 1 and not way.gold


def short_sum(t: WorldTable, combo: Sequence[str], links: Sequence[int]) -> Sum:
    """What the combo of a story's short fight comes to, card by card, each with its link. [63]"""
    found, damage, shield = [], 0, 0
    for at, card in enumerate(combo, 1):
        so_far = combo_symbols(t, combo[:at], links[:at])
        found.append(Part(f"card:{card}", so_far.damage - damage, so_far.shield - shield))
        damage, shield = so_far.damage, so_far.shield
    held = me(t).shield
    rise = min(shield, shield_limit(t, t.state.active) - held)
    found.append(Part("limit", shield=rise - shield))
    parts = tuple(part for part in found if part.damage or part.shield)
    return Sum(damage, rise, 0, parts, after=held + rise)
