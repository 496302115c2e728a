"""What stories do to a witcher, in a small vocabulary."""

from __future__ import annotations

from korchma.games.oldworld import events as e
from korchma.games.oldworld.box.box import SKILLS
from korchma.games.oldworld.box.tales import (
    Burn,
    Discard,
    Draw,
    Effect,
    Gold,
    Grow,
    Keep,
    Move,
    Potions,
    PotionsTo,
    Refill,
    Rest,
    RowCard,
    Shield,
    ShieldTo,
    Task,
    Trail,
)
from korchma.games.oldworld.options import Act, Go, Leave, Raise, Seek
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


def apply(t: WorldTable, name: str, effect: Effect) -> Flow[None]:  # noqa: C901  # one line each
    """One effect, as far as possible; those most stories have come first. [24-28, 60-66]"""
    seat, player = t.state.active, me(t)
    match effect:
        case Gold(n):
            gain_gold(t, seat, n)
        case Grow():
            yield from _grow(t, effect)
        case Potions(n) if n > 0:
            yield from gain_potions(t, seat, n)
        case Potions(n):
            yield from pour_down(t, seat, max(0, len(player.potions) + n))
        case Task():
            yield from take_quest(t, name, effect)
        case Trail():
            yield from gain_trail(t, seat)
        case Draw(n):
            draw(t, seat, n)
        case Refill(n):
            add_refill(t, n)
        case RowCard(cost):
            yield from gain_row_card(t, seat, cost, "64")
        case Keep(power):
            keep(t, power)
        case Shield(n):
            set_shield(t, seat, player.shield + n)
        case ShieldTo(n):
            set_shield(t, seat, shield_limit(t, seat) if n == FULL else n)
        case Burn(n):
            yield from burn_chosen(t, seat, n, "66")
        case Discard(n):
            yield from toss_chosen(t, seat, n, "discard", "60")
        case Move():
            yield from _move(t)
        case PotionsTo(n):
            yield from _potions_to(t, n)
        case Rest():
            t.state.phase = "rest"


def _potions_to(t: WorldTable, n: int) -> Flow[None]:
    """Draw up to so many potions, above the limit where the story says so. [28]"""
    seat, player = t.state.active, me(t)
    if n <= potion_limit(t, seat):
        yield from gain_potions(t, seat, max(0, n - len(player.potions)))
    while len(player.potions) < n and (potion := next_potion(t)) is not None:
        player.potions.append(potion)
        t.tell(e.GotPotion(seat, potion))


def _grow(t: WorldTable, effect: Grow) -> Flow[None]:
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
    """To a place next to this one for nothing; who likes uses its action. [36, 60]"""
    from korchma.games.oldworld.rules.places import can_act, use_place
    from korchma.games.oldworld.rules.roaming import arrive

    s, player = t.state, me(t)
    options = [Go(to) for to in t.content.near[player.at]]
    match (yield Ask(s.active, "story-move", options, rule="60")):
        case Go(to):
            arrive(t, to)
            if to not in s.acted and can_act(t):
                match (yield Ask(s.active, "story-act", [Act(to), Leave()], rule="36")):
                    case Act():
                        yield from use_place(t)


def keep(t: WorldTable, power: str) -> None:
    """Gear, a companion or a favour stays with its owner. [62]"""
    me(t).kept.append(power)
    t.tell(e.Kept(t.state.active, power))


def take_quest(t: WorldTable, name: str, effect: Task) -> Flow[None]:
    """The card stays; a printed place, the own school, or a random token of a terrain. [61, 118]"""
    s, player = t.state, me(t)
    at, terrain = effect.at, ""
    if effect.school:
        at = t.content.schools[player.school].home
    elif effect.terrain:
        terrain = yield from _terrain(t, effect.terrain)
        found = draw_token(t, terrain) if terrain else None
        if found is None:
            t.tell(e.NoQuest(s.active, name))
            return
        at = found
    player.quests.append(Quest(name, at, terrain, effect.event, effect.gold))
    s.fresh.append(name)
    t.tell(e.QuestTaken(s.active, name, at, effect.gold, token=bool(terrain)))


def _terrain(t: WorldTable, named: str) -> Flow[str]:
    """The terrain that is named; has it no token left, any other that has, as one likes. [61]"""
    stacks = t.state.stacks
    if stacks[named]:
        return named
    others = [terrain for terrain, stack in stacks.items() if stack]
    if len(others) > 1:
        match (yield Ask(t.state.active, "seek", [*map(Seek, others)], rule="61")):
            case Seek(terrain):
                return terrain
    return others[0] if others else ""
