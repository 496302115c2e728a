"""Tables for one screen."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from korchma.bots import parse_seats
from korchma.kernel import Session, find_game
from korchma.terminal.host import Host

Table = Callable[..., Host]


@pytest.fixture
def table(tmp_path: Path) -> Table:
    """A host: ``table("human,bot:random", seed="7")``, of another game ``game="ronin"``."""

    def build(
        seats: str = "human,bot:random",
        seed: str = "7",
        mode: str | None = None,
        game: str = "witches",
    ) -> Host:
        title = find_game(game)
        infos = parse_seats(title, seats)
        people = [i for i, info in enumerate(infos) if info.kind == "human"]
        session = Session.new(title, len(infos), mode, seed, people=people)
        return Host(session, infos, save=tmp_path / "game.json")

    return build
