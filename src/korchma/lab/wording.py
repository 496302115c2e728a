"""How figures read on a page: names, shares, tables, lengths, and whether bounds are kept."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from korchma.lab.balance import Figures, Side
from korchma.lab.plots import percent
from korchma.lab.tally import wilson

BOUNDS = re.compile(r"<!-- bounds: seat (\d+), part (\d+)(?:, together (\d+))? -->\n*")


class Bounds(NamedTuple):
    """How far a seat's share of wins may lie from an equal one, and that of what it plays as;
    ``together``: how far its rate from the mean where all win or lose."""

    seat: float = 0.04
    part: float = 0.06
    together: float = 0.08


def read_bounds(words: str) -> Bounds:
    """The bounds a title's notes set, else the usual ones.

    >>> read_bounds("<!-- bounds: seat 5, part 6 -->")
    Bounds(seat=0.05, part=0.06, together=0.08)
    """
    found = BOUNDS.search(words)
    named = [int(points) / 100 for points in found.groups() if points] if found else []
    return Bounds(*named)


def name_of(text: str) -> str:
    """An id as people read it."""
    return text.replace("-", " ")


def title_of(text: str) -> str:
    """Somebody's name out of an id."""
    return text[:1].upper() + text[1:]


def share(hits: int, trials: int) -> str:
    """A share with its interval."""
    low, high = wilson(hits, trials)
    return f"{percent(hits / max(1, trials))} ({percent(low)}–{percent(high)})"


def players(n: int) -> str:
    """How many play."""
    return f"{n} players" if n > 1 else "1 player"


def table(head: Sequence[str], rows: Sequence[Sequence[object]]) -> Iterator[str]:
    """A table of Markdown, with an empty line behind it."""
    for row in (head, ["---"] * len(head), *rows):
        yield f"| {' | '.join(map(str, row))} |"
    yield ""


def lengths(rounds: Mapping[int, int]) -> tuple[int, str, str]:
    """The median, the middle nine tenths, and the ends.

    >>> lengths({7: 1, 9: 8, 12: 1})
    (9, '7 to 12', '7, 12')
    """
    every = [n for n, games in sorted(rounds.items()) for _ in range(games)]
    cut = len(every) // 20
    middle = every[len(every) // 2]
    return middle, f"{every[cut]} to {every[-1 - cut]}", f"{every[0]}, {every[-1]}"


def cell(each: Figures, part: str) -> str:
    """A part's share, its distance from an equal one, and its mean score."""
    side = each.parts.get(part, Side(0, 0, 0, 0.0))
    away = 100 * (side.share - 1 / each.plan.players)
    return f"{percent(side.share)} ({away:+.1f}), {side.score:.1f} points"


def seat_gaps(figures: Sequence[Figures]) -> list[tuple[float, str]]:
    """How far each seat is from an equal share, and which it is."""
    return [
        (wins / max(1, x.with_winner) - 1 / x.plan.players, f"seat {n} of {x.plan.players}")
        for x in figures
        for n, wins in enumerate(x.wins, 1)
    ]


def part_gaps(figures: Sequence[Figures]) -> list[tuple[float, str]]:
    """How far each part is from an equal share, and which it is."""
    return [
        (side.share - 1 / x.plan.players, f"{title_of(part)} with {x.plan.players} players")
        for x in figures
        for part, side in x.parts.items()
    ]


def mean_rate(each: Figures) -> float:
    """How often a seat won, all seats together."""
    return sum(each.wins) / max(1, each.plan.games * each.plan.players)


def rate_gaps(figures: Sequence[Figures]) -> list[tuple[float, str]]:
    """How far the rate of each part is from the mean of its table, and which it is."""
    return [
        (side.rate - mean_rate(x), f"{title_of(part)} with {players(x.plan.players)}")
        for x in figures
        for part, side in x.parts.items()
    ]


def seat_rate_gaps(figures: Sequence[Figures]) -> list[tuple[float, str]]:
    """How far the rate of each seat is from the mean of its table, and which it is."""
    return [
        (wins / max(1, x.plan.games) - mean_rate(x), f"seat {n} of {x.plan.players}")
        for x in figures
        for n, wins in enumerate(x.wins, 1)
    ]


def verdict(
    what: str, bound: float, gaps: Sequence[tuple[float, str]], of: str = "an equal share"
) -> str:
    """Whether all are within their bound, and the furthest."""
    gap, which = max(gaps, key=lambda each: abs(each[0]))
    outside = sum(abs(each) > bound for each, _ in gaps)
    said = f"{outside} of {len(gaps)} outside" if outside else f"every {what} within"
    allowed = f"Bound: {100 * bound:.0f} points from {of}"
    return f"{allowed}; {said}. Furthest: {which}, {100 * gap:+.1f}."
