"""The campaign of seven quests, won one after the other. [3.15]"""

from __future__ import annotations

import random

import pytest

from korchma.games.swordsorcery import GAME
from korchma.games.swordsorcery.box.content import QUESTS
from korchma.games.swordsorcery.campaign import ahead, legacy
from korchma.games.swordsorcery.options import EndTurn, GoOn, TakeHero
from korchma.games.swordsorcery.state import Legacy
from korchma.kernel import Ask, Session
from tests.games.swordsorcery.story import Story
from tests.games.swordsorcery.test_every_card import come_true, fair


def won(before: Legacy | None, seed: str) -> Session:
    """The next quest, won in its first turn by a wonder."""
    coming = ahead(before)
    assert coming is not None
    session = Session.new(GAME, 2, mode=coming.mode, seed=seed, heroes=3, **coming.options)
    chance = random.Random(seed)
    while session.ask is not None:
        ask = session.ask
        assert isinstance(ask, Ask)
        if ask.about == "turn" and not session.table.state.finishing:
            told = fair(Story(session))
            goal = told.t.content.quests[told.state.quest].quest.goals[0]
            come_true(told, goal.when)
            session.choose(EndTurn())
            continue
        party = [x for x in ask.options if isinstance(x, TakeHero)]
        done = [x for x in ask.options if isinstance(x, GoOn)]
        session.choose(party[0] if party else done[0] if done else chance.choice(ask.options))
    return session


@pytest.mark.rule("73", "74", "127", "166")
def test_seven_quests_make_a_campaign() -> None:
    before: Legacy | None = None
    for number, quest in enumerate(QUESTS):
        session = won(before, f"chapter {number}")
        state = session.table.state
        assert state.quest == quest
        assert state.ending == "win"
        after = legacy(session.table)
        assert [x.card for x in after.party] == [hero.card for hero in state.heroes]
        if before is not None:
            assert {*dict(before.flags)} <= {*dict(after.flags)}, "what was done stays done"
        assert not any(name.startswith("q.") for name, _ in after.flags)
        before = after
    assert before is not None
    assert ahead(before) is None, "after the last quest nothing follows"
    flags = dict(before.flags)
    assert any(flags.get(x) for x in ("window-mended", "grass-let-go", "rooms-taken"))


def test_after_a_defeat_the_same_quest_comes_again() -> None:
    lost = Legacy("q3", False, (), losses=1)
    coming = ahead(lost)
    assert coming is not None
    assert coming.chapter == "q3"
