"""The words of the quests, carried out; those done to heroes stand in ``hero_words.py``. [3.14]"""

from __future__ import annotations

from korchma.games.swordsorcery import events as e
from korchma.games.swordsorcery.box import tales as w
from korchma.games.swordsorcery.box.holding import Area
from korchma.games.swordsorcery.box.tales import Word
from korchma.games.swordsorcery.rules import (
    encounters,
    eventing,
    foes,
    hero_words,
    masters,
    moving,
    quest_rules,
    shadows,
    specials,
)
from korchma.games.swordsorcery.rules.figures import acting
from korchma.games.swordsorcery.rules.ground import board_of, reshut
from korchma.games.swordsorcery.rules.harm import light, wound
from korchma.games.swordsorcery.state import Foe, SwordTable
from korchma.kernel import Flow


def do(t: SwordTable, step: Word) -> Flow[None]:
    """One word of a quest."""
    found = _DO.get(type(step)) or hero_words.DO.get(type(step))
    if found is None:
        raise NotImplementedError(f"no such word: {step}")
    result = found(t, step)
    if result is not None:
        yield from result


def called(t: SwordTable, name: str) -> Foe | None:
    """An enemy of the story, in play."""
    return next((foe for foe in t.state.foes if foe.name == name), None)


# --- the map -------------------------------------------------------------------------------------


def _gate(t: SwordTable, step: w.Gate) -> None:
    s = t.state
    if step.gate not in s.gates:
        return
    if step.to == "gone":
        del s.gates[step.gate]
    else:
        s.gates[step.gate] = step.to == "open"
    t.tell(e.GateTurned(step.gate, step.to))


def _shrine(t: SwordTable, step: w.Shrine) -> None:
    t.state.shrines[step.shrine] = step.lit
    t.tell(e.ShrineTurned(step.shrine, step.lit))


def open_side(t: SwordTable, side: str) -> Flow[None]:
    """A door is gone, its lock too; shadows behind it may be seen. [30]"""
    s = t.state
    if side in s.doors:
        del s.doors[side]
        s.locks.pop(side, None)
        reshut(t, [each for each in s.shut if each != side])
        t.tell(e.DoorOpened(side))
        yield from shadows.check(t)


def _door(t: SwordTable, step: w.Door) -> Flow[None]:
    return open_side(t, board_of(t).side(*step.between))


def wall_falls(t: SwordTable, side: str) -> Flow[None]:
    """A wall is gone, a printed one too. [36]"""
    s = t.state
    if side in s.shut and side not in s.doors:
        reshut(t, [each for each in s.shut if each != side])
        t.tell(e.WallFell(side))
        yield from shadows.check(t)


def _wall(t: SwordTable, step: w.Wall) -> Flow[None]:
    s, side = t.state, board_of(t).side(*step.between)
    if step.falls:
        yield from wall_falls(t, side)
    elif side not in s.shut:
        reshut(t, [*s.shut, side])
        t.tell(e.WallPlaced(side))


def _turns(t: SwordTable, step: w.Turns) -> None:
    t.state.ground[step.at] = step.ground
    t.tell(e.GroundTurned(step.at, step.ground))


def _fire(t: SwordTable, step: w.Fire) -> None:
    light(t, step.at or acting(t).at, step.level)


def _token(t: SwordTable, step: w.Token) -> Flow[None]:
    s = t.state
    areas = s.tokens.setdefault(step.token, [])
    at: Area = step.at or acting(t).at
    match step.act:
        case "place":
            areas.append(at)
            t.tell(e.TokenPlaced(step.token, at))
            yield from shadows.check(t)
        case "move":
            s.tokens[step.token] = [at]
            t.tell(e.TokenPlaced(step.token, at))
        case "remove":
            if at not in areas and areas:
                at = areas[0]
            if at in areas:
                areas.remove(at)
                t.tell(e.TokenGone(step.token, at))
        case "along":
            yield from along(t, step.token, escort=step.escort)
        case "route":
            s.routes[step.token] = [*step.route]


def next_on_route(t: SwordTable, token: str) -> Area:
    """The next area of a token's route; "" at its end."""
    s = t.state
    route, areas = s.routes.get(token, []), s.tokens.get(token, [])
    if not areas or areas[0] not in route:
        return ""
    n = route.index(areas[0])
    return route[n + 1] if n + 1 < len(route) else ""


def along(t: SwordTable, token: str, *, escort: bool) -> Flow[None]:
    """A token goes an area along its route, over open sides; its escort too. (q2 ``push``)"""
    s = t.state
    to = next_on_route(t, token)
    if not to or board_of(t).side(s.tokens[token][0], to) in s.shut:
        return
    s.tokens[token] = [to]
    t.tell(e.TokenPlaced(token, to))
    if escort:
        yield from moving.step(t, acting(t), to)


# --- enemies -------------------------------------------------------------------------------------


def _spawn(t: SwordTable, step: w.Spawn) -> Flow[None]:
    n = step.n if step.fill is None else foes.formula(t, step.fill)
    yield from foes.spawn(t, n, step.at)


def _enemy(t: SwordTable, step: w.Enemy) -> None:
    if not step.name or called(t, step.name) is None:
        foes.certain(t, step.kind, step.rank, step.at, step.name)


def _moves(t: SwordTable, step: w.Moves) -> Flow[None]:
    foe = called(t, step.enemy)
    if foe is not None:
        yield from moving.put(t, foe, step.at)


def _leaves(t: SwordTable, step: w.Leaves) -> None:
    foe = called(t, step.enemy)
    if foe is not None:
        foes.leave(t, foe)
        masters.masters_turn(t)


def _wound(t: SwordTable, step: w.Wound) -> Flow[None]:
    foe = called(t, step.enemy)
    if foe is not None:
        yield from wound(t, foe, step.n, "story")


def _flip(t: SwordTable, step: w.Flip) -> None:
    foe = called(t, step.enemy)
    if foe is not None:
        masters.turn_master(t, foe)


def _shadow(t: SwordTable, step: w.Shadow) -> Flow[None]:
    if step.gone:
        shadows.remove(t, step.at)
    else:
        shadows.lay_one(t, step.at, step.heroes)
        yield from shadows.check(t)


_DO: dict[type, hero_words.Doing] = {
    w.Gate: _gate,
    w.Shrine: _shrine,
    w.Door: _door,
    w.Wall: _wall,
    w.Turns: _turns,
    w.Fire: _fire,
    w.Token: _token,
    w.Spawn: _spawn,
    w.Enemy: _enemy,
    w.Moves: _moves,
    w.Leaves: _leaves,
    w.Wound: _wound,
    w.Flip: _flip,
    w.Shadow: _shadow,
    w.Encounter: lambda t, step: encounters.encounter(t),
    w.Event: lambda t, step: eventing.by_story(t, step),
    w.Rule: lambda t, step: quest_rules.wake(t, step.rule),
    w.Special: lambda t, step: specials.STORY[step.name](t, step.n),
}
