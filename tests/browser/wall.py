"""A wall of screens: one for each size, side by side, and the same question on all of them.

Each page keeps its size, so a new question costs it what it costs a player, and nothing is laid out
again for another window; while one is looked at, the others settle.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

from tests.browser.recorded import Question, Stage, Told

Size = tuple[int, int]
Found = tuple[list[str], tuple[int, ...]]
"""What is wrong, and where the board lies."""
LAPTOPS = ((1366, 650), (1536, 730), (1280, 720))
SIZES = (
    *LAPTOPS,
    *((1920, 1080), (1440, 900), (1024, 768), (820, 1180)),
    *((390, 844), (360, 740)),
    *((683, 325), (720, 450)),  # two laptops at 200%
)
LEAST = 0.4
"""How much of a laptop's window belongs to the board."""
LOOK = Path(__file__).with_name("rooms.js").read_text("utf-8")
# What is clipped away is not drawn, and unlike what is transparent not even prepared for it.
# A map moves to its choices 60 ms after the question; then there is one frame more.
READY = f"""() => {{
    const look = {LOOK}
    const {{ style }} = document.documentElement
    const frame = () => new Promise(requestAnimationFrame)
    const hide = on => style.setProperty('clip-path', on ? 'inset(100%)' : 'none')
    window.lookAt = async asked => {{
        while (!document.querySelector(`[data-ask="${{asked}}"]`)) await frame()
        await frame()
        await new Promise(done => setTimeout(done, 80))
        await frame()
        hide(false)
        style.setProperty('opacity', '1', 'important')
        try {{ return look() }} finally {{
            style.removeProperty('opacity')
            hide(true)
        }}
    }}
}}"""
START = "asked => { window.looked = lookAt(asked) }"


def judged(size: Size, found: dict[str, Any]) -> Found:
    """What is wrong at a size, and where the board lies."""
    wrong, board = list(found["wrong"]), tuple(found["board"])
    if size in LAPTOPS and board[2] * board[3] < LEAST * size[0] * size[1]:
        wrong.append(f"the board is too small: {board}")
    return wrong, board


class Wall:
    """Screens of all sizes that show one table."""

    def __init__(self, pages: dict[Size, Page], url: str) -> None:
        self._stages = {size: Stage(page) for size, page in pages.items()}
        self._url = url
        self._ready = False

    def looks(self, question: Question) -> Iterator[tuple[Size, dict[str, Any]]]:
        """Put a question on every screen; at each size what rooms.js finds."""
        told = Told(question)
        for stage in self._stages.values():
            stage.put(told, self._url)
        for stage in self._stages.values():
            if not self._ready:
                stage.page.wait_for_selector("[data-ask]")
                stage.page.evaluate(READY)
            stage.page.evaluate(START, question.table.asked)
        self._ready = True
        for size, stage in self._stages.items():
            yield size, stage.page.evaluate("() => window.looked")
