"""Losing symbols: tokens given back or prints covered, as their owner likes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from korchma.games.ronin import events as e
from korchma.games.ronin.box.box import INDEX, SYMBOLS
from korchma.games.ronin.options import Cover, LoseToken
from korchma.games.ronin.state import Player, RoninTable
from korchma.kernel import Ask, Flow, several

Loss: TypeAlias = LoseToken | Cover


def can_lose(
    t: RoninTable, player: Player, symbols: Sequence[int], upto: int | None = None
) -> list[Loss]:
    """Every token and every uncovered print within reach, one by one. [16, 42]"""
    out: list[Loss] = []
    for symbol in symbols:
        if player.tokens[symbol]:
            out += [LoseToken(SYMBOLS[symbol])] * player.tokens[symbol]
    prints = t.content.prints
    for card, lost in zip(player.row[:upto], player.lost, strict=False):
        for bit, symbol in enumerate(prints[card], 1):
            if symbol in symbols and not lost & bit:
                out.append(Cover(card, SYMBOLS[symbol]))
    return out


def lose(t: RoninTable, seat: int, choice: Sequence[Loss], low: int, high: int) -> Flow[int]:
    """Lose ``low`` to ``high`` of these; asked only where there is a choice. [44, 49]"""
    if low == len(choice) or (low == high and choice.count(choice[0]) == len(choice)):
        lost: Sequence[object] = choice[:low]
    elif low == high == 1:
        lost = [(yield Ask(seat, "lose", list(dict.fromkeys(choice)), rule="49"))]
    else:
        lost = several((yield Ask(seat, "lose", choice, pick=(low, high), rule="49")))
    for each in lost:
        assert isinstance(each, LoseToken | Cover)
        _lose_one(t, seat, each)
    return len(lost)


def _lose_one(t: RoninTable, seat: int, loss: Loss) -> None:
    """A token goes back, or a lost marker covers a print. [16, 17]"""
    player = t.state.players[seat]
    symbol = INDEX[loss.symbol]
    if isinstance(loss, LoseToken):
        player.tokens[symbol] -= 1
    else:
        at = player.row.index(loss.card)
        for bit, printed in enumerate(t.content.prints[loss.card], 1):
            if printed == symbol and not player.lost[at] & bit:
                player.lost[at] |= bit
                break
    if t.listening:
        t.tell(e.LostSymbols(seat, player.character, loss.symbol, 1))
