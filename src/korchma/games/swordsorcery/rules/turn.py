"""A hero's turn, the enemy turn after it, and the game made of rounds. [45-54]"""

from __future__ import annotations

from korchma.games.swordsorcery import events as e
from korchma.games.swordsorcery.options import EndTurn, Next
from korchma.games.swordsorcery.rules import (
    actions,
    doing,
    encounters,
    ending,
    eventing,
    gathering,
    quest_phases,
    story,
    timing,
    triggers,
)
from korchma.games.swordsorcery.rules.cards import gem
from korchma.games.swordsorcery.rules.figures import STUN, active
from korchma.games.swordsorcery.rules.harm import PASSING, recover
from korchma.games.swordsorcery.rules.numbers import Scene, moves
from korchma.games.swordsorcery.state import Figure, Hero, QuestOver, SwordTable, Turn
from korchma.kernel import SAFE, Ask, Flow, Option


def play(t: SwordTable) -> Flow[None]:
    """The game, from wherever the table stands."""
    s = t.state
    try:
        yield from gathering.prepare(t)
        while s.phase != "over":
            yield from _phase(t)
    except QuestOver as over:
        yield from ending.finish(t, over.ending)


def _phase(t: SwordTable) -> Flow[None]:
    """Time, Battle, Event; repeated until the quest is won or lost. [45]"""
    s = t.state
    match s.phase:
        case "time":
            yield from timing.time_phase(t)
            s.phase, s.step = "battle", 0
            story.moment(t, f"round:{s.round}")
            yield from story.settle(t)
        case "battle":
            yield from _next_hero(t)
        case "hero":
            yield from _hero_turn(t)
        case "enemy":
            yield from encounters.enemy_turn(t)
            yield from quest_phases.duel_over(t)
            yield from story.settle(t)
            s.phase = "battle"
        case "event":
            yield from _event_phase(t)


# --- who is next ---------------------------------------------------------------------------------


def _next_hero(t: SwordTable) -> Flow[None]:
    """Players choose the order each round; everybody goes once. [47]"""
    s = t.state
    left = [hero for hero in s.heroes if not hero.went]
    if not left:
        s.phase, s.step = "event", 0
        return
    hero = left[0]
    if len(left) > 1:
        yield SAFE
        options = [Next(each.ref) for each in left]
        answer = yield Ask(_speaker(t, left), "next", options, rule="47")
        assert isinstance(answer, Next)
        hero = next(each for each in left if each.ref == answer.hero)
    _begin(t, hero)


def _speaker(t: SwordTable, left: list[Hero]) -> int:
    """Who says for all who goes next: the player whose hero has waited longest."""
    return left[0].seat


def _begin(t: SwordTable, hero: Hero) -> None:
    """The hero is active to the end of his enemy turn. [48, 49]"""
    s = t.state
    s.active = s.acting = s.heroes.index(hero)
    soul = gem(t, hero)
    s.turn = Turn(
        moves=1,
        combats=soul.combat + hero.used.count("extra-combat"),
        acts=soul.act + hero.used.count("extra-act"),
        points=moves(t, hero) if hero.ghost else 0,
        moving=False,
        charging=False,
        began=0,
        failed=[],
        done=[],
        focus=False,
        over=STUN in hero.conditions,
    )
    s.phase = "hero"
    t.tell(e.TurnBegan(hero.ref))
    if s.turn.over:
        t.tell(e.TurnSkipped(hero.ref))


# --- the turn ------------------------------------------------------------------------------------


def _hero_turn(t: SwordTable) -> Flow[None]:
    """Actions in any order, until he cannot or does not want to. [49-51]"""
    s, hero = t.state, active(t)
    assert s.turn is not None
    while not s.turn.over:
        yield SAFE
        options = actions.options(t, hero)
        if len(options) == 1 and isinstance(options[0], EndTurn):
            break
        about = "ghost" if hero.ghost else "turn"
        answer = yield Ask(hero.seat, about, options, rule="49")
        if isinstance(answer, EndTurn):
            break
        assert isinstance(answer, Option)
        yield from doing.do(t, hero, answer)
        if s.memory.get("broken"):
            yield from quest_phases.duel_over(t)
        yield from story.settle(t)
    yield from _end(t, hero)


def _end(t: SwordTable, hero: Hero) -> Flow[None]:
    """What ends with a turn, what a passive power does then, of a stunned hero too; then the enemy
    turn, which ghosts skip. [51, 52, 36, 157] (4.D 35)"""
    s = t.state
    if not hero.ghost:
        yield from triggers.fire_all(t, hero, "turn-end", None, Scene())
    pass_off(t, hero)
    i = s.heroes.index(hero)
    for companion in s.companions:
        if companion.owner == i:
            pass_off(t, companion)
    hero.went = True
    s.turn = None
    t.tell(e.TurnEnded(hero.ref))
    s.phase = "battle" if hero.ghost else "enemy"
    s.card, s.queue, s.step = "", [], 0
    yield from story.settle(t)


def pass_off(t: SwordTable, who: Figure) -> None:
    """Blind, Slow and Stun leave, unless they came in this turn; so do boons of the turn."""
    for each in PASSING:
        if each in who.conditions and each not in who.fresh:
            recover(t, who, each)
    who.fresh = []
    if who.boons:
        who.boons = [x for x in who.boons if x.until not in ("turn", "attack", "this-attack")]


# --- events --------------------------------------------------------------------------------------


def _event_phase(t: SwordTable) -> Flow[None]:
    """Rules of the quest first, then the deck; then the round is over. [54, 55]"""
    s = t.state
    yield SAFE
    if s.step == 0:
        t.tell(e.EventPhase())
        yield from quest_phases.begin(t)
        s.crowd = True
        yield from story.settle(t)
        s.crowd = False
        s.step = 1
        yield SAFE
    yield from eventing.turn_card(t)
    yield from story.settle(t)
    s.over_round = s.round
    yield from story.settle(t)
    s.phase, s.step = "time", 0
