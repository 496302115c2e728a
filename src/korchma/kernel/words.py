"""How a game says which messages name a thing."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec


class Word(msgspec.Struct, frozen=True):
    """A message id and its variables."""

    id: str
    args: Mapping[str, str | int] = {}


def plain_words(content: object, kind: str, value: object) -> Mapping[str, Word]:
    """The usual: a thing of kind ``card`` and id ``19`` is named by the message ``card-19``."""
    return {"": Word(f"{kind}-{value}")}
