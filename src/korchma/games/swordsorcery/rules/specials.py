"""What only one card, or one paragraph, does. [3.2, 3.6, 3.9; q4, q7]"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from korchma.games.swordsorcery import events as e
from korchma.games.swordsorcery.box.holding import Area
from korchma.games.swordsorcery.options import GoOn, PickCoins, PickLoot, PickUp, Push, Strike
from korchma.games.swordsorcery.rules import (
    activation,
    foes,
    masters,
    moving,
    quest_phases,
    quest_rules,
    stealth,
    words,
)
from korchma.games.swordsorcery.rules.arms import BARE, Arms, hero_arms
from korchma.games.swordsorcery.rules.dice import second_chance, shown, throw
from korchma.games.swordsorcery.rules.figures import RANKS, acting, active, figure, number
from korchma.games.swordsorcery.rules.focusing import focused
from korchma.games.swordsorcery.rules.ground import board_of, lay, sees
from korchma.games.swordsorcery.rules.numbers import NOTHING, total
from korchma.games.swordsorcery.state import Foe, Hero, SwordTable
from korchma.kernel import Ask, Flow, Option

if TYPE_CHECKING:
    from korchma.games.swordsorcery.rules.effects import Ctx

RING = "q7-a6"


# --- cards ---------------------------------------------------------------------------------------


def _pickpocket(t: SwordTable, ctx: Ctx) -> Flow[None]:
    """Something that lies within reach goes to another area within reach. [Pickpocket]"""
    s, hero = t.state, figure(t, ctx.owner)
    assert isinstance(hero, Hero)
    near = [x for x in sorted(lay(t).reaches.within(hero.at, 2)) if sees(t, hero.at, x, hero=True)]
    for area in near if len(near) > 1 else ():
        options: list[Option] = [PickUp(each.card, each.side) for each in s.lying.get(area, [])]
        options += [PickCoins(s.coins[area])] if s.coins.get(area) else []
        options += [PickLoot()] if s.finds.get(area) else []
        if not options:
            continue
        what = yield Ask(hero.seat, "pickpocket", [*options, GoOn()], rule="162")
        if isinstance(what, GoOn):
            continue
        where = [Push(x) for x in near if x != area]
        to = yield Ask(hero.seat, "pickpocket-to", where, rule="162")
        assert isinstance(to, Push)
        _carry(t, what, area, to.area)  # type: ignore[arg-type]  # one of the three
        return


def _carry(t: SwordTable, what: Option, area: Area, to: Area) -> None:
    s = t.state
    match what:
        case PickUp(item):
            card = next(each for each in s.lying[area] if each.card == item)
            s.lying[area].remove(card)
            s.lying.setdefault(to, []).append(card)
        case PickCoins(n):
            del s.coins[area]
            s.coins[to] = s.coins.get(to, 0) + n
        case PickLoot():
            s.finds.setdefault(to, []).append(s.finds[area].pop())


def across(t: SwordTable, area: Area) -> list[Area]:
    """Areas on the other side of a barrier. [27]"""
    book = t.content.quests[t.state.quest].map
    pairs = [*book.barriers, *((low, high) for high, low in book.barriers)]
    shut = t.state.shut
    return [to for at, to in pairs if at == area and board_of(t).side(at, to) not in shut]


def _rope(t: SwordTable, ctx: Ctx) -> Flow[None]:
    """Across a barrier, either way, evading as usual. [Rope kit]"""
    hero = figure(t, ctx.owner)
    assert isinstance(hero, Hero)
    areas = across(t, hero.at)
    if not areas:
        return
    to = areas[0]
    if len(areas) > 1:
        answer = yield Ask(hero.seat, "rope", [Push(area) for area in areas], rule="27")
        assert isinstance(answer, Push)
        to = answer.area
    yield from moving.step(t, hero, to)


CARDS: dict[str, Callable[[SwordTable, Ctx], Flow[None]]] = {
    "pickpocket": _pickpocket,
    "rope": _rope,
}


def break_door(t: SwordTable, by: str) -> Flow[None]:
    """The nearest door without a magic lock is gone, without a trap. [Sapper]"""
    s, foe = t.state, figure(t, by)
    if foe is None:
        return
    done = yield from quest_phases.sapped(t)
    if done:
        return
    sides = board_of(t).sides
    steps = lay(t).roads.steps(foe.at)
    near = [
        (min(steps.get(area, 99) for area in sides[side]), side)
        for side in s.doors
        if side not in s.locks
    ]
    if near:
        yield from words.open_side(t, min(near)[1])


# --- paragraphs and deeds ------------------------------------------------------------------------


def _strike_drum(t: SwordTable, n: int) -> Flow[None]:
    """The hero rolls an attack without defence; two hits or more take two skins. (q4)"""
    hero = acting(t)
    found = [x for hand in ("main", "off") if (x := hero_arms(t, hero, hand)) is not None]
    arms: Arms = found[0] if found else BARE
    if len(found) > 1:
        options = [Strike(x.hand, x.card, f"drum{n}", x.face) for x in found]  # type: ignore[arg-type]
        answer = yield Ask(hero.seat, "drum", options, rule="106")
        arms = next(x for x in found if x.hand == answer.hand)  # type: ignore[union-attr]
    hits = arms.hits + stealth.reveal(t, hero) + total(t, hero, "hits", NOTHING)
    hits += focused(t, hero)
    faces = throw(t, arms.red + total(t, hero, "red"), arms.blue + total(t, hero, "blue"))
    t.tell(e.Rolled(hero.ref, tuple(faces)))
    yield from second_chance(t, hero, faces, [])
    hits += shown(t, faces).get("hit", 0)
    t.tell(e.Total(max(0, hits), 0))
    t.state.memory[f"attack-{hero.at}"] = t.state.round
    if hits >= 2:
        quest_rules.count(t, f"d{n}", -2)


def _nearest_guard(t: SwordTable, n: int) -> Flow[None]:
    """The orc nearest to the Ring acts. (q7)"""
    guards = [foe for foe in t.state.foes if quest_phases.is_guard(t, foe)]
    steps = lay(t).roads.steps(RING)
    near = [foe for foe in guards if quest_rules.may_act(t, foe)]
    if near:
        foe = min(near, key=lambda x: (steps.get(x.at, 99), RANKS.index(x.rank), x.ref))
        yield from activation.activate(t, foe)


def _goes_home(t: SwordTable, n: int) -> None:
    """The orc of lowest rank nearest to the acting hero leaves play. (q7)"""
    hero = acting(t)
    steps = lay(t).roads.steps(hero.at)
    guards = [foe for foe in t.state.foes if quest_phases.is_guard(t, foe)]
    if guards:
        foe = min(guards, key=lambda x: (-RANKS.index(x.rank), steps.get(x.at, 99), x.ref))
        foes.leave(t, foe)
        masters.masters_turn(t)


def _hold_mirka(t: SwordTable, n: int) -> None:
    """The acting hero takes her by the hand. (q7)"""
    s, hero = t.state, acting(t)
    s.tokens["mirka"] = []
    s.held["mirka"] = number(t, hero)
    t.tell(e.TokenHeld("mirka", hero.ref))


STORY: dict[str, Callable[[SwordTable, int], Flow[None] | None]] = {
    "strike-drum": _strike_drum,
    "nearest-guard": _nearest_guard,
    "goes-home": _goes_home,
    "hold-mirka": _hold_mirka,
}


def told_the_troll(t: SwordTable) -> Flow[None]:
    """After it he acts against the teller. (q5 ``hears``)"""
    s, i = t.state, number(t, active(t))
    s.memory["teller"] = s.memory["told-now"] = i
    uncle = next((foe for foe in s.foes if foe.name == "uncle"), None)
    if isinstance(uncle, Foe):
        yield from activation.activate(t, uncle)
    s.memory.pop("told-now", None)
