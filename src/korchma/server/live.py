"""A live table: one owner of its session, decisions committed before anybody sees them."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import deque
from typing import Any

import msgspec
from sqlalchemy import bindparam, delete, insert, update

from korchma.kernel import Answer, AskAll, Illegal, Session, commitment
from korchma.kernel.record import SeatInfo
from korchma.server import protocol as p
from korchma.server.models import chairs, decisions, tables, undos
from korchma.server.sketch import encode, odds_info, state_for
from korchma.server.store import Store, Write
from korchma.server.thinking import Thinkers

log = logging.getLogger("korchma.table")

ADD_DECISIONS = insert(decisions)
TOUCH = update(tables).where(tables.c.code == bindparam("at")).values(updated=bindparam("now"))
"""Statements that many tables share: one execution serves them all."""


class Chair(msgspec.Struct):
    """A chair of a table as the database has it."""

    kind: str
    bot: str
    name: str
    person: str | None


class Guest:
    """Somebody connected: who, what they have, and where to send."""

    def __init__(self, person: str | None) -> None:
        self.person = person
        self.since = 0
        self.epoch = -1
        self.outbox: deque[bytes] = deque(maxlen=64)
        self.outdated = False
        self.news = asyncio.Event()

    def send(self, message: msgspec.Struct) -> None:
        """Put a message into the outbox."""
        self.outbox.append(encode(message))
        self.news.set()

    def outdate(self) -> None:
        """What this guest sees is no longer how it is; a slow one gets only the latest."""
        self.outdated = True
        self.news.set()


class LiveTable:
    """A session with its chairs and everybody who looks on. One lock: one owner at a time."""

    def __init__(
        self,
        row: dict[str, Any],
        seats: list[Chair],
        session: Session,
        store: Store,
        mind: Thinkers,
    ) -> None:
        self.row, self.chairs, self.session = row, seats, session
        self.store, self.mind = store, mind
        self.guests: list[Guest] = []
        self.stopping: set[str | None] = set()
        self.wish: tuple[int, set[int]] | None = None
        self.asked = 0
        self.epoch = len(session.undos)
        self.lock = asyncio.Lock()
        self.heard = time.time()
        self._bots: asyncio.Task[None] | None = None

    # --- who is who ------------------------------------------------------------------------------

    def seats_of(self, person: str | None) -> list[int]:
        """The seats a person decides for."""
        if person is None:
            return []
        return [i for i, chair in enumerate(self.chairs) if chair.person == person]

    def info(self, person: str | None) -> p.TableInfo:
        """The table from outside."""
        here = {guest.person for guest in self.guests}
        waiting = self.session.waiting if self.row["status"] == "playing" else ()
        return p.TableInfo(
            code=self.row["code"],
            game=self.row["game"],
            mode=self.row["mode"],
            seats=tuple(
                p.SeatState(
                    kind=chair.kind,  # type: ignore[arg-type]  # the database holds the same words
                    name=chair.name,
                    bot=chair.bot,
                    here=chair.kind == "bot" or chair.person in here,
                    mine=person is not None and chair.person == person,
                )
                for chair in self.chairs
            ),
            status=self.row["status"],
            host=person is not None and self.row["host"] == person,
            turn_of=waiting,
            my_turn=any(seat in waiting for seat in self.seats_of(person)),
            updated=self.row["updated"],
            commitment=commitment(self.row["seed"]),
            ending=self.row["ending"],
            rematch=self.row["rematch"],
            lesson=self.session.game.teaches(self.row["seed"]),
        )

    def seat_infos(self) -> list[SeatInfo]:
        """The chairs as a record has them."""
        return [
            SeatInfo("human" if chair.kind != "bot" else f"bot:{chair.bot}", chair.name)
            for chair in self.chairs
        ]

    def wish_info(self) -> p.UndoWish | None:
        """A wish to take back that waits for consent."""
        return p.UndoWish(self.wish[0], tuple(sorted(self.wish[1]))) if self.wish else None

    # --- telling ---------------------------------------------------------------------------------

    async def messages(self, guest: Guest) -> list[bytes]:
        """What a guest should be sent next; never what is not committed."""
        await guest.news.wait()
        guest.news.clear()
        out = list(guest.outbox)
        guest.outbox.clear()
        if guest.outdated:
            async with self.lock:
                guest.outdated = False
                reset = guest.epoch != self.epoch or guest.since > len(self.session.events_log)
                state = state_for(self, guest.person, guest.since, reset=reset)
                guest.since, guest.epoch = state.number, self.epoch
                out.append(encode(state))
        return out

    def show_all(self) -> None:
        """Everybody gets the table as it is now."""
        for guest in self.guests:
            guest.outdate()

    # --- deciding --------------------------------------------------------------------------------

    async def choose(self, person: str | None, message: p.Choose) -> None:
        """A person decides. Nothing is shown before it is committed."""
        async with self.lock:
            if message.seat not in self.seats_of(person):
                raise Illegal("not-your-turn", "not your seat")
            if message.ask != self.asked or self.row["status"] != "playing":
                raise Illegal("late", "this question is no longer open")
            try:
                answer = msgspec.convert(
                    message.answer, self.session.game.answer_type, strict=False
                )
            except (msgspec.ValidationError, TypeError, ValueError):
                raise Illegal("not-offered", "not an option of this game") from None
            before = len(self.session.log)
            self.session.choose(answer, message.seat)
            self._pass_windows()
            await self._commit(before)
        self.show_all()
        self.wake()

    def _pass_windows(self) -> None:
        """Give the usual answers for people who do not want to be stopped everywhere."""
        session = self.session
        while True:
            ask = session.ask
            if ask is None or isinstance(ask, AskAll) or ask.usual is None:
                return
            chair = self.chairs[ask.seat]
            if chair.kind == "bot" or chair.person in self.stopping:
                return
            session.choose((ask.usual,) if ask.pick else ask.usual, ask.seat)

    async def _commit(self, before: int) -> None:
        """Write what was decided since; if that fails, it was not decided."""
        session, code = self.session, self.row["code"]
        if len(session.log) == before:
            return
        now = time.time()
        rows = [
            {
                "code": code,
                "number": number,
                "seat": session.marks[number][0],
                "answer": encode(session.log[number]).decode(),
            }
            for number in range(before, len(session.log))
        ]
        values: dict[str, Any] = {"updated": now}
        if session.ask is None and session.result is not None:
            values |= {"status": "over", "ending": session.result.ending}
        writes: list[Write] = [(ADD_DECISIONS, rows), (TOUCH, [{"at": code, "now": now}])]
        if len(values) > 1:
            writes.append((update(tables).where(tables.c.code == code).values(values), None))
        try:
            await self.store.write(*writes)
        except Exception:
            log.exception("table %s: a decision could not be written", code)
            session.rewind(before)
            raise Illegal("not-saved", "the decision could not be written") from None
        self.row.update(values)
        self.asked += 1
        self.heard = now
        self.wish = None

    # --- bots ------------------------------------------------------------------------------------

    def wake(self) -> None:
        """Let bots go on, if it is their turn."""
        if self._bots is None or self._bots.done():
            self._bots = asyncio.create_task(self._run_bots())

    async def _run_bots(self) -> None:
        """Bots decide one after the other until a person must."""
        while self.row["status"] == "playing":
            seat = next((i for i in self.session.waiting if self.chairs[i].kind == "bot"), None)
            if seat is None:
                return
            asked = self.asked
            answer = await self.mind.decide(self.session, seat, self.chairs[seat].bot)
            async with self.lock:
                if asked != self.asked or self.chairs[seat].kind != "bot":
                    continue
                before = len(self.session.log)
                try:
                    self.session.choose(answer, seat)
                    self._pass_windows()
                    await self._commit(before)
                except Illegal:
                    log.exception("table %s: a bot's answer was refused", self.row["code"])
                    return
            self.show_all()

    # --- taking back -----------------------------------------------------------------------------

    async def ask_undo(self, person: str | None, seat: int) -> None:
        """Take back at once where that is free or nobody else minds; else ask the others."""
        async with self.lock:
            if seat not in self.seats_of(person):
                raise Illegal("not-your-turn", "not your seat")
            undo = self.session.can_undo(seat)
            if undo is None:
                raise Illegal("nothing-to-undo", "nothing decided yet")
            others = {i for i in undo.needs if self.chairs[i].person != person}
            if others:
                self.wish = (seat, others)
            else:
                await self._undo(seat)
        self.show_all()
        self.wake()

    async def consent(self, person: str | None, agree: bool) -> None:
        """Somebody agrees to a wish, or does not."""
        async with self.lock:
            if self.wish is None:
                raise Illegal("late", "nobody wants to take back")
            seat, waiting = self.wish
            if not waiting.intersection(self.seats_of(person)):
                raise Illegal("not-your-turn", "not asked")
            if agree:
                waiting -= set(self.seats_of(person))
                if not waiting:
                    await self._undo(seat)
            else:
                self.wish = None
        self.show_all()
        self.wake()

    async def _undo(self, seat: int) -> None:
        """Take back: the log in the database gets shorter, the undo is kept."""
        session, code = self.session, self.row["code"]
        undo = session.can_undo(seat)
        assert undo is not None
        writes: list[Write] = [
            (
                delete(decisions).where(decisions.c.code == code, decisions.c.number >= undo.to),
                None,
            ),
            (insert(undos), {"code": code, "undo": encode(undo).decode()}),
            (update(tables).where(tables.c.code == code).values(status="playing", ending=""), None),
        ]
        await self.store.write(*writes)
        session.undo(seat, consent=undo.needs)
        self.row |= {"status": "playing", "ending": ""}
        self.epoch += 1
        self.asked += 1
        self.wish = None

    # --- chairs ----------------------------------------------------------------------------------

    async def bot_takes(self, seat: int, bot: str) -> None:
        """A bot takes a chair."""
        async with self.lock:
            chair = self.chairs[seat]
            where = (chairs.c.code == self.row["code"], chairs.c.seat == seat)
            values = {"kind": "bot", "bot": bot, "person": None}
            await self.store.write((update(chairs).where(*where).values(values), None))
            chair.kind, chair.bot, chair.person = "bot", bot, None
            self.session.people = self.session.people - {seat}
            self.asked += 1
        self.show_all()
        self.wake()

    async def hint(self, person: str | None, seat: int) -> p.Hint:
        """What the game's best bot would do for this seat."""
        names = tuple(self.session.game.bots)
        if seat not in self.seats_of(person) or seat not in self.session.waiting or not names:
            raise Illegal("no-hint", "nothing to advise")
        answer: Answer = await self.mind.decide(self.session, seat, names[-1])
        odds = None if isinstance(answer, tuple) else odds_info(self.session, seat, answer)
        return p.Hint(seat, answer, odds)
