"""Whether something holds: conditions of entries, plots and cards, as questions. [3.8, 3.15]"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from korchma.games.wasteknights.box import cards as c
from korchma.games.wasteknights.box import holding as h
from korchma.games.wasteknights.rules.flags import Flags, parts_here
from korchma.games.wasteknights.rules.gear import at_hand, every
from korchma.games.wasteknights.rules.goods import KINDS, held
from korchma.games.wasteknights.rules.knights import acting, awake, started
from korchma.games.wasteknights.rules.numbers import health, repair, resist
from korchma.games.wasteknights.rules.places import lies_in, on_space, spaces_of
from korchma.games.wasteknights.state import NOBODY, Knight, WasteTable

Question: TypeAlias = Callable[[WasteTable], bool]
"""Asked about the acting knight."""


def asks(condition: c.CardHolding) -> Question:
    """A condition of entries and plots, as a question."""
    match condition:
        case h.Kept(what):
            return lambda t: what in t.options.kept
        case h.Took(entry, way):
            return lambda t: t.state.took.get(entry) == way
        case h.At(place):
            return lambda t: _stands(t, acting(t), place)
        case h.Holds(what, least, together):
            return lambda t: owned(t, acting(t), what, together=together) >= least
        case h.Lies(kind, at, least):
            return lambda t: _lie(t, kind, at) >= least
        case h.TimeIs(least, most):
            return lambda t: least <= t.state.time <= most
        case h.Knights(least, most):
            return lambda t: least <= started(t) <= most
        case h.Rides(who):
            return lambda t: acting(t).who == who
        case _:
            return lambda t: _of_vehicle(t, acting(t), condition)


def flag(name: str) -> Callable[[WasteTable], int]:
    """How a flag is read: of the evening, or of the acting knight; others as they are written."""
    if name.startswith("k."):
        own = name[2:]
        return lambda t: acting(t).flags.get(own, 0)
    if name == "here.parts":
        return parts_here
    if name.startswith("t."):
        return lambda t: Flags(t)[name]
    return lambda t: t.state.flags.get(name, 0)


def _stands(t: WasteTable, knight: Knight, place: str) -> bool:
    return awake(knight) and lies_in(t, knight.at, place)


def _lie(t: WasteTable, kind: str, at: str) -> int:
    """How many tokens of a kind lie somewhere."""
    tokens = t.state.tokens.get(kind)
    if not tokens:
        return 0
    if at == "here":
        return tokens.count(acting(t).at)
    there = spaces_of(t, at, acting(t).at)
    return sum([space in there for space in tokens])


def owned(t: WasteTable, knight: Knight, what: str, *, together: bool = False) -> int:
    """How much of something he has; together: all conscious knights on his space."""
    if together:
        there = [t.state.knights[i] for i in on_space(t, knight.at)]
        return sum(owned(t, each, what) for each in there)
    match what:
        case "xp":
            return knight.xp
        case "gear":
            return len(every(knight))
        case "res":
            return sum(held(knight, kind) for kind in KINDS)
        case "fuel" | "ammo" | "med":
            return held(knight, what)
    raise AssertionError(what)


def _of_vehicle(t: WasteTable, knight: Knight, condition: c.CardHolding) -> bool:
    """What cards ask about the vehicle and the move."""
    sheet = t.content.vehicles[knight.vehicle]
    match condition:
        case c.Speed(most):
            return sheet.speed <= most
        case c.Vehicle(type_):
            return sheet.type == type_
        case c.Wrecked():
            return bool(knight.wreck)
        case c.SpentFuel():
            return t.state.drive is not None and t.state.drive.burned > 0
        case _:
            return _of_knight(t, knight, condition)


def _of_knight(t: WasteTable, knight: Knight, condition: c.CardHolding) -> bool:
    """What cards ask about the knight, his surroundings and his fight."""
    s, box = t.state, t.content
    match condition:
        case c.Ground(terrain):
            return box.spaces[knight.at].terrain == terrain
        case c.HasGear(card, working):
            found = at_hand(t, knight, card)
            return found is not None and not (working and found.broken)
        case c.Handy(points):
            return repair(t, knight) >= points
        case c.Company(within):
            near = box.graph.within(knight.at, within)
            return any(awake(x) and x.at in near for x in s.knights if x.who != knight.who)
        case c.FullTrack():
            return knight.rad >= resist(t, knight)
        case c.Fought():
            return s.fought
        case c.Beaten():
            return s.fight is not None and (
                NOBODY in s.fight.felled or s.fight.wounds >= s.fight.life
            )
        case c.Felled():
            return knight.wounds + knight.infected >= health(t, knight)
    raise AssertionError(condition)
