"""Where everything lies and who sees it: what is dealt anew, what may never be lost or doubled."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from korchma.games.wasteknights.rules.gear import every
from korchma.games.wasteknights.state import Knight, WasteTable
from korchma.tray import piles
from korchma.tray.piles import EVERYBODY, Zone


def zones(t: WasteTable) -> Iterator[Zone]:
    """Every card, token and secret, and whose eyes see it. [1-6]"""
    yield from secrets(t)
    s = t.state
    for cards in s.wasted.values():
        yield Zone("waste", cards, EVERYBODY)
    yield Zone("find", s.found, EVERYBODY)
    shown = [s.card] if s.card else []
    kind = "find" if s.card in t.content.finds else "waste"
    yield Zone(kind, shown, EVERYBODY)
    yield Zone("gear", s.scrap + s.starting + s.offered, EVERYBODY)
    if s.deal is not None:
        yield Zone("gear", s.deal.offer, EVERYBODY)
    yield Zone("threat", s.bag + s.yellow + s.red, EVERYBODY)
    if s.fight is not None:
        yield Zone("threat", s.fight.tokens, EVERYBODY)
    for knight in s.knights:
        yield from _own(knight)


def secrets(t: WasteTable) -> Iterator[Zone]:
    """Decks, cards that lie state side up, patrons, challenges to come. [2-6, A4]"""
    s = t.state
    for deck, cards in s.wastes.items():
        yield from _wastes(t, deck, cards)
    yield Zone("find", s.finds)
    yield Zone("gear", s.gear)
    yield Zone("injury", s.injuries)
    yield Zone("breakdown", s.breakdowns)
    yield Zone("challenge", s.challenges)
    yield Zone("patron", s.patrons)
    for i, knight in enumerate(s.knights):
        yield from _unknown(t, i, knight)


def _wastes(t: WasteTable, deck: str, cards: list[str]) -> Iterator[Zone]:
    """A wasteland deck; who has dreamt of its top card knows it. [3.14]"""
    if deck in t.state.dreamt and cards:
        last = len(cards) - 1
        yield Zone("waste", cards, (t.state.dreamt[deck],), deck, (last,))
        yield Zone("waste", cards, pool=deck, spots=range(last))
    else:
        yield Zone("waste", cards, pool=deck)


def _own(knight: Knight) -> Iterator[Zone]:
    """What a knight has openly."""
    yield Zone("gear", [each.card for each in every(knight)], EVERYBODY)
    yield Zone("threat", knight.threats, EVERYBODY)
    yield Zone("injury", knight.injuries, EVERYBODY)
    yield Zone("breakdown", knight.breakdowns, EVERYBODY)


def _unknown(t: WasteTable, i: int, knight: Knight) -> Iterator[Zone]:
    """The state side of an injury or breakdown tells nobody which it is; nor whom he serves. [4]"""
    if knight.fallen:
        yield Zone("injury", knight.fallen)
    if knight.wreck:
        yield Zone("breakdown", knight.wreck)
    if "patron" in knight.flags:
        eyes = watchers(t, i) if i in t.state.secret else EVERYBODY
        yield Zone("patron", knight.flags, eyes, spots=("patron",))


def watchers(t: WasteTable, i: int) -> tuple[int, ...]:
    """The seats that know whom a knight serves: his own, and who has peeked. [A4]"""
    seen = (pair.partition(":") for pair in t.state.peeked)
    peeked = [int(seat) for seat, _, whom in seen if int(whom) == i]
    return (t.state.knights[i].seat, *peeked)


def redeal(t: WasteTable, seat: int | None) -> None:
    """Decks, cards that lie state side up, patrons, challenges to come: all that nobody showed."""
    piles.redeal(t.rng, secrets(t), seat)


def census(t: WasteTable) -> Counter[str]:
    """Every card and token is in exactly one place; goods are held or in the supply. [21]"""
    s = t.state
    held = {each.card for knight in s.knights for each in every(knight)}
    unique = [card for card, row in t.content.cards.items() if row.knight and card not in held]
    kept = (zone for zone in zones(t) if zone.kind not in ("challenge", "patron"))
    found = piles.census([*kept, Zone("gear", unique, EVERYBODY)])
    for goods, left in s.supply.items():
        found[goods] = left + sum(getattr(knight, goods) for knight in s.knights)
    return found
