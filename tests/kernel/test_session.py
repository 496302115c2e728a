"""A table driven from outside: secret answers, refusals, events with numbers."""

from __future__ import annotations

import itertools

import msgspec
import pytest

from korchma.kernel import Ask, AskAll, Illegal, Session, TakenBack
from korchma.kernel.record import digest, parse, record
from korchma.kernel.restoring import restore
from tests.properties.tables import new, seats
from tests.toys.duel import DUEL, Bid, Dealt, DealtTo, Put, State, Won

encode = msgspec.json.encode


def duel(players: int = 3, seed: str = "session") -> Session:
    """A duel where everybody is asked for a bid."""
    return new(DUEL, "duel", players, seed)


def hand(session: Session, seat: int) -> list[int]:
    """The cards this seat holds."""
    state: State = session.table.state
    return state.players[seat].cards


def bid(session: Session, seat: int, number: int = 0) -> Bid:
    """Put in the card of this number; which it was."""
    chosen = Bid(hand(session, seat)[number])
    session.choose(chosen, seat)
    return chosen


def all_bid(session: Session, order: tuple[int, ...] = (0, 1, 2)) -> None:
    """One whole round of bids."""
    for seat in order:
        bid(session, seat)


def seen(session: Session) -> list[bytes]:
    """Everything anybody can see or was told."""
    eyes = (*range(session.players), None)
    return [encode((session.view(seat), session.events(seat))) for seat in eyes]


def reason(session: Session, answer: Bid | Put | tuple[Put, ...], seat: int | None) -> str:
    """Why this is refused; nothing has changed."""
    before = (digest(session), seen(session), session.pending, session.waiting)
    with pytest.raises(Illegal) as error:
        session.choose(answer, seat)
    assert (digest(session), seen(session), session.pending, session.waiting) == before
    return error.value.reason


# --- secret answers ------------------------------------------------------------------------------


def test_answers_come_in_any_order_and_lead_to_the_same() -> None:
    tables = []
    for order in itertools.permutations(range(3)):
        session = duel()
        all_bid(session, order)
        tables.append((digest(session), seen(session), session.log, session.marks))
    assert all(table == tables[0] for table in tables)


def test_nobody_sees_an_answer_before_all_are_in() -> None:
    session = duel()
    before = seen(session)
    for seat in (2, 0):
        bid(session, seat)
        assert seen(session) == before
    assert not session.log
    bid(session, 1)
    assert seen(session) != before
    assert len(session.log) == 1


def test_who_has_answered_is_no_longer_waited_for() -> None:
    session = duel()
    assert list(session.waiting) == [0, 1, 2]
    bid(session, 1)
    assert list(session.waiting) == [0, 2]
    assert isinstance(session.ask, AskAll)
    assert session.ask_of(1) in session.ask.asks


def test_one_may_change_ones_mind_until_the_last_is_in() -> None:
    session = duel()
    bid(session, 1, 0)
    changed = bid(session, 1, 4)
    assert session.pending == {1: changed}
    assert session.waiting == (0, 2)
    bid(session, 0)
    bid(session, 2)
    (answers,) = session.log
    assert isinstance(answers, dict)
    assert answers[1] == changed
    assert not session.pending


def test_a_bad_change_of_mind_leaves_the_first_answer() -> None:
    session = duel()
    first = bid(session, 1)
    foreign = Bid(hand(session, 0)[0])
    assert reason(session, foreign, 1) == "not-offered"
    assert session.pending == {1: first}


def test_an_answer_is_withdrawn_until_the_last_is_in() -> None:
    session = duel()
    bid(session, 1)
    session.withdraw(1)
    assert session.pending == {}
    assert session.waiting == (0, 1, 2)
    with pytest.raises(Illegal) as refused:
        session.withdraw(1)
    assert refused.value.reason == "nothing-to-undo"
    all_bid(session)
    with pytest.raises(Illegal):
        session.withdraw(0)


def test_what_is_pending_cannot_be_changed_from_outside() -> None:
    session = duel()
    bid(session, 1)
    session.pending.clear()
    assert session.waiting == (0, 2)


def test_a_fork_keeps_pending_answers_apart() -> None:
    session = duel()
    bid(session, 1)
    twin = session.fork()
    bid(twin, 0)
    assert (twin.waiting, session.waiting) == ((2,), (0, 2))


def test_pending_answers_are_restored() -> None:
    session = duel()
    all_bid(session)
    first = bid(session, 2, 1)
    made = parse(encode(record(session, seats(session))), "memory")
    again = restore(made, game=DUEL)
    assert (again.pending, again.waiting) == ({2: first}, (0, 1))
    assert seen(again) == seen(session)


# --- refusals ------------------------------------------------------------------------------------


@pytest.mark.parametrize("seat", [3, 99, -1, None])
def test_a_seat_that_is_not_there_is_refused(seat: int | None) -> None:
    session = duel()
    assert reason(session, Bid(hand(session, 0)[0]), seat) == "not-your-turn"


def test_a_seat_that_is_not_asked_is_refused() -> None:
    session = duel()
    for _ in range(3):
        all_bid(session)
    assert isinstance(session.ask, Ask)
    assert session.ask.seat == 0
    assert reason(session, (), 1) == "not-your-turn"
    session.choose((), 0)
    assert session.waiting == (1,)


def test_after_the_end_nothing_can_be_chosen() -> None:
    session = duel()
    for _ in range(3):
        all_bid(session)
    for seat in range(3):
        session.choose((), seat)
    assert session.result is not None
    assert session.waiting == ()
    assert session.ask_of(0) is None
    assert reason(session, (), 0) == "over"
    assert not session.refusals(0)


# --- events --------------------------------------------------------------------------------------


def test_events_are_numbered_from_one_and_seen_by_those_they_concern() -> None:
    session = duel()
    told = session.events(1)
    assert [number for number, _ in told] == [1, 2, 3]
    kinds = [type(event) for _, event in told]
    assert kinds == [DealtTo, Dealt, DealtTo]
    assert [type(event) for _, event in session.events(None)] == [DealtTo] * 3


def test_events_since_a_number_are_those_after_it() -> None:
    session = duel()
    all_bid(session)
    ((number, event),) = session.events(0, since=3)
    assert number == 4
    assert isinstance(event, Won)
    assert session.events(0, since=4) == []


def test_what_is_taken_back_says_from_where() -> None:
    session = duel()
    all_bid(session)
    all_bid(session)
    session.undo(1, consent=(0, 2))
    number, event = session.events(None)[-1]
    assert (number, event) == (6, TakenBack(seat=1, to=4))
    all_bid(session)
    assert [n for n, _ in session.events(None)] == list(range(1, 8))


def test_a_deaf_table_plays_the_same_game() -> None:
    loud, deaf = duel(), Session.new(DUEL, 3, "duel", "session", listen=False)
    all_bid(loud)
    all_bid(deaf)
    assert digest(loud) == digest(deaf)
    assert deaf.events(None) == []


def test_a_fork_hears_on_only_if_it_listens() -> None:
    session = duel()
    quiet, loud = session.fork(), session.fork(listen=True)
    for each in (quiet, loud):
        all_bid(each)
    assert quiet.events(None) == []
    assert len(loud.events(None)) == 4
    assert len(session.events(None)) == 3
