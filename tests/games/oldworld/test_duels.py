"""Fights between witchers, and bets on them."""

from __future__ import annotations

import pytest

from korchma.games.oldworld import events as e
from korchma.games.oldworld.options import Bet, Burn, Challenge, Dice, Explore, NoBet, Take
from korchma.games.oldworld.state import Player
from tests.games.oldworld.fights import ONE_CHEAP, VENGERBERG, duel, hunt
from tests.games.oldworld.story import Story, old_world, witcher

SLASH, REND, PUSH = "WOLF-1", "WOLF-3", "WOLF-5"


def strong(**more: int) -> Player:
    """A Wolf who wins with the next card against ``weak``."""
    return witcher(hand=(REND, PUSH), **more)  # type: ignore[arg-type]


def weak(marker: int = 0) -> Player:
    """A Bear with two cards and no shield, who has used up the armour."""
    return witcher(hand=("BEAR-1",), deck=("BEAR-3",), shield=0, marker=marker)


def won(**marks: int) -> Story:
    """The Wolf has beaten the Bear and burned what was to be burned."""
    table = duel(wolf=strong(marker=marks.get("wolf", 0)), bear=weak(marks.get("bear", 0)))
    table.lay(REND)
    if table.about == "burn":
        table.do(tuple(map(Burn, [SLASH, PUSH, REND][: marks.get("wolf", 0) + 1])))
    return table


def lost(**marks: int) -> Story:
    """The Wolf attacked the Bear with the last card, and fell."""
    wolf = witcher(hand=(PUSH,), deck=(), marker=marks.get("wolf", 0))
    bear = witcher(hand=("BEAR-1", "BEAR-3"), marker=marks.get("bear", 0))
    return duel(wolf=wolf, bear=bear).lay(PUSH)


@pytest.mark.rule("97", "120")
def test_the_attacker_goes_first_and_turns_alternate() -> None:
    table = duel(wolf=witcher(hand=(PUSH, SLASH)), cat=witcher(hand=("CAT-5",)))
    assert table.asked == "wolf"
    table.lay(PUSH)
    assert table.asked == "cat"
    table.ready().lay("CAT-5")
    assert table.asked == "wolf"


@pytest.mark.rule("81", "97")
def test_damage_goes_to_shield_deck_and_hand_of_the_other() -> None:
    cat = witcher(hand=("CAT-1", "CAT-2"), deck=("CAT-3",), shield=1)
    table = duel(wolf=witcher(hand=("R1-1", PUSH)), cat=cat).lay("R1-1")
    assert (table.asked, table.ask.rule) == ("cat", "81")
    table.do((table.options[0],))
    assert (table["cat"].shield, table["cat"].deck, table["cat"].hand) == (0, [], ["CAT-2"])


@pytest.mark.rule("99", "105", "101")
@pytest.mark.case("T15")
def test_the_attacker_who_wins_takes_a_trophy_and_gold() -> None:
    table = won()
    assert (table["wolf"].trophies, table["wolf"].marker) == (["witcher-bear"], 1)
    assert table["wolf"].gold == 1
    assert table["bear"].trophies == []


@pytest.mark.rule("101")
@pytest.mark.case("T15")
def test_who_loses_keeps_the_trophies_won_before() -> None:
    bear = weak(1)
    bear.trophies = ["harpy"]
    table = duel(wolf=strong(), bear=bear).lay(REND)
    assert (table["bear"].trophies, table["bear"].marker) == (["harpy"], 1)


@pytest.mark.rule("99")
@pytest.mark.parametrize(("space", "gold"), [(0, 1), (1, 2), (2, 3), (3, 3)])
def test_gold_by_the_losers_space(space: int, gold: int) -> None:
    assert won(bear=space)["wolf"].gold == gold
    assert lost(wolf=space)["bear"].gold == gold


@pytest.mark.rule("99", "101")
def test_a_second_victory_over_the_same_witcher_brings_gold_alone() -> None:
    wolf = strong()
    wolf.trophies, wolf.marker = ["witcher-bear"], 1
    table = duel(wolf=wolf, bear=weak()).lay(REND)
    assert table.about in ("buy", "rest"), "no exhaustion"
    assert (table["wolf"].trophies, table["wolf"].marker) == (["witcher-bear"], 1)
    assert table["wolf"].gold == 1


@pytest.mark.rule("99", "102")
@pytest.mark.ruling("A10")
def test_the_defender_who_lost_gets_a_card_of_cost_nothing_and_draws_three() -> None:
    table = won()
    bear = table["bear"]
    assert len(bear.hand) == 3
    assert {*bear.hand, *bear.deck} == {"BEAR-1", "BEAR-3", "B0-1"}
    assert bear.discard == []


@pytest.mark.rule("99", "95")
def test_the_loser_chooses_the_card() -> None:
    row = ("B0-1", "B0-2", "B1-1", "B1-2", "B2-1", "B2-2")
    table = duel(wolf=strong(), bear=weak(), row=row).lay(REND).do((Burn(SLASH),))
    assert (table.asked, table.options) == ("bear", [Take("B0-1"), Take("B0-2")])


@pytest.mark.rule("100", "102")
def test_the_defender_who_won_gets_gold_and_four_cards_but_no_trophy() -> None:
    table = lost()
    assert table.told(e.BeatWitcher) == [e.BeatWitcher(1, 0)]
    bear = table["bear"]
    assert (bear.gold, bear.trophies, bear.marker, len(bear.hand)) == (1, [], 0, 4)


@pytest.mark.rule("100", "68")
@pytest.mark.ruling("A4")
def test_the_attacker_who_lost_gets_a_card_and_draws_one_fewer() -> None:
    wolf = witcher(hand=(PUSH,), deck=(), discard=())
    table = duel(wolf=wolf, bear=witcher(hand=("BEAR-1",))).lay(PUSH)
    assert table.told(e.TookFromRow) == [e.TookFromRow(0, "B0-1", hand=False)]
    assert {*table["wolf"].hand} == {PUSH, "B0-1"}
    assert table.state.refill == -1


@pytest.mark.rule("102")
def test_both_have_a_full_shield_and_one_deck_again() -> None:
    wolf = witcher(hand=(REND, PUSH), skills=(1, 3, 1, 1), shield=0)
    table = duel(wolf=wolf, bear=weak()).lay(REND).do((Burn(SLASH),))
    assert (table["wolf"].shield, table["bear"].shield) == (3, 1)
    assert (table["wolf"].discard, table["bear"].discard) == ([], [])


@pytest.mark.rule("103", "121")
def test_the_tavern_closes_where_they_fought_until_others_fight_elsewhere() -> None:
    assert old_world(wolf=witcher()).state.tavern == -1
    table = won()
    assert table.state.tavern == VENGERBERG
    again = old_world(
        phase="deed", tavern=VENGERBERG, wolf=witcher(VENGERBERG), bear=witcher(VENGERBERG)
    )
    assert not again.offers(Challenge(1))
    assert again.why_not("seat:1") == ("103", "tavern-closed")
    wolf = witcher(11, hand=(PUSH,), deck=())
    table = old_world(phase="deed", tavern=VENGERBERG, row=ONE_CHEAP, wolf=wolf, bear=witcher(11))
    table.do(Challenge(1)).lay(PUSH)
    assert table.state.tavern == 11


@pytest.mark.rule("54")
@pytest.mark.ruling("A16")
@pytest.mark.parametrize("school", [0, 1, 3, 10, 15, 17])
def test_nobody_fights_in_a_school(school: int) -> None:
    table = old_world(phase="deed", wolf=witcher(school), bear=witcher(school))
    assert not table.offers(Challenge(1))
    assert table.why_not("seat:1") == ("54", "no-fights-in-schools")


@pytest.mark.rule("53", "54")
def test_a_witcher_elsewhere_is_not_fought_and_one_here_cannot_refuse() -> None:
    table = old_world(phase="deed", wolf=witcher(8), bear=witcher(7), cat=witcher(8))
    assert (table.offers(Challenge(1)), table.offers(Challenge(2))) == (False, True)
    assert table.why_not("seat:1") == ("53", "witcher-elsewhere")


@pytest.mark.rule("39", "54")
def test_who_played_poker_this_turn_is_not_fought() -> None:
    bear = witcher(8, gold=1)
    table = old_world(wolf=witcher(7, gold=1, hand=("B0-1",)), bear=bear, cat=witcher(8))
    table.move(8, "B0-1").do(Dice(1), (), ())
    assert (table.offers(Challenge(1)), table.offers(Challenge(2))) == (False, True)
    assert table.why_not("seat:1") == ("39", "diced-with")


# --- bets ----------------------------------------------------------------------------------------


def with_bets(*, gold: int = 1, bear: Player | None = None) -> Story:
    """The Wolf attacks the Bear; Cat and Viper stand by."""
    return duel(
        wolf=strong(), bear=bear or weak(), cat=witcher(gold=gold), viper=witcher(gold=gold)
    )


@pytest.mark.rule("98")
def test_bystanders_may_stake_one_gold_from_anywhere() -> None:
    table = with_bets(gold=3)
    assert (table.asked, table.options) == ("cat", [Bet(0), Bet(1), NoBet()])
    table.do(Bet(0))
    assert (table.asked, table["cat"].gold) == ("viper", 2)
    table.do(NoBet())
    assert (table.asked, table["viper"].gold) == ("wolf", 3)


@pytest.mark.rule("98")
def test_without_gold_or_with_two_players_there_are_no_bets() -> None:
    assert with_bets(gold=0).asked == "wolf"
    assert duel(wolf=strong(gold=3), bear=weak()).asked == "wolf"


@pytest.mark.rule("98")
def test_there_are_no_bets_on_monsters() -> None:
    table = hunt("harpy", wolf=witcher(hand=(SLASH,)), bear=witcher(gold=3), cat=witcher(gold=3))
    assert table.asked == "wolf"


@pytest.mark.rule("104")
@pytest.mark.parametrize(("space", "prize"), [(0, 1), (2, 3)])
def test_bets_are_paid_by_the_bank_as_the_winner_was(space: int, prize: int) -> None:
    table = with_bets(bear=weak(space)).do(Bet(0), Bet(1)).lay(REND)
    assert table["cat"].gold == 1 + prize
    assert table["viper"].gold == 0
    assert table["wolf"].gold == prize, "nobody wins the stakes of others"
    assert table.told(e.BetPaid) == [e.BetPaid(2, 1 + prize)]
    assert {each.seat for each in table.told(e.GainedGold)} == {0}, "a bet is told once"
    assert table.told(e.LostGold) == []


@pytest.mark.rule("13", "99")
@pytest.mark.case("T16")
def test_with_four_each_of_three_opponents_may_take_a_trophy_of_the_same_witcher() -> None:
    done = witcher(trophies=("witcher-bear",), marker=1)
    others = witcher(trophies=("witcher-bear",), marker=1)
    table = duel(wolf=strong(), bear=weak(), cat=done, viper=others).lay(REND)
    assert table["wolf"].trophies == ["witcher-bear"]
    assert table["cat"].trophies == table["viper"].trophies == ["witcher-bear"]


@pytest.mark.rule("52", "53")
def test_after_the_fight_nothing_else_is_done_this_turn() -> None:
    table = won()
    assert table.about in ("buy", "rest")
    assert not table.offers(Explore("city"))
    assert table.state.fought
