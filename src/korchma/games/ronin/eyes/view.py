"""What a seat sees of the table: an allow-list, built anew each time."""

from __future__ import annotations

from typing import Literal

import msgspec

from korchma.games.ronin.box.box import SHARED, SYMBOLS
from korchma.games.ronin.box.rows import Skill
from korchma.games.ronin.rules.chapter import would_score
from korchma.games.ronin.rules.score import lower_track, partnership_points, track_points
from korchma.games.ronin.state import LAST_CHAPTER, TURNS, Player, RoninTable, counts, golden, vp

SkillState = Literal["locked", "ready", "used"]


class SkillView(msgspec.Struct, frozen=True, gc=False):
    """A skill on a player's board, or a partner's card beside it."""

    id: str
    state: SkillState
    card: bool = False


class PlayerView(msgspec.Struct, frozen=True):
    """A player as others see them; ``hand`` only if it is one's own, or the game is over."""

    character: str
    automa: bool
    hand: tuple[str, ...] | None
    held: int
    known: tuple[str, ...]
    row: tuple[str, ...]
    lost: tuple[int, ...]
    first: int
    tokens: tuple[int, ...]
    counts: tuple[int, ...]
    would: tuple[int, int]
    """Experience and points if the chapter ended now. [61, 62]"""
    xp: int
    golden: int | None
    vp: int
    points: tuple[int, ...]
    partners: int
    """Points for the lower partnership if the game ended now. [75]"""
    lower: int | None
    """The track that counts. [75]"""
    skills: tuple[SkillView, ...]


class TrackView(msgspec.Struct, frozen=True, gc=False):
    """A partnership track."""

    board: str
    level: int
    points: int
    """What it would be worth if the game ended now. [75]"""


class View(msgspec.Struct, frozen=True):
    """The table as one seat sees it; symbols by name."""

    me: int | None
    players: tuple[PlayerView, ...]
    tracks: tuple[TrackView, ...]
    chapter_card: str
    chapter: int
    chapters: int
    turn: int
    turns: int
    """Turns of a chapter. [27]"""
    left: str
    right: str
    deck: int
    discard: tuple[str, ...]
    slots: tuple[tuple[str, ...], ...]
    figures: tuple[int, ...]
    at_deck: tuple[int, ...]
    order: tuple[int, ...]
    queue: tuple[int, ...]
    phase: str
    begin: int
    ending: str


def view(t: RoninTable, seat: int | None) -> View:
    """The table as this seat sees it; None is a spectator."""
    s = t.state
    return View(
        me=seat,
        players=tuple(_player(t, i, seat) for i in range(len(s.players))),
        tracks=tuple(_track(t, track) for track in range(len(s.boards))),
        chapter_card=s.chapter_card,
        chapter=s.chapter,
        chapters=LAST_CHAPTER + 1,
        turn=s.turn,
        turns=TURNS,
        left=SYMBOLS[s.left],
        right=SYMBOLS[s.right],
        deck=len(s.deck),
        discard=tuple(s.discard),
        slots=tuple(s.slots),
        figures=tuple(s.figures),
        at_deck=tuple(s.at_deck),
        order=tuple(s.order),
        queue=tuple(s.queue),
        phase=s.phase,
        begin=s.begin,
        ending=s.ending,
    )


def _track(t: RoninTable, track: int) -> TrackView:
    board, level = t.state.boards[track], t.state.tracks[track]
    return TrackView(board, level, track_points(t, track) if board else 0)


def _player(t: RoninTable, i: int, seat: int | None) -> PlayerView:
    """One player, with the hand only for the one who holds it. [73]"""
    s = t.state
    player = s.players[i]
    own = i == seat or s.phase == "over"
    laid = bool(s.boards[i]) and not player.automa and all(s.boards[x] for x in (i, i - 1))
    return PlayerView(
        character=player.character,
        automa=player.automa,
        hand=tuple(player.hand) if own else None,
        held=len(player.hand),
        known=tuple(sorted(player.known)),
        row=tuple(player.row),
        lost=tuple(player.lost),
        first=player.first,
        tokens=tuple(player.tokens),
        counts=tuple(counts(t, player)),
        would=would_score(t, player),
        xp=player.xp,
        golden=golden(player),
        vp=vp(player),
        points=tuple(player.points),
        partners=partnership_points(t, i) if laid else 0,
        lower=lower_track(t, i) if laid else None,
        skills=_skills(t, player),
    )


def _skills(t: RoninTable, player: Player) -> tuple[SkillView, ...]:
    """Own skills and their markers; an Automa's exist only as cards for its partners. [77, 78]"""
    if not player.character:
        return ()
    own = t.content.skills_of[player.character]
    if player.automa:
        return tuple(SkillView(x.id, "locked", card=True) for x in own if x.number in SHARED)
    return (
        *(SkillView(skill.id, _state(player, skill)) for skill in own),
        *(SkillView(skill, "ready", card=True) for skill in player.cards),
        *(SkillView(skill, "used", card=True) for skill in player.spent),
    )


def _state(player: Player, skill: Skill) -> SkillState:
    """Whether a skill is locked, ready or spent. [20, 23]"""
    if skill.id in player.used:
        return "used"
    return "ready" if skill.unlock <= player.xp else "locked"


def turn(t: RoninTable) -> int:
    """Which turn of all chapters it is; none before the figures stand. [27]"""
    s = t.state
    begun = s.phase not in ("characters", "automas", "boards", "start")
    return s.chapter * TURNS + min(TURNS, s.turn + 1) if begun else 0
