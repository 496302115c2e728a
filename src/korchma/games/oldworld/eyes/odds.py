"""The chance to win a fight, by fighting it many times on tables that could be this one."""

from __future__ import annotations

import math

from korchma.games.oldworld.eyes.hidden import redeal
from korchma.games.oldworld.mind.fight_mind import Fighter
from korchma.games.oldworld.mind.paying import Paid, cheapest
from korchma.games.oldworld.options import Attack, Go
from korchma.games.oldworld.rules.fighting import fight_on, start_monster_fight
from korchma.games.oldworld.rules.harm import MONSTER
from korchma.games.oldworld.rules.turn import may_attack
from korchma.games.oldworld.state import NOBODY, State, TheEnd, WorldTable
from korchma.kernel import Answer, Ask, Flow, Odds, Option, Table
from korchma.kernel.ask import AskAll
from korchma.kernel.copying import copier
from korchma.kernel.rng import key_of

TRIES = 60
_COPY = copier(State)
_QUESTIONS = ("prepare", "combo")


def odds(t: WorldTable, ask: Ask, option: Option) -> Odds | None:
    """The chance to defeat a monster by this option.

    Of an attack now, of a way to where one lives, and of what is done in one's fight turns.
    """
    if not has_odds(t, ask, option):
        return None
    match option:
        case Attack(monster):
            return _odds(t, monster, TRIES)
        case Go(to):
            return _odds_there(t, ask.seat, to)
    return _odds(t, "", TRIES, option)


def has_odds(t: WorldTable, ask: Ask, option: Option) -> bool:
    """Whether a fight with a monster hangs on this option."""
    match option:
        case Attack():
            return True
        case Go(to) if ask.about == "roam":
            monster = _lives(t, to)
            return bool(monster) and may_attack(t, monster) and _paid(t, ask.seat, to) is not None
    fight = t.state.fight
    mine = fight is not None and fight.monster and fight.sides[0].seat == ask.seat
    return bool(mine) and ask.about in _QUESTIONS


def _lives(t: WorldTable, place: int) -> str:
    """The monster that lives there, if one does."""
    s = t.state
    return next((s.beasts[x] for x, at in s.lairs.items() if at == place and s.beasts[x]), "")


def _paid(t: WorldTable, seat: int, to: int) -> Paid | None:
    """What the cheapest way there leaves."""
    player = t.state.players[seat]
    return cheapest(t, to, tuple(player.hand), player.gold)


def _odds_there(t: WorldTable, seat: int, to: int) -> Odds:
    """The chance against the monster that lives there, with what the cheapest way leaves."""
    paid = _paid(t, seat, to)
    assert paid is not None
    twin: WorldTable = Table(_COPY(t.state), t.content, t.options)
    player = twin.state.players[seat]
    player.discard += [card for card in player.hand if card not in paid.left]
    player.hand, player.gold, player.at = list(paid.left), paid.gold, to
    return _odds(twin, _lives(t, to), TRIES)


def _odds(t: WorldTable, monster: str, tries: int, first: Option | None = None) -> Odds:
    """How often the fight is won, with the error of so many tries."""
    won = sum(_try(t, monster, number, first) for number in range(tries))
    chance = won / tries
    error = 1.96 * math.sqrt(max(chance * (1 - chance), 0.25 / tries) / tries)
    return Odds(chance, chance, exact=False, error=error)


def win_chance(t: WorldTable, monster: str, tries: int) -> float:
    """The chance to defeat a monster that is attacked now."""
    return _odds(t, monster, tries).chance


def _try(t: WorldTable, monster: str, number: int, first: Option | None = None) -> bool:
    """One fight on a table that could be this one; ``first`` answers its first question."""
    twin: WorldTable = Table(_COPY(t.state), t.content, t.options, key_of(f"odds {number}"))
    s = twin.state
    s.rng = 0
    redeal(twin, s.active)
    if monster:
        start_monster_fight(twin, monster)
    fight = s.fight
    assert fight is not None
    try:
        _run(twin, fight_on(twin), first)
    except TheEnd:
        return True
    return fight.winner not in (MONSTER, NOBODY)


def _run(t: WorldTable, flow: Flow[None], first: Option | None) -> None:
    """Run a fight to its end as sensible fighters would, monsters as thinking neighbours would."""
    try:
        asked = next(flow)
        while True:
            assert not isinstance(asked, AskAll)
            if not isinstance(asked, Ask):
                asked = next(flow)
            elif first is not None:
                asked, first = flow.send(first), None
            else:
                asked = flow.send(sensible(t, asked))
    except StopIteration:
        return


def sensible(t: WorldTable, ask: Ask) -> Answer:
    """A fighter's answer, or the first there is."""
    found = Fighter(t, ask).answer()
    if found is not None:
        return found
    return ask.options[0] if ask.pick is None else tuple(ask.options[: ask.pick[0]])
