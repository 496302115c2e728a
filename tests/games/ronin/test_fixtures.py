"""The recorded games of Ronin: every way to play, each ending, every skill."""

from __future__ import annotations

import pytest

from korchma.games.ronin import GAME
from korchma.games.ronin import events as e
from korchma.kernel import Result, Session
from korchma.kernel.record import read
from korchma.kernel.restoring import restore
from tests.fixtures.wanted import WANTED
from tests.games.ronin.story import BOX

GAMES = {each.name: each for each in WANTED if each.game == "ronin"}


def result_of(session: Session) -> Result:
    assert session.result is not None
    return session.result


@pytest.mark.rule("1", "2")
def test_every_mode_is_recorded_with_every_number_of_players() -> None:
    played = {(each.mode, len(each.bots)) for each in GAMES.values()}
    assert played == {(mode.id, players) for mode in GAME.modes for players in mode.players}


@pytest.mark.rule("76", "89")
def test_each_ending_is_recorded() -> None:
    endings = {each.ending for each in GAMES.values()}
    assert endings == {"points", "won", "lost"}
    assert any(each.tie for each in GAMES.values())


@pytest.mark.rule("76")
@pytest.mark.parametrize("name", [each.name for each in GAMES.values() if each.tie])
def test_a_recorded_tie_went_to_the_higher_on_the_initiative_track(name: str) -> None:
    session = restore(read(GAMES[name].file), listen=False)
    result = result_of(session)
    best = [seat for seat in session.table.state.order if seat < session.players]
    best = [seat for seat in best if result.scores[seat] == max(result.scores)]
    assert len(best) > 1
    assert result.winners == (best[0],)


@pytest.mark.rule("89")
@pytest.mark.parametrize("name", [each.name for each in GAMES.values() if len(each.bots) == 1])
def test_one_alone_won_with_thirty_five_points_and_lost_with_fewer(name: str) -> None:
    result = result_of(restore(read(GAMES[name].file), listen=False))
    assert (result.ending == "won") == (result.scores[0] >= 35)
    assert result.winners == ((0,) if result.ending == "won" else ())


@pytest.mark.rule("23", "25")
def test_over_all_of_them_every_skill_is_used_and_some_as_a_partners_card() -> None:
    used: set[str] = set()
    borrowed: set[str] = set()
    for each in GAMES.values():
        for told in restore(read(each.file)).events_log:
            if isinstance(told.event, e.UsedSkill):
                used.add(told.event.skill)
                if BOX.skills[told.event.skill].character != told.event.who:
                    borrowed.add(told.event.skill)
    assert used == set(BOX.skills)
    assert len(borrowed) > 3
