"""Potions: used in step 1 of an own fight turn."""

from __future__ import annotations

from collections.abc import Callable

from korchma.games.oldworld import events as e
from korchma.games.oldworld.options import Pick
from korchma.games.oldworld.rules.cards import draw, to_deck, toss_chosen
from korchma.games.oldworld.rules.harm import deal, lift
from korchma.games.oldworld.rules.modifiers import potions_in_fight
from korchma.games.oldworld.rules.sides import side, the_fight
from korchma.games.oldworld.state import Player, WorldTable
from korchma.kernel import Ask, Flow, several


def can_drink(t: WorldTable) -> bool:
    """Another potion may be used in this fight. [77]"""
    own = side(t)
    return own.potions < potions_in_fight(t, own.seat)


def drinkable(t: WorldTable) -> list[str]:
    """The kinds of potions that could be used now to some effect. [77, 78]"""
    player = t.state.players[side(t).seat]
    if not player.potions or not can_drink(t):
        return []
    return [kind for kind in dict.fromkeys(player.potions) if _CAN.get(kind, _always)(t, player)]


def _always(t: WorldTable, player: Player) -> bool:
    return True


_CAN: dict[str, Callable[[WorldTable, Player], bool]] = {
    "petris-philter": lambda t, p: bool(p.hand),
    "full-moon": lambda t, p: bool(p.discard),
    "blizzard": lambda t, p: not the_fight(t).alone,
}


def drink(t: WorldTable, seat: int, potion: str) -> Flow[None]:
    """It is turned over, and discarded after the fight. [77]

    What it adds at the end of the turn is among the modifiers.
    """
    fight, own = the_fight(t), side(t)
    player = t.state.players[seat]
    player.potions.remove(potion)
    own.drunk.append(potion)
    own.potions += 1
    fight.working.append(f"potion:{potion}")
    t.tell(e.Drank(seat, potion))
    match potion:
        case "swallow":
            lift(t, seat, 1)
        case "black-blood":
            fight.alone = True
            yield from deal(t, 1)
        case "blizzard":
            fight.blizzards += 1
        case "petris-philter":
            if (yield from toss_chosen(t, seat, 1, "toss", "78")):
                yield from deal(t, 2)
        case "tawny-owl":
            draw(t, seat, 2)
        case "full-moon":
            yield from _full_moon(t, seat)


def _full_moon(t: WorldTable, seat: int) -> Flow[None]:
    """Up to two cards of the discard under the deck, in any order."""
    player = t.state.players[seat]
    options = [*map(Pick, sorted(player.discard))]
    high = min(2, len(options))
    if not high:
        return
    ask = Ask(seat, "under-deck", options, pick=(0, high), ordered=True, rule="78")
    for each in several((yield ask)):
        assert isinstance(each, Pick)
        to_deck(t, seat, each.card)
