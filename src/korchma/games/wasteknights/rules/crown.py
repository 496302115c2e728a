"""What only The Dust Crown does: patrons, challenges, names, duels, the usurper. [3.16 A4]"""

from __future__ import annotations

from collections.abc import Callable

from korchma.games.wasteknights import events as e
from korchma.games.wasteknights.box.box import SKILLS
from korchma.games.wasteknights.options import Agree, Decline
from korchma.games.wasteknights.rules.combat import combat
from korchma.games.wasteknights.rules.duel import duel
from korchma.games.wasteknights.rules.facing import Bout
from korchma.games.wasteknights.rules.giving import worth_of_gear
from korchma.games.wasteknights.rules.goods import resources
from korchma.games.wasteknights.rules.growing import renown
from korchma.games.wasteknights.rules.knights import acting, awake, in_order
from korchma.games.wasteknights.rules.numbers import resist
from korchma.games.wasteknights.rules.places import on_space, put_token
from korchma.games.wasteknights.rules.striking import Run
from korchma.games.wasteknights.state import NOBODY, Knight, WasteTable
from korchma.kernel import Ask, Flow

PATRONS = (1, 2, 3, 4)
"""Guild, pilots, cult, the remnant of Cerbero."""
HOARD, CITIES, MACHINES = 8, 4, 2
OPEN = 5
NOBODYS = 5
"""Whose crown it is where nobody is ahead."""
USURPER = "usurper"


# --- challenges and patrons ----------------------------------------------------------------------


def challenges(t: WasteTable, n: int, run: Run) -> Flow[None]:
    """Each skill with difficulty 2 and 3, shuffled; five of them on sites."""
    s = t.state
    s.challenges = [f"{skill}{need}" for skill in SKILLS for need in (2, 3)]
    t.rng.shuffle(s.challenges)
    for _ in range(OPEN):
        yield from next_challenge(t, n, run)


def next_challenge(t: WasteTable, n: int, run: Run) -> Flow[None]:
    """The next one comes to a free named site, by lot."""
    s = t.state
    taken = {at for kind, spaces in s.tokens.items() if kind[:2] in SKILLS for at in spaces}
    free = [at for at in t.content.sites if at not in taken]
    if s.challenges and free:
        put_token(t, s.challenges.pop(), free[t.rng.below(len(free))])
    yield from ()


def fame(t: WasteTable, n: int, run: Run) -> Flow[None]:
    """Strong enemies make a name, once a round and knight."""
    t.state.flags["fame"] = 1
    yield from ()


def deal_patrons(t: WasteTable, n: int, run: Run) -> Flow[None]:
    """One each, in secret."""
    s = t.state
    s.patrons = list(PATRONS)
    t.rng.shuffle(s.patrons)
    for i in in_order(t):
        s.knights[i].flags["patron"] = s.patrons.pop()
        s.secret.append(i)
    yield from ()


def content(t: WasteTable, knight: Knight) -> bool:
    """Whether a knight has done what his patron wants."""
    match knight.flags.get("patron"):
        case 1:
            return resources(knight) >= HOARD
        case 2:
            return sum(flag.startswith("slept-") for flag in knight.flags) >= CITIES
        case 3:
            return knight.rad >= resist(t, knight) - 1
        case 4:
            return knight.flags.get("beat-machine", 0) >= MACHINES
    return False


def show_patrons(t: WasteTable, n: int, run: Run) -> Flow[None]:
    """All are shown and tested."""
    s = t.state
    s.secret = []
    s.flags["promises"] = 0
    for i in in_order(t):
        knight = s.knights[i]
        if knight.out:
            continue
        kept = content(t, knight)
        knight.flags["kept"] = int(kept)
        s.flags["promises"] += kept
        t.tell(e.PatronShown(knight.who, knight.flags.get("patron", 0), kept))
    yield from ()


def show_patron(t: WasteTable, n: int, run: Run) -> Flow[None]:
    """An eliminated knight's patron is shown and does not count."""
    s = t.state
    for i in [i for i in s.secret if s.knights[i].out]:
        s.secret.remove(i)
        t.tell(e.PatronShown(s.knights[i].who, s.knights[i].flags.get("patron", 0), False))
    yield from ()


def peek(t: WasteTable, n: int, run: Run) -> Flow[None]:
    """The target's patron, for one pair of eyes."""
    s, seat = t.state, acting(t).seat
    if s.target != NOBODY and s.target in s.secret:
        knight = s.knights[s.target]
        s.peeked.append(f"{seat}:{s.target}")
        t.learn()
        t.tell(e.PatronShown(knight.who, knight.flags["patron"], False), to=seat)
    yield from ()


# --- names ---------------------------------------------------------------------------------------


def ranking(flag: str) -> Callable[[WasteTable, int, Run], Flow[None]]:
    """Who has most of something (``k.top``, alone ``k.sole``), and who has least (``k.low``)."""

    def rank(t: WasteTable, n: int, run: Run) -> Flow[None]:
        playing = [knight for knight in t.state.knights if not knight.out]
        has = [knight.flags.get(flag, 0) for knight in playing]
        for knight, value in zip(playing, has, strict=True):
            top = value == max(has)
            knight.flags["top"] = int(top)
            knight.flags["sole"] = int(top and has.count(value) == 1)
            knight.flags["low"] = int(value == min(has))
        yield from ()

    return rank


def pledge(t: WasteTable, n: int, run: Run) -> Flow[None]:
    """A word is given to the target."""
    acting(t).flags["pledged"] = t.state.target + 1
    yield from ()


def pledged(t: WasteTable, n: int, run: Run) -> Flow[None]:
    """Whether a word was given to this very target."""
    knight = acting(t)
    given = knight.flags.get("pledged", 0) == t.state.target + 1
    knight.flags["broke"] = int(given and knight.flags.get("word", 0) > 0)
    yield from ()


def joust(t: WasteTable, n: int, run: Run) -> Flow[None]:
    """A duel with the tournament's mercy; ``fell`` says how many did, and the winner acts on."""
    s = t.state
    if s.target == NOBODY:
        s.flags["fell"] = 0
        return
    felled = yield from duel(t, s.acting, s.target, run, mercy=True)
    s.flags["fell"] = len(felled)
    if felled == [s.acting]:
        s.acting, s.target = s.target, s.acting


# --- the usurper, the crown ----------------------------------------------------------------------


def usurper_others(t: WasteTable, n: int, run: Run) -> Flow[None]:
    """Other conscious knights on the space may each fight him once; his wounds stay."""
    s, first = t.state, t.state.acting
    s.flags["down"] = 0
    for i in in_order(t):
        if i == first or i not in on_space(t, s.knights[first].at) or s.flags["down"]:
            continue
        answer = yield Ask(s.knights[i].seat, "join", [Agree(), Decline()], rule="73")
        if isinstance(answer, Agree) and awake(s.knights[i]):
            s.acting = i
            won, _ = yield from combat(t, i, Bout(USURPER), run)
            s.flags["down"] = int(won)
    if not s.flags["down"]:
        s.acting = first


def spoils(t: WasteTable, n: int, run: Run) -> Flow[None]:
    """Three of renown for who beats him; two, and one for each other who wounded him."""
    s = t.state
    slayer = next((i for i in in_order(t) if s.knights[i].flags.get(f"slew-{USURPER}")), s.acting)
    helped = [i for i, x in enumerate(s.knights) if x.flags.get(f"hit-{USURPER}") and i != slayer]
    renown(t, slayer, 2 if helped else 3)
    for i in helped:
        renown(t, i, 1)
    s.acting = slayer
    yield from ()


def crown(t: WasteTable, n: int, run: Run) -> Flow[None]:
    """The greatest name; ties: upgrades, then gear; else it is shared."""
    s = t.state
    playing = [i for i in in_order(t) if not s.knights[i].out]
    rank = {
        i: (s.knights[i].flags.get("renown", 0), len(s.knights[i].upgrades), worth_of_gear(t, i))
        for i in playing
    }
    best = max(rank.values())
    _tell_tie(t, sorted(rank.values(), reverse=True))
    s.crowned = [i for i in playing if rank[i] == best]
    alone = len(s.crowned) == 1
    s.flags["crown"] = s.knights[s.crowned[0]].flags.get("patron", 0) if alone else NOBODYS
    if alone:
        s.acting = s.crowned[0]
    yield from ()


def _tell_tie(t: WasteTable, ranks: list[tuple[int, int, int]]) -> None:
    """What decides between the greatest names, where two are equal."""
    if len(ranks) < 2 or ranks[0][0] != ranks[1][0]:
        return
    if ranks[0] == ranks[1]:
        t.tell(e.TieBroken("nothing"))
    else:
        t.tell(e.TieBroken("upgrades" if ranks[0][1] != ranks[1][1] else "gear"))
