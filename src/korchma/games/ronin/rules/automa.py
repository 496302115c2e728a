"""The Automa: takes and lays cards by a fixed rule, and pours tea."""

from __future__ import annotations

from korchma.games.ronin import events as e
from korchma.games.ronin.rules.gaining import draw
from korchma.games.ronin.rules.laying import append
from korchma.games.ronin.rules.partnership import advance_all
from korchma.games.ronin.state import RoninTable
from korchma.kernel import Flow


def take_as_automa(t: RoninTable, seat: int) -> None:
    """Take the pair with most active symbols and lay it at once. [83, 84, 95]"""
    s = t.state
    player = s.players[seat]
    player.first = len(player.row)
    slot = _best(t)
    if slot is None:
        s.at_deck.append(seat)
        cards = tuple(card for _ in range(2) if (card := draw(t)) is not None)
        t.tell(e.TookDeck(seat, player.character, cards))
    else:
        cards, s.slots[slot], s.figures[slot] = s.slots[slot], (), seat
        t.tell(e.TookPair(seat, player.character, slot, cards))
    append(t, seat, cards)
    player.todo.clear()


def _best(t: RoninTable) -> int | None:
    """The slot with most active symbols, the higher of equals; None if there is none. [83]"""
    s, prints = t.state, t.content.prints
    found, most = None, 0
    for slot, pair in enumerate(s.slots):
        n = sum(symbol in (s.left, s.right) for card in pair for symbol in prints[card])
        if n > most:
            found, most = slot, n
    return found


def pour(t: RoninTable, seat: int) -> Flow[None]:
    """Each tea effect of this turn: a point on each track shared with a person. [86, 96]"""
    player = t.state.players[seat]
    waiting, player.tea = len(player.tea), []
    for _ in range(waiting):
        yield from advance_all(t, seat, 1)
