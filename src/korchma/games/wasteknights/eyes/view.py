"""What a seat sees of the table: an allow-list, built anew each time."""

from __future__ import annotations

import msgspec

from korchma.games.wasteknights.box.holding import Lies
from korchma.games.wasteknights.box.sheets import Deed
from korchma.games.wasteknights.eyes.forecast import FightView, RollView, fight_view, roll_view
from korchma.games.wasteknights.eyes.riders import KnightView, knight_view
from korchma.games.wasteknights.eyes.ways import WayView, reach
from korchma.games.wasteknights.rules.places import spaces_of
from korchma.games.wasteknights.rules.plots import sheet
from korchma.games.wasteknights.rules.sleeper import WALKERS
from korchma.games.wasteknights.rules.telling import TALES
from korchma.games.wasteknights.rules.trading import given, taken
from korchma.games.wasteknights.state import NOBODY, WasteTable
from korchma.tray.stories import FlagIs, Not

COUNTED = {
    "a1": ("case", "trails"),
    "a2": ("fort", "tanker", "beaten"),
    "a3": ("clues", "marks", "walker.life"),
    "a4": ("promises",),
}
"""Numbers of the story that lie open on the table."""


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


class SpecialView(msgspec.Struct, frozen=True, gc=False):
    """A special card: its number, whether it lies face up, whether it no longer holds. [1]"""

    card: str
    up: bool
    gone: bool


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
    specials: tuple[SpecialView, ...]
    """In their order, as they lie. [1]"""
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
        knights=tuple(knight_view(t, i, seat) for i in range(len(s.knights))),
        first=s.first,
        active=s.active,
        acting=s.acting,
        target=_target(t, seat),
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
        specials=_specials(t),
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


def _deeds(t: WasteTable) -> tuple[DeedView, ...]:
    """Story actions with a place of their own, or that of a token, for the map. [73]"""
    out = []
    for deed in _open(t):
        token = _token(deed)
        at = t.state.tokens.get(token, ()) if token else spaces_of(t, deed.at, "")
        if token or deed.at not in ("any", "knight"):
            out.append(DeedView(f"{t.options.adventure}-act-{deed.entry}", tuple(at)))
    return tuple(out)


def _actions(t: WasteTable) -> tuple[str, ...]:
    return tuple(f"{t.options.adventure}-act-{deed.entry}" for deed in _open(t))


def _open(t: WasteTable) -> list[Deed]:
    """The story actions of the plot, without those that are done for good, or whose token does not
    lie where it should."""
    return [deed for deed in sheet(t).actions if not _over(t, deed) and lies(t, deed)]


def _over(t: WasteTable, deed: Deed) -> bool:
    """Whether it has been done for good: the flag it waits to be raised is up."""
    if isinstance(deed.where, Not) and isinstance(deed.where.of, FlagIs):
        return TALES.true(t, deed.where.of)
    return f"game:{deed.entry}" in t.state.once


def lies(t: WasteTable, deed: Deed) -> bool:
    """Whether the token an action is about lies there, or anywhere; true where there is none."""
    if not isinstance(deed.where, Lies):
        return True
    found = t.state.tokens.get(deed.where.kind, ())
    return bool(found) if deed.where.at in ("here", "any") else deed.where.at in found


def _token(deed: Deed) -> str:
    """The token on whose space it is done, wherever that lies."""
    where = deed.where
    return where.kind if isinstance(where, Lies) and (deed.at, where.at) == ("any", "here") else ""


def _specials(t: WasteTable) -> tuple[SpecialView, ...]:
    """Up when their entry was read; a property of the walker goes with its pylon. [1, 3.16]"""
    s = t.state
    lost = WALKERS[: s.flags.get("pylon", 0)]
    return tuple(
        SpecialView(
            row.id,
            row.adventure == t.options.adventure and row.entry in s.read,
            row.adventure == t.options.adventure and row.of in lost,
        )
        for row in t.content.specials.values()
    )


def _target(t: WasteTable, seat: int | None) -> int:
    """The knight the entry that is read speaks of, for whoever may hear it. [120]"""
    s = t.state
    return s.target if s.reading and len(_reading(t, seat)) == len(s.reading) else NOBODY


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
