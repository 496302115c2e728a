"""Phase I: moving, and what can be done after a move."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from korchma.games.oldworld import events as e
from korchma.games.oldworld.options import (
    Act,
    Complete,
    Dice,
    Enough,
    FreeMove,
    Go,
    Spend,
)
from korchma.games.oldworld.rules.cards import toss
from korchma.games.oldworld.rules.growing import gain_gold, use_up
from korchma.games.oldworld.rules.modifiers import FARE, MODIFIERS, number, offers
from korchma.games.oldworld.rules.places import can_act, use_place
from korchma.games.oldworld.rules.poker import play_poker
from korchma.games.oldworld.rules.scene import scene_of
from korchma.games.oldworld.rules.stories import complete
from korchma.games.oldworld.rules.tokens import arrive_tracking
from korchma.games.oldworld.state import Player, WorldTable, me
from korchma.kernel import SAFE, Ask, Flow, Option

ENOUGH = Enough()
HELPS = MODIFIERS.things_of("fare")
"""What makes a move cheaper."""


def roam(t: WorldTable) -> Flow[None]:
    """Move and act as often as you can and like; then phase II. [32, 35, 36]"""
    s = t.state
    while s.phase == "roam":
        yield SAFE
        options = choices(t)
        if len(options) == 1:
            s.phase = "deed"
            return
        match (yield Ask(s.active, "roam", options, rule="35" if s.moved else "32")):
            case Go(to):
                yield from _move(t, to)
            case Act():
                yield from use_place(t)
            case Dice(seat):
                s.diced.append(seat)
                yield from play_poker(t, seat)
            case Complete(story):
                yield from complete(t, story)
            case _:
                s.phase = "deed"


def choices(t: WorldTable) -> list[Option]:
    """Places within reach; after a move also the action, poker and quests of the place. [36]"""
    s = t.state
    player = s.players[s.active]
    out: list[Option] = []
    if s.moved:
        if player.at not in s.acted and can_act(t):
            out.append(Act(player.at))
        out += [
            Complete(quest.story)
            for quest in player.quests
            if quest.at == player.at and quest.gold <= player.gold and quest.story not in s.fresh
        ]
        if player.gold:
            out += [Dice(seat) for seat in opponents(t)]
    out += _roads(t, player)
    out.append(ENOUGH)
    return out


def _roads(t: WorldTable, player: Player) -> Sequence[Go]:
    """Ways out of here that can be paid: with two cards, or a card and gold, all of them. [33]"""
    roads, hand = t.content.roads_from[player.at], player.hand
    if len(hand) > 1 or (hand and player.gold):
        return roads
    fits, held = t.content.fits, len(hand)
    if HELPS.isdisjoint(player.kept):
        return [road for road in roads if hand[0] in fits[road.to]] if hand else ()
    return [
        road
        for road in roads
        if (hand and hand[0] in fits[road.to])
        or any(cards <= held for _, cards in _fares(t, player, road.to))
    ]


def opponents(t: WorldTable) -> list[int]:
    """Witchers here with whom poker can be played: both have gold, once a turn. [38]"""
    s, player = t.state, me(t)
    if not player.gold:
        return []
    return [
        seat
        for seat, other in enumerate(s.players)
        if other is not player and other.at == player.at and other.gold and seat not in s.diced
    ]


def ways(t: WorldTable, to: int) -> list[Option]:
    """How the next place can be entered, the cheapest ways first; a wild card is dear. [33]

    Nobody adds a coin or a second card to a card that is enough by itself.
    """
    player, box = me(t), t.content
    hand, fits, alone = player.hand, box.fits[to], box.alone
    fares = _fares(t, player, to)
    out: list[Option] = [FreeMove(power) for power, cards in fares if not cards]
    fitting = [card for card in hand if card in fits]
    out += [alone[card] for card in sorted(fitting, key=box.wild.__contains__)]
    if len(fitting) == len(hand):
        return out
    others = [card for card in hand if card not in fits]
    if any(cards == 1 for _, cards in fares):
        out += [alone[card] for card in others]
    if player.gold:
        out += [box.with_coin[card] for card in others]
    return out + [Spend(pair, 0) for pair in combinations(others, FARE)]


def _fares(t: WorldTable, player: Player, to: int) -> list[tuple[str, int]]:
    """Powers at hand, and how many cards of any kind are enough with them."""
    if HELPS.isdisjoint(player.kept):
        return []
    found = offers("fare", scene_of(t, t.state.active, to=to), FARE)
    return [(each.source.removeprefix("perk:"), FARE + each.n) for each in found]


def _move(t: WorldTable, to: int) -> Flow[None]:
    """Choose how to pay, if there is a choice, and go. [33]"""
    s = t.state
    options = ways(t, to)
    chosen = options[0]
    if len(options) > 1:
        answer = yield Ask(s.active, "pay-move", options, rule="33")
        assert isinstance(answer, Spend | FreeMove)
        chosen = answer
    cards: tuple[str, ...] = ()
    gold = 0
    match chosen:
        case Spend(cards, gold):
            if len(cards) == 1 and not gold and cards[0] not in t.content.fits[to]:
                s.used += [x for x, n in _fares(t, me(t), to) if n == 1][:1]
            toss(t, s.active, cards)
            if gold:
                gain_gold(t, s.active, -gold)
        case FreeMove("passage"):
            use_up(t, s.active, "passage")
        case FreeMove(power):
            s.used.append(power)
    arrive(t, to, cards, gold)


def arrive(t: WorldTable, to: int, cards: tuple[str, ...] = (), gold: int = 0) -> None:
    """The figure stands there; nobody blocks the way; tracking quests are done. [34, 50]"""
    s = t.state
    player = s.players[s.active]
    player.at = to
    s.moved, s.fresh = True, []
    t.tell(e.Moved(s.active, to, cards, gold))
    if player.tracking:
        arrive_tracking(t, s.active)
    earned = number(t, s.active, "arrival", to=to)
    if earned:
        gain_gold(t, s.active, earned)
