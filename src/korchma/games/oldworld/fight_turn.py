"""A witcher's turn in a fight: effects, combo, what the combo does, new cards."""

from __future__ import annotations

from korchma.games.oldworld import events as e
from korchma.games.oldworld.cards import draw, toss_random
from korchma.games.oldworld.combo import Symbols, build_combo, combo_symbols
from korchma.games.oldworld.harm import (
    Beaten,
    deal,
    fall,
    has,
    health,
    lift,
    lose,
    opponent,
    side,
    spend,
    the_fight,
    use_once,
)
from korchma.games.oldworld.options import Drink, DropAttack, Lay, Ready, Skip, Toss, UsePerk
from korchma.games.oldworld.perks import (
    first_turn,
    look_at,
    numbers,
    put_back,
    specialty_left,
    usable,
    use,
)
from korchma.games.oldworld.potions import drink, drinkable
from korchma.games.oldworld.state import HAND_LIMIT, NOBODY, Player, WorldTable, combat_value
from korchma.kernel import SAFE, Ask, Flow, Option, several

LONG = 3
"""Cards of a long combo."""


def begin_turn(t: WorldTable) -> None:
    """Everything that counts for one turn starts anew. [76]"""
    fight = the_fight(t)
    side(t).turns += 1
    fight.combo, fight.links = [], []
    fight.lead = fight.alone = fight.drank = False
    fight.damage = fight.draw = fight.blizzards = fight.lost = fight.rises = 0
    fight.step = "prepare"


def prepare(t: WorldTable) -> Flow[None]:
    """Step 1: potions, specialty and perks, any number in any order. [77]"""
    fight, seat = the_fight(t), side(t).seat
    while fight.step == "prepare":
        yield SAFE
        yield from bear(t)
        options: list[Option] = [*map(Drink, drinkable(t)), *map(UsePerk, usable(t))]
        if not options:
            break
        match (yield Ask(seat, "prepare", [*options, Ready()], rule="77")):
            case Drink(potion):
                yield from drink(t, seat, potion)
            case UsePerk(perk):
                yield from use(t, perk)
            case _:
                break
        yield from after_attack(t)
        if not health(t, seat):
            lose(t, seat)
    fight.step = "combo"


def bear(t: WorldTable) -> Flow[None]:
    """The Bear's specialty works by itself as soon as the shield is gone. [84]"""
    seat = side(t).seat
    player = t.state.players[seat]
    if player.school == "bear" and not player.shield and specialty_left(t, seat):
        shield, cards = numbers(t, player)
        spend(t, seat, "specialty")
        lift(t, seat, shield)
        draw(t, seat, cards)
    yield from ()


def combo(t: WorldTable) -> Flow[None]:
    """Step 2: at least one card; Blizzard adds one more. [79, 80]"""
    fight, seat = the_fight(t), side(t).seat
    player = t.state.players[seat]
    if not fight.combo:
        _first_card(t, player)
    yield from build_combo(t, seat, fight.combo, fight.links, 1 if fight.alone else HAND_LIMIT)
    while fight.blizzards and player.hand and not fight.alone:
        fight.blizzards -= 1
        match (yield Ask(seat, "blizzard", [*map(Lay, player.hand)], rule="78")):
            case Lay(card):
                player.hand.remove(card)
                fight.combo.append(card)
                fight.links.append(NOBODY)
    yield from _long_combo(t)
    fight.step = "resolve"


def _first_card(t: WorldTable, player: Player) -> None:
    """A card that begins the combo by itself: from the deck, or a random one of the hand."""
    fight = the_fight(t)
    card = ""
    if fight.lead and player.deck:
        card = player.deck.pop()
    elif fight.monster == "nightwraith" and first_turn(t) and player.hand:
        card = player.hand.pop(t.rng.below(len(player.hand)))
    if card:
        t.learn()
        fight.combo.append(card)
        fight.links.append(NOBODY)


def _long_combo(t: WorldTable) -> Flow[None]:
    """The Wolf's specialty after a combo of three or more. [84]"""
    fight, seat = the_fight(t), side(t).seat
    player = t.state.players[seat]
    if player.school != "wolf" or len(fight.combo) < LONG or not specialty_left(t, seat):
        return
    if isinstance((yield Ask(seat, "wolf", [UsePerk("specialty"), Skip()], rule="84")), UsePerk):
        damage, cards = numbers(t, player)
        spend(t, seat, "specialty")
        yield from deal(t, damage)
        draw(t, seat, cards)


def resolve(t: WorldTable) -> Flow[None]:
    """Steps 3 and 4: damage, shield, cards that come back, new cards. [81-83]"""
    fight, seat = the_fight(t), side(t).seat
    player = t.state.players[seat]
    total = combo_symbols(t, fight.combo, fight.links, _blind(t))
    if fight.monster == "whispess" and _shows(t, "yellow"):
        t.tell(e.Ability(fight.monster))
        lift(t, seat, -2, free=True)
        yield from bear(t)
    yield from _attack(t, seat, total)
    lift(t, seat, total.shield + _extra_shield(t, seat))
    _cards_back(t, player, total)
    if _shows(t, "yellow") and use_once(t, seat, "whispess"):
        draw(t, seat, 1)
    _draw(t, seat, total)
    player.discard += fight.combo
    fight.combo, fight.links = [], []
    yield from bear(t)
    if not health(t, seat):
        lose(t, seat)


def _blind(t: WorldTable) -> str:
    """Against a Fiend purple cards show no symbols."""
    return "purple" if the_fight(t).monster == "fiend" else ""


def _shows(t: WorldTable, *colours: str) -> bool:
    """Whether the finished combo contains a colour."""
    return any(t.content.colours[card] in colours for card in the_fight(t).combo)


# --- step 3a -------------------------------------------------------------------------------------


def _attack(t: WorldTable, seat: int, total: Symbols) -> Flow[None]:
    """Step 3a: all damage of the combo at once, and what follows from it. [81]"""
    fight = the_fight(t)
    damage = total.damage + fight.damage + _bonus(t, seat) - _armour(t)
    if damage > 0 and fight.monster == "manticore":
        t.tell(e.Ability(fight.monster))
        damage -= 1
        toss_random(t, seat)
    yield from deal(t, damage)
    yield from after_attack(t)
    if fight.lost >= 2 and use_once(t, seat, "ekimmara"):
        lift(t, seat, 1)
    if fight.lost >= 3 and use_once(t, seat, "skill-defence"):
        lift(t, seat, 2)


def _bonus(t: WorldTable, seat: int) -> int:
    """Damage of trophies and gear that work by themselves in step 3a."""
    fight = the_fight(t)
    long = len(fight.combo) >= LONG
    bonus = 0
    if first_turn(t) and use_once(t, seat, "ghoul-nest"):
        bonus += 1
    if _shows(t, "purple") and use_once(t, seat, "fiend"):
        bonus += 1
    if long and use_once(t, seat, "yghern"):
        bonus += 2
    if long and use_once(t, seat, "witcher-wolf"):
        bonus += 1
    if fight.combo and use_once(t, seat, "whetstone"):
        bonus += 1
    return bonus


def _armour(t: WorldTable) -> int:
    """Monsters that take less from combos of some colours."""
    monster = the_fight(t).monster
    if monster == "brewess" and _shows(t, "green", "yellow"):
        return 1
    return int(monster == "yghern" and _shows(t, "blue"))


def after_attack(t: WorldTable) -> Flow[None]:
    """When an attack has cost the opponent cards: the Viper and its trophy. [84]"""
    fight, seat = the_fight(t), side(t).seat
    player = t.state.players[seat]
    if not fight.lost:
        return
    if player.school == "viper" and specialty_left(t, seat):
        ask = Ask(seat, "viper", [UsePerk("specialty"), Skip()], rule="84")
        if isinstance((yield ask), UsePerk):
            spend(t, seat, "specialty")
            yield from _viper(t, seat, player)
    if has(t, seat, "witcher-viper"):
        ask = Ask(seat, "viper-trophy", [UsePerk("witcher-viper"), Skip()], rule="78")
        if isinstance((yield ask), UsePerk):
            spend(t, seat, "witcher-viper")
            fight.draw -= 1
            yield from deal(t, 1)


def _viper(t: WorldTable, seat: int, player: Player) -> Flow[None]:
    """Look at the opponent's top cards, discard some, the rest back in any order. [84]"""
    look, drop = numbers(t, player)
    if the_fight(t).monster:
        yield from _poison_monster(t, seat, look, drop)
        return
    other = opponent(t)
    victim = t.state.players[other]
    yield from look_at(t, seat, victim, look)
    seen = t.state.looked
    drop = min(drop, len(seen))
    if drop:
        ask = Ask(seat, "look-drop", [*map(Toss, seen)], pick=(drop, drop), rule="84")
        for each in several((yield ask)):
            assert isinstance(each, Toss)
            seen.remove(each.card)
            victim.discard.append(each.card)
            t.tell(e.Tossed(other, (each.card,)))
    yield from put_back(t, seat, victim)
    fall(t, other)


def _poison_monster(t: WorldTable, seat: int, look: int, drop: int) -> Flow[None]:
    """The same with fight cards: the strongest go, the weakest come next."""
    fight = the_fight(t)
    n = min(look, len(fight.life))
    seen = [fight.life.pop() for _ in range(n)]
    fight.seen = seen[:]
    t.learn()
    drop = min(drop, n)
    if drop:
        options = [DropAttack(card) for card in seen]
        ask = Ask(seat, "drop-attack", options, pick=(drop, drop), rule="84")
        gone = [each.attack for each in several((yield ask)) if isinstance(each, DropAttack)]
        seen = fight.seen = [card for card in seen if card not in gone]
        t.tell(e.Damaged(fight.monster, drop, len(fight.life) + len(seen)))
    if len(seen) > 1:
        options = [DropAttack(card) for card in seen]
        ask = Ask(seat, "order-attacks", options, pick=(len(seen),) * 2, ordered=True, rule="84")
        seen = [each.attack for each in several((yield ask)) if isinstance(each, DropAttack)]
    fight.life += seen[::-1]
    fight.seen = []
    if not fight.life:
        fight.winner = seat
        raise Beaten


# --- steps 3b, 3c and 4 --------------------------------------------------------------------------


def _extra_shield(t: WorldTable, seat: int) -> int:
    """Shield of trophies and gear that work by themselves in step 3b. [82]"""
    fight, player = the_fight(t), t.state.players[seat]
    greens = sum(t.content.colours[card] == "green" for card in fight.combo)
    extra = greens if "cloak" in player.kept else 0
    if greens and use_once(t, seat, "nekker-nest"):
        extra += 1
    return extra


def _cards_back(t: WorldTable, player: Player, total: Symbols) -> None:
    """Step 3c: the top of the discard, and marked cards of the combo, to the hand. [82]"""
    fight = the_fight(t)
    for _ in range(total.takes):
        if player.discard and len(player.hand) < HAND_LIMIT:
            player.hand.append(player.discard.pop())
    for card in total.backs:
        if card in fight.combo and len(player.hand) < HAND_LIMIT:
            at = fight.combo.index(card)
            del fight.combo[at], fight.links[at]
            player.hand.append(card)


def _draw(t: WorldTable, seat: int, total: Symbols) -> None:
    """Step 4: Combat, the combo's symbols, and everything that adds or takes. [83]"""
    fight, player = the_fight(t), t.state.players[seat]
    n = combat_value(player)
    if fight.monster == "harpy" and first_turn(t):
        n = 0
    n += total.draw + fight.draw
    if first_turn(t):
        if not fight.drank and use_once(t, seat, "archespore"):
            n += 1
        if use_once(t, seat, "harpy"):
            n += 1
    if fight.monster == "nekker-nest" and not _shows(t, "green"):
        n -= 1
    if fight.monster == "griffin" and n > 1:
        n -= 1
    drawn = draw(t, seat, max(0, n))
    if not drawn and "skill-combat" in player.trophies:
        draw(t, seat, 1)
