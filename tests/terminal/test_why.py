"""Why things cannot be chosen, said together only where the reason is the same to the word."""

from __future__ import annotations

import pytest

from korchma.kernel import Session, find_game
from korchma.kernel.record import SeatInfo
from korchma.terminal.desk import Desk
from korchma.terminal.host import Host
from tests.terminal.conftest import Table


def test_skills_that_need_other_experience_are_told_apart() -> None:
    session = Session.new(find_game("ronin"), 1, "winter", "7")
    host = Host(session, [SeatInfo("human")])
    character = host.asked
    assert character is not None
    session.choose(character.options[0], 0)
    automa = host.asked
    assert automa is not None
    told = [line for line in Desk(host, "en").why(automa) if "Rule 20" in line]
    assert [line.split(" XP")[0].split()[-1] for line in told] == ["5", "11", "17"]


@pytest.mark.parametrize("language", ["en", "ru", "uk"])
@pytest.mark.parametrize(("game", "about"), [("oldworld", "roam"), ("witches", "move")])
def test_everything_that_is_refused_is_named(
    table: Table, game: str, about: str, language: str
) -> None:
    host = table(game=game)
    host.run()
    while (ask := host.asked) is not None and ask.about != about:
        host.choose(tuple(ask.options[: ask.pick[0]]) if ask.pick else ask.options[0], ask.seat)
        host.run()
    assert ask is not None
    desk = Desk(host, language)
    told = desk.why(ask)
    refused = host.session.refusals(ask.seat)
    assert refused
    for each in refused:
        names = {desk.voice.ref(each.ref, form) for form in ("", "at", "to")}
        assert any(name in line for name in names for line in told), (each.ref, told)
