"""Maps: places and roads, prices on borders, hexes, and what can be seen from where.

A map is made once, with the box, and keeps what it has worked out.
"""

from korchma.tray.maps.coins import Cost
from korchma.tray.maps.fares import Fares, Route
from korchma.tray.maps.graph import Graph, N
from korchma.tray.maps.hexes import Hex, hex_graph, spread
from korchma.tray.maps.sight import Line, Point, Side, Sight, square

__all__ = [
    "Cost",
    "Fares",
    "Graph",
    "Hex",
    "Line",
    "N",
    "Point",
    "Route",
    "Side",
    "Sight",
    "hex_graph",
    "spread",
    "square",
]
