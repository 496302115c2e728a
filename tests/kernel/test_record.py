"""A game as a file: small, whole, and believed only when it can be played again."""

from __future__ import annotations

import errno
import os
import random
from itertools import pairwise
from pathlib import Path

import msgspec
import pytest

from korchma.kernel import Answers, Chair, KorchmaError, Session, commitment
from korchma.kernel.record import MAX_BYTES, Record, SeatInfo, digest, parse, read, record, write
from korchma.kernel.restoring import restore
from tests.kernel.spoiled import SPOILED, WHOLE, Spoiled, changed, whole
from tests.properties.tables import answer_one, new, seats
from tests.toys.duel import DUEL, Bid

every_spoiled = pytest.mark.parametrize("spoiled", SPOILED.values(), ids=list(SPOILED))


def duel(decisions: int, seed: str = "record") -> Session:
    """A duel of three after so many single answers."""
    session = new(DUEL, "duel", 3, seed)
    chance = random.Random(1)
    for _ in range(decisions):
        answer_one(session, chance)
    return session


def kept(session: Session, *, snapshot: bool = False) -> Record:
    """The record of a session, written and read again."""
    made = record(session, seats(session), snapshot=snapshot)
    return parse(msgspec.json.encode(made), "memory")


def test_what_a_record_says() -> None:
    session = new(DUEL, "long", 2, "seed of the evening")
    made = record(session, [SeatInfo("human", "Ann"), SeatInfo("bot:random")])
    assert (made.korchma, made.game, made.rules, made.content) == (1, "duel", 1, "empty")
    assert (made.players, made.options) == (2, {"rounds": 4})
    assert made.commitment == commitment("seed of the evening")
    assert made.decisions == []
    assert made.result is None
    assert made.digest == digest(session)


def test_a_finished_game_says_how_it_ended() -> None:
    session = duel(12)
    made = kept(session)
    assert made.result == session.result is not None
    assert restore(made, game=DUEL).result == made.result


def test_a_file_is_written_and_read(tmp_path: Path) -> None:
    file = tmp_path / "duel.json"
    made = kept(duel(5))
    write(made, file)
    assert read(file) == made
    assert file.read_bytes().count(b"\n") == 0
    assert [each.name for each in tmp_path.iterdir()] == ["duel.json"]


def test_secret_answers_are_kept_while_others_are_missing() -> None:
    session = duel(3)
    hand = session.table.state.players[1].cards
    session.choose(Bid(hand[0]), 1)
    again = restore(kept(session), game=DUEL)
    assert again.pending == {1: Bid(hand[0])}
    assert again.waiting == session.waiting == (0, 2)
    assert len(again.log) == len(session.log) == 1
    for seat in (0, 2):
        for each in (session, again):
            each.choose(Bid(each.table.state.players[seat].cards[0]), seat)
    assert digest(again) == digest(session)


def test_secret_decisions_are_written_together() -> None:
    made = kept(duel(3))
    ((seat, answers),) = made.decisions
    assert seat == -1
    assert sorted(map(int, answers)) == [0, 1, 2]


def test_a_record_can_be_followed_up_to_any_decision() -> None:
    made = kept(duel(12))
    for upto in range(len(made.decisions) + 1):
        session = restore(made, game=DUEL, upto=upto)
        assert len(session.log) == upto
    assert session.result == made.result


def test_other_rules_go_on_from_the_position_that_rides_along() -> None:
    session = duel(10)
    session.undo(0, consent=(1, 2))
    made = kept(session, snapshot=True)
    made.rules = 0
    again = restore(made, game=DUEL)
    assert digest(again) == digest(session)
    assert again.waiting == session.waiting
    assert again.undos == session.undos


@pytest.mark.parametrize("state", [{}, {"rng": "x"}, None, []])
def test_a_position_that_cannot_be_is_refused(state: object) -> None:
    made = kept(duel(3), snapshot=True)
    made.rules = 0
    assert made.snapshot is not None
    made.snapshot = msgspec.structs.replace(made.snapshot, state=state)
    with pytest.raises(KorchmaError, match="The position in the record cannot be"):
        restore(made, game=DUEL)


def test_a_table_dealt_anew_has_no_record() -> None:
    session = Chair(duel(3), 0).imagine(1)
    with pytest.raises(KorchmaError, match="dealt anew"):
        record(session, seats(session))


def test_a_record_of_another_game_is_named() -> None:
    with pytest.raises(KorchmaError, match="a record of witches, not of duel"):
        restore(whole(), game=DUEL)


def test_the_whole_record_is_good() -> None:
    assert restore(parse(changed(), "forged")).result == whole().result


@every_spoiled
def test_a_spoiled_record_is_refused_in_a_sentence(spoiled: Spoiled, tmp_path: Path) -> None:
    file = tmp_path / "spoiled.json"
    file.write_bytes(spoiled.data())
    with pytest.raises(KorchmaError) as error:
        restore(read(file))
    said = str(error.value)
    assert spoiled.says in said
    assert "\n" not in said
    assert len(said) < 500
    assert file.read_bytes() == spoiled.data()


def test_no_decision_can_be_exchanged_for_the_next() -> None:
    decisions = msgspec.json.decode(WHOLE.read_bytes())["decisions"]
    for number, (one, following) in enumerate(pairwise(decisions)):
        if one != following:
            others = [*decisions[:number], following, *decisions[number + 1 :]]
            with pytest.raises(KorchmaError):
                restore(parse(changed(decisions=others), "forged"))


def test_a_large_file_is_not_even_read(tmp_path: Path) -> None:
    file = tmp_path / "large.json"
    with file.open("wb") as out:
        out.truncate(MAX_BYTES + 1)
    with pytest.raises(KorchmaError, match="no record of ours is that large"):
        read(file)


@pytest.mark.parametrize("name", ["nothing-here.json", "."])
def test_what_cannot_be_read_is_named(tmp_path: Path, name: str) -> None:
    with pytest.raises(KorchmaError, match="Cannot read"):
        read(tmp_path / name)


@pytest.mark.parametrize("where", ["fsync", "replace"])
def test_a_full_disk_leaves_the_old_file_whole(
    where: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "duel.json"
    write(kept(duel(3)), file)
    before = file.read_bytes()

    def full(*_: object) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(os, where, full)
    with pytest.raises(KorchmaError) as error:
        write(kept(duel(6)), file)
    assert "No space left on device" in str(error.value)
    assert "free some space or name another file" in str(error.value)
    assert file.read_bytes() == before
    assert [each.name for each in tmp_path.iterdir()] == ["duel.json"]


def test_being_interrupted_leaves_the_old_file_whole(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "duel.json"
    write(kept(duel(3)), file)
    before = file.read_bytes()

    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(os, "fsync", interrupted)
    with pytest.raises(KeyboardInterrupt):
        write(kept(duel(6)), file)
    assert file.read_bytes() == before
    assert [each.name for each in tmp_path.iterdir()] == ["duel.json"]


def test_a_folder_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(KorchmaError, match=r"Cannot write .*No such file or directory"):
        write(kept(duel(0)), tmp_path / "nowhere" / "duel.json")


def test_answers_in_a_record_are_options_again() -> None:
    first = restore(kept(duel(3)), game=DUEL).log[0]
    assert isinstance(first, dict)
    answers: Answers = first
    assert all(isinstance(answer, Bid) for answer in answers.values())
