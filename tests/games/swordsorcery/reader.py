"""A party of one nature that reads a quest from cover to cover, and what it carries on."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, MutableMapping, Sequence
from dataclasses import dataclass, field

from korchma.games.swordsorcery.box.holding import (
    AllGhosts,
    Crowd,
    DeckEmpty,
    Heroes,
    Holding,
    Nature,
    Stands,
)
from korchma.games.swordsorcery.box.moments import Act, Enter, Moment, Once
from korchma.games.swordsorcery.box.quests import Book, Paragraph
from korchma.games.swordsorcery.box.tales import Save, Tell, Word
from korchma.kernel import Flow
from korchma.tray.stories import Branch, Choose, Entry, Name, Teller, Way

BARS = tuple(f"bar{number}" for number in range(1, 8))


@dataclass
class Party:
    """Heroes of one nature, with a quest open before them. Whom the story asks to die has died,
    what it waits for has come; the deck is never empty, and nobody is a ghost. A token stands where
    the story asks for it, unless it is ``gone``."""

    nature: Nature
    book: Book
    flags: dict[str, int] = field(default_factory=dict)
    heroes: int = 3
    gone: frozenset[str] = frozenset()
    heard: list[str] = field(default_factory=list)


class Reader(Teller[Party, Word, Holding]):
    """Reads aloud and does nothing else; every save fails."""

    def entries(self, t: Party) -> Mapping[Name, Entry[Word, Holding]]:
        return {row.id: row for row in t.book.paragraphs.values()}

    def own(
        self, t: Party, entry: Entry[Word, Holding], step: Word
    ) -> Flow[Branch[Word, Holding] | None]:
        if isinstance(step, Tell):
            t.heard.append(f"{entry.id}-{step.text}")
        return step.fail if isinstance(step, Save) else None
        yield

    def choose(
        self,
        t: Party,
        entry: Entry[Word, Holding],
        choice: Choose[Word, Holding],
        ways: Sequence[Way[Word, Holding]],
    ) -> Flow[Way[Word, Holding] | None]:
        way = next((way for way in ways if choice.by != "nature" or way.id == t.nature), None)
        if way is not None:
            t.heard.append(f"{entry.id}-{way.id}")
        return way
        yield

    def holds(self, t: Party, condition: Holding) -> bool:
        match condition:
            case Heroes(least, most):
                return least <= t.heroes <= most
            case Stands(token=token):
                return token not in t.gone
            case DeckEmpty() | AllGhosts() | Crowd():
                return False
            case _:
                return True

    def flags(self, t: Party) -> MutableMapping[str, int]:
        t.flags["bars"] = sum(t.flags.get(bar, 0) for bar in BARS)
        return t.flags

    def opened(self, t: Party, entry: Entry[Word, Holding]) -> bool:
        t.heard.append(str(entry.id))
        return True


def read(t: Party, *names: str) -> str | None:
    """Read these paragraphs, one after the other; how the last one ended."""
    ending: str | None = None
    for name in names:
        try:
            asked = next(Reader().tell(t, name))
        except StopIteration as told:
            ending = told.value
        else:
            raise AssertionError(f"a reader is asked {asked}")
    return ending


def read_through(t: Party) -> str | None:
    """All paragraphs whose moment can come, in the order of the file, until none is left; then the
    first goal's."""
    start = {row.id: row.start for row in t.book.quest.counts}
    t.flags = {**{k: v for k, v in t.flags.items() if not k.startswith("q.")}, **start}
    done: set[str] = set()
    while row := next(_ready(t, done), None):
        done.add(row.id)
        read(t, row.id)
    return read(t, t.book.quest.goals[0].then)


def _ready(t: Party, done: set[str]) -> Iterator[Paragraph]:
    for row in t.book.paragraphs.values():
        if row.id not in done and any(_comes(t, moment) for moment in row.on):
            yield row


def _comes(t: Party, moment: Moment) -> bool:
    match moment:
        case Act(when=when) | Enter(when=when) | Once(when=when):
            return when is None or Reader().true(t, when)
        case _:
            return True
