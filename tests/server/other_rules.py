"""The same inn a season later: every title with other rules and a smaller box."""

from __future__ import annotations

import dataclasses
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from korchma.kernel import Game, games
from korchma.kernel import game as titles
from korchma.kernel.content import Row
from korchma.server.tables import thinking
from tests.server import inn

Changed = dict[str, Game[Any, Any, Any]]


class Point:
    """An entry point that leads to a changed title."""

    def __init__(self, game: Game[Any, Any, Any]) -> None:
        self._game, self.name = game, game.id

    def load(self) -> Game[Any, Any, Any]:
        """The title."""
        return self._game


def _one_more_card(game: Game[Any, Any, Any]) -> Any:
    """A set-up after which everybody holds one card more, so that nothing leads where it led."""

    def setup(*given: Any) -> Any:
        state = game.rules.setup(*given)
        for player in getattr(state, "players", ()):
            if getattr(state, "deck", None) and isinstance(getattr(player, "hand", None), list):
                player.hand.append(state.deck.pop())
        state.rng += 1
        return state

    return setup


def _row_less(game: Game[Any, Any, Any]) -> Any:
    """A box in which one row is missing: the last of its largest kind."""

    def load(packs: Any) -> Any:
        box = game.box.load(packs)
        kinds = {
            field.name: held
            for field in dataclasses.fields(box)
            if isinstance(held := getattr(box, field.name), dict)
            and held
            and all(isinstance(each, Row) for each in held.values())
        }
        name, rows = max(kinds.items(), key=lambda kind: len(kind[1]))
        fewer = dict(list(rows.items())[:-1])
        return dataclasses.replace(box, **{name: fewer})

    return load


def changed(game: Game[Any, Any, Any], *, box: bool = True) -> Game[Any, Any, Any]:
    """A title a season later."""
    return dataclasses.replace(
        game,
        rules_version=game.rules_version + 1,
        rules=dataclasses.replace(game.rules, setup=_one_more_card(game)),
        box=dataclasses.replace(game.box, load=_row_less(game)) if box else game.box,
    )


def a_season_passes(monkeypatch: pytest.MonkeyPatch, *, box: bool = True) -> Changed:
    """From now on every title is another."""
    later = {name: changed(game, box=box) for name, game in games().items()}
    points = {name: Point(game) for name, game in later.items()}
    monkeypatch.setattr(titles, "_titles", lambda: points)
    return later


def think_here(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots and the clerk work in threads: they play by the rules of this process."""

    def pool(workers: int, **_: Any) -> ThreadPoolExecutor:
        return ThreadPoolExecutor(workers)

    monkeypatch.setattr(thinking, "ProcessPoolExecutor", pool)
    monkeypatch.setattr(inn, "THINKERS", thinking.Thinkers(2))
