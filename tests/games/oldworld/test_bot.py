"""The heuristic bot: whole games, and what it does where the right thing is plain."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from korchma.bots import make_bot
from korchma.games.oldworld import GAME
from korchma.games.oldworld import options as o
from korchma.games.oldworld.eyes.chances import chance, menace, might
from korchma.games.oldworld.mind import planning
from korchma.games.oldworld.mind.bot import Heuristic
from korchma.games.oldworld.state import Player, Quest, State
from korchma.kernel import Answer, Chair, Option, Session
from korchma.lab.simulate import Plan, play_game, simulate
from tests.games.oldworld.fights import hunt
from tests.games.oldworld.story import Story, old_world, witcher

HENGFORS, KAER_MORHEN, BAN_ARD, ARD_MODRON = 2, 3, 4, 18


def hint(table: Story, seed: int = 1) -> Answer:
    """What the bot would do in the place of the one who is asked."""
    return Heuristic(seed).decide(Chair(table.session, table.ask.seat))


# --- whole games ---------------------------------------------------------------------------------


def game(seed: str, players: int, mode: str) -> Session:
    """A game of bots, played to the end: every answer of theirs was legal."""
    session = Session(GAME, players, GAME.options(mode, players), seed)
    play_game(session, [make_bot(GAME, "heuristic", seat) for seat in range(players)])
    return session


@pytest.mark.parametrize(("players", "mode"), [(1, "solo"), (2, "hunt"), (5, "free-schools")])
def test_bots_play_to_the_end_and_the_same_game_again(players: int, mode: str) -> None:
    once, again = game("bots", players, mode), game("bots", players, mode)
    assert once.result is not None
    assert once.table.state == again.table.state


def test_it_beats_a_random_player() -> None:
    plan = Plan("oldworld", 2, "hunt", ("heuristic", "random"), 6)
    tally, _ = simulate(plan)
    assert tally.errors == []
    assert tally.wins_by_bot["heuristic"] == 6


def test_it_does_not_see_what_is_hidden() -> None:
    """Decks and the other hand lie otherwise: the answer stays."""

    def turned(s: State) -> None:
        for pile in (s.market, s.brews, s.city, s.wilds, *(player.deck for player in s.players)):
            pile.reverse()
        viper = s.players[1]
        viper.hand, viper.deck[-1:] = viper.deck[-1:], viper.hand

    def answer(tweak: Callable[[State], object]) -> Answer:
        wolf = witcher(KAER_MORHEN, hand=("WOLF-3", "WOLF-9"), gold=2)
        return hint(old_world(wolf=wolf, viper=witcher(hand=("VIPER-1",)), tweak=tweak))

    assert answer(turned) == answer(id)


# --- what is plain -------------------------------------------------------------------------------


def phase_two(monster: str, wolf: Player, first: int = 0, **others: Player) -> Story:
    """The Wolf at a monster's lair."""
    wolf.at = HENGFORS
    lairs = {"mountain": (monster, HENGFORS)}

    def begins(s: State) -> None:
        s.first = first

    return old_world(phase="deed", lairs=lairs, tweak=begins, witchers={"wolf": wolf, **others})


def test_it_fights_what_it_can_beat_and_leaves_what_it_cannot() -> None:
    strong = witcher(skills=(4, 4, 4, 2), potions=("swallow",) * 4, hand=("WOLF-1", "WOLF-3"))
    assert hint(phase_two("arachas", strong)) == o.Attack("arachas")
    assert isinstance(hint(phase_two("leshen", witcher())), o.Explore)


def test_who_leads_is_careful_and_who_is_behind_dares() -> None:
    def doubtful(mine: int, other: int, first: int = 0) -> Answer:
        """A fight that is won more often than not, with so many trophies each."""
        wolf = witcher(skills=(4, 4, 2, 2), marker=mine)
        return hint(phase_two("arachas", wolf, first, viper=witcher(13, marker=other)))

    careful, dares = o.Explore("city"), o.Attack("arachas")
    assert doubtful(0, 0) == careful, "nobody is behind yet"
    assert doubtful(0, 1) == dares
    assert doubtful(1, 0) == careful
    assert doubtful(1, 1) == careful, "as many, and the first turn of the round"
    assert doubtful(1, 1, first=1) == dares, "as many, but the later turn"
    assert doubtful(3, 0) == dares, "the last trophy is worth a risk"


def test_it_challenges_a_weak_witcher_once() -> None:
    def table(*trophies: str) -> Story:
        wolf = witcher(skills=(4, 4, 2, 2), trophies=trophies)
        weak = witcher(HENGFORS, deck=("VIPER-1", "VIPER-2"))
        return phase_two("leshen", wolf, viper=weak)

    assert hint(table()) == o.Challenge(1)
    assert isinstance(hint(table("witcher-viper")), o.Explore)


def test_it_meditates_but_not_for_the_last_space() -> None:
    def table(marker: int) -> Story:
        return phase_two("leshen", witcher(skills=(5, 1, 1, 1), marker=marker))

    assert hint(table(1)) == o.Meditate("combat")
    assert hint(table(3)) != o.Meditate("combat")


def _vizima_is_done(s: State) -> None:
    s.acted = [7]


def test_it_uses_the_place_it_came_to_and_completes_its_quest() -> None:
    table = old_world(moved=True, wolf=witcher(ARD_MODRON))
    assert hint(table) == o.Act(ARD_MODRON)
    quest = Quest("city-10", 7, "forest", 8, 0)
    table = old_world(moved=True, wolf=witcher(7, quests=(quest,)), tweak=_vizima_is_done)
    assert hint(table) == o.Complete("city-10")


def test_it_goes_where_a_skill_is_taught_for_nothing() -> None:
    assert hint(old_world(wolf=witcher(KAER_MORHEN, hand=("WOLF-2",)))) == o.Go(BAN_ARD)


def test_it_pays_with_its_worst_fitting_card() -> None:
    wolf = witcher(KAER_MORHEN, hand=("R2-1", "WOLF-3", "WOLF-5"))
    table = old_world(wolf=wolf).do(o.Go(HENGFORS))
    assert hint(table) == o.Spend(("WOLF-3",), 0)


def test_it_ends_a_fight_when_it_can() -> None:
    wolf = witcher(hand=("WOLF-1", "WOLF-3", "WOLF-5"), deck=())
    table = hunt("rotfiend", left=3, wolf=wolf)
    assert hint(table) == o.Lay("WOLF-1")
    assert hint(table.do(o.Lay("WOLF-1"))) == o.Lay("WOLF-3")


def test_a_neighbour_announces_what_hurts_more() -> None:
    """With a high shield blows are harmless: a charge may at least cost cards of the hand."""
    wolf = witcher(skills=(1, 4, 1, 1), hand=("WOLF-1", "WOLF-2"))
    table = hunt("leshen", trail=False, wolf=wolf)
    table.fight.spent = [number for number in range(1, 21) if number not in (2, 4, 6, 14)]
    assert table.asked == "viper"
    assert hint(table) == o.Charge()


def test_nobody_drinks_blizzard_for_a_card_that_would_do_nothing() -> None:
    full = witcher(hand=("WOLF-3", "WOLF-5", "WOLF-6", "G1-1"), potions=("blizzard",))
    assert hint(hunt("ekimmara", wolf=full)) == o.Ready(), "a full shield takes no more"
    more = witcher(hand=("WOLF-3", "WOLF-4", "R2-1", "R2-2"), potions=("blizzard",))
    assert hint(hunt("ekimmara", wolf=more)) == o.Drink("blizzard")


def test_blizzard_adds_the_card_that_does_most_here() -> None:
    wolf = witcher(hand=("WOLF-3", "G1-1", "WOLF-4"), potions=("blizzard",))
    table = hunt("ekimmara", wolf=wolf).do(o.Drink("blizzard"), o.Lay("WOLF-3"))
    assert hint(table) == o.Lay("WOLF-4"), "the shield is full"


@pytest.mark.parametrize(("announced", "answer"), [(o.Charge(), o.Bite()), (o.Bite(), o.Skip())])
def test_a_leshens_trophy_turns_the_worse_half_into_the_other(
    announced: Option, answer: Option
) -> None:
    """Card 5: charge 5, bite 2."""
    wolf = witcher(hand=("WOLF-1",), trophies=("leshen",), shield=0)
    table = hunt("ekimmara", wolf=wolf, life=(1, 5)).lay("WOLF-1").do(announced)
    assert (table.about, hint(table)) == ("leshen", answer)


def test_a_strigas_trophy_is_kept_for_what_hurts_more_than_two() -> None:
    """Card 12: charge 2, bite 3."""
    for shield, answer in ((3, o.Skip()), (0, o.UsePerk("striga"))):
        wolf = witcher(hand=("WOLF-1",), trophies=("striga",), skills=(1, 3, 1, 1), shield=shield)
        table = hunt("ekimmara", wolf=wolf, life=(1, 12)).lay("WOLF-1").bite()
        assert (table.about, hint(table)) == ("striga", answer), shield


def test_perks_that_would_change_something_are_used() -> None:
    table = hunt("ekimmara", wolf=witcher(hand=("WOLF-1",), kept=("whetstone",))).lay("WOLF-1")
    assert hint(table) == o.UsePerk("whetstone")


def test_with_three_trophies_a_leader_dares_what_may_win() -> None:
    """Less than one in two: on the way too little, at the end enough."""
    deck = ("R2-1", "R2-2", "B2-1", "P2-1", "G2-1", "Y2-1", "B2-2", "R2-3", "P2-2")
    for marker, fights in ((2, False), (3, True)):
        hand = ("B2-3", "P2-3", "Y2-3")
        wolf = witcher(2, hand=hand, deck=deck, skills=(4, 4, 2, 2), marker=marker)
        table = old_world(phase="deed", lairs={"mountain": ("leshen", 2)}, wolf=wolf)
        plan = planning.Plan(table.session.table, 0)
        assert 0.4 < plan.monster("leshen", "mountain", 3) < 0.5
        assert isinstance(hint(table), o.Attack) == fights


def test_nobody_goes_to_a_swap_to_think_better_of_it() -> None:
    row = ("B0-1", "B0-2", "B0-3", "R0-1", "R0-2", "R0-3")
    table = old_world(wolf=witcher(7, hand=("B0-4", "R2-1", "B2-1")), row=row).move(8, "B0-4")
    assert table.offers(o.Act(8))
    assert hint(table) != o.Act(8)


# --- might ---------------------------------------------------------------------------------------


def test_might_grows_with_everything_a_witcher_gains() -> None:
    def of(hand: int = 0, **who: object) -> float:
        table = old_world(wolf=witcher(**who))  # type: ignore[arg-type]
        return might(table.session.table, table["wolf"], hand)

    plain = of()
    assert of(hand=1) > plain
    assert of(skills=(2, 1, 1, 1)) > plain
    assert of(skills=(1, 2, 1, 1)) > plain
    assert of(potions=("swallow",)) > plain
    assert of(trophies=("harpy",)) > plain
    assert of(discard=("R2-1",)) > plain


def test_menace_grows_with_life_and_falls_with_the_trail() -> None:
    table = old_world(wolf=witcher()).session.table
    assert menace(table, "rotfiend", known=False) < menace(table, "leshen", known=False)
    assert menace(table, "rotfiend", known=True) < menace(table, "rotfiend", known=False)
    assert chance(0) == 0.5
