"""Damage: to a monster's life, to a witcher's shield, deck and hand."""

from __future__ import annotations

from korchma.games.oldworld import events as e
from korchma.games.oldworld.options import Skip, Toss, UsePerk
from korchma.games.oldworld.rules.cards import toss, toss_chosen
from korchma.games.oldworld.rules.growing import set_shield
from korchma.games.oldworld.rules.modifiers import EACH_TIME, parts
from korchma.games.oldworld.rules.scene import Scene, scene_of
from korchma.games.oldworld.rules.sides import has, health, opponent, side_of, the_fight
from korchma.games.oldworld.state import NOBODY, Player, WorldTable
from korchma.kernel import Ask, Flow, several
from korchma.tray.piles import draw

MONSTER = -2
"""The monster has won."""
IGNORED = 3


class Beaten(Exception):
    """Somebody is unconscious, or the monster has no life left. [73, 89]"""


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


def use_now(t: WorldTable, seat: int, perks: list[str]) -> Flow[str | None]:
    """Each of these could serve now or later in this fight: which one now? (A35)"""
    if perks:
        match (yield Ask(seat, "use-now", [*map(UsePerk, perks), Skip()], rule="78")):
            case UsePerk(perk):
                spend(t, seat, perk)
                return perk
    return None


def reckon(t: WorldTable, moment: str, scene: Scene, base: int = 0) -> int:
    """What a number comes to; monsters have their say, perks that serve once are spent."""
    for each in parts(moment, scene, base):
        base += each.n
        kind, _, name = each.source.partition(":")
        if kind == "monster":
            t.tell(e.Ability(name))
        elif kind == "perk" and name not in EACH_TIME:
            use_once(t, scene.seat, name)
    return base


def lift(t: WorldTable, seat: int, n: int) -> None:
    """Raise the shield, as far as Defence and the monster let it rise. [27, 82]"""
    rise = reckon(t, "rise", scene_of(t, seat), n) if n > 0 else 0
    if rise:
        the_fight(t).rises += rise
        set_shield(t, seat, t.state.players[seat].shield + rise)


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
    fight = the_fight(t)
    n = reckon(t, "wound", scene_of(t, fight.sides[0].seat), n)
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
    left, paid = n - on_shield, 0
    kept = 0
    if 0 < on_shield == player.shield and left < health(t, seat) and has(t, seat, "rotfiend"):
        kept = int((yield from use_now(t, seat, ["rotfiend"])) is not None)
    if left and player.hand and has(t, seat, "grave-hag"):
        paid = yield from _pay_by_hand(t, seat, left)
    player.shield -= on_shield - kept
    off = _off_deck(t, player, left - paid)
    if t.listening:
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
