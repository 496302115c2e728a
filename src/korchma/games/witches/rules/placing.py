"""Phase 1: a problem appears, or a crisis does."""

from __future__ import annotations

from korchma.games.witches import events as e
from korchma.games.witches.options import CrisisAt, PutAt
from korchma.games.witches.rules.benefits import window
from korchma.games.witches.rules.cards import reveal
from korchma.games.witches.state import TheEnd, WitchTable, is_empty, target
from korchma.kernel import Ask, Flow


def problem_appears(t: WitchTable) -> Flow[None]:
    """Reveal cards until the next problem has found its place. [27, 28, 33, 41]"""
    s = t.state
    placed = False
    while not placed:
        yield from window(t, "before-reveal")
        placed = yield from _one_card(t)
    s.phase = "move"


def _one_card(t: WitchTable) -> Flow[bool]:
    """Reveal one card and obey its area; true once the problem lies on the map. [22, 29-31]"""
    card = reveal(t)
    if card is None:
        free = [space for space in t.content.spaces if space not in t.state.problems]
        yield from _put_on_one_of(t, free)
        return True
    area = t.content.cards[card].area
    spaces = t.content.spaces_of[area]
    if len(spaces) == 1:
        if spaces[0] not in t.state.problems:
            put(t, spaces[0])
            return True
        _hit(t, area, spaces[0])
        return False
    return (yield from _several_spaces(t, area, spaces))


def _several_spaces(t: WitchTable, area: str, spaces: tuple[str, ...]) -> Flow[bool]:
    """Town and Castle: an empty space; else no crisis beside a witch; else on any. [35-38]"""
    s = t.state
    empty = [space for space in spaces if is_empty(s, space)]
    if empty:
        yield from _put_on_one_of(t, empty)
        return True
    if any(space not in s.problems for space in spaces):
        t.tell(e.NoCrisis(area))
        return False
    legal = [x for x in spaces if t.options.stacking or x not in s.crises]
    if not legal:
        t.tell(e.NoCrisis(area))
        return False
    at = legal[0]
    if len(legal) > 1 and s.crisis_pool:
        match (yield Ask(s.active, "crisis-at", [CrisisAt(x) for x in legal], rule="37")):
            case CrisisAt(space):
                at = space
    add_crisis(t, at)
    return False


def _put_on_one_of(t: WitchTable, spaces: list[str]) -> Flow[None]:
    """With several empty spaces the active player picks. [35]"""
    at = spaces[0]
    if len(spaces) > 1:
        match (yield Ask(t.state.active, "put-at", [PutAt(x) for x in spaces], rule="35")):
            case PutAt(space):
                at = space
    put(t, at)


def put(t: WitchTable, space: str) -> None:
    """The next problem is put there: easy ones open, hard ones closed. [28, 29, 34, 39, 42]"""
    s = t.state
    token = s.boxes.pop()
    s.problems[space] = token
    if token in t.content.hard:
        s.closed.append(space)
        t.tell(e.AppearedClosed(space))
    else:
        t.tell(e.Appeared(token, space, target(t, space)))
    if not s.boxes:
        t.tell(e.LastProblem())


def _hit(t: WitchTable, area: str, space: str) -> None:
    """A problem lies there already: a crisis, if it has none. [30-32, 134]"""
    if space in t.state.crises and not t.options.stacking:
        t.tell(e.NoCrisis(area))
        return
    add_crisis(t, space)


def add_crisis(t: WitchTable, space: str) -> None:
    """A crisis on that problem; none left in the pool ends the game for all. [40, 119, 120]"""
    s = t.state
    if not s.crisis_pool:
        s.ending = "crises"
        raise TheEnd
    s.crisis_pool -= 1
    s.crises[space] = s.crises.get(space, 0) + 1
    t.tell(e.Crisis(space, s.crises[space]))
