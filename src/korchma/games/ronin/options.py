"""What a player of Ronin may choose."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from korchma.kernel import Option, thing

CardId = Annotated[str, thing("card")]
SeatId = Annotated[int, thing("seat")]
CharacterId = Annotated[str, thing("character")]
SkillId = Annotated[str, thing("skill")]
BoardId = Annotated[str, thing("board")]
SymbolId = Annotated[str, thing("symbol")]
ColourId = Annotated[str, thing("colour")]
TrackId = Annotated[int, thing("track")]
SlotId = Annotated[int, thing("slot")]
PlaceId = Annotated[int, thing("place")]


class TakeCharacter(Option, frozen=True):
    """Keep one of the two offered. [4]"""

    character: CharacterId


class TakeBoard(Option, frozen=True):
    """Put this partnership board there. [6]"""

    board: BoardId


class TakePair(Option, frozen=True):
    """Stand at a pair and take it. [31]"""

    slot: SlotId


class TakeDeck(Option, frozen=True):
    """Stand at the deck and take its top two cards. [33]"""


class UseSkill(Option, frozen=True):
    """Use a skill, one's own or a partner's card. [23, 25]"""

    skill: SkillId


class Pass(Option, frozen=True):
    """No skill now."""


class MoveTo(Option, frozen=True):
    """Stand at another place of the initiative track."""

    place: PlaceId


class Play(Option, frozen=True):
    """Put a card face down for this turn. [37]"""

    card: CardId


class LoseToken(Option, frozen=True):
    """Give a token back. [16]"""

    symbol: SymbolId


class Cover(Option, frozen=True):
    """Cover a printed symbol with a lost marker. [16]"""

    card: CardId
    symbol: SymbolId


class Uncover(Option, frozen=True):
    """Take a lost marker off a printed symbol."""

    card: CardId
    symbol: SymbolId


class OnTrack(Option, frozen=True):
    """Points on the track shared with this partner. [52]"""

    track: TrackId
    who: CharacterId


class With(Option, frozen=True):
    """This partner. [54]"""

    seat: SeatId
    who: CharacterId


class GainSymbol(Option, frozen=True):
    """A token of this symbol."""

    symbol: SymbolId


class Split(Option, frozen=True):
    """So many left-active and so many right-active tokens."""

    left: int
    right: int


class Trade(Option, frozen=True):
    """Lose so many of one active symbol for two more of the other."""

    symbol: SymbolId
    n: int


class Train(Option, frozen=True):
    """Cards of this colour bring tokens of this symbol."""

    colour: ColourId
    symbol: SymbolId


class TakeSkill(Option, frozen=True):
    """Take a partner's skill card. [25, 26]"""

    skill: SkillId


class TakeXp(Option, frozen=True):
    """Take experience instead of the skill card. [26]"""

    n: int


class Toss(Option, frozen=True):
    """Discard a card from hand."""

    card: CardId


class Pick(Option, frozen=True):
    """Take a card that was looked at."""

    card: CardId


class Keep(Option, frozen=True):
    """Keep a card of the timeline for the next chapter. [66, 67]"""

    card: CardId


class Again(Option, frozen=True):
    """Resolve the effect of a card once more."""

    card: CardId


class SwapIn(Option, frozen=True):
    """A card of the hand goes into the timeline."""

    card: CardId


class SwapOut(Option, frozen=True):
    """A card of the timeline goes to the hand."""

    card: CardId


class Quest(Option, frozen=True):
    """The side quest's symbol. [73]"""

    symbol: SymbolId


Choice: TypeAlias = (
    TakeCharacter
    | TakeBoard
    | TakePair
    | TakeDeck
    | UseSkill
    | Pass
    | MoveTo
    | Play
    | LoseToken
    | Cover
    | Uncover
    | OnTrack
    | With
    | GainSymbol
    | Split
    | Trade
    | Train
    | TakeSkill
    | TakeXp
    | Toss
    | Pick
    | Keep
    | Again
    | SwapIn
    | SwapOut
    | Quest
)
