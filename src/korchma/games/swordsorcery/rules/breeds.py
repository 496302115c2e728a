"""What an enemy is by its card: numbers that hold, race and style, how it fights. [170-176]"""

from __future__ import annotations

from typing import NamedTuple

from korchma.games.swordsorcery.box.box import Box
from korchma.games.swordsorcery.box.foes import Face, Knack, Scroll, Weakness
from korchma.games.swordsorcery.box.terms import Race, Style


class Breed(NamedTuple):
    """What an enemy is by its card: numbers that hold, its race and style."""

    health: tuple[int, int]
    souls: int
    armour: int
    shields: int
    defence: int
    weak: tuple[Weakness, ...]
    race: Race
    style: Style | None
    draws: int
    figures: int
    target: str


def breed(box: Box, card: str) -> Breed:
    """The card of an enemy, looked at once."""
    found: Breed | None = box.breeds.get(card)
    if found is None:
        found = box.breeds[card] = _looked_at(box, card)
    return found


def _looked_at(box: Box, card: str) -> Breed:
    boss = box.bosses.get(card)
    if boss is not None:
        return Breed(
            boss.health,
            boss.souls,
            boss.armour,
            boss.shields,
            boss.defence,
            boss.weak,
            boss.race,
            None,
            0,
            1,
            boss.target,
        )
    row = box.enemies[card]
    scroll = box.scrolls[row.scroll]
    return Breed(
        row.health,
        row.souls,
        row.armour,
        row.shields,
        row.defence,
        row.weak,
        scroll.race,
        scroll.style,
        row.draws,
        row.figures,
        scroll.target,
    )


def face_of(box: Box, card: str, side: str) -> Face | None:
    """The side of a master that is up."""
    boss = box.bosses.get(card)
    return None if boss is None else boss.b if side == "b" else boss.a


def scroll_of(box: Box, card: str, side: str = "a") -> Scroll:
    """How an enemy fights."""
    face = face_of(box, card, side)
    return face.scroll if face is not None else box.scrolls[box.enemies[card].scroll].scroll


def knacks(box: Box, card: str, side: str = "a") -> dict[str, Knack]:
    """The powers of a scroll by name."""
    return {each.id: each for each in scroll_of(box, card, side).powers}
