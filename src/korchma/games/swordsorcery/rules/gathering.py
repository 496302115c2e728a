"""The party gathers: heroes, powers, the emporium; then the quest begins. [13, 14, 67, 68]"""

from __future__ import annotations

from korchma.games.swordsorcery import events as e
from korchma.games.swordsorcery.options import Push, TakeHero
from korchma.games.swordsorcery.rules import growing, joining, shadows, shop, story
from korchma.games.swordsorcery.rules.cards import item_cards
from korchma.games.swordsorcery.rules.numbers import shields_whole
from korchma.games.swordsorcery.rules.setup import lay_shadows
from korchma.games.swordsorcery.state import Shop, SwordTable
from korchma.kernel import SAFE, Ask, Flow


def prepare(t: SwordTable) -> Flow[None]:
    """Heroes, powers, the emporium; then the quest begins."""
    s = t.state
    if s.phase == "heroes" and t.options.legacy is not None:
        joining.gather(t, t.options.legacy)
        s.phase, s.queue = "party", [str(seat) for seat in joining.seats(t)]
    if s.phase == "party":
        while s.queue:
            yield SAFE
            yield from joining.settle(t, int(s.queue[0]))
        _lay_for_all(t)
        s.phase, s.queue = "powers", [str(i) for i in range(len(s.heroes))]
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
    s = t.state
    while s.queue:
        yield SAFE
        hero = s.heroes[int(s.queue[0])]
        cards = joining.open_cards(t)
        if t.options.party == "random":
            card = cards[t.rng.below(len(cards))]
        else:
            answer = yield Ask(hero.seat, "hero", [TakeHero(x) for x in cards], rule="67")
            assert isinstance(answer, TakeHero)
            card = answer.card
        joining.take(t, hero, card)
        s.queue.pop(0)


def _lay_for_all(t: SwordTable) -> None:
    """Other shadows lie there where more go, or fewer, than were expected. [184]"""
    s, legacy = t.state, t.options.legacy
    assert legacy is not None
    if len(s.heroes) != max(len(legacy.party), len(joining.seats(t))):
        s.bag += [token for _, token in s.shadows]
        s.shadows = []
        lay_shadows(s, story.book_of(t), len(s.heroes), t.rng)


# --- the beginning -------------------------------------------------------------------------------


def _begin(t: SwordTable) -> Flow[None]:
    """Heroes stand at the start, flags and counters are set, the first paragraph is read; then
    what they see is turned. [182]"""
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
    yield from story.recite(t)
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
