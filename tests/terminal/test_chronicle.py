"""The chronicles at one screen: games played to their end here, and what they left."""

from __future__ import annotations

from pathlib import Path

import pytest

from korchma.bots import make_bot
from korchma.games.wasteknights import GAME
from korchma.games.wasteknights.events import EntryRead, Noted
from korchma.kernel import Chair, Session
from korchma.kernel.record import SeatInfo, record, write
from korchma.terminal.chronicle import chronicled, evenings, keepsakes, lines
from korchma.terminal.sitting import new_table
from korchma.text import Voice


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where games are kept."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    kept = tmp_path / "korchma"
    kept.mkdir()
    return kept


def played(seed: str) -> Session:
    """An evening with The Last Courier, to its end."""
    session = Session.new(GAME, 1, "courier", seed)
    bot = make_bot(GAME, "heuristic", 0)
    while session.ask is not None:
        session.choose(bot.decide(Chair(session, 0)), 0)
    return session


def keep(session: Session, file: Path) -> None:
    write(record(session, [SeatInfo("human", "Ann")]), file)


def test_an_evening_is_read_from_its_record(folder: Path) -> None:
    session = played("the chronicles")
    keep(session, folder / "wasteknights.json")
    (folder / "wasteknights-2.json").write_text("not a record")
    told = [event for _, event in session.events(0)]
    read = {f"entry:{each.entry}" for each in told if isinstance(each, EntryRead)}
    kept = [each.keep for each in told if isinstance(each, Noted)]
    [evening] = evenings(GAME, folder)
    assert evening.read == read
    assert evening.memoir.tale == "a1"
    assert list(evening.memoir.keeps) == kept == keepsakes(GAME, folder)
    assert session.result is not None
    assert evening.won == bool(session.result.winners)
    text = "\n".join(lines("wasteknights", Voice(GAME, "en"), folder))
    voice = Voice(GAME, "en")
    assert voice.say(f"ending-{session.result.ending}") in text
    for entry in GAME.content.adventures["a1"].pages:
        title = voice.say(f"a1-{entry}.title")
        assert (f" {entry}. {title}" in text) == (f"entry:a1-{entry}" in read)


def test_what_was_brought_home_lies_on_the_next_table(folder: Path) -> None:
    session = next(s for n in range(40) if (s := played(f"keepsake {n}")).table.state.keeps)
    keep(session, folder / "wasteknights.json")
    kept = tuple(session.table.state.keeps)
    for seed, lies in ((None, kept), ("named", ())):
        host = new_table("wasteknights", "human", "courier", seed, folder / "new.json", ())
        assert host.session.table.options.kept == lies


@pytest.mark.parametrize("language", ["en", "ru", "uk"])
def test_before_the_first_evening_no_entry_is_named(folder: Path, language: str) -> None:
    voice = Voice(GAME, language)
    text = "\n".join(lines("wasteknights", voice, folder))
    assert voice.say("chronicle-empty") in text
    for tale in chronicled("wasteknights")[1].tales(GAME.content):
        assert voice.say(f"tale-{tale.id}") in text
        assert voice.say("chronicle-of", n=0, total=len(tale.entries)) in text
    assert voice.say("a1-1.title") not in text
