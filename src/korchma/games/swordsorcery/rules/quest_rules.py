"""Rules of one quest only: what they forbid, remember and count. What they do in the Event phase
stands in ``quest_phases.py``. [docs/quests-swordsorcery.md]"""

from __future__ import annotations

from collections.abc import Mapping

from korchma.games.swordsorcery import events as e
from korchma.games.swordsorcery.box.holding import Area
from korchma.games.swordsorcery.rules.figures import engaged, figure, number, owner
from korchma.games.swordsorcery.rules.ground import board_of, sees
from korchma.games.swordsorcery.state import Figure, Foe, Hero, SwordTable

MILL = frozenset(f"q7-a{n}" for n in range(1, 9))
"""Where a hero wakes the court. (q7 ``seated``)"""
RING = ("q7-a5", "q7-a6", "q7-a7")
"""Where the duel is fought. (q7 ``duel``)"""
SEAT = "q7-a2"
BREACH = "q6-a8"
WELL = 4
"""So many enemies have drunk. (q4 ``poisoned-well``)"""
BAKERS = ("baker-mill", "baker-salt")
YARD = (("q6-a12", "q6-a17"), ("q6-a15", "q6-a20"))
STOP = "stop"
"""A tag: its activation ends where it stands. (q6 ``bakers``)"""


def holds(t: SwordTable, rule: str) -> bool:
    """Whether a rule of this quest holds just now."""
    return rule in t.state.rules


def wake(t: SwordTable, rule: str) -> None:
    """A rule that slept until now. (``rule`` in a paragraph)"""
    s = t.state
    if rule in s.rules:
        return
    s.rules.append(rule)
    t.tell(e.RuleWoke(rule))
    match rule:
        case "duel":
            s.memory["champion"] = s.acting
            if s.quest == "q7":
                s.holder, s.value = s.acting, 6
        case "poisoned-well":
            s.memory["well"] = WELL
        case "sleeps":
            s.memory["sleeps"] = s.drawn + (3 if len(s.heroes) <= 2 else 2)
        case "ward-lost":
            for one, other in YARD:
                side = board_of(t).side(one, other)
                if side in s.doors:
                    s.doors[side] = True


def end(t: SwordTable, rule: str) -> None:
    """A rule holds no longer."""
    if rule in t.state.rules:
        t.state.rules.remove(rule)
        t.tell(e.RuleEnded(rule))


def count(t: SwordTable, name: str, n: int) -> None:
    """A counter goes up or down."""
    flags = t.state.flags
    flags[name] = flags.get(name, 0) + n
    t.tell(e.Counted(name, flags[name]))


# --- who may attack, act, be seen ----------------------------------------------------------------


def _champion(t: SwordTable) -> Hero | None:
    i = t.state.memory.get("champion", -1)
    return t.state.heroes[i] if i >= 0 and holds(t, "duel") else None


def _duellist(t: SwordTable, foe: Foe) -> bool:
    return foe.name == ("hoshtar" if t.state.quest == "q7" else "yurza")


def may_attack(t: SwordTable, by: Figure, foe: Foe) -> bool:
    """In a duel nobody else attacks. (q4, q7 ``duel``)"""
    champion = _champion(t)
    if champion is None or champion.ghost or not _duellist(t, foe):
        return True
    return by is champion


def may_strike(t: SwordTable, foe: Foe, who: Figure) -> bool:
    """Whether an enemy may attack somebody at all: duels bind enemies too."""
    champion = _champion(t)
    if champion is None or champion.ghost:
        return not seated(t, foe)
    if _duellist(t, foe):
        return who is champion
    if t.state.quest == "q7":
        hero = owner(t, who)
        return hero is None or f"fought-{number(t, hero)}" in t.state.memory
    return True


def bound_to(t: SwordTable, foe: Foe) -> Hero | None:
    """The one hero an enemy may go for. (q4, q7 ``duel``; q5 ``hears``)"""
    champion = _champion(t)
    if champion is not None and not champion.ghost and _duellist(t, foe):
        return champion
    teller = t.state.memory.get("told-now", -1)
    return t.state.heroes[teller] if teller >= 0 and foe.name == "uncle" else None


def hostage_holder(t: SwordTable) -> Hero | None:
    """Who holds Mirka and is not engaged. (q7 ``hostage``)"""
    s = t.state
    if not holds(t, "hostage") or "mirka" not in s.held:
        return None
    hero = s.heroes[s.held["mirka"]]
    return hero if not hero.ghost and not engaged(t, hero) else None


def may_order(t: SwordTable, power: str) -> bool:
    """No Orders while Mirka is held. (q7 ``hostage``)"""
    return power != "order" or hostage_holder(t) is None


def seated(t: SwordTable, foe: Foe) -> bool:
    """Sits round the Ring and does not stir. (q7 ``seated``)"""
    return "seated" in foe.tags and holds(t, "seated")


def may_act(t: SwordTable, foe: Foe) -> bool:
    """Whether an encounter can call it. (q4 ``quiet``, q7 ``seated``)"""
    s = t.state
    if seated(t, foe):
        return False
    if holds(t, "quiet") and not s.flags.get("q.alarm"):
        return any(sees(t, foe.at, x.at, hero=False) for x in s.heroes if not x.ghost)
    return True


def sleeps(t: SwordTable, foe: Foe) -> bool:
    """He sleeps until so many events are drawn. (q5 ``sleeps``)"""
    if foe.name != "uncle" or not holds(t, "sleeps"):
        return False
    return t.state.drawn < t.state.memory.get("sleeps", -1)


def stirs(t: SwordTable, foe: Foe) -> bool:
    """Whether an encounter would make it do anything."""
    return may_act(t, foe) and not sleeps(t, foe)


def wakes(t: SwordTable, foe: Foe) -> bool:
    """Whether its activation does anything. (q5 ``sleeps``)"""
    if not holds(t, "sleeps") or foe.name != "uncle":
        return not seated(t, foe)
    if sleeps(t, foe):
        return False
    t.state.memory.pop("sleeps", None)
    end(t, "sleeps")
    return True


def asleep_in_quiet(t: SwordTable) -> bool:
    """An event's formula brings nobody. (q4 ``quiet``)"""
    return holds(t, "quiet") and not t.state.flags.get("q.alarm")


# --- what happened -------------------------------------------------------------------------------


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
        champion = _champion(t)
        if s.quest == "q7" and champion is not None and _duellist(t, foe) and champion is not hero:
            s.memory["broken"] = 1
    if holds(t, "noise") and _noisy(t, wounds):
        count(t, "noise", 1)


def _noisy(t: SwordTable, wounds: Mapping[str, int]) -> bool:
    """An enemy lived through it; not Yurza in her duel. (q4 ``noise``)"""
    for ref in wounds:
        foe = figure(t, ref)
        if isinstance(foe, Foe) and not (_duellist(t, foe) and holds(t, "duel")):
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
    if t.state.quest == "q7" and _champion(t) is hero:
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
    if s.quest == "q7" and _champion(t) is hero and hero.at not in RING:
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


def deed_open(t: SwordTable, deed: str, hero: Hero) -> bool:
    """What a quest's own rules ask of a deed besides its row. (q3 ``lamp``, q5 ``tell``)"""
    s = t.state
    if deed == "lamp":
        return hero.at not in s.tokens.get("lamp", [])
    if deed == "tell":
        uncle = next((foe for foe in s.foes if foe.name == "uncle"), None)
        return (
            uncle is not None
            and uncle.at == hero.at
            and uncle.side == "a"
            and not uncle.fire
            and s.memory.get("hurt-round", -1) != s.round
            and s.memory.get("teller", -1) != number(t, hero)
        )
    if deed == "take":
        return s.held.get("mirka", -1) != number(t, hero)
    return True


def heap_open(t: SwordTable, hero: Hero) -> bool:
    """A heap is searched unengaged; of two heroes one may, once, in a fight. (q3 ``pair``)"""
    if not engaged(t, hero):
        return True
    return holds(t, "pair") and len(t.state.heroes) == 2 and "pair" not in t.state.memory
