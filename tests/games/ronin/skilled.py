"""Somebody about to use a skill: the character whose it is, or a partner with its card."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Self

import pytest

from korchma.games.ronin.options import UseSkill
from korchma.kernel import Answer
from tests.games.ronin.story import BOX, Story, ronin

SHARED = [skill.id for skill in BOX.skills.values() if skill.number in (1, 3)]
PHASES = {"take": "take", "order": "order", "play": "effects", "tea": "tea", "score": "score"}
PAIRS = (("R02", "R03"), ("G02", "G03"), ("B02", "B03"))

own_or_card = pytest.mark.parametrize("card", [False, True], ids=["own", "card"])
"""Skills 1 and 3 do the same for a partner who holds their card."""


class Skilled(Story):
    """A table at which ``me`` is the first to be asked, between ``left`` and ``right``."""

    me: str
    left: str
    right: str

    def use(self, skill: str, *answers: Answer) -> Self:
        """Use it and answer what it asks."""
        return self.do(UseSkill(skill), *answers)

    @property
    def mine(self) -> dict[str, int]:
        """My supply."""
        return self.tokens(self.me)


def names(skill: str, card: bool) -> tuple[str, str, str]:
    """Who holds it and who sits left and right: with a card, its character is the left one."""
    owner = BOX.skills[skill].character
    others = [who for who in ("dandelion", "vesemir", "triss") if who != owner]
    return (others[0], owner, others[1]) if card else (owner, others[0], others[1])


def holding(skill: str, *, card: bool = False, ready: bool = True, **position: Any) -> Skilled:
    """A table in the skill's window; ``me``, ``left`` and ``right`` stand for the characters."""
    seats = names(skill, card)
    known = dict(zip(("me", "left", "right"), seats, strict=True))
    placed: dict[str, Any] = {}
    for field, value in position.items():
        placed[field] = value
        if isinstance(value, Mapping):
            placed[field] = {known[who]: each for who, each in value.items()}
        elif field == "order" and isinstance(value, Sequence):
            placed[field] = [known[who] for who in value]
    window = BOX.skills[skill].window
    placed.setdefault("phase", PHASES[window])
    if window == "take":
        placed.setdefault("slots", PAIRS)
    if ready and card:
        placed["cards"] = {seats[0]: [skill]}
    elif ready:
        placed["ready"] = {seats[0]: [skill]}
    table = Skilled(ronin(*seats, **placed).session)
    table.me, table.left, table.right = seats
    return table


def offered(table: Skilled, skill: str) -> bool:
    """Whether I could use it now."""
    return table.offers(UseSkill(skill)) and table.asked == table.me
