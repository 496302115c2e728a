"""Reading an entry from outside a story: who acts, and what it may end. [120-122]"""

from __future__ import annotations

from korchma.games.wasteknights.rules.decks import threats_back
from korchma.games.wasteknights.rules.telling import TALES
from korchma.games.wasteknights.state import NOBODY, TheEnd, WasteTable
from korchma.kernel import Flow
from korchma.tray.stories import Jump


def read(t: WasteTable, entry: int, i: int) -> Flow[None]:
    """An entry and all it jumps to, for this knight; where it ends the adventure, the game ends."""
    s = t.state
    before, deed, placed = s.acting, s.deed, s.placed
    s.acting, s.target, s.placed = i, NOBODY, []
    ending = yield from TALES.tell(t, entry)
    s.acting, s.deed, s.placed = before, deed, placed
    _close(t, ending or "")


def read_page(t: WasteTable, entry: int) -> Flow[int]:
    """An entry alone, for who acts: the one it jumps to; nought where there is none."""
    page = TALES.entries(t)[entry]
    TALES.opened(t, page)
    stop = yield from TALES.steps(t, page, page.steps)
    TALES.closed(t, page)
    if isinstance(stop, Jump):
        return int(stop.to)
    _close(t, stop.ending if stop is not None else "")
    return 0


def _close(t: WasteTable, ending: str) -> None:
    """The book is put down: nothing of the entry is left over, unless the game is."""
    s = t.state
    threats_back(t, s.red)
    s.path = ""
    s.fell_here, s.fewer = [], 0
    if ending:
        s.ending = ending
        raise TheEnd
