"""What charging or biting may do to the one who is hunted, over all fight cards it may be."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Literal

import msgspec

from korchma.games.oldworld.box.rows import Hit, Skill
from korchma.games.oldworld.rules.monsters import blow
from korchma.games.oldworld.rules.sides import the_fight
from korchma.games.oldworld.state import WorldTable

Harm = Literal["damage", "lowers", "discard", "burn"]
ORDER: tuple[Harm, ...] = ("damage", "lowers", "discard", "burn")


class Threat(msgspec.Struct, frozen=True, gc=False):
    """One thing half of a fight card may do: so much of it, on so many of the cards. [88]

    ``lowers`` is damage too, with a level of a ``skill``.
    """

    kind: Harm
    n: int
    skill: Skill | Literal[""]
    cards: int


class Threats(msgspec.Struct, frozen=True, gc=False):
    """What each half may do, the heaviest first. [87, 88]"""

    charge: tuple[Threat, ...] = ()
    bite: tuple[Threat, ...] = ()


def threats(t: WorldTable) -> Threats:
    """By the fight card that is up; else by any that has not been seen. [85, 87, 88]"""
    fight, attacks = the_fight(t), t.content.attacks
    if not fight.monster:
        return Threats()
    hidden = [row for row in attacks.values() if row.id not in fight.spent]
    rows = [attacks[fight.spent[-1]]] if fight.step == "monster" else hidden
    return Threats(_half(t, (row.charge for row in rows)), _half(t, (row.bite for row in rows)))


def _half(t: WorldTable, hits: Iterable[Hit]) -> tuple[Threat, ...]:
    found: Counter[tuple[Harm, int, Skill | Literal[""]]] = Counter()
    for hit, cards in Counter(hits).items():
        found[_threat(t, hit)] += cards
    every = [Threat(kind, n, skill, cards) for (kind, n, skill), cards in found.items()]
    return tuple(sorted(every, key=lambda each: (ORDER.index(each.kind), -each.n)))


def _threat(t: WorldTable, hit: Hit) -> tuple[Harm, int, Skill | Literal[""]]:
    """Cards burned, cards lost, or damage with all that softens or sharpens it. [88]"""
    fight = the_fight(t)
    if hit.burn:
        return "burn", hit.burn, ""
    if hit.discard:
        return "discard", t.content.monsters[fight.monster].level, ""
    damage = max(0, blow(t, fight.sides[0].seat, hit))
    return ("lowers", damage, hit.lowers) if hit.lowers else ("damage", damage, "")
