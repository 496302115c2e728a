"""How an adventure ended, and for whom. [112, 128]"""

from __future__ import annotations

from korchma.games.wasteknights.state import RIVALRY, WasteTable
from korchma.kernel import Result, Source


def result(t: WasteTable) -> Result | None:
    """Won or lost together; in a contest the crowned alone."""
    s = t.state
    if s.phase != "over":
        return None
    epilogue = t.content.adventures[t.options.adventure].epilogues.get(s.ending)
    how = epilogue.result if epilogue is not None else "lose"
    seats = sorted({knight.seat for knight in s.knights})
    standing = {knight.seat for knight in s.knights if not knight.out}
    if how == "win":
        winners = tuple(seat for seat in seats if seat in standing)
    elif how == "rank":
        winners = tuple(sorted({s.knights[i].seat for i in s.crowned}))
    else:
        winners = ()
    sources = tuple(_sources(t, seat) for seat in seats)
    scores = tuple(sum(each.points for each in lot) for lot in sources)
    return Result(f"{t.options.adventure}-{s.ending}", winners, scores, sources)


def _sources(t: WasteTable, seat: int) -> tuple[Source, ...]:
    """Renown where it is counted; else experience, for the chronicle. [3.16]"""
    own = [knight for knight in t.state.knights if knight.seat == seat]
    if t.options.adventure == RIVALRY:
        return (Source("renown", sum(x.flags.get("renown", 0) for x in own)),)
    return (Source("experience", sum(knight.xp for knight in own)),)
