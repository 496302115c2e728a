"""Passwords: hashed in a thread of their own, in equal time for who exists and who does not."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from importlib import resources
from typing import TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from korchma.server.errors import Refusal

T = TypeVar("T")

LEAST, MOST = 8, 200
WAITING = 12
"""Hashes that may wait: each takes a tenth of a second and 64 MB, whoever asks for it."""
FEW = 4
"""Different letters a password has at least."""
ROWS = ("qwertyuiop", "asdfghjkl", "zxcvbnm", "йцукенгшщзхъ", "фывапролджэ", "ячсмитьбю")
RUNS = ("0123456789" * 3, "9876543210" * 3, "abcdefghijklmnopqrstuvwxyz", *ROWS)
"""What fingers do by themselves, forwards; backwards counts as well."""


@cache
def _common() -> frozenset[str]:
    """The passwords that are tried first everywhere."""
    text = resources.files("korchma.server.people").joinpath("common.txt").read_text("utf-8")
    return frozenset(line for line in text.splitlines() if line and not line.startswith("#"))


def check_new(password: str, name: str) -> None:
    """A new password is long enough, and none of those that anybody would guess."""
    if not LEAST <= len(password) <= MOST:
        raise Refusal(400, "bad-password", f"{LEAST} to {MOST} characters")
    if guessable(password, name):
        raise Refusal(400, "common-password")


def guessable(password: str, name: str) -> bool:
    """Whether a password is among the first guesses.

    >>> [guessable(each, "Ann Ogg") for each in ("password1", "QWERTYUI", "abcabcabc", "annogg77")]
    [True, True, True, True]
    >>> guessable("a hedgehog can never", "Ann Ogg")
    False
    """
    plain = password.casefold().strip()
    core = plain.strip("0123456789!.?_- ") or plain
    own = "".join(name.casefold().split())
    return (
        len(set(plain)) < FEW
        or {plain, core} & _common() != set()
        or any(plain in run or plain[::-1] in run for run in RUNS)
        or any(plain == plain[:n] * (len(plain) // n) for n in range(1, 5))
        or (bool(own) and "".join(core.split()) == own)
    )


class Passwords:
    """One thread that hashes, and a short line before it."""

    def __init__(self) -> None:
        self._hasher = PasswordHasher()
        self._thread = ThreadPoolExecutor(1, "korchma-password")
        self._waiting = 0
        self._nobodys = self._thread.submit(self._hasher.hash, "nobody has this password")

    async def hash(self, password: str) -> str:
        """What is kept of a password."""
        return await self._do(self._hasher.hash, password)

    async def fits(self, kept: str | None, password: str) -> bool:
        """Whether it is the right one; with nothing kept it is not, but takes as long to say."""
        nobodys: str = await asyncio.wrap_future(self._nobodys)
        against = nobodys if kept is None else kept
        right = await self._do(self._verify, against, password[: MOST + 1])
        return right and kept is not None

    def _verify(self, kept: str, password: str) -> bool:
        try:
            return self._hasher.verify(kept, password)
        except (VerificationError, InvalidHashError):
            return False

    async def _do(self, work: Callable[..., T], *given: str) -> T:
        if self._waiting >= WAITING:
            raise Refusal(503, "door-busy")
        self._waiting += 1
        try:
            loop = asyncio.get_running_loop()
            return await loop.run_in_executor(self._thread, work, *given)
        finally:
            self._waiting -= 1

    def close(self) -> None:
        """Nobody comes any more."""
        self._thread.shutdown(wait=False, cancel_futures=True)
