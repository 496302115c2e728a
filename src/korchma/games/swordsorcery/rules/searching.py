"""Doors, locks, chests, search tokens, heaps, and the traps in them. [30-39]"""

from __future__ import annotations

from korchma.games.swordsorcery import events as e
from korchma.games.swordsorcery.box.decks import TrapRow
from korchma.games.swordsorcery.box.holding import Area
from korchma.games.swordsorcery.box.perks import Disarms, Draws
from korchma.games.swordsorcery.options import KeepTrap
from korchma.games.swordsorcery.rules import effects, giving, quest_moments, story, words
from korchma.games.swordsorcery.rules.cards import deck_of
from korchma.games.swordsorcery.rules.dice import faces_of, save, throw
from korchma.games.swordsorcery.rules.figures import engaged, number
from korchma.games.swordsorcery.rules.ground import board_of, lay
from korchma.games.swordsorcery.rules.purse import crowns
from korchma.games.swordsorcery.rules.sheets import has, perks
from korchma.games.swordsorcery.state import Hero, SwordTable
from korchma.kernel import Ask, Flow
from korchma.tray import piles


def open_door(t: SwordTable, hero: Hero, side: str) -> Flow[None]:
    """The trap, with the door still in place; then it is gone. [30, 38]"""
    yield from trap(t, hero, board_of(t).sides[side], at_door=True)
    yield from words.open_side(t, side)
    story.moment(t, f"opened:{side}", number(t, hero))
    yield from story.settle(t)


def open_chest(t: SwordTable, hero: Hero, area: Area) -> Flow[None]:
    """The trap, then what is on its back; if it killed him, that lies there. [32]"""
    s = t.state
    yield from trap(t, hero, (area,), at_door=False)
    token = s.chests.pop(area)
    row = deck_of(t.content, "chests")[token]
    t.tell(e.ChestOpened(hero.ref, area, row.crowns, row.treasure))
    if hero.ghost:
        if row.crowns:
            s.coins[area] = s.coins.get(area, 0) + row.crowns
        if row.treasure:
            s.finds.setdefault(area, []).extend(["treasure"] * row.treasure)
    else:
        crowns(t, hero, row.crowns)
        yield from giving.treasures(t, hero, row.treasure)
    story.moment(t, f"chest:{area}", number(t, hero))
    yield from story.settle(t)


def unlock(t: SwordTable, hero: Hero, what: str) -> None:
    """The key of its colour takes a magic lock off. [33]"""
    colour = t.state.locks.pop(what)
    t.tell(e.LockTaken(hero.ref, colour))


def search(t: SwordTable, hero: Hero, area: Area) -> Flow[None]:
    """A red die, the first line it shows; the token is gone in any case. [35]"""
    s = t.state
    token = s.searches.pop(area)
    row = deck_of(t.content, "searches")[token]
    face = throw(t, 1, 0)[0]
    shown = faces_of(t.content)[face]
    line = next((each for each in row.lines if each.symbol in shown), None)
    t.tell(e.Searched(hero.ref, area, face, line.symbol if line is not None else ""))
    if line is not None:
        yield from effects.run(t, line.does, effects.Ctx(hero.ref, hero.ref, source="search"))
    story.moment(t, f"search:{area}", number(t, hero))
    yield from story.settle(t)


def search_heap(t: SwordTable, hero: Hero, area: Area) -> Flow[None]:
    """A paragraph of the pile, drawn at random. (q3)"""
    s = t.state
    if engaged(t, hero):
        s.memory["pair"] = 1
    pile = s.heaps.pop(area)
    page = s.pages[pile].pop() if s.pages[pile] else ""
    t.learn()
    t.tell(e.TokenGone(pile, area))
    if page:
        yield from story.read(t, page, number(t, hero))
    yield from story.settle(t)


# --- traps ---------------------------------------------------------------------------------------


def trap(t: SwordTable, hero: Hero, areas: tuple[Area, ...], *, at_door: bool) -> Flow[None]:
    """A trap card, resolved from where it is. [37]"""
    s = t.state
    card = yield from _draw(t, hero)
    if not card:
        return
    row: TrapRow = deck_of(t.content, "traps")[card]
    t.tell(e.TrapDrawn(hero.ref, row.id))
    quest_moments.trap_drawn(t, areas)
    disarms = has(t, hero, Disarms)
    if disarms is not None and disarms.symbol in faces_of(t.content)[throw(t, 0, 1)[0]]:
        t.tell(e.TrapDisarmed(hero.ref, row.id))
        return
    s.under.append(s.card)
    s.card = card
    for who in _caught(t, hero, row, areas, at_door=at_door):
        yield from _spring(t, who, row)
    s.card = s.under.pop()


def _draw(t: SwordTable, hero: Hero) -> Flow[str]:
    """One card; a rogue draws two and picks; both are discarded. [T4]"""
    s = t.state
    n = max((perk.n for perk in perks(t, hero, Draws) if perk.what == "trap"), default=1)
    drawn: list[str] = []
    for _ in range(n):
        if not s.traps:
            piles.renew(t.rng, s.traps, s.sprung)
        if s.traps:
            drawn.append(s.traps.pop())
    t.learn()
    s.sprung += drawn
    if len(drawn) < 2:
        return drawn[0] if drawn else ""
    options = [KeepTrap(card) for card in dict.fromkeys(drawn)]
    answer = yield Ask(hero.seat, "trap", options, rule="37")
    assert isinstance(answer, KeepTrap)
    return answer.trap


def _caught(
    t: SwordTable, hero: Hero, row: TrapRow, areas: tuple[Area, ...], *, at_door: bool
) -> list[Hero]:
    """Who opened, or every living hero within the radius in steps; at a door both areas are one
    step away. [37-39]"""
    if row.radius is None:
        return [hero]
    roads = lay(t).roads
    most = row.radius - at_door
    near = {area for start in areas for area in roads.within(start, most)} if most >= 0 else set()
    return [each for each in t.state.heroes if not each.ghost and each.at in near]


def _spring(t: SwordTable, who: Hero, row: TrapRow) -> Flow[None]:
    """A save, or the text; some traps ask for none. [37]"""
    if who.ghost:
        return
    if not row.sure:
        ok = yield from save(t, who)
        if ok:
            return
    yield from effects.run(t, row.does, effects.Ctx("", who.ref, source=row.id))
