"""What a combat may bring a knight: how likely he wins it, what he deals, what it costs him."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from korchma.games.wasteknights.box.box import Box
from korchma.games.wasteknights.box.rows import EnemyRow, Side
from korchma.games.wasteknights.eyes.forecast import weaker, wounds_by
from korchma.games.wasteknights.rules.checks import Terms, losses, skill_dice
from korchma.games.wasteknights.rules.harm import LIVES
from korchma.games.wasteknights.rules.numbers import health, row, side
from korchma.games.wasteknights.rules.striking import loaded
from korchma.games.wasteknights.rules.throwing import in_order
from korchma.games.wasteknights.state import Carried, Knight, WasteTable

BARE = Side()
FALL, LAST_FALL = 5.0, 20.0
"""What it costs to fall: a turn and an injury; the third time the game."""
TOKEN = 0.5
"""Wounds a threat token adds, more or less."""


class Outlook(NamedTuple):
    """The chance to defeat an enemy, the wounds one deals on average, and what it costs."""

    wins: float
    dealt: float
    cost: float


def spread(box: Box, letters: str, weapon: Side) -> tuple[float, ...]:
    """The chance of no wound, one, two … by these dice with a weapon."""
    return wounds_by(box, in_order(letters), weapon)


class Arm(NamedTuple):
    """An attack one could make: the chance of so many wounds or more, their mean, how early."""

    beats: tuple[float, ...]
    mean: float
    ranged: bool
    ambush: bool

    def fells(self, life: int) -> float:
        """The chance of so many wounds, or more."""
        return self.beats[life] if 0 <= life < len(self.beats) else float(life < 0)


def _arm(box: Box, letters: str, weapon: Side, ranged: bool) -> Arm:
    return _armed(spread(box, letters, weapon), ranged, weapon.ambush)


@lru_cache(maxsize=8192)
def _armed(chances: tuple[float, ...], ranged: bool, ambush: bool) -> Arm:
    beats = tuple(sum(chances[n:]) for n in range(len(chances)))
    return Arm(beats, sum(beats[1:]), ranged, ambush)


def arm(t: WasteTable, i: int, weapon: Carried | None, enemy: str = "") -> Arm:
    """An attack with this weapon, or with bare hands."""
    ranged = weapon is not None and row(t, weapon).way == "ranged"
    terms = Terms("ra" if ranged else "me", fight=True, unarmed=weapon is None, tags=(enemy,))
    letters = "".join([lot.letters for lot in skill_dice(t, i, terms)])
    printed = BARE
    if weapon is not None:
        printed = side(t, weapon)
        letters += printed.dice + ("W" if weapon.tuned else "")
    return _arm(t.content, weaker(letters, len(losses(t, i, terms))), printed, ranged)


def arms(t: WasteTable, i: int, enemy: str = "") -> list[Arm]:
    """Attacks with what is in hand and can be used, and with bare hands. [78]"""
    knight = t.state.knights[i]
    ready = [
        each
        for each in knight.hands
        if side(t, each).dice and (row(t, each).way == "melee" or loaded(knight, side(t, each)))
    ]
    return [*(arm(t, i, each, enemy) for each in ready), arm(t, i, None, enemy)]


def shoots(t: WasteTable, knight: Knight) -> bool:
    """Whether a knight has a weapon in hand that eats ammunition."""
    return any(
        row(t, x).way == "ranged" and not side(t, x).free and side(t, x).burns == "ammo"
        for x in knight.hands
    )


@lru_cache(maxsize=8192)
def _suffers(box: Box, name: str, fewer: int, blocked: float, left: int, fall: float) -> float:
    """What an enemy's attack costs: each wound, and more if one falls."""
    enemy, cost = box.enemies[name], 0.0
    for n, chance in enumerate(spread(box, weaker(enemy.dice, fewer), Side(lines=enemy.lines))):
        felt = n - blocked
        if felt > 0:
            cost += chance * (min(felt, left) + (fall if felt >= left else 0.0))
    return cost


class Body(NamedTuple):
    """What a knight can bear: wounds left, wounds his armour takes, what falling costs."""

    left: int
    shield: int
    fall: float


def body(t: WasteTable, i: int) -> Body:
    """A knight as he stands there."""
    knight = t.state.knights[i]
    return Body(
        health(t, knight) - knight.wounds - knight.infected,
        side(t, knight.armour[0]).block if knight.armour else 0,
        LAST_FALL if len(knight.injuries) + 1 >= LIVES else FALL,
    )


def outlook(
    box: Box, hands: Sequence[Arm], mine: Body, enemy: EnemyRow, life: int, fewer: int = 0
) -> Outlook:
    """One combat with the attack that serves best."""
    blocked = (0 if enemy.pierce else mine.shield) - TOKEN * enemy.threat
    full = _suffers(box, enemy.id, fewer, blocked, mine.left, mine.fall)
    best = max(hands, key=lambda each: (each.fells(life), each.mean))
    wins = best.fells(life)
    early = (best.ranged and enemy.attack == "melee") or best.ambush
    spared = wins if early and not enemy.ambush and not enemy.fury else 0.0
    return Outlook(wins, best.mean, full * (1 - spared))
