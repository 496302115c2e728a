"""When paragraphs are read, and when a quest is won or lost. [63-66] (3.14)"""

from __future__ import annotations

from typing import Any, NamedTuple

from korchma.games.swordsorcery import events as e
from korchma.games.swordsorcery.box import moments as m
from korchma.games.swordsorcery.box.holding import AllGhosts, When
from korchma.games.swordsorcery.box.quests import Book, End
from korchma.games.swordsorcery.rules import shadows, telling
from korchma.games.swordsorcery.rules.conditions import Test, ready
from korchma.games.swordsorcery.rules.ground import board_of
from korchma.games.swordsorcery.state import QuestOver, SwordTable
from korchma.kernel import Flow


class Index(NamedTuple):
    """The paragraphs of a book by their moments."""

    by: dict[str, tuple[tuple[str, When | None], ...]]
    once: tuple[tuple[str, Test], ...]
    stories: dict[str, tuple[str, str]]
    """Area -> story card and paragraph."""
    ends: tuple[tuple[End, Test], ...]
    """Goals, then defeats; that all are ghosts comes first. [65]"""


def book_of(t: SwordTable) -> Book:
    """The quest that is played."""
    return t.content.quests[t.state.quest]


def index(t: SwordTable) -> Index:
    """Its paragraphs by their moments, found once."""
    indexes, quest = t.content.indexes, t.state.quest
    found: Index | None = indexes.get(quest)
    if found is None:
        found = indexes[quest] = _indexed(t, t.content.quests[quest])
    return found


def _indexed(t: SwordTable, book: Book) -> Index:
    by: dict[str, tuple[tuple[str, When | None], ...]] = {}
    once: list[tuple[str, Test]] = []
    stories: dict[str, tuple[str, str]] = {}
    for name, paragraph in book.paragraphs.items():
        for on in paragraph.on:
            if isinstance(on, m.Once):
                once.append((name, ready(on.when)))
            elif isinstance(on, m.Story):
                stories[on.area] = (on.card, name)
            else:
                key = _key(t, on)
                by[key] = (*by.get(key, ()), (name, getattr(on, "when", None)))
    quest = book.quest
    ghosts = [end for end in quest.defeats if isinstance(end.when, AllGhosts)]
    others = [end for end in quest.defeats if end not in ghosts]
    ends = tuple((end, ready(end.when)) for end in (*ghosts, *quest.goals, *others))
    return Index(by, tuple(once), stories, ends)


def _key(t: SwordTable, on: Any) -> str:
    match on:
        case m.Enter(area) | m.Act(area) | m.Chest(area) | m.Search(area):
            return f"{type(on).__name__.lower()}:{area}"
        case m.Pile(pile):
            return f"pile:{pile}"
        case m.Opened(between):
            return f"opened:{board_of(t).side(*between)}"
        case m.Drew(card):
            return f"event:{card}"
        case m.Met(kind):
            return f"shadow:{kind}"
        case m.Boss(at):
            return f"boss-{at}"
        case m.Round(n):
            return f"round:{n}"
        case _:
            return type(on).__name__.lower()


# --- moments -------------------------------------------------------------------------------------


def moment(t: SwordTable, key: str, hero: int | None = None) -> None:
    """A moment has come: what is to be read for it waits its turn."""
    s = t.state
    for name, when in index(t).by.get(key, ()):
        if not _known(t, name) and (when is None or telling.TALES.true(t, when)):
            s.waiting.append(f"{name}@{s.active if hero is None else hero}")


def _known(t: SwordTable, name: str) -> bool:
    """A paragraph that was read, or waits to be."""
    s = t.state
    return name in s.read or any(x.partition("@")[0] == name for x in s.waiting)


def arrived(t: SwordTable, i: int) -> Flow[None]:
    """A living hero has come into an area: a story card stops him, then waypoints. [63, 182b]"""
    s, hero = t.state, t.state.heroes[i]
    found = index(t).stories.get(hero.at)
    if found is not None and hero.at in s.stories:
        card, name = found
        del s.stories[hero.at]
        yield from read(t, name, i)
        if name in s.read:
            s.stories_up.append(card)
    if not hero.ghost:
        moment(t, f"enter:{hero.at}", i)


def acts_here(t: SwordTable, i: int) -> list[str]:
    """Paragraphs that a hero may read with an action where he stands. [106]"""
    s = t.state
    found = index(t).by.get(f"act:{s.heroes[i].at}", ())
    return [
        name
        for name, when in found
        if name not in s.read and (when is None or telling.TALES.true(t, when))
    ]


def settle(t: SwordTable) -> Flow[None]:
    """Ends are looked at, shadows in sight are turned; then the story is told."""
    s, found = t.state, index(t)
    if reached(t, found) is not None:
        yield from ends(t)
    if s.reading or s.blows:
        return
    if s.shadows and shadows.seen(t):
        yield from shadows.check(t)
    if _due(t, found):
        yield from recite(t)


def _due(t: SwordTable, found: Index) -> bool:
    """Whatever holds for the first time waits its turn; whether anything does."""
    s = t.state
    for name, when in found.once:
        if name not in s.read and when(t) and not _known(t, name):
            s.waiting.append(f"{name}@{s.active}")
    return bool(s.waiting)


def recite(t: SwordTable) -> Flow[None]:
    """What waits is read, and what is due by then."""
    s, found = t.state, index(t)
    while _due(t, found):
        name, _, who = s.waiting.pop(0).partition("@")
        if name not in s.read:
            yield from read(t, name, int(who))
            yield from ends(t)


def read(t: SwordTable, name: str, i: int) -> Flow[None]:
    """A paragraph, and those it jumps to; an ending ends the quest. [65]"""
    s = t.state
    before = s.acting
    s.acting = i
    ending = yield from telling.TALES.tell(t, name)
    s.acting = before
    if ending:
        raise QuestOver(ending)


# --- how it ends ---------------------------------------------------------------------------------


def ends(t: SwordTable) -> Flow[None]:
    """A goal or a defeat: its paragraph is read at once. All ghosts lose before a goal. [65]"""
    s, found = t.state, reached(t, index(t))
    if found is None:
        return
    s.finishing = found.id
    s.waiting = []
    yield from read(t, found.then, s.active)
    raise QuestOver("lose" if found in book_of(t).quest.defeats else "win")


def reached(t: SwordTable, found: Index) -> End | None:
    """The goal or defeat that has been reached, unless one is being told already."""
    s = t.state
    if s.finishing or s.phase in ("heroes", "party", "powers", "shop"):
        return None
    for end, when in found.ends:
        if when(t):
            return end
    return None


def over(t: SwordTable, ending: str) -> None:
    """The ending is marked: fates that were never met are neutral, a defeat leaves its flag."""
    s, quest = t.state, book_of(t).quest
    s.ending = ending
    if ending == "win":
        for fate in quest.fates:
            if not any(s.flags.get(flag) for flag in (fate.law, fate.neutral, fate.chaos)):
                s.flags[fate.neutral] = 1
    else:
        s.flags[f"lost-{s.quest}"] = 1
    t.tell(e.Ended(f"{s.quest}-{ending}"))
