"""What can happen in Old World."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from korchma.games.oldworld.options import (
    AttackId,
    CardId,
    DeckId,
    MonsterId,
    PerkId,
    PlaceId,
    PotionId,
    SchoolId,
    SeatId,
    SkillId,
    StoryId,
    TerrainId,
)
from korchma.kernel import Event, thing

OutcomeId = Annotated[str, thing("outcome")]


class FirstPlayer(Event, frozen=True):
    seat: SeatId


class Needed(Event, frozen=True):
    """The skill a lone witcher must master. [108]"""

    skill: SkillId


class SchoolTaken(Event, frozen=True):
    seat: SeatId
    school: SchoolId


class Lair(Event, frozen=True):
    """A place of each terrain is shown before the first monsters come. [7]"""

    terrain: TerrainId
    at: PlaceId


class Appeared(Event, frozen=True):
    """A monster has come to a place. [9, 91]"""

    monster: MonsterId
    at: PlaceId


class NoMonster(Event, frozen=True):
    terrain: TerrainId


class TurnBegan(Event, frozen=True):
    seat: SeatId
    turn: int


class Moved(Event, frozen=True):
    seat: SeatId
    to: PlaceId
    cards: tuple[CardId, ...]
    gold: int


class GainedGold(Event, frozen=True):
    seat: SeatId
    n: int


class LostGold(Event, frozen=True):
    seat: SeatId
    n: int


class Drew(Event, frozen=True):
    """Cards drawn; others see only how many."""

    seat: SeatId
    n: int
    cards: tuple[CardId, ...] = ()


class Reshuffled(Event, frozen=True):
    seat: SeatId


class Tossed(Event, frozen=True):
    seat: SeatId
    cards: tuple[CardId, ...]


class Milled(Event, frozen=True):
    """Cards of a deck went to its discard, unplayed."""

    seat: SeatId
    cards: tuple[CardId, ...]


class TookBack(Event, frozen=True):
    """Cards of the own discard or combo came to the hand. [82, 84]"""

    seat: SeatId
    cards: tuple[CardId, ...]


class ToDeck(Event, frozen=True):
    """Cards of the own discard went back into the deck."""

    seat: SeatId
    cards: tuple[CardId, ...]


class NewDeck(Event, frozen=True):
    """Deck and discard, and the hand if so, were shuffled into a new deck. [72, 96, 106]"""

    seat: SeatId
    hand: bool


class Burned(Event, frozen=True):
    """Cards left the game, so many of them out of the hand. [23]"""

    seat: SeatId
    cards: tuple[CardId, ...]
    held: int


class RowBurned(Event, frozen=True):
    cards: tuple[CardId, ...]


class RowFilled(Event, frozen=True):
    cards: tuple[CardId, ...]


class TurnedUp(Event, frozen=True):
    """Cards of the row's deck, looked through for one of a price and shuffled back. [64, 95]"""

    cards: tuple[CardId, ...]


class TookFromRow(Event, frozen=True):
    """A card of the row, or of its deck, came to a hand, else to a discard. [45, 64, 95]"""

    seat: SeatId
    card: CardId
    hand: bool


class Bought(Event, frozen=True):
    seat: SeatId
    card: CardId
    paid: tuple[CardId, ...]


class Raised(Event, frozen=True):
    seat: SeatId
    skill: SkillId
    level: int


class Lowered(Event, frozen=True):
    seat: SeatId
    skill: SkillId
    level: int


class LevelUp(Event, frozen=True):
    seat: SeatId
    level: int


class ShieldSet(Event, frozen=True):
    seat: SeatId
    shield: int


class BrewsMixed(Event, frozen=True):
    """Used potions are a new deck. [28]"""


class GotPotion(Event, frozen=True):
    seat: SeatId
    potion: PotionId


class Poured(Event, frozen=True):
    seat: SeatId
    potion: PotionId


class Tracking(Event, frozen=True):
    """A tracking quest. [49]"""

    seat: SeatId
    monster: MonsterId
    at: PlaceId


class GotTrail(Event, frozen=True):
    seat: SeatId
    terrain: TerrainId


class TrailLost(Event, frozen=True):
    """A trail token went back: the monster is gone. [91, 116]"""

    seat: SeatId
    terrain: TerrainId


class TrackingLost(Event, frozen=True):
    """A tracking quest went back, and its gold to the bank: the monster is gone. [91]"""

    seat: SeatId
    terrain: TerrainId


class PokerBegan(Event, frozen=True):
    """Stakes are on the table; without an opponent the townsfolk play. [40, 46]"""

    seat: SeatId
    opponent: SeatId | None


class Threw(Event, frozen=True):
    """Five dice; ``mine`` says whether they are the active player's."""

    seat: SeatId
    mine: bool
    dice: tuple[int, ...]


class PokerEnded(Event, frozen=True):
    seat: SeatId
    won: bool
    hand: str
    other: str
    gold: int


class Explored(Event, frozen=True):
    """An exploration card is read; its outcomes are not. [58]"""

    seat: SeatId
    deck: DeckId
    story: StoryId


class Nothing(Event, frozen=True):
    """There was nothing left to explore."""

    seat: SeatId


class Outcome(Event, frozen=True):
    """What came of a choice, now read aloud. [58]"""

    seat: SeatId
    outcome: OutcomeId


class PassedBy(Event, frozen=True):
    """A story none of whose ways could be paid. [59]"""

    seat: SeatId
    story: StoryId


class QuestTaken(Event, frozen=True):
    """Where a quest leads, what it costs there, and whether a location token says so. [61]"""

    seat: SeatId
    story: StoryId
    at: PlaceId
    gold: int
    token: bool


class NoQuest(Event, frozen=True):
    """No location token is left: the quest cannot begin. [61]"""

    seat: SeatId
    story: StoryId


class QuestDone(Event, frozen=True):
    seat: SeatId
    story: StoryId


class EventRead(Event, frozen=True):
    seat: SeatId
    outcome: OutcomeId


class Kept(Event, frozen=True):
    seat: SeatId
    perk: PerkId


class UsedUp(Event, frozen=True):
    seat: SeatId
    perk: PerkId


class MoreCards(Event, frozen=True):
    """Phase III of this turn will bring so many cards more, or fewer. [68]"""

    seat: SeatId
    n: int
    fewer: bool


class RolledDie(Event, frozen=True):
    seat: SeatId
    n: int


class Tested(Event, frozen=True):
    """A skill was put to the test: twice its level and the die. [63]"""

    seat: SeatId
    skill: SkillId
    level: int
    total: int


class Measured(Event, frozen=True):
    """A skill was asked for: it is at least so high, or it is not. [63]"""

    seat: SeatId
    skill: SkillId
    level: int
    needs: int


class FightBegan(Event, frozen=True):
    seat: SeatId
    monster: MonsterId
    life: int


class ChallengeBegan(Event, frozen=True):
    seat: SeatId
    opponent: SeatId


class BetMade(Event, frozen=True):
    seat: SeatId
    on: SeatId


class BetPaid(Event, frozen=True):
    seat: SeatId
    n: int


class Drank(Event, frozen=True):
    seat: SeatId
    potion: PotionId


class UsedPerk(Event, frozen=True):
    seat: SeatId
    perk: PerkId


class Peeked(Event, frozen=True):
    """A look at the top of the opponent's deck."""

    seat: SeatId
    attack: AttackId | None
    card: CardId | None


class Ability(Event, frozen=True):
    """A monster's ability does its work."""

    monster: MonsterId


class Led(Event, frozen=True):
    """A card began the combo by itself: the top of the deck, or a random one of the hand."""

    seat: SeatId
    card: CardId
    deck: bool


class ComboLaid(Event, frozen=True):
    seat: SeatId
    cards: tuple[CardId, ...]


class Damaged(Event, frozen=True):
    """The monster loses fight cards, which are turned up. [81]"""

    monster: MonsterId
    n: int
    life: int
    attacks: tuple[AttackId, ...]


class Hurt(Event, frozen=True):
    """A witcher takes damage: some on the shield, some in cards off the deck. [81]"""

    seat: SeatId
    n: int
    shield: int
    cards: tuple[CardId, ...]


class Announced(Event, frozen=True):
    """How the monster will attack. [87]"""

    seat: SeatId | None
    bite: bool


class Revealed(Event, frozen=True):
    """A fight card lies open before it is known which half counts. [87]"""

    monster: MonsterId
    attack: AttackId


class Attacked(Event, frozen=True):
    """Half of a fight card counts; the card is revealed with it, if it does not lie open. [87]"""

    monster: MonsterId
    attack: AttackId
    bite: bool


class Won(Event, frozen=True):
    seat: SeatId
    monster: MonsterId


class DrivenOff(Event, frozen=True):
    seat: SeatId
    monster: MonsterId


class Defeated(Event, frozen=True):
    seat: SeatId
    monster: MonsterId


class BeatWitcher(Event, frozen=True):
    seat: SeatId
    loser: SeatId


class Trophy(Event, frozen=True):
    seat: SeatId
    perk: PerkId
    marker: int


class Meditated(Event, frozen=True):
    seat: SeatId
    skill: SkillId


class TavernClosed(Event, frozen=True):
    at: PlaceId


class Ended(Event, frozen=True):
    ending: str


Happening: TypeAlias = (
    FirstPlayer
    | Needed
    | SchoolTaken
    | Lair
    | Appeared
    | NoMonster
    | TurnBegan
    | Moved
    | GainedGold
    | LostGold
    | Drew
    | Reshuffled
    | Tossed
    | Milled
    | TookBack
    | ToDeck
    | NewDeck
    | Burned
    | RowBurned
    | RowFilled
    | TurnedUp
    | TookFromRow
    | Bought
    | Raised
    | Lowered
    | LevelUp
    | ShieldSet
    | BrewsMixed
    | GotPotion
    | Poured
    | Tracking
    | GotTrail
    | TrailLost
    | TrackingLost
    | PokerBegan
    | Threw
    | PokerEnded
    | Explored
    | Nothing
    | Outcome
    | PassedBy
    | QuestTaken
    | NoQuest
    | QuestDone
    | EventRead
    | Kept
    | UsedUp
    | MoreCards
    | RolledDie
    | Tested
    | Measured
    | FightBegan
    | ChallengeBegan
    | BetMade
    | BetPaid
    | Drank
    | UsedPerk
    | Peeked
    | Ability
    | Led
    | ComboLaid
    | Damaged
    | Hurt
    | Announced
    | Revealed
    | Attacked
    | Won
    | DrivenOff
    | Defeated
    | BeatWitcher
    | Trophy
    | Meditated
    | TavernClosed
    | Ended
)
