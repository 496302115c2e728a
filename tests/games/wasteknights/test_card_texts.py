"""Every row of the box has its words, in three languages, and there are no others."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

import pytest

from korchma.games.wasteknights import GAME
from korchma.games.wasteknights.box.proofs import LANGUAGES, TEXTS, messages
from korchma.tray.stories import Choose
from korchma.tray.stories.book import within

BOX = GAME.content
FILES = ("names", "cards", "gear")
CYRILLIC = re.compile(r"[А-яЁёІіЇїЄєҐґ]")


ALIKE: dict[str, tuple[Iterable[str], tuple[str, ...]]] = {
    "knight": (BOX.knights, ("short", "class", "about", "ability", "text")),
    "vehicle": (BOX.vehicles, ("text",)),
    "spot": ([spot.name for spot in BOX.spots.values()], ("to", "at", "text")),
    "find": (BOX.finds, ("flavour",)),
    "gear": (BOX.gear, ("works", "broken", "flavour")),
    "injury": (BOX.injuries, ("text", "flavour")),
    "breakdown": (BOX.breakdowns, ("text", "flavour")),
    "threat": (BOX.threats, ("yellow", "red")),
    "adventure": (BOX.adventures, ("about",)),
}
"""Kinds whose rows are all told alike: their names, and the parts of each."""


def needed() -> Iterator[str]:
    """What must be told of each row, and no more."""
    for kind, (rows, parts) in ALIKE.items():
        for row in rows:
            yield from _of(f"{kind}-{row}", *parts)
    for enemy in BOX.enemies.values():
        ways = [way for line in enemy.lines for way in _ways(line.steps)]
        text = ["text"] if enemy.lines else []
        yield from _of(f"enemy-{enemy.id}", "flavour", *text, *ways)
    for event in BOX.events.values():
        told = ("circumstance", "success", "failure", "flavour", *_ways(event.before))
        yield from _of(f"event-{event.id}", *told)
    for upgrade in BOX.upgrades.values():
        for face in () if upgrade.gear else ("a", "b"):
            yield from _of(f"upgrade-{upgrade.id}-{face}", "text", "flavour")


def _of(name: str, *parts: str) -> Iterator[str]:
    yield name
    yield from (f"{name}.{part}" for part in parts)


def _ways(steps: tuple[object, ...]) -> list[str]:
    """What can be chosen on a card."""
    return [way.id for _, step in within(steps) if isinstance(step, Choose) for way in step.options]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_row_has_its_words_and_no_others(language: str) -> None:
    found = [text for name in FILES for text in messages(TEXTS / language / f"{name}.ftl")]
    assert len(found) == len({*found})
    kinds = "|".join((*ALIKE, "enemy", "event", "upgrade"))
    kind = re.compile(rf"(?!vehicle-type-|gear-kind-)({kinds})-")
    short = {f"gear-{row}.short" for row in BOX.cards}  # where a name is too long for a phone
    assert {text for text in found if kind.match(text)} - short == {*needed()}


@pytest.mark.parametrize("language", ["ru", "uk"])
@pytest.mark.parametrize("name", FILES)
def test_the_same_texts_stand_in_the_same_order(language: str, name: str) -> None:
    """So that a translator reads two files side by side."""
    theirs = [*messages(TEXTS / language / f"{name}.ftl")]
    assert theirs == [*messages(TEXTS / "en" / f"{name}.ftl")]


@pytest.mark.parametrize("language", ["ru", "uk"])
@pytest.mark.parametrize("name", FILES)
def test_nothing_was_left_in_english(language: str, name: str) -> None:
    for line in (TEXTS / language / f"{name}.ftl").read_text("utf-8").splitlines():
        words = line.partition("=")[2].replace("{ $n ->", "")
        assert not re.search(r"[A-Za-z]{2}", words), line
        assert not words.strip() or CYRILLIC.search(words), line


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", FILES)
def test_a_text_is_told_quietly(language: str, name: str) -> None:
    """No exclamation marks, typewriter quotes or double spaces; sentences end."""
    for line in (TEXTS / language / f"{name}.ftl").read_text("utf-8").splitlines():
        words = line.partition(" = ")[2]
        assert not re.search(r"[!'\"]|\S  ", words), line
        if re.match(r" +\.(text|works|broken|flavour|yellow|red|success|failure|about)", line):
            assert re.search(r"[.?]$|[.?»”]$", words), line


@pytest.mark.parametrize("language", ["ru", "uk"])
@pytest.mark.parametrize("name", FILES)
def test_the_same_numbers_in_every_language(language: str, name: str) -> None:
    ours, theirs = (
        (TEXTS / each / f"{name}.ftl").read_text("utf-8").splitlines() for each in ("en", language)
    )
    told = r"    \.(text|works|broken|yellow|red|circumstance|success|failure) = "
    for mine, line in zip(
        (x for x in ours if re.match(told, x)),
        (x for x in theirs if re.match(told, x)),
        strict=True,
    ):
        assert sorted(re.findall(r"\d+", mine)) == sorted(re.findall(r"\d+", line)), line


def test_a_side_of_gear_is_told_as_its_row_has_it() -> None:
    """What armour blocks, and the colours of a weapon's dice."""
    for language in LANGUAGES:
        lines = (TEXTS / language / "gear.ftl").read_text("utf-8")
        for row in BOX.gear.values():
            block = lines.partition(f"\ngear-{row.id} = ")[2].partition("\ngear-")[0]
            for name, side in (("works", row.works), ("broken", row.broken)):
                words = block.partition(f"    .{name} = ")[2].partition("\n")[0]
                if side.block:
                    assert f" {side.block} " in words, (language, row.id)
                dice = words.partition(".")[0].lower() if side.dice else ""
                for letter, colour in COLOURS[language].items():
                    assert (colour in dice) == (letter in side.dice), (language, row.id)


COLOURS = {
    "en": {"W": "white", "G": "green", "B": "blue", "R": "red"},
    "ru": {"W": "бел", "G": "зел", "B": "син", "R": "красн"},
    "uk": {"W": "біл", "G": "зел", "B": "син", "R": "червон"},
}
