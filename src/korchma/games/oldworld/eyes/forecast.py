"""What a combo adds up to before it is played, part by part."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

from korchma.games.oldworld.options import Lay
from korchma.games.oldworld.rules.combo import MUTED, link_to
from korchma.games.oldworld.rules.harm import most_damage, side, the_fight
from korchma.games.oldworld.rules.perks import first_turn
from korchma.games.oldworld.rules.reckoning import armour, damage_extras, draw_extras, shield_extras
from korchma.games.oldworld.state import NOBODY, WorldTable, combat_value
from korchma.kernel import Ask, Option


class Part(msgspec.Struct, frozen=True, gc=False):
    """A part of the sum and where it comes from: ``card:B0-1``, its used ``link:B0-1``,
    ``perk:harpy``, ``monster:yghern``, ``skill:combat``, or ``drunk`` for potions of this turn.
    """

    of: str
    damage: int = 0
    shield: int = 0
    draw: int = 0


class Sum(msgspec.Struct, frozen=True, gc=False):
    """What a combo comes to: damage, shield and cards to draw, with its parts."""

    damage: int
    shield: int
    draw: int
    parts: tuple[Part, ...]


def forecast(t: WorldTable, combo: Sequence[str], links: Sequence[int]) -> Sum:
    """Everything known that would count in steps 3 and 4 of the turn under way. [81-83]

    Never below 0 in all; what a monster bears in a turn is the limit.
    """
    fight = the_fight(t)
    if fight.now == NOBODY:
        return Sum(0, 0, 0, ())
    parts = [*_cards(t, combo, links), *_effects(t, combo)]
    if fight.monster == "manticore" and sum(part.damage for part in parts) > 0:
        parts.append(Part("monster:manticore", damage=-1))
    if fight.monster == "griffin" and sum(part.draw for part in parts) > 1:
        parts.append(Part("monster:griffin", draw=-1))
    damage, most = max(0, sum(part.damage for part in parts)), most_damage(t)
    shield = sum(part.shield for part in parts)
    if fight.monster == "noonwraith":
        shield = min(shield, max(0, 1 - fight.rises))
    return Sum(
        damage if most is None else min(damage, most),
        shield,
        max(0, sum(part.draw for part in parts)),
        tuple(part for part in parts if part.damage or part.shield or part.draw),
    )


def foresee(t: WorldTable, ask: Ask, answer: Sequence[Option]) -> Sum | None:
    """The combo with one more card on it. [79, 81]"""
    fight = t.state.fight
    match answer:
        case [Lay(card)] if fight is not None:
            link = link_to(t, fight.combo, card) if ask.about == "combo" else NOBODY
            return forecast(t, [*fight.combo, card], [*fight.links, link])
    return None


def _cards(t: WorldTable, combo: Sequence[str], links: Sequence[int]) -> Iterator[Part]:
    """Corner symbols, and those of used links; against a Fiend purple cards show none. [81]"""
    monster, below = the_fight(t).monster, None
    for name, link in zip(combo, links, strict=True):
        if below is not None and link != NOBODY and not _blind(monster, below.colour):
            used = below.links[link]
            yield Part(f"link:{below.id}", used.damage, used.shield)
        below = t.content.cards[name]
        if not _blind(monster, below.colour):
            yield Part(f"card:{name}", below.damage, below.shield, below.draw)


def _blind(monster: str, colour: str) -> bool:
    return MUTED.get(monster) == colour


def _effects(t: WorldTable, combo: Sequence[str]) -> Iterator[Part]:
    """Combat, potions, trophies and gear that work by themselves, and what the monster does."""
    fight, seat = the_fight(t), side(t).seat
    shown = [t.content.colours[card] for card in combo]
    monster = f"monster:{fight.monster}"
    yield Part("drunk", damage=fight.damage, draw=fight.draw)
    for perk, n in damage_extras(t, seat, shown):
        yield Part(f"perk:{perk}", damage=n)
    for perk, n in shield_extras(t, seat, shown):
        yield Part(f"perk:{perk}", shield=n)
    if shown:
        yield Part(monster, damage=-armour(t, shown))
    if fight.monster == "whispess" and "yellow" in shown:
        yield Part(monster, shield=-2)
    if fight.monster != "harpy" or not first_turn(t):
        yield Part("skill:combat", draw=combat_value(t.state.players[seat]))
    for what, n in draw_extras(t, seat, shown):
        yield Part(what, draw=n)
