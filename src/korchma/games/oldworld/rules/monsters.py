"""What monsters do: before a fight, after life pools are formed, and in their turns."""

from __future__ import annotations

from korchma.games.oldworld import events as e
from korchma.games.oldworld.box.box import DEFENCE, SKILLS
from korchma.games.oldworld.box.rows import Hit
from korchma.games.oldworld.options import Bite, Burn, Charge, Skip, Toss, UsePerk
from korchma.games.oldworld.rules.cards import burn, draw, mill, toss_chosen, toss_random
from korchma.games.oldworld.rules.growing import lower_skill, pour_down, set_shield
from korchma.games.oldworld.rules.harm import Beaten, fall, hurt, reckon, spend, use_once
from korchma.games.oldworld.rules.modifiers import parts, total
from korchma.games.oldworld.rules.scene import scene_of
from korchma.games.oldworld.rules.sides import has, has_trail, health, the_fight
from korchma.games.oldworld.state import Player, WorldTable, right_of
from korchma.kernel import Ask, Flow
from korchma.tray.modifiers import Part

STRIGA = 2
STING = Part("monster:manticore", -1)
"""What takes a point off an attack takes a random card of the hand for it."""


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
    bite = yield from _announce(t)
    number = fight.life.pop()
    fight.spent.append(number)
    fight.step = "monster"
    t.learn()
    row = t.content.attacks[number]
    if bite is None:
        bite = yield from _worse_half(t, number)
    t.tell(e.Attacked(fight.monster, number, bite))
    if has(t, seat, "leshen"):
        other = Charge() if bite else Bite()
        if (yield Ask(seat, "leshen", [other, Skip()], rule="78")) == other:
            spend(t, seat, "leshen")
            bite = not bite
    hit = yield from _tamed(t, seat, row.bite if bite else row.charge)
    yield from _strike(t, seat, hit)
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
    bite = yield from _ask_which(t)
    t.tell(e.Announced(seat, bite))
    return bite


def _ask_which(t: WorldTable) -> Flow[bool]:
    """Charge or bite; the right to say so passes on, never to the one who is attacked. [87]"""
    s, fight = t.state, the_fight(t)
    answer = yield Ask(fight.announcer, "attack", [Charge(), Bite()], rule="87")
    fight.announcer = right_of(s, fight.announcer)
    if fight.announcer == fight.sides[0].seat:
        fight.announcer = right_of(s, fight.announcer)
    return isinstance(answer, Bite)


def _worse_half(t: WorldTable, number: int) -> Flow[bool]:
    """The Foglet's first attack: the half that costs more cards; of equals as chosen."""
    fight = the_fight(t)
    seat = fight.sides[0].seat
    row = t.content.attacks[number]
    charge, bite = (_cost(t, seat, hit) for hit in (row.charge, row.bite))
    if charge != bite:
        return bite > charge
    if len(t.state.players) == 1:
        return t.rng.below(6) >= 3
    t.tell(e.Revealed(fight.monster, number))
    return (yield from _ask_which(t))


def _cost(t: WorldTable, seat: int, hit: Hit) -> int:
    """How many cards an attack would cost. [88]"""
    cards = 1 if hit.burn else _level(t) if hit.discard else 0
    past_shield = blow(t, seat, hit) - t.state.players[seat].shield
    return min(health(t, seat), cards + max(0, past_shield))


def _level(t: WorldTable) -> int:
    return t.content.monsters[the_fight(t).monster].level


def blow(t: WorldTable, seat: int, hit: Hit) -> int:
    """The damage half a fight card would do, with all that softens or sharpens it. [88]"""
    return total("attack", scene_of(t, seat), _printed(t, seat, hit))


def _printed(t: WorldTable, seat: int, hit: Hit) -> int:
    """The damage printed on half a fight card. [88]"""
    if hit.skill:
        return t.state.players[seat].skills[SKILLS.index(hit.skill)]
    return hit.damage + hit.level * _level(t)


def _strike(t: WorldTable, seat: int, hit: Hit) -> Flow[None]:
    """Skill loss first, then damage; or cards lost at random; or a card burned. [88]"""
    fight, scene = the_fight(t), scene_of(t, seat)
    if hit.lowers:
        lower_skill(t, seat, SKILLS.index(hit.lowers))
    if hit.discard:
        missing = _level(t) - toss_random(t, seat, _level(t))
        mill(t, seat, missing)
        fall(t, seat)
    elif hit.burn:
        yield from _burn_one(t, seat)
    meant = _printed(t, seat, hit)
    stings = fight.monster == "manticore" and STING in parts("attack", scene, meant)
    damage = reckon(t, "attack", scene, meant)
    if stings:
        toss_random(t, seat)
        fall(t, seat)
    claws = fight.monster == "grave-hag" and fight.attacks == 1
    if damage > 0:
        if claws:
            t.tell(e.Ability(fight.monster))
        yield from hurt(t, seat, damage, hand_first=claws)


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
