"""Clocks at a live table: whose time runs, until when, and what the others say when it is over."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from korchma.kernel import Illegal
from korchma.server import protocol as p
from korchma.server import steady
from korchma.server.tables.bots import best_bot
from korchma.server.tables.guests import Sitter
from korchma.server.tables.nights import asleep, daytime, waking

if TYPE_CHECKING:
    from korchma.server.tables.live import LiveTable

SPARE = 20
"""Who has used up the time of a whole game has the so-manieth part of it for each further move."""
LEAST = 60.0
"""And never less than so many seconds."""


class Times(msgspec.Struct):
    """The hands of the clocks: ``until`` when time runs, how much is ``left`` to those who rest,
    whose time is over while the others vote (``out``), what other chairs said of each, and for
    whom a bot decides this move (``lent``)."""

    until: dict[int, float] = {}
    left: dict[int, float] = {}
    out: list[int] = []
    ballots: dict[int, dict[int, p.Ballot]] = {}
    lent: list[int] = []


class Dial(NamedTuple):
    """A clock by which chairs are measured: its rule, and where it is night for who sits there."""

    rule: p.Clock
    zones: Sequence[str] = ()

    def _zone(self, seat: int) -> str:
        return self.zones[seat] if self.rule.nights and seat < len(self.zones) else ""

    def end(self, seat: int, seconds: float, now: float) -> float:
        """When so much time of a chair is over."""
        return waking(now, seconds, self._zone(seat))

    def left(self, seat: int, end: float, now: float) -> float:
        """How much time a chair has until then."""
        return daytime(now, end, self._zone(seat)) if end > now else 0.0

    def asleep(self, seat: int, now: float) -> bool:
        """Whether its clock rests for the night."""
        return asleep(now, self._zone(seat))


def dial_of(row: dict[str, Any], seats: Sequence[Sitter]) -> Dial | None:
    """The clock of a table as it was set."""
    if not row["clock"]:
        return None
    return Dial(msgspec.convert(row["clock"], p.Clock), [sitter.zone for sitter in seats])


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


def moved_on(dial: Dial, times: Times, asked: Collection[int], now: float) -> Times:
    """Who is no longer asked stops; whoever is asked since now starts, the others run on.

    A move lasts as long as the table waits for a chair, however many questions that is.
    """
    until, left = {}, dict(times.left)
    for seat, end in times.until.items():
        if seat in asked:
            until[seat] = end
        elif dial.rule.per == "game":
            left[seat] = dial.left(seat, end, now)
    for seat in asked:
        if seat not in until:
            until[seat] = dial.end(seat, _given(dial.rule, times, seat), now)
    out = [seat for seat in times.out if seat in until]
    lent = [seat for seat in times.lent if seat in until]
    return Times(until, left, out, {seat: times.ballots.get(seat, {}) for seat in out}, lent)


def _values(times: Times) -> dict[str, Any]:
    """What is written of the hands; ``due``: when the next of them runs out."""
    pending = [end for seat, end in times.until.items() if seat not in (*times.out, *times.lent)]
    hands = msgspec.to_builtins(times, str_keys=True)
    return {"times": hands, "due": min(pending, default=None)}


STOPPED: dict[str, Any] = {"times": None, "due": None}


def held_up(row: dict[str, Any], bots: Collection[int], now: float, grace: float) -> dict[str, Any]:
    """After the inn was shut: nobody's time is over before a moment in which they could come.

    A table that waits for a bot is due at once, for nobody else would wake it.
    """
    times = times_of(row)
    for seat, end in times.until.items():
        if seat not in times.lent:
            times.until[seat] = max(end, now + grace)
    waits = {*bots, *times.lent}.intersection(row["waiting"] or ())
    return _values(times) | ({"due": now} if waits else {})


def clock_info(row: dict[str, Any], seats: Sequence[Sitter]) -> p.ClockInfo | None:
    """A table's clock as rows alone tell it."""
    dial = dial_of(row, seats)
    if dial is None:
        return None
    rule, times, now = dial.rule, times_of(row), steady.now()
    running = tuple(sorted(times.until)) if row["status"] == "playing" else ()

    def left(seat: int) -> float | None:
        if seats[seat].kind == "bot":
            return None
        if seat in times.until:
            return dial.left(seat, times.until[seat], now)
        return _given(rule, times, seat)

    return p.ClockInfo(
        rule,
        tuple(map(left, range(len(seats)))),
        running,
        asleep=tuple(seat for seat in running if dial.asleep(seat, now)),
    )


class Clocks:
    """The clocks of one table."""

    def __init__(self, live: LiveTable) -> None:
        self._live = live

    @property
    def lent(self) -> list[int]:
        """Chairs for which a bot decides this move."""
        return times_of(self._live.row).lent

    @property
    def _dial(self) -> Dial | None:
        return dial_of(self._live.row, self._live.sitters)

    def values(self) -> dict[str, Any]:
        """How the hands stand now, to be written along with whatever moved them."""
        live, dial = self._live, self._dial
        if dial is None:
            return STOPPED
        session = live.session
        asked = timed(live.sitters).intersection(() if live.filling else session.waiting)
        times = moved_on(dial, times_of(live.row), asked, steady.now())
        return _values(times)

    async def note(self) -> None:
        """Under the lock: people came, or went."""
        values = self.values()
        if any(self._live.row[name] != value for name, value in values.items()):
            await self._live.note(**values)

    # --- when time is over -----------------------------------------------------------------------

    async def look(self) -> None:
        """Somebody's time may be over: then it comes as was agreed when the table was set."""
        live, dial = self._live, self._dial
        async with live.lock:
            await self.note()
            times = times_of(live.row)
            late = [
                seat
                for seat, end in times.until.items()
                if end <= steady.now() and seat not in (*times.out, *times.lent)
            ]
            if dial is None or not late or not live.going:
                return
            then = dial.rule.then
            if then == "vote":
                times.out += late
                await live.note(**_values(times))
        if then != "vote":
            for seat in late:
                await self._decide(seat, then)
        live.show_all()

    async def _decide(self, seat: int, ballot: p.Ballot) -> None:
        """What comes of a chair whose time is over."""
        live, dial = self._live, self._dial
        assert dial is not None
        if ballot == "chair":
            await live.bot_takes(seat, best_bot(live.session))
            return
        async with live.lock:
            times = times_of(live.row)
            if seat not in times.until:
                return
            times.out = [each for each in times.out if each != seat]
            times.ballots.pop(seat, None)
            if ballot == "wait":
                given = _given(dial.rule, times, seat)
                times.until[seat] = dial.end(seat, given, steady.now())
            else:
                times.lent.append(seat)
            await live.note(**_values(times))
        live.wake()

    # --- voting ----------------------------------------------------------------------------------

    def _voters(self, out: Sequence[int]) -> dict[str, int]:
        """People who sit here, but for those whose own time is over; each speaks for one chair."""
        chairs = list(enumerate(self._live.sitters))
        late = {self._live.sitters[seat].person for seat in out}
        people = [(x.person, i) for i, x in chairs if x.kind == "human" and x.person not in late]
        return {person: seat for person, seat in reversed(people) if person}

    async def vote(self, person: str, seat: int, ballot: p.Ballot) -> None:
        """One of those who wait says what shall be done; more than half of them decide, and where
        all have spoken without that, the table waits."""
        live = self._live
        async with live.lock:
            times = times_of(live.row)
            voters = self._voters(times.out)
            if person not in voters:
                raise Illegal("not-your-turn", "only who sits here and is in time may vote")
            if seat not in times.out or not live.going:
                raise Illegal("not-yet", "nobody's time is over there")
            said = times.ballots.setdefault(seat, {})
            said[voters[person]] = ballot
            await live.note(**_values(times))
        count = Counter(each for who, each in said.items() if who in voters.values())
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
        times = times_of(live.row)
        if bare is None or not times.out or not live.going:
            return bare
        voters = self._voters(times.out)
        votes = []
        for seat in times.out:
            ballots = times.ballots.get(seat, {})
            said = {who: ballots[x] for who, x in voters.items() if x in ballots}
            mine = said.get(person or "")
            votes.append(p.Ballots(seat, len(voters), dict(Counter(said.values())), mine))
        return msgspec.structs.replace(bare, votes=tuple(votes))
