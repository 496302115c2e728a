"""What a step, an attack, the end of a turn would bring: asked of the code that does it."""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy

import msgspec

from korchma.games.swordsorcery.box import foes as f
from korchma.games.swordsorcery.eyes import odds as blows
from korchma.games.swordsorcery.eyes.fitting import Fitting, Fittings, tried_on
from korchma.games.swordsorcery.eyes.odds import outlook
from korchma.games.swordsorcery.eyes.reckoning import Outlook
from korchma.games.swordsorcery.eyes.rising import Recruit, Rise, recruit, rise
from korchma.games.swordsorcery.options import EndTurn, RankUp, TakeHero, Walk
from korchma.games.swordsorcery.rules.activation import arms_of
from korchma.games.swordsorcery.rules.advancing import leader
from korchma.games.swordsorcery.rules.arms import foe_arms
from korchma.games.swordsorcery.rules.figures import DOWN, STUN, active, figure, hidden, party
from korchma.games.swordsorcery.rules.ground import ground, lay, sees
from korchma.games.swordsorcery.rules.moving import cost, strikers
from korchma.games.swordsorcery.rules.quest_rules import stirs
from korchma.games.swordsorcery.rules.scrolls import Plan, attack_reaches, plan
from korchma.games.swordsorcery.state import Figure, Foe, Hero, SwordTable
from korchma.kernel import Ask, Option, Table


class Pace(msgspec.Struct, frozen=True):
    """A step: points of the move, who strikes at him before it, life the ground takes."""

    points: int
    strikes: tuple[str, ...]
    burns: int


class Menace(msgspec.Struct, frozen=True):
    """An enemy if it acted now: its row, whom it means and why, whom it passes over and why."""

    ref: str
    row: int
    targets: tuple[str, ...]
    reason: str
    stirs: bool
    """Whether an encounter can call it."""
    passed: dict[str, str]
    weapon: str
    reaches: bool
    """Whether its attack gets there from where it stands; else it must come nearer first."""
    blow: Outlook | None


class Forecast(msgspec.Struct, frozen=True):
    """Every enemy, as they would act now."""

    foes: tuple[Menace, ...]


def foresee(
    t: SwordTable, ask: Ask, answer: Sequence[Option]
) -> Outlook | Pace | Forecast | Fitting | Fittings | Rise | Recruit | None:
    """What an attack, a symbol, a step may come to; what waits at the end of the turn; what a card
    would change, all of them before one leaves the emporium; what a rank brings; who joins."""
    match answer[-1] if answer else None:
        case Walk(to) if ask.about in ("turn", "ghost"):
            return pace(t, to)
        case EndTurn() if ask.about in ("turn", "ghost"):
            return forecast(t)
        case RankUp(ref, cost):
            return rise(t, ref, cost)
        case TakeHero(card) if ask.about == "party":
            return recruit(t, card)
        case option if ask.about == "shop" and option is not None:
            return tried_on(t, option)
    return blows.foresee(t, ask, answer)


def pace(t: SwordTable, to: str) -> Pace:
    """What the next step asks for. [28, 78, 82]"""
    hero = active(t)
    struck = t.state.turn is not None and t.state.turn.evaded == hero.at
    able = () if struck else tuple(foe.ref for foe in strikers(t, hero))
    return Pace(cost(t, to), able, int(ground(t, to) == "dangerous"))


def forecast(t: SwordTable) -> Forecast:
    """What will each of them do?"""
    return Forecast(tuple(_menace(t, foe) for foe in t.state.foes))


def _menace(t: SwordTable, foe: Foe) -> Menace:
    """Of a horde the figure that would go first answers for all. [178]"""
    first = leader(t, foe, [each.at for each in party(t)])
    found = plan(t, first)
    target = figure(t, found.targets[0]) if found.targets else None
    act = next((act for act in found.acts if isinstance(act, f.Attacks)), None)
    return Menace(
        ref=foe.ref,
        row=found.row,
        targets=found.targets,
        reason=found.reason,
        stirs=stirs(t, foe),
        passed={
            hero.ref: _passed(t, first, found, hero)
            for hero in t.state.heroes
            if hero.card and hero.ref not in found.targets
        },
        weapon=foe_arms(t, foe, act.weapon).id if act is not None else "",
        reaches=act is not None
        and target is not None
        and attack_reaches(t, first, act.weapon, target.at),
        blow=_blow(t, first, found, act, target) if act is not None and target else None,
    )


def _blow(t: SwordTable, foe: Foe, found: Plan, act: f.Attacks, target: Figure) -> Outlook:
    """Its attack from where it will stand by then: beside the target, or no longer. [142, 205]"""
    before, to = found.acts[: found.acts.index(act)], ""
    if any(isinstance(each, f.Engage) for each in before):
        to = target.at
    elif any(isinstance(each, f.Retreat) for each in before):
        near = lay(t).roads.near[foe.at]
        to = foe.came if foe.came in near else near[0] if near else ""
    t, foe = _if_there(t, foe, to)
    return outlook(t, foe, arms_of(t, foe, act.weapon, target), target, act.hits)


def _if_there(t: SwordTable, foe: Foe, to: str) -> tuple[SwordTable, Foe]:
    """A table where it has stood up and gone there, all of a horde; this one is left alone."""
    state = copy(t.state)
    state.foes = [copy(each) for each in state.foes]
    for each in state.foes:
        if each.card == foe.card and STUN not in each.conditions:
            each.conditions = [x for x in each.conditions if x != DOWN]
            each.at = to or each.at
    return Table(state, t.content, t.options), next(x for x in state.foes if x.ref == foe.ref)


def _passed(t: SwordTable, foe: Foe, found: Plan, hero: Hero) -> str:
    """Why it does not go for this hero. [194-199]"""
    if hero.ghost:
        return "ghost"
    if hidden(hero):
        return "hidden"
    here = lay(t)
    if not sees(t, foe.at, hero.at, hero=False) or here.roads.distance(foe.at, hero.at) is None:
        return "unseen"
    far = here.reaches.distance(foe.at, hero.at)
    return "far" if found.at and far not in found.at else "other"
