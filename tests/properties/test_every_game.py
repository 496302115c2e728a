"""What holds for any game at any decision."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from korchma.bots import random_answer
from korchma.kernel import Ask, Game, Illegal, Option, Session
from korchma.kernel.log import Base, Stale
from korchma.kernel.record import digest, parse, record
from korchma.kernel.restoring import restore
from korchma.kernel.rng import key_of
from korchma.kernel.table import Table
from tests.properties.secrecy import dealt_otherwise
from tests.properties.tables import FEW, WAYS, answer_one, new, seats, some, walk

every_way = pytest.mark.parametrize(("game", "mode", "players"), WAYS)

encode = msgspec.json.encode


def position(session: Session) -> tuple[object, ...]:
    """Everything that can be told of a table, as bytes."""
    eyes = (*range(session.players), None)
    return (
        digest(session),
        repr(session.ask),
        tuple(encode(session.view(seat)) for seat in eyes),
        session.waiting,
    )


@every_way
def test_games_end_and_nothing_is_lost_or_doubled(
    game: Game[Any, Any, Any], mode: str, players: int
) -> None:
    for seed in some(game, 12):
        session = new(game, mode, players, str(seed), listen=False)
        before = dict(game.eyes.census(session.table))
        for _ in walk(session, seed):
            assert dict(game.eyes.census(session.table)) == before
        assert session.result is not None
        assert len(session.result.scores) == players


@every_way
def test_a_fork_is_the_same_table_at_every_decision(
    game: Game[Any, Any, Any], mode: str, players: int
) -> None:
    session = new(game, mode, players, "fork")
    for number in walk(session, 1):
        twin = session.fork()
        assert position(twin) == position(session)
        if session.waiting:
            ahead = session.fork()
            answer_one(ahead, random.Random(number))
            answer_one(twin, random.Random(number))
            assert position(twin) == position(ahead)
            assert position(twin.fork()) == position(ahead)


@every_way
def test_a_fork_hears_what_the_original_heard(
    game: Game[Any, Any, Any], mode: str, players: int
) -> None:
    session = new(game, mode, players, "hear")
    for number in walk(session, 2):
        if number % 7 == 0 and session.waiting:
            twin = session.fork(listen=True)
            assert twin.events(0) == session.events(0)
            ahead = session.fork(listen=True)
            answer_one(twin, random.Random(number))
            answer_one(ahead, random.Random(number))
            assert twin.events(None) == ahead.events(None)


@every_way
def test_nothing_hidden_shows(game: Game[Any, Any, Any], mode: str, players: int) -> None:
    session = new(game, mode, players, "leak")
    for number in walk(session, 3):
        for seat in (*range(players), None):
            other = dealt_otherwise(session, seat, number)
            assert encode(other.view(seat)) == encode(session.view(seat))


@every_way
def test_a_question_tells_its_seat_nothing_hidden(
    game: Game[Any, Any, Any], mode: str, players: int
) -> None:
    """At a safe point the hidden is dealt anew and the question asked again: it is the same."""
    session = new(game, mode, players, "ask")
    for number in walk(session, 4, FEW):
        base = session._base
        asked = session.ask
        if not isinstance(asked, Ask) or not session.log or len(session.log) != base.length:
            continue
        content, options = session.table.content, session.table.options
        table = Table(game.copy(base.state), content, options, key_of(f"ask {number}"))
        game.eyes.redeal(table, asked.seat)
        twin = session.fork()
        if twin.table.rng.news:
            continue  # what it was asked about was drawn since
        twin._begin(table, Base(game.copy(table.state), base.length))
        assert repr(twin.ask) == repr(asked)
        assert repr(twin.refusals(asked.seat)) == repr(session.refusals(asked.seat))
        for option in asked.options:
            assert twin.odds(asked.seat, option) == session.odds(asked.seat, option)


@every_way
def test_a_replay_is_the_original(game: Game[Any, Any, Any], mode: str, players: int) -> None:
    session = new(game, mode, players, "replay")
    for _ in walk(session, 5):
        pass
    made = record(session, seats(session))
    again = restore(parse(encode(made), "memory"), game=game)
    assert position(again) == position(session)
    assert again.events_log == session.events_log
    assert again.result == session.result
    assert encode(record(again, seats(again))) == encode(made)


@every_way
def test_saved_and_restored_at_every_decision(
    game: Game[Any, Any, Any], mode: str, players: int
) -> None:
    session = new(game, mode, players, "save")
    for number in walk(session, 6, FEW):
        made = record(session, seats(session), snapshot=True)
        if number % 11 == 0:
            assert position(restore(parse(encode(made), "memory"), game=game)) == position(session)
        made.rules -= 1
        made.hash = ""
        older = msgspec.json.decode(encode(made), type=type(made))
        assert position(restore(older, game=game)) == position(session)


class Foreign(Option, frozen=True):
    """Nobody ever offers this."""


@every_way
def test_an_illegal_choice_leaves_no_trace(
    game: Game[Any, Any, Any], mode: str, players: int
) -> None:
    session = new(game, mode, players, "illegal")
    for _ in walk(session, 7):
        before = position(session), len(session.log), len(session.events_log)
        for seat in (*range(players), players, None):
            for answer in (Foreign(), (), (Foreign(),) * 3):
                legal = session.ask_of(seat) if seat is not None else None
                if legal is not None and legal.pick and legal.pick[0] == 0 and answer == ():
                    continue
                if seat is None and isinstance(session.ask, Ask) and answer == ():
                    continue
                with pytest.raises(Illegal):
                    session.choose(answer, seat)
        assert (position(session), len(session.log), len(session.events_log)) == before


@every_way
def test_undone_and_done_again_is_the_same(
    game: Game[Any, Any, Any], mode: str, players: int
) -> None:
    session = new(game, mode, players, "undo")
    everybody = range(players)
    for number in walk(session, 8):
        if number % 5 or not session.log:
            continue
        twin = session.fork()
        seat = next((i for i in everybody if twin.can_undo(i)), None)
        if seat is None:
            continue
        undo = twin.can_undo(seat)
        assert undo is not None
        redo = list(zip(session.log[undo.to :], session.marks[undo.to :], strict=True))
        twin.undo(seat, consent=everybody)
        assert len(twin.log) == undo.to
        for entry, mark in redo:
            if isinstance(entry, dict):
                for each, own in entry.items():
                    twin.choose(own, each)
            else:
                assert not isinstance(entry, Stale)
                twin.choose(entry, mark[0])
        assert digest(twin) == digest(session)
        assert [mark[:3] for mark in twin.marks] == [mark[:3] for mark in session.marks]


@every_way
def test_a_free_undo_unlearns_nothing(game: Game[Any, Any, Any], mode: str, players: int) -> None:
    """Where undo is free, what happened would have happened whatever the hidden had been."""
    session = new(game, mode, players, "barrier")
    chance = random.Random(9)
    while session.waiting:
        if not isinstance(session.ask, Ask):
            answer_one(session, chance)
            continue
        seat = session.ask.seat
        answer = random_answer(session.ask, chance)
        before = session.fork()
        session.choose(answer, seat)
        if not session.marks[-1][1]:
            before = dealt_otherwise(before, seat, 1)
            before.choose(answer, seat)
            if _asked(before) == _asked(session):
                assert encode(before.view(seat)) == encode(session.view(seat))


def _asked(session: Session) -> tuple[int, str] | None:
    """Who is asked about what: another's hand may decide whether there is anything to ask."""
    return (session.ask.seat, session.ask.about) if isinstance(session.ask, Ask) else None
