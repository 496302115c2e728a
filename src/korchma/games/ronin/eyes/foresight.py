"""What cards would bring if they were played now: for people, never for the rules."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

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


class Change(msgspec.Struct, frozen=True):
    """What one card, or the tea after it, would change: symbols, levels of tracks, experience."""

    card: str
    symbols: tuple[int, ...]
    tracks: tuple[int, ...]
    xp: int


class Foresight(msgspec.Struct, frozen=True):
    """Each card's own change, that of the tea ceremony, and where it would all lead."""

    cards: tuple[Change, ...]
    tea: Change
    counts: tuple[int, ...]
    would: tuple[int, int]
    tracks: tuple[int, ...]
    either_order: bool


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
    other = _foresee(t, ask.seat, cards[::-1])
    same = (found.counts, found.tracks) == (other.counts, other.tracks)
    return msgspec.structs.replace(found, either_order=same)


def _aside(t: RoninTable, seat: int) -> RoninTable:
    """The table again, with copies of all that a seat's cards can change."""
    s = t.state
    players = s.players[:]
    for each in {seat, left_of(s, seat), right_of(s, seat)}:
        players[each] = _COPY(players[each])
    lists = {"tracks": s.tracks[:], "deck": s.deck[:], "discard": s.discard[:]}
    return Table(msgspec.structs.replace(s, players=players, **lists), t.content, t.options)


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
        changes.append(_change(twin, seat, card, before))
    before = _measure(twin, seat)
    while player.tea:
        run(resolve(twin, seat, player.tea.pop(0)))
    run(pass_cups(twin, seat))
    return Foresight(
        cards=tuple(changes),
        tea=_change(twin, seat, "", before),
        counts=tuple(counts(twin, player)),
        would=would_score(twin, player),
        tracks=tuple(twin.state.tracks),
        either_order=True,
    )


def _measure(t: RoninTable, seat: int) -> tuple[list[int], list[int], int]:
    player = t.state.players[seat]
    return counts(t, player), t.state.tracks[:], player.xp


def _change(
    t: RoninTable, seat: int, card: str, before: tuple[list[int], list[int], int]
) -> Change:
    """The difference to what was measured before."""
    symbols, tracks, xp = _measure(t, seat)
    return Change(
        card,
        tuple(now - then for now, then in zip(symbols, before[0], strict=True)),
        tuple(now - then for now, then in zip(tracks, before[1], strict=True)),
        xp - before[2],
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
