"""A live table: one owner of its session, decisions committed before anybody sees them."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from functools import cache
from typing import Any

import msgspec
from sqlalchemy import bindparam, delete, insert, update

from korchma.kernel import Answer, AskAll, Illegal, Session, commitment, find_game
from korchma.kernel.record import SeatInfo
from korchma.server import protocol as p
from korchma.server.storage.ledger import Write
from korchma.server.storage.models import chairs, decisions, pending, tables
from korchma.server.storage.store import Store, reason
from korchma.server.tables.chances import Chances
from korchma.server.tables.guests import Guest, Sitter
from korchma.server.tables.remembering import keep_in_mind
from korchma.server.tables.seeing import Sights
from korchma.server.tables.sketch import encode, state_for
from korchma.server.tables.thinking import Thinkers
from korchma.server.web.metrics import Count

log = logging.getLogger("korchma.table")

ADD_DECISIONS = insert(decisions)
TOUCH = update(tables).where(tables.c.code == bindparam("at")).values(updated=bindparam("now"))
"""Statements that many tables share: one execution serves them all."""

AGAIN = 2.0
"""Seconds until a bot whose decision could not be written tries again."""


@cache
def reader(game: str) -> Callable[[bytes], Answer]:
    """Reads answers of a game; made once, for making it costs more than a decision."""
    return msgspec.json.Decoder(find_game(game).answer_type, strict=False).decode


class LiveTable:
    """A session with its chairs and everybody who looks on. One lock: one owner at a time."""

    def __init__(
        self,
        row: dict[str, Any],
        seats: list[Sitter],
        session: Session,
        store: Store,
        mind: Thinkers,
        count: Count | None = None,
    ) -> None:
        self.row, self.sitters, self.session = row, seats, session
        self.store, self.mind, self.count = store, mind, count or Count()
        self.guests: list[Guest] = []
        self.connected = 0
        self.stopping: set[str | None] = set()
        self.wish: tuple[int, set[int]] | None = None
        self.epoch = len(session.undos)
        self.renumbered = bool(session.undos)
        self.spoken = 0
        self.lock = asyncio.Lock()
        self.heard = time.time()
        self.looked_at = time.monotonic()
        self.commitment = commitment(row["seed"])
        self._read = reader(session.game.id)
        self.chances, self.sights = Chances(self), Sights(self)
        self._bots: asyncio.Task[None] | None = None

    @property
    def asked(self) -> int:
        """The number of the open question: never twice the same, also after a restart."""
        taken_back = sum(undo.at - undo.to + 1 for undo in self.session.undos)
        return len(self.session.log) + taken_back

    @property
    def idle(self) -> bool:
        """Nobody is here, nothing is under way, and nothing would be lost."""
        thinking = self._bots is not None and not self._bots.done()
        return not (self.connected or self.wish or thinking or self.lock.locked())

    # --- who is who ------------------------------------------------------------------------------

    def seats_of(self, person: str | None) -> list[int]:
        """The seats a person decides for."""
        if person is None:
            return []
        return [i for i, sitter in enumerate(self.sitters) if sitter.person == person]

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
                    kind=sitter.kind,  # type: ignore[arg-type]  # the database holds the same words
                    name=sitter.name,
                    bot=sitter.bot,
                    here=sitter.kind == "bot" or sitter.person in here,
                    mine=person is not None and sitter.person == person,
                )
                for sitter in self.sitters
            ),
            status=self.row["status"],
            host=person is not None and self.row["host"] == person,
            turn_of=waiting,
            my_turn=any(seat in waiting for seat in self.seats_of(person)),
            updated=self.row["updated"],
            commitment=self.commitment,
            ending=self.row["ending"],
            rematch=self.row["rematch"],
            lesson=self.session.game.teaches(self.row["seed"]),
        )

    def seat_infos(self) -> list[SeatInfo]:
        """The chairs as a record has them."""
        return [
            SeatInfo("human" if sitter.kind != "bot" else f"bot:{sitter.bot}", sitter.name)
            for sitter in self.sitters
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
                answer = self._read(encode(message.answer))
            except msgspec.ValidationError:
                raise Illegal("not-offered", "not an option of this game") from None
            before = len(self.session.log)
            self.session.choose(answer, message.seat)
            if len(self.session.log) == before:
                await self._commit_secret(message.seat)
            self._pass_windows()
            await self._commit(before, message.seat)
        self.show_all()
        self.wake()

    def _pass_windows(self) -> None:
        """Give the usual answers for people who do not want to be stopped everywhere."""
        session = self.session
        while True:
            ask = session.ask
            if ask is None or isinstance(ask, AskAll) or ask.usual is None:
                return
            sitter = self.sitters[ask.seat]
            if sitter.kind == "bot" or sitter.person in self.stopping:
                return
            session.choose((ask.usual,) if ask.pick else ask.usual, ask.seat)

    async def _commit(self, before: int, seat: int) -> None:
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
        told = (each.event for each in session.events_log[session.marks[before][3] :])
        writes += keep_in_mind(session.game, (sitter.person for sitter in self.sitters), told)
        if any(isinstance(entry, dict) for entry in session.log[before:]):
            writes.append((delete(pending).where(pending.c.code == code), None))
        if len(values) > 1:
            writes.append((update(tables).where(tables.c.code == code).values(values), None))
        try:
            await self.store.write(*writes)
        except Exception as error:
            log.error("table %s: a decision could not be written: %s", code, reason(error))
            self._forget(before, seat)
            raise Illegal("not-saved", "the decision could not be written") from None
        self.row.update(values)
        self.count.decisions += len(rows)
        self.heard = now
        self.wish = None

    async def _commit_secret(self, seat: int) -> None:
        """Write a secret answer while others are missing; if that fails, it was not given."""
        code, session = self.row["code"], self.session
        row = {"code": code, "seat": seat, "answer": encode(session.pending[seat]).decode()}
        old = delete(pending).where(pending.c.code == code, pending.c.seat == seat)
        try:
            await self.store.write((old, None), (insert(pending), [row]))
        except Exception as error:
            log.error("table %s: a secret answer could not be written: %s", code, reason(error))
            session.withdraw(seat)
            raise Illegal("not-saved", "the answer could not be written") from None

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

    # --- bots ------------------------------------------------------------------------------------

    def wake(self) -> None:
        """Let bots go on, if it is their turn."""
        if self._bots is None or self._bots.done():
            self._bots = asyncio.create_task(self._run_bots())

    async def _run_bots(self) -> None:
        """Bots decide one after the other until a person must."""
        while self.row["status"] == "playing":
            seat = next((i for i in self.session.waiting if self.sitters[i].kind == "bot"), None)
            if seat is None:
                return
            asked = self.asked
            answer = await self.mind.decide(self.session, seat, self.sitters[seat].bot)
            async with self.lock:
                if asked != self.asked or self.sitters[seat].kind != "bot":
                    continue
                before = len(self.session.log)
                try:
                    self.session.choose(answer, seat)
                    self._pass_windows()
                    await self._commit(before, seat)
                except Illegal as error:
                    if error.reason != "not-saved":
                        log.exception("table %s: a bot's answer was refused", self.row["code"])
                        return
                    await asyncio.sleep(AGAIN)
            self.show_all()

    # --- chairs ----------------------------------------------------------------------------------

    async def bot_takes(self, seat: int, bot: str) -> None:
        """A bot takes a chair."""
        async with self.lock:
            sitter = self.sitters[seat]
            where = (chairs.c.code == self.row["code"], chairs.c.seat == seat)
            values = {"kind": "bot", "bot": bot, "person": None}
            await self.store.write((update(chairs).where(*where).values(values), None))
            sitter.kind, sitter.bot, sitter.person = "bot", bot, None
            self.session.people = self.session.people - {seat}
        self.show_all()
        self.wake()

    async def hint(self, person: str | None, seat: int) -> p.Hint:
        """What the game's best bot would do for this seat."""
        names = tuple(self.session.game.mind.bots)
        if seat not in self.seats_of(person) or seat not in self.session.waiting or not names:
            raise Illegal("no-hint", "nothing to advise")
        answer: Answer = await self.mind.decide(self.session, seat, names[-1])
        odds = None if isinstance(answer, tuple) else self.chances.of_option(seat, answer)
        return p.Hint(seat, answer, odds)
