"""The words of cards, carried out: a card goes before the rulebook. [1]"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, NamedTuple

from korchma.games.swordsorcery import events as e
from korchma.games.swordsorcery.box import blows as b
from korchma.games.swordsorcery.box import effects as w
from korchma.games.swordsorcery.box import fortunes as f
from korchma.games.swordsorcery.box.effects import AnyEffect
from korchma.games.swordsorcery.box.rows import Level
from korchma.games.swordsorcery.options import Aim, GoOn, Suffer, TurnPower
from korchma.games.swordsorcery.rules import (
    attack,
    companions,
    encounters,
    foes,
    giving,
    moving,
    runes,
    shop,
    specials,
    stealth,
)
from korchma.games.swordsorcery.rules.arms import Arms, hero_arms, in_reach, targets
from korchma.games.swordsorcery.rules.dice import save, shown, throw
from korchma.games.swordsorcery.rules.figures import (
    acting,
    figure,
    good,
    living,
    number,
    owner,
    seat_of,
)
from korchma.games.swordsorcery.rules.ground import within
from korchma.games.swordsorcery.rules.harm import (
    alive,
    burn,
    heal,
    inflict,
    light,
    recover,
    ward,
    wound,
)
from korchma.games.swordsorcery.rules.numbers import race, shields_whole
from korchma.games.swordsorcery.rules.purse import crowns, shards
from korchma.games.swordsorcery.state import Boon, Figure, Foe, Hero, SwordTable
from korchma.kernel import Ask, Flow, Option


class Ctx(NamedTuple):
    """For whom, on whom and from what an effect comes."""

    owner: str
    on: str
    """Whom it happens to, unless the word says otherwise."""
    other: str = ""
    """Who set it off: the attacker, the killer, who came in; or the target of the attack."""
    area: str = ""
    """Where it was played, or where its owner stood who is no longer there."""
    source: str = ""
    level: int = 0
    arms: Arms | None = None
    race: str = ""
    """The folk of an owner who may be dead."""


ELSEWHERE = ("owner", "heroes", "each", "enemies", "kin", "other-kin")


def upon_target(effect: AnyEffect) -> bool:
    """Whether an effect of an attack happens to each who is hit."""
    if isinstance(effect, w.Attack | f.Crowns | f.Shards | f.Treasure | f.Encounter | w.Refresh):
        return False
    return getattr(effect, "upon", "") not in ELSEWHERE


def run(t: SwordTable, does: Iterable[AnyEffect], ctx: Ctx) -> Flow[None]:
    """One effect after the other."""
    for effect in does:
        yield from apply(t, effect, ctx)


def whom(t: SwordTable, effect: Any, ctx: Ctx) -> list[Figure]:
    """Whom it happens to."""
    upon = getattr(effect, "upon", "")
    me = figure(t, ctx.owner) if ctx.owner else None
    found: Sequence[Figure | None]
    match upon:
        case "":
            found = [figure(t, ctx.on)]
        case "owner":
            found = [me]
        case "heroes":
            found = living(t)
        case "each":
            found = t.state.heroes
        case "enemies":
            found = t.state.foes
        case "kin" | "other-kin":
            folk = race(t, me) if isinstance(me, Foe) else ctx.race
            kin = [foe for foe in t.state.foes if race(t, foe) == folk]
            found = [foe for foe in kin if upon == "kin" or foe is not me]
        case _:
            found = [figure(t, ctx.other or ctx.on)]
    reach = getattr(effect, "within", None)
    center = me.at if me is not None else ctx.area
    if reach is not None and center:
        hero = me is not None and good(me)
        found = [x for x in found if x and within(t, center, x.at, reach, hero=hero)]
    return [x for x in found if x is not None]


def apply(t: SwordTable, effect: AnyEffect, ctx: Ctx) -> Flow[None]:
    """One effect."""
    do = _DO.get(type(effect))
    if do is None:
        raise NotImplementedError(f"no such effect: {effect}")
    result = do(t, effect, ctx)
    if result is not None:
        yield from result


# --- harm and help -------------------------------------------------------------------------------


def _strike(t: SwordTable, effect: w.Strike, ctx: Ctx) -> Flow[None]:
    """Hits, defended as usual: an attack of who did it. [141, 141b]"""
    me = figure(t, ctx.owner) if ctx.owner else None
    hero = owner(t, me) if me is not None and good(me) else None
    n = effect.n + ((hero.rank + 1) // 2 if effect.half_rank and hero is not None else 0)
    arms = Arms(ctx.source, hits=n, range=5, type=effect.type or "")
    for who in whom(t, effect, ctx):
        if alive(t, who):
            yield from attack.attack(t, me, arms, who, attack.How(extra=True))


def _harm(t: SwordTable, effect: w.Harm, ctx: Ctx) -> Flow[None]:
    for who in whom(t, effect, ctx):
        yield from wound(t, who, effect.n, ctx.source, ctx.owner)


def _inflict(t: SwordTable, effect: w.Inflict, ctx: Ctx) -> Flow[None]:
    what: str = effect.what[0]
    if len(effect.what) > 1:
        me = figure(t, ctx.owner)
        seat = seat_of(t, me) if me is not None else acting(t).seat
        answer = yield Ask(seat, "condition", [Suffer(each) for each in effect.what], rule="151")
        assert isinstance(answer, Suffer)
        what = answer.condition
    for who in whom(t, effect, ctx):
        yield from inflict(t, who, what)


def _fire(t: SwordTable, effect: w.Fire, ctx: Ctx) -> Flow[None]:
    if effect.where == "gate":
        yield from foes.fire_at_gate(t, effect.level)
    elif effect.where == "area":
        me = figure(t, ctx.owner)
        light(t, me.at if me is not None else ctx.area, effect.level)
    elif ctx.area and not ctx.on:
        light(t, ctx.area, effect.level)
    else:
        for who in whom(t, effect, ctx):
            burn(t, who, effect.level)


def _heal(t: SwordTable, effect: w.Heal, ctx: Ctx) -> None:
    for who in whom(t, effect, ctx):
        heal(t, who, effect.n)


def _heal_worst(t: SwordTable, effect: w.HealWorst, ctx: Ctx) -> None:
    me = figure(t, ctx.owner)
    assert me is not None
    near = [x for x in t.state.foes if within(t, me.at, x.at, effect.within, hero=False)]
    worst = max(near, key=lambda foe: foe.wounds, default=None)
    if worst is not None:
        heal(t, worst, effect.n)


def _cure(t: SwordTable, effect: w.Cure, ctx: Ctx) -> Flow[None]:
    for who in whom(t, effect, ctx):
        if not effect.n or len(who.conditions) <= effect.n:
            for each in [*who.conditions]:
                recover(t, who, each)
            continue
        for _ in range(effect.n):
            options = [Suffer(each) for each in who.conditions]
            answer = yield Ask(seat_of(t, who), "cure", options, rule="151b")
            assert isinstance(answer, Suffer)
            recover(t, who, answer.condition)


def _shield(t: SwordTable, effect: w.Shield, ctx: Ctx) -> None:
    for who in whom(t, effect, ctx):
        ward(t, who, effect.n)


def _regain(t: SwordTable, effect: w.Regain, ctx: Ctx) -> None:
    for who in whom(t, effect, ctx):
        restore_shields(t, who)


def restore_shields(t: SwordTable, who: Figure) -> None:
    """Magic shields are whole again. [126]"""
    whole = shields_whole(t, who)
    if who.shields < whole:
        who.shields = whole
        t.tell(e.ShieldsBack(who.ref))
    elif who.shields > whole:
        who.shields = whole


def _boost(t: SwordTable, effect: w.Boost, ctx: Ctx) -> None:
    """Perks for a while; the same source gives them once. [4, 172]"""
    for who in whom(t, effect, ctx):
        boon = Boon(ctx.source, effect.until, effect.perks, effect.lines)
        who.boons = [x for x in who.boons if x.source != ctx.source] + [boon]
        t.tell(e.Boosted(who.ref, ctx.source))


# --- powers and actions --------------------------------------------------------------------------


def used_powers(hero: Hero) -> list[str]:
    """Powers that cool down. [116]"""
    return [power.card for power in hero.powers if power.at]


def _turn(t: SwordTable, effect: w.Turn, ctx: Ctx) -> Flow[None]:
    for who in whom(t, effect, ctx):
        if isinstance(who, Hero):
            yield from turn_power(t, who, effect.n)


def turn_power(t: SwordTable, hero: Hero, n: int) -> Flow[None]:
    """One used power of his choice forward, or back; 1 and 4 are the ends. [116] (4.D 34)"""
    card = yield from pick_power(t, hero)
    if not card:
        return
    power = next(each for each in hero.powers if each.card == card)
    before = power.at
    power.at = max(1, min(4, power.at - n))
    if power.at != before:
        t.tell(e.PowerTurned(hero.ref, power.card, power.at))


def pick_power(t: SwordTable, hero: Hero) -> Flow[str]:
    """A used power he names."""
    cards = used_powers(hero)
    if len(cards) < 2:
        return cards[0] if cards else ""
    answer = yield Ask(hero.seat, "turn-power", [TurnPower(x) for x in cards], rule="116")
    assert isinstance(answer, TurnPower)
    return answer.power


def _refresh(t: SwordTable, effect: w.Refresh, ctx: Ctx) -> Flow[None]:
    """A used power is ready at once. [231]"""
    who = figure(t, ctx.owner)
    if isinstance(who, Hero):
        card = yield from pick_power(t, who)
        for power in who.powers:
            if power.card == card:
                power.at = 0
                t.tell(e.PowerTurned(who.ref, card, 0))


def cool_down(t: SwordTable, hero: Hero, card: str, level: int) -> None:
    """A power that was used turns to its cooldown; at 1 it is ready each round. [114, 117]"""
    row = t.content.powers[card]
    found = next(each for each in row.levels if each.rank == level)
    for power in hero.powers:
        if power.card == card and found.cooldown:
            power.at = found.cooldown
            t.tell(e.PowerTurned(hero.ref, card, power.at))


def _extra(t: SwordTable, effect: w.Extra, ctx: Ctx) -> None:
    """An action more, this round, in a turn that is not over."""
    for who in whom(t, effect, ctx):
        if isinstance(who, Hero):
            turn = t.state.turn
            if turn is not None and who is t.state.heroes[t.state.active]:
                turn.combats += effect.what == "combat"
                turn.acts += effect.what == "act"
            elif not who.went:
                who.used.append(f"extra-{effect.what}")


# --- moving --------------------------------------------------------------------------------------


def _step(t: SwordTable, effect: w.Step, ctx: Ctx) -> Flow[None]:
    for who in whom(t, effect, ctx):
        if isinstance(who, Hero) and not who.ghost:
            yield from moving.led(t, who, effect.n)


def _blink(t: SwordTable, effect: w.Blink, ctx: Ctx) -> Flow[None]:
    for who in whom(t, effect, ctx):
        yield from moving.blink(t, who, effect.n)


def _charge(t: SwordTable, effect: w.Charge, ctx: Ctx) -> None:
    turn = t.state.turn
    assert turn is not None
    turn.moving, turn.charging, turn.points = True, True, effect.n


def _hide(t: SwordTable, effect: w.Hide, ctx: Ctx) -> None:
    for who in whom(t, effect, ctx):
        if isinstance(who, Hero):
            stealth.hide(t, who, effect.hits, ctx.source, ctx.level)


def _taunt(t: SwordTable, effect: w.Taunt, ctx: Ctx) -> None:
    for who in whom(t, effect, ctx):
        if isinstance(who, Foe):
            who.marks["taunt"] = ctx.owner
            t.tell(e.Challenged(ctx.owner, who.ref))


def _place(t: SwordTable, effect: w.Place, ctx: Ctx) -> None:
    me = figure(t, ctx.owner)
    assert isinstance(me, Hero)
    runes.place(t, number(t, me), effect, ctx.area, ctx.source, ctx.level)


def _detonate(t: SwordTable, effect: w.Detonate, ctx: Ctx) -> Flow[None]:
    me = figure(t, ctx.owner)
    assert isinstance(me, Hero)
    yield from runes.detonate(t, me, effect, ctx)


def _summon(t: SwordTable, effect: w.Summon, ctx: Ctx) -> Flow[None]:
    me = figure(t, ctx.owner)
    assert isinstance(me, Hero)
    yield from companions.summon(t, me, effect, ctx.level)


# --- chance --------------------------------------------------------------------------------------


def _save(t: SwordTable, effect: w.Save, ctx: Ctx) -> Flow[None]:
    for who in whom(t, effect, ctx):
        if good(who):
            ok = yield from save(t, who)
            if ok:
                continue
        yield from run(t, effect.fail, ctx._replace(on=who.ref))


def _resist(t: SwordTable, effect: w.Resist, ctx: Ctx) -> Flow[None]:
    face = throw(t, 0, 1)
    ok = bool(shown(t, face).get(effect.symbol))
    t.tell(e.Saved(ctx.on, tuple(face), ok))
    if not ok:
        yield from run(t, effect.does, ctx)


# --- one more attack -----------------------------------------------------------------------------


def _arms_for(t: SwordTable, me: Figure, effect: w.Attack, ctx: Ctx) -> Arms | None:
    if effect.roll is not None:
        roll = effect.roll
        return Arms(ctx.source, roll.hits, roll.red, roll.blue, 0)
    if effect.weapon == "off" and isinstance(me, Hero):
        arms = hero_arms(t, me, "off")
        hand = ctx.arms.hand if ctx.arms is not None else "main"
        return hero_arms(t, me, "main") if hand == "off" else arms
    return ctx.arms


def can_follow(
    t: SwordTable, me: Figure, does: Iterable[AnyEffect], target: Figure, used: Arms
) -> bool:
    """Whether an attack that follows could be made at all."""
    for effect in does:
        if isinstance(effect, w.Attack):
            arms = _arms_for(t, me, effect, Ctx(me.ref, me.ref, arms=used))
            if arms is None:
                return False
            if effect.at == "target":
                return alive(t, target) and in_reach(t, me, arms, target)
            return bool(targets(t, me, arms)) if good(me) else True
    return True


def _attack(t: SwordTable, effect: w.Attack, ctx: Ctx) -> Flow[None]:
    """One more attack, after the present one. [132]"""
    me = figure(t, ctx.owner)
    if me is None or not alive(t, me):
        return
    arms = _arms_for(t, me, effect, ctx)
    if arms is None:
        return
    target = figure(t, ctx.other) if ctx.other else None
    if effect.at == "any" and good(me):
        found = targets(t, me, arms)
        if not found:
            return
        options: list[Option] = [Aim(foe.ref) for foe in found]
        answer = yield Ask(seat_of(t, me), "follow", [*options, GoOn()], rule="132")
        target = figure(t, answer.figure) if isinstance(answer, Aim) else None
    if target is None or not alive(t, target) or not in_reach(t, me, arms, target):
        return
    reaction = effect.at in ("attacker", "enterer")
    how = attack.How(reason="follows", reaction=reaction, extra=True, sure=effect.sure)
    yield from attack.attack(t, me, arms, target, how)


# --- the party, the decks, the others ------------------------------------------------------------


def _crowns(t: SwordTable, effect: f.Crowns, ctx: Ctx) -> None:
    for who in whom(t, effect, ctx):
        if isinstance(who, Hero):
            crowns(t, who, effect.n)


def _treasure(t: SwordTable, effect: f.Treasure, ctx: Ctx) -> Flow[None]:
    for who in whom(t, effect, ctx):
        if isinstance(who, Hero):
            yield from giving.treasures(t, who, effect.n)


def _gain(t: SwordTable, effect: f.Gain, ctx: Ctx) -> None:
    for who in whom(t, effect, ctx):
        if isinstance(who, Hero) and effect.item in t.state.shop:
            t.state.shop.remove(effect.item)
            giving.give_new(t, who, effect.item)


def _encounter(t: SwordTable, effect: f.Encounter, ctx: Ctx) -> Flow[None]:
    yield from encounters.encounter(t)


def _emporium(t: SwordTable, effect: f.Emporium, ctx: Ctx) -> Flow[None]:
    yield from shop.visit(t, living(t), most=effect.most)


def _rouse(t: SwordTable, effect: f.Rouse, ctx: Ctx) -> Flow[None]:
    yield from encounters.rouse(t, effect, ctx.owner)


def _break_door(t: SwordTable, effect: f.BreakDoor, ctx: Ctx) -> Flow[None]:
    yield from specials.break_door(t, ctx.owner)


def _special(t: SwordTable, effect: f.Special, ctx: Ctx) -> Flow[None]:
    yield from specials.CARDS[effect.name](t, ctx)


def _guard(t: SwordTable, effect: b.Guard, ctx: Ctx) -> None:
    """Shields on top of those rolled. [139]"""
    if t.state.guard is not None:
        t.state.guard.extra += effect.n


def _shelter(t: SwordTable, effect: w.Shelter, ctx: Ctx) -> None:
    """He becomes the target: done where the attack asks. [Guardian]"""


_DO: dict[type, Callable[[SwordTable, Any, Ctx], Flow[None] | None]] = {
    w.Strike: _strike,
    w.Attack: _attack,
    w.Harm: _harm,
    w.Inflict: _inflict,
    w.Fire: _fire,
    w.Heal: _heal,
    w.HealWorst: _heal_worst,
    w.Cure: _cure,
    w.Shield: _shield,
    w.Regain: _regain,
    w.Boost: _boost,
    w.Turn: _turn,
    w.Refresh: _refresh,
    w.Extra: _extra,
    w.Step: _step,
    w.Blink: _blink,
    w.Charge: _charge,
    w.Hide: _hide,
    w.Taunt: _taunt,
    w.Shelter: _shelter,
    w.Place: _place,
    w.Summon: _summon,
    w.Detonate: _detonate,
    w.Save: _save,
    w.Resist: _resist,
    f.Crowns: _crowns,
    f.Shards: lambda t, effect, ctx: shards(t, effect.n),
    f.Treasure: _treasure,
    f.Gain: _gain,
    f.Encounter: _encounter,
    f.Emporium: _emporium,
    f.Rouse: _rouse,
    f.BreakDoor: _break_door,
    f.Special: _special,
    b.Guard: _guard,
}


def useful(t: SwordTable, who: Figure, does: Iterable[AnyEffect]) -> bool:
    """Whether it is worth a question: a power to turn, a condition to lose, a wound to heal."""
    for effect in does:
        if isinstance(effect, w.Turn | w.Refresh):
            return isinstance(who, Hero) and bool(used_powers(who))
    return True


def summons(level: Level, companion: str) -> bool:
    """Whether a level of a power calls this companion."""
    does = level.play.does if level.play is not None else ()
    return any(isinstance(each, w.Summon) and each.companion == companion for each in does)
