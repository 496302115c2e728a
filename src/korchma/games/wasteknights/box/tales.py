"""The vocabulary of Waste Knights' adventures: plots, and what entries do. [3.6, 3.15]"""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from korchma.kernel.content import Row
from korchma.tray.stories import AllOf, AnyOf, Band, Branch, Entry, FlagIs, Is, Not, Step

Skill: TypeAlias = Literal["me", "ra", "dr", "su", "te", "ta"]
"""Melee, ranged, driving, survival, technology, talk."""
Goods: TypeAlias = Literal["xp", "fuel", "ammo", "med", "res", "gear"]
Colour: TypeAlias = Literal["white", "green", "blue", "red"]
Space: TypeAlias = str
"""``r5c6``; also ``here``, ``any``, or a name a plot gives (``tanker``)."""
Whom: TypeAlias = Literal["", "each", "here", "others", "target", "first"]
"""Nobody named: the acting knight. ``each``: every knight, in turn order; ``here``: all on his
space; ``others``: all but him; ``target``: another of his choice; ``first``: the first player's."""

# --- what holds ----------------------------------------------------------------------------------


class Kept(Is, frozen=True):
    """A keepsake of an earlier evening lies in the chronicles."""

    what: str


class Took(Is, frozen=True):
    """In this game this way of an entry was chosen: for wording only."""

    entry: int
    way: str


class At(Is, frozen=True):
    """The acting knight stands there: a space, ``city``, or a terrain."""

    place: str


class Holds(Is, frozen=True):
    """The acting knight holds so much; ``together``: all conscious knights on his space."""

    what: Goods
    least: int = 1
    together: bool = False


class Lies(Is, frozen=True):
    """So many tokens of a kind lie on a space."""

    kind: str
    at: Space = "any"
    least: int = 1


class TimeIs(Is, frozen=True, tag="time"):
    """The time marker stands between these."""

    least: int = 1
    most: int = 10


class Knights(Is, frozen=True):
    """So many knights play."""

    least: int = 1
    most: int = 4


class Rides(Is, frozen=True, tag="knight"):
    """The acting knight is this one."""

    who: str


Holding: TypeAlias = Kept | Took | At | Holds | Lies | TimeIs | Knights | Rides
When: TypeAlias = Holding | FlagIs | Not[Holding] | AllOf[Holding] | AnyOf[Holding]

# --- what happens --------------------------------------------------------------------------------


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


# --- plots ---------------------------------------------------------------------------------------


class Clock(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How long a plot lasts, and what is read when its time is over."""

    start: int
    end: int
    step: int
    then: int | None = None


class Deed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A story action: where it can be done, what it costs, and the entry that is read."""

    name: str
    entry: int
    at: Space = "any"
    where: When | None = None
    cost: tuple[Word, ...] = ()
    once: Literal["", "knight", "game"] = ""


class Trigger(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An entry that is read when something comes true: a condition, or a moment by its name."""

    entry: int
    when: When | None = None
    moment: str = ""
    first: bool = False


class PlotSheet(Row, frozen=True):
    """A plot: set-up, goal, time, story actions, events of time, encounters by letter."""

    id: str
    start: int
    setup: tuple[Word, ...] = ()
    goal: When | None = None
    on_goal: int | None = None
    time: Clock | None = None
    round_start: tuple[Word, ...] = ()
    round_end: tuple[Word, ...] = ()
    actions: tuple[Deed, ...] = ()
    triggers: tuple[Trigger, ...] = ()
    events: dict[str, int] = msgspec.field(default_factory=dict)
    letters: dict[str, int] = msgspec.field(default_factory=dict)


class Epilogue(Row, frozen=True):
    """How an adventure may end."""

    id: str
    entry: int
    result: Literal["win", "lose", "rank"]
