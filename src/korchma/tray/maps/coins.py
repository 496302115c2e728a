"""Costs of several kinds: points, radiation, whatever a road takes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

Cost: TypeAlias = tuple[int, ...]
"""So many points, so much radiation, …: the same kinds in the same order on a whole map."""


class Coins:
    """Costs of several kinds as one number: added at once, and ordered as the costs are.

    Each kind has a field of bits with a guard bit above it. Where no field of one number is above
    that of another, taking it from the other leaves every guard standing.
    """

    def __init__(self, kinds: int, most: int) -> None:
        self._width = most.bit_length() + 1
        self.fields = [self._width * n for n in reversed(range(kinds))]
        """Where each kind begins."""
        self._mask = (1 << self._width) - 1
        self.first = self.fields[0]
        self.guards = sum(1 << (field + self._width - 1) for field in self.fields)

    def rolled(self, cost: Cost) -> int:
        """A cost as a number; what is more than any way costs is as good as the most there is."""
        most = self._mask >> 1
        return sum(min(n, most) << field for n, field in zip(cost, self.fields, strict=True))

    def counted(self, rolled: int) -> Cost:
        """The number as a cost."""
        return tuple([rolled >> field & self._mask for field in self.fields])

    def beaten(self, known: Sequence[int], cost: int) -> bool:
        """Whether one of these costs no more in any kind.

        >>> coins = Coins(2, 9)
        >>> known = [coins.rolled((1, 4)), coins.rolled((3, 0))]
        >>> [coins.beaten(known, coins.rolled(x)) for x in [(2, 4), (2, 3), (3, 0)]]
        [True, False, True]
        """
        guards = self.guards
        cost |= guards
        for other in known:  # noqa: SIM110  # any() of a generator takes twice as long
            if (cost - other) & guards == guards:
                return True
        return False
