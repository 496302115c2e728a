"""Every thing, question, event and refusal has its words, alike in all languages, and no others."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from importlib import resources
from pathlib import Path
from pkgutil import iter_modules
from typing import Any, get_args

import pytest
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

import korchma
from korchma.games.witches.box.rows import Benefit
from korchma.kernel import Game, Option, TakenBack, find_game, games
from korchma.kernel.ask import kebab
from korchma.kernel.record import read
from korchma.lab.trace import count_rulings, read_rules
from korchma.text.bundles import LANGUAGES, message_ids, parsed, sources
from korchma.tray.reading import read_fluent
from tests.text import scan
from tests.text.things import THINGS

FIXTURES = Path(__file__).parents[1] / "fixtures"
PACKAGES = ("korchma.text", *(game.package for game in games().values()))
PLURALS = {"one", "few", "many", "other"}
LEFT_OVER = re.compile(r"TODO|FIXME|XXX|Lorem|ipsum|\?\?\?|placeholder", re.IGNORECASE)
CLIENTS = (
    "korchma",
    *(f"korchma.{x.name}" for x in iter_modules(korchma.__path__) if x.ispkg and x.name != "games"),
)
"""Everything of ours but the games."""

every_package = pytest.mark.parametrize("package", PACKAGES)
every_game = pytest.mark.parametrize("game", games().values(), ids=list(games()))


# --- reading -------------------------------------------------------------------------------------


def patterns(package: str, language: str) -> Iterator[tuple[str, ast.Pattern]]:
    """Every text of a package's files by ``id`` or ``id.attribute``."""
    for _, text in parsed(package, language):
        for entry in text.body:
            if isinstance(entry, ast.Message):
                if entry.value is not None:
                    yield entry.id.name, entry.value
                for attribute in entry.attributes:
                    yield f"{entry.id.name}.{attribute.id.name}", attribute.value


class Seen(Visitor):
    """The variables, selects, plain words and other messages in a text."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()
        self.selects: list[set[str]] = []
        self.words: list[str] = []

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802  # fluent's name
        """``{ $n }``"""
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: Any) -> None:  # noqa: N802
        """``{ symbol-magic.of }``"""
        part = f".{node.attribute.name}" if node.attribute else ""
        self.messages.add(node.id.name + part)

    def visit_SelectExpression(self, node: Any) -> None:  # noqa: N802
        """``{ $n -> … }``"""
        keys = {getattr(x.key, "name", None) or x.key.value for x in node.variants}
        self.selects.append(keys)
        self.generic_visit(node)

    def visit_TextElement(self, node: Any) -> None:  # noqa: N802
        """Words as they stand."""
        self.words.append(node.value)


@cache
def texts(package: str, language: str) -> Mapping[str, Seen]:
    """What is in every text of a package, by its name."""
    found = {name: (Seen(), pattern) for name, pattern in patterns(package, language)}
    for seen, pattern in found.values():
        seen.visit(pattern)
    return {name: seen for name, (seen, _) in found.items()}


DASHES = {"en": "–", "ru": "—", "uk": "—"}
"""The dash between words; between numbers it is short everywhere."""


@pytest.mark.parametrize("language", LANGUAGES)
@every_package
def test_a_language_has_one_dash(package: str, language: str) -> None:
    (other,) = set("–—") - {DASHES[language]}
    files = resources.files(package).joinpath("text" if package != "korchma.text" else "", language)
    lines = (line for each in files.iterdir() for line in each.read_text("utf-8").splitlines())
    assert [line for line in lines if f" {other} " in line] == []


# --- alike in all languages ----------------------------------------------------------------------


@every_package
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_message_is_found_as_it_stands_without_reading_the_rest(
    package: str, language: str
) -> None:
    home = resources.files(package) / ("" if package == "korchma.text" else "text") / language
    for name, resource in parsed(package, language):
        text = (home / name).read_text("utf-8")
        alone = {name: read_fluent(source).body for name, source in sources(text).items()}
        whole = {each.id.name: each for each in resource.body if isinstance(each, ast.Message)}
        assert alone.keys() == whole.keys()
        for message, body in alone.items():
            assert len(body) == 1, message
            assert body[0].equals(whole[message], ignored_fields=["comment"]), message


@every_package
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_same_messages_and_attributes(package: str, language: str) -> None:
    assert message_ids(package, language) == message_ids(package, "en")


@every_package
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_same_variables(package: str, language: str) -> None:
    ours = {name: each.variables for name, each in texts(package, "en").items()}
    theirs = {name: each.variables for name, each in texts(package, language).items()}
    assert theirs == ours


@every_package
@pytest.mark.parametrize("language", ["ru", "uk"])
def test_plurals_have_every_form(package: str, language: str) -> None:
    counted = {name for name, each in texts(package, "en").items() if {"one"} & _plurals(each)}
    for name, each in texts(package, language).items():
        forms = _plurals(each)
        assert not forms - {"other"} or forms == PLURALS, name
        assert name not in counted or forms == PLURALS, name


def _plurals(text: Seen) -> set[str]:
    """The plural forms a text tells apart."""
    return {key for keys in text.selects for key in keys} & {*PLURALS, "zero", "two"}


@every_package
@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_left_to_be_written(package: str, language: str) -> None:
    for name, each in texts(package, language).items():
        words = "".join(each.words)
        assert not LEFT_OVER.search(words), name
        assert words.strip() or each.variables, name


@pytest.mark.parametrize("package", PACKAGES[1:])
@pytest.mark.parametrize("language", ["ru", "uk"])
def test_nothing_was_left_in_english(package: str, language: str) -> None:
    """A name or a sentence of ours without one Cyrillic letter was not translated."""
    for name, each in texts(package, language).items():
        words = "".join(each.words)
        if re.search(r"[A-Za-z]{3}", words):
            assert re.search(r"[А-яЁёІіЇїЄєҐґ]", words), name


# --- everything has its words --------------------------------------------------------------------


def spoken(game: Game[Any, Any, Any]) -> set[str]:
    """The messages any game needs: what voices and clients make of its source."""
    package = game.package
    out = {"game-title", "game-title.full", "game-title.about"}
    options: tuple[type[Option], ...] = get_args(game.rules.choices)
    out |= {f"do-{kebab(option.__name__)}" for option in options}
    out |= {f"event-{kebab(event.__name__)}" for event in scan.events(game)}
    out |= {f"why-{kebab(reason.__name__)}" for reason in get_args(game.mind.reasons)}
    out |= {f"cast-{each}{part}" for each in game.mind.cast for part in ("", ".manner")}
    out |= {f"ask-{about}" for about in scan.abouts(package)}
    out |= {f"refused-{reason}" for reason in scan.reasons(package)}
    out |= {f"source-{source}" for source in scan.sources(package)}
    for mode in game.modes:
        out |= {f"mode-{mode.id}", f"mode-{mode.id}.text"}
    for file in (FIXTURES / game.id).glob("*.json"):
        made = read(file)
        assert made.result is not None
        out |= {f"ending-{made.result.ending}", f"ending-{made.result.ending}.text"}
    for rule in read_rules(game):
        out |= {f"rule-{rule.id}", f"rule-{rule.id}.text", f"chapter-{rule.chapter}"}
    for step in game.lesson.steps if game.lesson else ():
        out |= {f"lesson-{step.id}", f"lesson-{step.id}.text"}
    rulings = {f"a{number}" for number in range(1, count_rulings(game) + 1)}
    assert scan.rulings(package) <= rulings
    for ruling in rulings:
        out |= {f"ruling-{ruling}", f"ruling-{ruling}.text"}
    return out


def named(game: Game[Any, Any, Any]) -> set[str]:
    """The messages that name the things of a game, in all the forms its sentences use."""
    box = game.content
    things = ((kind, each) for kind, ids in game.box.named(box).items() for each in ids)
    return {word.id for kind, each in things for word in game.eyes.words(box, kind, each).values()}


def _nothing(content: Any) -> set[str]:
    return set()


@cache
def needed(game: Game[Any, Any, Any]) -> set[str]:
    """Every message a game must have, and every message one of these is made of."""
    out = spoken(game) | named(game) | THINGS.get(game.id, _nothing)(game.content)
    known = texts(game.package, "en")
    todo = [*out]
    while todo:
        name = todo.pop()
        new = known[name].messages - out if name in known else set()
        out |= new
        todo += new
    return out


def prompted(game: Game[Any, Any, Any]) -> set[str]:
    """What the browser's prompt may say of a question, a group of options, several marked ones;
    and what its log may say of an event."""
    web = f"web-{game.id}"
    abouts = scan.abouts(game.package)
    out = {f"{web}-{part}-{about}" for part in ("ask", "help") for about in abouts}
    for option in get_args(game.rules.choices):
        tag = kebab(option.__name__)
        out |= {f"{web}-{part}-{tag}" for part in ("confirm", "do", "group")}
        out.add(f"{web}-group-{tag}.short")
    events = get_args(game.rules.events)
    return out | {f"{web}-log-{kebab(event.__name__)}" for event in events}


def said(package: str, language: str) -> set[str]:
    """Every message there is."""
    return set(texts(package, language))


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_has_its_words(game: Game[Any, Any, Any], language: str) -> None:
    assert needed(game) - said(game.package, language) == set()


def test_every_benefit_is_on_a_card() -> None:
    """So that the cards name every benefit there is."""
    cards = find_game("witches").content.cards.values()
    assert {card.benefit for card in cards} == set(get_args(Benefit))


@every_game
def test_no_words_for_nothing(game: Game[Any, Any, Any]) -> None:
    """A message is needed by a thing of the game, stands in the code of a client by its own name,
    or is a page of the book, where all of ``help-`` and ``ruling-`` is printed. Words for the
    browser may lie ready as long as nobody has drawn the game there."""
    literal = scan.literals(*CLIENTS)
    book = re.compile(r"(help|ruling)-[a-z0-9-]+(\.text)?")
    shown, begun = scan.in_browser()
    if not scan.drawn_in_browser(game):
        begun += (f"web-{game.id}-",)
    for name in said(game.package, "en") - needed(game) - prompted(game) - literal - shown:
        assert book.fullmatch(name) or name.startswith(begun), f"{name} is used nowhere"


def test_no_words_of_our_own_for_nothing() -> None:
    """Korchma's own are said by name; errors by their reason, commands, tabs and such by theirs."""
    literal = scan.literals(*CLIENTS)
    literal |= {bot for game in games().values() for bot in game.mind.bots}
    made = re.compile(
        r"(error|bot|cast|notice|letter|term-cmd|term-tab|term-language)-([a-z-]+)"
        r"(\.text|\.short|\.manner|\.subject)?"
    )
    own = {f"event-{kebab(TakenBack.__name__)}"}
    assert own <= said("korchma.text", "en")
    shown, begun = scan.in_browser()
    for name in said("korchma.text", "en") - own - literal - shown:
        if name.startswith("web-") and name.startswith(begun):
            continue
        found = made.fullmatch(name)
        assert found, f"{name} is used nowhere"
        assert found[2] in literal, f"{name} is used nowhere"
