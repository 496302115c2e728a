"""Before the first turn: tokens, pools, witches, hands, pawns."""

import pytest

from korchma.games.witches import GAME
from korchma.games.witches import events as e
from korchma.games.witches.eyes.view import View
from korchma.games.witches.options import Start, TakeWitch
from korchma.kernel import Ask, KorchmaError, Rng, Session, Table
from korchma.kernel.rng import OPEN_KEY, Count
from tests.games.witches.story import Loaded, Story

PURPLE = {"slice", "devils-oak", "sunless-place", "dancers", "lancre-castle-1"}
GREEN = {
    "bad-ass", "creel-springs", "mad-stoat", "lancre-town-1", "lancre-bridge", "copperhead-mine",
    "slippery-hollow", "brass-neck", "blackglass", "mad-wolf",
}  # fmt: skip
MODES = {
    "competitive": (2, 3, 4),
    "coop": (2, 3, 4),
    "solo": (1,),
    "expert": (2, 3, 4),
    "hard-coop": (2, 3, 4),
    "hard-solo": (1,),
}


def new_game(players: int, *witches: str, mode: str | None = None, seed: str = "0") -> Story:
    """A fresh game in which these witches were taken, in the order of picking."""
    table = Story(Session.new(GAME, players, mode, seed, people=range(players)))
    return table.do(*(TakeWitch(witch) for witch in witches))


def shown(table: Story) -> View:
    """What a spectator sees."""
    view = table.session.view(None)
    assert isinstance(view, View)
    return view


def picks_first(players: int, *faces: int) -> tuple[int, int]:
    """Who is asked for a witch when the dice show these faces, and how many were not needed."""
    options = GAME.options(GAME.default_mode(players), players)
    state = GAME.rules.setup(players, options, GAME.content, Rng(Count(), OPEN_KEY))
    table = Table(state, GAME.content, options)
    table.rng = loaded = Loaded(state)
    loaded.faces = list(faces)
    ask = next(asked for asked in GAME.rules.play(table) if isinstance(asked, Ask))
    return ask.seat, len(loaded.faces)


@pytest.mark.rule("1")
@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("players", range(6))
def test_each_mode_is_for_its_own_number_of_witches(mode: str, players: int) -> None:
    if players in MODES[mode]:
        assert len(new_game(players, mode=mode).state.players) == players
    else:
        with pytest.raises(KorchmaError):
            new_game(players, mode=mode)


@pytest.mark.rule("2", "4", "5")
def test_five_closed_hard_problems_and_ten_open_easy_ones_lie_on_the_map() -> None:
    table = new_game(2)
    problems, hard = table.state.problems, GAME.content.hard
    assert {space for space, token in problems.items() if token in hard} == PURPLE
    assert {space for space, token in problems.items() if token not in hard} == GREEN
    assert set(table.state.closed) == PURPLE
    assert {space for space, seen in shown(table).problems.items() if seen.token} == GREEN


@pytest.mark.rule("2", "4", "15")
def test_tokens_and_cards_are_shuffled() -> None:
    games = [new_game(1, "tiffany", seed=str(seed)) for seed in range(12)]
    assert len({game.state.problems["slice"] for game in games}) > 4
    assert len({game.state.problems["bad-ass"] for game in games}) > 3
    assert len({tuple(game["tiffany"].hand) for game in games}) == 12


@pytest.mark.rule("3", "5")
@pytest.mark.case("T15")
@pytest.mark.parametrize(
    ("players", "hard", "easy"),
    [
        (1, [1, 1, 1, 0, 0, 0], [2, 2, 1, 0, 0, 0]),
        (2, [1, 1, 2, 1, 1, 1], [2, 2, 1, 2, 1, 1]),
        (3, [2, 2, 2, 2, 2, 2], [2, 2, 2, 2, 2, 2]),
        (4, [2, 2, 2, 2, 2, 0], [4, 4, 4, 3, 3, 0]),
    ],
)
def test_boxes_are_filled_easy_over_hard(players: int, hard: list[int], easy: list[int]) -> None:
    table = new_game(players)
    assert [box.hard for box in shown(table).boxes] == hard
    assert [len(box.easy) for box in shown(table).boxes] == easy
    drawn = [token in GAME.content.hard for token in reversed(table.state.boxes)]
    expected: list[bool] = []
    for below, above in zip(hard, easy, strict=True):
        expected += [False] * above + [True] * below
    assert drawn == expected


@pytest.mark.rule("6")
@pytest.mark.case("T1")
def test_with_four_witches_two_easy_and_two_hard_tokens_leave_the_game_unseen() -> None:
    table = new_game(4)
    assert [box.hard for box in shown(table).boxes] == [2, 2, 2, 2, 2, 0]
    assert [len(box.easy) for box in shown(table).boxes] == [4, 4, 4, 3, 3, 0]
    assert len(table.state.boxes) == 28
    assert sorted(token in GAME.content.hard for token in table.state.out) == [
        False, False, True, True,
    ]  # fmt: skip
    before = shown(table), table.session.view(0)
    table.state.out = ["lily-weatherwax", "hiver", "death", "fever"]
    assert (shown(table), table.session.view(0)) == before


@pytest.mark.rule("3", "6", "7")
@pytest.mark.case("T15")
@pytest.mark.parametrize(
    ("players", "boxed", "hard", "easy", "cackles"),
    [(1, 8, 8, 15, 4), (2, 16, 12, 19, 8), (3, 24, 17, 22, 12), (4, 28, 15, 28, 16)],
)
def test_tokens_in_play_by_number_of_witches(
    players: int, boxed: int, hard: int, easy: int, cackles: int
) -> None:
    state = new_game(players).state
    used = [*state.boxes, *state.problems.values()]
    assert len(state.boxes) == boxed
    assert sum(token in GAME.content.hard for token in used) == hard
    assert sum(token not in GAME.content.hard for token in used) == easy
    assert len(used) + len(state.out) == 47
    assert state.cackle_pool == cackles


@pytest.mark.rule("8")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_competing_witches_have_twelve_crises_and_twelve_black_aliss(players: int) -> None:
    state = new_game(players).state
    assert (state.crisis_pool, state.aliss_pool) == (12, 12)


@pytest.mark.rule("9")
def test_whoever_rolls_most_with_four_dice_picks_first_and_a_cackle_counts_nothing() -> None:
    assert picks_first(3, 6, 6, 0, 0, 3, 3, 3, 4, 2, 2, 2, 2) == (1, 0)
    assert picks_first(3, 6, 6, 0, 2, 3, 3, 3, 4, 2, 2, 2, 2) == (0, 0)


@pytest.mark.rule("9")
@pytest.mark.ruling("A34")
def test_only_those_tied_for_the_most_roll_again() -> None:
    first = (5, 5, 5, 5, 2, 2, 2, 2, 6, 6, 4, 4)
    assert picks_first(3, *first, 2, 2, 2, 2, 3, 3, 3, 3) == (2, 0)
    assert picks_first(3, *first, 2, 2, 2, 2, 0, 4, 4, 0, 3, 3, 3, 3, 2, 2, 2, 2) == (0, 0)


@pytest.mark.rule("9", "10")
def test_witches_are_picked_clockwise_and_each_only_once() -> None:
    table = new_game(3)
    asked = []
    for witch in ("dimity", "tiffany", "petulia"):
        asked.append(table.ask.seat)
        table.do(TakeWitch(witch))
        assert table.refuses(TakeWitch(witch))
    assert asked == [(asked[0] + i) % 3 for i in range(3)]
    assert [table.state.players[seat].witch for seat in asked] == ["dimity", "tiffany", "petulia"]


@pytest.mark.rule("10")
def test_every_witch_has_a_pawn_of_her_own_colour() -> None:
    colours = {witch.id: witch.colour for witch in GAME.content.witches.values()}
    assert colours == {
        "tiffany": "blue", "petulia": "green", "annagramma": "red", "dimity": "yellow",
    }  # fmt: skip


@pytest.mark.rule("11", "12", "13")
@pytest.mark.case("T15", "T47")
def test_each_witch_starts_with_her_own_token_and_annagramma_with_a_cackle() -> None:
    table = new_game(4, "tiffany", "annagramma", "petulia", "dimity")
    tokens = {player.witch: player.token for player in table.state.players}
    assert tokens == {
        "tiffany": "invisibility", "annagramma": "magic", "petulia": "pig", "dimity": "",
    }  # fmt: skip
    assert [table[x].cackles for x in tokens] == [x == "annagramma" for x in tokens]
    assert table.state.cackle_pool == 15
    assert new_game(2, "tiffany", "annagramma").state.cackle_pool == 7


@pytest.mark.rule("14")
@pytest.mark.case("T16")
@pytest.mark.parametrize("order", ["dimity tiffany petulia", "tiffany dimity petulia"])
def test_dimity_goes_first_whenever_she_was_picked(order: str) -> None:
    table = new_game(3, *order.split())
    first = table.state.players[table.ask.seat]
    assert first.witch == "dimity"
    assert table.told(e.FirstPlayer) == [e.FirstPlayer(table.ask.seat)]


@pytest.mark.rule("14")
@pytest.mark.case("T16")
@pytest.mark.parametrize("seed", ["0", "1", "2", "3"])
def test_without_dimity_whoever_picked_last_goes_first(seed: str) -> None:
    table = new_game(3, "petulia", "tiffany", "annagramma", seed=seed)
    assert table.state.players[table.ask.seat].witch == "annagramma"


@pytest.mark.rule("15")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_everybody_is_dealt_three_cards(players: int) -> None:
    table = new_game(players, *list(GAME.content.witches)[:players])
    assert [len(player.hand) for player in table.state.players] == [3] * players
    dealt = [card for player in table.state.players for card in player.hand]
    assert sorted(table.state.deck + dealt) == list(range(1, 56))


@pytest.mark.rule("16", "141")
def test_pawns_start_where_no_problem_lies_and_two_may_share_a_place() -> None:
    table = new_game(2, "tiffany", "dimity")
    free = {Start(space) for space in GAME.content.spaces} - {Start(x) for x in PURPLE | GREEN}
    assert len(free) == 12
    assert set(table.options) == free
    assert table.refuses(Start("dungeon"))
    table.do(Start("razorback"))
    assert set(table.options) == free
    table.do(Start("razorback"))
    assert table["dimity"].at == table["tiffany"].at == "razorback"


@pytest.mark.rule("16", "24")
def test_pawns_are_placed_clockwise_from_the_first_player_who_then_begins() -> None:
    table = new_game(3, "tiffany", "dimity", "petulia")
    first = table.ask.seat
    for place in ("razorback", "lancre-gorge", "long-man"):
        table.do(Start(place))
    seats = [started.seat for started in table.told(e.Started)]
    assert seats == [first, (first + 1) % 3, (first + 2) % 3]
    assert table.told(e.TurnBegan) == [e.TurnBegan(first, 1)]
