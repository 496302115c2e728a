"""What a step, an attack, the end of a turn would bring: asked of the code that does it."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from korchma.games.swordsorcery.box import foes as f
from korchma.games.swordsorcery.eyes import odds as blows
from korchma.games.swordsorcery.eyes.fitting import Fitting, Fittings, tried_on
from korchma.games.swordsorcery.eyes.odds import outlook
from korchma.games.swordsorcery.eyes.reckoning import Outlook
from korchma.games.swordsorcery.eyes.rising import Recruit, Rise, recruit, rise
from korchma.games.swordsorcery.options import EndTurn, RankUp, TakeHero, Walk
from korchma.games.swordsorcery.rules.arms import foe_arms
from korchma.games.swordsorcery.rules.figures import active, figure, hidden
from korchma.games.swordsorcery.rules.ground import ground, lay, sees
from korchma.games.swordsorcery.rules.moving import cost, strikers
from korchma.games.swordsorcery.rules.quest_rules import may_act
from korchma.games.swordsorcery.rules.scrolls import Plan, attack_reaches, plan
from korchma.games.swordsorcery.state import Figure, Foe, Hero, SwordTable
from korchma.kernel import Ask, Option


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
    found = plan(t, foe)
    target = figure(t, found.targets[0]) if found.targets else None
    blow = next((act for act in found.acts if isinstance(act, f.Attacks)), None)
    arms = foe_arms(t, foe, blow.weapon) if blow is not None else None
    return Menace(
        ref=foe.ref,
        row=found.row,
        targets=found.targets,
        reason=found.reason,
        stirs=may_act(t, foe),
        passed={
            hero.ref: _passed(t, foe, found, hero)
            for hero in t.state.heroes
            if hero.card and hero.ref not in found.targets
        },
        weapon=arms.id if arms is not None else "",
        reaches=_reaches(t, foe, blow, target),
        blow=outlook(t, foe, arms, target) if target is not None and arms is not None else None,
    )


def _reaches(t: SwordTable, foe: Foe, blow: f.Attacks | None, target: Figure | None) -> bool:
    if blow is None or target is None:
        return False
    return attack_reaches(t, foe, blow.weapon, target.at)


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
