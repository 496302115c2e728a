"""Fair chance that nobody can foretell: a secret key, and a counter inside the game's state."""

from __future__ import annotations

import hashlib
import secrets
from functools import cache
from struct import Struct
from typing import Protocol, TypeVar

from korchma.kernel.errors import Overrun

T = TypeVar("T")


class HasRng(Protocol):
    """A state that counts the chance used."""

    rng: int


def new_seed() -> str:
    """A seed nobody can guess."""
    return secrets.token_hex(32)


def commitment(seed: str) -> str:
    """The SHA-256 of the seed, shown when the game starts: it cannot be changed afterwards.

    >>> commitment("7")[:12]
    '7902699be42c'
    """
    return hashlib.sha256(seed.encode()).hexdigest()


def key_of(seed: str) -> bytes:
    """The key of a game with this seed: 256 bits that no state and no view holds.

    >>> key_of("7").hex()[:12]
    '8fbe1dabb9da'
    """
    return hashlib.sha256(b"korchma rng " + seed.encode()).digest()


OPEN_KEY = key_of("open")
"""Chance at tables where nobody plays: what one turns up there says nothing of any game."""

FEW = 6**4
"""So many throws are kept ready, instead of being reckoned each time."""

_WORDS = Struct("<8Q").unpack

MOST_STEPS = 10_000
"""Steps of the rules from one question to the next: an event that is told, or eight draws.
The longest of ours takes a few hundred."""


class Count:
    """How much chance has been used, before there is a state to say so."""

    __slots__ = ("rng",)

    def __init__(self) -> None:
        self.rng = 0


class Rng:
    """BLAKE2b with the game's key over a counter, ``state.rng``: eight draws from each hash.

    Whoever knows every number drawn so far still cannot tell the next. Whoever draws learns
    something: ``news`` is set. ``left`` are the steps until the rules are called endless: counted
    where a hash or an event is made anyway, so that a plain draw pays nothing for it.

    >>> rng = Rng(Count(), key_of("7"))
    >>> [rng.below(6) for _ in range(8)]
    [5, 0, 3, 3, 5, 0, 0, 2]
    >>> rng.several(6, 4)
    (1, 2, 5, 4)
    """

    __slots__ = ("_block", "_key", "_state", "_words", "left", "news")

    def __init__(self, state: HasRng, key: bytes) -> None:
        self._state = state
        self._key = key
        self._block = -1
        self._words: tuple[int, ...] = ()
        self.news = False
        self.left = MOST_STEPS

    def step(self) -> None:
        """The rules have done something; nobody lets them do it for ever."""
        self.left -= 1
        if self.left < 0:
            raise Overrun

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, each exactly as likely (Lemire's multiplication)."""
        state = self._state
        self.news = True
        while True:
            count = state.rng
            state.rng = count + 1
            if count >> 3 != self._block:
                self._turn_to(count >> 3)
            product = self._words[count & 7] * n
            low = product & 0xFFFF_FFFF_FFFF_FFFF
            if low >= n or low >= 0x1_0000_0000_0000_0000 % n:
                return product >> 64

    def _turn_to(self, block: int) -> None:
        """The eight words of a block: the same whenever and wherever they are asked for."""
        self.step()
        hashed = hashlib.blake2b(block.to_bytes(8, "little"), key=self._key)
        self._block, self._words = block, _WORDS(hashed.digest())

    def several(self, n: int, count: int) -> tuple[int, ...]:
        """So many numbers from 0 to n - 1 out of one draw: a throw of dice."""
        throws = n**count
        if throws <= FEW:
            return _throws(n, count)[self.below(throws)]
        return _digits(self.below(throws), n, count)

    def shuffle(self, things: list[T]) -> None:
        """Fisher and Yates, in place; one draw serves several swaps, each exactly as likely."""
        for radix, tops in _swaps(len(things)):
            drawn = self.below(radix)
            for n, last in tops:
                j = drawn % n
                drawn //= n
                things[j], things[last] = things[last], things[j]


def _digits(drawn: int, n: int, count: int) -> tuple[int, ...]:
    """A draw taken apart into so many numbers, the lowest first."""
    return tuple([drawn // n**place % n for place in range(count)])


@cache
def _throws(n: int, count: int) -> tuple[tuple[int, ...], ...]:
    """Every throw of a few dice, by its draw."""
    return tuple(_digits(drawn, n, count) for drawn in range(n**count))


@cache
def _swaps(n: int) -> tuple[tuple[int, tuple[tuple[int, int], ...]], ...]:
    """The swaps of a shuffle of n things, in groups that one draw below 2**48 serves.

    Each swap: of how many one is drawn, and the place it goes to.
    """
    groups = []
    top = n
    while top > 1:
        bottom, radix = top, 1
        while bottom > 1 and radix * bottom < 0x1_0000_0000_0000:
            radix *= bottom
            bottom -= 1
        groups.append((radix, tuple((left, left - 1) for left in range(top, bottom, -1))))
        top = bottom
    return tuple(groups)
