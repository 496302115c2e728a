"""Games by chance through all quests: nothing is lost, nothing is made, nobody is stuck."""

from __future__ import annotations

import random
from collections.abc import Sequence

import msgspec
import pytest

from korchma.games.swordsorcery import GAME
from korchma.games.swordsorcery.options import Drop, EndTurn, Give, GoOn, Pay, ToStash
from korchma.games.swordsorcery.rules import sheets
from korchma.games.swordsorcery.rules.cards import worn
from korchma.games.swordsorcery.rules.encounters import encounter
from korchma.games.swordsorcery.rules.ground import board_of, lay, sees, watched
from korchma.games.swordsorcery.rules.numbers import capacity, health
from korchma.games.swordsorcery.state import SwordTable
from korchma.kernel import Ask, Option, Session
from korchma.kernel.chain import begin_chapter, from_bytes, keep_chapter, new_chain, to_bytes
from korchma.kernel.record import SeatInfo
from tests.chance import number
from tests.games.swordsorcery.story import enemy, hero, table

QUESTS = ("ford", "toll", "salt", "drums", "hill", "wall", "court")
MANY = 60_000
"""Decisions no game takes."""
OFTEN = 5
IDLE = (Drop, EndTurn, Give, Pay, ToStash)


def check_table(t: SwordTable) -> None:
    """Everybody is within his limits."""
    s = t.state
    assert s.shards >= 0
    for who in s.heroes:
        assert who.ghost or who.wounds < health(t, who)
        assert who.ghost or len(who.pack) <= capacity(t, who)
        assert who.crowns >= 0
        assert len({x.card for x in worn(who)}) == len(worn(who))
    for foe in s.foes:
        assert foe.wounds < health(t, foe)
        assert len(foe.powers) <= 2


def check_kept(t: SwordTable) -> None:
    """What is kept from an earlier look is what a new one finds."""
    s = t.state
    for who in (*s.heroes, *s.companions, *s.foes):
        if who.ref:
            assert sheets.sheet(t, who) == sheets._look(t, who)
    if s.round:
        assert lay(t).of == s.shut
        areas, alive = [*board_of(t).areas], [x.at for x in s.heroes if not x.ghost]
        seen = [x for x in areas if any(sees(t, at, x, hero=True) for at in alive)]
        assert watched(t, [(x, "") for x in areas]) == seen


def answer(ask: Ask, chance: random.Random) -> Option:
    """What somebody without a plan would say; doing is liked better than idling."""
    options: Sequence[Option] = ask.options
    if ask.about == "shop" and chance.random() < 0.3:
        return GoOn()
    if chance.random() < 0.95:
        options = [x for x in options if not isinstance(x, IDLE)] or options
    return chance.choice(options)


def played(session: Session, seed: int) -> Session:
    """A game by chance, looked at now and then and at its end."""
    chance = random.Random(seed)
    before = None
    for n in range(MANY):
        ask = session.ask
        if ask is None:
            break
        assert isinstance(ask, Ask)
        if n % OFTEN == 0:
            found = GAME.eyes.census(session.table)
            before = before or found
            assert found == before
            if ask.about == "turn":
                check_table(session.table)
        session.choose(answer(ask, chance))
    return session


@pytest.mark.rule("3", "4", "19", "65")
@pytest.mark.parametrize("heroes", [2, 3, 4, 5])
@pytest.mark.parametrize("quest", QUESTS)
def test_nothing_is_lost_and_every_quest_ends(quest: str, heroes: int) -> None:
    for n in range(2):
        seed = number(quest, heroes, n)
        people = 1 + seed % heroes
        session = Session.new(GAME, people, mode=quest, seed=str(seed), listen=False, heroes=heroes)
        assert played(session, seed).result is not None


@pytest.mark.parametrize("quest", ["salt", "wall"])
def test_what_is_kept_is_what_is_there(quest: str) -> None:
    chance = random.Random(number(quest))
    two = [Session.new(GAME, 2, mode=quest, seed=str(n), listen=False, heroes=3) for n in range(2)]
    for n in range(500):
        session = two[n % 2]
        if isinstance(session.ask, Ask):
            session.choose(answer(session.ask, chance))
            check_kept(session.table)


def test_equal_seeds_are_equal_games() -> None:
    one, two = (
        played(Session.new(GAME, 2, mode="salt", seed="7", heroes=3), 7).table.state
        for _ in range(2)
    )
    assert msgspec.json.encode(one) == msgspec.json.encode(two)


@pytest.mark.rule("161", "127")
def test_a_lost_quest_is_played_again_with_what_is_left() -> None:
    seats = [SeatInfo("human", "Olena"), SeatInfo("human", "Ostap")]
    session, chain = begin_chapter(GAME, new_chain(GAME, "Ours"), None, seats, "campaign")
    played(session, 1)
    chain = keep_chapter(GAME, chain, 0, session, seats)
    assert session.result is not None
    again, chain = begin_chapter(GAME, chain, 0, seats, "again")
    assert again.table.options.quest == ("q2" if session.result.winners else "q1")
    was = {each.who: each.rank for each in session.table.state.heroes}
    assert {each.who: each.rank for each in again.table.state.heroes} == was
    played(again, 2)
    assert again.result is not None
    chain = keep_chapter(GAME, chain, 1, again, seats)
    written = to_bytes(chain)
    assert to_bytes(from_bytes(GAME, written, "ours")) == written, "read strictly, and genuine"


@pytest.mark.rule("193")
def test_an_encounter_inside_another_loses_neither_card() -> None:
    story = table(
        ekar=hero("a1"),
        torgar=hero("a1"),
        foes=[enemy("gremlin-green-1", "a1"), enemy("gremlin-green-2", "a1")],
        encounters=["battle", "skirmish", "hesitation"],
    )
    before = GAME.eyes.census(story.t)
    story.end_turn()
    assert story.about == "order"
    flow = encounter(story.t)
    assert isinstance(next(flow), Ask), "a card in the midst of a card"
    assert story.state.under == ["battle"]
    assert GAME.eyes.census(story.t) == before
