"""The two move actions of a turn: spending them, and what comes next."""

from __future__ import annotations

from korchma.games.witches.state import MOVES, WitchTable


def spend_move(t: WitchTable) -> None:
    """One move action is used up. [43]"""
    s = t.state
    s.moves -= 1
    s.extra = 0
    s.steps = 0
    s.must_leave = False


def end_move(t: WitchTable) -> None:
    """She stops: the move is over, what is here must be faced, a problem first. [54-56, 144]"""
    s = t.state
    spend_move(t)
    s.invisible = False
    s.phase = "attempt" if s.players[s.active].at in s.problems else "meet"


def next_action(t: WitchTable) -> None:
    """On to the second move, or to the draw. [24, 43, 69]"""
    t.state.phase = "move" if t.state.moves else "draw"


def move_number(t: WitchTable) -> int:
    """Which move action is under way, what is met at its end included; 0 for none. [24, 43]"""
    s = t.state
    if s.phase in ("move", "arrive"):
        return min(MOVES, MOVES - s.moves + 1)
    return MOVES - s.moves if s.phase in ("meet", "attempt") else 0


def lose_actions(t: WitchTable) -> None:
    """Whatever moves were left are lost. [103, 105]"""
    t.state.moves = 0
