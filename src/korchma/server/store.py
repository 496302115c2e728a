"""Storage: what must not be lost, written and committed before anybody is told."""

from __future__ import annotations

import asyncio
import contextlib
import secrets as chance
from collections.abc import Sequence
from typing import Any

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, Executable, event, insert, select
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry

from korchma.kernel import KorchmaError
from korchma.server.models import secrets

Write = tuple[Executable, Any]
"""A statement and its parameters (None, a dict, or a list of dicts)."""


def database_url(text: str) -> str:
    """A URL as people write it, with the asynchronous driver put in.

    >>> database_url("postgresql://me@host/inn")
    'postgresql+asyncpg://me@host/inn'
    >>> database_url("korchma.db")
    'sqlite+aiosqlite:///korchma.db'
    """
    if "://" not in text:
        return f"sqlite+aiosqlite:///{text}"
    scheme, _, rest = text.partition("://")
    drivers = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg"}
    drivers["postgres"] = drivers["postgresql"]
    return f"{drivers.get(scheme, scheme)}://{rest}"


def _careful(connection: DBAPIConnection, entry: ConnectionPoolEntry) -> None:
    """SQLite as DESIGN wants it: WAL, full sync, foreign keys."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def migrate(connection: Connection) -> None:
    """Bring the database to this version's shape."""
    config = Config()
    config.set_main_option("script_location", "korchma.server:migrations")
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def _merged(batch: list[tuple[Sequence[Write], asyncio.Future[None]]]) -> list[Write]:
    """The writes of a batch; the same statement of many tables with a list of rows is one."""
    out: list[Write] = []
    lists: dict[int, list[Any]] = {}
    for writes, _ in batch:
        for statement, values in writes:
            if not isinstance(values, list):
                out.append((statement, values))
            elif id(statement) in lists:
                lists[id(statement)].extend(values)
            else:
                lists[id(statement)] = list(values)
                out.append((statement, lists[id(statement)]))
    return out


class Store:
    """The database. Writes of many tables that come at the same time share one commit."""

    def __init__(self, url: str) -> None:
        self.url = database_url(url)
        self.engine: AsyncEngine = create_async_engine(self.url, pool_pre_ping=True)
        if self.engine.dialect.name == "sqlite":
            event.listen(self.engine.sync_engine, "connect", _careful)
        self._queue: asyncio.Queue[tuple[Sequence[Write], asyncio.Future[None]]] = asyncio.Queue()
        self._writer: asyncio.Task[None] | None = None
        self._own: AsyncConnection | None = None
        self.commits = 0
        self.written = 0

    async def open(self) -> None:
        """Make the tables if they are missing, and start the writer."""
        try:
            async with self.engine.begin() as connection:
                await connection.run_sync(migrate)
        except (SQLAlchemyError, OSError) as error:
            raise KorchmaError(
                f"Cannot open the database {self.engine.url!r}: {error}. "
                "Check --database (or KORCHMA_DATABASE) and that the folder can be written."
            ) from None
        self._writer = asyncio.create_task(self._write_on())

    async def close(self) -> None:
        """Let the writer finish, then close."""
        if self._writer is not None:
            await self._queue.join()
            self._writer.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._writer
        if self._own is not None:
            await self._own.close()
        await self.engine.dispose()

    async def write(self, *writes: Write) -> None:
        """Done and committed when this returns; all of it, or nothing."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._queue.put_nowait((writes, done))
        await done

    async def _write_on(self) -> None:
        """Take all that waits, write it in one transaction, tell everybody."""
        while True:
            batch = [await self._queue.get()]
            while not self._queue.empty() and len(batch) < 256:
                batch.append(self._queue.get_nowait())
            try:
                await self._commit(batch)
            except Exception:
                await self._one_by_one(batch)
            finally:
                for _ in batch:
                    self._queue.task_done()

    async def _commit(self, batch: list[tuple[Sequence[Write], asyncio.Future[None]]]) -> None:
        if self._own is None or self._own.closed or self._own.invalidated:
            self._own = await self.engine.connect()
        async with self._own.begin():
            for statement, values in _merged(batch):
                await self._own.execute(statement, values)
        self.commits += 1
        self.written += len(batch)
        for _, done in batch:
            if not done.done():
                done.set_result(None)

    async def _one_by_one(self, batch: list[tuple[Sequence[Write], asyncio.Future[None]]]) -> None:
        """One of them is bad: each by itself, so that only the bad one fails."""
        for item in batch:
            try:
                await self._commit([item])
            except Exception as error:
                if not item[1].done():
                    item[1].set_exception(error)

    async def rows(self, statement: Executable) -> list[dict[str, Any]]:
        """The rows a select finds."""
        async with self.engine.connect() as connection:
            found = await connection.execute(statement)
            return [dict(row) for row in found.mappings()]

    async def row(self, statement: Executable) -> dict[str, Any] | None:
        """The first of them."""
        found = await self.rows(statement)
        return found[0] if found else None

    async def secret(self, name: str) -> bytes:
        """A secret of this inn, made on first use."""
        query = select(secrets.c.value).where(secrets.c.name == name)
        found = await self.row(query)
        if found is None:
            with contextlib.suppress(SQLAlchemyError):
                await self.write((insert(secrets), {"name": name, "value": chance.token_hex(32)}))
            found = await self.row(query)
            assert found is not None
        return bytes.fromhex(found["value"])
