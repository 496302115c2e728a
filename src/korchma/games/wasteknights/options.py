"""What a player of Waste Knights may choose."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from korchma.kernel import Option, thing

SeatId = Annotated[int, thing("seat")]
KnightId = Annotated[str, thing("knight")]
VehicleId = Annotated[str, thing("vehicle")]
SpaceId = Annotated[str, thing("space")]
GearId = Annotated[str, thing("gear")]
UpgradeId = Annotated[str, thing("upgrade")]
InjuryId = Annotated[str, thing("injury")]
BreakdownId = Annotated[str, thing("breakdown")]
SkillId = Annotated[str, thing("skill")]
DeedId = Annotated[str, thing("deed")]
WayId = Annotated[str, thing("way")]
DieId = Annotated[int, thing("die")]
KnackId = Annotated[str, thing("knack")]
PlaceId = Annotated[str, thing("shop")]
DeckId = Annotated[str, thing("deck")]
GoodsId = Annotated[str, thing("goods")]
WareId = Annotated[str, thing("ware")]
"""A card, or a unit of goods."""
Face: TypeAlias = Literal["a", "b", ""]
Die: TypeAlias = Literal["W", "G", "B", "R"]

# --- set-up --------------------------------------------------------------------------------------


class TakeKnight(Option, frozen=True):
    """Ride as this knight. [8]"""

    knight: KnightId


class TakeVehicle(Option, frozen=True):
    """Take this vehicle. [9]"""

    vehicle: VehicleId


class TakeGear(Option, frozen=True):
    """Take this starting gear. [10]"""

    gear: GearId


class Fitted(Option, frozen=True):
    """Enough gear: out of the draft. [10]"""


# --- a turn --------------------------------------------------------------------------------------


class DriveTo(Option, frozen=True):
    """Move to this space. [124]"""

    to: SpaceId


class Take(Option, frozen=True):
    """This way: the spaces entered, and what it costs: points, radiation, contamination, threat."""

    way: tuple[SpaceId, ...]
    points: int
    rad: int
    cont: int
    threat: int


class OwnWay(Option, frozen=True):
    """A way of one's own, step by step."""


class Step(Option, frozen=True):
    """The next space of it. [26]"""

    to: SpaceId


class Stop(Option, frozen=True):
    """The move ends here. [124]"""


class MakeCamp(Option, frozen=True):
    """Camp. [49]"""


class Explore(Option, frozen=True):
    """Explore. [58]"""


class Visit(Option, frozen=True):
    """A place of the city. [65]"""

    shop: PlaceId


class Do(Option, frozen=True):
    """A story action. [73]"""

    deed: DeedId


class WakeUp(Option, frozen=True):
    """Regain consciousness. [105]"""


class Overhaul(Option, frozen=True):
    """Overhaul the wreck. [109]"""


class Pass(Option, frozen=True):
    """Give up an action. [75]"""


class EndTurn(Option, frozen=True):
    """End the turn. [ruling 31]"""


class Equip(Option, frozen=True):
    """Put on a card out of the vehicle; what is in its way goes there. [97]"""

    gear: GearId
    out: tuple[GearId, ...] = ()


class Stow(Option, frozen=True):
    """Put a card into the vehicle. [97]"""

    gear: GearId


class Discard(Option, frozen=True):
    """Throw a card away. [97, 98]"""

    gear: GearId


class UseGear(Option, frozen=True):
    """Use a card. [95]"""

    gear: GearId


class UseKnack(Option, frozen=True):
    """Use an ability or an upgrade."""

    knack: KnackId


class GoOn(Option, frozen=True):
    """Nothing more here."""


class Look(Option, frozen=True):
    """Look at the top card of this deck."""

    deck: DeckId


class Upgrade(Option, frozen=True):
    """Take an upgrade, this face up. [115]"""

    upgrade: UpgradeId
    face: Face


# --- dice ----------------------------------------------------------------------------------------


class Drop(Option, frozen=True):
    """Lose a die of this colour. [23]"""

    die: Die


class Reroll(Option, frozen=True):
    """Throw this die again. [45, 84]"""

    die: DieId


class RollWith(Option, frozen=True):
    """Check with this skill."""

    skill: SkillId


# --- camp, exploration, city ---------------------------------------------------------------------


class Treat(Option, frozen=True):
    """Spend a unit of medicine on wounds, or on radiation. [50]"""

    what: Literal["wounds", "rad"]


class HealBy(Option, frozen=True):
    """Of the points of healing so many turn infected wounds into wounds. [50]"""

    flips: int


class Fix(Option, frozen=True):
    """Make a broken card work. [51]"""

    knight: KnightId
    gear: GearId
    points: int


class Patch(Option, frozen=True):
    """Take a point of damage off a vehicle. [51]"""

    knight: KnightId
    points: int


class TradeWith(Option, frozen=True):
    """Trade with a knight who shares the space. [55]"""

    knight: KnightId


class Accept(Option, frozen=True):
    """Take what the card brings, and its trouble. [59]"""


class Refuse(Option, frozen=True):
    """Leave it lying and look further. [60]"""


class BuyPoint(Option, frozen=True):
    """A unit of fuel for one more card. [62]"""


class GetWell(Option, frozen=True):
    """Be healed. [66]"""


class Cure(Option, frozen=True):
    """Be rid of an injury. [66]"""

    injury: InjuryId


class GetRepaired(Option, frozen=True):
    """Have the vehicle repaired. [67]"""


class Mend(Option, frozen=True):
    """Be rid of a breakdown. [67]"""

    breakdown: BreakdownId


class Restore(Option, frozen=True):
    """Have this card repaired. [68]"""

    gear: GearId


class Put(Option, frozen=True):
    """Give a card, or a unit of goods, in this deal. [55, 69]"""

    what: WareId
    gear: GearId | None = None


class Want(Option, frozen=True):
    """Take a card, or a unit of goods, in this deal. [55, 69]"""

    what: WareId
    gear: GearId | None = None


class Shake(Option, frozen=True):
    """The deal is made. [70]"""


class NoDeal(Option, frozen=True):
    """Everything stays where it is. [69]"""


class Agree(Option, frozen=True):
    """Yes. [56]"""


class Decline(Option, frozen=True):
    """No. [56]"""


class Keep(Option, frozen=True):
    """Keep this card."""

    gear: GearId


# --- combat and harm -----------------------------------------------------------------------------


class Wield(Option, frozen=True):
    """Fight with this weapon, or unarmed. [78]"""

    gear: GearId | None = None


class Block(Option, frozen=True):
    """Let the armour take it. [85]"""


class Bear(Option, frozen=True):
    """Take the wounds. [85]"""


class Lose(Option, frozen=True):
    """Give up one unit of this. [21]"""

    goods: GoodsId


class Gain(Option, frozen=True):
    """Take one unit of this. [21]"""

    goods: GoodsId


class Strike(Option, frozen=True):
    """What is decided for the wasteland, by the right-hand neighbour. [3.17]"""

    what: GearId


# --- stories -------------------------------------------------------------------------------------


class Choose(Option, frozen=True):
    """A way of the entry that is read. [121]"""

    way: WayId


class Name(Option, frozen=True):
    """This knight. [3.6]"""

    knight: KnightId


class Tow(Option, frozen=True):
    """Move a token of the plot here. [3.16]"""

    to: SpaceId


class Pray(Option, frozen=True):
    """Pray with the others. [3.16]"""


class Sabotage(Option, frozen=True):
    """Work against it. [3.16]"""


Choice: TypeAlias = (
    TakeKnight
    | TakeVehicle
    | TakeGear
    | Fitted
    | DriveTo
    | Take
    | OwnWay
    | Step
    | Stop
    | MakeCamp
    | Explore
    | Visit
    | Do
    | WakeUp
    | Overhaul
    | Pass
    | EndTurn
    | Equip
    | Stow
    | Discard
    | UseGear
    | UseKnack
    | GoOn
    | Look
    | Upgrade
    | Drop
    | Reroll
    | RollWith
    | Treat
    | HealBy
    | Fix
    | Patch
    | TradeWith
    | Accept
    | Refuse
    | BuyPoint
    | GetWell
    | Cure
    | GetRepaired
    | Mend
    | Restore
    | Put
    | Want
    | Shake
    | NoDeal
    | Agree
    | Decline
    | Keep
    | Wield
    | Block
    | Bear
    | Lose
    | Gain
    | Strike
    | Choose
    | Name
    | Tow
    | Pray
    | Sabotage
)
