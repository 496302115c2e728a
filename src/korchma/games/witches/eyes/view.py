"""What a seat sees of the table: an allow-list, built anew each time."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from msgspec.structs import replace

from korchma.games.witches.rules.actions import move_number
from korchma.games.witches.rules.score import points
from korchma.games.witches.state import (
    MOVES,
    Attempt,
    Player,
    WitchTable,
    hand_limit,
    hard_bonus,
    open_elves,
    target,
)


class PlayerView(msgspec.Struct, frozen=True):
    """A witch as everybody sees her; ``hand`` is there for her own eyes only. [139]"""

    witch: str
    at: str
    cards: int
    limit: int
    hand: tuple[int, ...] | None
    cackles: int
    aliss: int
    easy: tuple[str, ...]
    side: tuple[str, ...]
    hard: tuple[str, ...]
    token: str
    points: int
    bonus: int
    """What hard problems solved add to every roll. [65, 72]"""


class ProblemView(msgspec.Struct, frozen=True):
    """A problem on the map. ``token`` is None for a closed one this seat has not looked at."""

    token: str | None
    target: int | None
    crises: int
    closed: bool


class BoxView(msgspec.Struct, frozen=True):
    """A box of problems to come: the easy ones open, the hard ones only counted."""

    easy: tuple[str, ...]
    hard: int


class View(msgspec.Struct, frozen=True):
    """The table from one seat."""

    seat: int | None
    players: tuple[PlayerView, ...]
    problems: dict[str, ProblemView]
    boxes: tuple[BoxView, ...]
    deck: int
    discard: tuple[int, ...]
    cackle_pool: int
    crisis_pool: int
    aliss_pool: int
    elves: int
    phase: str
    active: int
    turn: int
    turns: int
    moves: int
    move: int
    """Which move action of the turn is under way; 0 before the first and after the last. [43]"""
    most_moves: int
    extra: int
    steps: int
    invisible: bool
    must_leave: bool
    attempt: Attempt | None
    fail_cackles: tuple[int, int]
    """Cackles for failing an easy problem and a hard one. [77, A1]"""
    ending: str


def _player(t: WitchTable, player: Player) -> PlayerView:
    return PlayerView(
        witch=player.witch,
        at=player.at,
        cards=len(player.hand),
        limit=hand_limit(player),
        hand=None,
        cackles=player.cackles,
        aliss=player.aliss,
        easy=player.easy,
        side=player.side,
        hard=player.hard,
        token=player.token,
        points=sum(source.points for source in points(t, player)),
        bonus=hard_bonus(player),
    )


def _problem(t: WitchTable, space: str) -> ProblemView:
    """Closed problems show their face only to those who looked. [138]"""
    crises = t.state.crises.get(space, 0)
    if space in t.state.closed:
        return ProblemView(None, None, crises, True)
    return ProblemView(t.state.problems[space], target(t, space), crises, False)


def _boxes(t: WitchTable) -> tuple[BoxView, ...]:
    """The six boxes as they are now: the leftmost are emptied first. [3, 5, 28]"""
    row, left = t.content.setups[len(t.state.players)], t.state.boxes
    hard = t.content.hard
    out: list[BoxView] = []
    rest = list(left)
    for hards, easies in reversed(list(zip(row.hard, row.easy, strict=True))):
        own = rest[: hards + easies]
        rest = rest[hards + easies :]
        easy = tuple(token for token in reversed(own) if token not in hard)
        out.append(BoxView(easy, len(own) - len(easy)))
    return tuple(reversed(out))


def _public(t: WitchTable) -> View:
    """What lies open for everybody."""
    s = t.state
    row = t.content.setups[len(s.players)]
    return View(
        seat=None,
        players=tuple(_player(t, player) for player in s.players),
        problems={space: _problem(t, space) for space in s.problems},
        boxes=_boxes(t),
        deck=len(s.deck),
        discard=tuple(s.discard),
        cackle_pool=s.cackle_pool,
        crisis_pool=s.crisis_pool,
        aliss_pool=s.aliss_pool,
        elves=open_elves(t),
        phase=s.phase,
        active=s.active,
        turn=s.turn,
        turns=sum(row.hard) + sum(row.easy),
        moves=s.moves,
        move=move_number(t),
        most_moves=MOVES,
        extra=s.extra,
        steps=s.steps,
        invisible=s.invisible,
        must_leave=s.must_leave,
        attempt=_copy_attempt(s.attempt),
        fail_cackles=(t.options.fail_cackles_easy, t.options.fail_cackles_hard),
        ending=s.ending,
    )


def _own(t: WitchTable, public: View, seat: int) -> View:
    """The same with her own hand, and the faces of closed problems she looked at. [138, 139]"""
    s, player = t.state, t.state.players[seat]
    players = list(public.players)
    players[seat] = replace(players[seat], hand=tuple(player.hand))
    problems = public.problems
    known = [space for space in s.closed if space in player.looked]
    if known:
        problems = dict(problems)
        for space in known:
            face = s.problems[space]
            problems[space] = replace(problems[space], token=face, target=target(t, space))
    return replace(public, seat=seat, players=tuple(players), problems=problems)


def views(t: WitchTable, seats: Sequence[int | None]) -> list[View]:
    """What each of these sees, None being a spectator; the open part is made once."""
    public = _public(t)
    return [public if seat is None else _own(t, public, seat) for seat in seats]


def view(t: WitchTable, seat: int | None) -> View:
    """Everything this seat may see; None is a spectator. [138, 139]"""
    return views(t, (seat,))[0]


def _copy_attempt(going: Attempt | None) -> Attempt | None:
    if going is None:
        return None
    return Attempt(going.dice[:], going.symbols, going.magic, going.bonus)


def turn(t: WitchTable) -> int:
    """Which turn it is, counted over all witches. [42]"""
    return t.state.turn
