"""Coming upon something: she stops there, or passes unseen."""

from __future__ import annotations

from korchma.games.witches import events as e
from korchma.games.witches.options import GoOn, Linger, Meet, Play, Slip, Walk
from korchma.games.witches.rules.actions import end_move, spend_move
from korchma.games.witches.rules.benefits import look, play_benefit, plays
from korchma.games.witches.rules.cards import discard, with_benefit
from korchma.games.witches.rules.walking import passed, walk_ends
from korchma.games.witches.state import Player, WitchTable, is_empty, me
from korchma.kernel import SAFE, Ask, Flow, Option

EXTRA_MOVEMENT = 2
NOT_ON_FOOT = -1
"""Steps left after a flight or a release: no Extra movement lengthens those."""


def veils(t: WitchTable, player: Player) -> list[int | None]:
    """What could make her invisible: cards, and Tiffany's own token (None). [11, 100k]"""
    found: list[int | None] = [*with_benefit(t, player, "invisibility")]
    if player.token == "invisibility":
        found.append(None)
    return found


def vanish(t: WitchTable, player: Player, card: int | None) -> None:
    """From now until she stops she passes unseen. [21, 100h, 100k, 144]"""
    if card is None:
        player.token = ""
    else:
        discard(t, player, card)
        t.tell(e.Played(t.state.active, card))
    t.state.invisible = True
    t.tell(e.Vanished(t.state.active))


def come_to(t: WitchTable, player: Player, space: str) -> None:
    """Her pawn stands there; whether she stops there is another matter. [45, 46, 100h]

    Going on takes distance left in this walk, or a move left that must then be used to leave;
    only before a closed problem may she look first and vanish then.
    """
    s = t.state
    can_go_on = s.steps > 0 or s.moves > 1 or _longer(t, player)
    empty = is_empty(s, space)
    player.at = space
    if not empty and can_go_on and (s.invisible or (space in s.closed and veils(t, player))):
        s.phase = "arrive"
    else:
        end_move(t)


def go_past(t: WitchTable, player: Player, to: str) -> None:
    """On foot to there; she has a look at closed problems she passes unseen. [100h, 144]"""
    s = t.state
    for space in passed(t, player.at, to) if s.invisible else ():
        t.tell(e.Slipped(s.active, space))
        if space in s.closed and space not in player.looked:
            look(t, space)
    t.tell(e.Walked(s.active, to))
    come_to(t, player, to)


def _longer(t: WitchTable, player: Player) -> bool:
    """On foot, Extra movement could give her the distance to go on. [53]"""
    return t.state.steps == 0 and bool(with_benefit(t, player, "extra-movement"))


def arrive(t: WitchTable) -> Flow[None]:
    """She comes upon a problem or a witch: she stops, or passes unseen. [100h, 100i, 140, 143]"""
    s, player = t.state, me(t)
    if player.at in s.closed and player.at not in player.looked:
        look(t, player.at)
    yield SAFE
    options: list[Option] = [Meet()]
    if s.steps > 0 or s.moves > 1:
        options += [GoOn()] if s.invisible else [Slip(card) for card in veils(t, player)]
    options += plays(t, player, *(("extra-movement",) if s.steps >= 0 else ()))
    match (yield Ask(s.active, "arrive", options, rule="100h")):
        case Slip(card):
            vanish(t, player, card)
            yield from _go_on(t, player)
        case GoOn():
            yield from _go_on(t, player)
        case Play(card):
            yield from play_moving(t, player, card)
        case _:
            end_move(t)


def play_moving(t: WitchTable, player: Player, card: int) -> Flow[None]:
    """A benefit before or within a move; Extra movement adds two areas to this walk. [53, 100f]"""
    s = t.state
    if t.content.benefits[card] != "extra-movement":
        yield from play_benefit(t, card)
        return
    discard(t, player, card)
    t.tell(e.Played(s.active, card))
    if s.phase == "arrive":
        s.steps += EXTRA_MOVEMENT
    else:
        s.extra += EXTRA_MOVEMENT


def _go_on(t: WitchTable, player: Player) -> Flow[None]:
    """Unseen, she walks on with the steps left, or leaves with her next move. [100h, 144]"""
    s, box = t.state, t.content
    t.tell(e.Slipped(s.active, player.at))
    ends = walk_ends(t, player.at, max(s.steps, 0))
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
            go_past(t, player, to)
        case _:
            spend_move(t)
            s.must_leave = True
            s.phase = "move"
