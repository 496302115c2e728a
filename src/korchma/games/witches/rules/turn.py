"""A witch's turn, and the game made of turns."""

from __future__ import annotations

from korchma.games.witches import events as e
from korchma.games.witches.rules.actions import next_action
from korchma.games.witches.rules.arriving import arrive
from korchma.games.witches.rules.attempt import attempt
from korchma.games.witches.rules.benefits import ELF_LIMIT, window
from korchma.games.witches.rules.cackles import GRANNY_RETURNS, give_back, tea
from korchma.games.witches.rules.cards import draw
from korchma.games.witches.rules.moving import move
from korchma.games.witches.rules.placing import problem_appears
from korchma.games.witches.rules.setup import begin_turn, choose_witches, place_pawns
from korchma.games.witches.state import (
    TheEnd,
    WitchTable,
    hand_limit,
    me,
    open_elves,
    witches_at,
)
from korchma.kernel import Flow

GRANNYS_COTTAGE = "grannys-cottage"


def play(t: WitchTable) -> Flow[None]:
    """The whole game, from wherever the table stands. [24, 25, 137]"""
    s = t.state
    if s.phase == "choosing":
        yield from choose_witches(t)
    if s.phase == "placing":
        yield from place_pawns(t)
    try:
        while True:
            yield from turn(t)
            _end_turn(t)
    except TheEnd:
        t.tell(e.Ended(s.ending))


def turn(t: WitchTable) -> Flow[None]:
    """A problem appears, she moves twice, she draws. [24, 43]"""
    s = t.state
    if s.phase == "problem":
        yield from problem_appears(t)
    while s.phase not in ("draw", "over"):
        if s.phase == "move":
            yield from move(t)
        elif s.phase == "arrive":
            yield from arrive(t)
        elif s.phase == "meet":
            yield from _meet(t)
        else:
            yield from attempt(t)
    if s.phase == "draw":
        yield from draw_up(t)


def _meet(t: WitchTable) -> Flow[None]:
    """No problem here: tea, a solo witch's rest with Granny, or nothing. [54, 92, 96, 133]"""
    s, player = t.state, me(t)
    if len(witches_at(s, player.at)) > 1:
        yield from tea(t)
    elif len(s.players) == 1 and player.at == GRANNYS_COTTAGE:
        yield from give_back(t, s.active, GRANNY_RETURNS, "granny", "133")
    next_action(t)


def draw_up(t: WitchTable) -> Flow[None]:
    """Draw up to the limit; nothing is discarded down to it. [97-99, 140]"""
    player = me(t)
    yield from window(t, "before-draw", last=True)
    draw(t, t.state.active, hand_limit(player) - len(player.hand))


def _end_turn(t: WitchTable) -> None:
    """Three open elves lose; an empty box ends; else the next witch. [26, 121, 123]"""
    s = t.state
    s.invisible = False
    if open_elves(t) >= ELF_LIMIT:
        s.ending = "elves"
        raise TheEnd
    if not s.boxes:
        s.ending = "boxes"
        raise TheEnd
    s.active = (s.active + 1) % len(s.players)
    begin_turn(t)
