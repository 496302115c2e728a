"""A witcher's turn in a fight, steps 3 and 4: what the combo does, and new cards."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from korchma.games.oldworld import events as e
from korchma.games.oldworld.rules.cards import draw, take_back, toss_random
from korchma.games.oldworld.rules.combo import Symbols, combo_symbols
from korchma.games.oldworld.rules.fight_turn import LONG, bear
from korchma.games.oldworld.rules.harm import (
    deal,
    has,
    health,
    lift,
    lose,
    side,
    spend,
    the_fight,
    use_once,
)
from korchma.games.oldworld.rules.perks import below_limit, first_turn
from korchma.games.oldworld.rules.viper import after_attack
from korchma.games.oldworld.state import HAND_LIMIT, WorldTable, combat_value
from korchma.kernel import Flow


def resolve(t: WorldTable) -> Flow[None]:
    """Damage, shield, cards that come back, new cards; then the combo is discarded. [80-83]

    Only now one's own cards are counted: a card that came back may have saved its owner. [73, 74]
    """
    fight, seat = the_fight(t), side(t).seat
    player = t.state.players[seat]
    total = combo_symbols(t, fight.combo, fight.links)
    shown = [t.content.colours[card] for card in fight.combo]
    if fight.monster == "whispess" and "yellow" in shown:
        t.tell(e.Ability(fight.monster))
        lift(t, seat, -2, free=True)
        bear(t)
    yield from _attack(t, seat, total, shown)
    extras = shield_extras(t, seat, shown)
    for perk, _ in extras:
        if perk != "cloak":
            spend(t, seat, perk)
    lift(t, seat, total.shield + sum(n for _, n in extras))
    _cards_back(t, seat, total)
    if "yellow" in shown and player.deck and len(player.hand) < HAND_LIMIT:
        draw(t, seat, int(use_once(t, seat, "whispess")))
    _draw(t, seat, total, shown)
    drop_combo(t)
    if not health(t, seat):
        lose(t, seat)


# --- step 3a -------------------------------------------------------------------------------------


def _attack(t: WorldTable, seat: int, total: Symbols, shown: Sequence[str]) -> Flow[None]:
    """Step 3a: all damage of the combo at once, and what follows from it. [81]"""
    fight, player = the_fight(t), t.state.players[seat]
    before = fight.lost
    damage = total.damage + fight.damage
    for perk, n in damage_extras(t, seat, shown):
        spend(t, seat, perk)
        damage += n
    if armour(t, shown):
        t.tell(e.Ability(fight.monster))
        damage -= armour(t, shown)
    if damage > 0 and fight.monster == "manticore":
        t.tell(e.Ability(fight.monster))
        damage -= 1
        toss_random(t, seat)
    yield from deal(t, damage)
    yield from after_attack(t, before)
    if fight.lost >= 2 and below_limit(t, player) and use_once(t, seat, "ekimmara"):
        lift(t, seat, 1)
    if fight.lost >= 3 and below_limit(t, player) and use_once(t, seat, "skill-defence"):
        lift(t, seat, 2)


def damage_extras(t: WorldTable, seat: int, shown: Sequence[str]) -> list[tuple[str, int]]:
    """Trophies and gear that work by themselves in step 3a, and what they add."""
    player = t.state.players[seat]
    return [
        (perk, _DAMAGE[perk][1])
        for perk in player.trophies + player.kept
        if perk in _DAMAGE and _DAMAGE[perk][0](t, shown) and has(t, seat, perk)
    ]


_DAMAGE: dict[str, tuple[Callable[[WorldTable, Sequence[str]], bool], int]] = {
    "ghoul-nest": (lambda t, shown: first_turn(t), 1),
    "fiend": (lambda t, shown: "purple" in shown, 1),
    "yghern": (lambda t, shown: len(shown) >= LONG, 2),
    "witcher-wolf": (lambda t, shown: len(shown) >= LONG, 1),
    "whetstone": (lambda t, shown: bool(shown), 1),
}


def armour(t: WorldTable, shown: Sequence[str]) -> int:
    """Monsters that take less from combos of some colours."""
    monster = the_fight(t).monster
    if monster == "brewess":
        return int("green" in shown or "yellow" in shown)
    return int(monster == "yghern" and "blue" in shown)


# --- steps 3b, 3c and 4 --------------------------------------------------------------------------


def shield_extras(t: WorldTable, seat: int, shown: Sequence[str]) -> list[tuple[str, int]]:
    """Trophies and gear that work by themselves in step 3b, and what they add. [82]"""
    player, greens = t.state.players[seat], shown.count("green")
    out = []
    if greens and "cloak" in player.kept:
        out.append(("cloak", greens))
    if greens and has(t, seat, "nekker-nest") and below_limit(t, player):
        out.append(("nekker-nest", 1))
    return out


def _cards_back(t: WorldTable, seat: int, total: Symbols) -> None:
    """Step 3c: the top of the discard, and marked cards of the combo, to the hand. [19, 82]"""
    fight, player = the_fight(t), t.state.players[seat]
    for _ in range(total.takes):
        if player.discard and len(player.hand) < HAND_LIMIT:
            take_back(t, seat, player.discard[-1])
    for card in total.backs:
        if card in fight.combo and len(player.hand) < HAND_LIMIT:
            at = fight.combo.index(card)
            del fight.combo[at], fight.links[at]
            player.hand.append(card)
            t.tell(e.TookBack(seat, (card,)))


def drop_combo(t: WorldTable) -> None:
    """The combo goes to its owner's discard, the last card on top. [83]"""
    fight = the_fight(t)
    if fight.combo:
        seat = side(t).seat
        t.state.players[seat].discard += fight.combo
        t.tell(e.Tossed(seat, tuple(fight.combo)))
        fight.combo, fight.links = [], []


def draw_extras(t: WorldTable, seat: int, shown: Sequence[str]) -> list[tuple[str, int]]:
    """Trophies and monsters that change how many cards step 4 brings. [83]"""
    fight, out = the_fight(t), []
    if first_turn(t):
        if not fight.drank and has(t, seat, "archespore"):
            out.append(("perk:archespore", 1))
        if has(t, seat, "harpy"):
            out.append(("perk:harpy", 1))
    if fight.monster == "nekker-nest" and "green" not in shown:
        out.append(("monster:nekker-nest", -1))
    return out


def _draw(t: WorldTable, seat: int, total: Symbols, shown: Sequence[str]) -> None:
    """Step 4: Combat, the combo's symbols, and everything that adds or takes. [83]"""
    fight, player = the_fight(t), t.state.players[seat]
    n = combat_value(player) + total.draw + fight.draw
    if fight.monster == "harpy" and first_turn(t):
        t.tell(e.Ability(fight.monster))
        n -= combat_value(player)
    for what, more in draw_extras(t, seat, shown):
        kind, _, perk = what.partition(":")
        if kind == "perk":
            spend(t, seat, perk)
        else:
            t.tell(e.Ability(perk))
        n += more
    if fight.monster == "griffin" and n > 1:
        t.tell(e.Ability(fight.monster))
        n -= 1
    drawn = draw(t, seat, max(0, n))
    if not drawn and "skill-combat" in player.trophies:
        draw(t, seat, 1)
