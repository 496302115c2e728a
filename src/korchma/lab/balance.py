"""Measuring the balance of a title: which games are played, and the figures they leave."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Any

import msgspec

from korchma.kernel import Game, KorchmaError, Mode, find_game
from korchma.lab.simulate import Plan, simulate
from korchma.lab.tally import Tally

BEST = "heuristic"
"""The bot that a title's balance is measured with."""
FEWER = 4
"""The main modes are played so many times as often as the others."""


class Side(msgspec.Struct, frozen=True):
    """What a part or a bot did: seats it had, those in games somebody won, wins, mean score."""

    seats: int
    decided: int
    wins: int
    score: float

    @property
    def share(self) -> float:
        """The share of wins, where anybody won."""
        return self.wins / max(1, self.decided)

    @property
    def rate(self) -> float:
        """How often it won, of all its games."""
        return self.wins / max(1, self.seats)


class Figures(msgspec.Struct, frozen=True):
    """What came of one plan, ready to be written down."""

    plan: Plan
    rules: int
    content: str
    seconds: float
    endings: dict[str, int]
    with_winner: int
    together: bool
    """Everybody wins, or nobody."""
    wins: tuple[int, ...]
    parts: dict[str, Side]
    bots: dict[str, Side]
    scores: dict[int, int]
    winning: dict[int, int]
    sources: dict[str, float]
    rounds: dict[int, int] = {}
    """Games by the rounds they took, where a title counts them."""
    lasted: dict[int, int] = {}
    """Games by the decisions they took."""

    @property
    def mean(self) -> float:
        """The mean score of a seat."""
        return _mean(self.scores)

    @property
    def mean_winning(self) -> float:
        """The mean score of a winner."""
        return _mean(self.winning)

    @property
    def key(self) -> tuple[str, int, tuple[str, ...]]:
        """Names the plan among those of one report."""
        return self.plan.mode, self.plan.players, self.plan.bots


def _mean(scores: dict[int, int]) -> float:
    return sum(score * n for score, n in scores.items()) / max(1, sum(scores.values()))


def plans(game: Game[Any, Any, Any], games: int, seed: str) -> list[Plan]:
    """Self-play in the main modes with parts dealt by chance; then one bot against random players;
    then the other modes, fewer games of each."""
    best = BEST if BEST in game.mind.bots else "random"
    names = game.figures.main or (game.modes[0].id,)
    main = [mode for mode in game.modes if mode.id in names]
    others = [mode for mode in game.modes if mode.id not in names]

    def alike(modes: Sequence[Mode], number: int) -> list[Plan]:
        return [
            Plan(game.id, players, mode.id, (best,), number, seed, cast=True)
            for mode in modes
            for players in mode.players
        ]

    contest = next((mode for mode in main if _rivals(game, mode)), None)
    counts = contest.players if contest is not None and best != "random" else ()
    against = [
        Plan(game.id, n, contest.id, (best, *("random",) * (n - 1)), games, seed)
        for n in counts
        if contest is not None
    ]
    return [*alike(main, games), *against, *alike(others, max(1, games // FEWER))]


def _rivals(game: Game[Any, Any, Any], mode: Mode) -> bool:
    """Whether players of a mode play against each other."""
    return min(mode.players) > 1 and mode.id not in game.figures.together


def measure(plan: Plan, workers: int, progress: Callable[[int], None] | None = None) -> Figures:
    """Play the games of a plan and keep what a report needs."""
    game = find_game(plan.game)
    tally, seconds = simulate(plan, workers, progress)
    if tally.errors:
        raise KorchmaError(
            f"{len(tally.errors)} of {plan.games} games of {plan.game} broke: {tally.errors[0]}. "
            "Mend that first; nothing was written for them."
        )
    games = tally.games * plan.players
    return Figures(
        plan=plan,
        rules=game.rules_version,
        content=game.content.fingerprint,
        seconds=round(seconds, 1),
        endings=dict(tally.endings.most_common()),
        with_winner=tally.with_winner,
        together=plan.mode in game.figures.together,
        wins=tuple(tally.wins_by_seat[seat] for seat in range(plan.players)),
        parts=_parts(tally),
        bots=_bots(tally),
        scores=_counted(score for scores in tally.scores for score in scores),
        winning=_counted(tally.winning),
        rounds=dict(sorted(tally.rounds.items())),
        lasted=dict(sorted(tally.lasted.items())),
        sources={name: round(n / games, 3) for name, n in tally.points_by_source.items()},
    )


def _counted(scores: Iterable[int]) -> dict[int, int]:
    return dict(sorted(Counter(scores).items()))


def _parts(tally: Tally) -> dict[str, Side]:
    return {
        part: Side(
            seats,
            tally.decided_by_part[part],
            tally.wins_by_part[part],
            round(tally.score_by_part[part] / seats, 2),
        )
        for part, seats in sorted(tally.seats_by_part.items())
    }


def _bots(tally: Tally) -> dict[str, Side]:
    per_seat = tally.with_winner / max(1, tally.games)
    return {
        name: Side(
            seats,
            round(seats * per_seat),
            tally.wins_by_bot[name],
            round(tally.score_by_bot[name] / seats, 2),
        )
        for name, seats in tally.seats_by_bot.items()
    }


# --- keeping -----------------------------------------------------------------------------------


def write_figures(path: Path, figures: list[Figures]) -> None:
    """Keep figures, so that an interrupted report can go on."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(msgspec.json.format(msgspec.json.encode(figures), indent=0) + b"\n")


def read_figures(path: Path, wanted: list[Plan]) -> list[Figures]:
    """Figures of an earlier run that are as good as new: same plan, same rules, same box."""
    if not path.exists():
        return []
    try:
        kept = msgspec.json.decode(path.read_bytes(), type=list[Figures])
    except msgspec.DecodeError as error:
        raise KorchmaError(f"{path} cannot be read ({error}); remove it to start anew.") from None
    game = find_game(wanted[0].game)
    now = (game.rules_version, game.content.fingerprint)
    return [each for each in kept if each.plan in wanted and (each.rules, each.content) == now]
