"""A table where only bots sit: watched at a pace, held, taken step by step, left."""

from __future__ import annotations

import io
import os
import signal

import pytest

from korchma.terminal import watch_app, watch_plain
from korchma.terminal.pages import Help, Page
from korchma.terminal.plain import play_plain
from korchma.terminal.watch_app import WatchApp
from tests.terminal.conftest import Table
from tests.terminal.test_app import SMALL, at_the_table, say, words

BOTS = "bot:random,bot:random"


def decisions(app: WatchApp) -> int:
    return len(app.host.session.log)


@pytest.mark.parametrize("game", ["witches", "ronin", "oldworld"])
async def test_the_game_goes_by_to_its_end(table: Table, game: str) -> None:
    app = WatchApp(table(BOTS, game=game), "en", fast=True)
    async with app.run_test(size=SMALL) as pilot:
        await app.workers.wait_for_complete()
        await pilot.pause()
        assert app.host.session.result is not None
        assert isinstance(app.screen, Page)
        await pilot.press("escape")
        assert at_the_table(app)
        assert words(app, "question") == say("term-over")
    assert app.host.save_path is not None
    assert app.host.save_path.exists()


async def test_it_goes_on_by_itself(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(watch_app, "PACES", (0.001,) * 5)
    app = WatchApp(table(BOTS), "en")
    async with app.run_test(size=SMALL) as pilot:
        while decisions(app) < 10:
            await pilot.pause(0.01)
        await pilot.press("q")


async def test_held_it_takes_one_step_at_a_time(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(watch_app, "PACES", (60.0,) * 5)
    app = WatchApp(table(BOTS), "en")
    async with app.run_test(size=SMALL) as pilot:
        while not decisions(app):
            await pilot.pause(0.01)
        before = decisions(app)
        await pilot.press("space")
        assert app.held
        assert "Held" in words(app, "question")
        await pilot.pause(0.05)
        assert decisions(app) == before
        for key in ("right", "enter"):
            await pilot.press(key)
            await pilot.pause(0.1)
            assert decisions(app) > before
            before = decisions(app)


async def test_a_page_holds_the_game(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(watch_app, "PACES", (0.05,) * 5)
    app = WatchApp(table(BOTS), "en")
    async with app.run_test(size=SMALL) as pilot:
        await pilot.press("question_mark")
        await pilot.pause(0.2)
        assert isinstance(app.screen, Help)
        before = decisions(app)
        await pilot.pause(0.3)
        assert decisions(app) == before


async def test_keys_change_pace_language_and_leave(table: Table) -> None:
    app = WatchApp(table(BOTS), "en")
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause(0.2)
        await pilot.press("minus")
        assert "2 s" in words(app, "question")
        await pilot.press("g")
        await pilot.pause()
        assert words(app, "keys").strip() == say("term-keys-watch", "ru")
        await pilot.press("q")
        await pilot.pause(0.2)
    assert app.return_value == 0
    assert "--resume" in app.farewell


def test_in_lines_enter_is_a_step_and_a_number_several(table: Table) -> None:
    def told(typed: str) -> int:
        out = io.StringIO()
        host = table(BOTS)
        play_plain(host, "en", stdin=io.StringIO(f"{typed}quit\n"), stdout=out)
        assert host.session.result is None
        assert "--resume" in out.getvalue()
        return len(host.session.log)

    assert 0 == told("") < told("\n") < told("\n\n") < told("9\n")


@pytest.mark.parametrize("typed", ["", "go\n", "3\nдальше\n"])
def test_in_lines_it_is_told_to_the_end(table: Table, typed: str) -> None:
    host, out = table(BOTS), io.StringIO()
    play_plain(host, "ru", stdin=io.StringIO(typed), stdout=out)
    assert host.session.result is not None
    assert host.session.seed in out.getvalue()
    assert "{" not in out.getvalue()


def test_in_lines_commands_work_and_nonsense_is_explained(table: Table) -> None:
    host, out = table(BOTS), io.StringIO()
    typed = "?\ntable\nlog\nrules elves\nlang uk\nhint\nquit\n"
    play_plain(host, "en", stdin=io.StringIO(typed), stdout=out)
    assert say("term-plain-watch-wrong", "uk", typed="hint") in out.getvalue()
    assert say("term-cmd-hint.text") not in out.getvalue()
    assert "{" not in out.getvalue()


class Screen(io.StringIO):
    """A terminal at which somebody reads, and presses Ctrl-C after a while."""

    def isatty(self) -> bool:
        return True

    def flush(self) -> None:
        if self.getvalue().count("\n") > 12:
            os.kill(os.getpid(), signal.SIGINT)


def test_in_lines_ctrl_c_stops_the_going_and_nothing_else(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(watch_plain, "PAUSE", 0.001)
    host, out = table(BOTS), Screen()
    before = signal.getsignal(signal.SIGINT)
    play_plain(host, "en", stdin=io.StringIO("go\nquit\n"), stdout=out)
    assert host.session.log
    assert host.session.result is None
    assert signal.getsignal(signal.SIGINT) == before
