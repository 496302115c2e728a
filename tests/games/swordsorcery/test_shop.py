"""The emporium, the anvil, the tavern; crowns; what is worn. [121-129, 164-169, 229]"""

from __future__ import annotations

from typing import Any

import pytest

from korchma.games.swordsorcery import GAME
from korchma.games.swordsorcery import events as e
from korchma.games.swordsorcery.options import (
    Awaken,
    Bet,
    Buy,
    Forge,
    FromStash,
    GoOn,
    Pay,
    Reorganize,
    Sell,
    TakeHero,
    TakeOff,
    UseItem,
    Wear,
)
from korchma.games.swordsorcery.rules.dying import drop_all
from korchma.games.swordsorcery.rules.purse import coins
from korchma.games.swordsorcery.state import Shop
from korchma.kernel import Ask, Session
from korchma.text import LANGUAGES, Voice
from tests.games.swordsorcery.story import Story, book, hero, table


def visit(**party: Any) -> Story:
    """The first hero stands in the emporium."""

    def doors(s: Any) -> None:
        s.visit = Shop([*range(len(s.heroes))], 0, {}, [], [])
        s.queue = [str(i) for i in range(len(s.heroes))]

    return table(content=book(), phase="shop", tweak=doors, **party)


@pytest.mark.rule("164", "229")
@pytest.mark.case("T28")
def test_the_better_side_costs_its_full_price() -> None:
    story = visit(shaya=hero(off="knives", crowns=100), torgar=hero())
    story.do(Buy("knives", "b", 80))
    assert story["shaya"].off is not None
    assert (story["shaya"].off.side, story["shaya"].crowns) == ("b", 20)
    assert not story.offers(Buy("knives", "a", 30)), "no turning back"


@pytest.mark.rule("164")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_is_called_by_the_side_that_is_up(language: str) -> None:
    """Bought, received, put on, put away, offered: by one name, and not by that of its back."""
    voice = Voice(GAME, language)
    name, back = voice.say("item-great-axe-b"), voice.say("item-great-axe-a")
    story = visit(ekar=hero(crowns=200), torgar=hero())
    story.do(Buy("great-axe", "b", 120), TakeOff("great-axe", "b"))
    kinds = (e.Bought, e.GotItem, e.Wore, e.TookOff)
    said = [voice.event(each) for kind in kinds for each in story.told(kind)]
    said += [
        voice.option(each) for each in story.options if getattr(each, "item", "") == "great-axe"
    ]
    assert len(said) > len(kinds)
    drop_all(story.session.table, story["ekar"])
    said.append(voice.event(story.told(e.Dropped)[-1]))
    assert [each for each in said if name not in each or back in each] == []


@pytest.mark.rule("166")
@pytest.mark.case("T27")
def test_treasures_are_sold_and_nothing_else() -> None:
    story = visit(ekar=hero(main="great-axe", pack=["treasure-oathkeeper"]), torgar=hero())
    assert story.offered(Sell) == [Sell("treasure-oathkeeper", 25)]
    story.do(Sell("treasure-oathkeeper", 25))
    assert story["ekar"].crowns == 25


@pytest.mark.rule("168", "167")
def test_the_anvil_lends_a_better_side_and_the_stash_is_free() -> None:
    story = visit(ekar=hero(main="long-sword", crowns=50), torgar=hero())
    assert story.offered(FromStash)
    story.do(Forge("long-sword"))
    assert story["ekar"].main is not None
    assert (story["ekar"].main.side, story["ekar"].main.lent) == ("b", True)
    assert story["ekar"].crowns == 0


@pytest.mark.rule("169")
@pytest.mark.case("T29")
def test_the_tavern_pays_by_the_symbol() -> None:
    for symbol, face, won in (("shield", "SM", 10), ("power", "HP", 20), ("legend", "LM", 50)):
        story = visit(ekar=hero(crowns=5), torgar=hero())
        story.dice(("b", face)).do(Bet(symbol))
        assert story["ekar"].crowns == won
        assert not story.offered(Bet), "once a visit"


@pytest.mark.rule("165", "97")
def test_visitors_help_each_other() -> None:
    story = visit(ekar=hero(crowns=50), torgar=hero())
    story.do(Pay(50, "torgar"), GoOn())
    assert story["torgar"].crowns == 50
    assert story.offers(Buy("war-hammer", "a", 50))


@pytest.mark.rule("129")
@pytest.mark.case("T26")
def test_crowns_come_in_the_highest_coins() -> None:
    story = table(ekar=hero(), torgar=hero())
    assert coins(story.t, 50) == {50: 1}
    assert coins(story.t, 75) == {50: 1, 10: 2, 5: 1}


@pytest.mark.rule("96", "123", "122")
def test_two_hands_make_room() -> None:
    story = table(
        ekar=hero(main="old-sword", off="buckler", pack=["great-axe", "robe"]), torgar=hero("a15")
    )
    story.do(Reorganize())
    assert not story.offers(Wear("robe", "armour")), "not his style"
    story.do(Wear("great-axe", "main"))
    assert story["ekar"].off is None
    assert {x.card for x in story["ekar"].pack} == {"robe", "old-sword", "buckler"}


@pytest.mark.rule("128", "121", "99")
def test_a_potion_is_drunk_once() -> None:
    story = table(ekar=hero(wounds=3, pack=["healing-potion"]), torgar=hero("a15"))
    story.do(UseItem("healing-potion"))
    assert story["ekar"].wounds == 1
    assert story["ekar"].pack == []
    assert "healing-potion" in story.state.shop


@pytest.mark.rule("125")
def test_a_soul_weapon_wakes_for_shards() -> None:
    story = table(ekar=hero(main="dawnbreak"), torgar=hero("a15"), shards=3)
    story.do(Awaken("dawnbreak", 3))
    assert story["ekar"].main is not None
    assert story["ekar"].main.side == "b"
    assert story.state.shards == 0
    assert story.told(e.Awoke)


@pytest.mark.rule("13", "14", "67", "68", "70")
def test_a_quest_by_itself_from_the_first_choice() -> None:
    session = Session.new(GAME, 1, mode="toll", seed="7")
    asked = session.ask
    assert isinstance(asked, Ask)
    assert len(asked.options) == 10
    session.choose(TakeHero("white-rose"))
    asked = session.ask
    assert isinstance(asked, Ask)
    natures = {GAME.content.heroes[x.card].nature for x in asked.options}  # type: ignore[attr-defined]
    assert natures == {"law", "neutral"}, "Law and Chaos do not go together"
    session.choose(TakeHero("archer"))
    heroes = session.table.state.heroes
    assert [hero.rank for hero in heroes] == [2, 2]
    assert [hero.crowns for hero in heroes] == [80, 80]
    assert heroes[0].main.card == "old-sword"


@pytest.mark.rule("11", "164")
def test_no_treasure_is_for_sale_while_it_lies_in_its_deck() -> None:
    session = Session.new(GAME, 2, mode="ford", seed="1")
    s = session.table.state
    assert s.shop
    assert not {*s.shop} & {*s.treasures}
    assert not [card for card in s.shop if card.startswith("treasure-")]
