"""Quests read as no player will: ``python -m korchma.games.swordsorcery.box.proofs q1``."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from fluent.syntax.ast import Junk, Message
from fluent.syntax.serializer import serialize_pattern

from korchma.games.swordsorcery.box.book import tale_book
from korchma.games.swordsorcery.box.box import Box
from korchma.games.swordsorcery.box.fit_quests import DEALT
from korchma.games.swordsorcery.box.holding import HEROES, NATURES
from korchma.games.swordsorcery.box.moments import Act
from korchma.games.swordsorcery.box.quests import Book as Quest
from korchma.games.swordsorcery.box.quests import Paragraph, load
from korchma.games.swordsorcery.box.surveys import structs, survey
from korchma.games.swordsorcery.box.tales import Enemy, Item, Save, Tell
from korchma.kernel.errors import KorchmaError
from korchma.tray.reading import read_fluent
from korchma.tray.stories import Choose, FlagIs, If, Jump, Mark, check, lint

HERE = Path(__file__).parents[1]
LANGUAGES = ("en", "ru", "uk")
ROAD = 7
"""So many quests make the campaign; read together, they answer for each other's flags."""
CHOOSERS = ("nature", "vote", "active")
BAR = re.compile(r"bar[1-7]")
PLACED = re.compile(r"\{\"[^\"]*\"\}")
NAMED = re.compile(
    r"Auriel|Ekar|Laigon|Shaya|Torgar|Ауриэл|Ауріел|Экар|Екар|Лайгон|Торгар|\bШа(?:я|и|е|ю|ей|ї|єю)\b"
)
TYPED = {
    "en": re.compile(r"[\"'—]|\s-\s"),
    "ru": re.compile(r"[\"']|\s[-–]\s"),
    "uk": re.compile(r"[\"']|\s[-–]\s"),
}
"""What a typist would write: English dashes are short, Russian and Ukrainian ones long."""


def read_all(box: Box, texts: Mapping[str, Callable[[str], bool]]) -> list[str]:
    """All quests of a box, packs on top: what is out of reach, endless, or untold in a language."""
    out: list[str] = []
    for quest, book in box.quests.items():
        faults = [*_faults(book)]
        for language, has in texts.items():
            faults += [f"{language} has no {text}" for text in wanted(book) if not has(text)]
        out += [f"{quest}.toml: {fault}" for fault in faults]
    return out


def proofread(quest: str) -> list[str]:
    """All that is wrong with a quest, in sentences."""
    try:
        book = load(quest, HERE / "content")
        check(tale_book(book))
    except KorchmaError as error:
        return [str(error)]
    out = [*_faults(book), *_handed_on(book, quest)]
    for language in LANGUAGES:
        out += _spelt(quest, language, [*wanted(book)])
    return out


def _faults(book: Quest) -> Iterator[str]:
    """What is wrong with its paragraphs and its map."""
    yield from map(str, lint(tale_book(book)))
    yield from _choices(book)
    yield from survey(book)


def _choices(quest: Quest) -> Iterator[str]:
    """Who chooses is known; a choice by nature has all three natures; a flag can have the value."""
    for each in structs(quest):
        if isinstance(each, FlagIs) and each.most is not None and each.most < each.least:
            yield f"{each.name} cannot be at least {each.least} and at most {each.most}"
        if isinstance(each, Choose):
            ways = tuple(way.id for way in each.options)
            if each.by not in CHOOSERS:
                yield f"a choice by {each.by!r}; there are: {', '.join(CHOOSERS)}"
            if (each.by == "nature") is not (ways == NATURES):
                yield f"a choice by {each.by} between {', '.join(ways)}"


# --- from quest to quest -------------------------------------------------------------------------


def marked(quest: Quest) -> set[str]:
    """The flags that travel on from a quest."""
    set_here = {each.name for each in structs(quest) if isinstance(each, Mark)}
    local = {row.id for row in quest.quest.counts}
    fates = {flag for row in quest.quest.fates for flag in (row.law, row.neutral, row.chaos)}
    return {name for name in set_here | fates if not name.startswith("q.")} - local


def _handed_on(quest: Quest, name: str) -> Iterator[str]:
    """What is said to be given is asked for, and an earlier quest sets it, if all are written."""
    asked = {each.name for each in structs(quest) if isinstance(each, FlagIs)}
    for flag in quest.quest.given:
        if flag not in asked:
            yield f"quest: {flag} is given and never asked for"
    before = [f"q{number}" for number in range(1, int(name[1:]))]
    if all((HERE / "content" / f"{each}.toml").is_file() for each in before):
        known = {f"lost-{each}" for each in (*before, name)}
        for each in before:
            known |= marked(load(each, HERE / "content"))
        for flag in (*quest.quest.given, *quest.quest.alone.flags):
            if flag not in known:
                yield f"quest: no earlier quest sets {flag}"


def unasked(quests: Sequence[str]) -> list[str]:
    """Flags that travel and for which nobody asks, in their own quest or in a later one."""
    books = [load(name, HERE / "content") for name in quests]
    asked = [{each.name for each in structs(book) if isinstance(each, FlagIs)} for book in books]
    out = []
    for number, book in enumerate(books):
        known = set().union(*asked[number:])
        flags = sorted(flag for flag in marked(book) - known if not BAR.fullmatch(flag))
        out += [f"{quests[number]}: nobody ever asks for {flag}" for flag in flags]
    return out


# --- words ---------------------------------------------------------------------------------------


def wanted(quest: Quest) -> Iterator[str]:
    """The ids of all texts of a quest."""
    sheet, name = quest.quest, quest.quest.id
    yield from (row.id for row in quest.map.areas)
    yield from (f"{name}-goal-{end.id}" for end in sheet.goals)
    yield from (f"{name}-defeat-{end.id}" for end in sheet.defeats)
    yield from (f"{name}-token-{row.id}" for row in quest.map.tokens)
    yield from (f"{name}-pile-{row.id}" for row in quest.map.piles)
    yield from (f"{name}-count-{row.id}" for row in sheet.counts)
    yield from (f"{name}-rule-{rule}" for rule in (*sheet.rules, *sheet.asleep))
    for deed in sheet.deeds:
        yield from (f"{name}-deed-{deed.id}", f"{name}-deed-{deed.id}.about")
    yield from (f"{name}-flag-{flag}" for flag in sorted(marked(quest)) if not BAR.fullmatch(flag))
    things = [*structs(quest)]
    enemies = {each.name for each in things if isinstance(each, Enemy)} - {""}
    yield from (f"{name}-enemy-{each}" for each in sorted(enemies))
    items = {each.item for each in things if isinstance(each, Item)} - {*DEALT}
    yield from (f"{name}-item-{each}" for each in sorted(items))
    for paragraph in quest.paragraphs.values():
        yield from texts_of(name, paragraph)


def texts_of(quest: str, paragraph: Paragraph) -> Iterator[str]:
    """Title and text; the button, where it is an action; ways, saves, more words."""
    name = f"{quest}-{paragraph.id}"
    yield from (name, f"{name}.title")
    if any(isinstance(moment, Act) for moment in paragraph.on):
        yield f"{name}-act"
    yield from _within(name, name, paragraph.steps)


def _within(entry: str, name: str, steps: Sequence[Any]) -> Iterator[str]:
    for step in steps:
        match step:
            case Choose(options=options, by=by):
                for way in options:
                    yield f"{entry}.{way.id}"
                    if by == "nature":
                        yield from (f"{entry}.{way.id}-line", f"{entry}.{way.id}-seal")
                    if not (way.steps and isinstance(way.steps[0], Jump)):
                        yield f"{entry}-{way.id}"
                    yield from _within(entry, f"{entry}-{way.id}", way.steps)
            case If(steps=yes, otherwise=no):
                yield from _within(entry, name, yes)
                yield from _within(entry, name, no)
            case Save(ok=ok, fail=fail):
                yield from (f"{name}-ok", f"{name}-fail")
                yield from _within(entry, f"{name}-ok", ok.steps)
                yield from _within(entry, f"{name}-fail", fail.steps)
            case Tell(text=text):
                yield f"{entry}-{text}"
            case _:
                pass


def _spelt(quest: str, language: str, texts: Sequence[str]) -> Iterator[str]:
    """Texts that are missing in a language, and those that belong to nothing."""
    out: list[str] = []
    path = HERE / "text" / language / f"secret-{quest}.ftl"
    known = _messages(path, out)
    yield from out
    yield from _typeset(path)
    yield from (f"{language}: {text} is not there" for text in texts if text not in known)
    for text in sorted(known - {*texts}):
        if not _spoken(text):
            yield f"{language}: {text} belongs to nothing"
    sheet = _messages(HERE / "text" / language / "quests.ftl", [])
    yield from (
        f"{language}: {text} is not there"
        for text in (quest, f"{quest}.about")
        if text not in sheet
    )


def _typeset(path: Path) -> Iterator[str]:
    """A typist's quotation marks, apostrophes and dashes."""
    lines = path.read_text("utf-8").splitlines() if path.is_file() else ()
    language = path.parent.name
    dash = "–" if language == "en" else "—"
    for number, line in enumerate(lines, 1):
        if TYPED[language].search(PLACED.sub("", line)):
            yield f"{language}: line {number}: “ ” or « », ’ and {dash} are our marks"


def _spoken(text: str) -> bool:
    """A hero's own line, ``q1-p9.ekar``, or one of two who differ, ``q1-p0.ekar-auriel``."""
    who = text.rpartition(".")[2].split("-")
    return len(who) <= 2 and all(each in HEROES for each in who)


def _messages(path: Path, out: list[str]) -> set[str]:
    """The ids of a file; what cannot be read, stands twice, or names a hero who may be absent."""
    known: set[str] = set()
    if not path.is_file():
        return known
    for each in read_fluent(path.read_text("utf-8")).body:
        if isinstance(each, Junk):
            out.append(f"{path.name}: cannot be read: {(each.content or '')[:60]!r}")
        if not isinstance(each, Message):
            continue
        if each.id.name in known:
            out.append(f"{path.parent.name}: {each.id.name} is there twice")
        parts = {f"{each.id.name}.{mark.id.name}": mark.value for mark in each.attributes}
        if each.value is not None:
            parts[each.id.name] = each.value
        for name, words in parts.items():
            theirs = _spoken(name) or name.rpartition("-")[2] in HEROES
            if NAMED.search(serialize_pattern(words)) and not theirs:
                out.append(f"{path.parent.name}: {name} names a hero who may not be there")
        known |= {*parts}
    return known


if __name__ == "__main__":
    names = sys.argv[1:]
    faults = [f"{name}: {fault}" for name in names for fault in proofread(name)]
    faults += unasked(names) if len(names) == ROAD else []
    print("\n".join(faults) or "nothing is wrong")
    sys.exit(bool(faults))
