"""Why a thing that looks possible is not."""

from __future__ import annotations

import msgspec

from korchma.games.oldworld.box.box import SKILLS
from korchma.games.oldworld.options import PerkId, PlaceId
from korchma.games.oldworld.rules.cards import prices
from korchma.games.oldworld.rules.growing import MOST
from korchma.games.oldworld.rules.monsters import can_be_fought
from korchma.games.oldworld.rules.perks import PERKS
from korchma.games.oldworld.rules.stories import Lack, lacking
from korchma.games.oldworld.rules.turn import may_attack
from korchma.games.oldworld.state import HAND_LIMIT, WorldTable, me
from korchma.kernel import Ask, Refused, refs


class OfPlace(msgspec.Struct, frozen=True):
    """Words for a reason about a place."""

    at: PlaceId


class OfPerk(msgspec.Struct, frozen=True):
    """Words for a reason about a specialty, a trophy or gear."""

    perk: PerkId


class OfPrice(msgspec.Struct, frozen=True):
    """Words for a reason about a price."""

    n: int


class OfWay(msgspec.Struct, frozen=True):
    """Words for a reason about the price of a way."""

    gold: int
    potions: int
    cards: int


def refusals(t: WorldTable, ask: Ask) -> list[Refused]:
    """For each place, card, monster, witcher and perk not offered: the rule and the reason."""
    offered = {ref for option in ask.options for ref in refs(option)}
    match ask.about:
        case "roam":
            return _places(t, offered) + _action(t, offered) + _quests(t)
        case "deed":
            return _monsters(t, offered) + _witchers(t, offered) + _skills(t, offered)
        case "combo":
            return _cards(t, ask.seat, offered)
        case "prepare":
            return _perks(t, ask.seat, offered) + _potions(t, ask.seat, offered)
        case "buy":
            return _row(t, offered)
        case "story":
            return _ways(t)
    return []


def _places(t: WorldTable, offered: set[str]) -> list[Refused]:
    """Places next door that cannot be paid, and places that are not next door. [33]"""
    player, near = me(t), t.content.near[me(t).at]
    out = []
    for place in t.content.places:
        if place == player.at or f"place:{place}" in offered:
            continue
        reason = "no-payment" if place in near else "not-adjacent"
        out.append(Refused(f"place:{place}", "33", reason, OfPlace(place)))
    return out


def _action(t: WorldTable, offered: set[str]) -> list[Refused]:
    """Why the action of this place cannot be used. [36, 37, 44, 48]"""
    s, player = t.state, me(t)
    ref = f"place:{player.at}"
    if ref in offered:
        return []
    place = t.content.places[player.at]
    if not s.moved:
        return [Refused(ref, "36", "move-first", OfPlace(player.at))]
    if player.at in s.acted:
        return [Refused(ref, "37", "used-here", OfPlace(player.at))]
    if place.action == "skill":
        level = player.skills[SKILLS.index(place.skill)]
        reason = "skill-done" if level == MOST else "skill-above-level"
        return [Refused(ref, "44", reason, OfPlace(player.at))]
    why = {
        "school": ("48", "no-gold"),
        "poker": ("46", "no-gold"),
        "swap": ("45", "nothing-to-swap"),
    }.get(place.action)
    return [Refused(ref, *why, OfPlace(player.at))] if why else []


def _quests(t: WorldTable) -> list[Refused]:
    """Quests that end here, but not yet: one must come back, or pay. [43, 118]"""
    s, player = t.state, me(t)
    out = []
    for quest in player.quests:
        if not s.moved or quest.at != player.at:
            continue
        if quest.story in s.fresh:
            out.append(Refused(f"story:{quest.story}", "118", "come-back", OfPlace(quest.at)))
        elif quest.gold > player.gold:
            out.append(Refused(f"story:{quest.story}", "43", "quest-gold", OfPrice(quest.gold)))
    return out


def _monsters(t: WorldTable, offered: set[str]) -> list[Refused]:
    """Monsters elsewhere, and those that cannot be fought yet. [55, 109]"""
    s, player = t.state, me(t)
    out = []
    for terrain, monster in s.beasts.items():
        if not monster or f"monster:{monster}" in offered:
            continue
        if s.lairs[terrain] != player.at:
            why = ("55", "monster-elsewhere")
        elif not can_be_fought(player, monster):
            why = ("55", "no-potion-for-it")
        else:
            assert not may_attack(t, monster)
            why = ("109", "trophy-first")
        out.append(Refused(f"monster:{monster}", *why))
    return out


def _witchers(t: WorldTable, offered: set[str]) -> list[Refused]:
    """Witchers who may not be attacked. [39, 54, 103]"""
    s, player = t.state, me(t)
    place = t.content.places[player.at]
    out = []
    for seat, other in enumerate(s.players):
        if other is player or f"seat:{seat}" in offered:
            continue
        if other.at != player.at:
            why = ("53", "witcher-elsewhere")
        elif seat in s.diced:
            why = ("39", "diced-with")
        elif place.action == "school":
            why = ("54", "no-fights-in-schools")
        else:
            why = ("103", "tavern-closed")
        out.append(Refused(f"seat:{seat}", *why))
    return out


def _skills(t: WorldTable, offered: set[str]) -> list[Refused]:
    """Skills one cannot meditate on. [56]"""
    s, player = t.state, me(t)
    out = []
    for skill, level in zip(SKILLS, player.skills, strict=True):
        if f"skill:{skill}" in offered:
            continue
        if level < MOST:
            reason = "skill-not-mastered"
        elif f"skill-{skill}" in player.trophies:
            reason = "has-trophy"
        else:
            assert not s.mastery.get(skill)
            reason = "no-trophy-left"
        out.append(Refused(f"skill:{skill}", "56", reason))
    return out


def _cards(t: WorldTable, seat: int, offered: set[str]) -> list[Refused]:
    """Cards no link leads to. [79]"""
    hand = t.state.players[seat].hand
    return [Refused(f"card:{x}", "79", "no-link") for x in hand if f"card:{x}" not in offered]


def _perks(t: WorldTable, seat: int, offered: set[str]) -> list[Refused]:
    """Trophies and gear that cannot be used now. [78]"""
    s, player = t.state, t.state.players[seat]
    assert s.fight is not None
    used = next(side.used for side in s.fight.sides if side.seat == seat)
    out = []
    for perk in player.trophies + player.kept:
        if f"perk:{perk}" not in offered:
            if perk in used:
                reason = "perk-used"
            else:
                reason = "perk-not-now" if perk in PERKS else "perk-by-itself"
            out.append(Refused(f"perk:{perk}", "78", reason, OfPerk(perk)))
    return out


def _potions(t: WorldTable, seat: int, offered: set[str]) -> list[Refused]:
    """Potions above the limit, or without effect now. [77]"""
    player = t.state.players[seat]
    return [
        Refused(f"potion:{kind}", "77", "potion-not-now")
        for kind in dict.fromkeys(player.potions)
        if f"potion:{kind}" not in offered
    ]


def _row(t: WorldTable, offered: set[str]) -> list[Refused]:
    """Cards that cost more than the hand holds, or would be an eighth card. [69]"""
    held = len(me(t).hand)
    out = []
    for card, cost in prices(t).items():
        if f"card:{card}" not in offered:
            full = cost <= held and held - cost >= HAND_LIMIT
            out.append(
                Refused(f"card:{card}", "69", "hand-full" if full else "too-dear", OfPrice(cost))
            )
    return out


_LACKS: dict[Lack, tuple[str, str]] = {
    "gold": ("59", "way-needs-gold"),
    "potions": ("59", "way-needs-potions"),
    "cards": ("59", "way-needs-cards"),
}


def _ways(t: WorldTable) -> list[Refused]:
    """Ways of a story that cost more than one has. [59]"""
    out = []
    for way, price in t.content.prices(t.state.reading[-1]).items():
        lack = lacking(me(t), price)
        if lack:
            of = OfWay(price.gold, price.potions, price.cards)
            out.append(Refused(f"way:{way}", *_LACKS[lack], of))
    return out
