"""The chance to win a fight, by fighting it many times on tables that could be this one."""

from __future__ import annotations

import math
import random

from korchma.games.oldworld.fight_mind import Fighter
from korchma.games.oldworld.fighting import fight_on, start_monster_fight
from korchma.games.oldworld.harm import MONSTER
from korchma.games.oldworld.hidden import redeal
from korchma.games.oldworld.options import Attack
from korchma.games.oldworld.state import State, TheEnd, WorldTable
from korchma.kernel import Answer, Ask, Flow, Odds, Option, Table
from korchma.kernel.ask import AskAll
from korchma.kernel.copying import copier
from korchma.kernel.rng import first_state

TRIES = 60
_COPY = copier(State)


def odds(t: WorldTable, ask: Ask, option: Option) -> Odds | None:
    """The chance to defeat a monster if it is attacked now, or from here on in its fight."""
    s = t.state
    if isinstance(option, Attack):
        return _odds(t, option.monster, TRIES)
    fight = s.fight
    if fight is None or not fight.monster or fight.sides[0].seat != ask.seat or fight.combo:
        return None
    return _odds(t, "", TRIES) if ask.about in ("prepare", "combo") else None


def _odds(t: WorldTable, monster: str, tries: int) -> Odds:
    """How often the fight is won, with the error of so many tries."""
    won = sum(_try(t, monster, number) for number in range(tries))
    chance = won / tries
    error = 1.96 * math.sqrt(max(chance * (1 - chance), 0.25 / tries) / tries)
    return Odds(chance, chance, exact=False, error=error)


def win_chance(t: WorldTable, monster: str, tries: int) -> float:
    """The chance to defeat a monster that is attacked now."""
    return _odds(t, monster, tries).chance


def _try(t: WorldTable, monster: str, number: int) -> bool:
    """One fight on a table that could be this one."""
    twin: WorldTable = Table(_COPY(t.state), t.content, t.options)
    s = twin.state
    seat = s.active
    s.rng = first_state(f"odds {number}")
    redeal(twin, seat)
    if monster:
        start_monster_fight(twin, monster)
    fight = s.fight
    assert fight is not None
    chance = random.Random(number)
    try:
        _run(twin, fight_on(twin), chance)
    except TheEnd:
        return True
    return fight.winner not in (MONSTER, -1)


def _run(t: WorldTable, flow: Flow[None], chance: random.Random) -> None:
    """Run a fight to its end as sensible fighters would."""
    try:
        asked = next(flow)
        while True:
            assert not isinstance(asked, AskAll)
            if isinstance(asked, Ask):
                asked = flow.send(sensible(t, asked, chance))
            else:
                asked = next(flow)
    except StopIteration:
        return


def sensible(t: WorldTable, ask: Ask, chance: random.Random) -> Answer:
    """A fighter's answer, or the first there is."""
    if ask.about == "attack":
        return ask.options[int(chance.random() * len(ask.options))]
    found = Fighter(t, ask).answer()
    if found is not None:
        return found
    return ask.options[0] if ask.pick is None else tuple(ask.options[: ask.pick[0]])
