"""What only Water for Rustport does: the convoy, the raiders. [3.16 A2]"""

from __future__ import annotations

from korchma.games.wasteknights.options import GoOn, Tow
from korchma.games.wasteknights.rules.decks import draw_threat, threats_back
from korchma.games.wasteknights.rules.flags import Flags
from korchma.games.wasteknights.rules.giving import give
from korchma.games.wasteknights.rules.knights import active, awake, started
from korchma.games.wasteknights.rules.places import move_token, nearest, put_token
from korchma.games.wasteknights.rules.striking import Run
from korchma.games.wasteknights.state import WasteTable
from korchma.kernel import Ask, Flow, Option

RAIDED = ("r7c1", "r6c1", "r8c1")
HEAVY = "T2"
"""The token that takes two of the tanker's strength."""
TOWED = 2
CITY, PUMPS = 1, 2


def near_rustport(t: WasteTable, n: int, run: Run) -> Flow[None]:
    """Medicine for the knight nearest to Rustport."""
    yield from give(t, nearest(t, t.content.cities[CITY]), "med", n)


def near_pumps(t: WasteTable, n: int, run: Run) -> Flow[None]:
    """Any resource for the knight nearest to Pumps."""
    yield from give(t, nearest(t, t.content.cities[PUMPS]), "res", n)


def convoy(t: WasteTable, n: int, run: Run) -> Flow[None]:
    """Four less the marker tokens: each takes one of the tanker, a heavy one two; ``n`` none."""
    knight = active(t)
    drawn = [draw_threat(t, knight) for _ in range(4 - t.state.time)]
    tokens = [token for token in drawn if token]
    flags = Flags(t)
    flags["tanker"] -= sum(2 if token == HEAVY else 1 for token in tokens[n:])
    threats_back(t, tokens)
    yield from ()


def raiders_come(t: WasteTable, n: int, run: Run) -> Flow[None]:
    """Half as many raiders as knights, on the first free of three spaces."""
    free = [at for at in RAIDED if at not in t.state.tokens.get("raider", ())]
    for at in free[: -(-started(t) // 2)]:
        put_token(t, "raider", at)
    yield from ()


def raiders_gnaw(t: WasteTable, n: int, run: Run) -> Flow[None]:
    """Each raider on the map costs the fortification one."""
    flags = Flags(t)
    flags["fort"] -= len(t.state.tokens.get("raider", ()))
    yield from ()


def tow(t: WasteTable) -> Flow[None]:
    """Who ended his move by the tanker may take it along, once a round in all."""
    s, knight = t.state, active(t)
    here = s.tokens.get("tanker")
    if not here or not awake(knight) or s.flags.get("towed") == s.round:
        return
    at, graph = here[0], t.content.graph
    if knight.at not in graph.within(at, 1):
        return
    rough = frozenset(x for x, space in t.content.spaces.items() if space.terrain == "mountains")
    shut = frozenset((x, y) for y in rough for x in graph.near[y])
    there = graph.without(shut).reach(at, TOWED)
    options: list[Option] = [*map(Tow, there), GoOn()]
    match (yield Ask(knight.seat, "tow", options, rule="73")):
        case Tow(to):
            s.flags["towed"] = s.round
            way = next(graph.without(shut).ways(at, to))
            move_token(t, "tanker", at, list(way))
            s.moments.append(f"tanker-moved@{s.active}")
