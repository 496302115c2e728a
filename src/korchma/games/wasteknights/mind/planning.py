"""Where the story can go on, and how far that is."""

from __future__ import annotations

from functools import lru_cache

from korchma.games.wasteknights.box.box import Box
from korchma.games.wasteknights.rules.actions import lacking
from korchma.games.wasteknights.rules.places import spaces_of
from korchma.games.wasteknights.rules.plots import sheet
from korchma.games.wasteknights.rules.telling import TALES
from korchma.games.wasteknights.state import WasteTable, active, awake
from korchma.tray.maps import Fares

CITY_RUSTPORT = 1
GOAL, DEED, MILD = 3.0, 2.0, 1.0
"""How much one wants to be somewhere: to end a plot, to act, to be near."""


def targets(t: WasteTable) -> dict[str, float]:
    """Spaces where the active knight could end the plot or do a story action, by how much."""
    knight = active(t)
    here, acted = knight.at, t.state.acted
    found: dict[str, float] = {}
    t.state.acted = []
    for at in _candidates(t):
        knight.at = at
        wish = _wish(t, at)
        if wish:
            found[at] = wish
    knight.at, t.state.acted = here, acted
    return found


def _candidates(t: WasteTable) -> list[str]:
    s = t.state
    spaces = {
        at for deed in sheet(t).actions if deed.at != "any" for at in spaces_of(t, deed.at, "")
    }
    spaces |= {at for kind, there in s.tokens.items() if kind != "radiation" for at in there}
    spaces |= {*t.content.cities.values()}
    spaces |= {knight.at for knight in s.knights if awake(knight)}
    return sorted(at for at in spaces if at in t.content.spaces)


def _wish(t: WasteTable, at: str) -> float:
    """What being there is worth."""
    s, plot = t.state, sheet(t)
    s.acting = s.active
    if plot.goal is not None and TALES.true(t, plot.goal):  # type: ignore[arg-type]
        return GOAL
    if any(deed.at != "any" and lacking(t, deed) == "" for deed in plot.actions):
        return DEED
    if any(lacking(t, deed) == "" for deed in plot.actions if deed.where is not None):
        return DEED
    if at in s.tokens.get("plot", ()) or at in s.tokens.get("tanker", ()):
        return MILD
    return 0.0


@lru_cache(maxsize=16)
def _roads(box: Box) -> Fares[str]:
    """The map by points, a little for every step."""
    cost = {at: 3 * box.grounds[space.terrain].cost + 1 for at, space in box.spaces.items()}
    return Fares(box.graph, lambda here, there: (cost[there],))


def far(t: WasteTable, start: str, goal: str) -> float:
    """How long the way is, in moves of a usual vehicle, more or less."""
    return _roads(t.content).cheapest(start)[goal] / 12
