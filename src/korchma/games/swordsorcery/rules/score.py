"""How a quest ended, for all together. [65, 66]"""

from __future__ import annotations

from korchma.games.swordsorcery.state import SwordTable
from korchma.kernel import Result, Source


def result(t: SwordTable) -> Result | None:
    """Won or lost together; ranks reached less deaths, for the chronicle."""
    s = t.state
    if s.phase != "over":
        return None
    seats = sorted({hero.seat for hero in s.heroes})
    winners = tuple(seats) if s.ending == "win" else ()
    sources = tuple(_sources(t, seat) for seat in seats)
    scores = tuple(sum(each.points for each in lot) for lot in sources)
    return Result(f"{s.quest}-{s.ending}", winners, scores, sources)


def _sources(t: SwordTable, seat: int) -> tuple[Source, ...]:
    own = [hero for hero in t.state.heroes if hero.seat == seat]
    return (
        Source("ranks", sum(hero.rank for hero in own)),
        Source("deaths", -sum(hero.deaths for hero in own)),
    )
