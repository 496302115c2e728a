"""The recorded games of Old World: every way to play, each rank alone, every kind of trophy."""

from __future__ import annotations

from functools import cache

import pytest

from korchma.games.oldworld import GAME
from korchma.games.oldworld import events as e
from korchma.games.oldworld.rules.score import RANKS
from korchma.games.oldworld.state import State
from korchma.kernel import Session
from korchma.kernel.record import read
from korchma.kernel.restoring import restore
from tests.fixtures.wanted import WANTED

GAMES = {each.name: each for each in WANTED if each.game == "oldworld"}
TOGETHER = [each.name for each in GAMES.values() if len(each.bots) > 1]
ALONE = [each.name for each in GAMES.values() if len(each.bots) == 1]


@cache
def played(name: str) -> Session:
    """A recorded game, at its end."""
    return restore(read(GAMES[name].file))


def state_of(name: str) -> State:
    state: State = played(name).table.state
    return state


@pytest.mark.rule("11", "108")
def test_every_mode_is_recorded_with_every_number_of_players() -> None:
    recorded = {(each.mode, len(each.bots)) for each in GAMES.values()}
    assert recorded == {(mode.id, players) for mode in GAME.modes for players in mode.players}


@pytest.mark.rule("17", "105", "107")
@pytest.mark.parametrize("name", TOGETHER)
def test_the_fourth_trophy_won_on_the_spot_and_it_came_from_a_fight(name: str) -> None:
    result, s = played(name).result, state_of(name)
    assert result is not None
    assert (result.ending, result.winners) == ("trophies", (s.active,))
    assert result.scores[s.active] == 4
    assert all(score < 4 for seat, score in enumerate(result.scores) if seat != s.active)
    assert not s.players[s.active].trophies[-1].startswith("skill-")


@pytest.mark.rule("109", "114")
@pytest.mark.parametrize("name", ALONE)
def test_alone_the_turns_made_the_rank(name: str) -> None:
    result, s = played(name).result, state_of(name)
    assert result is not None
    most = {rank: turns for turns, rank in RANKS}
    rank = result.ending.removeprefix("solo-")
    assert s.turn <= most.get(rank, s.turn)
    assert (len(s.slain), f"skill-{s.needed}" in s.players[0].trophies) == (3, True)


@pytest.mark.rule("114")
def test_every_rank_is_recorded() -> None:
    ranks = {GAMES[name].ending for name in ALONE}
    assert ranks == {"solo-novice", *(f"solo-{rank}" for _, rank in RANKS)}


@pytest.mark.rule("56", "90", "99", "98")
def test_over_all_of_them_everything_that_can_happen_in_a_fight_happens() -> None:
    told = {type(each.event) for name in GAMES for each in played(name).events_log}
    for kind in (
        e.Won,
        e.Defeated,
        e.DrivenOff,
        e.BeatWitcher,
        e.BetPaid,
        e.Meditated,
        e.QuestDone,
    ):
        assert kind in told
