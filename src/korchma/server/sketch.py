"""The table as one client sees it, put into the words of the protocol."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from korchma.kernel import Ask, Option, Session, TakenBack, refs
from korchma.kernel.things import kinds
from korchma.server import protocol as p

if TYPE_CHECKING:
    from korchma.server.live import LiveTable


def odds_info(session: Session, seat: int, option: Option) -> p.OddsInfo | None:
    """The odds of an option, for the wire."""
    odds = session.odds(seat, option)
    return p.OddsInfo(odds.chance, odds.best, odds.exact) if odds else None


def ask_info(session: Session, ask: Ask, number: int) -> p.AskInfo:
    """A question with everything a client needs to show it, for the one who is asked."""
    things = session.things(ask)
    return p.AskInfo(
        number=number,
        seat=ask.seat,
        about=ask.about,
        rule=ask.rule,
        options=tuple(
            p.OptionInfo(option, refs(option), odds_info(session, ask.seat, option))
            for option in ask.options
        ),
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


def standing_events(session: Session, seat: int | None, since: int) -> list[tuple[int, Any]]:
    """Events after a number, without those taken back since."""
    told = session.events(seat, since)
    out: list[tuple[int, Any]] = []
    for number, event in told:
        if isinstance(event, TakenBack):
            out = [each for each in out if each[0] <= event.to]
        out.append((number, event))
    return out


def state_for(live: LiveTable, person: str | None, since: int, *, reset: bool) -> p.State:
    """Everything one person may see of a table now."""
    session, waiting = live.session, live.session.waiting
    mine = live.seats_of(person)
    begun = live.row["status"] != "open"
    asked = [seat for seat in mine if begun and session.ask_of(seat) is not None]
    missing = [seat for seat in asked if seat in session.waiting]
    seat = next(iter([*missing, *asked, *mine]), None)
    over = session.ask is None
    asks = []
    for each in asked:
        ask = session.ask_of(each)
        assert ask is not None
        asks.append(ask_info(session, ask, live.asked))
    undos = ((each, session.can_undo(each)) for each in mine)
    return p.State(
        table=live.info(person),
        seat=seat,
        number=len(session.events_log),
        view=live.view(seat),
        asks=tuple(asks),
        waiting=waiting if begun else (),
        events=tuple(standing_events(session, seat, 0 if reset else since)),
        undo=tuple(p.UndoInfo(i, undo.free, undo.needs) for i, undo in undos if undo),
        wish=live.wish_info(),
        stop=person in live.stopping,
        reset=reset,
        result=session.result if over else None,
        seed=session.seed if over else "",
    )


encode = msgspec.json.Encoder().encode
