"""Before the first turn."""

from __future__ import annotations

import pytest

from korchma.games.oldworld import GAME
from korchma.games.oldworld import events as e
from korchma.games.oldworld.box.box import TERRAINS
from korchma.games.oldworld.options import PutMonster, Raise, TakeSchool
from korchma.games.oldworld.state import State
from korchma.kernel import Ask, Session
from tests.games.oldworld.story import BOX

SEEDS = [str(seed) for seed in range(8)]


def new(players: int, seed: str = "1", mode: str = "hunt", read: tuple[str, ...] = ()) -> Session:
    """A table before its first decision."""
    return Session.new(GAME, players, mode, seed, read=read)


def begun(players: int, seed: str = "1", mode: str = "hunt") -> Session:
    """A table at the first turn; every choice of the set-up was the first offered."""
    session = new(players, seed, mode)
    while state(session).phase != "roam":
        assert isinstance(session.ask, Ask)
        session.choose(session.ask.options[0])
    return session


def placed(players: int, mode: str = "hunt") -> Session:
    """A table whose monsters lie there; with two the stronger one in the forest."""
    session = new(players, mode=mode)
    if isinstance(session.ask, Ask) and session.ask.about == "put-monster":
        session.choose(session.ask.options[0])
    return session


def state(session: Session) -> State:
    """All that lies there."""
    found: State = session.table.state
    return found


@pytest.mark.rule("11")
def test_a_school_that_was_not_taken_is_offered_to_the_next_by_chance_alone() -> None:
    again = set()
    for seed in SEEDS:
        session = new(3, seed)
        refused = state(session).offered[1]
        assert isinstance(session.ask, Ask)
        session.choose(session.ask.options[0])
        again.add(refused in state(session).offered)
    assert again == {True, False}


@pytest.mark.rule("1")
def test_the_market_has_ninety_cards_in_five_colours() -> None:
    assert len(BOX.market) == 90
    for colour in ("blue", "red", "green", "purple", "yellow"):
        mine = [BOX.cards[x] for x in BOX.market if BOX.cards[x].colour == colour]
        assert [sum(card.cost == cost for card in mine) for cost in (0, 1, 2)] == [8, 6, 4]
        found = [sum(card.terrain == x for card in mine) for x in (*TERRAINS, "wild")]
        assert found == [5, 5, 5, 3]
    s = state(new(2))
    assert {*s.market, *s.row} == {*BOX.market}
    assert state(new(2, "2")).market != s.market


@pytest.mark.rule("2")
@pytest.mark.parametrize("seed", SEEDS)
def test_three_cards_of_cost_nothing_lie_on_the_right_of_the_row(seed: str) -> None:
    row = state(new(3, seed)).row
    assert len(row) == 6
    assert [BOX.cards[card].cost for card in row[3:]] == [0, 0, 0]


@pytest.mark.rule("2")
def test_the_three_on_the_left_are_any() -> None:
    costs = {BOX.cards[card].cost for seed in SEEDS for card in state(new(3, seed)).row[:3]}
    assert costs == {0, 1, 2}


@pytest.mark.rule("3", "5")
def test_potions_and_stories_are_shuffled_and_events_wait_in_order() -> None:
    one, other = state(new(2, "1")), state(new(2, "2"))
    assert sorted(one.brews) == sorted(BOX.brews)
    assert one.brews != other.brews
    assert ({*one.city}, {*one.wilds}) == ({*BOX.city}, {*BOX.wilds})
    assert one.city != other.city
    assert one.events == []
    assert sorted(BOX.events) == list(range(1, 57))


@pytest.mark.rule("4")
@pytest.mark.parametrize(("players", "each"), [(2, 1), (3, 1), (4, 2), (5, 2)])
def test_skill_trophies_by_the_number_of_players(players: int, each: int) -> None:
    found = state(new(players)).mastery
    assert found == dict.fromkeys(("combat", "defence", "alchemy", "specialty"), each)


@pytest.mark.rule("7", "9", "31")
@pytest.mark.parametrize("seed", SEEDS)
def test_six_tokens_of_each_terrain_one_of_them_a_lair(seed: str) -> None:
    s = state(begun(3, seed))
    for terrain in TERRAINS:
        tokens = {*s.stacks[terrain], s.lairs[terrain]}
        assert tokens == {*BOX.by_terrain[terrain]}
        assert len(tokens) == 6
    assert 0 not in {x for terrain in TERRAINS for x in BOX.by_terrain[terrain]}
    assert [each.monster for each in _appeared(begun(3, seed))] == [*s.beasts.values()]


def _appeared(session: Session) -> list[e.Appeared]:
    return [each for _, each in session.events(None) if isinstance(each, e.Appeared)]


@pytest.mark.rule("8", "9")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_three_and_more_begin_with_monsters_of_level_one(players: int) -> None:
    s = state(begun(players))
    assert [BOX.monsters[x].level for x in s.beasts.values()] == [1, 1, 1]
    assert len({*s.beasts.values(), *s.tokens[1], *s.extra}) == 10


@pytest.mark.rule("8")
@pytest.mark.case("T21")
@pytest.mark.parametrize("terrain", TERRAINS)
def test_with_two_the_first_player_says_where_the_stronger_one_goes(terrain: str) -> None:
    session = new(2)
    assert isinstance(session.ask, Ask)
    assert session.ask.seat == state(session).first
    lairs = state(session).lairs
    assert session.ask.options == [PutMonster(x, lairs[x]) for x in TERRAINS]
    session.choose(PutMonster(terrain, lairs[terrain]))
    assert state(session).lairs == lairs, "it comes to the place that was shown"
    levels = {x: BOX.monsters[m].level for x, m in state(session).beasts.items()}
    assert levels == {x: 2 if x == terrain else 1 for x in TERRAINS}


@pytest.mark.rule("7", "8", "11")
@pytest.mark.parametrize("players", [1, 2, 3, 5])
def test_monsters_lie_there_before_schools_are_chosen(players: int) -> None:
    session = new(players, mode="solo" if players == 1 else "hunt")
    while isinstance(session.ask, Ask) and session.ask.about == "put-monster":
        assert all(not player.school for player in state(session).players)
        session.choose(session.ask.options[0])
    assert isinstance(session.ask, Ask)
    assert session.ask.about == "school"
    assert all(state(session).beasts.values())
    kinds = [type(each) for _, each in session.events(None)]
    assert kinds.index(e.FirstPlayer) < kinds.index(e.Appeared)
    assert kinds.count(e.FirstPlayer) == kinds.count(e.RowFilled) == 1


@pytest.mark.rule("6", "10")
def test_the_first_player_is_chance_and_everybody_hears_it() -> None:
    firsts = {state(new(3, seed)).first for seed in SEEDS}
    assert firsts == {0, 1, 2}
    session = new(3)
    told = [each for _, each in session.events(None) if isinstance(each, e.FirstPlayer)]
    assert told == [e.FirstPlayer(state(session).first)]


@pytest.mark.rule("11")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_schools_are_chosen_counter_clockwise_out_of_two_the_first_player_last(
    players: int,
) -> None:
    session = placed(players)
    first, asked, taken = state(session).first, [], []
    while isinstance(session.ask, Ask) and session.ask.about == "school":
        assert len(session.ask.options) == 2
        asked.append(session.ask.seat)
        chosen = session.ask.options[0]
        assert isinstance(chosen, TakeSchool)
        assert chosen.school not in taken
        taken.append(chosen.school)
        session.choose(chosen)
    order = [(first - 1 - i) % players for i in range(players)]
    assert order[-1] == first
    assert asked == (order if players < 5 else order[:-1]), "with five the last board is left"
    assert len({player.school for player in state(session).players}) == players


@pytest.mark.rule("11")
def test_schools_may_be_free_or_chance() -> None:
    free = placed(2, mode="free-schools").ask
    assert isinstance(free, Ask)
    assert len(free.options) == 5
    chance = placed(2, mode="random-schools").ask
    assert isinstance(chance, Ask)
    assert chance.about == "roam"


@pytest.mark.rule("12", "14")
def test_everybody_begins_at_home_at_the_bottom_of_every_track() -> None:
    for player in state(begun(3)).players:
        assert player.at == BOX.schools[player.school].home
        assert (player.skills, player.level, player.shield) == ([1, 1, 1, 1], 1, 1)
        assert (player.marker, player.trophies, player.potions) == (0, [], [])
        assert {*player.deck, *player.hand} == {*BOX.starting[player.school]}
        assert len(player.deck) + len(player.hand) == 10


@pytest.mark.rule("12")
def test_the_homes_are_those_of_the_board() -> None:
    homes = {"griffin": 1, "wolf": 3, "bear": 10, "viper": 15, "cat": 17}
    assert {school: BOX.schools[school].home for school in BOX.schools} == homes


@pytest.mark.rule("14")
def test_the_start_decks_are_five_pairs() -> None:
    for school, deck in BOX.starting.items():
        colours = [BOX.cards[card].colour for card in deck]
        assert {x: colours.count(x) for x in colours} == dict.fromkeys(
            ("blue", "red", "green", "purple", "yellow"), 2
        )
        names = [BOX.cards[card].name for card in deck if BOX.cards[card].colour == "yellow"]
        special = {"cat": ["yrden", "axii"], "viper": ["yrden", "quen"]}
        assert names == special.get(school, ["yrden", "yrden"])
        assert all(BOX.cards[card].cost == 0 for card in deck)


@pytest.mark.rule("14")
@pytest.mark.parametrize(
    ("players", "seats"),
    [
        (2, [(3, 2), (5, 4)]),
        (3, [(3, 2), (4, 4), (5, 6)]),
        (4, [(2, 4), (3, 5), (4, 6), (5, 7)]),
        (5, [(2, 5), (3, 5), (4, 5), (4, 7), (5, 7)]),
    ],
)
def test_cards_and_gold_by_seat(players: int, seats: list[tuple[int, int]]) -> None:
    session = new(players)
    while state(session).phase not in ("roam", "extra-skill"):
        session.choose(session.ask.options[0])  # type: ignore[union-attr]
    s = state(session)
    order = [s.players[(s.first + i) % players] for i in range(players)]
    assert [(len(player.hand), player.gold) for player in order] == seats


@pytest.mark.rule("15")
@pytest.mark.parametrize(("players", "extra"), [(2, 0), (3, 0), (4, 1), (5, 2)])
def test_the_extra_stack(players: int, extra: int) -> None:
    found = state(begun(players)).extra
    assert len(found) == extra
    assert all(BOX.monsters[monster].level == 1 for monster in found)


@pytest.mark.rule("16", "24")
@pytest.mark.parametrize("players", [4, 5])
def test_with_four_and_five_everybody_raises_a_skill_from_the_first_on(players: int) -> None:
    session = new(players)
    asked = []
    while state(session).phase != "roam":
        assert isinstance(session.ask, Ask)
        answer = session.ask.options[0]
        if session.ask.about == "extra-skill":
            asked.append(session.ask.seat)
            answer = Raise("alchemy" if len(asked) == 1 else "defence")
        session.choose(answer)
    s = state(session)
    assert asked == [(s.first + i) % players for i in range(players)]
    assert [len(player.potions) for player in s.players].count(1) == 1
    assert sorted(player.shield for player in s.players) == [1] + [2] * (players - 1)
    assert s.active == s.first


@pytest.mark.rule("16")
def test_with_fewer_nobody_does() -> None:
    assert all(player.skills == [1, 1, 1, 1] for player in state(begun(3)).players)


@pytest.mark.rule("17")
def test_turns_go_clockwise() -> None:
    session = begun(3)
    first = state(session).first
    seen = [first]
    while len(seen) < 4:
        ask = session.ask
        assert isinstance(ask, Ask)
        if ask.pick is not None:
            session.choose(tuple(ask.options[: ask.pick[0]]))
        else:
            session.choose(ask.options[-1])
        if state(session).active != seen[-1]:
            seen.append(state(session).active)
    assert seen == [(first + i) % 3 for i in range(4)]


@pytest.mark.rule("67")
def test_stories_read_before_may_stay_out() -> None:
    read = (next(iter(BOX.city)), next(iter(BOX.wilds)))
    s = state(new(2, read=read))
    assert not {*read} & {*s.city, *s.wilds}
    assert {*read} == {*s.told}
