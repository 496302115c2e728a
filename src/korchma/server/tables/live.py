"""A live table: one owner of its session, decisions committed before anybody sees them."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable
from functools import cache
from typing import Any, NoReturn

import msgspec
from sqlalchemy import delete, update

from korchma.kernel import Answer, Illegal, Overrun, Session, find_game
from korchma.server import protocol as p
from korchma.server import steady
from korchma.server.errors import NotSaved
from korchma.server.storage.ledger import Write
from korchma.server.storage.models import records, replays, tables
from korchma.server.storage.regulars import played
from korchma.server.storage.store import Store, reason
from korchma.server.tables.bots import Bots, best_bot
from korchma.server.tables.chances import Chances
from korchma.server.tables.clocks import Clocks
from korchma.server.tables.guests import Sitter
from korchma.server.tables.journal import Journal, asked_of, standing, turn_of
from korchma.server.tables.minding import Mind
from korchma.server.tables.passing import pass_windows
from korchma.server.tables.patience import WATCH
from korchma.server.tables.planning import Planning
from korchma.server.tables.remembering import keep_in_mind
from korchma.server.tables.seated import Seated
from korchma.server.tables.seeing import Sights
from korchma.server.tables.sketch import bare_state, encode, state_for
from korchma.server.tables.undoing import Undoing
from korchma.server.web.metrics import Count

log = logging.getLogger("korchma.table")

GOES_ON = frozenset(("", "stuck-broken"))
"""Where a table is stuck for another reason, nobody decides there any more."""


@cache
def reader(game: str) -> Callable[[bytes], Answer]:
    """Reads answers of a game; made once, for making it costs more than a decision."""
    return msgspec.json.Decoder(find_game(game).answer_type, strict=False).decode


class LiveTable(Seated):
    """A game under way with its chairs.

    Others may look at the ``session``, never drive it: ``choose``, ``take_back``, ``bot_takes``
    and ``leave`` are what can be done to a table. ``ended`` is told when its game is over.
    """

    def __init__(
        self,
        row: dict[str, Any],
        seats: list[Sitter],
        session: Session,
        store: Store,
        mind: Mind,
        count: Count | None = None,
        ended: Callable[[LiveTable], None] = lambda table: None,
    ) -> None:
        super().__init__(row, seats, store, count)
        self.session, self.mind = session, mind
        self.stopping: set[str | None] = set()
        self.epoch = len(session.undos)
        self.renumbered = bool(session.undos) or session.first is not None
        self.chances, self.sights = Chances(self), Sights(self)
        self.undoing = Undoing(self)
        self._read = reader(session.game.id)
        self._journal = Journal(self.code, session)
        self._ended = ended
        self.bots = Bots(self)
        self.planning = Planning(self)
        self.clocks = Clocks(self)

    @property
    def asked(self) -> int:
        """The number of the open question: never twice the same, also after a restart."""
        taken_back = sum(undo.at - undo.to + 1 for undo in self.session.undos)
        return len(self.session.log) + taken_back

    @property
    def told(self) -> int:
        """The number of the last event."""
        return len(self.session.events_log)

    @property
    def filling(self) -> bool:
        """Whether chairs are still open, and nobody is asked anything."""
        return bool(self.row["status"] == "open")

    @property
    def idle(self) -> bool:
        """Nobody is here, nothing is under way, and nothing would be lost."""
        return super().idle and not (self.undoing.wish or self.bots.thinking)

    @property
    def going(self) -> bool:
        """Whether somebody may decide something here."""
        return self.row["status"] == "playing" and self.row["stuck"] in GOES_ON

    async def state(self, person: str | None, since: int, *, reset: bool) -> p.State:
        """Everything one person may see of it now."""
        try:
            return state_for(self, person, since, reset=reset)
        except Exception:
            log.exception("table %s cannot be shown", self.code)
            with contextlib.suppress(NotSaved):
                await self.note(stuck="stuck-rules")
            return bare_state(self, person, self.session.events_log, None)

    def shown(self, person: str | None) -> int | None:
        """Of several seats of one person that whose turn it is."""
        mine = self.seats_of(person)
        asked = [i for i in mine if not self.filling and self.session.ask_of(i) is not None]
        missing = [i for i in asked if i in self.session.waiting]
        return next(iter([*missing, *asked, *mine]), None)

    def info(self, person: str | None) -> p.TableInfo:
        """The table from outside, with the votes that are open."""
        return msgspec.structs.replace(super().info(person), clock=self.clocks.info(person))

    def renamed(self, before: p.Me, now: p.Me) -> None:
        """Where they want to be stopped stays as it was."""
        super().renamed(before, now)
        if before.id in self.stopping:
            self.stopping.add(now.id)

    def check_open(self, person: str | None, seat: int, ask: int) -> None:
        """A question is answered by whom it was put to, and while it is open."""
        self.check_seat(person, seat)
        if self.row["stuck"] not in GOES_ON:
            raise Illegal(self.row["stuck"], "this table cannot go on")
        if ask != self.asked or not self.going:
            raise Illegal("late", "this question is no longer open")

    # --- deciding --------------------------------------------------------------------------------

    async def choose(self, person: str | None, message: p.Choose) -> None:
        """A person decides. Nothing is shown before it is committed."""
        async with self.lock:
            self.check_open(person, message.seat, message.ask)
            try:
                answer = self._read(encode(message.answer))
            except msgspec.ValidationError:
                raise Illegal("not-offered", "not an option of this game") from None
            await self.decide(message.seat, answer)
        self.show_all()
        self.wake()

    async def decide(self, seat: int, answer: Answer) -> None:
        """A seat answers, under the lock; windows that most people let pass are passed."""
        session = self.session
        before, told = len(session.log), len(session.events_log)
        try:
            with WATCH.over():
                session.choose(answer, seat)
        except Illegal:
            raise
        except Exception as error:
            if len(session.log) > before:  # the watch looked up just as they were done
                session.rewind(before)
                del session.events_log[told:]
            await self._broken(seat, error)
        if len(session.log) == before:
            await self._commit_secret(seat)
        pass_windows(self)
        if len(session.log) > before:
            await self._commit(before, seat)

    async def _broken(self, seat: int, error: Exception) -> NoReturn:
        """The rules failed on a choice, which was not made; or would have gone on for ever."""
        log.error("table %s: the rules broke", self.code, exc_info=error)
        person = self.sitters[seat].kind != "bot"  # a bot would choose the same again
        stuck = "stuck-broken" if person else "stuck-rules"
        await self.note(stuck="stuck-endless" if isinstance(error, Overrun) else stuck)
        self.show_all()
        raise Illegal(self.row["stuck"], "the rules could not carry it out") from None

    def _hands(self) -> dict[str, Any]:
        """Who is asked what now, and how long they have."""
        return {**self.clocks.values(), "asked": asked_of(self.session)}

    async def _commit(self, before: int, seat: int) -> None:
        """Write what was decided since; if that fails, it was not decided."""
        session = self.session
        clocks = self._hands()
        writes = self._journal.decided(session, before, clocks)
        told = session.events_log[session.marks[before][3] :]
        writes += keep_in_mind(session.game, [sitter.person for sitter in self.sitters], told)
        values: dict[str, Any] = {
            "updated": steady.now(),
            "waiting": list(session.waiting),
            "turn": turn_of(session),
            **clocks,
        }
        if session.ask is None or self.row["stuck"]:
            values |= standing(session)
            where = tables.c.code == self.code
            writes.append((update(tables).where(where).values(values), None))
        try:
            await self.store.write(*writes)
        except Exception as error:
            log.error("table %s: a decision could not be written: %s", self.code, reason(error))
            self._forget(before, seat)
            raise Illegal("not-saved", "the decision could not be written") from None
        self._journal.written(session)
        self.row.update(values)
        self.count.decisions += len(session.log) - before
        self.heard = values["updated"]
        self.undoing.forget()
        self.planning.settle()
        if self.over:
            self._ended(self)

    async def _commit_secret(self, seat: int) -> None:
        """Write a secret answer while others are missing; if that fails, it was not given."""
        clocks = self._hands()
        try:
            await self.store.write(*self._journal.secret(self.session, seat, clocks))
        except Exception as error:
            log.error("table %s: a secret answer was not written: %s", self.code, reason(error))
            self.session.withdraw(seat)
            raise Illegal("not-saved", "the answer could not be written") from None
        self.row |= {"waiting": list(self.session.waiting), **clocks}

    def _forget(self, before: int, seat: int) -> None:
        """What a seat decided could not be written: nobody is told of it.

        The secret answers of others, which it completed, are still in.
        """
        session = self.session
        told, entry = session.marks[before][3], session.log[before]
        session.rewind(before)
        del session.events_log[told:]
        if isinstance(entry, dict):
            for other, answer in entry.items():
                if other != seat:
                    session.choose(answer, other)

    async def take_back(self, seat: int) -> None:
        """Take back on a table just like this one; it becomes ours once that is written.

        From before the last safe point the game is played again from its seed, aside: others are
        served meanwhile.
        """
        twin = self.session.fork(listen=True)
        undo = twin.can_undo(seat)
        assert undo is not None
        await asyncio.to_thread(twin.undo, seat, undo.needs)
        writes: list[Write] = self._journal.taken_back(twin, undo)
        put_away = (replays, records, played) if self.over else ()
        writes += [(delete(each).where(each.c.code == self.code), None) for each in put_away]
        await self.store.write(*writes)
        self.session = twin
        self._journal.written(twin)
        self.row |= standing(twin)
        self.epoch += 1
        self.planning.settle()
        await self.clocks.note()

    # --- chairs ----------------------------------------------------------------------------------

    def wake(self) -> None:
        """Let bots go on, if it is their turn."""
        self.bots.wake()

    async def bot_takes(self, seat: int, bot: str) -> None:
        """A bot takes a chair, and plays on."""
        await super().bot_takes(seat, bot)
        self.session.people = self.session.people - {seat}
        self.wake()

    async def sit(self, seat: int, sitter: Sitter, *besides: Write) -> None:
        """Under the lock: somebody else has a chair; clocks know it."""
        await super().sit(seat, sitter, *besides)
        await self.clocks.note()

    async def leave(self, person: str) -> None:
        """Somebody gets up: before the game their chairs are open again, in it the best bot takes
        each of them."""
        for seat in self.seats_of(person):
            async with self.lock:
                if self.filling:
                    await self.sit(seat, Sitter("open", "", "", None))
                    continue
            await self.bot_takes(seat, best_bot(self.session))
        self.show_all()
        if self.row["stuck"] not in GOES_ON:
            await self.close_if_left()
