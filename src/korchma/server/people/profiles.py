"""Profiles: what somebody has played and how well, and who may see it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import ColumnElement, case, func, select, update

from korchma.kernel import games
from korchma.server import protocol as p
from korchma.server.errors import Refusal
from korchma.server.people.company import Company, person_info
from korchma.server.people.history import history
from korchma.server.people.stories import stories
from korchma.server.storage.models import people
from korchma.server.storage.regulars import played, ratings
from korchma.server.storage.store import Store
from korchma.server.tables.rating import FEW, Rating
from korchma.server.tables.standings import LEFT

MET = 40
"""People somebody played with, most often first, in one list."""
ENOUGH = 3
"""Games against somebody before they can be called hard to beat."""
PORTRAITS = frozenset(
    [
        "cat",
        "banjo",
        "raven",
        "wolf-head",
        "snake",
        "owl",
        "fox-head",
        "beer-stein",
        "bear-head",
        "witch-flight",
        "dragon-head",
        "frog",
        "rabbit",
        "hedgehog",
        "squirrel",
        "stag-head",
    ]
)
COLOURS = frozenset(["green", "blue", "red", "gold", "violet", "steel", "snow", "brown"])
HOUR = 3600.0

Row = dict[str, Any]


class Profiles:
    """What is known of people."""

    def __init__(self, store: Store, company: Company) -> None:
        self._store, self._company = store, company

    async def mine(self, me: p.Me) -> p.Profile:
        """My own, with all that only I see."""
        row = await self._store.row(select(people).where(people.c.id == me.id))
        assert row is not None
        met = await self.met(me)
        against = [each for each in met if each.against >= ENOUGH]
        hardest = min(against, key=lambda each: each.ahead / each.against, default=None)
        return p.Profile(
            **await self._about(row, None),
            mine=True,
            bond="",
            often=met[0] if met else None,
            hardest=hardest,
            stories=await stories(self._store, me.id),
            leaving=row["leaving"] or 0.0,
        )

    async def of(self, me: p.Me, who: str) -> p.Profile:
        """Somebody's, if it is public or they are my friend."""
        row = await self._company.find(me, who)
        if row["id"] == me.id:
            return await self.mine(me)
        bond = await self._seen(me, row)
        friends = await self._company.friend_ids(me.id)
        return p.Profile(**await self._about(row, friends | {me.id}), mine=False, bond=bond)

    async def games_of(self, me: p.Me, who: str, before: float) -> tuple[p.PastGame, ...]:
        """The games before those that were shown."""
        row = await self._company.find(me, who)
        if row["id"] == me.id:
            return await history(self._store, me.id, before, None)
        await self._seen(me, row)
        friends = await self._company.friend_ids(me.id)
        return await history(self._store, row["id"], before, friends | {me.id})

    async def _seen(self, me: p.Me, row: Row) -> p.Bond:
        """Whether I may see somebody's profile; what they are to me."""
        bond = await self._company.bond(me, row["id"])
        if bond != "friend" and not row["public"]:
            raise Refusal(403, "profile-private")
        return bond

    async def _about(self, row: Row, friends: set[str] | None) -> dict[str, Any]:
        """What a profile says to whoever may see it."""
        titles = await self.titles(row["id"])
        found = await self._store.row(select(func.sum(played.c.seconds)).where(_of(row["id"])))
        seconds = next(iter(found.values())) if found else 0
        return {
            "person": person_info(row),
            "public": row["public"],
            "since": row["created"],
            "games": sum(title.played for title in titles),
            "won": sum(title.won for title in titles),
            "hours": (seconds or 0.0) / HOUR,
            "titles": titles,
            "history": await history(self._store, row["id"], None, friends),
        }

    async def titles(self, person: str) -> tuple[p.TitleRecord, ...]:
        """Every title of the house that somebody has played, most played first."""
        won = func.sum(case((played.c.won, 1), else_=0))
        best = func.max(played.c.score)
        query = select(
            *(played.c.game, played.c.mode, played.c.kind),
            *(func.count().label("played"), won.label("won"), best.label("best")),
        ).where(_of(person))
        rows = await self._store.rows(query.group_by(played.c.game, played.c.mode, played.c.kind))
        mine = await self._store.rows(select(ratings).where(ratings.c.who == person))
        known = {row["game"]: row for row in mine}
        by_game: dict[str, list[Row]] = {}
        for row in rows:
            by_game.setdefault(row["game"], []).append(row)
        found = [
            _title(game, by_game[game], known.get(game)) for game in games() if game in by_game
        ]
        return tuple(sorted(found, key=lambda title: -title.played))

    async def met(self, me: p.Me) -> tuple[p.Companion, ...]:
        """People I played with, most often first, and how we did against each other."""
        other = played.alias()
        versus = (played.c.kind == "versus") & (other.c.kind == "versus")
        ahead = versus & (played.c.place < other.c.place)
        counts = (
            func.count().label("games"),
            func.sum(case((versus, 1), else_=0)).label("against"),
            func.sum(case((ahead, 1), else_=0)).label("ahead"),
        )
        together = select(other.c.person.label("other"), *counts)
        together = together.join(played, played.c.code == other.c.code)
        together = together.where(played.c.person == me.id, other.c.person != me.id)
        often = together.group_by(other.c.person).order_by(counts[0].desc()).limit(MET)
        met = {row["other"]: row for row in await self._store.rows(often)}
        known = select(people).where(people.c.id.in_(met), people.c.leaving.is_(None))
        rows = {row["id"]: row for row in await self._store.rows(known)}
        bonds = {row["id"]: row["bond"] for row in await self._company.friends(me.id)}
        return tuple(
            p.Companion(
                person_info(rows[who]),
                each["games"],
                each["against"],
                each["ahead"],
                "blocked" if self._company.blocks(me.id, who) else bonds.get(who, ""),
            )
            for who, each in met.items()
            if who in rows and not self._company.blocks(who, me.id)
        )

    async def change(self, me: p.Me, wish: p.ProfileChange) -> None:
        """Show it to everybody or not; another portrait."""
        values: dict[str, Any] = {}
        if wish.public is not None:
            values["public"] = wish.public
        if wish.portrait is not None:
            icon, _, colour = wish.portrait.partition(":")
            if wish.portrait and (icon not in PORTRAITS or colour not in COLOURS):
                raise Refusal(400, "no-such-portrait")
            values["portrait"] = wish.portrait
        if values:
            here = update(people).where(people.c.id == me.id)
            await self._store.write((here.values(values), None))


def _of(person: str) -> ColumnElement[bool]:
    """Games that somebody played to their end."""
    return (played.c.person == person) & (played.c.kind != LEFT)


def _title(game: str, rows: Sequence[Row], known: Row | None) -> p.TitleRecord:
    """What somebody did in a title."""
    modes = (p.ModeRecord(x["mode"], x["kind"], x["played"], x["won"], x["best"]) for x in rows)
    alone = [row["best"] for row in rows if row["kind"] == "solo"]
    among = [row["best"] for row in rows if row["kind"] != "solo"]
    return p.TitleRecord(
        game=game,
        played=sum(row["played"] for row in rows),
        won=sum(row["won"] for row in rows),
        together=all(row["kind"] == "together" for row in rows),
        rating=rating_info(known),
        best=max(among, default=None),
        solo=max(alone, default=None),
        modes=tuple(sorted(modes, key=lambda mode: -mode.played)),
    )


def rating_info(row: Row | None) -> p.RatingInfo | None:
    """A rating as it is told; none before the first game."""
    if row is None or row["games"] < 1:
        return None
    rating = Rating(row["mu"], row["sigma"], row["games"])
    return p.RatingInfo(round(rating.mu), rating.band, rating.games, rating.games >= FEW)
