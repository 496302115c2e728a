"""The stories of Old World as a book: where reading begins and leads, which texts it needs."""

from __future__ import annotations

from collections.abc import Sequence

from korchma.games.oldworld.box.box import Box
from korchma.games.oldworld.box.tales import Duel, Event, Story, Table, Task, Test, Threshold, Word
from korchma.tray.stories import Book, Choose, Entry, FlagIs, Name


def story_book(box: Box) -> Book[Word, FlagIs]:
    """All stories and events; the cards of both decks are drawn. [58-63]"""
    files: dict[Name, str] = {}
    for name in ("city", "wilds", "events"):
        files |= dict.fromkeys(getattr(box, name), f"{name}.toml")
    return Book(
        box.tales, (*box.stories,), leads=_leads, flags=False, texts=story_texts, files=files
    )


def _leads(word: Word) -> Sequence[Name]:
    """A quest leads to its event. [61, 62]"""
    return (word.event,) if isinstance(word, Task) else ()


def story_texts(entry: Entry[Word, FlagIs]) -> list[str]:
    """Title and opening, what can be chosen, and what may come of it."""
    assert isinstance(entry, Story | Event)
    name = entry.name
    out = [name, f"{name}.title"]
    for step in entry.steps:
        match step:
            case Choose(options):
                out += [f"{name}{mark}{way.id}" for way in options for mark in ".-"]
            case Threshold():
                out += [f"{name}-yes", f"{name}-no"]
            case Table(bands) | Test(bands=bands) | Duel(bands=bands):
                out += [f"{name}-{number}" for number in range(1, len(bands) + 1)]
    return out
