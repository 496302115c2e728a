"""An attack in the rulebook's steps: roll, symbols, total, effects, then each defends. [130-150]"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from korchma.games.swordsorcery import events as e
from korchma.games.swordsorcery.box import blows as b
from korchma.games.swordsorcery.box.effects import Line
from korchma.games.swordsorcery.box.perks import BoundSymbols
from korchma.games.swordsorcery.options import Aim, Ammo, GoOn, Spend
from korchma.games.swordsorcery.rules import (
    giving,
    landing,
    stealth,
    triggers,
)
from korchma.games.swordsorcery.rules.adding import Priced, named
from korchma.games.swordsorcery.rules.arms import Arms, Terms, is_melee, terms, use_up
from korchma.games.swordsorcery.rules.cards import may_use, row_of, side_of
from korchma.games.swordsorcery.rules.dice import can_pay, second_chance, shown, throw
from korchma.games.swordsorcery.rules.figures import (
    figure,
    foes_at,
    good,
    party,
    party_at,
    seat_of,
    stalking,
)
from korchma.games.swordsorcery.rules.focusing import focused
from korchma.games.swordsorcery.rules.ground import lay
from korchma.games.swordsorcery.rules.numbers import Scene
from korchma.games.swordsorcery.rules.sheets import has, sheet
from korchma.games.swordsorcery.state import Blow, Carried, Figure, Foe, Hero, SwordTable
from korchma.kernel import Ask, Flow, Option

LIMITS = ("power", "magic")
"""Symbols a ringing head cannot use. [153]"""


def shut_to_the_bound(line: Line) -> bool:
    """Whether a ringing head cannot pay for it. [153]"""
    return any(symbol in LIMITS for symbol in line.cost)


class Outcome(NamedTuple):
    """What came of an attack."""

    total: int
    wounds: dict[str, int]
    """Wounds of each who was hit."""


NOTHING = Outcome(0, {})


class How(NamedTuple):
    """What is special about an attack."""

    reason: str = ""
    reaction: bool = False
    extra: bool = False
    """It follows another one: it lets no further one follow. [132]"""
    bonus: int = 0
    others: tuple[str, ...] = ()
    """Who else is named from the start."""
    sure: bool = True


PLAIN = How()


def attack(
    t: SwordTable, by: Figure | None, arms: Arms, target: Figure, how: How = PLAIN
) -> Flow[Outcome]:
    """One attack from its first step to its last."""
    s = t.state
    melee = is_melee(by, arms, target)
    target = yield from _before(t, by, target, how)
    veil = stealth.reveal(t, by) if isinstance(by, Hero) else 0
    read = terms(t, by, arms, target, sole=not how.others, melee=melee)
    blow = _blow(by, arms, target, read, how)
    blow.bonus += veil + focused(t, by) + stalking(by)
    s.blows.append(blow)
    t.tell(e.Attacked(blow.by, target.ref, arms.id, read.melee, how.reason or None, arms.face))
    if read.supreme:
        t.tell(e.Supremacy(blow.by))
    lines = [*read.lines]
    blow.lines = tuple(lines)
    ammo = yield from _ammo(t, by, arms, blow, lines)
    blow.lines = tuple(lines)
    if by is not None:
        use_up(t, by, target, read.scene)
    yield from _roll(t, by, blow)
    taken = yield from _spend(t, by, blow, lines)
    yield from _others(t, by, blow, taken)
    outcome = yield from landing.land(t, by, blow, taken, read)
    _lose_ammo(t, by, blow, ammo)
    s.blows.pop()
    yield from landing.after(t, by, arms, target, read, outcome, how)
    return outcome


def _blow(by: Figure | None, arms: Arms, target: Figure, read: Terms, how: How) -> Blow:
    return Blow(
        by=by.ref if by is not None else "",
        weapon=arms.id,
        target=target.ref,
        others=[*how.others],
        kind=arms.type,
        melee=read.melee,
        fixed=read.hits if how.sure else 0,
        red=read.red,
        blue=read.blue,
        faces=[],
        rerolled=[],
        spent={},
        effects=[],
        bonus=read.bonus + how.bonus,
        lethal=0,
        total=0,
        supreme=read.supreme,
        reaction=how.reaction,
    )


# --- before the roll -----------------------------------------------------------------------------


def _before(t: SwordTable, by: Figure | None, target: Figure, how: How) -> Flow[Figure]:
    """Somebody may step in front of the target. [Guardian]"""
    if not isinstance(by, Foe) or not isinstance(target, Hero):
        return target
    scene = Scene(target, sole=not how.others)
    for hero in t.state.heroes:
        if hero is not target and not hero.ghost and "ally-attacked" in sheet(t, hero).triggers:
            stepped = yield from triggers.ally_attacked(t, hero, by, target, scene)
            if stepped:
                t.tell(e.Interposed(hero.ref, target.ref))
                return hero
    return target


def _ammo(
    t: SwordTable, by: Figure | None, arms: Arms, blow: Blow, lines: list[Priced]
) -> Flow[Carried | None]:
    """One ammunition card at most, with a bow. [128]"""
    if not isinstance(by, Hero) or arms.weapon != "bow":
        return None
    cards = [x for x in by.pack if row_of(t, x).category == "ammo" and may_use(t, by, x)]
    if not cards:
        return None
    options: list[Option] = [Ammo(each.card) for each in cards]
    answer = yield Ask(by.seat, "ammo", [*options, GoOn()], rule="128")
    if not isinstance(answer, Ammo):
        return None
    card = next(each for each in cards if each.card == answer.item)
    side = side_of(t, card)
    t.tell(e.AmmoUsed(by.ref, card.card))
    lines += named(card.card, side.lines)
    for perk in side.perks:
        if getattr(perk, "to", "") == "hits":
            blow.bonus += perk.n  # type: ignore[union-attr]  # an Adds
        elif getattr(perk, "to", "") == "red":
            blow.red += perk.n  # type: ignore[union-attr]  # an Adds
    return card


def _lose_ammo(t: SwordTable, by: Figure | None, blow: Blow, card: Carried | None) -> None:
    """A miss among the dice: the card is gone. [128]"""
    if card is None or not isinstance(by, Hero) or card not in by.pack:
        return
    if shown(t, blow.faces).get("miss", 0):
        by.pack.remove(card)
        giving.discard(t, card)
        t.tell(e.AmmoLost(by.ref, card.card))


# --- roll and symbols ----------------------------------------------------------------------------


def _roll(t: SwordTable, by: Figure | None, blow: Blow) -> Flow[None]:
    """The dice of both colours. [130]"""
    if blow.red + blow.blue:
        blow.faces = throw(t, blow.red, blow.blue)
        t.tell(e.Rolled(blow.by, tuple(blow.faces)))
        if by is not None and by.boons and good(by):
            yield from second_chance(t, by, blow.faces, blow.rerolled)


def _spend(
    t: SwordTable, by: Figure | None, blow: Blow, lines: Sequence[Priced]
) -> Flow[list[Line]]:
    """Symbols for effects, anew each attack: heroes as they like, enemies all. [131, 206, 233]"""
    taken = [each.line for each in lines if not each.line.cost]
    blow.effects += [each.id for each in lines if not each.line.cost]
    open_lines = [each for each in lines if each.line.cost]
    if not open_lines or by is None or not blow.faces:
        return taken
    have = shown(t, blow.faces)
    bound = has(t, by, BoundSymbols) is not None
    while True:
        now = [x for x in open_lines if can_pay(have, x.line.cost)]
        if bound:
            now = [x for x in now if not shut_to_the_bound(x.line)]
        if not now:
            return taken
        chosen = yield from _choose_line(t, by, now)
        if chosen is None:
            return taken
        open_lines.remove(chosen)
        for symbol in chosen.line.cost:
            have[symbol] -= 1
            blow.spent[symbol] = blow.spent.get(symbol, 0) + 1
        taken.append(chosen.line)
        blow.effects.append(chosen.id)
        t.tell(e.Spent(by.ref, chosen.id))


def _choose_line(t: SwordTable, by: Figure, lines: Sequence[Priced]) -> Flow[Priced | None]:
    """A hero may; an enemy must, the dearest first, ties to its controller. [206]"""
    if good(by):
        options: list[Option] = [Spend(each.id) for each in lines]
        answer = yield Ask(seat_of(t, by), "spend", [*options, GoOn()], rule="131")
    else:
        most = max(len(each.line.cost) for each in lines)
        dearest = [each for each in lines if len(each.line.cost) == most]
        if len(dearest) == 1:
            return dearest[0]
        answer = yield Ask(
            seat_of(t, by), "spend-enemy", [Spend(each.id) for each in dearest], rule="206"
        )
    if not isinstance(answer, Spend):
        return None
    return next(each for each in lines if each.id == answer.line)


def _others(t: SwordTable, by: Figure | None, blow: Blow, taken: Sequence[Line]) -> Flow[None]:
    """Everybody else the same roll hits. [149]"""
    target = figure(t, blow.target)
    if target is None:
        return
    for also in landing.does(taken, b.Also):
        assert isinstance(also, b.Also)
        yield from _also(t, by, blow, target, also.n)
    bursts = [each.n for each in landing.does(taken, b.Burst) if isinstance(each, b.Burst)]
    if bursts:
        near = lay(t).roads.within(target.at, max(bursts))
        side: list[Figure] = [*party(t)] if good(target) else [*t.state.foes]
        blow.others += [
            each.ref
            for each in side
            if each.at in near and each is not target and each.ref not in blow.others
        ]


def _also(t: SwordTable, by: Figure | None, blow: Blow, target: Figure, n: int) -> Flow[None]:
    """So many others in the target's area, named one by one."""
    assert by is not None
    side: list[Figure] = [*party_at(t, target.at)] if good(target) else [*foes_at(t, target.at)]
    for _ in range(n):
        left = [x for x in side if x is not target and x.ref not in blow.others]
        if not left:
            return
        options: list[Option] = [Aim(each.ref) for each in left]
        answer = yield Ask(seat_of(t, by), "also", [*options, GoOn()], rule="149")
        if not isinstance(answer, Aim):
            return
        blow.others.append(answer.figure)
