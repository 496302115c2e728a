"""Skills used while cards are taken, and when figures return to the track."""

import pytest

from korchma.games.ronin import events as e
from korchma.games.ronin.options import (
    GainSymbol,
    MoveTo,
    Pass,
    Pick,
    TakeDeck,
    TakePair,
    Toss,
    UseSkill,
)
from tests.games.ronin.skilled import holding, own_or_card


@pytest.mark.rule("23", "36")
@own_or_card
@pytest.mark.parametrize(("place", "order"), [(1, (1, 0, 2)), (2, (1, 2, 0))])
def test_ciri_1_stands_elsewhere_the_others_keep_their_order(
    card: bool, place: int, order: tuple[int, ...]
) -> None:
    table = holding("ciri-1", card=card).use("ciri-1")
    assert set(table.options) == {MoveTo(0), MoveTo(1), MoveTo(2)}
    table.do(MoveTo(place))
    assert set(table.options) == {
        GainSymbol(symbol) for symbol in ("magic", "diplomacy", "exploration", "combat")
    }
    table.do(GainSymbol("diplomacy"))
    assert table.state.order == list(order)
    assert (table[table.me].xp, table.mine) == (1, {"diplomacy": 1})
    assert table.told(e.MovedInOrder) == [e.MovedInOrder(0, table.me, place + 1)]
    assert table.about == "play"


@pytest.mark.rule("23")
def test_ciri_1_can_climb_to_the_top() -> None:
    table = holding("ciri-1", order=("left", "right", "me")).use("ciri-1")
    table.do(MoveTo(0), GainSymbol("magic"))
    assert table.state.order == [0, 1, 2]


@pytest.mark.rule("23")
def test_ciri_1_may_stay_where_she_stands_for_what_it_brings() -> None:
    table = holding("ciri-1", order=("left", "me", "right")).use("ciri-1")
    before = list(table.state.order)
    table.do(MoveTo(1), GainSymbol("magic"))
    assert table.state.order == before
    assert (table[table.me].xp, table.mine) == (1, {"magic": 1})
    assert table.told(e.MovedInOrder) == []


@pytest.mark.rule("23")
def test_ciri_1_comes_after_all_have_taken_and_before_all_play() -> None:
    table = holding("ciri-1", phase="take", slots=(("R02", "R03"), ("G02", "G03"), ("B02", "B03")))
    assert not table.offers(UseSkill("ciri-1"))
    table.do(TakePair(0), TakePair(1), TakePair(2))
    assert table.offers(UseSkill("ciri-1"))
    table.do(Pass())
    assert table.about == "play"


@pytest.mark.rule("23")
def test_yennefer_2_draws_two_after_the_pick_and_discards_two() -> None:
    table = holding("yennefer-2", hands={"me": ("YEN-1", "YEN-3")}, deck=("P01", "P02"))
    assert not table.offers(UseSkill("yennefer-2"))
    table.do(TakePair(0)).do(UseSkill("yennefer-2"))
    hand = ["YEN-1", "YEN-3", "R02", "R03", "P01", "P02"]
    assert table[table.me].hand == hand
    assert (set(table.options), table.ask.pick) == ({Toss(card) for card in hand}, (2, 2))
    table.do((Toss("YEN-1"), Toss("P02")))
    assert table[table.me].hand == ["YEN-3", "R02", "R03", "P01"]
    assert table.state.discard == ["YEN-1", "P02"]
    assert table.told(e.Drew, 0)[0].cards == ("P01", "P02")
    assert table.told(e.Drew, 1)[0] == e.Drew(0, table.me, 2)
    assert table.told(e.Tossed, 1) == [e.Tossed(0, table.me, ("YEN-1", "P02"))]


@pytest.mark.rule("23")
@pytest.mark.parametrize("first", [True, False])
def test_vesemir_2_brings_three_experience_before_or_after_the_pick(first: bool) -> None:
    table = holding("vesemir-2")
    answers = [UseSkill("vesemir-2"), TakePair(0)]
    table.do(*(answers if first else answers[::-1]))
    assert table[table.me].xp == 5 + 3
    assert table.asked == table.left


@pytest.mark.rule("23", "22")
def test_vesemir_2_is_not_offered_to_one_who_can_gain_no_more() -> None:
    assert not holding("vesemir-2", xp={"me": 40}).offers(UseSkill("vesemir-2"))
    assert holding("vesemir-2", xp={"me": 39}).offers(UseSkill("vesemir-2"))


@pytest.mark.rule("23", "33")
def test_yuki_onna_2_looks_at_four_instead_of_a_pick() -> None:
    table = holding(
        "yuki-onna-2", hands={"me": ("YUK-1", "YUK-3")}, deck=("P01", "P02", "P03", "Y01")
    )
    table.use("yuki-onna-2")
    looked = ("P01", "P02", "P03", "Y01")
    assert (set(table.options), table.ask.pick) == ({Pick(card) for card in looked}, (2, 2))
    table.do((Pick("P02"), Pick("Y01")))
    assert table[table.me].hand == ["YUK-1", "YUK-3", "P02", "Y01"]
    assert table.state.discard == ["P01", "P03"]
    assert table.state.at_deck == [0]
    assert table.asked == table.left
    assert table.told(e.TookDeck, 0)[0].cards == ("P02", "Y01")
    assert table.told(e.TookDeck, 1)[0].cards == ()
    table.do(TakeDeck(), TakePair(0))
    assert table.state.order == [0, 1, 2]


@pytest.mark.rule("23")
def test_yuki_onna_2_comes_too_late_after_a_pick() -> None:
    table = holding("yuki-onna-2").do(TakePair(0))
    assert table.asked == table.left


@pytest.mark.rule("23", "35")
def test_yuki_onna_2_looks_past_the_end_of_the_deck() -> None:
    table = holding("yuki-onna-2")
    table.state.deck, table.state.discard = ["P01", "P02"], ["P03", "Y01", "Y02"]
    table.use("yuki-onna-2")
    looked = {each.card for each in table.options if isinstance(each, Pick)}
    assert {"P01", "P02"} < looked
    assert len(looked) == 4
