"""Who has won, and how well a lone witcher did."""

from __future__ import annotations

from korchma.games.oldworld.state import Player, WorldTable
from korchma.kernel import Result
from korchma.kernel.result import Source

RANKS = ((6, "legend"), (8, "master"), (10, "veteran"), (12, "journeyman"))
"""Turns and the rank they earn; more make a novice. [114]"""
KINDS = ("monsters", "witchers", "skills")


def rank(turns: int) -> str:
    """The rating of a solo game. [114]

    >>> rank(6), rank(9), rank(13)
    ('legend', 'veteran', 'novice')
    """
    return next((name for most, name in RANKS if turns <= most), "novice")


def trophies_by_kind(player: Player) -> tuple[int, int, int]:
    """Trophies won from monsters, from witchers, and by meditation."""
    witchers = sum(x.startswith("witcher-") for x in player.trophies)
    skills = sum(x.startswith("skill-") for x in player.trophies)
    return len(player.trophies) - witchers - skills, witchers, skills


def result(t: WorldTable) -> Result | None:
    """The first with four trophies wins; alone the rank says how soon. [17, 109, 114]"""
    s = t.state
    if s.phase != "over":
        return None
    ending = f"solo-{rank(s.turn)}" if s.ending == "won" else s.ending
    return Result(
        ending,
        (s.active,),
        tuple(player.marker for player in s.players),
        tuple(tuple(map(Source, KINDS, trophies_by_kind(player))) for player in s.players),
    )
