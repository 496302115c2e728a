"""What a player of Old World may choose."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from korchma.kernel import Option, thing

CardId = Annotated[str, thing("card")]
SeatId = Annotated[int, thing("seat")]
SchoolId = Annotated[str, thing("school")]
PlaceId = Annotated[int, thing("place")]
MonsterId = Annotated[str, thing("monster")]
PotionId = Annotated[str, thing("potion")]
SkillId = Annotated[str, thing("skill")]
TerrainId = Annotated[str, thing("terrain")]
PerkId = Annotated[str, thing("perk")]
DieId = Annotated[int, thing("die")]
AttackId = Annotated[int, thing("attack")]
StoryId = Annotated[str, thing("story")]
DeckId = Annotated[str, thing("deck")]


class TakeSchool(Option, frozen=True):
    """Keep one of the boards offered. [11]"""

    school: SchoolId


class PutMonster(Option, frozen=True):
    """The stronger of the first monsters goes to this terrain, where this place was drawn. [8]"""

    terrain: TerrainId
    at: PlaceId


class Seek(Option, frozen=True):
    """A quest whose own terrain has no token left leads to this one. [61]"""

    terrain: TerrainId


class Raise(Option, frozen=True):
    """Raise this skill. [16, 48]"""

    skill: SkillId


class Go(Option, frozen=True):
    """Move to a place next to this one. [33]"""

    to: PlaceId


class Spend(Option, frozen=True):
    """Pay for a move with these cards, and gold. [33]"""

    cards: tuple[CardId, ...]
    gold: int


class FreeMove(Option, frozen=True):
    """Move by what a story gave."""

    perk: PerkId


class Act(Option, frozen=True):
    """Use the action of this place. [36, 37]"""

    at: PlaceId


class Dice(Option, frozen=True):
    """Play poker with this witcher. [38]"""

    seat: SeatId


class Complete(Option, frozen=True):
    """Complete a quest here. [43]"""

    story: StoryId


class Enough(Option, frozen=True):
    """On to phase II. [35]"""


class Train(Option, frozen=True):
    """Train a skill at a school for gold. [48]"""

    skill: SkillId
    gold: int


class Leave(Option, frozen=True):
    """Do not use it after all."""


class SwapOut(Option, frozen=True):
    """Burn this card of the hand. [45]"""

    card: CardId


class Take(Option, frozen=True):
    """Take this card of the row. [45, 64, 95]"""

    card: CardId


class Track(Option, frozen=True):
    """Track this monster, or gain its trail token. [49, 65]"""

    monster: MonsterId
    terrain: TerrainId


class BurnRow(Option, frozen=True):
    """Burn this card of the row. [51]"""

    card: CardId


class Roll(Option, frozen=True):
    """Roll this die again. [40]"""

    die: DieId


class Attack(Option, frozen=True):
    """Fight this monster. [53, 55]"""

    monster: MonsterId


class Challenge(Option, frozen=True):
    """Fight this witcher. [54]"""

    seat: SeatId


class Meditate(Option, frozen=True):
    """Take the trophy of this skill. [56]"""

    skill: SkillId


class Explore(Option, frozen=True):
    """Draw an exploration card. [58]"""

    deck: DeckId


class Choose(Option, frozen=True):
    """The first or the second way of a story. [58]"""

    story: StoryId
    way: Literal["a", "b"]


class Bet(Option, frozen=True):
    """Stake 1 gold on this witcher. [98]"""

    seat: SeatId


class NoBet(Option, frozen=True):
    """Keep the gold."""


class Drink(Option, frozen=True):
    """Use a potion. [77]"""

    potion: PotionId


class UsePerk(Option, frozen=True):
    """Use a specialty, a trophy, or something a story gave. [77, 78]"""

    perk: PerkId


class Skip(Option, frozen=True):
    """Not now."""


class Ready(Option, frozen=True):
    """On to the combo. [76]"""


class Lay(Option, frozen=True):
    """Lay a card onto the combo. [79]"""

    card: CardId


class Done(Option, frozen=True):
    """The combo is finished. [79, 80]"""


class Charge(Option, frozen=True):
    """The monster charges. [87]"""


class Bite(Option, frozen=True):
    """The monster bites. [87]"""


class Toss(Option, frozen=True):
    """Discard a card."""

    card: CardId


class Pick(Option, frozen=True):
    """Take a card that was looked at, or out of the discard."""

    card: CardId


class DropAttack(Option, frozen=True):
    """Discard a fight card that was looked at, or put it next on top."""

    attack: AttackId


class PutBack(Option, frozen=True):
    """Put a looked-at card back on the deck."""

    card: CardId


class Burn(Option, frozen=True):
    """Remove a card from the game. [66, 106]"""

    card: CardId


class Pour(Option, frozen=True):
    """Discard a potion. [28]"""

    potion: PotionId


class Buy(Option, frozen=True):
    """Take a card of the row for so many cards. [68, 69]"""

    card: CardId
    cost: int


Choice: TypeAlias = (
    TakeSchool
    | PutMonster
    | Seek
    | Raise
    | Go
    | Spend
    | FreeMove
    | Act
    | Dice
    | Complete
    | Enough
    | Train
    | Leave
    | SwapOut
    | Take
    | Track
    | BurnRow
    | Roll
    | Attack
    | Challenge
    | Meditate
    | Explore
    | Choose
    | Bet
    | NoBet
    | Drink
    | UsePerk
    | Skip
    | Ready
    | Lay
    | Done
    | Charge
    | Bite
    | Toss
    | Pick
    | DropAttack
    | PutBack
    | Burn
    | Pour
    | Buy
)
