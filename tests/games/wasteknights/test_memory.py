"""What stays of an evening in the wasteland: entries heard, epilogues, keepsakes."""

from __future__ import annotations

import pytest

from korchma.games.wasteknights import GAME
from korchma.games.wasteknights import events as e
from korchma.games.wasteknights.memory import MEMORY
from korchma.kernel import Session

assert MEMORY.chronicle is not None
CHRONICLE = MEMORY.chronicle


@pytest.mark.rule("120", "121")
def test_an_entry_is_read_by_whoever_is_told_of_it() -> None:
    assert MEMORY.read(e.EntryRead("nellie", "a1-11")) == ("entry:a1-11",)
    assert MEMORY.read(e.ReadAlone("nellie")) == ()


def test_every_mode_belongs_to_one_tale_and_every_ending_has_a_name() -> None:
    tales = CHRONICLE.tales(GAME.content)
    modes = [mode for tale in tales for mode in tale.modes]
    assert sorted(modes) == sorted(mode.id for mode in GAME.modes)
    for tale in tales:
        adventures = {m.options["adventure"] for m in GAME.modes if m.id in tale.modes}
        assert adventures == {tale.id}
        known = GAME.content.adventures[tale.id]
        assert (len(tale.entries), len(tale.endings)) == (len(known.pages), len(known.epilogues))
        assert 1 <= tale.weight <= 5


def test_a_memoir_names_every_knight_of_a_seat_and_what_was_kept() -> None:
    session = Session.new(GAME, 1, "water-alone", "two for one")
    session.table.state.keeps += ["ash", "hour"]
    memoir = CHRONICLE.memoir(session.table)
    [mine] = memoir.roles
    assert list(mine) == [knight.who for knight in session.table.state.knights]
    assert len(mine) == 2
    assert memoir.keeps == ("ash", "hour")


@pytest.mark.rule("122")
def test_keepsakes_lie_in_the_chronicles_of_the_next_evening() -> None:
    options = CHRONICLE.options(memoir_keeps := ("tibb",))
    assert GAME.options("courier", 1, **options).kept == memoir_keeps
