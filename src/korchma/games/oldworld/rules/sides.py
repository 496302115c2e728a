"""Who fights whom, whose turn it is, and what a fighter still has."""

from __future__ import annotations

from korchma.games.oldworld.state import NOBODY, Fight, Side, WorldTable


def the_fight(t: WorldTable) -> Fight:
    """The fight under way."""
    fight = t.state.fight
    assert fight is not None
    return fight


def side(t: WorldTable) -> Side:
    """The witcher whose fight turn it is."""
    fight = t.state.fight
    assert fight is not None
    return fight.sides[fight.now]


def acting(t: WorldTable) -> tuple[Fight, int]:
    """The fight under way, and whose turn it is in it."""
    fight = t.state.fight
    assert fight is not None
    return fight, fight.sides[fight.now].seat


def side_of(t: WorldTable, seat: int) -> Side:
    """A fighter's side."""
    attacker, *defender = the_fight(t).sides
    return attacker if attacker.seat == seat else defender[0]


def opponent(t: WorldTable) -> int:
    """The witcher fought by the one whose turn it is; NOBODY for a monster."""
    fight = the_fight(t)
    return NOBODY if fight.monster else fight.sides[1 - fight.now].seat


def first_turn(t: WorldTable) -> bool:
    """The first own turn of this fight."""
    return side(t).turns == 1


def health(t: WorldTable, seat: int) -> int:
    """Deck and hand, and cards that are being looked at. [73]"""
    player = t.state.players[seat]
    return len(player.deck) + len(player.hand)


def has(t: WorldTable, seat: int, perk: str) -> bool:
    """Whether a fighter owns a trophy, gear or companion and has not used it in this fight."""
    player = t.state.players[seat]
    if perk not in player.trophies and perk not in player.kept:
        return False
    return perk not in side_of(t, seat).used


def has_trail(t: WorldTable) -> bool:
    """Whether the attacker knows this monster's trail. [86]"""
    s, fight = t.state, the_fight(t)
    trails = s.players[fight.sides[0].seat].trails
    return any(s.beasts[terrain] == fight.monster for terrain in trails)
