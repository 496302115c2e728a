"""The vocabulary of Old World's stories: what they do to a witcher, and what decides. [58-66]"""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from korchma.games.oldworld.box.rows import Power, Skill, Terrain
from korchma.tray.stories import Band, Branch, Choose, Entry, FlagIs, Step, Way

# --- what happens --------------------------------------------------------------------------------


class Counted(Step, frozen=True):
    """So much of something; below nought it is lost."""

    n: int


class Gold(Counted, frozen=True):
    """Gold. [6]"""


class Shield(Counted, frozen=True):
    """Steps of the shield. [27]"""


class ShieldTo(Counted, frozen=True):
    """The shield stands at so much; 9 is its limit. [27]"""


class Potions(Counted, frozen=True):
    """Potions. [28]"""


class PotionsTo(Counted, frozen=True):
    """Potions up to so many. [28]"""


class Refill(Counted, frozen=True):
    """Cards more or fewer at the end of the turn. [71]"""


class Draw(Counted, frozen=True):
    """Cards drawn. [60]"""


class Discard(Counted, frozen=True):
    """Cards discarded. [60]"""


class Burn(Counted, frozen=True):
    """Cards burned. [66]"""


class Grow(Counted, frozen=True, tag="skill"):
    """A step of a skill: a named one, the lowest, or any. [24-26]"""

    skill: Skill | Literal["lowest", "any"]


class RowCard(Step, frozen=True):
    """A card of the row, up to this cost. [64]"""

    cost: int


class Trail(Step, frozen=True):
    """A trail token. [65]"""


class Move(Step, frozen=True):
    """A step to a place next to this one. [60]"""


class Rest(Step, frozen=True):
    """The turn goes on with its last phase. [60]"""


class Keep(Step, frozen=True):
    """Gear, a companion or a favour that stays. [62]"""

    power: Power


class Task(Step, frozen=True, tag="quest"):
    """A quest: a place, the own school, or a random token of a terrain; an event waits. [61]"""

    event: int
    at: int = -1
    terrain: Terrain | Literal[""] = ""
    school: bool = False
    gold: int = 0


class Price(msgspec.Struct, frozen=True):
    """What choosing a way costs. [59]"""

    gold: int = 0
    potions: int = 0
    cards: int = 0


class Pay(Step, frozen=True):
    """A price is paid in full or not at all. [59]"""

    gold: int = 0
    potions: int = 0
    cards: int = 0

    @property
    def price(self) -> Price:
        """The same, as it is read aloud."""
        return Price(self.gold, self.potions, self.cards)


# --- what decides --------------------------------------------------------------------------------


class Die(Step, frozen=True):
    """A die decides."""

    bands: tuple[Band[Word, FlagIs], ...]


class Table(Step, frozen=True):
    """A die decides how an event goes on. [62]"""

    bands: tuple[Band[Word, FlagIs], ...]


class Test(Step, frozen=True):
    """Twice a skill and a die. [62]"""

    skill: Skill
    bands: tuple[Band[Word, FlagIs], ...]


class Threshold(Step, frozen=True):
    """A skill that is high enough, or is not. [62]"""

    skill: Skill
    n: int
    yes: Branch[Word, FlagIs]
    no: Branch[Word, FlagIs]


class Duel(Step, frozen=True):
    """A short fight: the damage of one combo. [63]"""

    shield: int
    cards: int
    bands: tuple[Band[Word, FlagIs], ...]


Effect: TypeAlias = (
    Gold
    | Shield
    | ShieldTo
    | Potions
    | PotionsTo
    | Refill
    | Draw
    | Discard
    | Burn
    | Grow
    | RowCard
    | Trail
    | Move
    | Rest
    | Keep
    | Task
)
Decider: TypeAlias = Die | Table | Test | Threshold | Duel
Word: TypeAlias = Effect | Decider | Pay
TaleWay: TypeAlias = Way[Word, FlagIs]
TaleChoice: TypeAlias = Choose[Word, FlagIs]
TaleBranch: TypeAlias = Branch[Word, FlagIs]


class Tale(Entry[Word, FlagIs], frozen=True):
    """An exploration card, or an event that a quest leads to. [58-63]"""

    @property
    def name(self) -> str:
        """What its texts are called by."""
        return self.id if isinstance(self.id, str) else f"event-{self.id}"


class Story(Tale, frozen=True):
    """An exploration card. [58-61]"""

    id: str


class Event(Tale, frozen=True):
    """What a quest leads to. [62, 63]"""

    id: int


def price_of(way: TaleWay) -> Price:
    """What a way costs; most cost nothing. [59]"""
    return next((part.price for part in way.price if isinstance(part, Pay)), Price())
