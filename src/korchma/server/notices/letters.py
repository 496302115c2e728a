"""Letters: what waits for somebody, at once or once a day; never more than was asked for."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Any

from sqlalchemy import select

from korchma.kernel import KorchmaError, find_game
from korchma.server.errors import NotSaved
from korchma.server.notices.post import Post
from korchma.server.notices.wishes import Wanted, Wishes, now, wanted_of
from korchma.server.protocol import Notice
from korchma.server.storage.models import people
from korchma.server.storage.notice_models import notices
from korchma.server.storage.store import Store
from korchma.text import Voice

log = logging.getLogger("korchma.letters")

HOUR, DAY = 3600.0, 24 * 3600.0
APART = {"once": 600.0, "daily": DAY, "off": DAY}
"""Seconds between two letters to one person."""
GRACE = 60.0
"""Seconds before a letter goes out: perhaps they come by themselves."""
AGAIN = 900.0
"""Seconds until a letter that was not taken is tried again."""
MOST_NEWS = 12
"""News in one letter, besides the tables that wait."""


def title(game: str, language: str) -> str:
    """What a game is called; one that is no longer here by its id."""
    try:
        return Voice(find_game(game), language).say("game-title")
    except KorchmaError:
        return game


def told(notice: Notice, voice: Voice) -> str:
    """A notice as a sentence."""
    game = title(notice.game, voice.language) if notice.game else ""
    return voice.say(f"notice-{notice.kind}", game=game, who=notice.who)


class Letters:
    """Who gets the next letter, and when. ``clock``: what time it is."""

    def __init__(self, store: Store, wishes: Wishes, post: Post) -> None:
        self._store, self._wishes, self._post = store, wishes, post
        self.clock: Callable[[], float] = now

    async def note(self, wanted: Wanted, notice: Notice) -> None:
        """News for the next letter, which goes out as soon as its time has come."""
        if not (self._post.open and wanted.writable):
            return
        when = max(self.clock() + GRACE, wanted.mailed + APART[wanted.wishes.mail])
        due = min(when, wanted.due) if wanted.due is not None else when
        kept = [each for each in wanted.news if each != notice][-MOST_NEWS + 1 :]
        await self._wishes.change(wanted.person, due=due, news=[*kept, notice])

    async def send_due(self) -> None:
        """All letters whose time has come."""
        due = select(notices).where(notices.c.due <= self.clock()).limit(200)
        for row in await self._store.rows(due):
            try:
                await self._send(wanted_of(row))
            except NotSaved:
                raise
            except Exception:
                log.exception("a letter could not be written")
                await self._wishes.change(row["person"], due=None)

    async def _send(self, wanted: Wanted) -> None:
        """One letter; it is not written where nothing is left to say."""
        if not wanted.writable:
            await self._wishes.change(wanted.person, due=None, news=[])
            return
        rows = await self._wishes.ahead(wanted.person)
        waiting = [row for row in rows if wanted.hears("mail", row["game"])]
        news = [each for each in wanted.news if each.kind not in ("turn", "clock")]
        if not waiting and not news:
            await self._wishes.change(wanted.person, due=None, news=[])
            return
        subject, body = await self._written(wanted, waiting, news)
        off = f"{self._post.office.home}/api/letters/off?word={wanted.word}"
        if await self._post.send(wanted.address, subject, body, off):
            await self._wishes.change(wanted.person, due=None, news=[], mailed=self.clock())
        else:
            await self._wishes.change(wanted.person, due=self.clock() + AGAIN)

    async def _written(
        self, wanted: Wanted, waiting: list[dict[str, Any]], news: list[Notice]
    ) -> tuple[str, str]:
        """The subject and the words of a letter."""
        voice, home = Voice(None, wanted.wishes.language), self._post.office.home
        row = await self._store.row(select(people.c.name).where(people.c.id == wanted.person))
        lines = [voice.say("letter-hello", name=row["name"] if row else ""), ""]
        if waiting:
            lines += [voice.say("letter-waiting", n=len(waiting)), ""]
        for each in waiting:
            hours = int((self.clock() - each["updated"]) // HOUR)
            place = title(each["game"], voice.language)
            if each["turn"]:
                place = voice.say("letter-place", game=place, turn=each["turn"])
            lines.append(voice.say("letter-table", place=place, hours=hours))
            lines += [f"  {home}/table/{each['code']}", ""]
        for notice in news:
            lines.append(told(notice, voice))
            lines += [f"  {home}/table/{notice.code}" if notice.code else f"  {home}/", ""]
        lines.append(voice.say("letter-off", link=f"{home}/letter/off#{wanted.word}"))
        if len(waiting) == 1 and not news:
            subject = voice.say("notice-turn", game=title(waiting[0]["game"], voice.language))
        elif waiting:
            subject = voice.say("letter-waiting", n=len(waiting))
        else:
            subject = told(news[0], voice)
        return subject, "\n".join(lines) + "\n"
