"""Playing together, and for experts."""

import pytest

from korchma.games.witches import GAME
from korchma.games.witches import events as e
from korchma.games.witches.options import CrisisAt, Play, Return, Roll, Stay, Walk
from korchma.kernel import Result, Session
from tests.games.witches.story import Story, witches

RIDCULLY, SLICE, RAZORBACK, TOWN = 32, 3, 19, 5
AWAY = {"tiffany": "grannys-cottage", "petulia": "gnarly-ground"}
FULL_TOWN = ("lancre-town-1", "lancre-town-2", "lancre-town-3")
HARD = {"slice": "hiver", "dancers": "vlad", "mad-wolf": "lankin", "long-man": "wintersmith"}


def ended(table: Story) -> Result:
    """The result of a game that is over."""
    assert table.about is None
    assert table.session.result is not None
    return table.session.result


@pytest.mark.rule("129", "134", "135", "7", "8")
@pytest.mark.ruling("A20")
@pytest.mark.parametrize(
    ("mode", "players", "pools"),
    [
        ("solo", 1, (4, 4, 10)),
        ("coop", 2, (6, 5, 9)),
        ("coop", 3, (9, 6, 8)),
        ("coop", 4, (12, 7, 7)),
        ("expert", 2, (8, 12, 8)),
        ("expert", 3, (12, 12, 8)),
        ("expert", 4, (16, 12, 8)),
        ("hard-coop", 2, (6, 5, 9)),
        ("hard-coop", 3, (9, 6, 8)),
        ("hard-coop", 4, (12, 7, 7)),
        ("hard-solo", 1, (4, 4, 10)),
    ],
)
def test_pools_by_mode(mode: str, players: int, pools: tuple[int, int, int]) -> None:
    state = Session.new(GAME, players, mode).table.state
    assert (state.cackle_pool, state.aliss_pool, state.crisis_pool) == pools


@pytest.mark.rule("128", "131")
@pytest.mark.case("T42")
def test_together_three_hard_problems_left_are_a_victory_for_all() -> None:
    three = dict(list(HARD.items())[:3])
    table = witches(
        mode="coop",
        at=AWAY,
        boxes=(),
        problems={**three, "bad-ass": "fever"},
        closed=("slice",),
        easy={"tiffany": ["death"]},
    )
    result = ended(table.do(Stay(), Stay()))
    assert (result.ending, result.winners) == ("coop-win", (0, 1))


@pytest.mark.rule("128", "131")
@pytest.mark.case("T42")
@pytest.mark.parametrize("closed", [(), ("slice", "dancers"), tuple(HARD)])
def test_together_four_hard_problems_left_are_a_defeat_open_or_closed(closed: list[str]) -> None:
    table = witches(
        mode="coop",
        at=AWAY,
        boxes=(),
        problems=HARD,
        closed=closed,
        easy={"tiffany": ["death"]},
    )
    result = ended(table.do(Stay(), Stay()))
    assert (result.ending, result.winners) == ("coop-loss", ())


@pytest.mark.rule("130")
@pytest.mark.case("T43")
def test_together_a_sixth_black_aliss_loses_at_once() -> None:
    table = witches(
        mode="coop",
        at=AWAY,
        hands={"tiffany": [RIDCULLY]},
        cackles={"tiffany": 5, "petulia": 1},
        aliss={"tiffany": 2, "petulia": 3},
        aliss_pool=0,
    )
    result = ended(table.do(Play(RIDCULLY)))
    assert (result.ending, result.winners) == ("aliss", ())


@pytest.mark.rule("130")
def test_together_the_last_black_aliss_alone_does_not_lose() -> None:
    table = witches(
        mode="coop",
        at=AWAY,
        hands={"tiffany": [RIDCULLY]},
        cackles={"tiffany": 5, "petulia": 1},
        aliss_pool=1,
    )
    table.do(Play(RIDCULLY))
    assert (table.about, table["tiffany"].aliss) == ("move", 1)


@pytest.mark.rule("134", "58")
@pytest.mark.case("T46")
def test_for_experts_a_second_crisis_falls_on_the_same_problem() -> None:
    table = witches(
        mode="expert",
        phase="problem",
        at=AWAY,
        problems={"slice": "fever"},
        crises={"slice": 1},
        deck=(SLICE, RAZORBACK),
    )
    assert (table.state.crises, table.state.crisis_pool) == ({"slice": 2}, 6)
    table.do(Walk("devils-oak"), Walk("slice"))
    assert table.told(e.Attempted) == [e.Attempted(0, "slice", "fever", 11)]


@pytest.mark.rule("134", "40")
@pytest.mark.case("T46", "T18")
@pytest.mark.parametrize("mode", ["expert", "hard-coop"])
def test_with_stacking_even_a_problem_in_crisis_needs_one_from_the_pool(mode: str) -> None:
    table = witches(
        mode=mode,
        phase="problem",
        at=AWAY,
        problems={"slice": "fever"},
        crises={"slice": 7},
        crisis_pool=1,
        deck=(SLICE, 24, RAZORBACK),
    )
    assert table.state.crises == {"slice": 8}
    assert ended(table).ending == "crises"


@pytest.mark.rule("134", "37", "38")
@pytest.mark.case("T59")
def test_for_experts_any_problem_of_a_full_town_may_get_a_second_crisis() -> None:
    table = witches(
        mode="expert",
        phase="problem",
        at=AWAY,
        problems=dict.fromkeys(FULL_TOWN, "fever"),
        crises=dict.fromkeys(FULL_TOWN, 1),
        crisis_pool=2,
        deck=(TOWN, RAZORBACK),
    )
    assert set(table.options) == {CrisisAt(space) for space in FULL_TOWN}
    table.do(CrisisAt("lancre-town-2"))
    assert table.state.crises["lancre-town-2"] == 2
    assert table.state.crisis_pool == 1
    assert table.state.problems["razorback"] == "fever"


@pytest.mark.rule("135")
@pytest.mark.ruling("A20")
@pytest.mark.parametrize(
    ("mode", "who"), [("hard-coop", "tiffany petulia"), ("hard-solo", "dimity")]
)
def test_harder_together_or_alone_crises_stack_too(mode: str, who: str) -> None:
    table = witches(
        *who.split(),
        mode=mode,
        phase="problem",
        at=AWAY,
        problems={"slice": "fever"},
        crises={"slice": 1},
        deck=(SLICE, RAZORBACK),
    )
    assert table.state.crises == {"slice": 2}
    assert table.session.table.options.together


@pytest.mark.rule("137")
@pytest.mark.parametrize("mode", ["competitive", "coop", "expert", "hard-coop"])
def test_in_every_mode_a_turn_is_played_alike(mode: str) -> None:
    table = witches(
        mode=mode,
        phase="problem",
        at={"tiffany": "grannys-cottage", "petulia": "creel-springs"},
        problems={"slice": "fever", "devils-oak": "sick-pig"},
        crises={"devils-oak": 1},
        cackles={"tiffany": 1, "petulia": 3},
        deck=(SLICE, RAZORBACK),
    )
    pool = table.state.crisis_pool
    assert table.state.crises == {"devils-oak": 1, "slice": 1}
    table.dice(4, 0, 4, 4).do(Walk("devils-oak"), Roll())
    assert (table["tiffany"].easy, table["tiffany"].cackles) == (("sick-pig",), 2)
    assert table.state.crisis_pool == pool + 1
    table.do(Walk("creel-springs"), Return(2), Return(2))
    assert (table["tiffany"].cackles, table["petulia"].cackles) == (0, 1)
    assert (len(table["tiffany"].hand), table.state.active) == (3, 1)


@pytest.mark.rule("137", "121", "119")
@pytest.mark.ruling("A29")
@pytest.mark.parametrize(
    ("mode", "who"),
    [("coop", "tiffany petulia"), ("expert", "tiffany petulia"), ("solo", "tiffany")],
)
def test_in_every_mode_three_elves_or_a_missing_crisis_lose(mode: str, who: str) -> None:
    elves = {"slice": "elves", "dancers": "lankin", "mad-wolf": "elf-king"}
    table = witches(*who.split(), mode=mode, at=AWAY, problems=elves)
    assert (ended(table.do(Stay()).skip().do(Stay())).ending, ended(table).winners) == ("elves", ())
    table = witches(
        *who.split(),
        mode=mode,
        at=AWAY,
        phase="problem",
        problems={"slice": "fever"},
        deck=(SLICE,),
        crisis_pool=0,
    )
    assert (ended(table).ending, ended(table).winners) == ("crises", ())
