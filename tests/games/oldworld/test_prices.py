"""What the ways of a story cost, and who can take them."""

from __future__ import annotations

import pytest

from korchma.games.oldworld import events as e
from korchma.games.oldworld.box.tales import Price
from korchma.games.oldworld.options import Choose, Explore, Leave
from tests.games.oldworld.story import old_world, witcher
from tests.games.oldworld.tales import tale

A, B = Choose("tale", "a"), Choose("tale", "b")


@pytest.mark.rule("59")
@pytest.mark.parametrize(
    ("price", "poor", "rich"),
    [
        ({"gold": 2}, {"gold": 1}, {"gold": 2}),
        ({"potions": 2}, {"potions": ("swallow",)}, {"potions": ("swallow", "swallow")}),
        ({"cards": 2}, {"hand": ("WOLF-1",)}, {"hand": ("WOLF-1", "WOLF-2")}),
    ],
)
def test_a_way_with_a_price_wants_it_in_full(
    price: dict[str, int], poor: dict[str, object], rich: dict[str, object]
) -> None:
    box = tale(a=[{"do": "shield", "n": -1}], b=[{"do": "refill", "n": 1}], price=price)
    wolf = witcher(**poor)  # type: ignore[arg-type]
    table = old_world(phase="deed", content=box, wolf=wolf).do(Explore("city"))
    assert table.options == [B], "it is asked all the same"
    assert table.why_not("way:a") == ("59", f"way-needs-{next(iter(price))}")
    assert table.why_not("way:b") is None
    wolf = witcher(**rich)  # type: ignore[arg-type]
    table = old_world(phase="deed", content=box, wolf=wolf).do(Explore("city"), A)
    assert (wolf.gold, wolf.potions, len(wolf.discard)) == (0, [], price.get("cards", 0))
    assert table.told(e.Outcome) == [e.Outcome(0, "tale-a")]


@pytest.mark.rule("58", "59")
def test_prices_are_read_aloud_with_the_ways_and_outcomes_are_not() -> None:
    box = tale(a=[{"do": "gold", "n": 3}], price={"gold": 2, "cards": 1})
    table = old_world(phase="deed", content=box, wolf=witcher(), bear=witcher())
    assert table.seen().ways == {}
    table.do(Explore("city"))
    assert table.seen("bear").ways == {"a": Price(gold=2, cards=1), "b": Price()}
    assert table.do(B).seen().ways == {}


@pytest.mark.rule("59")
def test_who_can_pay_for_neither_way_goes_on() -> None:
    box = tale(a=[{"do": "gold", "n": 3}], price={"gold": 1}, price_b={"potions": 1})
    table = old_world(phase="deed", content=box, wolf=witcher()).do(Explore("city"))
    assert table.options == [Leave()]
    assert table.why_not("way:a") == ("59", "way-needs-gold")
    assert table.why_not("way:b") == ("59", "way-needs-potions")
    table.do(Leave())
    assert (table.told(e.PassedBy), table.told(e.Outcome)) == ([e.PassedBy(0, "tale")], [])
    assert table.state.told == ["tale"]
