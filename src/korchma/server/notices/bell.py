"""The bell: whoever has to know something is told, where they want it and where they are."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import defaultdict
from collections.abc import Callable, Collection, Coroutine, Hashable
from typing import TYPE_CHECKING, Any

from sqlalchemy import delete, update

from korchma.server.errors import NotSaved
from korchma.server.limits import Limits
from korchma.server.notices.letters import Letters, title, told
from korchma.server.notices.post import Office, Post
from korchma.server.notices.push import GONE, Push, PushLine
from korchma.server.notices.quarters import Quarters
from korchma.server.notices.wishes import Wanted, Wishes
from korchma.server.notices.words import Words
from korchma.server.pace import Paces
from korchma.server.protocol import FromHouse, Notice, NoticeKind, Standing
from korchma.server.storage.notice_models import pushes
from korchma.server.storage.store import Store
from korchma.server.tables.seated import Seated
from korchma.text import Voice

if TYPE_CHECKING:
    from korchma.server.tables.floor import Floor

log = logging.getLogger("korchma.bell")

LOOK = 15.0
"""Seconds between two rounds."""
SOON = 4.0
"""Seconds before somebody who looks elsewhere is told: perhaps they come back, or it passes."""
MOST_AHEAD = 10_000
"""Notices that may wait for that; beyond it the bell is silent, and tables go on."""
PUSHES, WHILE = 30.0, 600.0
"""Pushes to one person at once, and again as many in so many seconds."""
PATIENCE = 8
"""Times in a row that a browser may fail before it is forgotten."""


class Eye:
    """An open page of somebody's: whether it is before their eyes, and how it is told things."""

    def __init__(self, send: Callable[[FromHouse], None]) -> None:
        self.looking, self.send = True, send


class Bell:
    """One for the inn. ``notify`` is all that others need; it returns at once."""

    def __init__(self, store: Store, office: Office, limits: Limits) -> None:
        self.wishes, self.post = Wishes(store), Post(office)
        self.push = Push(store, office.contact, office.push_hosts)
        self.letters = Letters(store, self.wishes, self.post)
        self.words = Words(store, self.wishes, self.post, limits)
        self.quarters = Quarters(store)
        self._eyes: dict[str, set[Eye]] = defaultdict(set)
        self._paces = Paces(PUSHES, WHILE)
        self._ahead: dict[Hashable, asyncio.Task[None]] = {}

    async def open(self) -> None:
        """The inn opens."""
        await self.push.open()

    async def rounds(self, floor: Floor) -> None:
        """Again and again: letters that are due, clocks that run low."""
        while True:
            await asyncio.sleep(LOOK)
            with contextlib.suppress(NotSaved):
                await self.letters.send_due()
                await self.quarters.look(floor, self)

    async def close(self) -> None:
        """The inn closes; what was not told yet is told by the tables themselves."""
        for task in list(self._ahead.values()):
            task.cancel()
        await self.push.close()

    # --- who is here -----------------------------------------------------------------------------

    def opened(self, person: str, eye: Eye) -> None:
        """A page was opened."""
        self._eyes[person].add(eye)

    def closed(self, person: str, eye: Eye) -> None:
        """And closed."""
        self._eyes[person].discard(eye)
        if not self._eyes[person]:
            del self._eyes[person]

    def looking(self, person: str, table: Seated | None = None) -> bool:
        """Whether somebody has us before their eyes; a program at the table is taken to have."""
        if person in self._eyes:
            return any(eye.looking for eye in self._eyes[person])
        return table is not None and any(each.person == person for each in table.guests)

    # --- telling ---------------------------------------------------------------------------------

    def turned(self, table: Seated, came: Collection[str], went: Collection[str]) -> None:
        """A table waits for other people than before."""
        for person in (*came, *went):
            if person in self._eyes:
                self._later(object(), self._stand(person))
        for person in came:
            self.notify(person, "turn", table)

    async def _stand(self, person: str) -> None:
        """Their pages count anew which tables wait."""
        waiting = Standing(await self.wishes.standing(person))
        for eye in self._eyes.get(person, ()):
            eye.send(waiting)

    def notify(
        self, person: str, kind: NoticeKind, table: Seated | None = None, who: str = ""
    ) -> None:
        """Tell somebody; ``who`` is the name of the one it comes from."""
        code, game = (table.code, table.row["game"]) if table is not None else ("", "")
        notice = Notice(kind, code, game, who)
        for eye in self._eyes.get(person, ()):
            eye.send(notice)
        if not self.looking(person, table):
            self._later((person, notice), self._tell_soon(person, notice, table))

    def _later(self, key: Hashable, work: Coroutine[Any, Any, None]) -> None:
        """Done beside everything else; the same thing twice is one thing."""
        if key in self._ahead or len(self._ahead) >= MOST_AHEAD:
            work.close()
            return
        task = asyncio.create_task(_quietly(work))
        self._ahead[key] = task
        task.add_done_callback(lambda _: self._ahead.pop(key, None))

    async def _tell_soon(self, person: str, notice: Notice, table: Seated | None) -> None:
        """Tell somebody who looks elsewhere, unless they are back by then, or it has passed."""
        await asyncio.sleep(SOON)
        if self.looking(person, table) or (table is not None and _passed(notice, table, person)):
            return
        wanted = await self.wishes.of(person)
        if wanted.hears("push", notice.game) and self.push.key:
            await self._push(wanted, notice)
        if wanted.hears("mail", notice.game):
            await self.letters.note(wanted, notice)

    async def _push(self, wanted: Wanted, notice: Notice) -> None:
        """To every browser of somebody's that takes pushes."""
        if not self._paces.allows(wanted.person):
            return
        voice = Voice(None, wanted.wishes.language)
        name = title(notice.game, voice.language) if notice.game else "Korchma"
        to = f"/table/{notice.code}" if notice.code else "/"
        line = PushLine(name, told(notice, voice), notice.code or notice.kind, to)
        browsers = await self.wishes.browsers(wanted.person)
        await asyncio.gather(*(self.deliver(each, line) for each in browsers))

    async def deliver(self, browser: dict[str, Any], line: PushLine) -> bool:
        """To one browser; one that takes no more pushes is forgotten."""
        status = await self.push.send(browser, line)
        fine, mine = 200 <= status < 300, pushes.c.id == browser["id"]
        failed = 0 if fine else browser["failed"] + 1
        if status in GONE or failed >= PATIENCE:
            await self.wishes.write((delete(pushes).where(mine), None))
        elif failed != browser["failed"]:
            await self.wishes.write((update(pushes).where(mine).values(failed=failed), None))
        return fine


def _passed(notice: Notice, table: Seated, person: str) -> bool:
    """Whether there is nothing to tell any more."""
    if notice.kind not in ("turn", "clock"):
        return False
    return table.over or not set(table.row["waiting"] or ()) & set(table.seats_of(person))


async def _quietly(work: Coroutine[Any, Any, None]) -> None:
    """What fails here is logged, and is in nobody's way."""
    try:
        await work
    except Exception:
        log.exception("somebody could not be told")
