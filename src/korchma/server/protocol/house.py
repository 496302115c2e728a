"""What is said over HTTP."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

import msgspec

from korchma.kernel.result import Result
from korchma.server.protocol.clocks import Clock, ClockInfo

AnyOption: TypeAlias = Annotated[Any, msgspec.Meta(extra={"typescript": "Option"})]
AnyAnswer: TypeAlias = Annotated[Any, msgspec.Meta(extra={"typescript": "Answer"})]
AnyEvent: TypeAlias = Annotated[Any, msgspec.Meta(extra={"typescript": "Event"})]
AnyReason: TypeAlias = Annotated[Any, msgspec.Meta(extra={"typescript": "Reason"})]
AnyThing: TypeAlias = Annotated[Any, msgspec.Meta(extra={"typescript": "Thing"})]
"""What only a game can say, as JSON: its options, events, reasons, and what sentences name."""


class Me(msgspec.Struct, frozen=True):
    """Who I am here. ``who`` is what others know me by; ``settings`` are those I keep with me,
    ``leaving`` when I asked to be forgotten."""

    id: str
    name: str
    guest: bool
    who: str = ""
    portrait: str = ""
    settings: dict[str, Any] = {}
    leaving: float = 0.0


class Credentials(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A name and a password, for a new account or an old one."""

    name: str
    password: str


class NewPassword(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Another password for my account, and the one it has."""

    old: str
    new: str


class ModeInfo(msgspec.Struct, frozen=True):
    """A way to play a game, and for how many; ``together``: all win or lose as one."""

    id: str
    players: tuple[int, ...]
    together: bool = False


class GameInfo(msgspec.Struct, frozen=True):
    """A game that can be played here. ``memory``: what was read can stay out of later games;
    ``campaign``: its games can be chapters that hang together; ``chronicle``: its evenings are
    written down."""

    id: str
    minutes: int
    weight: int
    modes: tuple[ModeInfo, ...]
    bots: tuple[str, ...]
    lesson: bool
    memory: bool
    campaign: bool = False
    chronicle: bool = False
    house: dict[str, bool | int] = {}
    """What a table may agree on, by the name of the option, and what it becomes then."""
    counts: dict[str, tuple[int, ...]] = {}
    """Options that are a number of several, by their names; nought: as many as usual."""


class Word(msgspec.Struct, frozen=True):
    """A message id and its variables."""

    id: str
    args: dict[str, str | int]


class Secrets(msgspec.Struct, frozen=True):
    """What the book keeps back until its time has come: words for things, and their texts.

    ``text`` holds Fluent messages by language: those of the story that is read, of outcomes told.
    """

    words: dict[str, dict[str, Word]]
    text: dict[str, str]


class Chapter(msgspec.Struct, frozen=True):
    """A chapter of the rules (``chapter-ID`` names it) and the rules in it."""

    id: str
    rules: tuple[str, ...]


class LessonStep(msgspec.Struct, frozen=True):
    """One thing to learn (``lesson-ID``), and what brings it up: see docs/protocol.md."""

    id: str
    on: tuple[str, ...]
    show: str
    by: int


class LessonInfo(msgspec.Struct, frozen=True):
    """What a first game teaches; ``quiet`` leaves time for the rest, ``turns`` counts turns."""

    quiet: str
    steps: tuple[LessonStep, ...]
    turns: str


class Book(msgspec.Struct, frozen=True):
    """What a client must know of a game to draw and to tell it: no rules, only names and data.

    ``content`` are the rows of the box; ``kinds`` say which fields of an option, event or reason
    name things (``do-walk`` -> ``{"to": "space"}``); ``words`` name every thing (``card:19``);
    ``facts`` are numbers of its rules that are shown.
    """

    game: str
    content: dict[str, dict[str, AnyThing]]
    facts: AnyThing | None
    kinds: dict[str, dict[str, str]]
    words: dict[str, dict[str, Word]]
    chapters: tuple[Chapter, ...]
    rulings: int
    lesson: LessonInfo | None


SeatKind: TypeAlias = str
"""``me``, ``open``, ``person`` (somebody else at this screen), or ``bot:NAME``."""


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table to be set. ``unread``: what I have read in earlier games stays out."""

    game: str
    mode: str
    seats: tuple[SeatKind, ...]
    options: dict[str, Any] = {}
    public: bool = False
    clock: Clock | None = None
    seed: str | None = None
    unread: bool = False


class FillChairs(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A bot for an open chair, or for all of them."""

    bot: str
    seat: int | None = None


class SeatState(msgspec.Struct, frozen=True):
    """A chair: who sits there, and whether they are here now. ``mine``: I may decide for it;
    ``cast``: as whom a bot sits there (``cast-ID`` names it), "" for one of older days;
    ``warm``: it keeps the chair for somebody, and I may take it; ``who``: what a person is known
    by."""

    kind: Literal["human", "bot", "open"]
    name: str
    bot: str = ""
    here: bool = False
    mine: bool = False
    cast: str = ""
    warm: bool = False
    who: str = ""


class TableInfo(msgspec.Struct, frozen=True):
    """A table from outside."""

    code: str
    game: str
    mode: str
    seats: tuple[SeatState, ...]
    status: Literal["open", "playing", "over"]
    host: bool
    turn_of: tuple[int, ...]
    my_turn: bool
    updated: float
    commitment: str
    ending: str = ""
    rematch: str = ""
    lesson: bool = False
    stuck: str = ""
    turn: int = 0
    """Which turn it is; 0 before the first, and where nobody knows."""
    clock: ClockInfo | None = None
    words: dict[str, str] = {}
    """The three words that call it, by language, as long as it is not over."""
    watch: str = ""
    question: dict[str, str] = {}
    """``watch``: the code to look on by; ``question``: what I am asked, and nobody else is told."""


class Tables(msgspec.Struct, frozen=True):
    """My tables, and those with an open chair."""

    mine: tuple[TableInfo, ...]
    open: tuple[TableInfo, ...]


class NewCampaign(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A campaign to be begun: its name, who sits at its first table, and the clock of them all."""

    game: str
    seats: tuple[SeatKind, ...]
    name: str = ""
    clock: Clock | None = None


class NextChapter(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A chapter to be played ``after`` another, or first (another life); without ``seats`` the
    people of the chapter before sit down again."""

    after: int | None
    seats: tuple[SeatKind, ...] = ()


class ChapterInfo(msgspec.Struct, frozen=True):
    """A chapter: its name (``chapter-ID``), the one it follows, its table, and which one comes
    next; none while it is under way, or at the end. ``left``: what it leaves behind, as its game
    puts it."""

    number: int
    chapter: str
    after: int | None
    table: TableInfo
    next: str
    left: Any = None


class CampaignInfo(msgspec.Struct, frozen=True):
    """A campaign with all its lives; ``first`` is the chapter it begins with. ``same_people``: who
    sat at a chapter sits at the next one too."""

    code: str
    game: str
    name: str
    updated: float
    first: str
    chapters: tuple[ChapterInfo, ...]
    same_people: bool = False


class ReplayFrame(msgspec.Struct, frozen=True):
    """A finished game after ``at`` decisions, and what was told since the one before."""

    at: int
    view: Any
    events: tuple[tuple[int, AnyEvent], ...]


class Replay(msgspec.Struct, frozen=True):
    """A finished game for replay: frames from ``first`` on, as many as fit."""

    table: TableInfo
    total: int
    first: int
    frames: tuple[ReplayFrame, ...]
    seed: str
    result: Result | None
    secrets: Secrets | None = None


class Notes(msgspec.Struct, frozen=True):
    """What one person knows of a game under way: no seed, no decisions, no secret of others.

    ``view`` and ``events`` are those of ``seat`` (None: of somebody who looks on).
    """

    notes: int
    game: str
    mode: str
    rules: int
    seats: tuple[SeatState, ...]
    commitment: str
    seat: int | None
    view: Any
    events: tuple[tuple[int, AnyEvent], ...]


class Report(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A problem somebody met; ``client`` is what their browser says of itself."""

    text: str
    client: dict[str, str] = {}


class Problem(msgspec.Struct, frozen=True):
    """Why a request was refused: a text id, and a sentence for logs."""

    error: str
    detail: str = ""
