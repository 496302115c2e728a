"""Why the heuristic bot would do it: typical positions, in words of all three languages."""

from __future__ import annotations

from korchma.games.ronin import GAME
from korchma.games.ronin import options as o
from korchma.games.ronin.box.box import SYMBOLS
from korchma.games.ronin.mind import reasons as why
from korchma.games.ronin.mind.bot import Heuristic
from korchma.kernel import Advice, Chair, Session
from korchma.text import LANGUAGES, Voice
from tests.games.ronin.story import PLAIN, Story, ronin


def advice(table: Story, who: str = "geralt") -> Advice:
    """What the bot tells a character."""
    return Heuristic(0).advise(Chair(table.session, table.seat(who)))


def told(found: Advice) -> list[str]:
    """Its reason in every language."""
    assert found.reason is not None
    return [Voice(GAME, language, me=0).why(found.reason) for language in LANGUAGES]


def test_two_cards_are_told_by_what_they_bring() -> None:
    table = ronin(hands={"geralt": PLAIN[:4]})
    found = advice(table)
    assert isinstance(found.answer, tuple)
    assert isinstance(found.reason, why.Brings)
    gained = {profit.rpartition("-")[0] for profit in found.reason.profits}
    s = table.state
    active = {SYMBOLS[s.left], SYMBOLS[s.right]}
    assert gained <= {*active, "vp", "xp", "level", "cup"}
    assert found.next is not None
    assert {*found.next.answer} != {*found.answer}  # type: ignore[misc]  # both are pairs


def test_what_is_brought_is_listed_as_people_list_it() -> None:
    reason = why.Brings(5, ("exploration-2", "cup-1"))
    assert told(Advice(o.Pass(), reason)) == [
        "worth about 5 VP all told: 2 exploration and a cup that waits",
        "всего примерно на 5 ПО: исследование +2 и 1 чашка впрок",
        "загалом десь на 5 ПО: дослідження +2 та 1 чашка про запас",
    ]


def test_a_character_is_a_matter_of_taste() -> None:
    session = Session.new(GAME, 2, seed="taste")
    found = Heuristic(0).advise(Chair(session, session.waiting[0]))
    assert found.reason == why.Favourite()
    assert found.next is not None


def test_a_pair_promises_with_the_hand_what_its_cards_would_bring() -> None:
    session = Session.new(GAME, 2, seed="pair")
    bot = Heuristic(0)
    while (asked := session.ask_of(session.waiting[0])) and asked.about != "take":
        session.choose(bot.decide(Chair(session, asked.seat)), asked.seat)
    found = bot.advise(Chair(session, session.waiting[0]))
    assert isinstance(found.reason, why.Promises)
    assert found.reason.seen == isinstance(found.answer, o.TakePair)
    assert found.next is not None
    assert isinstance(found.next.reason, why.Promises)
