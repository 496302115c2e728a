"""Codes made of words: three of them call a table, in the language of whoever says them."""

from __future__ import annotations

import re
import secrets
from functools import cache
from importlib.resources import files

import tomli

LANGUAGES = ("en", "ru", "uk")
LONGEST = 100
"""Letters that are listened to."""


@cache
def _words() -> list[list[str]]:
    """Each word in every language."""
    rows: list[list[str]] = tomli.loads((files(__package__) / "words.toml").read_text("utf-8"))[
        "words"
    ]
    return rows


def _fold(word: str) -> str:
    """As people type it."""
    return word.lower().replace("ё", "е").replace("ґ", "г")


@cache
def _places(language: str) -> dict[str, int]:
    """Where a word of a language stands."""
    at = LANGUAGES.index(language)
    return {_fold(row[at]): place for place, row in enumerate(_words())}


def new_number() -> int:
    """Three words at random, as a number."""
    return secrets.randbelow(len(_words()) ** 3)


def spoken(number: int) -> dict[str, str]:
    """The three words of a number, in each language.

    >>> spoken(0 * 277**2 + 1 * 277 + 2)["en"]
    'owl lantern plum'
    """
    words = _words()
    every = len(words)
    rows = [words[number // every**2], words[number // every % every], words[number % every]]
    return {code: " ".join(row[at] for row in rows) for at, code in enumerate(LANGUAGES)}


def heard(text: str) -> int | None:
    """The number that somebody says, in any of the languages, with whatever between the words.

    >>> heard("Owl - LANTERN, plum"), heard("сова ліхтар слива"), heard("owl ліхтар plum")
    (279, 279, None)
    """
    words = [_fold(each) for each in re.findall(r"[^\W\d_]+", text[:LONGEST])]
    if len(words) != 3:
        return None
    for language in LANGUAGES:
        places = _places(language)
        if all(word in places for word in words):
            number = 0
            for word in words:
                number = number * len(_words()) + places[word]
            return number
    return None
