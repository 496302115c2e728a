"""TypeScript types of a game: what its clients see and say, from the game's own Structs."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields, is_dataclass
from pathlib import Path
from typing import Any, get_args, get_type_hints

import msgspec

from korchma.kernel import Event, Game, KorchmaError, Option, Reason, games
from korchma.kernel.content import Row
from korchma.kernel.event import TakenBack
from korchma.server.protocol.types import Writer, typescript


def game_types(game: Game[Any, Any, Any]) -> str:
    """The view, the rows of the box, what is asked, chosen, told, foreseen and advised."""
    writer = Writer()
    _alias(writer, "View", [view_type(game)])
    _alias(writer, "Foresight", _structs(game.eyes.foresee))
    _alias(writer, "About", _structs(game.eyes.things))
    _alias(writer, "Facts", _structs(game.eyes.facts))
    writer.struct(game.rules.options_type, optional=True)
    _content(writer, game)
    _union(writer, "Option", _members(game.rules.choices, Option))
    _union(writer, "Event", [*_members(game.rules.events, Event), TakenBack])
    _union(writer, "Reason", _members(game.mind.reasons, Reason))
    head = f"// Made from the Structs of {game.id} by `korchma types`; do not edit.\n\n"
    return head + writer.text()


def view_type(game: Game[Any, Any, Any]) -> type[msgspec.Struct]:
    """What a game's view is made of, as its function says itself."""
    found = _structs(game.eyes.view)
    if len(found) != 1:
        raise KorchmaError(f"{game.id}: its view says no Struct of its own as its result.")
    return found[0]


def all_types(web: Path) -> dict[Path, str]:
    """The protocol's types, and those of every game with a folder in the client."""
    faces = web / "src" / "games"
    return {
        web / "src" / "lib" / "protocol.gen.ts": typescript(),
        **{
            faces / name / "types.gen.ts": game_types(game)
            for name, game in games().items()
            if (faces / name).is_dir()
        },
    }


def _structs(function: Callable[..., object]) -> list[type[msgspec.Struct]]:
    """The Structs a function may return, as it says itself."""
    told = get_type_hints(function).get("return")
    found = [told, *get_args(told)]
    return [x for x in found if isinstance(x, type) and _is_own(x)]


def _is_own(cls: type) -> bool:
    return issubclass(cls, msgspec.Struct) and cls is not msgspec.Struct


def _members(union: Any, base: type[msgspec.Struct]) -> list[type[msgspec.Struct]]:
    """The Structs of a union, or the one that stands alone."""
    return [x for x in (union, *get_args(union)) if isinstance(x, type) and issubclass(x, base)]


def _alias(writer: Writer, name: str, structs: list[type[msgspec.Struct]]) -> None:
    """What a client finds under a name of ours, whatever the game calls it."""
    names = [writer.struct(cls) for cls in structs]
    if names != [name]:
        writer.add(name, f"export type {name} = {' | '.join(names) or 'never'}", name)


def _union(writer: Writer, name: str, structs: list[type[msgspec.Struct]]) -> None:
    """Options or events: told apart by their tags, so without names of their own."""
    shapes = "".join(f"\n  | {writer.shape(cls)}" for cls in structs)
    writer.add(name, f"export type {name} ={shapes or ' never'}", name)


def _content(writer: Writer, game: Game[Any, Any, Any]) -> None:
    """The rows of the box that clients get, by kind and id."""
    lines = []
    for kind, rows in open_rows(game).items():
        row_types = {type(row) for row in rows.values()}
        names = sorted(writer.struct(cls) for cls in row_types)
        lines.append(f"  {kind}: Record<string, {' | '.join(names)}>")
    body = "\n".join(["{", *lines, "}"]) if lines else "Record<string, never>"
    kind = "export interface Content " if lines else "export type Content = "
    writer.add("Content", f"/** The rows of the box, by kind and id. */\n{kind}{body}", "content")


def open_rows(game: Game[Any, Any, Any]) -> dict[str, dict[Any, Row]]:
    """The rows of the box that everybody may see, by kind and id."""
    box = game.content
    found = {}
    for field in fields(box) if is_dataclass(box) else ():
        held = getattr(box, field.name)
        if field.name in game.box.secret_rows:
            continue
        if isinstance(held, dict) and held and all(isinstance(x, Row) for x in held.values()):
            found[field.name] = held
    return found
