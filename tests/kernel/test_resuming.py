"""A game goes on from its last safe point: under the same rules, and under others."""

from __future__ import annotations

import dataclasses
import random
from typing import Any

import msgspec
import pytest

from korchma.kernel import Game, Illegal, KorchmaError, Session, Table
from korchma.kernel.log import Base, Stale
from korchma.kernel.record import digest, record
from korchma.kernel.resuming import Decision, Unfit, position, resume, safe_point
from tests.properties.tables import GAMES, answer_one, new, seats
from tests.toys.duel import DUEL, Bid

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))


def stored(session: Session) -> list[Decision]:
    """The decisions as a database has them."""
    return [
        Decision(mark[0], msgspec.to_builtins(entry), *mark[1:])
        for mark, entry in zip(session.marks, session.log, strict=True)
    ]


def taken_up(session: Session, game: Game[Any, Any, Any] | None = None, **more: Any) -> Session:
    """The same game, from its safe point."""
    game = game or session.game
    base = safe_point(session)
    state = position(game, msgspec.msgpack.encode(base.state))
    again = resume(
        game,
        session.players,
        session.table.options,
        session.seed,
        Base(state, base.length),
        stored(session),
        session.events_log,
        people=session.people,
        **more,
    )
    for seat, answer in session.pending.items():
        again.choose(answer, seat)
    return again


def played(game: Game[Any, Any, Any], decisions: int, seed: int = 1) -> Session:
    session = new(game, game.modes[0].id, game.modes[0].players[-1], f"resume {seed}")
    chance = random.Random(seed)
    for _ in range(decisions):
        if session.waiting:
            answer_one(session, chance)
    return session


@every_game
def test_taken_up_at_any_moment_it_is_the_same_game(game: Game[Any, Any, Any]) -> None:
    session, chance = played(game, 0), random.Random(1)
    for number in range(60):
        if not session.waiting:
            break
        answer_one(session, chance)
        if number % 7 and number > 12:
            continue
        again = taken_up(session)
        assert digest(again) == digest(session)
        assert again.ask == session.ask
        assert again.pending == session.pending
        assert again.events_log == session.events_log
        assert again.log == session.log
        assert again.marks == session.marks
        for seat in range(session.players):
            assert again.can_undo(seat) == session.can_undo(seat)


@every_game
def test_going_back_beyond_the_safe_point_plays_from_the_seed(game: Game[Any, Any, Any]) -> None:
    session = played(game, 25)
    again = taken_up(session)
    assert safe_point(again).length > 3
    again.rewind(3)
    session.rewind(3)
    assert digest(again) == digest(session)
    assert again.ask == session.ask


def cut_short(game: Game[Any, Any, Any]) -> Game[Any, Any, Any]:
    """Other rules: everything is as it was except the set-up, which deals one card less."""

    def setup(*given: Any) -> Any:
        state = game.rules.setup(*given)
        for player in state.players:
            player.hand.pop()
        return state

    rules = dataclasses.replace(game.rules, setup=setup)
    return dataclasses.replace(game, rules_version=game.rules_version + 1, rules=rules)


def test_under_other_rules_it_goes_on_from_there_with_its_log_whole() -> None:
    session = played(DUEL, 4)
    base = safe_point(session)
    other = taken_up(session, cut_short(DUEL), rules=1, first=base)
    assert digest(other) == digest(session)
    assert other.events_log == session.events_log
    assert other.rules == 1
    chance = random.Random(2)
    while other.waiting:
        answer_one(other, chance)
    assert other.result is not None


def test_what_older_rules_decided_is_not_taken_back() -> None:
    session = played(DUEL, 6)
    while len(session.log) > safe_point(session).length or session.pending:
        answer_one(session, random.Random(3))
    other = taken_up(session, cut_short(DUEL), rules=1, first=safe_point(session))
    assert session.can_undo(0) is not None
    assert other.can_undo(0) is None
    with pytest.raises(Illegal) as refused:
        other.undo(0)
    assert refused.value.reason == "undo-older-rules"


def test_decisions_these_rules_do_not_know_stay_in_the_record() -> None:
    session = played(DUEL, 6)
    base = safe_point(session)
    assert base.length > 0
    decisions = stored(session)
    decisions[0] = decisions[0]._replace(answer={"0": {"do": "dance"}})
    other = resume(
        DUEL, 3, session.table.options, session.seed, base, decisions, rules=1, first=base
    )
    assert other.log[0] == Stale({"0": {"do": "dance"}})
    assert record(other, seats(other)).decisions[0] == (-1, {"0": {"do": "dance"}})


def test_a_position_of_another_shape_cannot_go_on() -> None:
    with pytest.raises(Unfit) as refused:
        position(DUEL, msgspec.msgpack.encode({"rng": "seven"}))
    assert refused.value.reason == "stuck-position"


def test_a_decision_since_that_is_no_longer_possible_says_so() -> None:
    session = played(DUEL, 3)
    base = Base(safe_point(session).state, 0)
    first = new(DUEL, "duel", 3, "resume 1")
    wrong = Decision(-1, {seat: msgspec.to_builtins(Bid(9)) for seat in range(3)})
    base = safe_point(first)
    with pytest.raises(Unfit) as refused:
        resume(DUEL, 3, first.table.options, first.seed, base, [wrong], first.events_log)
    assert refused.value.reason == "stuck-decision"


def test_rules_that_break_on_the_position_say_so() -> None:
    def play(table: Table[Any, Any, Any]) -> Any:
        raise KeyError("card 19")
        yield

    broken = dataclasses.replace(DUEL, rules=dataclasses.replace(DUEL.rules, play=play))
    with pytest.raises(Unfit, match="card 19") as refused:
        taken_up(played(DUEL, 3), broken)
    assert refused.value.reason == "stuck-rules"
    assert isinstance(refused.value, KorchmaError)
