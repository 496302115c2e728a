"""Clocks at a live table: whose time runs, until when, and what the others say when it is over."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from korchma.kernel import Illegal
from korchma.server import protocol as p
from korchma.server import steady
from korchma.server.tables.bots import best_bot
from korchma.server.tables.guests import Sitter

if TYPE_CHECKING:
    from korchma.server.tables.live import LiveTable

SPARE = 20
"""Who has used up the time of a whole game has the so-manieth part of it for each further move."""
LEAST = 60.0
"""And never less than so many seconds."""


class Times(msgspec.Struct):
    """The hands of the clocks: ``until`` when time runs, how much is ``left`` to those who rest,
    and whose time is over while the others vote (``out``)."""

    until: dict[int, float] = {}
    left: dict[int, float] = {}
    out: list[int] = []


def times_of(row: dict[str, Any]) -> Times:
    """The hands as the database has them."""
    return msgspec.convert(row["times"] or {}, Times, str_keys=True)


def timed(seats: Sequence[Sitter]) -> set[int]:
    """Chairs with a clock: those of people, where anybody else is there to wait for them."""
    people = {sitter.person for sitter in seats if sitter.kind == "human"}
    return {i for i, x in enumerate(seats) if x.kind == "human"} if len(people) > 1 else set()


def _given(rule: p.Clock, times: Times, seat: int) -> float:
    """The time a chair has for the move that begins."""
    if rule.per == "move":
        return float(rule.seconds)
    return max(times.left.get(seat, float(rule.seconds)), LEAST, rule.seconds / SPARE)


def moved_on(rule: p.Clock, times: Times, asked: Collection[int], now: float) -> Times:
    """Who is no longer asked stops; whoever is asked since now starts, the others run on.

    A move lasts as long as the table waits for a chair, however many questions that is.
    """
    until, left = {}, dict(times.left)
    for seat, end in times.until.items():
        if seat in asked:
            until[seat] = end
        elif rule.per == "game":
            left[seat] = max(0.0, end - now)
    for seat in asked:
        if seat not in until:
            until[seat] = now + _given(rule, times, seat)
    return Times(until, left, [seat for seat in times.out if seat in until])


def _values(times: Times, lent: Collection[int] = ()) -> dict[str, Any]:
    """What is written of the hands; ``due``: when the next of them runs out."""
    pending = [end for seat, end in times.until.items() if seat not in (*times.out, *lent)]
    hands = msgspec.to_builtins(times, str_keys=True)
    return {"times": hands, "due": min(pending, default=None)}


STOPPED: dict[str, Any] = {"times": None, "due": None}


def held_up(row: dict[str, Any], until: float) -> dict[str, Any]:
    """After the inn was shut: nobody's time is over before a moment in which they could come."""
    times = times_of(row)
    times.until = {seat: max(end, until) for seat, end in times.until.items()}
    return _values(times)


def clock_info(row: dict[str, Any], seats: Sequence[Sitter]) -> p.ClockInfo | None:
    """A table's clock as rows alone tell it."""
    if row["clock"] is None:
        return None
    rule, times, now = msgspec.convert(row["clock"], p.Clock), times_of(row), steady.now()
    ticking = row["status"] == "playing"

    def left(seat: int) -> float | None:
        if seats[seat].kind == "bot":
            return None
        if seat in times.until:
            return max(0.0, times.until[seat] - now)
        return _given(rule, times, seat)

    return p.ClockInfo(
        rule, tuple(map(left, range(len(seats)))), tuple(sorted(times.until)) if ticking else ()
    )


class Clocks:
    """The clocks of one table. ``lent``: chairs for which a bot decides this move."""

    def __init__(self, live: LiveTable) -> None:
        self._live = live
        self.lent: set[int] = set()
        self._ballots: dict[int, dict[str, p.Ballot]] = {}

    @property
    def _rule(self) -> p.Clock | None:
        clock = self._live.row["clock"]
        return msgspec.convert(clock, p.Clock) if clock else None

    def values(self) -> dict[str, Any]:
        """How the hands stand now, to be written along with whatever moved them."""
        live, rule = self._live, self._rule
        if rule is None:
            return STOPPED
        session = live.session
        asked = timed(live.sitters).intersection(() if live.filling else session.waiting)
        times = moved_on(rule, times_of(live.row), asked, steady.now())
        self.lent.intersection_update(session.waiting)
        for seat in self._ballots.keys() - set(times.out):
            del self._ballots[seat]
        return STOPPED | _values(times, self.lent)

    async def note(self) -> None:
        """Under the lock: people came, or went."""
        values = self.values()
        if any(self._live.row[name] != value for name, value in values.items()):
            await self._live.note(**values)

    # --- when time is over -----------------------------------------------------------------------

    async def look(self) -> None:
        """Somebody's time may be over: then it comes as was agreed when the table was set."""
        live, rule = self._live, self._rule
        async with live.lock:
            await self.note()
            times = times_of(live.row)
            late = [
                seat
                for seat, end in times.until.items()
                if end <= steady.now() and seat not in (*times.out, *self.lent)
            ]
            if rule is None or not late or not live.going:
                return
            if rule.then == "vote":
                times.out += late
                await live.note(**_values(times, self.lent))
        for seat in late if rule.then != "vote" else ():
            await self._decide(seat, rule.then)
        live.show_all()

    async def _decide(self, seat: int, ballot: p.Ballot) -> None:
        """What comes of a chair whose time is over."""
        live, rule = self._live, self._rule
        assert rule is not None
        if ballot == "chair":
            await live.bot_takes(seat, best_bot(live.session))
            return
        async with live.lock:
            times = times_of(live.row)
            if seat not in times.until:
                return
            times.out = [each for each in times.out if each != seat]
            if ballot == "wait":
                times.until[seat] = steady.now() + _given(rule, times, seat)
            else:
                self.lent.add(seat)
            await live.note(**_values(times, self.lent))
        live.wake()

    # --- voting ----------------------------------------------------------------------------------

    def _voters(self, out: Sequence[int]) -> set[str]:
        """People who sit here, but for those whose own time is over."""
        people = {x.person for x in self._live.sitters if x.kind == "human" and x.person}
        return people - {self._live.sitters[seat].person for seat in out}

    async def vote(self, person: str, seat: int, ballot: p.Ballot) -> None:
        """One of those who wait says what shall be done; more than half of them decide, and where
        all have spoken without that, the table waits."""
        live = self._live
        out = times_of(live.row).out
        voters = self._voters(out)
        if person not in voters:
            raise Illegal("not-your-turn", "only who sits here and is in time may vote")
        if seat not in out or not live.going:
            raise Illegal("not-yet", "nobody's time is over there")
        said = self._ballots.setdefault(seat, {})
        said[person] = ballot
        count = Counter(each for who, each in said.items() if who in voters)
        most, n = count.most_common(1)[0]
        if n * 2 > len(voters):
            await self._decide(seat, most)
        elif count.total() == len(voters):
            await self._decide(seat, "wait")
        live.show_all()

    def info(self, person: str | None) -> p.ClockInfo | None:
        """The clock as one person sees it, with the votes that are open."""
        live = self._live
        bare = clock_info(live.row, live.sitters)
        out = times_of(live.row).out if bare else []
        if bare is None or not out or not live.going:
            return bare
        voters = self._voters(out)
        votes = []
        for seat in out:
            said = {who: x for who, x in self._ballots.get(seat, {}).items() if who in voters}
            mine = said.get(person or "")
            votes.append(p.Ballots(seat, len(voters), dict(Counter(said.values())), mine))
        return msgspec.structs.replace(bare, votes=tuple(votes))
