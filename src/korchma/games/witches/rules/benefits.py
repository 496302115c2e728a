"""Benefits that can be played at any moment of one's own turn."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product

from korchma.games.witches import events as e
from korchma.games.witches.options import HelpAt, LookAt, Pass, Play, Toss, TurnUp
from korchma.games.witches.rules.cackles import give_back, take_cackles
from korchma.games.witches.rules.cards import discard, draw
from korchma.games.witches.state import (
    Player,
    State,
    TheEnd,
    WitchTable,
    hand_limit,
    me,
    open_elves,
    target,
)
from korchma.kernel import SAFE, Ask, Flow, Option, several

EXTRA_CARDS = 2
INTROSPECTION = 2
BORROWING = 2
ELF_LIMIT = 3
PASS = Pass()
FEW_CRISES = 2
"""With so few crises left, a player who holds Help is asked before each card."""


def look(t: WitchTable, space: str) -> None:
    """The active witch alone sees the closed problem there. [100b, 100h, 138]"""
    s = t.state
    if space not in me(t).looked:
        me(t).looked += (space,)
        t.learn()
    token = s.problems[space]
    t.tell(e.Looked(s.active, space, token), s.active, e.SomebodyLooked(s.active, space))


def turn_up(t: WitchTable, space: str) -> None:
    """A closed problem is turned face up for good. [17, 57, 100n]"""
    s = t.state
    s.closed.remove(space)
    for player in s.players:
        if space in player.looked:
            player.looked = tuple(x for x in player.looked if x != space)
    t.learn()
    t.tell(e.TurnedUp(space, s.problems[space], target(t, space)))
    if s.problems[space] in t.content.elves:
        t.tell(e.ElvesLoose(open_elves(t)))


def _borrowing(t: WitchTable, card: int) -> Flow[None]:
    """Look at two closed problems on the map, or at the only one. [100b]"""
    s = t.state
    options = [LookAt(space) for space in s.closed]
    n = min(BORROWING, len(options))
    picked: tuple[Option, ...] = tuple(options)
    if len(options) > n:
        picked = several((yield Ask(s.active, "borrowing", options, pick=(n, n), rule="100b")))
    for each in picked:
        if isinstance(each, LookAt):
            look(t, each.at)


def _extra_cards(t: WitchTable, card: int) -> Flow[None]:
    """Draw two, over the limit if need be; some cards cost a cackle. [100e]"""
    draw(t, t.state.active, EXTRA_CARDS)
    if t.content.cards[card].cackle:
        yield from take_cackles(t, 1)


def _help(t: WitchTable, card: int) -> Flow[None]:
    """Remove a crisis from a problem; in an attempt this lowers its target at once. [100g]"""
    s = t.state
    options = [HelpAt(space) for space in s.crises]
    at = options[0].at
    if len(options) > 1:
        match (yield Ask(s.active, "help", options, rule="100g")):
            case HelpAt(space):
                at = space
    remove_crises(t, at, 1)
    t.tell(e.CrisisHelped(at))


def remove_crises(t: WitchTable, space: str, n: int) -> None:
    """Crises go from a problem back to the pool."""
    s = t.state
    s.crises[space] -= n
    if not s.crises[space]:
        del s.crises[space]
    s.crisis_pool += n


def _introspection(t: WitchTable, card: int) -> Flow[None]:
    """Return up to two cackles. [100m]"""
    yield from give_back(t, t.state.active, INTROSPECTION, "introspection", "100m")


def _shamble(t: WitchTable, card: int) -> Flow[None]:
    """Turn any closed problem face up, and count the elves. [100n]"""
    s = t.state
    options = [TurnUp(space) for space in s.closed]
    at = options[0].at
    if len(options) > 1:
        match (yield Ask(s.active, "shamble", options, rule="100n")):
            case TurnUp(space):
                at = space
    turn_up(t, at)
    if t.options.elf_check_on_shamble and open_elves(t) >= ELF_LIMIT:
        s.ending = "elves"
        raise TheEnd


def _transmutation(t: WitchTable, card: int) -> Flow[None]:
    """Discard any number of cards, draw as many and one for this card. [100p]"""
    s, player = t.state, me(t)
    picked: tuple[Option, ...] = ()
    if player.hand:
        options = [Toss(each) for each in player.hand]
        most = len(options)
        picked = several((yield Ask(s.active, "toss", options, pick=(0, most), rule="100p")))
    for each in picked:
        if isinstance(each, Toss):
            discard(t, player, each.card)
    t.tell(e.Tossed(s.active, len(picked)))
    draw(t, s.active, len(picked) + 1)


_EFFECTS: dict[str, Callable[[WitchTable, int], Flow[None]]] = {
    "borrowing": _borrowing,
    "extra-cards": _extra_cards,
    "help": _help,
    "introspection": _introspection,
    "shamble": _shamble,
    "transmutation": _transmutation,
}


_EFFECTIVE = {
    (no_closed, no_crises, no_cackles): ("extra-cards", "transmutation")
    + (() if no_closed else ("borrowing", "shamble"))
    + (() if no_crises else ("help",))
    + (() if no_cackles else ("introspection",))
    for no_closed, no_crises, no_cackles in product((False, True), repeat=3)
}


def effective(s: State, player: Player) -> tuple[str, ...]:
    """The any-time benefits that would change something now."""
    return _EFFECTIVE[not s.closed, not s.crises, not player.cackles]


def plays(t: WitchTable, player: Player, *more: str) -> list[Option]:
    """The cards whose benefit can be played at this very moment, wherever it is. [20, 102, 140]

    ``more`` are benefits that belong to this moment alone.
    """
    s = t.state
    benefits = _EFFECTIVE[not s.closed, not s.crises, not player.cackles] + more
    return [*filter(None, map(t.content.offers[benefits].get, player.hand))]


def plays_of(t: WitchTable, player: Player, benefit: str) -> list[Option]:
    """The cards in hand with this benefit, to be played for it."""
    return [*filter(None, map(t.content.offers[benefit,].get, player.hand))]


def play_benefit(t: WitchTable, card: int) -> Flow[None]:
    """Play a card for its any-time benefit. [18, 20]"""
    discard(t, me(t), card)
    t.tell(e.Played(t.state.active, card))
    yield from _EFFECTS[t.content.cards[card].benefit](t, card)


def window(t: WitchTable, about: str, *, last: bool = False) -> Flow[None]:
    """A moment to play benefits before the turn goes on. [140]

    Most people let it pass, and clients do so for them, unless Help may save the game, or an
    Introspection that returns cackles is replaced at once by the draw. In that last window one
    without cackles may be played only to make room.
    """
    s, player = t.state, me(t)
    while True:
        options = plays(t, player)
        if last and not player.cackles:
            options += plays_of(t, player, "introspection")
        if not options:
            return
        yield SAFE
        if last:
            urgent = player.cackles and len(player.hand) <= hand_limit(player)
        else:
            urgent = s.crisis_pool <= FEW_CRISES and bool(s.crises)
        matters = urgent and plays_of(t, player, "introspection" if last else "help")
        usual = None if matters else PASS
        match (yield Ask(s.active, about, [PASS, *options], rule="140", usual=usual)):
            case Play(card):
                yield from play_benefit(t, card)
            case _:
                return
