"""Quests: taken, carried, done."""

from __future__ import annotations

import pytest

from korchma.games.oldworld import events as e
from korchma.games.oldworld.options import Act, Choose, Complete, Explore, Seek
from korchma.games.oldworld.state import Player, Quest
from tests.games.oldworld.story import Story, old_world, witcher
from tests.games.oldworld.tales import tale

A = Choose("tale", "a")


def quest(effect: dict[str, object], wolf: Player | None = None, **stacks: list[int]) -> Story:
    """A Wolf takes a quest that leads to event 7: three gold."""
    box = tale(
        a=[{"do": "quest", "event": 7, **effect}],
        events={7: [{"do": "gold", "n": 3}]},
    )
    table = old_world(
        phase="deed",
        content=box,
        wolf=wolf or witcher(8),
        tweak=lambda s: s.stacks.update(stacks),
    )
    return table.do(Explore("city"), A)


@pytest.mark.rule("61", "29")
def test_a_quest_to_a_terrain_draws_a_token_that_lies_on_its_card() -> None:
    table = quest({"terrain": "mountain"}, mountain=[9])
    assert table["wolf"].quests == [Quest("tale", 9, "mountain", 7, 0)]
    assert table.state.stacks["mountain"] == []
    assert table.state.told == [], "the card stays"
    seen = table.seen("viper").players[0].quests
    assert [(each.story, each.at) for each in seen] == [("tale", 9)]


@pytest.mark.rule("61")
@pytest.mark.ruling("A13")
def test_without_a_token_of_the_terrain_any_other_serves_and_the_player_says_which() -> None:
    table = quest({"terrain": "mountain"}, mountain=[], forest=[16], water=[5])
    assert table.options == [Seek("forest"), Seek("water")]
    table.do(Seek("water"))
    assert table["wolf"].quests == [Quest("tale", 5, "water", 7, 0)]
    assert (table.state.stacks["forest"], table.state.stacks["water"]) == ([16], [])
    table = quest({"terrain": "mountain"}, mountain=[], forest=[16], water=[])
    assert table["wolf"].quests == [Quest("tale", 16, "forest", 7, 0)], "nothing to ask"


@pytest.mark.rule("61")
@pytest.mark.ruling("A13")
def test_without_any_token_there_is_no_quest_and_all_are_told() -> None:
    table = quest({"terrain": "mountain"}, mountain=[], forest=[], water=[])
    assert (table["wolf"].quests, table.state.told) == ([], ["tale"])
    assert table.told(e.NoQuest) == [e.NoQuest(0, "tale")]


@pytest.mark.rule("61")
def test_a_quest_to_a_printed_place_or_to_the_own_school() -> None:
    assert quest({"at": 6})["wolf"].quests == [Quest("tale", 6, "", 7, 0)]
    assert quest({"school": True})["wolf"].quests == [Quest("tale", 3, "", 7, 0)]


def questing(gold: int = 0, price: int = 0) -> Story:
    """A Wolf in Vengerberg with a quest in Beauclair, to event 7: three gold."""
    box = tale(events={7: [{"do": "gold", "n": 3}]})
    wolf = witcher(
        8, hand=("B0-4", "B0-2"), gold=gold, quests=[Quest("tale", 11, "mountain", 7, price)]
    )
    return old_world(content=box, wolf=wolf, tweak=lambda s: s.city.clear())


@pytest.mark.rule("43", "62")
def test_a_quest_done_brings_its_event_and_its_token_goes_back() -> None:
    table = questing().move(11, "B0-4")
    assert table.offers(Complete("tale"))
    assert table.offers(Act(11)), "before or after the action"
    table.do(Complete("tale"))
    assert (table["wolf"].gold, table["wolf"].quests) == (3, [])
    assert 11 in table.state.stacks["mountain"]
    assert (table.state.told, table.state.events) == (["tale"], [7])
    assert table.offers(Act(11))


@pytest.mark.rule("62")
def test_its_token_goes_back_only_after_its_event() -> None:
    effect = {"do": "quest", "terrain": "mountain", "event": 8}
    box = tale(events={7: [effect]})
    wolf = witcher(8, hand=("B0-4",), quests=[Quest("tale", 11, "mountain", 7, 0)])
    table = old_world(content=box, wolf=wolf, tweak=lambda s: s.stacks.update(mountain=[9]))
    table.move(11, "B0-4").do(Complete("tale"))
    assert table["wolf"].quests == [Quest("event-7", 9, "mountain", 8, 0)]
    assert table.state.stacks["mountain"] == [11]


@pytest.mark.rule("43", "36")
def test_a_quest_wants_a_move_and_its_price() -> None:
    assert not questing().offers(Complete("tale"))
    assert not questing(price=2, gold=1).move(11, "B0-4").offers(Complete("tale"))
    table = questing(price=2, gold=2).move(11, "B0-4").do(Complete("tale"))
    assert table["wolf"].gold == 3


@pytest.mark.rule("43", "62")
def test_a_quest_is_optional_and_costs_nothing_undone() -> None:
    table = questing().move(11, "B0-4").enough()
    assert len(table["wolf"].quests) == 1


@pytest.mark.rule("43")
def test_several_quests_may_be_done_in_one_turn() -> None:
    box = tale(
        events={
            7: [{"do": "gold", "n": 3}],
            8: [{"do": "gold", "n": 1}],
        }
    )
    quests = [Quest("tale", 11, "", 7, 0), Quest("wild-tale", 11, "", 8, 0)]
    table = old_world(content=box, wolf=witcher(8, hand=("B0-4",), quests=quests))
    table.move(11, "B0-4").do(Complete("tale"), Complete("wild-tale"))
    assert (table["wolf"].gold, table["wolf"].quests) == (4, [])


@pytest.mark.rule("118")
def test_a_quest_to_the_place_one_stands_in_wants_leaving_and_coming_back() -> None:
    table = quest({"terrain": "mountain"}, wolf=witcher(11), mountain=[11])
    assert table["wolf"].quests[0].at == 11, "only tracking redraws"
    box = tale(
        events={
            7: [{"do": "quest", "at": 11, "event": 8}],
            8: [{"do": "gold", "n": 1}],
        }
    )
    hand = ("B0-4", "B0-1", "B0-2")
    wolf = witcher(8, hand=hand, quests=[Quest("tale", 11, "", 7, 0)])
    table = old_world(content=box, wolf=wolf).move(11, "B0-4").do(Complete("tale"))
    assert table["wolf"].quests == [Quest("event-7", 11, "", 8, 0)]
    assert not table.offers(Complete("event-7"))
    table.move(8, "B0-1").move(11, "B0-2").do(Complete("event-7"))
    assert table["wolf"].gold == 1


@pytest.mark.rule("43", "118")
def test_a_quest_that_cannot_be_done_yet_says_why() -> None:
    quests = [Quest("city-04", 11, "", 7, 2), Quest("city-05", 11, "", 8, 0)]
    wolf = witcher(8, hand=("B0-4",), gold=1, quests=quests)
    table = old_world(wolf=wolf)
    assert table.why_not("story:city-04") is None, "it is not here"
    table.move(11, "B0-4")
    assert table.why_not("story:city-04") == ("43", "quest-gold")
    assert table.offers(Complete("city-05"))
    table.state.fresh.append("city-05")
    assert table.why_not("story:city-05") == ("118", "come-back")
