"""Who decides in an entry: the acting knight, a vote, the first player; and whom he names. [121]"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from korchma.games.wasteknights import events as e
from korchma.games.wasteknights.box import tales as w
from korchma.games.wasteknights.box.holding import Whom
from korchma.games.wasteknights.options import Choose, Name
from korchma.games.wasteknights.rules.effects import first_awake, knights_of
from korchma.games.wasteknights.rules.knights import acting, awake, in_order
from korchma.games.wasteknights.rules.specials import AIMED
from korchma.games.wasteknights.state import WasteTable
from korchma.kernel import Ask, Flow, Option
from korchma.tray.stories import AllOf, AnyOf, FlagIs, If, Mark, Not

KEPT = 65_536
"""Steps that are remembered before all are forgotten: more than any box has."""
_AIMS: dict[int, tuple[object, bool]] = {}
"""Steps by their identity, each kept with what is known of it so that it stays the same."""


def chooser(t: WasteTable) -> int:
    """Who decides: the acting knight; where he fell in this entry, the next conscious one."""
    s = t.state
    if s.acting not in s.fell_here:
        return s.acting
    n = len(s.knights)
    order = [(s.acting + k) % n for k in range(1, n)]
    return next((i for i in order if awake(s.knights[i])), s.acting)


def checker(t: WasteTable, by: Whom) -> int | None:
    """Who rolls; nobody where nobody is conscious."""
    i = knights_of(t, by)[0] if by else chooser(t)
    return i if awake(t.state.knights[i]) else None


def tags_of(t: WasteTable) -> tuple[str, ...]:
    """By-names of a check made in a story action: dice may be promised for them. [3.6]"""
    return tuple(t.state.deed.replace("-", " ").split())


def vote(t: WasteTable, options: Sequence[Choose]) -> Flow[Choose]:
    """Each conscious knight openly; a tie goes to the first player. [3.15 (6)]"""
    s = t.state
    votes: Counter[Choose] = Counter()
    for i in in_order(t):
        if awake(s.knights[i]):
            answer = yield Ask(s.knights[i].seat, "vote", options, rule="121")
            assert isinstance(answer, Choose)
            votes[answer] += 1
            t.tell(e.Voted(s.knights[i].who, answer.way))
    most = max(votes.values(), default=0)
    tied = [option for option in options if votes[option] == most]
    if len(tied) == 1:
        return tied[0]
    asked: list[Option] = [*tied]
    answer = yield Ask(s.knights[first_awake(t)].seat, "tie", asked, rule="121")
    assert isinstance(answer, Choose)
    return answer


def _speaks_of_target(condition: object) -> bool:
    match condition:
        case FlagIs(name):
            return name.startswith("t.")
        case Not(of):
            return _speaks_of_target(of)
        case AllOf(parts) | AnyOf(parts):
            return any(map(_speaks_of_target, parts))
    return False


def aims(step: object) -> bool:
    """Whether a step speaks of a target; each is looked at once."""
    known = _AIMS.get(id(step))
    if known is None:
        if len(_AIMS) >= KEPT:
            _AIMS.clear()
        known = _AIMS[id(step)] = step, _aims(step)
    return known[1]


def _aims(step: object) -> bool:
    match step:
        case Mark(name):
            return name.startswith("t.")
        case If(when):
            return _speaks_of_target(when)
        case w.Special(name):
            return name in AIMED
    return getattr(step, "who", "") == "target"


def aim(t: WasteTable) -> Flow[None]:
    """The acting knight names another one, who is remembered to the end of the entry. [3.6]"""
    s, knight = t.state, acting(t)
    others = [x for i, x in enumerate(s.knights) if i != s.acting and not x.out]
    if s.deed == "duel":
        others = [x for x in others if awake(x) and x.at == knight.at]
    if not others:
        return
    who = others[0].who
    if len(others) > 1:
        options = [Name(x.who) for x in others]
        match (yield Ask(s.knights[chooser(t)].seat, "target", options, rule="121")):
            case Name(chosen):
                who = chosen
    s.target = next(i for i, x in enumerate(s.knights) if x.who == who)
