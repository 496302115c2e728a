"""The first game of The Witches teaches all of it, whichever witch one is."""

from __future__ import annotations

import pytest

from korchma.bots import make_bot
from korchma.games.witches.lesson import LESSON
from korchma.games.witches.options import TakeWitch
from korchma.kernel import Ask, Chair, Session, find_game
from korchma.kernel.lesson import due
from tests.games.lessons import check_triggers

GAME = find_game("witches")
LUCK = {"reroll", "failed", "ran", "withdraw", "dungeon"}
"""What somebody may well get through a whole game without."""


def learn(witch: str = "") -> tuple[Session, list[str]]:
    """Play the lesson as the hints say, perhaps as another witch; what was told, in order."""
    session = Session.new(GAME, len(LESSON.seats), LESSON.mode, LESSON.seed, people=[0])
    bots = [make_bot(GAME, "heuristic", seat) for seat in (0, 1)]
    heard: list[str] = []
    while isinstance(session.ask, Ask):
        ask = session.ask
        answer = bots[ask.seat].decide(Chair(session, ask.seat))
        if ask.seat == 0 and ask.usual is None:
            heard += _told(session, heard, ask.about)
            if ask.about == "witch" and TakeWitch(witch) in ask.options:
                answer = TakeWitch(witch)
        elif ask.seat == 0 and ask.usual is not None:
            answer = ask.usual
        session.choose(answer)
    return session, heard + _told(session, heard, "")


def _told(session: Session, heard: list[str], asked: str) -> list[str]:
    events = [event for _, event in session.events(0)]
    return [step.id for step in due(LESSON, heard, asked, events, 0)]


def test_who_follows_the_hints_meets_everything_and_wins() -> None:
    session, heard = learn()
    assert set(heard) == {step.id for step in LESSON.steps}
    assert heard[:5] == ["welcome", "start", "problem", "move", "chances"]
    assert heard[-1] == "end"
    assert session.result is not None
    assert session.result.winners == (0,)


@pytest.mark.parametrize("witch", ["annagramma", "petulia", "dimity"])
def test_whichever_witch_the_whole_game_is_taught(witch: str) -> None:
    """Tiffany is the bot's."""
    session, heard = learn(witch)
    assert {step.id for step in LESSON.steps} - set(heard) <= LUCK
    assert session.result is not None
    assert session.result.ending == "points"


def test_nobody_is_told_everything_at_once() -> None:
    """Five things before the first move are enough."""
    session = Session.new(GAME, 2, LESSON.mode, LESSON.seed, people=[0])
    bots = [make_bot(GAME, "heuristic", seat) for seat in (0, 1)]
    heard: list[str] = []
    while isinstance(session.ask, Ask) and len(heard) < 20:
        if session.ask.seat == 0:
            told = _told(session, heard, session.ask.about)
            assert len(told) <= 5, told
            heard += told
        session.choose(bots[session.ask.seat].decide(Chair(session, session.ask.seat)))


def test_every_step_names_something_that_happens() -> None:
    check_triggers(GAME, LESSON)
