"""Where a hero wants to be: enemies within reach, and what the quest still has to tell."""

from __future__ import annotations

from collections import deque

from korchma.games.swordsorcery.box.holding import Area
from korchma.games.swordsorcery.rules import story, telling
from korchma.games.swordsorcery.rules.arms import hero_arms
from korchma.games.swordsorcery.rules.figures import number
from korchma.games.swordsorcery.rules.ground import board_of, lay
from korchma.games.swordsorcery.state import Hero, SwordTable

WORTH = {"q2": ("cart",), "q4": ("drum1", "drum2", "drum3"), "q7": ("mirka",)}
"""Tokens a quest is about."""
LAST = {"q1": "q1-a13", "q3": "q3-a12", "q5": "q5-a9", "q6": "q6-a13", "q7": "q7-a6"}
"""Where a quest is decided."""


def wanted(t: SwordTable, hero: Hero) -> dict[Area, float]:
    """Areas worth going to, and how much."""
    s, found = t.state, story.index(t)
    out: dict[Area, float] = {}

    def want(area: Area, worth: float) -> None:
        out[area] = max(out.get(area, 0.0), worth)

    for area in s.stories:
        want(area, 5.0)
    for key, pages in found.by.items():
        kind, _, area = key.partition(":")
        if kind in ("enter", "act") and area in board_of(t).areas:
            for name, when in pages:
                if name not in s.read and (when is None or telling.TALES.true(t, when)):
                    want(area, 4.0)
    for area in (*s.heaps, *s.chests):
        want(area, 4.0)
    for area in (*s.searches, *s.coins, *(x for x, lot in s.finds.items() if lot)):
        want(area, 3.0)
    for token in WORTH.get(s.quest, ()):
        for area in s.tokens.get(token, ()):
            want(area, 6.0)
    if s.quest in LAST:
        want(LAST[s.quest], 2.5)
    return out


def hunted(t: SwordTable, hero: Hero) -> dict[Area, float]:
    """Areas from which an enemy can be attacked with what is in hand."""
    arms = hero_arms(t, hero, "main") or hero_arms(t, hero, "off")
    if arms is None:
        return {}
    out: dict[Area, float] = {}
    for foe in t.state.foes:
        near = lay(t).reaches.within(foe.at, arms.range) if arms.range else (foe.at,)
        for area in near:
            out[area] = max(out.get(area, 0.0), 4.0 if area == foe.at else 5.0)
    return out


def steps_to(t: SwordTable, hero: Hero) -> dict[Area, tuple[int, Area]]:
    """How far every area is, doors opened on the way, and the first step there."""
    s, board = t.state, board_of(t)
    shut = {side for side in s.shut if side not in s.doors or side in s.locks}
    against = {(low, high) for high, low in t.content.quests[s.quest].map.barriers}
    near: dict[Area, list[Area]] = {area: [] for area in board.areas}
    for side, (one, other) in board.sides.items():
        if side in shut:
            continue
        if (one, other) not in against:
            near[one].append(other)
        if (other, one) not in against:
            near[other].append(one)
    found: dict[Area, tuple[int, Area]] = {hero.at: (0, hero.at)}
    wave = deque([hero.at])
    while wave:
        here = wave.popleft()
        far, first = found[here]
        for area in near[here]:
            if area not in found:
                found[area] = (far + 1, area if here == hero.at else first)
                wave.append(area)
    return found


def alone_in_party(t: SwordTable, hero: Hero) -> int:
    """Which of the party he is: two do not run after the same thing."""
    return number(t, hero)
