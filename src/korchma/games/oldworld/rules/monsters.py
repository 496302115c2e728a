"""What monsters do: before a fight, after life pools are formed, and in their turns."""

from __future__ import annotations

from korchma.games.oldworld import events as e
from korchma.games.oldworld.box.box import DEFENCE, SKILLS
from korchma.games.oldworld.box.rows import Hit
from korchma.games.oldworld.options import Bite, Burn, Charge, Skip, Toss, UsePerk
from korchma.games.oldworld.rules.cards import burn, draw, mill, toss_chosen, toss_random
from korchma.games.oldworld.rules.growing import lower_skill, pour_down, set_shield
from korchma.games.oldworld.rules.harm import (
    Beaten,
    fall,
    has,
    has_trail,
    hurt,
    spend,
    the_fight,
    use_once,
)
from korchma.games.oldworld.state import Player, WorldTable, right_of
from korchma.kernel import Ask, Flow

STRIGA = 2
BRUXA = 2
LAST_CARDS = 2


def can_be_fought(player: Player, monster: str) -> bool:
    """An Archespore is not fought without a potion to give it. [18, 55]"""
    return monster != "archespore" or bool(player.potions)


def before(t: WorldTable) -> Flow[None]:
    """Its price and its abilities before life pools are formed. [85]"""
    fight = the_fight(t)
    seat = fight.sides[0].seat
    player = t.state.players[seat]
    if fight.monster in _EARLY:
        t.tell(e.Ability(fight.monster))
    match fight.monster:
        case "archespore":
            yield from pour_down(t, seat, len(player.potions) - 1)
        case "arachas":
            yield from toss_chosen(t, seat, 1, "discard", "85")
        case "barghest":
            set_shield(t, seat, player.shield - 1)
        case "werewolf":
            set_shield(t, seat, player.shield - 2)
        case "striga":
            set_shield(t, seat, player.shield - len(player.hand))
        case "weavess":
            lower_skill(t, seat, DEFENCE)
        case "leshen":
            set_shield(t, seat, player.shield)
    if len(player.hand) <= 1 and use_once(t, seat, "arachas"):
        draw(t, seat, 2)


_EARLY = ("archespore", "arachas", "barghest", "werewolf", "striga", "weavess", "leshen")


def after(t: WorldTable) -> Flow[None]:
    """Its abilities once life pools are formed. [85]"""
    fight = the_fight(t)
    seat = fight.sides[0].seat
    player = t.state.players[seat]
    if fight.monster == "drowner-nest" and player.deck:
        t.tell(e.Ability(fight.monster))
        options = [*map(Toss, sorted(player.deck))]
        match (yield Ask(seat, "drowner", options, rule="85")):
            case Toss(card):
                player.deck.remove(card)
                player.discard.append(card)
                t.rng.shuffle(player.deck)
                t.tell(e.Milled(seat, (card,)))
    elif fight.monster == "ekimmara" and not has_trail(t):
        t.tell(e.Ability(fight.monster))
        yield from toss_chosen(t, seat, 1, "discard", "85")
    fall(t, seat)


# --- its turn ------------------------------------------------------------------------------------


def monster_turn(t: WorldTable) -> Flow[None]:
    """Announce, reveal, resolve: each turn costs it a card of life. [87]"""
    fight = the_fight(t)
    seat = fight.sides[0].seat
    fight.attacks += 1
    strong = len(fight.life) <= LAST_CARDS
    bite = yield from _announce(t)
    number = fight.life.pop()
    fight.spent.append(number)
    t.learn()
    row = t.content.attacks[number]
    if bite is None:
        bite = yield from _worse_half(t, number)
    t.tell(e.Attacked(fight.monster, number, bite))
    if has(t, seat, "leshen"):
        match (yield Ask(seat, "leshen", [Charge(), Bite(), Skip()], rule="78")):
            case Charge():
                spend(t, seat, "leshen")
                bite = False
            case Bite():
                spend(t, seat, "leshen")
                bite = True
    hit = yield from _tamed(t, seat, row.bite if bite else row.charge)
    yield from _strike(t, seat, hit, BRUXA if strong and fight.monster == "bruxa" else 0)
    if fight.monster == "wyvern" and fight.attacks == 1:
        t.tell(e.Ability(fight.monster))
        toss_random(t, seat)
        fall(t, seat)
    if not fight.life:
        fight.winner = seat
        raise Beaten


def _tamed(t: WorldTable, seat: int, hit: Hit) -> Flow[Hit]:
    """The Striga's trophy: two damage in place of what was to come."""
    if not has(t, seat, "striga"):
        return hit
    answer = yield Ask(seat, "striga", [UsePerk("striga"), Skip()], rule="78")
    if isinstance(answer, Skip):
        return hit
    spend(t, seat, "striga")
    return Hit(damage=STRIGA)


def _announce(t: WorldTable) -> Flow[bool | None]:
    """Charge or bite, by the bystanders in turn, alone by a die; None: not announced. [87, 111]"""
    s, fight = t.state, the_fight(t)
    if fight.monster == "foglet" and fight.attacks == 1:
        t.tell(e.Ability(fight.monster))
        return None
    if len(s.players) == 1:
        bite = t.rng.below(6) >= 3
        t.tell(e.Announced(None, bite))
        return bite
    seat = fight.announcer
    answer = yield Ask(seat, "attack", [Charge(), Bite()], rule="87")
    bite = isinstance(answer, Bite)
    fight.announcer = right_of(s, seat)
    if fight.announcer == fight.sides[0].seat:
        fight.announcer = right_of(s, fight.announcer)
    t.tell(e.Announced(seat, bite))
    return bite


def _worse_half(t: WorldTable, number: int) -> Flow[bool]:
    """The Foglet's first attack: the half that costs more cards; of equals as chosen."""
    fight = the_fight(t)
    seat = fight.sides[0].seat
    player, row = t.state.players[seat], t.content.attacks[number]
    charge, bite = (_cost(t, player, hit) for hit in (row.charge, row.bite))
    if charge != bite:
        return bite > charge
    if len(t.state.players) == 1:
        return t.rng.below(6) >= 3
    t.tell(e.Revealed(fight.monster, number))
    return isinstance((yield Ask(fight.announcer, "attack", [Charge(), Bite()], rule="87")), Bite)


def _cost(t: WorldTable, player: Player, hit: Hit) -> int:
    """How many cards an attack would cost."""
    if hit.burn:
        return 1
    if hit.discard:
        return _level(t)
    return max(0, damage_of(t, player, hit) - player.shield)


def _level(t: WorldTable) -> int:
    return t.content.monsters[the_fight(t).monster].level


def damage_of(t: WorldTable, player: Player, hit: Hit) -> int:
    """The damage of half a fight card. [88]"""
    if hit.skill:
        return player.skills[SKILLS.index(hit.skill)]
    return hit.damage + hit.level * _level(t)


def _strike(t: WorldTable, seat: int, hit: Hit, more: int) -> Flow[None]:
    """Skill loss first, then damage; or cards lost at random; or a card burned. [88]"""
    fight, player = the_fight(t), t.state.players[seat]
    first = fight.attacks == 1
    if hit.lowers:
        lower_skill(t, seat, SKILLS.index(hit.lowers))
    damage = damage_of(t, player, hit) + more
    if hit.discard:
        missing = _level(t) - toss_random(t, seat, _level(t))
        mill(t, seat, missing)
        fall(t, seat)
        damage = more
    elif hit.burn:
        yield from _burn_one(t, seat)
        damage = more
    if first:
        damage -= ("medallion" in player.kept) + 2 * ("shieldmaiden" in player.kept)
    if damage > 0:
        if more or (first and fight.monster == "grave-hag"):
            t.tell(e.Ability(fight.monster))
        yield from hurt(t, seat, damage, hand_first=first and fight.monster == "grave-hag")


def _burn_one(t: WorldTable, seat: int) -> Flow[None]:
    """A card of the hand leaves the game; with an empty hand the top of the deck. [88]"""
    player = t.state.players[seat]
    if player.hand:
        chosen = player.hand[0]
        if len(player.hand) > 1:
            match (yield Ask(seat, "burn-hand", [*map(Burn, player.hand)], rule="88")):
                case Burn(card):
                    chosen = card
        burn(t, seat, [chosen])
    elif player.deck:
        burn(t, seat, [player.deck[-1]])
    fall(t, seat)
