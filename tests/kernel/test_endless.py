"""The budget of steps: rules that tell or draw without end are stopped, as if never begun."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from typing import Any

import pytest

from korchma.games.witches import GAME
from korchma.games.witches.events import Cackled
from korchma.kernel import Ask, Flow, Overrun
from korchma.kernel.record import digest
from korchma.kernel.rng import MOST_STEPS, Count, Rng, key_of
from tests.properties.tables import new


def _told(table: Any) -> None:
    table.tell(Cackled(0))


def _draws(table: Any) -> None:
    for _ in range(8):
        table.rng.below(6)


@pytest.mark.parametrize("step", [_told, _draws])
@pytest.mark.parametrize(("times", "ends"), [(MOST_STEPS - 10, True), (MOST_STEPS + 1, False)])
def test_so_many_steps_and_no_more(step: Callable[[Any], None], times: int, ends: bool) -> None:
    def play(table: Any) -> Flow[None]:
        flow: Any = GAME.rules.play(table)
        answer = None
        while answer is None:
            answer = yield flow.send(None)
        for _ in range(times):
            step(table)
        yield flow.send(answer)

    game = dataclasses.replace(GAME, rules=dataclasses.replace(GAME.rules, play=play))
    session = new(game, "solo", 1, "7")
    before = digest(session), len(session.events_log), session.ask
    assert isinstance(session.ask, Ask)
    if ends:
        session.choose(session.ask.options[0])
        assert len(session.log) == 1
        return
    with pytest.raises(Overrun):
        session.choose(session.ask.options[0])
    assert (digest(session), len(session.events_log), session.ask) == before


def test_a_set_up_has_a_budget_too() -> None:
    chance = Rng(Count(), key_of("7"))
    with pytest.raises(Overrun):
        [chance.below(2) for _ in range(8 * MOST_STEPS + 1)]
