"""Storage: what must not be lost, written and committed before anybody is told."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Sequence
from typing import Any

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from alembic.util.exc import CommandError
from sqlalchemy import Connection, Executable, delete, insert, make_url, text
from sqlalchemy.exc import ArgumentError, IntegrityError, OperationalError, SQLAlchemyError

from korchma.kernel import KorchmaError
from korchma.server.errors import NotSaved
from korchma.server.storage.ledger import Ledger, Write, held, ledger_for, merged
from korchma.server.storage.models import reports

log = logging.getLogger("korchma.store")

MOST_AT_ONCE = 256
"""Writes that share a commit; more would let the first of them wait."""

READY = 2.0
"""Seconds for which an answer about being ready holds."""
PROBE = 65_536
"""Letters that are written to see whether there is room."""
LAST = 3.0
"""Seconds for what is still to be written when the inn closes."""

Waiting = tuple[Sequence[Write], asyncio.Future[None]]


def database_url(given: str) -> str:
    """A URL as people write it, with the driver put in.

    >>> database_url("postgresql://me@host/inn")
    'postgresql+asyncpg://me@host/inn'
    >>> database_url("korchma.db")
    'sqlite+pysqlite:///korchma.db'
    """
    if "://" not in given:
        return f"sqlite+pysqlite:///{given}"
    scheme, _, rest = given.partition("://")
    drivers = {"sqlite": "sqlite+pysqlite", "postgresql": "postgresql+asyncpg"}
    drivers["postgres"] = drivers["postgresql"]
    if scheme not in drivers and scheme not in drivers.values():
        raise KorchmaError(
            f"No database is called {scheme}://. Give --database (or KORCHMA_DATABASE) a file, "
            "sqlite:///FILE or postgresql://USER@HOST/NAME."
        )
    url = f"{drivers.get(scheme, scheme)}://{rest}"
    try:
        known = make_url(url)
        if known.drivername.startswith("sqlite") and known.host:
            raise ValueError("SQLite has no host")
    except (ArgumentError, ValueError):
        raise KorchmaError(
            "The database's URL cannot be read. Write --database (or KORCHMA_DATABASE) as "
            "sqlite:///FILE (three strokes) or postgresql://USER:PASSWORD@HOST:PORT/NAME."
        ) from None
    return url


def migrate(connection: Connection) -> None:
    """Bring the database to this version's shape, and see that it can be written."""
    config = Config()
    config.set_main_option("script_location", "korchma.server.storage:migrations")
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, "head")
    except CommandError as error:
        newest = ScriptDirectory.from_config(config).get_current_head()
        raise KorchmaError(
            f"The database was written by a newer Korchma ({error}; this one knows {newest}). "
            "Update Korchma, or name another --database."
        ) from None
    connection.execute(text("UPDATE alembic_version SET version_num = version_num"))


class Store:
    """The database. Writes of many tables that come at the same time share one commit."""

    def __init__(self, url: str, *, alone: bool = False) -> None:
        self.url = database_url(url)
        self.ledger: Ledger = ledger_for(self.url, alone=alone)
        self._waiting: list[Waiting] = []
        self._work = asyncio.Event()
        self._writer: asyncio.Task[None] | None = None
        self.commits = 0
        self.written = 0
        self.failed = 0
        self.seconds = 0.0
        self._idle = True
        self._looked: tuple[float, bool] = (-READY, True)

    async def open(self) -> None:
        """Make the tables if they are missing, and start the writer."""
        try:
            await self.ledger.prepare(migrate)
        except BaseException as error:
            await self.ledger.close()
            if not _of_database(error):
                raise
            raise KorchmaError(
                f"Cannot open the database {make_url(self.url)!r}: {reason(error)}. "
                f"{what_to_do(error)}"
            ) from None
        self._writer = asyncio.create_task(self._write_on())

    async def close(self) -> None:
        """Let the writer finish, then close."""
        if self._writer is not None:
            until = time.monotonic() + LAST
            while (self._waiting or not self._idle) and time.monotonic() < until:
                await asyncio.sleep(0.01)
            self._writer.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._writer
        await self.ledger.close()

    async def write(self, *writes: Write) -> None:
        """Done and committed when this returns; all of it, or nothing and an error."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((writes, done))
        self._work.set()
        await done

    async def _write_on(self) -> None:
        """Take all that waits, write it in one transaction, tell everybody."""
        while True:
            await self._work.wait()
            batch, self._waiting = self._waiting[:MOST_AT_ONCE], self._waiting[MOST_AT_ONCE:]
            self._idle = False
            if not self._waiting:
                self._work.clear()
            try:
                await self._commit(batch)
            except Exception as error:
                if held(error):
                    self._refuse(batch, error)
                else:
                    await self._one_by_one(batch)
            finally:
                self._idle = True

    async def _commit(self, batch: list[Waiting]) -> None:
        started = time.perf_counter()
        await self.ledger.commit(merged(writes for writes, _ in batch))
        self.seconds += time.perf_counter() - started
        self.commits += 1
        self.written += len(batch)
        for _, done in batch:
            if not done.done():
                done.set_result(None)

    async def _one_by_one(self, batch: list[Waiting]) -> None:
        """One of them is bad: each by itself, so that only the bad one fails."""
        for item in batch:
            try:
                await self._commit([item])
            except Exception as error:
                self._refuse([item], error)

    def _refuse(self, batch: list[Waiting], error: Exception) -> None:
        """None of it was written; whoever waits is told."""
        self.failed += len(batch)
        if not isinstance(error, IntegrityError):
            log.error("The database refuses: %s. %s", reason(error), what_to_do(error))
            error = NotSaved(reason(error))
        for _, done in batch:
            if not done.done():
                done.set_exception(error)

    async def rows(self, statement: Executable) -> list[dict[str, Any]]:
        """The rows a select finds."""
        try:
            return await self.ledger.rows(statement)
        except OperationalError as error:
            if not held(error):
                raise
            log.error("The database cannot be read: %s. %s", reason(error), what_to_do(error))
            raise NotSaved(reason(error)) from None

    async def ready(self) -> bool:
        """Whether the database takes what is written: tried, but not at every question."""
        when, well = self._looked
        if time.monotonic() - when > READY:
            self._looked = (time.monotonic(), well)
            self._looked = (time.monotonic(), await self._try_to_write())
        return self._looked[1]

    async def _try_to_write(self) -> bool:
        """A page or two, and away with them."""
        row = {"code": "", "person": "", "text": " " * PROBE, "made": 0.0}
        mine = (reports.c.code == "", reports.c.person == "")
        try:
            await self.write((insert(reports), row), (delete(reports).where(*mine), None))
        except (NotSaved, SQLAlchemyError):
            return False
        return True

    async def row(self, statement: Executable) -> dict[str, Any] | None:
        """The first of them."""
        found = await self.rows(statement)
        return found[0] if found else None


def _of_database(error: BaseException) -> bool:
    """Whether the database said so, and not we; PostgreSQL's driver has errors of its own."""
    own = type(error).__module__.startswith("asyncpg")
    return own or isinstance(error, (SQLAlchemyError, OSError))


def reason(error: BaseException) -> str:
    """What the database said, without the statement and its values, which may be secret."""
    said = getattr(error, "orig", None) or error
    return str(said).strip().splitlines()[0] if str(said).strip() else type(said).__name__


def what_to_do(error: BaseException) -> str:
    """The next step for an operator."""
    said = reason(error).lower()
    advice = {
        "unable to open": "Its folder must exist and be writable; or name another --database.",
        "connect": "Start the database server, or name another --database.",
        "does not exist": "Make that database or user first, or name another --database.",
        "password": "Check the user and the password in --database (or KORCHMA_DATABASE).",
        "not a database": "The file is something else, or damaged: name another --database.",
        "malformed": "The file is damaged: restore a backup, or name another --database.",
        "readonly": "Let this user write the file and its folder, or name another --database.",
        "full": "Make room on the disk.",
        "no space": "Make room on the disk.",
        "locked": "Another program holds it: stop that one, or name another --database.",
    }
    usual = "Check --database (or KORCHMA_DATABASE), and that its folder exists and can be written."
    return next((text for word, text in advice.items() if word in said), usual)
