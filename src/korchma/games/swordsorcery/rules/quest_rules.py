"""Rules of one quest only: what they forbid, remember and count. What they do when something
happened stands in ``quest_moments.py``, in the Event phase in ``quest_phases.py``.
[docs/quests-swordsorcery.md]"""

from __future__ import annotations

from korchma.games.swordsorcery import events as e
from korchma.games.swordsorcery.rules.figures import engaged, number, owner
from korchma.games.swordsorcery.rules.ground import board_of, sees
from korchma.games.swordsorcery.state import Figure, Foe, Hero, SwordTable

BREACH = "q6-a8"
WELL = 4
"""So many enemies have drunk. (q4 ``poisoned-well``)"""
YARD = (("q6-a12", "q6-a17"), ("q6-a15", "q6-a20"))


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


# --- who may attack, act, be seen, do a deed ------------------------------------------------------


def champion_of(t: SwordTable) -> Hero | None:
    """Who fights the duel, while there is one. (q4, q7 ``duel``)"""
    i = t.state.memory.get("champion", -1)
    return t.state.heroes[i] if i >= 0 and holds(t, "duel") else None


def duellist(t: SwordTable, foe: Foe) -> bool:
    """Whom the champion fights. (q4, q7 ``duel``)"""
    return foe.name == ("hoshtar" if t.state.quest == "q7" else "yurza")


def may_attack(t: SwordTable, by: Figure, foe: Foe) -> bool:
    """In a duel nobody else attacks. (q4, q7 ``duel``)"""
    champion = champion_of(t)
    if champion is None or champion.ghost or not duellist(t, foe):
        return True
    return by is champion


def may_strike(t: SwordTable, foe: Foe, who: Figure) -> bool:
    """Whether an enemy may attack somebody at all: duels bind enemies too."""
    champion = champion_of(t)
    if champion is None or champion.ghost:
        return not seated(t, foe)
    if duellist(t, foe):
        return who is champion
    if t.state.quest == "q7":
        hero = owner(t, who)
        return hero is None or f"fought-{number(t, hero)}" in t.state.memory
    return True


def bound_to(t: SwordTable, foe: Foe) -> Hero | None:
    """The one hero an enemy may go for. (q4, q7 ``duel``; q5 ``hears``)"""
    champion = champion_of(t)
    if champion is not None and not champion.ghost and duellist(t, foe):
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
