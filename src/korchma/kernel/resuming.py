"""Going on with a game from where it stood: a safe point, the decisions since, what was told."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from types import GenericAlias
from typing import Any, NamedTuple

import msgspec

from korchma.kernel.ask import Illegal
from korchma.kernel.errors import KorchmaError
from korchma.kernel.event import Told
from korchma.kernel.game import Game
from korchma.kernel.log import Base, Entry, Stale
from korchma.kernel.rng import key_of
from korchma.kernel.session import Session
from korchma.kernel.table import Table


class Unfit(KorchmaError):
    """A game that cannot go on under these rules; ``reason`` is a text id."""

    def __init__(self, reason: str, message: str) -> None:
        super().__init__(message)
        self.reason = reason


class Decision(NamedTuple):
    """A decision as plain data, and what is noted beside it: see ``undo.Mark``."""

    seat: int
    answer: Any
    news: bool = True
    usual: bool = False
    told: int = 0


def safe_point(session: Session) -> Base:
    """The position to store: what was decided since follows from it."""
    return session._base


def position(game: Game[Any, Any, Any], data: bytes) -> Any:
    """A stored state, if these rules can read it."""
    try:
        return msgspec.msgpack.decode(data, type=game.rules.state_type)
    except msgspec.DecodeError as error:
        raise Unfit("stuck-position", f"the position cannot be read: {error}") from None


def entries(
    game: Game[Any, Any, Any], decisions: Sequence[Decision], *, stale: bool = False
) -> list[Entry]:
    """Decisions as the game's own options; ``stale``: those it no longer knows are kept as said.

    All of a kind at once: msgspec looks at a type anew with each call, which costs more than the
    rest of a replay.
    """
    out: dict[int, Entry] = {}
    for secret, kind in ((False, game.answer_type), (True, game.answers_type)):
        numbers = [i for i, each in enumerate(decisions) if (each.seat < 0) == secret]
        raws = [decisions[i].answer for i in numbers]
        try:
            read: list[Entry] = _convert(raws, GenericAlias(list, (kind,)))
        except msgspec.ValidationError as error:
            if not stale:
                raise KorchmaError(f"A decision in the record cannot be: {error}.") from None
            read = [_one(raw, kind) for raw in raws]
        out.update(zip(numbers, read, strict=True))
    return [out[i] for i in range(len(decisions))]


def _convert(raw: Any, kind: Any) -> Any:
    return msgspec.convert(raw, kind, strict=False)


def _one(raw: Any, kind: Any) -> Entry:
    try:
        entry: Entry = _convert(raw, kind)
    except msgspec.ValidationError:
        return Stale(raw)
    return entry


def repeat(session: Session, seat: int, answer: Entry) -> None:
    """Make a decision again; Illegal where it is not what is asked."""
    number = len(session.log) + 1
    answers = answer if isinstance(answer, dict) else {seat: answer}
    for each, own in answers.items():
        session.choose(own, each)  # type: ignore[arg-type]  # a stale one is refused there
    if len(session.log) != number or session.marks[-1][0] != seat:
        raise Illegal("not-your-turn", f"it is not what seat {seat} was asked")


def resume(
    game: Game[Any, Any, Any],
    players: int,
    options: msgspec.Struct,
    seed: str,
    at: Base,
    decisions: Sequence[Decision],
    told: Iterable[Told] | None = None,
    *,
    content: Any = None,
    people: Iterable[int] = (),
    rules: int | None = None,
    first: Base | None = None,
) -> Session:
    """A game under way: the position ``at``, and those of all its decisions that came since.

    ``told`` is its log so far (None: there is none, it begins here). ``first`` is the position
    from which these rules hold, where they are not those of the set-up (``rules``): nothing is
    taken back beyond it, for from the seed the game would go elsewhere.
    """
    content = game.content if content is None else content
    session = Session.__new__(Session)
    session.game, session.players, session.seed = game, players, seed
    session._key = key_of(seed)
    session.people, session.undos = frozenset(people), []
    session.rules, session.first = game.rules_version if rules is None else rules, first
    session.events_log = list(told or ())
    past, since = decisions[: at.length], decisions[at.length :]
    session._past = None
    session._log = entries(game, past, stale=first is not None)
    session._marks = [(each.seat, each.news, each.usual, each.told) for each in past]
    try:
        table = Table(game.copy(at.state), content, options, session._key)
        _go_on(session, table, at, told is not None, since)
    except Illegal as error:
        number = len(session.log) + 1
        raise Unfit("stuck-decision", f"decision {number} is not possible: {error}") from None
    except KorchmaError:
        raise
    except Exception as error:
        said = f"{type(error).__name__}: {error}"
        raise Unfit("stuck-rules", f"the rules cannot go on from there ({said})") from error
    return session


def _go_on(
    session: Session,
    table: Table[Any, Any, Any],
    at: Base,
    heard: bool,
    since: Sequence[Decision],
) -> None:
    """Sit down at the position, and make the decisions since once more.

    What led to the first of them was told already; what came of them is told anew.
    """
    if not heard:
        table.listen(session.events_log)
    session._begin(table, at)
    if heard:
        if since:
            del session.events_log[since[0].told :]
        table.listen(session.events_log)
    for each, answer in zip(since, entries(session.game, since, stale=True), strict=True):
        repeat(session, each.seat, answer)
