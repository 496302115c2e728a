"""Why a thing that looks possible is not."""

from __future__ import annotations

from collections.abc import Iterator

from korchma.games.swordsorcery.box.holding import Area
from korchma.games.swordsorcery.box.rows import PowerRow
from korchma.games.swordsorcery.eyes import withheld
from korchma.games.swordsorcery.eyes.about import OfArea, OfFigure, OfHero, OfItem, OfPower, OfSide
from korchma.games.swordsorcery.options import (
    Awaken,
    Exchange,
    OpenChest,
    OpenDoor,
    Search,
    Strike,
    Unlock,
    UseItem,
    UsePower,
    Walk,
)
from korchma.games.swordsorcery.rules import quest_rules
from korchma.games.swordsorcery.rules.arms import Arms, hero_arms, power_arms
from korchma.games.swordsorcery.rules.cards import every, may_use, row_of, side_of, worn
from korchma.games.swordsorcery.rules.figures import DOWN, SLOW, active, engaged
from korchma.games.swordsorcery.rules.ground import board_of, reach, sees
from korchma.games.swordsorcery.rules.moving import HARD, cost
from korchma.games.swordsorcery.rules.numbers import moves
from korchma.games.swordsorcery.state import Carried, Foe, Hero, SwordTable, Turn
from korchma.kernel import Ask, Refused

Why = tuple[str, str]
"""A rule, and the reason it gives."""


def refusals(t: SwordTable, ask: Ask) -> list[Refused]:
    """For each area, enemy, power, card, door and friend not offered: the rule and the reason."""
    match ask.about:
        case "turn":
            return [*_turn(t, ask)]
        case "ghost":
            return [*withheld.shrines(t)]
        case "souls":
            return [*withheld.souls(t, ask)]
        case "shop":
            return [*withheld.wares(t, ask)]
        case "reorganize":
            return [*withheld.unworn(t, ask)]
    return []


def _turn(t: SwordTable, ask: Ask) -> Iterator[Refused]:
    hero, turn = active(t), t.state.turn
    assert turn is not None
    yield from _areas(t, ask, hero, turn)
    yield from _foes(t, ask, hero, turn)
    yield from _powers(t, ask, hero, turn)
    yield from _items(t, ask, hero, turn)
    yield from _locked(t, ask, hero, turn)
    yield from _friends(t, ask, hero, turn)


def _bound(hero: Hero, turn: Turn) -> Why | None:
    """Slow: an action has been taken, and there is no other. [156]"""
    return ("156", "slowed") if SLOW in hero.conditions and turn.began else None


# --- areas ---------------------------------------------------------------------------------------


def _areas(t: SwordTable, ask: Ask, hero: Hero, turn: Turn) -> Iterator[Refused]:
    """Why one cannot step there. [26-30, 49, 78, 152]"""
    open_ = {option.to for option in ask.options if isinstance(option, Walk)}
    stuck = _stuck(hero, turn)
    for area in board_of(t).areas:
        if area not in open_ and area != hero.at:
            rule, reason = stuck or _between(t, hero, area, turn)
            yield Refused(f"area:{area}", rule, reason, OfArea(area))


def _stuck(hero: Hero, turn: Turn) -> Why | None:
    """What keeps a hero from any step at all."""
    if DOWN in hero.conditions:
        return "152", "lying"
    if turn.moving:
        return None if turn.points else ("78", "no-points")
    if not turn.moves:
        return "49", "moved"
    return _bound(hero, turn)


def _between(t: SwordTable, hero: Hero, area: Area, turn: Turn) -> Why:
    """What is between a hero and an area."""
    board, s = board_of(t), t.state
    side = board.side(hero.at, area)
    if side not in board.sides:
        return "78", "not-next"
    if side in s.shut:
        return ("30", "door-shut") if side in s.doors else ("26", "wall")
    points = turn.points if turn.moving else moves(t, hero)
    if cost(t, area) == HARD and points < HARD:
        return "28", "hard-ground"
    return "27", "barrier"


# --- enemies -------------------------------------------------------------------------------------


def _foes(t: SwordTable, ask: Ask, hero: Hero, turn: Turn) -> Iterator[Refused]:
    """Why an enemy cannot be attacked. [42, 44, 49, 81, 91, 152]"""
    struck = {option.target for option in ask.options if isinstance(option, Strike)}
    for foe in t.state.foes:
        if foe.ref not in struck:
            rule, reason = _unarmed(hero, turn) or _out_of_reach(t, hero, foe)
            far = max((arms.range for arms in _arms(t, hero)), default=0)
            yield Refused(f"figure:{foe.ref}", rule, reason, OfFigure(foe.ref, far))


def _unarmed(hero: Hero, turn: Turn) -> Why | None:
    """What keeps a hero from any attack."""
    if DOWN in hero.conditions:
        return "152", "lying-fights"
    if not turn.combats:
        return "49", "no-combat"
    return _bound(hero, turn)


def _arms(t: SwordTable, hero: Hero) -> list[Arms]:
    found = (hero_arms(t, hero, hand) for hand in ("main", "off"))
    return [arms for arms in found if arms is not None]


def _out_of_reach(t: SwordTable, hero: Hero, foe: Foe) -> Why:
    """Too far off, out of sight, or somebody else's duel."""
    if not quest_rules.may_attack(t, hero, foe):
        return "1", "duel"
    if engaged(t, hero):
        return "81", "engaged"
    ranges = [arms.range for arms in _arms(t, hero)]
    if not any(ranges):
        return "91", "melee-only"
    far = reach(t, hero.at, foe.at)
    if far is None or not sees(t, hero.at, foe.at, hero=True):
        return "42", "out-of-sight"
    return "44", "out-of-range"


# --- powers and items ----------------------------------------------------------------------------


def _powers(t: SwordTable, ask: Ask, hero: Hero, turn: Turn) -> Iterator[Refused]:
    """Why a power cannot be used. [101, 102, 113, 114]"""
    usable = {option.power for option in ask.options if isinstance(option, UsePower)}
    for power in hero.powers:
        row = t.content.powers[power.card]
        if power.card in usable or row.icon == "passive":
            continue
        if power.at:
            rule, reason = "114", "cooling"
        elif row.icon == "reaction":
            rule, reason = "101", "reaction-only"
        else:
            rule, reason = _spent(row.icon, hero, turn) or _aimless(t, hero, row)
        yield Refused(f"power:{power.card}", rule, reason, OfPower(power.card, power.at))


def _spent(icon: str, hero: Hero, turn: Turn) -> Why | None:
    """Whether the action an icon asks for is gone. [49, 101]"""
    match icon:
        case "combat":
            return _unarmed(hero, turn)
        case "act":
            return ("49", "no-act") if not turn.acts else _bound(hero, turn)
        case "move":
            return _stuck(hero, turn) or (("50", "move-begun") if turn.moving else None)
    return None


def _aimless(t: SwordTable, hero: Hero, row: PowerRow) -> Why:
    """The wrong weapon in hand, or nobody to use it on."""
    reached = [each for each in row.levels if each.rank <= hero.rank]
    if all(
        each.attack is not None and power_arms(t, hero, row.id, each) is None for each in reached
    ):
        return "113", "wrong-weapon"
    return "102", "nobody-for-it"


def _items(t: SwordTable, ask: Ask, hero: Hero, turn: Turn) -> Iterator[Refused]:
    """Why a card cannot be used. [49, 102, 121, 122, 125, 127]"""
    used = {option.item for option in ask.options if isinstance(option, UseItem | Awaken)}
    for carried in every(hero):
        if carried.card in used:
            continue
        found = _unused(t, hero, turn, carried)
        if found is not None:
            n = _asks_for(t, carried)
            yield Refused(f"item:{carried.card}", *found, OfItem(carried.card, n))


def _asks_for(t: SwordTable, carried: Carried) -> int:
    """The shards a soul weapon sleeps for, or the charges a use takes."""
    row, use = row_of(t, carried), side_of(t, carried).use
    if row.deck == "soul" and row.b is not None:
        return row.b.shards
    return use.charges if use is not None else 0


def _unused(t: SwordTable, hero: Hero, turn: Turn, carried: Carried) -> Why | None:
    row, use = row_of(t, carried), side_of(t, carried).use
    if row.deck == "soul" and carried in worn(hero) and carried.side == "a":
        return "125", "few-shards"
    if use is None:
        return None
    if not may_use(t, hero, carried):
        return "122", "wrong-style"
    if row.category in ("weapon", "armour", "artifact") and carried not in worn(hero):
        return "121", "not-worn"
    if carried.charges < use.charges:
        return "127", "no-charges"
    return _spent(use.icon, hero, turn) or ("102", "item-nobody")


# --- doors, chests, friends ----------------------------------------------------------------------


def _locked(t: SwordTable, ask: Ask, hero: Hero, turn: Turn) -> Iterator[Refused]:
    """Why a door, a chest or a search here stays as it is. [31-33, 35, 81]"""
    s, sides = t.state, board_of(t).sides
    opened = {option.side for option in ask.options if isinstance(option, OpenDoor)}
    opened |= {option.what for option in ask.options if isinstance(option, Unlock)}
    opened |= {x.area for x in ask.options if isinstance(x, OpenChest | Search)}
    for side in s.doors:
        if side not in opened and hero.at in sides[side]:
            rule, reason = ("33", "no-key") if side in s.locks else _busy(t, hero, turn)
            yield Refused(f"side:{side}", rule, reason, OfSide(side))
    for kind, there in (("chest", s.chests), ("search", s.searches)):
        if hero.at in there and hero.at not in opened:
            locked = kind == "chest" and hero.at in s.locks
            rule, reason = ("33", "no-key") if locked else _busy(t, hero, turn)
            yield Refused(f"area:{hero.at}", rule, reason, OfArea(hero.at))


def _busy(t: SwordTable, hero: Hero, turn: Turn) -> Why:
    """Enemies are here, or no special action is left. [49, 81]"""
    if engaged(t, hero):
        return "81", "hands-full"
    return _bound(hero, turn) or ("49", "no-act")


def _friends(t: SwordTable, ask: Ask, hero: Hero, turn: Turn) -> Iterator[Refused]:
    """Why nothing can be exchanged with somebody. [97]"""
    open_ = {option.hero for option in ask.options if isinstance(option, Exchange)}
    for other in t.state.heroes:
        if other is hero or other.ghost or other.ref in open_:
            continue
        if other.at != hero.at:
            rule, reason = "97", "elsewhere"
        elif engaged(t, hero) or not turn.acts or _bound(hero, turn):
            rule, reason = _busy(t, hero, turn)
        else:
            rule, reason = "97", "nothing-to-give"
        yield Refused(f"hero:{other.ref}", rule, reason, OfHero(other.ref))
