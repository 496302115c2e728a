"""Second looks at doors, chests, cards, the emporium, the campaign. [30-39, 96-100, 121-129]"""

from __future__ import annotations

from typing import Any

import pytest

from korchma.games.swordsorcery import GAME
from korchma.games.swordsorcery.campaign import legacy
from korchma.games.swordsorcery.options import (
    Buy,
    Drop,
    Exchange,
    Give,
    GoOn,
    OpenChest,
    OpenDoor,
    Pay,
    PickKey,
    PickUp,
    Search,
    TakeOff,
    UseItem,
    Walk,
)
from korchma.games.swordsorcery.rules import giving, joining
from korchma.games.swordsorcery.rules.harm import wound
from korchma.games.swordsorcery.state import Carried, Kept, Legacy, Taken, Veteran
from korchma.kernel import Session
from tests.games.swordsorcery.corners import run
from tests.games.swordsorcery.story import book, enemy, ground, hero, table

# --- doors and chests ----------------------------------------------------------------------------


@pytest.mark.rule("32", "37", "159")
def test_a_chest_that_kills_who_opens_it_leaves_its_treasure_there() -> None:
    content = book(ground(3, 1, chests=[{"area": "a1"}]))
    story = table(
        content=content,
        ekar=hero("a1", wounds=5),
        torgar=hero("a3"),
        traps=["hammer"],
        tweak=lambda s: s.chests.update(a1="box"),
    )
    story.dice(("b", "-"), ("b", "-")).do(OpenChest("a1"))
    assert story["ekar"].ghost
    assert story.state.coins == {"a1": 20}
    assert story.state.finds == {"a1": ["treasure"]}
    assert story.state.chests == {}


@pytest.mark.rule("37", "38", "26")
def test_gas_at_a_door_goes_by_steps_and_not_through_the_door() -> None:
    content = book(ground(4, 1, doors=[{"between": ["a2", "a3"]}]))
    story = table(
        content=content,
        ekar=hero("a2"),
        torgar=hero("a1"),
        laigon=hero("a4"),
        shaya=hero("a4", ghost=True),
        traps=["gas"],
    )
    story.dice(("b", "-"), ("b", "-"), ("b", "-")).do(OpenDoor("a2-a3"))
    caught = [x.who for x in story.state.heroes if "poison-1" in x.conditions]
    assert caught == ["ekar", "torgar", "laigon"], "two areas from the door on both sides, no ghost"
    story = table(content=content, ekar=hero("a2"), torgar=hero("a1"), traps=["flame"])
    story.dice(("b", "-")).do(OpenDoor("a2-a3"))
    assert (story["ekar"].fire, story["torgar"].fire) == ([1], []), "one area: who stands at it"


@pytest.mark.rule("34", "159")
def test_a_dead_heros_key_is_picked_up_by_another() -> None:
    story = table(torgar=hero("a1"), ekar=hero("a1", keys=["red"]))
    run(wound(story.t, story["ekar"], 99, "test"))
    assert story["ekar"].keys == []
    story.session.choose(Walk("a2"))
    story.walk("a1").do(PickKey("red"))
    assert story["torgar"].keys == ["red"]


@pytest.mark.rule("35", "5")
def test_a_search_may_cost_a_life_and_takes_the_token_all_the_same() -> None:
    content = book(ground(3, 1, searches=["a1"]))
    story = table(
        content=content,
        ekar=hero("a1", wounds=5, armour="scale-armour/b"),
        torgar=hero("a3"),
        tweak=lambda s: s.searches.update(a1="poor"),
    )
    story.dice(("r", "-")).do(Search("a1"))
    assert story["ekar"].ghost, "damage is not defended"
    assert story.state.searches == {}


# --- packs ---------------------------------------------------------------------------------------


@pytest.mark.rule("70", "129")
def test_what_finds_no_room_lies_in_the_area_and_is_not_picked_up_before_there_is() -> None:
    pack = ["healing-potion", "bandage", "scroll-of-recall"]
    story = table(
        ekar=hero("a1", pack=pack), torgar=hero("a15"), treasures=["oathkeeper", "some-crowns"]
    )
    run(giving.treasures(story.t, story["ekar"], 2))
    assert [x.card for x in story.state.lying["a1"]] == ["treasure-oathkeeper"]
    assert story["ekar"].crowns == 20, "crowns need no room"
    story.session.choose(Walk("a2"))
    story.walk("a1")
    assert not story.offered(PickUp)
    story.do(Drop("bandage"))
    assert story.offers(PickUp("treasure-oathkeeper"))


@pytest.mark.rule("34", "70")
def test_a_key_takes_no_room() -> None:
    story = table(
        ekar=hero("a1", pack=["healing-potion", "bandage"], keys=["red"]),
        torgar=hero("a15"),
        tweak=lambda s: s.lying.update(a1=[Carried("old-sword")]),
    )
    story.do(PickUp("old-sword"))
    assert len(story["ekar"].pack) == 3


@pytest.mark.rule("97", "123")
def test_a_sword_given_to_a_full_hand_goes_into_the_pack() -> None:
    story = table(
        ekar=hero("a1", pack=["long-sword"]), laigon=hero("a1", main="old-sword"), torgar=hero()
    )
    story.do(Exchange("laigon"), Give("long-sword", "laigon"))
    assert story["laigon"].main is not None
    assert story["laigon"].main.card == "old-sword"
    assert [x.card for x in story["laigon"].pack] == ["long-sword"]
    story = table(ekar=hero("a1", pack=["long-sword"]), laigon=hero("a1"), torgar=hero())
    story.do(Exchange("laigon"), Give("long-sword", "laigon"))
    assert story["laigon"].main is not None, "an empty hand takes it at once"


@pytest.mark.rule("97", "129")
def test_any_sum_changes_hands_in_one_exchange() -> None:
    story = table(ekar=hero("a1", crowns=35), laigon=hero("a1", crowns=10))
    story.do(Exchange("laigon"), Pay(10, "laigon"), Pay(5, "laigon"))
    assert (story["ekar"].crowns, story["laigon"].crowns) == (20, 25)
    assert {x.n > 0 for x in story.offered(Pay)} == {True}, "one way"


@pytest.mark.rule("97", "100", "96")
def test_in_a_fight_nobody_changes_gives_or_drops() -> None:
    story = table(
        ekar=hero("a1", pack=["long-sword"]),
        laigon=hero("a1"),
        foes=[enemy("gremlin-green-1", "a1", conditions=["knocked-down"])],
    )
    for kind in (Exchange, Drop, TakeOff):
        assert not story.offered(kind), "an enemy lies in the area"


@pytest.mark.rule("27", "82", "128")
def test_a_rope_leads_up_a_barrier_and_enemies_strike_as_usual() -> None:
    content = book(ground(3, 2, barriers=[["a1", "a4"]]))
    story = table(
        content=content,
        ekar=hero("a4", pack=["rope-kit"]),
        torgar=hero("a3"),
        foes=[enemy("raider-green-1", "a4")],
    )
    story.dice(("r", "-"), ("b", "S")).do(UseItem("rope-kit"))
    assert story["ekar"].at == "a1"
    assert [x.card for x in story["ekar"].pack] == ["rope-kit"], "it is used again and again"


@pytest.mark.rule("125")
def test_a_soul_weapon_put_away_falls_asleep() -> None:
    story = table(ekar=hero("a1", main="dawnbreak/b"), torgar=hero("a15"))
    story.do(Drop("dawnbreak", "b"))
    assert story.state.lying["a1"] == [Carried("dawnbreak", "a")]


@pytest.mark.rule("127")
def test_a_spent_amulet_does_nothing() -> None:
    spent = Carried("treasure-amulet-of-renewal", charges=0)
    story = table(
        auriel=hero("a1", artifact=spent.card, powers=["ward/2"]),
        torgar=hero("a15"),
        tweak=lambda s: setattr(s.heroes[0], "artifact", spent),
    )
    assert not story.offered(UseItem)


# --- the emporium and the campaign ---------------------------------------------------------------


@pytest.mark.rule("164", "165", "56")
def test_a_merchant_sells_one_card_to_each_and_none_to_ghosts() -> None:
    story = table(
        ekar=hero("a1", crowns=90),
        torgar=hero("a1", ghost=True, crowns=90),
        laigon=hero("a1"),
        events=["merchant", "calm"],
    )
    from korchma.games.swordsorcery.options import EndTurn

    while story.about != "shop":
        story.do(EndTurn() if story.offers(EndTurn()) else story.options[0])
    assert story.ask.seat == 0
    story.do(Buy("bandage", "a", 10))
    assert not story.offered(Buy)
    story.do(GoOn())
    assert story.ask.seat == 2, "the ghost is passed over"


@pytest.mark.rule("111", "112")
def test_the_rings_power_is_still_the_rings_in_the_next_quest() -> None:
    ring = "treasure-ring-of-the-second-path"
    story = table(
        ekar=hero(rank=2, powers=["cleave"], artifact=ring), torgar=hero(rank=2, powers=["heal"])
    )
    story["ekar"].powers += [Taken("iron-will", 0, 1, ring), Taken("charge", 0, 2)]
    party = legacy(story.t).party
    assert party[0].powers == ("cleave", "charge", "iron-will")
    before = Legacy("q1", True, party)
    session = Session.new(GAME, 1, mode="campaign", seed="1", quest="q2", legacy=before)
    ekar = session.table.state.heroes[0]
    assert [(x.card, x.item) for x in ekar.powers][2] == ("iron-will", ring)
    assert not ekar.powers[1].item


@pytest.mark.rule("127", "10")
def test_an_artifact_in_the_stash_gains_its_charge_too() -> None:
    party = (Veteran("white-rose", 1, powers=("cleave",)), Veteran("priest", 1, powers=("heal",)))
    stash = (Kept("treasure-horn-of-dread", "a", 0), Kept("treasure-thimble-of-mercy", "a", 3))
    before = Legacy("q1", True, party, stash=stash)
    session = Session.new(GAME, 1, mode="campaign", seed="1", quest="q2", legacy=before)
    charges = {x.card: x.charges for x in session.table.state.stash if x.card.startswith("trea")}
    assert charges == {"treasure-horn-of-dread": 1, "treasure-thimble-of-mercy": 3}


@pytest.mark.rule("161", "14", "73")
def test_a_party_that_lost_comes_again_whole_with_the_ranks_it_has_left() -> None:
    story = table(
        ekar=hero(rank=2, ghost=True, wounds=0, crowns=0, powers=["cleave/3", "charge"]),
        torgar=hero(rank=2, wounds=3, conditions=["blind", "torn-arm"], powers=["heal/1"]),
        shards=5,
        flags={"miller-saved": 1, "q.alarm": 1},
        tweak=lambda s: setattr(s, "ending", "lose"),
    )
    before = legacy(story.t)
    assert (before.won, before.losses, before.shards) == (False, 1, 5)
    assert before.flags == (("miller-saved", 1),), "what belongs to a quest ends with it"
    session = Session.new(GAME, 1, mode="campaign", seed="1", quest="q1", legacy=before)
    ekar, torgar = session.table.state.heroes
    assert (ekar.ghost, torgar.wounds, torgar.conditions) == (False, 0, [])
    assert [power.at for power in (*ekar.powers, *torgar.powers)] == [0, 0, 0]


@pytest.mark.rule("68")
def test_the_neutral_go_with_everybody_and_law_and_chaos_only_in_a_storm() -> None:
    def cards(**rulings: Any) -> list[str]:
        story = table(ekar=hero(card="white-rose"), laigon=hero(), **rulings)
        return joining.open_cards(story.t)

    assert "sorceress" not in cards()
    assert "wizard" in cards()
    assert "sorceress" in cards(soul_storm=True)
    assert "ranger" not in cards(soul_storm=True), "of one hero one card"
