"""What a client must know of a game: its data, and which words name its things."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from itertools import groupby
from typing import Any, get_args

import msgspec

from korchma.kernel import Event, Game, find_game, games
from korchma.kernel.ask import kebab
from korchma.kernel.event import TakenBack
from korchma.kernel.things import kinds
from korchma.lab.trace import count_rulings, read_rules
from korchma.server.protocol import Book, Chapter, GameInfo, LessonInfo, ModeInfo, Word
from korchma.server.protocol.game_types import open_rows
from korchma.text import LANGUAGES
from korchma.text.bundles import own_text


def game_infos() -> list[GameInfo]:
    """Every game that can be played here."""
    return [
        GameInfo(
            game.id,
            game.minutes,
            game.weight,
            tuple(ModeInfo(mode.id, mode.players) for mode in game.modes),
            ("random", *game.mind.bots),
            game.lesson is not None,
            game.memory is not None,
        )
        for game in games().values()
    ]


def _words(
    game: Game[Any, Any, Any], ids: Mapping[str, Sequence[str | int]]
) -> dict[str, dict[str, Word]]:
    """The words for every thing a client may have to name."""
    return {
        f"{kind}:{each}": {
            suffix: Word(word.id, dict(word.args))
            for suffix, word in game.eyes.words(game.content, kind, each).items()
        }
        for kind, several in ids.items()
        for each in several
    }


def _chapters(game: Game[Any, Any, Any]) -> tuple[Chapter, ...]:
    """The rules of a game in their order, chapter by chapter."""
    grouped = groupby(read_rules(game), key=lambda rule: rule.chapter)
    return tuple(Chapter(name, tuple(rule.id for rule in rules)) for name, rules in grouped)


@cache
def book(name: str) -> bytes:
    """A game's book as JSON, made once."""
    game = find_game(name)
    classes = [*get_args(game.rules.choices), *get_args(game.rules.events), TakenBack]
    tags: dict[str, dict[str, str]] = {}
    for cls in classes:
        prefix = "event" if issubclass(cls, Event) else "do"
        tags[f"{prefix}-{kebab(cls.__name__)}"] = dict(kinds(cls))
    made = Book(
        game=name,
        content=msgspec.to_builtins(open_rows(game), str_keys=True),
        facts=msgspec.to_builtins(game.eyes.facts(game.content), str_keys=True),
        kinds=tags,
        words=_words(game, game.box.named(game.content)),
        chapters=_chapters(game),
        rulings=count_rulings(game),
        lesson=msgspec.convert(game.lesson, LessonInfo | None, from_attributes=True),
    )
    return msgspec.json.encode(made)


@cache
def texts(package_of: str, language: str) -> str | None:
    """All sentences of a game (or of Korchma itself) in one language."""
    if language not in LANGUAGES:
        return None
    own = own_text("korchma.text", language)
    if package_of == "korchma":
        return own
    if package_of not in games():
        return None
    return own + "\n" + own_text(find_game(package_of).package, language)
