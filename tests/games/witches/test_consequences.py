"""What failing a hard problem brings, on top of the cackles."""

import pytest

from korchma.games.witches import events as e
from korchma.games.witches.options import Land, Retreat, Roll, Stay, Walk
from korchma.games.witches.state import DUNGEON, hand_limit
from tests.games.witches.facing import BAD_ASS, HEMMED_IN, facing, rolled
from tests.games.witches.story import Story, witches

LOW = (2, 2, 2, 2)
THREE = ("dimity", "annagramma", "petulia")
MAGPYRS = ("lacrimosa", "vlad", "count-magpyr", "count-bela")
ELVES = ("elves", "lankin", "elf-king", "elf-queen")


def failed(table: Story) -> Story:
    """The first witch tries with four twos, and fails."""
    rolled(table.dice(*LOW)).do(Roll())
    assert len(table.told(e.Failed)) == 1
    return table


@pytest.mark.rule("103", "95", "112")
@pytest.mark.ruling("A12")
def test_the_cunning_man_locks_everybody_up_and_she_still_draws() -> None:
    table = failed(facing("cunning-man", who=THREE, deck=(42, 43, 45, 3)))
    assert [player.at for player in table.state.players] == [DUNGEON] * 3
    assert table.told(e.ToDungeon) == [e.ToDungeon(seat) for seat in range(3)]
    assert not table.told(e.Retreated)
    assert not table.told(e.TeaPoured)
    assert table["dimity"].cackles == 2
    assert table["dimity"].hand == [42, 43, 45]
    assert table.state.turn == 2
    assert table.state.problems[BAD_ASS] == "cunning-man"


@pytest.mark.rule("104", "74")
@pytest.mark.parametrize("token", ELVES)
def test_elves_do_nothing_to_her_and_stay_open(token: str) -> None:
    table = failed(facing(token, closed=True, easy=("fever",))).do(Retreat("brass-neck"))
    player = table["dimity"]
    assert (player.cackles, player.aliss, player.easy) == (2, 0, ("fever",))
    assert player.at == "brass-neck"
    assert table.state.crises == {}
    assert table.state.closed == []
    assert table.about == "move"


@pytest.mark.rule("104", "121")
@pytest.mark.parametrize("token", ELVES)
def test_the_third_elf_left_open_loses_when_the_turn_ends(token: str) -> None:
    others = {"slice": "elves", "dancers": "elves"}
    table = failed(facing(token, closed=True, others=others, moves=1))
    assert table.session.result is None
    table.do(Retreat("brass-neck"))
    result = table.session.result
    assert result is not None
    assert (result.ending, result.winners) == ("elves", ())


@pytest.mark.rule("105", "112")
@pytest.mark.ruling("A11")
@pytest.mark.parametrize("token", ["duke-felmet", "lady-felmet"])
def test_the_felmets_lock_her_up_and_her_turn_is_over_without_a_draw(token: str) -> None:
    table = failed(facing(token, 43))
    assert table["dimity"].at == DUNGEON
    assert table["annagramma"].at != DUNGEON
    assert table["dimity"].cackles == 2
    assert table["dimity"].hand == [43]
    assert table.told(e.Retreated) == []
    assert (table.state.turn, table.state.active) == (2, 1)


@pytest.mark.rule("105")
@pytest.mark.ruling("A11")
def test_a_table_may_let_her_draw_in_the_dungeon() -> None:
    table = failed(facing("duke-felmet", 43, dungeon_still_draws=True))
    assert len(table["dimity"].hand) == 3
    assert (table.state.turn, table.state.active) == (2, 1)


@pytest.mark.rule("105", "26", "121")
@pytest.mark.ruling("A11")
def test_a_turn_ended_by_the_felmets_still_looks_for_elves() -> None:
    others = {"slice": "elves", "dancers": "elves", "mad-wolf": "lankin"}
    table = failed(facing("lady-felmet", others=others))
    result = table.session.result
    assert result is not None
    assert result.ending == "elves"


@pytest.mark.rule("106", "107", "112", "78")
@pytest.mark.parametrize("token", ["hiver", "lily-weatherwax"])
def test_hiver_and_lily_bring_a_black_aliss_with_the_two_cackles(token: str) -> None:
    table = facing(token)
    pool = table.state.aliss_pool
    failed(table).do(Retreat("brass-neck"))
    assert (table["dimity"].cackles, table["dimity"].aliss) == (2, 1)
    assert table["annagramma"].aliss == 0
    assert table.state.aliss_pool == pool - 1
    assert table["dimity"].at == "brass-neck"


@pytest.mark.rule("108", "109", "112")
@pytest.mark.parametrize("token", MAGPYRS)
@pytest.mark.parametrize("crises", [0, 1, 2])
def test_a_magpyr_gets_one_more_crisis_however_many_there_are(token: str, crises: int) -> None:
    table = facing(token, crises=crises, others={"slice": "vlad"})
    pool = table.state.crisis_pool
    failed(table).do(Retreat("brass-neck"))
    assert table.state.crises == {BAD_ASS: crises + 1}
    assert table.state.crisis_pool == pool - 1
    assert table["dimity"].cackles == 2


@pytest.mark.rule("108", "109", "58", "70")
@pytest.mark.case("T26")
def test_vlad_in_two_crises_needs_twenty_and_gives_both_back() -> None:
    table = facing("vlad", crises=1)
    pool = table.state.crisis_pool
    failed(table).do(Retreat("brass-neck"))
    table.dice(6, 6, 6, 2).do(Walk(BAD_ASS), Roll())
    assert table.told(e.Attempted)[-1] == e.Attempted(0, BAD_ASS, "vlad", 20)
    assert table["dimity"].hard == ("vlad",)
    assert table.state.crises == {}
    assert table.state.crisis_pool == pool + 1


@pytest.mark.rule("109")
def test_nineteen_does_not_beat_vlad_in_two_crises() -> None:
    table = rolled(facing("vlad", crises=2, dice=(6, 6, 5, 2))).do(Roll())
    assert table.told(e.Failed) == [e.Failed(0, "vlad", 19, 20)]


@pytest.mark.rule("108", "40", "120")
@pytest.mark.parametrize("token", MAGPYRS)
def test_a_magpyr_without_a_crisis_left_loses_the_game(token: str) -> None:
    table = failed(facing(token, crisis_pool=0))
    result = table.session.result
    assert result is not None
    assert (result.ending, result.winners) == ("crises", ())


@pytest.mark.rule("110", "97", "124")
@pytest.mark.case("T28")
def test_the_wintersmith_takes_an_easy_problem_off_every_card_but_not_its_points() -> None:
    easy = {"dimity": ["death", "fever", "pregnancy", "death"], "annagramma": ["broken-limb"]}
    table = witches(*THREE, at={"dimity": BAD_ASS}, problems={BAD_ASS: "wintersmith"}, easy=easy)
    table.state.boxes.clear()
    limits = [hand_limit(player) for player in table.state.players]
    failed(table)
    assert limits == [5, 3, 3]
    assert [hand_limit(player) for player in table.state.players] == [4, 3, 3]
    assert [len(player.easy) for player in table.state.players] == [3, 0, 0]
    assert [each.seat for each in table.told(e.Wintered)] == [0, 1]
    table.do(Retreat("brass-neck"), Stay())
    result = table.session.result
    assert result is not None
    assert result.scores == (3 + 1 + 2 + 3, 2, 0)


@pytest.mark.rule("110", "71")
@pytest.mark.ruling("A22")
def test_after_winter_the_card_is_refilled_by_new_problems_only() -> None:
    table = facing("wintersmith", easy=("fever",) * 8)
    table.state.players[0].side = ("death",)
    failed(table).do(Retreat("brass-neck"))
    assert len(table["dimity"].easy) == 7
    assert len(table["dimity"].side) == 2
    table.state.problems["mad-stoat"] = "pregnancy"
    table.dice(6, 6, 6, 6).do(Walk("mad-stoat"), Roll())
    assert table["dimity"].easy[-1] == "pregnancy"
    assert len(table["dimity"].easy) == 8
    assert len(table["dimity"].side) == 2


@pytest.mark.rule("112", "76")
def test_a_consequence_comes_with_the_cackle_for_having_nowhere_to_go() -> None:
    table = failed(facing("lily-weatherwax", 43, at="lancre-gorge", others=HEMMED_IN))
    table.do(Land("mad-wolf"))
    assert (table["dimity"].cackles, table["dimity"].aliss) == (2 + 1, 1)
    assert table["dimity"].at == "mad-wolf"
