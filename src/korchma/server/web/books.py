"""What a client must know of a game: its data, and which words name its things."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from itertools import groupby
from typing import Any, get_args

import msgspec
from msgspec import inspect

from korchma.kernel import Game, find_game, games
from korchma.kernel.agreeing import agreeable
from korchma.kernel.ask import kebab
from korchma.kernel.event import TakenBack
from korchma.kernel.things import kinds
from korchma.lab.trace import count_rulings, read_rules
from korchma.server.protocol import Book, Chapter, GameInfo, LessonInfo, ModeInfo, Word
from korchma.server.protocol.game_types import open_rows, view_type
from korchma.text import LANGUAGES
from korchma.text.bundles import messages, names, own_text


def game_infos() -> list[GameInfo]:
    """Every game that can be played here."""
    return [
        GameInfo(
            game.id,
            game.minutes,
            game.weight,
            tuple(ModeInfo(mode.id, mode.players, mode.together) for mode in game.modes),
            ("random", *game.mind.bots),
            game.lesson is not None,
            bool(game.memory and game.memory.options),
            game.campaign is not None,
            bool(game.memory and game.memory.chronicle),
            agreeable(game),
            _counts(game),
        )
        for game in games().values()
    ]


def _counts(game: Game[Any, Any, Any]) -> dict[str, tuple[int, ...]]:
    """Every option that is one of several numbers."""
    found = inspect.type_info(game.rules.options_type)
    assert isinstance(found, inspect.StructType)
    return {
        each.name: tuple(n for n in each.type.values if isinstance(n, int))
        for each in found.fields
        if isinstance(each.type, inspect.LiteralType)
        and all(isinstance(n, int) for n in each.type.values)
    }


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


def sights(game: Game[Any, Any, Any]) -> dict[str, str]:
    """Which fields of a game's view name things: ``players.charm`` -> ``charm``.

    Lists are looked into; of a dict the values count, its keys under ``#``.
    """
    return dict(_named(inspect.type_info(view_type(game)), ""))


def _named(info: inspect.Type, path: str) -> Iterator[tuple[str, str]]:
    """The fields below a path that name things, and of which kind."""
    match info:
        case inspect.Metadata(extra=dict() as extra) if "thing" in extra:
            yield path, str(extra["thing"])
        case inspect.StructType(fields=held):
            for field in held:
                below = f"{path}.{field.encode_name}" if path else field.encode_name
                yield from _named(field.type, below)
        case inspect.VarTupleType(item_type=item) | inspect.ListType(item_type=item):
            yield from _named(item, path)
        case inspect.DictType(key_type=key, value_type=value):
            yield from _named(key, f"{path}.#")
            yield from _named(value, path)
        case inspect.UnionType(types=types):
            for each in types:
                yield from _named(each, path)


@cache
def book(name: str) -> bytes:
    """A game's book as JSON, made once."""
    game = find_game(name)
    tags: dict[str, dict[str, str]] = {"view": sights(game)}
    said = {
        "do": get_args(game.rules.choices),
        "event": (*get_args(game.rules.events), TakenBack),
        "why": get_args(game.mind.reasons),
    }
    for prefix, classes in said.items():
        tags |= {f"{prefix}-{kebab(cls.__name__)}": dict(kinds(cls)) for cls in classes}
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
    """The sentences of a game, or those of Korchma itself, in one language."""
    if language not in LANGUAGES:
        return None
    if package_of == "korchma":
        return own_text("korchma.text", language)
    if package_of not in games():
        return None
    return own_text(find_game(package_of).package, language)


@cache
def shelf(language: str) -> dict[str, str] | None:
    """What the inn itself says of each game: its title, its modes, its cast, and no more."""
    if language not in LANGUAGES:
        return None
    return {
        name: messages(game.package, language, _on_cover)
        + names(game.package, language, [f"cast-{each}" for each in game.mind.cast])
        for name, game in games().items()
    }


def _on_cover(message: str) -> bool:
    return message in ("game-title", "score") or message.startswith("mode-")
