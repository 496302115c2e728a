"""What a hero chose is done: the action is paid, a blind one saves first. [50, 92-106, 155]"""

from __future__ import annotations

from korchma.games.swordsorcery import events as e
from korchma.games.swordsorcery.options import (
    Awaken,
    DashOn,
    Do,
    Drop,
    DropCoins,
    Exchange,
    Focus,
    OpenChest,
    OpenDoor,
    PickCoins,
    PickKey,
    PickLoot,
    PickUp,
    Point,
    Provoke,
    ReadOn,
    Reorganize,
    Search,
    SearchHeap,
    StandUp,
    Strike,
    Unlock,
    UseInnate,
    UseItem,
    UsePower,
    Walk,
)
from korchma.games.swordsorcery.rules import (
    actions,
    attack,
    costs,
    foes,
    gear,
    giving,
    masters,
    moving,
    playing,
    priority,
    quest_rules,
    searching,
    specials,
    stealth,
    story,
)
from korchma.games.swordsorcery.rules import telling as tales
from korchma.games.swordsorcery.rules.arms import hero_arms
from korchma.games.swordsorcery.rules.cards import become, find, row_of, side_of, turned
from korchma.games.swordsorcery.rules.dice import save
from korchma.games.swordsorcery.rules.figures import BLIND, foe_called, foes_at, number
from korchma.games.swordsorcery.rules.focusing import focus
from korchma.games.swordsorcery.rules.harm import stand_up
from korchma.games.swordsorcery.rules.haunting import haunt
from korchma.games.swordsorcery.rules.numbers import moves
from korchma.games.swordsorcery.rules.playing import At
from korchma.games.swordsorcery.rules.purse import crowns, shards
from korchma.games.swordsorcery.state import Carried, Hero, SwordTable, Turn
from korchma.kernel import Flow, Option


def do(t: SwordTable, hero: Hero, answer: Option) -> Flow[None]:
    """One choice of a turn, finished before the next."""
    if hero.ghost:
        yield from haunt(t, hero, answer)
        return
    turn = t.state.turn
    assert turn is not None
    icon = costs.cost(t, hero, answer)
    begins = not (icon == "move" and turn.moving)
    _pay(t, hero, turn, icon, answer)
    if BLIND in hero.conditions:
        fails = yield from _blind(t, hero, turn, answer, begins=begins)
        if fails:
            return
    if hero.hidden and icon not in ("move", "combat"):
        stealth.reveal(t, hero)
    yield from _act(t, hero, turn, answer, icon)


def _blind(t: SwordTable, hero: Hero, turn: Turn, answer: Option, *, begins: bool) -> Flow[bool]:
    """A save before each action, and before each evade: whether it fails. [155] (4.D 36)"""
    if begins and not (yield from save(t, hero)):
        t.tell(e.BlindFailed(hero.ref))
        match costs.cost(t, hero, answer):
            case "free":
                turn.failed.append(costs.key(answer))
            case "move":
                turn.moving, turn.points = False, 0
        return True
    if isinstance(answer, Walk) and foes_at(t, hero.at) and not (yield from save(t, hero)):
        t.tell(e.BlindFailed(hero.ref))
        turn.failed.append(actions.EVADE)
        if turn.charging:
            turn.charging = turn.moving = False
        return True
    return False


def _pay(t: SwordTable, hero: Hero, turn: Turn, icon: str, answer: Option) -> None:
    """The action is spent; a fight ends the move. [50]"""
    match icon:
        case "move":
            if not turn.moving:
                turn.moves -= 1
                turn.began += 1
                turn.moving, turn.points = True, moves(t, hero)
        case "combat":
            turn.evaded = ""
            turn.combats -= 1
            turn.began += 1
            turn.moving, turn.points = False, 0
        case "act":
            turn.acts -= 1
            turn.began += 1


def _act(t: SwordTable, hero: Hero, turn: Turn, answer: Option, icon: str) -> Flow[None]:
    match answer:
        case Walk(to):
            yield from _walk(t, hero, turn, to)
        case StandUp(by):
            if by == "move":
                turn.points -= 1
            else:
                hero.used.append("dash")
            stand_up(t, hero)
        case DashOn():
            hero.used.append("dash")
            turn.points += 1
            t.tell(e.Dashed(hero.ref))
        case Strike(hand, _, target):
            arms, foe = hero_arms(t, hero, hand), foe_called(t, target)
            assert arms is not None
            assert foe is not None
            yield from attack.attack(t, hero, arms, foe)
        case UsePower(power, level, target, area):
            t.tell(e.PowerUsed(hero.ref, power, level))
            yield from playing.use_power(t, hero, power, level, At(target, area))
        case UseInnate(card, target, area):
            innate = t.content.heroes[card].innate
            if innate.once:
                hero.used.append(innate.id)
            t.tell(e.InnateUsed(hero.ref, card))
            assert innate.play is not None
            yield from playing.play_on(t, hero, innate.play, At(target, area), innate.id)
        case UseItem(item, target, area):
            yield from _use(t, hero, item, At(target, area))
        case _:
            yield from _rest(t, hero, answer)


def _walk(t: SwordTable, hero: Hero, turn: Turn, to: str) -> Flow[None]:
    """A step of the move: enemies strike first; knocked down he stays. [78, 82]"""
    price = moving.cost(t, to)
    turn.points -= price
    left = yield from moving.step(t, hero, to)
    if hero.ghost:
        turn.charging = False
        return
    if not left:
        turn.points += price
    if turn.charging and (foes_at(t, hero.at) or not actions.charges(t, hero, turn)):
        turn.charging = turn.moving = False
        turn.points = 0


def _use(t: SwordTable, hero: Hero, item: str, at: At) -> Flow[None]:
    """An item: its charges, or the card itself if it is of one use. [127, 128]"""
    carried = find(hero, item)
    assert carried is not None
    use = side_of(t, carried).use
    assert use is not None
    t.tell(e.ItemUsed(hero.ref, item, carried.side))
    if row_of(t, carried).category == "consumable":
        giving.discard(t, gear.loosen(t, hero, carried))
        t.tell(e.ItemGone(hero.ref, item, carried.side))
    elif use.charges:
        left = carried.charges - use.charges
        become(hero, carried, Carried(item, carried.side, left, carried.lent))
    yield from playing.play_on(t, hero, use.play, at, item)


def _rest(t: SwordTable, hero: Hero, answer: Option) -> Flow[None]:
    """Doors and chests, special actions, deeds of the quest."""
    match answer:
        case OpenDoor(side):
            yield from searching.open_door(t, hero, side)
        case OpenChest(area):
            yield from searching.open_chest(t, hero, area)
        case Unlock(what):
            searching.unlock(t, hero, what)
        case Search(area):
            yield from searching.search(t, hero, area)
        case SearchHeap(area):
            yield from searching.search_heap(t, hero, area)
        case Reorganize():
            yield from gear.reorganize(t, hero)
        case Exchange(other):
            partner = next(x for x in t.state.heroes if x.ref == other)
            yield from gear.exchange(t, hero, partner)
        case ReadOn(paragraph):
            name = paragraph.partition("-")[2]
            yield from story.read(t, name, number(t, hero))
        case Do(deed):
            yield from _deed(t, hero, deed)
        case PickLoot():
            yield from _pick_loot(t, hero)
        case _:
            _at_once(t, hero, answer)


def _at_once(t: SwordTable, hero: Hero, answer: Option) -> None:
    """What asks nobody anything."""
    s = t.state
    match answer:
        case Focus():
            focus(t, hero)
        case Provoke():
            priority.provoke(t, hero)
            masters.masters_turn(t)
        case Awaken(item, cost):
            carried = find(hero, item)
            assert carried is not None
            shards(t, -cost)
            become(hero, carried, turned(carried, "b"))
            t.tell(e.Awoke(hero.ref, item))
        case PickUp(item):
            carried = next(each for each in s.lying[hero.at] if each.card == item)
            s.lying[hero.at].remove(carried)
            giving.give(t, hero, carried)
        case PickCoins(n):
            del s.coins[hero.at]
            crowns(t, hero, n)
        case PickKey(colour):
            s.dropped_keys[hero.at].remove(colour)
            hero.keys.append(colour)
            t.tell(e.GotKey(hero.ref, colour))
        case Drop(item):
            carried = find(hero, item)
            assert carried is not None
            carried = gear.loosen(t, hero, carried)
            s.lying.setdefault(hero.at, []).append(carried)
            t.tell(e.DroppedItem(hero.ref, item, carried.side))
        case DropCoins(n):
            hero.crowns -= n
            s.coins[hero.at] = s.coins.get(hero.at, 0) + n
            t.tell(e.Dropped(hero.ref, (), n))
        case Point(foe):
            struck = foe_called(t, foe)
            assert struck is not None
            foes.leave(t, struck)
            quest_rules.end(t, "uncle-rock")


def _pick_loot(t: SwordTable, hero: Hero) -> Flow[None]:
    """A token or card that lies face down. [213]"""
    lot = t.state.finds[hero.at]
    what = lot.pop()
    if what == "loot":
        yield from giving.loot(t, hero)
    else:
        yield from giving.treasures(t, hero, 1)


def _deed(t: SwordTable, hero: Hero, name: str) -> Flow[None]:
    """A deed of the quest: its steps, as in a paragraph. [106]"""
    s, deed = t.state, costs.deed_row(t, name)
    t.tell(e.Did(hero.ref, name))
    if deed.once == "round":
        s.deeds_done.append(deed.id)
    elif deed.once == "hero":
        hero.used.append(deed.id)
    s.acting = number(t, hero)
    page = tales.DEED
    yield from tales.TALES.steps(t, page, deed.steps)
    if deed.id == "tell":
        yield from specials.told_the_troll(t)
