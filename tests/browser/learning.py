"""Learning by playing: what is told is read, what is shown is done."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache, partial

import msgspec
from playwright.sync_api import expect

from korchma.bots import make_bot
from korchma.kernel import Chair, Session, find_game
from korchma.kernel.lesson import due
from tests.browser.people import Visitor, say
from tests.chance import LONG
from tests.games import lessons

STEP = "[data-lesson]"
CLICKED = 3
"""Questions of a lesson that are answered by clicking: the first ones; in a long run all."""
MANY = 5
"""Steps that may wait for one another, to be told at one question."""


def step(learner: Visitor) -> str:
    """The step that is told now, or nothing."""
    found = learner.page.locator(STEP)
    return (found.get_attribute("data-lesson") or "") if found.count() else ""


def hear(learner: Visitor, now: str, language: str = "en", game: str = "witches") -> None:
    """Read the step that is told and press "got it"."""
    shown = learner.page.locator(f'[data-lesson="{now}"]')
    expect(shown).to_contain_text(say(f"lesson-{now}.text", language, game=game)[:40])
    shown.locator("[data-coach=next]").click()
    expect(shown).to_have_count(0)


def hear_all(learner: Visitor, language: str = "en", game: str = "witches") -> list[str]:
    """Read all there is to be read now; the steps, in order."""
    heard: list[str] = []
    while now := step(learner):
        hear(learner, now, language, game)
        heard.append(now)
    return heard


def learn(
    learner: Visitor, until: str, game: str, *, before: Sequence[str] = (), clicking: bool = LONG
) -> list[str]:
    """Do as shown until this step is told; all that was told before, each step ringed."""
    heard = [*before]
    placed = _placed(game)
    answered = 0
    while True:
        learner.wait_turn()
        while (now := step(learner)) and now != until:
            if now in placed:
                expect(learner.page.locator("i.ring"), now).not_to_have_count(0)
            hear(learner, now, game=game)
            heard.append(now)
        if now == until:
            return heard
        assert not learner.over, f"never told: {until}"
        if clicking or answered < CLICKED:
            do_as_shown(learner)
        else:
            skip(learner, partial(teaches, heard=heard, until=until))
            learner.page.locator(STEP).wait_for()
        answered += 1


def do_as_shown(learner: Visitor) -> None:
    """Ask for a hint, and do that."""
    asked = learner.asked
    learner.button("web-hint").click()
    learner.button("web-hint-do").click()
    learner.wait_decided(asked)


def skip(learner: Visitor, stop: Callable[[Session], bool]) -> None:
    """Do as hinted out of sight, up to a question at which this is so, or to the end."""
    where, code = learner.page.url, learner.page.url.rpartition("/")[2]
    session = learner.inn.session(code)
    bot = make_bot(session.game, "heuristic", 0)
    learner.page.goto("about:blank")
    seat = learner.elsewhere(code)
    seat.to_question()
    while seat.asks and not stop(session):
        seat.choose(seat.asks[0], msgspec.to_builtins(bot.decide(Chair(session, 0))))
        seat.to_question(after=seat.asks[0]["number"])
    seat.close()
    learner.page.goto(where)
    learner.wait_turn()


def teaches(session: Session, heard: list[str], until: str) -> bool:
    """Whether something is told that is waited for, or may never be told again, or too much."""
    ask, lesson = session.ask_of(0), session.game.lesson
    assert ask is not None
    assert lesson is not None
    events = [event for _, event in session.events(0)]
    told = due(lesson, heard, ask.about, events, 0)
    most = 0 if len(session.log) in _last_questions(session.game.id) else MANY
    return len(told) > most or any(each.id == until or not each.by for each in told)


def _placed(game: str) -> set[str]:
    """The steps that are about a part of the table; others are about what an event names."""
    lesson = find_game(game).lesson
    assert lesson is not None
    return {each.id for each in lesson.steps if each.show != "here"}


@cache
def _last_questions(game: str) -> set[int]:
    """After how many decisions the learner is asked for the last time, and that quietly."""
    title = find_game(game)
    last: dict[str, int] = {}
    assert title.lesson is not None
    for session, _ in lessons.learn(title, title.lesson):
        if ask := session.ask_of(0):
            last |= {"": len(session.log), ask.about: len(session.log)}
    return {last[""], last[title.lesson.quiet]}


def begin(learner: Visitor, game: str = "witches") -> None:
    """From the inn to the first question."""
    learner.go("/").page.locator(f"[data-learn={game}]").click()
    learner.wait_turn()
    learner.page.locator(STEP).wait_for()
