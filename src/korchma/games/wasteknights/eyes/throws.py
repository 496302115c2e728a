"""What a throw would bring, for the answer pointed at: its dice, its spread, what it may break."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from korchma.games.wasteknights.box import tales as w
from korchma.games.wasteknights.box.box import FAILURE, SUCCESS
from korchma.games.wasteknights.box.rows import Side
from korchma.games.wasteknights.eyes.forecast import dealt, weaker
from korchma.games.wasteknights.eyes.odds import steps_of
from korchma.games.wasteknights.eyes.ways import WayView
from korchma.games.wasteknights.eyes.ways import foresee as foresee_way
from korchma.games.wasteknights.options import Choose, GoOn, Reroll, UseKnack, Wield
from korchma.games.wasteknights.rules.checks import Terms, counted, losses, skill_dice
from korchma.games.wasteknights.rules.deciding import chooser
from korchma.games.wasteknights.rules.gear import find
from korchma.games.wasteknights.rules.numbers import side
from korchma.games.wasteknights.rules.striking import (
    attack_dice,
    attack_losses,
    the_fight,
    weapon_of,
)
from korchma.games.wasteknights.state import NOBODY, WasteTable
from korchma.kernel import Ask, Option
from korchma.tray import dice

NO_FACE = "?"
"""A die that is still to be thrown."""


class Throw(msgspec.Struct, frozen=True, gc=False):
    """Dice to come, those that lie already among them, and what they may bring. [42, 82]"""

    skill: str
    need: int
    """Successes, or wounds that fell the enemy; nought where any number counts."""
    dice: str
    faces: tuple[str, ...]
    """What lies; ``?`` for a die to come."""
    spread: tuple[float, ...]
    """The chance of none, one, two …"""
    chance: float
    breaks: float
    """The chance that the weapon breaks. [83]"""


def foresee(t: WasteTable, ask: Ask, options: Sequence[Option]) -> WayView | Throw | None:
    """The way an answer would mean, or the throw it would lead to."""
    match options:
        case [Choose(way)]:
            return _choice(t, way)
        case [Wield(card)] if t.state.fight is not None:
            return _weapon(t, ask, card or "")
        case [Reroll(), *_]:
            return _again(t, [each.die for each in options if isinstance(each, Reroll)])
        case [UseKnack("blanks")] if t.state.roll is not None:
            return _again(t, [n for n, face in enumerate(t.state.roll.faces) if not face])
        case [GoOn()] if ask.about == "after-roll":
            return _again(t, [])
    return foresee_way(t, ask, options)


def _choice(t: WasteTable, way: str) -> Throw | None:
    """The first check of a way of the entry that is read. [3.15 (14)]"""
    i = chooser(t)
    for step in steps_of(t, way):
        match step:
            case w.Check(skill, need, helpers=helpers):
                return _check(t, i, Terms(skill, helpers=helpers), need)
            case w.Graded(skill):
                return _check(t, i, Terms(skill), 0)
    return None


def _check(t: WasteTable, i: int, terms: Terms, need: int) -> Throw:
    letters = "".join(lot.letters for lot in skill_dice(t, i, terms))
    letters = weaker(letters, len(losses(t, i, terms)))
    fewer = t.state.fewer
    found = dice.told(t.content.pool(letters), lambda face: max(0, face[SUCCESS] - fewer))
    spread = _row(found)
    chance = sum(spread[max(1, need) :])
    return Throw(terms.skill, need, letters, (NO_FACE,) * len(letters), spread, chance, 0.0)


def _weapon(t: WasteTable, ask: Ask, card: str) -> Throw:
    """One attack with this weapon, before any die is thrown. [82, 83]"""
    fight = the_fight(t)
    duelled = fight.rival != NOBODY and t.state.knights[fight.rival].seat == ask.seat
    i = fight.rival if duelled and fight.rival not in fight.weapons else fight.knight
    before = dict(fight.weapons)
    fight.weapons[i] = card
    letters = weaker(attack_dice(t, i), attack_losses(t, i))
    fight.weapons = before
    carried = find(t.state.knights[i], card) if card else None
    printed = side(t, carried) if carried is not None else Side()
    return _attack(t, letters, [NO_FACE] * len(letters), printed, armed=bool(card))


def _again(t: WasteTable, which: Sequence[int]) -> Throw | None:
    """The attack that lies there, with some of its dice thrown again. [84]"""
    roll, fight = t.state.roll, t.state.fight
    if roll is None or fight is None or roll.kind != "attack":
        return None
    faces = [NO_FACE if n in which else face for n, face in enumerate(roll.faces)]
    weapon = weapon_of(t, roll.knight)
    printed = side(t, weapon) if weapon is not None else Side()
    return _attack(t, roll.dice, faces, printed, armed=weapon is not None)


def _attack(
    t: WasteTable, letters: str, faces: Sequence[str], weapon: Side, *, armed: bool
) -> Throw:
    fight, roll = the_fight(t), t.state.roll
    lies = counted([face for face in faces if face != NO_FACE])
    come = "".join(letter for letter, face in zip(letters, faces, strict=True) if face == NO_FACE)
    bonus, fewer = (roll.bonus, roll.fewer) if roll is not None else (0, 0)

    def wounds(face: dice.Face) -> int:
        found = dice.total([face, lies]) if face else lies
        return bonus + dealt((found[0], found[1] - fewer, found[2]), weapon)

    spread = _row(dice.told(t.content.pool(come), wounds)) if come else _sure(wounds(()))
    need = fight.life - fight.wounds if fight.enemy else 0
    if not armed:
        breaks = 0.0
    elif lies[FAILURE]:
        breaks = 1.0
    else:
        breaks = dice.mean(t.content.pool(come), lambda face: face[FAILURE] > 0) if come else 0.0
    chance = sum(spread[need:]) if fight.enemy else 0.0
    return Throw("", need, letters, tuple(faces), spread, chance, breaks)


def _row(found: dict[int, float]) -> tuple[float, ...]:
    return tuple(found.get(n, 0.0) for n in range(max(found) + 1))


def _sure(n: int) -> tuple[float, ...]:
    return (0.0,) * n + (1.0,)
