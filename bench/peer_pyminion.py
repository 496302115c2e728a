"""Measure pyminion from inside the peers' environment; print one JSON line."""

import argparse
import importlib
import json
import platform
import random
import time
from collections.abc import Callable
from typing import Any

PLAYERS = 2  # with 3 or 4 the pace per decision is the same within the noise
CARD_CHOICES = ("discard", "trash", "gain", "topdeck", "reveal", "pass", "name")

BASE_SET: Any = importlib.import_module("pyminion.expansions.base").base_set
Bot: Any = importlib.import_module("pyminion.bots.bot").Bot
Game: Any = importlib.import_module("pyminion.game").Game


class RandomDecider:
    """A uniformly random pyminion Decider that counts its decisions."""

    def __init__(self) -> None:
        """Start the count at nought."""
        self.decisions = 0

    def action_phase_decision(self, actions: list[Any], _player: Any, _game: Any) -> Any:
        """Play some action card, or none."""
        self.decisions += 1
        return random.choice([*actions, None])

    def treasure_phase_decision(self, treasures: list[Any], _player: Any, _game: Any) -> list[Any]:
        """Play all treasures, as pyminion's own bots do."""
        self.decisions += 1
        return treasures

    def buy_phase_decision(self, *, valid_cards: list[Any], **_: Any) -> Any:
        """Buy some card, or none."""
        self.decisions += 1
        return random.choice([*valid_cards, None])

    def binary_decision(self, **_: Any) -> bool:
        """Say yes or no."""
        self.decisions += 1
        return random.random() < 0.5

    def multi_play_decision(
        self, *, valid_cards: list[Any], required: bool = True, **_: Any
    ) -> Any:
        """Choose the card to be played repeatedly."""
        self.decisions += 1
        return random.choice(valid_cards if required else [*valid_cards, None])


def card_choice(kind: str) -> Callable[..., list[Any]]:
    """Make the decider's method that chooses cards to discard, to trash and so on."""
    least, most = f"min_num_{kind}", f"max_num_{kind}"

    def choose(self: RandomDecider, *, valid_cards: list[Any], **limits: Any) -> list[Any]:
        """Take an allowed number of the cards."""
        self.decisions += 1
        top = limits.get(most, -1)
        high = len(valid_cards) if top < 0 else min(top, len(valid_cards))
        low = min(limits.get(least, 0), high)
        return random.sample(valid_cards, random.randint(low, high))

    return choose


for _kind in CARD_CHOICES:
    setattr(RandomDecider, f"{_kind}_decision", card_choice(_kind))


def play_game() -> tuple[int, bool]:
    """Play one game of the base set; return its decisions and whether it reached its end."""
    decider = RandomDecider()
    players = [Bot(decider=decider, player_id=f"bot {seat}") for seat in range(PLAYERS)]
    game = Game(players=players, expansions=[BASE_SET], log_stdout=False)
    try:
        game.play()
    except AssertionError:  # its Remodel fails on an empty hand, in about 1 game of 1000
        return decider.decisions, False
    return decider.decisions, True


def main() -> None:
    """Measure, and print the readings."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=3.0)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    random.seed(options.seed)
    play_game()  # warm up
    games = decisions = abandoned = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < options.seconds:
        made, ended = play_game()
        games += 1
        decisions += made
        abandoned += not ended
    reading = {
        "decisions_per_second": decisions / spent,
        "games": games,
        "decisions": decisions,
        "abandoned": abandoned,
        "copy_us": None,  # pyminion has no copy of a game in play
        "python": platform.python_version(),
    }
    print(json.dumps(reading))


if __name__ == "__main__":
    main()
