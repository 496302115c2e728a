"""Trophies, exhaustion, meditation, and the end; and a witcher alone."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from korchma.games.oldworld import GAME
from korchma.games.oldworld import events as e
from korchma.games.oldworld.options import (
    Act,
    Attack,
    Burn,
    Buy,
    Explore,
    Meditate,
    Roll,
)
from korchma.games.oldworld.rules.score import rank
from korchma.games.oldworld.state import State
from korchma.kernel import Session
from tests.games.oldworld.fights import HENGFORS, NO_DAMAGE, duel, hunt
from tests.games.oldworld.story import BOX, Story, old_world, witcher
from tests.games.oldworld.tales import nothing_to_read

SLASH, REND, PUSH, AARD = "WOLF-1", "WOLF-3", "WOLF-5", "WOLF-7"


@pytest.mark.rule("105", "106")
@pytest.mark.case("T14")
@pytest.mark.parametrize(("marker", "burned"), [(0, 1), (1, 2), (2, 3)])
def test_each_trophy_exhausts_more(marker: int, burned: int) -> None:
    wolf = witcher(hand=(SLASH, PUSH), marker=marker)
    table = hunt("harpy", left=1, wolf=wolf).lay(SLASH)
    assert table["wolf"].marker == marker + 1
    assert table.ask.pick == (burned, burned)
    table.do(tuple(map(Burn, (SLASH, PUSH, "WOLF-10")[:burned])))
    assert len(table.state.burned) == burned
    wolf = table["wolf"]
    assert len(wolf.deck) + len(wolf.hand) + len(wolf.discard) == 10 - burned


@pytest.mark.rule("106", "23")
def test_exhaustion_takes_from_hand_deck_and_discard_alike() -> None:
    table = hunt("harpy", left=1, wolf=witcher(hand=(SLASH, PUSH))).lay(SLASH)
    offered = {each.card for each in table.offered(Burn) if isinstance(each, Burn)}
    assert offered == {*BOX.starting["wolf"]}
    assert table.refuses(())
    assert table.refuses((Burn(SLASH), Burn(PUSH)))


@pytest.mark.rule("17", "105")
def test_the_fourth_trophy_wins_at_once() -> None:
    table = hunt("harpy", left=1, wolf=witcher(hand=(SLASH,), marker=3)).lay(SLASH)
    assert table.about is None
    result = table.session.result
    assert result is not None
    assert (result.ending, result.winners, result.scores) == ("trophies", (0,), (4, 0))
    assert table.state.burned == []


@pytest.mark.rule("17", "107")
def test_so_does_a_trophy_of_a_witcher_one_attacked() -> None:
    bear = witcher(hand=("BEAR-1",), deck=("BEAR-3",), shield=0)
    table = duel(wolf=witcher(hand=(REND, PUSH), marker=3), bear=bear).lay(REND)
    assert table.session.result is not None
    assert table.session.result.winners == (0,)


@pytest.mark.rule("107")
def test_a_defender_never_wins_the_game() -> None:
    wolf = witcher(hand=(PUSH,), deck=())
    table = duel(wolf=wolf, bear=witcher(hand=("BEAR-1",), marker=3)).lay(PUSH)
    assert table.session.result is None
    assert table["bear"].marker == 3


# --- meditation ----------------------------------------------------------------------------------


def meditating(**more: object) -> Story:
    """A Wolf with Combat 5 at the deed."""
    return old_world(phase="deed", wolf=witcher(skills=(5, 1, 1, 1), **more))  # type: ignore[arg-type]


@pytest.mark.rule("56", "106")
@pytest.mark.ruling("A3")
def test_meditation_a_trophy_a_space_and_exhaustion() -> None:
    table = meditating(hand=(SLASH, PUSH)).do(Meditate("combat"))
    assert (table["wolf"].trophies, table["wolf"].marker) == (["skill-combat"], 1)
    assert table.state.mastery["combat"] == 0
    table.do((Burn(REND),))
    assert len(table["wolf"].hand) == 3, "the hand was shuffled in, too, and phase III refills"
    assert table.about == "buy"


@pytest.mark.rule("56")
def test_meditation_needs_five_a_trophy_left_and_none_of_it_yet() -> None:
    assert meditating().offered(Meditate) == [Meditate("combat")]
    assert meditating().why_not("skill:defence") == ("56", "skill-not-mastered")
    table = meditating(trophies=("skill-combat",))
    assert table.offered(Meditate) == []
    assert table.why_not("skill:combat") == ("56", "has-trophy")
    table = old_world(
        phase="deed",
        wolf=witcher(skills=(5, 1, 1, 1)),
        tweak=lambda s: s.mastery.update(combat=0),
    )
    assert table.offered(Meditate) == []
    assert table.why_not("skill:combat") == ("56", "no-trophy-left")


@pytest.mark.rule("56")
def test_one_trophy_for_each_meditation() -> None:
    table = old_world(phase="deed", wolf=witcher(skills=(5, 5, 1, 1)))
    assert table.offered(Meditate) == [Meditate("combat"), Meditate("defence")]
    table.do(Meditate("combat"), (Burn(REND),))
    assert table["wolf"].trophies == ["skill-combat"]
    assert table.about == "buy"


@pytest.mark.rule("57", "107")
@pytest.mark.case("T22")
def test_the_last_trophy_is_not_won_by_meditation() -> None:
    table = meditating(hand=(SLASH,), marker=3).do(Meditate("combat"))
    assert (table["wolf"].trophies, table["wolf"].marker) == (["skill-combat"], 3)
    assert table.state.burned == []
    assert (table.session.result, table.about) == (None, "rest")


# --- alone ---------------------------------------------------------------------------------------


def alone(tweak: Callable[[State], object] = id, **more: object) -> Story:
    """A Wolf alone in Hengfors with a harpy."""
    who = witcher(HENGFORS, **more)  # type: ignore[arg-type]
    return old_world(
        phase="deed",
        mode="solo",
        needed="combat",
        lairs={"mountain": ("harpy", HENGFORS), "forest": ("fiend", 16), "water": ("bruxa", 5)},
        tweak=tweak,
        wolf=who,
    )


@pytest.mark.rule("108")
@pytest.mark.ruling("A31")
def test_alone_three_gold_five_cards_a_monster_of_each_level_and_one_skill_trophy() -> None:
    slots = set()
    for seed in range(12):
        session = Session.new(GAME, 1, "solo", str(seed))
        ask = session.ask
        session.choose(ask.options[0])  # type: ignore[union-attr]
        s = session.table.state
        assert (s.players[0].gold, len(s.players[0].hand)) == (3, 5)
        levels = [BOX.monsters[monster].level for monster in s.beasts.values()]
        assert sorted(levels) == [1, 2, 3]
        slots.add(tuple(levels))
        assert s.mastery == {s.needed: 1}
    assert len(slots) > 1, "the levels go to the slots at random"


@pytest.mark.rule("109")
def test_alone_the_last_monster_waits_for_the_skill_trophy() -> None:
    def two_slain(s: State) -> None:
        s.slain += ["fiend", "bruxa"]

    assert alone().offers(Attack("harpy"))
    table = alone(tweak=two_slain)
    assert not table.offers(Attack("harpy"))
    assert table.why_not("monster:harpy") == ("109", "trophy-first")
    assert alone(tweak=two_slain, trophies=("skill-combat",)).offers(Attack("harpy"))


@pytest.mark.rule("109", "114")
def test_alone_four_trophies_end_the_game_at_once() -> None:
    table = alone(hand=(SLASH,), marker=3, trails=("mountain",))
    table.state.turn = 9
    table.do(Attack("harpy")).life(1, left=1).lay(SLASH)
    assert table.session.result is not None
    assert table.session.result.ending == "solo-veteran"


@pytest.mark.rule("112")
@pytest.mark.ruling("A31")
def test_alone_a_beaten_monster_is_not_replaced_and_its_tokens_go_back() -> None:
    table = alone(hand=(SLASH,), trails=("mountain",))
    table.do(Attack("harpy")).life(1, left=1).lay(SLASH).do((Burn(SLASH),))
    assert table.state.beasts["mountain"] == ""
    assert {*table.state.stacks["mountain"]} == {*BOX.by_terrain["mountain"]}
    assert table["wolf"].trails == {}


@pytest.mark.rule("112", "93")
def test_alone_one_that_was_driven_off_is_replaced_and_counts_nothing() -> None:
    table = alone(hand=(PUSH,), deck=(), trails=("mountain",))
    table.do(Attack("harpy")).life(1, left=1).lay(PUSH)
    while table.about == "row-card":
        table.do(table.options[0])
    assert BOX.monsters[table.state.beasts["mountain"]].level == 1
    assert (table.state.slain, table["wolf"].marker) == ([], 0)


@pytest.mark.rule("111", "87")
@pytest.mark.parametrize(("face", "bite"), [(1, False), (3, False), (4, True), (6, True)])
def test_alone_a_die_says_how_the_monster_attacks(face: int, bite: bool) -> None:
    table = alone(hand=(SLASH, PUSH), trails=("mountain",))
    table.do(Attack("harpy")).life(1, NO_DAMAGE).dice(face).lay(SLASH)
    assert table.told(e.Announced) == [e.Announced(None, bite)]
    assert (table["wolf"].shield == 1) == bite


@pytest.mark.rule("110", "46")
@pytest.mark.parametrize(
    ("faces", "pay"),
    [
        ((1, 2, 3, 4, 6), 0),
        ((1, 1, 3, 4, 6), 0),
        ((1, 1, 3, 3, 6), 1),
        ((1, 1, 1, 3, 6), 2),
        ((1, 2, 3, 4, 5), 3),
        ((2, 3, 4, 5, 6), 3),
        ((1, 1, 1, 3, 3), 4),
        ((1, 1, 1, 1, 3), 5),
        ((1, 1, 1, 1, 1), 6),
    ],
)
@pytest.mark.ruling("A19")
def test_alone_the_townsfolk_pay_by_the_hand(faces: tuple[int, ...], pay: int) -> None:
    table = old_world(mode="solo", needed="combat", wolf=witcher(5, hand=("B0-4",), gold=1))
    table.move(6, "B0-4").dice(*faces).do(Act(6), ())
    assert table["wolf"].gold == pay


@pytest.mark.rule("110")
def test_alone_dice_are_rolled_again_once() -> None:
    table = old_world(mode="solo", needed="combat", wolf=witcher(5, hand=("WOLF-4",), gold=1))
    table.move(6, "WOLF-4").dice(1, 1, 1, 3, 6, 1).do(Act(6), (Roll(4),))
    assert table["wolf"].gold == 5


@pytest.mark.rule("113")
@pytest.mark.ruling("A6")
def test_alone_a_rightmost_card_passed_over_leaves_the_game() -> None:
    row = ("B0-1", "B0-2", "B0-3", "B0-4", "B0-5", "B0-6")
    table = old_world(
        phase="rest", mode="solo", needed="combat", row=row, market=("R0-1", "R0-2"), wolf=witcher()
    ).do(Buy("B0-3", 0))
    assert table.state.burned == ["B0-6"]
    assert table.state.row == ["R0-2", "R0-1", "B0-1", "B0-2", "B0-4", "B0-5"]
    table = old_world(phase="rest", mode="solo", needed="combat", row=row, wolf=witcher())
    table.do(Buy("B0-6", 0))
    assert table.state.burned == []


@pytest.mark.rule("113")
def test_in_company_it_stays() -> None:
    row = ("B0-1", "B0-2", "B0-3", "B0-4", "B0-5", "B0-6")
    table = old_world(phase="rest", row=row, wolf=witcher()).do(Buy("B0-3", 0))
    assert table.state.row[1:] == ["B0-1", "B0-2", "B0-4", "B0-5", "B0-6"]


@pytest.mark.rule("114")
@pytest.mark.parametrize(
    ("turns", "name"),
    [
        (5, "legend"),
        (6, "legend"),
        (7, "master"),
        (8, "master"),
        (9, "veteran"),
        (10, "veteran"),
        (11, "journeyman"),
        (12, "journeyman"),
        (13, "novice"),
        (30, "novice"),
    ],
)
def test_alone_turns_make_the_rank(turns: int, name: str) -> None:
    assert rank(turns) == name


@pytest.mark.rule("109")
def test_alone_turns_are_counted() -> None:
    table = old_world(
        phase="deed",
        mode="solo",
        needed="combat",
        wolf=witcher(),
        tweak=nothing_to_read,
    )
    table.do(Explore("city")).rest()
    assert table.state.turn == 2
