"""TypeScript types made from Structs, so that server and client never drift apart.

One file holds the protocol, both ways; one file for each game holds its view, the rows of its box,
its options, its events and whatever else its clients get to see (``game_types.py``).
"""

from __future__ import annotations

import inspect as python
import sys
from collections.abc import Iterable
from itertools import count
from typing import Any, Literal, get_args, get_origin

import msgspec
from msgspec import inspect

from korchma.kernel.content import Row
from korchma.server import protocol

OPEN = """/** What only a game can say, as JSON; each game has types of its own. */
export type Thing = Record<string, unknown>
export type Option = Thing & { do: string }
export type Event = Thing & { event: string }
export type Reason = Thing & { why: string }
export type Answer = Option | Option[]
export type Numbered = [number, Event]"""


PLAIN: dict[type, str] = {
    inspect.StrType: "string",
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.BoolType: "boolean",
    inspect.NoneType: "null",
}


class Writer:
    """Collects the types that others need, each under one name, in the order they are met."""

    def __init__(self) -> None:
        self._parts: dict[str, str] = {}
        self._made_of: dict[str, object] = {}

    def text(self) -> str:
        """Everything written so far."""
        return "\n\n".join(self._parts.values()) + "\n"

    def add(self, name: str, text: str, made_of: object = None) -> str:
        """A type of this name; a name means one thing."""
        if self._made_of.setdefault(name, made_of) != made_of:
            raise TypeError(f"two types are called {name}: {made_of}, {self._made_of[name]}")
        self._parts[name] = text
        return name

    def struct(self, cls: type[msgspec.Struct], optional: bool = False) -> str:
        """A Struct by its name; ``optional``: whoever sends it may leave defaults out."""
        name = self._name(cls)
        if self._made_of.get(name) != cls:
            self.add(name, "", cls)  # its place, before what it needs
            del self._parts[name]
            said = _said(made_of(cls))
            head = f"/** {said} */\n" if said else ""
            head += f"export interface {name} "
            self.add(name, head + self._body(cls, optional), cls)
        return name

    def _name(self, cls: type[msgspec.Struct]) -> str:
        """What a Struct is called; one made of other types in each place has a number there."""
        plain = made_of(cls)
        name: str = plain.__name__
        if issubclass(plain, Row) and not name.endswith("Row"):
            name += "Row"
        if plain is cls:
            return name
        numbered = (name if n == 1 else f"{name}{n}" for n in count(1))
        return next(each for each in numbered if self._made_of.get(each, cls) == cls)

    def shape(self, cls: type[msgspec.Struct]) -> str:
        """A tagged Struct as it stands in a union, on one line."""
        return self._body(cls, False, line=True)

    def _body(self, cls: type[msgspec.Struct], optional: bool, line: bool = False) -> str:
        info = inspect.type_info(cls)
        assert isinstance(info, inspect.StructType)
        fields = [f"{info.tag_field}: '{info.tag}'"] if info.tag_field else []
        for field in info.fields:
            mark = "?" if optional and not field.required else ""
            name = field.encode_name
            key = name if name.isidentifier() else f"'{name}'"
            fields.append(f"{key}{mark}: {self.kind(field.type, cls)}")
        if line:
            return f"{{ {'; '.join(fields)} }}"
        return "\n".join(["{", *(f"  {field}" for field in fields), "}"])

    def kind(self, info: inspect.Type, of: type) -> str:
        """A type as TypeScript has it; ``of`` is the class it stands in."""
        match info:
            case inspect.Metadata(extra=dict() as extra) if "typescript" in extra:
                return str(extra["typescript"])
            case inspect.Metadata(type=inner):
                return self.kind(inner, of)
            case inspect.LiteralType(values=values):
                return self._literal(values, of)
            case inspect.VarTupleType(item_type=item) | inspect.ListType(item_type=item):
                each = self.kind(item, of)
                return f"({each})[]" if "|" in each else f"{each}[]"
            case inspect.TupleType(item_types=items):
                return f"[{', '.join(self.kind(each, of) for each in items)}]"
            case inspect.DictType(key_type=key, value_type=value):
                return self._record(key, value, of)
            case inspect.UnionType(types=types):
                return " | ".join(self.kind(each, of) for each in types)
            case inspect.StructType(cls=cls):
                return self.struct(cls)
            case _:
                return PLAIN.get(type(info), "unknown")

    def _record(self, key: inspect.Type, value: inspect.Type, of: type) -> str:
        """JSON's keys are strings; of a closed set of them some may be missing."""
        if isinstance(key, inspect.LiteralType):
            return f"Partial<Record<{self.kind(key, of)}, {self.kind(value, of)}>>"
        return f"Record<string, {self.kind(value, of)}>"

    def _literal(self, values: Iterable[object], of: type) -> str:
        """A closed set of words: by its name where the module of a Struct has one for it."""
        left = list(values)
        names = []
        for name, known in sorted(_sets(of), key=lambda each: -len(each[1])):
            if set(known) <= set(left) and len(known) > 1:
                words = " | ".join(map(_word, known))
                names.append(self.add(name, f"export type {name} = {words}", known))
                left = [value for value in left if value not in known]
        return " | ".join([*names, *map(_word, left)])


def made_of(cls: type) -> type:
    """The class that a generic one, with its types filled in, was made of; any other is itself."""
    return get_origin(cls) or cls


def _said(cls: type) -> str:
    """The first paragraph of what is said of a class itself, and not of one it inherits from."""
    return " ".join((vars(cls).get("__doc__") or "").split("\n\n")[0].replace("``", "`").split())


def _word(value: object) -> str:
    """A literal as TypeScript has it."""
    return f"'{value}'" if isinstance(value, str) else str(value)


def _sets(of: type) -> list[tuple[str, tuple[Any, ...]]]:
    """The named sets of words that the modules of a class and its bases know."""
    modules = {base.__module__: vars(sys.modules[base.__module__]) for base in of.__mro__}
    known = ((name, x) for module in modules.values() for name, x in module.items())
    return [(name, get_args(x)) for name, x in known if get_origin(x) is Literal]


def from_client(cls: type) -> bool:
    """Whether a Struct is said by clients: they are read strictly, and may leave defaults out."""
    info = inspect.type_info(cls)
    assert isinstance(info, inspect.StructType)
    return info.forbid_unknown_fields


def typescript() -> str:
    """All types of the protocol, both ways."""
    writer = Writer()
    writer.add("Open", OPEN)
    for each in vars(protocol).values():
        if python.isclass(each) and issubclass(each, msgspec.Struct) and each != protocol.Message:
            writer.struct(each, from_client(each))
    for name in ("FromClient", "FromServer", "FromHouse"):
        members = " | ".join(cls.__name__ for cls in get_args(getattr(protocol, name)))
        writer.add(name, f"export type {name} = {members}")
    head = "// Made from src/korchma/server/protocol by `korchma types`; do not edit.\n\n"
    return head + writer.text()
