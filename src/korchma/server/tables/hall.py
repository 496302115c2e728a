"""The hall: setting tables, finding them, joining, leaving, playing again."""

from __future__ import annotations

import json
import secrets
import time
from collections.abc import Iterator, Sequence
from typing import Any

import msgspec
from sqlalchemy import func, insert, select, update

from korchma.bots import make_bot
from korchma.kernel import Answer, Game, KorchmaError, Session, find_game, new_seed
from korchma.kernel.undo import Undo
from korchma.server import protocol as p
from korchma.server.errors import Refusal
from korchma.server.storage.models import chairs, decisions, pending, tables, undos
from korchma.server.storage.store import Store
from korchma.server.tables.guests import Sitter
from korchma.server.tables.live import LiveTable
from korchma.server.tables.remembering import forgotten, unread_options
from korchma.server.tables.thinking import Thinkers
from korchma.server.web.metrics import Count

LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
MOST_TABLES = 40
"""Unfinished tables a person may host."""


def new_code() -> str:
    """A code for a table: short enough to say, long enough not to guess."""
    return "".join(secrets.choice(LETTERS) for _ in range(8))


class Hall:
    """All tables, those in use held live.

    ``seeds_for_all``: whoever sets a table may name its seed though others will join, and so know
    every card beforehand. For tests; at a fair inn only who plays alone may.
    """

    def __init__(self, store: Store, mind: Thinkers, *, seeds_for_all: bool = False) -> None:
        self.store, self.mind, self.seeds_for_all = store, mind, seeds_for_all
        self.live: dict[str, LiveTable] = {}
        self.count = Count()

    async def set_table(self, me: p.Me, wish: p.NewTable) -> LiveTable:
        """Set a table as wished; it begins once no chair is open."""
        await self._check(me, wish)
        code, now = new_code(), time.time()
        game = find_game(wish.game)
        unread = await unread_options(self.store, me.id, game) if wish.unread else {}
        seats = [_sitter(kind, me) for kind in wish.seats]
        row: dict[str, Any] = {
            "code": code,
            "game": wish.game,
            "mode": wish.mode,
            "options": {**wish.options, **unread},
            "seed": wish.seed or new_seed(),
            "rules": game.rules_version,
            "host": me.id,
            "public": wish.public,
            "replace_after": wish.replace_after,
            "status": "open" if any(sitter.kind == "open" for sitter in seats) else "playing",
            "ending": "",
            "rematch": "",
            "created": now,
            "updated": now,
        }
        await self.store.write(
            (insert(tables), row),
            (insert(chairs), [sitter_row(code, i, sitter) for i, sitter in enumerate(seats)]),
        )
        return self.alive(row, seats, [], [])

    async def lesson(self, me: p.Me, game: str) -> LiveTable:
        """The first game that teaches: the one I left, or a new one."""
        lesson = _title(game).lesson
        if lesson is None:
            raise Refusal(404, "no-lesson")
        left = await self.store.row(
            select(tables.c.code)
            .where(tables.c.host == me.id, tables.c.game == game, tables.c.seed == lesson.seed)
            .where(tables.c.status == "playing")
            .order_by(tables.c.updated.desc())
        )
        if left is not None:
            table = await self.find(left["code"])
            if table.seats_of(me.id):
                return table
        return await self.set_table(
            me, p.NewTable(game, lesson.mode, lesson.seats, seed=lesson.seed)
        )

    async def _check(self, me: p.Me, wish: p.NewTable) -> None:
        """Only tables that can be played, and not too many of them."""
        try:
            game = find_game(wish.game)
            game.options(wish.mode, len(wish.seats), **wish.options)
            for kind in wish.seats:
                if kind not in ("me", "open", "person"):
                    make_bot(game, kind.removeprefix("bot:"), 0)
        except (KorchmaError, TypeError) as error:
            raise Refusal(400, "bad-table", str(error)) from None
        if wish.seats.count("me") > 1 or len(wish.seed or "") > 100:
            raise Refusal(400, "bad-table", "one chair for you, a seed of 100 letters at most")
        if wish.seed and "open" in wish.seats and not self.seeds_for_all:
            raise Refusal(400, "bad-table", "a seed can be named only where nobody else will join")
        await self.check_number(me)

    async def check_number(self, me: p.Me) -> None:
        """Nobody hosts more unfinished tables than they can play."""
        query = select(func.count()).where(tables.c.host == me.id, tables.c.status != "over")
        found = await self.store.row(query)
        if found and next(iter(found.values())) >= MOST_TABLES:
            raise Refusal(429, "too-many-tables")

    def alive(
        self,
        row: dict[str, Any],
        seats: list[Sitter],
        past: list[dict[str, Any]],
        taken_back: list[Undo],
        secret: Sequence[dict[str, Any]] = (),
    ) -> LiveTable:
        """A table as it stands after its decisions so far, and the secret answers that are in."""
        game = find_game(row["game"])
        people = [i for i, sitter in enumerate(seats) if sitter.kind != "bot"]
        session = Session.new(
            game, len(seats), row["mode"], row["seed"], people=people, **row["options"]
        )
        for seat, answer in _answers(game, [*past, *secret]):
            session.choose(answer, seat)
        session.undos = taken_back
        table = LiveTable(row, seats, session, self.store, self.mind, self.count)
        self.live[row["code"]] = table
        if row["status"] == "playing":
            table.wake()
        return table

    def tidy(self, since: float) -> None:
        """Forget live tables nobody has looked at since; the database has them all."""
        for code, table in list(self.live.items()):
            if table.looked_at < since and table.idle:
                del self.live[code]

    async def find(self, code: str) -> LiveTable:
        """A table by its code, read from the database where it is not live."""
        if code in self.live:
            self.live[code].looked_at = time.monotonic()
            return self.live[code]
        row = await self.store.row(select(tables).where(tables.c.code == code))
        if row is None:
            raise Refusal(404, "no-such-table")
        seats = await self.store.rows(
            select(chairs).where(chairs.c.code == code).order_by(chairs.c.seat)
        )
        past = await self.store.rows(
            select(decisions).where(decisions.c.code == code).order_by(decisions.c.number)
        )
        taken = await self.store.rows(
            select(undos).where(undos.c.code == code).order_by(undos.c.id)
        )
        secret = await self.store.rows(select(pending).where(pending.c.code == code))
        if code in self.live:
            return self.live[code]
        return self.alive(
            row,
            [Sitter(each["kind"], each["bot"], each["name"], each["person"]) for each in seats],
            past,
            [msgspec.json.decode(each["undo"], type=Undo) for each in taken],
            secret,
        )

    async def mine_and_open(self, me: p.Me) -> p.Tables:
        """My tables, newest first, and public ones with an open chair."""
        my_codes = (
            select(tables.c.code)
            .join(chairs, chairs.c.code == tables.c.code)
            .where((chairs.c.person == me.id) | (tables.c.host == me.id))
            .group_by(tables.c.code, tables.c.updated)
            .order_by(tables.c.updated.desc())
            .limit(30)
        )
        open_codes = (
            select(tables.c.code)
            .where(tables.c.public.is_(True), tables.c.status == "open")
            .order_by(tables.c.updated.desc())
            .limit(30)
        )
        mine = [
            (await self.find(row["code"])).info(me.id) for row in await self.store.rows(my_codes)
        ]
        free = [
            (await self.find(row["code"])).info(me.id) for row in await self.store.rows(open_codes)
        ]
        return p.Tables(tuple(mine), tuple(free))

    async def join(self, me: p.Me, table: LiveTable) -> None:
        """Take an open chair; the game begins when none is left."""
        async with table.lock:
            if table.seats_of(me.id):
                return
            seat = next((i for i, x in enumerate(table.sitters) if x.kind == "open"), None)
            if seat is None:
                raise Refusal(409, "no-open-chair")
            left = sum(sitter.kind == "open" for sitter in table.sitters) - 1
            status = "open" if left else "playing"
            code = table.row["code"]
            where = (chairs.c.code == code, chairs.c.seat == seat)
            values = {"kind": "human", "person": me.id, "name": me.name}
            await self.store.write(
                (update(chairs).where(*where).values(values), None),
                (update(tables).where(tables.c.code == code).values(status=status), None),
            )
            table.sitters[seat] = Sitter("human", "", me.name, me.id)
            table.row["status"] = status
        table.show_all()
        table.wake()

    async def leave(self, me: p.Me, table: LiveTable) -> None:
        """Get up: before the game the chair is open again, in it a bot takes it."""
        bots = tuple(table.session.game.mind.bots)
        for seat in table.seats_of(me.id):
            await table.bot_takes(seat, bots[-1] if bots else "random")

    async def rematch(self, me: p.Me, table: LiveTable) -> LiveTable:
        """The same table again, once for everybody."""
        if table.row["rematch"]:
            return await self.find(table.row["rematch"])
        if table.row["status"] != "over" or not table.seats_of(me.id):
            raise Refusal(409, "not-over")
        kinds = []
        for sitter in table.sitters:
            own = sitter.person == me.id
            first = "me" not in kinds
            kinds.append(f"bot:{sitter.bot}" if sitter.kind == "bot" else "open")
            if own:
                kinds[-1] = "me" if first else "person"
        row = table.row
        options = forgotten(table.session.game, row["options"])
        unread = options.keys() != row["options"].keys()
        wish = p.NewTable(row["game"], row["mode"], tuple(kinds), options, unread=unread)
        fresh = await self.set_table(me, wish)
        table.row["rematch"] = fresh.row["code"]
        where = tables.c.code == row["code"]
        await self.store.write(
            (update(tables).where(where).values(rematch=fresh.row["code"]), None)
        )
        table.show_all()
        return fresh


def _title(name: str) -> Game[Any, Any, Any]:
    """A game by its id, as somebody asked for it."""
    try:
        return find_game(name)
    except KorchmaError as error:
        raise Refusal(404, "no-such-game", str(error)) from None


def _answers(
    game: Game[Any, Any, Any], rows: Sequence[dict[str, Any]]
) -> Iterator[tuple[int, Answer]]:
    """Stored decisions by seat; those given in secret are stored together, for seat -1."""
    answer: Any = game.answer_type
    given: list[tuple[int, Any]] = []
    for row in rows:
        raw = json.loads(row["answer"])
        if row["seat"] < 0:
            given += [(int(seat), each) for seat, each in raw.items()]
        else:
            given.append((row["seat"], raw))
    read = msgspec.convert([raw for _, raw in given], list[answer], strict=False)
    return zip((seat for seat, _ in given), read, strict=True)


def _sitter(kind: str, me: p.Me) -> Sitter:
    """A chair as somebody who sets a table names it."""
    if kind == "open":
        return Sitter("open", "", "", None)
    if kind in ("me", "person"):
        return Sitter("human", "", me.name if kind == "me" else "", me.id)
    return Sitter("bot", kind.removeprefix("bot:"), "", None)


def sitter_row(code: str, seat: int, sitter: Sitter) -> dict[str, Any]:
    return {"code": code, "seat": seat, **msgspec.to_builtins(sitter)}
