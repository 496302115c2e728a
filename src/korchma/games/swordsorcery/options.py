"""What a player of Sword & Sorcery may choose."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from korchma.kernel import Option, thing

SeatId = Annotated[int, thing("seat")]
HeroId = Annotated[str, thing("hero")]
HeroCardId = Annotated[str, thing("hero-card")]
FigureId = Annotated[str, thing("figure")]
FoeId = Annotated[str, thing("figure")]
AreaId = Annotated[str, thing("area")]
SideId = Annotated[str, thing("side")]
ItemId = Annotated[str, thing("item")]
PowerId = Annotated[str, thing("power")]
TalentId = Annotated[str, thing("talent")]
GateId = Annotated[str, thing("gate")]
ShrineId = Annotated[str, thing("shrine")]
TrapId = Annotated[str, thing("trap")]
WayId = Annotated[str, thing("way")]
DeedId = Annotated[str, thing("deed")]
ParagraphId = Annotated[str, thing("paragraph")]
TokenId = Annotated[str, thing("token")]
DieId = Annotated[int, thing("die")]
ConditionId = Annotated[str, thing("condition")]
SymbolId = Annotated[str, thing("symbol")]
WeaponId = Annotated[str, thing("weapon")]
"""What one attacks with: an item, "" for bare hands."""
LineId = Annotated[str, thing("line")]
"""What symbols buy: ``cord.0``, the first line of a card."""
CardFace: TypeAlias = Literal["a", "b"]
Slot: TypeAlias = Literal["main", "off", "armour", "artifact"]


# --- set-up --------------------------------------------------------------------------------------


class TakeHero(Option, frozen=True):
    """Go as this hero. [67]"""

    card: HeroCardId


class Leave(Option, frozen=True):
    """This hero stays behind; another may come. (4.D 44)"""

    hero: HeroId


class Learn(Option, frozen=True):
    """Take this class power. [108]"""

    power: PowerId


class LearnTalent(Option, frozen=True):
    """Take this talent. [108]"""

    talent: TalentId


# --- whose turn ----------------------------------------------------------------------------------


class Next(Option, frozen=True):
    """This hero goes next. [47]"""

    hero: HeroId


class RankUp(Option, frozen=True):
    """Soul shards for a higher rank. [74]"""

    hero: HeroId
    cost: int


class Raise(Option, frozen=True):
    """A ghost at a shrine lives again. [163]"""

    hero: HeroId
    cost: int


class GoOn(Option, frozen=True):
    """No more of this."""


class EndTurn(Option, frozen=True):
    """The hero's turn is over. [51]"""


# --- a hero's turn -------------------------------------------------------------------------------


class Walk(Option, frozen=True):
    """A step of the move. [78, 82]"""

    to: AreaId


class StandUp(Option, frozen=True):
    """Up again: a point of the move, or a dash. [152]"""

    by: Literal["move", "dash"]


class DashOn(Option, frozen=True):
    """A point more for the move under way. [93]"""


class Strike(Option, frozen=True):
    """Attack with the main hand, the off hand, or bare hands. [90]"""

    hand: Literal["main", "off"]
    weapon: WeaponId
    target: FigureId
    side: str = "a"


class UsePower(Option, frozen=True):
    """Use a power, on a level one has reached; on somebody, in an area, or by itself. [113]"""

    power: PowerId
    level: int
    target: FigureId | None = None
    area: AreaId | None = None


class UseInnate(Option, frozen=True):
    """Use what the hero's card gives. [107]"""

    card: HeroCardId
    target: FigureId | None = None
    area: AreaId | None = None


class UseItem(Option, frozen=True):
    """Use an item. [121, 127, 128]"""

    item: ItemId
    target: FigureId | None = None
    area: AreaId | None = None
    side: str = "a"


class Awaken(Option, frozen=True):
    """Shards wake a soul weapon until the Time phase. [125]"""

    item: ItemId
    cost: int


class OpenDoor(Option, frozen=True):
    """Open a door; one that is locked asks for more. [30, 31, 94]"""

    side: SideId


class OpenChest(Option, frozen=True):
    """Open a chest. [32]"""

    area: AreaId


class Unlock(Option, frozen=True):
    """The key takes a magic lock off. [33]"""

    what: str


class Search(Option, frozen=True):
    """Turn the search token. [35]"""

    area: AreaId


class SearchHeap(Option, frozen=True):
    """Search a heap of the quest."""

    area: AreaId


class Focus(Option, frozen=True):
    """A hit more in the next attack. [95]"""


class Reorganize(Option, frozen=True):
    """Change what one has in hand and on. [96]"""


class Exchange(Option, frozen=True):
    """Give and take with somebody in the same area. [97]"""

    hero: HeroId


class Provoke(Option, frozen=True):
    """Provoke a master. [98]"""


class PickUp(Option, frozen=True):
    """Take a card that lies here. [100]"""

    item: ItemId
    side: str = "a"


class PickCoins(Option, frozen=True):
    """Take the crowns that lie here. [213]"""

    n: int


class PickLoot(Option, frozen=True):
    """Take a loot token that lies here. [213]"""


class PickKey(Option, frozen=True):
    """Take a magic key that lies here. [34]"""

    colour: str


class Drop(Option, frozen=True):
    """Let a card fall. [100]"""

    item: ItemId
    side: str = "a"


class DropCoins(Option, frozen=True):
    """Let crowns fall. [100]"""

    n: int


class ReadOn(Option, frozen=True):
    """An action of the story, in this area. [106]"""

    paragraph: ParagraphId


class Do(Option, frozen=True):
    """An action of this quest only. [106]"""

    deed: DeedId


class Point(Option, frozen=True):
    """A rock takes this enemy out of play. (q6 ``uncle-rock``)"""

    foe: FoeId


# --- ghosts --------------------------------------------------------------------------------------


class Shout(Option, frozen=True):
    """The soul shouts. [162]"""

    card: HeroCardId
    target: FigureId | None = None
    area: AreaId | None = None


class Return(Option, frozen=True):
    """To a shrine that is awake. [162]"""

    shrine: ShrineId


class Fly(Option, frozen=True):
    """A ghost's step. [162, 224]"""

    to: AreaId


# --- equipment -----------------------------------------------------------------------------------


class Wear(Option, frozen=True):
    """A card goes into a slot; what was there goes into the pack. [96, 123]"""

    item: ItemId
    slot: Slot
    side: str = "a"


class TakeOff(Option, frozen=True):
    """A card goes from its slot into the pack."""

    item: ItemId
    side: str = "a"


class Give(Option, frozen=True):
    """A card for another. [97, 229]"""

    item: ItemId
    to: HeroId
    side: str = "a"


class TakeFrom(Option, frozen=True):
    """A card from another. [97]"""

    item: ItemId
    of: HeroId
    side: str = "a"


class Pay(Option, frozen=True):
    """Crowns for another. [97, 229]"""

    n: int
    to: HeroId


class Buy(Option, frozen=True):
    """Buy a card, with this side up. [164]"""

    item: ItemId
    side: CardFace
    price: int


class Sell(Option, frozen=True):
    """Sell a treasure. [166]"""

    item: ItemId
    price: int
    side: str = "a"


class FromStash(Option, frozen=True):
    """Take a card from the stash. [167]"""

    item: ItemId
    side: str = "a"


class ToStash(Option, frozen=True):
    """Put a card into the stash. [10]"""

    item: ItemId
    side: str = "a"


class Forge(Option, frozen=True):
    """The anvil: the other side until the end of the quest. [168]"""

    item: ItemId


class Bet(Option, frozen=True):
    """The tavern: a symbol is named. [169]"""

    symbol: SymbolId


# --- in an attack --------------------------------------------------------------------------------


class Spend(Option, frozen=True):
    """Symbols for an effect. [131, 138]"""

    line: LineId


class Ammo(Option, frozen=True):
    """Ammunition for this attack. [128]"""

    item: ItemId


class React(Option, frozen=True):
    """A power out of turn. [101]"""

    power: PowerId
    level: int


class Again(Option, frozen=True):
    """This die once more. [2]"""

    die: DieId


class Aim(Option, frozen=True):
    """At this one. [196, 228]"""

    figure: FigureId


class Push(Option, frozen=True):
    """Into this area. [146, 200, 203]"""

    area: AreaId


class Suffer(Option, frozen=True):
    """This condition."""

    condition: ConditionId


# --- cards and stories ---------------------------------------------------------------------------


class Keep(Option, frozen=True):
    """Of several treasures, this one."""

    item: ItemId


class KeepTrap(Option, frozen=True):
    """Of several traps, this one."""

    trap: TrapId


class TurnPower(Option, frozen=True):
    """This used power is turned, or refreshed. [116, 231]"""

    power: PowerId


class Gate(Option, frozen=True):
    """At this gate. [185]"""

    gate: GateId


class Reveal(Option, frozen=True):
    """This shadow first. [182]"""

    area: AreaId


class Act(Option, frozen=True):
    """This enemy first. [191]"""

    foe: FoeId


class Choose(Option, frozen=True):
    """A way of the story. [69]"""

    way: WayId


Choice: TypeAlias = (
    TakeHero
    | Leave
    | Learn
    | LearnTalent
    | Next
    | RankUp
    | Raise
    | GoOn
    | EndTurn
    | Walk
    | StandUp
    | DashOn
    | Strike
    | UsePower
    | UseInnate
    | UseItem
    | Awaken
    | OpenDoor
    | OpenChest
    | Unlock
    | Search
    | SearchHeap
    | Focus
    | Reorganize
    | Exchange
    | Provoke
    | PickUp
    | PickCoins
    | PickLoot
    | PickKey
    | Drop
    | DropCoins
    | ReadOn
    | Do
    | Point
    | Shout
    | Return
    | Fly
    | Wear
    | TakeOff
    | Give
    | TakeFrom
    | Pay
    | Buy
    | Sell
    | FromStash
    | ToStash
    | Forge
    | Bet
    | Spend
    | Ammo
    | React
    | Again
    | Aim
    | Push
    | Suffer
    | Keep
    | KeepTrap
    | TurnPower
    | Gate
    | Reveal
    | Act
    | Choose
)
