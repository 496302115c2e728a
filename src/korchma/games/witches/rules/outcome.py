"""How an attempt ends: solved, failed with its consequence, or run from."""

from __future__ import annotations

from collections.abc import Callable

from korchma.games.witches import events as e
from korchma.games.witches.rules.actions import lose_actions, next_action
from korchma.games.witches.rules.benefits import remove_crises
from korchma.games.witches.rules.cackles import take_aliss, take_cackles
from korchma.games.witches.rules.dungeon import lock_up
from korchma.games.witches.rules.placing import add_crisis
from korchma.games.witches.rules.retreat import withdraw
from korchma.games.witches.state import DUNGEON, Player, WitchTable, me, target
from korchma.kernel import Flow

EASY_ON_CARD = 8


def _pay(t: WitchTable) -> Flow[None]:
    """The attempt is over: a cackle for each cackle face and each magic. [67, 68]"""
    s = t.state
    assert s.attempt is not None
    due = s.attempt.dice.count(0) + s.attempt.magic
    s.attempt = None
    yield from take_cackles(t, due)


def total(t: WitchTable, player: Player) -> int:
    """Dice, symbols, benefits, and the bonus for hard problems solved. [65]"""
    going = t.state.attempt
    assert going is not None
    return sum(going.dice) + going.symbols + going.bonus + len(player.hard) // 2


def wins(t: WitchTable, player: Player) -> bool:
    """Whether the total is enough. [66]"""
    return total(t, player) >= target(t, player.at)


def solve(t: WitchTable) -> Flow[None]:
    """The total is enough. [66]"""
    s, player = t.state, me(t)
    t.tell(e.Solved(s.active, s.problems[player.at], total(t, player), target(t, player.at)))
    yield from _success(t)


def solve_at_once(t: WitchTable) -> Flow[None]:
    """No dice needed: the attempt ends as a success. [86, 100c, 100o, 145]"""
    s = t.state
    t.tell(e.SolvedAtOnce(s.active, s.problems[me(t).at]))
    yield from _success(t)


def _success(t: WitchTable) -> Flow[None]:
    """She takes the problem, its crises go back, her pawn stays. [70-72]"""
    s, player = t.state, me(t)
    token = s.problems.pop(player.at)
    if player.at in s.crises:
        remove_crises(t, player.at, s.crises[player.at])
    if token in t.content.hard:
        player.hard += (token,)
    elif len(player.easy) < EASY_ON_CARD:
        player.easy += (token,)
    else:
        player.side += (token,)
    if t.content.tokens[token].success == "magpyrs-leave":
        _magpyrs_leave(t)
    yield from _pay(t)
    next_action(t)


def _magpyrs_leave(t: WitchTable) -> None:
    """Bela is beaten: all other open Magpyrs leave the map, unscored. [73, 111]"""
    s, tokens = t.state, t.content.tokens
    for space in [x for x, token in s.problems.items() if tokens[token].group == "magpyrs"]:
        if space not in s.closed:
            if space in s.crises:
                remove_crises(t, space, s.crises[space])
            token = s.problems.pop(space)
            s.out.append(token)
            t.tell(e.MagpyrLeft(token, space))


def fail(t: WitchTable) -> Flow[None]:
    """Cackles, the consequence, and a retreat unless the Dungeon took her. [74-78, 112]"""
    s, player = t.state, me(t)
    token = t.content.tokens[s.problems[player.at]]
    t.tell(e.Failed(s.active, token.id, total(t, player), target(t, player.at)))
    rulings = t.options
    yield from _pay(t)
    yield from take_cackles(
        t, rulings.fail_cackles_hard if token.hard else rulings.fail_cackles_easy
    )
    if token.failure:
        _CONSEQUENCES[token.failure](t)
    if player.at != DUNGEON:
        to = yield from withdraw(t, "75", stumble=True)
        t.tell(e.Retreated(s.active, to))
    next_action(t)
    if token.failure == "dungeon" and not rulings.dungeon_still_draws:
        s.phase = "over"


def run_away(t: WitchTable) -> Flow[None]:
    """Not a failure: only the cackles on the dice are due. [79, 80, 82]"""
    yield from _flee(t, "80")


def escape(t: WitchTable) -> Flow[None]:
    """The Escape benefit: as if she had run in time. [100d]"""
    yield from _flee(t, "100d", anywhere=True)


def _flee(t: WitchTable, rule: str, *, anywhere: bool = False) -> Flow[None]:
    yield from _pay(t)
    to = yield from withdraw(t, rule, anywhere=anywhere)
    t.tell(e.Ran(t.state.active, to))
    next_action(t)


def _to_dungeon(t: WitchTable) -> None:
    """The Felmets: she is locked up and her turn is over. [105]"""
    lose_actions(t)
    lock_up(t, t.state.active)


def _all_to_dungeon(t: WitchTable) -> None:
    """The Cunning Man: every witch is locked up; the active one still draws. [103]"""
    lose_actions(t)
    for seat in range(len(t.state.players)):
        lock_up(t, seat)


def _crisis(t: WitchTable) -> None:
    """A Magpyr: one more crisis on that problem, whatever lies there. [108, 109]"""
    add_crisis(t, me(t).at)


def _winter(t: WitchTable) -> None:
    """The Wintersmith: every witch moves an easy problem beside her card. [110]"""
    for seat, player in enumerate(t.state.players):
        if player.easy:
            *kept, token = player.easy
            player.easy = tuple(kept)
            player.side += (token,)
            t.tell(e.Wintered(seat, token))


_CONSEQUENCES: dict[str, Callable[[WitchTable], None]] = {
    "dungeon": _to_dungeon,
    "all-to-dungeon": _all_to_dungeon,
    "crisis": _crisis,
    "black-aliss": take_aliss,
    "winter": _winter,
}
"""What failing a hard problem brings; elves bring nothing by themselves. [78, 104-108]"""
