"""From the pages of a table back to its game: from where it stood, under the rules of today."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import insert, select, update

from korchma.kernel import Answer, Game, Illegal, KorchmaError, Session, Told, Undo, find_game
from korchma.kernel.log import Base
from korchma.kernel.resuming import Decision, Unfit, entries, position, repeat, resume
from korchma.server.storage.ledger import Write
from korchma.server.storage.models import decisions, pending, positions, sitters, tables, undos
from korchma.server.storage.store import Store
from korchma.server.tables.guests import Sitter
from korchma.server.tables.journal import (
    FILL_DECISIONS,
    decision_rows,
    position_row,
    read_lines,
    standing,
)
from korchma.server.tables.lobby import sitter_of


class Pages(NamedTuple):
    """All that the database knows of a table."""

    row: dict[str, Any]
    seats: list[Sitter]
    past: list[dict[str, Any]]
    place: dict[str, Any] | None
    secret: list[dict[str, Any]]
    taken_back: list[Undo]

    @property
    def people(self) -> list[int]:
        """The chairs that are no bot's."""
        return [i for i, sitter in enumerate(self.seats) if sitter.kind != "bot"]


async def read_pages(store: Store, code: str) -> Pages | None:
    """Everything written about a table, if there is one."""
    row = await store.row(select(tables).where(tables.c.code == code))
    if row is None:
        return None
    seats = select(sitters).where(sitters.c.code == code).order_by(sitters.c.seat)
    past = select(decisions).where(decisions.c.code == code).order_by(decisions.c.number)
    taken = select(undos).where(undos.c.code == code).order_by(undos.c.id)
    return Pages(
        row,
        [sitter_of(each) for each in await store.rows(seats)],
        await store.rows(past),
        await store.row(select(positions).where(positions.c.code == code)),
        await store.rows(select(pending).where(pending.c.code == code)),
        [msgspec.json.decode(each["undo"], type=Undo) for each in await store.rows(taken)],
    )


def title_of(pages: Pages) -> Game[Any, Any, Any]:
    """The game that is played there, if this inn still has it."""
    try:
        return find_game(pages.row["game"])
    except KorchmaError as error:
        raise Unfit("stuck-title", str(error)) from None


def same_rules(game: Game[Any, Any, Any], written: dict[str, Any]) -> bool:
    """Whether something was written under the rules and with the box of today.

    Tables older than the fingerprints in their rows have none: they are believed.
    """
    fitting = ("", game.content.fingerprint)
    return bool(written["rules"] == game.rules_version and written["content"] in fitting)


def stale(pages: Pages) -> bool:
    """Whether a table was last played under other rules, or with another box."""
    return not same_rules(title_of(pages), pages.place or pages.row)


def wake(pages: Pages) -> Session:
    """The game of a table as it stands; Unfit where it cannot go on."""
    game = title_of(pages)
    if pages.row["stuck"] == "stuck-endless" and not stale(pages):
        raise Unfit("stuck-endless", "its rules went on and on")
    session = _from_seed(game, pages) if pages.place is None else _from_place(game, pages)
    _answer_in_secret(game, session, pages.secret)
    session.undos = pages.taken_back
    if pages.place is not None and not same_rules(game, pages.place):
        _look_round(session)
    return session


def _look_round(session: Session) -> None:
    """Under other rules than it was left by, a table must be seen whole before it goes on."""
    try:
        for seat in (None, *range(session.players)):
            session.view(seat)
        for seat in session.waiting:
            ask = session.ask_of(seat)
            assert ask is not None
            session.things(ask)
            session.refusals(seat)
    except Exception as error:
        raise Unfit(
            "stuck-rules", f"it cannot be shown ({type(error).__name__}: {error})"
        ) from error


def story(pages: Pages) -> tuple[list[Told], list[int]]:
    """What was told, and how much of it before each decision."""
    if pages.place is None:
        return [], [0] * len(pages.past)
    try:
        game = title_of(pages).id
    except Unfit:
        game = None
    told = [pages.place["opening"], *(row["told"] or "[]" for row in pages.past)]
    lines = read_lines(game, told)
    before = list(accumulate(len(page) for page in lines))
    flat = (line for page in lines for line in page)
    return [Told(number, *line) for number, line in enumerate(flat, 1)], before[:-1]


def _decisions(rows: Sequence[dict[str, Any]], told: Sequence[int]) -> list[Decision]:
    answers = msgspec.json.decode(f"[{','.join(row['answer'] for row in rows)}]")
    return [
        Decision(row["seat"], answer, row["news"] is not False, bool(row["usual"]), so_far)
        for row, answer, so_far in zip(rows, answers, told, strict=True)
    ]


def _options(game: Game[Any, Any, Any], pages: Pages) -> msgspec.Struct:
    row = pages.row
    try:
        options: msgspec.Struct = game.options(row["mode"], len(pages.seats), **row["options"])
    except (KorchmaError, TypeError) as error:
        raise Unfit("stuck-rules", str(error)) from None
    return options


def _from_place(game: Game[Any, Any, Any], pages: Pages) -> Session:
    """Go on from the last safe point; only what was decided since is done again."""
    assert pages.place is not None
    place, row = pages.place, pages.row
    at = Base(position(game, place["state"]), place["length"])
    first = None
    if not same_rules(game, place):
        first = at
    elif place["first_state"] is not None:
        first = Base(position(game, place["first_state"]), place["first_length"])
    told, before = story(pages)
    return resume(
        game,
        len(pages.seats),
        _options(game, pages),
        row["seed"],
        at,
        _decisions(pages.past, before),
        told,
        people=pages.people,
        rules=row["rules"],
        first=first,
    )


def _from_seed(game: Game[Any, Any, Any], pages: Pages) -> Session:
    """A table of the days before positions were kept: everything is played again."""
    if not same_rules(game, pages.row):
        raise Unfit("stuck-older", "no position was kept under older rules")
    options, seed = _options(game, pages), pages.row["seed"]
    past = _decisions(pages.past, [0] * len(pages.past))
    try:
        session = Session(game, len(pages.seats), options, seed, people=pages.people)
        for each, answer in zip(past, entries(game, past), strict=True):
            repeat(session, each.seat, answer)
    except Illegal as error:
        raise Unfit("stuck-decision", str(error)) from None
    except KorchmaError as error:
        raise Unfit("stuck-decision", str(error)) from None
    except Exception as error:
        raise Unfit("stuck-rules", f"{type(error).__name__}: {error}") from error
    return session


def _answer_in_secret(
    game: Game[Any, Any, Any], session: Session, rows: Sequence[dict[str, Any]]
) -> None:
    """The secret answers that were in; one that is no longer possible is asked for again."""
    for row in rows:
        try:
            answer: Answer = msgspec.json.decode(row["answer"], type=game.answer_type, strict=False)
            session.choose(answer, row["seat"])
        except (msgspec.DecodeError, Illegal):
            continue


def settle(pages: Pages, session: Session) -> list[Write]:
    """What to write once a table woke: how it stands under today's rules, where that is news."""
    code, place = pages.row["code"], position_row(session, pages.row["code"])
    writes: list[Write] = []
    if pages.place is None:
        fill = [
            {"at": code, "nth": row["number"], **{k: row[k] for k in ("news", "usual", "told")}}
            for row in decision_rows(session, code, 0)
        ]
        writes += [(FILL_DECISIONS, fill)] if fill else []
        writes.append((insert(positions), place))
    elif not same_rules(session.game, pages.place):
        del place["opening"]
        writes.append((update(positions).where(positions.c.code == code).values(place), None))
    now = standing(session)
    if pages.row["status"] == "open":
        del now["status"]
    if any(pages.row[name] != value for name, value in now.items()):
        writes.append((update(tables).where(tables.c.code == code).values(now), None))
    return writes
