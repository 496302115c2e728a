"""Campaigns at one screen: the files they are kept in, and a host who saves a whole chain."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

from korchma.bots.cast import seated
from korchma.bots.seating import check_seats
from korchma.kernel import Game, KorchmaError, Session, new_seed
from korchma.kernel.chain import (
    Chain,
    ahead,
    begin_chapter,
    from_bytes,
    keep_chapter,
    new_chain,
    to_bytes,
)
from korchma.kernel.record import SeatInfo, write_whole
from korchma.kernel.restoring import restore
from korchma.terminal.host import Host
from korchma.text.voice import Voice


class ChapterHost(Host):
    """A chapter of a campaign: whatever is saved is saved with all the others of its chain."""

    def __init__(
        self,
        session: Session,
        seats: list[SeatInfo],
        chain: Chain,
        number: int,
        *,
        save: Path,
        packs: Sequence[Path] = (),
    ) -> None:
        super().__init__(session, seats, save=save, packs=packs)
        self.chain = chain
        self.number = number

    def save(self, path: Path | None = None) -> None:
        """Write the chain to its file; elsewhere this chapter alone, as a game of its own."""
        if path is not None and path != self.save_path:
            super().save(path)
            return
        assert self.save_path is not None
        game = self.session.game
        self.chain = keep_chapter(game, self.chain, self.number, self.session, self.seats)
        write_whole(to_bytes(self.chain), self.save_path)

    @property
    def way_back(self) -> str:
        """The command that opens the list again, while a chapter can still be played."""
        game = self.session.game
        if self.session.ask is None and ahead(game, self.chain, self.number) is None:
            return ""
        return f"play {game.id} --campaign --save {self.save_path}"


class Start(NamedTuple):
    """A chapter that can be sat down to: begun after another (or first), or gone on with."""

    file: Path
    chain: Chain
    after: int | None = None
    number: int | None = None


class Row(NamedTuple):
    """A line of the list: how deep it stands, what it says, and where it leads, if anywhere."""

    depth: int
    text: str
    start: Start | None = None


def chain_files(game: Game[Any, Any, Any], folder: Path) -> list[Path]:
    """The campaigns of a title that are kept in a folder."""
    return sorted(folder.glob(f"{game.id}*.campaign"))


def free_chain_file(game: Game[Any, Any, Any], folder: Path) -> Path:
    """A file of its own for a new campaign."""
    path, number = folder / f"{game.id}.campaign", 1
    while path.exists():
        number += 1
        path = folder / f"{game.id}-{number}.campaign"
    return path


def read_chain(game: Game[Any, Any, Any], file: Path, packs: Sequence[Path] = ()) -> Chain:
    """A campaign from its file; one that cannot be read is left as it is."""
    content = game.box.load(packs) if packs else None
    try:
        return from_bytes(game, file.read_bytes(), str(file), content)
    except OSError as error:
        raise KorchmaError(f"Cannot read {file}: {error.strerror or error}.") from None


def rows(voice: Voice, files: Sequence[Path], new: Path, packs: Sequence[Path] = ()) -> list[Row]:
    """Every campaign with its lives, chapter by chapter, and a new one."""
    game = voice.game
    assert game is not None
    out: list[Row] = []
    for file in files:
        out.append(Row(0, file.stem))
        try:
            chain = read_chain(game, file, packs)
        except KorchmaError as error:
            out.append(Row(1, str(error)))
            continue
        for first in chain.followers(None):
            out += _life(voice, file, chain, first, 1)
        out.append(Row(1, voice.say("term-campaign-again"), Start(file, chain)))
    out.append(Row(0, voice.say("term-campaign-new"), Start(new, new_chain(game))))
    return out


def _life(voice: Voice, file: Path, chain: Chain, number: int, depth: int) -> list[Row]:
    """A chapter, and after it those that follow."""
    assert voice.game is not None
    chapter, followers = chain.chapters[number], chain.followers(number)
    said: dict[str, str | int] = {
        "n": len(chain.life(number)),
        "chapter": _chapter(voice, chapter.chapter),
    }
    start: Start | None = Start(file, chain, chapter.after, number)
    if not chapter.over:
        text = voice.say("term-campaign-under-way", **said)
    elif (coming := ahead(voice.game, chain, number)) is None:
        text, start = voice.say("term-campaign-over", **said), None
    else:
        message = "term-campaign-life" if followers else "term-campaign-on"
        text = voice.say(message, **said, next=_chapter(voice, coming.chapter))
        start = Start(file, chain, number)
    out = [Row(depth, text, start)]
    for each in followers:
        out += _life(voice, file, chain, each, depth + 1)
    return out


def _chapter(voice: Voice, name: str) -> str:
    return voice.say(f"chapter-{name}")


def sit_at(
    game: Game[Any, Any, Any],
    start: Start,
    seats: Sequence[SeatInfo] | None,
    default: Sequence[SeatInfo],
    packs: Sequence[Path],
) -> ChapterHost:
    """The table of a chapter: as it was left, or new, with those who sat at the one before."""
    file, chain, after, number = start
    if number is not None:
        made = chain.chapters[number].record
        session = restore(made, game=game, content=game.box.load(packs) if packs else None)
        return ChapterHost(session, made.seats, chain, number, save=file, packs=packs)
    before = chain.chapters[after].record.seats if after is not None else default
    people = seated(game, seats or before)
    check_seats(game, people)
    session, chain = begin_chapter(game, chain, after, people, new_seed(), packs=packs)
    return ChapterHost(session, people, chain, len(chain.chapters) - 1, save=file, packs=packs)
