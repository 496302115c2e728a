"""The odds shown are exact: every throw and every use of the cards played by the rules."""

from __future__ import annotations

import random

import pytest

from korchma.games.witches.options import HelpAt, Play, RerollDice, Roll, Run, Stay
from korchma.kernel import Option
from tests.games.witches.facing import CARDS, TOKENS, facing, rolled
from tests.games.witches.story import Story
from tests.games.witches.throwing import Throwing

REROLL, OTHER_REROLL, MAGIC_REROLL = 20, 51, 14
HELP, PLUS_TWO, HEADOLOGY = 29, 16, 43
DRAWING = ("extra-cards", "transmutation")
HANDY = [card.id for card in CARDS.values() if card.benefit not in DRAWING]
USEFUL = [x for x in HANDY if CARDS[x].benefit in ("bonus", "help", "reroll", "death")]
WITCHES = ("dimity", "annagramma", "petulia", "tiffany")
FACES = (0, 2, 3, 4, 5, 6)


def exact(table: Story, option: Option) -> tuple[object, object]:
    """What playing it all out gives: with no card more, and with every card."""
    throwing = Throwing(table.state, table.session.table.options)
    bare, best = throwing.after(option, bare=True), throwing.after(option)
    return pytest.approx(bare, abs=1e-9), pytest.approx(best, abs=1e-9)


def stated(table: Story, option: Option) -> tuple[float, float] | None:
    """What the witch is told."""
    told = table.session.odds(table.ask.seat, option)
    return (told.chance, told.best) if told else None


def anything(seed: int) -> Story:
    """Some witch somewhere in some attempt, with some cards."""
    chance = random.Random(seed)
    stage = chance.choice((0, 2, 2, 2, 4, 4))
    hand = chance.sample(USEFUL, chance.randrange(1, 4 if stage == 4 else 3))
    if stage:
        hand += [card for card in chance.sample(HANDY, 1) if card not in hand]
    who = chance.choice(WITCHES)
    table = facing(
        chance.choice([x for x in TOKENS if TOKENS[x].difficulty > 6]),
        *hand,
        who=(who, next(x for x in WITCHES if x != who)),
        crises=chance.choice((0, 0, 1, 2)),
        hard=chance.choice(((), ("vlad", "elves"), ("hiver",))),
        dice=chance.choices(FACES, k=stage),
    ).do(Stay())
    while stage and table.state.attempt and len(table.state.attempt.dice) < stage:
        table.do(Roll())
    return table


@pytest.mark.rule("58", "61", "63", "64", "65", "66", "100a", "100g", "100l")
@pytest.mark.parametrize("seed", range(60))
def test_every_chance_stated_is_the_chance_there_is(seed: int) -> None:
    table = anything(seed)
    if table.state.attempt is None:
        return
    for option in table.options:
        told = stated(table, option)
        if told is not None:
            assert told == exact(table, option), option


@pytest.mark.rule("100l")
def test_a_reroll_of_two_sixes_throws_them_away() -> None:
    table = rolled(facing("vlad", REROLL, dice=(6, 6)))
    told = stated(table, Play(REROLL))
    assert told == exact(table, Play(REROLL))
    assert told is not None
    assert told[0] < 0.6


@pytest.mark.rule("100g")
def test_help_removes_a_crisis_once() -> None:
    table = rolled(facing("vlad", HELP, 2, crises=1, dice=(2, 2, 6, 4))).do(Roll())
    assert stated(table, Play(HELP)) == (0.0, 0.0) == exact(table, Play(HELP))


@pytest.mark.rule("100l", "100a")
def test_after_a_reroll_other_cards_still_count() -> None:
    table = rolled(facing("vlad", REROLL, PLUS_TWO, HEADOLOGY, dice=(2, 0)))
    told = stated(table, Play(REROLL))
    assert told == exact(table, Play(REROLL))
    assert told is not None
    assert told[1] > told[0] + 0.25


@pytest.mark.rule("100l")
@pytest.mark.parametrize("stage", [2, 4])
def test_each_choice_of_dice_has_its_chance(stage: int) -> None:
    table = rolled(facing("death", REROLL, MAGIC_REROLL, PLUS_TWO, dice=(2, 3, 0, 4)))
    if stage == 4:
        table.do(Roll())
    told: dict[str, object] = {}
    throwing = Throwing(table.state, table.session.table.options)
    table.do(Play(REROLL))
    for option in table.options:
        assert isinstance(option, RerollDice)
        told[option.which] = stated(table, option)
        best = throwing.after(Play(REROLL), option)
        bare = throwing.after(Play(REROLL), option, bare=True)
        assert told[option.which] == (pytest.approx(bare), pytest.approx(best))
    assert len(set(told.values())) == 3


@pytest.mark.rule("101", "145")
def test_a_remedy_is_a_certainty_and_running_has_no_chance() -> None:
    table = rolled(facing("death", 36, HELP, others_in_crisis={"slice": 1}, dice=(2, 2)))
    assert stated(table, Play(36)) == (1.0, 1.0)
    assert stated(table, Run()) is None
    assert stated(table, HelpAt("slice")) is None
