"""Playing in plain lines."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

from korchma.kernel.record import read
from korchma.kernel.restoring import restore
from korchma.terminal import library
from korchma.terminal.desk import Desk
from korchma.terminal.host import Host
from korchma.terminal.plain import RECENT, play_plain
from korchma.text.voice import Voice
from tests.terminal.conftest import Table


class Typist(io.StringIO):
    """Answers every question with option 1, or with what is on the list first."""

    def __init__(self, host: Host, lines: list[str], *, patience: int = 3000) -> None:
        super().__init__()
        self.host = host
        self.lines = lines
        self.patience = patience

    def readline(self, size: int = -1, /) -> str:  # type: ignore[override]  # typeshed: bytes
        if self.lines:
            return self.lines.pop(0) + "\n"
        self.patience -= 1
        ask = self.host.asked
        if self.patience < 0 or ask is None:
            return ""
        if ask.pick is not None:
            return " ".join(str(n + 1) for n in range(ask.pick[0])) + "\n"
        return f"{1 + self.patience % len(ask.options)}\n"


def played(host: Host, *lines: str, language: str = "en", patience: int = 0) -> str:
    """What is printed when these lines are typed."""
    out = io.StringIO()
    typist = Typist(host, list(lines), patience=patience)
    assert play_plain(host, language, stdin=typist, stdout=out) == 0
    return out.getvalue()


def say(message: str, language: str = "en", **args: str | int) -> str:
    return Voice(None, language).say(message, **args)


@pytest.mark.parametrize("language", ["en", "ru", "uk"])
def test_a_whole_game_is_played_by_numbers(table: Table, language: str) -> None:
    host = table()
    text = played(host, language=language, patience=3000)
    assert host.session.result is not None
    assert host.session.seed in text.splitlines()[-1]
    assert "{" not in text


def test_leaving_saves_and_says_how_to_come_back(table: Table) -> None:
    host = table()
    text = played(host, "1")
    assert host.save_path is not None
    assert f"korchma play --resume {host.save_path}" in text
    assert restore(read(host.save_path)).log == host.session.log


def test_a_table_without_a_file_gets_one_of_its_own(
    table: Table, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("witches-1.json").write_text("somebody's")
    host = table()
    host.save_path = None
    played(host, "quit")
    assert Path("witches-1.json").read_text() == "somebody's"
    assert Path("witches-2.json").exists()


@pytest.mark.parametrize("typed", ["0", "99", "nonsense", "1 2", ""])
def test_a_wrong_line_is_explained_and_nothing_is_lost(table: Table, typed: str) -> None:
    host = table()
    host.run()
    before = len(host.session.log)
    text = played(host, typed)
    ask = host.asked
    assert ask is not None
    assert len(host.session.log) == before
    assert text.count("> ") == 2


@pytest.mark.parametrize(
    "command",
    ["?", "table", "map", "hand", "card 19", "card 99", "why", "rule 45", "rule", "rule zz",
     "rules elves", "rules xyzzy", "odds", "log", "log 2", "stop", "lang", "lang xx", "help turn"],
)  # fmt: skip
def test_every_command_answers(table: Table, command: str) -> None:
    host = table()
    quiet = played(table(), "1", "1")
    text = played(host, "1", "1", command)
    assert len(text) > len(quiet)
    assert "{" not in text


def test_commands_are_understood_in_the_readers_language(table: Table) -> None:
    english = played(table(), "table", language="ru")
    russian = played(table(), say("term-cmd-table", "ru"), language="ru")
    assert english == russian


def test_the_language_changes_at_once(table: Table) -> None:
    host = table()
    host.run()
    assert host.asked is not None
    text = played(host, "lang uk", "foo")
    assert say("term-plain-wrong", "uk", typed="foo", count=len(host.asked.options)) in text


def test_undo_takes_back_and_asks_again(table: Table) -> None:
    host = table()
    host.run()
    first = host.asked
    assert first is not None
    played(host, "1", "undo")
    again = host.asked
    assert again is not None
    assert again.about == first.about


def test_undo_says_when_there_is_nothing_to_take_back(table: Table) -> None:
    text = played(table(), "undo")
    assert say("error-nothing-to-undo") in text


def test_a_copy_is_saved_under_another_name(table: Table, tmp_path: Path) -> None:
    copy = tmp_path / "copy.json"
    text = played(table(), f"save {copy}")
    assert say("term-saved", file=str(copy)) in text
    assert copy.exists()


def test_a_file_that_cannot_be_written_is_no_catastrophe(table: Table, tmp_path: Path) -> None:
    host = table()
    text = played(host, f"save {tmp_path}/no/such/place.json", "1")
    assert "place.json" in text
    assert len(host.session.log) > 0


def test_at_a_shared_screen_a_hand_waits_for_its_owner(table: Table) -> None:
    host = table("human,human")
    text = played(host, "", "1", "", "1", "", "1")
    assert text.count(say("term-alone", name="").strip(" ,")[:20]) >= 2
    assert host.asked is not None


def test_several_are_named_on_one_line(table: Table) -> None:
    host = table(seed="3")
    out = io.StringIO()
    typist = Typist(host, [])
    ask = host.asked

    def until_several() -> bool:
        nonlocal ask
        for _ in range(3000):
            host.run()
            ask = host.asked
            if ask is None:
                return False
            if ask.pick is not None and ask.pick[1] > 1:
                return True
            option = ask.options[typist.patience % len(ask.options)]
            host.choose(option if ask.pick is None else (option,), ask.seat)
            typist.patience -= 1
        return False

    if not until_several():
        pytest.skip("this game asked for no several")
    assert ask is not None
    assert ask.pick is not None
    before = len(host.session.log)
    line = ", ".join(str(n + 1) for n in range(ask.pick[1]))
    play_plain(host, "en", stdin=io.StringIO(f"1 1\n{line}\n"), stdout=out)
    assert say("term-plain-twice") in out.getvalue()
    assert len(host.session.log) > before


def test_a_table_of_bots_is_told_to_the_end(table: Table) -> None:
    host = table("bot:random,bot:random")
    text = played(host)
    assert host.session.result is not None
    assert host.session.seed in text


def test_the_odds_stand_beside_the_options(table: Table) -> None:
    text = played(table(), "1", "1", "odds")
    assert "%" in text
    assert say("term-odds-exact") in text or say("term-odds-none") in text


def test_a_game_taken_up_again_tells_only_what_was_last(table: Table) -> None:
    host = table()
    played(host, patience=30)
    story = Desk(host, "en").story.told
    text = played(host)
    assert len(story) > 2 * RECENT
    assert story[-1].text in text
    assert story[0].text not in text


def test_help_with_a_word_is_a_chapter(table: Table) -> None:
    text = played(table(), "help tea")
    assert "Taking tea" in text
    assert say("term-plain-help") not in text


def test_rules_without_a_word_says_what_to_add(table: Table) -> None:
    host = table()
    text = played(host, "rules", language="en")
    assert say("term-rules-word", n=len(library.rules(Voice(host.session.game, "en")))) in text
    assert "–" not in text.split("> ")[1]


def test_a_search_finds_words_not_the_middle_of_words(table: Table) -> None:
    voice = Voice(table().session.game, "ru")
    assert "Невидимость" not in {entry.heading for entry in library.search(voice, "мост")}
    assert library.search(voice, "невидим")
    assert library.search(voice, " Невидим ") == library.search(voice, "невидим")
