"""Two vocabularies on the one grammar: a road with votes and plots, a valley with three natures."""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Mapping, MutableMapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal, TypeAlias

import msgspec

from korchma.kernel import Ask, Flow, Option
from korchma.tray.stories import (
    Band,
    Book,
    Branch,
    Choose,
    Entry,
    Is,
    Name,
    Step,
    Teller,
    Way,
    band,
)

# --- the road ------------------------------------------------------------------------------------


class Gain(Step, frozen=True):
    """So much of something; less than nothing is a loss."""

    what: Literal["fuel", "water"]
    n: int


class Check(Step, frozen=True):
    """A roll against a number: successes count."""

    skill: str
    need: int
    ok: Branch[Word, Has]
    fail: Branch[Word, Has]


class Graded(Step, frozen=True):
    """A roll of which every success counts."""

    bands: tuple[Band[Word, Has], ...]


class Fight(Step, frozen=True):
    """An enemy."""

    enemy: str
    win: Branch[Word, Has]
    no_win: Branch[Word, Has]


class Plot(Step, frozen=True):
    """A new plot begins: its table, its goal, its time."""

    plot: str


class Has(Is, frozen=True):
    """The knight has so much of something."""

    what: str
    n: int


Word: TypeAlias = Gain | Check | Graded | Fight | Plot


class RoadEntry(Entry[Word, Has], frozen=True):
    """An entry of an adventure."""


class PlotRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A plot: what is read at its goal and when its time is over, and its table of letters."""

    id: str
    goal: int
    time: int
    letters: dict[str, int]


class Pick(Option, frozen=True):
    """A way of an entry."""

    way: str


@dataclass
class Road:
    """A table of knights who have things, roll what they are told to, and keep a journal."""

    book: Book[Word, Has]
    seats: int = 1
    rolls: list[int] = field(default_factory=list)
    things: Counter[str] = field(default_factory=Counter)
    journal: dict[str, int] = field(default_factory=dict)
    told: list[str] = field(default_factory=list)


class Knights(Teller[Road, Word, Has]):
    """How the road is told."""

    def entries(self, t: Road) -> Mapping[Name, Entry[Word, Has]]:
        return t.book.entries

    def flags(self, t: Road) -> MutableMapping[str, int]:
        return t.journal

    def holds(self, t: Road, condition: Has) -> bool:
        return t.things[condition.what] >= condition.n

    def lacks(self, t: Road, price: Word) -> bool:
        return isinstance(price, Gain) and t.things[price.what] + price.n < 0

    def own(self, t: Road, entry: Entry[Word, Has], step: Word) -> Flow[Branch[Word, Has] | None]:
        yield from ()
        match step:
            case Gain(what, n):
                t.things[what] += n
            case Check(_, need, ok, fail):
                return ok if t.rolls.pop(0) >= need else fail
            case Graded(bands):
                return band(bands, t.rolls.pop(0))
            case Fight(_, win, no_win):
                return win if t.rolls.pop(0) else no_win
            case Plot(plot):
                t.told.append(f"plot {plot}")
        return None

    def choose(
        self,
        t: Road,
        entry: Entry[Word, Has],
        choice: Choose[Word, Has],
        ways: Sequence[Way[Word, Has]],
    ) -> Flow[Way[Word, Has] | None]:
        """The active knight, or all by open vote: most votes, a tie as the first knight likes."""
        if not ways:
            return None
        votes: list[str] = []
        for seat in range(t.seats if choice.by == "vote" else 1):
            match (yield Ask(seat, "way", [Pick(way.id) for way in ways])):
                case Pick(way):
                    votes.append(way)
        most = Counter(votes).most_common(1)[0][1]
        chosen = next(x for x in votes if votes.count(x) == most)
        return next(way for way in ways if way.id == chosen)

    def opened(self, t: Road, entry: Entry[Word, Has]) -> bool:
        t.told.append(str(entry.id))
        return True

    def taken(self, t: Road, entry: Entry[Word, Has], way: Way[Word, Has]) -> None:
        t.told.append(f"{entry.id}.{way.id}")


def road(text: str, starts: Sequence[Name] = (1,), **more: Any) -> Book[Word, Has]:
    """A book of the road, from TOML."""
    raw = tomllib.loads(text)
    rows = [{"source": "designed", **row} for row in raw["entry"]]
    entries = {row.id: row for row in msgspec.convert(rows, list[RoadEntry])}
    plots = {row.id: row for row in msgspec.convert(raw.get("plot", []), list[PlotRow])}

    def leads(step: Word) -> Sequence[Name]:
        if not isinstance(step, Plot):
            return ()
        plot = plots[step.plot]
        return (plot.goal, plot.time, *plot.letters.values())

    files = dict.fromkeys(entries, "road.toml")
    return Book(dict(entries), starts, leads=leads, files=files, **more)


# --- the valley ----------------------------------------------------------------------------------


class Spawn(Step, frozen=True):
    """Enemies appear."""

    n: int
    area: str


class Heroes(Is, frozen=True):
    """So many heroes set out."""

    least: int


class Paragraph(Entry[Spawn, Heroes], frozen=True):
    """A paragraph of a quest."""


@dataclass
class Valley:
    """A quest: who is active, how many there are, what came of it."""

    book: Book[Spawn, Heroes]
    nature: str = "law"
    heroes: int = 2
    set: dict[str, int] = field(default_factory=dict)
    spawned: list[tuple[int, str]] = field(default_factory=list)


class Souls(Teller[Valley, Spawn, Heroes]):
    """How the valley is told: the active hero's nature chooses."""

    def entries(self, t: Valley) -> Mapping[Name, Entry[Spawn, Heroes]]:
        return t.book.entries

    def flags(self, t: Valley) -> MutableMapping[str, int]:
        return t.set

    def holds(self, t: Valley, condition: Heroes) -> bool:
        return t.heroes >= condition.least

    def own(
        self, t: Valley, entry: Entry[Spawn, Heroes], step: Spawn
    ) -> Flow[Branch[Spawn, Heroes] | None]:
        yield from ()
        t.spawned.append((step.n, step.area))
        return None

    def choose(
        self,
        t: Valley,
        entry: Entry[Spawn, Heroes],
        choice: Choose[Spawn, Heroes],
        ways: Sequence[Way[Spawn, Heroes]],
    ) -> Flow[Way[Spawn, Heroes] | None]:
        yield from ()
        return next((way for way in ways if way.id == t.nature), None)


def valley(text: str, **more: Any) -> Book[Spawn, Heroes]:
    """A book of the valley, from TOML."""
    rows = [{"source": "designed", **row} for row in tomllib.loads(text)["para"]]
    entries = {row.id: row for row in msgspec.convert(rows, list[Paragraph])}
    return Book(dict(entries), ("p0",), **more)
