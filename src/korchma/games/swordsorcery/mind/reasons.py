"""Why a hero who thinks does what he does."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from korchma.games.swordsorcery.options import AreaId, FigureId, HeroId
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
)
