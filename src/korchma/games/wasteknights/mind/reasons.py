"""Why a knight who thinks would do it: the reasons behind the heuristic bot's advice."""

from __future__ import annotations

from typing import TypeAlias

from korchma.games.wasteknights.options import GearId, SpaceId
from korchma.kernel import Chance, Reason


class Plot(Reason, frozen=True):
    """The story goes on there, so many steps away."""

    at: SpaceId
    steps: int


class Arrived(Reason, frozen=True):
    """This is what one came for."""


class Hurt(Reason, frozen=True):
    """So many wounds of so much health: time to heal."""

    wounds: int
    health: int


class Limping(Reason, frozen=True):
    """The vehicle or the gear needs hands."""


class Curious(Reason, frozen=True):
    """Nothing better to do than to look round."""


class Safer(Reason, frozen=True):
    """The way that hurts least for what it costs."""

    points: int


class Likely(Reason, frozen=True):
    """The chance that it succeeds."""

    chance: Chance


class Fells(Reason, frozen=True):
    """The chance that one attack with it fells the enemy."""

    chance: Chance


class Pays(Reason, frozen=True):
    """It brings more than it costs."""


class Stronger(Reason, frozen=True):
    """The better card belongs in hand."""

    gear: GearId


class Protects(Reason, frozen=True):
    """What armour takes, nobody has to heal."""


class Spares(Reason, frozen=True):
    """The armour is kept for something worse."""


class Shares(Reason, frozen=True):
    """Somebody else needs it more."""


class Enough(Reason, frozen=True):
    """Nothing left that would be worth an action."""


class Taste(Reason, frozen=True):
    """A matter of taste."""


Why: TypeAlias = (
    Plot
    | Arrived
    | Hurt
    | Limping
    | Curious
    | Safer
    | Likely
    | Fells
    | Pays
    | Stronger
    | Protects
    | Spares
    | Shares
    | Enough
    | Taste
)
