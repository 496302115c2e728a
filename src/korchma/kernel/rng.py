"""Fair chance: a counter-based generator whose state is one integer inside the game's state."""

from __future__ import annotations

import hashlib
import secrets
from typing import Protocol, TypeVar

T = TypeVar("T")

_MASK = 0xFFFF_FFFF_FFFF_FFFF
_GAMMA = 0x9E37_79B9_7F4A_7C15


class HasRng(Protocol):
    """A state that carries its own chance."""

    rng: int


def new_seed() -> str:
    """A seed nobody can guess."""
    return secrets.token_hex(32)


def commitment(seed: str) -> str:
    """What is shown when the game starts, so that the seed cannot be changed afterwards.

    >>> commitment("7")[:12]
    '39960f36389c'
    """
    return hashlib.sha256(b"korchma seed " + seed.encode()).hexdigest()


def first_state(seed: str) -> int:
    """Where the generator of a game with this seed starts.

    >>> hex(first_state("7"))
    '0x8fbe1dabb9dab967'
    """
    return int.from_bytes(hashlib.sha256(b"korchma rng " + seed.encode()).digest()[:8], "big")


class Rng:
    """SplitMix64 over ``state.rng``. Whoever draws learns something: ``news`` is called.

    >>> class Box: rng = first_state("7")
    >>> rng = Rng(Box())
    >>> [rng.below(6) for _ in range(8)]
    [2, 5, 2, 1, 3, 3, 5, 2]
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
            state.rng = z = (state.rng + _GAMMA) & _MASK
            z = ((z ^ (z >> 30)) * 0xBF58_476D_1CE4_E5B9) & _MASK
            z = ((z ^ (z >> 27)) * 0x94D0_49BB_1331_11EB) & _MASK
            product = (z ^ (z >> 31)) * n
            low = product & _MASK
            if low >= n or low >= (_MASK + 1) % n:
                return product >> 64

    def shuffle(self, things: list[T]) -> None:
        """Fisher and Yates, in place."""
        below = self.below
        for i in range(len(things) - 1, 0, -1):
            j = below(i + 1)
            things[i], things[j] = things[j], things[i]
