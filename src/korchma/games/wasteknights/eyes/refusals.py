"""Why a thing that looks possible is not."""

from __future__ import annotations

import msgspec

from korchma.games.wasteknights.eyes.view import lies
from korchma.games.wasteknights.options import DeedId, GearId, KnightId, SpaceId
from korchma.games.wasteknights.rules.actions import deed_id, lacking
from korchma.games.wasteknights.rules.city import SHOPS
from korchma.games.wasteknights.rules.gear import every
from korchma.games.wasteknights.rules.growing import due
from korchma.games.wasteknights.rules.knights import active, awake, the_fight
from korchma.games.wasteknights.rules.numbers import row, side
from korchma.games.wasteknights.rules.plots import sheet
from korchma.games.wasteknights.rules.striking import loaded
from korchma.games.wasteknights.state import NOBODY, WasteTable
from korchma.kernel import Ask, Refused, refs


class OfSpace(msgspec.Struct, frozen=True):
    """Words for a reason about a space."""

    at: SpaceId


class OfGear(msgspec.Struct, frozen=True):
    """Words for a reason about a card."""

    gear: GearId
    n: int


class OfDeed(msgspec.Struct, frozen=True):
    """Words for a reason about a story action."""

    deed: DeedId


class OfKnight(msgspec.Struct, frozen=True):
    """Words for a reason about a knight."""

    knight: KnightId


def refusals(t: WasteTable, ask: Ask) -> list[Refused]:
    """For each space, shop, deed, card and weapon not offered: the rule and the reason."""
    offered = {ref for option in ask.options for ref in refs(option)}
    match ask.about:
        case "action":
            return _spaces(t, offered) + _shops(t, offered) + _deeds(t, offered) + _special(t)
        case "camp":
            return _repairs(t, offered)
        case "weapon":
            return _weapons(t, offered)
        case "upgrade":
            return _upgrades(t, offered)
    return []


def _spaces(t: WasteTable, offered: set[str]) -> list[Refused]:
    """Why one cannot drive there. [17, 26, 28, 33, 105]"""
    s, knight = t.state, active(t)
    if not awake(knight):
        rule, reason = "105", "unconscious"
    elif knight.wreck:
        rule, reason = "33", "wrecked"
    elif "move" in s.acted:
        rule, reason = "17", "moved"
    elif not s.left:
        rule, reason = "16", "no-actions"
    else:
        rule, reason = "28", "too-far"
    out = [
        Refused(f"space:{at}", rule, reason, OfSpace(at))
        for at in t.content.spaces
        if f"space:{at}" not in offered and at != knight.at
    ]
    return out + [Refused(f"space:{at}", "26", "crater") for at in t.content.craters]


def _shops(t: WasteTable, offered: set[str]) -> list[Refused]:
    """Why the places of a city are closed. [17, 65]"""
    s, knight = t.state, active(t)
    space = t.content.spaces[knight.at]
    if not space.city:
        return []
    if not awake(knight):
        rule, reason = "105", "unconscious"
    elif knight.at in s.tokens.get("ruin", ()):
        rule, reason = "65", "ruined"
    else:
        rule, reason = ("17", "visited") if "city" in s.acted else ("16", "no-actions")
    return [
        Refused(f"shop:{shop}", rule, reason, OfSpace(knight.at))
        for shop in SHOPS
        if f"shop:{shop}" not in offered
    ]


DEEDS = {
    "nobody-here": "94",
    "not-here": "73",
    "done-this-turn": "17",
    "done-before": "73",
    "not-now": "73",
    "cannot-pay": "73",
}


def _deeds(t: WasteTable, offered: set[str]) -> list[Refused]:
    """Why a story action cannot be taken; of one whose token lies nowhere nobody knows. [17, 73]"""
    out = []
    for deed in sheet(t).actions:
        name = deed_id(t, deed)
        if f"deed:{name}" in offered or not lies(t, deed):
            continue
        if not awake(active(t)):
            out.append(Refused(f"deed:{name}", "105", "unconscious", OfDeed(name)))
        else:
            reason = lacking(t, deed) or "no-actions"
            rule = DEEDS.get(reason, "16")
            out.append(Refused(f"deed:{name}", rule, f"deed-{reason}", OfDeed(name)))
    return out


def _special(t: WasteTable) -> list[Refused]:
    """Why camp or exploration is not offered again. [17]"""
    s, who = t.state, active(t).who
    done = [(name, f"did-{name}") for name in ("camp", "explore") if name in s.acted]
    return [Refused(f"action:{name}", "17", reason, OfKnight(who)) for name, reason in done]


def _repairs(t: WasteTable, offered: set[str]) -> list[Refused]:
    """Broken cards the points of this camp do not mend. [51, 52]"""
    out = []
    for each in every(active(t)):
        ref, cost = f"gear:{each.card}", row(t, each).rep
        if each.broken and ref not in offered:
            rule, reason = ("52", "only-workshop") if cost < 0 else ("51", "too-dear")
            out.append(Refused(ref, rule, reason, OfGear(each.card, max(0, cost))))
    return out


def _weapons(t: WasteTable, offered: set[str]) -> list[Refused]:
    """Weapons in hand without ammunition; of a duel the attacked one chooses first. [78, 94]"""
    fight = the_fight(t)
    pair = (fight.rival, fight.knight) if fight.rival != NOBODY else (fight.knight,)
    knight = t.state.knights[next(i for i in pair if i not in fight.weapons)]
    return [
        Refused(f"gear:{each.card}", "78", "no-ammo", OfGear(each.card, 0))
        for each in knight.hands
        if f"gear:{each.card}" not in offered and not loaded(knight, side(t, each))
    ]


def _upgrades(t: WasteTable, offered: set[str]) -> list[Refused]:
    """Upgrades that want more experience, or are taken. [115]"""
    knight = active(t)
    out = []
    for name, card in t.content.upgrades.items():
        ref = f"upgrade:{name}"
        if ref in offered or card.knight not in ("", knight.who) or not due(knight):
            continue
        reason = "needs-xp" if card.xp > knight.xp else "taken"
        out.append(Refused(ref, "115", reason, OfKnight(knight.who)))
    return out
