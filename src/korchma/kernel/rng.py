"""Fair chance: a counter-based generator whose state is one integer inside the game's state."""

from __future__ import annotations

import hashlib
import secrets
from functools import cache
from typing import Protocol, TypeVar

T = TypeVar("T")


class HasRng(Protocol):
    """A state that carries its own chance."""

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


def first_state(seed: str) -> int:
    """Where the generator of a game with this seed starts.

    >>> hex(first_state("7"))
    '0x8fbe1dabb9dab967'
    """
    return int.from_bytes(hashlib.sha256(b"korchma rng " + seed.encode()).digest()[:8], "big")


class Rng:
    """SplitMix64 over ``state.rng``. Whoever draws learns something: ``news`` is set.

    >>> class Box: rng = first_state("7")
    >>> rng = Rng(Box())
    >>> [rng.below(6) for _ in range(8)]
    [2, 5, 2, 1, 3, 3, 5, 2]
    >>> rng.several(6, 4)
    (1, 5, 0, 1)
    """

    __slots__ = ("_state", "news")

    def __init__(self, state: HasRng) -> None:
        self._state = state
        self.news = False

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, each exactly as likely (Lemire's multiplication)."""
        state = self._state
        self.news = True
        while True:
            state.rng = z = (state.rng + 0x9E37_79B9_7F4A_7C15) & 0xFFFF_FFFF_FFFF_FFFF
            z = ((z ^ (z >> 30)) * 0xBF58_476D_1CE4_E5B9) & 0xFFFF_FFFF_FFFF_FFFF
            z = ((z ^ (z >> 27)) * 0x94D0_49BB_1331_11EB) & 0xFFFF_FFFF_FFFF_FFFF
            product = (z ^ (z >> 31)) * n
            low = product & 0xFFFF_FFFF_FFFF_FFFF
            if low >= n or low >= 0x1_0000_0000_0000_0000 % n:
                return product >> 64

    def several(self, n: int, count: int) -> tuple[int, ...]:
        """So many numbers from 0 to n - 1 out of one draw: a throw of dice."""
        drawn = self.below(n**count)
        out = []
        for _ in range(count):
            drawn, each = divmod(drawn, n)
            out.append(each)
        return tuple(out)

    def shuffle(self, things: list[T]) -> None:
        """Fisher and Yates, in place; one draw serves several swaps, each exactly as likely."""
        for radix, tops in _swaps(len(things)):
            drawn = self.below(radix)
            for n in tops:
                drawn, j = divmod(drawn, n)
                things[j], things[n - 1] = things[n - 1], things[j]


@cache
def _swaps(n: int) -> tuple[tuple[int, range], ...]:
    """The swaps of a shuffle of n things, in groups that one draw below 2**48 serves."""
    groups = []
    top = n
    while top > 1:
        bottom, radix = top, 1
        while bottom > 1 and radix * bottom < 0x1_0000_0000_0000:
            radix *= bottom
            bottom -= 1
        groups.append((radix, range(top, bottom, -1)))
        top = bottom
    return tuple(groups)
