"""What a seat cannot know, dealt anew; and what may neither be lost nor doubled."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from korchma.games.ronin.state import RoninTable


def redeal(t: RoninTable, seat: int | None) -> None:
    """The deck, and what nobody saw the others take. What all have seen stays where it is."""
    s = t.state
    pool = s.deck
    others = [player for i, player in enumerate(s.players) if i != seat]
    for player in others:
        pool += [card for card in player.hand if card not in player.known]
    t.rng.shuffle(pool)
    for player in others:
        player.hand = [card if card in player.known else pool.pop() for card in player.hand]
    s.deck = pool


def census(t: RoninTable) -> Mapping[str, int]:
    """Every card is in exactly one place; starting cards nobody plays with are in the box. [77]"""
    s, box = t.state, t.content
    played = {player.character for player in s.players if not player.automa}
    seen: Counter[str] = Counter(
        card for card, row in box.cards.items() if row.owner and row.owner not in played
    )
    seen.update(s.deck + s.discard + s.looked)
    for pair in s.slots:
        seen.update(pair)
    for player in s.players:
        seen.update(player.hand + player.row)
    return seen
