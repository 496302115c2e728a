"""The log tells everything: who reads nothing else knows how the table stands."""

from __future__ import annotations

import random

import pytest

from korchma.bots import random_answer
from korchma.games.oldworld import GAME
from korchma.games.oldworld.eyes.view import PlayerView, View
from korchma.kernel import Ask, Session
from tests.games.oldworld.reader import ROW, Reader, Witcher

WAYS = [("solo", 1), ("hunt", 2), ("random-schools", 3), ("free-schools", 5)]


def known(who: Witcher) -> tuple[object, ...]:
    """A witcher as the log has it."""
    return (
        (who.school, who.at, who.gold, who.held, who.left, tuple(who.discard)),
        (tuple(who.skills), who.level, who.shield, sorted(who.potions)),
        (who.marker, tuple(who.trophies), tuple(who.kept), who.trails, who.tracking),
    )


def seen(who: PlayerView, laid: int) -> tuple[object, ...]:
    """The same as the table shows it; cards laid in a combo that goes on are still in hand."""
    return (
        (who.school, who.at, who.gold, who.held + laid, who.left, who.discard),
        (who.skills, who.level, who.shield, sorted(who.potions)),
        (who.marker, who.trophies, who.kept, {*who.trails}, who.tracking),
    )


def laid(view: View, reader: Reader, seat: int) -> int:
    """Cards of a combo that nobody has been told of yet."""
    fighting = view.fight is not None and view.fight.now >= 0
    if fighting and view.fight is not None and view.fight.sides[view.fight.now].seat == seat:
        return len(view.fight.combo) - len(reader.players[seat].combo)
    return len(view.combo) - len(reader.players[seat].combo) if seat == view.active else 0


def compare(reader: Reader, view: View) -> None:
    """The log and the table say the same."""
    for seat, who in enumerate(reader.players):
        there = view.players[seat]
        assert known(who) == seen(there, laid(view, reader, seat))
        quests = [(quest.story, quest.at, quest.gold) for quest in there.quests]
        assert who.quests == quests or (view.reading and {*who.quests} <= {*quests})
        if there.hand is not None:
            combo = view.fight.combo if view.fight else view.combo
            assert who.hand - {*combo} == {*there.hand}
    assert (reader.row, reader.market) == ([card for card in view.row if card], view.market)
    assert len(view.row) == ROW
    assert reader.brews == view.potions
    if view.lairs["forest"] >= 0:
        assert (reader.beasts, reader.lairs) == (view.beasts, view.lairs)
    assert (reader.refill, reader.tavern, reader.needed) == (view.refill, view.tavern, view.needed)
    if view.phase not in ("schools", "first-monster", "start", "extra-skill"):
        assert (reader.active, reader.turn) == (view.active, view.turn)
    if view.fight is not None and view.fight.monster:
        assert (reader.life, tuple(reader.spent)) == (view.fight.life, view.fight.spent)
    assert (*reader.dice.get(True, ()), *reader.dice.get(False, ())) == view.dice


@pytest.mark.rule("22")
@pytest.mark.parametrize(("mode", "players"), WAYS)
@pytest.mark.parametrize("seed", ["a", "b"])
def test_the_log_alone_tells_how_the_table_stands(mode: str, players: int, seed: str) -> None:
    session = Session.new(GAME, players, mode, seed)
    eyes: tuple[int | None, ...] = (None, players - 1)
    readers = {seat: Reader(session.table.content, players) for seat in eyes}
    chance, read = random.Random(seed), dict.fromkeys(eyes, 0)
    while True:
        for seat in eyes:
            for number, event in session.events(seat, since=read[seat]):
                readers[seat].read(event)
                read[seat] = number
            view = session.view(seat)
            assert isinstance(view, View)
            compare(readers[seat], view)
        if session.ask is None:
            break
        assert isinstance(session.ask, Ask)
        session.choose(random_answer(session.ask, chance))
