"""Numbers of the rules that a table shows."""

from __future__ import annotations

import msgspec

from korchma.games.wasteknights.box.box import MARKS, MOST_UPGRADES, MOST_XP, SUPPLY, Box
from korchma.games.wasteknights.rules.city import HEALS, REPAIRS, VISITS
from korchma.games.wasteknights.rules.recovering import OVERHAULS, WAKES
from korchma.games.wasteknights.state import ACTIONS


class SpaceFact(msgspec.Struct, frozen=True):
    """A space of the map as it is printed."""

    id: str
    row: int
    column: int
    terrain: str
    hazard: str
    city: int
    name: str


class Facts(msgspec.Struct, frozen=True):
    """The numbers of Waste Knights that clients show and do not know themselves."""

    spaces: tuple[SpaceFact, ...]
    craters: tuple[str, ...]
    costs: dict[str, int]
    """What entering ground costs. [26]"""
    actions: int
    marks: tuple[int, ...]
    most_xp: int
    most_upgrades: int
    supply: int
    time: int
    healer: int
    garage: int
    visits: int
    wakes: int
    overhauls: int


def facts(box: Box) -> Facts:
    """The same for every table."""
    return Facts(
        spaces=tuple(_space(box, at) for at in box.spaces),
        craters=box.craters,
        costs={ground.id: ground.cost for ground in box.grounds.values()},
        actions=ACTIONS,
        marks=MARKS,
        most_xp=MOST_XP,
        most_upgrades=MOST_UPGRADES,
        supply=SUPPLY,
        time=10,
        healer=HEALS,
        garage=REPAIRS,
        visits=VISITS,
        wakes=WAKES,
        overhauls=OVERHAULS,
    )


def _space(box: Box, at: str) -> SpaceFact:
    space = box.spaces[at]
    row, column = map(int, at.removeprefix("r").split("c"))
    name = box.spots[at].name if at in box.spots else ""
    return SpaceFact(at, row, column, space.terrain, space.hazard or "", space.city, name)
