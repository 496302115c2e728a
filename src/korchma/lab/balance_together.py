"""Writing down games that all win or lose: how often, by whom, in which endings, how long."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Protocol

from korchma.lab.balance import Figures
from korchma.lab.plots import Bar, Panel, bars, percent, stacks
from korchma.lab.tally import wilson
from korchma.lab.wording import (
    Bounds,
    lengths,
    mean_rate,
    name_of,
    players,
    rate_gaps,
    seat_rate_gaps,
    share,
    table,
    title_of,
    verdict,
)


class Paper(Protocol):
    """A page that plots can be put on."""

    bounds: Bounds

    def plot(self, name: str, alt: str, svg: str) -> Iterator[str]:
        """Write a plot beside the page and show it there."""
        ...


def bar(label: str, hits: int, trials: int) -> Bar:
    """A share with its interval."""
    return Bar(label, hits / max(1, trials), *wilson(hits, trials))


def together(page: Paper, figures: Sequence[Figures]) -> Iterator[str]:
    """Games that all win or lose: first all of them, then mode by mode."""
    if not figures:
        return
    yield from ("## Alone and together", "")
    yield from table(
        ("mode", "players", "games", "won", "mean score", "rounds", "decisions"),
        [
            (
                name_of(each.plan.mode),
                each.plan.players,
                each.plan.games,
                share(each.with_winner, each.plan.games),
                f"{each.mean:.1f}",
                _length(each.rounds),
                _length(each.lasted),
            )
            for each in figures
        ],
    )
    yield from ("Rounds and decisions: the median, and nine games in ten.", "")
    modes = dict.fromkeys(each.plan.mode for each in figures)
    panels = [
        Panel(
            name_of(mode),
            [
                bar(players(each.plan.players), each.with_winner, each.plan.games)
                for each in figures
                if each.plan.mode == mode
            ],
        )
        for mode in modes
    ]
    yield from page.plot("won", "Share of games won, alone and together", bars("Games won", panels))
    for mode in modes:
        yield from _mode(page, mode, [each for each in figures if each.plan.mode == mode])


def _length(counted: dict[int, int]) -> str:
    if not counted:
        return "–"
    middle, most, _ = lengths(counted)
    return f"{middle} ({most})"


def _mode(page: Paper, mode: str, figures: Sequence[Figures]) -> Iterator[str]:
    """One mode: endings, parts, seats."""
    yield from (f"### {title_of(name_of(mode))}", "")
    yield from ended(page, mode, figures)
    if any(each.parts for each in figures):
        yield from _parts(page, mode, figures)
    several = [each for each in figures if each.plan.players > 1]
    if several:
        yield verdict("seat", page.bounds.seat, seat_rate_gaps(several), "the mean")
        yield ""


def ended(page: Paper, mode: str, figures: Sequence[Figures]) -> Iterator[str]:
    """How games end, each ending with its share."""
    name = title_of(name_of(mode))
    endings = sorted({ending for each in figures for ending in each.endings})
    yield from table(
        ("ended", *(players(each.plan.players) for each in figures)),
        [
            (name_of(end), *(share(x.endings.get(end, 0), x.plan.games) for x in figures))
            for end in endings
        ],
    )
    rows = {
        players(x.plan.players): {
            name_of(end): 100 * x.endings.get(end, 0) / x.plan.games for end in endings
        }
        for x in figures
    }
    yield from page.plot(
        f"{mode}-endings",
        f"How games end, {name_of(mode)}",
        stacks(f"{name}: how games end, of a hundred", rows),
    )


def _parts(page: Paper, mode: str, figures: Sequence[Figures]) -> Iterator[str]:
    """How often those won who played as somebody."""
    parts = sorted({part for each in figures for part in each.parts})
    yield from table(
        ("won as", *(players(each.plan.players) for each in figures)),
        [(title_of(part), *(_rate(each, part) for each in figures)) for part in parts],
    )
    yield verdict("part", page.bounds.together, rate_gaps(figures), "the mean")
    yield ""
    name = name_of(mode)
    yield from page.plot(
        f"{mode}-parts",
        f"How often each part won, {name}",
        bars(
            f"{title_of(name)}: games won by what one plays as",
            [
                Panel(
                    players(each.plan.players),
                    [bar(title_of(p), x.wins, x.seats) for p, x in each.parts.items()],
                    mean_rate(each),
                    page.bounds.together,
                )
                for each in figures
            ],
        ),
    )


def _rate(each: Figures, part: str) -> str:
    """How often a part won, and how far that is from the mean."""
    side = each.parts.get(part)
    if side is None:
        return "–"
    return f"{percent(side.rate)} ({100 * (side.rate - mean_rate(each)):+.1f}) of {side.seats}"
