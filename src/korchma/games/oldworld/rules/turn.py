"""A witcher's turn in three phases, and the game made of turns."""

from __future__ import annotations

from korchma.games.oldworld import events as e
from korchma.games.oldworld.box.box import EXHAUSTION, SKILLS, TOP_SPACE
from korchma.games.oldworld.options import Attack, Challenge, Explore, Meditate
from korchma.games.oldworld.rules.cards import exhaust
from korchma.games.oldworld.rules.duelling import duel_on, start_duel
from korchma.games.oldworld.rules.fighting import fight_on, start_monster_fight
from korchma.games.oldworld.rules.growing import MOST
from korchma.games.oldworld.rules.monsters import can_be_fought
from korchma.games.oldworld.rules.resting import rest
from korchma.games.oldworld.rules.roaming import roam
from korchma.games.oldworld.rules.setup import (
    begin_turn,
    choose_schools,
    extra_skills,
    place_monsters,
)
from korchma.games.oldworld.rules.setup import start as start_game
from korchma.games.oldworld.rules.sides import the_fight
from korchma.games.oldworld.rules.stories import explore
from korchma.games.oldworld.state import TheEnd, WorldTable, me
from korchma.kernel import SAFE, Ask, Flow, Option

SOLO_NEEDS = 3
EXPLORE = (Explore("city"), Explore("wilds"))


def play(t: WorldTable) -> Flow[None]:
    """The game, from wherever the table stands. [17]

    A33: a turn ends before the next begins. [17b]
    """
    s = t.state
    try:
        if s.phase == "first-monster":
            yield from place_monsters(t)
        if s.phase == "schools":
            yield from choose_schools(t)
        if s.phase == "start":
            start_game(t)
        if s.phase == "extra-skill":
            yield from extra_skills(t)
        while True:
            yield from turn(t)
            s.active = (s.active + 1) % len(s.players)
            begin_turn(t)
    except TheEnd:
        s.phase = "over"
        s.fight = None
        t.tell(e.Ended(s.ending))


def turn(t: WorldTable) -> Flow[None]:
    """Move and act; fight, meditate or explore; rest. [32, 52, 68]"""
    s = t.state
    if s.phase == "roam":
        yield from roam(t)
    if s.phase == "deed":
        yield from deed(t)
    if s.phase == "fight":
        yield from (fight_on(t) if the_fight(t).monster else duel_on(t))
    yield from rest(t)


def deeds(t: WorldTable) -> list[Option]:
    """What can be done in phase II here. [52-56]"""
    s = t.state
    player = s.players[s.active]
    out: list[Option] = []
    if player.at in s.lairs.values():
        out += [
            Attack(monster)
            for terrain, monster in s.beasts.items()
            if monster and s.lairs[terrain] == player.at and may_attack(t, monster)
        ]
    out += [Challenge(seat) for seat in rivals(t)]
    if MOST in player.skills:
        out += [Meditate(skill) for skill in SKILLS if can_meditate(t, skill)]
    return [*out, *EXPLORE]


def may_attack(t: WorldTable, monster: str) -> bool:
    """Alone the last monster waits until the skill trophy is won. [109]"""
    s, player = t.state, me(t)
    if not can_be_fought(player, monster):
        return False
    if not t.options.solo or len(s.slain) < SOLO_NEEDS - 1:
        return True
    return f"skill-{s.needed}" in player.trophies


def rivals(t: WorldTable) -> list[int]:
    """Witchers here who may be attacked. [39, 54, 103]"""
    s, player = t.state, me(t)
    place = t.content.places[player.at]
    if place.action == "school" or s.tavern == player.at:
        return []
    return [
        seat
        for seat, other in enumerate(s.players)
        if other is not player and other.at == player.at and seat not in s.diced
    ]


def can_meditate(t: WorldTable, skill: str) -> bool:
    """A skill at 5, its trophy still to be had and not yet owned. [56]"""
    s, player = t.state, me(t)
    level = player.skills[SKILLS.index(skill)]
    return level == MOST and s.mastery.get(skill, 0) > 0 and f"skill-{skill}" not in player.trophies


def deed(t: WorldTable) -> Flow[None]:
    """Exactly one of the three. [52]"""
    s = t.state
    yield SAFE
    match (yield Ask(s.active, "deed", deeds(t), rule="52")):
        case Attack(monster):
            start_monster_fight(t, monster)
        case Challenge(seat):
            start_duel(t, seat)
        case Meditate(skill):
            yield from _meditate(t, skill)
            s.phase = "rest"
        case Explore(deck):
            yield from explore(t, deck)
            s.phase = "rest"


def _meditate(t: WorldTable, skill: str) -> Flow[None]:
    """The trophy and its space; the last one must come from a fight. [56, 57, 107]"""
    s, player = t.state, me(t)
    s.mastery[skill] -= 1
    t.tell(e.Meditated(s.active, skill))
    player.trophies.append(f"skill-{skill}")
    if player.marker + 1 < TOP_SPACE:
        player.marker += 1
        t.tell(e.Trophy(s.active, f"skill-{skill}", player.marker))
        yield from exhaust(t, EXHAUSTION[player.marker])
