"""What can happen in The Witches."""

from __future__ import annotations

from typing import Annotated

from korchma.games.witches.options import CardId, SeatId, Space, TokenId, WitchId
from korchma.kernel import Event, thing

Area = Annotated[str, thing("area")]


class RolledForOrder(Event, frozen=True):
    """Four dice decide who picks a witch first."""

    seat: SeatId
    dice: tuple[int, ...]


class WitchTaken(Event, frozen=True):
    seat: SeatId
    witch: WitchId


class FirstPlayer(Event, frozen=True):
    seat: SeatId


class Started(Event, frozen=True):
    seat: SeatId
    at: Space


class TurnBegan(Event, frozen=True):
    seat: SeatId
    turn: int


class Revealed(Event, frozen=True):
    card: CardId
    area: Area


class Appeared(Event, frozen=True):
    """An easy problem is put on the map."""

    token: TokenId
    at: Space
    target: int


class AppearedClosed(Event, frozen=True):
    at: Space


class LastProblem(Event, frozen=True):
    """The boxes are empty: this turn is the last."""


class Crisis(Event, frozen=True):
    at: Space
    crises: int


class NoCrisis(Event, frozen=True):
    """The place was taken, and no crisis was due."""

    area: Area


class Stayed(Event, frozen=True):
    seat: SeatId
    at: Space


class Walked(Event, frozen=True):
    seat: SeatId
    to: Space


class Flew(Event, frozen=True):
    seat: SeatId
    card: CardId
    to: Space


class Vanished(Event, frozen=True):
    seat: SeatId


class Slipped(Event, frozen=True):
    seat: SeatId
    at: Space


class Looked(Event, frozen=True):
    """For the one who looked."""

    seat: SeatId
    at: Space
    token: TokenId


class SomebodyLooked(Event, frozen=True):
    """For everybody else."""

    seat: SeatId
    at: Space


class TurnedUp(Event, frozen=True):
    at: Space
    token: TokenId
    target: int


class ElvesLoose(Event, frozen=True):
    n: int


class Attempted(Event, frozen=True):
    seat: SeatId
    at: Space
    token: TokenId
    target: int


class Rolled(Event, frozen=True):
    seat: SeatId
    dice: tuple[int, ...]


class Rerolled(Event, frozen=True):
    seat: SeatId
    dice: tuple[int, ...]


class Lent(Event, frozen=True):
    seat: SeatId
    card: CardId
    plus: int


class TokenLent(Event, frozen=True):
    seat: SeatId


class Played(Event, frozen=True):
    seat: SeatId
    card: CardId


class PigCured(Event, frozen=True):
    seat: SeatId


class ThreePlayed(Event, frozen=True):
    seat: SeatId
    cards: tuple[CardId, ...]


class Solved(Event, frozen=True):
    seat: SeatId
    token: TokenId
    total: int
    target: int


class SolvedAtOnce(Event, frozen=True):
    seat: SeatId
    token: TokenId


class Failed(Event, frozen=True):
    seat: SeatId
    token: TokenId
    total: int
    target: int


class Ran(Event, frozen=True):
    seat: SeatId
    to: Space


class Retreated(Event, frozen=True):
    seat: SeatId
    to: Space


class Stumbled(Event, frozen=True):
    seat: SeatId


class Cackled(Event, frozen=True):
    seat: SeatId


class CackleTaken(Event, frozen=True):
    seat: SeatId
    victim: SeatId


class AlissTaken(Event, frozen=True):
    seat: SeatId


class NoAlissLeft(Event, frozen=True):
    seat: SeatId


class TeaPoured(Event, frozen=True):
    seat: SeatId
    at: Space


class CacklesReturned(Event, frozen=True):
    seat: SeatId
    n: int


class CrisisHelped(Event, frozen=True):
    at: Space


class Tossed(Event, frozen=True):
    seat: SeatId
    n: int


class Drew(Event, frozen=True):
    """For the one who drew."""

    seat: SeatId
    cards: tuple[CardId, ...]


class SomebodyDrew(Event, frozen=True):
    """For everybody else."""

    seat: SeatId
    n: int


class Reshuffled(Event, frozen=True):
    n: int


class ToDungeon(Event, frozen=True):
    seat: SeatId


class WaitedInDungeon(Event, frozen=True):
    seat: SeatId


class LeftDungeon(Event, frozen=True):
    """Out of the Dungeon: with a card, with Tiffany's token, or because her time was up."""

    seat: SeatId
    to: Space
    card: CardId | None = None


class Wintered(Event, frozen=True):
    """The Wintersmith took an easy problem off a witch's card."""

    seat: SeatId
    token: TokenId


class MagpyrLeft(Event, frozen=True):
    token: TokenId
    at: Space


class Ended(Event, frozen=True):
    ending: str


Happening = (
    RolledForOrder | WitchTaken | FirstPlayer | Started | TurnBegan | Revealed | Appeared
    | AppearedClosed | LastProblem | Crisis | NoCrisis | Stayed | Walked | Flew | Vanished | Slipped
    | Looked | SomebodyLooked | TurnedUp | ElvesLoose | Attempted | Rolled | Rerolled | Lent
    | TokenLent | Played | PigCured | ThreePlayed | Solved | SolvedAtOnce | Failed | Ran
    | Retreated | Stumbled | Cackled | CackleTaken | AlissTaken | NoAlissLeft | TeaPoured
    | CacklesReturned | CrisisHelped | Tossed | Drew | SomebodyDrew | Reshuffled | ToDungeon
    | WaitedInDungeon | LeftDungeon | Wintered | MagpyrLeft | Ended
)  # fmt: skip
