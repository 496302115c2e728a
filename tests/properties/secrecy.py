"""What holds of imagined tables: plain functions, so that a broken game can be held up to them."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from functools import partial
from types import FunctionType, GeneratorType, MethodType, ModuleType
from typing import Any

import msgspec

from korchma.kernel import Ask, Chair, Game, Session
from korchma.kernel.log import Base, Dream
from korchma.kernel.rng import Count, Rng, key_of
from korchma.tray import piles
from korchma.tray.piles import Zone

SEEDS = range(5)
MANY = range(40)
"""Two things lie as they truly do in every other table: in forty, once in a million millions."""


def zones(session: Session) -> list[Zone]:
    """Where everything lies, as the game declares it beside its census."""
    return zones_at(session.game, session.table)


def zones_at(game: Game[Any, Any, Any], table: Any) -> list[Zone]:
    """The same of a table without its session."""
    declared: Any = sys.modules[game.eyes.census.__module__]
    return [*declared.zones(table)]


def pools(session: Session, seat: int | None) -> dict[str, list[Zone]]:
    """What this seat cannot know, as far as it could lie otherwise."""
    return {
        name: found
        for name, found in piles.hidden(zones(session), seat).items()
        if len({thing for zone in found for thing in zone.lying()}) > 1
    }


def dealt_otherwise(
    session: Session, seat: int | None, seed: int, *, listen: bool = True
) -> Session:
    """The same game as far as this seat can know, with all that is hidden lying otherwise.

    It stays as it was dealt when it is forked.
    """
    twin = session.fork(listen=listen)
    base = twin._rest.base
    safe = not (isinstance(base, Dream) or base.length != twin.length)
    safe = safe and twin._base.state == twin.table.state
    twin._secret = {who: answer for who, answer in twin._secret.items() if who == seat}
    piles.redeal(Rng(Count(), key_of(f"otherwise {seed}")), zones(twin), seat)
    if safe:
        twin._rest.base = Base(twin.game.copy(twin.table.state), twin.length)
    twin.__dict__["fork"] = partial(dealt_otherwise, session, seat, seed, listen=False)
    return twin


def imagined(session: Session, seat: int | None, seed: int) -> tuple[bytes, ...]:
    """Everything there is to an imagined table, as bytes."""
    table = Chair(session, seat).imagine(seed)
    eyes = (*range(table.players), None)
    views = (msgspec.json.encode(table.view(each)) for each in eyes)
    rest = (table.ask, table.log, table.marks, table.pending, table.events_log, table.undos)
    return msgspec.json.encode(table.table.state), repr(rest).encode(), *views


def equal_knowledge_gives_equal_tables(session: Session, seat: int | None, seed: int) -> None:
    """However the hidden things truly lie, what is imagined is the same byte for byte."""
    other = dealt_otherwise(session, seat, seed)
    assert imagined(other, seat, seed) == imagined(session, seat, seed)


def what_is_hidden_is_dealt_anew(session: Session, seat: int | None) -> None:
    """Of each pool of things that could lie otherwise, some imagined table has it otherwise."""
    for name, true in pools(session, seat).items():
        lie = [zone.lying() for zone in true]
        assert any(
            [zone.lying() for zone in pools(Chair(session, seat).imagine(seed), seat)[name]] != lie
            for seed in MANY
        ), f"{name} lies as it truly does"


# --- what one holds with a table -----------------------------------------------------------------


def nothing_true_is_held(session: Session, seat: int | None, seed: int) -> None:
    """No way from an imagined table to the seed, the key, or the true order of a hidden pile."""
    table = Chair(session, seat).imagine(seed)
    if isinstance(table.ask, Ask) and table.ask.seat != seat:
        assert table._dream is None, "what another is asked may name what only they know"
    own = [zone.lying() for each in pools(table, seat).values() for zone in each]
    secret = [zone.lying() for each in pools(session, seat).values() for zone in each]
    orders = [lie for lie in secret if len(lie) > 3 and len(set(lie)) > 1 and lie not in own]
    for thing in held(table, table.table.content):
        assert not (isinstance(thing, str) and session.seed in thing)
        assert not (isinstance(thing, bytes) and thing == session._key)
        if isinstance(thing, list | tuple):
            assert list(thing) not in orders


def held(thing: object, but_for: object = None) -> Iterator[object]:
    """All that can be reached from a thing, attribute by attribute, frames of generators too."""
    seen = {id(but_for)}
    left = [thing]
    kept = []
    while left:
        each = left.pop()
        if id(each) in seen or isinstance(each, OUTSIDE):
            continue
        seen.add(id(each))
        kept.append(each)  # so that no other takes its number
        yield each
        left += _within(each)


OUTSIDE = (Chair, Game, type, ModuleType)
"""Where the walk ends: the chair a bot holds anyway, from which its tables are imagined (in one
process Python has no walls: its ``_session`` is the one door); and what is the same at every
table, the title, types and modules. The content of the box is left out too."""


def _within(each: Any) -> Iterator[object]:
    """What a thing holds itself."""
    if isinstance(each, str | bytes | int | float | None):
        return
    if isinstance(each, dict):
        yield from each
        yield from each.values()
    elif isinstance(each, list | tuple | set | frozenset):
        yield from each
    elif isinstance(each, GeneratorType):
        yield each.gi_yieldfrom
        if each.gi_frame is not None:
            yield from each.gi_frame.f_locals.values()
    elif isinstance(each, MethodType):
        yield each.__self__
    elif isinstance(each, FunctionType):
        yield from (cell.cell_contents for cell in each.__closure__ or ())
    else:
        yield from getattr(each, "__dict__", {}).values()
        for kind in type(each).__mro__:
            slots = getattr(kind, "__slots__", ())
            for name in (slots,) if isinstance(slots, str) else slots:
                yield getattr(each, name, None)
        for name in getattr(each, "__struct_fields__", ()):
            yield getattr(each, name)
