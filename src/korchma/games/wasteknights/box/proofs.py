"""Adventures read as no player will: ``python -m korchma.games.wasteknights.box.proofs a1``."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from pathlib import Path

from fluent.syntax.ast import Junk, Message

from korchma.games.wasteknights.box.book import plot_texts, tale_book
from korchma.games.wasteknights.box.box import Adventure, Box
from korchma.games.wasteknights.box.content import FOLDER, GIVEN, load
from korchma.games.wasteknights.box.plots import unset
from korchma.kernel.content import tables
from korchma.tray.reading import read_fluent
from korchma.tray.stories import Fault, lint

TEXTS = Path(__file__).parents[1] / "text"
LANGUAGES = ("en", "ru", "uk")


def proofread(box: Box, texts: Mapping[str, Callable[[str], bool]]) -> list[Fault]:
    """All that is wrong with the adventures of a box."""
    return [fault for each in box.adventures.values() for fault in _proofs(each, texts)]


def _proofs(adventure: Adventure, texts: Mapping[str, Callable[[str], bool]]) -> Iterator[Fault]:
    file = f"{adventure.id}.toml"
    given = frozenset(tables(FOLDER / file).get(GIVEN, ()))
    yield from lint(tale_book(adventure, given), texts)
    yield from unset(adventure, given)
    for language, known in texts.items():
        for text in plot_texts(adventure):
            if not known(text):
                where = text.split("-")[-1]
                yield Fault(file, where, text, f"this text is not there in {language}")


# --- what belongs to nothing ----------------------------------------------------------------------


def strays(adventure: Adventure) -> list[str]:
    """Texts of an adventure that nobody ever reads, and lines that cannot be read at all."""
    book = tale_book(adventure)
    wanted = {text for page in adventure.pages.values() for text in book.texts(page)}
    wanted |= {*plot_texts(adventure)}
    out: list[str] = []
    for language in LANGUAGES:
        file = TEXTS / language / f"secret-{adventure.id}.ftl"
        for text in messages(file):
            if text not in wanted:
                out.append(f"{language}: {text} belongs to nothing")
    return out


@cache
def messages(file: Path) -> tuple[str, ...]:
    """The texts of a file; what the parser could not read, with its first words."""
    return tuple(_messages(file.read_text("utf-8")))


def _messages(text: str) -> Iterator[str]:
    for each in read_fluent(text).body:
        if isinstance(each, Message):
            if each.value is not None:
                yield each.id.name
            yield from (f"{each.id.name}.{mark.id.name}" for mark in each.attributes)
        elif isinstance(each, Junk):
            yield f"unreadable: {(each.content or '')[:60]!r}"


def main(names: list[str]) -> int:
    """Read these adventures and say what is wrong."""
    box = load()
    known = {
        language: {
            text for file in (TEXTS / language).glob("*.ftl") for text in messages(file)
        }.__contains__
        for language in LANGUAGES
    }
    found: list[str] = []
    for name in names or [*box.adventures]:
        adventure = box.adventures[name]
        found += map(str, _proofs(adventure, known))
        found += strays(adventure)
    print("\n".join(found) or "nothing is wrong")
    return bool(found)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
