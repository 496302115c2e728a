"""Why the heuristic bot would do it: typical positions, in words of all three languages."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from math import comb
from pathlib import Path

import pytest

from korchma.games.oldworld import GAME
from korchma.games.oldworld import options as o
from korchma.games.oldworld.mind import reasons as why
from korchma.games.oldworld.mind.bot import Heuristic
from korchma.games.oldworld.mind.fight_mind import Fighter
from korchma.games.oldworld.state import Quest
from korchma.kernel import Advice, Ask, Chair, Session
from korchma.kernel.ask import check
from korchma.kernel.record import Record, read
from korchma.kernel.restoring import restore
from korchma.kernel.resuming import Decision, entries, repeat
from korchma.text import LANGUAGES, Voice
from tests.fixtures.wanted import FOLDER
from tests.games.oldworld.fights import hunt
from tests.games.oldworld.story import Story, old_world, witcher
from tests.games.oldworld.test_bot import (
    ARD_MODRON,
    BAN_ARD,
    HENGFORS,
    KAER_MORHEN,
    phase_two,
)

OF_A_KIND = 12
"""Questions of one kind that are looked at in a game."""


def every_question(made: Record) -> Iterator[tuple[Session, int]]:
    """Every question of a recorded game; each holds until the next is taken."""
    session = restore(made, upto=0, listen=False)
    past = [Decision(seat, answer) for seat, answer in made.decisions]
    for (seat, _), answer in zip(made.decisions, entries(GAME, past), strict=True):
        yield session, seat
        repeat(session, seat, answer)


def choices(ask: Ask) -> int:
    """How many answers there are, in any order."""
    if ask.pick is None:
        return len(ask.options)
    low, high = ask.pick
    ways = sum(comb(len(ask.options), n) for n in range(low, high + 1))
    return ways + (ask.ordered and high > 1)


def advice(table: Story) -> Advice:
    """What the bot tells the witcher who is asked."""
    return Heuristic(1).advise(Chair(table.session, table.ask.seat))


def told(found: Advice) -> list[str]:
    """Its reason in every language."""
    assert found.reason is not None
    voices = [Voice(GAME, language, seats=["Wolf", "Viper"], me=0) for language in LANGUAGES]
    return [voice.why(found.reason) for voice in voices]


def test_a_fight_worth_it_is_told_with_its_chance_and_its_prize() -> None:
    strong = witcher(skills=(4, 4, 4, 2), potions=("swallow",) * 4, hand=("WOLF-1", "WOLF-3"))
    found = advice(phase_two("arachas", strong))
    assert found.answer == o.Attack("arachas")
    assert isinstance(found.reason, why.Beat)
    assert found.reason.chance > 0.5
    en, ru, uk = told(found)
    assert en.endswith("to beat this one for a trophy: Arachas")
    assert "на кону трофей" in ru
    assert "на кону трофей" in uk
    assert found.next is not None
    assert isinstance(found.next.answer, o.Explore)


def test_a_fight_not_worth_it_is_told_with_its_chance_too() -> None:
    found = advice(phase_two("leshen", witcher()))
    assert isinstance(found.answer, o.Explore)
    assert isinstance(found.reason, why.Explore)
    assert found.reason.monster == "leshen"
    assert found.reason.chance < 0.3


def test_a_duel_and_a_meditation() -> None:
    weak = witcher(HENGFORS, deck=("VIPER-1", "VIPER-2"))
    found = advice(phase_two("leshen", witcher(skills=(4, 4, 2, 2)), viper=weak))
    assert found.answer == o.Challenge(1)
    assert told(found)[0].endswith("to beat Viper for a trophy")
    found = advice(phase_two("leshen", witcher(skills=(5, 1, 1, 1), marker=1)))
    assert found.reason == why.Trophy()


def test_a_way_is_told_by_what_waits_at_its_end() -> None:
    found = advice(old_world(wolf=witcher(KAER_MORHEN, hand=("WOLF-2",))))
    assert found.answer == o.Go(BAN_ARD)
    assert isinstance(found.reason, why.Offer)
    assert found.reason.action == "skill"
    assert found.next is not None
    assert found.next.answer != found.answer


def test_a_place_is_used_for_what_it_offers() -> None:
    found = advice(old_world(moved=True, wolf=witcher(ARD_MODRON)))
    assert found.answer == o.Act(ARD_MODRON)
    assert isinstance(found.reason, why.Offer)
    assert found.reason.at == ARD_MODRON


def test_a_quest_that_ends_somewhere_is_a_reason_to_go_there() -> None:
    quest = Quest("city-10", BAN_ARD, "forest", 8, 0)
    table = old_world(wolf=witcher(KAER_MORHEN, hand=("WOLF-2",), quests=(quest,)))
    found = advice(table)
    assert (found.answer, found.reason) == (o.Go(BAN_ARD), why.Errand(BAN_ARD, True))
    assert told(found) == [
        "a quest ends in Ban Ard",
        "в Бан Арде завершится задание",
        "в Бан Арді завершиться завдання",
    ]


def test_a_move_is_paid_as_cheaply_as_can_be_and_that_is_said_once() -> None:
    wolf = witcher(KAER_MORHEN, hand=("R2-1", "WOLF-3", "WOLF-5"))
    found = advice(old_world(wolf=wolf).do(o.Go(HENGFORS)))
    assert told(found) == ["the cheapest way to pay", "дешевле всего", "найдешевше"]
    assert found.next is not None
    assert found.next.reason is None


def test_a_combo_is_told_by_what_it_does() -> None:
    hand = ("WOLF-1", "WOLF-2", "WOLF-3", "WOLF-5")
    table = hunt("arachas", wolf=witcher(skills=(4, 4, 1, 1), hand=hand))
    assert advice(table).reason == why.Weakest(), "a card must go before the first strike"
    table.do(advice(table).answer)
    assert table.about == "combo"
    found = advice(table)
    assert isinstance(found.reason, why.Combo)
    assert found.reason.damage > 0
    en, ru, uk = told(found)
    assert f"{found.reason.damage} damage" in en
    assert f"урон {found.reason.damage}" in ru
    assert f"шкода {found.reason.damage}" in uk


def test_the_next_best_card_of_a_combo_is_told_by_what_it_would_do() -> None:
    hand = ("WOLF-1", "WOLF-2", "WOLF-3", "WOLF-5")
    table = hunt("arachas", wolf=witcher(skills=(4, 4, 1, 1), hand=hand))
    table.do(advice(table).answer)
    found = advice(table)
    assert isinstance(found.next, Advice)
    assert isinstance(found.next.answer, o.Lay)
    assert found.next.reason is None, "it would do the same"
    table.do(found.answer)
    found = advice(table)
    assert found.next is not None
    assert o.Done() in (found.answer, found.next.answer), "it may be stopped now"
    assert isinstance(found.next.reason, why.Combo)
    assert found.next.reason != found.reason


@pytest.mark.parametrize("file", sorted((FOLDER / "oldworld").glob("*-[25].json")), ids=str)
def test_what_a_fighter_is_asked_has_a_next_best(file: Path) -> None:
    """Wherever there is another answer; each can be given, and none is named twice."""
    bot, asked = Heuristic(1), Counter[str]()
    for session, seat in every_question(read(file)):
        ask = session.ask_of(seat)
        assert ask is not None
        ranked = [*Fighter(session.table, ask).answers()]
        if not ranked or asked[ask.about] >= OF_A_KIND:
            continue
        asked[ask.about] += 1
        for answer in ranked:
            check(ask, answer)
        assert len({repr(answer) for answer in ranked}) == len(ranked), ask.about
        if choices(ask) > 1:
            found = bot.advise(Chair(session, seat))
            assert found.next is not None, ask.about
    assert len(asked) > 3
