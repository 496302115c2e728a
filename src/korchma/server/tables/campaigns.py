"""Campaigns at the inn: chains of tables, their people, going on days later, other lives."""

from __future__ import annotations

import logging
import time
from typing import Any

import msgspec
from sqlalchemy import insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from korchma.kernel import Ahead, Campaign, Game, KorchmaError, find_game, new_seed
from korchma.server import protocol as p
from korchma.server.errors import Refusal
from korchma.server.storage.ledger import Write
from korchma.server.storage.models import campaigns, chapters, sitters, tables
from korchma.server.tables.casting import sit_down
from korchma.server.tables.guests import Sitter
from korchma.server.tables.hall import Hall, new_code
from korchma.server.tables.live import LiveTable
from korchma.server.tables.lobby import seats_at, table_info
from korchma.text.clean import one_line

log = logging.getLogger("korchma.campaigns")

MOST = 30
"""Campaigns in one list."""
MOST_CHAPTERS = 200
"""Chapters of one campaign, all its lives together."""


class Campaigns:
    """Chains of tables. A chapter is an ordinary table whose options carry what was left."""

    def __init__(self, hall: Hall) -> None:
        self.hall, self.store = hall, hall.store
        hall.when_ended.append(self.settle)

    # --- looking ---------------------------------------------------------------------------------

    async def mine(self, me: p.Me) -> tuple[p.CampaignInfo, ...]:
        """The campaigns I began or sat in, newest first."""
        rows = await self.store.rows(
            select(campaigns).where(_mine(me.id)).order_by(campaigns.c.updated.desc()).limit(MOST)
        )
        found = [await self._info_or_none(me, row) for row in rows]
        return tuple(each for each in found if each is not None)

    async def _info_or_none(self, me: p.Me, row: dict[str, Any]) -> p.CampaignInfo | None:
        """The same for a list, which no single campaign may spoil."""
        try:
            return await self._info(me, row)
        except Refusal as error:
            log.warning("campaign %s cannot be listed: %s", row["code"], error)
        except Exception:
            log.exception("campaign %s cannot be listed", row["code"])
        return None

    async def find(self, me: p.Me, code: str) -> p.CampaignInfo:
        """One of mine."""
        return await self._info(me, await self._row(me, code))

    async def _row(self, me: p.Me, code: str) -> dict[str, Any]:
        row = await self.store.row(select(campaigns).where(campaigns.c.code == code, _mine(me.id)))
        if row is None:
            raise Refusal(404, "no-such-campaign")
        return row

    async def _chapters(self, code: str) -> list[dict[str, Any]]:
        """All chapters of a campaign, each with its table."""
        query = select(chapters, tables).join(tables, tables.c.code == chapters.c.code)
        query = query.where(chapters.c.campaign == code).order_by(chapters.c.number)
        found = await self.store.rows(query)
        late = [each for each in found if each["status"] == "over" and each["legacy"] is None]
        for each in late:  # the inn was shut, or somebody is quicker than the clerk
            table = await self.hall.find(each["code"])
            if isinstance(table, LiveTable):
                await self.settle(table)
        return await self.store.rows(query) if late else found

    async def _info(self, me: p.Me, row: dict[str, Any]) -> p.CampaignInfo:
        """A campaign as one of its people sees it."""
        found = await self._chapters(row["code"])
        seats = await seats_at(self.store, [each["code"] for each in found])
        rules = _rules(row)
        first = rules.ahead(None)
        return p.CampaignInfo(
            code=row["code"],
            game=row["game"],
            name=row["name"],
            updated=row["updated"],
            first=first.chapter if first else "",
            same_people=rules.same_people,
            chapters=tuple(
                p.ChapterInfo(
                    number=each["number"],
                    chapter=each["chapter"],
                    after=each["after"],
                    table=table_info(each, seats[each["code"]], me.id, ()),
                    next=coming.chapter if (coming := _after(rules, each)) else "",
                    left=each["legacy"],
                )
                for each in found
            ),
        )

    # --- playing ---------------------------------------------------------------------------------

    async def begin(self, me: p.Me, wish: p.NewCampaign) -> LiveTable:
        """A new campaign, and its first chapter's table."""
        try:
            game = find_game(wish.game)
        except KorchmaError as error:
            raise Refusal(404, "no-such-game", str(error)) from None
        if game.campaign is None:
            raise Refusal(400, "no-campaign", f"{wish.game} has no campaign")
        now = time.time()
        row: dict[str, Any] = {
            "code": new_code(),
            "game": game.id,
            "version": game.campaign.version,
            "name": one_line(wish.name)[:40],
            "host": me.id,
            "created": now,
            "updated": now,
        }
        coming = game.campaign.ahead(None)
        assert coming is not None, "a campaign has a first chapter"
        await self._check(me, game, coming, wish.seats)
        await self.store.write((insert(campaigns), row))
        seats, clock = sit_down(game.id, wish.seats, me), msgspec.to_builtins(wish.clock)
        return await self._lay(me, row, None, coming, seats, clock)

    async def go_on(self, me: p.Me, code: str, wish: p.NextChapter) -> LiveTable:
        """The table of the next chapter; another life where one followed already.

        Without ``seats`` the same people sit as in the chapter before.
        """
        row = await self._row(me, code)
        rules, found = _rules(row), await self._chapters(code)
        if len(found) >= MOST_CHAPTERS:
            raise Refusal(429, "too-many-tables")
        before = next((each for each in found if each["number"] == wish.after), None)
        if wish.after is not None and before is None:
            raise Refusal(404, "no-such-chapter")
        coming = _after(rules, before) if before else rules.ahead(None)
        if coming is None:
            raise Refusal(409, "campaign-over" if before and before["legacy"] else "not-over")
        seats = await self._seats(me, before or found[0], rules, wish)
        kinds = tuple(f"bot:{x.bot}" if x.kind == "bot" else "person" for x in seats)
        await self._check(me, find_game(row["game"]), coming, kinds)
        clock = (before or found[0])["clock"]
        return await self._lay(me, row, wish.after, coming, seats, clock)

    async def _seats(
        self, me: p.Me, before: dict[str, Any], rules: Campaign[Any], wish: p.NextChapter
    ) -> list[Sitter]:
        """Who sits at the next table."""
        if wish.seats:
            if rules.same_people:
                raise Refusal(409, "same-people")
            return sit_down(before["game"], wish.seats, me)
        return (await seats_at(self.store, [before["code"]]))[before["code"]]

    async def _check(
        self, me: p.Me, game: Game[Any, Any, Any], coming: Ahead, kinds: tuple[str, ...]
    ) -> None:
        options = dict(coming.options)
        await self.hall.check_wish(me, p.NewTable(game.id, coming.mode, kinds, options))

    async def _lay(
        self,
        me: p.Me,
        row: dict[str, Any],
        after: int | None,
        coming: Ahead,
        seats: list[Sitter],
        clock: dict[str, Any] | None,
    ) -> LiveTable:
        """Lay the table of a chapter, and write the chapter down with it."""
        game, seed = find_game(row["game"]), new_seed()
        table = {
            "game": game.id,
            "mode": coming.mode,
            "options": dict(coming.options),
            "seed": seed,
            "public": False,
            "clock": clock,
        }
        chapter = {"campaign": row["code"], "chapter": coming.chapter, "after": after}
        chapter["number"] = len(await self._chapters(row["code"]))
        touched = update(campaigns).where(campaigns.c.code == row["code"])

        def besides(code: str) -> list[Write]:
            return [
                (insert(chapters), {**chapter, "code": code}),
                (touched.values(updated=time.time()), None),
            ]

        try:
            session = await self.hall.set_up(me, table, seats)
            return await self.hall.lay(me, table, seats, session, besides)
        except IntegrityError:
            raise Refusal(409, "somebody-went-on") from None

    async def settle(self, table: LiveTable) -> None:
        """A game has ended: where it is a chapter that nobody followed yet, keep what it leaves."""
        campaign = table.session.game.campaign
        if campaign is None or table.session.result is None:
            return
        own = await self.store.row(select(chapters).where(chapters.c.code == table.code))
        if own is None:
            return
        mine = chapters.c.campaign == own["campaign"]
        later = await self.store.row(
            select(chapters).where(mine, chapters.c.after == own["number"])
        )
        if later is None:
            left = msgspec.to_builtins(campaign.legacy(table.session.table))
            write = update(chapters).where(chapters.c.code == table.code).values(legacy=left)
            await self.store.write((write, None))


def _mine(person: str) -> Any:
    """Began by this person, or with a chapter at whose table they sit."""
    sat = select(chapters.c.campaign).join(sitters, sitters.c.code == chapters.c.code)
    return or_(
        campaigns.c.host == person, campaigns.c.code.in_(sat.where(sitters.c.person == person))
    )


def _rules(row: dict[str, Any]) -> Campaign[Any]:
    """The campaign as its title has it today."""
    try:
        campaign = find_game(row["game"]).campaign
    except KorchmaError as error:
        raise Refusal(404, "no-such-game", str(error)) from None
    if campaign is None or campaign.version != row["version"]:
        raise Refusal(409, "campaign-older")
    return campaign


def _after(rules: Campaign[Any], chapter: dict[str, Any]) -> Ahead | None:
    """What follows a chapter; nothing while it is under way."""
    if chapter["legacy"] is None or chapter["status"] != "over":
        return None
    return rules.ahead(msgspec.convert(chapter["legacy"], rules.legacy_type))
