"""What cards would bring if they were played now: for people, never for the rules."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from msgspec.structs import replace

from korchma.games.ronin.options import Play, TakePair
from korchma.games.ronin.rules.chapter import would_score
from korchma.games.ronin.rules.effects import resolve
from korchma.games.ronin.rules.laying import append
from korchma.games.ronin.rules.tea import pass_cups
from korchma.games.ronin.state import Player, RoninTable, counts, left_of, right_of
from korchma.kernel import Ask, Flow, Option, Table
from korchma.kernel.ask import AskAll
from korchma.kernel.copying import copier

_COPY = copier(Player)
Measure = tuple[Sequence[int], Sequence[int], int]
"""Symbols, levels of tracks, experience."""


class Change(msgspec.Struct, frozen=True):
    """What one card, or the tea after it, would change: symbols, levels of tracks, experience."""

    card: str
    symbols: tuple[int, ...]
    tracks: tuple[int, ...]
    xp: int


class Foresight(msgspec.Struct, frozen=True):
    """Each card's own change, that of the tea ceremony, and where it would all lead.

    `turned`: what the other order of two cards would bring more or less, where it does.
    """

    cards: tuple[Change, ...]
    tea: Change
    counts: tuple[int, ...]
    would: tuple[int, int]
    tracks: tuple[int, ...]
    turned: Change | None = None


def foresee(t: RoninTable, ask: Ask, answer: Sequence[Option]) -> Foresight | None:
    """The cards of an answer, laid now one after the other; a pair's, as if in hand. [38-57]

    Where a real player would choose, the first choice is taken; nothing hidden is looked at.
    """
    cards: list[str] = []
    for option in answer:
        if isinstance(option, Play):
            cards.append(option.card)
        elif isinstance(option, TakePair):
            cards += t.state.slots[option.slot]
    if not cards:
        return None
    found = _foresee(t, ask.seat, cards)
    if len(cards) != 2:
        return found
    here, there = _end(found), _end(_foresee(t, ask.seat, cards[::-1]))
    return found if here == there else replace(found, turned=_between(here, there))


def _aside(t: RoninTable, seat: int) -> RoninTable:
    """The table again, with copies of all that a seat's cards can change."""
    s = t.state
    players = s.players[:]
    for each in {seat, left_of(s, seat), right_of(s, seat)}:
        players[each] = _COPY(players[each])
    lists = {"tracks": s.tracks[:], "deck": s.deck[:], "discard": s.discard[:]}
    return Table(replace(s, players=players, **lists), t.content, t.options)


def trial(t: RoninTable, seat: int, cards: Sequence[str]) -> RoninTable:
    """Another table on which these cards were laid and did what they do, tea included."""
    twin = _aside(t, seat)
    player = twin.state.players[seat]
    append(twin, seat, cards)
    while player.todo:
        run(resolve(twin, seat, player.todo.pop(0)))
    while player.tea:
        run(resolve(twin, seat, player.tea.pop(0)))
    return twin


def _foresee(t: RoninTable, seat: int, cards: Sequence[str]) -> Foresight:
    """Lay the cards on a copy of the table and see."""
    twin = _aside(t, seat)
    player = twin.state.players[seat]
    changes = []
    for card in cards:
        before = _measure(twin, seat)
        append(twin, seat, [card])
        if player.todo:
            run(resolve(twin, seat, player.todo.pop()))
        changes.append(_between(before, _measure(twin, seat), card))
    before = _measure(twin, seat)
    while player.tea:
        run(resolve(twin, seat, player.tea.pop(0)))
    run(pass_cups(twin, seat))
    return Foresight(
        cards=tuple(changes),
        tea=_between(before, _measure(twin, seat)),
        counts=tuple(counts(twin, player)),
        would=would_score(twin, player),
        tracks=tuple(twin.state.tracks),
    )


def _measure(t: RoninTable, seat: int) -> Measure:
    player = t.state.players[seat]
    return counts(t, player), t.state.tracks[:], player.xp


def _end(found: Foresight) -> Measure:
    """Where all that was foreseen leads; of experience only what it brings."""
    return found.counts, found.tracks, found.tea.xp + sum(each.xp for each in found.cards)


def _between(before: Measure, now: Measure, card: str = "") -> Change:
    """The difference of two measures."""
    return Change(
        card,
        tuple(n - then for n, then in zip(now[0], before[0], strict=True)),
        tuple(n - then for n, then in zip(now[1], before[1], strict=True)),
        now[2] - before[2],
    )


def run(flow: Flow[None]) -> None:
    """Run rules to their end, giving the first answer to everything."""
    try:
        asked = next(flow)
        while True:
            assert not isinstance(asked, AskAll)
            if not isinstance(asked, Ask):
                asked = next(flow)
            elif asked.pick is None:
                asked = flow.send(asked.options[0])
            else:
                asked = flow.send(tuple(asked.options[: asked.pick[1]]))
    except StopIteration:
        return
