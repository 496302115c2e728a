"""Combos: cards laid on each other by their links, and the symbols they add up to."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

from korchma.games.oldworld.box.rows import Card, Colour, Link
from korchma.games.oldworld.options import Done, Lay
from korchma.games.oldworld.state import NOBODY, WorldTable
from korchma.kernel import Ask, Flow, Option

MUTED: dict[str, Colour] = {"fiend": "purple"}
"""Monsters against which cards of a colour show no symbols. [85]"""


class Symbols(msgspec.Struct):
    """What a combo adds up to: corners, and the links that were used. [81, 82]"""

    damage: int = 0
    shield: int = 0
    draw: int = 0
    takes: int = 0
    backs: list[str] = msgspec.field(default_factory=list)


def next_cards(t: WorldTable, hand: Sequence[str], combo: Sequence[str]) -> list[str]:
    """The cards that may follow: any at first, then those a link of the top card leads to. [79]"""
    if not combo:
        return list(hand)
    follows, colours = t.content.follows[combo[-1]], t.content.colours
    return [card for card in hand if colours[card] in follows]


def link_to(t: WorldTable, combo: Sequence[str], card: str) -> int:
    """The link of the top card by which a card is laid; NOBODY for the first."""
    if not combo:
        return NOBODY
    return t.content.follows[combo[-1]].get(t.content.colours[card], NOBODY)


def build_combo(
    t: WorldTable, seat: int, combo: list[str], links: list[int], *, alone: bool = False
) -> Flow[None]:
    """Lay cards until no link fits or it is enough; one at least if there is any. [79, 80]

    Black Blood leaves a card ``alone``.
    """
    hand, lays = t.state.players[seat].hand, t.content.lays
    while not (alone and combo) and (fitting := next_cards(t, hand, combo)):
        options: list[Option] = [lays[card] for card in fitting]
        if combo:
            options.append(Done())
        match (yield Ask(seat, "combo", options, rule="79")):
            case Lay(card):
                links.append(link_to(t, combo, card))
                hand.remove(card)
                combo.append(card)
            case _:
                break


def printed(
    t: WorldTable, combo: Sequence[str], links: Sequence[int]
) -> Iterator[tuple[Card, Link | None]]:
    """The cards whose corner counts, and those of which a link was used, with that link. [81, 82]

    To a Fiend purple cards show neither.
    """
    cards, fight = t.content.cards, t.state.fight
    blind = MUTED.get(fight.monster, "") if fight is not None else ""
    below: Card | None = None
    for name, link in zip(combo, links, strict=True):
        if below is not None and link != NOBODY and below.colour != blind:
            yield below, below.links[link]
        below = cards[name]
        if below.colour != blind:
            yield below, None


def combo_symbols(t: WorldTable, combo: Sequence[str], links: Sequence[int]) -> Symbols:
    """Corner symbols and those of used links, all together. [81, 82]"""
    total = Symbols()
    for card, link in printed(t, combo, links):
        if link is None:
            total.damage += card.damage
            total.shield += card.shield
            total.draw += card.draw
            total.takes += card.take
        else:
            total.damage += link.damage
            total.shield += link.shield
            if link.back:
                total.backs.append(card.id)
    return total
