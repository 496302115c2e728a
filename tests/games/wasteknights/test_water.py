"""Water for Rustport: parts that take room, the convoy, the raiders."""

from __future__ import annotations

from typing import Any

import pytest

from korchma.games.wasteknights.options import (
    Discard,
    Do,
    GoOn,
    MakeCamp,
    Pass,
    Put,
    Shake,
    Tow,
    TradeWith,
)
from korchma.games.wasteknights.rules.places import nearest
from tests.games.wasteknights.story import BOX, Story, rider, tale, waste


def water(plot: str, n: int = 2, **named: Any) -> Story:
    """Knights far from everything in a plot of the adventure."""
    names = ("zoe", "li", "nellie", "alinta")[:n]
    riders = {who: rider("r8c7") for who in names} | {
        key: named.pop(key) for key in [*named] if key in names
    }
    return waste(adventure="a2", plot=plot, content=BOX, knights=riders, **named)


@pytest.mark.rule("96", "128")
def test_a_part_takes_a_place_and_what_no_longer_fits_goes() -> None:
    steps = [{"do": "flag", "name": "k.parts", "add": 1}]
    full = rider(vehicle="bike", cargo=("G01", "G13", "G16"))
    table = waste(zoe=full, content=tale({1: steps})).drive("r5c5")
    assert table.about == "torn-bay"
    table.do(Discard("G13"))
    assert [x.card for x in table["zoe"].cargo] == ["G01", "G16"]
    assert table["zoe"].flags["parts"] == 1


@pytest.mark.rule("55", "56")
def test_a_part_is_exchanged_like_gear() -> None:
    table = waste(zoe=rider(flags={"parts": 1}, seat=0), li=rider(seat=0))
    table.do(MakeCamp(), TradeWith("li"), Put("part"), Shake())
    assert (table["zoe"].flags["parts"], table["li"].flags["parts"]) == (0, 1)


@pytest.mark.rule("128", "105a")
@pytest.mark.parametrize(("n", "parts", "met"), [(2, 2, True), (2, 1, False), (3, 2, False)])
def test_the_parts_wanted_by_the_number_of_knights(n: int, parts: int, met: bool) -> None:
    holder = rider("r8c7", flags={"parts": parts})
    table = water("p1", n, zoe=holder).do(Pass())
    assert (18 in table.state.read) is met


@pytest.mark.rule("128")
def test_the_tanker_is_towed_two_spaces_once_a_round_and_not_into_mountains() -> None:
    table = waste(
        adventure="quiet",
        zoe=rider("r5c4"),
        li=rider("r5c4"),
        content=tale(),
        tokens={"tanker": ("r5c6",)},
    ).drive("r5c5")
    assert table.about == "tow"
    spots = {x.to for x in table.offered(Tow) if isinstance(x, Tow)}
    assert "r5c4" in spots
    assert not {at for at in spots if BOX.spaces[at].terrain == "mountains"}
    table.do(Tow("r5c4"))
    assert table.state.tokens["tanker"] == ["r5c4"]
    table.end_turn().drive("r5c5")
    assert table.about == "action"


@pytest.mark.rule("128")
def test_a_mountain_beside_the_tanker_is_neither_entered_nor_crossed() -> None:
    """Radar Ridge lies next to it; what lies behind is two steps away by that ridge alone."""
    table = waste(zoe=rider("r4c4"), content=tale(), tokens={"tanker": ("r5c4",)}).drive("r5c4")
    spots = {x.to for x in table.offered(Tow) if isinstance(x, Tow)}
    assert "r4c3" in spots
    assert not spots & {"r5c3", "r5c2"}


@pytest.mark.rule("128")
def test_nobody_must_tow_and_only_who_ends_beside_it_may() -> None:
    table = waste(zoe=rider(), content=tale(), tokens={"tanker": ("r5c6",)})
    table.drive("r5c5").do(GoOn())
    assert table.state.tokens["tanker"] == ["r5c6"]
    table = waste(zoe=rider(), content=tale(), tokens={"tanker": ("r5c6",)}).drive("r4c4")
    assert table.about == "action"


@pytest.mark.rule("128")
@pytest.mark.parametrize(("time", "tokens", "lost"), [(3, ("T1",), 1), (1, ("T1", "T2", "T3"), 4)])
def test_the_last_rounds_take_their_toll_of_the_tanker(
    time: int, tokens: tuple[str, ...], lost: int
) -> None:
    tanker = {"tanker": ("r5c6",)}
    table = water("p2a", time=time, round_=7 - time, flags={"tanker": 6}, tokens=tanker)
    table.draws(*tokens).end_turn().end_turn()
    assert table.state.flags["tanker"] == 6 - lost
    assert len(table.state.bag) == 10


@pytest.mark.rule("128", "19")
@pytest.mark.parametrize(("n", "come"), [(2, 1), (3, 2), (4, 2)])
def test_half_as_many_raiders_as_knights_come_and_gnaw(n: int, come: int) -> None:
    table = water("p2b", n, flags={"fort": 5})
    for _ in range(n):
        table.end_turn()
    assert table.state.tokens["raider"] == ["r7c1", "r6c1", "r8c1"][:come]
    while table.about != "action":
        table.do(table.options[0])
    for _ in range(n):
        table.end_turn()
    assert table.state.flags["fort"] <= 5 - come


@pytest.mark.rule("128")
def test_who_is_nearest_ties_in_turn_order() -> None:
    table = waste(zoe=rider("r7c3"), li=rider("r7c1"), nellie=rider("r7c1"))
    assert nearest(table.session.table, "r7c0") == 1
    table["li"].fallen.append("J1")
    assert nearest(table.session.table, "r7c0") == 2


@pytest.mark.rule("128", "42")
def test_the_valve_wants_parts_and_helpers() -> None:
    valve = Do("a2-act-70")
    bare = water("p3", zoe=rider("r5c3"), li=rider("r5c3"))
    assert not bare.offers(valve)
    table = water("p3", zoe=rider("r5c3"), li=rider("r5c3", flags={"parts": 1}))
    assert table.offers(valve)
    table = water("p3", 3, zoe=rider("r5c3"), li=rider("r5c3", flags={"parts": 1}))
    assert not table.offers(valve)


@pytest.mark.rule("73")
def test_dynamite_is_paid_together() -> None:
    blast = Do("a2-act-73")
    assert water("p3", zoe=rider("r5c3"), li=rider("r5c3")).offers(blast)
    assert not water("p3", zoe=rider("r5c3"), li=rider()).offers(blast)
