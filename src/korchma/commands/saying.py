"""How every command speaks: for programs one JSON object, for people lines."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

if TYPE_CHECKING:
    from rich.progress import Progress

Json = Annotated[bool, typer.Option("--json", help="One JSON object on standard output.")]
Packs = Annotated[
    list[Path] | None, typer.Option("--pack", help="A folder of content that replaces rows.")
]
Language = Annotated[str | None, typer.Option("--lang", help="en, ru or uk.")]
Workers = Annotated[int, typer.Option(help="Processes to play in.")]


def as_json(data: Any) -> None:
    """One object, for programs."""
    from korchma.text.clean import escaped

    print(escaped(json.dumps(data, ensure_ascii=False, indent=2)))


def in_words(value: object) -> str:
    """A value for reading.

    >>> in_words({"elves": 3, "points": 7}), in_words([0.5, 2]), in_words([]), in_words(True)
    ('elves 3, points 7', '0.5, 2', '–', 'yes')
    """
    if isinstance(value, Mapping):
        return ", ".join(f"{key} {in_words(each)}" for key, each in value.items()) or "–"
    if isinstance(value, list | tuple):
        return ", ".join(map(in_words, value)) or "–"
    if isinstance(value, bool):
        return "yes" if value else "no"
    return "–" if value is None else str(value)


def as_lines(figures: Mapping[str, object], *, indent: int = 0, width: int = 22) -> None:
    """A figure a line, its name before it."""
    for key, value in figures.items():
        print(f"{' ' * indent}{key.replace('_', ' '):<{width}} {in_words(value)}")


@contextmanager
def progress() -> Iterator[Progress]:
    """A bar for who looks on; silent in pipes."""
    from rich.console import Console
    from rich.progress import Progress

    screen = Console(stderr=True)
    with Progress(console=screen, disable=not screen.is_terminal, transient=True) as bar:
        yield bar
