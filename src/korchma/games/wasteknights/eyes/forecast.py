"""What dice may bring: exact chances for checks, attacks and the enemy's blow. [3.1]"""

from __future__ import annotations

from functools import lru_cache

import msgspec

from korchma.games.wasteknights.box.box import FAILURE, FATE, SUCCESS, Box
from korchma.games.wasteknights.box.cards import More
from korchma.games.wasteknights.box.rows import Side
from korchma.games.wasteknights.rules.checks import Terms, in_order, losses, skill_dice
from korchma.games.wasteknights.rules.numbers import side
from korchma.games.wasteknights.rules.striking import (
    attack_dice,
    attack_losses,
    foe,
    foe_dice,
    has,
    terms_of,
    the_fight,
    weapon_of,
)
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
    """The chance that the enemy's attack deals no wound, one, two …"""
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
    return RollView(
        roll.knight,
        roll.kind,
        roll.skill,
        roll.need,
        roll.dice,
        tuple(roll.faces),
        roll.bonus - roll.fewer,
    )


def weaker(letters: str, lost: int) -> str:
    """Dice without the weakest ones; one at least is rolled. [23]"""
    ordered = in_order(letters)
    return ordered[min(lost, len(ordered) - 1) :] if ordered else ""


def check_chance(
    t: WasteTable, i: int, skill: str, need: int, *, bonus: int = 0, helpers: bool = False
) -> float:
    """The chance of a check as things stand. [42, 43]"""
    letters = check_dice(t, i, skill, helpers=helpers)
    return reaches(t.content, letters, max(1, need) + t.state.fewer - bonus)


def check_dice(t: WasteTable, i: int, skill: str, *, helpers: bool = False) -> str:
    """The dice of a check when the weakest are lost. [23, 42]"""
    terms = Terms(skill, helpers=helpers)
    letters = "".join([lot.letters for lot in skill_dice(t, i, terms)])
    return weaker(letters, len(losses(t, i, terms)))


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
        properties=tuple(x for x in ("ambush", "pierce", "fury") if enemy and has(t, x)),
        foe_dice=foes,
        foe_spread=foe_spread(t, foes) if foes else (),
        dice=own,
        spread=wounds_of(t.content, own, printed) if own else (),
        breaks=_breaks(t.content, own) if weapon is not None else 0.0,
    )


def own_dice(t: WasteTable, i: int) -> str:
    """The dice of a knight's attack when the weakest are lost."""
    terms_of(t, i)
    return weaker(attack_dice(t, i), attack_losses(t, i))


def wounds_of(box: Box, letters: str, weapon: Side) -> tuple[float, ...]:
    """The chance of no wound, one, two … by an attack with a weapon. [82]"""
    found = dice.told(box.pool(letters), lambda face: dealt(face, weapon))
    return tuple(found.get(n, 0.0) for n in range(max(found) + 1))


def dealt(face: dice.Face, weapon: Side) -> int:
    """The wounds symbols deal: successes, and what the lines of a weapon or an enemy add. [82]"""
    more = 0
    for line in weapon.lines:
        symbols = face[FATE] if line.on == "fate" else face[FAILURE] if line.on == "fail" else 0
        times = min(symbols, line.most) if line.most else symbols
        more += times * sum(step.n for step in line.steps if isinstance(step, More))
    return face[SUCCESS] + more


def foe_spread(t: WasteTable, letters: str) -> tuple[float, ...]:
    """The chance of no wound, one, two … by the enemy's attack, tokens counted, armour not."""
    fight = the_fight(t)
    reds = [t.content.threats[token].red for token in fight.tokens]
    fate, wounds = sum(red.fate for red in reds), sum(red.wounds for red in reds)
    lines = Side(lines=foe(t).lines)
    found = dice.told(
        t.content.pool(letters),
        lambda face: wounds + dealt((face[SUCCESS], face[FATE] + fate, face[FAILURE]), lines),
    )
    return tuple(found.get(n, 0.0) for n in range(max(found) + 1))


def _breaks(box: Box, letters: str) -> float:
    """The chance of any failure among the dice. [83]"""
    return dice.mean(box.pool(letters), lambda face: face[FAILURE] > 0)
