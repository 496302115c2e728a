"""A campaign under way: a chain of games that may branch, and a file that keeps it.

From any finished chapter another life can begin; what was played before stays as it was.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from korchma.kernel.campaign import Ahead, Campaign
from korchma.kernel.errors import KorchmaError
from korchma.kernel.game import Game
from korchma.kernel.record import FORMAT, Record, SeatInfo, record, seal
from korchma.kernel.restoring import restore
from korchma.kernel.session import Session


class Chapter(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A game of a chain: its name, the chapter it follows, its record, and what it left behind;
    no legacy while it is under way."""

    chapter: str
    after: int | None
    record: Record
    legacy: Any = None

    @property
    def over(self) -> bool:
        """Whether it has been played to its end."""
        return self.record.result is not None


class Chain(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A campaign under way: its chapters in the order in which they began, all its lives."""

    korchma: int = FORMAT
    game: str
    campaign: int
    name: str = ""
    chapters: tuple[Chapter, ...] = ()
    hash: str = ""

    def followers(self, number: int | None) -> list[int]:
        """The chapters that follow this one; those that began it all follow none."""
        return [n for n, each in enumerate(self.chapters) if each.after == number]

    def life(self, number: int) -> list[int]:
        """The way from the first chapter to this one."""
        after = self.chapters[number].after
        return [*(self.life(after) if after is not None else ()), number]


def rules_of(game: Game[Any, Any, Any]) -> Campaign[Any]:
    """The campaign of a title, if it has one."""
    if game.campaign is None:
        raise KorchmaError(f"{game.id} has no campaign.")
    return game.campaign


def new_chain(game: Game[Any, Any, Any], name: str = "") -> Chain:
    """A campaign in which nothing has happened yet."""
    return Chain(game=game.id, campaign=rules_of(game).version, name=name)


def ahead(game: Game[Any, Any, Any], chain: Chain, after: int | None) -> Ahead | None:
    """What comes after a chapter, or first; None after the last one."""
    campaign = rules_of(game)
    if after is None:
        return campaign.ahead(None)
    chapter = chain.chapters[after]
    if not chapter.over:
        raise KorchmaError(f"The chapter {chapter.chapter} is not over yet: play it to its end.")
    return campaign.ahead(msgspec.convert(chapter.legacy, campaign.legacy_type))


def begin_chapter(
    game: Game[Any, Any, Any],
    chain: Chain,
    after: int | None,
    seats: Sequence[SeatInfo],
    seed: str,
    *,
    packs: Sequence[Path] = (),
) -> tuple[Session, Chain]:
    """The next chapter's table, and the chain with it: another life where one followed already."""
    coming = ahead(game, chain, after)
    if coming is None:
        raise KorchmaError(f"This campaign of {game.id} is over: no chapter follows.")
    if after is not None and rules_of(game).same_people:
        before = chain.chapters[after].record.seats
        if [(x.kind, x.name) for x in seats] != [(x.kind, x.name) for x in before]:
            names = ", ".join(seat.name or seat.kind for seat in before)
            raise KorchmaError(f"The people of a campaign stay the same: {names}.")
    people = [seat for seat, info in enumerate(seats) if info.kind == "human"]
    session = Session.new(
        game, len(seats), coming.mode, seed, packs=packs, people=people, **coming.options
    )
    chapter = Chapter(chapter=coming.chapter, after=after, record=record(session, [*seats]))
    return session, msgspec.structs.replace(chain, chapters=(*chain.chapters, chapter))


def keep_chapter(
    game: Game[Any, Any, Any], chain: Chain, number: int, session: Session, seats: list[SeatInfo]
) -> Chain:
    """The chain with a chapter as it stands now; once it is over, with what it leaves behind."""
    over = session.result is not None
    legacy = rules_of(game).legacy(session.table) if over else None
    chapter = msgspec.structs.replace(
        chain.chapters[number],
        record=record(session, seats, snapshot=not over),
        legacy=msgspec.to_builtins(legacy),
    )
    before, behind = chain.chapters[:number], chain.chapters[number + 1 :]
    return msgspec.structs.replace(chain, chapters=(*before, chapter, *behind))


# --- as a file -----------------------------------------------------------------------------------


def to_bytes(chain: Chain) -> bytes:
    """A chain as it is written down, with its own hash."""
    return msgspec.json.encode(msgspec.structs.replace(chain, hash=seal(chain)))


def from_bytes(game: Game[Any, Any, Any], data: bytes, name: str, content: Any = None) -> Chain:
    """The chain in these bytes, read strictly: whole, of this title, genuine to the last legacy."""
    try:
        chain = msgspec.json.decode(data, type=Chain)
    except (msgspec.DecodeError, RecursionError) as error:
        raise KorchmaError(
            f"{name} is not a whole campaign ({error}). "
            "It may have been cut off or changed by hand; use another copy."
        ) from None
    if chain.hash != seal(chain):
        raise KorchmaError(
            f"{name} was changed after it was written: its hash does not fit. Use another copy."
        )
    _check_chain(game, chain, name)
    for number in range(len(chain.chapters)):
        _check_chapter(game, chain, number, name, content)
    return msgspec.structs.replace(chain, hash="")


def _check_chain(game: Game[Any, Any, Any], chain: Chain, name: str) -> None:
    campaign = rules_of(game)
    if chain.game != game.id:
        raise KorchmaError(f"{name} is a campaign of {chain.game}, not of {game.id}.")
    if (chain.korchma, chain.campaign) != (FORMAT, campaign.version):
        raise KorchmaError(
            f"{name} was written by another Korchma (campaign {chain.campaign}, this one knows "
            f"{campaign.version}). Use the Korchma it was played with."
        )
    for number, chapter in enumerate(chain.chapters):
        if chapter.after is None:
            continue
        if not 0 <= chapter.after < number or not chain.chapters[chapter.after].over:
            raise KorchmaError(f"{name}: chapter {number + 1} follows one that was not played.")


def _check_chapter(
    game: Game[Any, Any, Any], chain: Chain, number: int, name: str, content: Any
) -> None:
    """What a chapter began with and what it left behind is what was really played."""
    chapter = chain.chapters[number]
    try:
        genuine = _began_so(game, chain, chapter) and _left_so(game, chapter, content)
    except (KorchmaError, msgspec.ValidationError) as error:
        raise KorchmaError(f"{name}, chapter {number + 1}: {error}") from None
    if not genuine:
        raise KorchmaError(
            f"{name}, chapter {number + 1}: what was played does not lead there. "
            "It is not genuine; use another copy."
        )


def _began_so(game: Game[Any, Any, Any], chain: Chain, chapter: Chapter) -> bool:
    """Whether a chapter is what followed, with the legacy of the one before."""
    coming = ahead(game, chain, chapter.after)
    if coming is None or coming.chapter != chapter.chapter:
        return False
    options = game.options(coming.mode, chapter.record.players, **coming.options)
    return bool(msgspec.convert(chapter.record.options, type(options)) == options)


def _left_so(game: Game[Any, Any, Any], chapter: Chapter, content: Any) -> bool:
    """Whether a finished chapter, played again, leaves the same behind; older rules are trusted."""
    if not chapter.over:
        return chapter.legacy is None
    campaign = rules_of(game)
    written = msgspec.convert(chapter.legacy, campaign.legacy_type)
    if chapter.record.rules != game.rules_version:
        return True
    session = restore(chapter.record, game=game, content=content, listen=False)
    return bool(campaign.legacy(session.table) == written)
