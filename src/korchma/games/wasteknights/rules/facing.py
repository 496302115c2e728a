"""Before the first blow: the enemy's properties, threat tokens, a weapon. [77-79]"""

from __future__ import annotations

from typing import NamedTuple

from korchma.games.wasteknights import events as e
from korchma.games.wasteknights.options import Wield
from korchma.games.wasteknights.rules.decks import draw_threat
from korchma.games.wasteknights.rules.knights import the_fight
from korchma.games.wasteknights.rules.numbers import row, side
from korchma.games.wasteknights.rules.striking import PROPERTIES, has, loaded
from korchma.games.wasteknights.state import NOBODY, Fight, Knight, WasteTable
from korchma.kernel import Ask, Flow

UNARMED = Wield()


class Bout(NamedTuple):
    """Which combat: against whom, with which card and tokens, and what a story changes."""

    enemy: str
    card: str = ""
    tokens: tuple[str, ...] = ()
    life: int = 0
    fewer_dice: int = 0
    lost: tuple[str, ...] = ()


def begin(t: WasteTable, i: int, bout: Bout) -> None:
    """Properties are read, tokens drawn; those that strengthen at once do. [77, 79]"""
    s, enemy = t.state, t.content.enemies[bout.enemy]
    knight = s.knights[i]
    life = s.flags.get(f"{bout.enemy}.life", 0) or enemy.life
    s.fought = s.fought or i == s.active
    s.fight = Fight(
        knight=i,
        enemy=bout.enemy,
        rival=NOBODY,
        card=bout.card,
        life=life + bout.life,
        wounds=s.lasting.get(bout.enemy, 0),
        phase="properties",
        weapons={},
        attacked=[],
        tokens=list(bout.tokens),
        foe_dice="",
        foe_fewer=bout.fewer_dice,
        fewer=0,
        more_dice="",
        used=[],
        blocked=[],
        felled=[],
        late=[],
        ended=False,
        lost=list(bout.lost),
    )
    if t.listening:
        left, held = s.fight.life - s.fight.wounds, tuple([x for x in PROPERTIES if has(t, x)])
        t.tell(e.FightBegan(knight.who, bout.enemy, left, held))
    if enemy.threat and "threat" not in bout.lost:
        drawn = [draw_threat(t, knight) for _ in range(enemy.threat)]
        s.fight.tokens += filter(None, drawn)
    for token in s.fight.tokens:
        s.fight.life += t.content.threats[token].red.life


def choices(t: WasteTable, knight: Knight) -> list[Wield]:
    """Weapons he may choose: in hand, with dice, loaded; or none at all. [78]"""
    out = []
    for each in knight.hands:
        up = side(t, each)
        if up.dice and (row(t, each).way == "melee" or loaded(knight, up)):
            out.append(Wield(each.card))
    return [*out, UNARMED]


def choose_weapon(t: WasteTable, i: int) -> Flow[None]:
    """One weapon, or bare hands; it is fixed for this combat. [78]"""
    fight, knight = the_fight(t), t.state.knights[i]
    fight.phase = "weapon"
    options = choices(t, knight)
    answer: object = options[0]
    if len(options) > 1:
        answer = yield Ask(knight.seat, "weapon", options, rule="78")
    assert isinstance(answer, Wield)
    fight.weapons[i] = answer.gear or ""
    t.tell(e.Wielded(knight.who, answer.gear))
