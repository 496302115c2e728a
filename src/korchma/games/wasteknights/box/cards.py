"""What the small cards do: the words of entries, and a few more. [3.6]"""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from korchma.games.wasteknights.box.holding import Colour, Holding, Skill
from korchma.games.wasteknights.box.perks import Kind, Symbol, Terrain
from korchma.games.wasteknights.box.tales import (
    BreakGear,
    Check,
    Damage,
    Deal,
    Dice,
    Fight,
    FixGear,
    Gain,
    Heal,
    Lose,
    Recv,
    Repair,
    Threat,
    Word,
)
from korchma.tray.stories import Branch, Choose, If, Is, Step

# --- what holds ----------------------------------------------------------------------------------


class Speed(Is, frozen=True):
    """The vehicle is no faster than this, as its sheet says. [3.6]"""

    most: int


class Vehicle(Is, frozen=True):
    """The vehicle is of this type."""

    type: Literal["light", "medium", "heavy"]


class Wrecked(Is, frozen=True):
    """The vehicle is a wreck."""


class Ground(Is, frozen=True):
    """The knight stands on such ground; a city's is its mark."""

    terrain: Terrain


class HasGear(Is, frozen=True, tag="gear"):
    """A card of this name is at hand; ``working``: its working side is up."""

    card: str
    working: bool = False


class Handy(Is, frozen=True):
    """The knight repairs so many points, or more, gear left out. [3.6]"""

    repair: int


class SpentFuel(Is, frozen=True):
    """Fuel was spent on this move."""


class Company(Is, frozen=True):
    """Another conscious knight is at most so many steps away."""

    within: int


class FullTrack(Is, frozen=True):
    """The radiation track is full."""


class Fought(Is, frozen=True):
    """The knight has fought in this turn."""


class Beaten(Is, frozen=True):
    """The enemy is defeated."""


class Felled(Is, frozen=True):
    """The knight is defeated."""


CardHolding: TypeAlias = (
    Holding
    | Speed
    | Vehicle
    | Wrecked
    | Ground
    | HasGear
    | Handy
    | SpentFuel
    | Company
    | FullTrack
    | Fought
    | Beaten
    | Felled
)

# --- what happens --------------------------------------------------------------------------------


class FoeDie(Step, frozen=True):
    """The enemy gains a die for its attack; below nought it loses its weakest. [23]"""

    n: int = 1
    colour: Colour = "white"


class FoeWound(Step, frozen=True):
    """The enemy receives wounds."""

    n: int = 1


class OwnDie(Step, frozen=True):
    """The knight loses dice of his attack in this combat."""

    n: int = -1


class More(Step, frozen=True):
    """So many wounds more in the same batch."""

    n: int = 1


class Void(Step, frozen=True):
    """The successes of this attack deal nothing."""


class Over(Step, frozen=True):
    """The combat, or the event, ends at once: no effects, no reward, no success or failure."""


class Need(Step, frozen=True):
    """The check of this event has another difficulty."""

    n: int


class Bonus(Step, frozen=True):
    """Successes added to the check that follows."""

    n: int = 1


class LoseDie(Step, frozen=True):
    """A die less in the check that follows."""


class Settled(Step, frozen=True):
    """The check of this event is not rolled: it is a success, or a failure."""

    ok: bool


class Test(Step, frozen=True):
    """A check on the way, which may change the combat: Talk before the first blow. [3.7]"""

    skill: Skill
    need: int
    ok: CardBranch = Branch()
    fail: CardBranch = Branch()


class PerSuccess(Step, frozen=True):
    """Something for each success of the roll, up to a limit."""

    what: Literal["xp", "res"]
    most: int


class KeepOne(Step, frozen=True):
    """So many gear cards are drawn, one is kept."""

    n: int = 2


class Flip(Step, frozen=True):
    """Infected wounds turn into wounds."""

    n: int = 1


CardWord: TypeAlias = (
    Word
    | FoeDie
    | FoeWound
    | OwnDie
    | More
    | Void
    | Over
    | Need
    | Bonus
    | LoseDie
    | Settled
    | Test
    | PerSuccess
    | KeepOne
    | Flip
)
Plain: TypeAlias = (
    Gain
    | Lose
    | Deal
    | Recv
    | Heal
    | Damage
    | Repair
    | FixGear
    | BreakGear
    | Threat
    | Dice
    | Fight
    | Check
)
CardSteps: TypeAlias = tuple[
    CardWord | Choose[CardWord, CardHolding] | If[CardWord, CardHolding], ...
]
CardBranch: TypeAlias = Branch[CardWord, CardHolding]


class Line(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A line of an enemy or a weapon: at the start, in the clash, at the end, or for each fate or
    failure of the owner's own attack roll, ``most`` so many times. [3.6]"""

    on: Literal["start", "clash", "end", "fate", "fail"]
    steps: CardSteps
    most: int = 0


class Hazards(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the yellow side of a threat token does to the knight and his vehicle. [39]"""

    steps: CardSteps = ()
    fewer: int = 0
    """Successes less in the first check. [3.11]"""


class Red(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the red side of a threat token does for the enemy. [79]"""

    wounds: int = 0
    life: int = 0
    die: Colour | Literal[""] = ""
    fate: int = 0
    pierce: bool = False
    ambush: bool = False
    rerolls: bool = False


__all__ = [
    "CardBranch",
    "CardHolding",
    "CardSteps",
    "CardWord",
    "Hazards",
    "Kind",
    "Line",
    "Red",
    "Symbol",
]
