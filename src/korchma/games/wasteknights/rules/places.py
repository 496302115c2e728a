"""Where things are: spaces by name, tokens on the map, who stands where. [3.2, 3.15]"""

from __future__ import annotations

from korchma.games.wasteknights import events as e
from korchma.games.wasteknights.rules.cruel import worst
from korchma.games.wasteknights.rules.knights import awake
from korchma.games.wasteknights.state import Knight, WasteTable


def spaces_of(t: WasteTable, place: str, here: str) -> list[str]:
    """The spaces a text means: one by its id, ``here``, ``city``, ground, a token, ``by-`` one."""
    s, box = t.state, t.content
    if place in box.spaces:
        return [place]
    if place == "here":
        return [here]
    if place == "any":
        return list(box.spaces)
    if place == "city":
        return list(box.cities.values())
    if place.startswith("by-"):
        near = [*s.tokens.get(place.removeprefix("by-"), ())]
        return [*near, *(at for space in near for at in box.graph.near[space])]
    if place in s.tokens:
        return s.tokens[place]
    return [at for at, space in box.spaces.items() if space.terrain == place]


def lies_in(t: WasteTable, at: str, place: str) -> bool:
    """Whether a space is one of those a text means, for whoever stands on it."""
    if place in ("here", "any", at):
        return True
    if place in t.content.spaces:
        return False
    return bool(t.content.spaces[at].city) if place == "city" else at in spaces_of(t, place, at)


def on_space(t: WasteTable, at: str) -> list[int]:
    """Conscious knights there. [3.15 (11)]"""
    return [
        i
        for i, knight in enumerate(t.state.knights)
        if knight.at == at and not knight.out and not knight.fallen
    ]


def put_token(t: WasteTable, kind: str, at: str) -> None:
    """A token is put on the map."""
    t.state.tokens.setdefault(kind, []).append(at)
    t.state.placed.append(f"{kind}@{at}")
    t.tell(e.TokenPut(kind, at))


def take_token(t: WasteTable, kind: str, at: str) -> None:
    """A token leaves the map, if it is there."""
    spaces = t.state.tokens.get(kind, [])
    if at in spaces:
        spaces.remove(at)
        if not spaces:
            del t.state.tokens[kind]
        if f"{kind}@{at}" in t.state.placed:
            t.state.placed.remove(f"{kind}@{at}")
        t.tell(e.TokenGone(kind, at))


def move_token(t: WasteTable, kind: str, start: str, way: list[str]) -> None:
    """A token moves along a way."""
    if not way:
        return
    spaces = t.state.tokens[kind]
    spaces[spaces.index(start)] = way[-1]
    if f"{kind}@{start}" in t.state.placed:
        t.state.placed.remove(f"{kind}@{start}")
        t.state.placed.append(f"{kind}@{way[-1]}")
    t.tell(e.TokenMoved(kind, (start, *way)))


def toward(t: WasteTable, start: str, goal: str, n: int) -> list[str]:
    """So many steps along a shortest way, ties by lot; it stops where it arrives. [3.2]"""
    way: list[str] = []
    at = start
    while n > len(way) and at != goal:
        nearer = t.content.graph.toward(at, goal)
        if not nearer:
            break
        at = worst(t, nearer, [(0,)] * len(nearer))
        way.append(at)
    return way


def away(t: WasteTable, start: str, goal: str, n: int) -> list[str]:
    """So many steps farther from a space, ties by lot. [3.6]"""
    graph, way, at = t.content.graph, [], start
    for _ in range(n):
        far = graph.distance(at, goal) or 0
        farther = [x for x in graph.near[at] if (graph.distance(x, goal) or 0) > far]
        if not farther:
            break
        at = worst(t, farther, [(0,)] * len(farther))
        way.append(at)
    return way


def place_knight(t: WasteTable, knight: Knight, at: str) -> None:
    """A knight is put somewhere: no hazard, no card. [34]"""
    knight.at = at
    t.tell(e.Placed(knight.who, at))


def nearest(t: WasteTable, at: str) -> int:
    """The conscious knight with the fewest steps to a space; ties in turn order. [3.6]"""
    s, n = t.state, len(t.state.knights)
    order = [(s.first + i) % n for i in range(n)]
    steps = t.content.graph.steps(at)
    found = [i for i in order if awake(s.knights[i])] or order
    return min(found, key=lambda i: steps.get(s.knights[i].at, 99))
