"""What is in which deck, who begins with what, where tokens lie. [3-18, 170, 171, 184]"""

from __future__ import annotations

from typing import Any

import pytest

from korchma.games.swordsorcery import GAME
from korchma.games.swordsorcery.rules.cards import item_cards, treasure_cards
from korchma.games.swordsorcery.rules.foes import certain, come, many
from korchma.games.swordsorcery.rules.numbers import health
from korchma.games.swordsorcery.rules.setup import set_up
from korchma.games.swordsorcery.state import Kept, Legacy, Rulings, State, Veteran
from korchma.kernel import KorchmaError, Rng, Session
from korchma.kernel.rng import OPEN_KEY, Count
from tests.games.swordsorcery.story import BOX, book, enemy, ground, hero, table


def laid(players: int = 3, **rulings: Any) -> State:
    """A quest just laid out."""
    return set_up(players, Rulings(**rulings), BOX, Rng(Count(), OPEN_KEY))


@pytest.mark.rule("6", "170", "171")
def test_the_enemy_deck_is_the_quests_and_events_lie_in_its_order() -> None:
    s = laid(quest="q1")
    kinds = {card.rpartition("-")[0] for card in s.enemies}
    assert kinds == {"gremlin-green", "gremlin-blue", "raider-green", "raider-blue"}
    assert len(s.enemies) == 8, "both copies of each"
    assert s.aside == ["gremlin-red"]
    assert s.events[-1] == "night"


@pytest.mark.rule("8", "9", "10", "11", "12")
def test_every_card_is_in_its_own_deck() -> None:
    s = laid(quest="q1")
    assert sorted(s.treasures) == sorted(treasure_cards(BOX))
    decks = {card.row.deck for card in map(item_cards(BOX).__getitem__, s.shop)}
    assert decks == {"emporium"}
    assert {item_cards(BOX)[x.card].row.deck for x in s.stash} == {"stash"}
    assert len(s.souls) == 3


@pytest.mark.rule("12")
def test_soul_weapons_nobody_can_use_stay_in_the_box() -> None:
    session = Session.new(GAME, 2, mode="ford", seed="1", party="random")
    while session.table.state.phase != "time" and session.ask is not None:
        session.choose(session.ask.options[-1])  # type: ignore[union-attr]  # nobody is asked in secret
        if session.table.state.round:
            break
    s = session.table.state
    styles = {BOX.heroes[who.card].style for who in s.heroes}
    for card in s.souls:
        assert styles.intersection(item_cards(BOX)[card].row.styles)


@pytest.mark.rule("184")
def test_shadows_lie_where_so_many_heroes_start() -> None:
    assert [area for area, _ in laid(2, quest="q1").shadows] == ["q1-a5", "q1-a8"]
    assert len(laid(5, quest="q1").shadows) == 5


@pytest.mark.rule("176")
@pytest.mark.ruling("A4")
def test_red_enemies_live_longer_against_four() -> None:
    two = table(ekar=hero(), torgar=hero(), foes=[enemy("raider-red", "a15")])
    four = table(
        ekar=hero(),
        torgar=hero(ghost=True),
        shaya=hero(ghost=True),
        laigon=hero(ghost=True),
        foes=[enemy("raider-red", "a15")],
    )
    assert not many(two.t)
    assert health(two.t, two.foe("raider-red")) == 7
    assert health(four.t, four.foe("raider-red")) == 9, "heroes that started count, ghosts too"


@pytest.mark.rule("3", "188", "189")
def test_an_empty_deck_is_made_anew_and_a_named_enemy_is_looked_for() -> None:
    story = table(ekar=hero(), torgar=hero(), deck=["gremlin-green-1", "raider-blue-1"])
    found = certain(story.t, "raider", "blue", "a5", "sergeant")
    assert found is not None
    assert found.card == "raider-blue-1"
    assert story.state.fallen == ["gremlin-green-1"], "passed over on the way"
    assert come(story.t, "a5") is not None, "the discards are shuffled in"
    assert come(story.t, "a5") is None, "all are in play"


@pytest.mark.rule("225", "226")
def test_the_second_copy_draws_a_power_and_shadows_are_no_enemies() -> None:
    from korchma.games.swordsorcery.rules.foes import add, formula

    story = table(
        content=book(ground(3, 1, doors=[{"between": ["a1", "a2"]}])),
        ekar=hero(),
        torgar=hero(),
        tweak=lambda s: s.shadows.append(("a3", "enemy")),
    )
    assert formula(story.t, 0) == 2
    assert add(story.t, "gremlin-green-1", "a3").powers == []
    assert len(add(story.t, "gremlin-green-2", "a3").powers) == 1


@pytest.mark.rule("15", "127", "14")
def test_a_party_of_the_campaign_brings_what_it_has() -> None:
    party = (
        Veteran("white-rose", 2, 30, ("cleave", "shield-wall"), (), (("main", Kept("great-axe")),)),
        Veteran(
            "priest",
            2,
            5,
            ("heal",),
            ("tough",),
            (("artifact", Kept("treasure-amulet-of-renewal", "a", 1)),),
        ),
    )
    legacy = Legacy("q1", True, party, 6, (("miller-saved", 1),))
    session = Session.new(GAME, 1, mode="campaign", seed="1", quest="q2", legacy=legacy)
    ekar, torgar = session.table.state.heroes
    assert ekar.main.card == "great-axe"
    assert torgar.artifact.charges == 2, "one more for the new quest"
    assert "great-axe" not in session.table.state.shop


def test_a_party_that_cannot_be_is_refused() -> None:
    twice = (Veteran("white-rose", 1), Veteran("black-rose", 1))
    for party, what in (
        ((Veteran("white-rose", 1),), "2 heroes"),
        (twice, "comes twice"),
        ((Veteran("white-rose", 1, powers=("fly",)), Veteran("priest", 1)), "no power"),
        ((Veteran("white-rose", 1, pack=(Kept("moon"),)), Veteran("priest", 1)), "no card"),
    ):
        with pytest.raises(KorchmaError, match=what):
            Session.new(GAME, 1, mode="campaign", quest="q2", legacy=Legacy("q1", True, party))


@pytest.mark.rule("17", "18", "36")
def test_areas_apart_and_walls_are_no_neighbours() -> None:
    from korchma.games.swordsorcery.box.tales import Wall
    from korchma.games.swordsorcery.rules.ground import steps_between
    from korchma.games.swordsorcery.rules.words import do

    story = table(content=book(ground(3, 1, walls=[["a1", "a2"]])), ekar=hero(), torgar=hero())
    assert steps_between(story.t, "a1", "a2") is None
    assert steps_between(story.t, "a2", "a3") == 1
    assert [*do(story.t, Wall(("a2", "a3")))] == []
    assert steps_between(story.t, "a2", "a3") is None
