"""Heroes who think: whole quests, and what they do where the right thing is plain."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from korchma.bots import make_bot
from korchma.games.swordsorcery import GAME
from korchma.games.swordsorcery import options as o
from korchma.games.swordsorcery.mind import reasons as why
from korchma.games.swordsorcery.mind.bot import Heuristic
from korchma.games.swordsorcery.mind.threats import Field
from korchma.games.swordsorcery.state import State
from korchma.kernel import Advice, Answer, Chair, Session
from korchma.lab.simulate import play_game
from korchma.text import LANGUAGES, Voice
from tests.games.swordsorcery.story import Story, book, enemy, ground, hero, table


def advice(story: Story) -> Advice:
    """What the bot would do in the place of the one who is asked, and why."""
    return Heuristic(1).advise(Chair(story.session, story.ask.seat))


def hint(story: Story) -> Answer:
    """What it would do."""
    return advice(story).answer


def told(found: Advice) -> list[str]:
    """Its reason in every language."""
    assert found.reason is not None
    return [Voice(GAME, lang, seats=["Ann", "Ben"], me=0).why(found.reason) for lang in LANGUAGES]


# --- whole games ---------------------------------------------------------------------------------


def game(seed: str, players: int, mode: str, bot: str = "heuristic") -> Session:
    """A quest of bots, played to the end: every answer of theirs was legal."""
    session = Session(GAME, players, GAME.options(mode, players), seed, listen=False)
    play_game(session, [make_bot(GAME, bot, seat) for seat in range(players)])
    return session


@pytest.mark.parametrize(
    ("players", "mode", "bot"),
    [(3, "toll", "heuristic"), (1, "wall", "heuristic"), (2, "hill", "wanderer")],
)
def test_bots_play_to_the_end_and_the_same_game_again(players: int, mode: str, bot: str) -> None:
    once, again = (game("bots", players, mode, bot) for _ in range(2))
    assert once.result is not None
    assert once.table.state == again.table.state


def test_the_first_evening_is_mostly_won() -> None:
    won = [game(f"ford {n}", 3, "ford").table.state.ending == "win" for n in range(8)]
    assert sum(won) >= 5


def test_it_does_not_see_what_is_hidden() -> None:
    """Decks lie otherwise: the answer stays."""

    def turned(s: State) -> None:
        for pile in (s.enemies, s.encounters, s.traps, s.treasures, s.events, s.enemy_powers):
            pile.reverse()

    def answer(tweak: Callable[[State], object]) -> Answer:
        foes = [enemy("gremlin-green-1", "a3"), enemy("raider-green-1", "a5")]
        return hint(
            table(ekar=hero("a1", main="long-sword"), torgar=hero("a1"), foes=foes, tweak=tweak)
        )

    assert answer(turned) == answer(id)


# --- in a fight ----------------------------------------------------------------------------------


def test_it_focuses_and_strikes_whom_it_can_kill() -> None:
    story = table(
        ekar=hero("a1", card="black-rose", main="great-axe"),
        torgar=hero("a1"),
        foes=[enemy("gremlin-green-1", "a1"), enemy("orc-warrior-blue-1", "a1")],
    )
    found = advice(story)
    assert found.answer == o.Focus()
    assert found.reason == why.Aims("gremlin-green-1")
    assert len({*told(found)}) == len(LANGUAGES)
    story.do(o.Focus())
    found = advice(story)
    assert found.answer == o.Strike("main", "great-axe", "gremlin-green-1")
    assert isinstance(found.reason, why.Kills)


def test_it_goes_to_an_enemy_it_can_reach() -> None:
    story = table(
        ekar=hero("a1", card="black-rose", main="great-axe"),
        torgar=hero("a1"),
        foes=[enemy("gremlin-green-1", "a3")],
    )
    assert hint(story) == o.Walk("a2")


def test_an_archer_shoots_from_where_he_stands() -> None:
    story = table(
        laigon=hero("a1", main="long-bow"), torgar=hero("a1"), foes=[enemy("gremlin-green-1", "a4")]
    )
    story.do(o.Focus())
    assert hint(story) == o.Strike("main", "long-bow", "gremlin-green-1")


def test_it_drinks_when_near_the_end() -> None:
    story = table(
        ekar=hero("a1", wounds=5, pack=["healing-potion"]),
        torgar=hero("a1"),
        foes=[enemy("raider-green-1", "a1")],
    )
    found = advice(story)
    assert found.answer == o.UseItem("healing-potion")
    assert found.reason == why.Helps("ekar")


def test_a_priest_heals_who_is_near_the_end() -> None:
    story = table(torgar=hero("a1", powers=["heal"]), ekar=hero("a1", wounds=5))
    found = advice(story)
    assert found.answer == o.UsePower("heal", 1, "ekar")
    assert found.reason == why.Helps("ekar")


def test_who_stands_with_the_enemy_draws_it_from_the_weaker_ones() -> None:
    """A gremlin with somebody in its area looks no farther."""
    foes = [enemy("gremlin-green-1", "a3")]
    story = table(ekar=hero("a1", main="long-sword"), auriel=hero("a4", wounds=2), foes=foes)
    field = Field(story.t, story["ekar"])
    assert field.harm("a3") < field.harm("a1")


# --- glass, arms, the way ------------------------------------------------------------------------


def test_ghosts_come_back_before_anybody_grows() -> None:
    shrine = {"id": "s1", "area": "a2", "lit": True}
    story = table(
        ekar=hero("a1"),
        torgar=hero("a2", ghost=True),
        content=book(ground(shrines=[shrine])),
        phase="time",
        shards=9,
    )
    assert story.about == "souls"
    assert hint(story) == o.Raise("torgar", 1)
    story.do(o.Raise("torgar", 1))
    assert isinstance(hint(story), o.RankUp)


def test_a_better_weapon_is_bought_first() -> None:
    session = Session.new(GAME, 2, mode="hill", seed="3", party="random")
    bots = [make_bot(GAME, "heuristic", seat) for seat in range(2)]
    bought = []
    while session.ask is not None and session.table.state.phase in ("heroes", "powers", "shop"):
        seat = session.waiting[0]
        answer = bots[seat].decide(Chair(session, seat))
        if isinstance(answer, o.Buy):
            bought.append(answer.item)
        session.choose(answer, seat)
    items = GAME.content.items
    assert bought
    assert items[bought[0]].category == "weapon"


def test_who_has_begun_a_charge_goes_on_with_it() -> None:
    """Weak, with a strong enemy ahead, he would rather stay; but a charge cannot be broken off."""
    story = table(
        content=book(ground(3, 1)),
        ekar=hero("a1", rank=2, wounds=6, powers=["charge"]),
        torgar=hero("a1"),
        foes=[enemy("orc-warrior-red", "a3"), enemy("orc-warrior-red", "a3")],
    )
    story.do(o.UsePower("charge", 2))
    assert hint(story) == o.Walk("a2")
