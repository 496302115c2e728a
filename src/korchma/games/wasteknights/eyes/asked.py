"""What the questions of Waste Knights are about: the things their sentences name."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated

import msgspec

from korchma.games.wasteknights.events import EnemyId, EntryId, FindId
from korchma.games.wasteknights.eyes.prices import pieces
from korchma.games.wasteknights.options import GearId, KnightId, SpaceId, WareId
from korchma.games.wasteknights.rules.exploring import line
from korchma.games.wasteknights.rules.knights import acting, active
from korchma.games.wasteknights.rules.numbers import side
from korchma.games.wasteknights.rules.trading import given, taken
from korchma.games.wasteknights.state import Knight, WasteTable
from korchma.kernel import Ask, thing

PieceId = Annotated[str, thing("piece")]


class Rider(msgspec.Struct, frozen=True):
    """Who is being fitted out."""

    knight: KnightId


class Here(msgspec.Struct, frozen=True):
    """Whose question it is, and where."""

    knight: KnightId
    at: SpaceId
    left: int


class Camping(msgspec.Struct, frozen=True):
    """Who camps, and the repair points left."""

    knight: KnightId
    points: int


class Found(msgspec.Struct, frozen=True):
    """The exploration card that lies there: its line for this ground, and the points left."""

    knight: KnightId
    find: FindId
    finds: tuple[PieceId, ...]
    trouble: tuple[PieceId, ...]
    points: int


class Against(msgspec.Struct, frozen=True):
    """The enemy a question is about, or the other knight."""

    knight: KnightId
    enemy: EnemyId | None
    rival: KnightId | None
    life: int


class Reading(msgspec.Struct, frozen=True):
    """The entry a question is about; none where a card asks."""

    knight: KnightId
    entry: EntryId | None


class Bargain(msgspec.Struct, frozen=True):
    """A deal at a market: what is given and taken is worth so much."""

    knight: KnightId
    given: int
    taken: int


class Exchange(msgspec.Struct, frozen=True):
    """What would change hands between two knights."""

    knight: KnightId
    partner: KnightId
    given: tuple[WareId, ...]
    taken: tuple[WareId, ...]


class Worn(msgspec.Struct, frozen=True):
    """The armour that could take it: how many wounds are dealt, and how many it stops."""

    knight: KnightId
    gear: GearId
    n: int
    stops: int
    broken: bool
    """It is gone by it, not only broken. [85]"""


Things = Rider | Here | Camping | Found | Against | Reading | Bargain | Exchange | Worn


def things(t: WasteTable, ask: Ask) -> Things | None:
    """What a question is about, where its sentence names it."""
    s = t.state
    match ask.about:
        case "knight":
            return None
        case "vehicle":
            return Rider(next(x.who for x in s.knights if x.seat == ask.seat and not x.vehicle))
        case "gear":
            return Rider(s.knights[s.queue[0]].who)
        case "entry" | "vote" | "tie":
            return Reading(_of(t, ask.seat).who, s.reading[-1] if s.reading else None)
        case "explore":
            found = line(t)
            finds, trouble = pieces(found.finds), pieces(found.trouble)
            return Found(active(t).who, s.card, finds, trouble, s.points)
        case "camp":
            return Camping(active(t).who, s.points)
        case "strike":
            return Here(acting(t).who, acting(t).at, s.left)
        case "block":
            hit = acting(t)
            armour = hit.armour[0]
            stops = min(s.batch, side(t, armour).block)
            return Worn(hit.who, armour.card, s.batch, stops, armour.broken)
        case "weapon":
            return _against(t, ask.seat)
        case "market" | "trade" | "deal":
            return _bargain(t)
    knight = _of(t, ask.seat)
    return Here(knight.who, knight.at, s.left)


def _near(t: WasteTable, seat: int) -> Iterator[Knight]:
    """The knights of a seat, those first whom the matter is likely to concern."""
    s = t.state
    first = [s.fight.knight, s.fight.rival] if s.fight is not None else []
    for i in (*first, s.acting, s.active, *range(len(s.knights))):
        if i >= 0 and s.knights[i].seat == seat:
            yield s.knights[i]


def _of(t: WasteTable, seat: int) -> Knight:
    return next(_near(t, seat))


def _against(t: WasteTable, seat: int) -> Against:
    """Who chooses a weapon, and against whom; of a duel the attacked one chooses first. [94]"""
    fight, knights = t.state.fight, t.state.knights
    assert fight is not None
    if fight.enemy:
        left = fight.life - fight.wounds
        return Against(knights[fight.knight].who, fight.enemy, None, left)
    pair = (fight.rival, fight.knight)
    mine = next(i for i in pair if i not in fight.weapons)
    other = pair[0] if mine == pair[1] else pair[1]
    return Against(knights[mine].who, None, knights[other].who, 0)


def _bargain(t: WasteTable) -> Bargain | Exchange:
    """At a market the worth of both sides counts, between knights what they are. [55, 70]"""
    s = t.state
    assert s.deal is not None
    if s.deal.partner < 0:
        return Bargain(active(t).who, given(t, s.active), taken(t))
    partner = s.knights[s.deal.partner].who
    return Exchange(active(t).who, partner, tuple(s.deal.give), tuple(s.deal.take))
