"""What a throw would bring, for the answer pointed at: its dice, its spread, what it may break."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from korchma.games.wasteknights.box import tales as w
from korchma.games.wasteknights.box.box import FAILURE, SUCCESS
from korchma.games.wasteknights.box.rows import Side
from korchma.games.wasteknights.eyes.forecast import check_dice, dealt, fates_seen, own_dice, rolled
from korchma.games.wasteknights.eyes.ways import WayView
from korchma.games.wasteknights.eyes.ways import foresee as foresee_way
from korchma.games.wasteknights.options import (
    Choose,
    Do,
    Drop,
    GoOn,
    Reroll,
    RollWith,
    Sabotage,
    UseGear,
    UseKnack,
    Wield,
)
from korchma.games.wasteknights.rules.actions import deed_id
from korchma.games.wasteknights.rules.checks import Terms, losses, skill_dice, use_of
from korchma.games.wasteknights.rules.deciding import checker, tags_of
from korchma.games.wasteknights.rules.gear import find
from korchma.games.wasteknights.rules.knights import the_fight
from korchma.games.wasteknights.rules.numbers import side
from korchma.games.wasteknights.rules.places import on_space
from korchma.games.wasteknights.rules.plots import sheet
from korchma.games.wasteknights.rules.sleeper import BOLT, CATHEDRAL, SABOTAGE
from korchma.games.wasteknights.rules.striking import (
    sure_successes,
    weapon_of,
)
from korchma.games.wasteknights.rules.telling import TALES
from korchma.games.wasteknights.rules.throwing import counted, tricked
from korchma.games.wasteknights.state import NOBODY, Luck, WasteTable
from korchma.kernel import Ask, Option
from korchma.tray import dice
from korchma.tray import stories as g
from korchma.tray.stories.book import within

NO_FACE = "?"
"""A die that is still to be thrown."""
TO_COME = ("before-roll", "drop-die", "which-skill")
"""Questions before a throw."""


class Throw(msgspec.Struct, frozen=True, gc=False):
    """Dice to come, those that lie already among them, and what they may bring. [42, 82]"""

    skill: str
    need: int
    """Successes, or wounds that fell the enemy; nought where any number counts."""
    dice: str
    faces: tuple[str, ...]
    """What lies; ``?`` for a die to come."""
    spread: tuple[float, ...]
    """The chance of none, one, two …"""
    chance: float
    breaks: float
    """The chance that the weapon breaks. [83]"""


def foresee(t: WasteTable, ask: Ask, options: Sequence[Option]) -> WayView | Throw | None:
    """The way an answer would mean, or the throw it would lead to."""
    match options:
        case [Choose(way)]:
            return first_check(t, steps_of(t, way))
        case [Do(deed)]:
            return deed_check(t, deed)
        case [Sabotage()]:
            return _check(t, below(t, ask.seat), SABOTAGE, BOLT)
        case [Wield(card)] if t.state.fight is not None:
            return _weapon(t, ask, card or "")
        case [Reroll(), *_]:
            return _again(t, [each.die for each in options if isinstance(each, Reroll)])
        case [UseKnack(knack)] if ask.about == "after-roll":
            return _used(t, knack)
        case [GoOn()] if ask.about == "after-roll":
            return _again(t, [])
        case [UseGear() | GoOn() | Drop() | RollWith()] if ask.about in TO_COME:
            return pending(t, options[0])
    return foresee_way(t, ask, options)


def pending(t: WasteTable, option: Option) -> Throw | None:
    """The throw that is about to be made, with this answer: a card more, a die less. [23, 45]"""
    roll = t.state.roll
    if roll is None or roll.faces:
        return None
    letters, lost, skill = roll.dice, roll.lost, roll.skill
    match option:
        case UseGear(card):
            carried = find(t.state.knights[roll.knight], card)
            use = use_of(t, carried) if carried is not None else None
            letters += use.die if use is not None else ""
        case Drop(die):
            letters, lost = letters.replace(die, "", 1), lost - 1
        case RollWith(instead):
            terms = Terms(instead)
            letters = "".join(lot.letters for lot in skill_dice(t, roll.knight, terms))
            skill, lost = instead, lost + len(losses(t, roll.knight, terms))
    letters = rolled(t, letters, lost)
    if roll.kind == "attack":
        weapon = weapon_of(t, roll.knight)
        printed = side(t, weapon) if weapon is not None else Side()
        return _attack(t, letters, [NO_FACE] * len(letters), printed, armed=weapon is not None)
    more = roll.bonus - roll.fewer
    spread = _row(dice.told(t.content.pool(letters), lambda face: max(0, face[SUCCESS] + more)))
    chance = sum(spread[max(1, roll.need) :])
    return Throw(skill, roll.need, letters, (NO_FACE,) * len(letters), spread, chance, 0.0)


def _used(t: WasteTable, knack: str) -> Throw | None:
    """What a reroll may bring, with the dice that are best thrown again; a trick is sure. [84]"""
    roll = t.state.roll
    if roll is None:
        return None
    if knack == "blanks":
        return _again(t, [n for n, face in enumerate(roll.faces) if not face])
    if knack == "dirty-tricks":
        roll.fewer += 1
        found = _again(t, [])
        roll.fewer -= 1
        return found
    poor = sorted(range(len(roll.faces)), key=lambda n: (roll.faces[n].count("S"), roll.dice[n]))
    most = len(poor) if knack == "burst" else 1
    tries = [_again(t, poor[:n]) for n in range(1, most + 1)]
    tries += [_again(t, [n]) for n in poor] if most == 1 else []
    return max((each for each in tries if each is not None), key=_worth, default=None)


def _worth(found: Throw) -> tuple[float, float]:
    """A throw that fells more often is better; else one that deals more."""
    return found.chance, sum(n * chance for n, chance in enumerate(found.spread))


def first_check(t: WasteTable, steps: Sequence[object]) -> Throw | None:
    """The check that steps begin with, with the dice they give for it. [47, 3.15 (14)]"""
    given: list[Luck] = []
    for step in _come(t, steps):
        if isinstance(step, w.Dice) and not step.on:
            given.append(Luck(step.colour[0].upper(), step.n, "entry"))
        elif isinstance(step, w.Check | w.Graded):
            i, need = checker(t, step.by), step.need if isinstance(step, w.Check) else 0
            if i is None:
                return Throw(step.skill, need, "", (), _sure(0), 0.0, 0.0)
            knight = t.state.knights[i]
            luck, knight.luck = knight.luck, [*knight.luck, *given]
            found = _check(t, i, check_terms(t, step), need)
            knight.luck = luck
            return found
        elif isinstance(step, g.Jump):
            break
    return None


def _come(t: WasteTable, steps: Sequence[Any]) -> Iterator[object]:
    """Steps as they will be read, where they ask whether something holds."""
    for step in steps:
        if isinstance(step, g.If):
            yield from _come(t, step.steps if TALES.true(t, step.when) else step.otherwise)
        else:
            yield step


def deed_check(t: WasteTable, name: str) -> Throw | None:
    """The check a story action begins with. [73]"""
    s = t.state
    deed = next(deed for deed in sheet(t).actions if deed_id(t, deed) == name)
    before, s.deed = s.deed, deed.name
    found = first_check(t, t.content.adventures[t.options.adventure].pages[deed.entry].steps)
    s.deed = before
    return found


def below(t: WasteTable, seat: int) -> int:
    """Whose spanner it is: of a person's knights in the Cathedral the one who is asked. [3.16]"""
    here = [i for i in on_space(t, CATHEDRAL) if t.state.knights[i].seat == seat]
    return t.state.acting if t.state.acting in here else here[0]


def check_terms(t: WasteTable, step: w.Check | w.Graded) -> Terms:
    """What a check of the entry that is read is made for, as the rules will make it. [42]"""
    helpers = isinstance(step, w.Check) and step.helpers
    return Terms(step.skill, tags=tags_of(t), helpers=helpers)


def steps_of(t: WasteTable, name: str) -> Sequence[object]:
    """What a way of the entry that is read leads to; of a card's ways nothing is foretold."""
    entry, _, key = name.partition(".")
    if entry not in t.state.reading:
        return ()
    page = t.content.adventures[t.options.adventure].pages[int(entry.rpartition("-")[2])]
    for _, step in within(page.steps):
        if isinstance(step, g.Choose):
            for way in step.options:
                if way.id == key:
                    return way.steps
    return ()


def _check(t: WasteTable, i: int, terms: Terms, need: int) -> Throw:
    letters = check_dice(t, i, terms)
    fewer = t.state.fewer
    found = dice.told(t.content.pool(letters), lambda face: max(0, face[SUCCESS] - fewer))
    spread = _row(found)
    chance = sum(spread[max(1, need) :])
    return Throw(terms.skill, need, letters, (NO_FACE,) * len(letters), spread, chance, 0.0)


def _weapon(t: WasteTable, ask: Ask, card: str) -> Throw:
    """One attack with this weapon, before any die is thrown. [82, 83]"""
    fight = the_fight(t)
    duelled = fight.rival != NOBODY and t.state.knights[fight.rival].seat == ask.seat
    i = fight.rival if duelled and fight.rival not in fight.weapons else fight.knight
    before = dict(fight.weapons)
    fight.weapons[i] = card
    letters = own_dice(t, i)
    carried = find(t.state.knights[i], card) if card else None
    printed = side(t, carried) if carried is not None else Side()
    found = _attack(t, letters, [NO_FACE] * len(letters), printed, armed=bool(card), i=i)
    fight.weapons = before
    return found


def _again(t: WasteTable, which: Sequence[int]) -> Throw | None:
    """The attack that lies there, with some of its dice thrown again. [84]"""
    roll, fight = t.state.roll, t.state.fight
    if roll is None or fight is None or roll.kind != "attack":
        return None
    faces = [NO_FACE if n in which else face for n, face in enumerate(roll.faces)]
    weapon = weapon_of(t, roll.knight)
    printed = side(t, weapon) if weapon is not None else Side()
    return _attack(t, roll.dice, faces, printed, armed=weapon is not None)


def _attack(
    t: WasteTable,
    letters: str,
    faces: Sequence[str],
    weapon: Side,
    *,
    armed: bool,
    i: int = NOBODY,
) -> Throw:
    fight, roll = the_fight(t), t.state.roll
    lies = counted([face for face in faces if face != NO_FACE])
    come = "".join(letter for letter, face in zip(letters, faces, strict=True) if face == NO_FACE)
    tricks = roll.fewer if roll is not None else 0
    if i == NOBODY:
        i = fight.knight if roll is None else roll.knight
    sure, seen = sure_successes(t, i), fates_seen(t, i)

    def wounds(face: dice.Face) -> int:
        found = dice.total([face, lies]) if face else lies
        success, fate, failure = tricked((found[0], found[1] * seen, found[2]), tricks)
        return dealt((success + sure, fate, failure), weapon.lines)

    spread = _row(dice.told(t.content.pool(come), wounds)) if come else _sure(wounds(()))
    need = fight.life - fight.wounds if fight.enemy else 0
    if not armed:
        breaks = 0.0
    elif lies[FAILURE]:
        breaks = 1.0
    else:
        breaks = dice.mean(t.content.pool(come), lambda face: face[FAILURE] > 0) if come else 0.0
    chance = sum(spread[need:]) if fight.enemy else 0.0
    return Throw("", need, letters, tuple(faces), spread, chance, breaks)


def _row(found: dict[int, float]) -> tuple[float, ...]:
    return tuple(found.get(n, 0.0) for n in range(max(found) + 1))


def _sure(n: int) -> tuple[float, ...]:
    return (0.0,) * n + (1.0,)
