"""What the next rank of a soul brings: numbers, cards, powers that grow. [73-77, 108, 113]"""

from __future__ import annotations

import msgspec

from korchma.games.swordsorcery.box.rows import Gem
from korchma.games.swordsorcery.options import HeroCardId, HeroId, PowerId, TalentId
from korchma.games.swordsorcery.rules import growing, joining
from korchma.games.swordsorcery.rules.timing import ransom
from korchma.games.swordsorcery.state import SwordTable

GEM = ("life", "combat", "act", "powers", "talents")
"""What a rank gives, by its name. [73]"""


class Rise(msgspec.Struct, frozen=True):
    """A hero a rank higher."""

    hero: HeroId
    rank: int
    """The one he would have."""
    top: int
    """The highest of this quest."""
    cost: int
    left: int
    """Shards that stay for all. [15]"""
    before: Gem
    after: Gem
    powers: tuple[PowerId, ...]
    """Class powers he could choose from, if he gets one."""
    talents: tuple[TalentId, ...]
    grown: tuple[PowerId, ...]
    """Powers he has, with a new level at this rank. [113]"""
    level: tuple[HeroId, ...]
    """Others who may rise to this rank before he can go on. [76]"""
    raises: tuple[HeroId, ...]
    """Ghosts the rest would still bring back. [163]"""


def rise(t: SwordTable, ref: str, cost: int) -> Rise:
    """What a rank costs and gives."""
    s = t.state
    hero = next(each for each in s.heroes if each.ref == ref)
    ranks, next_ = t.content.gems[hero.who].ranks, hero.rank + 1
    before, after = ranks[hero.rank - 1], ranks[next_ - 1]
    left = s.shards - cost
    more = after.powers > sum(not power.item for power in hero.powers)
    levels = {x.card: t.content.powers[x.card].levels for x in hero.powers}
    return Rise(
        hero=ref,
        rank=next_,
        top=growing.highest(t),
        cost=cost,
        left=left,
        before=before,
        after=after,
        powers=tuple(growing.open_powers(t, hero, next_)) if more else (),
        talents=tuple(growing.open_talents(t, hero, next_))
        if after.talents > len(hero.talents)
        else (),
        grown=tuple(x for x, found in levels.items() if any(y.rank == next_ for y in found)),
        level=tuple(x.ref for x in s.heroes if x is not hero and x.rank < next_),
        raises=tuple(x.ref for x in s.heroes if x.ghost and ransom(t, x) <= left),
    )


class Recruit(msgspec.Struct, frozen=True):
    """Somebody who would join between quests, and with what. (4.D 44)"""

    card: HeroCardId
    rank: int
    crowns: int
    powers: tuple[PowerId, ...]
    """What he knows already; the rest of his rank he learns."""
    back: bool
    """He went before."""


def recruit(t: SwordTable, card: str) -> Recruit:
    """With which values somebody would come."""
    legacy, quest = t.options.legacy, t.content.quests[t.state.quest].quest
    assert legacy is not None
    rank = joining.joining_rank(t)
    veteran = next((x for x in legacy.away if x.card == card), None)
    if veteran is None:
        return Recruit(card, rank, quest.alone.crowns, (), back=False)
    return Recruit(
        card,
        max(veteran.rank, rank),
        joining.purse(t, veteran, legacy),
        veteran.powers,
        back=True,
    )
