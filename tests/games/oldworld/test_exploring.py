"""Exploring, quests and events: every effect, every kind."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from korchma.games.oldworld import events as e
from korchma.games.oldworld.box.box import Box
from korchma.games.oldworld.options import (
    Act,
    Burn,
    Choose,
    Complete,
    Explore,
    Go,
    Leave,
    Pour,
    Raise,
    Take,
    Toss,
    Track,
)
from korchma.games.oldworld.state import Player, Quest
from tests.games.oldworld.story import BOX, Story, old_world, witcher
from tests.games.oldworld.tales import nothing_to_read, tale

A, B = Choose("tale", "a"), Choose("tale", "b")


def read(box: Box, wolf: Player, row: Sequence[str] = (), brews: Sequence[str] = ()) -> Story:
    """A Wolf reads a story of the city and takes the first way."""
    table = old_world(phase="deed", content=box, wolf=wolf, row=row, brews=brews)
    return table.do(Explore("city"), A)


def after(*effects: dict[str, object], wolf: Player | None = None, **more: Sequence[str]) -> Story:
    """What comes of some effects."""
    return read(tale(a=effects), wolf or witcher(), **more)


# --- exploring -----------------------------------------------------------------------------------


@pytest.mark.rule("58", "60")
@pytest.mark.case("T17")
def test_the_guards_and_the_prison() -> None:
    box = tale(
        a=[{"do": "gold", "n": -2}, {"do": "skill", "skill": "combat", "n": 1}],
        b=[{"do": "gold", "n": 2}],
    )
    table = old_world(phase="deed", content=box, wolf=witcher(gold=1)).do(Explore("city"))
    assert table.options == [A, B]
    table.do(A)
    assert (table["wolf"].gold, table["wolf"].skills) == (0, [2, 1, 1, 1]), "as far as possible"
    table = old_world(phase="deed", content=box, wolf=witcher(gold=1)).do(Explore("city"), B)
    assert (table["wolf"].gold, table["wolf"].skills) == (3, [1, 1, 1, 1])


@pytest.mark.rule("58")
def test_the_choice_comes_before_the_outcome_and_the_other_stays_unread() -> None:
    box = tale(a=[{"do": "gold", "n": 1}], b=[{"do": "gold", "n": 2}])
    table = old_world(phase="deed", content=box, wolf=witcher()).do(Explore("city"))
    assert table.told(e.Explored) == [e.Explored(0, "city", "tale")]
    assert table.told(e.Outcome) == []
    table.do(B)
    assert table.told(e.Outcome) == [e.Outcome(0, "tale-b")]


@pytest.mark.rule("58", "52")
def test_exploring_is_possible_everywhere_in_city_and_wilds() -> None:
    for place in BOX.places:
        table = old_world(phase="deed", wolf=witcher(place))
        assert table.offers(Explore("city"))
        assert table.offers(Explore("wilds"))


@pytest.mark.rule("58")
def test_an_empty_deck_is_replaced_by_the_other_and_two_by_nothing() -> None:
    box = tale(a=[{"do": "gold", "n": 1}])
    table = old_world(
        phase="deed", content=box, wolf=witcher(), tweak=lambda s: setattr(s, "city", [])
    ).do(Explore("city"))
    assert table.told(e.Explored)[0].story == "wild-tale"
    table = old_world(phase="deed", wolf=witcher(), tweak=nothing_to_read).do(Explore("city"))
    assert table.told(e.Nothing) == [e.Nothing(0)]


@pytest.mark.rule("60")
def test_a_story_without_a_quest_leaves_the_game_and_touches_nobody_else() -> None:
    box = tale(a=[{"do": "gold", "n": 1}])
    table = old_world(phase="deed", content=box, wolf=witcher(), bear=witcher(gold=2))
    table.do(Explore("city"), A)
    assert table.state.told == ["tale"]
    assert table["bear"].gold == 2


# --- effects -------------------------------------------------------------------------------------


@pytest.mark.rule("24", "60")
def test_skills_by_name_the_lowest_or_any() -> None:
    assert after({"do": "skill", "skill": "alchemy", "n": 1})["wolf"].skills == [1, 1, 2, 1]
    wolf = witcher(skills=(2, 1, 2, 1))
    table = after({"do": "skill", "skill": "lowest", "n": 1}, wolf=wolf)
    assert table.options == [Raise("defence"), Raise("specialty")]
    table.do(Raise("specialty"))
    assert wolf.skills == [2, 1, 2, 2]
    table = after({"do": "skill", "skill": "any", "n": 1}, wolf=witcher(skills=(5, 1, 2, 1)))
    assert table.options == [Raise("defence"), Raise("alchemy"), Raise("specialty")]


@pytest.mark.rule("26", "60")
def test_a_skill_lost() -> None:
    wolf = witcher(skills=(1, 3, 1, 1))
    after({"do": "skill", "skill": "defence", "n": -1}, wolf=wolf)
    assert (wolf.skills[1], wolf.shield) == (2, 2)


@pytest.mark.rule("27", "60")
def test_the_shield_up_down_and_to_a_number() -> None:
    for effect, shield in (
        ({"do": "shield", "n": -1}, 1),
        ({"do": "shield", "n": -5}, 0),
        ({"do": "shield", "n": 2}, 3),
        ({"do": "shield-to", "n": 0}, 0),
        ({"do": "shield-to", "n": 9}, 3),
    ):
        wolf = witcher(skills=(1, 3, 1, 1), shield=2)
        after(effect, wolf=wolf)
        assert wolf.shield == shield, effect


@pytest.mark.rule("28", "60")
def test_potions_drawn_poured_and_up_to_a_number() -> None:
    table = after({"do": "potions", "n": 2}, brews=("swallow", "blizzard"))
    assert table["wolf"].potions == ["swallow", "blizzard"]
    table = after({"do": "potions", "n": -1}, wolf=witcher(potions=("swallow", "blizzard")))
    assert table.do(Pour("blizzard"))["wolf"].potions == ["swallow"]
    table = after({"do": "potions", "n": -9}, wolf=witcher(potions=("swallow", "swallow")))
    assert table["wolf"].potions == []
    table = after({"do": "potions-to", "n": 4}, wolf=witcher(potions=("swallow",)))
    assert len(table["wolf"].potions) == 4
    table = after({"do": "potions-to", "n": 5}, wolf=witcher(potions=("swallow",)))
    assert len(table["wolf"].potions) == 5, "above the limit where the story says so"


@pytest.mark.rule("65", "30")
def test_a_trail_of_a_monster_of_ones_choice() -> None:
    wolf = witcher(trails=("forest",), tracking={"water": 14})
    table = after({"do": "trail"}, wolf=wolf)
    assert table.options == [Track("rotfiend", "mountain"), Track("foglet", "water")]
    table.do(Track("foglet", "water"))
    assert ({*wolf.trails}, wolf.tracking) == ({"forest", "water"}, {})
    assert (14 in table.state.stacks["water"], wolf.gold) == (True, 0), "its coin is lost"


@pytest.mark.rule("65")
@pytest.mark.ruling("A13")
def test_no_token_no_trail() -> None:
    wolf = witcher(trails=("forest", "mountain"), tracking={"water": 14})
    box = tale(a=[{"do": "trail"}])
    table = old_world(
        phase="deed", content=box, wolf=wolf, tweak=lambda s: s.stacks.update(water=[])
    ).do(Explore("city"), A)
    assert ({*table["wolf"].trails}, wolf.tracking) == ({"forest", "mountain"}, {"water": 14})


@pytest.mark.rule("60", "68")
@pytest.mark.parametrize(("n", "held"), [(1, 4), (-1, 2)])
def test_more_or_fewer_cards_in_phase_three(n: int, held: int) -> None:
    assert len(after({"do": "refill", "n": n})["wolf"].hand) == held


@pytest.mark.rule("60")
def test_cards_drawn_and_discarded() -> None:
    wolf = witcher(hand=("WOLF-1",))
    table = after({"do": "draw", "n": 1}, {"do": "discard", "n": 1}, wolf=wolf)
    assert [each.card for each in table.options if isinstance(each, Toss)] == ["WOLF-1", "WOLF-2"]
    table.do((Toss("WOLF-1"),))
    assert wolf.discard[0] == "WOLF-1"
    wolf = witcher(hand=("WOLF-1",))
    after({"do": "discard", "n": 3}, wolf=wolf)
    assert wolf.discard == ["WOLF-1"]


@pytest.mark.rule("66", "23")
def test_a_card_burned_from_hand_deck_or_discard() -> None:
    wolf = witcher(hand=("WOLF-1",), discard=("WOLF-2",))
    table = after({"do": "burn", "n": 1}, wolf=wolf)
    assert {each.card for each in table.options if isinstance(each, Burn)} == {
        *BOX.starting["wolf"]
    }
    shuffles = table.luck.shuffles
    table.do((Burn("WOLF-9"),))
    assert table.state.burned == ["WOLF-9"]
    assert table.luck.shuffles == shuffles + 1, "out of the deck: it is shuffled"


@pytest.mark.rule("64")
def test_a_card_of_the_row_by_its_printed_cost_to_the_discard() -> None:
    row = ("B1-1", "B1-2", "B2-1", "R0-1", "R1-1", "R2-1")
    table = after({"do": "row-card", "cost": 2}, row=row)
    assert table.options == [Take("B2-1"), Take("R2-1")]
    table.do(Take("R2-1"))
    assert table["wolf"].discard == ["R2-1"]
    assert table.state.row[1:] == ["B1-1", "B1-2", "B2-1", "R0-1", "R1-1"]


@pytest.mark.rule("64")
@pytest.mark.ruling("A5")
def test_a_card_of_that_cost_is_searched_in_the_deck_and_the_rest_shuffled_back() -> None:
    row = ("B0-1", "B0-2", "B0-3", "R0-1", "R0-2", "R0-3")
    box = tale(a=[{"do": "row-card", "cost": 2}])
    table = old_world(
        phase="deed", content=box, wolf=witcher(), row=row, market=("B1-1", "R2-3", "B2-1")
    )
    table.do(Explore("city"))
    shuffles = table.luck.shuffles
    table.do(A)
    assert table["wolf"].discard == ["R2-3"]
    assert table.luck.shuffles == shuffles + 1
    assert {"B1-1", "B2-1"} <= {*table.state.market}


@pytest.mark.rule("64")
def test_a_cost_nobody_has_left_brings_nothing() -> None:
    row = ("B0-1", "B0-2", "B0-3", "R0-1", "R0-2", "R0-3")
    box = tale(a=[{"do": "row-card", "cost": 2}])
    table = old_world(
        phase="deed",
        content=box,
        wolf=witcher(),
        row=row,
        tweak=lambda s: setattr(s, "market", ["B1-1"]),
    ).do(Explore("city"), A)
    assert table["wolf"].discard == []


@pytest.mark.rule("60")
@pytest.mark.parametrize(("face", "gold"), [(1, 1), (2, 1), (3, 5), (6, 5)])
def test_a_die_decides(face: int, gold: int) -> None:
    bands = [
        {"upto": 2, "steps": [{"do": "gold", "n": 1}]},
        {"upto": 6, "steps": [{"do": "gold", "n": 5}]},
    ]
    table = old_world(phase="deed", content=tale(a=[{"do": "die", "bands": bands}]), wolf=witcher())
    table.do(Explore("city")).dice(face).do(A)
    assert table["wolf"].gold == gold


@pytest.mark.rule("60", "36")
def test_a_story_may_lead_to_the_next_place_and_its_action() -> None:
    table = after({"do": "move"}, wolf=witcher(8), brews=("swallow",))
    assert table.options == [Go(0), Go(4), Go(7), Go(11)]
    table.do(Go(11))
    assert table.told(e.Moved) == [e.Moved(0, 11, (), 0)], "for nothing"
    assert table.options == [Act(11), Leave()]
    table.do(Act(11))
    assert (table["wolf"].at, table["wolf"].potions) == (11, ["swallow"])
    assert table.state.acted == [11]


@pytest.mark.rule("60", "36")
def test_a_story_that_leads_to_novigrad_forces_nobody_to_play() -> None:
    novigrad = next(x.id for x in BOX.places.values() if x.action == "poker")
    near = BOX.near[novigrad][0]
    table = after({"do": "move"}, wolf=witcher(near, gold=3)).do(Go(novigrad))
    assert table.options == [Act(novigrad), Leave()]
    table.do(Leave())
    assert (table["wolf"].at, table["wolf"].gold, table.state.acted) == (novigrad, 3, [])
    assert not table.state.dice, "no dice were thrown"


@pytest.mark.rule("60")
def test_a_story_may_end_phase_one_at_once() -> None:
    box = tale(events={1: [{"do": "rest"}]})
    wolf = witcher(8, hand=("B0-4", "B0-1"), quests=[Quest("tale", 11, "mountain", 1, 0)])
    table = old_world(content=box, wolf=wolf).move(11, "B0-4").do(Complete("tale"))
    assert table.about == "rest"


@pytest.mark.rule("60", "62")
def test_a_story_may_leave_something_for_good_or_lead_to_an_event() -> None:
    assert after({"do": "keep", "power": "discount"})["wolf"].kept == ["discount"]
    box = tale(a=[{"do": "read", "entry": 7}], events={7: [{"do": "keep", "power": "bard"}]})
    table = read(box, witcher())
    assert (table["wolf"].kept, table.state.events) == (["bard"], [7])
