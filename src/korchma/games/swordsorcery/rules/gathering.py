"""The party gathers: heroes, powers, the emporium; then the quest begins. [13, 14, 67, 68]"""

from __future__ import annotations

from korchma.games.swordsorcery import events as e
from korchma.games.swordsorcery.options import Push, TakeHero
from korchma.games.swordsorcery.rules import gear, growing, shadows, shop, story
from korchma.games.swordsorcery.rules.cards import every, item_cards, side_of
from korchma.games.swordsorcery.rules.numbers import shields_whole
from korchma.games.swordsorcery.rules.setup import carried_from
from korchma.games.swordsorcery.state import Carried, Hero, Legacy, Shop, SwordTable, Taken, Veteran
from korchma.kernel import SAFE, Ask, Flow


def prepare(t: SwordTable) -> Flow[None]:
    """Heroes, powers, the emporium; then the quest begins."""
    s = t.state
    if s.phase == "heroes":
        yield from _choose_heroes(t)
        s.phase, s.queue = "powers", [str(i) for i in range(len(s.heroes))]
    if s.phase == "powers":
        while s.queue:
            yield SAFE
            yield from growing.fill(t, s.heroes[int(s.queue[0])])
            s.queue.pop(0)
        s.phase, s.queue = "shop", [str(i) for i in range(len(s.heroes))]
        s.visit = Shop([*range(len(s.heroes))], 0, {}, [], [])
        t.tell(e.VisitBegan())
    if s.phase == "shop":
        while s.queue:
            yield from shop.shopping(t, s.heroes[int(s.queue[0])])
            s.queue.pop(0)
        s.visit = None
        t.tell(e.VisitEnded())
        s.phase = "begin"
    if s.phase == "begin":
        yield SAFE
        yield from _begin(t)
        s.phase, s.step = "time", 0


def _choose_heroes(t: SwordTable) -> Flow[None]:
    """Each takes a card; Law and Chaos do not go together. [67, 68]"""
    s, legacy = t.state, t.options.legacy
    if legacy is not None:
        for hero, veteran in zip(s.heroes, legacy.party, strict=True):
            _come_back(t, hero, veteran, legacy)
        for carried in s.stash:
            _recharge(t, carried)
        return
    while s.queue:
        yield SAFE
        hero = s.heroes[int(s.queue[0])]
        cards = open_cards(t)
        if t.options.party == "random":
            card = cards[t.rng.below(len(cards))]
        else:
            answer = yield Ask(hero.seat, "hero", [TakeHero(x) for x in cards], rule="67")
            assert isinstance(answer, TakeHero)
            card = answer.card
        _take(t, hero, card)
        s.queue.pop(0)


def open_cards(t: SwordTable) -> list[str]:
    """Hero cards that may still join. [68]"""
    s = t.state
    taken = {hero.who for hero in s.heroes if hero.who}
    natures = {t.content.heroes[hero.card].nature for hero in s.heroes if hero.card}
    free = t.options.soul_storm
    return [
        row.id
        for row in t.content.heroes.values()
        if row.hero not in taken
        and (free or not (row.nature == "law" and "chaos" in natures))
        and (free or not (row.nature == "chaos" and "law" in natures))
    ]


def _take(t: SwordTable, hero: Hero, card: str) -> None:
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


def _come_back(t: SwordTable, hero: Hero, veteran: Veteran, legacy: Legacy) -> None:
    """A hero of the campaign: alive, whole, with what he has and what the quest gives him, the
    second time as much as to who plays it by itself; nobody begins below its lowest rank;
    artifacts gain a charge. [14, 127] (3.14)"""
    quest = t.content.quests[t.state.quest].quest
    _become(t, hero, veteran.card)
    hero.rank, hero.deaths = max(veteran.rank, quest.ranks[0]), veteran.deaths
    hero.crowns = veteran.crowns + quest.crowns
    if legacy.quest == quest.id:
        hero.crowns = max(hero.crowns, quest.alone.crowns)
    hero.powers = [Taken(card, 0, hero.rank) for card in veteran.powers]
    hero.talents = [*veteran.talents]
    hero.pack = [carried_from(kept) for kept in veteran.pack]
    for slot, kept in veteran.worn:
        setattr(hero, slot, carried_from(kept))
    for power in hero.powers[t.content.gems[hero.who].ranks[hero.rank - 1].powers :]:
        ring = hero.artifact
        power.item = ring.card if ring is not None else ""
    for carried in every(hero):
        _recharge(t, carried)


def _recharge(t: SwordTable, carried: Carried) -> None:
    """A charge more, up to what there is room for. [127]"""
    carried.charges = min(carried.charges + 1, side_of(t, carried).charges)


# --- the beginning -------------------------------------------------------------------------------


def _begin(t: SwordTable) -> Flow[None]:
    """Heroes stand at the start, flags and counters are set, the first paragraph is read."""
    s, quest = t.state, story.book_of(t).quest
    start = story.book_of(t).map.start
    styles = {t.content.heroes[hero.card].style for hero in s.heroes}
    items = item_cards(t.content)
    useless = [x for x in s.souls if not styles.intersection(items[x].row.styles)]
    s.boxed += useless
    s.souls = [x for x in s.souls if x not in useless]
    for hero in s.heroes:
        area = start[0]
        if len(start) > 1:
            options = [Push(each) for each in start]
            answer = yield Ask(hero.seat, "start", options, rule="14")
            assert isinstance(answer, Push)
            area = answer.area
        hero.at = hero.came = area
        hero.shields = shields_whole(t, hero)
    _flags(t)
    story.moment(t, "setup", 0)
    yield from story.settle(t)
    legacy = t.options.legacy
    if legacy is not None and legacy.quest == s.quest and "kept" in quest.rules:
        s.flags["carried"] = max(0, s.flags.get("carried", 0) - s.flags.get("laid", 0))
    yield from shadows.check(t)
    yield from story.settle(t)


def _flags(t: SwordTable) -> None:
    """What earlier quests left, or what a quest by itself takes for granted."""
    s, quest, legacy = t.state, story.book_of(t).quest, t.options.legacy
    if legacy is not None:
        s.flags = dict(legacy.flags)
        s.shards = legacy.shards
    elif not t.options.campaign:
        s.flags = dict.fromkeys(quest.alone.flags, 1)
    for row in quest.counts:
        many = row.four is not None and len(s.heroes) >= 4
        s.flags[row.id] = row.four if many and row.four is not None else row.start
    if legacy is not None and legacy.quest == s.quest:
        s.flags |= dict(legacy.kept)
