"""Many games between programs, and what came of them."""

from __future__ import annotations

import multiprocessing
import random
import time
from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any

import msgspec

from korchma import fast
from korchma.bots import make_bot, random_answer
from korchma.kernel import Answer, Ask, Bot, Chair, Game, KorchmaError, Session, find_game
from korchma.kernel.play_out import play_out
from korchma.lab.tally import Tally

BATCH = 25
"""Games a worker plays before it reports."""

LIMIT = 100_000
"""Decisions after which a game counts as an error: every title ends long before."""


class Plan(msgspec.Struct, frozen=True):
    """What to simulate. One bot plays every seat; several take turns on the seats, game by game."""

    game: str
    players: int
    mode: str
    bots: tuple[str, ...]
    games: int
    seed: str = "0"
    packs: tuple[str, ...] = ()
    options: dict[str, Any] = {}
    cast: bool = False
    """Chance, not the bots, decides what each seat plays as."""


def seating(plan: Plan, number: int) -> list[str]:
    """Which bot sits where in a game: they move on by one seat from game to game."""
    names = plan.bots if len(plan.bots) > 1 else plan.bots * plan.players
    return [names[(seat + number) % len(names)] for seat in range(plan.players)]


class Cast:
    """A bot whose part is dealt by chance."""

    def __init__(self, bot: Bot, game: Game[Any, Any, Any], seed: int) -> None:
        self.bot, self.casting = bot, game.figures.casting
        self._chance = random.Random(seed)

    def decide(self, chair: Chair) -> Answer:
        """Anything that is offered when the part is decided, else what the bot says."""
        ask = chair.ask
        if ask is not None and ask.about in self.casting:
            return random_answer(ask, self._chance)
        return self.bot.decide(chair)


def play_game(session: Session, bots: Sequence[Bot]) -> int:
    """Play to the end; how many decisions it took."""
    chairs = [Chair(session, seat) for seat in range(session.players)]
    decisions = 0
    while session.waiting and decisions < LIMIT:
        for seat in session.waiting:
            session.choose(bots[seat].decide(chairs[seat]), seat)
            decisions += 1
    return decisions


def play_randomly(session: Session, chance: random.Random) -> int:
    """Play to the end blindly, as fast as can be; how many decisions it took."""
    draw = chance.random

    def answer(ask: Ask) -> Answer:
        if ask.pick is not None:
            return random_answer(ask, chance)
        options = ask.options
        return options[int(draw() * len(options))]

    return play_out(session, answer)


def _one(plan: Plan, content: Any, number: int, tally: Tally) -> None:
    """Play one game of the plan into the tally."""
    game = find_game(plan.game)
    names = seating(plan, number)
    options = game.options(plan.mode, plan.players, **plan.options)
    seed = f"{plan.seed} {number}"
    session = Session(game, plan.players, options, seed, content=content, listen=False)
    if set(names) == {"random"}:
        decisions = play_randomly(session, random.Random(seed))
    else:
        bots = [make_bot(game, name, hash_seed(seed, seat)) for seat, name in enumerate(names)]
        if plan.cast:
            bots = [Cast(bot, game, hash_seed(seed, ~seat)) for seat, bot in enumerate(bots)]
        decisions = play_game(session, bots)
    tally.games += 1
    tally.decisions += decisions
    result = session.result
    if result is None:
        tally.errors.append(f"game {number}: not over after {decisions} decisions")
        return
    table, count = session.table, game.figures
    parts = count.played_as(table)
    tally.note(result, names, parts, count.rounds(table), count.began(table), decisions)


def hash_seed(text: str, seat: int) -> int:
    """A bot's own seed, the same in every process."""
    return random.Random(f"{text} {seat}").getrandbits(32)


@lru_cache(maxsize=1)
def _packed(game: str, packs: tuple[str, ...]) -> Any:
    """A box with packs on top, read once: what is reckoned of a box lives with it."""
    return find_game(game).box.load([Path(pack) for pack in packs]) if packs else None


def _batch(job: tuple[Plan, int, int]) -> Tally:
    """Play some games of a plan: one worker's share."""
    plan, first, last = job
    content = _packed(plan.game, plan.packs)
    tally = Tally()
    for number in range(first, last):
        try:
            _one(plan, content, number, tally)
        except Exception as error:  # one broken game must not lose the others
            tally.errors.append(f"game {number}: {type(error).__name__}: {error}")
    return tally


def check_plan(plan: Plan) -> None:
    """Say at once what cannot be simulated."""
    game = find_game(plan.game)
    game.options(plan.mode, plan.players, **plan.options)
    if plan.games < 1:
        raise KorchmaError("Simulate one game at least.")
    if len(plan.bots) not in (1, plan.players):
        raise KorchmaError(
            f"{len(plan.bots)} bots for {plan.players} seats: name one for all, or one for each."
        )
    for name in plan.bots:
        make_bot(game, name, 0)


def simulate(
    plan: Plan, workers: int = 1, progress: Callable[[int], None] | None = None
) -> tuple[Tally, float]:
    """Play all games of a plan; the tally and the seconds it took."""
    check_plan(plan)
    _packed.cache_clear()  # a pack may have been mended since
    if workers < 1:
        raise KorchmaError(f"{workers} processes play nothing: name 1 at least with --workers.")
    fast.remind(plan.game)
    jobs = [(plan, first, min(first + BATCH, plan.games)) for first in range(0, plan.games, BATCH)]
    started = time.perf_counter()
    total = Tally()
    for tally in _results(jobs, workers):
        total.add(tally)
        if progress is not None:
            progress(total.games)
    return total, time.perf_counter() - started


def _results(jobs: list[tuple[Plan, int, int]], workers: int) -> Iterator[Tally]:
    """Batches in order, from this process or from a pool."""
    if workers <= 1 or len(jobs) == 1:
        yield from map(_batch, jobs)
        return
    with multiprocessing.get_context("spawn").Pool(workers) as pool:
        yield from pool.imap(_batch, jobs)


def report(plan: Plan, tally: Tally, seconds: float) -> dict[str, Any]:
    """One object with everything a script or a person wants to know."""
    games = max(tally.games, 1)
    return {
        "game": plan.game,
        "players": plan.players,
        "mode": plan.mode,
        "bots": list(plan.bots),
        "games": tally.games,
        "decisions": tally.decisions,
        "seconds": round(seconds, 3),
        "decisions_per_second": round(tally.decisions / seconds),
        "games_per_second": round(tally.games / seconds, 2),
        "endings": dict(tally.endings.most_common()),
        "with_winner": tally.with_winner,
        "wins_by_seat": [tally.wins_by_seat[seat] for seat in range(plan.players)],
        "wins_by_bot": {name: tally.wins_by_bot[name] for name in dict.fromkeys(plan.bots)},
        "mean_score_by_seat": [
            round(tally.score_by_seat[seat] / games, 2) for seat in range(plan.players)
        ],
        "mean_score_by_bot": {
            name: round(tally.score_by_bot[name] / max(tally.seats_by_bot[name], 1), 2)
            for name in dict.fromkeys(plan.bots)
        },
        "errors": tally.errors,
    }
