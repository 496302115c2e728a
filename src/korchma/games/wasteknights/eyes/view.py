"""What a seat sees of the table: an allow-list, built anew each time."""

from __future__ import annotations

import msgspec

from korchma.games.wasteknights.box.box import SKILLS
from korchma.games.wasteknights.eyes.forecast import FightView, RollView, fight_view, roll_view
from korchma.games.wasteknights.eyes.hidden import watchers
from korchma.games.wasteknights.eyes.ways import WayView, reach
from korchma.games.wasteknights.rules.checks import Terms, in_order, sick_from, skill_dice
from korchma.games.wasteknights.rules.growing import due
from korchma.games.wasteknights.rules.numbers import (
    capacity,
    chassis,
    exploration,
    health,
    points_of_move,
    rate,
    repair_points,
    resist,
    tank,
)
from korchma.games.wasteknights.rules.places import spaces_of
from korchma.games.wasteknights.rules.plots import sheet
from korchma.games.wasteknights.rules.trading import given, taken
from korchma.games.wasteknights.state import NOBODY, Carried, Knight, WasteTable

COUNTED = {
    "a1": ("case", "trails"),
    "a2": ("fort", "tanker", "beaten"),
    "a3": ("clues", "marks", "walker.life"),
    "a4": ("promises",),
}
"""Numbers of the story that lie open on the table."""


class GearView(msgspec.Struct, frozen=True, gc=False):
    """A gear card somebody has."""

    card: str
    broken: bool
    tuned: bool


class LuckView(msgspec.Struct, frozen=True, gc=False):
    """A die promised for a roll to come."""

    die: str
    n: int
    on: str


class KnightView(msgspec.Struct, frozen=True):
    """A knight as everybody sees him; whom he serves only who knows it."""

    seat: int
    who: str
    vehicle: str
    at: str
    hands: tuple[GearView, ...]
    armour: tuple[GearView, ...]
    cargo: tuple[GearView, ...]
    capacity: int
    fuel: int
    tank: int
    ammo: int
    med: int
    wounds: int
    infected: int
    health: int
    rad: int
    resist: int
    sick: int
    """Radiation from which on a check loses a die. [23]"""
    damage: int
    chassis: int
    injuries: tuple[str, ...]
    fallen: bool
    breakdowns: tuple[str, ...]
    wrecked: bool
    xp: int
    due: int
    """Upgrades that may be taken. [53]"""
    upgrades: dict[str, str]
    out: bool
    skills: dict[str, str]
    """The dice of each skill outside combat, as things stand."""
    mp: int
    rate: int
    """Points of movement for a unit of fuel. [27]"""
    repair: int
    explore: int
    luck: tuple[LuckView, ...]
    threats: tuple[str, ...]
    renown: int
    parts: int
    patron: int | None


class DeedView(msgspec.Struct, frozen=True, gc=False):
    """A story action of the plot: where it can be done. [73]"""

    deed: str
    spaces: tuple[str, ...]


class DriveView(msgspec.Struct, frozen=True, gc=False):
    """A move under way."""

    way: tuple[str, ...]
    entered: tuple[str, ...]
    mp: int
    burned: int


class DealView(msgspec.Struct, frozen=True, gc=False):
    """A deal being made: what lies where, and what it is worth so far. [70]"""

    partner: int
    offer: tuple[str, ...]
    give: tuple[str, ...]
    take: tuple[str, ...]
    given: int
    taken: int


class ClockView(msgspec.Struct, frozen=True, gc=False):
    """The time of the plot: from where to where, and which way. [18]"""

    start: int
    end: int
    step: int


class View(msgspec.Struct, frozen=True):
    """The table as one seat sees it."""

    me: int | None
    adventure: str
    knights: tuple[KnightView, ...]
    first: int
    active: int
    acting: int
    target: int
    round: int
    phase: str
    left: int
    acted: tuple[str, ...]
    plot: str
    plot_round: int
    time: int
    clock: ClockView | None
    events: tuple[int, ...]
    """Values of time at which something is still to be read. [3.15]"""
    tokens: dict[str, tuple[str, ...]]
    deeds: tuple[DeedView, ...]
    actions: tuple[str, ...]
    """Every story action of the plot, by name."""
    counted: dict[str, int]
    keeps: tuple[str, ...]
    read: tuple[int, ...]
    """Entries everybody has heard, in order."""
    supply: dict[str, int]
    decks: dict[str, int]
    discards: dict[str, int]
    bag: int
    dreamt: dict[str, str]
    """Top cards this seat has dreamt of."""
    commons: tuple[str, ...]
    starting: tuple[str, ...]
    reading: tuple[str, ...]
    card: str
    points: int
    offered: tuple[str, ...]
    reach: tuple[WayView, ...]
    """For whoever is about to move: the cheapest way to each space. [124]"""
    drive: DriveView | None
    fight: FightView | None
    roll: RollView | None
    deal: DealView | None
    ending: str
    crowned: tuple[int, ...]


def view(t: WasteTable, seat: int | None) -> View:
    """The table as this seat sees it; None is a spectator."""
    s = t.state
    pages = t.content.adventures[t.options.adventure].pages
    plot = sheet(t) if s.plot else None
    clock = plot.time if plot is not None else None
    values = [int(x) for x in plot.events] if plot is not None else []
    return View(
        me=seat,
        adventure=t.options.adventure,
        knights=tuple(_knight(t, i, seat) for i in range(len(s.knights))),
        first=s.first,
        active=s.active,
        acting=s.acting,
        target=s.target,
        round=s.round,
        phase=s.phase,
        left=s.left,
        acted=tuple(s.acted),
        plot=s.plot,
        plot_round=s.plot_round,
        time=s.time,
        clock=ClockView(clock.start, clock.end, clock.step) if clock is not None else None,
        events=tuple(sorted(x for x in values if x not in s.timed)),
        tokens={kind: tuple(spaces) for kind, spaces in s.tokens.items()},
        deeds=_deeds(t) if s.plot else (),
        actions=_actions(t) if s.plot else (),
        counted={name: s.flags.get(name, 0) for name in COUNTED.get(t.options.adventure, ())},
        keeps=tuple(s.keeps),
        read=tuple(entry for entry in s.read if not pages[entry].private),
        supply=s.supply.copy(),
        decks={
            **{deck: len(cards) for deck, cards in s.wastes.items()},
            "finds": len(s.finds),
            "gear": len(s.gear),
            "injuries": len(s.injuries),
            "breakdowns": len(s.breakdowns),
        },
        discards={
            **{deck: len(cards) for deck, cards in s.wasted.items()},
            "finds": len(s.found),
            "gear": len(s.scrap),
        },
        bag=len(s.bag),
        dreamt={
            deck: s.wastes[deck][-1]
            for deck, whose in s.dreamt.items()
            if whose == seat and s.wastes[deck]
        },
        commons=tuple(s.commons),
        starting=tuple(s.starting),
        reading=_reading(t, seat),
        card=s.card,
        points=s.points,
        offered=tuple(s.offered),
        reach=reach(t, seat),
        drive=_drive(t),
        fight=fight_view(t) if s.fight is not None else None,
        roll=roll_view(t),
        deal=_deal(t),
        ending=s.ending,
        crowned=tuple(s.crowned),
    )


def _gear(cards: list[Carried]) -> tuple[GearView, ...]:
    return tuple(GearView(each.card, each.broken, each.tuned) for each in cards)


def _knight(t: WasteTable, i: int, seat: int | None) -> KnightView:
    knight = t.state.knights[i]
    ready = bool(knight.who and knight.vehicle)
    return KnightView(
        seat=knight.seat,
        who=knight.who,
        vehicle=knight.vehicle,
        at=knight.at,
        hands=_gear(knight.hands),
        armour=_gear(knight.armour),
        cargo=_gear(knight.cargo),
        capacity=capacity(t, knight) if ready else 0,
        fuel=knight.fuel,
        tank=tank(t, knight) if ready else 0,
        ammo=knight.ammo,
        med=knight.med,
        wounds=knight.wounds,
        infected=knight.infected,
        health=health(t, knight) if ready else 0,
        rad=knight.rad,
        resist=resist(t, knight) if ready else 0,
        sick=sick_from(t, knight) if ready else 0,
        damage=knight.damage,
        chassis=chassis(t, knight) if ready else 0,
        injuries=tuple(knight.injuries),
        fallen=bool(knight.fallen),
        breakdowns=tuple(knight.breakdowns),
        wrecked=bool(knight.wreck),
        xp=knight.xp,
        due=len(due(knight)),
        upgrades=knight.upgrades.copy(),
        out=knight.out,
        skills=_skills(t, i) if ready and knight.at else {},
        mp=points_of_move(t, knight) if ready and knight.at else 0,
        rate=rate(t, knight) if ready else 0,
        repair=repair_points(t, knight) if ready else 0,
        explore=exploration(t, knight) if ready else 0,
        luck=tuple(LuckView(luck.die, luck.n, luck.on) for luck in knight.luck),
        threats=tuple(knight.threats),
        renown=knight.flags.get("renown", 0),
        parts=knight.flags.get("parts", 0),
        patron=_patron(t, i, knight, seat),
    )


def _skills(t: WasteTable, i: int) -> dict[str, str]:
    return {
        skill: in_order("".join(lot.letters for lot in skill_dice(t, i, Terms(skill))))
        for skill in SKILLS
    }


def _patron(t: WasteTable, i: int, knight: Knight, seat: int | None) -> int | None:
    """Whom he serves, for those who know. [A4]"""
    if i in t.state.secret and (seat is None or seat not in watchers(t, i)):
        return None
    return knight.flags.get("patron")


def _deeds(t: WasteTable) -> tuple[DeedView, ...]:
    """Story actions with a place of their own, for the map. [73]"""
    return tuple(
        DeedView(f"{t.options.adventure}-act-{deed.entry}", tuple(spaces_of(t, deed.at, "")))
        for deed in sheet(t).actions
        if deed.at not in ("any", "knight")
    )


def _actions(t: WasteTable) -> tuple[str, ...]:
    return tuple(f"{t.options.adventure}-act-{deed.entry}" for deed in sheet(t).actions)


def _reading(t: WasteTable, seat: int | None) -> tuple[str, ...]:
    """The entry that is read, if this seat may hear it. [120]"""
    s = t.state
    pages = t.content.adventures[t.options.adventure].pages
    out = []
    for name in s.reading:
        private = pages[int(name.rpartition("-")[2])].private
        if not private or s.knights[s.acting].seat == seat:
            out.append(name)
    return tuple(out)


def _drive(t: WasteTable) -> DriveView | None:
    drive = t.state.drive
    if drive is None:
        return None
    return DriveView(tuple(drive.way), tuple(drive.entered), drive.mp, drive.burned)


def _deal(t: WasteTable) -> DealView | None:
    deal = t.state.deal
    if deal is None:
        return None
    market = deal.partner == NOBODY
    return DealView(
        deal.partner,
        tuple(deal.offer),
        tuple(deal.give),
        tuple(deal.take),
        given(t, t.state.active) if market else 0,
        taken(t) if market else 0,
    )
