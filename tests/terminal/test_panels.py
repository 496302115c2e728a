"""The pieces of the full screen, each for itself."""

from __future__ import annotations

from textual.app import App, ComposeResult

from korchma.terminal.panels import Painted
from korchma.terminal.picture import Line, Picture, written

HEIGHT = 5


class Wall(App[None]):
    """One panel, and nothing else."""

    CSS = f"Painted {{ height: {HEIGHT}; width: 20; scrollbar-size: 1 1; overflow-x: hidden; }}"

    def __init__(self) -> None:
        super().__init__()
        self.lines = 1

    def compose(self) -> ComposeResult:
        """A text of so many lines, each as wide as the panel."""
        yield Painted(self._paint, id="board")

    def _paint(self, width: int, height: int) -> Picture:
        return written([Line("x" * width)] * self.lines, width)


async def test_a_panel_that_begins_to_scroll_loses_no_column() -> None:
    app = Wall()
    async with app.run_test(size=(80, 24)) as pilot:
        board = app.query_one(Painted)
        assert board.picture.width == 20
        app.lines = HEIGHT + 1
        board.repaint()
        await pilot.pause()
        assert board.scrollable_content_region.width == board.picture.width == 19
        app.lines = HEIGHT
        board.repaint()
        await pilot.pause()
        assert board.scrollable_content_region.width == board.picture.width == 20
