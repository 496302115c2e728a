"""The adventures as they are written: every entry reached, every word there in three languages."""

from __future__ import annotations

from dataclasses import replace

import pytest

from korchma.games.wasteknights import GAME
from korchma.games.wasteknights.box.box import Adventure
from korchma.games.wasteknights.box.content import ADVENTURES
from korchma.games.wasteknights.box.proofs import LANGUAGES, TEXTS, messages, proofread, strays
from korchma.games.wasteknights.box.sheets import Epilogue, PlotSheet
from korchma.games.wasteknights.box.tales import Page
from korchma.tray.stories import TheEnd

BOX = GAME.content


def test_nothing_is_wrong_with_the_adventures() -> None:
    known = {x: {*_texts(x)}.__contains__ for x in LANGUAGES}
    assert proofread(BOX, known) == []


@pytest.mark.parametrize("adventure", ADVENTURES)
def test_every_text_belongs_to_an_entry(adventure: str) -> None:
    assert strays(BOX.adventures[adventure]) == []


def test_a_text_of_no_entry_is_found() -> None:
    story = BOX.adventures["a1"]
    pages = {number: page for number, page in story.pages.items() if number != 95}
    short = Adventure("a1", story.plots, pages, story.epilogues)
    assert "uk: a1-95 belongs to nothing" in strays(short)


def test_a_slip_is_found() -> None:
    """An entry nobody reads, a word that is missing in one language, a plot without a name."""
    story = Adventure(
        "a1",
        {"p1": PlotSheet(id="p1", source="designed", start=1)},
        {
            1: Page(id=1, kind="start", source="designed", steps=(TheEnd("w1"),)),
            2: Page(id=2, kind="link", source="designed", steps=()),
        },
        {"w1": Epilogue(id="w1", source="designed", entry=1, result="win")},
    )
    box = replace(BOX, adventures={"a1": story})
    known = {"a1-1", "a1-1.title", "a1-2", "a1-2.title", "a1-plot-p1", "a1-plot-p1.about"}
    texts = {"en": known.__contains__, "uk": (known - {"a1-2", "a1-plot-p1"}).__contains__}
    assert [str(fault) for fault in proofread(box, texts)] == [
        "a1.toml, entry 2: no story leads here",
        "a1.toml, entry 2, a1-2: this text is not there in uk",
        "a1.toml, entry p1, a1-plot-p1: this text is not there in uk",
    ]


def _texts(language: str) -> list[str]:
    return [
        text for name in ADVENTURES for text in messages(TEXTS / language / f"secret-{name}.ftl")
    ]


def test_whoever_asks_for_the_stories_gets_them_read() -> None:
    """`korchma stories` finds the proofreader by the game."""
    assert GAME.box.proofread is not None
    assert list(GAME.box.proofread(GAME.content, {})) == []
    silent = GAME.box.proofread(GAME.content, {"en": lambda text: text != "a1-42"})
    assert [str(fault) for fault in silent] == [
        "a1.toml, entry 42, a1-42: this text is not there in en"
    ]
