"""A box with nothing in it, for games that need no content."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class EmptyBox:
    """No content."""

    fingerprint: str = "empty"


def empty_box(packs: Sequence[Path] = ()) -> EmptyBox:
    """The ``load`` of a game without content."""
    return EmptyBox()
