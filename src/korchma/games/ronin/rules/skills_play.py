"""Skills used in step 2, after one's own cards have done what they do."""

from __future__ import annotations

from korchma.games.ronin import events as e
from korchma.games.ronin.box.box import INDEX, SYMBOLS
from korchma.games.ronin.options import (
    Again,
    GainSymbol,
    Play,
    Split,
    SwapIn,
    SwapOut,
    Trade,
    Train,
    Uncover,
    With,
)
from korchma.games.ronin.rules.effects import MOST, inactive, resolve
from korchma.games.ronin.rules.gaining import draw_to_hand, forget, gain
from korchma.games.ronin.rules.laying import lay
from korchma.games.ronin.rules.losing import can_lose, lose
from korchma.games.ronin.rules.partnership import gain_chosen
from korchma.games.ronin.rules.skill import Skill, active, gain_each, gain_left, gain_right
from korchma.games.ronin.state import RoninTable, counts, left_of, right_of
from korchma.kernel import Ask, Flow, several


def _geralt_1(t: RoninTable, seat: int) -> Flow[None]:
    """Two left-active tokens."""
    gain_left(t, seat, 2)
    yield from ()


def _yennefer_1(t: RoninTable, seat: int) -> Flow[None]:
    """Two right-active tokens."""
    gain_right(t, seat, 2)
    yield from ()


def _triss_1(t: RoninTable, seat: int) -> Flow[None]:
    """One of each active."""
    gain_each(t, seat)
    yield from ()


def _has_inactive(t: RoninTable, seat: int) -> bool:
    return bool(can_lose(t, t.state.players[seat], inactive(t)))


def _geralt_2(t: RoninTable, seat: int) -> Flow[None]:
    """Lose up to three inactive symbols for as many active ones, split at will."""
    choice = can_lose(t, t.state.players[seat], inactive(t))
    n = yield from lose(t, seat, choice, 0, min(MOST, len(choice)))
    if n:
        options = [Split(left, n - left) for left in range(n + 1)]
        match (yield Ask(seat, "split", options, rule="23")):
            case Split(left, right):
                gain_left(t, seat, left)
                gain_right(t, seat, right)


def _again(t: RoninTable, seat: int, since: int) -> list[Again]:
    """Cards of the timeline with a standard effect, from a place on."""
    standard = t.content.standard
    return [Again(card) for card in t.state.players[seat].row[since:] if card in standard]


def _geralt_3(t: RoninTable, seat: int) -> Flow[None]:
    """The standard effect of one card played this turn, once more."""
    player = t.state.players[seat]
    options = _again(t, seat, player.first)
    chosen = options[0].card
    if len(options) > 1:
        match (yield Ask(seat, "again", options, rule="23")):
            case Again(card):
                chosen = card
    yield from resolve(t, seat, player.row.index(chosen))


def _ciri_4(t: RoninTable, seat: int) -> Flow[None]:
    """The standard effects of one or two cards of the timeline, once more."""
    options = _again(t, seat, 0)
    ask = Ask(seat, "again-two", options, pick=(1, min(2, len(options))), ordered=True, rule="23")
    for each in several((yield ask)):
        assert isinstance(each, Again)
        yield from resolve(t, seat, t.state.players[seat].row.index(each.card))


def _trades(t: RoninTable, seat: int) -> list[Trade]:
    have = counts(t, t.state.players[seat])
    return [Trade(SYMBOLS[symbol], n) for symbol in active(t) for n in (1, 2) if n <= have[symbol]]


def _yennefer_3(t: RoninTable, seat: int) -> Flow[None]:
    """Lose one or two of one active symbol, gain two more of the other."""
    match (yield Ask(seat, "trade", _trades(t, seat), rule="23")):
        case Trade(name, n):
            symbol = INDEX[name]
            choice = can_lose(t, t.state.players[seat], [symbol])
            yield from lose(t, seat, choice, n, n)
            other = next(each for each in active(t) if each != symbol)
            gain(t, seat, other, n + 2)


def _ciri_2(t: RoninTable, seat: int) -> Flow[None]:
    """Swap a card of the hand with one of the timeline; then an active token."""
    player = t.state.players[seat]
    new = old = ""
    options = [SwapIn(card) for card in player.hand]
    match (yield Ask(seat, "swap-in", options, rule="23")):
        case SwapIn(card):
            new = card
    match (yield Ask(seat, "swap-out", [*map(SwapOut, player.row[: player.first])], rule="23")):
        case SwapOut(card):
            old = card
    at = player.row.index(old)
    player.row[at], player.lost[at] = new, 0
    player.hand.remove(new)
    forget(player.known, new)
    player.hand.append(old)
    player.known.append(old)
    if at in player.tea:
        player.tea.remove(at)
    t.learn()
    t.tell(e.Swapped(seat, player.character, new, old))
    yield from gain_chosen(t, seat, active(t), 1, "gain-active", "23")


def _ciri_3(t: RoninTable, seat: int) -> Flow[None]:
    """Play a third card, resolve its standard effect, draw one."""
    player = t.state.players[seat]
    options = [t.content.plays[card] for card in player.hand]
    match (yield Ask(seat, "third-card", options, rule="23")):
        case Play(card):
            lay(t, seat, [card])
    player.todo.clear()
    at = len(player.row) - 1
    if player.row[at] in t.content.standard:
        yield from resolve(t, seat, at)
    who, drawn = player.character, tuple(draw_to_hand(t, seat, 1))
    t.tell(e.Drew(seat, who, len(drawn), drawn), to=seat, others=e.Drew(seat, who, len(drawn)))


def _vesemir_3(t: RoninTable, seat: int) -> Flow[None]:
    """A colour and an active symbol: a token for each card of the colour, three at most."""
    colours = [t.content.colours[card] for card in t.state.players[seat].row]
    options = [
        Train(colour, SYMBOLS[symbol]) for colour in dict.fromkeys(colours) for symbol in active(t)
    ]
    match (yield Ask(seat, "train", options, rule="23")):
        case Train(colour, name):
            gain(t, seat, INDEX[name], min(MOST, colours.count(colour)))


def _covered(t: RoninTable, seat: int) -> list[Uncover]:
    """Printed symbols under lost markers."""
    player, prints = t.state.players[seat], t.content.prints
    return [
        Uncover(card, SYMBOLS[symbol])
        for card, lost in zip(player.row, player.lost, strict=True)
        for bit, symbol in enumerate(prints[card], 1)
        if lost & bit
    ]


def _triss_2(t: RoninTable, seat: int) -> Flow[None]:
    """Take up to two lost markers off prints; a left-active token for each one short of two."""
    player, options = t.state.players[seat], _covered(t, seat)
    off: tuple[object, ...] = ()
    if options:
        ask = Ask(seat, "uncover", options, pick=(0, min(2, len(options))), rule="23")
        off = several((yield ask))
    for each in off:
        assert isinstance(each, Uncover)
        at, symbol = player.row.index(each.card), INDEX[each.symbol]
        for bit, printed in enumerate(t.content.prints[each.card], 1):
            if printed == symbol and player.lost[at] & bit:
                player.lost[at] &= ~bit
                break
        t.tell(e.Uncovered(seat, player.character, each.card, each.symbol))
    gain_left(t, seat, 2 - len(off))


def _yuki_onna_1(t: RoninTable, seat: int) -> Flow[None]:
    """A partner and you gain one left-active, you also one right-active."""
    s = t.state
    options = [With(x, s.players[x].character) for x in (left_of(s, seat), right_of(s, seat))]
    match (yield Ask(seat, "share", options, rule="23")):
        case With(partner):
            gain_each(t, seat)
            if not s.players[partner].automa:
                gain_left(t, partner, 1)


def _printed(t: RoninTable, seat: int) -> list[int]:
    """Active symbols printed and uncovered in a partner's timeline."""
    s, prints = t.state, t.content.prints
    seen = {
        symbol
        for partner in (left_of(s, seat), right_of(s, seat))
        for card, lost in zip(s.players[partner].row, s.players[partner].lost, strict=True)
        for bit, symbol in enumerate(prints[card], 1)
        if not lost & bit
    }
    return [symbol for symbol in active(t) if symbol in seen]


def _yuki_onna_3(t: RoninTable, seat: int) -> Flow[None]:
    """Two tokens of an active symbol that a partner shows."""
    options = [GainSymbol(SYMBOLS[symbol]) for symbol in _printed(t, seat)]
    chosen = options[0].symbol
    if len(options) > 1:
        match (yield Ask(seat, "gain-active", options, rule="23")):
            case GainSymbol(name):
                chosen = name
    gain(t, seat, INDEX[chosen], 2)


PLAY = {
    "geralt-1": Skill(_geralt_1),
    "geralt-2": Skill(_geralt_2, _has_inactive),
    "geralt-3": Skill(_geralt_3, lambda t, x: bool(_again(t, x, t.state.players[x].first))),
    "yennefer-1": Skill(_yennefer_1),
    "yennefer-3": Skill(_yennefer_3, lambda t, x: bool(_trades(t, x))),
    "ciri-2": Skill(_ciri_2, lambda t, x: t.state.players[x].first > 0),
    "ciri-3": Skill(_ciri_3),
    "ciri-4": Skill(_ciri_4, lambda t, x: bool(_again(t, x, 0))),
    "vesemir-3": Skill(_vesemir_3),
    "triss-1": Skill(_triss_1),
    "triss-2": Skill(_triss_2),
    "yuki-onna-1": Skill(_yuki_onna_1),
    "yuki-onna-3": Skill(_yuki_onna_3, lambda t, x: bool(_printed(t, x))),
}
