"""What can happen in Ronin."""

from __future__ import annotations

from typing import TypeAlias

from korchma.games.ronin.options import (
    BoardId,
    CardId,
    CharacterId,
    SeatId,
    SkillId,
    SlotId,
    SymbolId,
    TrackId,
)
from korchma.kernel import Event


class FirstPlayer(Event, frozen=True):
    """Lots were drawn. [90]"""

    seat: SeatId


class CharacterTaken(Event, frozen=True):
    seat: SeatId
    character: CharacterId


class AutomaJoined(Event, frozen=True):
    character: CharacterId


class BoardLaid(Event, frozen=True):
    board: BoardId
    between: tuple[CharacterId, ...]


class ChapterBegan(Event, frozen=True):
    chapter: int
    left: SymbolId
    right: SymbolId


class TurnBegan(Event, frozen=True):
    chapter: int
    turn: int


class Swept(Event, frozen=True):
    """The pair nearest the deck is discarded. [29]"""

    cards: tuple[CardId, ...]


class Dealt(Event, frozen=True):
    """New pairs lie face up. [30]"""

    cards: tuple[CardId, ...]


class Reshuffled(Event, frozen=True):
    """The discard became the deck. [35]"""


class TookPair(Event, frozen=True):
    seat: SeatId
    who: CharacterId
    slot: SlotId
    cards: tuple[CardId, ...]


class TookDeck(Event, frozen=True):
    """Two cards of the deck, as their taker sees them; others see none."""

    seat: SeatId
    who: CharacterId
    cards: tuple[CardId, ...] = ()


class Drew(Event, frozen=True):
    """Cards drawn beside the pick; others see only how many."""

    seat: SeatId
    who: CharacterId
    n: int
    cards: tuple[CardId, ...] = ()


class Tossed(Event, frozen=True):
    seat: SeatId
    who: CharacterId
    cards: tuple[CardId, ...]


class Laid(Event, frozen=True):
    """Cards join the right end of a timeline. [38]"""

    seat: SeatId
    who: CharacterId
    cards: tuple[CardId, ...]


class GainedSymbols(Event, frozen=True):
    seat: SeatId
    who: CharacterId
    symbol: SymbolId
    n: int
    card: CardId | None = None


class LostSymbols(Event, frozen=True):
    """Tokens given back and prints covered. [16]"""

    seat: SeatId
    who: CharacterId
    symbol: SymbolId
    n: int


class Fizzled(Event, frozen=True):
    """A card's condition does not hold: nothing happens. [43]"""

    seat: SeatId
    who: CharacterId
    card: CardId


class GainedXp(Event, frozen=True):
    seat: SeatId
    who: CharacterId
    n: int
    xp: int


class TurnedGolden(Event, frozen=True):
    """The golden marker starts. [19]"""

    seat: SeatId
    who: CharacterId


class Unlocked(Event, frozen=True):
    seat: SeatId
    who: CharacterId
    skill: SkillId


class GainedVp(Event, frozen=True):
    seat: SeatId
    who: CharacterId
    n: int
    vp: int


class UsedSkill(Event, frozen=True):
    seat: SeatId
    who: CharacterId
    skill: SkillId


class BorrowedSkill(Event, frozen=True):
    """A partner's skill card is taken. [25]"""

    seat: SeatId
    who: CharacterId
    skill: SkillId


class Grew(Event, frozen=True):
    """A partnership marker moved up. [51]"""

    track: TrackId
    between: tuple[CharacterId, ...]
    n: int
    level: int


class CupsMet(Event, frozen=True):
    """A cup was passed: both are covered. [56, 57]"""

    between: tuple[CharacterId, ...]
    cards: tuple[CardId, ...]


class OrderSet(Event, frozen=True):
    """The figures are back on the track. [36]"""

    order: tuple[CharacterId, ...]


class MovedInOrder(Event, frozen=True):
    seat: SeatId
    who: CharacterId
    place: int


class Swapped(Event, frozen=True):
    """A card of the hand for one of the timeline."""

    seat: SeatId
    who: CharacterId
    card: CardId
    out: CardId


class Uncovered(Event, frozen=True):
    seat: SeatId
    who: CharacterId
    card: CardId
    symbol: SymbolId


class Scored(Event, frozen=True):
    """The end of a chapter for one player. [61-63]"""

    seat: SeatId
    who: CharacterId
    xp: int
    vp: int


class Kept(Event, frozen=True):
    seat: SeatId
    who: CharacterId
    cards: tuple[CardId, ...]


class QuestScored(Event, frozen=True):
    seat: SeatId
    who: CharacterId
    symbol: SymbolId
    n: int


class GoldenScored(Event, frozen=True):
    seat: SeatId
    who: CharacterId
    n: int


class PartnersScored(Event, frozen=True):
    seat: SeatId
    who: CharacterId
    n: int


class Ended(Event, frozen=True):
    ending: str


Happening: TypeAlias = (
    FirstPlayer
    | CharacterTaken
    | AutomaJoined
    | BoardLaid
    | ChapterBegan
    | TurnBegan
    | Swept
    | Dealt
    | Reshuffled
    | TookPair
    | TookDeck
    | Drew
    | Tossed
    | Laid
    | GainedSymbols
    | LostSymbols
    | Fizzled
    | GainedXp
    | TurnedGolden
    | Unlocked
    | GainedVp
    | UsedSkill
    | BorrowedSkill
    | Grew
    | CupsMet
    | OrderSet
    | MovedInOrder
    | Swapped
    | Uncovered
    | Scored
    | Kept
    | QuestScored
    | GoldenScored
    | PartnersScored
    | Ended
)
