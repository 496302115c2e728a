"""The words of cards: what happens when a symbol is paid, a power used, a moment come.

Whom it happens to, unless the word says otherwise: whom the card was played on; in a line of an
attack its target; in a line of a defence, and else, the owner.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from korchma.games.swordsorcery.box.blows import Blow, Effect
from korchma.games.swordsorcery.box.fortunes import Fortune
from korchma.games.swordsorcery.box.holds import Holding
from korchma.games.swordsorcery.box.perks import AnyPerk
from korchma.games.swordsorcery.box.terms import Condition, Cost, Damage, Roll, Upon

Until: TypeAlias = Literal["this-attack", "attack", "attack-before-time", "turn", "time"]
"""The attack under way; the next attack of this turn [103], or before the Time phase; the end of
the turn; the next Time phase [104]."""


# --- to fighters ---------------------------------------------------------------------------------


class Strike(Effect, frozen=True, rename="kebab"):
    """So many hits, defended as usual; ``half-rank``: and half the owner's rank more. [77, 141]"""

    n: int
    type: Damage | None = None
    half_rank: bool = False
    upon: Upon = ""
    within: int | None = None


class Attack(Effect, frozen=True):
    """One more attack, after the present one. [132] With the owner's ``weapon`` (``again``: the one
    just used, ``off``: the other hand's), or with what is rolled here; ``sure``: its sure hits too.
    At the ``target`` just attacked if it is still legal, at ``any`` legal one, or at who set it
    off."""

    weapon: Literal["", "again", "off"] = ""
    roll: Roll | None = None
    sure: bool = True
    at: Literal["target", "any", "attacker", "enterer"] = "target"


class Harm(Effect, frozen=True):
    """Damage without defence."""

    n: int = 1
    upon: Upon = ""
    within: int | None = None


class Inflict(Effect, frozen=True):
    """A condition; one of several as the owner likes. [151]"""

    what: tuple[Condition, ...]
    upon: Upon = ""
    within: int | None = None


class Fire(Effect, frozen=True):
    """A fire token on somebody, or in the area it was played on; ``area``: in the owner's area,
    ``gate``: in that of an open gate picked as for a spawn. [147, 148, 185]"""

    level: Literal[1, 2] = 1
    where: Literal["", "area", "gate"] = ""


class Heal(Effect, frozen=True):
    """Wounds gone."""

    n: int = 1
    upon: Upon = ""
    within: int | None = None


class HealWorst(Effect, frozen=True):
    """The enemy with most wounds within reach, the owner too, heals."""

    n: int = 1
    within: int = 2


class Cure(Effect, frozen=True):
    """Conditions gone, as the owner picks; nought: all. [151b]"""

    n: int = 1


class Shield(Effect, frozen=True):
    """Magic shields until the Time phase. [4.D 32]"""

    n: int = 1


class Regain(Effect, frozen=True):
    """Magic shields are whole again. [126]"""

    upon: Upon = ""


class Boost(Effect, frozen=True):
    """Perks and lines for a while."""

    until: Until
    perks: tuple[AnyPerk, ...] = ()
    lines: tuple[Line, ...] = ()
    upon: Upon = ""
    within: int | None = None


class Turn(Effect, frozen=True):
    """One used power of his choice is turned forward, or back. [116, 4.D 34]"""

    n: int = 1
    upon: Upon = ""


class Refresh(Effect, frozen=True):
    """One used power is ready again. [231]"""

    upon: Upon = ""


class Extra(Effect, frozen=True):
    """An action more, in a turn that is not over in this round."""

    what: Literal["combat", "act"] = "combat"


class Step(Effect, frozen=True):
    """He walks so many areas, evading as usual. [220]"""

    n: int = 1


class Blink(Effect, frozen=True):
    """He is at once in an area he sees within reach: no points, no evading."""

    n: int = 2


class Charge(Effect, frozen=True):
    """The move has so many points, and must end in an area with an enemy."""

    n: int = 2


class Hide(Effect, frozen=True):
    """He takes the stealth token; the attack that ends it has ``hits`` more. [199, 4.D 23]"""

    hits: int = 0


class Taunt(Effect, frozen=True):
    """At its next activation the owner is its main target, where its row allows."""


class Shelter(Effect, frozen=True):
    """The owner becomes the target in the other's place."""


class Place(Effect, frozen=True):
    """Tokens of the card are put on the map, in the area it was played on.

    ``perks`` hold for attacks of heroes from or against the area of an attack rune, and for heroes
    in that of a defence rune; ``does`` happens to the heroes there in each Time phase, or to the
    first enemy who enters a snare's area."""

    token: Literal["illusion", "attack-rune", "defence-rune", "snare"]
    n: int = 1
    until: Literal["", "time", "second-time"] = ""
    perks: tuple[AnyPerk, ...] = ()
    does: tuple[AnyEffect, ...] = ()


class Summon(Effect, frozen=True):
    """A companion comes, and is activated; if it is there, it is activated. [119]"""

    companion: str
    health: int = 0
    roll: Roll = Roll()


class Detonate(Effect, frozen=True):
    """An own rune goes; this happens to each enemy of its area."""

    does: tuple[AnyEffect, ...]


class Save(Effect, frozen=True):
    """He rolls a save; if it fails, this. [71]"""

    fail: tuple[AnyEffect, ...]


class Resist(Effect, frozen=True):
    """A blue die is rolled for him; unless it shows this symbol, this."""

    symbol: Literal["hit", "shield", "power", "magic", "legend"]
    does: tuple[AnyEffect, ...]


AnyEffect: TypeAlias = (
    Blow
    | Strike
    | Attack
    | Harm
    | Inflict
    | Fire
    | Heal
    | HealWorst
    | Cure
    | Shield
    | Regain
    | Boost
    | Turn
    | Refresh
    | Extra
    | Step
    | Blink
    | Charge
    | Hide
    | Taunt
    | Shelter
    | Place
    | Summon
    | Detonate
    | Save
    | Resist
    | Fortune
)


class Line(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What symbols of a roll buy, once in an attack; without a price it always happens. [131, 206]

    ``when``: only in attacks (or defences) where this holds."""

    does: tuple[AnyEffect, ...]
    cost: Cost = ()
    when: tuple[Holding, ...] = ()
