"""How chapters of a title hang together: what one leaves behind is what the next begins with.

A chapter is an ordinary game whose options carry the legacy, so its record replays alone.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

import msgspec

from korchma.kernel.table import Table

L = TypeVar("L", bound=msgspec.Struct)


class Ahead(msgspec.Struct, frozen=True):
    """A chapter to come: its name, the mode it is played in, and the options that carry on."""

    chapter: str
    mode: str
    options: Mapping[str, Any] = {}


@dataclass(frozen=True)
class Campaign(Generic[L]):
    """How chapters of a title hang together.

    ``legacy`` is what a finished chapter leaves behind, ``ahead`` what comes after a legacy (None:
    what comes first), nothing after the last chapter. ``version`` changes whenever a legacy of
    before can no longer be read. With ``same_people`` the people of a chapter sit in the next one
    too; else others may, and more or fewer.
    """

    version: int
    legacy_type: type[L]
    legacy: Callable[[Table[Any, Any, Any]], L]
    ahead: Callable[[L | None], Ahead | None]
    same_people: bool = False
