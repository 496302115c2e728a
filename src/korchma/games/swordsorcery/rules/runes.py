"""Tokens powers put on the map: illusions, snares, runes. [3.3]"""

from __future__ import annotations

from korchma.games.swordsorcery import events as e
from korchma.games.swordsorcery.box.effects import Detonate, Place
from korchma.games.swordsorcery.box.holding import Area
from korchma.games.swordsorcery.options import GoOn, Push
from korchma.games.swordsorcery.rules import effects
from korchma.games.swordsorcery.rules.figures import foes_at, heroes_at, number
from korchma.games.swordsorcery.state import Foe, Hero, Rune, SwordTable
from korchma.kernel import Ask, Flow, Option

LASTS = {"": 0, "time": 1, "second-time": 2}
ILLUSION, SNARE = "illusion", "snare"


def place(t: SwordTable, owner: int, effect: Place, area: Area, source: str, level: int) -> None:
    """The tokens of a card lie in an area; those that lay elsewhere are taken from there."""
    s = t.state
    same = [x for x in s.runes if x.token == effect.token and x.source == source]
    s.runes = [x for x in s.runes if x not in same]
    for _ in range(effect.n):
        s.runes.append(
            Rune(
                effect.token,
                area,
                owner,
                source,
                level,
                LASTS[effect.until],
                effect.perks,
                effect.does,
            )
        )
        t.tell(e.TokenPlaced(effect.token, area))


def remove(t: SwordTable, rune: Rune) -> None:
    """A token leaves the map."""
    t.state.runes.remove(rune)
    t.tell(e.TokenGone(rune.token, rune.at))


def sprung(t: SwordTable, foe: Foe) -> Flow[None]:
    """The first enemy to enter a snare's area. [Snare]"""
    for rune in [x for x in t.state.runes if x.token == SNARE and x.at == foe.at]:
        remove(t, rune)
        owner = t.state.heroes[rune.owner]
        ctx = effects.Ctx(owner.ref, foe.ref, source=rune.source)
        yield from effects.run(t, rune.does, ctx)


def passing(t: SwordTable) -> Flow[None]:
    """What runes do in a Time phase, and which of them it ends. [46]"""
    for rune in [*t.state.runes]:
        if rune.token == "defence-rune" and rune.does:
            for hero in heroes_at(t, rune.at):
                ctx = effects.Ctx(t.state.heroes[rune.owner].ref, hero.ref, source=rune.source)
                yield from effects.run(t, rune.does, ctx)
    for rune in [*t.state.runes]:
        if rune.times == 1:
            remove(t, rune)
        elif rune.times:
            i = t.state.runes.index(rune)
            t.state.runes[i] = Rune(
                rune.token,
                rune.at,
                rune.owner,
                rune.source,
                rune.level,
                rune.times - 1,
                rune.perks,
                rune.does,
            )


def own_runes(t: SwordTable, hero: Hero) -> list[Rune]:
    """Runes of attack and defence he has on the map."""
    i = number(t, hero)
    return [x for x in t.state.runes if x.owner == i and x.token.endswith("-rune")]


def detonate(t: SwordTable, hero: Hero, effect: Detonate, ctx: effects.Ctx) -> Flow[None]:
    """An own rune goes; something happens to each enemy of its area. [Detonate]"""
    runes = own_runes(t, hero)
    if not runes:
        return
    rune = runes[0]
    if len(runes) > 1:
        options: list[Option] = [Push(area) for area in dict.fromkeys(x.at for x in runes)]
        if len(options) > 1:
            answer = yield Ask(hero.seat, "rune", options, rule="107")
            if isinstance(answer, Push):
                rune = next(x for x in runes if x.at == answer.area)
            assert not isinstance(answer, GoOn)
    remove(t, rune)
    for foe in foes_at(t, rune.at):
        yield from effects.run(t, effect.does, ctx._replace(on=foe.ref))
