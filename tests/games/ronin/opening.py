"""A table of Ronin before anybody has chosen anything."""

from korchma.games.ronin import GAME
from korchma.kernel import Session
from tests.games.ronin.story import Story

SIDE_B = {"b1", "b2", "b3", "b4", "b5"}


def new_game(players: int, mode: str | None = None, seed: str = "0", **rulings: object) -> Story:
    """A table at which nobody has chosen yet."""
    options = GAME.options(mode or GAME.default_mode(players), players, **rulings)
    return Story(Session(GAME, players, options, seed, people=range(players)))


def ready(players: int, mode: str | None = None, seed: str = "0", **rulings: object) -> Story:
    """Everybody has taken the first thing offered until cards are taken."""
    table = new_game(players, mode, seed, **rulings)
    while table.about != "take":
        table.do(table.options[0])
    return table
