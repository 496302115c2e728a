"""Whose question it is: who leads several heroes must know which of them is meant."""

from __future__ import annotations

import msgspec

from korchma.games.swordsorcery.eyes.withheld import visitor
from korchma.games.swordsorcery.options import HeroId
from korchma.games.swordsorcery.rules.cards import gem
from korchma.games.swordsorcery.rules.figures import active
from korchma.games.swordsorcery.state import Hero, SwordTable
from korchma.kernel import Ask


class OfWhom(msgspec.Struct, frozen=True):
    """The hero a question is about."""

    hero: HeroId


def things(t: SwordTable, ask: Ask) -> OfWhom | None:
    """What the sentence of a question names."""
    match ask.about:
        case "learn" | "talent":
            return OfWhom(_pupil(t).ref)
        case "shop":
            return OfWhom(visitor(t).ref)
        case "turn" | "ghost" | "reorganize":
            return OfWhom(active(t).ref)
        case "start":
            return OfWhom(next(hero for hero in t.state.heroes if not hero.at).ref)
    return None


def _pupil(t: SwordTable) -> Hero:
    """Who has fewer cards than the gem gives; else an artefact teaches whoever is active. [108]"""
    for hero in t.state.heroes:
        own = sum(not power.item for power in hero.powers)
        if hero.card and (own < gem(t, hero).powers or len(hero.talents) < gem(t, hero).talents):
            return hero
    return active(t)
