"""Where the books are kept: SQLite in this process, or PostgreSQL over the network."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Protocol

import msgspec
from sqlalchemy import URL, Connection, Executable, RootTransaction, create_engine, event
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import OperationalError
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry

from korchma.kernel import KorchmaError
from korchma.server.storage.house_key import HouseKey, make_private

Write = tuple[Executable, Any]
"""A statement and its parameters (None, a dict, or a list of dicts)."""

PATIENCE = 5000
"""Milliseconds to wait for another program that holds an SQLite file."""


def _json(value: Any) -> str:
    """Plain data as JSON: written with every decision, so by the quickest encoder there is."""
    return msgspec.json.encode(value).decode()


class Ledger(Protocol):
    """A database, used by one writer and many readers."""

    async def prepare(self, work: Callable[[Connection], None]) -> None:
        """Bring the database into shape before anybody uses it."""

    async def commit(self, writes: Iterable[Write]) -> None:
        """All of it, durable when this returns; or nothing."""

    async def rows(self, statement: Executable) -> list[dict[str, Any]]:
        """What a select finds."""

    async def close(self) -> None:
        """Nobody comes any more."""


def _careful(connection: DBAPIConnection, entry: ConnectionPoolEntry) -> None:
    """SQLite as DESIGN wants it: WAL, full sync, foreign keys."""
    cursor = connection.cursor()
    settings = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON")
    for pragma in (f"busy_timeout={PATIENCE}", *settings):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


class Local:
    """SQLite. Statements take microseconds and run where they stand; only the commit, which waits
    for the disk, goes to a thread: a thread that hands over at every row waits for its turn at
    every row, and under load that was most of a decision's time.

    In the event loop nothing waits for another program that holds the file: where one does, the
    same is done again in a thread that has patience. ``alone``: no second inn on this file.
    """

    def __init__(self, url: str, *, alone: bool = False) -> None:
        self._engine = create_engine(
            url,
            hide_parameters=True,
            json_serializer=_json,
            connect_args={"check_same_thread": False},
        )
        event.listen(self._engine, "connect", _careful)
        self._thread = ThreadPoolExecutor(1, "korchma-commit")
        self._patient = ThreadPoolExecutor(2, "korchma-patient")
        self._writing: Connection | None = None
        self._reading: Connection | None = None
        self._file = _file_of(self._engine.url)
        self._key = HouseKey(self._file) if alone and self._file else None

    async def prepare(self, work: Callable[[Connection], None]) -> None:
        """Bring the database into shape before anybody uses it."""
        if self._key is not None:
            self._key.take()
        if self._file is not None:
            make_private(self._file)
        with self._engine.begin() as connection:
            work(connection)
        self._writing = self._engine.connect()
        self._reading = self._engine.connect()
        for each in (self._writing, self._reading):
            _wait(each, 0)

    async def commit(self, writes: Iterable[Write]) -> None:
        """All of it, durable when this returns; or nothing."""
        assert self._writing is not None
        loop, all_of_it = asyncio.get_running_loop(), list(writes)
        try:
            transaction = _written(self._writing, all_of_it)
        except OperationalError as error:
            if not held(error):
                raise
            patiently = loop.run_in_executor(self._thread, self._write_patiently, all_of_it)
            await asyncio.shield(patiently)
            return
        try:
            await asyncio.shield(loop.run_in_executor(self._thread, transaction.commit))
        except BaseException:
            transaction.rollback()
            raise

    def _write_patiently(self, writes: Sequence[Write]) -> None:
        """In the thread, while nobody else uses the writing connection."""
        assert self._writing is not None
        _wait(self._writing, PATIENCE)
        try:
            _written(self._writing, writes).commit()
        finally:
            _wait(self._writing, 0)

    async def rows(self, statement: Executable) -> list[dict[str, Any]]:
        """What a select finds."""
        assert self._reading is not None
        try:
            return _found(self._reading, statement)
        except OperationalError as error:
            if not held(error):
                raise
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._patient, self._read_patiently, statement)

    def _read_patiently(self, statement: Executable) -> list[dict[str, Any]]:
        with self._engine.connect() as connection:
            _wait(connection, PATIENCE)
            return _found(connection, statement)

    async def close(self) -> None:
        """Nobody comes any more."""
        self._thread.shutdown()
        self._patient.shutdown(wait=False, cancel_futures=True)
        for connection in (self._writing, self._reading):
            if connection is not None:
                connection.close()
        self._engine.dispose()
        if self._key is not None:
            self._key.give_back()


def _file_of(url: URL) -> Path | None:
    """The file of an SQLite database that has one of its own."""
    plain = url.database and url.database != ":memory:" and not url.database.startswith("file:")
    return Path(url.database) if plain and url.database else None


def _wait(connection: Connection, milliseconds: int) -> None:
    """How long a connection waits for another program that holds the file."""
    driver = connection.connection.dbapi_connection
    assert driver is not None
    cursor = driver.cursor()
    cursor.execute(f"PRAGMA busy_timeout={milliseconds}")
    cursor.close()


def _written(connection: Connection, writes: Sequence[Write]) -> RootTransaction:
    """All of it, but for the commit."""
    transaction = connection.begin()
    try:
        for statement, values in writes:
            connection.execute(statement, values)
    except BaseException:
        transaction.rollback()
        raise
    return transaction


def _found(connection: Connection, statement: Executable) -> list[dict[str, Any]]:
    with connection.begin():
        return [dict(row) for row in connection.execute(statement).mappings()]


def held(error: BaseException) -> bool:
    """Whether another program holds the file."""
    return "locked" in str(getattr(error, "orig", error))


class Remote:
    """A database server, through an asynchronous driver."""

    def __init__(self, url: str) -> None:
        self._engine = create_async_engine(
            url, hide_parameters=True, json_serializer=_json, pool_pre_ping=True
        )
        self._writing: AsyncConnection | None = None

    async def prepare(self, work: Callable[[Connection], None]) -> None:
        """Bring the database into shape before anybody uses it."""
        async with self._engine.begin() as connection:
            await connection.run_sync(work)

    async def commit(self, writes: Iterable[Write]) -> None:
        """All of it, durable when this returns; or nothing."""
        if self._writing is None or self._writing.closed or self._writing.invalidated:
            self._writing = await self._engine.connect()
        async with self._writing.begin():
            for statement, values in writes:
                await self._writing.execute(statement, values)

    async def rows(self, statement: Executable) -> list[dict[str, Any]]:
        """What a select finds."""
        async with self._engine.connect() as connection:
            found = await connection.execute(statement)
            return [dict(row) for row in found.mappings()]

    async def close(self) -> None:
        """Nobody comes any more."""
        if self._writing is not None:
            await self._writing.close()
        await self._engine.dispose()


def ledger_for(url: str, *, alone: bool = False) -> Ledger:
    """The ledger a URL names."""
    if url.startswith("sqlite"):
        return Local(url, alone=alone)
    try:
        return Remote(url)
    except ModuleNotFoundError as error:
        raise KorchmaError(
            f"PostgreSQL needs the module {error.name}: pip install 'korchma[postgres]'."
        ) from None


def merged(batch: Iterable[Sequence[Write]]) -> list[Write]:
    """The writes of a batch; the same statement of many tables with a list of rows is one."""
    out: list[Write] = []
    lists: dict[int, list[Any]] = {}
    for writes in batch:
        for statement, values in writes:
            if not isinstance(values, list):
                out.append((statement, values))
            elif id(statement) in lists:
                lists[id(statement)].extend(values)
            else:
                lists[id(statement)] = list(values)
                out.append((statement, lists[id(statement)]))
    return out
