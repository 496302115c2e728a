"""Who won, and why."""

from __future__ import annotations

from korchma.games.witches.state import Player, WitchTable
from korchma.kernel import Result, Source

COOP_HARD_LEFT = 4
LICENCE = 30
DISTINCTION = 41


def points(t: WitchTable, player: Player) -> tuple[Source, ...]:
    """Points from easy problems, from hard ones, and those Black Aliss takes. [91, 110, 124]"""
    tokens = t.content.tokens
    easy = sum(tokens[token].points for token in player.easy + player.side)
    hard = sum(tokens[token].points for token in player.hard)
    return (Source("easy", easy), Source("hard", hard), Source("aliss", -player.aliss))


def _standing(t: WitchTable, player: Player) -> tuple[int, int, int, int]:
    """What counts, in order: points, few cackles, hard points, the worst problem. [125-127]"""
    tokens = t.content.tokens
    easy, hard, aliss = points(t, player)
    worst = max((tokens[x].difficulty for x in player.easy + player.side + player.hard), default=0)
    score = easy.points + hard.points + aliss.points
    return (score, -(player.cackles + player.aliss), hard.points, worst)


def result(t: WitchTable) -> Result | None:
    """How the game ended. [119, 121, 123, 128, 130-132]"""
    s = t.state
    if not s.ending:
        return None
    everybody = tuple(range(len(s.players)))
    sources = tuple(points(t, player) for player in s.players)
    scores = tuple(sum(source.points for source in row) for row in sources)
    ending = s.ending
    winners: tuple[int, ...] = ()
    if ending == "boxes":
        if len(s.players) == 1:
            ending = solo_grade(scores[0])
            winners = everybody if ending != "solo-fail" else ()
        elif t.options.together:
            hard = sum(1 for token in s.problems.values() if token in t.content.hard)
            ending = "coop-win" if hard < COOP_HARD_LEFT else "coop-loss"
            winners = everybody if ending == "coop-win" else ()
        else:
            ending, winners = _best(t)
    return Result(ending, winners, scores, sources)


def solo_grade(score: int) -> str:
    """Below 30 a farmer's wife, to 40 a witch, above with distinction. [132]"""
    if score >= DISTINCTION:
        return "solo-distinction"
    return "solo-licence" if score >= LICENCE else "solo-fail"


def _best(t: WitchTable) -> tuple[str, tuple[int, ...]]:
    """The winner, and which tie-break decided; a full tie is shared. [125-127]"""
    standings = [_standing(t, player) for player in t.state.players]
    best = max(standings)
    winners = tuple(seat for seat, each in enumerate(standings) if each == best)
    if len(winners) > 1:
        return "shared", winners
    names = ("points", "tie-cackles", "tie-hard", "tie-difficulty")
    for depth, name in enumerate(names, 1):
        if sum(1 for each in standings if each[:depth] == best[:depth]) == 1:
            return name, winners
    raise AssertionError("a single best standing differs somewhere")
