"""What a combat leaves: rewards, prices that were due, wounds that stay. [91, 92]"""

from __future__ import annotations

from korchma.games.wasteknights.box.cards import CardSteps
from korchma.games.wasteknights.rules.gear import gain_from_deck
from korchma.games.wasteknights.rules.goods import KINDS, gain, gain_any
from korchma.games.wasteknights.rules.growing import gain_xp, renown
from korchma.games.wasteknights.rules.knights import the_fight
from korchma.games.wasteknights.rules.numbers import can
from korchma.games.wasteknights.rules.striking import Run, foe
from korchma.games.wasteknights.state import Knight, WasteTable
from korchma.kernel import Flow


def remember(t: WasteTable, knight: Knight, enemy: str, *, won: bool) -> None:
    """Wounds that stay, and who has dealt some, or the last. [3.16]"""
    s, fight = t.state, the_fight(t)
    if fight.wounds > s.lasting.get(enemy, 0):
        knight.flags[f"hit-{enemy}"] = 1
    knight.flags[f"slew-{enemy}"] = int(won)
    s.lasting[enemy] = fight.wounds


def pay_late(t: WasteTable, run: Run) -> Flow[None]:
    """What was taken at the start has its price. [G15]"""
    for name in the_fight(t).late:
        yield from run(t, price_of(t, name))


def price_of(t: WasteTable, name: str) -> CardSteps:
    """What follows on a card that was used with this side up: ``G15:works``."""
    card, _, up = name.partition(":")
    printed = t.content.cards[card]
    use = (printed.broken if up == "broken" else printed.works).use
    assert use is not None
    return use.late


def reward(t: WasteTable, i: int) -> Flow[None]:
    """The whole reward, even for one who fell; and what is told of it. [91]"""
    s, fight, knight = t.state, the_fight(t), t.state.knights[i]
    enemy = foe(t)
    xp = enemy.xp
    if enemy.xp > 1:
        xp += bool(can(t, knight, "tall-tale"))
        s.moments.append(f"beat-2xp@{i}")
    if "by-hand" in fight.used:
        xp += bool(can(t, knight, "lesson"))
    gain_xp(t, i, xp)
    for kind, n in zip(KINDS, (enemy.fuel, enemy.ammo, enemy.med), strict=True):
        if n:
            gain(t, knight, kind, n)
    if enemy.res:
        yield from gain_any(t, knight, enemy.res)
    if enemy.gear:
        yield from gain_from_deck(t, knight, enemy.gear)
    if enemy.xp > 1 and s.flags.get("fame") and knight.flags.get("famed") != s.round:
        knight.flags["famed"] = s.round
        renown(t, i, 1)
    beaten = f"beat-{enemy.kind}"
    knight.flags[beaten] = knight.flags.get(beaten, 0) + 1
    if enemy.kind == "cultist":
        knight.flags["cultist"] = 1
