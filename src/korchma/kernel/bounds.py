"""Options that a stranger may set need an end: which of them have none in their type."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec import inspect

CLOSED = (
    inspect.BoolType,
    inspect.NoneType,
    inspect.LiteralType,
    inspect.EnumType,
    inspect.StructType,
    inspect.UnionType,
    inspect.TupleType,
    inspect.Metadata,
)
"""Kinds that end by themselves, or with what they hold."""


def unbounded(kind: Any) -> tuple[str, ...]:
    """The parts of a type that may be as large as somebody likes, by their path.

    >>> from typing import Literal
    >>> from msgspec import defstruct
    >>> unbounded(defstruct("Wishes", [("rounds", int), ("decks", tuple[Literal["a", "b"], ...])]))
    ('rounds', 'decks')
    """
    return tuple(_endless(inspect.type_info(kind), ""))


def _endless(info: inspect.Type, path: str) -> Iterator[str]:
    """The paths below a part, itself included."""
    if not _ends(info):
        yield path
    match info:
        case inspect.Metadata(type=inner):
            yield from _endless(inner, path)
        case inspect.StructType(fields=fields):
            for field in fields:
                yield from _endless(field.type, f"{path}.{field.name}".lstrip("."))
        case inspect.UnionType(types=types):
            for each in types:
                yield from _endless(each, path)
        case inspect.TupleType(item_types=types):
            for number, each in enumerate(types):
                yield from _endless(each, f"{path}[{number}]")
        case inspect.CollectionType(item_type=item):
            yield from _endless(item, f"{path}[]")
        case inspect.DictType(key_type=key, value_type=value):
            yield from _endless(key, f"{path}[]")
            yield from _endless(value, f"{path}[]")


def _ends(info: inspect.Type) -> bool:
    """Whether a part, without what is in it, has an end."""
    match info:
        case inspect.IntType() | inspect.FloatType():
            least, most = (info.ge, info.gt), (info.le, info.lt)
            return (None, None) not in (least, most)
        case inspect.StrType() | inspect.BytesType():
            return info.max_length is not None
        case inspect.CollectionType() | inspect.DictType():
            return info.max_length is not None
    return isinstance(info, CLOSED)
