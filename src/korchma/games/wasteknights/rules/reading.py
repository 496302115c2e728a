"""Reading an entry from outside a story: who acts, and what it may end. [120-122]"""

from __future__ import annotations

from korchma.games.wasteknights.rules.decks import threats_back
from korchma.games.wasteknights.rules.telling import TALES
from korchma.games.wasteknights.state import NOBODY, TheEnd, WasteTable
from korchma.kernel import Flow


def read(t: WasteTable, entry: int, i: int) -> Flow[None]:
    """An entry and all it jumps to, for this knight; where it ends the adventure, the game ends."""
    s = t.state
    before, deed, placed = s.acting, s.deed, s.placed
    s.acting, s.target, s.placed = i, NOBODY, []
    ending = yield from TALES.tell(t, entry)
    threats_back(t, s.red)
    s.acting, s.deed, s.placed, s.path = before, deed, placed, ""
    s.fell_here, s.fewer = [], 0
    if ending:
        s.ending = ending
        raise TheEnd
