"""The quick way to the end of a game: the same game as choosing step by step."""

from __future__ import annotations

import random
from functools import partial

from korchma.bots import random_answer
from korchma.kernel import Answer, Ask, Session
from korchma.kernel.play_out import play_out
from korchma.kernel.record import SeatInfo, digest, record
from korchma.kernel.restoring import restore
from tests.toys.duel import DUEL


def _blind(seed: int) -> random.Random:
    return random.Random(seed)


def test_it_leads_where_choosing_leads_secret_and_several_answers_included() -> None:
    for seed in range(20):
        slow = Session.new(DUEL, 2, seed=str(seed), listen=False)
        quick = slow.fork()
        chance = _blind(seed)
        decisions = 0
        while slow.waiting:
            for seat in slow.waiting:
                ask = slow.ask_of(seat)
                assert ask is not None
                slow.choose(random_answer(ask, chance), seat)
                decisions += 1
        assert play_out(quick, partial(random_answer, chance=_blind(seed))) == decisions
        assert quick.log == slow.log
        assert quick.marks == slow.marks
        assert digest(quick) == digest(slow)
        assert quick.result == slow.result


def test_secret_answers_that_are_in_stay_and_are_not_counted() -> None:
    session = Session.new(DUEL, 2, seed="in", listen=False)
    mine = session.ask_of(0)
    assert mine is not None
    session.choose(mine.options[-1], 0)
    asked: list[Ask] = []

    def first(ask: Ask) -> Answer:
        asked.append(ask)
        return ask.options[0] if ask.pick is None else tuple(ask.options[: ask.pick[1]])

    assert play_out(session, first) == len(asked)
    assert asked[0].seat == 1
    bids = session.log[0]
    assert isinstance(bids, dict)
    assert bids[0] == mine.options[-1]
    assert session.pending == {}


def test_a_game_played_out_can_be_recorded_and_restored() -> None:
    session = Session.new(DUEL, 2, seed="kept", listen=False)
    play_out(session, partial(random_answer, chance=_blind(5)))
    again = restore(record(session, [SeatInfo("bot:random")] * 2), game=DUEL)
    assert digest(again) == digest(session)
    assert again.result == session.result is not None
