"""What a table writes down: decisions with what they told, and where it stands."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, TypeAlias

import msgspec
from sqlalchemy import bindparam, delete, insert, update

from korchma.kernel import Event, Session, TakenBack, Told, Undo, find_game
from korchma.kernel.log import Base
from korchma.kernel.resuming import safe_point
from korchma.server import steady
from korchma.server.storage.ledger import Write
from korchma.server.storage.models import decisions, pending, positions, tables, undos
from korchma.text import LANGUAGES, Voice

ADD_DECISIONS = insert(decisions)
FILL_DECISIONS = (
    update(decisions)
    .where(decisions.c.code == bindparam("at"), decisions.c.number == bindparam("nth"))
    .values(news=bindparam("news"), usual=bindparam("usual"), told=bindparam("told"))
)
TOUCH = (
    update(tables)
    .where(tables.c.code == bindparam("at"))
    .values(
        updated=bindparam("now"),
        waiting=bindparam("seats"),
        turn=bindparam("nth_turn"),
        spent=tables.c.spent + bindparam("pause"),
        asked=bindparam("questions"),
        times=bindparam("hands"),
        due=bindparam("runs_out"),
    )
)
MOVE = (
    update(positions)
    .where(positions.c.code == bindparam("at"))
    .values(length=bindparam("so_many"), state=bindparam("position"))
)
"""Statements that many tables share: one execution serves them all."""

LONG = 300.0
"""Seconds: who thinks longer is elsewhere, and that is no time spent at the table."""

encode = msgspec.json.Encoder().encode
pack = msgspec.msgpack.Encoder().encode

Line: TypeAlias = tuple[Any, tuple[int, ...] | None, Any]
"""An event as it is written down: what it is, for whom, and what all others see."""
Clocks: TypeAlias = Mapping[str, Any]
"""How the hands of its clocks stand, when the next runs out, and what people are asked."""


@cache
def _reader(game: str) -> msgspec.json.Decoder[list[list[Line]]]:
    """Reads what was told in games of a title."""
    happened: Any = (find_game(game).rules.events or Event) | TakenBack
    line: Any = tuple[happened, tuple[int, ...] | None, happened | None]
    return msgspec.json.Decoder(list[list[line]], strict=False)


def _lines(told: Sequence[Told]) -> str:
    return encode([(each.event, each.to, each.others) for each in told]).decode()


def read_lines(game: str | None, pages: Sequence[str]) -> list[list[Line]]:
    """What was told, page by page; what today's rules no longer know stays as it was written."""
    data = f"[{','.join(pages)}]".encode()
    if game is not None:
        try:
            return _reader(game).decode(data)
        except msgspec.ValidationError:
            pass
    plain: list[list[Line]] = msgspec.json.decode(data)
    return [[(event, _seats(to), others) for event, to, others in page] for page in plain]


def _seats(to: Any) -> tuple[int, ...] | None:
    return None if to is None else tuple(to)


def decision_rows(session: Session, code: str, since: int) -> list[dict[str, Any]]:
    """The decisions from a number on, each with what was told because of it."""
    marks = session.marks
    ends = [mark[3] for mark in marks[since + 1 :]] + [len(session.events_log)]
    return [
        {
            "code": code,
            "number": number,
            "seat": marks[number][0],
            "answer": encode(session.log[number]).decode(),
            "news": marks[number][1],
            "usual": marks[number][2],
            "told": _lines(session.events_log[marks[number][3] : end]),
        }
        for number, end in enumerate(ends[: len(marks) - since], since)
    ]


def position_row(session: Session, code: str) -> dict[str, Any]:
    """Where a table stands, whole."""
    base, first = safe_point(session), session.first
    opening = session.marks[0][3] if session.marks else len(session.events_log)
    return {
        "code": code,
        "rules": session.game.rules_version,
        "content": session.table.content.fingerprint,
        "length": base.length,
        "state": pack(base.state),
        "first_length": first.length if first else None,
        "first_state": pack(first.state) if first else None,
        "opening": _lines(session.events_log[:opening]),
    }


def pages_told(session: Session, upto: int) -> list[str]:
    """What was told before the first decision, and because of each up to a number."""
    starts = [0, *(mark[3] for mark in session.marks[: upto + 1])]
    ends = [*starts[1:], len(session.events_log)]
    log = session.events_log
    return [_lines(log[start:end]) for start, end in zip(starts, ends, strict=True)][: upto + 1]


def turn_of(session: Session) -> int:
    """Which turn it is, as the hall shows it."""
    return session.game.eyes.turn(session.table)


def asked_of(session: Session) -> dict[str, dict[str, str]]:
    """What each person is asked, in all languages: a list of tables is made of rows alone."""
    out: dict[str, dict[str, str]] = {}
    for seat in session.waiting:
        ask = session.ask_of(seat)
        if ask is not None and seat in session.people:
            things = session.things(ask)
            out[str(seat)] = {
                language: Voice(session.game, language, me=seat).ask(ask, things)
                for language in LANGUAGES
            }
    return out


def standing(session: Session) -> dict[str, Any]:
    """What the hall shows of a game as it stands."""
    result, memory = session.result, session.game.memory
    told = memory.chronicle if memory else None
    return {
        "waiting": list(session.waiting),
        "asked": asked_of(session),
        "turn": turn_of(session),
        "status": "over" if result else "playing",
        "ending": result.ending if result else "",
        "result": msgspec.to_builtins(result),
        "stuck": "",
        "memoir": msgspec.to_builtins(told.memoir(session.table)) if result and told else None,
    }


class Journal:
    """The pages of one table. What was written is the truth; it remembers how far it has come."""

    def __init__(self, code: str, session: Session) -> None:
        self._code = code
        self._placed = safe_point(session).length
        self._touched = steady.now()

    def decided(self, session: Session, since: int, clocks: Clocks) -> list[Write]:
        """Decisions from a number on, and where the table and its clocks stand now."""
        code, base = self._code, safe_point(session)
        writes: list[Write] = [
            (ADD_DECISIONS, decision_rows(session, code, since)),
            (TOUCH, [self._touch(session, clocks)]),
        ]
        if base.length != self._placed:
            writes.append((MOVE, [self._move(base)]))
        if any(isinstance(entry, dict) for entry in session.log[since:]):
            writes.append((delete(pending).where(pending.c.code == code), None))
        return writes

    def written(self, session: Session) -> None:
        """What was to be written is."""
        self._placed = safe_point(session).length

    def secret(self, session: Session, seat: int, clocks: Clocks) -> list[Write]:
        """A secret answer while others are missing."""
        code = self._code
        row = {"code": code, "seat": seat, "answer": encode(session.pending[seat]).decode()}
        old = delete(pending).where(pending.c.code == code, pending.c.seat == seat)
        return [(old, None), (insert(pending), [row]), (TOUCH, [self._touch(session, clocks)])]

    def _touch(self, session: Session, clocks: Clocks) -> dict[str, Any]:
        """When it was last heard of, who is waited for and how long, which turn it is."""
        now = steady.now()
        pause, self._touched = min(now - self._touched, LONG), now
        return {
            "at": self._code,
            "now": now,
            "pause": pause,
            "seats": list(session.waiting),
            "nth_turn": turn_of(session),
            "questions": clocks["asked"],
            "hands": clocks["times"],
            "runs_out": clocks["due"],
        }

    def taken_back(self, session: Session, undo: Undo) -> list[Write]:
        """The log gets shorter, the undo is kept."""
        code = self._code
        gone = delete(decisions).where(decisions.c.code == code, decisions.c.number >= undo.to)
        again = update(tables).where(tables.c.code == code).values(standing(session))
        return [
            (gone, None),
            (delete(pending).where(pending.c.code == code), None),
            (insert(undos), {"code": code, "undo": encode(undo).decode()}),
            (again, None),
            (MOVE, [self._move(safe_point(session))]),
        ]

    def _move(self, base: Base) -> dict[str, Any]:
        return {"at": self._code, "so_many": base.length, "position": pack(base.state)}
