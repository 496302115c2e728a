"""What is said about people: profiles, friends, ratings, what is kept of somebody."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec

from korchma.server.protocol.house import Me, TableInfo

Who: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=100)]
"""Somebody by what others know them by, or by the name of their account."""
Bond: TypeAlias = Literal["", "friend", "asked", "asks", "blocked"]
"""What somebody is to me: ``asked`` by me, or ``asks`` me to be friends."""
Setting: TypeAlias = bool | int | Annotated[str, msgspec.Meta(max_length=100)]
ByLanguage: TypeAlias = dict[str, str]


class PersonInfo(msgspec.Struct, frozen=True):
    """Somebody as others see them; ``portrait`` is an icon and a colour of seats."""

    who: str
    name: str
    portrait: str = ""
    guest: bool = False


class FriendInfo(msgspec.Struct, frozen=True):
    """A friend, or somebody who may become one: whether they are here, when they last were, and the
    table they sit at now."""

    person: PersonInfo
    bond: Bond
    here: bool = False
    seen: float = 0.0
    table: TableInfo | None = None


class Companion(msgspec.Struct, frozen=True):
    """Somebody I played with: how often, how often against each other, and was before them."""

    person: PersonInfo
    games: int
    against: int
    ahead: int
    bond: Bond = ""


class Friends(msgspec.Struct, frozen=True):
    """My friends and those who ask, people I played with, and whom I blocked."""

    friends: tuple[FriendInfo, ...]
    met: tuple[Companion, ...]
    blocked: tuple[PersonInfo, ...]


class RatingInfo(msgspec.Struct, frozen=True):
    """A rating: 19 times in 20 the truth is within ``band`` of the ``middle``; ``settled`` after
    enough games to be told."""

    middle: int
    band: int
    games: int
    settled: bool


class ModeRecord(msgspec.Struct, frozen=True):
    """Games of a mode: how many, how many won, the best score."""

    mode: str
    kind: str
    played: int
    won: int
    best: int


class TitleRecord(msgspec.Struct, frozen=True):
    """Games of a title. ``rating``: none before the first game that counts; ``together``: nobody
    is measured in it."""

    game: str
    played: int
    won: int
    together: bool
    rating: RatingInfo | None
    best: int | None
    solo: int | None
    modes: tuple[ModeRecord, ...]


class PastGame(msgspec.Struct, frozen=True):
    """A game in somebody's history; the seats that are ``mine`` in its table are theirs. ``kind``:
    versus, together, solo, left before the end, or running. A table without a code shows nothing
    more of itself."""

    table: TableInfo
    kind: str
    place: int
    won: bool
    score: int
    scores: tuple[int, ...]
    ended: float
    ending: ByLanguage


class StoryDeck(msgspec.Struct, frozen=True):
    """How much of a deck or a book I have read; ``name`` is empty for a book's entries, and
    ``endings`` for the endings I reached."""

    game: str
    id: str
    name: ByLanguage
    read: int
    total: int


class StoryNote(msgspec.Struct, frozen=True):
    """A story I read lately, and how it begins."""

    game: str
    title: ByLanguage
    text: ByLanguage


class Stories(msgspec.Struct, frozen=True):
    """What I have read: for my eyes alone."""

    decks: tuple[StoryDeck, ...]
    notes: tuple[StoryNote, ...]


class Profile(msgspec.Struct, frozen=True):
    """Somebody's profile, as much of it as I may see. ``leaving``: when they will be forgotten."""

    person: PersonInfo
    mine: bool
    bond: Bond
    public: bool
    since: float
    games: int
    won: int
    hours: float
    titles: tuple[TitleRecord, ...]
    history: tuple[PastGame, ...]
    often: Companion | None = None
    hardest: Companion | None = None
    stories: Stories | None = None
    leaving: float = 0.0


class ProfileChange(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is to be different in my profile."""

    public: bool | None = None
    portrait: Annotated[str, msgspec.Meta(max_length=40)] | None = None


class Somebody(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody whom something is about."""

    who: Who


class FreeChair(msgspec.Struct, frozen=True):
    """A table with an open chair at which a friend sits, or to which somebody invites me."""

    table: TableInfo
    friend: PersonInfo
    invited: bool


class MyRecord(msgspec.Struct, frozen=True):
    """My record in a few words: games, wins, and the title I played most."""

    games: int
    won: int
    game: str = ""
    best: int | None = None
    rating: RatingInfo | None = None


class Counter(msgspec.Struct, frozen=True):
    """What lies on the counter for me: chairs that friends have free, who asks to be my friend, and
    my record."""

    chairs: tuple[FreeChair, ...]
    asking: tuple[PersonInfo, ...]
    record: MyRecord


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What I like, kept with me wherever I am."""

    settings: Annotated[dict[str, Setting], msgspec.Meta(max_length=40)]


class Kept(msgspec.Struct, frozen=True):
    """Me with my account, and the code for a forgotten password: it is shown this once."""

    me: Me
    code: str


class Recover(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A new password for a forgotten one, with the code that was shown once."""

    name: str
    code: str
    password: str


class Password(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """My password, to show that it is me."""

    password: str


class Farewell(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """My name, to show that I mean it."""

    name: str
