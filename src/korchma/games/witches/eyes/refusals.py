"""Why a thing that looks possible is not."""

from __future__ import annotations

import msgspec

from korchma.games.witches.options import CardId, Run, Sneak, Space, Walk
from korchma.games.witches.rules.attempt import CURES
from korchma.games.witches.rules.benefits import effective
from korchma.games.witches.rules.moving import WALK
from korchma.games.witches.rules.walking import ends_past
from korchma.games.witches.state import DUNGEON, Player, WitchTable
from korchma.kernel import Ask, Refused, refs


class AtSpace(msgspec.Struct, frozen=True):
    """Words for a reason about a place."""

    at: Space


class OfCard(msgspec.Struct, frozen=True):
    """Words for a reason about a card."""

    card: CardId


def refusals(t: WitchTable, ask: Ask) -> list[Refused]:
    """For each card and place not offered: the rule and the reason. [18-20, 44-46, 63, 79]"""
    offered = {ref for option in ask.options for ref in refs(option)}
    player = t.state.players[ask.seat]
    out = [_card(t, ask, card) for card in player.hand if f"card:{card}" not in offered]
    if ask.about == "move" and player.at != DUNGEON:
        out += _places(t, ask, player)
    if ask.about == "stand" and Run() not in ask.options:
        out.append(_no_run(t))
    return out


def _card(t: WitchTable, ask: Ask, card: int) -> Refused:
    """Why this card cannot be played now."""
    rule, reason = _why_not(t, ask, card)
    return Refused(f"card:{card}", rule, reason, OfCard(card))


def _why_not(t: WitchTable, ask: Ask, card: int) -> tuple[str, str]:
    row, going = t.content.cards[card], t.state.attempt
    if ask.seat != t.state.active:
        return "20", "not-your-turn"
    if row.benefit in effective(t.state, t.state.players[ask.seat]):
        return "20", "not-now"
    if going is None:
        return _outside_attempt(row.benefit)
    if len(going.dice) == 4 and row.benefit == "bonus" and row.against:
        group = t.content.tokens[t.state.problems[t.state.players[ask.seat].at]].group
        if group != row.against:
            return "100a", "wrong-enemy"
    if len(going.dice) == 4 and row.symbol != "broom":
        return "63", "symbols-too-late"
    if row.symbol == "broom":
        return "19", "brooms-only-fly"
    return _no_effect(row.benefit)


def _outside_attempt(benefit: str) -> tuple[str, str]:
    if benefit in CURES or benefit in ("bonus", "reroll"):
        return "19", "only-in-attempt"
    return _no_effect(benefit)


def _no_effect(benefit: str) -> tuple[str, str]:
    """A benefit that would change nothing now."""
    return {
        "borrowing": ("100b", "nothing-closed"),
        "shamble": ("100n", "nothing-closed"),
        "help": ("100g", "no-crisis"),
        "introspection": ("100m", "no-cackles"),
        "escape": ("100d", "only-after-failure"),
        "invisibility": ("100h", "only-when-passing"),
        "extra-movement": ("100f", "only-when-moving"),
    }.get(benefit, ("20", "not-now"))


def _places(t: WitchTable, ask: Ask, player: Player) -> list[Refused]:
    """Why a place is out of reach on foot."""
    near = {option.to for option in ask.options if isinstance(option, Walk | Sneak)}
    out = []
    for space in t.content.spaces:
        if space not in near and space != player.at:
            rule, reason = _out_of_reach(t, player, space)
            out.append(Refused(f"space:{space}", rule, reason, AtSpace(space)))
    return out


def _out_of_reach(t: WitchTable, player: Player, space: str) -> tuple[str, str]:
    """Too far; or a witch is in the way, if problems alone would let her by. [44-46]"""
    s, box, steps = t.state, t.content, WALK + t.state.extra
    if space not in box.ground.within(player.at, steps):
        return "44", "too-far"
    past_witches = ends_past(box, player.at, steps, frozenset(s.problems))
    return ("46" if space in past_witches.distance else "45"), "way-blocked"


def _no_run(t: WitchTable) -> Refused:
    going = t.state.attempt
    if going is not None and going.symbols:
        return Refused("run", "79", "run-too-late")
    return Refused("run", "81", "nowhere-to-run")
