"""A sheet in the making: what each card adds, and what all come to together."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from korchma.games.swordsorcery.box.effects import Line
from korchma.games.swordsorcery.box.perks import Adds, AnyPerk, Perk
from korchma.games.swordsorcery.box.rows import Trigger


class Priced(NamedTuple):
    """A line by its name: ``cord.0``, the first of a card."""

    id: str
    line: Line


class Set(NamedTuple):
    """A trigger that is set: from which card, of which level, with whose charges."""

    source: str
    trigger: Trigger
    level: int = 0
    power: bool = False
    """A class power, which cools down."""


class Sheet(NamedTuple):
    """All that cards give."""

    sums: dict[str, int]
    """What adds to each number of the owner, come what may."""
    ifs: dict[str, tuple[Adds, ...]]
    """What adds to them while something holds."""
    leads: dict[str, tuple[Adds, ...]]
    """What adds to numbers of every other enemy in sight. [172]"""
    perks: dict[type[Perk], tuple[AnyPerk, ...]]
    """All else, by kind."""
    lines: tuple[Priced, ...]
    guards: tuple[Priced, ...]
    triggers: dict[str, tuple[Set, ...]]
    armour: int = 0
    shields: int = 0
    defence: int = 0


class Made:
    """A sheet in the making."""

    def __init__(self) -> None:
        self.perks: list[AnyPerk] = []
        self.lines: list[Priced] = []
        self.guards: list[Priced] = []
        self.triggers: list[Set] = []
        self.armour = self.shields = self.defence = 0

    def add(
        self,
        source: str,
        perks: Iterable[AnyPerk] = (),
        lines: Iterable[Line] = (),
        triggers: Iterable[Trigger] = (),
        level: int = 0,
        *,
        power: bool = False,
    ) -> None:
        """What one card gives."""
        self.perks += perks
        self.lines += named(source, lines)
        self.triggers += [Set(source, each, level, power) for each in triggers]

    def done(self) -> Sheet:
        """All of it, by what it is asked for."""
        sums: dict[str, int] = {}
        ifs: dict[str, tuple[Adds, ...]] = {}
        leads: dict[str, tuple[Adds, ...]] = {}
        perks: dict[type[Perk], tuple[AnyPerk, ...]] = {}
        for perk in self.perks:
            if not isinstance(perk, Adds):
                perks[type(perk)] = (*perks.get(type(perk), ()), perk)
            elif perk.whose == "sight":
                leads[perk.to] = (*leads.get(perk.to, ()), perk)
            elif not perk.whose and perk.when:
                ifs[perk.to] = (*ifs.get(perk.to, ()), perk)
            elif not perk.whose:
                sums[perk.to] = sums.get(perk.to, 0) + perk.n
        triggers: dict[str, tuple[Set, ...]] = {}
        for each in self.triggers:
            on = each.trigger.on
            triggers[on] = (*triggers.get(on, ()), each)
        return Sheet(
            sums,
            ifs,
            leads,
            perks,
            tuple(self.lines),
            tuple(self.guards),
            triggers,
            self.armour,
            self.shields,
            self.defence,
        )


def named(source: str, lines: Iterable[Line], front: Sequence[Line] = ()) -> list[Priced]:
    """Lines by their names; one that is another on the ``front`` of the card is ``cord.b0``."""
    out = []
    for n, line in enumerate(lines):
        other = n < len(front) and front[n] != line
        out.append(Priced(f"{source}.{'b' if other else ''}{n}", line))
    return out
