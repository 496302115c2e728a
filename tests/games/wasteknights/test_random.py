"""Games by chance through all adventures: nothing is lost, nothing is made, nobody is stuck."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from korchma.games.wasteknights import GAME
from korchma.games.wasteknights.options import Discard, EndTurn, Equip, Pass, Stow
from korchma.games.wasteknights.rules.gear import every, hands_of, load
from korchma.games.wasteknights.rules.knights import awake
from korchma.games.wasteknights.rules.numbers import capacity, chassis, health, resist, row, tank
from korchma.games.wasteknights.state import Knight, State, WasteTable
from korchma.kernel import Ask, AskAll, Option, Session
from tests.chance import number
from tests.games.wasteknights.story import BOX

TABLES: tuple[tuple[str, int, dict[str, Any]], ...] = (
    ("courier", 1, {}),
    ("courier", 1, {"adventure": "a2", "knights": 2}),
    ("water", 2, {"kits": "own"}),
    ("water", 3, {"any_vehicle_left": True, "nobody_awake_loses": True, "worn_gives_way": True}),
    ("water", 4, {"wreck_stops_all": True, "limited_dice": True}),
    ("sleeper", 2, {"route_binds": False, "clock_waits": True, "plain_wounds_only": True}),
    ("sleeper", 4, {"must_act_twice": True, "every_failure_breaks": True}),
    ("crown", 2, {"neighbour_decides": True, "fuel_is_kept_in_wreck": False}),
    ("crown", 3, {"road_talk": True, "gear_from_top": True, "tokens_turn_red": True}),
    ("crown", 4, {"draft": "random", "full_track_wounds": True, "armour_stops_received": True}),
    ("crown", 2, {"fallen_in_camp": True, "trading_breaks": True, "rest_is_carried_out": True}),
)
GAMES = 5
"""Of each table: fifty-five in all."""
MANY = 20_000
"""Decisions no game takes."""
OFTEN = 3
"""Every third time somebody may act the whole table is looked at."""
IDLE = (Discard, Equip, Stow, Pass, EndTurn)


# --- what is never lost --------------------------------------------------------------------------


def census(s: State) -> dict[str, Counter[str]]:
    """Everything of which the box holds a number, wherever it lies."""
    carried = [x.card for knight in s.knights for x in every(knight)]
    unique = {card for card, printed in BOX.cards.items() if printed.knight}
    fight = s.fight.tokens if s.fight else []
    held = [token for knight in s.knights for token in knight.threats]
    hurt = [card for knight in s.knights for card in (*knight.injuries, *knight.fallen)]
    broken = [card for knight in s.knights for card in (*knight.breakdowns, *knight.wreck)]
    common = [name for knight in s.knights for name in knight.upgrades if name[0] == "C"]
    return {
        "gear": Counter([*s.gear, *s.scrap, *s.starting, *(x for x in carried if x not in unique)]),
        "dh": Counter([*s.wastes["dh"], *s.wasted["dh"]]),
        "bm": Counter([*s.wastes["bm"], *s.wasted["bm"]]),
        "finds": Counter([*s.finds, *s.found]),
        "threats": Counter([*s.bag, *held, *fight, *s.red]),
        "injuries": Counter([*s.injuries, *hurt]),
        "breakdowns": Counter([*s.breakdowns, *broken]),
        "commons": Counter([*s.commons, *common]),
    }


BOXED = {
    "gear": Counter(card for card, printed in BOX.cards.items() if not printed.knight),
    "dh": Counter(BOX.decks["dh"]),
    "bm": Counter(BOX.decks["bm"]),
    "finds": Counter([*BOX.finds]),
    "threats": Counter([*BOX.threats]),
    "injuries": Counter([*BOX.injuries]),
    "breakdowns": Counter([*BOX.breakdowns]),
    "commons": Counter(name for name, card in BOX.upgrades.items() if not card.knight),
}


def check_table(t: WasteTable) -> None:
    """Nothing is lost, nothing is made, and everybody is within his limits."""
    s = t.state
    assert census(s) == BOXED
    for kind in ("fuel", "ammo", "med"):
        assert s.supply[kind] + sum(getattr(knight, kind) for knight in s.knights) == 12
        assert s.supply[kind] >= 0
    for knight in s.knights:
        if knight.who and knight.vehicle and not knight.out:
            check_knight(t, knight)
        elif knight.out:
            assert not every(knight)
            assert (knight.fuel, knight.ammo, knight.med, knight.threats) == (0, 0, 0, [])


def check_knight(t: WasteTable, knight: Knight) -> None:
    """Wounds, radiation, damage, hands, cargo, tank: none above its limit."""
    hurt = knight.wounds + knight.infected
    assert min(knight.wounds, knight.infected, knight.rad, knight.damage) >= 0
    assert hurt <= health(t, knight)
    assert hurt < health(t, knight) or not awake(knight)
    assert knight.rad <= resist(t, knight)
    assert knight.damage <= chassis(t, knight)
    assert knight.damage < chassis(t, knight) or knight.wreck
    assert len(knight.injuries) <= 2
    assert len(knight.breakdowns) <= 2
    assert len(knight.armour) <= 1
    assert sum(row(t, each).hands for each in knight.hands) <= hands_of(t, knight)
    assert load(knight) <= capacity(t, knight)
    assert knight.fuel <= tank(t, knight) or knight.wreck
    assert len(knight.upgrades) <= 6


# --- playing -------------------------------------------------------------------------------------


def answers(ask: Ask | AskAll, chance: random.Random) -> Iterator[tuple[int, object]]:
    """What somebody without a plan would say; doing is liked better than idling."""
    for each in ask.asks if isinstance(ask, AskAll) else (ask,):
        options = list(each.options)
        if each.about == "action" and chance.random() < 0.97:
            options = [x for x in options if not isinstance(x, IDLE)] or options
        if each.pick is None:
            yield each.seat, chance.choice(options)
        else:
            low, high = each.pick
            n = chance.randint(low, min(high, len(options)))
            yield each.seat, tuple(chance.sample(options, n))


def played(mode: str, players: int, options: dict[str, Any], seed: int) -> Session:
    """A game by chance, looked at between actions and at its end."""
    session = Session.new(GAME, players, mode=mode, seed=str(seed), listen=False, **options)
    chance = random.Random(seed)
    for n in range(MANY):
        ask = session.ask
        if ask is None:
            break
        if isinstance(ask, Ask) and ask.about == "action" and n % OFTEN == 0:
            check_table(session.table)
        for seat, answer in answers(ask, chance):
            assert isinstance(answer, Option | tuple)
            session.choose(answer, seat)
    return session


@pytest.mark.rule("21", "22", "86", "92", "96", "105", "107", "110", "117")
@pytest.mark.parametrize(("mode", "players", "options"), TABLES)
def test_nothing_is_lost_nothing_is_made_and_every_game_ends(
    mode: str, players: int, options: dict[str, Any]
) -> None:
    for n in range(GAMES):
        session = played(mode, players, options, number(mode, players, n))
        assert session.result is not None
        check_table(session.table)


@pytest.mark.rule("15")
def test_equal_seeds_are_equal_games() -> None:
    one, two = (played("crown", 3, {}, 7) for _ in range(2))
    assert msgspec.json.encode(one.table.state) == msgspec.json.encode(two.table.state)
    other = played("crown", 3, {}, 8)
    assert msgspec.json.encode(other.table.state) != msgspec.json.encode(one.table.state)
