"""Why a witcher who thinks would do it: the reasons behind the heuristic bot's advice."""

from __future__ import annotations

from typing import Literal, TypeAlias

from korchma.games.oldworld.box.rows import Action
from korchma.games.oldworld.options import MonsterId, PlaceId, SeatId, SkillId
from korchma.kernel import Chance, Reason


class OnlyOne(Reason, frozen=True):
    """There is nothing else."""


class Same(Reason, frozen=True):
    """One is as good as another."""


class Favourite(Reason, frozen=True):
    """A matter of taste."""


class Cheapest(Reason, frozen=True):
    """The cheapest way to pay."""


class Offer(Reason, frozen=True):
    """What a place offers: an action, and of a skill which."""

    at: PlaceId
    action: Action
    skill: SkillId | None = None


class Errand(Reason, frozen=True):
    """A quest or a trail ends there."""

    at: PlaceId
    quest: bool


class Deed(Reason, frozen=True):
    """A quest is completed here."""


class Beat(Reason, frozen=True):
    """The chance to beat a monster, for a trophy; for the last one."""

    monster: MonsterId
    chance: Chance
    last: bool


class Duel(Reason, frozen=True):
    """The chance to beat a witcher, for a trophy; for the last one."""

    seat: SeatId
    chance: Chance
    last: bool


class Trophy(Reason, frozen=True):
    """A skill mastered is a trophy."""


class Explore(Reason, frozen=True):
    """No fight at hand is worth its risk, the best of them least of all."""

    monster: MonsterId | None = None
    chance: Chance = 0.0


class Nothing(Reason, frozen=True):
    """It would bring nothing."""


class Friendly(Reason, frozen=True):
    """Not worth a fight, and good enough for poker."""

    seat: SeatId


class Step(Reason, frozen=True):
    """A step of a skill: what it is good for most."""

    skill: SkillId
    level: bool


class Prey(Reason, frozen=True):
    """The least dangerous of them."""


class Strongest(Reason, frozen=True):
    """What is most use in a fight."""


class Weakest(Reason, frozen=True):
    """What is least use in a fight."""


class Bargain(Reason, frozen=True):
    """Most strength for its price."""


class Swap(Reason, frozen=True):
    """A weak card becomes a better one, or does not."""

    better: bool


class Matches(Reason, frozen=True):
    """What matches is kept; or all of it."""

    all: bool


class Favoured(Reason, frozen=True):
    """The stronger of the two by far or by a little."""


class Helps(Reason, frozen=True):
    """It helps at once."""


class Ready(Reason, frozen=True):
    """Nothing else helps at once."""


class Combo(Reason, frozen=True):
    """What the best combo that begins so would bring."""

    cards: int
    damage: int
    shield: int


class Finished(Reason, frozen=True):
    """Another card would cost more than it brings."""


class Pain(Reason, frozen=True):
    """Of two attacks the one that hurts more, or less."""

    side: Literal["more", "less", "as-it-is"]


Why: TypeAlias = (
    OnlyOne
    | Same
    | Favourite
    | Cheapest
    | Offer
    | Errand
    | Deed
    | Beat
    | Duel
    | Trophy
    | Explore
    | Nothing
    | Friendly
    | Step
    | Prey
    | Strongest
    | Weakest
    | Bargain
    | Swap
    | Matches
    | Favoured
    | Helps
    | Ready
    | Combo
    | Finished
    | Pain
)
