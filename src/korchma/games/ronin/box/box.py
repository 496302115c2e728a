"""The box of Ronin, and what follows from it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import get_args

from korchma.games.ronin.box.rows import (
    Board,
    Bonus,
    Card,
    Chapter,
    Character,
    Setup,
    Skill,
    Symbol,
    Window,
)
from korchma.games.ronin.options import Keep, Play, TakePair, UseSkill
from korchma.kernel.content import fingerprint

SYMBOLS: tuple[Symbol, ...] = ("magic", "diplomacy", "exploration", "combat")
"""Inside the state a symbol is its place in this row. [14]"""
INDEX: dict[str, int] = {symbol: i for i, symbol in enumerate(SYMBOLS)}
TOP = 12
"""The last space of a partnership track."""
COVERS = 4
"""Ways to cover a card's two symbols; further bits of its lost markers are the cup's."""
SHARED = (1, 3)
"""The skills that also exist as cards for the partners. [12]"""


@dataclass(frozen=True, eq=False)
class Box:
    """Everything in the box, and what follows from it."""

    cards: dict[str, Card]
    characters: dict[str, Character]
    skills: dict[str, Skill]
    chapters: dict[str, Chapter]
    boards: dict[str, Board]
    setups: dict[int, Setup]
    golden: tuple[int, ...]

    @cached_property
    def fingerprint(self) -> str:
        """Names this content in records."""
        return fingerprint(
            self.cards,
            self.characters,
            self.skills,
            self.chapters,
            self.boards,
            self.setups,
            self.golden,
        )

    @cached_property
    def deck(self) -> tuple[str, ...]:
        """The action cards of the deck."""
        return tuple(card.id for card in self.cards.values() if not card.owner)

    @cached_property
    def starting(self) -> dict[str, tuple[str, ...]]:
        """The starting cards of each character. [11]"""
        return {
            who: tuple(card.id for card in self.cards.values() if card.owner == who)
            for who in self.characters
        }

    @cached_property
    def prints(self) -> dict[str, tuple[int, ...]]:
        """The symbols printed on each card."""
        return {
            card.id: tuple(INDEX[symbol] for symbol in card.symbols) for card in self.cards.values()
        }

    @cached_property
    def borne(self) -> dict[str, tuple[int, ...]]:
        """The symbols of each card, each once. [73]"""
        return {card: tuple(sorted({*printed})) for card, printed in self.prints.items()}

    @cached_property
    def shown(self) -> dict[str, tuple[tuple[int, ...], ...]]:
        """The symbols each card shows under lost markers 0, 1, 2 and 1 + 2. [17]"""
        return {
            card: tuple(
                tuple(symbol for bit, symbol in enumerate(printed, 1) if not lost & bit)
                for lost in range(COVERS)
            )
            for card, printed in self.prints.items()
        }

    @cached_property
    def colours(self) -> dict[str, str]:
        """The colour of each card."""
        return {card.id: card.colour for card in self.cards.values()}

    @cached_property
    def standard(self) -> frozenset[str]:
        """Cards with a standard effect. [39]"""
        return frozenset(card.id for card in self.cards.values() if card.effect and not card.tea)

    @cached_property
    def tea(self) -> frozenset[str]:
        """Cards with a tea effect. [50]"""
        return frozenset(card.id for card in self.cards.values() if card.effect and card.tea)

    @cached_property
    def cups(self) -> dict[str, frozenset[str]]:
        """Cards with a left cup, and with a right one."""
        return {
            side: frozenset(card.id for card in self.cards.values() if card.cup == side)
            for side in ("left", "right")
        }

    @cached_property
    def skills_of(self) -> dict[str, tuple[Skill, ...]]:
        """The four skills of each character."""
        return {
            who: tuple(skill for skill in self.skills.values() if skill.character == who)
            for who in self.characters
        }

    @cached_property
    def windows(self) -> dict[str, Window]:
        """When each skill can be used."""
        return {skill.id: skill.window for skill in self.skills.values()}

    @cached_property
    def skills_in(self) -> dict[tuple[str, str], tuple[Skill, ...]]:
        """The skills of each character that can be used in each window."""
        return {
            (who, window): tuple(skill for skill in own if skill.window == window)
            for who, own in self.skills_of.items()
            for window in get_args(Window)
        }

    @cached_property
    def pairs(self) -> dict[str, tuple[tuple[int, int], ...]]:
        """The active symbols of each chapter, by chapter card."""
        return {
            row.id: tuple((INDEX[left], INDEX[right]) for left, right in row.pairs)
            for row in self.chapters.values()
        }

    @cached_property
    def bonuses(self) -> dict[str, tuple[Bonus | None, ...]]:
        """The bonus of each space, by board."""
        return {
            board.id: tuple(board.bonuses.get(space) for space in range(TOP + 1))
            for board in self.boards.values()
        }

    @cached_property
    def worth(self) -> dict[str, tuple[int, ...]]:
        """The points at the end for each level, by board. [75]"""
        out = {}
        for board in self.boards.values():
            points, row = 0, []
            for space in range(TOP + 1):
                points = board.points.get(space, points)
                row.append(points)
            out[board.id] = tuple(row)
        return out

    @cached_property
    def plays(self) -> dict[str, Play]:
        """The option to play each card, made once."""
        return {card: Play(card) for card in self.cards}

    @cached_property
    def takes(self) -> tuple[TakePair, ...]:
        """The option to take the pair of each slot, made once."""
        return tuple(map(TakePair, range(max(setup.pairs for setup in self.setups.values()))))

    @cached_property
    def uses(self) -> dict[str, UseSkill]:
        """The option to use each skill, made once."""
        return {skill: UseSkill(skill) for skill in self.skills}

    @cached_property
    def keeps(self) -> dict[str, Keep]:
        """The option to keep each card, made once."""
        return {card: Keep(card) for card in self.cards}
