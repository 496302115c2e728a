"""Rules of one quest only, when something happened: somebody came, was hurt or moved, a card was
drawn. What they forbid and count stands in ``quest_rules.py``. [docs/quests-swordsorcery.md]"""

from __future__ import annotations

from collections.abc import Mapping

from korchma.games.swordsorcery import events as e
from korchma.games.swordsorcery.box.holding import Area
from korchma.games.swordsorcery.rules.figures import figure, number, owner
from korchma.games.swordsorcery.rules.quest_rules import champion_of, count, duellist, end, holds
from korchma.games.swordsorcery.state import Figure, Foe, Hero, SwordTable

MILL = frozenset(f"q7-a{n}" for n in range(1, 9))
"""Where a hero wakes the court. (q7 ``seated``)"""
RING = ("q7-a5", "q7-a6", "q7-a7")
"""Where the duel is fought. (q7 ``duel``)"""
SEAT = "q7-a2"
BAKERS = ("baker-mill", "baker-salt")
STOP = "stop"
"""A tag: its activation ends where it stands. (q6 ``bakers``)"""


def foe_came(t: SwordTable, foe: Foe) -> None:
    """Who is there from the beginning sits. (q7 ``seated``)"""
    if holds(t, "seated") and t.state.phase == "begin":
        foe.tags.append("seated")


def from_deck(t: SwordTable, foe: Foe) -> None:
    """The well was poisoned for the next four. (q4)"""
    left = t.state.memory.get("well", 0)
    if left and "poison-1" not in foe.conditions:
        t.state.memory["well"] = left - 1
        foe.conditions.append("poison-1")
        t.tell(e.Struck(foe.ref, "poison-1"))


def foe_entered(t: SwordTable, foe: Foe) -> None:
    """A baker stops the first enemy. (q6 ``bakers``)"""
    for token in BAKERS:
        areas = t.state.tokens.get(token, [])
        if foe.at in areas:
            areas.remove(foe.at)
            t.tell(e.TokenGone(token, foe.at))
            foe.tags.append(STOP)


def foe_wounded(t: SwordTable, foe: Foe) -> None:
    """Hurt, he wakes. (q5 ``sleeps``)"""
    if foe.name == "uncle" and holds(t, "sleeps"):
        t.state.memory.pop("sleeps", None)
        end(t, "sleeps")


def hero_attacked(t: SwordTable, by: Figure, target: Figure, wounds: Mapping[str, int]) -> None:
    """A hero's attack is over: noise, the court rises, who fought, whom the troll remembers."""
    s, hero = t.state, owner(t, by)
    assert hero is not None
    i = number(t, hero)
    s.memory[f"fought-{i}"] = 1
    s.memory[f"attack-{target.at}"] = s.round
    if holds(t, "seated") and isinstance(target, Foe) and "seated" in target.tags:
        end(t, "seated")
    for ref, n in wounds.items():
        foe = figure(t, ref)
        if not isinstance(foe, Foe):
            continue
        if n and foe.name == "uncle":
            s.memory["hurt-round"] = s.round
        champion = champion_of(t)
        if s.quest == "q7" and champion is not None and duellist(t, foe) and champion is not hero:
            s.memory["broken"] = 1
    if holds(t, "noise") and _noisy(t, wounds):
        count(t, "noise", 1)


def _noisy(t: SwordTable, wounds: Mapping[str, int]) -> bool:
    """An enemy lived through it; not Yurza in her duel. (q4 ``noise``)"""
    for ref in wounds:
        foe = figure(t, ref)
        if isinstance(foe, Foe) and not (duellist(t, foe) and holds(t, "duel")):
            return True
    return False


def foe_attacked(t: SwordTable, by: Figure, wounds: Mapping[str, int]) -> None:
    """An enemy's attack is over: whether it has wounded, in this round and activation. [3.10]"""
    if any(wounds.values()) and isinstance(by, Foe):
        t.state.memory[f"dealt-{by.ref}"] = t.state.round
        by.tags.append("wounded")


def activation_over(t: SwordTable, foe: Foe) -> None:
    """Without a wound, by the cart: a sack is gone. (q2 ``thieves``)"""
    s = t.state
    if not holds(t, "thieves") or figure(t, foe.ref) is not foe or "wounded" in foe.tags:
        return
    if foe.at in s.tokens.get("cart", []) and s.flags.get("sacks", 0) > 0:
        count(t, "sacks", -1)
        foe.tags.append("sack")


def foe_died(t: SwordTable, foe: Foe) -> None:
    """Where a thief falls, the sack lies. (q2 ``thieves``)"""
    for _ in range(foe.tags.count("sack")):
        t.state.tokens.setdefault("sack", []).append(foe.at)
        t.tell(e.TokenPlaced("sack", foe.at))


def hero_died(t: SwordTable, hero: Hero) -> None:
    """A duel is over with its champion. (q7 ``duel``)"""
    if t.state.quest == "q7" and champion_of(t) is hero:
        t.state.memory["broken"] = 1


def let_go(t: SwordTable, token: str) -> None:
    """Whoever held a token is a ghost: Mirka runs to the seat. (q7 ``hostage``)"""
    s = t.state
    i = s.held.pop(token)
    area: Area = SEAT if token == "mirka" else s.heroes[i].at
    s.tokens[token] = [area]
    t.tell(e.TokenPlaced(token, area))
    if token == "mirka":
        end(t, "hostage")


def carried_along(t: SwordTable, hero: Hero) -> None:
    """Tokens go with who holds them; the court rises; the champion leaves the Ring. (q7)"""
    s = t.state
    if holds(t, "seated") and hero.at in MILL:
        end(t, "seated")
    if s.quest == "q7" and champion_of(t) is hero and hero.at not in RING:
        s.memory["broken"] = 1


def event_drawn(t: SwordTable, card: str) -> None:
    """Flames puts out a lamp. (q3 ``dark``)"""
    lamps = t.state.tokens.get("lamp", [])
    if holds(t, "dark") and card == "flames" and lamps:
        area = lamps.pop(t.rng.below(len(lamps)))
        t.tell(e.TokenGone("lamp", area))


def trap_drawn(t: SwordTable, areas: tuple[Area, ...]) -> None:
    """Salt comes down. (q3 ``salt``)"""
    if holds(t, "salt"):
        for area in areas:
            t.state.ground[area] = "difficult"
            t.tell(e.GroundTurned(area, "difficult"))
