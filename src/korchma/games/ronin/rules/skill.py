"""What a skill is: whether it would do anything now, and what it does."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from korchma.games.ronin.rules.gaining import gain
from korchma.games.ronin.state import RoninTable
from korchma.kernel import Flow


def always(t: RoninTable, seat: int) -> bool:
    """It always does something."""
    return True


@dataclass(frozen=True)
class Skill:
    """A skill's rule."""

    use: Callable[[RoninTable, int], Flow[None]]
    can: Callable[[RoninTable, int], bool] = always


def gain_left(t: RoninTable, seat: int, n: int) -> None:
    """Left-active tokens."""
    gain(t, seat, t.state.left, n)


def gain_right(t: RoninTable, seat: int, n: int) -> None:
    """Right-active tokens."""
    gain(t, seat, t.state.right, n)


def gain_each(t: RoninTable, seat: int) -> None:
    """One of each active symbol."""
    gain_left(t, seat, 1)
    gain_right(t, seat, 1)


def active(t: RoninTable) -> tuple[int, int]:
    """The two active symbols. [15]"""
    return t.state.left, t.state.right
