"""Why a ronin who thinks would do it: the reasons behind the heuristic bot's advice."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from korchma.games.ronin.box.box import SYMBOLS
from korchma.games.ronin.mind.worth import waiting_cups
from korchma.games.ronin.state import RoninTable, counts, tracks_of, vp
from korchma.kernel import Reason, thing

MOST = 12
"""No profit is counted further."""
PROFITS = tuple(
    f"{what}-{n}" for what in ("vp", *SYMBOLS, "xp", "level", "cup") for n in range(1, MOST + 1)
)
"""What an answer may bring, and how much of it: ``magic-2``."""

ProfitId = Annotated[str, thing("profit")]


class Favourite(Reason, frozen=True):
    """A matter of taste."""


class Same(Reason, frozen=True):
    """One is as good as another."""


class Slightly(Reason, frozen=True):
    """Little that could be counted yet."""


class Brings(Reason, frozen=True):
    """What it is worth in points, all told, and what comes at once."""

    points: int
    profits: tuple[ProfitId, ...]


class Costs(Reason, frozen=True):
    """Something must go, and this is missed least."""


class Promises(Reason, frozen=True):
    """What the two best cards of the hand would bring with these, seen or hoped for."""

    points: int
    seen: bool


class Useful(Reason, frozen=True):
    """The cards that would bring most."""


class SkillNow(Reason, frozen=True):
    """The skill helps now, and taking cards comes after it."""


class NewHand(Reason, frozen=True):
    """Better cards: the sooner, the better."""


class Waits(Reason, frozen=True):
    """The skill is kept for later."""


class Serves(Reason, frozen=True):
    """It serves the next chapter best: its symbols, its cup, its effect."""


class Bears(Reason, frozen=True):
    """So many cards in hand bear it."""

    cards: int


Why: TypeAlias = (
    Favourite
    | Same
    | Slightly
    | Brings
    | Costs
    | Promises
    | Useful
    | SkillNow
    | NewHand
    | Waits
    | Serves
    | Bears
)


def brings(before: RoninTable, after: RoninTable, seat: int, worth: float) -> Reason:
    """What a seat would have more, in what can be counted on the table."""
    gained, points = profits(before, after, seat), max(0, int(worth + 0.5))
    return Brings(points, gained) if points or (gained and worth >= 0) else Slightly()


def profits(before: RoninTable, after: RoninTable, seat: int) -> tuple[str, ...]:
    """Points, active symbols, experience, levels of tracks and cups, as far as they grow."""
    then, now = _measure(before, seat), _measure(after, seat)
    more = {what: min(MOST, n - then[what]) for what, n in now.items() if n > then[what]}
    return tuple(f"{what}-{n}" for what, n in more.items())


def _measure(t: RoninTable, seat: int) -> dict[str, int]:
    s = t.state
    player = s.players[seat]
    have = counts(t, player)
    return {
        "vp": vp(player),
        **{SYMBOLS[symbol]: have[symbol] for symbol in (s.left, s.right)},
        "xp": player.xp,
        "level": sum(s.tracks[track] for track in tracks_of(s, seat)),
        "cup": waiting_cups(t, player),
    }
