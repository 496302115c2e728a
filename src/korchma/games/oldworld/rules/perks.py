"""Perks of step 1: specialties, trophies, gear and companions that are used at will."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from korchma.games.oldworld import events as e
from korchma.games.oldworld.options import Pick, Toss
from korchma.games.oldworld.rules.cards import (
    draw,
    take_back,
    to_deck,
    toss,
    toss_chosen,
    toss_random,
)
from korchma.games.oldworld.rules.growing import next_potion, pour_down, set_shield, use_up
from korchma.games.oldworld.rules.harm import deal, lift, spend
from korchma.games.oldworld.rules.modifiers import shield_limit
from korchma.games.oldworld.rules.potions import can_drink, drink
from korchma.games.oldworld.rules.sides import (
    first_turn,
    opponent,
    side,
    the_fight,
)
from korchma.games.oldworld.rules.specialties import look_at, numbers, ready, reorder, room
from korchma.games.oldworld.state import HAND_LIMIT, Player, WorldTable
from korchma.kernel import Ask, Flow, several

ANY = 9


@dataclass(frozen=True)
class Perk:
    """Whether a perk can be used in step 1, and what it does. [77, 78]"""

    can: Callable[[WorldTable, Player], bool]
    use: Callable[[WorldTable, int], Flow[None]]


def _below_limit(t: WorldTable, player: Player) -> bool:
    """The shield could be higher."""
    return player.shield < shield_limit(t, side(t).seat)


def _damage(n: int) -> Callable[[WorldTable, int], Flow[None]]:
    def use(t: WorldTable, seat: int) -> Flow[None]:
        yield from deal(t, n)

    return use


def _shield(n: int) -> Callable[[WorldTable, int], Flow[None]]:
    def use(t: WorldTable, seat: int) -> Flow[None]:
        lift(t, seat, n)
        yield from ()

    return use


def _draw(n: int) -> Callable[[WorldTable, int], Flow[None]]:
    def use(t: WorldTable, seat: int) -> Flow[None]:
        draw(t, seat, n)
        yield from ()

    return use


def _barghest(t: WorldTable, seat: int) -> Flow[None]:
    """Two unused potions for a wound and a card."""
    yield from pour_down(t, seat, len(t.state.players[seat].potions) - 2)
    yield from deal(t, 1)
    draw(t, seat, 1)


def from_discard(t: WorldTable, seat: int, about: str) -> Flow[str]:
    """A card of one's choice among the own discard."""
    discard = t.state.players[seat].discard
    chosen = discard[-1]
    if len(discard) > 1:
        match (yield Ask(seat, about, [*map(Pick, sorted(discard))], rule="78")):
            case Pick(card):
                chosen = card
    return chosen


def _drowner_nest(t: WorldTable, seat: int) -> Flow[None]:
    """A card of the discard under the deck."""
    to_deck(t, seat, (yield from from_discard(t, seat, "under-deck")))


def _totem(t: WorldTable, seat: int) -> Flow[None]:
    """A card of the discard into the deck, which is shuffled."""
    to_deck(t, seat, (yield from from_discard(t, seat, "into-deck")))
    t.rng.shuffle(t.state.players[seat].deck)


def _foglet(t: WorldTable, seat: int) -> Flow[None]:
    """A look at the top of the opponent's deck."""
    fight = the_fight(t)
    t.learn()
    if fight.monster:
        t.tell(e.Peeked(seat, fight.life[-1], None), to=seat)
    else:
        t.tell(e.Peeked(seat, None, t.state.players[opponent(t)].deck[-1]), to=seat)
    yield from ()


def _griffin(t: WorldTable, seat: int) -> Flow[None]:
    """A die: nothing, two or three."""
    n = 1 + t.rng.below(6)
    t.tell(e.RolledDie(seat, n))
    yield from deal(t, 0 if n < 3 else 2 if n < 6 else 3)


def _manticore(t: WorldTable, seat: int) -> Flow[None]:
    """A random card of the hand for two wounds."""
    toss_random(t, seat)
    yield from deal(t, 2)


def _noonwraith(t: WorldTable, seat: int) -> Flow[None]:
    """A point of shield that no monster forbids."""
    set_shield(t, seat, t.state.players[seat].shield + 1)
    yield from ()


def _werewolf(t: WorldTable, seat: int) -> Flow[None]:
    """Shield and card."""
    lift(t, seat, 1)
    draw(t, seat, 1)
    yield from ()


def _wyvern(t: WorldTable, seat: int) -> Flow[None]:
    """A card; then perhaps a card for a wound."""
    draw(t, seat, 1)
    hand = t.state.players[seat].hand
    ask = Ask(seat, "toss-to-deal", [*map(Toss, hand)], pick=(0, min(1, len(hand))), rule="78")
    if hand:
        cards = [each.card for each in several((yield ask)) if isinstance(each, Toss)]
        toss(t, seat, cards)
        yield from deal(t, len(cards))


def _brewess(t: WorldTable, seat: int) -> Flow[None]:
    """The top potion, drunk at once."""
    potion = next_potion(t)
    if potion is not None:
        t.state.players[seat].potions.append(potion)
        t.tell(e.GotPotion(seat, potion))
        yield from drink(t, seat, potion)


def _crossbow(t: WorldTable, seat: int) -> Flow[None]:
    """A card of the hand for two wounds."""
    yield from toss_chosen(t, seat, 1, "toss", "78")
    yield from deal(t, 2)


def _sellsword(t: WorldTable, seat: int) -> Flow[None]:
    """Two wounds, and he leaves."""
    use_up(t, seat, "sellsword")
    yield from deal(t, 2)


def _nightwraith(t: WorldTable, seat: int) -> Flow[None]:
    """The top of the deck will begin the combo."""
    the_fight(t).lead = True
    yield from ()


# --- specialties ---------------------------------------------------------------------------------


def _cat(t: WorldTable, seat: int) -> Flow[None]:
    """Look at the top cards, take some, put the rest back in any order. [84, 117]"""
    player = t.state.players[seat]
    look, take = numbers(t, player)
    seen = look_at(t, seat, look)
    take = min(take, len(seen), HAND_LIMIT - len(player.hand))
    if take:
        ask = Ask(seat, "look-take", [*map(Pick, seen)], pick=(take, take), rule="84")
        taken = [each.card for each in several((yield ask)) if isinstance(each, Pick)]
        for card in taken:
            seen.remove(card)
            player.deck.remove(card)
            player.hand.append(card)
        t.tell(e.Drew(seat, take, tuple(taken)), to=seat, others=e.Drew(seat, take))
    yield from reorder(t, seat, seat, seen)


def _griffin_school(t: WorldTable, seat: int) -> Flow[None]:
    """The top card of the discard, or any, then cards for it. [84]"""
    player = t.state.players[seat]
    which, price = numbers(t, player)
    card = player.discard[-1]
    if which == ANY:
        card = yield from from_discard(t, seat, "from-discard")
    take_back(t, seat, card)
    if price:
        yield from toss_chosen(t, seat, price, "toss", "84")


def _griffin_trophy(t: WorldTable, seat: int) -> Flow[None]:
    """The top card of the discard, then a card for it."""
    take_back(t, seat, t.state.players[seat].discard[-1])
    yield from toss_chosen(t, seat, 1, "toss", "78")


def _draws(player: Player) -> bool:
    return bool(player.deck) and len(player.hand) < HAND_LIMIT


def _some_potion(t: WorldTable) -> bool:
    return bool(t.state.brews or t.state.poured)


PERKS: dict[str, Perk] = {
    "barghest": Perk(lambda t, p: len(p.potions) >= 2, _barghest),
    "drowner-nest": Perk(lambda t, p: bool(p.discard), _drowner_nest),
    "foglet": Perk(lambda t, p: opponent(t) < 0 or bool(_deck(t)), _foglet),
    "griffin": Perk(lambda t, p: first_turn(t), _griffin),
    "manticore": Perk(lambda t, p: bool(p.hand), _manticore),
    "noonwraith": Perk(_below_limit, _noonwraith),
    "penitent": Perk(lambda t, p: _ground_trail(t, p), _damage(2)),
    "weavess": Perk(lambda t, p: first_turn(t) and _below_limit(t, p), _shield(2)),
    "werewolf": Perk(lambda t, p: p.shield == 0, _werewolf),
    "wyvern": Perk(lambda t, p: bool(p.deck or p.hand), _wyvern),
    "brewess": Perk(lambda t, p: can_drink(t) and _some_potion(t), _brewess),
    "bruxa": Perk(lambda t, p: len(p.deck) + len(p.hand) <= 4, _damage(2)),
    "nightwraith": Perk(lambda t, p: bool(p.deck), _nightwraith),
    "witcher-bear": Perk(lambda t, p: p.shield == 0, _shield(1)),
    "witcher-cat": Perk(lambda t, p: first_turn(t) and _draws(p), _draw(1)),
    "witcher-griffin": Perk(room, _griffin_trophy),
    "crossbow": Perk(lambda t, p: first_turn(t) and bool(p.hand), _crossbow),
    "totem": Perk(lambda t, p: bool(p.discard), _totem),
    "sorceress": Perk(lambda t, p: _draws(p), _draw(1)),
    "sellsword": Perk(lambda t, p: first_turn(t), _sellsword),
}
"""Trophies, gear and companions used at will in step 1, once per fight. [30, 77]"""

SPECIALTIES: dict[str, Callable[[WorldTable, int], Flow[None]]] = {
    "cat": _cat,
    "griffin": _griffin_school,
}
"""Specialties used at will in step 1; the other three have their own moments. [84]"""


def _deck(t: WorldTable) -> list[str]:
    return t.state.players[opponent(t)].deck


def _ground_trail(t: WorldTable, player: Player) -> bool:
    """A trail token of the terrain of this fight's place."""
    return t.content.places[the_fight(t).place].terrain in player.trails


def usable(t: WorldTable) -> list[str]:
    """The perks the one whose turn it is could use in step 1. [77]"""
    own = side(t)
    player = t.state.players[own.seat]
    out = []
    if player.school in SPECIALTIES and ready(t, own.seat):
        out.append("specialty")
    for perk in player.trophies + player.kept:
        if perk in PERKS and perk not in own.used and PERKS[perk].can(t, player):
            out.append(perk)
    return out


def use(t: WorldTable, perk: str) -> Flow[None]:
    """Use a perk of step 1, in full or as far as possible. [78]"""
    seat = side(t).seat
    spend(t, seat, perk)
    if perk == "specialty":
        yield from SPECIALTIES[t.state.players[seat].school](t, seat)
    else:
        yield from PERKS[perk].use(t, seat)
