"""Tables that could be this one: all that a seat cannot know dealt anew, and no way back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from korchma.kernel.ask import Ask, AskAll
from korchma.kernel.log import Base, Dream
from korchma.kernel.rng import Rng, key_of
from korchma.kernel.table import Table

if TYPE_CHECKING:
    from korchma.kernel.session import Session


def imagine(session: Session, seat: int | None, seed: int, dream: Dream) -> Session:
    """A fork with all that this seat cannot know dealt anew, by this seed and nothing else.

    What others are asked they are asked anew: their question may name what only they know. Where
    that cannot be, in the middle of their turn, nobody is asked at this table.
    """
    twin = session.fork()
    asked, answers = twin.ask, twin._secret
    mine = asked is None or (type(asked) is Ask and asked.seat == seat)
    anew = type(asked) is AskAll or not (mine or _in_mid_turn(twin))
    _forget(twin, key_of(f"imagined {seed}"), dream)
    twin.game.eyes.redeal(twin.table, seat)
    if anew:
        twin.first, twin._dream = Base(twin.game.copy(twin.table.state), 0), None
        twin._begin(twin.table, twin.first)
        twin._secret = {who: answer for who, answer in answers.items() if who == seat}
    elif not mine:
        twin._flow.close()
        twin._rules.close()  # they hold what they were about to ask
        twin.ask = None
    return twin


def glance(session: Session, seat: int | None, seed: int) -> Table[Any, Any, Any]:
    """The table ``imagine`` would set, for who only looks at it: nobody is asked there."""
    table = session.table
    state = session.game.copy(table.state)
    state.rng = 0
    seen = Table(state, table.content, table.options, key_of(f"imagined {seed}"))
    session.game.eyes.redeal(seen, seat)
    return seen


def _in_mid_turn(session: Session) -> bool:
    """Whether something has happened since the rules could last be joined."""
    base = session._rest.base
    if isinstance(base, Dream) or base.length != session.length:
        return True
    return bool(base.state != session.table.state)


def _forget(session: Session, key: bytes, dream: Dream) -> None:
    """Leave the seed, the past and the game's chance behind."""
    state, rest = session.table.state, session._rest
    session.imagined, session.seed, session._key = True, "", key
    session.undos, session.first, session._dream = [], None, dream
    session._past = None
    session._log.clear()
    session._marks.clear()
    rest.base, rest.due, rest.earlier = dream, 0, 0
    state.rng = 0
    session.table.rng = Rng(state, key)
