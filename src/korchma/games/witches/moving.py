"""Phase 2: walking, flying, staying, and passing unseen."""

from __future__ import annotations

from korchma.games.witches import events as e
from korchma.games.witches.actions import end_move, spend_move
from korchma.games.witches.benefits import effective, look, play_benefit
from korchma.games.witches.cards import discard, with_benefit
from korchma.games.witches.dungeon import in_dungeon
from korchma.games.witches.options import (
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
from korchma.games.witches.state import DUNGEON, Player, WitchTable, is_empty, me
from korchma.games.witches.walking import walk_ends
from korchma.kernel import SAFE, Ask, Flow, Option

WALK = 2
EXTRA_MOVEMENT = 2
STAY = Stay()


def veils(t: WitchTable, player: Player) -> list[int | None]:
    """What could make her invisible: cards, and Tiffany's own token (None). [11, 100k]"""
    found: list[int | None] = [*with_benefit(t, player, "invisibility")]
    if player.token == "invisibility":
        found.append(None)
    return found


def move(t: WitchTable) -> Flow[None]:
    """One move: on foot, by broom, or staying. [43, 47, 48]"""
    s, player = t.state, me(t)
    if player.at == DUNGEON:
        yield from in_dungeon(t)
        return
    yield SAFE
    ends = walk_ends(t, player.at, WALK + s.extra)
    match (yield Ask(s.active, "move", _moves(t, player, ends.options), rule="43")):
        case Walk(to):
            s.steps = WALK + s.extra - ends.distance[to]
            t.tell(e.Walked(s.active, to))
            _arrive(t, player, to)
        case Stay():
            t.tell(e.Stayed(s.active, player.at))
            end_move(t)
        case Fly(card):
            yield from _fly(t, card)
        case Vanish(card):
            _vanish(t, player, card)
        case Peek(at, card):
            _vanish(t, player, card)
            look(t, at)
        case Play(card) if t.content.benefits[card] == "extra-movement":
            discard(t, player, card)
            s.extra += EXTRA_MOVEMENT
            t.tell(e.Played(s.active, card))
        case Play(card):
            yield from play_benefit(t, card)


def _moves(t: WitchTable, player: Player, walks: tuple[Walk, ...]) -> list[Option]:
    """Everything she may do with this move, and the benefits she may play before it. [43, 100f]"""
    box, s = t.content, t.state
    flights, benefits = box.flights, box.benefits
    options: list[Option] = [*walks] if s.must_leave else [STAY, *walks]
    matter = effective(s, player)
    cards: list[Option] = []
    veiled = not s.invisible and player.token == "invisibility"
    for card in player.hand:
        benefit = benefits[card]
        if card in flights:
            options.append(flights[card])
        if benefit in matter or benefit == "extra-movement":
            cards.append(box.plays[card])
        elif benefit == "invisibility":
            veiled = not s.invisible
    return [*options, *_veiled(t, player), *cards] if veiled else options + cards


def _veiled(t: WitchTable, player: Player) -> list[Option]:
    """Vanish before moving; in Town or Castle also peek at a closed problem next door. [100j]"""
    covers, closed = veils(t, player), t.state.closed
    options: list[Option] = [Vanish(card) for card in covers]
    near = t.content.beside[player.at]
    unknown = [space for space in near if space in closed and space not in player.looked]
    return options + [Peek(space, card) for space in unknown for card in covers]


def _vanish(t: WitchTable, player: Player, card: int | None) -> None:
    """From now until she stops she passes unseen. [21, 100h, 100k, 144]"""
    if card is None:
        player.token = ""
    else:
        discard(t, player, card)
        t.tell(e.Played(t.state.active, card))
    t.state.invisible = True
    t.tell(e.Vanished(t.state.active))


def _fly(t: WitchTable, card: int) -> Flow[None]:
    """Discard a broom, go to any space; what lies between does not matter. [47, 141]"""
    s, player = t.state, me(t)
    options = [land for space, land in t.content.landings.items() if space != player.at]
    match (yield Ask(s.active, "land", options, rule="47")):
        case Land(at):
            discard(t, player, card)
            t.tell(e.Flew(s.active, card, at))
            _arrive(t, player, at)


def _arrive(t: WitchTable, player: Player, space: str) -> None:
    """Her pawn stands there; whether she stops there is another matter. [45, 46, 100h]

    Going on takes distance left in this walk, or a move left that must then be used to leave;
    only before a closed problem may she look first and vanish then.
    """
    s = t.state
    can_go_on = (s.steps or s.moves > 1) and not is_empty(s, space)
    player.at = space
    if can_go_on and (s.invisible or (space in s.closed and veils(t, player))):
        s.phase = "arrive"
    else:
        end_move(t)


def arrive(t: WitchTable) -> Flow[None]:
    """She comes upon a problem or a witch: she stops, or passes unseen. [100h, 100i, 143]"""
    s, player = t.state, me(t)
    if player.at in s.closed:
        look(t, player.at)
    slips: list[Option] = [GoOn()] if s.invisible else [Slip(card) for card in veils(t, player)]
    match (yield Ask(s.active, "arrive", [Meet(), *slips], rule="100h")):
        case Meet():
            end_move(t)
            return
        case Slip(card):
            _vanish(t, player, card)
    t.tell(e.Slipped(s.active, player.at))
    yield from _go_on(t)


def _go_on(t: WitchTable) -> Flow[None]:
    """Unseen, she walks on with the steps left, or leaves with her next move. [100h, 144]"""
    s, player = t.state, me(t)
    box = t.content
    ends = walk_ends(t, player.at, s.steps)
    home = box.area_of[player.at]
    options: list[Option] = [walk for walk in ends.options if box.area_of[walk.to] != home]
    if s.moves > 1:
        options.append(Linger())
    answer: object = options[0]
    if len(options) > 1:
        answer = yield Ask(s.active, "go-on", options, rule="100h")
    match answer:
        case Walk(to):
            s.steps -= ends.distance[to]
            t.tell(e.Walked(s.active, to))
            _arrive(t, player, to)
        case _:
            spend_move(t)
            s.must_leave = True
            s.phase = "move"
