"""A witcher's turn in a fight, steps 3 and 4: what the combo does, and new cards."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from korchma.games.oldworld import events as e
from korchma.games.oldworld.rules.cards import draw, take_back
from korchma.games.oldworld.rules.combo import Symbols, combo_symbols
from korchma.games.oldworld.rules.fight_turn import bear
from korchma.games.oldworld.rules.growing import set_shield
from korchma.games.oldworld.rules.harm import deal, lift, lose, reckon, use_now
from korchma.games.oldworld.rules.modifiers import could_change, could_choose, open_perks, total
from korchma.games.oldworld.rules.scene import Scene, scene_of
from korchma.games.oldworld.rules.sides import acting, health, opponent, side, the_fight
from korchma.games.oldworld.rules.viper import after_attack
from korchma.games.oldworld.state import HAND_LIMIT, WorldTable
from korchma.kernel import Flow


def resolve(t: WorldTable) -> Flow[None]:
    """Damage, shield, cards that come back, new cards; then the combo is discarded. [80-83]

    Only now one's own cards are counted: a card that came back may have saved its owner. [73, 74]
    """
    fight, seat = acting(t)
    symbols = combo_symbols(t, fight.combo, fight.links)
    scene = scene_of(t, seat, [t.content.colours[card] for card in fight.combo])
    drop = reckon(t, "finish", scene)
    if drop:
        set_shield(t, seat, t.state.players[seat].shield + drop)
        bear(t)
    yield from _attack(t, scene, symbols)
    yield from _shield(t, scene, symbols)
    _cards_back(t, seat, symbols)
    if fight.working:
        scene = scene_of(t, seat, scene.shown)
    yield from _draw(t, scene, symbols)
    drop_combo(t)
    if not health(t, seat):
        lose(t, seat)


def _choose_perks(
    t: WorldTable, moment: str, scene: Scene, base: int, outcome: Callable[[Scene, int], int]
) -> Flow[None]:
    """Perks that could serve now or later: asked as long as one would change something. (A35)"""
    while perks := open_perks(moment, scene, base, outcome):
        perk = yield from use_now(t, scene.seat, perks)
        if perk is None:
            return
        the_fight(t).working.append(f"perk:{perk}")


# --- step 3a -------------------------------------------------------------------------------------


def _attack(t: WorldTable, scene: Scene, symbols: Symbols) -> Flow[None]:
    """Step 3a: all damage of the combo at once, and what follows from it. [81]"""
    fight = the_fight(t)
    before = fight.lost
    if could_choose("damage", scene):
        yield from _choose_perks(t, "damage", scene, symbols.damage, harm)
    yield from deal(t, reckon(t, "damage", scene, symbols.damage))
    if fight.lost > before:
        yield from after_attack(t)
    if could_change("after", scene):
        after = msgspec.structs.replace(scene, lost=fight.lost)
        yield from _choose_perks(t, "after", after, 0, rise)
        lift(t, scene.seat, reckon(t, "after", after))


def harm(scene: Scene, damage: int) -> int:
    """What becomes of damage: what a monster bears in a turn, what an opponent has to lose."""
    t = scene.t
    fight, other = the_fight(t), opponent(t)
    if fight.monster:
        return min(total("wound", scene, damage), len(fight.life))
    return min(damage, t.state.players[other].shield + health(t, other))


def rise(scene: Scene, shield: int) -> int:
    """What becomes of shield: as far as Defence and the monster let it rise. [82]"""
    return total("rise", scene, shield)


# --- steps 3b, 3c and 4 --------------------------------------------------------------------------


def _shield(t: WorldTable, scene: Scene, symbols: Symbols) -> Flow[None]:
    """Step 3b: symbols, and what adds to them. [82]"""
    if could_choose("shield", scene):
        yield from _choose_perks(t, "shield", scene, symbols.shield, rise)
    lift(t, scene.seat, reckon(t, "shield", scene, symbols.shield))


def _cards_back(t: WorldTable, seat: int, symbols: Symbols) -> None:
    """Step 3c: the top of the discard, and marked cards of the combo, to the hand. [19, 82]"""
    fight, player = the_fight(t), t.state.players[seat]
    for _ in range(symbols.takes):
        if player.discard and len(player.hand) < HAND_LIMIT:
            take_back(t, seat, player.discard[-1])
    for card in symbols.backs:
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
        if t.listening:
            t.tell(e.Tossed(seat, tuple(fight.combo)))
        fight.combo, fight.links = [], []


def _draw(t: WorldTable, scene: Scene, symbols: Symbols) -> Flow[None]:
    """Cards of step 3c; then step 4: Combat, symbols, and all that adds or takes. [82, 83]"""
    if could_change("back", scene):
        yield from _choose_perks(t, "back", scene, 0, drawable)
        draw(t, scene.seat, reckon(t, "back", scene))
    draw(t, scene.seat, reckon(t, "draw", scene, symbols.draw))


def drawable(scene: Scene, n: int) -> int:
    """What becomes of cards to draw: as many as the deck holds and the hand takes. [19, 75]"""
    return max(0, min(n, len(scene.player.deck), HAND_LIMIT - len(scene.player.hand)))
