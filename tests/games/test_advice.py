"""Advice: the same thought as the decision, a reason that can be said, and nothing hidden in it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, get_args

import msgspec
import pytest

from korchma.bots import make_bot
from korchma.kernel import Advice, Adviser, Chair, Game, Session, advice, games
from korchma.kernel.ask import check
from korchma.kernel.record import Record, read
from korchma.kernel.restoring import restore
from korchma.text import LANGUAGES, Voice
from tests.fixtures.wanted import FOLDER

HOLE = re.compile(r"[{}]|\bNone\b|  ")
LOOKS = 25
"""Questions of one recorded game that are looked at."""

ADVISED = [game for game in games().values() if game.mind.reasons is not None]
RECORDED = [
    pytest.param(game, file, id=f"{game.id}-{file.stem}")
    for game in ADVISED
    for number, file in enumerate(sorted((FOLDER / game.id).glob("*.json")))
    if number % 4 == 0
]


def questions(made: Record) -> Iterator[tuple[Session, int]]:
    """Some questions of a recorded game, from its beginning to its end."""
    step = max(1, len(made.decisions) // LOOKS)
    for upto in range(0, len(made.decisions), step):
        session = restore(made, upto=upto, listen=False)
        yield session, session.waiting[-1]


def adviser(game: Game[Any, Any, Any]) -> Adviser:
    """The bot whose advice people get."""
    bot = make_bot(game, [*game.mind.bots][-1], 0)
    assert isinstance(bot, Adviser)
    return bot


def spoken(voice: Voice, told: Advice) -> Iterator[str]:
    """The reasons of an advice and of the next best."""
    for each in (told, told.next):
        if each is not None and each.reason is not None:
            yield voice.why(each.reason)


@pytest.mark.parametrize(("game", "file"), RECORDED)
def test_advice_is_what_the_bot_would_do_and_says_why(game: Game[Any, Any, Any], file: Any) -> None:
    bot, known = adviser(game), get_args(game.mind.reasons)
    voices = [Voice(game, language, me=0) for language in LANGUAGES]
    for session, seat in questions(read(file)):
        chair, ask = Chair(session, seat), session.ask_of(seat)
        assert ask is not None
        found = bot.advise(chair)
        assert found.answer == bot.decide(chair)
        assert isinstance(found.reason, known), ask.about
        if found.next is not None:
            assert found.next.answer != found.answer, ask.about
            check(ask, found.next.answer)
        for voice in voices:
            for text in spoken(voice, found):
                assert text
                assert not HOLE.search(text), text


@pytest.mark.parametrize(("game", "file"), RECORDED)
def test_advice_knows_no_more_than_its_chair(game: Game[Any, Any, Any], file: Any) -> None:
    """On a table where all that is hidden lies otherwise, it is the same."""
    bot = adviser(game)
    for number, (session, seat) in enumerate(questions(read(file))):
        if number % 3 == 0:
            chair = Chair(session, seat)
            other = Chair(chair.imagine(number), seat)
            assert bot.advise(other) == bot.advise(chair)


@pytest.mark.parametrize("game", ADVISED, ids=[game.id for game in ADVISED])
def test_reasons_travel_as_json(game: Game[Any, Any, Any]) -> None:
    session = Session.new(game, game.modes[0].players[0], seed="advice")
    found = adviser(game).advise(Chair(session, session.waiting[0]))
    sent = msgspec.json.encode(found.reason)
    assert msgspec.json.decode(sent, type=game.mind.reasons) == found.reason


def test_a_bot_without_reasons_is_asked_all_the_same() -> None:
    game = ADVISED[0]
    session = Session.new(game, game.modes[0].players[0], seed="advice")
    chair = Chair(session, session.waiting[0])
    told = advice(make_bot(game, "random", 1), chair)
    assert told == Advice(make_bot(game, "random", 1).decide(chair))
