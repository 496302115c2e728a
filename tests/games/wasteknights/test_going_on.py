"""From where a game can go on: forks and saves play little again."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from korchma.bots import random_answer
from korchma.kernel import Session, find_game
from tests.games.wasteknights.story import rider, waste


def played(mode: str, players: int, seed: str) -> Iterator[Session]:
    """A random game, before each of its decisions."""
    session, chance = Session.new(find_game("wasteknights"), players, mode, seed), random.Random(7)
    while session.waiting:
        yield session
        ask = session.ask_of(session.waiting[0])
        assert ask is not None
        session.choose(random_answer(ask, chance), session.waiting[0])


@pytest.mark.rule("81", "90")
def test_a_fight_goes_on_from_the_exchange_of_blows_that_is_under_way() -> None:
    knight = rider(hands=("S1",), armour="S5")
    table = waste(zoe=knight, dh=("E20", "A")).drive("r5c5")
    assert table.session._base.state.fight is None
    table.roll("WBB", "S - -").do(table.options[0])
    base = table.session._base
    assert (table.about, base.length) == ("block", table.session.length)
    assert (base.state.fight.phase, base.state.fight.attacked) == ("melee", [])


@pytest.mark.parametrize("seed", ["a", "b"])
def test_a_fork_in_a_fight_is_where_the_fight_is(seed: str) -> None:
    amid = 0
    for session in played("water", 2, seed):
        if session.table.state.fight is not None:
            twin = session.fork()
            assert (twin.ask, twin.table.state) == (session.ask, session.table.state)
            amid += session._base.state.fight is not None
    assert amid


@pytest.mark.rule("14")
def test_the_introduction_goes_on_from_its_last_page() -> None:
    pages = set()
    for session in played("water", 3, "pages"):
        if session.table.state.phase == "begin":
            twin, base = session.fork(), session._base
            assert (twin.ask, twin.table.state) == (session.ask, session.table.state)
            assert (base.state.phase, base.state.step) == ("begin", session.table.state.step)
            pages.add(base.state.step)
        elif pages:
            break
    assert pages == {1, 2}
