"""What the server says over the WebSocket of a table."""

from __future__ import annotations

from typing import Any, TypeAlias

import msgspec

from korchma.kernel.result import Result
from korchma.server.protocol.asking import Message, PlanKind
from korchma.server.protocol.house import (
    AnyAnswer,
    AnyEvent,
    AnyOption,
    AnyReason,
    AnyThing,
    Secrets,
    TableInfo,
)


class OddsInfo(msgspec.Struct, frozen=True):
    """Chances of an option: as things stand, with everything held; exact or simulated.

    ``error`` is half the width of the interval that holds a simulated chance 19 times in 20.
    """

    chance: float
    best: float
    exact: bool
    error: float = 0.0


class OptionInfo(msgspec.Struct, frozen=True):
    """An option, the things it concerns, and its odds; ``soon``: they follow apart (``Odds``)."""

    option: AnyOption
    refs: tuple[str, ...]
    odds: OddsInfo | None
    soon: bool = False


class RefusalInfo(msgspec.Struct, frozen=True):
    """Why a thing that looks possible is not."""

    ref: str
    rule: str
    reason: str
    things: AnyThing | None = None
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
    usual: AnyOption | None
    things: AnyThing | None
    kinds: dict[str, str]
    refusals: tuple[RefusalInfo, ...]
    answered: bool = False
    answer: AnyAnswer | None = None


class UndoInfo(msgspec.Struct, frozen=True):
    """Whether a seat of mine could take back: free, with consent, or nothing there."""

    seat: int
    free: bool
    needs: tuple[int, ...]


class UndoWish(msgspec.Struct, frozen=True):
    """Somebody wants to take back: who has not answered yet, who agreed, who did not.

    One refusal ends it; it is still told until somebody decides or asks again.
    """

    seat: int
    waiting: tuple[int, ...]
    agreed: tuple[int, ...] = ()
    refused: tuple[int, ...] = ()


class ChatLine(msgspec.Struct, frozen=True):
    """A line somebody said."""

    number: int
    name: str
    seat: int | None
    text: str
    who: str = ""


class PlanInfo(msgspec.Struct, frozen=True):
    """A plan on the table: whose, what kind, who of theirs, and which thing it is about."""

    seat: int
    kind: PlanKind
    who: str
    what: str


class WatcherInfo(msgspec.Struct, frozen=True):
    """Somebody who looks on, by a number; whether the host has offered them a chair."""

    key: int
    name: str
    offered: bool = False


class State(Message, frozen=True):
    """The table as one client sees it. ``view`` is of ``seat`` (None: a spectator).

    ``events`` are those after what the client has; ``number`` is the last one. With ``reset`` the
    client forgets what it had: something was taken back, or the server has started anew.
    ``secrets`` are texts the reader may see from now on, those of the new events among them.
    """

    table: TableInfo
    seat: int | None
    number: int
    view: Any
    asks: tuple[AskInfo, ...]
    waiting: tuple[int, ...]
    events: tuple[tuple[int, AnyEvent], ...]
    undo: tuple[UndoInfo, ...]
    wish: UndoWish | None
    stop: bool
    reset: bool = False
    result: Result | None = None
    seed: str = ""
    secrets: Secrets | None = None
    watchers: tuple[WatcherInfo, ...] = ()
    offered: bool = False
    """Whether the host offers me a chair."""


class Odds(Message, frozen=True):
    """The odds of a question's options, in their order, that took long to work out."""

    ask: int
    seat: int
    odds: tuple[OddsInfo | None, ...]


class Advised(msgspec.Struct, frozen=True):
    """An answer, and why it is good (``why-TAG`` says it), where the bot can tell."""

    answer: AnyAnswer
    reason: AnyReason | None = None


class Hint(Message, frozen=True):
    """What a good bot would do and why, with its odds, and the next best."""

    seat: int
    answer: AnyAnswer
    odds: OddsInfo | None
    reason: AnyReason | None = None
    next: Advised | None = None


class Foresight(Message, frozen=True):
    """What options would bring, as the game puts it; None where it has nothing to say."""

    ask: int
    seat: int
    answer: tuple[AnyOption, ...]
    foresight: Any


class Chat(Message, frozen=True):
    """Lines that were said."""

    lines: tuple[ChatLine, ...]


class Plans(Message, frozen=True):
    """All plans that lie on the table now; gone with the round, never stored."""

    plans: tuple[PlanInfo, ...]


class Refused(Message, frozen=True):
    """Something you asked for was not done: a text id, and what it was about."""

    reason: str
    about: str = ""


class Pong(Message, frozen=True):
    """The line is still there."""


FromServer: TypeAlias = State | Odds | Hint | Foresight | Chat | Plans | Refused | Pong
