"""What lies on the table of Ronin, and nothing else."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from korchma.games.ronin.box.box import COVERS, Box
from korchma.kernel import Table

LAST_CHAPTER = 2
TURNS = 3
GOLD = 20
"""Experience at which the golden marker starts. [19]"""
MOST_XP = 2 * GOLD
CUP = 4
"""The bit of a card's lost markers that covers its cup; 1 and 2 cover its symbols."""

SOURCES = ("chapter-1", "chapter-2", "chapter-3", "bonus", "quest", "golden", "partners")

Phase = Literal[
    "characters",
    "automas",
    "boards",
    "start",
    "refill",
    "take",
    "order",
    "choose",
    "effects",
    "tea",
    "score",
    "keep",
    "kept",
    "quest",
    "over",
]


class Rulings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The options of a game: its boards, its season, and our rulings with their defaults."""

    side: Literal["a", "b"] = "a"
    """The side of all partnership boards. [2]"""
    head_start: Literal[0, 2, 4] = 0
    """Solo only: points on both tracks before the first turn, by season. [82]"""
    kept_under_old_pair: bool = False
    """A6: true resolves kept cards before the active symbols change."""
    head_start_bonuses: bool = True
    """A9: false gives the bonuses of a head start in Summer only."""


class Player(msgspec.Struct):
    """A character at the table, played by a person or by nobody (an Automa)."""

    character: str
    automa: bool
    hand: list[str]
    known: list[str]
    """Cards of the hand that everybody has seen."""
    row: list[str]
    """The timeline, left to right."""
    lost: list[int]
    """Lost markers on each card of the timeline, as bits."""
    tokens: list[int]
    """The supply, by symbol."""
    xp: int
    """All experience; what is beyond 20 is shown by the golden marker. [19]"""
    points: list[int]
    """Victory points by source."""
    used: list[str]
    """Own skills that are spent. [23]"""
    cards: list[str]
    """Partners' skill cards, face up. [25]"""
    spent: list[str]
    """Partners' skill cards, face down."""
    first: int
    """The place in the timeline of the first card played this turn."""
    todo: list[int]
    """Places whose standard effect waits. [39]"""
    tea: list[int]
    """Places whose tea effect waits. [50]"""


class State(msgspec.Struct):
    """The whole table. Seats go clockwise; track ``i`` lies between seat ``i`` and the next."""

    rng: int
    players: list[Player]
    tracks: list[int]
    boards: list[str]
    """The board of each track; none ("") between two Automas. [81]"""
    chapter_card: str
    order_card: str
    """The chapter card whose back gives the first initiative order. [9]"""
    chapter: int
    turn: int
    left: int
    right: int
    """The active symbols."""
    deck: list[str]
    """The top card last."""
    discard: list[str]
    slots: list[tuple[str, ...]]
    """Face-up pairs, the one nearest the deck first; () where one was taken."""
    figures: list[int]
    """Who stands at each slot; -1 for nobody."""
    at_deck: list[int]
    """Who stands at the deck, in the order of arrival. [33]"""
    order: list[int]
    """The initiative track, top first."""
    queue: list[int]
    """Who is still to act in this step."""
    picked: bool
    """The one whose turn it is in step 1 has taken cards."""
    looked: list[str]
    """Cards of the deck that somebody looks at just now."""
    pile: list[str]
    """Characters, then boards, that nobody has taken yet."""
    offered: list[str]
    """What the one who chooses now was offered. [4]"""
    begin: int
    """The first player. [90]"""
    phase: Phase
    ending: str


RoninTable: TypeAlias = Table[State, Box, Rulings]


def left_of(s: State, seat: int) -> int:
    """The next seat clockwise. [91]"""
    return (seat + 1) % len(s.players)


def right_of(s: State, seat: int) -> int:
    """The next seat counter-clockwise. [91]"""
    return (seat - 1) % len(s.players)


def tracks_of(s: State, seat: int) -> list[int]:
    """A seat's tracks, the left one first; none lies between two Automas. [81, 96]"""
    boards = s.boards
    right = (seat or len(boards)) - 1
    if boards[seat] and boards[right]:
        return [seat, right]
    return [track for track in (seat, right) if boards[track]]


def partner_on(s: State, seat: int, track: int) -> int:
    """The one with whom a seat shares a track."""
    return left_of(s, seat) if track == seat else right_of(s, seat)


def people(s: State) -> list[int]:
    """The seats of people, in initiative order. [24]"""
    players = s.players
    return [seat for seat in s.order if not players[seat].automa]


def played_as(t: RoninTable) -> list[str]:
    """The characters of the people, by seat. [5]"""
    return [player.character for player in t.state.players if not player.automa]


def counts(t: RoninTable, player: Player, upto: int | None = None) -> list[int]:
    """Tokens and uncovered prints, by symbol; ``upto`` ends the reach of an effect. [14, 17, 42]"""
    out, shown = player.tokens[:], t.content.shown
    for card, lost in zip(player.row[:upto], player.lost, strict=False):
        for symbol in shown[card][lost % COVERS]:
            out[symbol] += 1
    return out


def vp(player: Player) -> int:
    """All victory points, however often the track went round. [18]"""
    return sum(player.points)


def golden(player: Player) -> int | None:
    """The space of the golden marker; None while it waits. [7, 19]"""
    return player.xp - GOLD if player.xp >= GOLD else None
