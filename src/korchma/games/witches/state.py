"""What lies on the table of The Witches, and nothing else."""

from __future__ import annotations

from itertools import filterfalse
from operator import attrgetter
from typing import Annotated, Literal, TypeAlias

import msgspec

from korchma.games.witches.box.box import Box
from korchma.kernel import Table

DUNGEON = "dungeon"
MOVES = 2
"""Move actions of a turn. [43]"""
AT = attrgetter("at")

Phase = Literal[
    "choosing", "placing", "problem", "move", "arrive", "meet", "attempt", "draw", "over"
]

Cackles = Annotated[int, msgspec.Meta(ge=0, le=10)]
"""Cackles that a failure may cost; the largest pool holds not many more."""


class Rulings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The options of a game: its mode, and our rulings with their defaults."""

    together: bool = False
    """Co-op and solo: all win or all lose. [128]"""
    stacking: bool = False
    """Expert: any number of crises on a problem. [134, 135]"""
    expert_crises: bool = False
    """Expert: the pool holds 8 crises. [134]"""
    fail_cackles_easy: Cackles = 1
    """A1"""
    fail_cackles_hard: Cackles = 2
    """A1"""
    elf_check_on_shamble: bool = False
    """A2: true lets a third elf turned up by Shamble lose the game on the spot."""
    dungeon_still_draws: bool = False
    """A11: true lets a witch locked up by the Felmets draw cards all the same."""


class Player(msgspec.Struct):
    """A witch: where she stands, what she holds, what she has solved."""

    witch: str
    at: str
    hand: list[int]
    cackles: int
    aliss: int
    easy: tuple[str, ...]
    """Easy problems on her card: they make the hand larger. [71, 97]"""
    side: tuple[str, ...]
    """Easy problems beside it: they only score. [71, 110]"""
    hard: tuple[str, ...]
    token: str
    """Her single-use token while she still has it. [11-13]"""
    looked: tuple[str, ...]
    """Spaces whose closed problem she has looked at. [138]"""


class Attempt(msgspec.Struct):
    """A problem being solved: two dice, then two more, and what was added."""

    dice: list[int]
    symbols: int
    magic: int
    bonus: int


class State(msgspec.Struct):
    """The whole table."""

    rng: int
    players: list[Player]
    boxes: list[str]
    """Problems still to come, the next one last."""
    problems: dict[str, str]
    """Which problem lies on which space."""
    closed: list[str]
    """Spaces whose hard problem is face down."""
    crises: dict[str, int]
    """Spaces in crisis, and how many crises."""
    out: list[str]
    """Tokens that left the game. [6, 73]"""
    deck: list[int]
    discard: list[int]
    cackle_pool: int
    crisis_pool: int
    aliss_pool: int
    phase: Phase
    active: int
    first: int
    turn: int
    moves: int
    """Move actions left in this turn."""
    extra: int
    """Areas added to this walk by Extra movement."""
    steps: int
    """Areas left in a walk that has paused."""
    invisible: bool
    must_leave: bool
    """She slipped past something with her last step: the next move may not be a stay."""
    attempt: Attempt | None
    ending: str


WitchTable: TypeAlias = Table[State, Box, Rulings]


class TheEnd(Exception):
    """The game ends at once."""


def me(t: WitchTable) -> Player:
    """The witch whose turn it is."""
    return t.state.players[t.state.active]


def played_as(t: WitchTable) -> list[str]:
    """The witches, by seat. [10]"""
    return [player.witch for player in t.state.players]


def witches_at(s: State, space: str) -> list[int]:
    """The seats whose witch stands there."""
    return [seat for seat, player in enumerate(s.players) if player.at == space]


def is_empty(s: State, space: str) -> bool:
    """No problem and no witch there. [75, 142]"""
    return space not in s.problems and space not in map(AT, s.players)


def occupied(s: State) -> set[str]:
    """The spaces with a problem or a witch."""
    return {*s.problems, *map(AT, s.players)}


def empty_spaces(t: WitchTable) -> list[str]:
    """Every space of the map without problem and witch; the Dungeon is none. [141]"""
    return [*filterfalse(occupied(t.state).__contains__, t.content.spaces)]


def any_empty(t: WitchTable) -> bool:
    """Whether there is an empty space at all: almost always plain from the numbers."""
    s, spaces = t.state, t.content.spaces
    return len(s.problems) + len(s.players) < len(spaces) or bool(empty_spaces(t))


def open_elves(t: WitchTable) -> int:
    """Open elf tokens on the map. [121, 122]"""
    s, is_elf = t.state, t.content.elves.__contains__
    closed = map(s.problems.__getitem__, s.closed)
    return sum(map(is_elf, s.problems.values())) - sum(map(is_elf, closed))


def target(t: WitchTable, space: str) -> int:
    """What must be rolled there: the difficulty, and 2 for each crisis. [58, 109]"""
    s = t.state
    return t.content.tokens[s.problems[space]].difficulty + 2 * s.crises.get(space, 0)


def hard_bonus(player: Player) -> int:
    """+1 to each roll for every two hard problems solved. [65, 72]"""
    return len(player.hard) // 2


def hand_limit(player: Player) -> int:
    """Three cards, and one for every two easy problems on the card. [97]"""
    return 3 + len(player.easy) // 2
