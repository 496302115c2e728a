"""What stories do to a witcher, in a small vocabulary."""

from __future__ import annotations

from korchma.games.oldworld import events as e
from korchma.games.oldworld.box.box import SKILLS
from korchma.games.oldworld.box.rows import Effect
from korchma.games.oldworld.options import Go, Raise
from korchma.games.oldworld.rules.cards import burn_chosen, draw, gain_row_card, toss_chosen
from korchma.games.oldworld.rules.growing import (
    MOST,
    add_refill,
    gain_gold,
    gain_potions,
    lower_skill,
    next_potion,
    pour_down,
    raise_skill,
    set_shield,
)
from korchma.games.oldworld.rules.modifiers import potion_limit, shield_limit
from korchma.games.oldworld.rules.tokens import draw_token, gain_trail
from korchma.games.oldworld.state import Quest, WorldTable, me
from korchma.kernel import Ask, Flow

FULL = 9
"""To the maximum, or all there is."""


def apply(t: WorldTable, name: str, effect: Effect) -> Flow[None]:
    """One effect, as far as possible. [60]"""
    match effect.do:
        case "gold" | "shield" | "shield-to" | "refill" | "draw" | "rest":
            _plain(t, effect)
        case "potions" | "potions-to":
            yield from _potions(t, effect)
        case "skill":
            yield from _skill(t, effect)
        case "trail":
            yield from gain_trail(t, t.state.active)
        case "discard" | "burn" | "row-card":
            yield from _cards(t, effect)
        case "move":
            yield from _move(t)
        case "keep":
            keep(t, effect.power)
        case "quest":
            take_quest(t, name, effect)


def _plain(t: WorldTable, effect: Effect) -> None:
    """What needs no decision."""
    s, player, seat, n = t.state, me(t), t.state.active, effect.n
    match effect.do:
        case "gold":
            gain_gold(t, seat, n)
        case "shield":
            set_shield(t, seat, player.shield + n)
        case "shield-to":
            set_shield(t, seat, shield_limit(t, seat) if n == FULL else n)
        case "refill":
            add_refill(t, n)
        case "draw":
            draw(t, seat, n)
        case "rest":
            s.phase = "rest"


def _cards(t: WorldTable, effect: Effect) -> Flow[None]:
    """Cards discarded, burned or taken from the row. [64, 66]"""
    seat = t.state.active
    match effect.do:
        case "discard":
            yield from toss_chosen(t, seat, effect.n, "discard", "60")
        case "burn":
            yield from burn_chosen(t, seat, effect.n, "66")
        case _:
            yield from gain_row_card(t, seat, effect.cost, "64")


def _potions(t: WorldTable, effect: Effect) -> Flow[None]:
    """Potions drawn, up to a number, or poured away. [28]"""
    seat, n = t.state.active, effect.n
    if effect.do == "potions-to":
        yield from _potions_to(t, n)
    elif n > 0:
        yield from gain_potions(t, seat, n)
    else:
        yield from pour_down(t, seat, max(0, len(me(t).potions) + n))


def _potions_to(t: WorldTable, n: int) -> Flow[None]:
    """Draw up to so many potions, above the limit where the story says so. [28]"""
    seat, player = t.state.active, me(t)
    if n <= potion_limit(t, seat):
        yield from gain_potions(t, seat, max(0, n - len(player.potions)))
    while len(player.potions) < n and (potion := next_potion(t)) is not None:
        player.potions.append(potion)
        t.tell(e.GotPotion(seat, potion))


def _skill(t: WorldTable, effect: Effect) -> Flow[None]:
    """A named skill, the lowest or any; a loss keeps its limits. [24-26]"""
    seat, player = t.state.active, me(t)
    if effect.n < 0:
        lower_skill(t, seat, SKILLS.index(effect.skill))
        return
    open_ = [i for i, level in enumerate(player.skills) if level < MOST]
    if effect.skill == "lowest":
        open_ = [i for i in open_ if player.skills[i] == min(player.skills)]
    elif effect.skill != "any":
        open_ = [i for i in open_ if SKILLS[i] == effect.skill]
    if not open_:
        return
    chosen = open_[0]
    if len(open_) > 1:
        match (yield Ask(seat, "raise", [Raise(SKILLS[i]) for i in open_], rule="24")):
            case Raise(skill):
                chosen = SKILLS.index(skill)
    yield from raise_skill(t, seat, chosen)


def _move(t: WorldTable) -> Flow[None]:
    """To a place next to this one for nothing; its action may still be used in phase I. [60]"""
    from korchma.games.oldworld.rules.places import can_act, use_place
    from korchma.games.oldworld.rules.roaming import arrive

    s, player = t.state, me(t)
    options = [Go(to) for to in t.content.near[player.at]]
    match (yield Ask(s.active, "story-move", options, rule="60")):
        case Go(to):
            arrive(t, to)
            if to not in s.acted and can_act(t):
                yield from use_place(t)


def keep(t: WorldTable, power: str) -> None:
    """Gear, a companion or a favour stays with its owner. [62]"""
    me(t).kept.append(power)
    t.tell(e.Kept(t.state.active, power))


def take_quest(t: WorldTable, name: str, effect: Effect) -> None:
    """The card stays; a printed place, the own school, or a random token of a terrain. [61, 118]"""
    s, player = t.state, me(t)
    at, terrain = effect.at, ""
    if effect.school:
        at = t.content.schools[player.school].home
    elif effect.terrain:
        stacks = [effect.terrain, *(x for x in s.stacks if x != effect.terrain)]
        terrain = next((x for x in stacks if s.stacks[x]), "")
        if not terrain:
            return
        found = draw_token(t, terrain)
        assert found is not None
        at = found
    player.quests.append(Quest(name, at, terrain, effect.event, effect.gold))
    s.fresh.append(name)
    t.tell(e.QuestTaken(s.active, name, at, effect.gold, token=bool(terrain)))
