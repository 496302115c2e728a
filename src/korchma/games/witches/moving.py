"""Phase 2: walking, flying, staying, and passing unseen."""

from __future__ import annotations

from korchma.games.witches import events as e
from korchma.games.witches.actions import end_move, spend_move
from korchma.games.witches.benefits import look, play_benefit, plays
from korchma.games.witches.cards import brooms, discard, with_benefit
from korchma.games.witches.dungeon import in_dungeon
from korchma.games.witches.options import (
    AboutMove,
    Fly,
    GoOn,
    Land,
    Linger,
    Meet,
    Peek,
    Play,
    Slip,
    Stay,
    Vanish,
    Walk,
)
from korchma.games.witches.state import (
    DUNGEON,
    Player,
    State,
    WitchTable,
    is_empty,
    me,
)
from korchma.kernel import Ask, Flow, Option

WALK = 2
EXTRA_MOVEMENT = 2


def reach(t: WitchTable, start: str, steps: int) -> dict[str, int]:
    """Where a walk can end, and after how many areas. [44-46, 49-52]

    A one-space area with a problem or a witch ends the walk; Town and Castle only when no space
    of theirs is empty. Another space of the same area is a whole move.
    """
    s, box = t.state, t.content
    home = box.area_of[start]
    blocked = set(s.problems)
    blocked.update(player.at for player in s.players)
    ends = {space: steps for space in box.spaces_of[home] if space != start}
    seen = {home}
    edge = [home]
    for distance in range(1, steps + 1):
        following: list[str] = []
        for area in edge:
            for near in box.neighbours[area]:
                if near not in seen:
                    seen.add(near)
                    free = False
                    for space in box.spaces_of[near]:
                        ends[space] = distance
                        free = free or space not in blocked
                    if free:
                        following.append(near)
        edge = following
    return ends


def veils(t: WitchTable, player: Player) -> list[int | None]:
    """What could make her invisible: cards, and Tiffany's own token (None). [11, 100k]"""
    found: list[int | None] = [*with_benefit(t, player, "invisibility")]
    if player.token == "invisibility":
        found.append(None)
    return found


def spend_veil(t: WitchTable, player: Player, card: int | None) -> None:
    """Use up an Invisibility card or token. [21, 100k]"""
    if card is None:
        player.token = ""
    else:
        discard(t, player, card)
        t.tell(e.Played(t.state.active, card))


def move(t: WitchTable) -> Flow[None]:
    """One move: on foot, by broom, or staying. [43, 47, 48]"""
    s, player = t.state, me(t)
    if player.at == DUNGEON:
        yield from in_dungeon(t)
        return
    options: list[Option] = [] if s.must_leave else [Stay()]
    walks = t.content.walks
    options += [walks[space] for space in reach(t, player.at, WALK + s.extra)]
    options += [Fly(card) for card in brooms(t, player)]
    options += _veiled(t, player)
    options += [t.content.plays[card] for card in with_benefit(t, player, "extra-movement")]
    options += plays(t)
    match (yield Ask(s.active, "move", options, rule="43", things=AboutMove(s.moves))):
        case Stay():
            t.tell(e.Stayed(s.active, player.at))
            end_move(t)
        case Walk(to):
            s.steps = WALK + s.extra - reach(t, player.at, WALK + s.extra)[to]
            _arrive(t, to)
            t.tell(e.Walked(s.active, to))
        case Fly(card):
            yield from _fly(t, card)
        case Vanish(card):
            _vanish(t, player, card)
        case Peek(at, card):
            _vanish(t, player, card)
            look(t, at)
        case Play(card) if t.content.cards[card].benefit == "extra-movement":
            discard(t, player, card)
            s.extra += EXTRA_MOVEMENT
            t.tell(e.Played(s.active, card))
        case Play(card):
            yield from play_benefit(t, card)


def _vanish(t: WitchTable, player: Player, card: int | None) -> None:
    """From now until she stops she passes unseen. [100h, 144]"""
    spend_veil(t, player, card)
    t.state.invisible = True
    t.tell(e.Vanished(t.state.active))


def _veiled(t: WitchTable, player: Player) -> list[Option]:
    """Vanish before moving; in Town or Castle also peek at a closed problem next door. [100j]"""
    s = t.state
    covers = [] if s.invisible else veils(t, player)
    if not covers:
        return []
    options: list[Option] = [Vanish(card) for card in covers]
    near = t.content.spaces_of[t.content.area_of[player.at]]
    closed = [x for x in near if x in s.closed and x != player.at and x not in s.looked[s.active]]
    return options + [Peek(x, card) for x in closed for card in covers]


def _fly(t: WitchTable, card: int) -> Flow[None]:
    """Discard a broom, go to any space; what lies between does not matter. [47, 141]"""
    s, player = t.state, me(t)
    options = [Land(space) for space in t.content.spaces if space != player.at]
    match (yield Ask(s.active, "land", options, rule="47")):
        case Land(at):
            discard(t, player, card)
            s.steps = 0
            _arrive(t, at)
            t.tell(e.Flew(s.active, card, at))


def _arrive(t: WitchTable, space: str) -> None:
    """Her pawn stands there; whether she stops there is another matter."""
    s = t.state
    empty = is_empty(s, space)
    me(t).at = space
    if empty:
        end_move(t)
    else:
        s.phase = "arrive"


def arrive(t: WitchTable) -> Flow[None]:
    """She comes upon a problem or a witch: she stops, or passes unseen. [45, 46, 100h, 100i, 143]

    Before a closed problem she may look first and vanish then. Going on takes distance left in
    this walk, or a move left that must then be used to leave.
    """
    s, player = t.state, me(t)
    closed = player.at in s.closed
    covers = veils(t, player) if closed else []
    if not (s.invisible or covers) or not (s.steps or s.moves > 1):
        end_move(t)
        return
    if closed:
        look(t, player.at)
    slips: list[Option] = [GoOn()] if s.invisible else [Slip(card) for card in covers]
    match (yield Ask(s.active, "arrive", [Meet(), *slips], rule="100h")):
        case Meet():
            end_move(t)
            return
        case Slip(card):
            _vanish(t, player, card)
    t.tell(e.Slipped(s.active, player.at))
    yield from go_on(t)


def go_on(t: WitchTable) -> Flow[None]:
    """Unseen, she walks on with the steps left, or leaves with her next move. [100h, 144]"""
    s, player = t.state, me(t)
    options: list[Option] = []
    ends: dict[str, int] = {}
    if s.steps:
        ends = _steps_on(t, s, player)
        options = [t.content.walks[space] for space in ends]
    if s.moves > 1:
        options.append(Linger())
    answer: object = options[0]
    if len(options) > 1:
        answer = yield Ask(s.active, "go-on", options, rule="100h")
    match answer:
        case Walk(to):
            s.steps -= ends[to]
            _arrive(t, to)
            t.tell(e.Walked(s.active, to))
        case _:
            spend_move(t)
            s.must_leave = True
            s.phase = "move"


def _steps_on(t: WitchTable, s: State, player: Player) -> dict[str, int]:
    """Where the rest of a walk can end; not another space of the same area, a move by itself."""
    home = t.content.area_of[player.at]
    ends = reach(t, player.at, s.steps)
    return {space: n for space, n in ends.items() if t.content.area_of[space] != home}
