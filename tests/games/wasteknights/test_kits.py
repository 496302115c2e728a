"""What a knight has is looked at once and never remembered wrongly; what a plot waits for."""

from __future__ import annotations

import random

import pytest

from korchma.bots import random_answer
from korchma.games.wasteknights.box.holding import Knights, TimeIs
from korchma.games.wasteknights.box.perks import Adds, AnyPerk, RollsMore
from korchma.games.wasteknights.rules.kits import gear_perks, kit, own_perks
from korchma.games.wasteknights.rules.numbers import can, health, tank
from korchma.games.wasteknights.rules.roads import destinations, routes, shortest, ways_to
from korchma.games.wasteknights.rules.waiting import with_knights
from korchma.games.wasteknights.state import Carried, Knight, WasteTable
from korchma.kernel import Session, find_game
from korchma.tray.stories import AllOf, AnyOf, FlagIs
from tests.games.wasteknights.story import BOX, rider, waste

GAME = find_game("wasteknights")


def seen(t: WasteTable, knight: Knight) -> list[tuple[str, AnyPerk]]:
    """All perks of a knight, looked at anew."""
    return [*own_perks(t.content, knight), *gear_perks(t.content, knight)]


@pytest.mark.parametrize("mode", ["water", "sleeper", "crown"])
def test_what_is_remembered_of_a_knight_is_what_he_has_at_every_decision(mode: str) -> None:
    chance = random.Random(mode)
    session = Session.new(GAME, 3, mode, seed=mode, listen=False)
    while session.waiting:
        t = session.table
        for knight in t.state.knights:
            if knight.who:
                found = seen(t, knight)
                kinds = {type(perk) for _, perk in found}
                has = kit(t, knight)
                for kind in kinds:
                    assert [*has.kinds[kind]] == [x for x in found if type(x[1]) is kind]
                assert has.adds == {perk.to for _, perk in found if isinstance(perk, Adds)}
        seat = session.waiting[0]
        ask = session.ask_of(seat)
        assert ask is not None
        session.choose(random_answer(ask, chance), seat)


@pytest.mark.rule("29", "95", "100")
def test_a_card_that_breaks_or_goes_is_seen_at_once() -> None:
    table = waste(zoe=rider(cargo=("G19",)))
    t, knight = table.session.table, table["zoe"]
    printed = BOX.vehicles[knight.vehicle].tank
    assert tank(t, knight) == printed + 2
    knight.cargo[0] = Carried("G19", broken=True)
    assert tank(t, knight) == printed + 1
    knight.cargo.clear()
    assert tank(t, knight) == printed


@pytest.mark.rule("115")
def test_upgrades_in_another_order_are_named_in_that_order() -> None:
    table = waste(zoe=rider(upgrades={"C2": "a", "nellie-2": "b"}))
    t, knight = table.session.table, table["zoe"]
    assert [x for x, _ in kit(t, knight).kinds[RollsMore]] == [
        "upgrade:C2-a",
        *["upgrade:nellie-2-b"] * 2,
    ]
    knight.upgrades = {"nellie-2": "b", "C2": "a"}
    assert [x for x, _ in kit(t, knight).kinds[RollsMore]] == [
        *["upgrade:nellie-2-b"] * 2,
        "upgrade:C2-a",
    ]


@pytest.mark.rule("104")
def test_nobody_falls_of_fewer_wounds_than_the_frailest_could_bear() -> None:
    table = waste(zoe=rider())
    t, knight = table.session.table, table["zoe"]
    knight.injuries = [x for x, row in BOX.injuries.items() if row.perks]
    assert 0 < t.content.frailest <= health(t, knight)


@pytest.mark.rule("124")
@pytest.mark.parametrize("upgrades", [{}, {"C2": "a"}, {"C2": "b"}])
def test_the_way_shown_on_the_map_is_the_first_that_is_offered(upgrades: dict[str, str]) -> None:
    table = waste(zoe=rider(upgrades=upgrades))
    t, knight = table.session.table, table["zoe"]
    found = routes(t, knight)
    assert shortest(t, knight) == {at: ways[0].way for at, ways in found.items()}
    assert [x.to for x in destinations(t, knight)] == [at for at in found if at != knight.at]
    for at, ways in found.items():
        if at != knight.at:
            assert [(x.way, x.points) for x in ways_to(t, knight, at)] == [
                (way.way, way.cost[0]) for way in ways
            ]
    assert bool(can(t, knight, "stuntman")) == (upgrades == {"C2": "b"})


@pytest.mark.rule("113")
@pytest.mark.parametrize(("n", "left"), [(2, True), (3, FlagIs("x", 2)), (4, FlagIs("x", 2))])
def test_a_plot_waits_for_what_the_number_of_knights_leaves_open(n: int, left: object) -> None:
    whole: AnyOf[Knights] = AnyOf((AllOf((Knights(most=2),)), FlagIs("x", 2)))
    found = with_knights(whole, n)
    assert found in (left, AnyOf((left,)))
    assert with_knights(AllOf((Knights(least=3), TimeIs(least=1, most=2))), 2) is False
    assert with_knights(AllOf((Knights(least=3),)), 3) is True
