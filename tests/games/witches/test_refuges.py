"""Where one may get away to: never the Dungeon, judged by space, and no card forced."""

from collections.abc import Mapping

import pytest

from korchma.games.witches import GAME
from korchma.games.witches.options import (
    Accept,
    Fly,
    Land,
    Leave,
    Play,
    Retreat,
    Roll,
    Run,
    Stay,
    Stumble,
    Wait,
    Walk,
)
from tests.games.witches.story import Story, witches

BROOM, ESCAPE, HEADOLOGY = 50, 24, 16
HEMMED_IN = {"dancers": "fever", "gnarly-ground": "fever", "lancre-castle-1": "fever"}


def at_long_man(
    *hand: int, others: Mapping[str, str] = HEMMED_IN, petulia: str = "razorback"
) -> Story:
    """Dimity at the Long Man, with a death to deal with; only the castle could be free."""
    return witches(
        "dimity",
        "petulia",
        at={"dimity": "long-man", "petulia": petulia},
        hands={"dimity": hand},
        problems={"long-man": "death", **others},
    ).dice(2, 2, 2, 2)


def refuges(table: Story) -> set[str]:
    """Where she may withdraw on foot."""
    return {option.to for option in table.options if isinstance(option, Retreat)}


def landings(table: Story) -> set[str]:
    """Where she may come down."""
    return {option.at for option in table.options if isinstance(option, Land)}


@pytest.mark.rule("142", "75")
@pytest.mark.ruling("A30")
def test_one_free_space_of_the_castle_is_a_refuge_after_a_failure() -> None:
    table = at_long_man(BROOM).do(Stay(), Roll())
    assert refuges(table) == {"lancre-castle-2"}
    table = at_long_man(petulia="lancre-castle-2").do(Stay())
    assert table.about == "land-empty"
    assert landings(table) & {"lancre-castle-1", "lancre-castle-2"} == set()


@pytest.mark.rule("142", "80")
@pytest.mark.ruling("A30")
def test_one_free_space_of_the_castle_is_enough_to_run_to() -> None:
    table = at_long_man().do(Stay())
    assert table.offers(Run())
    table.do(Run())
    assert table["dimity"].at == "lancre-castle-2"
    hemmed_in = at_long_man(HEADOLOGY, petulia="lancre-castle-2").do(Stay())
    assert hemmed_in.about == "stand"
    assert hemmed_in.refuses(Run())


@pytest.mark.rule("142", "100d")
@pytest.mark.ruling("A30")
def test_an_escape_leads_to_the_free_space_of_the_castle_and_no_further() -> None:
    table = at_long_man(ESCAPE, BROOM).do(Stay(), Roll(), Play(ESCAPE))
    assert refuges(table) == {"lancre-castle-2"}
    table.do(Retreat("lancre-castle-2"))
    assert table["dimity"].cackles == 0


@pytest.mark.rule("141")
def test_neither_walk_nor_flight_leads_to_the_dungeon() -> None:
    table = witches(at={"petulia": "dungeon"}, hands={"tiffany": [BROOM]})
    assert table.refuses(Walk("dungeon"))
    table.do(Fly(BROOM))
    assert table.refuses(Land("dungeon"))


@pytest.mark.rule("141")
def test_nobody_retreats_runs_stumbles_or_escapes_to_the_dungeon() -> None:
    failed = at_long_man(BROOM, others={}).do(Stay(), Roll())
    assert refuges(failed) == {"dancers", "gnarly-ground", "lancre-castle-1", "lancre-castle-2"}
    assert "dungeon" not in landings(failed.do(Fly(BROOM)))
    run = at_long_man(BROOM, others={}).do(Stay(), Run())
    assert refuges(run) == {"dancers", "gnarly-ground", "lancre-castle-1", "lancre-castle-2"}
    stumbled = at_long_man(petulia="lancre-castle-2").do(Stay())
    assert landings(stumbled)
    assert "dungeon" not in landings(stumbled)
    escaped = at_long_man(ESCAPE, petulia="lancre-castle-2").do(Stay(), Roll(), Play(ESCAPE))
    assert refuges(escaped)
    assert "dungeon" not in refuges(escaped)


@pytest.mark.rule("141", "116")
def test_release_does_not_lead_back_to_the_dungeon() -> None:
    table = witches("dimity", "petulia", at={"dimity": "dungeon"})
    assert table.about == "release"
    assert table.refuses(Land("dungeon"))


@pytest.mark.rule("143", "76")
@pytest.mark.ruling("A31")
def test_with_nowhere_to_walk_she_may_keep_her_broom_for_one_more_cackle() -> None:
    table = at_long_man(BROOM, petulia="lancre-castle-2").do(Stay(), Roll())
    assert set(table.options) == {Fly(BROOM), Stumble()}
    table.do(Stumble(), Land("slice"))
    assert (table["dimity"].hand, table["dimity"].cackles) == ([BROOM], 2)


@pytest.mark.rule("143")
def test_an_escape_and_a_key_to_the_dungeon_are_offered_but_not_forced() -> None:
    table = at_long_man(ESCAPE).do(Stay(), Roll())
    assert set(table.options) == {Accept(), Play(ESCAPE)}
    table.do(Accept(), Retreat("lancre-castle-2"))
    assert table["dimity"].hand == [ESCAPE]
    locked = witches(
        "dimity", "petulia", at={"dimity": "dungeon"}, hands={"dimity": [BROOM, ESCAPE]}
    )
    assert set(locked.options) == {Wait(), Leave(BROOM), Leave(ESCAPE)}


@pytest.mark.rule("76", "142")
@pytest.mark.parametrize("free", [("slice",), ("slice", "mad-wolf"), ()])
def test_stumbling_away_she_picks_among_what_is_empty(free: tuple[str, ...]) -> None:
    taken = dict.fromkeys(set(GAME.content.spaces) - {"long-man", *free}, "fever")
    table = at_long_man(others=taken, petulia="dungeon").do(Stay())
    if len(free) == 2:
        assert set(table.options) == {Land("slice"), Land("mad-wolf")}
        table.do(Land("mad-wolf"))
    assert table["dimity"].at == (free[-1] if free else "long-man")
