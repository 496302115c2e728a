"""How fast is fine: buckets of tokens, for a person, a name, an address."""

from __future__ import annotations

import ipaddress
import time
from collections.abc import Hashable

clock = time.monotonic

MOST_KNOWN = 10_000
"""Buckets remembered before those that are full again are forgotten."""


class Pace:
    """So many at once, and so many again within the seconds it takes to fill the bucket."""

    __slots__ = ("_left", "_most", "_rate", "_then")

    def __init__(self, most: float, seconds: float) -> None:
        self._most, self._rate = most, most / seconds
        self._left, self._then = most, clock()

    @property
    def left(self) -> float:
        """How many would be fine now."""
        now = clock()
        self._left = min(self._most, self._left + (now - self._then) * self._rate)
        self._then = now
        return self._left

    def allows(self) -> bool:
        """Whether one more is fine now; it counts."""
        if self.left < 1:
            return False
        self._left -= 1
        return True

    def give_back(self) -> None:
        """It does not count after all."""
        self._left = min(self._most, self._left + 1)

    @property
    def full(self) -> bool:
        """Whether nothing has to be remembered of it."""
        return self.left >= self._most


class Paces:
    """A bucket for each of many."""

    def __init__(self, most: float, seconds: float) -> None:
        self._most, self._seconds = most, seconds
        self._known: dict[Hashable, Pace] = {}

    def of(self, whose: Hashable) -> Pace:
        """Whose bucket."""
        if len(self._known) > MOST_KNOWN:
            self._known = {each: pace for each, pace in self._known.items() if not pace.full}
        if whose not in self._known:
            self._known[whose] = Pace(self._most, self._seconds)
        return self._known[whose]

    def allows(self, whose: Hashable) -> bool:
        """Whether one more of theirs is fine now; it counts."""
        return self.of(whose).allows()


def neighbourhood(host: str) -> str:
    """An address as limits count it: of IPv6 the network, which one house has to itself.

    >>> neighbourhood("192.0.2.7"), neighbourhood("2001:db8::1:2:3:4"), neighbourhood("testclient")
    ('192.0.2.7', '2001:db8::/64', 'testclient')
    """
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return host
    if isinstance(address, ipaddress.IPv4Address):
        return host
    if address.ipv4_mapped:
        return str(address.ipv4_mapped)
    return str(ipaddress.ip_network((address, 64), strict=False))
