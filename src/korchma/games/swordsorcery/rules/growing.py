"""Soul ranks: what they cost, and the cards that come with them. [73-77, 107-112]"""

from __future__ import annotations

from korchma.games.swordsorcery import events as e
from korchma.games.swordsorcery.options import Learn, LearnTalent, RankUp
from korchma.games.swordsorcery.rules.cards import gem, hero_row
from korchma.games.swordsorcery.rules.purse import shards
from korchma.games.swordsorcery.state import Hero, SwordTable, Taken
from korchma.kernel import Ask, Flow

TOP = 7


def price(rank: int) -> int:
    """What the next rank costs: its square. [74]

    >>> [price(n) for n in range(1, 4)]
    [4, 9, 16]
    """
    return (rank + 1) ** 2


def highest(t: SwordTable) -> int:
    """The highest rank of this quest. [73]"""
    return min(TOP, t.content.quests[t.state.quest].quest.ranks[1])


def may_rise(t: SwordTable) -> list[RankUp]:
    """Who may go up a rank: nobody before the lowest. [74-76]"""
    s = t.state
    lowest = min(hero.rank for hero in s.heroes)
    cost = price(lowest)
    if lowest >= highest(t) or cost > s.shards:
        return []
    return [RankUp(hero.ref, cost) for hero in s.heroes if hero.rank == lowest]


def rise(t: SwordTable, hero: Hero) -> Flow[None]:
    """A rank up: a class power, or a talent where the gem has a star more. [108]"""
    cost = price(hero.rank)
    shards(t, -cost)
    hero.rank += 1
    t.tell(e.RankedUp(hero.ref, hero.rank, cost))
    yield from fill(t, hero)


def fill(t: SwordTable, hero: Hero) -> Flow[None]:
    """All cards his gem gives and he has not. [109]"""
    while sum(not power.item for power in hero.powers) < gem(t, hero).powers:
        found = yield from learn_power(t, hero)
        if not found:
            break
    while len(hero.talents) < gem(t, hero).talents:
        found = yield from _learn_talent(t, hero)
        if not found:
            break


def open_powers(t: SwordTable, hero: Hero, rank: int = 0) -> list[str]:
    """Class powers he may take: of his rank, or of another, and of his nature. [110, 113]"""
    nature = hero_row(t, hero).nature
    have = {power.card for power in hero.powers}
    return [
        row.id
        for row in t.content.powers.values()
        if row.hero == hero.who
        and row.id not in have
        and row.levels[0].rank <= (rank or hero.rank)
        and (not row.nature or nature in (row.nature, "neutral"))
    ]


def learn_power(t: SwordTable, hero: Hero, item: str = "") -> Flow[bool]:
    """A class power he picks. [108, 111]"""
    cards = open_powers(t, hero)
    if not cards:
        return False
    card = cards[0]
    if len(cards) > 1:
        answer = yield Ask(hero.seat, "learn", [Learn(x) for x in cards], rule="108")
        assert isinstance(answer, Learn)
        card = answer.power
    hero.powers.append(Taken(card, 0, hero.rank, item))
    t.tell(e.Learned(hero.ref, card))
    return True


def open_talents(t: SwordTable, hero: Hero, rank: int = 0) -> list[str]:
    """Talents that are left, of his rank, or of another, and of his nature. [108]"""
    taken = [name for each in t.state.heroes for name in each.talents]
    nature = hero_row(t, hero).nature
    return [
        row.id
        for row in t.content.talents.values()
        if row.rank <= (rank or hero.rank)
        and row.id not in hero.talents
        and taken.count(row.id) < row.count
        and (not row.natures or nature in row.natures)
    ]


def _learn_talent(t: SwordTable, hero: Hero) -> Flow[bool]:
    """A talent he picks. [108]"""
    cards = open_talents(t, hero)
    if not cards:
        return False
    card = cards[0]
    if len(cards) > 1:
        options = [LearnTalent(x) for x in cards]
        answer = yield Ask(hero.seat, "talent", options, rule="108")
        assert isinstance(answer, LearnTalent)
        card = answer.talent
    hero.talents.append(card)
    t.tell(e.LearnedTalent(hero.ref, card))
    return True
