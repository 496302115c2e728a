"""Phase 2: walking, flying, staying."""

from __future__ import annotations

from korchma.games.witches import events as e
from korchma.games.witches.options import Fly, Land, Peek, Play, Sneak, Stay, Vanish, Walk
from korchma.games.witches.rules.actions import end_move
from korchma.games.witches.rules.arriving import (
    NOT_ON_FOOT,
    come_to,
    go_past,
    play_moving,
    vanish,
    veils,
)
from korchma.games.witches.rules.benefits import look, plays
from korchma.games.witches.rules.cards import discard
from korchma.games.witches.rules.dungeon import in_dungeon
from korchma.games.witches.rules.walking import NOTHING, Ends, ends_past, walk_ends
from korchma.games.witches.state import DUNGEON, Player, WitchTable, me
from korchma.kernel import SAFE, Ask, Flow, Option

WALK = 2
STAY = Stay()


def move(t: WitchTable) -> Flow[None]:
    """One move: on foot, by broom, or staying. [43, 47, 48]"""
    s, player = t.state, me(t)
    if player.at == DUNGEON:
        yield from in_dungeon(t)
        return
    yield SAFE
    ends = walk_ends(t, player.at, WALK + s.extra)
    match (yield Ask(s.active, "move", _moves(t, player, ends), rule="43")):
        case Walk(to):
            _walk(t, player, to, ends)
        case Stay():
            t.tell(e.Stayed(s.active, player.at))
            end_move(t)
        case Fly(card):
            yield from _fly(t, player, card)
        case Play(card):
            yield from play_moving(t, player, card)
        case Vanish(card):
            vanish(t, player, card)
        case Sneak(to, card):
            vanish(t, player, card)
            _walk(t, player, to, walk_ends(t, player.at, WALK + s.extra))
        case Peek(at, card):
            if not s.invisible:
                vanish(t, player, card)
            look(t, at)


def _moves(t: WitchTable, player: Player, ends: Ends) -> list[Option]:
    """Everything she may do with this move, and the benefits she may play before it. [43, 100f]"""
    box, s, hand = t.content, t.state, player.hand
    options: list[Option] = [] if s.must_leave else [STAY]
    options += ends.options
    options += filter(None, map(box.flights.get, hand))
    if s.invisible or player.token == "invisibility" or not box.veils.isdisjoint(hand):
        options += _unseen(t, player, ends)
    options += plays(t, player, "extra-movement")
    return options


def _walk(t: WitchTable, player: Player, to: str, ends: Ends) -> None:
    """She goes there on foot, unseen past whatever stands in between. [44, 100h]"""
    s = t.state
    s.steps = WALK + s.extra - ends.distance[to]
    go_past(t, player, to)


def _unseen(t: WitchTable, player: Player, ends: Ends) -> list[Option]:
    """Vanish, or at once go past what stops others; in Town or Castle also look. [100h, 100j]"""
    s = t.state
    covers = [None] if s.invisible else veils(t, player)
    options: list[Option] = []
    if not s.invisible:
        options += map(Vanish, covers)
        unseen = ends_past(t.content, player.at, WALK + s.extra, NOTHING)
        beyond = [to for to in unseen.distance if to not in ends.distance]
        options += [Sneak(to, card) for to in beyond for card in covers]
    near = t.content.beside[player.at]
    unknown = [space for space in near if space in s.closed and space not in player.looked]
    return options + [Peek(space, card) for space in unknown for card in covers]


def _fly(t: WitchTable, player: Player, card: int) -> Flow[None]:
    """Discard a broom, go to any space; what lies between does not matter. [47, 141]"""
    s = t.state
    discard(t, player, card)
    match (yield Ask(s.active, "land", t.content.flights_from[player.at], rule="47")):
        case Land(at):
            t.tell(e.Flew(s.active, card, at))
            s.steps = NOT_ON_FOOT
            come_to(t, player, at)
