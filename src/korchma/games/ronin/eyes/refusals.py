"""Why a thing that looks possible is not."""

from __future__ import annotations

import msgspec

from korchma.games.ronin.box.rows import Window
from korchma.games.ronin.options import Quest, SkillId, SymbolId
from korchma.games.ronin.rules.skills import SKILLS
from korchma.games.ronin.state import Phase, RoninTable
from korchma.kernel import Ask, Refused, refs

WINDOWS: dict[Phase, Window] = {
    "take": "take",
    "order": "order",
    "effects": "play",
    "tea": "tea",
    "score": "score",
}
"""The window of skills in each step that has one."""


class OfSkill(msgspec.Struct, frozen=True):
    """Words for a reason about a skill: the experience it needs, the step it belongs to."""

    skill: SkillId
    n: int
    window: Window


class OfSymbol(msgspec.Struct, frozen=True):
    """Words for a reason about a symbol."""

    symbol: SymbolId


def refusals(t: RoninTable, ask: Ask) -> list[Refused]:
    """For each pair, skill, card and symbol not offered: the rule and the reason."""
    offered = {ref for option in ask.options for ref in refs(option)}
    out = _skills(t, ask.seat, offered)
    if ask.about == "take":
        out += _pairs(t)
    elif ask.about == "lose":
        out += _beyond(t, ask.seat, offered)
    elif ask.about == "quest":
        out += _symbols(t, ask)
    return out


def _pairs(t: RoninTable) -> list[Refused]:
    """A pair holds one figure only. [32]"""
    return [
        Refused(f"slot:{slot}", "32", "pair-taken")
        for slot, pair in enumerate(t.state.slots)
        if not pair
    ]


def _skills(t: RoninTable, seat: int, offered: set[str]) -> list[Refused]:
    """Own skills and borrowed ones that cannot be used now. [20, 23, 25]"""
    player, box = t.state.players[seat], t.content
    if not player.character:
        return []
    out = []
    for skill in [x.id for x in box.skills_of[player.character]] + player.cards + player.spent:
        if f"skill:{skill}" not in offered:
            rule, reason = _why_not(t, seat, skill)
            row = box.skills[skill]
            words = OfSkill(skill, row.unlock, row.window)
            out.append(Refused(f"skill:{skill}", rule, reason, words))
    return out


def _why_not(t: RoninTable, seat: int, skill: str) -> tuple[str, str]:
    """Spent, locked, the wrong moment, or to no effect."""
    player = t.state.players[seat]
    if skill in player.used or skill in player.spent:
        return "23", "skill-used"
    if skill not in player.cards and t.content.skills[skill].unlock > player.xp:
        return "20", "skill-locked"
    now = t.content.windows[skill] == WINDOWS.get(t.state.phase)
    if now and not SKILLS[skill].can(t, seat):
        return "23", "skill-no-effect"
    return "23", "skill-not-now"


def _beyond(t: RoninTable, seat: int, offered: set[str]) -> list[Refused]:
    """Cards of the timeline that have nothing to lose within the effect's reach. [42]"""
    row = t.state.players[seat].row
    return [
        Refused(f"card:{x}", "42", "nothing-to-lose") for x in row if f"card:{x}" not in offered
    ]


def _symbols(t: RoninTable, ask: Ask) -> list[Refused]:
    """Only symbols inactive in chapter III make a side quest. [73]"""
    row = t.content.chapters[t.state.chapter_card]
    offered = {option.symbol for option in ask.options if isinstance(option, Quest)}
    active = [symbol for symbol in row.pairs[-1] if symbol not in offered]
    return [Refused(f"symbol:{x}", "73", "quest-active", OfSymbol(x)) for x in active]
