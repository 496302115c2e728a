"""The chronicles at one screen: read from the games that were played to their end here."""

from __future__ import annotations

from collections.abc import Container, Iterator, Sequence
from datetime import date
from itertools import groupby
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from korchma.kernel import Game, KorchmaError, Memoir, Session, Tale, find_game
from korchma.kernel.memory import Chronicle
from korchma.kernel.record import Record, read
from korchma.kernel.restoring import restore
from korchma.text.voice import Voice


class Evening(NamedTuple):
    """A game that was played to its end, and the file it is kept in."""

    file: Path
    record: Record
    memoir: Memoir
    read: frozenset[str]

    @property
    def won(self) -> bool:
        """Whether a person at this screen is among the winners."""
        winners = self.record.result.winners if self.record.result else ()
        return any(self.record.seats[seat].kind == "human" for seat in winners)


def chronicled(name: str) -> tuple[Game[Any, Any, Any], Chronicle]:
    """A game whose evenings are written down, and how."""
    game = find_game(name)
    if game.memory is None or game.memory.chronicle is None:
        raise KorchmaError(f"{name} keeps no chronicles.")
    return game, game.memory.chronicle


def keepsakes(game: Game[Any, Any, Any], folder: Path) -> list[str]:
    """What was brought home from the games of a folder, once each."""
    found = evenings(game, folder, listen=False)
    return list(dict.fromkeys(thing for each in found for thing in each.memoir.keeps))


def evenings(game: Game[Any, Any, Any], folder: Path, *, listen: bool = True) -> list[Evening]:
    """The finished games of a folder, the oldest first; ``listen`` for what was read in them."""
    files = sorted(folder.glob(f"{game.id}*.json"), key=lambda file: file.stat().st_mtime)
    found = (_evening(game, file, listen=listen) for file in files)
    return [each for each in found if each is not None]


def _evening(game: Game[Any, Any, Any], file: Path, *, listen: bool) -> Evening | None:
    """A finished game of this title; a file that cannot be read or replayed is none."""
    assert game.memory is not None
    assert game.memory.chronicle is not None
    try:
        made = read(file)
        if made.game != game.id or made.result is None:
            return None
        whole = msgspec.structs.replace(made, snapshot=None) if listen else made
        session = restore(whole, listen=listen)
    except KorchmaError:
        return None
    heard = _heard(game, session, made) if listen else frozenset()
    return Evening(file, made, game.memory.chronicle.memoir(session.table), heard)


def _heard(game: Game[Any, Any, Any], session: Session, made: Record) -> frozenset[str]:
    """What the people at this screen have read."""
    assert game.memory is not None
    read_in = game.memory.read
    people = [seat for seat, info in enumerate(made.seats) if info.kind == "human"]
    told = (event for seat in people for _, event in session.events(seat))
    return frozenset(thing for event in told for thing in read_in(event))


def lines(name: str, voice: Voice, folder: Path) -> Iterator[str]:
    """The chronicles of a game: each tale, its evenings, its entries, and what was kept."""
    game, told = chronicled(name)
    lived = evenings(game, folder)
    yield voice.say("chronicle")
    if not lived:
        yield voice.say("chronicle-empty")
    for tale in told.tales(game.content):
        yield ""
        yield from _tale(game, voice, tale, [x for x in lived if x.memoir.tale == tale.id])
    kept = dict.fromkeys(thing for each in lived for thing in each.memoir.keeps)
    if kept:
        things = voice.listed([voice.say(f"keep-{thing}") for thing in kept])
        yield ""
        yield f"{voice.say('chronicle-keeps')}: {things}"


def _tale(
    game: Game[Any, Any, Any], voice: Voice, tale: Tale, lived: Sequence[Evening]
) -> Iterator[str]:
    """A tale: what was reached and read of how much, evening by evening, entry by entry."""
    known = frozenset(thing for each in lived for thing in each.read)
    ends = {each.record.result.ending for each in lived if each.record.result}
    yield f"{voice.say(f'tale-{tale.id}')}. {voice.say(f'tale-{tale.id}.motto')}"
    yield f"  {voice.say('chronicle-endings')}: {_share(voice, tale.endings, ends)}"
    yield f"  {voice.say('chronicle-read')}: {_share(voice, tale.entries, known)}"
    if not lived:
        yield f"  {voice.say('chronicle-nobody')}"
        return
    for each in lived:
        yield f"  {_told(voice, each)}"
    for blank, entries in groupby(tale.entries, key=lambda entry: entry not in known):
        if blank:
            yield f"    … {voice.say('chronicle-blank', n=len(list(entries)))}"
            continue
        for entry in entries:
            title = game.eyes.words(game.content, *entry.split(":", 1))[""].id
            yield f"    {entry.rpartition('-')[2]}. {voice.say(title)}"


def _share(voice: Voice, all_of: Sequence[str], known: Container[str]) -> str:
    """So many of so many."""
    return voice.say("chronicle-of", n=sum(x in known for x in all_of), total=len(all_of))


def _told(voice: Voice, evening: Evening) -> str:
    """An evening in a line: when, how it ended, where it can be seen again."""
    assert evening.record.result is not None
    day = date.fromtimestamp(evening.file.stat().st_mtime).isoformat()
    how = voice.say("chronicle-victory" if evening.won else "chronicle-defeat")
    ending = voice.say(f"ending-{evening.record.result.ending}")
    return f"{day}  {ending} ({how})  {evening.file.name}"
