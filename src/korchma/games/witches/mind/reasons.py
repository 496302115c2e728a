"""Why a witch who thinks would do it: the reasons behind the heuristic bot's advice."""

from __future__ import annotations

from typing import TypeAlias

from korchma.games.witches.box.rows import Failure
from korchma.games.witches.options import SeatId, Space, TokenId
from korchma.kernel import Chance, Reason


class Favourite(Reason, frozen=True):
    """A matter of taste."""


class Same(Reason, frozen=True):
    """One is as good as another."""


class Solve(Reason, frozen=True):
    """The chance to solve this, with the dice alone and with every card, and what it is worth."""

    token: TokenId
    chance: Chance
    best: Chance
    cards: bool
    points: int


class Unknown(Reason, frozen=True):
    """Something closed: the chance over all that may lie there."""

    chance: Chance


class Tea(Reason, frozen=True):
    """So many cackles less, over tea with these."""

    cackles: int
    seats: tuple[SeatId, ...]


class Rest(Reason, frozen=True):
    """So many cackles less, at Granny's with nobody about."""

    cackles: int


class Near(Reason, frozen=True):
    """From there a problem that is worth it is not far."""

    at: Space
    token: TokenId | None
    chance: Chance


class Quiet(Reason, frozen=True):
    """Nothing within reach is worth the risk; there nothing happens."""


class Keep(Reason, frozen=True):
    """Nothing in hand does more good now than later."""


class FewCrises(Reason, frozen=True):
    """So few crises are left in the pool, and the last one loses the game."""

    left: int


class Calm(Reason, frozen=True):
    """So many cackles to be rid of."""

    cackles: int


class FullHand(Reason, frozen=True):
    """The hand is full, and more cards come of it."""


class Redrawn(Reason, frozen=True):
    """What is played now is drawn again for nothing."""


class Freedom(Reason, frozen=True):
    """A turn in the Dungeon is a turn lost."""


class NoKey(Reason, frozen=True):
    """Nothing in hand opens that door."""


class Flee(Reason, frozen=True):
    """So small a chance, and what failing would bring."""

    token: TokenId | None
    chance: Chance
    failure: Failure


class Escape(Reason, frozen=True):
    """What failing would bring is escaped."""

    failure: Failure


class Sure(Reason, frozen=True):
    """Solved without a die."""

    token: TokenId


class NoDice(Reason, frozen=True):
    """The dice alone would give only this chance."""

    chance: Chance


class Eases(Reason, frozen=True):
    """Two less to roll, and a crisis back in the pool."""


class Raises(Reason, frozen=True):
    """From this chance to that."""

    before: Chance
    chance: Chance


class Enough(Reason, frozen=True):
    """It closes the gap."""

    short: int


class Again(Reason, frozen=True):
    """The chance once these dice are thrown again."""

    chance: Chance


class Hope(Reason, frozen=True):
    """A last try, for what it is worth."""


class Solved(Reason, frozen=True):
    """The dice have it already."""


class Lost(Reason, frozen=True):
    """Nothing in hand is worth spending on it any more."""


class CheaperThanBroom(Reason, frozen=True):
    """A cackle costs less than a broom."""


class Hurts(Reason, frozen=True):
    """Where a crisis hurts most, or least."""

    most: bool


Why: TypeAlias = (
    Favourite
    | Same
    | Solve
    | Unknown
    | Tea
    | Rest
    | Near
    | Quiet
    | Keep
    | FewCrises
    | Calm
    | FullHand
    | Redrawn
    | Freedom
    | NoKey
    | Flee
    | Escape
    | Sure
    | NoDice
    | Eases
    | Raises
    | Enough
    | Again
    | Hope
    | Solved
    | Lost
    | CheaperThanBroom
    | Hurts
)
