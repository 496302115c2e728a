"""Numbers of fighters as they stand: life, armour, shields, dice, points; and what must hold."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple, TypeAlias

from korchma.games.swordsorcery.box import holds as h
from korchma.games.swordsorcery.box.box import Box
from korchma.games.swordsorcery.box.perks import Adds, AnyPerk
from korchma.games.swordsorcery.rules.adding import Sheet
from korchma.games.swordsorcery.rules.breeds import breed
from korchma.games.swordsorcery.rules.cards import card_of, gem, hero_row, row_of
from korchma.games.swordsorcery.rules.figures import (
    DOWN,
    controls,
    dominates,
    foes_at,
    good,
    party_at,
)
from korchma.games.swordsorcery.rules.ground import lasting, sees
from korchma.games.swordsorcery.rules.sheets import base_health, sheet
from korchma.games.swordsorcery.state import Companion, Figure, Foe, Hero, SwordTable

RUNES = ("attack-rune", "defence-rune")


Sums: TypeAlias = dict[str, int]
Weather: TypeAlias = tuple[tuple[AnyPerk, ...], Sums, Sums]


class Scene(NamedTuple):
    """An attack, or whatever else a perk looks at: who, whom, with what."""

    target: Figure | None = None
    melee: bool = False
    weapon: str = ""
    """The kind of weapon, "" for powers and bare hands."""
    hand: str = ""
    sole: bool = True
    wounds: int = 0
    """Of the attack that was just made or defended."""
    by_attack: bool = False
    burning: bool = False
    """He had a fire token as the Time phase began."""


NOTHING = Scene()


def hold(t: SwordTable, who: Figure, when: Sequence[h.Holding], scene: Scene = NOTHING) -> bool:
    """Whether all of these are so."""
    return not when or all(_holds(t, who, each, scene) for each in when)


def _holds(t: SwordTable, who: Figure, what: h.Holding, scene: Scene) -> bool:
    target = scene.target
    match what:
        case h.Controls():
            if t.options.mob_needs_domination and isinstance(who, Foe):
                return dominates(t, who.at, heroes=False)
            return controls(t, who.at, heroes=good(who))
        case h.Dominates():
            return dominates(t, who.at, heroes=good(who))
        case h.Melee():
            return scene.melee
        case h.MainHand():
            return scene.hand == "main"
        case h.Wielding():
            return _wields(t, who, what, scene)
        case h.TargetHas(any_of):
            return target is not None and any(each in target.conditions for each in any_of)
        case h.Flanked():
            return target is not None and any(each is not who for each in party_at(t, target.at))
        case _:
            return _is_so(t, who, what, scene)


def _is_so(t: SwordTable, who: Figure, what: h.Holding, scene: Scene) -> bool:
    match what:
        case h.Wounded():
            return who.wounds > 0
        case h.Unmoved():
            turn = t.state.turn
            return turn is not None and turn.moves > 0 and not turn.moving
        case h.Unburnt():
            return not scene.burning
        case h.Unhurt():
            return scene.wounds == 0
        case h.Company(race):
            near = foes_at(t, who.at)
            return any(x is not who and breed(t.content, x.card).race == race for x in near)
        case h.Sole():
            return scene.sole
        case h.ByAttack():
            return scene.by_attack
    raise NotImplementedError(f"no such condition: {what}")


def _wields(t: SwordTable, who: Figure, what: h.Wielding, scene: Scene) -> bool:
    """Such a weapon in this hand, and in the other."""
    if scene.weapon != what.weapon:
        return False
    if not what.hands or not isinstance(who, Hero):
        return not what.hands
    other = who.off if scene.hand == "main" else who.main
    twin = other is not None and row_of(t, other).weapon == what.weapon
    return twin if what.hands == "both" else not twin


# --- all that adds to a number -------------------------------------------------------------------


def around(t: SwordTable) -> tuple[AnyPerk, ...]:
    """Perks that come from the table: of the event that lasts, of day or night. [57, 60]"""
    box, s = t.content, t.state
    names = [name for name in (lasting(t), s.sky) if name]
    return tuple([perk for name in names for perk in _lasts(box, name)[0]])


def _lasts(box: Box, event: str) -> Weather:
    """What an event does while it lasts, and what that adds to numbers of heroes and enemies."""
    found: Weather | None = box.weather.get(event)
    if found is None:
        sums: dict[str, Sums] = {"heroes": {}, "enemies": {}}
        for perk in box.events[event].lasts:
            if isinstance(perk, Adds) and perk.whose in sums:
                of = sums[perk.whose]
                of[perk.to] = of.get(perk.to, 0) + perk.n
        found = box.events[event].lasts, sums["heroes"], sums["enemies"]
        box.weather[event] = found
    return found


def total(t: SwordTable, who: Figure, what: str, scene: Scene = NOTHING) -> int:
    """Everything that adds to a number of his, together. [4]"""
    return total_of(t, who, sheet(t, who), what, scene)


def total_of(t: SwordTable, who: Figure, found: Sheet, what: str, scene: Scene = NOTHING) -> int:
    """The same for whom was looked at already."""
    n = found.sums.get(what, 0)
    if found.ifs:
        for perk in found.ifs.get(what, ()):
            if hold(t, who, perk.when, scene):
                n += perk.n
    if who.boons:
        n += _boons(t, who, what, scene)
    s, foe = t.state, type(who) is Foe
    event = lasting(t) if s.event_up else ""
    if event:
        _, heroes, enemies = _lasts(t.content, event)
        n += (enemies if foe else heroes).get(what, 0)
    if s.sky:
        _, heroes, enemies = _lasts(t.content, s.sky)
        n += (enemies if foe else heroes).get(what, 0)
    if s.runes and not foe:
        n += sum(_runes(t, who, what, scene))
    return n


def _boons(t: SwordTable, who: Figure, what: str, scene: Scene) -> int:
    """What he has for a while. [103, 104]"""
    return sum(
        perk.n
        for boon in who.boons
        for perk in boon.perks
        if type(perk) is Adds
        and perk.to == what
        and not perk.whose
        and hold(t, who, perk.when, scene)
    )


def led(t: SwordTable, who: Figure) -> Sums:
    """What every other enemy adds that sees this one attack, and leads: of a kind one. [172]
    (Leadership)"""
    n: Sums = {}
    foes = t.state.foes
    if len(foes) < 2 or type(who) is not Foe:
        return n
    by: set[tuple[str, str]] = set()
    for foe in foes:
        leads = sheet(t, foe).leads
        if not leads or foe is who or not sees(t, foe.at, who.at, hero=False):
            continue
        for what, perks in leads.items():
            if (what, foe.kind) not in by:
                by.add((what, foe.kind))
                n[what] = n.get(what, 0) + sum([perk.n for perk in perks])
    return n


def _runes(t: SwordTable, who: Figure, what: str, scene: Scene) -> Iterator[int]:
    """Attack runes in the attacker's or the target's area; defence runes where one stands."""
    for rune in t.state.runes:
        if rune.token == "defence-rune":
            here = rune.at == who.at and what in ("armour", "defence")
        elif rune.token == "attack-rune":
            there = scene.target.at if scene.target is not None else ""
            here = rune.at in (who.at, there) and what in ("hits", "red", "blue")
        else:
            continue
        if here:
            for perk in rune.perks:
                if isinstance(perk, Adds) and perk.to == what:
                    yield perk.n


# --- numbers of a fighter ------------------------------------------------------------------------


def health(t: SwordTable, who: Figure) -> int:
    """The life somebody has: dead with as many wounds. [158]"""
    return max(0, base_health(t, who) + total(t, who, "health"))


def armour(t: SwordTable, who: Figure, scene: Scene = NOTHING) -> int:
    """Armour; none at all for who lies on the ground. [135]"""
    if DOWN in who.conditions:
        return 0
    found = sheet(t, who)
    n = found.armour + total_of(t, who, found, "armour", scene)
    if isinstance(who, Foe) and "hostage" in t.state.rules and who.rank == "purple":
        n -= "mirka" in t.state.held
    return max(0, n)


def shields_whole(t: SwordTable, who: Figure) -> int:
    """Magic shields when all are there. [126]"""
    found = sheet(t, who)
    return max(0, found.shields + total_of(t, who, found, "shields"))


def defence(t: SwordTable, who: Figure, scene: Scene = NOTHING) -> int:
    """The most dice of a defence; without armour one. [124, 137]"""
    bare = isinstance(who, Hero) and who.armour is None
    found = sheet(t, who)
    return max(0, bare + found.defence + total_of(t, who, found, "defence", scene))


def moves(t: SwordTable, who: Hero | Companion) -> int:
    """Points of a move; a ghost's are those of its card. [72, 160]"""
    row = hero_row(t, who) if isinstance(who, Hero) else t.content.companions[who.card]
    if isinstance(who, Hero) and who.ghost:
        return row.moves
    return max(0, row.moves + total(t, who, "moves"))


def capacity(t: SwordTable, hero: Hero) -> int:
    """Cards in the pack. [70]"""
    return hero_row(t, hero).capacity + total(t, hero, "capacity")


def room(t: SwordTable, hero: Hero) -> int:
    """How many more the pack takes; keys need none. [34, 70]"""
    return capacity(t, hero) - len(hero.pack)


def powers_of_rank(t: SwordTable, hero: Hero) -> int:
    """Class powers his gem gives. [109]"""
    return gem(t, hero).powers


def race(t: SwordTable, foe: Foe) -> str:
    """What folk an enemy is of."""
    return breed(t.content, foe.card).race


def is_treasure(t: SwordTable, card: object) -> bool:
    """Whether a card somebody carries is a treasure. [166]"""
    return card_of(t, card).treasure is not None  # type: ignore[arg-type]  # a card carried
