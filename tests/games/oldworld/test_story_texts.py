"""The words of the stories: complete in every language, secret where they must be."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from fluent.syntax import ast

from korchma.tray.reading import read_fluent
from tests.games.oldworld.test_stories import CITY, EVENTS, HOME, WILDS, first, ways

FILES = ("stories-city", "stories-wilds", "secret-city", "secret-wilds", "secret-events")
LANGUAGES = ("en", "ru", "uk")
Texts = dict[str, dict[str, str]]


def texts(language: str, name: str) -> Texts:
    """The messages of a file: their value under "", their attributes by name."""
    found: Texts = {}
    path = HOME / "text" / language / f"{name}.ftl"
    for entry in read_fluent(path.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), (language, name, entry.content)
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, entry.id.name
            assert entry.value is not None, entry.id.name
            found[entry.id.name] = {"": plain(entry.value)} | {
                each.id.name: plain(each.value) for each in entry.attributes
            }
    return found


def plain(pattern: ast.Pattern) -> str:
    """A story has no variables: it is text from end to end."""
    assert all(isinstance(each, ast.TextElement) for each in pattern.elements)
    return "".join(each.value for each in pattern.elements if isinstance(each, ast.TextElement))


def event_shape() -> Iterator[tuple[str, set[str]]]:
    """The messages of the events, each with its attributes."""
    for row in EVENTS:
        name, step = f"event-{row['id']}", first(row)
        yield name, {"", "title"} | {way["id"] for way in ways(row)}
        outcomes = {"choose": ("a", "b"), "threshold": ("yes", "no")}.get(step["do"], ())
        for end in (*outcomes, *range(1, len(step.get("bands", ())) + 1)):
            yield f"{name}-{end}", {""}


def shape(name: str) -> dict[str, set[str]]:
    """What a file has to hold."""
    if name == "secret-events":
        return dict(event_shape())
    deck = CITY if name.endswith("city") else WILDS
    if name.startswith("secret"):
        return {f"{row['id']}-{way}": {""} for row in deck for way in "ab"}
    return {row["id"]: {"", "title", "a", "b"} for row in deck}


@pytest.mark.parametrize("name", FILES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_story_is_told_in_every_language(language: str, name: str) -> None:
    found = texts(language, name)
    assert {key: set(value) for key, value in found.items()} == shape(name)


@pytest.mark.parametrize("name", FILES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_texts_are_the_same(language: str, name: str) -> None:
    every = [text for value in texts(language, name).values() for text in value.values()]
    titles = [value["title"] for value in texts(language, name).values() if "title" in value]
    assert len(set(titles)) == len(titles)
    long = [text for text in every if len(text) > 60]
    assert len(set(long)) == len(long)


@pytest.mark.parametrize("name", FILES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_typography_of_each_language(language: str, name: str) -> None:
    foreign = "«»ыэёъ" if language == "en" else "“”ыэёъ" if language == "uk" else "“”іїєґ’"
    for key, value in texts(language, name).items():
        for text in value.values():
            assert not set(text.lower()) & set(f"\"'{foreign}"), (key, text)


@pytest.mark.parametrize("deck", ["city", "wilds"])
def test_openings_and_outcomes_are_neither_curt_nor_endless(deck: str) -> None:
    openings = {key: value[""] for key, value in texts("en", f"stories-{deck}").items()}
    outcomes = {key: value[""] for key, value in texts("en", f"secret-{deck}").items()}
    assert {k: len(t.split()) for k, t in openings.items() if not 38 <= len(t.split()) <= 75} == {}
    assert {k: len(t.split()) for k, t in outcomes.items() if not 22 <= len(t.split()) <= 62} == {}
