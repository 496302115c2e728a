"""The Automa: the empty chair of two, the two empty chairs of one."""

from typing import Any

import pytest

from korchma.games.ronin import GAME
from korchma.games.ronin import events as e
from korchma.games.ronin.options import TakeCharacter, TakeDeck, TakePair, TakeSkill, TakeXp, With
from korchma.kernel import Session
from tests.games.ronin.story import BOX, Story, ronin

TWO, SEAT = ("ciri", "yennefer"), 2
"""Ciri, Yennefer and, between them, the Automa Geralt: Ciri sits on his left."""
NOTHING_ACTIVE = (("P01", "G01"), ("P02", "G03"), ("G10", "P11"))


def two(**position: Any) -> Story:
    return ronin(*TWO, automas=("geralt",), **position)


def alone(**position: Any) -> Story:
    return ronin("ciri", automas=("geralt", "yennefer"), **position)


def automa_takes(*slots: tuple[str, str], **position: Any) -> Story:
    """The Automa is the first to take; combat and magic are active."""
    order = ("geralt", "ciri", "yennefer")
    return two(phase="take", slots=slots, order=order, **position)


@pytest.mark.rule("77", "78", "79")
@pytest.mark.parametrize(("players", "automas"), [(1, 2), (2, 1)])
def test_automas_come_after_the_people_and_get_a_board_and_skill_cards_only(
    players: int, automas: int
) -> None:
    mode = "winter" if players == 1 else "partners"
    table = Story(Session.new(GAME, players, mode, people=range(players)))
    asked = []
    while table.about in ("character", "automa"):
        asked.append((table.about, table.ask.seat))
        assert len(table.options) == 2
        table.do(table.options[0])
    first = table.state.begin
    people = [("character", (first + i) % players) for i in range(players)]
    assert asked == people + [("automa", first)] * automas
    assert len({player.character for player in table.state.players}) == players + automas
    for automa in table.state.players[players:]:
        assert (automa.hand, automa.xp, sum(automa.points)) == ([], 0, 0)
    for shown in table.seen().players[players:]:
        assert [(skill.id, skill.card) for skill in shown.skills] == [
            (f"{shown.character}-1", True),
            (f"{shown.character}-3", True),
        ]
    starting = {card for automa in table.state.players[players:]
                for card in BOX.starting[automa.character]}  # fmt: skip
    assert not starting & set(table.state.deck + table.state.discard)


@pytest.mark.rule("79")
def test_the_first_player_picks_for_the_automa_among_those_left() -> None:
    table = Story(Session.new(GAME, 2, "partners", people=range(2)))
    while table.about == "character":
        table.do(table.options[0])
    taken = {player.character for player in table.state.players}
    assert table.about == "automa"
    assert not {TakeCharacter(who) for who in taken} & set(table.options)
    pick = table.options[1]
    table.do(pick)
    assert table.told(e.AutomaJoined) == [e.AutomaJoined(table.state.players[2].character)]
    assert pick == TakeCharacter(table.state.players[2].character)


@pytest.mark.rule("83")
@pytest.mark.ruling("A10")
@pytest.mark.parametrize(
    ("slots", "best"),
    [
        ((("R10", "G01"), ("R01", "B01"), ("R02", "G01")), 1),
        ((("R10", "G01"), ("R10", "R11"), ("R02", "R03")), 2),
        ((("G01", "P01"), ("R10", "G03"), ("R11", "P02")), 1),
        ((("R01", "P01"), ("R02", "G01"), ("R12", "P03")), 0),
    ],
)
def test_it_takes_the_pair_with_most_active_symbols_the_higher_of_equals(
    slots: tuple[tuple[str, str], ...], best: int
) -> None:
    table = automa_takes(*slots)
    assert table.state.figures[best] == SEAT
    assert table["geralt"].row == list(slots[best])
    assert table.told(e.TookPair) == [e.TookPair(SEAT, "geralt", best, slots[best])]
    assert table.refuses(TakePair(best))


@pytest.mark.rule("83")
def test_without_an_active_symbol_on_show_it_takes_the_top_of_the_deck() -> None:
    table = automa_takes(*NOTHING_ACTIVE, deck=("R01", "B01"))
    assert table["geralt"].row == ["R01", "B01"]
    assert table.state.at_deck == [SEAT]
    assert table.state.slots == list(NOTHING_ACTIVE)
    assert table.told(e.TookDeck, 0) == [e.TookDeck(SEAT, "geralt", ("R01", "B01"))]
    table.do(TakeDeck(), TakePair(0))
    assert table.order() == ["geralt", "ciri", "yennefer"]


@pytest.mark.rule("84", "28")
def test_it_lays_both_cards_at_once_and_ignores_their_effects() -> None:
    table = automa_takes(("R04", "B04"), ("G01", "G03"), ("P01", "P02"))
    assert table["geralt"].row == ["R04", "B04"]
    assert table["geralt"].hand == []
    table.do(TakePair(1), TakePair(2)).play()
    assert table.state.turn == 1
    assert table.tokens("geralt") == {}
    assert [told for told in table.told(e.GainedSymbols) if told.who == "geralt"] == []


@pytest.mark.rule("95", "34")
def test_it_takes_no_experience_at_the_lowest_pair() -> None:
    table = automa_takes(("G01", "P01"), ("G03", "P02"), ("R01", "B01"))
    assert table.state.figures == [-1, -1, SEAT]
    assert table["geralt"].xp == 0
    assert table.told(e.GainedXp) == []


@pytest.mark.rule("86")
@pytest.mark.case("T16")
def test_each_tea_effect_of_the_automa_is_a_point_on_both_its_tracks() -> None:
    table = two(played={"geralt": ("G15", "P11"), "ciri": ("R01",)})
    assert table.state.tracks == [0, 1, 1]
    assert table.lost("geralt") == {}
    assert table.told(e.CupsMet) == []


@pytest.mark.rule("86")
def test_two_tea_effects_are_two_points_and_those_of_earlier_turns_none() -> None:
    table = two(
        rows={"geralt": ("R15",)},
        played={"geralt": ("G15", "G14"), "ciri": ("R01",)},
        levels=(3, 3, 3),
    )
    assert table.state.tracks == [3, 5, 5]


@pytest.mark.rule("86", "50")
def test_it_pours_at_its_place_in_the_order() -> None:
    table = two(
        played={"geralt": ("G15",), "yennefer": ("R15",), "ciri": ("Y15",)},
        tokens={"yennefer": {"exploration": 1}, "ciri": {"exploration": 1}},
        order=("yennefer", "geralt", "ciri"),
        levels=(3, 3, 3),
    )
    assert [told.track for told in table.told(e.Grew)] == [1, 0, 2, 1, 0, 2]


@pytest.mark.rule("85", "87", "91")
@pytest.mark.case("T17")
@pytest.mark.parametrize(
    ("cup", "who", "other"),
    [("P11", "yennefer", "R10"), ("P10", "ciri", "R11")],
)
def test_its_right_cup_points_counter_clockwise_its_left_one_clockwise(
    cup: str, who: str, other: str
) -> None:
    table = two(rows={"geralt": (cup,)}, played={who: (other,)}, levels=(3, 3, 3))
    assert table.level("geralt", who) == 5
    assert (table.lost("geralt"), table.lost(who)) == ({cup: 4}, {other: 4})
    wrong = {"ciri": "yennefer", "yennefer": "ciri"}[who]
    table = two(rows={"geralt": (cup,)}, played={wrong: (other,)}, levels=(3, 3, 3))
    assert table.told(e.CupsMet) == []


@pytest.mark.rule("95", "25")
def test_it_takes_no_bonus_but_its_partner_does_its_skill_card_included() -> None:
    table = two(played={"geralt": ("G15",), "ciri": ("R01",)}, levels=(2, 2, 2))
    asked = []
    while table.about == "bonus-skill":
        asked.append(table.asked)
        assert set(table.options) == {TakeSkill("geralt-1"), TakeXp(2)}
        table.do(TakeSkill("geralt-1"))
    assert sorted(asked) == ["ciri", "yennefer"]
    assert table["ciri"].cards == table["yennefer"].cards == ["geralt-1"]
    assert (table["geralt"].xp, table["geralt"].cards) == (0, [])


@pytest.mark.rule("54", "47")
def test_its_cards_count_for_a_partner_who_asks_for_their_colour() -> None:
    table = two(rows={"geralt": ("B01", "B02")}, played={"ciri": ("R14",)}, levels=(3, 3, 3))
    assert table.level("ciri", "geralt") == 5
    rows = {"geralt": ("B01",), "yennefer": ("B02",)}
    table = two(rows=rows, played={"ciri": ("R14",)}, levels=(3, 3, 3))
    assert set(table.options) == {With(1, "yennefer"), With(SEAT, "geralt")}


@pytest.mark.rule("88")
def test_at_the_end_of_a_chapter_it_scores_nothing_and_keeps_nothing() -> None:
    rows = {"geralt": ("R01", "B01"), "ciri": ("R02", "G01"), "yennefer": ("R03", "B02")}
    table = two(phase="score", turn=3, rows=rows)
    assert [told.who for told in table.told(e.Scored)] == ["ciri", "yennefer"]
    assert set(table.session.waiting) == {0, 1}
    table.keep()
    assert table["geralt"].row == []
    assert {"R01", "B01"} <= set(table.state.discard)
    assert (table["geralt"].xp, sum(table["geralt"].points)) == (0, 0)


@pytest.mark.rule("96", "81")
@pytest.mark.case("T31")
@pytest.mark.parametrize("cups", [("R10", "R11"), ("R11", "R10")])
def test_alone_the_automas_pass_no_cups_to_each_other(cups: tuple[str, str]) -> None:
    table = alone(rows={"geralt": cups[:1], "yennefer": cups[1:]}, played={"ciri": ("R01",)})
    assert table.told(e.CupsMet) == []
    assert table.state.tracks == [0, 0, 0]


@pytest.mark.rule("96", "87")
def test_alone_cups_meet_with_the_player_on_either_side() -> None:
    rows = {"geralt": ("R11",), "yennefer": ("G10",)}
    table = alone(rows=rows, played={"ciri": ("R10", "G11")}, levels=(3, 0, 3))
    assert table.state.tracks == [5, 0, 5]


@pytest.mark.rule("96", "86")
@pytest.mark.parametrize(("who", "tracks"), [("geralt", [4, 0, 3]), ("yennefer", [3, 0, 4])])
def test_alone_an_automas_tea_moves_only_its_track_with_the_player(
    who: str, tracks: list[int]
) -> None:
    table = alone(played={who: ("G15",), "ciri": ("R01",)}, levels=(3, 0, 3))
    assert table.state.tracks == tracks
