"""What quests lead to: each kind of event."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from korchma.games.oldworld import events as e
from korchma.games.oldworld.eyes.forecast import Part, Sum
from korchma.games.oldworld.options import Choose, Done, Explore, Lay
from korchma.games.oldworld.state import Player, Quest
from tests.games.oldworld.story import Story, old_world, witcher
from tests.games.oldworld.tales import Steps, tale, way

GOLD = [{"upto": upto, "steps": [{"do": "gold", "n": n}]} for upto, n in ((2, 1), (4, 2), (9, 3))]


def event(row: Steps, wolf: Player | None = None) -> Story:
    """A Wolf about to read a story that leads to event 7."""
    box = tale(a=[{"do": "read", "entry": 7}], events={7: row})
    table = old_world(phase="deed", content=box, wolf=wolf or witcher())
    return table.do(Explore("city"))


def met(row: Steps, wolf: Player | None = None, dice: Sequence[int] = ()) -> Story:
    """The event has been read."""
    return event(row, wolf).dice(*dice).do(Choose("tale", "a"))


@pytest.mark.rule("62", "122")
def test_a_plain_event_and_it_leaves_the_game() -> None:
    row = [{"do": "gold", "n": 3}]
    table = met(row)
    assert table["wolf"].gold == 3
    assert (table.state.events, table.state.reading) == ([7], [])
    assert table["wolf"].kept == []


@pytest.mark.rule("62", "59")
def test_an_event_with_a_choice_reads_like_a_story() -> None:
    one, two = ([{"do": "gold", "n": n}] for n in (1, 2))
    row = [{"do": "choose", "options": [way("a", one, {"potions": 1}), way("b", two)]}]
    a, b = Choose("event-7", "a"), Choose("event-7", "b")
    table = met(row)
    assert table.options == [b], "the price of the first cannot be paid"
    assert table.why_not("way:a") == ("59", "way-needs-potions")
    table = met(row, witcher(potions=("swallow",)))
    assert table.options == [a, b]
    assert table.do(a)["wolf"].gold == 1


@pytest.mark.rule("62")
@pytest.mark.parametrize("power", ["crossbow", "bard"])
def test_gear_and_companions_stay(power: str) -> None:
    table = met([{"do": "keep", "power": power}])
    assert table["wolf"].kept == [power]
    assert table.told(e.Kept) == [e.Kept(0, power)]


@pytest.mark.rule("62")
@pytest.mark.parametrize(("face", "gold"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_a_table_is_rolled(face: int, gold: int) -> None:
    assert met([{"do": "table", "bands": GOLD}], dice=[face])["wolf"].gold == gold


@pytest.mark.rule("63")
@pytest.mark.parametrize(("level", "gold"), [(2, 1), (3, 5), (4, 5)])
def test_a_threshold_asks_for_a_level(level: int, gold: int) -> None:
    row = {
        "do": "threshold",
        "skill": "alchemy",
        "n": 3,
        "yes": {"steps": [{"do": "gold", "n": 5}]},
        "no": {"steps": [{"do": "gold", "n": 1}]},
    }
    table = met([row], witcher(skills=(1, 1, level, 1)))
    assert table["wolf"].gold == gold
    assert table.told(e.Measured) == [e.Measured(0, "alchemy", level, 3)], "all can see why"


@pytest.mark.rule("63")
@pytest.mark.parametrize(("level", "face", "gold"), [(1, 5, 1), (1, 6, 2), (3, 4, 2), (5, 1, 3)])
def test_a_test_is_twice_a_skill_and_a_die(level: int, face: int, gold: int) -> None:
    bands = [
        {"upto": 7, "steps": [{"do": "gold", "n": 1}]},
        {"upto": 10, "steps": [{"do": "gold", "n": 2}]},
        {"upto": 16, "steps": [{"do": "gold", "n": 3}]},
    ]
    row = {"do": "test", "skill": "combat", "bands": bands}
    table = met([row], witcher(skills=(level, 1, 1, 1)), [face])
    assert table["wolf"].gold == gold
    assert table.told(e.Tested) == [e.Tested(0, "combat", level, 2 * level + face)]


# --- short fights --------------------------------------------------------------------------------

SHORT = {"do": "duel", "shield": 9, "cards": 2, "bands": GOLD}


@pytest.mark.rule("63")
@pytest.mark.ruling("A18")
@pytest.mark.parametrize(("laid", "gold"), [(("WOLF-1",), 1), (("WOLF-1", "WOLF-3"), 2)])
def test_a_short_fight_pays_by_the_damage_of_one_combo(laid: tuple[str, ...], gold: int) -> None:
    wolf = witcher(hand=("WOLF-1", "WOLF-3", "WOLF-5"))
    table = met([SHORT], wolf)
    assert len(wolf.hand) == 5, "two drawn first"
    assert wolf.shield == 0
    table.do(*map(Lay, laid))
    if table.about == "combo":
        table.do(Done())
    assert wolf.gold == gold
    assert wolf.discard[: len(laid)] == [*laid]


@pytest.mark.rule("63", "20")
@pytest.mark.ruling("A18")
def test_in_a_short_fight_shields_count_other_symbols_do_not_and_the_hand_stays() -> None:
    wolf = witcher(hand=("Y0b-1", "P1b-1", "WOLF-5", "WOLF-1"), discard=("WOLF-3",))
    wolf.skills[1] = 4
    met([{**SHORT, "cards": 0}], wolf).do(Lay("Y0b-1"), Lay("P1b-1"), Lay("WOLF-5"))
    assert wolf.shield == 2, "a card and the link to it"
    assert wolf.hand == ["WOLF-1"], "nothing taken, nothing drawn"
    assert wolf.discard == ["WOLF-3", "Y0b-1", "P1b-1", "WOLF-5"]
    assert wolf.gold == 1


@pytest.mark.rule("63")
@pytest.mark.ruling("A18")
def test_what_a_short_fight_comes_to_is_shown_card_by_card_each_with_its_link() -> None:
    wolf = witcher(hand=("Y0b-1", "P1b-1", "WOLF-5", "WOLF-7"), skills=(1, 4, 1, 1))
    table = met([{**SHORT, "cards": 0}], wolf)
    assert table.seen().short is None, "nothing laid yet"
    table.do(Lay("Y0b-1"), Lay("P1b-1"))
    laid = Part("card:P1b-1", damage=2)
    assert table.seen().short == Sum(2, 0, 0, (laid,)), "its corner, and the link that led to it"
    ahead = table.session.foresee(0, [Lay("WOLF-5")])
    assert isinstance(ahead, Sum)
    assert ahead == Sum(2, 2, 0, (laid, Part("card:WOLF-5", shield=2)), after=2)
    table.do(Lay("WOLF-5"))
    assert table.seen().short == ahead
    more = table.session.foresee(0, [Lay("WOLF-7")])
    assert isinstance(more, Sum)
    assert more.parts == (*ahead.parts, Part("card:WOLF-7", damage=1)), "its own, not all so far"
    table.do(Done())
    assert (wolf.shield, table.seen().short) == (2, None), "and so it comes"


@pytest.mark.rule("27", "63")
@pytest.mark.ruling("A18")
def test_the_sum_of_a_short_fight_knows_how_far_the_shield_can_rise() -> None:
    wolf = witcher(hand=("WOLF-5", "WOLF-7"), shield=1)
    table = met([{**SHORT, "shield": 0, "cards": 0}], wolf).do(Lay("WOLF-5"))
    parts = (Part("card:WOLF-5", shield=1), Part("limit", shield=-1))
    assert table.seen().short == Sum(0, 0, 0, parts, after=1)
    table.do(Lay("WOLF-7"))
    assert wolf.shield == 1


@pytest.mark.rule("63")
@pytest.mark.ruling("A18")
def test_a_short_fight_knocks_nobody_out_and_draws_like_peace() -> None:
    wolf = witcher(hand=(), deck=(), discard=("WOLF-1", "WOLF-3"))
    table = met([SHORT], wolf)
    assert sorted(wolf.hand) == ["WOLF-1", "WOLF-3"], "the discard is shuffled in"
    table.do(Lay("WOLF-1"), Lay("WOLF-3"))
    assert table.state.fight is None
    assert wolf.gold == 2
    table = met([{**SHORT, "cards": 0}], witcher(hand=()))
    assert table["wolf"].gold == 1, "no card, no damage, the first band"


# --- chains --------------------------------------------------------------------------------------


@pytest.mark.rule("122", "61")
def test_an_event_that_is_a_quest_stays_like_one() -> None:
    table = met([{"do": "quest", "at": 6, "event": 8}])
    assert table["wolf"].quests == [Quest("event-7", 6, "", 8, 0)]
    assert table.state.told == ["tale"]


@pytest.mark.rule("62")
def test_an_event_that_was_taken_brings_nothing() -> None:
    box = tale(a=[{"do": "read", "entry": 7}], events={7: [{"do": "keep", "power": "cloak"}]})
    table = old_world(
        phase="deed", content=box, wolf=witcher(), tweak=lambda s: s.events.append(7)
    ).do(Explore("city"), Choose("tale", "a"))
    assert table["wolf"].kept == []


@pytest.mark.rule("5", "62")
def test_events_are_taken_by_number_and_their_text_is_nobodys_before() -> None:
    table = event([{"do": "gold", "n": 3}])
    assert table.told(e.EventRead) == []
    table.do(Choose("tale", "a"))
    assert table.told(e.EventRead) == [e.EventRead(0, "event-7")]


@pytest.mark.rule("53", "63")
@pytest.mark.ruling("A22")
def test_a_short_fight_is_no_fight_of_phase_two() -> None:
    wolf = witcher(hand=("WOLF-3",), kept=("surgeon",))
    table = met([{**SHORT, "cards": 0}], wolf).do(Lay("WOLF-3"))
    assert not table.state.fought
    assert len(wolf.hand) == 3, "no card of the surgeon"
