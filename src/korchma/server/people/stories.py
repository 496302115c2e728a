"""What somebody has read in their games: counts by deck, and the last few; for their eyes alone."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import islice
from typing import Any

from sqlalchemy import func, select

from korchma.kernel import Game, find_game, games
from korchma.server.protocol import Stories, StoryDeck, StoryNote
from korchma.server.storage.models import readings, sitters, tables
from korchma.server.storage.store import Store
from korchma.text import LANGUAGES, Voice

NOTES = 3
"""Stories that lie on the table."""
LETTERS = 140
"""Of how a story begins."""

Title = Game[Any, Any, Any]


async def stories(store: Store, person: str) -> Stories:
    """What somebody has read, title by title."""
    last = select(readings.c.game, readings.c.thing, func.max(readings.c.id).label("last"))
    mine = last.where(readings.c.person == person).group_by(readings.c.game, readings.c.thing)
    rows = await store.rows(mine)
    reached = await _endings(store, person)
    read: dict[str, set[str]] = {}
    for row in rows:
        read.setdefault(row["game"], set()).add(row["thing"])
    decks = [
        deck
        for name, game in games().items()
        if name in read and game.memory
        for deck in _decks(game, read[name], reached.get(name, set()))
    ]
    newest = sorted(rows, key=lambda row: -row["last"])
    known = (row for row in newest if row["game"] in games())
    notes = (_note(row["game"], row["thing"]) for row in known)
    told = (note for note in notes if note is not None)
    return Stories(tuple(decks), tuple(islice(told, NOTES)))


async def _endings(store: Store, person: str) -> dict[str, set[str]]:
    """The endings somebody has reached, by title."""
    sat = select(sitters.c.code).where(sitters.c.person == person)
    over = (tables.c.status == "over", tables.c.result.is_not(None), tables.c.code.in_(sat))
    found: dict[str, set[str]] = {}
    for row in await store.rows(select(tables.c.game, tables.c.ending).where(*over).distinct()):
        found.setdefault(row["game"], set()).add(row["ending"])
    return found


def _decks(game: Title, read: set[str], reached: set[str]) -> Iterator[StoryDeck]:
    """A title's decks, or its book with its endings."""
    memory = game.memory
    assert memory is not None
    for name, cards in memory.decks(game.content).items() if memory.decks else ():
        own = said_in_all(game.id, "deck", name, "")
        yield StoryDeck(game.id, name, own, len(read & set(cards)), len(cards))
    if memory.chronicle:
        tales = memory.chronicle.tales(game.content)
        entries = {entry for tale in tales for entry in tale.entries}
        endings = {ending for tale in tales for ending in tale.endings}
        yield StoryDeck(game.id, "", {}, len(read & entries), len(entries))
        yield StoryDeck(game.id, "endings", {}, len(reached & endings), len(endings))


@lru_cache(maxsize=2000)
def said_in_all(game: str, kind: str, name: str, which: str) -> dict[str, str]:
    """A word for a thing, in every language; none where nobody knows it any more."""
    title = find_game(game)
    try:
        word = title.eyes.words(title.content, kind, name)[which]
    except KeyError:
        return {}
    args = dict(word.args)
    voices = {language: Voice(title, language) for language in LANGUAGES}
    known = {language: voice for language, voice in voices.items() if voice.has(word.id)}
    return {language: voice.say(word.id, **args) for language, voice in known.items()}


def _note(game: str, thing: str) -> StoryNote | None:
    """A story and how it begins."""
    memory = find_game(game).memory
    named, _, name = thing.rpartition(":")
    kind = named or (memory.kind if memory else "")
    title = said_in_all(game, kind, name, "")
    text = said_in_all(game, kind, name, "opening")
    short = {language: _beginning(said) for language, said in text.items()}
    return StoryNote(game, title, short) if title else None


def _beginning(text: str) -> str:
    """The first words of a text.

    >>> _beginning("A rope.\\n\\nIt breaks.")
    'A rope. It breaks.'
    """
    plain = " ".join(text.split())
    return (
        plain if len(plain) <= LETTERS else plain[:LETTERS].rsplit(" ", 1)[0].rstrip(",;:") + " …"
    )
