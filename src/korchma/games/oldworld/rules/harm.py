"""Damage: to a monster's life, to a witcher's shield, deck and hand."""

from __future__ import annotations

from korchma.games.oldworld import events as e
from korchma.games.oldworld.options import Skip, Toss, UsePerk
from korchma.games.oldworld.rules.cards import toss, toss_chosen
from korchma.games.oldworld.rules.growing import set_shield
from korchma.games.oldworld.state import NOBODY, Fight, Player, Side, WorldTable
from korchma.kernel import Ask, Flow, several
from korchma.tray.piles import draw

MONSTER = -2
"""The monster has won."""
IGNORED = 3
GHOUL_CAP = 2
CAPS = {"ghoul-nest": GHOUL_CAP, "glustyworp": 1, "penitent": 0}
"""What these monsters can lose in a witcher's first turn."""


class Beaten(Exception):
    """Somebody is unconscious, or the monster has no life left. [73, 89]"""


def the_fight(t: WorldTable) -> Fight:
    """The fight under way."""
    fight = t.state.fight
    assert fight is not None
    return fight


def side(t: WorldTable) -> Side:
    """The witcher whose fight turn it is."""
    fight = the_fight(t)
    return fight.sides[fight.now]


def side_of(t: WorldTable, seat: int) -> Side:
    """A fighter's side."""
    return next(each for each in the_fight(t).sides if each.seat == seat)


def opponent(t: WorldTable) -> int:
    """The witcher fought by the one whose turn it is; NOBODY for a monster."""
    fight = the_fight(t)
    return NOBODY if fight.monster else fight.sides[1 - fight.now].seat


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


def spend(t: WorldTable, seat: int, perk: str) -> None:
    """A perk that is used once per fight."""
    side_of(t, seat).used.append(perk)
    t.tell(e.UsedPerk(seat, perk))


def use_once(t: WorldTable, seat: int, perk: str) -> bool:
    """Use a perk that works by itself, if it is there and unused."""
    if not has(t, seat, perk):
        return False
    spend(t, seat, perk)
    return True


def lift(t: WorldTable, seat: int, n: int, free: bool = False) -> None:
    """Raise the shield; against a Noonwraith by one a turn. [27, 82]"""
    fight, player = the_fight(t), t.state.players[seat]
    if fight.monster == "noonwraith" and not free:
        n = max(0, min(n, 1 - fight.rises))
    before = player.shield
    set_shield(t, seat, before + n)
    if not free:
        fight.rises += player.shield - before


# --- the witcher's damage ------------------------------------------------------------------------


def deal(t: WorldTable, n: int) -> Flow[int]:
    """Damage of the one whose turn it is, at once; how many cards it cost. [81, 119]"""
    fight = the_fight(t)
    if n <= 0:
        return 0
    if fight.monster:
        lost = _hurt_monster(t, n)
    else:
        lost = yield from hurt(t, opponent(t), n)
    fight.lost += lost
    return lost


def _hurt_monster(t: WorldTable, n: int) -> int:
    """Cards off the top of its life; some monsters bear little in the first turn. [81]"""
    fight, most = the_fight(t), most_damage(t)
    if most is not None and n > most:
        t.tell(e.Ability(fight.monster))
        n = most
    lost = min(n, len(fight.life))
    if lost:
        off = fight.life[-lost:][::-1]
        fight.spent += off
        del fight.life[-lost:]
        t.learn()
        t.tell(e.Damaged(fight.monster, lost, len(fight.life), tuple(off)))
    if not fight.life:
        fight.winner = fight.sides[0].seat
        raise Beaten
    return lost


def most_damage(t: WorldTable) -> int | None:
    """What a monster that bears little in the first turn can still lose in it; None: no limit."""
    fight = the_fight(t)
    if fight.sides[0].turns != 1 or fight.monster not in CAPS:
        return None
    if fight.monster == "penitent" and has_trail(t):
        return None
    return max(0, CAPS[fight.monster] - fight.lost)


def has_trail(t: WorldTable) -> bool:
    """Whether the attacker knows this monster's trail. [86]"""
    s, fight = t.state, the_fight(t)
    trails = s.players[fight.sides[0].seat].trails
    return any(s.beasts[terrain] == fight.monster for terrain in trails)


# --- damage to a witcher -------------------------------------------------------------------------


def hurt(t: WorldTable, seat: int, n: int, hand_first: bool = False) -> Flow[int]:
    """Shield, then the top of the deck, then the hand by choice; how many cards it cost. [81]

    A Grave hag's first attack goes for the hand before all that.
    """
    player = t.state.players[seat]
    n = yield from _ignore(t, seat, n)
    if hand_first and n > 0:
        n -= yield from toss_chosen(t, seat, n, "discard", "88")
        fall(t, seat)
    if n <= 0:
        return 0
    on_shield = min(n, player.shield)
    kept = int(0 < on_shield == player.shield and use_once(t, seat, "rotfiend"))
    left, paid = n - on_shield, 0
    if left and player.hand and has(t, seat, "grave-hag"):
        paid = yield from _pay_by_hand(t, seat, left)
    player.shield -= on_shield - kept
    off = _off_deck(t, player, left - paid)
    t.tell(e.Hurt(seat, n, player.shield, tuple(off)))
    paid += len(off)
    if left > paid:
        t.learn()
        paid += yield from toss_chosen(t, seat, left - paid, "lose-cards", "81")
    fall(t, seat)
    return paid


def _off_deck(t: WorldTable, player: Player, n: int) -> list[str]:
    """The top cards of a deck go to its discard. [81]"""
    off = draw(player.deck, n)
    if off:
        player.discard += off
        t.learn()
    return off


def _ignore(t: WorldTable, seat: int, n: int) -> Flow[int]:
    """The Glustyworp's trophy takes up to three off one attack."""
    if n > 0 and has(t, seat, "glustyworp"):
        options = [UsePerk("glustyworp"), Skip()]
        if isinstance((yield Ask(seat, "ward", options, rule="78")), UsePerk):
            spend(t, seat, "glustyworp")
            return n - IGNORED
    return n


def _pay_by_hand(t: WorldTable, seat: int, n: int) -> Flow[int]:
    """The Grave hag's trophy: any part of the damage with cards of the hand."""
    hand = t.state.players[seat].hand
    ask = Ask(seat, "pay-by-hand", [*map(Toss, hand)], pick=(0, min(n, len(hand))), rule="78")
    cards = [each.card for each in several((yield ask)) if isinstance(each, Toss)]
    if cards:
        spend(t, seat, "grave-hag")
        toss(t, seat, cards)
    return len(cards)


def fall(t: WorldTable, seat: int) -> None:
    """Without a card in deck and hand a witcher is unconscious; the opponent wins. [73, 89]

    The one whose turn it is plays on until the turn's effects are done. [74]
    """
    fight = the_fight(t)
    if health(t, seat) or fight.winner != NOBODY:
        return
    if fight.now != NOBODY and fight.sides[fight.now].seat == seat:
        return
    lose(t, seat)


def lose(t: WorldTable, seat: int) -> None:
    """A fighter goes down."""
    fight = the_fight(t)
    if fight.monster:
        fight.winner = MONSTER
    else:
        fight.winner = next(each.seat for each in fight.sides if each.seat != seat)
    raise Beaten
