"""Enemies come and go: cards, assignment, gates, powers, what they leave. [170-189, 213-217]"""

from __future__ import annotations

from itertools import count

from korchma.games.swordsorcery import events as e
from korchma.games.swordsorcery.box.holding import Area
from korchma.games.swordsorcery.options import Gate
from korchma.games.swordsorcery.rules import priority, quest_moments, quest_rules
from korchma.games.swordsorcery.rules.breeds import breed, scroll_of
from korchma.games.swordsorcery.rules.cards import deck_of
from korchma.games.swordsorcery.rules.dice import faces_of, throw
from korchma.games.swordsorcery.rules.figures import active, living
from korchma.games.swordsorcery.rules.harm import light
from korchma.games.swordsorcery.rules.numbers import shields_whole
from korchma.games.swordsorcery.rules.sheets import traumas
from korchma.games.swordsorcery.state import Foe, SwordTable
from korchma.kernel import Ask, Flow
from korchma.tray import piles

MANY = 4
"""From so many heroes on the second number of a card holds. [61, 176]"""
MOST_POWERS = 2


# --- coming --------------------------------------------------------------------------------------


def cards_in_play(t: SwordTable) -> list[str]:
    """Cards of enemies in play: a horde is one, a shadow none. [62, 177, 225]"""
    return list(dict.fromkeys(foe.card for foe in t.state.foes))


def many(t: SwordTable) -> bool:
    """Four heroes or more, as the quest began. [176] (4.D 4)"""
    n = len(living(t)) if t.options.red_by_living else len(t.state.heroes)
    return n >= MANY


def _ref(t: SwordTable, card: str, name: str) -> str:
    """What a figure goes by: its card, or the story's name for it; of several alike a number."""
    called = f"{t.state.quest}-{name}" if name else card
    taken = {foe.ref for foe in t.state.foes}
    if called not in taken:
        return called
    return next(ref for n in count(2) if (ref := f"{called}.{n}") not in taken)


def add(t: SwordTable, card: str, area: Area, name: str = "", powers: int = 0) -> Foe:
    """An enemy comes: to whom, with which powers, with all its life. [186, 187, 226]"""
    s, row = t.state, breed(t.content, card)
    master = card in t.content.bosses
    rank = "purple" if master else t.content.scrolls[t.content.enemies[card].scroll].rank
    kind = card if master else t.content.scrolls[t.content.enemies[card].scroll].kind
    owner = s.active if master else _assign(t, card)
    for _ in range(row.figures):
        s.serial += 1
        foe = Foe(
            ref=_ref(t, card, name),
            at=area,
            came="",
            wounds=0,
            shields=0,
            ward=0,
            conditions=[],
            fresh=[],
            fire=[],
            boons=[],
            card=card,
            kind=kind,
            rank=rank,
            name=name,
            owner=owner,
            side="a",
            life=row.health[many(t)],
            powers=[],
            charges=charges_of(t, card),
            marks={},
            tags=[],
        )
        s.foes.append(foe)
        t.tell(e.Came(foe.ref, area, s.heroes[owner].ref))
    for _ in range(row.draws + powers):
        draw_power(t, foe)
    for each in [x for x in s.foes if x.card == card]:
        each.shields = shields_whole(t, each)
        if area in s.fires:
            each.fire.append(s.fires[area])
        quest_moments.foe_came(t, each)
    if master:
        priority.master_came(t)
    return foe


def charges_of(t: SwordTable, card: str, side: str = "a") -> dict[str, int]:
    """Powers with charges begin full. [173]"""
    knacks = scroll_of(t.content, card, side).powers
    return {knack.id: knack.charges for knack in knacks if knack.charges}


def _assign(t: SwordTable, card: str) -> int:
    """The second copy goes to who has the first; else to who alone has the fewest; else to the
    active player. [186, 187]"""
    s = t.state
    scroll = t.content.enemies[card].scroll
    held: dict[str, int] = {}
    for foe in s.foes:
        if foe.rank != "purple":
            held[foe.card] = foe.owner
    for other, who in held.items():
        if t.content.enemies[other].scroll == scroll:
            return who
    counts = [0] * len(s.heroes)
    for who in held.values():
        counts[who] += 1
    fewest = min(counts)
    return counts.index(fewest) if counts.count(fewest) == 1 else s.active


def draw_power(t: SwordTable, foe: Foe) -> None:
    """An enemy power of a type it has not; two at most. [179]"""
    s = t.state
    deck = deck_of(t.content, "foe_powers")
    have = {deck[card].type for card in foe.powers}
    for _ in range(len(s.enemy_powers) + len(s.enemy_powers_used)):
        if len(foe.powers) >= MOST_POWERS:
            return
        if not s.enemy_powers:
            piles.renew(t.rng, s.enemy_powers, s.enemy_powers_used)
        if not s.enemy_powers:
            return
        card = s.enemy_powers.pop()
        t.learn()
        if deck[card].type in have:
            s.enemy_powers_used.append(card)
            continue
        for each in [x for x in s.foes if x.card == foe.card]:
            each.powers.append(card)
        t.tell(e.PowerDrawn(foe.ref, deck[card].id))
        return


def top_card(t: SwordTable) -> str:
    """The next card of the enemy deck; "" where all are in play. [188]"""
    s = t.state
    if not s.enemies:
        piles.renew(t.rng, s.enemies, s.fallen)
    t.learn()
    return s.enemies.pop() if s.enemies else ""


def come(t: SwordTable, area: Area, powers: int = 0) -> Foe | None:
    """The next enemy of the deck, in this area."""
    card = top_card(t)
    if not card:
        t.tell(e.NobodyCame())
        return None
    foe = add(t, card, area, powers=powers)
    quest_moments.from_deck(t, foe)
    return foe


def certain(t: SwordTable, kind: str, rank: str, area: Area, name: str) -> Foe | None:
    """A certain enemy: the card kept aside for it, or the first such of the deck. [189]"""
    s = t.state
    wanted = [card for card in s.aside if _is(t, card, kind, rank)]
    if wanted:
        s.aside.remove(wanted[0])
        return add(t, wanted[0], area, name)
    for again in (False, True):
        if again and not piles.renew(t.rng, s.enemies, s.fallen):
            return None
        while s.enemies:
            card = s.enemies.pop()
            t.learn()
            if _is(t, card, kind, rank):
                return add(t, card, area, name)
            s.fallen.append(card)
    return None


def _is(t: SwordTable, card: str, kind: str, rank: str) -> bool:
    if card in t.content.bosses:
        return card == kind
    scroll = t.content.scrolls[t.content.enemies[card].scroll]
    return (scroll.kind, scroll.rank) == (kind, rank)


# --- gates and numbers ---------------------------------------------------------------------------


def formula(t: SwordTable, fill: int) -> int:
    """Heroes in play less enemies in play, and so many more; never below nought. [61, 62]"""
    s = t.state
    heroes = len(living(t))
    heroes += sum(t.content.companions[each.card].heroes for each in s.companions)
    enemies = {foe.card for foe in s.foes if not quest_rules.seated(t, foe)}
    return max(0, heroes - len(enemies) + fill)


def open_gates(t: SwordTable) -> list[str]:
    """Gates that let enemies in."""
    return [gate for gate, on in t.state.gates.items() if on]


def gate_row(t: SwordTable, gate: str) -> tuple[Area, str]:
    """Where a gate is, and its symbol."""
    rows = t.content.quests[t.state.quest].map.gates
    return next((row.area, row.symbol) for row in rows if row.id == gate)


def pick_gate(t: SwordTable) -> Flow[str]:
    """With several open a blue die is rolled until one shows; two on a face: the player. [185]"""
    gates = open_gates(t)
    if len(gates) < 2:
        return gates[0] if gates else ""
    symbols = {gate: gate_row(t, gate)[1] for gate in gates}
    while True:
        face = throw(t, 0, 1)[0]
        t.tell(e.GateRolled(face))
        shown = faces_of(t.content)[face]
        found = [gate for gate in gates if symbols[gate] in shown]
        if len(found) == 1:
            return found[0]
        if found:
            answer = yield Ask(active(t).seat, "gate", [Gate(x) for x in found], rule="185")
            assert isinstance(answer, Gate)
            return answer.gate


def spawn(t: SwordTable, n: int, at: str = "gate") -> Flow[None]:
    """So many enemies, each by itself: at a gate the die shows, a certain gate, or in an area."""
    s = t.state
    for _ in range(n):
        area = at
        if at == "gate":
            gate = yield from pick_gate(t)
            area = gate_row(t, gate)[0] if gate else ""
        elif at in s.gates:
            area = gate_row(t, at)[0] if s.gates[at] else ""
        elif at.startswith("g"):
            area = ""
        if not area:
            t.tell(e.NobodyCame())
            return
        if come(t, area) is None:
            return


def fire_at_gate(t: SwordTable, level: int) -> Flow[None]:
    """Fire in the area of an open gate, picked as for a spawn. [Flames]"""
    gate = yield from pick_gate(t)
    if gate:
        light(t, gate_row(t, gate)[0], level)


# --- going ---------------------------------------------------------------------------------------


def leave_spoils(t: SwordTable, foe: Foe) -> None:
    """Crowns open, loot and treasure face down, where it fell. [213]"""
    s = t.state
    row = t.content.bosses.get(foe.card) or t.content.enemies[foe.card]
    if row.spoils.crowns:
        s.coins[foe.at] = s.coins.get(foe.at, 0) + row.spoils.crowns
    lot = ["loot"] * row.spoils.loot + ["treasure"] * row.spoils.treasure
    if lot:
        s.finds.setdefault(foe.at, []).extend(lot)


def put_away(t: SwordTable, foe: Foe, *, dead: bool) -> None:
    """Its card to the discards; of red ones and masters out of the quest; powers too. [213, 214]"""
    s = t.state
    s.enemy_powers_used += foe.powers
    if dead and foe.rank in ("green", "blue"):
        s.fallen.append(foe.card)
    else:
        s.out.append(foe.card)


def leave(t: SwordTable, foe: Foe) -> None:
    """It leaves play, not by dying: no shards, no loot. [3.14]"""
    s = t.state
    for each in [x for x in s.foes if x.card == foe.card]:
        s.foes.remove(each)
        s.crit_used += [x for x in each.conditions if x in traumas(t.content)]
        t.tell(e.Left(each.ref))
    put_away(t, foe, dead=False)
    priority.master_gone(t)
