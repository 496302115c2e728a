"""Chance that does what it is told: dice by their symbols, tokens by their numbers."""

from __future__ import annotations

from typing import Any

from korchma.games.swordsorcery import GAME
from korchma.games.swordsorcery.state import State
from korchma.kernel import Rng
from korchma.kernel.rng import OPEN_KEY

LETTERS = {"hit": "H", "shield": "S", "power": "P", "magic": "M", "legend": "L", "miss": "-"}
FACES: dict[str, list[str]] = {
    row.id[0]: ["".join(LETTERS[symbol] for symbol in face) for face in row.faces]
    for row in GAME.content.dice.values()
}


class Luck(Rng):
    """Dice fall as they were named, and nobody throws dice that were not; shuffling is counted."""

    __slots__ = ("numbers", "shuffles", "throws")

    def __init__(self, state: State) -> None:
        super().__init__(state, OPEN_KEY)
        self.numbers: list[int] = []
        self.throws: list[tuple[str, tuple[int, ...]]] = []
        self.shuffles = 0

    def name(self, dice: str, faces: str) -> None:
        """The next throw: ``rb`` and ``HP S`` are two dice and what they show; ``-`` is a miss."""
        shown = faces.split()
        assert len(shown) == len(dice), f"{len(dice)} dice, {len(shown)} faces"
        found = zip(dice, shown, strict=True)
        self.throws.append((dice, tuple(FACES[die].index(face) for die, face in found)))

    def below(self, n: int) -> int:
        """The next named number, else the first thing there is."""
        self.news = True
        number = self.numbers.pop(0) if self.numbers else 0
        assert number < n, f"{number} is no number below {n}"
        return number

    def several(self, n: int, count: int) -> tuple[int, ...]:
        """The next named throw."""
        assert self.throws, f"{count} dice are thrown and nobody has named them"
        self.news = True
        dice, faces = self.throws.pop(0)
        assert len(faces) == count, f"{count} dice are thrown, not {dice}"
        return faces

    def shuffle(self, things: list[Any]) -> None:
        """Counted, not done: what lies on top is known."""
        self.news = True
        self.shuffles += 1
