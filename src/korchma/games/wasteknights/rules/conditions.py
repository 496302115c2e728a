"""Whether something holds: conditions of entries, plots and cards. [3.8, 3.15]"""

from __future__ import annotations

from korchma.games.wasteknights.box import cards as c
from korchma.games.wasteknights.box import tales as w
from korchma.games.wasteknights.rules.gear import at_hand, every
from korchma.games.wasteknights.rules.goods import KINDS, held
from korchma.games.wasteknights.rules.numbers import health, repair, resist
from korchma.games.wasteknights.rules.places import on_space, spaces_of
from korchma.games.wasteknights.state import NOBODY, Knight, WasteTable, acting, awake, started


def holds(t: WasteTable, condition: c.CardHolding) -> bool:
    """Whether it holds for the acting knight."""
    s, knight = t.state, acting(t)
    match condition:
        case w.Kept(what):
            return what in t.options.kept
        case w.Took(entry, way):
            return s.took.get(entry) == way
        case w.At(place):
            return awake(knight) and knight.at in spaces_of(t, place, knight.at)
        case w.Holds(what, least, together):
            return owned(t, knight, what, together=together) >= least
        case w.Lies(kind, at, least):
            there = spaces_of(t, at, knight.at)
            return sum(space in there for space in s.tokens.get(kind, ())) >= least
        case w.TimeIs(least, most):
            return least <= s.time <= most
        case w.Knights(least, most):
            return least <= started(t) <= most
        case w.Rides(who):
            return knight.who == who
        case _:
            return _of_vehicle(t, knight, condition)


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
