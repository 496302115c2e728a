"""People do things in any order: choose, take back, save, fork, look."""

from __future__ import annotations

import random

import msgspec
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from korchma.bots import random_answer
from korchma.kernel import Session
from korchma.kernel.record import digest, parse, record
from korchma.kernel.restoring import restore
from tests.properties.tables import GAMES, new, seats


class Evening(RuleBasedStateMachine):
    """A table and the bytes it had after each number of decisions."""

    @initialize(name=st.sampled_from(sorted(GAMES)), seed=st.integers(0, 50))
    def sit_down(self, name: str, seed: int) -> None:
        game = GAMES[name]
        mode = game.modes[seed % len(game.modes)]
        self.game = game
        self.session: Session = new(game, mode.id, mode.players[-1], str(seed))
        self.census = dict(game.eyes.census(self.session.table))

    @precondition(lambda self: self.session.waiting)
    @rule(seed=st.integers(0, 1_000_000), times=st.integers(1, 12))
    def choose(self, seed: int, times: int) -> None:
        chance = random.Random(seed)
        for _ in range(times):
            if self.session.waiting:
                seat = self.session.waiting[0]
                ask = self.session.ask_of(seat)
                assert ask is not None
                self.session.choose(random_answer(ask, chance), seat)

    @rule(seat=st.integers(0, 3))
    def take_back(self, seat: int) -> None:
        undo = self.session.can_undo(seat) if seat < self.session.players else None
        if undo is not None:
            self.session.undo(seat, consent=range(self.session.players))
            assert len(self.session.log) == undo.to
            assert self.session.ask_of(seat) is not None

    @rule()
    def leave_and_come_back(self) -> None:
        made = record(self.session, seats(self.session), snapshot=True)
        again = restore(parse(msgspec.json.encode(made), "memory"), game=self.game)
        assert digest(again) == digest(self.session)
        self.session = again

    @rule()
    def go_on_at_another_table(self) -> None:
        self.session = self.session.fork(listen=True)

    @invariant()
    def nothing_is_lost(self) -> None:
        if hasattr(self, "session"):
            assert dict(self.game.eyes.census(self.session.table)) == self.census


TestEvening = Evening.TestCase
TestEvening.settings = settings(
    max_examples=25,
    stateful_step_count=30,
    deadline=None,
    suppress_health_check=list(HealthCheck),
)
