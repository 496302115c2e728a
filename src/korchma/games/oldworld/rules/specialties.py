"""What each school's specialty waits for, what it is worth, how often it works."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from korchma.games.oldworld.box.box import SPECIALTY
from korchma.games.oldworld.options import PutBack
from korchma.games.oldworld.rules.modifiers import LONG, number
from korchma.games.oldworld.rules.sides import first_turn, opponent, side, side_of, the_fight
from korchma.games.oldworld.state import HAND_LIMIT, NOBODY, Player, WorldTable
from korchma.kernel import Ask, Flow, several
from korchma.tray import piles


def numbers(t: WorldTable, player: Player) -> tuple[int, int]:
    """The two numbers of a specialty at its level. [84]"""
    return t.content.schools[player.school].specialty[player.skills[SPECIALTY] - 1]


def uses_left(t: WorldTable, seat: int) -> int:
    """How often a specialty may still work in this fight: once, its trophy lets it again. [84]"""
    return number(t, seat, "specialty", 1) - side_of(t, seat).used.count("specialty")


def ready(t: WorldTable, seat: int) -> bool:
    """Whether what a fighter's specialty waits for is there, and it may still work. [84]"""
    player = t.state.players[seat]
    own = the_fight(t).now != NOBODY and side(t).seat == seat
    if not own and player.school not in ALWAYS:
        return False
    return MOMENTS[player.school](t, player) and uses_left(t, seat) > 0


def room(t: WorldTable, player: Player) -> bool:
    """A card of the discard, and a place for it in the hand. [19]"""
    return bool(player.discard) and len(player.hand) < HAND_LIMIT


def _preparing(t: WorldTable) -> bool:
    return the_fight(t).step == "prepare"


def _bled(t: WorldTable, player: Player) -> bool:
    """The opponent has lost cards this turn; a poison needs cards it can be poured on."""
    fight, other = the_fight(t), opponent(t)
    return fight.lost > 0 and bool(fight.life if other == NOBODY else t.state.players[other].deck)


MOMENTS: Mapping[str, Callable[[WorldTable, Player], bool]] = {
    "bear": lambda t, player: not player.shield,
    "cat": lambda t, player: _preparing(t) and first_turn(t) and bool(player.deck),
    "griffin": lambda t, player: _preparing(t) and room(t, player),
    "viper": _bled,
    "wolf": lambda t, player: len(the_fight(t).combo) >= LONG,
}
"""What a specialty waits for, by school. [84]"""
ALWAYS = ("bear",)
"""Schools that wait for it in the turns of others too."""


# --- the top of a deck ---------------------------------------------------------------------------


def look_at(t: WorldTable, owner: int, n: int) -> list[str]:
    """The top cards of a deck, for one pair of eyes; they stay where they are. [84, 117]"""
    seen = piles.peek(t.state.players[owner].deck, n)
    t.state.looked, t.state.looked_in = len(seen), owner
    t.learn()
    return seen


def reorder(t: WorldTable, seat: int, owner: int, seen: list[str]) -> Flow[None]:
    """The rest back on the deck in any order, the first one named on top. [84]"""
    deck = t.state.players[owner].deck
    n = t.state.looked = len(seen)
    if n > 1:
        ask = Ask(seat, "put-back", [*map(PutBack, seen)], pick=(n, n), ordered=True, rule="84")
        order = [each.card for each in several((yield ask)) if isinstance(each, PutBack)]
        piles.draw(deck, n)
        piles.put_back(deck, order)
    t.state.looked = 0
