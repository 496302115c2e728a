"""Running away: in time, to an empty place, for the price of the cackles on the dice."""

import pytest

from korchma.games.witches import events as e
from korchma.games.witches.options import (
    Accept,
    Fly,
    Land,
    Lend,
    LendToken,
    Play,
    RerollDice,
    Retreat,
    Roll,
    Run,
    Stay,
)
from korchma.games.witches.state import DUNGEON
from tests.games.witches.facing import GORGE, HEMMED_IN, facing, rolled

HEADOLOGY, MAGIC, BROOM = 43, 35, 42
INTROSPECTION, EXTRA_CARDS, REROLL = 41, 27, 19


@pytest.mark.rule("79")
def test_before_the_first_roll_it_is_too_early_to_run() -> None:
    table = facing("fever", EXTRA_CARDS, dice=(2, 2)).do(Stay())
    assert table.about == "before-dice"
    assert table.refuses(Run())
    assert table.do(Roll()).offers(Run())


@pytest.mark.rule("79", "60")
def test_a_benefit_after_the_first_roll_leaves_time_to_run() -> None:
    table = rolled(facing("fever", REROLL, EXTRA_CARDS, dice=(2, 2, 3)))
    table.do(Play(REROLL), RerollDice("first"), Play(EXTRA_CARDS))
    assert table.offers(Run())


@pytest.mark.rule("79")
@pytest.mark.case("T53")
@pytest.mark.parametrize("symbol", [Lend(HEADOLOGY), Lend(MAGIC), LendToken()])
def test_once_a_symbol_is_played_it_is_too_late_to_run(symbol: Lend | LendToken) -> None:
    who = ("annagramma", "dimity")
    table = rolled(facing("fever", HEADOLOGY, MAGIC, EXTRA_CARDS, who=who, dice=(2, 2)))
    assert table.offers(Run())
    table.do(symbol)
    assert table.about == "stand"
    assert table.refuses(Run())


@pytest.mark.rule("79")
def test_after_the_second_roll_it_is_too_late_to_run() -> None:
    table = rolled(facing("death", EXTRA_CARDS, dice=(2, 2, 2, 2))).do(Roll())
    assert table.about == "final"
    assert table.refuses(Run())


@pytest.mark.rule("80", "75")
def test_she_runs_next_door_to_an_empty_place() -> None:
    others = {"brass-neck": "fever", "rock-and-hard-place": "fever"}
    others_at = {"annagramma": "grannys-cottage"}
    table = rolled(facing("fever", others=others, others_at=others_at, dice=(2, 2))).do(Run())
    assert list(table.options) == [
        Retreat("lancre-gorge"),
        Retreat("magrats-cottage"),
        Retreat("slippery-hollow"),
    ]
    table.do(Retreat("slippery-hollow"))
    assert table["dimity"].at == "slippery-hollow"
    assert table.told(e.Ran) == [e.Ran(0, "slippery-hollow")]


@pytest.mark.rule("80")
@pytest.mark.ruling("A28", "A30")
def test_in_town_she_may_run_to_an_empty_space_of_the_same_town() -> None:
    others, others_at = {"lancre-town-2": "death"}, {"annagramma": "lancre-castle-1"}
    table = facing("fever", at="lancre-town-1", others=others, others_at=others_at, dice=(2, 2))
    rolled(table).do(Run())
    assert table.offers(Retreat("lancre-town-3"))
    assert table.refuses(Retreat("lancre-town-2"))
    assert table.offers(Retreat("lancre-castle-2"))
    assert table.refuses(Retreat("lancre-castle-1"))


@pytest.mark.rule("80")
def test_with_free_neighbours_a_broom_is_still_hers_to_use_or_keep() -> None:
    table = rolled(facing("fever", BROOM, dice=(2, 2))).do(Run())
    assert table.offers(Fly(BROOM))
    table.do(Retreat("brass-neck"))
    assert table["dimity"].hand == [BROOM]


@pytest.mark.rule("81")
@pytest.mark.case("T22")
def test_hemmed_in_without_a_broom_she_cannot_run() -> None:
    others, others_at = {"bad-ass": "fever"}, {"annagramma": "lancre-bridge"}
    table = facing("fever", HEADOLOGY, at=GORGE, others=others, others_at=others_at, dice=(2, 2))
    rolled(table)
    assert table.refuses(Run())
    assert table.offers(Roll())


@pytest.mark.rule("80", "81", "19")
@pytest.mark.case("T22")
def test_hemmed_in_with_a_broom_she_can_run_to_any_empty_place() -> None:
    others_at = {"annagramma": "dancers"}
    table = facing("fever", BROOM, at=GORGE, others=HEMMED_IN, others_at=others_at, dice=(2, 2))
    rolled(table).do(Run())
    landings = {option.at for option in table.options if isinstance(option, Land)}
    assert len(landings) == 27 - 3 - 1
    assert not landings & {GORGE, *HEMMED_IN, "dancers", DUNGEON}
    table.do(Land("mad-wolf"))
    assert table["dimity"].at == "mad-wolf"
    assert table["dimity"].hand == []
    assert table.state.discard == [BROOM]


@pytest.mark.rule("82", "68", "57")
@pytest.mark.case("T23")
def test_running_costs_the_cackles_on_the_dice_and_nothing_else() -> None:
    table = rolled(facing("hiver", closed=True, crises=1, dice=(0, 3)))
    table.do(Run(), Retreat("brass-neck"))
    assert table["dimity"].cackles == 1
    assert table["dimity"].aliss == 0
    assert table.told(e.Failed) == []
    assert table.state.problems == {"bad-ass": "hiver"}
    assert table.state.crises == {"bad-ass": 1}
    assert table.state.closed == []


@pytest.mark.rule("82", "103", "105")
@pytest.mark.parametrize("token", ["duke-felmet", "cunning-man", "vlad", "wintersmith"])
def test_who_runs_meets_no_consequence(token: str) -> None:
    table = rolled(facing(token, easy=("fever",), dice=(2, 2))).do(Run(), Retreat("brass-neck"))
    assert table["dimity"].at == "brass-neck"
    assert table["dimity"].cackles == 0
    assert table["dimity"].easy == ("fever",)
    assert table.state.crises == {}
    assert table.about == "move"


@pytest.mark.rule("77")
@pytest.mark.ruling("A18")
def test_running_to_grannys_cottage_does_not_return_cackles() -> None:
    table = rolled(facing("fever", who=("dimity",), cackles=2, dice=(2, 2)))
    table.do(Run(), Retreat("grannys-cottage"))
    assert table["dimity"].cackles == 2
    assert table.about == "move"
    table.do(Stay())
    assert table.about == "granny"


@pytest.mark.rule("100d", "77")
def test_escape_after_a_failed_total_is_running_in_time() -> None:
    table = rolled(facing("hiver", 24, EXTRA_CARDS, dice=(0, 2, 2, 2)))
    assert table.refuses(Play(24))
    table.do(Roll(), Play(24), Retreat("brass-neck"))
    assert table["dimity"].at == "brass-neck"
    assert table["dimity"].cackles == 1
    assert table["dimity"].aliss == 0
    assert table.told(e.Failed) == []
    assert table.state.discard == [24]
    assert table.about == "move"


@pytest.mark.rule("100d")
def test_escape_is_for_failed_totals_only_and_never_forced() -> None:
    table = rolled(facing("fever", 24, EXTRA_CARDS, dice=(6, 6, 6, 6))).do(Roll())
    assert table.refuses(Play(24))
    table = rolled(facing("death", 24, dice=(2, 2, 2, 2))).do(Roll(), Accept())
    assert len(table.told(e.Failed)) == 1
    assert table["dimity"].hand == [24]


@pytest.mark.rule("100d")
def test_escape_next_door_while_there_is_room_next_door() -> None:
    table = rolled(facing("death", 24, 25, dice=(2, 2, 2, 2))).do(Roll(), Play(24))
    assert table.refuses(Retreat("mad-wolf"))
    assert table.offers(Fly(25))


@pytest.mark.rule("100d")
def test_hemmed_in_escape_leads_to_any_empty_place_without_a_cackle() -> None:
    table = rolled(facing("death", 24, at=GORGE, others=HEMMED_IN, dice=(2, 2, 2, 2)))
    table.do(Roll(), Play(24))
    assert table.refuses(Retreat("bad-ass"))
    assert table.refuses(Retreat(DUNGEON))
    table.do(Retreat("mad-wolf"))
    assert table["dimity"].at == "mad-wolf"
    assert table["dimity"].cackles == 0
