"""What goes off by itself, or as a reaction: when somebody attacks, defends, enters, dies. [227]"""

from __future__ import annotations

from korchma.games.swordsorcery import events as e
from korchma.games.swordsorcery.box.effects import Attack, Shelter
from korchma.games.swordsorcery.options import Focus, GoOn, React
from korchma.games.swordsorcery.rules import attack, cooling, effects, following
from korchma.games.swordsorcery.rules.adding import Set
from korchma.games.swordsorcery.rules.arms import Arms
from korchma.games.swordsorcery.rules.figures import BLIND, STUN, seat_of
from korchma.games.swordsorcery.rules.focusing import focus, may_focus
from korchma.games.swordsorcery.rules.ground import within
from korchma.games.swordsorcery.rules.numbers import NOTHING, Scene, hold, race
from korchma.games.swordsorcery.rules.sheets import sheet
from korchma.games.swordsorcery.state import Figure, Foe, Hero, SwordTable
from korchma.kernel import Ask, Flow, Option


def fire_all(
    t: SwordTable, who: Figure, moment: str, other: Figure | None, scene: Scene = NOTHING
) -> Flow[None]:
    """All triggers of a moment that somebody has, one after the other."""
    for each in sheet(t, who).triggers.get(moment, ()):
        if ready(t, who, each) and hold(t, who, each.trigger.when, scene):
            yield from go_off(t, who, each, other)


def ready(t: SwordTable, who: Figure, each: Set) -> bool:
    """Charged, not used up, not cooling down; nobody reacts in his own turn, or stunned. [157]"""
    trigger = each.trigger
    if isinstance(who, Foe):
        if trigger.charges and who.charges.get(_knack(each), 0) < trigger.charges:
            return False
        if trigger.on in ("defended", "entered", "defends") and STUN in who.conditions:
            return False
        if trigger.on in ("defended", "entered") and BLIND in who.conditions:
            return False
        return f"once:{each.source}" not in who.tags
    if isinstance(who, Hero):
        if each.power and not _reacts(t, who, each):
            return False
        return not trigger.once or each.source not in who.used
    return True


def _reacts(t: SwordTable, hero: Hero, each: Set) -> bool:
    """A reaction power: outside the own turn, not stunned, ready. [101, 157]"""
    s = t.state
    own = s.phase == "hero" and hero is s.heroes[s.active]
    taken = next((power for power in hero.powers if power.card == each.source), None)
    return not own and STUN not in hero.conditions and taken is not None and taken.at == 0


def _knack(each: Set) -> str:
    return each.source.rpartition(".")[2]


def go_off(
    t: SwordTable, who: Figure, each: Set, other: Figure | None, arms: Arms | None = None
) -> Flow[bool]:
    """A trigger happens, if its owner wants it or must; whether it did."""
    if each.trigger.may and not (yield from _wants(t, who, each)):
        return False
    use(t, who, each)
    target = other.ref if other is not None else ""
    folk = race(t, who) if isinstance(who, Foe) else ""
    ctx = effects.Ctx(who.ref, who.ref, target, who.at, each.source, arms=arms, race=folk)
    yield from effects.run(t, each.trigger.does, ctx)
    return True


def _wants(t: SwordTable, who: Figure, each: Set) -> Flow[bool]:
    on = each.trigger.on
    about = "react-turn-end" if on == "turn-end" else "react-attacked"
    if on in ("defends", "ally-attacked"):
        about = "react-defends" if on == "defends" else "react-ally-attacked"
    if not effects.useful(t, who, each.trigger.does):
        return False
    while True:
        options: list[Option] = [React(each.source, each.level), GoOn()]
        if on == "attacked" and may_focus(t, who):
            options.insert(1, Focus())
        answer = yield Ask(seat_of(t, who), about, options, rule="101")
        if not isinstance(answer, Focus):
            return isinstance(answer, React)
        assert isinstance(who, Hero)
        assert t.state.turn is not None
        t.state.turn.acts -= 1
        focus(t, who)


def use(t: SwordTable, who: Figure, each: Set) -> None:
    """A charge, a use in this round, a cooldown. [114, 173]"""
    trigger = each.trigger
    if isinstance(who, Foe):
        if trigger.charges:
            who.charges[_knack(each)] -= trigger.charges
        if trigger.once:
            who.tags.append(f"once:{each.source}")
        t.tell(e.FoePowerUsed(who.ref, each.source))
    elif isinstance(who, Hero):
        if trigger.once:
            who.used.append(each.source)
        if each.power:
            cooling.cool_down(t, who, each.source, each.level)
            t.tell(e.PowerUsed(who.ref, each.source, each.level))


# --- certain moments -----------------------------------------------------------------------------


def ally_attacked(t: SwordTable, hero: Hero, by: Foe, target: Hero, scene: Scene) -> Flow[bool]:
    """An enemy attacks another hero: whether this one steps in front of him. [Guardian]"""
    for each in sheet(t, hero).triggers.get("ally-attacked", ()):
        near = within(t, hero.at, target.at, each.trigger.range, hero=True)
        if near and ready(t, hero, each) and hold(t, hero, each.trigger.when, scene):
            done = yield from go_off(t, hero, each, by)
            if done and any(isinstance(effect, Shelter) for effect in each.trigger.does):
                return True
    return False


def killed(t: SwordTable, by: Figure, foe: Foe, scene: Scene) -> Flow[None]:
    """An attack has killed: what the card it was made with has for that. [Greedy Sting]"""
    weapon = t.state.blows[-1].weapon if t.state.blows else ""
    for each in sheet(t, by).triggers.get("killed", ()):
        if each.source == weapon and ready(t, by, each) and hold(t, by, each.trigger.when, scene):
            yield from go_off(t, by, each, foe)


def attacked(
    t: SwordTable, by: Figure, arms: Arms, target: Figure, scene: Scene, how: attack.How
) -> Flow[None]:
    """The owner has attacked: a further attack follows at most once. [132]"""
    for each in sheet(t, by).triggers.get("attacked", ()):
        follows = any(isinstance(effect, Attack) for effect in each.trigger.does)
        tied = each.trigger.charges or each.trigger.once == "activation"
        if (how.extra and follows) or (how.reaction and (tied or follows)):
            continue
        if not ready(t, by, each) or not hold(t, by, each.trigger.when, scene):
            continue
        if not follows or following.can_follow(t, by, each.trigger.does, target, arms):
            yield from go_off(t, by, each, target, arms)
