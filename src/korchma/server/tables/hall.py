"""The hall: setting tables, finding them, joining, leaving, playing again."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import msgspec
from sqlalchemy import func, select

from korchma.bots import make_bot
from korchma.kernel import Game, KorchmaError, Overrun, Session, find_game, new_seed
from korchma.server import protocol as p
from korchma.server import steady
from korchma.server.errors import Refusal
from korchma.server.storage.ledger import Write
from korchma.server.storage.models import sitters, tables
from korchma.server.storage.store import Store
from korchma.server.tables.casting import sit_down
from korchma.server.tables.clerk import Clerk
from korchma.server.tables.clocks import STOPPED
from korchma.server.tables.floor import LONG, Floor
from korchma.server.tables.guests import Sitter
from korchma.server.tables.laying import Laid, laid
from korchma.server.tables.live import LiveTable
from korchma.server.tables.minding import Mind
from korchma.server.tables.remembering import forgotten, kept_options, unread_options
from korchma.server.tables.seated import Seated

LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
MOST_TABLES = 40
"""Unfinished tables a person may host."""
MOST_BOT_TABLES = 6
"""Those of them at which only bots sit."""


def new_code(length: int = 8) -> str:
    """A code for a table: short enough to say, long enough not to guess."""
    return "".join(secrets.choice(LETTERS) for _ in range(length))


class Hall(Floor):
    """Where tables are set and people find them.

    ``seeds_for_all``: whoever sets a table may name its seed though others will join, and so know
    every card beforehand. For tests; at a fair inn only who plays alone may.
    """

    def __init__(
        self, store: Store, mind: Mind, clerk: Clerk, *, seeds_for_all: bool = False
    ) -> None:
        super().__init__(store, mind, clerk)
        self.seeds_for_all = seeds_for_all

    async def set_table(self, me: p.Me, wish: p.NewTable, bots: Sequence[str] = ()) -> LiveTable:
        """Set a table as wished; it begins once no chair is open. ``bots``: as whom they sit.

        A seed that is named gives everybody the same game, whatever they brought home before.
        """
        await self.check_wish(me, wish)
        game = find_game(wish.game)
        unread = await unread_options(self.store, me.id, game) if wish.unread else {}
        kept = {} if wish.seed else await kept_options(self.store, me.id, game)
        seats = sit_down(wish.game, wish.seats, me, bots)
        row: dict[str, Any] = {
            "game": wish.game,
            "mode": wish.mode,
            "options": {**wish.options, **unread, **kept},
            "seed": wish.seed or new_seed(),
            "public": wish.public,
            "clock": msgspec.to_builtins(wish.clock),
            "counts": not wish.seed,
        }
        return await self.lay(me, row, seats, await self.set_up(me, row, seats))

    async def set_up(self, me: p.Me, row: dict[str, Any], seats: Sequence[Sitter]) -> Session:
        """The game of a table before its first question."""
        people = [i for i, sitter in enumerate(seats) if sitter.kind != "bot"]
        begin = partial(Session.new, find_game(row["game"]), len(seats), row["mode"], row["seed"])
        try:
            return await self.aside.do(me.id, partial(begin, people=people, **row["options"]))
        except Overrun as error:
            raise Refusal(400, "bad-table", str(error)) from None

    async def lay(
        self,
        me: p.Me,
        row: dict[str, Any],
        seats: list[Sitter],
        session: Session,
        besides: Callable[[str], Sequence[Write]] = lambda code: (),
    ) -> LiveTable:
        """Write down a table, its game so far and what belongs to it, and hold it live."""
        row = await self.shelve(me, row, seats, laid(session), besides)
        table = self.live_table(row, seats, session)
        self.hold(table)
        if table.over:
            self.ended(table)
        return table

    async def shelve(
        self,
        me: p.Me,
        row: dict[str, Any],
        seats: Sequence[Sitter],
        game: Laid,
        besides: Callable[[str], Sequence[Write]] = lambda code: (),
    ) -> dict[str, Any]:
        """Write down a table, and leave it to the database; its whole row."""
        now = steady.now()
        whole = {
            "clock": None,
            "counts": True,
            **row,
            "code": new_code(),
            "watch": new_code(LONG),
            "words": await self.new_words(),
            "host": me.id,
            "rematch": "",
            "created": now,
            "updated": now,
            "spent": 0.0,
            **game.shown,
            **STOPPED,
        }
        if any(sitter.kind == "open" for sitter in seats):
            whole["status"] = "open"
        await self.store.write(*game.writes(whole, seats), *besides(whole["code"]))
        return whole

    async def lesson(self, me: p.Me, game: str) -> Seated:
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
            table = await self.find(left["code"], me.id)
            if table.seats_of(me.id) and isinstance(table, LiveTable):
                return table
        return await self.set_table(
            me, p.NewTable(game, lesson.mode, lesson.seats, seed=lesson.seed)
        )

    async def check_wish(self, me: p.Me, wish: p.NewTable) -> None:
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
        if not {"me", "open", "person"} & set(wish.seats):
            await self._check_bots(me)

    async def _check_bots(self, me: p.Me) -> None:
        """Bots play for whoever watches; nobody watches ten tables."""
        peopled = select(sitters.c.code).where(sitters.c.kind == "human")
        mine = (tables.c.host == me.id, tables.c.status == "playing", tables.c.stuck == "")
        query = select(func.count()).where(*mine, tables.c.code.not_in(peopled))
        found = await self.store.row(query)
        if found and next(iter(found.values())) >= MOST_BOT_TABLES:
            raise Refusal(429, "too-many-bot-tables")

    async def check_number(self, me: p.Me) -> None:
        """Nobody hosts more unfinished tables than they can play."""
        query = select(func.count()).where(tables.c.host == me.id, tables.c.status != "over")
        found = await self.store.row(query)
        if found and next(iter(found.values())) >= MOST_TABLES:
            raise Refusal(429, "too-many-tables")

    async def rematch(self, me: p.Me, table: Seated) -> Seated:
        """The same table again, once for everybody, whoever asks at the same moment."""
        async with table.lock:
            if not table.row["rematch"]:
                await self._rematch(me, table)
        return await self.find(table.row["rematch"], me.id)

    async def _rematch(self, me: p.Me, table: Seated) -> None:
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
        options = forgotten(_title(row["game"]), row["options"])
        unread = options.keys() != row["options"].keys()
        wish = p.NewTable(
            row["game"], row["mode"], tuple(kinds), options, clock=_clock(row), unread=unread
        )
        fresh = await self.set_table(me, wish, [sitter.cast for sitter in table.sitters])
        await table.note(rematch=fresh.code)
        table.show_all()


def _clock(row: dict[str, Any]) -> p.Clock | None:
    """The clock of a table, for the next one."""
    return msgspec.convert(row["clock"], p.Clock) if row["clock"] else None


def _title(name: str) -> Game[Any, Any, Any]:
    """A game by its id, as somebody asked for it."""
    try:
        return find_game(name)
    except KorchmaError as error:
        raise Refusal(404, "no-such-game", str(error)) from None
