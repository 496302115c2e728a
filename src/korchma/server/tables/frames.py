"""Finished games frame by frame: made once, in another process, and kept compressed."""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from itertools import accumulate
from typing import Any, NamedTuple

import msgspec

from korchma.kernel import Game, Session, Told, find_game, refs
from korchma.kernel.log import Base
from korchma.kernel.record import plain
from korchma.kernel.resuming import Decision, entries, position, repeat, resume
from korchma.server.tables.journal import encode, pack, pages_told, read_lines

PUBLIC = -1
"""Whose eyes: a seat's, or these."""

SAME = msgspec.Raw(b"null")

Eyes = int | None


class Frame(msgspec.Struct, frozen=True, array_like=True):
    """A position after ``at`` decisions, what was told since the one before, and the things whose
    secret texts may be read by then. A ``view`` of null: it looks as it did before."""

    at: int
    view: msgspec.Raw
    events: list[tuple[int, msgspec.Raw]]
    shown: list[str]


_read = msgspec.json.Decoder(list[Frame]).decode


class Finished(NamedTuple):
    """A finished game as plain data, for another process.

    Where other rules than those of the set-up hold, it can be played again only from ``first`` on
    (a state, and how many decisions led to it); of what came before, ``pages`` say what was told.
    """

    game: str
    players: int
    options: Any
    seed: str
    decisions: list[tuple[int, Any]]
    first: tuple[bytes, int] | None
    pages: list[str]


def finished(session: Session) -> Finished:
    """A game that is over, to be sent to a worker."""
    first = session.first
    return Finished(
        session.game.id,
        session.players,
        msgspec.to_builtins(session.table.options),
        session.seed,
        plain(session),
        (pack(first.state), first.length) if first else None,
        pages_told(session, first.length) if first else [],
    )


def make_frames(whole: Finished) -> dict[int, bytes]:
    """In a worker: the game again, as the public and each seat saw it."""
    game = find_game(whole.game)
    eyes: list[Eyes] = [None, *range(whole.players)]
    sheets: dict[Eyes, list[Frame]] = {each: [] for each in eyes}
    seen: dict[Eyes, bytes] = {}
    past = [Decision(seat, answer) for seat, answer in whole.decisions]
    answers = entries(game, past, stale=whole.first is not None)
    session, ends = _sit_down(game, whole, past)
    start, told = len(ends), 0
    for at in range(len(past) + 1):
        if at > start:
            repeat(session, past[at - 1].seat, answers[at - 1])
        views = _views(session, eyes) if at >= start or at == 0 else {}
        upto = ends[at] if at < start else len(session.events_log)
        for each in eyes:
            sheet = _frame(session, at, each, views.get(each), seen, session.events_log[told:upto])
            sheets[each].append(sheet)
        told = upto
    return {PUBLIC if k is None else k: zlib.compress(encode(v), 6) for k, v in sheets.items()}


def _sit_down(
    game: Game[Any, Any, Any], whole: Finished, past: Sequence[Decision]
) -> tuple[Session, list[int]]:
    """The game at its beginning; or where these rules took over, and the length of the log at
    each decision before that."""
    options = msgspec.convert(whole.options, game.rules.options_type)
    if whole.first is None:
        return Session(game, whole.players, options, whole.seed), []
    state, length = whole.first
    pages = read_lines(game.id, whole.pages)
    lines = (line for page in pages for line in page)
    told = [Told(number, *line) for number, line in enumerate(lines, 1)]
    base = Base(position(game, state), length)
    session = resume(
        game, whole.players, options, whole.seed, base, past[:length], told, first=base
    )
    return session, list(accumulate(map(len, pages)))[:length]


def _views(session: Session, eyes: Sequence[Eyes]) -> dict[Eyes, msgspec.Struct]:
    many = session.game.eyes.views
    made = many(session.table, eyes) if many else [session.view(each) for each in eyes]
    return dict(zip(eyes, made, strict=True))


def _frame(
    session: Session,
    at: int,
    eyes: Eyes,
    view: msgspec.Struct | None,
    seen: dict[Eyes, bytes],
    told: Sequence[Told],
) -> Frame:
    """One position as one pair of eyes sees it."""
    events = [(each.number, each.seen_by(eyes)) for each in told]
    shown = list(session.game.eyes.secrets(view)) if view is not None else []
    shown += [ref for _, each in events if isinstance(each, msgspec.Struct) for ref in refs(each)]
    data = encode(view) if view is not None else seen[eyes]
    new = seen.get(eyes) != data
    seen[eyes] = data
    return Frame(
        at,
        msgspec.Raw(data) if new else SAME,
        [(number, msgspec.Raw(encode(each))) for number, each in events if each is not None],
        shown,
    )


def read_frames(data: bytes) -> list[Frame]:
    """Kept frames, each with its view."""
    out: list[Frame] = []
    view = SAME
    for frame in _read(zlib.decompress(data)):
        view = view if frame.view == SAME else frame.view
        out.append(Frame(frame.at, view, frame.events, frame.shown))
    return out
