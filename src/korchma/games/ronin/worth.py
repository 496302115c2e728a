"""What a position of Ronin is worth to a seat, in victory points, as a bot sees it."""

from __future__ import annotations

import msgspec

from korchma.games.ronin.box import INDEX, TOP
from korchma.games.ronin.score import partnership_points, quest_points
from korchma.games.ronin.skills import unlocked
from korchma.games.ronin.state import (
    CUP,
    LAST_CHAPTER,
    TURNS,
    Player,
    RoninTable,
    counts,
    tracks_of,
    vp,
)


class Taste(msgspec.Struct, frozen=True):
    """What a bot believes things to be worth."""

    xp: float = 0.5
    gap: tuple[float, ...] = (0.25, 0.16, 0.1)
    """The price of an imbalance with 0, 1 or 2 turns of the chapter to come."""
    skill: tuple[float, ...] = (0.0, 1.3, 1.4, 1.7, 1.7)
    """An unused skill, by number."""
    first: float = 1.0
    """A level of the lower track before its points are reached."""
    level: float = 0.35
    inactive: float = 0.1
    cup: float = 0.45
    quest: tuple[float, ...] = (0.0, 0.15, 0.6)


BONUS = {
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
    return (
        vp(player)
        + taste.xp * player.xp
        + _symbols(t, player, taste)
        + _skills(t, player, taste)
        + _tracks(t, seat, taste)
        + _cups(t, player, taste)
        + _quest(t, player, taste)
    )


def _turns_left(t: RoninTable) -> int:
    """Turns of this chapter that are still to be played."""
    s = t.state
    done = s.turn + (s.phase in ("effects", "tea"))
    return max(0, TURNS - done)


def _symbols(t: RoninTable, player: Player, taste: Taste) -> float:
    """The fewer of two active symbols are points, the more experience. [61]"""
    s = t.state
    have = counts(t, player)
    left, right = have[s.left], have[s.right]
    spare = sum(have) - left - right
    both = (1 + taste.xp) / 2 * (left + right)
    price = taste.gap[min(_turns_left(t), len(taste.gap) - 1)]
    return both - price * abs(left - right) + taste.inactive * min(spare, 3) * (_turns_left(t) > 0)


def _skills(t: RoninTable, player: Player, taste: Taste) -> float:
    """Skills not yet used, less as the game runs out."""
    s = t.state
    hope = 1.0 if s.chapter < LAST_CHAPTER else (0.0, 0.35, 0.7, 0.85)[_turns_left(t)]
    total = 0.0
    for skill in unlocked(t, player):
        row = t.content.skills[skill]
        last = max(hope, 0.9) if row.window == "score" and s.phase != "score" else hope
        total += taste.skill[row.number] * last
    return total


def _tracks(t: RoninTable, seat: int, taste: Taste) -> float:
    """Points of the lower track, the way to the next ones, and bonuses ahead."""
    s = t.state
    tracks = tracks_of(s, seat)
    levels = [s.tracks[track] for track in tracks]
    low = min(levels)
    points = partnership_points(t, seat)
    hope = taste.first * 0.4 * low + taste.level * sum(levels)
    for track, level in zip(tracks, levels, strict=True):
        ahead = t.content.bonuses[s.boards[track]][level + 1 : min(TOP, level + 2) + 1]
        hope += sum(0.25 * BONUS[bonus] for bonus in ahead if bonus)
    return 0.6 * points + hope


def _cups(t: RoninTable, player: Player, taste: Taste) -> float:
    """Cups that may still meet another."""
    if not _turns_left(t):
        return 0.0
    cards = t.content.cards
    waiting = sum(
        bool(cards[card].cup) and not lost & CUP
        for card, lost in zip(player.row, player.lost, strict=True)
    )
    return taste.cup * min(waiting, 3)


def _quest(t: RoninTable, player: Player, taste: Taste) -> float:
    """Cards of the hand that may serve the side quest. [73]"""
    weight = taste.quest[t.state.chapter]
    if not weight or t.state.phase == "over":
        return 0.0
    active = t.content.chapters[t.state.chapter_card].pairs[LAST_CHAPTER]
    spare = [INDEX[symbol] for symbol in INDEX if symbol not in active]
    return weight * max(quest_points(t, player.hand, symbol) for symbol in spare)
