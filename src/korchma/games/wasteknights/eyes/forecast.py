"""What dice may bring: exact chances for checks, attacks and the enemy's blow. [3.1]"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

import msgspec

from korchma.games.wasteknights.box.box import FAILURE, FATE, SUCCESS, Box
from korchma.games.wasteknights.box.cards import Line
from korchma.games.wasteknights.box.rows import Side
from korchma.games.wasteknights.rules.checks import Terms, limited, losses, skill_dice
from korchma.games.wasteknights.rules.harm import toughness
from korchma.games.wasteknights.rules.knights import the_fight
from korchma.games.wasteknights.rules.numbers import can, side
from korchma.games.wasteknights.rules.striking import (
    PROPERTIES,
    attack_dice,
    attack_losses,
    batch,
    foe,
    foe_dice,
    has,
    sure_successes,
    weapon_of,
    worked_by,
)
from korchma.games.wasteknights.rules.throwing import in_order, own_count, tricked
from korchma.games.wasteknights.state import NOBODY, WasteTable
from korchma.tray import dice


class FightView(msgspec.Struct, frozen=True):
    """A combat under way, with what its rolls may bring."""

    knight: int
    enemy: str
    rival: int
    life: int
    wounds: int
    phase: str
    weapons: dict[int, str]
    attacked: tuple[int, ...]
    tokens: tuple[str, ...]
    felled: tuple[int, ...]
    properties: tuple[str, ...]
    foe_dice: str
    foe_spread: tuple[float, ...]
    """The chance that the enemy's attack deals no wound, one, two …, armour not counted."""
    armour: str
    """The armour that could take some of it; "" where there is none, or it does not help. [85]"""
    stops: int
    """How many wounds it takes."""
    dice: str
    spread: tuple[float, ...]
    """The same for the knight's attack."""
    breaks: float
    """The chance that his weapon breaks. [83]"""


class RollView(msgspec.Struct, frozen=True):
    """Dice on the table."""

    knight: int
    kind: str
    skill: str
    need: int
    dice: str
    faces: tuple[str, ...]
    bonus: int


def roll_view(t: WasteTable) -> RollView | None:
    """The dice that lie there."""
    roll = t.state.roll
    if roll is None:
        return None
    more = roll.bonus - roll.fewer
    if roll.kind == "attack":
        found = own_count(t, t.state.knights[roll.knight], roll.faces)
        more = tricked(found, roll.fewer)[SUCCESS] - found[SUCCESS]
    return RollView(
        roll.knight,
        roll.kind,
        roll.skill,
        roll.need,
        roll.dice,
        tuple(roll.faces),
        more,
    )


def weaker(letters: str, lost: int) -> str:
    """Dice without the weakest ones; one at least is rolled. [23]"""
    ordered = in_order(letters)
    return ordered[min(lost, len(ordered) - 1) :] if ordered else ""


def check_chance(t: WasteTable, i: int, terms: Terms, need: int) -> float:
    """The chance of a check as things stand. [42, 43]"""
    return reaches(t.content, check_dice(t, i, terms), max(1, need) + t.state.fewer)


def check_dice(t: WasteTable, i: int, terms: Terms) -> str:
    """The dice of a check when the weakest are lost, no more than the box holds. [23, 42]"""
    letters = "".join([lot.letters for lot in skill_dice(t, i, terms)])
    return rolled(t, letters, len(losses(t, i, terms)))


def rolled(t: WasteTable, letters: str, lost: int) -> str:
    """The dice that will be thrown: without the weakest, and as many as the box holds. [23]"""
    return limited(t, weaker(letters, lost))


@lru_cache(maxsize=4096)
def reaches(box: Box, letters: str, need: int) -> float:
    """The chance that these dice show so many successes."""
    return dice.mean(box.pool(letters), dice.at_least(need, SUCCESS))


def fight_view(t: WasteTable) -> FightView:
    """The combat with the chances of both attacks, each before it is rolled."""
    fight = the_fight(t)
    enemy = bool(fight.enemy)
    i = fight.knight
    waits = enemy and NOBODY not in fight.attacked
    armed = i in fight.weapons and i not in fight.attacked
    foes = foe_dice(t) if waits else ""
    own = own_dice(t, i) if armed else ""
    weapon = weapon_of(t, i) if armed else None
    printed = side(t, weapon) if weapon is not None else Side()
    return FightView(
        knight=i,
        enemy=fight.enemy,
        rival=fight.rival,
        life=fight.life,
        wounds=fight.wounds,
        phase=fight.phase,
        weapons=fight.weapons.copy(),
        attacked=tuple(fight.attacked),
        tokens=tuple(fight.tokens),
        felled=tuple(fight.felled),
        properties=tuple(x for x in PROPERTIES if enemy and has(t, x)),
        foe_dice=foes,
        foe_spread=foe_spread(t, foes) if foes else (),
        **_armour(t, i),
        dice=own,
        spread=wounds_of(t, i, own, printed) if own else (),
        breaks=_breaks(t.content, own) if weapon is not None else 0.0,
    )


def own_dice(t: WasteTable, i: int) -> str:
    """The dice of a knight's attack when the weakest are lost."""
    return rolled(t, attack_dice(t, i), attack_losses(t, i))


def _armour(t: WasteTable, i: int) -> dict[str, Any]:
    """What he wears, where it would stop something of the enemy's attack. [85]"""
    knight = t.state.knights[i]
    if not the_fight(t).enemy or has(t, "pierce") or not knight.armour:
        return {"armour": "", "stops": 0}
    stops = side(t, knight.armour[0]).block
    return {"armour": knight.armour[0].card if stops else "", "stops": stops}


def wounds_of(t: WasteTable, i: int, letters: str, weapon: Side) -> tuple[float, ...]:
    """The chance of no wound, one, two … by his attack with a weapon. [82]"""
    return wounds_by(t.content, letters, weapon, sure_successes(t, i), fates_seen(t, i))


def wounds_by(
    box: Box, letters: str, weapon: Side, sure: int = 0, seen: int = 1
) -> tuple[float, ...]:
    """The same by these dice, with sure successes, and fates seen or not."""
    return _wounds_by(box, letters, weapon.lines, sure, seen)


@lru_cache(maxsize=8192)
def _wounds_by(
    box: Box, letters: str, lines: tuple[Line, ...], sure: int, seen: int
) -> tuple[float, ...]:
    found = dice.told(
        box.pool(letters),
        lambda face: dealt((face[SUCCESS] + sure, face[FATE] * seen, face[FAILURE]), lines),
    )
    return tuple(found.get(n, 0.0) for n in range(max(found) + 1))


def fates_seen(t: WasteTable, i: int) -> int:
    """1, or nought for shaking hands, which see no fate. [J8]"""
    return int(not can(t, t.state.knights[i], "shakes"))


def dealt(face: dice.Face, lines: Sequence[Line]) -> int:
    """The wounds symbols deal, by the lines of a weapon or an enemy: as the rules count. [82]"""
    return batch(worked_by(lines, face[FATE], face[FAILURE]), face[SUCCESS])


def foe_spread(t: WasteTable, letters: str) -> tuple[float, ...]:
    """The chance of no wound, one, two … by the enemy's attack, tokens counted, armour not."""
    fight = the_fight(t)
    reds = [t.content.threats[token].red for token in fight.tokens]
    fate, wounds = sum(red.fate for red in reds), sum(red.wounds for red in reds)
    lines = foe(t).lines
    pool = t.content.pool(letters)
    if has(t, "rerolls"):
        pool = tuple(dice.rethrown(die, lambda face: not any(face)) for die in pool)
    spared = 0 if has(t, "pierce") else toughness(t, fight.knight)

    def harm(face: dice.Face) -> int:
        found = wounds + dealt((face[SUCCESS], face[FATE] + fate, face[FAILURE]), lines)
        return max(0, found - spared)

    found = dice.told(pool, harm)
    return tuple(found.get(n, 0.0) for n in range(max(found) + 1))


def _breaks(box: Box, letters: str) -> float:
    """The chance of any failure among the dice. [83]"""
    return dice.mean(box.pool(letters), lambda face: face[FAILURE] > 0)
