"""Dice and their symbols: rolling, rerolling, spending. [2, 71, 131]"""

from __future__ import annotations

from collections.abc import Sequence

from korchma.games.swordsorcery import events as e
from korchma.games.swordsorcery.box.box import Box
from korchma.games.swordsorcery.box.perks import FirstSymbol, SecondChance
from korchma.games.swordsorcery.box.terms import Symbol
from korchma.games.swordsorcery.options import Again, GoOn
from korchma.games.swordsorcery.rules.cards import hero_row
from korchma.games.swordsorcery.rules.figures import owner, seat_of
from korchma.games.swordsorcery.rules.numbers import around, total
from korchma.games.swordsorcery.state import Figure, Hero, SwordTable
from korchma.kernel import Ask, Flow, Option

SIDES = 10


REDS = tuple(f"r{n}" for n in range(1, SIDES + 1))
BLUES = tuple(f"b{n}" for n in range(1, SIDES + 1))


def faces_of(box: Box) -> dict[str, tuple[Symbol, ...]]:
    """What each face shows: ``r10`` is hit and legend. [3.1]"""
    return box.faces


def throw(t: SwordTable, red: int, blue: int) -> list[str]:
    """Dice of the two colours, red ones first."""
    if red + blue <= 0:
        return []
    drawn = t.rng.several(SIDES, red + blue)
    if not red:
        return [BLUES[i] for i in drawn]
    return [REDS[i] for i in drawn[:red]] + [BLUES[i] for i in drawn[red:]]


def shown(t: SwordTable, faces: Sequence[str]) -> dict[str, int]:
    """All symbols these faces show."""
    out: dict[str, int] = {}
    if not faces:
        return out
    known = t.content.faces
    for face in faces:
        for symbol in known[face]:
            out[symbol] = out.get(symbol, 0) + 1
    return out


def can_pay(have: dict[str, int], cost: Sequence[str]) -> bool:
    """Whether the symbols are there."""
    if not cost:
        return True
    if len(cost) == 1:
        return have.get(cost[0], 0) > 0
    need: dict[str, int] = {}
    for symbol in cost:
        need[symbol] = need.get(symbol, 0) + 1
    return all(have.get(symbol, 0) >= n for symbol, n in need.items())


def reroll(t: SwordTable, faces: list[str], which: Sequence[int]) -> None:
    """These dice are thrown again. [2]"""
    reds = [i for i in which if faces[i][0] == "r"]
    blues = [i for i in which if faces[i][0] == "b"]
    for i, face in zip(reds + blues, throw(t, len(reds), len(blues)), strict=True):
        faces[i] = face


def second_chance(t: SwordTable, who: Figure, faces: list[str], rerolled: list[int]) -> Flow[None]:
    """Who was prayed for may reroll any dice of one roll, each once. [2] (Prayer)"""
    boon = next(
        (x for x in who.boons if any(isinstance(perk, SecondChance) for perk in x.perks)), None
    )
    if boon is None or not faces:
        return
    seat, used = seat_of(t, who), False
    while True:
        options: list[Option] = [Again(i) for i in range(len(faces)) if i not in rerolled]
        if not options:
            return
        answer = yield Ask(seat, "second-chance", [*options, GoOn()], rule="2", usual=GoOn())
        if not isinstance(answer, Again):
            return
        if not used:
            who.boons.remove(boon)
            used = True
        rerolled.append(answer.die)
        reroll(t, faces, [answer.die])
        t.tell(e.Rerolled(who.ref, tuple(faces)))


def save(t: SwordTable, who: Figure) -> Flow[bool]:
    """A blue die: well with one of his symbols on it; the better of several. [71]"""
    hero = owner(t, who)
    assert isinstance(hero, Hero)
    faces = throw(t, 0, 1 + total(t, hero, "save-dice"))
    rerolled: list[int] = []
    yield from second_chance(t, hero, faces, rerolled)
    known = faces_of(t.content)
    first = any(isinstance(perk, FirstSymbol) for perk in around(t))
    ok = False
    for face in faces:
        symbols = known[face][:1] if first else known[face]
        ok = ok or any(symbol in hero_row(t, hero).save for symbol in symbols)
    t.tell(e.Saved(who.ref, tuple(faces), ok))
    return ok
