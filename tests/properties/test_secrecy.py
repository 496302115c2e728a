"""Imagined tables know what their seat may know, and nothing else; and these tests would tell."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

import pytest

from korchma.kernel import Ask, Chair, Game, KorchmaError, Session
from korchma.kernel.record import digest
from korchma.tray import piles
from tests.properties import secrecy
from tests.properties.tables import GAMES, WAYS, answer_one, new, walk

every_way = pytest.mark.parametrize(("game", "mode", "players"), WAYS)
each_game = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))

SECRET = "a seed that nobody at the table may find"
EVERY = 5
"""Positions between two that are looked at."""


def eyes(session: Session) -> tuple[int | None, ...]:
    """All seats, and somebody who watches."""
    return (*range(session.players), None)


@every_way
def test_equal_knowledge_gives_equal_imagined_tables(
    game: Game[Any, Any, Any], mode: str, players: int
) -> None:
    session = new(game, mode, players, "equal")
    for number in walk(session, 21):
        if number % EVERY == 0:
            for seat in eyes(session):
                secrecy.equal_knowledge_gives_equal_tables(session, seat, number)


@every_way
def test_all_that_is_hidden_is_dealt_anew(
    game: Game[Any, Any, Any], mode: str, players: int
) -> None:
    session = new(game, mode, players, "anew")
    for number in walk(session, 22):
        if number % EVERY == 0:
            for seat in eyes(session):
                secrecy.what_is_hidden_is_dealt_anew(session, seat)


@every_way
def test_an_imagined_table_holds_nothing_true(
    game: Game[Any, Any, Any], mode: str, players: int
) -> None:
    session = new(game, mode, players, SECRET)
    for number in walk(session, 23):
        if number % (3 * EVERY) == 0:
            for seat in eyes(session):
                secrecy.nothing_true_is_held(session, seat, number)


def test_what_another_was_about_to_be_asked_is_not_held() -> None:
    """Found by a long run: rules in mid-turn held the hand of whom they were about to ask."""
    session, chance = new(GAMES["oldworld"], "free-schools", 5, SECRET), random.Random(23)
    for _ in range(2520):
        answer_one(session, chance)
    assert isinstance(session.ask, Ask)
    assert (session.ask.seat, session.ask.about) == (3, "combo")
    secrecy.nothing_true_is_held(session, 0, 2520)


def test_the_walk_finds_what_is_there() -> None:
    """A fork holds it all: the seed, the key, and the deck as it lies."""
    session = new(GAMES["duel"], "duel", 2, SECRET)
    found = list(secrecy.held(session.fork()))
    assert any(each == SECRET for each in found if isinstance(each, str))
    assert any(each == session._key for each in found if isinstance(each, bytes))
    assert any(each == session.table.state.deck for each in found if isinstance(each, list))


@every_way
def test_an_imagined_table_is_played_forked_and_rewound_as_far_as_it_was_imagined(
    game: Game[Any, Any, Any], mode: str, players: int
) -> None:
    session = new(game, mode, players, "played")
    for number in walk(session, 24):
        if number % EVERY or not session.waiting:
            continue
        table = Chair(session, session.waiting[0]).imagine(number)
        start = digest(table)
        assert (table.seed, table.length, table.imagined) == ("", 0, True)
        for step in range(6):
            assert digest(table.fork()) == digest(table)
            if table.waiting:
                answer_one(table, random.Random(step))
        assert digest(table.fork()) == digest(table)
        table.rewind(0)
        assert digest(table) == start
        with pytest.raises(KorchmaError, match="no way back"):
            table.rewind(-1)


@every_way
def test_who_only_looks_sees_the_table_that_would_be_imagined(
    game: Game[Any, Any, Any], mode: str, players: int
) -> None:
    session = new(game, mode, players, "looked at")
    for number in walk(session, 25):
        if number % EVERY == 0 and session.waiting:
            chair, before = Chair(session, session.waiting[0]), digest(session)
            assert chair.glance(number).state == chair.imagine(number).table.state
            assert digest(session) == before


def test_a_table_that_was_imagined_long_ago_is_not_forked_into_another() -> None:
    session = new(GAMES["witches"], "competitive", 2, "late")
    table = Chair(session, session.waiting[0]).imagine(1)
    answer_one(session, random.Random(1))
    with pytest.raises(KorchmaError, match="gone on"):
        table.fork()


# --- these tests would tell ----------------------------------------------------------------------

Redeal = Callable[[Any, int | None], None]


def holds(game: Game[Any, Any, Any], redeal: Redeal, number: int) -> bool:
    """Whether our own properties hold for a game that deals anew like this."""
    broken = replace(game, eyes=replace(game.eyes, redeal=redeal))
    session = _midway(broken, number)
    try:
        for seat in eyes(session):
            secrecy.what_is_hidden_is_dealt_anew(session, seat)
            for seed in secrecy.SEEDS:
                secrecy.equal_knowledge_gives_equal_tables(session, seat, seed)
    except AssertionError:
        return False
    return True


def _midway(game: Game[Any, Any, Any], number: int) -> Session:
    """A game so many decisions old."""
    session = new(game, game.modes[0].id, max(game.modes[0].players), "midway")
    for at in walk(session, 25):
        if at >= number:
            break
    return session


def _identity(t: Any, seat: int | None) -> None:
    """Deals nothing."""


@each_game
@pytest.mark.parametrize("number", [3, 40])
def test_a_redeal_that_deals_nothing_is_found_out(game: Game[Any, Any, Any], number: int) -> None:
    assert holds(game, game.eyes.redeal, number)
    assert not holds(game, _identity, number)


@each_game
def test_a_redeal_that_does_not_put_in_order_first_is_found_out(
    game: Game[Any, Any, Any],
) -> None:
    def unsorted(t: Any, seat: int | None) -> None:
        for pool in piles.hidden(secrecy.zones_at(game, t), seat).values():
            things = [thing for zone in pool for thing in zone.lying()]
            t.rng.shuffle(things)
            for zone in pool:
                zone.lay(things)

    assert not holds(game, unsorted, 40)


@each_game
def test_a_redeal_that_leaves_out_a_pile_is_found_out(game: Game[Any, Any, Any]) -> None:
    for left_out in sorted(set(_pools(game))):

        def partial(t: Any, seat: int | None, left_out: str = left_out) -> None:
            zones = secrecy.zones_at(game, t)
            some = [zone for zone in zones if (zone.pool or zone.kind) != left_out]
            piles.redeal(t.rng, some, seat)

        assert not holds(game, partial, 40), f"{left_out} may be left out"


def _pools(game: Game[Any, Any, Any]) -> Iterator[str]:
    """All that is hidden from anybody at the table we look at."""
    session = _midway(game, 40)
    for seat in eyes(session):
        yield from secrecy.pools(session, seat)
