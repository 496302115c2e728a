"""Before the first turn: characters, partnership boards, cards, the first order."""

from collections import Counter

import pytest

from korchma.games.ronin import GAME
from korchma.games.ronin import events as e
from korchma.games.ronin.options import TakeCharacter, TakeSkill, TakeXp
from korchma.kernel import KorchmaError, Option
from tests.games.ronin.opening import SIDE_B, new_game, ready
from tests.games.ronin.story import BOX, Story

MODES = {
    "partners": (2, 3, 4, 5),
    "crossroads": (2, 3, 4, 5),
    **dict.fromkeys(("autumn", "summer", "winter"), (1,)),
    **dict.fromkeys(("autumn-crossroads", "summer-crossroads", "winter-crossroads"), (1,)),
}
ALONE = ("winter", "autumn", "summer")


@pytest.mark.rule("1", "2", "82")
@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("players", range(7))
def test_each_mode_is_for_its_own_number_of_players(mode: str, players: int) -> None:
    if players in MODES[mode]:
        assert new_game(players, mode).session.players == players
    else:
        with pytest.raises(KorchmaError):
            new_game(players, mode)


@pytest.mark.rule("1", "80", "81")
@pytest.mark.case("T18", "T19")
@pytest.mark.parametrize(("players", "automas"), [(1, 2), (2, 1), (3, 0), (4, 0), (5, 0)])
def test_automas_fill_the_table_for_one_and_two(players: int, automas: int) -> None:
    table = ready(players)
    assert [player.automa for player in table.state.players] == (
        [False] * players + [True] * automas
    )
    assert len(table.state.boards) == players + automas


@pytest.mark.rule("2")
@pytest.mark.parametrize("players", range(1, 6))
def test_all_boards_show_the_same_side(players: int) -> None:
    modes = ("winter", "winter-crossroads") if players == 1 else ("partners", "crossroads")
    one, other = (ready(players, mode) for mode in modes)
    assert set(filter(None, one.state.boards)) == {"a"}
    on_b = [board for board in other.state.boards if board]
    assert set(on_b) <= SIDE_B
    assert len(on_b) == len(set(on_b))


@pytest.mark.rule("2")
def test_side_a_is_the_first_suggestion() -> None:
    for players in range(1, 6):
        assert GAME.options(GAME.default_mode(players), players).side == "a"


@pytest.mark.rule("4", "90")
def test_from_the_first_player_clockwise_two_characters_are_offered_and_one_is_kept() -> None:
    table = new_game(4, seed="lots")
    first = table.state.begin
    assert table.told(e.FirstPlayer) == [e.FirstPlayer(first)]
    gone: set[Option] = set()
    for i in range(4):
        assert table.about == "character"
        assert table.ask.seat == (first + i) % 4
        assert len(table.options) == len(set(table.options)) == 2
        assert not gone & set(table.options)
        gone.add(table.options[1])
        table.do(table.options[1])
    assert {TakeCharacter(player.character) for player in table.state.players} == gone


@pytest.mark.rule("4")
def test_what_was_not_kept_may_be_offered_to_the_next() -> None:
    again = 0
    for seed in range(30):
        table = new_game(5, seed=str(seed))
        left = table.options[1]
        table.do(table.options[0])
        again += left in table.options
    assert 0 < again < 30


@pytest.mark.rule("4")
def test_a_character_that_was_not_offered_cannot_be_taken() -> None:
    table = new_game(3)
    offered = {option.character for option in table.options if isinstance(option, TakeCharacter)}
    others = set(BOX.characters) - offered
    assert len(others) == 5
    assert all(table.refuses(TakeCharacter(who)) for who in others)


@pytest.mark.rule("90")
def test_lots_decide_who_is_first() -> None:
    first = Counter(new_game(3, seed=str(seed)).state.begin for seed in range(60))
    assert set(first) == {0, 1, 2}


@pytest.mark.rule("5", "7", "8", "10", "11")
@pytest.mark.parametrize("players", range(1, 6))
def test_everybody_gets_the_whole_set_and_markers_start_at_nought(players: int) -> None:
    table = ready(players, mode="winter" if players == 1 else None)
    for player, shown in zip(table.state.players[:players], table.seen().players, strict=False):
        who = player.character
        assert sorted(player.hand) == sorted(BOX.starting[who])
        assert len(player.hand) == 5
        assert {BOX.cards[card].owner for card in player.hand} == {who}
        assert (shown.xp, shown.golden, shown.vp) == (0, None, 0)
        assert [(skill.id, skill.state) for skill in shown.skills] == [
            (f"{who}-1", "ready"),
            (f"{who}-2", "locked"),
            (f"{who}-3", "locked"),
            (f"{who}-4", "locked"),
        ]
        assert (player.row, player.tokens) == ([], [0, 0, 0, 0])


@pytest.mark.rule("12")
def test_first_and_third_skills_are_cards_for_partners_and_nobody_has_one_yet() -> None:
    table = ready(3)
    assert all(not player.cards and not player.spent for player in table.state.players)
    shared = {bonus for board in BOX.boards.values() for bonus in board.bonuses.values()}
    assert {bonus for bonus in shared if bonus.startswith("sk")} == {"sk1", "sk3"}


@pytest.mark.rule("9", "78")
@pytest.mark.ruling("A1")
@pytest.mark.parametrize("players", range(1, 6))
def test_figures_start_as_the_chapter_card_says_absent_ones_left_out(players: int) -> None:
    seen = set()
    for seed in range(8):
        table = ready(players, seed=str(seed))
        seen.add(table.state.order_card)
        assert table.state.order_card != table.state.chapter_card
        here = {player.character for player in table.state.players}
        wanted = [who for who in BOX.chapters[table.state.order_card].order if who in here]
        assert [BOX.characters[who].id for who in wanted] == table.order()
        assert table.told(e.OrderSet)[0] == e.OrderSet(tuple(wanted))
    assert len(seen) > 2


@pytest.mark.rule("13", "15")
def test_the_chapter_card_and_the_first_pair_are_shown() -> None:
    for seed in range(6):
        table = ready(3, seed=str(seed))
        view = table.seen()
        pair = BOX.chapters[view.chapter_card].pairs[0]
        assert (view.left, view.right) == pair
        assert table.told(e.ChapterBegan) == [e.ChapterBegan(1, *pair)]
        assert (view.chapter, view.turn) == (0, 0)


@pytest.mark.rule("30", "31")
@pytest.mark.ruling("A1")
@pytest.mark.parametrize(("players", "pairs"), [(1, 3), (2, 3), (3, 3), (4, 4), (5, 5)])
def test_as_many_pairs_lie_face_up_as_there_are_figures(players: int, pairs: int) -> None:
    table = new_game(players)
    while not table.told(e.Dealt):
        table.do(table.options[0])
    assert len(table.told(e.Dealt)[0].cards) == 2 * pairs
    assert table.told(e.Swept) == []


@pytest.mark.rule("82")
@pytest.mark.parametrize(("mode", "level"), [("winter", 0), ("autumn", 2), ("summer", 4)])
def test_seasons_start_at_nought_two_or_four_on_both_tracks(mode: str, level: int) -> None:
    assert ready(1, mode).state.tracks == [level, 0, level]


def summer() -> Story:
    """Alone in summer, at the question about the first space that asks one."""
    table = new_game(1, "summer")
    while table.about != "bonus-skill":
        table.do(table.options[0])
    return table


@pytest.mark.rule("82", "95")
@pytest.mark.case("T25")
def test_summer_brings_the_bonuses_of_two_and_three_on_each_track() -> None:
    table = summer()
    one, other = (table.state.players[seat].character for seat in (1, 2))
    assert len(table.state.players[0].hand) == 5
    assert table.state.players[0].xp == 1
    table.do(TakeSkill(f"{one}-1"))
    assert table.state.players[0].xp == 2
    table.do(TakeXp(2))
    assert table.state.players[0].xp == 4
    assert table.state.players[0].cards == [f"{one}-1"]
    assert table.refuses(TakeSkill(f"{other}-1"))
    assert table.about == "take"


@pytest.mark.rule("82")
@pytest.mark.ruling("A9")
@pytest.mark.parametrize(("mode", "bonuses", "xp"), [("autumn", True, 2), ("autumn", False, 0)])
def test_autumn_brings_the_bonuses_passed_unless_we_rule_otherwise(
    mode: str, bonuses: bool, xp: int
) -> None:
    table = ready(1, mode, head_start_bonuses=bonuses)
    assert table.state.players[0].xp == xp
    assert table.state.tracks == [2, 0, 2]


@pytest.mark.rule("82")
@pytest.mark.ruling("A9")
def test_summer_brings_its_bonuses_by_either_ruling() -> None:
    table = new_game(1, "summer", head_start_bonuses=False)
    while table.about != "bonus-skill":
        table.do(table.options[0])
    assert table.state.players[0].xp == 1


@pytest.mark.rule("82")
@pytest.mark.ruling("A9")
def test_a_head_start_is_for_those_who_play_alone() -> None:
    for people in (2, 3):
        assert ready(people, head_start=4).state.tracks == [0, 0, 0]
    for odd in (-1, 3, 12):
        with pytest.raises(KorchmaError):
            new_game(1, "winter", head_start=odd)
