"""Dice and checks: the pool, what changes it, the roll and what it comes to. [42-48]"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from korchma.games.wasteknights import events as e
from korchma.games.wasteknights.box.box import FAILURE, ORDER, SUCCESS
from korchma.games.wasteknights.box.perks import Lends, RollsLess, RollsMore
from korchma.games.wasteknights.box.rows import Use
from korchma.games.wasteknights.options import Die, Drop, GoOn, RollWith, UseGear
from korchma.games.wasteknights.rules.harm import used_up
from korchma.games.wasteknights.rules.kits import kit
from korchma.games.wasteknights.rules.knights import awake
from korchma.games.wasteknights.rules.numbers import at_moment, can, health, perks, resist, side
from korchma.games.wasteknights.rules.throwing import in_order, own_count, throw
from korchma.games.wasteknights.state import Carried, Knight, Luck, Roll, WasteTable
from korchma.kernel import Ask, Flow, Option

COLOURS: tuple[Die, ...] = ("W", "G", "B", "R")
BOX_DICE = 3
"""Dice of a colour in the box. [F7]"""


class Dice(NamedTuple):
    """Dice and where they come from."""

    source: str
    letters: str


class Terms(NamedTuple):
    """What a roll is made for: the skill, in a fight or not, against whom, and its by-names."""

    skill: str
    fight: bool = False
    unarmed: bool = False
    tags: tuple[str, ...] = ()
    helpers: bool = False


# --- the pool ------------------------------------------------------------------------------------


def skill_dice(t: WasteTable, i: int, terms: Terms) -> Iterator[Dice]:
    """All dice of a skill, each lot with its source. [42]"""
    knight = t.state.knights[i]
    yield Dice("skill", t.content.knights[knight.who].skills[terms.skill])  # type: ignore[index]
    for source, perk in perks(t, knight, RollsMore):
        if terms.skill in perk.skills and _applies(t, knight, perk, terms):
            yield Dice(source, perk.colour[0].upper())
    for luck in knight.luck:
        if luck.n > 0 and _meant(luck, terms):
            yield Dice("luck", luck.die * luck.n)
    if not terms.fight:
        yield from _company(t, i, terms)


def pool_of(t: WasteTable, i: int, terms: Terms) -> str:
    """All dice of a skill together."""
    knight = t.state.knights[i]
    if terms.fight and not knight.luck and not perks(t, knight, RollsMore):
        return t.content.knights[knight.who].skills[terms.skill]  # type: ignore[index]
    return "".join([lot.letters for lot in skill_dice(t, i, terms)])


def _applies(t: WasteTable, knight: Knight, perk: RollsMore, terms: Terms) -> bool:
    match perk.only:
        case "fight":
            return terms.fight
        case "peace":
            return not terms.fight
        case "city":
            return not terms.fight and bool(t.content.spaces[knight.at].city)
        case "unarmed":
            return terms.unarmed
        case "half-dead":
            return terms.fight and 2 * (knight.wounds + knight.infected) >= health(t, knight)
    return True


def _meant(luck: Luck, terms: Terms) -> bool:
    """Whether a die that was promised serves this roll. [3.6]"""
    match luck.on:
        case "entry" | "check":
            return not terms.fight
        case "attack":
            return terms.fight
        case on:
            return terms.skill in on.split("-or-") or on in terms.tags


def _company(t: WasteTable, i: int, terms: Terms) -> Iterator[Dice]:
    """A commander on the same space; helpers, where a text names them. [42]"""
    s = t.state
    for other, knight in enumerate(s.knights):
        if other != i and awake(knight) and knight.at == s.knights[i].at:
            if can(t, knight, "commander"):
                yield Dice(f"knight:{knight.who}", "W")
            if terms.helpers:
                yield Dice(f"knight:{knight.who}", "W")


def commanders(t: WasteTable, i: int) -> int:
    """How many on the same space lend a die. [42]"""
    return sum(1 for _ in _company(t, i, Terms("")))


def losses(t: WasteTable, i: int, terms: Terms) -> list[str]:
    """What takes a die away, each by its name: injuries, breakdowns, radiation. [23, 3.4]"""
    knight = t.state.knights[i]
    less = perks(t, knight, RollsLess)
    out = [source for source, perk in less if terms.skill in perk.skills] if less else []
    if knight.rad >= sick_from(t, knight) + terms.fight:
        out.append("radiation")
    if knight.luck:
        out += ["luck" for luck in knight.luck for _ in range(-luck.n) if _meant(luck, terms)]
    return out


def sick_from(t: WasteTable, knight: Knight) -> int:
    """Radiation from which on a check loses a die; an attack bears one more. [23]"""
    return resist(t, knight) - 1


def spend_luck(knight: Knight, terms: Terms) -> None:
    """Promised dice serve one roll. [47]"""
    if knight.luck:
        knight.luck = [luck for luck in knight.luck if not _meant(luck, terms)]


def forget_luck(t: WasteTable) -> None:
    """Dice that a card or an entry has given serve no other. [47]"""
    for knight in t.state.knights:
        if knight.luck:
            knight.luck = [luck for luck in knight.luck if luck.on != "entry"]


def limited(t: WasteTable, letters: str) -> str:
    """No more dice of a colour than the box holds, where that is agreed. [ruling 29]"""
    if not t.options.limited_dice:
        return in_order(letters)
    return "".join(die * min(BOX_DICE, letters.count(die)) for die in ORDER)


def drop(t: WasteTable, knight: Knight, letters: str, n: int) -> Flow[str]:
    """Who loses a die chooses which; at least one is rolled. [23]"""
    for given in range(min(n, len(letters) - 1)):
        if t.state.roll is not None:
            t.state.roll.dice, t.state.roll.lost = in_order(letters), n - given
        kinds = in_order("".join(set(letters)))
        out = kinds[0]
        if len(kinds) > 1:
            options = [Drop(die) for die in COLOURS if die in kinds]
            match (yield Ask(knight.seat, "drop-die", options, rule="23", usual=options[0])):
                case Drop(chosen):
                    out = chosen
        letters = letters.replace(out, "", 1)
    return letters


# --- a check -------------------------------------------------------------------------------------


class Outcome(NamedTuple):
    """What a check came to."""

    ok: bool
    successes: int


def check(
    t: WasteTable,
    i: int,
    terms: Terms,
    need: int,
    *,
    bonus: int = 0,
    fewer_dice: int = 0,
) -> Flow[Outcome]:
    """A check that is no attack: skill, dice, roll, verdict. [42-45]"""
    s, knight = t.state, t.state.knights[i]
    s.roll = Roll(i, "check", terms.skill, need, "", [], bonus, s.fewer, fewer_dice)
    if perks(t, knight, Lends):
        terms = terms._replace(skill=(yield from _which(t, knight, terms.skill)))
    letters = pool_of(t, i, terms)
    fewer_dice += len(losses(t, i, terms))
    s.roll.skill, s.roll.dice, s.roll.lost = terms.skill, in_order(letters), fewer_dice
    if s.fight is None and "check" in kit(t, knight).uses:
        letters += yield from _announce(t, knight, terms)
    if fewer_dice:
        letters = yield from drop(t, knight, letters, fewer_dice)
    letters = limited(t, letters)
    fewer, s.fewer = s.fewer, 0
    s.roll = Roll(i, "check", terms.skill, need, letters, throw(t, letters), bonus, fewer)
    spend_luck(knight, terms)
    found = own_count(t, knight, s.roll.faces)
    s.flags["roll.x"] = found[FAILURE]
    successes = max(0, found[SUCCESS] + bonus - fewer)
    ok = successes >= max(1, need)
    if t.listening:
        faces = tuple(s.roll.faces)
        t.tell(e.Rolled(knight.who, terms.skill, letters, faces, successes, need, ok))
    s.roll = None
    return Outcome(ok, successes)


def _which(t: WasteTable, knight: Knight, skill: str) -> Flow[str]:
    """Another skill may stand in. [3.14]"""
    others = [perk.instead for _, perk in perks(t, knight, Lends) if perk.skill == skill]
    if not others:
        return skill
    options = [RollWith(skill), *map(RollWith, others)]
    answer = yield Ask(knight.seat, "which-skill", options, rule="42")
    assert isinstance(answer, RollWith)
    return answer.skill


def _announce(t: WasteTable, knight: Knight, terms: Terms) -> Flow[str]:
    """Dice one may use are announced before the roll, outside combat. [45, G48]"""
    letters = ""
    while True:
        cards = [x for x in at_moment(t, knight, "check") if _serves(use_of(t, x), terms)]
        if not cards:
            return letters
        options: list[Option] = [*(UseGear(each.card) for each in cards), GoOn()]
        match (yield Ask(knight.seat, "before-roll", options, rule="45", usual=options[-1])):
            case UseGear(card):
                used = next(each for each in cards if each.card == card)
                use = use_of(t, used)
                assert use is not None
                letters += use.die
                if t.state.roll is not None:
                    t.state.roll.dice = in_order(t.state.roll.dice + use.die)
                used_up(t, knight, used)
            case _:
                return letters


def use_of(t: WasteTable, carried: Carried) -> Use | None:
    """What a card can be used for, as it lies."""
    return side(t, carried).use


def _serves(use: Use | None, terms: Terms) -> bool:
    return use is not None and terms.skill in use.skills
