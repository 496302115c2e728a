"""A problem not solved: cackles, and away she goes."""

import pytest

from korchma.games.witches import events as e
from korchma.games.witches.options import Accept, Fly, Land, Lend, Retreat, Roll, Stumble
from korchma.games.witches.state import DUNGEON
from tests.games.witches.facing import GORGE, HEMMED_IN, facing, rolled
from tests.games.witches.story import Story

LOW = (2, 0, 2, 0)
BROOM = 42
TOWN = {"lancre-town-1": "fever", "lancre-town-2": "fever"}


@pytest.mark.rule("74")
@pytest.mark.ruling("A1")
@pytest.mark.parametrize(("token", "cackles"), [("fever", 1), ("death", 1), ("lankin", 2)])
def test_failing_costs_one_cackle_for_easy_and_two_for_hard(token: str, cackles: int) -> None:
    table = rolled(facing(token, crises=1, dice=(2, 2, 2, 2))).do(Roll())
    assert table.told(e.Cackled) == [e.Cackled(0)] * cackles
    assert table["dimity"].cackles == cackles
    assert table.state.problems["bad-ass"] == token
    assert table["dimity"].easy == table["dimity"].hard == ()


@pytest.mark.rule("74")
@pytest.mark.case("T25")
@pytest.mark.ruling("A1")
def test_failing_with_lankin_costs_two_cackles_and_leaves_him_open() -> None:
    table = rolled(facing("lankin", closed=True, dice=(2, 2, 2, 2)))
    table.do(Roll(), Retreat("brass-neck"))
    assert table["dimity"].cackles == 2
    assert table.state.problems["bad-ass"] == "lankin"
    assert table.state.closed == []


@pytest.mark.rule("74")
@pytest.mark.ruling("A1")
def test_the_other_reading_of_the_rulebook_can_be_chosen() -> None:
    table = rolled(facing("lankin", dice=(2, 2, 2, 2), fail_cackles_hard=1)).do(Roll())
    assert table["dimity"].cackles == 1


@pytest.mark.rule("75", "142")
def test_she_retreats_next_door_where_there_is_no_problem_and_no_witch() -> None:
    others = {"brass-neck": "fever", "rock-and-hard-place": "fever"}
    others_at = {"annagramma": "grannys-cottage"}
    table = rolled(facing("fever", others=others, others_at=others_at, dice=LOW)).do(Roll())
    assert list(table.options) == [
        Retreat("lancre-gorge"),
        Retreat("magrats-cottage"),
        Retreat("slippery-hollow"),
    ]
    table.do(Retreat("magrats-cottage"))
    assert table["dimity"].at == "magrats-cottage"


@pytest.mark.rule("75", "19")
def test_a_broom_takes_her_to_any_empty_place() -> None:
    others_at = {"annagramma": "dancers"}
    table = rolled(facing("fever", BROOM, others={"slice": "death"}, others_at=others_at, dice=LOW))
    table.do(Roll())
    assert table.offers(Retreat("brass-neck"))
    table.do(Fly(BROOM))
    landings = {option.at for option in table.options if isinstance(option, Land)}
    assert {"mad-wolf", "lancre-castle-2", "brass-neck"} < landings
    assert not landings & {"slice", "dancers", "bad-ass", DUNGEON}
    table.do(Land("mad-wolf"))
    assert table["dimity"].at == "mad-wolf"
    assert table["dimity"].hand == []
    assert table.state.discard == [BROOM]


@pytest.mark.rule("75")
def test_a_card_without_a_broom_does_not_fly() -> None:
    table = rolled(facing("fever", 43, dice=LOW)).do(Roll())
    assert not any(isinstance(option, Fly) for option in table.options)


@pytest.mark.rule("75", "142")
@pytest.mark.ruling("A28", "A30")
def test_in_town_she_may_retreat_to_an_empty_space_of_the_same_town() -> None:
    table = rolled(facing("fever", at="lancre-town-1", others=TOWN, dice=LOW)).do(Roll())
    assert table.offers(Retreat("lancre-town-3"))
    assert table.refuses(Retreat("lancre-town-2"))
    assert table.refuses(Retreat("lancre-town-1"))
    assert table.offers(Retreat("lancre-castle-1"))


@pytest.mark.rule("75")
def test_a_witch_on_the_last_space_of_town_leaves_no_room_there() -> None:
    others_at = {"annagramma": "lancre-town-3"}
    table = rolled(
        facing("fever", at="lancre-town-1", others=TOWN, others_at=others_at, dice=LOW)
    ).do(Roll())
    assert table.refuses(Retreat("lancre-town-3"))


@pytest.mark.rule("75", "141", "142")
@pytest.mark.case("T54")
@pytest.mark.ruling("A30")
def test_a_castle_with_one_empty_space_is_a_place_to_retreat_to() -> None:
    others = {"lancre-castle-1": "vlad"}
    table = rolled(facing("fever", at="long-man", others=others, dice=LOW)).do(Roll())
    assert table.offers(Retreat("lancre-castle-2"))
    assert table.refuses(Retreat("lancre-castle-1"))
    assert table.refuses(Retreat(DUNGEON))


@pytest.mark.rule("76")
@pytest.mark.case("T24")
def test_with_nowhere_to_go_she_takes_another_cackle_and_any_empty_place() -> None:
    others_at = {"annagramma": "dancers"}
    table = facing("death", 43, at=GORGE, others=HEMMED_IN, others_at=others_at, dice=(2, 2, 2, 2))
    rolled(table).do(Roll())
    assert table["dimity"].cackles == 1 + 1
    landings = {option.at for option in table.options if isinstance(option, Land)}
    assert {"mad-wolf", "lancre-castle-2", "grannys-cottage"} < landings
    assert not landings & {GORGE, "bad-ass", "lancre-bridge", "dancers", DUNGEON}
    table.do(Land("mad-wolf"))
    assert table["dimity"].at == "mad-wolf"


@pytest.mark.rule("76")
def test_a_free_neighbour_leaves_no_stumbling() -> None:
    table = rolled(facing("fever", at=GORGE, others={"bad-ass": "fever"}, dice=(2, 2, 2, 0)))
    table.do(Roll())
    assert table["dimity"].at == "lancre-bridge"
    assert table["dimity"].cackles == 1 + 1


@pytest.mark.rule("76", "143")
@pytest.mark.case("T55")
@pytest.mark.ruling("A31")
def test_a_broom_may_be_flown_or_kept_for_one_more_cackle() -> None:
    def cornered() -> Story:
        corner = facing("death", BROOM, 43, at=GORGE, others=HEMMED_IN, dice=(2, 2, 2, 2))
        return rolled(corner).do(Roll())

    table = cornered()
    assert set(table.options) == {Fly(BROOM), Stumble()}
    table.do(Fly(BROOM), Land("mad-wolf"))
    assert (table["dimity"].cackles, table["dimity"].hand) == (1, [43])
    table = cornered().do(Stumble(), Land("mad-wolf"))
    assert (table["dimity"].cackles, table["dimity"].hand) == (2, [BROOM, 43])


@pytest.mark.rule("77")
def test_after_a_retreat_nothing_is_faced_not_even_grannys_chair() -> None:
    table = rolled(facing("fever", who=("dimity",), cackles=2, dice=LOW))
    table.do(Roll(), Retreat("grannys-cottage"))
    assert table["dimity"].cackles + table["dimity"].aliss == 2 + 2 + 1
    assert table.told(e.CacklesReturned) == []
    assert table.about == "move"


@pytest.mark.rule("78", "68")
def test_lending_does_not_spare_her_the_failure() -> None:
    table = rolled(facing("hiver", 35, 43, dice=(2, 2, 2, 2)))
    table.do(Lend(35), Lend(43))
    assert table.told(e.Failed) == [e.Failed(0, "hiver", 11, 22)]
    assert table["dimity"].cackles == 1 + 2
    assert table["dimity"].aliss == 1


@pytest.mark.rule("78")
def test_an_easy_problem_has_no_consequence() -> None:
    table = rolled(facing("death", 31, dice=(2, 2, 2, 2)))
    table.do(Roll(), Accept(), Retreat("brass-neck"))
    assert table["dimity"].aliss == 0
    assert table.state.crises == {}
    assert table.about == "move"
