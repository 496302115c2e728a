"""Dice thrown again in an attack: bursts, nerve, gunners, blanks, dirty tricks. [45, 84]"""

from __future__ import annotations

from korchma.games.wasteknights import events as e
from korchma.games.wasteknights.box.box import FATE
from korchma.games.wasteknights.box.rows import Side
from korchma.games.wasteknights.options import GoOn, Reroll, UseKnack
from korchma.games.wasteknights.rules.goods import lose
from korchma.games.wasteknights.rules.kits import kit
from korchma.games.wasteknights.rules.knights import the_fight
from korchma.games.wasteknights.rules.numbers import can
from korchma.games.wasteknights.rules.throwing import own_count, throw
from korchma.games.wasteknights.state import WasteTable
from korchma.kernel import Ask, Flow, Option, several


def rerolls(t: WasteTable, i: int, weapon: Side) -> Flow[None]:
    """What may be thrown again after the roll is seen, each once. [45, 84, ruling 35]"""
    knight = t.state.knights[i]
    spent: list[str] = []
    while True:
        open_ = [knack for knack in ready(t, i, weapon) if knack not in spent]
        if not open_:
            return
        options: list[Option] = [*map(UseKnack, open_), GoOn()]
        match (yield Ask(knight.seat, "after-roll", options, rule="45", usual=options[-1])):
            case UseKnack(knack):
                if knack != "burst" or not t.options.bursts_go_on:
                    spent.append(knack)
                yield from _again(t, i, knack)
            case _:
                return


def ready(t: WasteTable, i: int, weapon: Side) -> list[str]:
    """Rerolls at hand: the automatic weapon's, a veteran's, a gunner's, blanks, dirty tricks."""
    s, fight, knight = t.state, the_fight(t), t.state.knights[i]
    roll, has = s.roll, kit(t, knight).knacks
    assert roll is not None
    out = []
    free = "free-burst" in has and "free-burst" not in fight.used
    if weapon.auto and (knight.ammo or free):
        out.append("burst")
    if "iron-nerve" in has and "iron-nerve" not in s.used:
        out.append("iron-nerve")
    if roll.skill == "ra" and "gunner" in has and "gunner" not in fight.used:
        out.append("gunner")
    if "blanks" in has and "blanks" not in fight.used and "" in roll.faces:
        out.append("blanks")
    if "dirty-tricks" in has and "dirty-tricks" not in fight.used:
        fate = own_count(t, knight, roll.faces)[FATE] - roll.fewer
        if fate > 0:
            out.append("dirty-tricks")
    return out


def _again(t: WasteTable, i: int, knack: str) -> Flow[None]:
    """Dice are thrown again; the new faces stand."""
    s, fight, knight = t.state, the_fight(t), t.state.knights[i]
    roll = s.roll
    assert roll is not None
    t.tell(e.Used(knight.who, knack))
    if knack == "dirty-tricks":
        fight.used.append(knack)
        roll.fewer += 1
        return
    if knack == "burst":
        if can(t, knight, "free-burst") and "free-burst" not in fight.used:
            fight.used.append("free-burst")
        else:
            lose(t, knight, "ammo", 1)
    elif knack == "iron-nerve":
        s.used.append(knack)
    else:
        fight.used.append(knack)
    which = [n for n, face in enumerate(roll.faces) if not face]
    if knack != "blanks":
        most = len(roll.faces) if knack == "burst" else 1
        options = [Reroll(n) for n in range(len(roll.faces))]
        answer = yield Ask(knight.seat, "which-dice", options, pick=(1, most), rule="84")
        which = [each.die for each in several(answer) if isinstance(each, Reroll)]
    for n, face in zip(which, throw(t, "".join(roll.dice[n] for n in which)), strict=True):
        roll.faces[n] = face
    t.tell(e.Rerolled(knight.who, knack, roll.dice, tuple(roll.faces)))
