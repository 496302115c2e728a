"""Things on a table: how a field says which kind of thing it names.

A field annotated with ``thing("card")`` holds the id of a card. Clients light up what an option
concerns (its refs), and the text layer turns ids into names, both from this one mark.

>>> from typing import Annotated
>>> Card = Annotated[int, thing("card")]
>>> class Toss(msgspec.Struct, frozen=True):
...     card: Card
>>> refs(Toss(card=19))
('card:19',)
"""

from collections.abc import Mapping
from functools import cache
from typing import Any

import msgspec
from msgspec.inspect import Metadata, Type, UnionType, VarTupleType, type_info


def thing(kind: str) -> msgspec.Meta:
    """Mark a field as the id of a thing of this kind."""
    return msgspec.Meta(extra={"thing": kind})


def _kind(info: Type) -> str | None:
    """The kind of thing a type names, looking into optionals and tuples."""
    match info:
        case Metadata(extra=dict() as extra) if "thing" in extra:
            return str(extra["thing"])
        case VarTupleType(item_type=item):
            return _kind(item)
        case UnionType(types=types):
            return next((kind for kind in map(_kind, types) if kind), None)
        case _:
            return None


@cache
def kinds(cls: type[msgspec.Struct]) -> Mapping[str, str]:
    """Which fields of a Struct name things, and of which kind."""
    info = type_info(cls)
    assert isinstance(info, msgspec.inspect.StructType)
    found = ((field.name, _kind(field.type)) for field in info.fields)
    return {name: kind for name, kind in found if kind}


def refs(value: msgspec.Struct) -> tuple[str, ...]:
    """The things a Struct concerns, as ``kind:id``, in the order of its fields."""
    out: list[str] = []
    for name, kind in kinds(type(value)).items():
        held: Any = getattr(value, name)
        if held is None:
            continue
        for each in held if isinstance(held, tuple) else (held,):
            out.append(f"{kind}:{each}")
    return tuple(out)
