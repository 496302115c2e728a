"""Campaigns at one screen: chapter after chapter, days later, and other lives."""

from __future__ import annotations

import io
from collections.abc import Iterator
from pathlib import Path

import pytest

from korchma.kernel import find_game
from korchma.terminal.app import TableApp
from korchma.terminal.campaign_list import CampaignApp, choose_chapter
from korchma.terminal.chapters import read_chain, rows, sit_at
from korchma.text.voice import LANGUAGES, Voice
from tests.commands import Run, runner
from tests.toys.installing import installed


@pytest.fixture
def run(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> Iterator[Run]:
    """Commands at an inn where the caravan is played too."""
    with installed("caravan", "tests.toys.caravan:CARAVAN"):
        yield runner(monkeypatch, capsys, tmp_path)


def shelf(tmp_path: Path, name: str = "caravan") -> Path:
    return tmp_path / "data" / "korchma" / f"{name}.campaign"


TAKE, SHARE = "1\n", "2\n"
ALONE = ("play", "caravan", "--campaign", "--plain", "--seats", "human")
AGAIN = ALONE[:-2]


def listed(run: Run) -> list[str]:
    """What the list says, when nobody chooses anything."""
    return run(*AGAIN).out.splitlines()[:-1]


def test_days_later_the_next_chapter_begins_with_what_was_left(run: Run, tmp_path: Path) -> None:
    assert listed(run) == ["Campaigns: The Caravan", "[1] A new campaign"]
    out = run(*ALONE, typed=f"1\n{SHARE}{SHARE}").out
    assert "The caravan comes with 0 in its chest." in out
    assert "korchma play caravan --campaign --save" in out, "how to go on"
    assert listed(run)[1:] == [
        "caravan",
        "  [1] 1. The ford: over. Go on: The mill",
        "  [2] Another life from the very beginning",
        "[3] A new campaign",
    ]
    out = run(*AGAIN, typed=f"1\n{TAKE}{TAKE}").out
    assert "The caravan comes with 3 in its chest." in out
    assert "--campaign" not in out, "nothing comes after the mill"
    assert listed(run)[2:4] == [
        "  [1] 1. The ford: over. Another life from here: The mill",
        "    2. The mill: over, and with it this life",
    ]
    chain = read_chain(find_game("caravan"), shelf(tmp_path))
    assert [seat.kind for seat in chain.chapters[1].record.seats] == ["human"]


def test_a_chapter_that_was_left_is_gone_on_with(run: Run, tmp_path: Path) -> None:
    run(*ALONE, typed=f"1\n{SHARE}")
    assert listed(run)[2] == "  [1] 1. The ford: under way, go on"
    run(*AGAIN, typed=f"1\n{SHARE}")
    chain = read_chain(find_game("caravan"), shelf(tmp_path))
    assert len(chain.chapters) == 1
    assert chain.chapters[0].legacy["chest"] == 2


def test_another_life_stands_beside_the_first(run: Run, tmp_path: Path) -> None:
    run(*ALONE, typed=f"1\n{SHARE}{SHARE}")
    run(*AGAIN, typed=f"1\n{TAKE}{TAKE}")
    run(*AGAIN, typed=f"1\n{SHARE}{SHARE}")
    run(*AGAIN, typed="2\n")
    assert listed(run)[1:] == [
        "caravan",
        "  [1] 1. The ford: over. Another life from here: The mill",
        "    2. The mill: over, and with it this life",
        "    2. The mill: over, and with it this life",
        "  [2] 1. The ford: under way, go on",
        "  [3] Another life from the very beginning",
        "[4] A new campaign",
    ]
    chain = read_chain(find_game("caravan"), shelf(tmp_path))
    assert [each.after for each in chain.chapters] == [None, 0, 0, None]
    assert [each.legacy["chest"] for each in chain.chapters[1:3]] == [3, 5]
    run(*ALONE, typed="4\n")
    assert shelf(tmp_path, "caravan-2").exists()


def test_a_campaign_that_cannot_be_read_is_named_and_left_as_it_was(
    run: Run, tmp_path: Path
) -> None:
    run(*ALONE, typed=f"1\n{SHARE}{SHARE}")
    file = shelf(tmp_path)
    spoiled = file.read_bytes()[:-30]
    file.write_bytes(spoiled)
    lines = listed(run)
    assert lines[1] == "caravan"
    assert "is not a whole campaign" in lines[2]
    assert lines[3:] == ["[1] A new campaign"]
    run(*ALONE, typed=f"1\n{TAKE}{TAKE}")
    assert file.read_bytes() == spoiled
    assert shelf(tmp_path, "caravan-2").exists()


def test_a_file_of_ones_own_and_a_wrong_number(run: Run, tmp_path: Path) -> None:
    mine = tmp_path / "mine.campaign"
    out = run(*ALONE, "--save", mine, typed=f"7\n1\n{TAKE}{TAKE}").out
    assert "There is no choice 7. Type a number from 1 to 1." in out
    assert "[1] 1. The ford: over" in run(*AGAIN, "--save", mine).out
    assert not shelf(tmp_path).exists()


def test_a_game_without_campaign_says_so(run: Run) -> None:
    done = run("play", "witches", "--campaign")
    assert (done.code, done.err) == (2, "korchma: witches has no campaign.\n")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_list_speaks_every_language(run: Run, language: str) -> None:
    run(*ALONE, typed=f"1\n{SHARE}{SHARE}")
    run(*AGAIN, typed=f"1\n{SHARE}")
    said = run(*AGAIN, "--lang", language).out
    assert "{" not in said
    assert "term-" not in said
    assert Voice(find_game("caravan"), language).say("chapter-mill") in said


# --- full screen ---------------------------------------------------------------------------------


async def test_the_page_lists_every_chapter_and_leads_to_the_table(
    run: Run, tmp_path: Path
) -> None:
    run(*ALONE, typed=f"1\n{SHARE}{SHARE}")
    run(*AGAIN, typed=f"1\n{TAKE}{TAKE}")
    game, file = find_game("caravan"), shelf(tmp_path)
    voice = Voice(game, "en")
    page = CampaignApp(voice, rows(voice, [file], tmp_path / "new.campaign"))
    async with page.run_test(size=(80, 24)) as pilot:
        await pilot.press("enter")
    start = page.return_value
    assert start is not None
    assert (start.after, start.number) == (0, None), "another life from the ford"
    host = sit_at(game, start, None, (), ())
    table = TableApp(host, "en", fast=True)
    async with table.run_test(size=(80, 24)) as pilot:
        for _ in range(2):
            await pilot.pause(0.2)
            await pilot.press("down", "enter")
        await pilot.pause(0.2)
    chain = read_chain(game, file)
    assert [each.after for each in chain.chapters] == [None, 0, 0]
    assert chain.chapters[2].legacy["chest"] == 5


async def test_the_page_can_be_left(run: Run, tmp_path: Path) -> None:
    voice = Voice(find_game("caravan"), "uk")
    page = CampaignApp(voice, rows(voice, [], tmp_path / "new.campaign"))
    async with page.run_test(size=(80, 24)) as pilot:
        await pilot.press("escape")
    assert page.return_value is None


def test_a_pipe_gets_lines(run: Run, tmp_path: Path) -> None:
    voice, out = Voice(find_game("caravan"), "en"), io.StringIO()
    listed = rows(voice, [], tmp_path / "new.campaign")
    start = choose_chapter(voice, listed, stdin=io.StringIO("\n"), stdout=out)
    assert start == listed[0].start
