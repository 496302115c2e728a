"""What clients say over the WebSocket of a table."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from korchma.kernel.ask import kebab
from korchma.server.protocol.clocks import Ballot
from korchma.server.protocol.house import AnyAnswer, AnyOption


class Message(msgspec.Struct, frozen=True, tag_field="type", tag=kebab):
    """Anything said over the socket."""


class Hello(Message, frozen=True, forbid_unknown_fields=True):
    """First word: the number of the last event I have."""

    since: int = 0


class Choose(Message, frozen=True, forbid_unknown_fields=True):
    """A decision: which question (its number), for which seat, and the option or options."""

    ask: int
    seat: int
    answer: AnyAnswer


class Foresee(Message, frozen=True, forbid_unknown_fields=True):
    """What would these options bring? Asked before deciding; nothing is decided by it."""

    ask: int
    seat: int
    answer: tuple[AnyOption, ...]


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


PlanKind: TypeAlias = Literal["way", "aim", "hold", "next", "after"]
"""Going there, aiming at that, holding it; wanting to go next, or after the others."""


class Plan(Message, frozen=True, forbid_unknown_fields=True):
    """What somebody of mine means to do, for the others to see; said again, it is taken back."""

    seat: int
    kind: PlanKind
    who: str
    what: str = ""


class StopEverywhere(Message, frozen=True, forbid_unknown_fields=True):
    """Stop me at windows that most people let pass, or no longer."""

    on: bool


class Vote(Message, frozen=True, forbid_unknown_fields=True):
    """What shall become of a chair whose time is over?"""

    seat: int
    ballot: Ballot


class Offer(Message, frozen=True, forbid_unknown_fields=True):
    """A chair for somebody who looks on; said again, the offer is taken back."""

    watcher: int


class Resign(Message, frozen=True, forbid_unknown_fields=True):
    """I leave; a bot takes my chair."""


class Ping(Message, frozen=True, forbid_unknown_fields=True):
    """Is the line still there? Asked while somebody looks."""


FromClient: TypeAlias = (
    Hello
    | Choose
    | Foresee
    | AskUndo
    | Consent
    | AskHint
    | Say
    | Plan
    | StopEverywhere
    | Vote
    | Offer
    | Resign
    | Ping
)
