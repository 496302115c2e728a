"""How a game looks in a terminal: one class per title, and a plain one for all others."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import metadata
from typing import Any, ClassVar

import msgspec

from korchma.kernel import Event, KorchmaError, Option, refs
from korchma.terminal.picture import Line, Picture, written
from korchma.text.voice import Voice


class Look:
    """A game nobody has drawn yet: the fields of its view, as they are.

    ``lit`` are the refs of what can be chosen now, ``mark`` those of the option pointed at.
    """

    rooms: ClassVar[str] = ""
    """How a large screen is shared out: ``-wordy`` where cards carry sentences and the hand needs
    more room than the players, ``-market`` where what is for sale does."""

    def __init__(self, voice: Voice, content: Any) -> None:
        self.voice = voice
        self.content = content

    def nickname(self, event: Event) -> tuple[int, str] | None:
        """A seat that from this event on is called by another name."""
        return None

    def names(self, view: msgspec.Struct) -> Mapping[str, str]:
        """Things that have a name of their own at this table, by ref."""
        return {}

    def heading(self, event: Event) -> str:
        """The heading of a page, for what is too long and too good to be told in passing."""
        return ""

    def bar(self, view: msgspec.Struct) -> str:
        """What must be seen at every moment, in a few words."""
        return ""

    def dangers(self, view: msgspec.Struct) -> list[Line]:
        """What may end the game, and what is left of everything."""
        return []

    def seats(self, view: msgspec.Struct) -> list[Line]:
        """Every player, as all see them."""
        return []

    def hand(self, view: msgspec.Struct) -> list[Line]:
        """What the reader holds, in short."""
        return []

    def holding(self, view: msgspec.Struct) -> str:
        """The same on one line of plain words: each card with the rest about it in brackets."""
        things: dict[str, list[str]] = {}
        for line in self.hand(view):
            things.setdefault(line.ref or line.text, []).append(line.text.strip())
        return "; ".join(
            f"{head} ({', '.join(rest)})" if rest else head for head, *rest in things.values()
        )

    def cards(self, view: msgspec.Struct) -> tuple[str, ...]:
        """The ids of the cards the reader holds."""
        return ()

    def card(self, view: msgspec.Struct, card: str) -> list[str]:
        """All there is to say about a card; nothing if there is no such card."""
        return []

    def besides(self, view: msgspec.Struct) -> list[str]:
        """What the reader has besides cards."""
        return []

    def legend(self) -> list[str]:
        """How to read the drawing."""
        return []

    def refs(self, option: Option) -> tuple[str, ...]:
        """The things an option concerns, as they are called on the board."""
        return refs(option)

    def label(self, view: msgspec.Struct, option: Option, *, brief: bool) -> str:
        """An option in words; brief where a screen shows the rest of it."""
        return self.voice.option(option)

    def gist(self, view: msgspec.Struct, foreseen: msgspec.Struct) -> str:
        """What the game foresees of a choice, in a few words beside it."""
        return ""

    def outcome(self, view: msgspec.Struct, foreseen: msgspec.Struct) -> str:
        """Where the choices marked so far would lead, in a sentence."""
        return ""

    def around(self, ref: str) -> tuple[str, ...]:
        """What a click on this may mean: itself, or the parts it has."""
        return (ref,)

    def describe(self, view: msgspec.Struct, ref: str) -> str:
        """What lies there, in a sentence."""
        return ""

    def sentences(self, view: msgspec.Struct) -> list[str]:
        """Everything on the table, said aloud."""
        fields = msgspec.to_builtins(view)
        return [f"{name}: {_short(value)}" for name, value in fields.items()]

    def paint(
        self,
        view: msgspec.Struct,
        width: int,
        height: int,
        lit: frozenset[str] = frozenset(),
        mark: frozenset[str] = frozenset(),
    ) -> Picture:
        """The board."""
        return written([Line(text) for text in self.sentences(view)], width, hang=2)


def _short(value: object) -> str:
    """A value in one piece."""
    if isinstance(value, dict):
        return ", ".join(f"{key}: {_short(each)}" for key, each in value.items())
    if isinstance(value, list | tuple):
        return "; ".join(_short(each) for each in value) or "–"
    return "–" if value in (None, "") else str(value)


GROUP = "korchma.looks"
"""Entry points of this group draw the game whose id is their name; ours are found the same way."""


@cache
def _looks() -> dict[str, metadata.EntryPoint]:
    """The titles that have been drawn."""
    return {point.name: point for point in metadata.entry_points(group=GROUP)}


def look_of(game: str) -> type[Look]:
    """How this title looks."""
    point = _looks().get(game)
    if point is None:
        return Look
    try:
        found = point.load()
    except (Exception, SystemExit) as error:
        raise KorchmaError(
            f"The look of {game}, {point.value}, cannot be loaded: {error}."
        ) from None
    if not (isinstance(found, type) and issubclass(found, Look)):
        raise KorchmaError(f"The look of {game}, {point.value}, is no Look.")
    return found
