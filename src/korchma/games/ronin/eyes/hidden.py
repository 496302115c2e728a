"""Where everything lies and who sees it: what is dealt anew, what may never be lost or doubled."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from korchma.games.ronin.rules.setup import chooser
from korchma.games.ronin.state import RoninTable
from korchma.tray import piles
from korchma.tray.piles import EVERYBODY, NOBODY, Fields, Zone


def zones(t: RoninTable) -> Iterator[Zone]:
    """Every card, and whose eyes see it. [4, 9, 31, 33, 73]"""
    s = t.state
    yield Zone("card", s.deck)
    yield Zone("card", s.discard + [card for pair in s.slots for card in pair], EVERYBODY)
    yield Zone("card", s.looked, tuple(s.queue[:1]))
    for seat, player in enumerate(s.players):
        hand, known = player.hand, player.known
        secret = [i for i, card in enumerate(hand) if card not in known]
        yield Zone("card", hand, EVERYBODY if s.phase == "over" else (seat,), spots=secret)
        yield Zone("card", known + player.row, EVERYBODY)
    if not s.order:
        yield from _before_the_start(t)


def _before_the_start(t: RoninTable) -> Iterator[Zone]:
    """Characters and boards still to be had, and the card that will give the order. [4, 9]"""
    s = t.state
    yield Zone("lot", s.pile)
    yield Zone("lot", s.offered, (chooser(s),) if s.offered else NOBODY)
    drawn = (s.chapter_card, s.order_card)
    yield Zone("chapter", [card for card in t.content.chapters if card not in drawn])
    yield Zone("chapter", Fields(s), spots=("order_card",))


def redeal(t: RoninTable, seat: int | None) -> None:
    """The deck, and what nobody saw the others take. What all have seen stays where it is."""
    piles.redeal(t.rng, zones(t), seat)


def census(t: RoninTable) -> Counter[str]:
    """Every card is in exactly one place; starting cards nobody plays with are in the box. [77]"""
    played = {player.character for player in t.state.players if not player.automa}
    absent = [
        card for card, row in t.content.cards.items() if row.owner and row.owner not in played
    ]
    cards = (zone for zone in zones(t) if zone.kind == "card")
    return piles.census([*cards, Zone("card", absent, EVERYBODY)])
