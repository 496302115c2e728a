"""Where the story can go on, what that is worth, and how far it is."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache

from korchma.games.wasteknights.box.box import Box
from korchma.games.wasteknights.box.holding import Lies
from korchma.games.wasteknights.box.rows import EnemyRow, EventRow, LetterRow
from korchma.games.wasteknights.box.sheets import Deed
from korchma.games.wasteknights.mind import wishes
from korchma.games.wasteknights.mind.blows import Arm, Body, arms, body, outlook
from korchma.games.wasteknights.mind.valuing import Reader, bare, spoils
from korchma.games.wasteknights.rules.actions import lacking
from korchma.games.wasteknights.rules.knights import active, awake, started
from korchma.games.wasteknights.rules.places import spaces_of
from korchma.games.wasteknights.rules.plots import sheet
from korchma.games.wasteknights.rules.telling import TALES
from korchma.games.wasteknights.state import WasteTable
from korchma.tray.maps import Fares

GOAL = 14.0
"""What it is worth to end a plot as it should end."""
MOVE = 3.0
"""What a move costs: an action, and a card."""
POINTS = 12
"""What an usual vehicle spends on a move, in the coin of ``far``."""
SLEPT = 2.5
"""A city more for who serves the pilots."""
PILOTS = 2
LETTER = 0.8
"""What an encounter is worth, more or less."""
WORST = -1.5
"""However bad the road looks: who stays where he is does not get well either."""


def targets(book: Reader) -> dict[str, float]:
    """Spaces where the active knight could end the plot or do a story action, by their worth."""
    t = book.t
    s, knight = t.state, active(t)
    here, acted, acting, left = knight.at, s.acted, s.acting, s.left
    deeds, meet = _deeds(t), meeting(t)
    found: dict[str, float] = {}
    s.acted, s.acting, s.left = [], s.active, 0
    for at in _candidates(t, deeds):
        knight.at = at
        wish = max(_wish(book, at, deeds.get(at, ())), GOAL if at == meet else 0.0)
        if wish > 0:
            found[at] = wish
    knight.at, s.acted, s.acting, s.left = here, acted, acting, left
    return found


def _deeds(t: WasteTable) -> dict[str, list[Deed]]:
    """Story actions of this plot by the spaces where they might be done."""
    out: dict[str, list[Deed]] = {}
    for deed in sheet(t).actions:
        for at in _places(t, deed):
            out.setdefault(at, []).append(deed)
    return out


def _places(t: WasteTable, deed: Deed) -> list[str]:
    """Where a story action might be done; none for what can be done anywhere."""
    s = t.state
    if deed.at == "knight":
        return [x.at for x in s.knights if awake(x) and x is not active(t)]
    if deed.at != "any":
        return spaces_of(t, deed.at, "")
    match deed.where:
        case Lies(kind, "here"):
            return s.tokens.get(kind, [])
    return []


def _candidates(t: WasteTable, deeds: Mapping[str, object]) -> list[str]:
    s = t.state
    spaces = {*deeds, *t.content.cities.values()}
    spaces |= {at for kind, there in s.tokens.items() if kind != "radiation" for at in there}
    spaces |= {knight.at for knight in s.knights if awake(knight)}
    for at in s.tokens.get("tanker", ()):
        spaces |= t.content.graph.within(at, 1)
    return sorted(at for at in spaces if at in t.content.spaces)


def _wish(book: Reader, at: str, deeds: Sequence[Deed]) -> float:
    """What being there is worth."""
    t = book.t
    s, goal = t.state, sheet(t).goal
    if goal is not None and TALES.true(t, goal):  # type: ignore[arg-type]
        return GOAL
    wish = max((deed_worth(book, deed) for deed in deeds if lacking(t, deed) == ""), default=0.0)
    for kind, value in wishes.TOKENS.get(t.options.adventure, {}).items():
        near = t.content.graph.within(at, 1) if kind == "tanker" else (at,)
        if any(there in near for there in s.tokens.get(kind, ())):
            wish = max(wish, value)
    return wish + _patron(t, at)


def meeting(t: WasteTable) -> str:
    """Where those who carry enough parts between them meet: at the one nearest to all others."""
    s, knight = t.state, active(t)
    bearers = [x for x in s.knights if awake(x) and x.flags.get("parts", 0)]
    enough = 2 if started(t) < 3 else 3
    if s.plot != "p1" or sum(x.flags["parts"] for x in bearers) < enough:
        return ""
    apart = {x.who: sum(far(t, y.at, x.at) for y in bearers) for x in bearers}
    host = min(bearers, key=lambda x: apart[x.who])
    return host.at if knight in bearers else ""


def _patron(t: WasteTable, at: str) -> float:
    """Who serves the pilots sleeps in many cities."""
    flags = active(t).flags
    if flags.get("patron") != PILOTS or t.state.plot != "p1" or f"slept-{at}" in flags:
        return 0.0
    return SLEPT if t.content.spaces[at].city else 0.0


def deed_worth(book: Reader, deed: Deed) -> float:
    """What a story action brings where the active knight stands."""
    return book.entry(deed.entry) + book.price(deed.cost)


# --- roads ---------------------------------------------------------------------------------------


@lru_cache(maxsize=16)
def _roads(box: Box) -> Fares[str]:
    """The map by points, a little for every step."""
    cost = {at: 3 * box.grounds[space.terrain].cost + 1 for at, space in box.spaces.items()}
    return Fares(box.graph, lambda here, there: (cost[there],))


def far(t: WasteTable, start: str, goal: str) -> float:
    """How long the way is, in moves of a usual vehicle, more or less."""
    return _roads(t.content).cheapest(start)[goal] / POINTS


def pulls(
    t: WasteTable, spaces: Iterable[str], goals: Mapping[str, float], slow: float
) -> dict[str, float]:
    """What one can still hope for from each space: the worth of a goal, moves deducted."""
    cheapest, each, out = _roads(t.content).cheapest, [*goals.items()], {}
    for at in spaces:
        ways = cheapest(at)
        out[at] = max(
            [
                value - MOVE * (moves if (moves := slow * ways[goal] / POINTS) > 1.0 else 1.0)
                if goal != at
                else value
                for goal, value in each
            ]
        )
    return out


def aim(t: WasteTable, at: str, goals: Mapping[str, float], slow: float) -> str:
    """Which goal that is; "" where there is none."""
    hopes = {goal: pulls(t, (at,), {goal: value}, slow)[at] for goal, value in goals.items()}
    return max(hopes, key=hopes.__getitem__, default="")


def road(book: Reader, deck: str) -> float:
    """What a card of this deck brings the active knight on average."""
    t = book.t
    s, box = t.state, t.content
    acting, s.acting = s.acting, s.active
    total = _foes(box, deck, tuple(arms(t, s.active)), body(t, s.active))
    for (skill, need), (ok, fail) in _trials(box, deck).items():
        chance = book.chance(skill, need)
        total += chance * ok + (1 - chance) * fail
    s.acting = acting
    return max(WORST, total / len(box.decks[deck]))


@lru_cache(maxsize=16)
def _trials(box: Box, deck: str) -> dict[tuple[str, int], tuple[float, float]]:
    """The events of a deck by their checks: what success and failure bring, all in all."""
    out: dict[tuple[str, int], tuple[float, float]] = {}
    for card in box.decks[deck]:
        row = box.wasteland[card]
        if isinstance(row, EventRow):
            ok, fail = out.get((row.skill, row.need), (0.0, 0.0))
            out[row.skill, row.need] = ok + bare(row.ok), fail + bare(row.fail)
    return out


@lru_cache(maxsize=8192)
def _foes(box: Box, deck: str, hands: tuple[Arm, ...], mine: Body) -> float:
    """What all enemies and encounters of a deck bring to somebody so armed."""
    total = 0.0
    for card in box.decks[deck]:
        row = box.wasteland[card]
        if isinstance(row, EnemyRow):
            seen = outlook(box, hands, mine, row, row.life)
            total += seen.wins * spoils(row) - seen.cost
        elif isinstance(row, LetterRow):
            total += LETTER
    return total
