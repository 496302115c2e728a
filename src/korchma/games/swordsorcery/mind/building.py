"""Who comes along, what he learns, when he grows; who goes next. [46, 47, 67, 74, 108, 163]"""

from __future__ import annotations

from korchma.games.swordsorcery import options as o
from korchma.games.swordsorcery.mind import reasons as why
from korchma.games.swordsorcery.mind import wishes
from korchma.games.swordsorcery.rules.arms import hero_arms
from korchma.games.swordsorcery.rules.figures import engaged
from korchma.games.swordsorcery.rules.numbers import health
from korchma.games.swordsorcery.state import Hero, SwordTable
from korchma.kernel import Ask, Option, Thought, weigh

PRAYERS = "torgar"
KEPT = 2
"""Shards kept back for who may fall."""


def hero(t: SwordTable, ask: Ask, seed: int) -> Thought:
    """Whoever is missed most; of his two natures the one the seed likes."""
    law = seed % 2 == 0

    def worth(option: Option) -> float:
        row = t.content.heroes[option.card]  # type: ignore[attr-defined]  # a TakeHero
        missed = len(wishes.PARTY) - wishes.PARTY.index(row.hero)
        liked = row.nature in ("law" if law else "chaos", "neutral")
        return missed + 0.5 * liked - 0.3 * (row.id == "ranger")

    return weigh(ask.options, worth, lambda _: why.Missed())


def party(t: SwordTable, ask: Ask, seed: int) -> Thought:
    """Those who have come so far go on; a place that is free is filled. (4.D 44)"""
    if o.GoOn() in ask.options:
        return Thought(o.GoOn(), why.Suits)
    return hero(t, ask, seed)


def learn(t: SwordTable, ask: Ask) -> Thought:
    """The power that serves him best."""

    def worth(option: Option) -> float:
        power = option.power  # type: ignore[attr-defined]  # a Learn
        who = t.content.powers[power].hero
        blades = any(x.who == who and x.card == "ranger" for x in t.state.heroes)
        order = wishes.BLADES if blades else wishes.POWERS[who]
        return -float(order.index(power)) if power in order else -99.0

    return weigh(ask.options, worth, lambda _: why.Suits())


def talent(ask: Ask) -> Thought:
    """The talent that serves most."""

    def worth(option: Option) -> float:
        name = option.talent  # type: ignore[attr-defined]  # a LearnTalent
        return -float(wishes.TALENTS.index(name)) if name in wishes.TALENTS else -99.0

    return weigh(ask.options, worth, lambda _: why.Suits())


def souls(t: SwordTable, ask: Ask) -> Thought:
    """Ghosts first; then grow, with enough glass left for who is near his end. [46, 163]"""
    raises = [x for x in ask.options if isinstance(x, o.Raise)]
    if raises:
        return Thought(min(raises, key=lambda x: x.cost), why.ComesBack)
    s = t.state
    ghosts = sum(x.rank for x in s.heroes if x.ghost)
    weak = sum(x.rank for x in s.heroes if not x.ghost and health(t, x) - x.wounds <= 2)
    spare = s.shards - ghosts - max(weak, min(len(s.heroes), KEPT))
    ups = [x for x in ask.options if isinstance(x, o.RankUp) and x.cost <= spare]
    if not ups:
        return Thought(o.GoOn(), why.Saves)
    order = {who: n for n, who in enumerate(("ekar", "torgar", "laigon", "auriel", "shaya"))}
    best = min(ups, key=lambda x: order.get(x.hero, 9))
    return Thought(best, why.Grows)


def after(t: SwordTable, ask: Ask) -> Thought:
    """Ghosts first, for no enemy acts after them; who stands in the fight before who shoots."""
    s = t.state

    def worth(option: Option) -> float:
        who = next(x for x in s.heroes if x.ref == option.hero)  # type: ignore[attr-defined]
        if who.ghost:
            return 9.0
        out = 2.0 if engaged(t, who) else 0.0
        arms = hero_arms(t, who, "main")
        out += 1.0 if arms is None or arms.range == 0 else 0.0
        return out + _worried(t, who)

    return weigh(ask.options, worth, lambda _: why.Ready())


def _worried(t: SwordTable, who: Hero) -> float:
    """A healer before others where somebody is hurt badly."""
    if who.who != PRAYERS:
        return 0.0
    living = [x for x in t.state.heroes if not x.ghost]
    return 3.0 if any(health(t, x) - x.wounds <= 2 for x in living) else 0.0
