"""The words of cards, carried out: a card goes before the rulebook. [1]"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cache
from typing import Any, NamedTuple, TypeAlias

from korchma.games.swordsorcery import events as e
from korchma.games.swordsorcery.box import blows as b
from korchma.games.swordsorcery.box import effects as w
from korchma.games.swordsorcery.box import fortunes as f
from korchma.games.swordsorcery.box.effects import AnyEffect
from korchma.games.swordsorcery.box.rows import Level
from korchma.games.swordsorcery.rules import (
    companions,
    cooling,
    dealing,
    following,
    helping,
    moving,
    runes,
    stealth,
)
from korchma.games.swordsorcery.rules.arms import Arms
from korchma.games.swordsorcery.rules.dice import save, shown, throw
from korchma.games.swordsorcery.rules.figures import (
    figure,
    good,
    living,
    number,
)
from korchma.games.swordsorcery.rules.ground import within
from korchma.games.swordsorcery.rules.numbers import race
from korchma.games.swordsorcery.state import Figure, Foe, Hero, SwordTable
from korchma.kernel import Flow


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


Doer: TypeAlias = Callable[[SwordTable, Any, Ctx], Flow[None] | None]
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
    do = _doers().get(type(effect))
    if do is None:
        raise NotImplementedError(f"no such effect: {effect}")
    result = do(t, effect, ctx)
    if result is not None:
        yield from result


# --- powers and actions --------------------------------------------------------------------------


def _turn(t: SwordTable, effect: w.Turn, ctx: Ctx) -> Flow[None]:
    for who in whom(t, effect, ctx):
        if isinstance(who, Hero):
            yield from cooling.turn_power(t, who, effect.n)


def _refresh(t: SwordTable, effect: w.Refresh, ctx: Ctx) -> Flow[None]:
    who = figure(t, ctx.owner)
    if isinstance(who, Hero):
        yield from cooling.refresh(t, who)


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


def _guard(t: SwordTable, effect: b.Guard, ctx: Ctx) -> None:
    """Shields on top of those rolled. [139]"""
    if t.state.guard is not None:
        t.state.guard.extra += effect.n


def _shelter(t: SwordTable, effect: w.Shelter, ctx: Ctx) -> None:
    """He becomes the target: done where the attack asks. [Guardian]"""


OWN: dict[type, Doer] = {
    w.Attack: lambda t, effect, ctx: following.follow(t, effect, ctx),
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
    b.Guard: _guard,
}


@cache
def _doers() -> dict[type, Doer]:
    """Who carries out which word."""
    return OWN | helping.HELP | dealing.DEAL


def useful(t: SwordTable, who: Figure, does: Iterable[AnyEffect]) -> bool:
    """Whether it is worth a question: a power to turn, a condition to lose, a wound to heal."""
    for effect in does:
        if isinstance(effect, w.Turn | w.Refresh):
            return isinstance(who, Hero) and bool(cooling.used_powers(who))
    return True


def summons(level: Level, companion: str) -> bool:
    """Whether a level of a power calls this companion."""
    does = level.play.does if level.play is not None else ()
    return any(isinstance(each, w.Summon) and each.companion == companion for each in does)
