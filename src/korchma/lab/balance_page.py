"""Writing down the balance of a title: one page with its plots.

What people have to say about the figures stands in ``balance/GAME.notes.md``; it opens the page
and is never written over. A line ``<!-- bounds: seat 5, part 6 -->`` in it says how many points a
share of wins may lie from an equal one.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from korchma.kernel import Game
from korchma.lab.balance import Figures
from korchma.lab.balance_together import bar as _bar
from korchma.lab.balance_together import ended, together
from korchma.lab.plots import Panel, Spread, bars, percent, spreads, stacks
from korchma.lab.wording import (
    BOUNDS,
    cell,
    lengths,
    name_of,
    part_gaps,
    players,
    read_bounds,
    seat_gaps,
    share,
    table,
    title_of,
    verdict,
)


def write_page(game: Game[Any, Any, Any], figures: Sequence[Figures], out: Path) -> Path:
    """Write the page and its plots; where it is."""
    page = Page(game.id, out)
    equals = [each for each in figures if len(each.plan.bots) == 1]
    rivals = [each for each in equals if each.plan.players > 1 and not each.together]
    others = [each for each in equals if each not in rivals]
    lines = [*page.opening(figures), *page.equals(rivals), *together(page, others)]
    lines += page.against([each for each in figures if len(each.plan.bots) > 1])
    path = out / f"balance-{game.id}.md"
    path.write_text("\n".join(lines) + "\n", "utf-8")
    return path


class Page:
    """The page of one title."""

    def __init__(self, game: str, out: Path) -> None:
        self.game, self.out = game, out
        self.notes = out / "balance" / f"{game}.notes.md"
        self.words = f"# {game}: balance"
        if self.notes.exists():
            self.words = self.notes.read_text("utf-8").strip()
        self.bounds = read_bounds(self.words)

    def plot(self, name: str, alt: str, svg: str) -> Iterator[str]:
        """Write a plot beside the page and show it there."""
        folder = self.out / "balance"
        folder.mkdir(parents=True, exist_ok=True)
        file = f"{self.game}-{name}.svg"
        (folder / file).write_text(svg, "utf-8")
        yield from (f"![{alt}](balance/{file})", "")

    def opening(self, figures: Sequence[Figures]) -> Iterator[str]:
        """The words of people, and how the figures came about."""
        head, _, rest = BOUNDS.sub("", self.words).partition("\n")
        plan = figures[0].plan
        yield from (
            f"<!-- Written by `korchma balance {self.game}`. Words of people: "
            f"{self.notes.name} -->",
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
        name = name_of(mode)
        yield from (f"### {name.capitalize()}", "")
        yield from table(
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
        yield verdict("seat", self.bounds.seat, seat_gaps(figures))
        yield ""
        yield from self.plot(
            f"{mode}-seats",
            f"Shares of wins by seat, {name}",
            bars(f"{title_of(name)}: wins by seat", [self._seats(each) for each in figures]),
        )
        if any(each.rounds for each in figures):
            yield from self._rounds(figures)
        if any(len(each.endings) > 1 for each in figures):
            yield from ended(self, mode, figures)
        if any(each.parts for each in figures):
            yield from self._parts(mode, figures)
        yield from self.plot(
            f"{mode}-scores",
            f"How scores are spread, {name}",
            spreads(
                f"{title_of(name)}: scores",
                [Spread(players(x.plan.players), x.scores, x.winning) for x in figures],
            ),
        )
        if any(each.sources for each in figures):
            yield from self._sources(mode, figures)

    def _seats(self, each: Figures) -> Panel:
        """The panel of one number of players."""
        wins = enumerate(each.wins, 1)
        rows = [_bar(f"seat {seat}", n, each.with_winner) for seat, n in wins]
        return Panel(players(each.plan.players), rows, 1 / each.plan.players, self.bounds.seat)

    def _rounds(self, figures: Sequence[Figures]) -> Iterator[str]:
        """How long games take."""
        head = ("players", "median of rounds", "nine games in ten", "shortest and longest")
        yield from table(head, [(each.plan.players, *lengths(each.rounds)) for each in figures])
        if any(each.lasted for each in figures):
            head = ("players", "median of decisions", "nine games in ten", "shortest and longest")
            yield from table(head, [(x.plan.players, *lengths(x.lasted)) for x in figures])

    def _parts(self, mode: str, figures: Sequence[Figures]) -> Iterator[str]:
        """Shares of wins by what seats play as."""
        parts = sorted({part for each in figures for part in each.parts})
        yield from table(
            ("plays as", *(players(each.plan.players) for each in figures)),
            [(title_of(part), *(cell(each, part) for each in figures)) for part in parts],
        )
        yield verdict("part", self.bounds.part, part_gaps(figures))
        yield ""
        yield from self.plot(
            f"{mode}-parts",
            f"Shares of wins by what one plays as, {name_of(mode)}",
            bars(
                f"{title_of(name_of(mode))}: wins by what one plays as",
                [
                    Panel(
                        players(each.plan.players),
                        [_bar(title_of(p), x.wins, x.decided) for p, x in each.parts.items()],
                        1 / each.plan.players,
                        self.bounds.part,
                    )
                    for each in figures
                ],
            ),
        )

    def _sources(self, mode: str, figures: Sequence[Figures]) -> Iterator[str]:
        """Points by source."""
        name = name_of(mode)
        rows = {
            players(each.plan.players): {name_of(x): n for x, n in each.sources.items()}
            for each in figures
        }
        yield from self.plot(
            f"{mode}-sources",
            f"Mean points of a seat by source, {name}",
            stacks(f"{title_of(name)}: mean points of a seat by source", rows),
        )

    # --- the rest ------------------------------------------------------------------------------

    def against(self, figures: Sequence[Figures]) -> Iterator[str]:
        """One bot against players who choose blindly."""
        if not figures:
            return
        best = figures[0].plan.bots[0]
        yield from ("## Against random players", "")
        yield from table(
            ("table", "games", "games somebody won", f"{best} wins of those", "mean scores"),
            [
                (
                    f"{best} and {each.plan.players - 1} random",
                    each.plan.games,
                    percent(each.with_winner / each.plan.games),
                    share(each.bots[best].wins, each.with_winner),
                    f"{each.bots[best].score} against {each.bots['random'].score}",
                )
                for each in figures
            ],
        )
        rows = [
            _bar(f"{each.plan.players - 1} random", each.bots[best].wins, each.with_winner)
            for each in figures
        ]
        yield from self.plot(
            "random",
            f"Share of wins of {best} against random players",
            bars(f"Wins of {best} against random players", [Panel(best, rows)]),
        )
