"""What the entries of Waste Knights' adventures do: their vocabulary. [3.6, 3.15]"""

from __future__ import annotations

from typing import Literal, TypeAlias

from korchma.games.wasteknights.box.holding import Colour, Goods, Holding, Skill, Space, Whom
from korchma.tray.stories import Band, Branch, Entry, Step


class Gain(Step, frozen=True):
    """Goods for somebody."""

    what: Goods
    n: int = 1
    who: Whom = ""


class Lose(Step, frozen=True):
    """Goods gone; as a price all of it must be there. ``value``: gear worth so much in total.
    ``together``: paid by the conscious knights on the space."""

    what: Goods
    n: int = 1
    who: Whom = ""
    value: int = 0
    together: bool = False


class Deal(Step, frozen=True):
    """Wounds that armour may stop."""

    n: int = 1
    who: Whom = ""


class Recv(Step, frozen=True):
    """Wounds, injuries or radiation that nothing stops."""

    what: Literal["wound", "injury", "rad"]
    n: int = 1
    who: Whom = ""


class Heal(Step, frozen=True):
    """Points of healing, or radiation gone."""

    what: Literal["wound", "rad"]
    n: int = 1
    who: Whom = ""


class Damage(Step, frozen=True):
    """Damage to the vehicle; may be a price."""

    n: int = 1
    who: Whom = ""


class Repair(Step, frozen=True):
    """Damage gone."""

    n: int = 1
    who: Whom = ""


class FixGear(Step, frozen=True):
    """Broken cards work again."""

    n: int = 1
    who: Whom = ""


class BreakGear(Step, frozen=True):
    """A card breaks, picked by the cruel rule among those of a kind."""

    kind: str = "any"
    who: Whom = ""


class Threat(Step, frozen=True):
    """Threat tokens; ``kept`` for his next card."""

    n: int = 1
    kept: bool = False


class Dice(Step, frozen=True):
    """A die more, or fewer, ``on`` the next check of this entry, or on the next roll of a kind
    (``trail``, ``attack``, ``duel``, ``talk`` …), which is an entry token until then."""

    colour: Colour
    n: int = 1
    on: str = ""
    who: Whom = ""


class Time(Step, frozen=True):
    """The time marker moves, or is set."""

    add: int = 0
    to: int = 0


class Token(Step, frozen=True):
    """A token is placed, removed, or goes ``n`` steps ``nearer`` or ``back``."""

    act: Literal["place", "remove", "nearer", "back"]
    kind: str
    at: Space = "here"
    n: int = 1


class EndTurn(Step, frozen=True):
    """The acting knight's turn ends after this entry."""


class Plot(Step, frozen=True):
    """Another plot begins; what stands behind is not read."""

    start: str


class Keep(Step, frozen=True):
    """A keepsake for the chronicles."""

    what: str


class Count(Step, frozen=True):
    """A flag set to a number that depends on how many play: ``base`` and ``each`` for a knight."""

    name: str
    base: int = 0
    each: int = 0


class Tell(Step, frozen=True):
    """More words, where something is so: the text ``ENTRY-NAME``."""

    text: str


class Wound(Step, frozen=True):
    """An enemy whose wounds stay receives some; at least one point of life is left."""

    enemy: str
    n: int = 1


class Special(Step, frozen=True):
    """What only this entry does, by name: written in Python, in ``rules/specials.py``."""

    name: str
    n: int = 0


# --- what decides --------------------------------------------------------------------------------


class Check(Step, frozen=True):
    """A skill against a difficulty. ``helpers``: a white die for each other conscious knight on the
    space."""

    skill: Skill
    need: int
    ok: Branch[Word, Holding] = Branch()
    fail: Branch[Word, Holding] = Branch()
    by: Whom = ""
    helpers: bool = False


class Graded(Step, frozen=True):
    """A skill without a difficulty: what happens by the number of successes."""

    skill: Skill
    bands: tuple[Band[Word, Holding], ...]
    by: Whom = ""


class Fight(Step, frozen=True):
    """A combat against a copy of a card. ``fell``: besides, if the knight fell."""

    enemy: str
    win: Branch[Word, Holding] = Branch()
    no_win: Branch[Word, Holding] = Branch()
    fell: Branch[Word, Holding] = Branch()
    life: int = 0
    dice: int = 0


class Each(Step, frozen=True):
    """Every knight not eliminated, in turn order, each for himself."""

    each: Branch[Word, Holding]


Word: TypeAlias = (
    Gain
    | Lose
    | Deal
    | Recv
    | Heal
    | Damage
    | Repair
    | FixGear
    | BreakGear
    | Threat
    | Dice
    | Time
    | Token
    | EndTurn
    | Plot
    | Keep
    | Count
    | Tell
    | Wound
    | Special
    | Check
    | Graded
    | Fight
    | Each
)


class Page(Entry[Word, Holding], frozen=True):
    """A numbered entry of an adventure. ``kind`` says how it is come by."""

    id: int
    kind: Literal[
        "start", "action", "enc", "event", "trigger", "goal", "time", "link", "finale", "epilogue"
    ]
    plot: str = ""
    letter: str = ""
    private: bool = False
    """Shown to its player only."""
    says: tuple[str, ...] = ()
    """Knights who have a line of their own here when they act: ``a1-1.johnny``."""
