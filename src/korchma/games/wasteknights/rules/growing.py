"""Experience and upgrades. [114-119, 127]"""

from __future__ import annotations

from korchma.games.wasteknights import events as e
from korchma.games.wasteknights.box.box import MARKS, MOST_UPGRADES, MOST_XP
from korchma.games.wasteknights.options import GoOn, Upgrade
from korchma.games.wasteknights.rules.gear import stash
from korchma.games.wasteknights.state import Carried, Knight, WasteTable
from korchma.kernel import Ask, Flow, Option


def gain_xp(t: WasteTable, i: int, n: int) -> None:
    """The token moves on, never beyond the second lap. [114]"""
    knight = t.state.knights[i]
    n = min(n, MOST_XP - knight.xp)
    if n > 0 and not knight.out:
        knight.xp += n
        t.tell(e.Experience(knight.who, n, knight.xp))


def lose_xp(t: WasteTable, i: int, n: int) -> None:
    """The token moves back, never below the last mark it has reached. [3.6]"""
    knight = t.state.knights[i]
    least = max((mark for mark in MARKS if mark <= knight.xp), default=0)
    n = min(n, knight.xp - least)
    if n > 0:
        knight.xp -= n
        t.tell(e.Experience(knight.who, -n, knight.xp))


def renown(t: WasteTable, i: int, n: int) -> None:
    """A name grows, or shrinks, never below nought. [3.16]"""
    knight = t.state.knights[i]
    old = knight.flags.get("renown", 0)
    new = max(0, old + n)
    if new != old:
        knight.flags["renown"] = new
        t.tell(e.Renown(knight.who, new - old, new))


def due(knight: Knight) -> list[int]:
    """Marks that have not paid yet. [53, 114]"""
    if knight.xp < MARKS[0] or knight.out or len(knight.upgrades) >= MOST_UPGRADES:
        return []
    return [mark for mark in MARKS if mark <= knight.xp and mark not in knight.claimed]


def upgrades(t: WasteTable, i: int) -> list[Upgrade]:
    """What he may take now: his own and common ones, each face, as his experience allows. [115]"""
    s, knight = t.state, t.state.knights[i]
    if not due(knight):
        return []
    out = []
    for name, card in t.content.upgrades.items():
        if (card.knight and card.knight != knight.who) or card.xp > knight.xp:
            continue
        free = name not in knight.upgrades if card.knight else name in s.commons
        if not free:
            continue
        out += [Upgrade(name, "")] if card.gear else [Upgrade(name, "a"), Upgrade(name, "b")]
    return out


def take_upgrade(t: WasteTable, i: int, chosen: Upgrade) -> Flow[None]:
    """A card, one face up; unique gear comes working. [115, 116]"""
    s, knight = t.state, t.state.knights[i]
    knight.claimed.append(due(knight)[0])
    knight.upgrades[chosen.upgrade] = chosen.face
    if chosen.upgrade in s.commons:
        s.commons.remove(chosen.upgrade)
    t.tell(e.Upgraded(knight.who, chosen.upgrade, chosen.face))
    gear = t.content.upgrades[chosen.upgrade].gear
    if gear:
        t.tell(e.GearGained(knight.who, gear, False))
        yield from stash(t, knight, Carried(gear, broken=False))


def evening(t: WasteTable, i: int) -> Flow[None]:
    """At the end of his turn a knight may take what is due, also while unconscious. [115]"""
    knight = t.state.knights[i]
    while options := upgrades(t, i):
        every: list[Option] = [*options, GoOn()]
        match (yield Ask(knight.seat, "upgrade", every, rule="115")):
            case Upgrade() as chosen:
                yield from take_upgrade(t, i, chosen)
            case _:
                if t.options.upgrades_at_once:
                    knight.claimed += due(knight)
                return
