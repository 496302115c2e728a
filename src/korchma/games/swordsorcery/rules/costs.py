"""What an option costs: which action it takes. [50, 92]"""

from __future__ import annotations

import msgspec

from korchma.games.swordsorcery.box.perks import Unlocks
from korchma.games.swordsorcery.box.quests import Deed
from korchma.games.swordsorcery.options import (
    DashOn,
    Do,
    Exchange,
    Focus,
    OpenChest,
    OpenDoor,
    Provoke,
    ReadOn,
    Reorganize,
    Search,
    SearchHeap,
    StandUp,
    Strike,
    UseInnate,
    UseItem,
    UsePower,
    Walk,
)
from korchma.games.swordsorcery.rules import story
from korchma.games.swordsorcery.rules.cards import every, side_of
from korchma.games.swordsorcery.rules.sheets import has
from korchma.games.swordsorcery.state import Hero, SwordTable
from korchma.kernel import Option

FREE = "free"


def key(option: Option) -> str:
    """What a blind hero failed at. [4.D 36]"""
    return msgspec.json.encode(option).decode()


def cost(t: SwordTable, hero: Hero, option: Option) -> str:
    """Which action an option takes: ``move``, ``combat``, ``act`` or ``free``."""
    match option:
        case Walk() | StandUp(by="move"):
            return "move"
        case Strike():
            return "combat"
        case UsePower(power):
            return t.content.powers[power].icon
        case UseInnate(card):
            return t.content.heroes[card].innate.icon
        case UseItem(item):
            carried = next(each for each in every(hero) if each.card == item)
            use = side_of(t, carried).use
            return use.icon if use is not None else FREE
        case OpenDoor(side):
            locked = t.state.doors[side] and has(t, hero, Unlocks) is None
            return "act" if locked else FREE
        case OpenChest():
            return "act" if has(t, hero, Unlocks) is None else FREE
        case Do(deed):
            return deed_row(t, deed).cost
        case _:
            return _COSTS.get(type(option), FREE)


_COSTS: dict[type[Option], str] = {
    DashOn: "act",
    StandUp: "act",
    Focus: "act",
    Reorganize: "act",
    Exchange: "act",
    Provoke: "act",
    Search: "act",
    SearchHeap: "act",
    ReadOn: "act",
}


def deed_row(t: SwordTable, deed: str) -> Deed:
    """A deed of this quest by its name, ``q2-push``."""
    name = deed.removeprefix(f"{t.state.quest}-")
    return next(row for row in story.book_of(t).quest.deeds if row.id == name)
