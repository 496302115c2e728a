"""Between quests: who stays behind, who joins, with what, and how many go. [13, 14, 68]"""

from __future__ import annotations

from typing import Any

import pytest

from korchma.games.swordsorcery import GAME
from korchma.games.swordsorcery import events as e
from korchma.games.swordsorcery.campaign import ahead, legacy
from korchma.games.swordsorcery.eyes.forecast import foresee
from korchma.games.swordsorcery.eyes.rising import Recruit
from korchma.games.swordsorcery.options import GoOn, Leave, TakeHero
from korchma.games.swordsorcery.state import Kept, Legacy, Veteran
from korchma.kernel import Ask, KorchmaError, Session

EKAR = Veteran(
    "white-rose",
    3,
    60,
    ("shield-wall", "cleave"),
    worn=(("main", Kept("great-axe")), ("armour", Kept("scale-armour"))),
    pack=(Kept("bandage"),),
    deaths=1,
)
TORGAR = Veteran("priest", 3, 40, ("heal", "blessing"), worn=(("main", Kept("war-hammer")),))
LEFT = Legacy("q3", won=True, party=(EKAR, TORGAR), shards=5)


def evening(before: Legacy = LEFT, players: int = 1) -> Session:
    """The next quest of a campaign, before anybody has said who goes."""
    coming = ahead(before)
    assert coming is not None
    return Session.new(GAME, players, mode=coming.mode, seed="party", **coming.options)


def asked(session: Session) -> Ask:
    assert isinstance(session.ask, Ask)
    return session.ask


def offered(session: Session, kind: type[Any]) -> list[Any]:
    return [option for option in asked(session).options if isinstance(option, kind)]


def names(session: Session) -> list[str]:
    return [hero.who for hero in session.table.state.heroes]


@pytest.mark.rule("14", "13")
@pytest.mark.ruling("A44")
def test_the_same_go_on_if_nobody_says_otherwise() -> None:
    session = evening()
    assert asked(session).about == "party"
    session.choose(GoOn())
    assert names(session) == ["ekar", "torgar"]
    assert asked(session).about in ("learn", "talent", "shop")


@pytest.mark.ruling("A44")
def test_one_stays_behind_and_another_comes_with_the_values_of_the_quest() -> None:
    session = evening()
    session.choose(Leave("ekar"))
    stash = {carried.card for carried in session.table.state.stash}
    assert {"great-axe", "scale-armour", "bandage"} <= stash, "his cards are there for the others"
    assert asked(session).about == "party"
    assert not offered(session, GoOn), "two go at least"
    cards = {option.card for option in offered(session, TakeHero)}
    heroes = GAME.content.heroes
    assert "ekar" not in {heroes[card].hero for card in cards}, "who left does not turn on his heel"
    assert "chaos" not in {heroes[card].nature for card in cards}, "Torgar is of Law"
    alone = GAME.content.quests["q4"].quest.alone
    told = foresee(session.table, asked(session), (TakeHero("archer"),))
    assert told == Recruit("archer", 3, alone.crowns, (), back=False)
    session.choose(TakeHero("archer"))
    laigon = session.table.state.heroes[1]
    assert (laigon.rank, laigon.crowns, laigon.seat) == (3, alone.crowns, 0)
    assert laigon.main is not None, "the stash has a bow for him"
    session.choose(GoOn())
    told_of = {asked(session).about}
    while asked(session).about in ("learn", "talent"):
        session.choose(asked(session).options[0])
        told_of.add(asked(session).about)
    assert told_of == {"talent", "learn", "shop"}, "a rank comes with its powers"
    assert len(laigon.powers) == GAME.content.gems["laigon"].ranks[2].powers
    assert [each.hero for _, each in session.events(None) if isinstance(each, e.HeroLeft)] == [
        "ekar"
    ]


@pytest.mark.rule("76")
@pytest.mark.ruling("A44")
def test_nobody_new_is_above_the_lowest() -> None:
    low = Legacy("q3", won=True, party=(Veteran("priest", 2), Veteran("archer", 3)))
    session = evening(low)
    session.choose(TakeHero("wizard"))
    assert session.table.state.heroes[2].rank == 2
    session.choose(GoOn())
    lowest = Legacy("q5", won=True, party=(Veteran("priest", 1), Veteran("archer", 1)))
    assert evening(lowest).table.state.heroes[0].rank == GAME.content.quests["q6"].quest.ranks[0]


@pytest.mark.ruling("A44")
def test_who_stayed_behind_comes_back_as_who_he_was() -> None:
    session = evening()
    session.choose(Leave("ekar"))
    session.choose(TakeHero("archer"))
    session.choose(GoOn())
    after = legacy(session.table)
    assert [veteran.card for veteran in after.party] == ["priest", "archer"]
    [ekar] = after.away
    assert (ekar.card, ekar.rank, ekar.crowns, ekar.deaths) == ("white-rose", 3, 60, 1)
    assert (ekar.worn, ekar.pack, ekar.powers) == ((), (), EKAR.powers)
    later = evening(after)
    cards = {option.card for option in offered(later, TakeHero)}
    assert "white-rose" in cards
    assert len([x for x in cards if GAME.content.heroes[x].hero == "ekar"]) == 1, "no other Ekar"
    told = foresee(later.table, asked(later), (TakeHero("white-rose"),))
    later.choose(TakeHero("white-rose"))
    back = later.table.state.heroes[2]
    assert told == Recruit("white-rose", back.rank, back.crowns, EKAR.powers, back=True)
    assert (back.rank, back.deaths) == (3, 1)
    assert tuple(power.card for power in back.powers) == EKAR.powers
    later.choose(GoOn())
    assert legacy(later.table).away == ()


@pytest.mark.rule("13", "184")
@pytest.mark.ruling("A44")
def test_more_may_go_than_before_and_more_shadows_lie_there() -> None:
    few, many = evening(), evening()
    few.choose(GoOn())
    for card in ("archer", "wizard", "rogue"):
        many.choose(TakeHero(card))
    assert not offered(many, TakeHero), "five at most"
    many.choose(GoOn())
    rows = GAME.content.quests["q4"].map.shadows
    for session in (few, many):
        state = session.table.state
        wanted = [row.area for row in rows if len(state.heroes) >= row.heroes]
        assert [area for area, _ in state.shadows] == wanted
        tokens = sorted([*state.bag, *(token for _, token in state.shadows)])
        assert tokens == sorted([*few.table.state.bag, *(x for _, x in few.table.state.shadows)])
    assert len(many.table.state.shadows) > len(few.table.state.shadows)


@pytest.mark.rule("13")
@pytest.mark.ruling("A44")
def test_other_people_sit_down_and_each_leads_somebody() -> None:
    session = evening(players=3)
    assert asked(session).seat == 0
    session.choose(GoOn())
    session.choose(GoOn())
    assert asked(session).seat == 2
    assert {type(option) for option in asked(session).options} == {TakeHero}, "nobody only looks on"
    session.choose(offered(session, TakeHero)[0])
    session.choose(GoOn())
    assert [hero.seat for hero in session.table.state.heroes] == [0, 1, 2]
    alone = evening(legacy(session.table))
    assert {hero.seat for hero in alone.table.state.heroes} == {0}, "one leads all three"
    assert len(offered(alone, Leave)) == 3


@pytest.mark.ruling("A44")
def test_a_full_party_can_lose_somebody_only_if_enough_are_left() -> None:
    five = ("white-rose", "priest", "archer", "wizard", "rogue")
    party = tuple(Veteran(card, 3) for card in five)
    crowd = evening(Legacy("q3", won=True, party=party), players=5)
    assert not offered(crowd, Leave), "nobody is left to come for him"
    one = evening(Legacy("q3", won=True, party=party))
    for hero in ("ekar", "torgar", "laigon"):
        one.choose(Leave(hero))
    assert not offered(one, Leave)
    assert not offered(one, TakeHero)
    one.choose(GoOn())
    assert names(one) == ["auriel", "shaya"]


def test_nobody_is_there_and_away_at_once() -> None:
    with pytest.raises(KorchmaError, match="one comes twice"):
        evening(Legacy("q3", won=True, party=(EKAR, TORGAR), away=(EKAR,)))
