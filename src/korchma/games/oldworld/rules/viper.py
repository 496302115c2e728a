"""When an attack has cost the opponent cards: the Viper's specialty, and the trophy of a Viper."""

from __future__ import annotations

from korchma.games.oldworld import events as e
from korchma.games.oldworld.options import DropAttack, Skip, Toss, UsePerk
from korchma.games.oldworld.rules.harm import Beaten, deal, fall, spend
from korchma.games.oldworld.rules.modifiers import total
from korchma.games.oldworld.rules.scene import scene_of
from korchma.games.oldworld.rules.sides import acting, has, opponent, the_fight
from korchma.games.oldworld.rules.specialties import look_at, numbers, ready, reorder
from korchma.games.oldworld.state import Player, WorldTable
from korchma.kernel import Ask, Flow, several
from korchma.tray import piles

TROPHY = "witcher-viper"


def after_attack(t: WorldTable) -> Flow[None]:
    """The opponent has lost cards: each may be used, in the order its owner likes. [84]"""
    fight, seat = acting(t)
    ready = _ready(t, seat)
    while ready:
        about = "viper" if "specialty" in ready else "viper-trophy"
        answer = yield Ask(seat, about, [*map(UsePerk, ready), Skip()], rule="84")
        if not isinstance(answer, UsePerk):
            return
        spend(t, seat, answer.perk)
        ready.remove(answer.perk)
        if answer.perk == "specialty":
            yield from _poison(t, seat, t.state.players[seat])
            continue
        fight.working.append(f"perk:{TROPHY}")
        if (yield from deal(t, 1)):
            ready = _ready(t, seat)


def _ready(t: WorldTable, seat: int) -> list[str]:
    """What could be used now."""
    out = []
    if t.state.players[seat].school == "viper" and ready(t, seat):
        out.append("specialty")
    if has(t, seat, TROPHY):
        out.append(TROPHY)
    return out


def _poison(t: WorldTable, seat: int, player: Player) -> Flow[None]:
    """Look at the opponent's top cards, discard some, the rest back in any order. [84, 117]"""
    look, drop = numbers(t, player)
    if the_fight(t).monster:
        yield from _poison_monster(t, seat, look, drop)
        return
    other = opponent(t)
    victim = t.state.players[other]
    seen = look_at(t, other, look)
    drop = min(drop, len(seen))
    if drop:
        ask = Ask(seat, "look-drop", [*map(Toss, seen)], pick=(drop, drop), rule="84")
        for each in several((yield ask)):
            assert isinstance(each, Toss)
            seen.remove(each.card)
            victim.deck.remove(each.card)
            victim.discard.append(each.card)
            t.tell(e.Milled(other, (each.card,)))
        the_fight(t).lost += drop
    yield from reorder(t, seat, other, seen)
    fall(t, other)


def _poison_monster(t: WorldTable, seat: int, look: int, drop: int) -> Flow[None]:
    """The same with fight cards; a Ghoul nest loses no more in the first turn than it may."""
    fight = the_fight(t)
    seen = piles.peek(fight.life, look)
    fight.seen = len(seen)
    t.learn()
    drop = total("poison", scene_of(t, seat), min(drop, len(seen)))
    if drop:
        options = [*map(DropAttack, seen)]
        ask = Ask(seat, "drop-attack", options, pick=(drop, drop), rule="84")
        gone = [each.attack for each in several((yield ask)) if isinstance(each, DropAttack)]
        fight.life = [card for card in fight.life if card not in gone]
        seen = [card for card in seen if card not in gone]
        fight.spent += gone
        fight.lost += drop
        t.tell(e.Damaged(fight.monster, drop, len(fight.life), tuple(gone)))
    n = fight.seen = len(seen)
    if n > 1:
        options = [*map(DropAttack, seen)]
        ask = Ask(seat, "order-attacks", options, pick=(n, n), ordered=True, rule="84")
        order = [each.attack for each in several((yield ask)) if isinstance(each, DropAttack)]
        piles.draw(fight.life, n)
        piles.put_back(fight.life, order)
    fight.seen = 0
    if not fight.life:
        fight.winner = seat
        raise Beaten
