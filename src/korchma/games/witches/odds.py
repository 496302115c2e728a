"""The exact chance to solve a problem, by enumeration of the dice."""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import product

from korchma.games.witches.content import Box, Card
from korchma.games.witches.options import Accept, Land, Lend, LendToken, Roll, Stay, Walk
from korchma.games.witches.state import Player, WitchTable, hard_bonus, target
from korchma.kernel import Ask, Odds, Option

Faces = tuple[int, ...]


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
def four_chance(faces: Faces, need: int, rerolls: int = 0) -> float:
    """The chance that four dice, two and two, show ``need`` or more.

    >>> round(four_chance((0, 2, 3, 4, 5, 6), 12), 3)
    0.682
    """
    throws = product(faces, repeat=2)
    return sum(_four_from(faces, a, b, need, rerolls) for a, b in throws) / len(faces) ** 2


@cache
def _four_from(faces: Faces, a: int, b: int, need: int, rerolls: int) -> float:
    """The same, with the first pair on the table."""
    keep = pair_chance(faces, need - a - b, rerolls)
    if not rerolls:
        return keep
    n = len(faces)
    one = sum(_four_from(faces, x, b, need, rerolls - 1) for x in faces) / n
    other = sum(_four_from(faces, a, x, need, rerolls - 1) for x in faces) / n
    return max(keep, one, other, four_chance(faces, need, rerolls - 1))


def dice_chance(faces: Faces, dice: list[int], need: int, rerolls: int = 0) -> float:
    """The chance that all four dice reach ``need``, with those rolled so far."""
    if not dice:
        return four_chance(faces, need, rerolls)
    if len(dice) == 2:
        return _four_from(faces, dice[0], dice[1], need, rerolls)
    return _pair_from(faces, dice[2], dice[3], need - dice[0] - dice[1], rerolls)


def _cure(player: Player, cards: list[Card], token: str) -> bool:
    """Something in hand solves this for sure."""
    if any(card.benefit == token for card in cards):
        return True
    if token == "sick-pig" and player.token == "pig":
        return True
    return len({card.character for card in cards if card.power_of_three}) >= 3


def _worth(card: Card, group: str, crises: int, symbols: bool) -> int:
    """The most a card can add to the total here: as a symbol, a bonus, or Help."""
    best = {"headology": 1, "magic": 2, "broom": 0}[card.symbol] if symbols else 0
    if card.benefit == "bonus" and card.against in ("", group):
        best = max(best, card.amount)
    if card.benefit == "help" and crises:
        best = max(best, 2)
    return best


def best_chance(
    box: Box, player: Player, token: str, need: int, dice: list[int], crises: int = 0
) -> float:
    """The chance with every card in hand put to its best use; ``need`` as the dice must show it."""
    cards = [box.cards[card] for card in player.hand]
    if _cure(player, cards, token):
        return 1.0
    group, symbols = box.tokens[token].group, len(dice) < 4
    rolls = sorted(
        (card for card in cards if card.benefit == "reroll"),
        key=lambda card: _worth(card, group, crises, symbols),
    )
    fixed = sum(_worth(card, group, crises, symbols) for card in cards if card not in rolls)
    fixed += 2 if symbols and player.token == "magic" else 0
    chances = []
    for n in range(len(rolls) + 1):
        plus = fixed + sum(_worth(card, group, crises, symbols) for card in rolls[n:])
        chances.append(dice_chance(box.faces, dice, need - plus, n))
    return max(chances)


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
            return _attempt_odds(t, ask.seat, 0)
        case Lend(card):
            return _attempt_odds(t, ask.seat, t.content.symbols[card], card)
        case LendToken():
            return _attempt_odds(t, ask.seat, 2)
        case _:
            return None


def _attempt_odds(t: WitchTable, seat: int, plus: int, spent: int | None = None) -> Odds | None:
    """The chance from here, and with every card left."""
    s, player = t.state, t.state.players[seat]
    going = s.attempt
    if going is None:
        return None
    have = going.symbols + going.bonus + hard_bonus(player) + plus
    need = target(t, player.at) - have
    alone = dice_chance(t.content.faces, going.dice, need)
    left = player
    if spent is not None:
        hand = [card for card in player.hand if card != spent]
        left = Player(player.witch, player.at, hand, 0, 0, (), (), (), player.token, ())
    crises = s.crises.get(player.at, 0)
    best = best_chance(t.content, left, s.problems[player.at], need, going.dice, crises)
    return Odds(alone, best)
