"""What a quest calls its own deeds is told as soon as one of them can be done. [106]"""

from __future__ import annotations

import pytest

from korchma.bots import make_bot
from korchma.games.swordsorcery import GAME
from korchma.games.swordsorcery.options import Do
from korchma.kernel import Ask, Chair, Session
from korchma.server.tables.disclosing import disclose


@pytest.mark.rule("106")
@pytest.mark.parametrize("mode", ["toll", "drums"])
def test_a_deed_that_is_offered_has_its_words(mode: str) -> None:
    session = Session.new(GAME, 1, mode=mode, seed="deeds")
    bot = make_bot(GAME, "heuristic", 1)
    for _ in range(400):
        ask = session.ask
        assert isinstance(ask, Ask)
        offered = [option.deed for option in ask.options if isinstance(option, Do)]
        if offered:
            told = disclose(GAME, GAME.eyes.secrets(session.view(0)), ())
            assert told is not None
            assert {f"deed:{deed}" for deed in offered} <= {*told.words}
            return
        session.choose(bot.decide(Chair(session, 0)))
    pytest.fail("no deed was ever offered")
