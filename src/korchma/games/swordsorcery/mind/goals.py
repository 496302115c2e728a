"""What is left to do in a quest, and where: read from its goals, deeds, paragraphs and tokens."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from korchma.games.swordsorcery.box import moments as m
from korchma.games.swordsorcery.box import tales as w
from korchma.games.swordsorcery.box.holding import Area, Dead, RoundOver, Stands
from korchma.games.swordsorcery.box.quests import Book
from korchma.games.swordsorcery.mind import wishes
from korchma.games.swordsorcery.rules import story, telling
from korchma.games.swordsorcery.rules.costs import deed_row
from korchma.games.swordsorcery.rules.numbers import health
from korchma.games.swordsorcery.state import Hero, SwordTable
from korchma.tray import stories as g

MAIN = 10.0
HOLD, YARD = "q6-a13", "q6-a18"
"""From where all holes in the wall are near, and all doors of the inner yard. (q6)"""


class Errand(NamedTuple):
    """Something to be done in an area."""

    area: Area
    worth: float
    crowd: bool = False
    """Everybody ought to be there, not only who does it."""
    gather: bool = False
    """Nobody goes in before the others are near."""
    only: str = ""
    """The one hero who can."""


def errands(t: SwordTable) -> list[Errand]:
    """All there is to do just now."""
    return [*_goals(t), *_deeds(t), *_pages(t), *_lying(t)]


# --- goals ---------------------------------------------------------------------------------------


def _goals(t: SwordTable) -> Iterator[Errand]:
    s = t.state
    for end in story.book_of(t).quest.goals:
        when: Any = end.when
        if isinstance(when, Dead):
            yield from _hunt(t, when.enemy)
        elif isinstance(when, Stands):
            yield from _escort(t, when.token)
        elif isinstance(when, RoundOver):
            hold = YARD if s.flags.get("ward-burnt") else HOLD
            yield Errand(hold, 4.0, crowd=True)
            held = wishes.held_areas(t)
            for foe in s.foes:
                if foe.at in held:
                    yield Errand(foe.at, 6.0)
    yield from _own_goals(t)


def _own_goals(t: SwordTable) -> Iterator[Errand]:
    """What only one quest asks for."""
    s = t.state
    for area in s.heaps:
        yield Errand(area, 8.0, crowd=True)
    for hero in s.heroes:
        for side, colour in s.locks.items():
            if colour in hero.keys and side in s.doors:
                one = side.rpartition("-q")[0]
                yield Errand(one, 12.0, only=hero.ref)
    if s.quest == "q4" and s.flags.get("names-heard"):
        yield Errand(wishes.last_drum(t), MAIN, crowd=True)
    if s.quest == "q5" and wishes.telling(t):
        for foe in s.foes:
            if foe.name == "uncle":
                yield Errand(foe.at, MAIN, crowd=True)


def _hunt(t: SwordTable, enemy: str) -> Iterator[Errand]:
    """An enemy of the story, or where it appears."""
    s = t.state
    if s.quest == "q7" and wishes.laying(t):
        return
    found = next((foe for foe in s.foes if foe.name == enemy), None)
    if found is not None:
        yield Errand(found.at, MAIN, crowd=True, gather=True)
        return
    for area in herald(story.book_of(t), enemy):
        yield Errand(area, MAIN, crowd=True, gather=True)


def _escort(t: SwordTable, token: str) -> Iterator[Errand]:
    """The cart, what it waits for, and what is next on its road. (q2)"""
    s = t.state
    if not s.tokens.get(token):
        return
    at = s.tokens[token][0]
    yield Errand(at, 7.0, crowd=True)
    route = s.routes.get(token, [])
    ahead = route[route.index(at) + 1 :] if at in route else []
    row = next(row for row in story.book_of(t).map.tokens if row.id == token)
    for area in (at, *ahead[:2]):
        waits = row.waits.get(area)
        if waits is not None and not telling.TALES.true(t, waits) and area in s.stories:
            yield Errand(area, MAIN, crowd=True, gather=True)
    for foe in s.foes:
        if foe.name in ("krivda", "sergeant"):
            yield Errand(foe.at, 9.0, crowd=True)


_HERALDS: dict[tuple[int, str], tuple[Book, tuple[Area, ...]]] = {}


def herald(book: Book, enemy: str) -> tuple[Area, ...]:
    """Where an enemy of the story is met: areas whose paragraph brings it."""
    known = _HERALDS.get((id(book), enemy))
    if known is not None:
        return known[1]
    out: list[Area] = []
    for page in book.paragraphs.values():
        if any(isinstance(x, w.Enemy) and x.name == enemy for x in flat(page.steps)):
            out += [on.area for on in page.on if isinstance(on, m.Enter | m.Story)]
    _HERALDS[id(book), enemy] = book, tuple(out)
    return tuple(out)


def flat(steps: Sequence[Any]) -> Iterator[Any]:
    """All steps, those of branches and ways too."""
    for step in steps:
        yield step
        for name in ("steps", "otherwise"):
            yield from flat(getattr(step, name, ()))
        for way in getattr(step, "options", ()):
            yield from flat(way.steps)


# --- deeds and paragraphs ------------------------------------------------------------------------


def _deeds(t: SwordTable) -> Iterator[Errand]:
    s = t.state
    for deed in story.book_of(t).quest.deeds:
        worth = deed_worth(t, deed.id)
        if worth <= 0 or (deed.when is not None and not telling.TALES.true(t, deed.when)):
            continue
        crowd = (worth > 5.5 and deed.token != "") or deed.once == "round"
        areas = deed.areas or s.tokens.get(deed.token, ())
        for area in areas:
            yield Errand(area, worth, crowd=crowd)


def deed_worth(t: SwordTable, deed: str) -> float:
    """What a deed of the quest is worth, as things stand."""
    s = t.state
    worth = wishes.DEEDS.get(deed, 0.0)
    if deed.startswith("lay") and not wishes.laying(t):
        return 0.0
    if deed.startswith("strike") and s.flags.get("drum-kept"):
        return 0.0
    return worth


def do_worth(t: SwordTable, option: str) -> float:
    """Of a deed as it is offered, ``q2-push``."""
    return deed_worth(t, deed_row(t, option).id)


def _pages(t: SwordTable) -> Iterator[Errand]:
    """Paragraphs that wait to be read, by entering or with an action."""
    s, found = t.state, story.index(t)
    for area, (_, name) in found.stories.items():
        if area in s.stories:
            worth = max(1.5, page_worth(t, name))
            yield Errand(area, min(worth, 4.0), gather=True)
    for key, pages in found.by.items():
        kind, _, area = key.partition(":")
        if kind not in ("enter", "act"):
            continue
        for name, when in pages:
            if name in s.read or (when is not None and not telling.TALES.true(t, when)):
                continue
            if kind == "enter" and f"{s.quest}-{name}" in wishes.SHY:
                continue
            worth = page_worth(t, name)
            if worth > 0:
                yield Errand(area, worth)


def page_worth(t: SwordTable, name: str) -> float:
    """What a paragraph promises, whoever reads it."""
    return sum(_step(t, x) for x in flat(story.book_of(t).paragraphs[name].steps))


def _step(t: SwordTable, step: Any) -> float:
    match step:
        case w.Shards(n):
            return 0.9 * n
        case w.Crowns(n):
            return n / 15
        case w.Treasure(n):
            return 1.6 * n
        case w.Heal(n, who):
            hurt = [x.wounds for x in t.state.heroes if not x.ghost]
            return 0.8 * (sum(min(n, x) for x in hurt) if who else min(n, max(hurt, default=0)))
        case w.Shield(n, who):
            return 0.4 * n * (2 if who else 1)
        case w.Power(n, who):
            return 0.3 * n * (2 if who else 1)
        case w.Item() | w.Shrine(lit=True):
            return 1.5
        case g.Mark(name, add=add):
            return wishes.FLAGS.get(name, 0.0) * (1 if add is None else add)
    return _toll(step)


def _toll(step: Any) -> float:
    """What a step costs, or does to enemies."""
    match step:
        case w.Damage(n):
            return -1.0 * n
        case w.Wound(n=n):
            return 0.5 * n
        case w.Spawn() | w.Enemy():
            return -1.5
        case w.Encounter() | w.Fire():
            return -0.8
        case w.Gate(to=to):
            return -0.6 if to == "open" else 1.0
    return 0.0


# --- what lies about -----------------------------------------------------------------------------


def _lying(t: SwordTable) -> Iterator[Errand]:
    s = t.state
    for area in s.chests:
        yield Errand(area, 2.5)
    for area in s.searches:
        yield Errand(area, 2.2)
    for area, n in s.coins.items():
        yield Errand(area, 0.3 + n / 15)
    for area, lot in s.finds.items():
        if lot:
            yield Errand(area, 1.0 + 0.5 * len(lot))
    for area, cards in s.lying.items():
        if cards:
            yield Errand(area, 0.6)
    for area, keys in s.dropped_keys.items():
        if keys:
            yield Errand(area, MAIN)


def rounds_left(t: SwordTable) -> int:
    """How long the event deck still lasts, about: two rounds a card, day and night one. [55, 59]"""
    s = t.state
    cards = len(s.events) - wishes.LATE.get(s.quest, 0)
    return max(1, 2 * cards - 2 + len(s.stories_up))


def life_share(t: SwordTable, hero: Hero) -> float:
    """How much of his life somebody has left."""
    most = health(t, hero)
    return (most - hero.wounds) / max(1, most)
