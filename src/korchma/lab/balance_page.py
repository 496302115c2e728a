"""Writing down the balance of a title: one page with its plots.

What people have to say about the figures stands in ``balance/GAME.notes.md``; it opens the page
and is never written over.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from korchma.kernel import Game
from korchma.lab.balance import PART_BOUND, SEAT_BOUND, Figures, Side
from korchma.lab.plots import Bar, Panel, Spread, bars, percent, spreads, stacks
from korchma.lab.tally import wilson


def write_page(game: Game[Any, Any, Any], figures: Sequence[Figures], out: Path) -> Path:
    """Write the page and its plots; where it is."""
    page = Page(game.id, out)
    equals = [each for each in figures if len(each.plan.bots) == 1]
    rivals = [each for each in equals if each.plan.players > 1 and not each.together]
    others = [each for each in equals if each not in rivals]
    lines = [*page.opening(figures), *page.equals(rivals), *page.together(others)]
    lines += page.against([each for each in figures if len(each.plan.bots) > 1])
    path = out / f"balance-{game.id}.md"
    path.write_text("\n".join(lines) + "\n", "utf-8")
    return path


def _name(text: str) -> str:
    """An id as people read it."""
    return text.replace("-", " ")


def _part(text: str) -> str:
    """Somebody's name out of an id."""
    return text[:1].upper() + text[1:]


def _share(hits: int, trials: int) -> str:
    """A share with its interval."""
    low, high = wilson(hits, trials)
    return f"{percent(hits / max(1, trials))} ({percent(low)}–{percent(high)})"


def _bar(label: str, hits: int, trials: int) -> Bar:
    return Bar(label, hits / max(1, trials), *wilson(hits, trials))


def _players(n: int) -> str:
    return f"{n} players" if n > 1 else "1 player"


def _table(head: Sequence[str], rows: Sequence[Sequence[object]]) -> Iterator[str]:
    """A table of Markdown, with an empty line behind it."""
    for row in (head, ["---"] * len(head), *rows):
        yield f"| {' | '.join(map(str, row))} |"
    yield ""


class Page:
    """The page of one title."""

    def __init__(self, game: str, out: Path) -> None:
        self.game, self.out = game, out

    def _plot(self, name: str, alt: str, svg: str) -> Iterator[str]:
        """Write a plot beside the page and show it there."""
        folder = self.out / "balance"
        folder.mkdir(parents=True, exist_ok=True)
        file = f"{self.game}-{name}.svg"
        (folder / file).write_text(svg, "utf-8")
        yield from (f"![{alt}](balance/{file})", "")

    def opening(self, figures: Sequence[Figures]) -> Iterator[str]:
        """The words of people, and how the figures came about."""
        notes = self.out / "balance" / f"{self.game}.notes.md"
        words = notes.read_text("utf-8").strip() if notes.exists() else f"# {self.game}: balance"
        head, _, rest = words.partition("\n")
        plan = figures[0].plan
        yield from (
            f"<!-- Written by `korchma balance {self.game}`. Words of people: {notes.name} -->",
            head,
            "",
            f"Measured with `korchma balance {self.game} --games {plan.games} --seed {plan.seed}`: "
            f"rules {figures[0].rules}, content `{figures[0].content[:12]}`. Intervals are "
            "Wilson's at 95%. In games between equals chance deals the parts; shares of wins are "
            "shares of the games somebody won.",
            "",
        )
        if rest.strip():
            yield from (rest.strip(), "")

    # --- equals --------------------------------------------------------------------------------

    def equals(self, figures: Sequence[Figures]) -> Iterator[str]:
        """Games of the same bot against itself, mode by mode."""
        if figures:
            yield from ("## Equals against each other", "")
        for mode in dict.fromkeys(each.plan.mode for each in figures):
            yield from self._mode(mode, [each for each in figures if each.plan.mode == mode])

    def _mode(self, mode: str, figures: Sequence[Figures]) -> Iterator[str]:
        name = _name(mode)
        yield from (f"### {name.capitalize()}", "")
        yield from _table(
            ("players", "games", "nobody won", "wins by seat", "mean score", "winners' mean"),
            [
                (
                    each.plan.players,
                    each.plan.games,
                    percent(1 - each.with_winner / each.plan.games),
                    ", ".join(percent(wins / max(1, each.with_winner)) for wins in each.wins),
                    f"{each.mean:.1f}",
                    f"{each.mean_winning:.1f}",
                )
                for each in figures
            ],
        )
        yield _verdict("seat", SEAT_BOUND, _seat_gaps(figures))
        yield ""
        yield from self._plot(
            f"{mode}-seats",
            f"Shares of wins by seat, {name}",
            bars(f"{_part(name)}: wins by seat", [_seats(each) for each in figures]),
        )
        if any(each.parts for each in figures):
            yield from self._parts(mode, figures)
        yield from self._plot(
            f"{mode}-scores",
            f"How scores are spread, {name}",
            spreads(
                f"{_part(name)}: scores",
                [Spread(_players(x.plan.players), x.scores, x.winning) for x in figures],
            ),
        )
        if any(each.sources for each in figures):
            yield from self._sources(mode, figures)

    def _parts(self, mode: str, figures: Sequence[Figures]) -> Iterator[str]:
        """Shares of wins by what seats play as."""
        parts = sorted({part for each in figures for part in each.parts})
        yield from _table(
            ("plays as", *(_players(each.plan.players) for each in figures)),
            [(_part(part), *(_cell(each, part) for each in figures)) for part in parts],
        )
        yield _verdict("part", PART_BOUND, _part_gaps(figures))
        yield ""
        yield from self._plot(
            f"{mode}-parts",
            f"Shares of wins by what one plays as, {_name(mode)}",
            bars(
                f"{_part(_name(mode))}: wins by what one plays as",
                [
                    Panel(
                        _players(each.plan.players),
                        [_bar(_part(p), x.wins, x.decided) for p, x in each.parts.items()],
                        1 / each.plan.players,
                        PART_BOUND,
                    )
                    for each in figures
                ],
            ),
        )

    def _sources(self, mode: str, figures: Sequence[Figures]) -> Iterator[str]:
        """Points by source."""
        name = _name(mode)
        rows = {
            _players(each.plan.players): {_name(x): n for x, n in each.sources.items()}
            for each in figures
        }
        yield from self._plot(
            f"{mode}-sources",
            f"Mean points of a seat by source, {name}",
            stacks(f"{_part(name)}: mean points of a seat by source", rows),
        )

    # --- the rest ------------------------------------------------------------------------------

    def together(self, figures: Sequence[Figures]) -> Iterator[str]:
        """Games that all win or lose."""
        if not figures:
            return
        yield from ("## Alone and together", "")
        yield from _table(
            ("mode", "players", "games", "won", "how it ended", "mean score"),
            [
                (
                    _name(each.plan.mode),
                    each.plan.players,
                    each.plan.games,
                    _share(each.with_winner, each.plan.games),
                    ", ".join(
                        f"{_name(x)} {n / each.plan.games:.0%}" for x, n in each.endings.items()
                    ),
                    f"{each.mean:.1f}",
                )
                for each in figures
            ],
        )
        rows = [
            _bar(_players(each.plan.players), each.with_winner, each.plan.games) for each in figures
        ]
        panels = [
            Panel(
                _name(mode), [r for r, x in zip(rows, figures, strict=True) if x.plan.mode == mode]
            )
            for mode in dict.fromkeys(each.plan.mode for each in figures)
        ]
        yield from self._plot(
            "won", "Share of games won, alone and together", bars("Games won", panels)
        )

    def against(self, figures: Sequence[Figures]) -> Iterator[str]:
        """One bot against players who choose blindly."""
        if not figures:
            return
        best = figures[0].plan.bots[0]
        yield from ("## Against random players", "")
        yield from _table(
            ("table", "games", "games somebody won", f"{best} wins of those", "mean scores"),
            [
                (
                    f"{best} and {each.plan.players - 1} random",
                    each.plan.games,
                    percent(each.with_winner / each.plan.games),
                    _share(each.bots[best].wins, each.with_winner),
                    f"{each.bots[best].score} against {each.bots['random'].score}",
                )
                for each in figures
            ],
        )
        rows = [
            _bar(f"{each.plan.players - 1} random", each.bots[best].wins, each.with_winner)
            for each in figures
        ]
        yield from self._plot(
            "random",
            f"Share of wins of {best} against random players",
            bars(f"Wins of {best} against random players", [Panel(best, rows)]),
        )


def _seats(each: Figures) -> Panel:
    """The panel of one number of players."""
    rows = [_bar(f"seat {seat}", wins, each.with_winner) for seat, wins in enumerate(each.wins, 1)]
    return Panel(_players(each.plan.players), rows, 1 / each.plan.players, SEAT_BOUND)


def _cell(each: Figures, part: str) -> str:
    """A part's share, its distance from an equal one, and its mean score."""
    side = each.parts.get(part, Side(0, 0, 0, 0.0))
    away = 100 * (side.share - 1 / each.plan.players)
    return f"{percent(side.share)} ({away:+.1f}), {side.score:.1f} points"


def _seat_gaps(figures: Sequence[Figures]) -> list[tuple[float, str]]:
    """How far each seat is from an equal share, and which it is."""
    return [
        (wins / max(1, x.with_winner) - 1 / x.plan.players, f"seat {n} of {x.plan.players}")
        for x in figures
        for n, wins in enumerate(x.wins, 1)
    ]


def _part_gaps(figures: Sequence[Figures]) -> list[tuple[float, str]]:
    """How far each part is from an equal share, and which it is."""
    return [
        (side.share - 1 / x.plan.players, f"{_part(part)} with {x.plan.players} players")
        for x in figures
        for part, side in x.parts.items()
    ]


def _verdict(what: str, bound: float, gaps: Sequence[tuple[float, str]]) -> str:
    """Whether all are within their bound, and the furthest."""
    gap, which = max(gaps, key=lambda each: abs(each[0]))
    outside = sum(abs(each) > bound for each, _ in gaps)
    said = f"{outside} of {len(gaps)} outside" if outside else f"every {what} within"
    allowed = f"Bound: {100 * bound:.0f} points from an equal share"
    return f"{allowed}; {said}. Furthest: {which}, {100 * gap:+.1f}."
