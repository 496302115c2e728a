"""Who may press what, and when: keys that run ahead, pauses, leaving in a hurry."""

from __future__ import annotations

import asyncio

import pytest
from textual.pilot import Pilot

from korchma.terminal import playing
from korchma.terminal.app import TableApp
from korchma.terminal.start import StartApp, first_choice
from tests.terminal.conftest import Table
from tests.terminal.test_app import SMALL, asked


async def just_asked(app: TableApp, pilot: Pilot[int]) -> int:
    """Hurry through the bots' turns up to a question; how many decisions there are by then."""
    for _ in range(2000):
        if app.asking is not None:
            return len(app.host.session.log)
        await pilot.press("x")
    raise AssertionError("nobody was asked")


async def test_a_key_meant_for_the_pauses_answers_no_question(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(playing, "SETTLE", 60.0)
    app = TableApp(table("human,bot:random,bot:random,bot:random"), "en")
    async with app.run_test(size=SMALL) as pilot:
        before = await just_asked(app, pilot)
        assert before, "the bots have had their turns"
        await pilot.press("enter", "enter", "1")
        await pilot.pause()
        assert len(app.host.session.log) == before
        monkeypatch.setattr(playing, "SETTLE", 0.0)
        await pilot.press("enter")
        await pilot.pause()
        assert len(app.host.session.log) > before


async def test_ones_own_questions_follow_each_other_without_delay(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(playing, "SETTLE", 60.0)
    app = TableApp(table("human", mode="solo"), "en")
    async with app.run_test(size=SMALL) as pilot:
        await asked(app, pilot)
        await pilot.press("enter")
        await asked(app, pilot)
        await pilot.press("enter")
        await asked(app, pilot)
        assert len(app.host.session.log) >= 2


async def test_nobody_is_told_that_they_are_thinking_themselves(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    said: list[str] = []
    app = TableApp(table("human,bot:random", seed="3", game="ronin"), "en")
    monkeypatch.setattr(playing, "PAUSE", 0.0)
    monkeypatch.setattr(app.scene, "ask_aloud", said.append)
    async with app.run_test(size=SMALL) as pilot:
        for _ in range(12):
            await asked(app, pilot)
            app.scene.choices.choose(0)
    assert any("is thinking" in text for text in said)
    assert not [text for text in said if "is thinking" in text and "(you)" in text]


@pytest.mark.parametrize("key", ["ctrl+c", "ctrl+q"])
async def test_leaving_in_a_hurry_says_how_to_come_back(table: Table, key: str) -> None:
    app = TableApp(table(), "en", fast=True)
    async with app.run_test(size=SMALL) as pilot:
        await asked(app, pilot)
        await pilot.press("enter")
        await asked(app, pilot)
        await pilot.press(key)
        await pilot.pause()
    assert app.return_value == 0
    assert f"korchma play --resume {app.host.save_path}" in app.farewell


async def test_leaving_while_a_bot_thinks_waits_for_its_decision(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = TableApp(table(), "en", fast=True)
    step, thinking = app.host.step, asyncio.Event()
    loop = asyncio.get_running_loop()

    def slow_step() -> bool:
        loop.call_soon_threadsafe(thinking.set)
        return step()

    monkeypatch.setattr(app.host, "step", slow_step)
    async with app.run_test(size=SMALL) as pilot:
        await thinking.wait()
        await pilot.press("ctrl+q")
        await pilot.pause(0.1)
    assert app.return_value == 0
    assert "--resume" in app.farewell


async def test_ctrl_c_leaves_the_choice_of_games(table: Table) -> None:
    app = StartApp(first_choice("en"))
    async with app.run_test(size=SMALL) as pilot:
        await pilot.press("ctrl+c")
        await pilot.pause()
        assert not app._notifications
    assert app.return_value is None
