"""Step 3, the tea ceremony: tea effects, then cups that meet."""

from __future__ import annotations

from korchma.games.ronin import events as e
from korchma.games.ronin.rules.automa import pour
from korchma.games.ronin.rules.effects import resolve
from korchma.games.ronin.rules.partnership import advance, between
from korchma.games.ronin.rules.skills import window
from korchma.games.ronin.state import CUP, TURNS, Player, RoninTable, left_of, tracks_of
from korchma.kernel import SAFE, Flow

CUP_POINTS = 2
"""A pair of cups is worth two points, whatever one sentence says. [57]"""


def tea(t: RoninTable) -> Flow[None]:
    """In initiative order: tea effects, skills, cups; then the turn is over. [50, 60]"""
    s = t.state
    while s.queue:
        yield SAFE
        seat = s.queue[0]
        player = s.players[seat]
        if player.automa:
            yield from pour(t, seat)
        else:
            while player.tea:
                yield SAFE
                at = player.tea.pop(0)
                yield from resolve(t, seat, at)
            yield from window(t, seat, "tea")
        yield from pass_cups(t, seat)
        s.queue.pop(0)
    s.turn += 1
    s.phase = "refill" if s.turn < TURNS else "score"
    s.queue = [seat for seat in s.order if not s.players[seat].automa]


def pass_cups(t: RoninTable, seat: int) -> Flow[None]:
    """A left cup meets a right cup of the left neighbour: both are covered. [56-59, 85, 87, 91]"""
    s = t.state
    for track in tracks_of(s, seat):
        right, left = s.players[track], s.players[left_of(s, track)]
        while (one := _cup(t, right, "left")) is not None:
            other = _cup(t, left, "right")
            if other is None:
                break
            right.lost[one] |= CUP
            left.lost[other] |= CUP
            t.tell(e.CupsMet(between(t, track), (right.row[one], left.row[other])))
            yield from advance(t, track, CUP_POINTS)


def _cup(t: RoninTable, player: Player, side: str) -> int | None:
    """The place of a player's first uncovered cup of a side."""
    cups = t.content.cups[side]
    for at, card in enumerate(player.row):
        if card in cups and not player.lost[at] & CUP:
            return at
    return None
