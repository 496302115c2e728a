"""Decks and the bag: drawing, laying aside, shuffling anew. [2, 4, 5, 22]"""

from __future__ import annotations

from korchma.games.wasteknights import events as e
from korchma.games.wasteknights.state import Knight, WasteTable
from korchma.tray import piles


def _draw(t: WasteTable, deck: list[str], discard: list[str], name: str, *, at: int = -1) -> str:
    """The top card, or the one ``at`` the bottom; "" where deck and discard are empty.

    An empty deck is made anew of its discard at once, or as soon as there is one. [22]
    """
    if not deck:
        _renew(t, deck, discard, name)
    t.learn()
    card = deck.pop(at) if deck else ""
    if not deck:
        _renew(t, deck, discard, name)
    return card


def _renew(t: WasteTable, deck: list[str], discard: list[str], name: str) -> None:
    if piles.renew(t.rng, deck, discard):
        t.tell(e.DeckRenewed(name))


def draw_waste(t: WasteTable, deck: str) -> str:
    """A wasteland card. [34]"""
    t.state.dreamt.pop(deck, None)
    return _draw(t, t.state.wastes[deck], t.state.wasted[deck], deck)


def draw_find(t: WasteTable) -> str:
    """An exploration card. [58]"""
    return _draw(t, t.state.finds, t.state.found, "finds")


def draw_gear(t: WasteTable) -> str:
    """A gear card, from the bottom of the deck. [69, 91, ruling 12]"""
    at = -1 if t.options.gear_from_top else 0
    return _draw(t, t.state.gear, t.state.scrap, "gear", at=at)


def draw_threat(t: WasteTable, knight: Knight) -> str:
    """A token out of the bag, openly. [30, ruling 14]"""
    bag = t.state.bag
    if not bag:
        return ""
    token = bag.pop(t.rng.below(len(bag)))
    t.tell(e.DrewThreat(knight.who, token))
    return token


def threats_back(t: WasteTable, tokens: list[str]) -> None:
    """Tokens go back into the bag and are mixed. [40]"""
    if tokens:
        t.state.bag += tokens
        t.state.bag.sort()
        t.tell(e.ThreatsBack(tuple(tokens)))
        tokens.clear()


def put_under(t: WasteTable, deck: list[str], card: str) -> None:
    """A card is shuffled back into its deck. [66, 67]"""
    deck.append(card)
    t.rng.shuffle(deck)
