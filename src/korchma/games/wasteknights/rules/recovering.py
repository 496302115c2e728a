"""Special actions: regaining consciousness, overhauling a wreck. [74, 105, 109]"""

from __future__ import annotations

from korchma.games.wasteknights import events as e
from korchma.games.wasteknights.options import GoOn, UseGear
from korchma.games.wasteknights.rules.checks import use_of
from korchma.games.wasteknights.rules.gear import settle_cargo, settle_hands
from korchma.games.wasteknights.rules.goods import spill
from korchma.games.wasteknights.rules.harm import heal, hurt, used_up
from korchma.games.wasteknights.rules.knights import active
from korchma.games.wasteknights.rules.numbers import at_moment, chassis, health, number
from korchma.games.wasteknights.state import WasteTable
from korchma.kernel import Ask, Flow, Option

WAKES = 4
OVERHAULS = 3


def wake(t: WasteTable) -> Flow[None]:
    """A point of radiation and four of healing, then the injury shows itself. [105, ruling 34]"""
    s, i, knight = t.state, t.state.active, active(t)
    points = WAKES + number(t, knight, "wake")
    for carried in at_moment(t, knight, "wake"):
        use = use_of(t, carried)
        assert use is not None
        options: list[Option] = [UseGear(carried.card), GoOn()]
        answer = yield Ask(knight.seat, "salts", options, rule="105")
        if isinstance(answer, UseGear):
            points += use.n
            used_up(t, knight, carried)
    least = knight.wounds + knight.infected - health(t, knight) + 1
    yield from heal(t, i, points, 1, least=least, plain=t.options.plain_wounds_only)
    injury = knight.fallen.pop()
    knight.injuries.append(injury)
    t.learn()
    t.tell(e.Woke(knight.who, injury))
    over = knight.wounds + knight.infected - (health(t, knight) - 1)
    if over > 0:
        gone = min(over, knight.wounds)
        knight.wounds -= gone
        knight.infected -= over - gone
        t.tell(e.Healed(knight.who, gone, 0, 0))
    yield from settle_hands(t, knight)
    hurt(t, s.active, 0, 0)


def overhaul(t: WasteTable) -> Flow[None]:
    """Three points of damage, then the breakdown shows what it is. [109]"""
    knight = active(t)
    n = min(knight.damage, number(t, knight, "overhaul", OVERHAULS))
    breakdown = knight.wreck.pop()
    knight.damage -= n
    t.tell(e.VehicleFixed(knight.who, n))
    knight.breakdowns.append(breakdown)
    t.learn()
    t.tell(e.Overhauled(knight.who, breakdown))
    knight.damage = min(knight.damage, chassis(t, knight) - 1)
    spill(t, knight)
    yield from settle_cargo(t, knight)
