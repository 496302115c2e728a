"""Who goes: heroes as they come to a quest, and between quests who leaves and who joins.
[13, 14, 67, 68] (4.D 44)"""

from __future__ import annotations

from korchma.games.swordsorcery import events as e
from korchma.games.swordsorcery.options import GoOn, Leave, TakeHero
from korchma.games.swordsorcery.rules import gear
from korchma.games.swordsorcery.rules.cards import become, every, item_cards, side_of
from korchma.games.swordsorcery.rules.legacies import LEAST, stripped
from korchma.games.swordsorcery.rules.setup import carried_from, nobody
from korchma.games.swordsorcery.state import Carried, Hero, Legacy, SwordTable, Taken, Veteran
from korchma.kernel import Ask, Flow, Option

MOST = 5
"""Heroes that go at most. [13]"""


def open_cards(t: SwordTable, without: Hero | None = None) -> list[str]:
    """Hero cards that may still join, perhaps ``without`` somebody who goes now. [68]"""
    party = [hero for hero in t.state.heroes if hero.card and hero is not without]
    taken = {hero.who for hero in party}
    natures = {t.content.heroes[hero.card].nature for hero in party}
    free = t.options.soul_storm
    return [
        row.id
        for row in t.content.heroes.values()
        if row.hero not in taken
        and (free or not (row.nature == "law" and "chaos" in natures))
        and (free or not (row.nature == "chaos" and "law" in natures))
    ]


# --- as they come --------------------------------------------------------------------------------


def take(t: SwordTable, hero: Hero, card: str) -> None:
    """A hero as a quest by itself, or a campaign, begins. [14, 73]"""
    quest = t.content.quests[t.state.quest].quest
    _become(t, hero, card)
    hero.rank = 1 if t.options.campaign else quest.alone.rank
    hero.crowns = quest.crowns if t.options.campaign else quest.alone.crowns
    _kit(t, hero)


def _become(t: SwordTable, hero: Hero, card: str) -> None:
    row = t.content.heroes[card]
    hero.ref = hero.who = row.hero
    hero.card = card
    t.tell(e.HeroTaken(hero.seat, card))


def _kit(t: SwordTable, hero: Hero) -> None:
    """What the stash has for him is in his hands at once. [10, 167]"""
    s = t.state
    for wanted in t.content.heroes[hero.card].kit:
        carried = next((x for x in s.stash if item_cards(t.content)[x.card].row.id == wanted), None)
        if carried is None:
            continue
        for slot in gear.slots_for(t, carried):
            if getattr(hero, slot) is None and not gear.in_the_way(t, hero, carried, slot):
                s.stash.remove(carried)
                setattr(hero, slot, carried)
                break


def gather(t: SwordTable, legacy: Legacy) -> None:
    """All who went last time are there again, and the stash with its charges. [14, 127]"""
    for hero, veteran in zip(t.state.heroes, legacy.party, strict=False):
        _come_back(t, hero, veteran, legacy)
    t.state.stash = [_recharged(t, carried) for carried in t.state.stash]


def _come_back(t: SwordTable, hero: Hero, veteran: Veteran, legacy: Legacy) -> None:
    """A hero of the campaign: alive, whole, with what he has and what the quest gives him; nobody
    begins below its lowest rank; artifacts gain a charge. [14, 127] (3.14)"""
    quest = t.content.quests[t.state.quest].quest
    _become(t, hero, veteran.card)
    hero.rank, hero.deaths = max(veteran.rank, quest.ranks[0]), veteran.deaths
    hero.crowns = purse(t, veteran, legacy)
    hero.powers = [Taken(card, 0, hero.rank) for card in veteran.powers]
    hero.talents = [*veteran.talents]
    hero.pack = [carried_from(kept) for kept in veteran.pack]
    for slot, kept in veteran.worn:
        setattr(hero, slot, carried_from(kept))
    for power in hero.powers[t.content.gems[hero.who].ranks[hero.rank - 1].powers :]:
        ring = hero.artifact
        power.item = ring.card if ring is not None else ""
    for carried in every(hero):
        become(hero, carried, _recharged(t, carried))


def purse(t: SwordTable, veteran: Veteran, legacy: Legacy) -> int:
    """His crowns and the quest's; the second time as much as to who plays it by itself. (3.14)"""
    quest = t.content.quests[t.state.quest].quest
    crowns = veteran.crowns + quest.crowns
    return max(crowns, quest.alone.crowns) if legacy.quest == quest.id else crowns


def _recharged(t: SwordTable, carried: Carried) -> Carried:
    """A charge more, up to what there is room for. [127]"""
    charges = min(carried.charges + 1, side_of(t, carried).charges)
    return Carried(carried.card, carried.side, charges, carried.lent)


# --- between quests ------------------------------------------------------------------------------


def seats(t: SwordTable) -> list[int]:
    """Who is at the table: everybody leads somebody, or is about to. [13]"""
    return sorted({hero.seat for hero in t.state.heroes})


def settle(t: SwordTable, seat: int) -> Flow[None]:
    """One change of somebody's own heroes, or none any more; everybody leads one. [13] (4.D 44)"""
    s = t.state
    waits = next((hero for hero in s.heroes if hero.seat == seat and not hero.card), None)
    options: list[Option] = []
    if waits is None:
        options = [GoOn(), *(Leave(hero.ref) for hero in s.heroes if _may_leave(t, hero, seat))]
    if waits is not None or len(s.heroes) < MOST:
        options += [TakeHero(card) for card in recruits(t)]
    answer = yield Ask(seat, "party", options, rule="14", usual=None if waits else GoOn())
    match answer:
        case Leave(ref):
            _leave(t, next(hero for hero in s.heroes if hero.ref == ref))
        case TakeHero(card):
            if waits is None:
                s.heroes.append(waits := nobody(seat))
            _join(t, waits, card)
        case _:
            s.queue.pop(0)


def recruits(t: SwordTable, without: Hero | None = None) -> list[str]:
    """Who may join: whoever left before comes as who he was; who has just left does not turn on
    his heel. (4.D 44)"""
    legacy = t.options.legacy
    assert legacy is not None
    gone: set[str] = {t.content.heroes[veteran.card].hero for veteran in legacy.party}
    if without is not None:
        gone.add(without.who)
    known = {t.content.heroes[veteran.card].hero: veteran.card for veteran in legacy.away}
    return [
        card
        for card in open_cards(t, without)
        if (who := t.content.heroes[card].hero) not in gone and known.get(who, card) == card
    ]


def _may_leave(t: SwordTable, hero: Hero, seat: int) -> bool:
    """Who came along may stay behind, if enough are left, or another can come for him. [13]"""
    legacy = t.options.legacy
    assert legacy is not None
    if hero.seat != seat or all(veteran.card != hero.card for veteran in legacy.party):
        return False
    return _enough(t, hero) or bool(recruits(t, hero))


def _enough(t: SwordTable, without: Hero) -> bool:
    """Whether the party can go without him. [13]"""
    rest = [hero for hero in t.state.heroes if hero is not without]
    return len(rest) >= LEAST and any(hero.seat == without.seat for hero in rest)


def _leave(t: SwordTable, hero: Hero) -> None:
    """His cards go into the stash; his rank, his powers and his crowns wait with him. [10]"""
    s = t.state
    s.stash += every(hero)
    enough = _enough(t, hero)
    s.heroes.remove(hero)
    t.tell(e.HeroLeft(hero.ref))
    if not enough:
        s.heroes.append(nobody(hero.seat))


def _join(t: SwordTable, hero: Hero, card: str) -> None:
    """Somebody new as to a quest by itself, though not above the lowest of the party; somebody who
    was away as he left, though not below that. (4.D 44)"""
    legacy = t.options.legacy
    assert legacy is not None
    rank = joining_rank(t)
    veteran = next((x for x in legacy.away if x.card == card), None)
    if veteran is None:
        _become(t, hero, card)
        hero.rank, hero.crowns = rank, t.content.quests[t.state.quest].quest.alone.crowns
    else:
        _come_back(t, hero, stripped(t.content, veteran), legacy)
        hero.rank = max(hero.rank, rank)
    _kit(t, hero)


def joining_rank(t: SwordTable) -> int:
    """The rank of somebody new. [73, 76] (4.D 44)"""
    quest = t.content.quests[t.state.quest].quest
    ranks = [hero.rank for hero in t.state.heroes if hero.card]
    return max(quest.ranks[0], min([quest.alone.rank, *ranks]))
