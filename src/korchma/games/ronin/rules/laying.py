"""Cards join a timeline."""

from __future__ import annotations

from collections.abc import Sequence

from korchma.games.ronin import events as e
from korchma.games.ronin.rules.gaining import forget
from korchma.games.ronin.state import RoninTable


def lay(t: RoninTable, seat: int, cards: Sequence[str]) -> None:
    """Cards of the hand go to the right end; their effects wait for their step. [38-40]"""
    player = t.state.players[seat]
    for card in cards:
        player.hand.remove(card)
        forget(player.known, card)
    append(t, seat, cards)


def append(t: RoninTable, seat: int, cards: Sequence[str]) -> None:
    """Cards at the right end of a timeline, in order. [38]"""
    player, box = t.state.players[seat], t.content
    for card in cards:
        at = len(player.row)
        player.row.append(card)
        player.lost.append(0)
        if card in box.standard:
            player.todo.append(at)
        elif card in box.tea:
            player.tea.append(at)
    if t.listening:
        t.tell(e.Laid(seat, player.character, tuple(cards)))
