"""Fair undo: free until something new became known, by consent past that."""

from __future__ import annotations

import msgspec
import pytest

from korchma.games.witches import GAME
from korchma.games.witches.options import Pass, Stay, TakeWitch
from korchma.kernel import Ask, Illegal, Session, TakenBack, Undo
from korchma.kernel.record import digest, parse, record
from korchma.kernel.restoring import restore
from tests.games.witches.story import Story, witches
from tests.properties.tables import seats
from tests.toys.duel import DUEL, Bid, Put, State


def duel(*people: int) -> Session:
    """A duel of three where these are people."""
    return Session.new(DUEL, 3, "duel", "undo", people=people)


def all_bid(session: Session, rounds: int = 1) -> None:
    """Whole rounds of bids."""
    state: State = session.table.state
    for _ in range(rounds):
        for seat in range(3):
            session.choose(Bid(state.players[seat].cards[0]), seat)


def refused(session: Session, seat: int, *consent: int) -> str:
    """Why this cannot be taken back; nothing has changed."""
    before = digest(session), len(session.log), len(session.events_log)
    with pytest.raises(Illegal) as error:
        session.undo(seat, consent)
    assert (digest(session), len(session.log), len(session.events_log)) == before
    assert not session.undos
    return error.value.reason


def restored(session: Session) -> Session:
    """The same table from its record."""
    made = record(session, seats(session))
    return restore(parse(msgspec.json.encode(made), "memory"), game=session.game)


def test_who_has_decided_nothing_has_nothing_to_take_back() -> None:
    session = duel(0, 1, 2)
    assert session.can_undo(0) is None
    assert refused(session, 0) == "nothing-to-undo"
    assert session.can_undo(17) is None


def test_an_answer_still_pending_is_no_decision() -> None:
    session = duel(0, 1, 2)
    session.choose(Bid(session.table.state.players[0].cards[0]), 0)
    assert session.can_undo(0) is None


def test_past_a_die_the_others_must_agree() -> None:
    session = duel(0, 1, 2)
    before = digest(session)
    all_bid(session)
    assert session.can_undo(1) == Undo(1, 1, 0, False, (0, 2))
    assert refused(session, 1) == "undo-needs-consent"
    assert refused(session, 1, 0) == "undo-needs-consent"
    session.undo(1, consent=(2, 0))
    assert digest(session) == before
    assert session.waiting == (0, 1, 2)


def test_bots_are_not_asked_for_their_consent() -> None:
    session = duel(0, 2)
    all_bid(session)
    undo = session.can_undo(0)
    assert undo is not None
    assert undo.needs == (2,)


def test_who_plays_alone_may_always_take_back_and_it_is_written_down() -> None:
    session = duel(1)
    all_bid(session)
    session.undo(1)
    assert session.undos == [Undo(1, 1, 0, False, ())]
    all_bid(session)
    again = restored(session)
    assert again.undos == session.undos
    assert digest(again) == digest(session)


def test_a_choice_that_taught_nobody_anything_is_free() -> None:
    session = duel(0, 1, 2)
    all_bid(session, rounds=3)
    before = digest(session)
    card = session.table.state.players[0].cards[0]
    session.choose((Put(card),), 0)
    assert session.can_undo(0) == Undo(0, 4, 3, True, ())
    session.undo(0)
    assert digest(session) == before
    assert session.undos[-1].free
    assert session.events(None)[-1][1] == TakenBack(0, 6)


def test_once_another_has_decided_it_is_no_longer_free() -> None:
    session = duel(0, 1, 2)
    all_bid(session, rounds=3)
    session.choose((), 0)
    session.choose((), 1)
    assert session.can_undo(0) == Undo(0, 5, 3, False, (1, 2))
    assert session.can_undo(1) == Undo(1, 5, 4, True, ())


def test_the_end_can_be_taken_back() -> None:
    session = duel(2)
    all_bid(session, rounds=3)
    for seat in range(3):
        session.choose((), seat)
    assert session.result is not None
    session.undo(2)
    assert session.result is None
    assert session.waiting == (2,)


def test_one_after_the_other_back_to_the_start() -> None:
    session = duel(0)
    first = digest(session)
    all_bid(session, rounds=3)
    session.choose((), 0)
    while session.can_undo(0):
        session.undo(0)
    assert digest(session) == first
    assert [undo.to for undo in session.undos] == [3, 2, 1, 0]


def test_letting_a_window_pass_is_not_what_one_takes_back() -> None:
    """The last real decision is meant, not the usual answer given since."""
    cards = GAME.content.cards.values()
    card = next(card.id for card in cards if card.benefit == "extra-cards" and not card.cackle)
    table: Story = witches(hands={"tiffany": [card]}, moves=1)
    table.do(Stay())
    assert table.about == "before-draw"
    table.do(Pass())
    undo = table.session.can_undo(0)
    assert undo is not None
    assert (undo.at, undo.to) == (2, 0)


def test_placing_a_witch_is_free_until_another_decides() -> None:
    session = Session.new(GAME, 2, "competitive", "free", people=(0, 1))
    while isinstance(session.ask, Ask) and isinstance(session.ask.options[0], TakeWitch):
        session.choose(session.ask.options[0])
    assert isinstance(session.ask, Ask)
    first = session.ask.seat
    before = digest(session)
    session.choose(session.ask.options[0], first)
    undo = session.can_undo(first)
    assert undo is not None
    assert undo.free
    session.undo(first)
    assert digest(session) == before


def test_a_fork_takes_back_without_the_others_table() -> None:
    session = duel(0)
    all_bid(session)
    twin = session.fork()
    twin.undo(0)
    assert (len(twin.log), len(session.log)) == (0, 1)
    assert not session.undos


def test_a_fork_keeps_its_past_when_the_table_takes_it_back() -> None:
    session = duel(0)
    all_bid(session, 2)
    then = session.log[:], session.marks[:]
    twin = session.fork()
    deeper = twin.fork()
    session.undo(0)
    all_bid(session)
    session.undo(0)
    assert (twin.log, twin.marks) == (deeper.log, deeper.marks) == then
    all_bid(deeper)
    assert (len(deeper.log), len(twin.log), len(session.log)) == (3, 2, 1)
