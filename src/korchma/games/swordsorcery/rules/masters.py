"""Masters turn their cards: by wounds, provoked, idle, alone. [215, 232]"""

from __future__ import annotations

from collections.abc import Iterator

from korchma.games.swordsorcery import events as e
from korchma.games.swordsorcery.box.foes import Flip
from korchma.games.swordsorcery.rules import foes, priority, quest_rules, story
from korchma.games.swordsorcery.rules.numbers import race
from korchma.games.swordsorcery.rules.sheets import face_of
from korchma.games.swordsorcery.state import Foe, SwordTable


def masters_turn(t: SwordTable) -> None:
    """Masters whose card turns now: so many wounds, provoked so often, alone. [215] (3.10)"""
    for foe in priority.masters(t):
        if foe.wounds * 2 >= foe.life and "half" not in foe.tags:
            foe.tags.append("half")
            story.moment(t, "boss-half")
        for flip in _flips(t, foe):
            if _now(t, foe, flip):
                turn_master(t, foe)
                break


def _flips(t: SwordTable, foe: Foe) -> Iterator[Flip]:
    face = face_of(t.content, foe.card, foe.side)
    assert face is not None
    if not face.final:
        yield from face.flips


def _now(t: SwordTable, foe: Foe, flip: Flip) -> bool:
    if flip.wounds is not None:
        if "turned-by-wounds" in foe.tags or foe.wounds < flip.wounds[foes.many(t)]:
            return False
        foe.tags.append("turned-by-wounds")
        return True
    if flip.provoked:
        return t.state.provoked >= flip.provoked
    if flip.alone:
        if quest_rules.seated(t, foe):
            return False
        folk = race(t, foe)
        return not any(x is not foe and race(t, x) == folk for x in t.state.foes)
    return False


def idle_masters(t: SwordTable) -> None:
    """In the Time phase: a master that dealt no wound in the round just ended. [3.10]"""
    for foe in priority.masters(t):
        idle = any(flip.idle for flip in _flips(t, foe))
        if idle and t.state.memory.get(f"dealt-{foe.ref}", -1) < t.state.over_round:
            turn_master(t, foe)


def turn_master(t: SwordTable, foe: Foe) -> None:
    """The other side is up; wounds, conditions and tokens stay. [215, 232]"""
    foe.side = "b" if foe.side == "a" else "a"
    foe.charges = foes.charges_of(t, foe.card, foe.side)
    face = face_of(t.content, foe.card, foe.side)
    assert face is not None
    t.tell(e.MasterFlipped(foe.ref, f"{foe.card}.{face.id}"))
    story.moment(t, "boss-flip")
