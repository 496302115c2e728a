"""The table as one client sees it, put into the words of the protocol."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from korchma.kernel import Ask, Option, Session, TakenBack, Told, refs
from korchma.kernel.things import kinds
from korchma.server import protocol as p
from korchma.server.tables.disclosing import disclose

if TYPE_CHECKING:
    from korchma.server.tables.live import LiveTable
    from korchma.server.tables.seated import Seated


def odds_info(session: Session, seat: int, option: Option) -> p.OddsInfo | None:
    """The odds of an option, for the wire."""
    odds = session.odds(seat, option)
    return p.OddsInfo(odds.chance, odds.best, odds.exact, odds.error) if odds else None


def ask_info(live: LiveTable, ask: Ask) -> p.AskInfo:
    """A question with everything a client needs to show it, for the one who is asked."""
    session = live.session
    things = session.things(ask)
    return p.AskInfo(
        number=live.asked,
        seat=ask.seat,
        about=ask.about,
        rule=ask.rule,
        options=_options(live, ask),
        pick=ask.pick,
        ordered=ask.ordered,
        usual=ask.usual,
        things=things,
        kinds=dict(kinds(type(things))) if things is not None else {},
        refusals=tuple(
            p.RefusalInfo(
                each.ref,
                each.rule,
                each.reason,
                each.things,
                dict(kinds(type(each.things))) if each.things is not None else {},
            )
            for each in session.refusals(ask.seat)
        ),
        answered=ask.seat not in session.waiting,
        answer=session.pending.get(ask.seat),
    )


def _options(live: LiveTable, ask: Ask) -> tuple[p.OptionInfo, ...]:
    """What may be chosen, with the odds as far as they are known, or that they follow."""
    session, seat = live.session, ask.seat
    if session.game.eyes.slow_odds is None:
        return tuple(_option(each, odds_info(session, seat, each)) for each in ask.options)
    known = live.chances.of(seat)
    if known is None:
        return tuple(_option(each, soon=session.odds_follow(seat, each)) for each in ask.options)
    return tuple(map(_option, ask.options, known))


def _option(option: Option, odds: p.OddsInfo | None = None, *, soon: bool = False) -> p.OptionInfo:
    """An option with the things it concerns."""
    return p.OptionInfo(option, refs(option), odds, soon)


def standing_events(story: Sequence[Told], seat: int | None, since: int) -> list[tuple[int, Any]]:
    """What a seat was told after a number, without what was taken back since."""
    out: list[tuple[int, Any]] = []
    for told in story[since:]:
        event = told.seen_by(seat)
        if event is None:
            continue
        if isinstance(event, TakenBack):
            out = [each for each in out if each[0] <= event.to]
        out.append((told.number, event))
    return out


def state_for(live: LiveTable, person: str | None, since: int, *, reset: bool) -> p.State:
    """Everything one person may see of a table now."""
    session, waiting = live.session, live.session.waiting
    mine = live.seats_of(person)
    begun = not live.filling
    asked = [seat for seat in mine if begun and session.ask_of(seat) is not None]
    seat = live.shown(person)
    over = session.ask is None
    asks = []
    for each in asked:
        ask = session.ask_of(each)
        assert ask is not None
        asks.append(ask_info(live, ask))
    seen = live.sights.of(seat)
    events = standing_events(session.events_log, seat, 0 if reset else since)
    undos = ((each, session.can_undo(each)) for each in mine)
    return p.State(
        table=live.info(person),
        seat=seat,
        number=len(session.events_log),
        view=seen.view,
        asks=tuple(asks),
        waiting=waiting if begun else (),
        events=tuple(events),
        undo=tuple(p.UndoInfo(i, undo.free, undo.needs) for i, undo in undos if undo),
        wish=live.undoing.info(),
        stop=person in live.stopping,
        reset=reset,
        result=session.result if over else None,
        seed=session.seed if over else "",
        secrets=disclose(session.game, seen.secrets, (event for _, event in events)),
    )


def bare_state(table: Seated, person: str | None, story: Sequence[Told], view: Any) -> p.State:
    """A table at which nobody is asked anything: what happened, and the last that was seen."""
    seat = next(iter(table.seats_of(person)), None)
    events = tuple(standing_events(story, seat, 0))
    number, info = len(story), table.info(person)
    return p.State(info, seat, number, view, (), (), events, (), None, False, reset=True)


encode = msgspec.json.Encoder().encode
