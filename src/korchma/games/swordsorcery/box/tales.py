"""The vocabulary of Sword & Sorcery's quests: what happens. [3.14]

What may hold stands in ``holding.py``, when a paragraph is read in ``moments.py``. An area is named
by its id (``a7``), a side by the two areas it parts, an enemy of the story by the name it got when
it came. Flags that begin with ``q.`` and counters end with the quest, all others travel; ``bars``
is reckoned: how many of ``bar1`` to ``bar7`` are set.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from korchma.games.swordsorcery.box.holding import (
    Area,
    Between,
    Card,
    Ground,
    Holding,
    Kind,
    Rank,
    Whom,
)
from korchma.tray.stories import Branch, Step

# --- what happens to the map ---------------------------------------------------------------------


class Gate(Step, frozen=True):
    """A spawn gate opens, closes, or leaves the map."""

    gate: str
    to: Literal["open", "closed", "gone"]


class Shrine(Step, frozen=True):
    """A shrine wakes or sleeps."""

    shrine: str
    lit: bool = True


class Door(Step, frozen=True):
    """A door or locked door is gone, without a trap. [30, 31]"""

    between: Between


class Wall(Step, frozen=True):
    """A wall token is put on a side; or a wall falls, printed ones too. [36]"""

    between: Between
    falls: bool = False


class Turns(Step, frozen=True):
    """The ground of an area is another for this quest."""

    at: Area
    ground: Ground


class Fire(Step, frozen=True):
    """A fire token in an area, at once on everybody there. Nowhere named: where the active hero
    stands. [148]"""

    level: Literal[1, 2]
    at: Area = ""


class Token(Step, frozen=True):
    """A token of the quest is placed, moved, removed (nowhere named: where the active hero stands),
    goes a step ``along`` its route, the hero too if he is its ``escort``, or gets another."""

    token: str
    act: Literal["place", "move", "remove", "along", "route"]
    at: Area = ""
    route: tuple[Area, ...] = ()
    escort: bool = False


# --- what happens to enemies ---------------------------------------------------------------------


class Spawn(Step, frozen=True):
    """So many enemies from the deck: ``n``, or heroes less enemies in play and ``fill`` more. In an
    area, at a gate by its id, or at whichever gate the die shows (``gate``). [61, 62, 185-187]"""

    at: str = "gate"
    n: int = 0
    fill: int | None = None


class Enemy(Step, frozen=True):
    """A certain enemy comes, by a name if the story asks for it later. [189]"""

    kind: Kind
    rank: Rank
    at: Area
    name: str = ""


class Moves(Step, frozen=True):
    """An enemy of the story is put into an area; no activation."""

    enemy: str
    at: Area


class Leaves(Step, frozen=True):
    """An enemy of the story leaves play; no death."""

    enemy: str


class Wound(Step, frozen=True):
    """Damage to an enemy of the story, without defence."""

    enemy: str
    n: int = 1


class Flip(Step, frozen=True):
    """A master's card is turned to its other side."""

    enemy: str


class Priority(Step, frozen=True):
    """A hero takes the priority token. [3.13]"""

    who: Whom = ""


class Shadow(Step, frozen=True):
    """A shadow token is placed where so many heroes started; or one that lies there is gone."""

    at: Area
    heroes: int = 2
    gone: bool = False


class Encounter(Step, frozen=True):
    """An encounter card now. [7, 190]"""


# --- what happens to events and heroes -----------------------------------------------------------


class Event(Step, frozen=True):
    """A card of the event deck is drawn now, goes on ``top`` or to the ``bottom``, changes places
    with ``other``; or ``n`` cards are discarded unread."""

    act: Literal["draw", "top", "bottom", "swap", "discard"]
    card: Card | None = None
    other: Card | None = None
    n: int = 1


class Shards(Step, frozen=True):
    """Soul shards for the party, or fewer; ``per``: for each point of a counter."""

    n: int
    per: str = ""


class Crowns(Step, frozen=True):
    """Crowns for somebody, or fewer; as a price all of them must be there."""

    n: int
    who: Whom = ""


class Treasure(Step, frozen=True):
    """Treasure cards. [70, 129]"""

    n: int = 1
    who: Whom = ""


class Item(Step, frozen=True):
    """A certain card or key from the box; ``soul-weapon`` and ``artifact``: as the rules deal."""

    item: str
    who: Whom = ""


class Heal(Step, frozen=True):
    """Wounds gone."""

    n: int = 1
    who: Whom = ""


class Shield(Step, frozen=True):
    """Magic shields until the Time phase. [4.D 32]"""

    n: int = 1
    who: Whom = ""


class Damage(Step, frozen=True):
    """Damage without defence."""

    n: int = 1
    who: Whom = ""


class Inflict(Step, frozen=True):
    """A condition. [151]"""

    what: Literal["knocked-down", "poison-1", "poison-2", "blind", "slow", "stun"]
    who: Whom = ""


class Power(Step, frozen=True):
    """Each turns one used power so many steps forward, or back. [116]"""

    n: int = 1
    who: Whom = ""


class GoTo(Step, frozen=True):
    """Heroes are put into an area."""

    at: Area
    who: Whom = ""


class Emporium(Step, frozen=True):
    """The living visit the emporium; at the end of a quest everybody. [229]"""


class Rule(Step, frozen=True):
    """A rule of the quest that slept until now holds."""

    rule: str


class Tell(Step, frozen=True):
    """More words, where something is so: the text ``QUEST-PARAGRAPH-NAME``."""

    text: str


class Special(Step, frozen=True):
    """What only this paragraph does, by name: written in Python, in ``rules/specials.py``."""

    name: str
    n: int = 0


class Save(Step, frozen=True):
    """Each rolls a save. In ``fail`` and ``ok`` the active hero is the one who rolled. [71]"""

    fail: Branch[Word, Holding] = Branch()
    ok: Branch[Word, Holding] = Branch()
    who: Whom = ""


Word: TypeAlias = (
    Gate
    | Shrine
    | Door
    | Wall
    | Turns
    | Fire
    | Token
    | Spawn
    | Enemy
    | Moves
    | Leaves
    | Wound
    | Flip
    | Priority
    | Shadow
    | Encounter
    | Event
    | Shards
    | Crowns
    | Treasure
    | Item
    | Heal
    | Shield
    | Damage
    | Inflict
    | Power
    | GoTo
    | Emporium
    | Rule
    | Tell
    | Special
    | Save
)
