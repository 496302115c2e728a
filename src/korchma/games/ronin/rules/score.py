"""The end of the game: side quests, golden experience, partnership, and who won."""

from __future__ import annotations

from korchma.games.ronin import events as e
from korchma.games.ronin.box.box import INDEX, SYMBOLS
from korchma.games.ronin.options import Quest
from korchma.games.ronin.rules.effects import inactive
from korchma.games.ronin.rules.gaining import gain_vp
from korchma.games.ronin.state import SOURCES, RoninTable, golden, people, tracks_of, vp
from korchma.kernel import SAFE, Ask, AskAll, Flow, Result
from korchma.kernel.result import Source

SOLO_GOAL = 35


def quest(t: RoninTable) -> Flow[None]:
    """Each picks an inactive symbol of chapter III, then all points are counted. [72, 73]"""
    s = t.state
    yield SAFE
    seats = people(s)
    options = [Quest(SYMBOLS[symbol]) for symbol in inactive(t)]
    answers = yield AskAll(tuple(Ask(seat, "quest", options, rule="73") for seat in seats))
    assert isinstance(answers, dict)
    t.learn()
    for seat in seats:
        answer = answers[seat]
        assert isinstance(answer, Quest)
        n = quest_points(t, s.players[seat].hand, INDEX[answer.symbol])
        s.players[seat].known = s.players[seat].hand[:]
        t.tell(e.QuestScored(seat, s.players[seat].character, answer.symbol, n))
        gain_vp(t, seat, n, "quest")
    _count_markers(t)
    s.ending = _ending(t)
    s.phase = "over"
    t.tell(e.Ended(s.ending))


def quest_points(t: RoninTable, hand: list[str], symbol: int) -> int:
    """A point for each card of the hand with the symbol, however often it bears it. [73]"""
    return sum(symbol in t.content.prints[card] for card in hand)


def _count_markers(t: RoninTable) -> None:
    """Points for the golden marker and for the lower partnership. [74, 75]"""
    s = t.state
    for seat in people(s):
        player = s.players[seat]
        space = golden(player)
        gold = 0 if space is None else t.content.golden[space]
        t.tell(e.GoldenScored(seat, player.character, gold))
        gain_vp(t, seat, gold, "golden")
        tie = partnership_points(t, seat)
        t.tell(e.PartnersScored(seat, player.character, tie))
        gain_vp(t, seat, tie, "partners")


def partnership_points(t: RoninTable, seat: int) -> int:
    """The points of the lower track. [75]"""
    return track_points(t, lower_track(t, seat))


def lower_track(t: RoninTable, seat: int) -> int:
    """The track that counts: the lower, of equal ones the one worth fewer points. [75]"""
    s = t.state
    return min(tracks_of(s, seat), key=lambda track: (s.tracks[track], track_points(t, track)))


def track_points(t: RoninTable, track: int) -> int:
    """What a partnership would be worth at its level. [75]"""
    s = t.state
    return t.content.worth[s.boards[track]][s.tracks[track]]


def _ending(t: RoninTable) -> str:
    """Most points win; alone 35 are enough. [76, 89]"""
    seats = people(t.state)
    if len(seats) > 1:
        return "points"
    return "won" if vp(t.state.players[seats[0]]) >= SOLO_GOAL else "lost"


def result(t: RoninTable) -> Result | None:
    """How the game ended; ties go to the higher place on the initiative track. [76, 77, 89]"""
    s = t.state
    if s.phase != "over":
        return None
    persons = [player for player in s.players if not player.automa]
    scores = tuple(vp(player) for player in persons)
    sources = tuple(tuple(map(Source, SOURCES, player.points)) for player in persons)
    best = max(people(s), key=lambda seat: scores[seat])
    winners = () if s.ending == "lost" else (best,)
    return Result(s.ending, winners, scores, sources)
