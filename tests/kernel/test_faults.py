"""Faults that were found once: they stay found."""

from __future__ import annotations

import dataclasses
import io
import random
from pathlib import Path

import msgspec
import pytest

from korchma.bots import parse_seats
from korchma.games.witches import GAME
from korchma.games.witches.options import Stay
from korchma.kernel import EmptyBox, Session
from korchma.kernel.record import digest, parse, read, record
from korchma.kernel.restoring import restore
from korchma.kernel.rng import Rng
from korchma.terminal.host import Host
from korchma.terminal.plain import play_plain
from tests.games.witches.story import witches
from tests.properties.tables import answer_one, new, seats
from tests.toys import duel
from tests.toys.duel import DUEL


def other_setup(players: int, rules: duel.Wishes, box: EmptyBox, chance: Rng) -> duel.State:
    """The same deck, the other way round."""
    state = duel.setup(players, rules, box, chance)
    state.deck.reverse()
    return state


NEWER = dataclasses.replace(
    DUEL, rules_version=2, rules=dataclasses.replace(DUEL.rules, setup=other_setup)
)


def resumed() -> Session:
    """A game saved under older rules, gone on under newer ones."""
    session = new(DUEL, "duel", 3, "a")
    chance = random.Random(1)
    for _ in range(7):
        answer_one(session, chance)
    made = record(session, seats(session), snapshot=True)
    return restore(parse(msgspec.json.encode(made), "m"), game=NEWER)


def test_a_game_from_older_rules_can_be_saved_and_resumed_again() -> None:
    session = resumed()
    made = record(session, seats(session), snapshot=True)
    assert digest(restore(parse(msgspec.json.encode(made), "m"), game=NEWER)) == digest(session)


def test_undo_past_the_snapshot_of_older_rules_is_refused_or_works() -> None:
    session = resumed()
    for _ in range(3):
        if session.can_undo(0):
            session.undo(0, consent=(1, 2))


def test_undo_in_a_position_set_up_by_hand_goes_back_to_it() -> None:
    table = witches(hands={"tiffany": [1, 2, 3]})
    before = digest(table.session)
    table.do(Stay())
    while len(table.session.log) < 6:
        table.session.choose(table.ask.options[0])
    while table.session.can_undo(0):
        table.session.undo(0, consent=(0, 1))
    assert digest(table.session) == before


def test_ctrl_c_while_the_rules_run_loses_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    infos = parse_seats(GAME, "human,bot:random")
    session = Session.new(GAME, 2, None, "7", people=[0])
    host = Host(session, infos, save=tmp_path / "game.json")
    several = Rng.several
    rolls = 0

    def interrupted(self: Rng, n: int, count: int) -> tuple[int, ...]:
        nonlocal rolls
        rolls += 1
        if rolls == 3:
            raise KeyboardInterrupt
        return several(self, n, count)

    monkeypatch.setattr(Rng, "several", interrupted)
    typed = io.StringIO("1\n1 2\n" * 500)
    play_plain(host, "en", stdin=typed, stdout=io.StringIO())
    monkeypatch.setattr(Rng, "several", several)
    restore(read(tmp_path / "game.json"))
