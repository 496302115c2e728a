"""Exact chances of an attack: to wound, to kill, to fell. The same terms the rule reads. [130-139]

What a critical token may do, and what a hero defends himself with besides dice, is left out.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from korchma.games.swordsorcery.box.perks import BoundSymbols, Immune
from korchma.games.swordsorcery.eyes.reckoning import (
    MOST,
    Outlook,
    Target,
    bought_by,
    chance_of,
    defended,
    lanes_of,
    new_to,
    plain,
    weighed,
)
from korchma.games.swordsorcery.options import Bet, GoOn, Spend, Strike, UsePower
from korchma.games.swordsorcery.rules.adding import Priced
from korchma.games.swordsorcery.rules.arms import Arms, hero_arms, power_arms, terms
from korchma.games.swordsorcery.rules.attack import shut_to_the_bound
from korchma.games.swordsorcery.rules.defence import weakened
from korchma.games.swordsorcery.rules.dice import shown
from korchma.games.swordsorcery.rules.figures import active, figure, good
from korchma.games.swordsorcery.rules.focusing import may_focus
from korchma.games.swordsorcery.rules.ground import reach
from korchma.games.swordsorcery.rules.numbers import Scene, armour, defence, health
from korchma.games.swordsorcery.rules.sheets import has, perks
from korchma.games.swordsorcery.state import Figure, Hero, SwordTable
from korchma.kernel import Ask, Odds, Option


def outlook(t: SwordTable, by: Figure | None, arms: Arms, target: Figure, more: int = 0) -> Outlook:
    """The chances of an attack as things stand, with so many hits ``more``. An enemy must pay for
    whatever it can, so that all its lines count. [206]"""
    read = terms(t, by, arms, target)
    bound = by is not None and has(t, by, BoundSymbols) is not None
    free = by is not None and good(by)
    lines = tuple(
        each
        for each in read.lines
        if (plain(each) or not free) and not (bound and shut_to_the_bound(each.line))
    )
    against = _target(t, target, arms.type, melee=read.melee)
    sure = read.hits + read.bonus + more
    return weighed(t.content, read.red, read.blue, sure, lines, against, free)


def _target(t: SwordTable, who: Figure, type: str, *, melee: bool) -> Target:
    scene = Scene(melee=melee)
    return Target(
        tuple(weakened(t, who, n, type) for n in range(MOST + 1)),
        armour(t, who, scene),
        who.shields + who.ward,
        defence(t, who, scene),
        health(t, who) - who.wounds,
        t.options.dice_stop_lethal,
        tuple(who.conditions),
        tuple(perk.to for perk in perks(t, who, Immune)),
    )


# --- what a question offers ----------------------------------------------------------------------


def _aimed(t: SwordTable, option: Option) -> tuple[Hero, Arms, Figure] | None:
    """Who attacks whom with what, if an option is an attack."""
    hero = active(t)
    match option:
        case Strike(hand, _, ref):
            arms = hero_arms(t, hero, hand)
        case UsePower(power, level, ref) if ref is not None:
            row = t.content.powers[power]
            found = next(each for each in row.levels if each.rank == level)
            arms = power_arms(t, hero, power, found) if found.attack is not None else None
        case _:
            return None
    target = figure(t, ref)
    return (hero, arms, target) if arms is not None and target is not None else None


def _spending(t: SwordTable, option: Option) -> Outlook | None:
    """What the attack under way comes to with this line bought besides, or none. [131-139]"""
    blow = t.state.blows[-1] if t.state.blows else None
    by, target = (figure(t, blow.by), figure(t, blow.target)) if blow else (None, None)
    if blow is None or by is None or target is None or not isinstance(option, Spend | GoOn):
        return None
    lines = dict(blow.lines)
    names = [*blow.effects, *((option.line,) if isinstance(option, Spend) else ())]
    bought = bought_by([Priced(name, lines[name]) for name in names])
    cost = lines[option.line].cost if isinstance(option, Spend) else ()
    rolled = shown(t, blow.faces).get("hit", 0) - blow.spent.get("hit", 0) - cost.count("hit")
    hits = max(0, min(MOST, blow.fixed + rolled + blow.bonus + bought.hits))
    against = _target(t, target, blow.kind, melee=blow.melee)
    kill, mean, wound = defended(hits, bought, against)
    lanes = lanes_of(hits, bought, against)
    new, _ = new_to(bought.conditions, against)
    return Outlook(wound, kill, mean, dict.fromkeys(new, 1.0), lanes=lanes)


def _more(t: SwordTable, hero: Hero) -> int:
    """Hits of a focus, and of the attack that ends stealth. [95, 115]"""
    turn = t.state.turn
    return int(turn is not None and turn.focus) + (hero.veil if hero.hidden else 0)


def odds(t: SwordTable, ask: Ask, option: Option) -> Odds | None:
    """The chance to wound; at best with a focus before it; in the tavern, to win. [95, 169]"""
    if isinstance(option, Bet):
        won = chance_of(t.content, 0, 1, (option.symbol,))
        return Odds(won, won)
    if ask.about == "spend":
        spent = _spending(t, option)
        return Odds(spent.wound, spent.wound) if spent is not None else None
    found = _aimed(t, option) if ask.about == "turn" else None
    if found is None:
        return None
    hero, arms, target = found
    more = _more(t, hero)
    now = outlook(t, hero, arms, target, more)
    best = outlook(t, hero, arms, target, more + 1) if may_focus(t, hero) else now
    return Odds(now.wound, max(now.wound, best.wound))


def foresee(t: SwordTable, ask: Ask, answer: Sequence[Option]) -> Outlook | None:
    """What an attack may come to."""
    if ask.about == "spend" and answer:
        return _spending(t, answer[-1])
    found = _aimed(t, answer[0]) if ask.about == "turn" and answer else None
    if found is None:
        return None
    hero, arms, target = found
    told = outlook(t, hero, arms, target, more=_more(t, hero))
    return msgspec.structs.replace(told, far=reach(t, hero.at, target.at) or 0)
