"""Attacks: an enemy's, and a knight's; dice, rerolls, symbols, wounds. [81-84]"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

from korchma.games.wasteknights import events as e
from korchma.games.wasteknights.box.box import FAILURE, FATE, SUCCESS
from korchma.games.wasteknights.box.cards import CardSteps, FoeDie, Line, More, Void
from korchma.games.wasteknights.box.perks import Successes
from korchma.games.wasteknights.box.rows import EnemyRow, Side
from korchma.games.wasteknights.rules.checks import (
    Terms,
    drop,
    limited,
    losses,
    pool_of,
    spend_luck,
)
from korchma.games.wasteknights.rules.gear import break_gear, find
from korchma.games.wasteknights.rules.goods import lose
from korchma.games.wasteknights.rules.harm import block, hurt
from korchma.games.wasteknights.rules.knights import the_fight
from korchma.games.wasteknights.rules.numbers import can, perks, row, side
from korchma.games.wasteknights.rules.rerolling import ready, rerolls
from korchma.games.wasteknights.rules.throwing import counted, in_order, own_count, throw, tricked
from korchma.games.wasteknights.state import NOBODY, Carried, Fight, Knight, Roll, WasteTable
from korchma.kernel import Flow

AWED = ("beast", "mutant")
"""Who hears the voice of the land. [3.14]"""
BARE_HANDS = Side()
PROPERTIES = ("ambush", "pierce", "fury")
"""What an enemy may have besides threats. [93]"""
Run: TypeAlias = Callable[[WasteTable, CardSteps], Flow[None]]
"""Carries out the steps of a card."""


def foe(t: WasteTable) -> EnemyRow:
    """The enemy of the combat under way."""
    return t.content.enemies[the_fight(t).enemy]


def has(t: WasteTable, what: str) -> bool:
    """Whether the enemy has a property: printed, unless a story took it, or by a token. [79, 93]"""
    fight = the_fight(t)
    if getattr(t.content.enemies[fight.enemy], what, False) and what not in fight.lost:
        return True
    for token in fight.tokens:  # noqa: SIM110  # any() of a generator takes twice as long
        if getattr(t.content.threats[token].red, what, False):
            return True
    return False


def lines_on(t: WasteTable, on: str) -> Sequence[Line]:
    """The enemy's lines of a moment."""
    return t.content.moments[the_fight(t).enemy].get(on, ())


def _times(line: Line, symbols: int) -> int:
    return min(symbols, line.most) if line.most else symbols


def worked_by(lines: Sequence[Line], fate: int, failure: int) -> list[tuple[Line, int]]:
    """The lines that symbols work, and how often. [82]"""
    if not lines or not (fate or failure):
        return []
    found = [(line, _times(line, fate)) for line in lines if line.on == "fate"]
    found += [(line, _times(line, failure)) for line in lines if line.on == "fail"]
    return [(line, n) for line, n in found if n]


def batch(worked: Sequence[tuple[Line, int]], successes: int) -> int:
    """Wounds of an attack: successes, unless they deal nothing, and what lines add."""
    if not worked:
        return successes
    void = any(isinstance(step, Void) for line, _ in worked for step in line.steps)
    more = sum(step.n * n for line, n in worked for step in line.steps if isinstance(step, More))
    return (0 if void else successes) + more


def _others(line: Line) -> CardSteps:
    return tuple(step for step in line.steps if not isinstance(step, More | Void))


# --- the enemy's ---------------------------------------------------------------------------------


def foe_dice(t: WasteTable) -> str:
    """The dice of the enemy's attack: printed, gained, by tokens, less its weakest. [23]"""
    fight, enemy = the_fight(t), foe(t)
    letters = enemy.dice + fight.foe_dice
    for token in fight.tokens:
        letters += t.content.threats[token].red.die[:1].upper()
    awed = enemy.kind in AWED and can(t, t.state.knights[fight.knight], "voice-of-the-land")
    lost = min(fight.foe_fewer + bool(awed), len(letters) - 1)
    return limited(t, in_order(letters)[lost:])


def foe_strikes(t: WasteTable, run: Run) -> Flow[None]:
    """The enemy's one attack, with all its tokens. [79, 81, 82]"""
    fight, knight = the_fight(t), t.state.knights[the_fight(t).knight]
    fight.attacked.append(NOBODY)
    letters = foe_dice(t)
    faces = throw(t, letters)
    if has(t, "rerolls"):
        again = [i for i, face in enumerate(faces) if not face]
        for i, face in zip(again, throw(t, "".join(letters[i] for i in again)), strict=True):
            faces[i] = face
    t.state.roll = Roll(fight.knight, "foe", "", 0, letters, faces, 0, 0)
    if t.listening:
        t.tell(e.FoeRolled(knight.who, fight.enemy, letters, tuple(faces)))
    reds = [t.content.threats[token].red for token in fight.tokens]
    found = counted(faces)
    fate = found[FATE] + sum([red.fate for red in reds])
    worked = worked_by(foe(t).lines, fate, found[FAILURE])
    wounds = batch(worked, found[SUCCESS]) + sum([red.wounds for red in reds])
    left = (yield from block(t, fight.knight, wounds, pierce=has(t, "pierce"))) if wounds else 0
    if t.options.wounds_first:
        hurt(t, fight.knight, left, 0, wounds - left)
    for line, n in worked:
        for _ in range(n):
            yield from run(t, _others(line))
    if wounds and not t.options.wounds_first:
        hurt(t, fight.knight, left, 0, wounds - left)
    t.state.roll = None


# --- a knight's ----------------------------------------------------------------------------------


def weapon_of(t: WasteTable, i: int) -> Carried | None:
    """The weapon a knight fights with, if he still has it; None is unarmed."""
    card = the_fight(t).weapons.get(i, "")
    return find(t.state.knights[i], card) if card else None


def way_of(t: WasteTable, i: int) -> str:
    """Whether his attack is ranged or melee. [78]"""
    card = the_fight(t).weapons.get(i, "")
    return t.content.cards[card].way if card else "melee"


def loaded(knight: Knight, weapon: Side) -> bool:
    """Whether a ranged weapon can be fired. [78]"""
    return weapon.free or (knight.fuel if weapon.burns == "fuel" else knight.ammo) > 0


def attack_dice(t: WasteTable, i: int) -> str:
    """All dice of a knight's attack before any is lost. [81, 90]"""
    return _dice_with(t, i, weapon_of(t, i), terms_of(t, i))


def _dice_with(t: WasteTable, i: int, weapon: Carried | None, terms: Terms) -> str:
    fight, letters = the_fight(t), pool_of(t, i, terms)
    if weapon is not None:
        letters += side(t, weapon).dice + ("W" if weapon.tuned else "")
    return letters + (fight.more_dice if i == fight.knight else fight.foe_dice)


def terms_of(t: WasteTable, i: int) -> Terms:
    """What a knight's attack is."""
    fight = the_fight(t)
    skill = "ra" if way_of(t, i) == "ranged" else "me"
    tags = (fight.enemy,) if fight.enemy else ("duel",)
    return Terms(skill, fight=True, unarmed=not fight.weapons.get(i), tags=tags)


def attack_losses(t: WasteTable, i: int) -> int:
    """Dice he loses. [23]"""
    return _lost_with(t, i, terms_of(t, i))


def _lost_with(t: WasteTable, i: int, terms: Terms) -> int:
    fight = the_fight(t)
    lost = fight.fewer if i == fight.knight else fight.foe_fewer
    return len(losses(t, i, terms)) + lost


def strike(t: WasteTable, i: int, run: Run) -> Flow[int | None]:
    """A knight's one attack: the wounds it deals, or None where he cannot make it. [81-84, 90]"""
    s, fight, knight = t.state, the_fight(t), t.state.knights[i]
    weapon, terms = weapon_of(t, i), terms_of(t, i)
    fight.attacked.append(i)
    if fight.weapons.get(i) and weapon is None:
        return None
    printed = side(t, weapon) if weapon is not None else BARE_HANDS
    if terms.skill == "ra" and not printed.free:
        if not loaded(knight, printed):
            return None
        lose(t, knight, printed.burns, 1)
    letters, lost = in_order(_dice_with(t, i, weapon, terms)), _lost_with(t, i, terms)
    if lost:
        s.roll = Roll(i, "attack", terms.skill, 0, letters, [], 0, 0)
        letters = yield from drop(t, knight, letters, lost)
    letters = limited(t, letters)
    s.roll = Roll(i, "attack", terms.skill, 0, letters, throw(t, letters), 0, 0)
    spend_luck(knight, terms)
    if ready(t, i, printed):
        yield from rerolls(t, i, printed)
    found = tricked(own_count(t, knight, s.roll.faces), s.roll.fewer)
    successes = found[SUCCESS] + sure_successes(t, i)
    worked = worked_by(printed.lines, found[FATE], found[FAILURE])
    wounds = batch(worked, successes)
    if t.listening:
        faces, card = tuple(s.roll.faces), weapon.card if weapon is not None else None
        t.tell(e.Attacked(knight.who, card, letters, faces, successes))
    s.roll = None
    for line, n in worked:
        for _ in range(n):
            yield from run(t, tuple(x for x in _others(line) if _in_time(fight, i, x)))
    if found[FAILURE] and weapon is not None:
        for _ in range(found[FAILURE] if t.options.every_failure_breaks else 1):
            held = find(knight, weapon.card)
            if held is not None:
                break_gear(t, knight, held)
    return wounds


def _in_time(fight: Fight, i: int, step: object) -> bool:
    """The other side loses a die only while it has yet to attack. [G27]"""
    other = fight.knight if i == fight.rival else fight.rival
    return not (isinstance(step, FoeDie) and other in fight.attacked)


def sure_successes(t: WasteTable, i: int) -> int:
    """Successes added after the roll: always, or against one kind of enemy. [3.6]"""
    knight = t.state.knights[i]
    found = perks(t, knight, Successes)
    if not found:
        return 0
    fight, weapon = the_fight(t), weapon_of(t, i)
    kind = t.content.enemies[fight.enemy].kind if fight.enemy else ""
    n = 0
    for source, perk in found:
        idle = source.startswith("gear:") and _other_weapon(t, knight, source, weapon)
        if not idle and (not perk.against or perk.against == kind):
            n += perk.n
    return n


def _other_weapon(t: WasteTable, knight: Knight, source: str, weapon: Carried | None) -> bool:
    """A second weapon in hand adds nothing. [82]"""
    carried = find(knight, source.removeprefix("gear:"))
    return carried is not None and row(t, carried).kind == "weapon" and carried is not weapon
