"""Why a hero who thinks does what he does."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from korchma.games.swordsorcery.options import AreaId, FigureId, HeroId, ItemId
from korchma.kernel import Chance, Reason, thing


class Taste(Reason, frozen=True):
    """As good as anything else."""


class StrikesWell(Reason, frozen=True):
    """A good chance to wound."""

    figure: FigureId
    chance: Chance


class Kills(Reason, frozen=True):
    """A good chance to kill."""

    figure: FigureId
    chance: Chance


class Onward(Reason, frozen=True):
    """The story goes on there."""

    area: AreaId


class Closer(Reason, frozen=True):
    """To get at an enemy."""

    area: AreaId


class Helps(Reason, frozen=True):
    """Somebody needs it."""

    hero: HeroId


class ReadsOn(Reason, frozen=True):
    """The story asks for it."""


class TakesAlong(Reason, frozen=True):
    """It lies there for the taking."""


class ComesBack(Reason, frozen=True):
    """A ghost wants to live."""


class Grows(Reason, frozen=True):
    """A higher rank is worth its glass."""


class Arms(Reason, frozen=True):
    """Better arms for a fair price."""


class Enough(Reason, frozen=True):
    """Nothing more to do here."""


class Spends(Reason, frozen=True):
    """The symbols are there."""

    line: Annotated[str, thing("line")]


class Aims(Reason, frozen=True):
    """To be surer of the next attack."""

    figure: FigureId


class Safer(Reason, frozen=True):
    """Less harm is to be feared there."""

    area: AreaId


class Wakes(Reason, frozen=True):
    """This enemy is worth the glass."""

    item: ItemId


class Missed(Reason, frozen=True):
    """Nobody is missed more."""


class Suits(Reason, frozen=True):
    """It suits how one fights."""


class Saves(Reason, frozen=True):
    """Somebody may need the glass to come back."""


class Ready(Reason, frozen=True):
    """Best placed to begin."""


class Bad(Reason, frozen=True):
    """That die can only get better."""


class Sturdy(Reason, frozen=True):
    """Can take it best."""


class Away(Reason, frozen=True):
    """As far from everybody as may be."""


class Mild(Reason, frozen=True):
    """The mildest of them."""


Why: TypeAlias = (
    Taste
    | StrikesWell
    | Kills
    | Onward
    | Closer
    | Helps
    | ReadsOn
    | TakesAlong
    | ComesBack
    | Grows
    | Arms
    | Enough
    | Spends
    | Aims
    | Safer
    | Wakes
    | Missed
    | Suits
    | Saves
    | Ready
    | Bad
    | Sturdy
    | Away
    | Mild
)
