"""The deck, the discard, and cards leaving a hand."""

from __future__ import annotations

from korchma.games.witches import events as e
from korchma.games.witches.state import Player, WitchTable
from korchma.tray import piles


def refill(t: WitchTable) -> bool:
    """An empty deck is made of the discard; false if there is no card at all. [23]"""
    s = t.state
    if not s.deck and piles.renew(t.rng, s.deck, s.discard):
        t.tell(e.Reshuffled(len(s.deck)))
    return bool(s.deck)


def draw(t: WitchTable, seat: int, n: int) -> None:
    """Draw cards into a hand. [98, 100e]"""
    s = t.state
    drawn: list[int] = []
    while len(drawn) < n and refill(t):
        drawn += piles.draw(s.deck, n - len(drawn))
    if drawn:
        t.learn()
        s.players[seat].hand += drawn
        if t.listening:
            t.tell(e.Drew(seat, tuple(drawn)), to=seat, others=e.SomebodyDrew(seat, len(drawn)))


def reveal(t: WitchTable) -> int | None:
    """Turn over the top card; it goes to the discard. [27]"""
    s = t.state
    if not refill(t):
        return None
    t.learn()
    card = s.deck.pop()
    s.discard.append(card)
    if t.listening:
        t.tell(e.Revealed(card, t.content.cards[card].area))
    return card


def discard(t: WitchTable, player: Player, card: int) -> None:
    """A card played is a card discarded, whatever comes of it. [18, 21]"""
    player.hand.remove(card)
    t.state.discard.append(card)


def brooms(t: WitchTable, player: Player) -> list[int]:
    """The cards in hand that can be flown on. [19]"""
    return [*filter(t.content.flights.get, player.hand)]


def with_benefit(t: WitchTable, player: Player, benefit: str) -> list[int]:
    """The cards in hand with this benefit."""
    benefits = t.content.benefits
    return [card for card in player.hand if benefits[card] == benefit]
