"""The books on the shelf: how to play, rules, rulings, and a search in them."""

from __future__ import annotations

import re
from functools import cache
from typing import NamedTuple

from korchma.text.bundles import own_text, sources
from korchma.text.voice import Voice


class Entry(NamedTuple):
    """A rule, a ruling or a chapter: what it is called by, its heading, its text."""

    id: str
    heading: str
    text: str


@cache
def _ids(package: str, language: str) -> tuple[str, ...]:
    """Every message of a game that has a heading and a text, in the order of its files."""
    found = sources(own_text(package, language))
    return tuple(name for name, text in found.items() if "\n    .text =" in text)


def _entries(voice: Voice, prefix: str) -> list[Entry]:
    assert voice.game is not None
    names = [id for id in _ids(voice.game.package, voice.language) if id.startswith(prefix)]
    return [
        Entry(name.removeprefix(prefix).upper(), voice.say(name), voice.say(f"{name}.text"))
        for name in names
    ]


def chapters(voice: Voice) -> list[Entry]:
    """How to play, chapter by chapter."""
    return _entries(voice, "help-")


def rulings(voice: Voice) -> list[Entry]:
    """What we decided where the rulebook is silent."""
    return _entries(voice, "ruling-")


def rules(voice: Voice) -> list[Entry]:
    """Every rule, and after them every ruling."""
    return [*_entries(voice, "rule-"), *rulings(voice)]


def find_rule(voice: Voice, name: str) -> Entry | None:
    """The rule or ruling of this id."""
    return next((entry for entry in rules(voice) if entry.id == name.strip().upper()), None)


def search(voice: Voice, word: str) -> list[Entry]:
    """Rules in which a word begins so; headings first."""
    begins = re.compile(rf"\b{re.escape(word.strip())}", re.IGNORECASE)
    heads = [entry for entry in rules(voice) if begins.search(entry.heading)]
    texts = [entry for entry in rules(voice) if begins.search(entry.text)]
    return heads + [entry for entry in texts if entry not in heads]
