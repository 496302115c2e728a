"""Whole campaigns of a title played by its best bot: how many evenings they take, which ways win.

``python -m bench.campaigns swordsorcery 100`` plays a hundred with each number of players its first
chapter may have, lost chapters again as the title says. A flag that a chapter's legacy gained is
counted with how that chapter ended, so that choices can be compared.
"""

from __future__ import annotations

import argparse
import multiprocessing
from collections import Counter
from typing import NamedTuple

from korchma.bots import make_bot
from korchma.kernel import Session, find_game
from korchma.lab.balance import BEST
from korchma.lab.simulate import hash_seed, play_game
from korchma.lab.tally import wilson

WORKERS = 2
MOST = 40
"""Evenings after which a campaign is given up."""


class Lived(NamedTuple):
    """One campaign: its evenings, whether it came to its end, and chapters by flag and verdict."""

    players: int
    evenings: int
    finished: bool
    ways: dict[tuple[str, str, bool], int]


def lived(job: tuple[str, int, int]) -> Lived:
    """Play a campaign from its first evening."""
    name, players, number = job
    game = find_game(name)
    campaign = game.campaign
    assert campaign is not None
    ways: Counter[tuple[str, str, bool]] = Counter()
    coming, known, evenings = campaign.ahead(None), dict[str, int](), 0
    while coming is not None and evenings < MOST:
        seed = f"campaign {number} {evenings}"
        session = Session.new(game, players, coming.mode, seed, listen=False, **coming.options)
        bots = [make_bot(game, BEST, hash_seed(seed, seat)) for seat in range(players)]
        play_game(session, bots)
        evenings += 1
        assert session.result is not None
        legacy = campaign.legacy(session.table)
        flags = dict(getattr(legacy, "flags", ()))
        won = bool(session.result.winners)
        ways.update((coming.chapter, flag, won) for flag in flags.keys() - known.keys())
        known, coming = flags, campaign.ahead(legacy)
    return Lived(players, evenings, coming is None, dict(ways))


def main() -> None:
    """Tell by number of players how many were finished and when, then every way with its wins."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("campaigns", type=int)
    parser.add_argument("--within", type=int, default=14, help="evenings a campaign should take")
    asked = parser.parse_args()
    game = find_game(asked.game)
    if game.campaign is None:
        parser.error(f"{asked.game} has no campaign.")
    first = game.campaign.ahead(None)
    assert first is not None
    counts = next(mode.players for mode in game.modes if mode.id == first.mode)
    jobs = [(asked.game, n, number) for n in counts for number in range(asked.campaigns)]
    with multiprocessing.get_context("spawn").Pool(WORKERS) as pool:
        every = pool.map(lived, jobs, chunksize=2)
    for players in counts:
        mine = [each for each in every if each.players == players]
        fine = sum(each.finished and each.evenings <= asked.within for each in mine)
        low, high = wilson(fine, len(mine))
        took = sorted(each.evenings for each in mine)
        print(
            f"{players} players: {fine} of {len(mine)} finished within {asked.within} evenings "
            f"({low:.0%}–{high:.0%}); {took[0]} to {took[-1]}, median {took[len(took) // 2]}"
        )
    ways: Counter[tuple[str, str, bool]] = Counter()
    for each in every:
        ways.update(each.ways)
    for chapter, flag in sorted({(chapter, flag) for chapter, flag, _ in ways}):
        wins, losses = ways[chapter, flag, True], ways[chapter, flag, False]
        print(f"{chapter:12} {flag:20} won {wins} of {wins + losses}")


if __name__ == "__main__":
    main()
