"""Whole games told in every language: no sentence with a hole in it."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from typing import Any

import pytest

from korchma.bots import random_answer
from korchma.games.oldworld import GAME as OLD_WORLD
from korchma.games.oldworld.events import Announced
from korchma.games.oldworld.options import Spend
from korchma.games.swordsorcery import GAME as SWORD_AND_SORCERY
from korchma.games.swordsorcery.events import Activated, Dropped, Evaded
from korchma.games.swordsorcery.options import Again
from korchma.games.wasteknights import GAME as WASTE_KNIGHTS
from korchma.games.wasteknights.events import Bought, Traded
from korchma.kernel import Ask, Game, Session, games
from korchma.terminal.look import look_of
from korchma.terminal.story import Story
from korchma.text import LANGUAGES, Voice
from korchma.text.bundles import bundle
from tests.chance import LONG
from tests.properties.tables import some, stride

WAYS = [
    pytest.param(game, mode.id, mode.players[-1], id=f"{game.id}-{mode.id}")
    for game in games().values()
    for mode in game.modes
]
HOLE = re.compile(r"[{}]|\bNone\b(?! of\b)|  ")


def asked(session: Session) -> Iterator[Ask]:
    """Every question to the end of the game, those in secret one seat after the other."""
    while session.waiting:
        ask = session.ask_of(session.waiting[0])
        assert ask is not None
        yield ask


def spoken(session: Session, ask: Ask, voice: Voice) -> list[str]:
    """Everything that is said about a question."""
    out = [voice.ask(ask, session.things(ask))]
    out += [voice.option(option) for option in ask.options]
    return out + [voice.refused(each) for each in session.refusals(ask.seat)]


@pytest.mark.one_in(6)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "mode", "players"), WAYS)
def test_sentences_have_no_holes(
    game: Game[Any, Any, Any], mode: str, players: int, language: str
) -> None:
    """In each language another game of the mode; in a long run several."""
    each, first = stride(game), LANGUAGES.index(language)
    for seed in some(game, 3) if LONG else (first,):
        chance = random.Random(seed)
        session = Session.new(game, players, mode, str(seed))
        eyes = (None, *range(players))[seed % (players + 1)]
        voice = Voice(game, language, me=eyes)
        story = Story([""] * players)
        look = look_of(game.id)(voice, game.content)
        for number, ask in enumerate(asked(session)):
            for text in spoken(session, ask, voice) if number % each == 0 else ():
                assert text
                assert not HOLE.search(text), text
            session.choose(random_answer(ask, chance), ask.seat)
            story.read(session, eyes, voice, look)
        assert session.result is not None
        assert len(story.told) > 20
        for told in story.told:
            assert not HOLE.search(told.text), told.text


@pytest.mark.one_in(3)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_asks_for_a_word_it_is_not_given(
    language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Fluent fills a missing word in by its name and only tells the programmer: here we listen."""
    for game in games().values():
        speaker = bundle(game.package, language)
        heard: list[Exception] = []
        plain = speaker.format_pattern

        def listening(pattern: Any, args: Any = None, plain: Any = plain, to: Any = heard) -> Any:
            text, errors = plain(pattern, args)
            to.extend(errors)
            return text, errors

        monkeypatch.setattr(speaker, "format_pattern", listening)
        session = Session.new(game, 2, seed="words")
        voice = Voice(game, language, me=0)
        look = look_of(game.id)(voice, game.content)
        story, chance = Story([""] * 2), random.Random(1)
        each = stride(game)
        for number, ask in enumerate(asked(session)):
            if number % each == 0:
                spoken(session, ask, voice)
                look.sentences(session.view(0))
            session.choose(random_answer(ask, chance), ask.seat)
            story.read(session, 0, voice, look)
        assert heard == []


@pytest.mark.parametrize(("language", "said"), [("en", "and"), ("ru", "и"), ("uk", "та")])
def test_lists_are_said_as_people_say_them(language: str, said: str) -> None:
    voice = Voice(None, language)
    assert voice.listed(["a", "b", "c"]) == f"a, b {said} c"
    assert voice.listed(["a"]) == "a"
    assert voice.listed([]) == ""


def test_several_things_are_listed_with_their_further_words() -> None:
    """A card's name alone would not say which of the same name is paid with."""
    voice = Voice(OLD_WORLD, "en")
    said = "Discard: Precise Cut (forest) and Precise Cut (mountains)"
    assert voice.option(Spend(("B0-1", "B0-2"), 0)) == said


@pytest.mark.parametrize(
    ("language", "two", "five"),
    [
        ("en", "2 ammo", "5 fuel"),
        ("ru", "2 патрона", "5 топлива"),
        ("uk", "2 набої", "5 пального"),
    ],
)
def test_goods_of_one_sort_are_counted(language: str, two: str, five: str) -> None:
    """Not one ammo and one ammo: what changes hands is said once, with how much of it."""
    voice = Voice(WASTE_KNIGHTS, language)
    bought = voice.event(Bought("zoe", ("ammo", "G06", "ammo"), ("fuel",) * 5))
    assert f"{two} " in bought or f"{two}," in bought
    assert five in bought
    assert two in voice.event(Traded("zoe", "logan", (), ("ammo", "ammo")))


@pytest.mark.parametrize("language", LANGUAGES)
def test_enemies_that_look_alike_are_counted(language: str) -> None:
    """Not a ghoul and a ghoul; what stands apart stays apart, for it may be told in its order."""
    voice = Voice(SWORD_AND_SORCERY, language)
    one, other, third = "gremlin-green-1", "gremlin-green-2", "gremlin-red"
    name, two = voice.name("figure", one), voice.event(Evaded("auriel", (one, other)))
    assert voice.name("figure", other) == name
    assert f"{name} ×2" in two
    assert "×" not in voice.event(Evaded("auriel", (one, third, other)))


def test_dice_are_counted_from_one() -> None:
    said = [Voice(SWORD_AND_SORCERY, each).option(Again(0)) for each in LANGUAGES]
    assert all(text.endswith(" 1") for text in said), said


def test_two_distances_do_not_read_as_a_fraction() -> None:
    """An enemy at distance 0 or 1 is no enemy at a tenth."""
    for language in LANGUAGES:
        voice = Voice(SWORD_AND_SORCERY, language)
        said = voice.event(Activated("shaya", "0,1", "ekar", "taunt"))
        assert " 0, 1)" in said


@pytest.mark.parametrize(
    ("language", "nothing"),
    [
        ("en", "Shaya leaves nothing behind."),
        ("ru", "Шая не оставляет ничего."),
        ("uk", "Шая не лишає нічого."),
    ],
)
def test_whoever_falls_with_nothing_leaves_nothing(language: str, nothing: str) -> None:
    assert Voice(SWORD_AND_SORCERY, language).event(Dropped("shaya", (), 0)) == nothing


@pytest.mark.parametrize(("language", "said"), [("en", "bite"), ("ru", "укус"), ("uk", "укус")])
def test_yes_and_no_choose_a_sentence(language: str, said: str) -> None:
    voice = Voice(OLD_WORLD, language)
    assert said in voice.event(Announced(None, bite=True))
    assert said not in voice.event(Announced(None, bite=False))


def test_an_unknown_message_is_seen_by_its_braces() -> None:
    assert Voice(None, "en").say("no-such-message") == "{no-such-message}"
    assert not Voice(None, "en").has("seat.plural")
