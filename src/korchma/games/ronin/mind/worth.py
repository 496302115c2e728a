"""What a position of Ronin is worth to a seat, in victory points, as a bot sees it."""

from __future__ import annotations

from functools import cache

import msgspec

from korchma.games.ronin.box.box import SYMBOLS, TOP
from korchma.games.ronin.box.rows import Bonus
from korchma.games.ronin.rules.score import partnership_points
from korchma.games.ronin.state import (
    CUP,
    LAST_CHAPTER,
    MOST_XP,
    TURNS,
    Player,
    RoninTable,
    counts,
    tracks_of,
)


class Taste(msgspec.Struct, frozen=True):
    """What a bot believes things to be worth."""

    xp: float = 0.5
    gap: tuple[float, ...] = (0.25, 0.16, 0.1, 0.1)
    """The price of an imbalance with so many turns of the chapter to come."""
    skill: tuple[float, ...] = (0.0, 1.3, 1.4, 1.7, 1.7)
    """An unused skill, by number."""
    lower: float = 0.4
    """A level of the lower track, beside its points."""
    level: float = 0.35
    inactive: float = 0.1
    cup: float = 0.45
    envy: float = 1.0
    """What partners gain counts against oneself, shared among all rivals."""
    quest: tuple[float, ...] = (0.0, 0.15, 0.6)


AHEAD = 0.25
"""The part of a bonus that counts while it is one or two levels away."""
HOPE = (0.0, 0.35, 0.7, 0.85)
"""The part of a skill's worth that is left in the last chapter, by turns to come."""
LAST_HOPE = 0.9
"""The same for one that is used when the chapter ends."""
BONUS: dict[Bonus, float] = {
    "xp1": 0.5,
    "xp2": 1.0,
    "left": 0.75,
    "right": 0.75,
    "any": 0.8,
    "vp1": 1.0,
    "vp2": 2.0,
    "sk1": 1.5,
    "sk3": 1.8,
    "draw": 0.2,
}


def worth(t: RoninTable, seat: int, taste: Taste) -> float:
    """Everything a seat has and may hope for."""
    player = t.state.players[seat]
    value = standing(t, seat, taste)
    if _turns_left(t):
        value += _cups(t, player, taste)
    if taste.quest[t.state.chapter]:
        value += _quest(t, player, taste)
    return value


def standing(t: RoninTable, seat: int, taste: Taste) -> float:
    """What a seat has but for its cups and its hand: all that a partner can help it to."""
    player = t.state.players[seat]
    turns = _turns_left(t)
    value = sum(player.points) + taste.xp * player.xp
    value += _symbols(t, player, taste, turns) + _skills(t, player, taste, turns)
    return value + _tracks(t, seat, taste)


def _turns_left(t: RoninTable) -> int:
    """Turns of this chapter that are still to be played."""
    s = t.state
    return max(0, TURNS - s.turn - (s.phase in ("effects", "tea")))


def _symbols(t: RoninTable, player: Player, taste: Taste, turns: int) -> float:
    """The fewer of two active symbols are points, the more experience, up to the last. [22, 61]"""
    s = t.state
    have = counts(t, player)
    left, right = have[s.left], have[s.right]
    value = (1 + taste.xp) / 2 * (left + right) - taste.gap[turns] * abs(left - right)
    if s.chapter == LAST_CHAPTER:
        value -= taste.xp * max(0, max(left, right) + player.xp - MOST_XP)
    return value + taste.inactive * min(sum(have) - left - right, 3) if turns else value


def _skills(t: RoninTable, player: Player, taste: Taste, turns: int) -> float:
    """Skills not yet used, less as the game runs out."""
    s, skills = t.state, t.content.skills
    hope = 1.0 if s.chapter < LAST_CHAPTER else HOPE[turns]
    last = max(hope, LAST_HOPE) if s.phase != "score" else hope
    total = 0.0
    own = [x.id for x in t.content.skills_of[player.character] if x.unlock <= player.xp]
    for skill in [*(x for x in own if x not in player.used), *player.cards]:
        row = skills[skill]
        total += taste.skill[row.number] * (last if row.window == "score" else hope)
    return total


@cache
def _ahead(bonuses: tuple[Bonus | None, ...]) -> tuple[float, ...]:
    """What the next two bonuses of a board promise, by level."""
    return tuple(
        sum(AHEAD * BONUS[bonus] for bonus in bonuses[level + 1 : level + 3] if bonus)
        for level in range(len(bonuses))
    )


def _tracks(t: RoninTable, seat: int, taste: Taste) -> float:
    """Points of the lower track, the way to the next ones, and bonuses ahead."""
    s, bonuses = t.state, t.content.bonuses
    value, low = 0.6 * partnership_points(t, seat), TOP
    for track in tracks_of(s, seat):
        level = s.tracks[track]
        low = min(low, level)
        value += taste.level * level + _ahead(bonuses[s.boards[track]])[level]
    return value + taste.lower * low


def waiting_cups(t: RoninTable, player: Player) -> int:
    """Cups of the timeline that no other has met yet."""
    cups = t.content.cups
    return sum(
        not lost & CUP
        for card, lost in zip(player.row, player.lost, strict=True)
        if card in cups["left"] or card in cups["right"]
    )


def _cups(t: RoninTable, player: Player, taste: Taste) -> float:
    """Cups that may still meet another."""
    return taste.cup * min(waiting_cups(t, player), 3)


def _quest(t: RoninTable, player: Player, taste: Taste) -> float:
    """Cards of the hand that may serve the side quest. [73]"""
    s, box = t.state, t.content
    if s.phase == "over":
        return 0.0
    active = box.pairs[s.chapter_card][LAST_CHAPTER]
    bearing = [0] * len(SYMBOLS)
    for card in player.hand:
        for symbol in box.borne[card]:
            bearing[symbol] += 1
    return taste.quest[s.chapter] * max(
        n for symbol, n in enumerate(bearing) if symbol not in active
    )
