"""Effects of action cards: a condition, and what follows if it holds."""

from __future__ import annotations

from korchma.games.ronin import events as e
from korchma.games.ronin.box.box import INDEX
from korchma.games.ronin.box.rows import Effect
from korchma.games.ronin.options import With
from korchma.games.ronin.rules.gaining import gain
from korchma.games.ronin.rules.losing import can_lose, lose
from korchma.games.ronin.rules.partnership import advance, advance_all, advance_chosen
from korchma.games.ronin.state import Player, RoninTable, counts, left_of, right_of
from korchma.kernel import Ask, Flow

MOST = 3
"""A 1/2/3 effect scales no further. [45]"""
THREE = ("exploration", "magic", "combat")


def resolve(t: RoninTable, seat: int, at: int) -> Flow[None]:
    """The effect of the card at a place of the timeline, as fully as possible. [43-46]

    It sees the supply, the earlier cards and its own card. [42]
    """
    player = t.state.players[seat]
    card = player.row[at]
    effect = t.content.cards[card].effect
    assert effect is not None
    if effect.when == "partner":
        yield from _by_partner(t, seat, card, effect)
    elif effect.when in ("lose", "lose-up-to"):
        yield from _by_losing(t, seat, at, effect)
    else:
        yield from _result(t, seat, card, effect, level(t, player, at, effect))


def level(t: RoninTable, player: Player, at: int, effect: Effect) -> int:
    """How far a condition on what one has is met: 0 not at all, 3 at the most. [45-47]"""
    if effect.when.startswith("inactive"):
        have = _inactive(t, player, at)
    else:
        colours = t.content.colours
        have = sum(colours[card] == effect.colour for card in player.row[: at + 1])
    match effect.when:
        case "exactly" | "inactive-exactly":
            return int(have == effect.count)
        case "at-least" | "inactive-at-least":
            return int(have >= effect.count)
    return min(MOST, have)


def _inactive(t: RoninTable, player: Player, at: int) -> int:
    """Inactive tokens and uncovered inactive prints within reach. [15, 47]"""
    s = t.state
    have = counts(t, player, at + 1)
    return sum(have) - have[s.left] - have[s.right]


def inactive(t: RoninTable) -> list[int]:
    """The symbols that score nothing in this chapter. [15]"""
    return [symbol for symbol in range(4) if symbol not in (t.state.left, t.state.right)]


def _by_losing(t: RoninTable, seat: int, at: int, effect: Effect) -> Flow[None]:
    """What is lost pays for what is gained; as much as possible is lost. [44, 45, 49]"""
    player = t.state.players[seat]
    symbols = [INDEX[effect.symbol]] if effect.symbol else inactive(t)
    choice = can_lose(t, player, symbols, at + 1)
    n = effect.count if effect.when == "lose" else min(MOST, len(choice))
    card = player.row[at]
    if not n or len(choice) < n:
        t.tell(e.Fizzled(seat, player.character, card))
        return
    yield from lose(t, seat, choice, n, n)
    yield from _result(t, seat, card, effect, n)


def _by_partner(t: RoninTable, seat: int, card: str, effect: Effect) -> Flow[None]:
    """Count the chosen partner's cards; one who has none may not be chosen. [54, 94]"""
    s, colours = t.state, t.content.colours
    have: dict[int, int] = {}
    for partner in (left_of(s, seat), right_of(s, seat)):
        n = sum(colours[each] == effect.colour for each in s.players[partner].row)
        if n:
            have[partner] = min(MOST, n)
    if not have:
        t.tell(e.Fizzled(seat, s.players[seat].character, card))
        return
    chosen = next(iter(have))
    if len(have) > 1:
        options = [With(each, s.players[each].character) for each in have]
        match (yield Ask(seat, "partner", options, rule="54")):
            case With(partner):
                chosen = partner
    if effect.gain == "one-track":
        track = seat if chosen == left_of(s, seat) else chosen
        yield from advance(t, track, effect.amount or have[chosen])
    else:
        yield from _result(t, seat, card, effect, have[chosen])


def _result(t: RoninTable, seat: int, card: str, effect: Effect, met: int) -> Flow[None]:
    """What a condition met so far brings; nothing where it is not. [43, 48]"""
    s = t.state
    if not met:
        t.tell(e.Fizzled(seat, s.players[seat].character, card))
        return
    n = effect.amount or met
    match effect.gain:
        case "left":
            gain(t, seat, s.left, n, card)
        case "right":
            gain(t, seat, s.right, n, card)
        case "each":
            gain(t, seat, s.left, n, card)
            gain(t, seat, s.right, n, card)
        case "three":
            for symbol in THREE:
                gain(t, seat, INDEX[symbol], n, card)
        case "symbol":
            gain(t, seat, INDEX[effect.of], n, card)
        case "both-tracks":
            yield from advance_all(t, seat, n)
        case "one-track":
            yield from advance_chosen(t, seat, n, "48")
