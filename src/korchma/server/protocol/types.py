"""TypeScript types made from the protocol's Structs, so that the two never drift apart."""

from __future__ import annotations

import inspect as python
from pathlib import Path

import msgspec
from msgspec import inspect

from korchma.server import protocol

HEAD = """// Made from src/korchma/server/protocol by `korchma types`; do not edit.

export type Json = any // eslint-disable-line
"""


def _ts(info: inspect.Type) -> str:
    """A type as TypeScript has it."""
    match info:
        case inspect.Metadata(type=inner):
            return _ts(inner)
        case inspect.StrType():
            return "string"
        case inspect.IntType() | inspect.FloatType():
            return "number"
        case inspect.BoolType():
            return "boolean"
        case inspect.NoneType():
            return "null"
        case inspect.LiteralType(values=values):
            return " | ".join(f"'{value}'" for value in values)
        case inspect.VarTupleType(item_type=item) | inspect.ListType(item_type=item):
            each = _ts(item)
            return f"({each})[]" if "|" in each else f"{each}[]"
        case inspect.TupleType(item_types=items):
            return f"[{', '.join(map(_ts, items))}]"
        case inspect.DictType(key_type=key, value_type=value):
            return f"Record<{_ts(key)}, {_ts(value)}>"
        case inspect.UnionType(types=types):
            return " | ".join(map(_ts, types))
        case inspect.StructType(cls=cls):
            return cls.__name__
        case _:
            return "Json"


def _interface(cls: type[msgspec.Struct]) -> str:
    """One Struct as an interface; fields with defaults may be left out by a client."""
    info = inspect.type_info(cls)
    assert isinstance(info, inspect.StructType)
    lines = [f"/** {(cls.__doc__ or '').splitlines()[0]} */", f"export interface {cls.__name__} {{"]
    if info.tag_field:
        lines.append(f"  {info.tag_field}: '{info.tag}'")
    from_client = cls in _members(protocol.FromClient) or info.forbid_unknown_fields
    for field in info.fields:
        mark = "?" if from_client and not field.required else ""
        lines.append(f"  {field.encode_name}{mark}: {_ts(field.type)}")
    return "\n".join([*lines, "}"])


def _members(union: object) -> tuple[type, ...]:
    return getattr(union, "__args__", ())


def typescript() -> str:
    """All types of the protocol."""
    structs = [
        each
        for each in vars(protocol).values()
        if python.isclass(each)
        and issubclass(each, msgspec.Struct)
        and each.__module__.startswith(protocol.__name__)
        and each is not protocol.Message
    ]
    unions = {"FromClient": protocol.FromClient, "FromServer": protocol.FromServer}
    parts = [_interface(cls) for cls in structs]
    for name, union in unions.items():
        members = " | ".join(cls.__name__ for cls in _members(union))
        parts.append(f"export type {name} = {members}")
    return HEAD + "\n" + "\n\n".join(parts) + "\n"


def differs(file: Path) -> bool:
    """Whether a file is no longer what the Structs say."""
    return not file.is_file() or file.read_text("utf-8") != typescript()
