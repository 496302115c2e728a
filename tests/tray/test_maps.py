"""Maps: every answer against one that is worked out the slow way."""

from __future__ import annotations

from fractions import Fraction
from itertools import pairwise

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from korchma.tray.maps import Fares, Graph, Hex, Sight, hex_graph, spread, square
from korchma.tray.maps.coins import Cost

PLACES = range(6)
pairs = st.tuples(st.sampled_from(PLACES), st.sampled_from(PLACES)).filter(lambda x: x[0] != x[1])
graphs = st.lists(pairs, max_size=12).map(lambda roads: Graph.of_roads(PLACES, roads))


def every_way(graph: Graph[int], start: int, ends: frozenset[int] = frozenset()) -> list[list[int]]:
    """All ways from a place on which no place comes twice."""
    done, ahead = [], [[start]]
    while ahead:
        way = ahead.pop()
        done.append(way)
        if way[-1] not in ends or len(way) == 1:
            ahead += [[*way, near] for near in graph.near[way[-1]] if near not in way]
    return done


# --- places and roads ----------------------------------------------------------------------------


@given(graphs, st.sampled_from(PLACES), st.sampled_from(PLACES))
def test_shortest_ways_are_all_of_the_shortest(graph: Graph[int], start: int, goal: int) -> None:
    ways = [tuple(way[1:]) for way in every_way(graph, start) if way[-1] == goal]
    short = min(map(len, ways), default=None)
    assert graph.distance(start, goal) == short
    assert sorted(graph.ways(start, goal)) == sorted(way for way in ways if len(way) == short)
    firsts = {way[0] for way in ways if way and len(way) == short}
    assert set(graph.toward(start, goal)) == firsts


@given(graphs, st.sampled_from(PLACES), st.integers(0, 4), st.frozensets(st.sampled_from(PLACES)))
def test_a_walk_ends_where_something_stands(
    graph: Graph[int], start: int, steps: int, ends: frozenset[int]
) -> None:
    far: dict[int, int] = {}
    for way in every_way(graph, start, ends):
        if 1 < len(way) <= steps + 1:
            far[way[-1]] = min(len(way) - 1, far.get(way[-1], 99))
    assert graph.reach(start, steps, ends) == far
    assert [*graph.reach(start, steps, ends).values()] == sorted(far.values())


@given(graphs, st.sampled_from(PLACES), st.integers(0, 4))
def test_within_is_all_that_is_near(graph: Graph[int], start: int, steps: int) -> None:
    assert graph.within(start, steps) == {start, *graph.reach(start, steps)}


def test_a_shut_road_is_shut_and_the_map_as_it_was() -> None:
    ring = Graph.of_roads([1, 2, 3, 4], [(1, 2), (2, 3), (3, 4), (4, 1)])
    shut = frozenset([(1, 2), (2, 1)])
    assert (ring.without(shut).distance(1, 2), ring.distance(1, 2)) == (3, 1)
    assert ring.without(shut) is ring.without(shut)


# --- prices --------------------------------------------------------------------------------------


def paid(way: list[int], price: list[Cost]) -> Cost:
    return (sum(price[place][0] for place in way[1:]), sum(price[place][1] for place in way[1:]))


def beats(one: Cost, other: Cost) -> bool:
    return one != other and all(a <= b for a, b in zip(one, other, strict=True))


prices = st.lists(st.tuples(st.integers(0, 2), st.integers(0, 2)), min_size=6, max_size=6)


@given(graphs, prices, st.tuples(st.integers(0, 6), st.integers(0, 4)))
def test_routes_are_those_of_which_none_is_better(
    graph: Graph[int], price: list[Cost], most: Cost
) -> None:
    fares = Fares(graph, lambda here, there: price[there])
    costs: dict[int, set[Cost]] = {}
    for way in every_way(graph, 0):
        cost = paid(way, price)
        if cost[0] <= most[0] and cost[1] <= most[1]:
            costs.setdefault(way[-1], set()).add(cost)
    found = fares.routes(0, most)
    assert {place: [route.cost for route in routes] for place, routes in found.items()} == {
        place: sorted(x for x in all_ if not any(beats(y, x) for y in all_))
        for place, all_ in costs.items()
    }
    for place, routes in found.items():
        for route in routes:
            way = [0, *route.way]
            assert way[-1] == place
            assert paid(way, price) == route.cost
            assert all(there in graph.near[here] for here, there in pairwise(way))


@given(graphs, prices, st.integers(0, 6), st.booleans())
def test_the_first_routes_and_those_to_one_place_are_the_same_as_all_together(
    graph: Graph[int], price: list[Cost], most: int, purse: bool
) -> None:
    assume(graph.near[0])
    fares = Fares(graph, lambda here, there: price[there])
    found = fares.routes(0, (most, 99), purse=purse)
    first = fares.reach(0, most, purse=purse)
    assert [*first.items()] == [(place, routes[0].way) for place, routes in found.items()]
    assert {x: fares.routes_to(0, x, most, purse=purse) for x in found if x} == {
        place: routes for place, routes in found.items() if place
    }
    for place in graph.near:
        if place not in found:
            assert fares.routes_to(0, place, most, purse=purse) == ()


@given(graphs, prices)
def test_the_cheapest_way_in_one_kind(graph: Graph[int], price: list[Cost]) -> None:
    fares = Fares(graph, lambda here, there: price[there])
    for kind in (0, 1):
        least: dict[int, int] = {}
        for way in every_way(graph, 0):
            cost = paid(way, price)[kind]
            least[way[-1]] = min(cost, least.get(way[-1], 99))
        assert fares.cheapest(0, kind) == least


def test_a_border_may_cost_more_one_way_or_be_shut() -> None:
    hill = {(1, 2): (3,), (2, 1): (0,), (2, 3): (1,)}
    row = Graph.of_roads([1, 2, 3], [(1, 2), (2, 3)])
    fares = Fares(row, lambda here, there: hill.get((here, there)))
    assert fares.cheapest(1) == {1: 0, 2: 3, 3: 4}
    assert fares.cheapest(3) == {3: 0}


def test_who_has_spent_the_purse_stops_even_before_a_free_road() -> None:
    row = Graph.of_roads(range(5), [(0, 1), (1, 2), (2, 3), (3, 4)])
    price = [0, 1, 0, 1, 0]
    fares = Fares(row, lambda here, there: (price[there], there))
    assert [*fares.routes(0, (2, 99), purse=True)] == [0, 1, 2, 3]
    assert [*fares.routes(0, (2, 99))] == [0, 1, 2, 3, 4]


# --- hexes ---------------------------------------------------------------------------------------

hexes = st.builds(Hex, st.integers(-9, 9), st.integers(-9, 9))


@given(hexes)
def test_a_hex_has_six_neighbours_one_step_away(here: Hex) -> None:
    assert len({*here.around}) == 6
    assert all(near.distance(here) == 1 and here in near.around for near in here.around)
    assert Hex.of_offset(*here.offset) == here


@given(
    st.tuples(st.integers(0, 5), st.integers(0, 5)), st.tuples(st.integers(0, 5), st.integers(0, 5))
)
def test_distance_is_steps_on_an_open_field(one: tuple[int, int], other: tuple[int, int]) -> None:
    field = {f"r{r}c{c}": Hex.of_offset(r, c) for r in range(6) for c in range(6)}
    a, b = (f"r{r}c{c}" for r, c in (one, other))
    assert FIELD.distance(a, b) == field[a].distance(field[b])


FIELD = hex_graph({f"r{r}c{c}": Hex.of_offset(r, c) for r in range(6) for c in range(6)})


def test_a_printed_grid_has_its_odd_rows_half_a_hex_to_the_right() -> None:
    even = {"r1c1", "r1c2", "r2c1", "r2c3", "r3c1", "r3c2"}
    odd = {"r2c2", "r2c3", "r3c1", "r3c3", "r4c2", "r4c3"}
    assert (set(FIELD.near["r2c2"]), set(FIELD.near["r3c2"])) == (even, odd)


def test_a_map_with_water_in_it_and_a_border_that_is_shut() -> None:
    cells = {f"r{h.offset[0]}c{h.offset[1]}": h for h, c in spread(["D ~ D", " D D D"]) if c != "~"}
    assert hex_graph(cells).distance("r0c0", "r0c2") == 3
    cliff = {"r1c0", "r1c1"}
    walled = hex_graph(cells, lambda here, there: {here, there} != cliff)
    assert walled.distance("r0c0", "r0c2") is None


# --- sight ---------------------------------------------------------------------------------------

SIZE = 5
cells = st.tuples(st.integers(0, SIZE - 1), st.integers(0, SIZE - 1))
GRID = {x + SIZE * y: (x, y) for x in range(SIZE) for y in range(SIZE)}
OPEN = Sight(GRID)


def crossed(one: tuple[int, int], other: tuple[int, int]) -> set[int]:
    """The squares in which a line lies between any two lines of the grid it cuts."""
    (ax, ay), (bx, by) = one, other
    cuts = {Fraction(0), Fraction(1)}
    for a, b in ((ax, bx), (ay, by)):
        if a != b:
            cuts |= {(Fraction(2 * n - 1, 2) - a) / (b - a) for n in range(SIZE + 1)}
    out = set()
    for low, high in pairwise(sorted(cut for cut in cuts if 0 <= cut <= 1)):
        middle = (low + high) / 2
        x, y = ax + middle * (bx - ax) + Fraction(1, 2), ay + middle * (by - ay) + Fraction(1, 2)
        out.add(x.__floor__() + SIZE * y.__floor__())
    return out


@given(cells, cells)
def test_a_line_crosses_the_squares_it_goes_through(
    one: tuple[int, int], other: tuple[int, int]
) -> None:
    here, there = (x + SIZE * y for x, y in (one, other))
    through = crossed(one, other) - {here, there}
    line = OPEN.line(here, there)
    assert line.crosses == (through if here != there else set())
    assert OPEN.line(there, here) == line
    for area in GRID:
        hidden = area in through
        assert OPEN.sees(here, there, held=frozenset([area])) is not hidden


points = st.tuples(st.integers(0, 8), st.integers(0, 8)).map(
    lambda p: (Fraction(p[0], 2), Fraction(p[1], 2))
)


def meets(
    one: tuple[int, int],
    other: tuple[int, int],
    c: tuple[Fraction, Fraction],
    d: tuple[Fraction, Fraction],
) -> bool:
    """Whether a line has a point in common with a wall that stands upright or lies flat."""
    (ax, ay), (bx, by) = one, other
    axis = 0 if c[0] == d[0] else 1
    a, b = (ax, bx) if axis == 0 else (ay, by)
    low, high = sorted((c[1 - axis], d[1 - axis]))
    e, f = (ay, by) if axis == 0 else (ax, bx)
    if a == b:
        return a == c[axis] and min(e, f) <= high and low <= max(e, f)
    cut = (c[axis] - a) / (b - a)
    return 0 <= cut <= 1 and low <= e + cut * (f - e) <= high


@given(cells, cells, points, points)
def test_a_wall_blocks_what_touches_it(
    one: tuple[int, int],
    other: tuple[int, int],
    c: tuple[Fraction, Fraction],
    d: tuple[Fraction, Fraction],
) -> None:
    d = (c[0], d[1]) if abs(c[0] - d[0]) < abs(c[1] - d[1]) else (d[0], c[1])
    here, there = (x + SIZE * y for x, y in (one, other))
    walled, door = Sight(GRID, walls=[(c, d)]), Sight(GRID, screens={"door": (c, d)})
    blocked = here != there and meets(one, other, c, d)
    assert walled.sees(here, there) is not blocked
    assert door.sees(here, there, shut=frozenset(["door"])) is not blocked
    assert door.sees(here, there)


LANE = ["a1 a2 a3 a5 a7 a9 a11 a13", ".. .. a4 a6 a8 a10 a12 a14"]
FORD = {
    area: (x, y) for y, row in enumerate(LANE) for x, area in enumerate(row.split()) if area != ".."
}
OUTSIDE = Sight(FORD)
INSIDE = Sight(
    FORD,
    walls=[OUTSIDE.side("a9", "a10")],
    screens={"porch": OUTSIDE.side("a9", "a11"), "vestry": OUTSIDE.side("a10", "a12")},
)


@pytest.mark.parametrize(
    ("here", "there", "seen"),
    [
        ("a1", "a9", True),
        ("a9", "a11", False),
        ("a3", "a6", True),
        ("a9", "a10", False),
        ("a11", "a14", True),
        ("a1", "a4", False),
        ("a8", "a9", False),
    ],
)
def test_a_row_of_lanes_with_two_doors(here: str, there: str, seen: bool) -> None:
    doors = frozenset(["porch", "vestry"])
    assert INSIDE.sees(here, there, shut=doors) is INSIDE.sees(there, here, shut=doors) is seen


def test_an_opened_door_lets_look_through_but_not_round_the_corner() -> None:
    assert INSIDE.sees("a7", "a13", shut=frozenset(["vestry"]))
    assert not INSIDE.sees("a7", "a12", shut=frozenset(["vestry"]))


def test_areas_need_not_be_squares() -> None:
    hall = {"west": [(0, 0), (4, 0), (4, 2), (0, 2)], "east": [(4, 0), (6, 0), (6, 2), (4, 2)]}
    nook = {**hall, "nook": [(2, 2), (4, 2), (4, 3)]}
    points = {"west": (1, 1), "east": (5, 1), "nook": (3.5, 2.25)}
    sight = Sight(points, nook)
    assert sight.sees("west", "east")
    assert not sight.sees("west", "nook"), "the side of the nook is not one of the hall's"
    with pytest.raises(ValueError, match="west and nook share no side"):
        sight.side("west", "nook")
    assert square(1, 1)[0] == (Fraction(1, 2), Fraction(1, 2))
