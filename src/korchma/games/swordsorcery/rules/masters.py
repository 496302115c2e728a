"""Masters turn their cards: by wounds, provoked, idle, alone. [215, 232]"""

from __future__ import annotations

from collections.abc import Iterator

from korchma.games.swordsorcery import events as e
from korchma.games.swordsorcery.box.foes import Flip
from korchma.games.swordsorcery.rules import foes, priority, quest_rules, story
from korchma.games.swordsorcery.rules.breeds import face_of
from korchma.games.swordsorcery.rules.numbers import race
from korchma.games.swordsorcery.state import Foe, SwordTable

BY_WOUNDS = "turned-by-wounds"
"""A tag: its wounds have reached that number once. [3.10]"""


def masters_turn(t: SwordTable) -> None:
    """Masters whose card turns now: so many wounds, provoked so often, alone. [215] (3.10)"""
    for foe in priority.masters(t):
        if foe.wounds * 2 >= foe.life and "half" not in foe.tags:
            foe.tags.append("half")
            story.moment(t, "boss-half")
        now = any(_now(t, foe, flip) for flip in _flips(t, foe))
        if BY_WOUNDS not in foe.tags and _hurt_enough(t, foe):
            foe.tags.append(BY_WOUNDS)
        if now:
            turn_master(t, foe)


def _hurt_enough(t: SwordTable, foe: Foe) -> bool:
    """So many wounds that a side of its card minds them, whichever is up. [3.10]"""
    boss = t.content.bosses[foe.card]
    marks = [flip.wounds for face in (boss.a, boss.b) for flip in face.flips if flip.wounds]
    return any(foe.wounds >= mark[foes.many(t)] for mark in marks)


def _flips(t: SwordTable, foe: Foe) -> Iterator[Flip]:
    face = face_of(t.content, foe.card, foe.side)
    assert face is not None
    if not face.final:
        yield from face.flips


def _now(t: SwordTable, foe: Foe, flip: Flip) -> bool:
    if flip.wounds is not None:
        return BY_WOUNDS not in foe.tags and foe.wounds >= flip.wounds[foes.many(t)]
    if flip.provoked:
        return t.state.provoked >= flip.provoked
    if flip.alone:
        if quest_rules.seated(t, foe):
            return False
        folk = race(t, foe)
        return not any(x is not foe and race(t, x) == folk for x in t.state.foes)
    return False


def idle_masters(t: SwordTable) -> list[Foe]:
    """Masters that dealt no wound in the round just ended, and mind it. [3.10]"""
    return [
        foe
        for foe in priority.masters(t)
        if any(flip.idle for flip in _flips(t, foe))
        and t.state.memory.get(f"dealt-{foe.ref}", -1) < t.state.over_round
    ]


def turn_master(t: SwordTable, foe: Foe) -> None:
    """The other side is up; wounds, conditions and tokens stay. [215, 232]"""
    foe.side = "b" if foe.side == "a" else "a"
    foe.charges = foes.charges_of(t, foe.card, foe.side)
    face = face_of(t.content, foe.card, foe.side)
    assert face is not None
    t.tell(e.MasterFlipped(foe.ref, f"{foe.card}.{face.id}"))
    story.moment(t, "boss-flip")
