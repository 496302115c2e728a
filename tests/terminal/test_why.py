"""Why things cannot be chosen, said together only where the reason is the same to the word."""

from __future__ import annotations

from korchma.kernel import Session, find_game
from korchma.kernel.record import SeatInfo
from korchma.terminal.desk import Desk
from korchma.terminal.host import Host


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
