"""Nights: where a table's clock lets them not count, it rests while it is night for who is asked.

Night is by the clock on the wall of the person's own time zone; where that is not known there is
none.
"""

from __future__ import annotations

from datetime import datetime, timedelta
from functools import lru_cache
from zoneinfo import ZoneInfo

from korchma.server.protocol import Me

DUSK, DAWN = 23, 8
"""The hours between which it is night."""


@lru_cache(maxsize=600)
def zone_of(name: str) -> ZoneInfo | None:
    """A time zone by its name (``Europe/Kyiv``), if there is one."""
    try:
        return ZoneInfo(name) if name else None
    except (KeyError, ValueError, OSError):
        return None


def home_of(me: Me) -> str:
    """The time zone of somebody's browser, "" where it is not known."""
    return str(me.settings.get("zone", ""))


def asleep(now: float, zone: str) -> bool:
    """Whether it is night there."""
    where = zone_of(zone)
    return where is not None and not DAWN <= datetime.fromtimestamp(now, where).hour < DUSK


def _turn(now: float, where: ZoneInfo) -> float:
    """When the next night begins or ends."""
    local = datetime.fromtimestamp(now, where)
    hour = DUSK if DAWN <= local.hour < DUSK else DAWN
    day = local + timedelta(days=1) if local.hour >= DUSK else local
    return datetime(day.year, day.month, day.day, hour, tzinfo=where).timestamp()


def waking(now: float, seconds: float, zone: str) -> float:
    """The moment at which so many seconds of daytime have passed."""
    where = zone_of(zone)
    while where is not None:
        turn = _turn(now, where)
        if not asleep(now, zone):
            if now + seconds <= turn:
                break
            seconds -= turn - now
        now = turn
    return now + seconds


def daytime(now: float, then: float, zone: str) -> float:
    """How many seconds between two moments are no night."""
    where, sum_ = zone_of(zone), 0.0
    while where is not None and now < then:
        turn = min(then, _turn(now, where))
        sum_ += 0.0 if asleep(now, zone) else turn - now
        now = turn
    return sum_ + max(0.0, then - now)
