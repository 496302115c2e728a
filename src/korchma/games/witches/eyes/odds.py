"""The exact chance to solve a problem: every throw counted, every card put to its best use."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

import msgspec

from korchma.games.witches import options as o
from korchma.games.witches.box.box import Box
from korchma.games.witches.box.rows import Card
from korchma.games.witches.rules.attempt import CURES, MAGIC_TOKEN, PLACES
from korchma.games.witches.state import Player, WitchTable, hard_bonus, target
from korchma.kernel import Ask, Odds, Option
from korchma.tray.dice import Face, Pool, Rerolls

HELP = 2
"""What a crisis removed lowers the target by. [109]"""


class Means(NamedTuple):
    """What a hand can do for an attempt."""

    sure: bool = False
    """It holds a card, a token or three cards that solve the problem without dice."""
    plus: int = 0
    """What all cards but the Rerolls add."""
    rerolls: tuple[int, ...] = ()
    """What each Reroll card would add as a symbol instead; the first is used first."""


NOTHING = Means()


@cache
def _second_pair(need: int, rerolls: int) -> Rerolls:
    """The second pair must show so much; each card may throw one die or both again."""
    return Rerolls(lambda face, left: face[0] >= need, (2,) * rerolls)


@cache
def _first_pair(pair: Pool, need: int, rerolls: tuple[int, ...]) -> Rerolls:
    """The first pair of four dice that must show so much: Rerolls left are kept, or added."""

    def worth(face: Face, left: int) -> float:
        cards, short = rerolls[len(rerolls) - left :], need - face[0]
        plans = (_second_pair(short - sum(cards[kept:]), kept) for kept in range(left + 1))
        return max(plan.thrown(pair) for plan in plans)

    return Rerolls(worth, (2,) * len(rerolls))


class Chances(NamedTuple):
    """The chances of an attempt whose dice must show ``need``, with these means left."""

    pair: Pool
    dice: Sequence[int]
    need: int
    means: Means

    def _plan(self) -> Rerolls:
        """For the pair on the table, or to come."""
        need = self.need - self.means.plus
        if len(self.dice) < 4:
            return _first_pair(self.pair, need, self.means.rerolls)
        return _second_pair(need - sum(self.dice[:2]), len(self.means.rerolls))

    def best(self) -> float:
        """With all decisions still to come."""
        if self.means.sure:
            return 1.0
        if not self.dice:
            return self._plan().thrown(self.pair)
        return self._plan().lying(self.pair, self._faces())

    def second_roll(self) -> float:
        """With the second pair thrown now."""
        need = self.need - self.means.plus - sum(self.dice)
        plan = _second_pair(need, len(self.means.rerolls))
        return 1.0 if self.means.sure else plan.thrown(self.pair)

    def reroll(self, *ways: Sequence[int]) -> float:
        """With the first Reroll card used now on the best of these choices of dice."""
        plan, faces = self._plan(), self._faces()
        again = (plan.again(self.pair, faces, which) for which in ways)
        return 1.0 if self.means.sure else max(again)

    def _faces(self) -> list[Face]:
        """The pair just rolled."""
        return [(face,) for face in self.dice[-2:]]


def means(
    box: Box, hand: Sequence[int], own: str, token: str, crises: int = 0, *, symbols: bool = True
) -> Means:
    """What these cards and her ``own`` token can do against a problem. [61, 83, 100a-100p, 101]

    ``symbols``: headology and magic can still be added. Cards that draw cards are not counted.
    """
    cards = [box.cards[card] for card in hand]
    group = box.tokens[token].group
    lent = {x.id: box.symbols[x.id] * symbols for x in cards}
    helps = sorted(lent[x.id] for x in cards if x.benefit == "help")
    plus = sum(HELP if i < crises else worth for i, worth in enumerate(helps))
    for card in cards:
        if card.benefit not in ("help", "reroll"):
            fits = card.benefit == "bonus" and card.against in ("", group)
            plus += max(lent[card.id], card.amount if fits else 0)
    if symbols and own == "magic":
        plus += MAGIC_TOKEN
    rerolls = sorted(lent[x.id] for x in cards if x.benefit == "reroll")
    return Means(_sure(cards, own, token), plus, tuple(rerolls))


def _sure(cards: list[Card], own: str, token: str) -> bool:
    """Something in hand solves this without dice. [83, 101]"""
    if token in CURES and any(card.benefit == token for card in cards):
        return True
    if token == "sick-pig" and own == "pig":
        return True
    return len({card.character for card in cards if card.power_of_three}) >= 3


def unseen_hard(t: WitchTable, player: Player) -> Counter[str]:
    """The hard problems that may lie under a closed token, as far as this seat knows."""
    s = t.state
    left = Counter({x.id: x.count for x in t.content.tokens.values() if x.hard})
    for each in s.players:
        left.subtract(each.hard)
    for space, token in s.problems.items():
        known = space not in s.closed or space in player.looked
        if token in t.content.hard and known:
            left[token] -= 1
    left.subtract(open_removed(t))
    return left


def open_removed(t: WitchTable) -> list[str]:
    """Magpyrs that left the map face up: everybody knows them. [73]"""
    s = t.state
    if not any("count-bela" in player.hard for player in s.players):
        return []
    unused = sum(x.count for x in t.content.tokens.values()) - _used(t)
    return s.out[unused:]


def _used(t: WitchTable) -> int:
    """How many tokens this game was set up with."""
    row, box = t.content.setups[len(t.state.players)], t.content
    return sum(row.hard) + sum(row.easy) + sum(1 for area in box.areas.values() if area.start)


def space_odds(t: WitchTable, player: Player, space: str) -> Odds | None:
    """The chance to solve what lies there; over all that may lie there while it is closed."""
    s, box = t.state, t.content
    if space not in s.problems:
        return None
    plus, crises = hard_bonus(player), s.crises.get(space, 0)
    if space in s.closed and space not in player.looked:
        maybe = +unseen_hard(t, player)
    else:
        maybe = Counter({s.problems[space]: 1})
    alone = best = 0.0
    for token, n in maybe.items():
        need = box.tokens[token].difficulty + 2 * crises - plus
        held = means(box, player.hand, player.token, token, crises)
        alone += n * Chances(box.pair, (), need, NOTHING).best()
        best += n * Chances(box.pair, (), need, held).best()
    return Odds(alone / maybe.total(), best / maybe.total())


def odds(t: WitchTable, ask: Ask, option: Option) -> Odds | None:
    """The chance to solve the problem an option leads to, or the one being attempted."""
    player = t.state.players[ask.seat]
    match option:
        case o.Walk(space) | o.Land(space):
            return space_odds(t, player, space)
        case o.Sneak(space, card):
            return space_odds(t, _without(player, card), space)
        case o.Stay() | o.Meet():
            return space_odds(t, player, player.at)
    return _attempt_odds(t, player, option) if t.state.attempt is not None else None


def _attempt_odds(t: WitchTable, player: Player, option: Option) -> Odds | None:
    """The chance once this is chosen: with no card more, and with every card left."""
    match option:
        case o.Roll():
            return _roll_odds(t, player)
        case o.Accept():
            alone = _chances(t, player, NOTHING).best()
            return Odds(alone, alone)
        case o.CurePig() | o.Three():
            return Odds(1.0, 1.0)
        case o.Lend(card):
            return _added(t, _without(player, card), t.content.symbols[card])
        case o.LendToken():
            return _added(t, msgspec.structs.replace(player, token=""), MAGIC_TOKEN)
        case o.Play(card):
            return _benefit_odds(t, _without(player, card), t.content.cards[card])
        case o.RerollDice(which):
            return _reroll_odds(t, player, PLACES[which])
    return None


def _chances(t: WitchTable, player: Player, held: Means, plus: int = 0) -> Chances:
    """From where the attempt stands, so much being added now."""
    going = t.state.attempt
    assert going is not None
    need = target(t, player.at) - going.symbols - going.bonus - hard_bonus(player) - plus
    return Chances(t.content.pair, going.dice, need, held)


def _held(t: WitchTable, player: Player, *, helped: int = 0, symbols: bool = True) -> Means:
    """What she can still do where she stands, so many crises there being removed now."""
    s = t.state
    assert s.attempt is not None
    crises = s.crises.get(player.at, 0) - helped
    symbols = symbols and len(s.attempt.dice) < 4
    token = s.problems[player.at]
    return means(t.content, player.hand, player.token, token, crises, symbols=symbols)


def _added(t: WitchTable, player: Player, plus: int, *, helped: int = 0) -> Odds:
    """So much is added now by a card that is hers no more."""
    held = _held(t, player, helped=helped)
    return Odds(_chances(t, player, NOTHING, plus).best(), _chances(t, player, held, plus).best())


def _roll_odds(t: WitchTable, player: Player) -> Odds:
    """The next pair is thrown; with the second, symbols not yet added are too late. [61-63]"""
    first = _chances(t, player, NOTHING)
    if not first.dice:
        return _added(t, player, 0)
    held = _held(t, player, symbols=False)
    return Odds(first.second_roll(), _chances(t, player, held).second_roll())


def _benefit_odds(t: WitchTable, player: Player, card: Card) -> Odds | None:
    """A remedy, a bonus, a Help on this very problem, or a reroll, played now."""
    token = t.state.problems[player.at]
    if card.benefit in CURES:
        return Odds(1.0, 1.0) if card.benefit == token else None
    if card.benefit == "bonus":
        return _added(t, player, card.amount)
    if card.benefit == "help" and player.at in t.state.crises:
        return _added(t, player, HELP, helped=1)
    return _reroll_odds(t, player, *PLACES.values()) if card.benefit == "reroll" else None


def _reroll_odds(t: WitchTable, player: Player, *ways: Sequence[int]) -> Odds:
    """The card is out of her hand; dice of the pair just rolled are thrown again. [100l]"""
    held = _held(t, player)
    spent = (0, *held.rerolls)
    alone = _chances(t, player, Means(rerolls=(0,))).reroll(*ways)
    return Odds(alone, _chances(t, player, held._replace(rerolls=spent)).reroll(*ways))


def _without(player: Player, card: int | None) -> Player:
    """The same witch with a card spent."""
    return msgspec.structs.replace(player, hand=[x for x in player.hand if x != card])
