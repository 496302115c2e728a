"""What players of The Witches may choose."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from korchma.kernel import Option, thing

Space = Annotated[str, thing("space")]
CardId = Annotated[int, thing("card")]
TokenId = Annotated[str, thing("token")]
WitchId = Annotated[str, thing("witch")]
SeatId = Annotated[int, thing("seat")]


class TakeWitch(Option, frozen=True):
    """Play this apprentice."""

    witch: WitchId


class Start(Option, frozen=True):
    """Begin the game there."""

    at: Space


class Pass(Option, frozen=True):
    """Nothing now: the turn goes on."""


class Play(Option, frozen=True):
    """Play a card for its benefit."""

    card: CardId


class Stay(Option, frozen=True):
    """Spend a move where she stands."""


class Walk(Option, frozen=True):
    """Go there on foot."""

    to: Space


class Fly(Option, frozen=True):
    """Discard a broom to go anywhere."""

    card: CardId


class Land(Option, frozen=True):
    """Come down there."""

    at: Space


class Meet(Option, frozen=True):
    """Stop here and face what is here."""


class Slip(Option, frozen=True):
    """Go on unseen, with an Invisibility card or (no card) Tiffany's token."""

    card: CardId | None = None


class Vanish(Option, frozen=True):
    """Become invisible before moving, with a card or (no card) Tiffany's token."""

    card: CardId | None = None


class Sneak(Option, frozen=True):
    """Go there past what would stop her, with a card or (no card) Tiffany's token."""

    to: Space
    card: CardId | None = None


class GoOn(Option, frozen=True):
    """Go on: she is unseen already."""


class Linger(Option, frozen=True):
    """End this move here unseen, and leave with the next one."""


class Peek(Option, frozen=True):
    """Unseen, look at a closed problem next door in the same town before moving."""

    at: Space
    card: CardId | None = None


class Wait(Option, frozen=True):
    """Sit in the Dungeon for this action."""


class Leave(Option, frozen=True):
    """Leave the Dungeon with a card or (no card) Tiffany's token."""

    card: CardId | None = None


class PutAt(Option, frozen=True):
    """The new problem goes there."""

    at: Space


class CrisisAt(Option, frozen=True):
    """The crisis goes there."""

    at: Space


class Roll(Option, frozen=True):
    """Roll the next two dice."""


class Run(Option, frozen=True):
    """Run away while there is time."""


class Lend(Option, frozen=True):
    """Add a card's headology or magic."""

    card: CardId


class LendToken(Option, frozen=True):
    """Add Annagramma's magic token."""


class CurePig(Option, frozen=True):
    """Cure the pig with Petulia's token."""


class Three(Option, frozen=True):
    """The Power of Three, with these cards."""

    cards: tuple[CardId, ...]


class RerollDice(Option, frozen=True):
    """Roll one die of the pair again, or both."""

    which: Literal["first", "second", "both"]


class Accept(Option, frozen=True):
    """Let the dice lie as they are."""


class Retreat(Option, frozen=True):
    """Withdraw there on foot."""

    to: Space


class Stumble(Option, frozen=True):
    """Nowhere to go: one more cackle, and away to any empty place."""


class HelpAt(Option, frozen=True):
    """Remove a crisis there."""

    at: Space


class LookAt(Option, frozen=True):
    """Look at the closed problem there."""

    at: Space


class TurnUp(Option, frozen=True):
    """Turn the closed problem there face up."""

    at: Space


class Toss(Option, frozen=True):
    """Discard this card."""

    card: CardId


class Return(Option, frozen=True):
    """Give back so many cackles."""

    n: int


class TakeFrom(Option, frozen=True):
    """Take a cackle from this witch."""

    seat: SeatId


class AboutMove(msgspec.Struct, frozen=True, gc=False):
    """Words for the question where to go: how many moves are left."""

    moves: int


class AboutAttempt(msgspec.Struct, frozen=True, gc=False):
    """Words for questions in an attempt: the problem, the target and the total so far."""

    token: TokenId
    target: int
    total: int


Choice = (
    TakeWitch
    | Start
    | Pass
    | Play
    | Stay
    | Walk
    | Fly
    | Land
    | Meet
    | Vanish
    | Slip
    | Sneak
    | GoOn
    | Linger
    | Peek
    | Wait
    | Leave
    | PutAt
    | CrisisAt
    | Roll
    | Run
    | Lend
    | LendToken
    | CurePig
    | Three
    | RerollDice
    | Accept
    | Retreat
    | Stumble
    | HelpAt
    | LookAt
    | TurnUp
    | Toss
    | Return
    | TakeFrom
)
