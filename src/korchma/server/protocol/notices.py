"""What is said about notices: which somebody wants, and the notices themselves."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec

from korchma.server.protocol.asking import Message

Way = Literal["tab", "push", "mail"]
NoticeKind = Literal["turn", "begins", "over", "clock", "friend", "invited", "chair"]
"""It is your move; a table begins; a game is over; your clock runs low; somebody wants to be your
friend; somebody invites you to a table; a chair is offered to you."""
Letters = Literal["off", "once", "daily"]

Game: TypeAlias = Annotated[str, msgspec.Meta(max_length=40)]
SecretWord: TypeAlias = Annotated[str, msgspec.Meta(max_length=64)]


class NoticeWishes(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where I want to be told. ``quiet``: by game, the ways that stay silent about it."""

    tab: bool = True
    push: bool = True
    mail: Letters = "off"
    quiet: Annotated[dict[Game, tuple[Way, ...]], msgspec.Meta(max_length=60)] = {}
    language: Literal["en", "ru", "uk"] = "en"


class NoticesInfo(msgspec.Struct, frozen=True):
    """My wishes, and what this inn can do: ``push_key`` is empty where it cannot push, ``mail``
    says whether it writes letters. ``address``: where to, once it is ``confirmed``."""

    wishes: NoticeWishes
    push_key: str
    mail: bool
    address: str
    confirmed: bool


class Subscription(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A browser that takes pushes: where, and with which keys."""

    endpoint: Annotated[str, msgspec.Meta(max_length=1000)]
    p256dh: Annotated[str, msgspec.Meta(min_length=86, max_length=88)]
    auth: Annotated[str, msgspec.Meta(min_length=22, max_length=24)]


class MailAddress(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where my letters shall go; nowhere, if it is empty."""

    address: Annotated[str, msgspec.Meta(max_length=254)]


class LetterWord(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The word that stood in a letter."""

    word: SecretWord


class Forgotten(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Whose password was forgotten."""

    name: Annotated[str, msgspec.Meta(max_length=100)]


class FreshPassword(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Another password, with the word that stood in the letter."""

    word: SecretWord
    password: Annotated[str, msgspec.Meta(max_length=400)]


class TableAhead(msgspec.Struct, frozen=True):
    """A table that waits for me."""

    code: str
    game: str


class Standing(Message, frozen=True):
    """All tables that wait for me now."""

    waiting: tuple[TableAhead, ...]


class Notice(Message, frozen=True):
    """Something I might want to know; ``who`` it comes from, where it comes from somebody."""

    kind: NoticeKind
    code: str = ""
    game: str = ""
    who: str = ""


class Looking(Message, frozen=True, forbid_unknown_fields=True):
    """Whether I have this page before my eyes."""

    on: bool


FromHouse: TypeAlias = Standing | Notice
