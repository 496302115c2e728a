"""What may hold in a quest, made ready once: they are looked at after every step. [65] (3.14)"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

from korchma.games.swordsorcery.box import holding as h
from korchma.games.swordsorcery.box.quests import Book
from korchma.games.swordsorcery.state import State, SwordTable
from korchma.tray.stories import AllOf, AnyOf, FlagIs, Not, all_of, any_of

Test: TypeAlias = Callable[[SwordTable], bool]
BARS = tuple(f"bar{n}" for n in range(1, 8))


def bars(s: State) -> int:
    """How many of the seven bars are found. [3.14]"""
    return sum(bool(s.flags.get(bar)) for bar in BARS)


def ready(when: Any) -> Test:
    """A condition as a function of the table."""
    match when:
        case FlagIs(name, least, most):
            return _flag(name, least, most)
        case Not(of):
            inner = ready(of)
            return lambda t: not inner(t)
        case AllOf(parts):
            return all_of([ready(part) for part in parts])
        case AnyOf(parts):
            return any_of([ready(part) for part in parts])
    return _own(when)


def _flag(name: str, least: int, most: int | None) -> Test:
    if name == "bars":
        return lambda t: least <= bars(t.state) and (most is None or bars(t.state) <= most)
    if most is None:
        return lambda t: t.state.flags.get(name, 0) >= least
    return lambda t: least <= t.state.flags.get(name, 0) <= most


def _all_ghosts(t: SwordTable) -> bool:
    for hero in t.state.heroes:  # noqa: SIM110  # looked at after every step
        if not hero.ghost:
            return False
    return True


def _own(when: h.Holding) -> Test:
    """The quests' own conditions."""
    match when:
        case h.Heroes(least, most):
            return lambda t: least <= len(t.state.heroes) <= most
        case h.InParty(who):
            return lambda t: any(hero.who == who for hero in t.state.heroes)
        case h.Dead(enemy):
            return lambda t: enemy in t.state.dead
        case h.Stands(token, at):
            return lambda t: at in t.state.tokens.get(token, ())
        case h.Drawn(least):
            return lambda t: t.state.drawn >= least
        case h.DeckEmpty():
            return lambda t: t.state.deck_empty
        case h.AllGhosts():
            return _all_ghosts
        case h.RoundOver(number):
            return lambda t: t.state.over_round >= number
        case h.Glass(least):
            return lambda t: t.state.shards >= least
        case h.Crowd(tag, least):
            return lambda t: t.state.crowd and crowd(t, tag) >= least
    raise NotImplementedError(f"no such condition: {when}")


def crowd(t: SwordTable, tag: str) -> int:
    """How many enemies stand in areas of a tag."""
    book: Book = t.content.quests[t.state.quest]
    tagged = {row.id for row in book.map.areas if tag in row.tags}
    return len({foe.card for foe in t.state.foes if foe.at in tagged})
