"""Getting away from a problem: on foot, by broom, or stumbling."""

from __future__ import annotations

from itertools import filterfalse

from korchma.games.witches import events as e
from korchma.games.witches.options import Fly, Land, Retreat, Stumble
from korchma.games.witches.rules.cackles import take_cackles
from korchma.games.witches.rules.cards import brooms, discard
from korchma.games.witches.state import Player, WitchTable, any_empty, empty_spaces, me, occupied
from korchma.kernel import Ask, Flow, Option


def refuges(t: WitchTable) -> list[str]:
    """Empty spaces next door, and in Town and Castle those of the same area. [75, 142]"""
    near = t.content.ground.near[me(t).at]
    return [*filterfalse(occupied(t.state).__contains__, near)]


def can_run(t: WitchTable, player: Player) -> bool:
    """There is somewhere to run to, on foot or by broom. [80, 81]"""
    return bool(refuges(t)) or bool(brooms(t, player) and any_empty(t))


def withdraw(
    t: WitchTable, rule: str, *, stumble: bool = False, anywhere: bool = False
) -> Flow[str]:
    """She goes next door, by broom to any empty space, or as a last resort. [75, 76, 80, 143]

    ``stumble``: with nowhere to walk she may take a cackle and go anywhere empty (a failure).
    ``anywhere``: with nowhere to walk she may go anywhere empty (the Escape benefit). [100d]
    """
    s, player = t.state, me(t)
    foot = refuges(t)
    if not foot and anywhere:
        foot = empty_spaces(t)
    options: list[Option] = [t.content.retreats[space] for space in foot]
    flights = [t.content.flights[card] for card in brooms(t, player)]
    if flights and any_empty(t):
        options += flights
    if not foot and stumble:
        options.append(Stumble())
    answer: object = options[0] if options else None
    if len(options) > 1:
        answer = yield Ask(s.active, "withdraw", options, rule=rule)
    match answer:
        case Retreat(to):
            player.at = to
        case Fly(card):
            to = yield from _land(t, "47")
            discard(t, player, card)
            t.tell(e.Flew(s.active, card, to))
            player.at = to
        case Stumble():
            t.tell(e.Stumbled(s.active))
            yield from take_cackles(t, 1)
            player.at = yield from _land(t, "76")
    return player.at


def _land(t: WitchTable, rule: str) -> Flow[str]:
    """Any space without problem and witch; if there is none she stays. [76]"""
    spaces = empty_spaces(t)
    at = spaces[0] if spaces else me(t).at
    if len(spaces) > 1:
        options = [t.content.landings[space] for space in spaces]
        match (yield Ask(t.state.active, "land-empty", options, rule=rule)):
            case Land(space):
                at = space
    return at
