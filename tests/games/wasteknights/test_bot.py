"""The heuristic knight: whole games, and what he does where the right thing is plain."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from korchma.bots import make_bot
from korchma.games.wasteknights import GAME
from korchma.games.wasteknights import options as o
from korchma.games.wasteknights.mind import reasons as why
from korchma.games.wasteknights.mind.bot import Heuristic
from korchma.games.wasteknights.state import State
from korchma.kernel import Advice, Answer, AskAll, Chair, Session
from korchma.lab.simulate import Plan, play_game, simulate
from korchma.text import LANGUAGES, Voice
from tests.games.wasteknights.story import BOX, Story, rider, tale, waste

WRECK, BRIDGE, CATHEDRAL = "r3c4", "r5c6", "r5c9"


def hint(table: Story, who: str = "") -> Answer:
    """What the bot would do in the place of the one who is asked."""
    return advice(table, who).answer


def advice(table: Story, who: str = "") -> Advice:
    """The same with its reason."""
    seat = table[who].seat if who else table.ask.seat
    return Heuristic(1).advise(Chair(table.session, seat))


def told(found: Advice) -> list[str]:
    """Its reason in every language."""
    assert found.reason is not None
    return [Voice(GAME, lang, seats=["Ann", "Ben"], me=0).why(found.reason) for lang in LANGUAGES]


def courier(at: str, **named: Any) -> Story:
    """Johnny on his errand, the case not yet found unless the flags say so."""
    tokens = {"plot": (BRIDGE,), "challenge": (WRECK,)}
    flags = named.pop("flags", {})
    johnny = rider(at, hands=("S1", "S2"), armour="S5", **named)
    return waste(adventure="a1", content=BOX, tokens=tokens, flags=flags, johnny=johnny)


# --- whole games ---------------------------------------------------------------------------------


def game(seed: str, players: int, mode: str) -> Session:
    """A game of bots, played to the end: every answer of theirs was legal."""
    session = Session(GAME, players, GAME.options(mode, players), seed)
    play_game(session, [make_bot(GAME, "heuristic", seat) for seat in range(players)])
    return session


@pytest.mark.parametrize(
    ("players", "mode"), [(1, "courier-own"), (2, "water"), (1, "sleeper-alone"), (3, "crown")]
)
def test_bots_play_to_the_end_and_the_same_game_again(players: int, mode: str) -> None:
    once, again = game("bots", players, mode), game("bots", players, mode)
    assert once.result is not None
    assert once.table.state == again.table.state


def test_it_beats_a_random_player() -> None:
    tally, _ = simulate(Plan("wasteknights", 2, "crown", ("heuristic", "random"), 6))
    assert tally.errors == []
    assert tally.wins_by_bot["heuristic"] >= 5


def test_it_does_not_see_what_is_hidden() -> None:
    """Decks lie otherwise, and the other serves somebody else: the answer stays."""

    def turned(s: State) -> None:
        for pile in (*s.wastes.values(), s.finds, s.gear, s.injuries, s.breakdowns):
            pile.reverse()
        s.knights[1].flags["patron"], s.patrons[0] = s.patrons[0], s.knights[1].flags["patron"]

    def answer(tweak: Callable[[State], object]) -> Answer:
        def served(s: State) -> None:
            s.patrons, s.secret = [3, 4], [0, 1]
            tweak(s)

        zoe, li = rider("r1c9", flags={"patron": 1}), rider("r1c9", flags={"patron": 2})
        return hint(waste(adventure="a4", content=BOX, tweak=served, zoe=zoe, li=li))

    assert answer(turned) == answer(id)


# --- on the road ---------------------------------------------------------------------------------


def test_it_drives_to_where_the_story_goes_on_and_acts_there() -> None:
    found = advice(courier("r4c5"))
    assert found.answer == o.DriveTo(WRECK)
    assert found.reason == why.Plot(WRECK, 0)
    assert told(found)[0].startswith("the story goes on")
    found = advice(courier(WRECK))
    assert found.answer == o.Do("a1-act-11")
    assert found.reason == why.Arrived()


def test_with_the_case_it_drives_to_the_bridge() -> None:
    assert hint(courier("r4c6", flags={"case": 1})) == o.DriveTo(BRIDGE)


def test_it_heals_before_it_dares_the_road_again() -> None:
    found = advice(courier("r4c5", wounds=5))
    assert found.answer == o.MakeCamp()
    assert found.reason == why.Hurt(5, 7)
    assert "5" in told(found)[1]


def test_in_a_city_it_sees_two_of_those_it_needs() -> None:
    table = courier("r4c6", wounds=4, damage=2, med=0)
    assert hint(table) == o.Visit("healer")
    table.do(o.Visit("healer"))
    assert hint(table) == o.GetWell()
    table.do(o.GetWell())
    assert hint(table) == o.Visit("garage")


def test_a_third_injury_would_be_the_last_so_one_is_cured_first() -> None:
    table = courier("r4c6", wounds=2, injuries=("J2", "J3")).do(o.Visit("healer"))
    assert isinstance(hint(table), o.Cure)


def test_those_who_carry_enough_parts_meet() -> None:
    one, two = rider("r7c10", flags={"parts": 1}), rider("r7c8", flags={"parts": 1})
    table = waste(adventure="a2", content=BOX, knights={"zoe": one, "li": two})
    assert hint(table) == o.DriveTo("r7c8")


def test_the_tanker_is_towed_home() -> None:
    tokens = {"tanker": ("r5c5",), "fortification": ("r7c0",)}
    logan, zoe = rider("r5c4"), rider("r5c4")
    table = waste(
        adventure="a2",
        plot="p2a",
        content=BOX,
        tokens=tokens,
        flags={"tanker": 6},
        dh=("E03",),
        logan=logan,
        zoe=zoe,
    )
    far = BOX.graph.steps(BOX.cities[1])
    table.state.wastes["dh"].append("H")  # a letter this plot does not know is drawn past
    table.state.wastes["dh"] = [card for card in table.state.wastes["dh"] if card == "H"][:1]
    table.drive("r5c5")
    answer = hint(table)
    assert isinstance(answer, o.Tow)
    assert far[answer.to] == far["r5c5"] - 2


def test_who_stands_by_the_tanker_drives_since_staying_does_not_tow_it() -> None:
    table = waste(
        adventure="a2",
        plot="p2a",
        content=BOX,
        logan=rider("r6c2", wounds=3, rad=1),
        zoe=rider("r8c8"),
        tokens={"tanker": ("r6c1",), "fortification": ("r7c0",)},
        flags={"tanker": 6},
    )
    near = BOX.graph.within("r6c1", 1)
    chosen = hint(table)
    assert isinstance(chosen, o.DriveTo)
    assert chosen.to in near
    table.state.flags["towed"] = table.state.round
    assert not isinstance(hint(table), o.DriveTo)


# --- in stories ----------------------------------------------------------------------------------


def test_who_knows_machines_goes_down_the_ladder_and_who_does_not_sings() -> None:
    zoe, alinta = rider(CATHEDRAL), rider(CATHEDRAL)
    table = waste(adventure="a3", plot="p2a", content=BOX, time=4, zoe=zoe, alinta=alinta)
    table.do(o.EndTurn(), o.EndTurn())
    assert isinstance(table.session.ask, AskAll)
    assert hint(table, "zoe") == o.Sabotage()
    assert hint(table, "alinta") == o.Pray()


def test_nobody_of_theirs_claims_the_walker_for_himself() -> None:
    table = waste(
        adventure="a3",
        plot="p3",
        content=BOX,
        time=10,
        tokens={"walker": ("r5c9",)},
        flags={"walker.life": 1, "ladder": 1, "pylon": 4},
        li=rider("r5c9", hands=("S3",)),
        zoe=rider("r5c9"),
    )
    table.do(o.Do("a3-act-55"))
    table.roll("BBR", "- - -").roll("GGGBB", "S S S S S").do(o.Wield("S3"))
    assert table.about == "entry"
    assert hint(table) != o.Choose("a3-61.c")


def test_ill_is_done_to_who_is_ahead() -> None:
    knights = {
        "alinta": rider("r1c9"),
        "li": rider("r1c9", flags={"renown": 1}),
        "zoe": rider("r1c9", flags={"renown": 6}),
    }
    table = waste(adventure="a4", content=BOX, knights=knights)
    table.roll("WGB", "S S -").do(o.Do("a4-act-22"))
    assert table.about == "target"
    assert hint(table) == o.Name("zoe")


# --- in combat -----------------------------------------------------------------------------------


def test_a_grenade_is_for_what_it_can_fell() -> None:
    def met(enemy: str, foes: str) -> Story:
        logan = rider(hands=("S1",), cargo=("G02",), ammo=0)
        table = waste(dh=(enemy,), logan=logan).drive("r5c5")
        return table.roll(foes, " ".join("-" * len(foes))).do(o.Wield("S1"))

    table = met("E01", "WWG")
    assert table.about == "clash"
    assert hint(table) == o.UseGear("G02")
    table.do(o.UseGear("G02"))
    assert table.state.fight is None
    table = waste(dh=("E13",), logan=rider(hands=("S1",), cargo=("~G02",), ammo=0)).drive("r5c5")
    table.do(o.Wield("S1"))
    assert table.about == "clash"
    assert hint(table) == o.GoOn()


def test_the_dog_is_let_loose() -> None:
    table = waste(dh=("E01",), johnny=rider(hands=("S1",), ammo=0)).drive("r5c5")
    table.roll("WWG", "- - -").do(o.Wield("S1"))
    assert hint(table) == o.UseKnack("dog")


def test_who_can_be_paid_but_is_weak_is_fought() -> None:
    table = waste(dh=("E15",), logan=rider(hands=("S1", "S2"))).drive("r5c5").do(o.Wield("S2"))
    assert hint(table) == o.Choose("enemy-E15.fight")
    table = waste(dh=("E15",), zoe=rider(wounds=5, injuries=("J5", "J6"), ammo=0)).drive("r5c5")
    assert hint(table) == o.Choose("enemy-E15.pay")


# --- deals ---------------------------------------------------------------------------------------


def test_at_a_market_junk_goes_for_a_better_weapon() -> None:
    johnny = rider("r4c6", hands=("S1",), cargo=("S3", "S3-2", "~G05"), ammo=4, med=4)
    table = waste(deck=("G04", "G01", "G13"), johnny=johnny).do(o.Visit("market"))
    found = advice(table)
    assert found.answer == o.Want("G04", "G04")
    assert found.reason == why.Stronger("G04")
    while table.about == "market":
        answer = hint(table)
        assert answer != o.NoDeal()
        table.do(answer)
    assert any(each.card == "G04" for each in (*table["johnny"].hands, *table["johnny"].cargo))
    assert any(each.card == "S1" for each in table["johnny"].hands)


def test_at_a_market_nothing_is_bought_that_does_not_help() -> None:
    johnny = rider("r4c6", hands=("S1",), cargo=("S3", "S3-2"), ammo=4, med=4)
    table = waste(deck=("G01", "G13", "G16"), johnny=johnny).do(o.Visit("market"))
    assert hint(table) == o.NoDeal()


def test_who_does_not_shoot_gives_his_ammunition_to_who_does() -> None:
    li, logan = rider(hands=("S3",)), rider(hands=("S2",), ammo=0)
    table = waste(content=tale(), li=li, logan=logan).do(o.MakeCamp())
    assert hint(table) == o.TradeWith("logan")
    table.do(o.TradeWith("logan"))
    found = advice(table)
    assert found.answer == o.Put("ammo")
    assert told(found) == [
        "somebody else needs it more",
        "другому это нужнее",
        "іншому це потрібніше",
    ]
    while table.about == "trade":
        table.do(hint(table))
    assert table.about == "deal"
    assert hint(table) == o.Agree()
    table.do(o.Agree())
    assert (table["li"].ammo, table["logan"].ammo) == (0, 2)


def test_a_rival_gives_nothing_for_nothing() -> None:
    zoe, li = rider("r1c9", hands=("S4",)), rider("r1c9")
    table = waste(adventure="a4", content=BOX, li=li, zoe=zoe).do(o.MakeCamp())
    assert hint(table) != o.TradeWith("zoe")
    table.do(o.TradeWith("zoe"), o.Want("S4", "S4"), o.Shake())
    assert table.about == "deal"
    assert hint(table) == o.Decline()
