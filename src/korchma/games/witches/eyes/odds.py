"""The exact chance to solve a problem, by enumeration of the dice."""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import product

import msgspec

from korchma.games.witches.box.box import Box
from korchma.games.witches.box.rows import Card, Symbol
from korchma.games.witches.options import Accept, Land, Lend, LendToken, Play, Roll, Stay, Walk
from korchma.games.witches.state import Player, WitchTable, hard_bonus, target
from korchma.kernel import Ask, Odds, Option

Faces = tuple[int, ...]
Symbols = tuple[int, ...]
SYMBOLS: dict[Symbol, int] = {"broom": 0, "headology": 1, "magic": 2}


@cache
def pair_chance(faces: Faces, need: int, rerolls: int = 0) -> float:
    """The chance that two dice show ``need`` or more, rerolling as well as can be.

    >>> round(pair_chance((0, 2, 3, 4, 5, 6), 8), 4)
    0.4167
    """
    throws = product(faces, repeat=2)
    return sum(_pair_from(faces, a, b, need, rerolls) for a, b in throws) / len(faces) ** 2


@cache
def _pair_from(faces: Faces, a: int, b: int, need: int, rerolls: int) -> float:
    """The same, with these two dice on the table."""
    if a + b >= need:
        return 1.0
    if not rerolls:
        return 0.0
    n = len(faces)
    one = sum(_pair_from(faces, x, b, need, rerolls - 1) for x in faces) / n
    other = sum(_pair_from(faces, a, x, need, rerolls - 1) for x in faces) / n
    return max(one, other, pair_chance(faces, need, rerolls - 1))


@cache
def four_chance(faces: Faces, need: int, rerolls: Symbols = ()) -> float:
    """The chance that four dice, two and two, show ``need`` or more.

    ``rerolls`` are the symbols (0, 1 or 2) of the Reroll cards in hand, lowest first: each may
    reroll one pair, or be added as a symbol between the pairs.

    >>> round(four_chance((0, 2, 3, 4, 5, 6), 12), 3)
    0.682
    """
    throws = product(faces, repeat=2)
    return sum(_four_from(faces, a, b, need, rerolls) for a, b in throws) / len(faces) ** 2


@cache
def _four_from(faces: Faces, a: int, b: int, need: int, rerolls: Symbols) -> float:
    """The same, with the first pair on the table."""
    left = need - a - b
    chances = [
        pair_chance(faces, left - sum(rerolls[kept:]), kept) for kept in range(len(rerolls) + 1)
    ]
    if rerolls:
        rest, n = rerolls[1:], len(faces)
        chances += [
            sum(_four_from(faces, x, b, need, rest) for x in faces) / n,
            sum(_four_from(faces, a, x, need, rest) for x in faces) / n,
            four_chance(faces, need, rest),
        ]
    return max(chances)


def dice_chance(faces: Faces, dice: list[int], need: int, rerolls: Symbols = ()) -> float:
    """The chance that all four dice reach ``need``, with those rolled so far."""
    if not dice:
        return four_chance(faces, need, rerolls)
    if len(dice) == 2:
        return _four_from(faces, dice[0], dice[1], need, rerolls)
    return _pair_from(faces, dice[2], dice[3], need - dice[0] - dice[1], len(rerolls))


def _cure(player: Player, cards: list[Card], token: str) -> bool:
    """Something in hand solves this for sure."""
    if any(card.benefit == token for card in cards):
        return True
    if token == "sick-pig" and player.token == "pig":
        return True
    return len({card.character for card in cards if card.power_of_three}) >= 3


def _worth(card: Card, group: str, symbols: bool) -> int:
    """The most a card can add to the total here: as a symbol, or as a bonus."""
    best = SYMBOLS[card.symbol] if symbols else 0
    if card.benefit == "bonus" and card.against in ("", group):
        best = max(best, card.amount)
    return best


def _fixed(cards: list[Card], group: str, crises: int, symbols: bool) -> int:
    """What all cards but the Rerolls add; one Help for each crisis lowers the target by 2."""
    helps = sorted(_worth(x, group, symbols) for x in cards if x.benefit == "help")
    others = sum(_worth(x, group, symbols) for x in cards if x.benefit not in ("help", "reroll"))
    return others + sum(2 if i < crises else worth for i, worth in enumerate(helps))


def best_chance(
    box: Box,
    player: Player,
    token: str,
    need: int,
    dice: list[int],
    crises: int = 0,
    symbols: bool = True,
) -> float:
    """The chance with every card in hand put to its best use; ``need`` as the dice must show it.

    ``symbols``: headology and magic can still be added. Cards that draw cards are not counted.
    """
    cards = [box.cards[card] for card in player.hand]
    if _cure(player, cards, token):
        return 1.0
    symbols = symbols and len(dice) < 4
    fixed = _fixed(cards, box.tokens[token].group, crises, symbols)
    rerolls = sorted(SYMBOLS[x.symbol] * symbols for x in cards if x.benefit == "reroll")
    if symbols and player.token == "magic":
        fixed += 2
    if len(dice) == 2 and not symbols:
        left = need - fixed - dice[0] - dice[1]
        return pair_chance(box.faces, left, len(rerolls))
    return dice_chance(box.faces, dice, need - fixed, tuple(rerolls))


def unseen_hard(t: WitchTable, seat: int) -> Counter[str]:
    """The hard problems that may lie under a closed token, as far as this seat knows."""
    s = t.state
    left = Counter({x.id: x.count for x in t.content.tokens.values() if x.hard})
    for player in s.players:
        left.subtract(player.hard)
    for space, token in s.problems.items():
        known = space not in s.closed or space in s.players[seat].looked
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


def space_odds(t: WitchTable, seat: int, space: str) -> Odds | None:
    """The chance to solve what lies there; over all that may lie there while it is closed."""
    s, box, player = t.state, t.content, t.state.players[seat]
    if space not in s.problems:
        return None
    plus, crises = hard_bonus(player), s.crises.get(space, 0)
    if space in s.closed and space not in player.looked:
        maybe = unseen_hard(t, seat)
    else:
        maybe = Counter({s.problems[space]: 1})
    alone = best = 0.0
    for token, n in maybe.items():
        if n > 0:
            need = box.tokens[token].difficulty + 2 * crises - plus
            alone += n * four_chance(box.faces, need)
            best += n * best_chance(box, player, token, need, [], crises)
    n = sum(each for each in maybe.values() if each > 0)
    return Odds(alone / n, best / n)


def odds(t: WitchTable, ask: Ask, option: Option) -> Odds | None:
    """The chance to solve the problem an option leads to, or the one being attempted."""
    match option:
        case Walk(to):
            return space_odds(t, ask.seat, to)
        case Land(at):
            return space_odds(t, ask.seat, at)
        case Stay():
            return space_odds(t, ask.seat, t.state.players[ask.seat].at)
        case Roll() | Accept():
            return _attempt_odds(t, t.state.players[ask.seat], 0, isinstance(option, Accept))
        case Lend(card):
            player = _without(t.state.players[ask.seat], card)
            return _attempt_odds(t, player, t.content.symbols[card])
        case LendToken():
            return _attempt_odds(t, _without(t.state.players[ask.seat], None), 2)
        case Play(card):
            return _benefit_odds(t, t.state.players[ask.seat], card)
        case _:
            return None


def _benefit_odds(t: WitchTable, player: Player, card: int) -> Odds | None:
    """A bonus, a Help on this very problem, or one reroll, played now."""
    row, going = t.content.cards[card], t.state.attempt
    if going is None:
        return None
    if row.benefit == "bonus":
        return _attempt_odds(t, _without(player, card), row.amount)
    if row.benefit == "help" and player.at in t.state.crises:
        return _attempt_odds(t, _without(player, card), 2)
    if row.benefit == "reroll":
        need = target(t, player.at) - going.symbols - going.bonus - hard_bonus(player)
        chance = dice_chance(t.content.faces, going.dice, need, (0,))
        return Odds(chance, chance)
    return None


def _without(player: Player, card: int | None) -> Player:
    """The same witch with a card, or (None) her token, spent."""
    hand = [each for each in player.hand if each != card]
    token = player.token if card is not None else ""
    return msgspec.structs.replace(player, hand=hand, token=token)


def _attempt_odds(t: WitchTable, player: Player, plus: int, last: bool = False) -> Odds | None:
    """The chance from here as things stand, and with every card left.

    Rolling on gives up symbols not yet played; ``last``: nothing more is rolled.
    """
    s, faces = t.state, t.content.faces
    going = s.attempt
    if going is None:
        return None
    need = target(t, player.at) - going.symbols - going.bonus - hard_bonus(player) - plus
    alone = dice_chance(faces, going.dice, need)
    if last:
        return Odds(alone, alone)
    symbols = bool(plus) or not going.dice
    token, crises = s.problems[player.at], s.crises.get(player.at, 0)
    return Odds(alone, best_chance(t.content, player, token, need, going.dice, crises, symbols))
