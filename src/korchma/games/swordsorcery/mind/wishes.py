"""What somebody who knows these quests would wish for: powers, talents, parties, whom to spare.

Tables, and the few rules of thumb that only one quest needs.
"""

from __future__ import annotations

from collections.abc import Mapping

from korchma.games.swordsorcery.rules import story
from korchma.games.swordsorcery.rules.conditions import bars
from korchma.games.swordsorcery.state import Foe, SwordTable

PARTY = ("torgar", "ekar", "laigon", "auriel", "shaya")
"""In which order heroes are missed most."""

POWERS: Mapping[str, tuple[str, ...]] = {
    "auriel": (
        "arcane-bolt",
        "mistress-of-thunder",
        "sunlance",
        "black-fire",
        "ward",
        "illusion",
        "blink",
    ),
    "ekar": (
        "shield-wall",
        "cleave",
        "guardian",
        "executioner",
        "battle-cry",
        "charge",
        "iron-will",
    ),
    "laigon": (
        "aimed-shot",
        "rain-of-arrows",
        "fenrir",
        "parry",
        "snare",
        "hunters-eye",
        "swift-step",
    ),
    "shaya": (
        "stealth",
        "backstab",
        "throwing-fan",
        "treasure-hunt",
        "dirty-trick",
        "venomed-edge",
        "lockmaster",
    ),
    "torgar": (
        "heal",
        "blessing",
        "lightning-bolt",
        "sanctuary",
        "war-rune",
        "hammer-of-faith",
        "hymn-of-the-forge",
    ),
}
"""Which class powers first."""
BLADES = ("fenrir", "parry", "swift-step", "snare", "hunters-eye", "aimed-shot", "rain-of-arrows")
"""Who fights with two blades has no use for a bow."""
TALENTS = ("tough", "alert", "lucky", "quick", "soulbound", "packrat")
TRAPS = (
    "click",
    "pentagram",
    "net",
    "needle",
    "flash",
    "soul-leech",
    "hammer",
    "flame",
    "gas",
    "blast",
    "lightning",
    "alarm",
)
"""Traps, the mildest first."""

FLAGS: Mapping[str, float] = {
    "bar1": 2.0,
    "bar2": 2.0,
    "bar3": 2.0,
    "bar4": 2.0,
    "bar5": 2.5,
    "bar6": 1.5,
    "q.mended": 8.0,
    "given": 0.8,
    "mill-gate": 0.8,
    "salt-gate": 0.8,
    "barricade": 6.0,
}
"""Flags of a paragraph or deed that serve, each for a point."""
DEEDS: Mapping[str, float] = {
    "push": 5.0,
    "load": 4.0,
    "lamp": 0.0,
    "tip": -9.0,
    "tell": 9.0,
    "close-mill": 9.0,
    "close-salt": 9.0,
    "open-mill": -9.0,
    "open-salt": -9.0,
    "lay": 9.0,
    "lay-pressed": 9.0,
    "take": -9.0,
    "tear-1": 7.0,
    "tear-2": 7.0,
    "tear-3": 7.0,
    "strike-1": 6.0,
    "strike-2": 6.0,
    "strike-3": 6.0,
}
"""Deeds of the quests."""
LATE: Mapping[str, int] = {"q4": 6}
"""So many events come too late to matter: the quest is over half through its deck."""
SHY: frozenset[str] = frozenset({"q2-p10", "q7-p5", "q7-p13"})
"""Paragraphs nobody goes out of his way for."""


def spared(t: SwordTable) -> frozenset[str]:
    """Enemies that are better left alone."""
    s = t.state
    if s.quest == "q5" and telling(t):
        return frozenset(foe.ref for foe in s.foes if foe.name == "uncle")
    if s.quest == "q4" and s.flags.get("names-heard"):
        last = last_drum(t)
        return frozenset(foe.ref for foe in s.foes if foe.at == last)
    return frozenset()


def telling(t: SwordTable) -> bool:
    """The troll is told what he has seen, not fought. (q5)"""
    s = t.state
    return bool(s.flags.get("q.awake")) and bars(s) >= 3


def last_drum(t: SwordTable) -> str:
    """Where the last drum stands. (q4)"""
    s = t.state
    for skin, token in (("d1", "drum1"), ("d2", "drum2"), ("d3", "drum3")):
        if s.flags.get(skin, 0) > 0 and s.tokens.get(token):
            return s.tokens[token][0]
    return ""


def laying(t: SwordTable) -> bool:
    """There are bars enough for the door. (q7)"""
    flags = t.state.flags
    return flags.get("carried", 0) + flags.get("laid", 0) >= 4


def urgency(t: SwordTable, foe: Foe) -> float:
    """How much more than others an enemy ought to die."""
    s = t.state
    ends = story.book_of(t).quest.goals
    if foe.name and any(getattr(end.when, "enemy", "") == foe.name for end in ends):
        return 1.0 if s.quest == "q7" and laying(t) else 2.0
    if s.quest == "q2":
        cart = s.tokens.get("cart") or [""]
        if foe.name in ("krivda", "sergeant"):
            return 2.0
        return 1.7 if foe.at == cart[0] else 1.0
    if s.quest == "q6":
        return 1.7 if foe.at in held_areas(t) else 0.7
    return 1.0


_HELD: dict[tuple[int, str], tuple[object, frozenset[str]]] = {}


def held_areas(t: SwordTable) -> frozenset[str]:
    """Where enemies are counted: inside the wall, later in the inner yard only. (q6)"""
    tag = "inner" if t.state.flags.get("ward-burnt") else "inside"
    book = story.book_of(t)
    found = _HELD.get((id(book), tag))
    if found is None:
        areas = frozenset(row.id for row in book.map.areas if tag in row.tags)
        found = _HELD[id(book), tag] = (book, areas)
    return found[1]
