"""What does not fit a type, said to who can mend it: the field, what stands there, what may."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import msgspec
from msgspec import inspect

STEP = re.compile(r"\.(\w+)|\[(\d+|\.\.\.)\]")
CHOICE = re.compile(r"Invalid (?:enum )?value (.+)")
UNKNOWN = re.compile(r"Object contains unknown field `(.+)`")


def misfit(error: msgspec.ValidationError, raw: object, kind: Any) -> tuple[str, str]:
    """The field of a value that is no ``kind``, and what is wrong there."""
    text, _, path = str(error).partition(" - at `$")
    steps = [name or index for name, index in STEP.findall(path.rstrip("`"))]
    field = path.rstrip("`").lstrip(".")
    places = list(_reached([inspect.type_info(kind)], steps))
    if unknown := UNKNOWN.fullmatch(text):
        known = [each.encode_name for at in places for each in getattr(at, "fields", ())]
        name = ".".join(filter(None, (field, unknown[1])))
        return name, f"there is no such field; the fields are: {', '.join(known)}"
    held = _held(raw, steps)
    if CHOICE.fullmatch(text) and (choices := _choices(places)):
        return field, f"{_written(held)} is none of: {', '.join(dict.fromkeys(choices))}"
    return field, text if isinstance(held, dict | list) else f"{text}, here {_written(held)}"


def _written(value: object) -> str:
    """A value as an author would write it."""
    return json.dumps(value, ensure_ascii=False, default=str)


def _held(raw: Any, steps: Sequence[str]) -> object:
    """What stands at a place; a dict's key is not named by msgspec, so all of it."""
    for step in steps:
        if isinstance(raw, Mapping) and step in raw:
            raw = raw[step]
        elif isinstance(raw, list | tuple) and step.isdecimal():
            raw = raw[int(step)]
        else:
            return dict(raw) if isinstance(raw, Mapping) else raw
    return raw


def _reached(types: Sequence[inspect.Type], steps: Sequence[str]) -> Iterator[inspect.Type]:
    """The types a place may have, once its path is walked from these."""
    for each in types:
        if isinstance(each, inspect.UnionType):
            yield from _reached(each.types, steps)
        elif isinstance(each, inspect.Metadata):
            yield from _reached([each.type], steps)
        elif not steps:
            yield each
        else:
            yield from _reached(list(_inside(each, steps[0])), steps[1:])


def _inside(kind: inspect.Type, step: str) -> Iterator[inspect.Type]:
    """The types of one part of a thing."""
    match kind:
        case inspect.StructType():
            yield from (each.type for each in kind.fields if each.encode_name == step)
            if kind.tag_field == step and kind.tag is not None:
                yield inspect.LiteralType((kind.tag,))
        case inspect.DictType():
            yield kind.value_type
        case inspect.TupleType() if step.isdecimal():
            yield kind.item_types[int(step)]
        case inspect.ListType() | inspect.VarTupleType():
            yield kind.item_type


def _choices(types: Sequence[inspect.Type]) -> list[str]:
    """The values that may stand there."""
    found: list[str] = []
    for each in types:
        if isinstance(each, inspect.LiteralType):
            found += map(str, each.values)
        elif isinstance(each, inspect.EnumType):
            found += [str(value.value) for value in each.cls]
    return found
