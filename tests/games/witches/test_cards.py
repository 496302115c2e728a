"""What a card is good for, when, and where it goes."""

import pytest

from korchma.games.witches import events as e
from korchma.games.witches.options import (
    Accept,
    CurePig,
    Fly,
    Land,
    Lend,
    Play,
    Retreat,
    Return,
    Roll,
    Stay,
    Three,
    Walk,
)
from korchma.kernel import Illegal
from tests.games.witches.story import witches

HEADOLOGY_BONUS, MAGIC_DEATH, BROOM_ESCAPE, BROOM_INTROSPECTION = 16, 35, 24, 47
INTROSPECTION, EXTRA_CARDS = 41, 27
GRANNY, NANNY, MAGRAT = 1, 4, 9
AWAY = {"tiffany": "grannys-cottage", "petulia": "gnarly-ground"}


@pytest.mark.rule("18")
def test_a_card_lent_for_its_symbol_gives_no_benefit() -> None:
    table = witches(at=AWAY, hands={"tiffany": [HEADOLOGY_BONUS]}, problems={"devils-oak": "fever"})
    table.dice(2, 0, 2, 0).do(Walk("devils-oak"), Lend(HEADOLOGY_BONUS))
    assert table.told(e.Failed) == [e.Failed(0, "fever", 5, 7)]


@pytest.mark.rule("18")
def test_a_card_flown_on_gives_no_benefit() -> None:
    table = witches(
        at=AWAY,
        hands={"tiffany": [BROOM_INTROSPECTION]},
        cackles={"tiffany": 2},
    )
    assert table.offers(Play(BROOM_INTROSPECTION))
    table.do(Fly(BROOM_INTROSPECTION), Land("slice"))
    assert table["tiffany"].cackles == 2
    assert table.refuses(Play(BROOM_INTROSPECTION))


@pytest.mark.rule("18")
def test_a_card_played_for_its_benefit_gives_no_flight() -> None:
    table = witches(at=AWAY, hands={"tiffany": [BROOM_INTROSPECTION]}, cackles={"tiffany": 2})
    table.do(Play(BROOM_INTROSPECTION), Return(2))
    assert table.refuses(Fly(BROOM_INTROSPECTION))
    assert table["tiffany"].at == "grannys-cottage"


@pytest.mark.rule("18", "21")
def test_a_share_in_the_power_of_three_uses_up_the_whole_card() -> None:
    trio = (GRANNY, NANNY, MAGRAT)
    table = witches(
        at=AWAY,
        hands={"tiffany": trio},
        problems={"devils-oak": "fever"},
        cackles={"tiffany": 2},
    )
    table.do(Walk("devils-oak"), Three(trio))
    assert table["tiffany"].easy == ("fever",)
    assert (table["tiffany"].cackles, table["tiffany"].hand) == (2, [])
    assert table.state.discard == list(trio)


@pytest.mark.rule("19")
def test_headology_and_magic_are_for_attempts_and_brooms_are_not() -> None:
    hand = [HEADOLOGY_BONUS, MAGIC_DEATH, BROOM_ESCAPE]
    table = witches(at=AWAY, hands={"tiffany": hand}, problems={"devils-oak": "fever"})
    assert not any(isinstance(option, Lend) for option in table.options)
    assert [each for each in table.options if isinstance(each, Fly)] == [Fly(BROOM_ESCAPE)]
    table.dice(2, 2, 2, 2).do(Walk("devils-oak"))
    lent = [each for each in table.options if isinstance(each, Lend)]
    assert lent == [Lend(HEADOLOGY_BONUS), Lend(MAGIC_DEATH)]
    assert table.refuses(Lend(BROOM_ESCAPE))
    assert table.refuses(Fly(BROOM_ESCAPE))


@pytest.mark.rule("19", "75", "143")
def test_only_a_broom_is_offered_for_a_retreat_and_never_forced() -> None:
    hand = [HEADOLOGY_BONUS, MAGIC_DEATH, BROOM_ESCAPE]
    table = witches(at=AWAY, hands={"tiffany": hand}, problems={"devils-oak": "hiver"})
    table.dice(2, 2, 2, 2).do(Walk("devils-oak"), Roll(), Accept())
    assert [each for each in table.options if isinstance(each, Fly)] == [Fly(BROOM_ESCAPE)]
    table.do(Retreat("creel-springs"))
    assert table["tiffany"].hand == hand


@pytest.mark.rule("20", "102")
def test_benefits_are_no_actions_and_there_is_no_limit_to_them() -> None:
    hand = [4, 9, INTROSPECTION, BROOM_INTROSPECTION]
    table = witches(at=AWAY, hands={"tiffany": hand}, cackles={"tiffany": 8})
    for card in hand:
        table.do(Play(card), Return(2))
    assert table["tiffany"].cackles == 0
    assert (table.about, table.state.moves) == ("move", 2)


@pytest.mark.rule("20")
def test_no_benefit_may_be_played_in_another_witchs_turn() -> None:
    table = witches(
        at={"tiffany": "grannys-cottage", "petulia": "devils-oak"},
        hands={"petulia": [INTROSPECTION, EXTRA_CARDS]},
        cackles={"petulia": 4},
    )
    with pytest.raises(Illegal):
        table.session.choose(Play(INTROSPECTION), seat=1)
    table.do(Walk("devils-oak"))
    assert (table.about, table.ask.seat) == ("tea", 1)
    assert set(table.options) == {Return(0), Return(1), Return(2)}
    table.do(Return(2), Stay(), Return(2))
    assert table["petulia"].hand == [INTROSPECTION, EXTRA_CARDS]


@pytest.mark.rule("21")
def test_every_card_played_goes_to_the_discard_even_for_nothing() -> None:
    hand = [HEADOLOGY_BONUS, MAGIC_DEATH, BROOM_ESCAPE, 21]
    table = witches(at=AWAY, hands={"tiffany": hand}, problems={"slice": "hiver"})
    table.dice(0, 2, 2, 2).do(Fly(BROOM_ESCAPE), Land("slice"))
    table.do(Lend(HEADOLOGY_BONUS), Lend(MAGIC_DEATH), Roll(), Play(21))
    assert len(table.told(e.Failed)) == 1
    assert table.state.discard == [BROOM_ESCAPE, HEADOLOGY_BONUS, MAGIC_DEATH, 21]
    assert table["tiffany"].hand == []


@pytest.mark.rule("22")
def test_the_place_on_a_card_played_or_drawn_does_not_matter() -> None:
    at_magrats, at_castle = INTROSPECTION, EXTRA_CARDS
    table = witches(
        at=AWAY,
        hands={"tiffany": [at_magrats, at_castle]},
        cackles={"tiffany": 1},
        problems={"magrats-cottage": "fever", "slice": "fever", "razorback": "fever"},
        deck=(3, 19),
    )
    boxes = table.state.boxes[:]
    table.do(Play(at_magrats), Return(1), Play(at_castle))
    assert table["tiffany"].hand == [3, 19]
    assert (table.state.crises, table.state.boxes) == ({}, boxes)


@pytest.mark.rule("23")
def test_an_empty_deck_is_made_anew_from_the_discard() -> None:
    table = witches(at=AWAY, hands={"tiffany": [EXTRA_CARDS]})
    table.state.deck, table.state.discard = [55], [10, 11, 12]
    table.do(Play(EXTRA_CARDS))
    assert 55 in table["tiffany"].hand
    assert table.told(e.Reshuffled) == [e.Reshuffled(4)]
    assert table.state.discard == []
    assert sorted(table.state.deck + table["tiffany"].hand) == [10, 11, 12, EXTRA_CARDS, 55]


@pytest.mark.rule("23")
def test_the_discard_is_shuffled_before_it_is_drawn_from() -> None:
    table = witches(at=AWAY, hands={"tiffany": [EXTRA_CARDS]})
    old = [card for card in range(1, 56) if card != EXTRA_CARDS]
    table.state.deck, table.state.discard = [], old[:]
    table.do(Play(EXTRA_CARDS))
    assert [card for card in table.state.deck if card in old] != [
        card for card in old if card in table.state.deck
    ]


@pytest.mark.rule("23")
def test_with_no_card_anywhere_the_draw_is_skipped() -> None:
    table = witches(at=AWAY, boxes=())
    table.state.deck, table.state.discard = [55], []
    table.do(Stay(), Stay())
    assert table["tiffany"].hand == [55]
    assert table.session.result is not None


@pytest.mark.rule("23", "27")
def test_the_deck_is_also_made_anew_for_placing_a_problem() -> None:
    table = witches(at=AWAY, hands={"tiffany": [1, 2, 5]})
    table.state.deck, table.state.discard = [], [20, 35]
    table.do(Stay(), Stay()).end_turn()
    assert len(table.told(e.Reshuffled)) == 1
    assert table.state.problems == {"mad-wolf": "fever"}
    assert (len(table.state.deck), len(table.state.discard)) == (1, 1)


@pytest.mark.rule("13")
def test_petulia_cures_one_pig_with_her_token_and_no_second_one() -> None:
    table = witches(
        "petulia",
        "tiffany",
        at={"petulia": "grannys-cottage", "tiffany": "gnarly-ground"},
        problems={"devils-oak": "sick-pig", "razorback": "sick-pig"},
    )
    table.do(Walk("devils-oak"), CurePig())
    assert table["petulia"].easy == ("sick-pig",)
    table.dice(2, 2, 2, 2).do(Walk("razorback"))
    assert table.refuses(CurePig())
