"""What the server and its clients say to each other, as Structs. See docs/protocol.md.

TypeScript types are made from these (``korchma types``); a drift fails the build.
"""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

import msgspec

from korchma.kernel.ask import kebab

# --- over HTTP -----------------------------------------------------------------------------------


class Me(msgspec.Struct, frozen=True):
    """Who I am here."""

    id: str
    name: str
    guest: bool


class Credentials(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A name and a password, for a new account or an old one."""

    name: str
    password: str


class ModeInfo(msgspec.Struct, frozen=True):
    """A way to play a game, and for how many."""

    id: str
    players: tuple[int, ...]


class GameInfo(msgspec.Struct, frozen=True):
    """A game that can be played here."""

    id: str
    minutes: int
    weight: int
    modes: tuple[ModeInfo, ...]
    bots: tuple[str, ...]
    lesson: bool


class Word(msgspec.Struct, frozen=True):
    """A message id and its variables."""

    id: str
    args: dict[str, str | int]


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

    ``content`` are the rows of the box; ``kinds`` say which fields of an option, event or question
    name things (``do-walk`` -> ``{"to": "space"}``); ``words`` name every thing (``card:19``).
    """

    game: str
    content: dict[str, Any]
    kinds: dict[str, dict[str, str]]
    words: dict[str, dict[str, Word]]
    chapters: tuple[Chapter, ...]
    rulings: int
    lesson: LessonInfo | None


SeatKind: TypeAlias = str
"""``me``, ``open``, ``person`` (somebody else at this screen), or ``bot:NAME``."""


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table to be set. ``replace_after``: minutes after which a silent person may be replaced."""

    game: str
    mode: str
    seats: tuple[SeatKind, ...]
    options: dict[str, Any] = {}
    public: bool = False
    replace_after: int | None = None
    seed: str | None = None


class SeatState(msgspec.Struct, frozen=True):
    """A chair: who sits there, and whether they are here now. ``mine``: I may decide for it."""

    kind: Literal["human", "bot", "open"]
    name: str
    bot: str = ""
    here: bool = False
    mine: bool = False


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


class Tables(msgspec.Struct, frozen=True):
    """My tables, and those with an open chair."""

    mine: tuple[TableInfo, ...]
    open: tuple[TableInfo, ...]


class ReplayFrame(msgspec.Struct, frozen=True):
    """A finished game after ``at`` decisions, and what was told since the one before."""

    at: int
    view: Any
    events: tuple[tuple[int, Any], ...]


class Replay(msgspec.Struct, frozen=True):
    """A finished game for replay: frames from ``first`` on, as many as fit."""

    table: TableInfo
    total: int
    first: int
    frames: tuple[ReplayFrame, ...]
    seed: str
    result: Any


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
    events: tuple[tuple[int, Any], ...]


class Report(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A problem somebody met; ``client`` is what their browser says of itself."""

    text: str
    client: dict[str, str] = {}


class Problem(msgspec.Struct, frozen=True):
    """Why a request was refused: a text id, and a sentence for logs."""

    error: str
    detail: str = ""


# --- over the WebSocket, to the server -----------------------------------------------------------


class Message(msgspec.Struct, frozen=True, tag_field="type", tag=kebab):
    """Anything said over the socket."""


class Hello(Message, frozen=True, forbid_unknown_fields=True):
    """First word: the number of the last event I have."""

    since: int = 0


class Choose(Message, frozen=True, forbid_unknown_fields=True):
    """A decision: which question (its number), for which seat, and the option or options."""

    ask: int
    seat: int
    answer: Any


class Foresee(Message, frozen=True, forbid_unknown_fields=True):
    """What would these options bring? Asked before deciding; nothing is decided by it."""

    ask: int
    seat: int
    answer: tuple[Any, ...]


class AskUndo(Message, frozen=True, forbid_unknown_fields=True):
    """I want to take my last decision back."""

    seat: int


class Consent(Message, frozen=True, forbid_unknown_fields=True):
    """My answer to somebody's wish to take back."""

    agree: bool


class AskHint(Message, frozen=True, forbid_unknown_fields=True):
    """What would a good bot do?"""

    seat: int


class Say(Message, frozen=True, forbid_unknown_fields=True):
    """A line for the table."""

    text: str


class StopEverywhere(Message, frozen=True, forbid_unknown_fields=True):
    """Stop me at windows that most people let pass, or no longer."""

    on: bool


class Replace(Message, frozen=True, forbid_unknown_fields=True):
    """Put a bot on the chair of somebody who has been silent too long."""

    seat: int


class Resign(Message, frozen=True, forbid_unknown_fields=True):
    """I leave; a bot takes my chair."""


FromClient: TypeAlias = (
    Hello | Choose | Foresee | AskUndo | Consent | AskHint | Say | StopEverywhere | Replace | Resign
)


# --- over the WebSocket, from the server ---------------------------------------------------------


class OddsInfo(msgspec.Struct, frozen=True):
    """Chances of an option: as things stand, with everything held; exact or simulated."""

    chance: float
    best: float
    exact: bool


class OptionInfo(msgspec.Struct, frozen=True):
    """An option, the things it concerns, and its odds."""

    option: Any
    refs: tuple[str, ...]
    odds: OddsInfo | None


class RefusalInfo(msgspec.Struct, frozen=True):
    """Why a thing that looks possible is not."""

    ref: str
    rule: str
    reason: str
    things: Any = None
    kinds: dict[str, str] = {}


class AskInfo(msgspec.Struct, frozen=True):
    """A question to a seat of mine. ``number`` names it; a late answer is refused by it.

    In a secret choice it stays open, with my ``answer`` so far, until everybody has answered.
    """

    number: int
    seat: int
    about: str
    rule: str
    options: tuple[OptionInfo, ...]
    pick: tuple[int, int] | None
    ordered: bool
    usual: Any
    things: Any
    kinds: dict[str, str]
    refusals: tuple[RefusalInfo, ...]
    answered: bool = False
    answer: Any = None


class UndoInfo(msgspec.Struct, frozen=True):
    """Whether a seat of mine could take back: free, with consent, or nothing there."""

    seat: int
    free: bool
    needs: tuple[int, ...]


class UndoWish(msgspec.Struct, frozen=True):
    """Somebody wants to take back and waits for these seats to agree."""

    seat: int
    waiting: tuple[int, ...]


class ChatLine(msgspec.Struct, frozen=True):
    """A line somebody said."""

    number: int
    name: str
    seat: int | None
    text: str


class State(Message, frozen=True):
    """The table as one client sees it. ``view`` is of ``seat`` (None: a spectator).

    ``events`` are those after what the client has; ``number`` is the last one. With ``reset`` the
    client forgets what it had: something was taken back, or the server has started anew.
    """

    table: TableInfo
    seat: int | None
    number: int
    view: Any
    asks: tuple[AskInfo, ...]
    waiting: tuple[int, ...]
    events: tuple[tuple[int, Any], ...]
    undo: tuple[UndoInfo, ...]
    wish: UndoWish | None
    stop: bool
    reset: bool = False
    result: Any = None
    seed: str = ""


class Hint(Message, frozen=True):
    """What a good bot would do."""

    seat: int
    answer: Any
    odds: OddsInfo | None


class Foresight(Message, frozen=True):
    """What options would bring, as the game puts it; None where it has nothing to say."""

    ask: int
    seat: int
    answer: tuple[Any, ...]
    foresight: Any


class Chat(Message, frozen=True):
    """Lines that were said."""

    lines: tuple[ChatLine, ...]


class Refused(Message, frozen=True):
    """Something you asked for was not done: a text id, and what it was about."""

    reason: str
    about: str = ""


FromServer: TypeAlias = State | Hint | Foresight | Chat | Refused
