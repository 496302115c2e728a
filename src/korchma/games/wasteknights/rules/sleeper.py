"""What only The Sleeper under the Salt does: prayers, sabotage, the walker. [3.16 A3]"""

from __future__ import annotations

from korchma.games.wasteknights import events as e
from korchma.games.wasteknights.options import Pray, Sabotage
from korchma.games.wasteknights.rules.checks import Terms, check
from korchma.games.wasteknights.rules.duel import duel
from korchma.games.wasteknights.rules.flags import Flags
from korchma.games.wasteknights.rules.harm import deal, heal
from korchma.games.wasteknights.rules.knights import awake, in_order
from korchma.games.wasteknights.rules.places import move_token, on_space, put_token, toward
from korchma.games.wasteknights.rules.striking import Run
from korchma.games.wasteknights.state import WasteTable
from korchma.kernel import SAFE, Answer, Ask, AskAll, Flow

CATHEDRAL = "r5c9"
WALKERS = ("threat", "pierce", "ambush", "fury")
"""Properties the pylons feed, in the order in which they fail. [3.16]"""
STRIDE = 2
SABOTAGE, BOLT = Terms("te", tags=("sabotage",)), 2
"""What loosens a bolt, and how hard it is."""
PRAYERS = ("first-prayer", "second-prayer", "third-prayer")
BOLTS = ("first-bolt", "second-bolt")


def pray_or_sabotage(t: WasteTable, n: int, run: Run) -> Flow[None]:
    """Each knight in the Cathedral picks in secret; then all is shown."""
    s = t.state
    here = [i for i in in_order(t) if i in on_space(t, CATHEDRAL)]
    if not here:
        return
    picks = yield from _picks(t, here)
    for i in here:
        s.acting = i
        if isinstance(picks[i], Pray):
            yield from _pray(t, i)
        else:
            yield from _sabotage(t, i)
    prayed = [i for i in here if isinstance(picks[i], Pray)]
    if not prayed:
        s.moments.append(f"nobody-prayed@{here[0]}")
    elif len(prayed) == len(here):
        s.moments.append(f"everybody-prayed@{here[0]}")


def _picks(t: WasteTable, here: list[int]) -> Flow[dict[int, Answer]]:
    """All at once; who leads two knights is asked for one after the other."""
    s = t.state
    options = [Pray(), Sabotage()]
    asks = {i: Ask(s.knights[i].seat, "cathedral", options, rule="128") for i in here}
    if len({ask.seat for ask in asks.values()}) < len(here):
        alone: dict[int, Answer] = {}
        for i, ask in asks.items():
            s.acting = i
            answer = yield ask
            assert not isinstance(answer, dict)
            alone[i] = answer
        return alone
    yield SAFE
    answers = yield AskAll(tuple(asks.values()))
    assert isinstance(answers, dict)
    return {i: answers[ask.seat] for i, ask in asks.items()}


def _pray(t: WasteTable, i: int) -> Flow[None]:
    s = t.state
    t.tell(e.Prayed(s.knights[i].who))
    yield from heal(t, i, 1)
    s.flags["prayers"] = s.flags.get("prayers", 0) + 1
    if s.flags["prayers"] <= len(PRAYERS):
        s.moments.append(f"{PRAYERS[s.flags['prayers'] - 1]}@{i}")


def _sabotage(t: WasteTable, i: int) -> Flow[None]:
    """A bolt looser; or two wounds."""
    s = t.state
    found = yield from check(t, i, SABOTAGE, BOLT)
    t.tell(e.Sabotaged(s.knights[i].who, found.ok))
    flags = Flags(t)
    if found.ok:
        flags["marks"] += 1
        flags["bolts"] += 1
        if flags["bolts"] <= len(BOLTS):
            s.moments.append(f"{BOLTS[flags['bolts'] - 1]}@{i}")
    else:
        flags["slips"] += 1
        s.moments.append(f"{'first' if flags['slips'] == 1 else 'later'}-slip@{i}")
        yield from deal(t, i, 2)


def walker_walks(t: WasteTable, n: int, run: Run) -> Flow[None]:
    """Two steps to the nearest city that stands, unless something holds it."""
    s = t.state
    here = s.tokens.get("walker", [""])[0]
    if not here:
        return
    steps = max(0, STRIDE - s.flags.get("slow", 0))
    s.flags["slow"] = 0
    if s.flags.get("still", 0):
        s.flags["still"] -= 1
        return
    far = t.content.graph.steps(here)
    ruins = s.tokens.get("ruin", ())
    standing = [at for at in t.content.cities.values() if at not in ruins]
    goal = min(standing, key=lambda at: far[at])
    way = toward(t, here, goal, steps)
    move_token(t, "walker", here, way)
    if way:
        s.moments.append("walker-first-step")
        for i, knight in enumerate(s.knights):
            if awake(knight) and knight.at in way:
                s.moments.append(f"walker-on-a-knight@{i}")
    yield from ()


def walker_clears(t: WasteTable, n: int, run: Run) -> Flow[None]:
    """A city under it at the end of a round is gone."""
    s = t.state
    here = s.tokens.get("walker", [""])[0]
    if here in t.content.cities.values() and here not in s.tokens.get("ruin", ()):
        put_token(t, "ruin", here)
        t.tell(e.CityGone(here))
        s.moments.append(f"destroyed-{here}")
    yield from ()


def claim(t: WasteTable, n: int, run: Run) -> Flow[None]:
    """Whoever sits in the seat has it, until he is got out of there."""
    t.state.crowned = [t.state.acting]
    yield from ()


def duel_claimant(t: WasteTable, n: int, run: Run) -> Flow[None]:
    """Who objects fights the claimant; falls he, the claim is gone."""
    s = t.state
    claimant = s.crowned[0]
    if claimant in (yield from duel(t, s.acting, claimant, run)):
        s.flags["unseated"] = 1
        s.crowned = []


def after_walker(t: WasteTable, enemy: str, *, won: bool, fell: bool) -> None:
    """What a plot may wait for after a fight with its own enemy. [A3]"""
    s = t.state
    if enemy != "walker":
        return
    if fell:
        s.moments.append(f"walker-fells-a-knight@{s.acting}")
    life = s.flags.get("walker.life", 0)
    if not won and 2 * s.lasting.get("walker", 0) >= life:
        s.moments.append("walker-half-gone")
