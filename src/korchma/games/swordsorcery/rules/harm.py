"""Wounds, conditions, fire, critical tokens, and what heals. [143-158, 207-213]"""

from __future__ import annotations

from collections.abc import Sequence

from korchma.games.swordsorcery import events as e
from korchma.games.swordsorcery.box.holding import Area
from korchma.games.swordsorcery.box.perks import Immune
from korchma.games.swordsorcery.rules import quest_moments
from korchma.games.swordsorcery.rules.cards import deck_of
from korchma.games.swordsorcery.rules.figures import DOWN, party_at
from korchma.games.swordsorcery.rules.figures import foes_at as enemies_at
from korchma.games.swordsorcery.rules.numbers import health
from korchma.games.swordsorcery.rules.sheets import perks, traumas
from korchma.games.swordsorcery.state import Companion, Figure, Foe, Hero, SwordTable
from korchma.kernel import Flow
from korchma.tray import piles

PASSING = ("blind", "slow", "stun")
"""Conditions that leave with a turn. [155-157]"""
POISONS = ("poison-1", "poison-2")


def alive(t: SwordTable, who: Figure) -> bool:
    """Still on the map and no ghost."""
    if isinstance(who, Hero):
        return not who.ghost
    side: Sequence[Figure] = t.state.foes if isinstance(who, Foe) else t.state.companions
    for each in side:  # noqa: SIM110  # asked in every step of an attack
        if each is who:
            return True
    return False


def wound(t: SwordTable, who: Figure, n: int, cause: str, by: str = "") -> Flow[None]:
    """Wounds go on, nothing prevents them here; as many as life, and one is dead. [5, 158]"""
    if n <= 0 or not alive(t, who):
        return
    who.wounds += n
    t.tell(e.Wounded(who.ref, n, cause))
    if isinstance(who, Foe):
        quest_moments.foe_wounded(t, who)
    if who.wounds >= health(t, who):
        yield from _die(t, who, cause, by)
    elif isinstance(who, Foe) and who.rank == "purple":
        from korchma.games.swordsorcery.rules import masters  # that chapter needs this one

        masters.masters_turn(t)


def _die(t: SwordTable, who: Figure, cause: str, by: str) -> Flow[None]:
    from korchma.games.swordsorcery.rules import dying  # that chapter needs this one

    yield from dying.die(t, who, cause, by)


def heal(t: SwordTable, who: Figure, n: int) -> None:
    """Wounds come off, at most all."""
    gone = min(n, who.wounds)
    if gone > 0 and alive(t, who):
        who.wounds -= gone
        t.tell(e.Healed(who.ref, gone))


def ward(t: SwordTable, who: Figure, n: int) -> None:
    """Magic shields until the Time phase. [4.D 32]"""
    if alive(t, who):
        who.ward += n
        t.tell(e.Shielded(who.ref, n))


# --- conditions ----------------------------------------------------------------------------------


def inflict(t: SwordTable, who: Figure, what: str) -> Flow[None]:
    """A condition; the same again is a wound. [151, 154] (4.D 18)"""
    if not alive(t, who):
        return
    if any(perk.to == what for perk in perks(t, who, Immune)):
        t.tell(e.Immune(who.ref, what))
        return
    if what == "poison-2" and "poison-1" in who.conditions:
        who.conditions.remove("poison-1")
        who.conditions.append(what)
        t.tell(e.Struck(who.ref, what))
        yield from wound(t, who, 1, what)
        return
    if what in who.conditions or (what == "poison-1" and "poison-2" in who.conditions):
        yield from wound(t, who, 1, what)
        return
    who.conditions.append(what)
    if what in PASSING and in_own_turn(t, who):
        who.fresh.append(what)
    t.tell(e.Struck(who.ref, what))
    if what == "stun" and isinstance(who, Hero) and in_own_turn(t, who):
        assert t.state.turn is not None
        t.state.turn.over = True


def in_own_turn(t: SwordTable, who: Figure) -> bool:
    """In the hero's own turn, or that of a companion's owner. [4.D 36, 41]"""
    s = t.state
    if s.phase != "hero" or s.turn is None:
        return False
    if isinstance(who, Companion):
        return who.owner == s.active
    return who is s.heroes[s.active]


def recover(t: SwordTable, who: Figure, what: str) -> None:
    """A condition goes; a critical token back to its pile."""
    who.conditions.remove(what)
    if what in who.fresh:
        who.fresh.remove(what)
    if what in traumas(t.content):
        t.state.crit_used.append(what)
    t.tell(e.Recovered(who.ref, what))


def stand_up(t: SwordTable, who: Figure) -> None:
    """On one's feet again. [152, 207]"""
    if DOWN in who.conditions:
        who.conditions.remove(DOWN)
        t.tell(e.Stood(who.ref))


# --- critical tokens -----------------------------------------------------------------------------


def crit(t: SwordTable, who: Figure, by: str) -> Flow[None]:
    """A critical token is drawn and does what it says at once, or stays. [143-145]"""
    s = t.state
    if not alive(t, who):
        return
    if not s.crits:
        piles.renew(t.rng, s.crits, s.crit_used)
    if not s.crits:
        return
    token = s.crits.pop(t.rng.below(len(s.crits)))
    row = deck_of(t.content, "crits")[token]
    t.tell(e.Critical(who.ref, row.id))
    if row.colour != "red":
        s.crit_used.append(token)
        from korchma.games.swordsorcery.rules import effects  # that chapter needs this one

        yield from effects.run(t, row.does, effects.Ctx(by, who.ref, source=row.id))
        return
    held = [x for x in who.conditions if x in traumas(t.content)]
    same = [x for x in held if row.kind and t.content.crits[x].kind == row.kind]
    weaker = [x for x in same if _strength(t, x) < _strength(t, row.id)]
    if same and not weaker:
        s.crit_used.append(token)
        yield from wound(t, who, 1, row.id, by)
        return
    for old in weaker:
        who.conditions.remove(old)
        s.crit_used.append(old)
    who.conditions.append(token)
    if who.wounds >= health(t, who):
        yield from _die(t, who, row.id, by)


def _strength(t: SwordTable, token: str) -> int:
    """How strong a trauma is among those of its kind."""
    perks = t.content.crits[token].perks
    return max((abs(getattr(perk, "n", 1)) for perk in perks), default=1)


# --- fire ----------------------------------------------------------------------------------------


def burn(t: SwordTable, who: Figure, level: int) -> None:
    """A fire token; they stack. [147]"""
    if alive(t, who):
        who.fire.append(level)
        t.tell(e.Burning(who.ref, level))


def light(t: SwordTable, area: Area, level: int) -> None:
    """Fire in an area, at once on everybody there. [148]"""
    t.state.fires[area] = max(level, t.state.fires.get(area, 0))
    t.tell(e.FireLit(area, level))
    for each in (*party_at(t, area), *enemies_at(t, area)):
        burn(t, each, level)
