"""A witcher's turn in a fight, steps 1 and 2: effects, and the combo."""

from __future__ import annotations

from korchma.games.oldworld import events as e
from korchma.games.oldworld.options import Drink, Lay, Ready, Skip, UsePerk
from korchma.games.oldworld.rules.cards import draw
from korchma.games.oldworld.rules.combo import build_combo
from korchma.games.oldworld.rules.harm import deal, lift, lose, spend
from korchma.games.oldworld.rules.perks import usable, use
from korchma.games.oldworld.rules.potions import drink, drinkable
from korchma.games.oldworld.rules.sides import acting, first_turn, has, health, side, the_fight
from korchma.games.oldworld.rules.specialties import numbers, ready
from korchma.games.oldworld.rules.viper import after_attack
from korchma.games.oldworld.state import NOBODY, Player, WorldTable
from korchma.kernel import SAFE, Ask, Flow, Option


def begin_turn(t: WorldTable) -> None:
    """Everything that counts for one turn starts anew. [76]"""
    fight = the_fight(t)
    side(t).turns += 1
    fight.combo, fight.links = [], []
    fight.lead = fight.alone = False
    fight.working = []
    fight.blizzards = fight.lost = fight.rises = 0
    fight.step = "prepare"


def prepare(t: WorldTable) -> Flow[None]:
    """Step 1: potions, specialty and perks, any number in any order. [77]"""
    fight, seat = acting(t)
    while fight.step == "prepare":
        yield SAFE
        if _bear_ready(t, seat):
            yield from _bear_or_werewolf(t)
        options: list[Option] = [*map(Drink, drinkable(t)), *map(UsePerk, usable(t))]
        if not options:
            break
        before = fight.lost
        match (yield Ask(seat, "prepare", [*options, Ready()], rule="77")):
            case Drink(potion):
                yield from drink(t, seat, potion)
            case UsePerk(perk):
                yield from use(t, perk)
            case _:
                break
        if fight.lost > before:
            yield from after_attack(t)
        if not health(t, seat):
            lose(t, seat)
    fight.step = "combo"


def _bear_or_werewolf(t: WorldTable) -> Flow[None]:
    """The Bear's specialty; with the Werewolf's trophy its owner says which comes first. [84]"""
    seat = side(t).seat
    if has(t, seat, "werewolf"):
        options = [UsePerk("specialty"), UsePerk("werewolf")]
        if (yield Ask(seat, "prepare", options, rule="84")) == UsePerk("werewolf"):
            yield from use(t, "werewolf")
    bear(t)


def _bear_ready(t: WorldTable, seat: int) -> bool:
    return t.state.players[seat].school == "bear" and ready(t, seat)


def bear(t: WorldTable) -> None:
    """The Bear's specialty works by itself as soon as the shield is gone. [84]"""
    seat = side(t).seat
    if _bear_ready(t, seat):
        shield, cards = numbers(t, t.state.players[seat])
        spend(t, seat, "specialty")
        lift(t, seat, shield)
        draw(t, seat, cards)


def combo(t: WorldTable) -> Flow[None]:
    """Step 2: at least one card; Blizzard adds one more. [79, 80]"""
    fight, seat = acting(t)
    player = t.state.players[seat]
    if not fight.combo:
        _first_card(t, player)
    yield from build_combo(t, seat, fight.combo, fight.links, alone=fight.alone)
    while fight.blizzards and player.hand and not fight.alone:
        fight.blizzards -= 1
        match (yield Ask(seat, "blizzard", [*map(Lay, player.hand)], rule="78")):
            case Lay(card):
                player.hand.remove(card)
                fight.combo.append(card)
                fight.links.append(NOBODY)
    if t.listening:
        t.tell(e.ComboLaid(seat, tuple(fight.combo)))
    if player.school == "wolf" and ready(t, seat):
        yield from _long_combo(t)
    fight.step = "resolve"


def _first_card(t: WorldTable, player: Player) -> None:
    """A card that begins the combo by itself: from the deck, or a random one of the hand."""
    fight = the_fight(t)
    card, led = "", fight.lead and bool(player.deck)
    if led:
        card = player.deck.pop()
    elif fight.monster == "nightwraith" and first_turn(t) and player.hand:
        t.tell(e.Ability(fight.monster))
        card = player.hand.pop(t.rng.below(len(player.hand)))
    if card:
        t.learn()
        t.tell(e.Led(side(t).seat, card, deck=led))
        fight.combo.append(card)
        fight.links.append(NOBODY)


def _long_combo(t: WorldTable) -> Flow[None]:
    """The Wolf's specialty after a combo of three or more. [84]"""
    fight, seat = acting(t)
    player = t.state.players[seat]
    if isinstance((yield Ask(seat, "wolf", [UsePerk("specialty"), Skip()], rule="84")), UsePerk):
        damage, cards = numbers(t, player)
        spend(t, seat, "specialty")
        before = fight.lost
        yield from deal(t, damage)
        draw(t, seat, cards)
        if fight.lost > before:
            yield from after_attack(t)
