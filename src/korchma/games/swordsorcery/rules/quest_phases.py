"""Rules of one quest that do something as an Event phase begins, or when a duel breaks."""

from __future__ import annotations

from korchma.games.swordsorcery import events as e
from korchma.games.swordsorcery.box.holding import Area
from korchma.games.swordsorcery.options import Aim, Push
from korchma.games.swordsorcery.rules import activation, moving, quest_rules, story, telling, words
from korchma.games.swordsorcery.rules.arms import Arms
from korchma.games.swordsorcery.rules.figures import active, foes_at, heroes_at
from korchma.games.swordsorcery.rules.ground import board_of, ground, lay
from korchma.games.swordsorcery.rules.harm import alive
from korchma.games.swordsorcery.rules.numbers import race
from korchma.games.swordsorcery.state import Foe, SwordTable
from korchma.kernel import Ask, Flow, Option

ARCH = "q6-a18"
"""Where the press goes. (q6)"""
STOOD = (
    ("mill-gate", "q.mill-shut", "q6-a1", "q6-a6"),
    ("salt-gate", "q.salt-shut", "q6-a5", "q6-a10"),
)
BARRICADE = ("q6-a3", "q6-a8")
SHOT_AT = ("q6-a1", "q6-a2", "q6-a3")
DRUMS = (("d1", "drum1"), ("d2", "drum2"), ("d3", "drum3"))


def begin(t: SwordTable) -> Flow[None]:
    """As an Event phase begins, before a defeat is looked at."""
    rules = t.state.rules
    if "cart" in rules:
        yield from _cart(t)
    if "names" in rules:
        _names(t)
    if "crossbows" in rules and t.state.tokens.get("crossbows"):
        yield from _crossbows(t)
    if "press" in rules:
        yield from _press(t)
    if "gates" in rules:
        yield from _gates(t)


def _cart(t: SwordTable) -> Flow[None]:
    """The cart goes a step, unless something is in its way. (q2 ``cart``)"""
    s = t.state
    if not s.tokens.get("cart"):
        return
    at = s.tokens["cart"][0]
    near = {at, *lay(t).roads.near[at]}
    escorted = any(not hero.ghost and hero.at in near for hero in s.heroes)
    rows = story.book_of(t).map.tokens
    waits = next(row.waits for row in rows if row.id == "cart").get(at)
    waiting = waits is not None and not telling.TALES.true(t, waits)
    if escorted and not waiting and not foes_at(t, at):
        yield from words.along(t, "cart", escort=False)


def _names(t: SwordTable) -> None:
    """A name is read, if somebody listens and nobody fought there. (q4 ``names``)"""
    s = t.state
    left = [token for skin, token in DRUMS if s.flags.get(skin, 0) > 0 and s.tokens.get(token)]
    for token in left[:1]:
        area = s.tokens[token][0]
        if heroes_at(t, area) and s.memory.get(f"attack-{area}") != s.round:
            quest_rules.count(t, "names", 1)


def _crossbows(t: SwordTable) -> Flow[None]:
    """Two piercing hits on one enemy before the wall. (q6 ``crossbows``)"""
    found = [foe for foe in t.state.foes if foe.at in SHOT_AT]
    if not found:
        return
    foe = found[0]
    if len(found) > 1:
        options: list[Option] = [Aim(each.ref) for each in found]
        answer = yield Ask(active(t).seat, "crossbows", options, rule="106")
        foe = next(each for each in found if each.ref == answer.figure)  # type: ignore[union-attr]
    from korchma.games.swordsorcery.rules import attack  # that chapter needs this one

    arms = Arms("crossbows", hits=2, range=5, type="pierce")
    yield from attack.attack(t, None, arms, foe)


def _press(t: SwordTable) -> Flow[None]:
    """Every enemy without a hero in its area goes one area toward the arch. (q6 ``press``)"""
    for foe in [*t.state.foes]:
        if not alive(t, foe) or heroes_at(t, foe.at) or foe.at == ARCH:
            continue
        roads = lay(t).roads
        steps = roads.toward(foe.at, ARCH)
        if not steps:
            continue
        best = [x for x in steps if ground(t, x) == "normal"] or [*steps]
        to: Area = best[0]
        if len(best) > 1:
            seat = t.state.heroes[foe.owner].seat
            answer = yield Ask(seat, "way", [Push(area) for area in best], rule="200")
            to = answer.area  # type: ignore[union-attr]  # a Push
        yield from moving.enter(t, foe, to, walking=True)


def _gates(t: SwordTable) -> Flow[None]:
    """A shut gate with an enemy before it loses strength, the barricade too. (q6 ``gates``)"""
    s = t.state
    for strength, shut, outside, inside in STOOD:
        if s.flags.get(shut) and foes_at(t, outside):
            yield from weaken(t, strength, shut, outside, inside)
    outside, inside = BARRICADE
    if board_of(t).side(outside, inside) in s.shut and foes_at(t, outside):
        yield from weaken(t, "barricade", "", outside, inside)


def weaken(t: SwordTable, strength: str, shut: str, outside: Area, inside: Area) -> Flow[None]:
    """One strength less; at nought the wall goes. (q6 ``gates``)"""
    s = t.state
    if s.flags.get(strength, 0) > 0:
        quest_rules.count(t, strength, -1)
    if s.flags.get(strength, 0) <= 0:
        if shut:
            s.flags[shut] = 0
        yield from words.wall_falls(t, board_of(t).side(outside, inside))


def sapped(t: SwordTable) -> Flow[bool]:
    """A sapper's special takes one off the first thing that is shut. (q6 ``gates``)"""
    s = t.state
    if "gates" not in s.rules:
        return False
    for strength, shut, outside, inside in STOOD:
        if s.flags.get(shut):
            yield from weaken(t, strength, shut, outside, inside)
            return True
    outside, inside = BARRICADE
    if board_of(t).side(outside, inside) in s.shut:
        yield from weaken(t, "barricade", "", outside, inside)
        return True
    return False


def duel_over(t: SwordTable) -> Flow[None]:
    """The duel was broken: every guard acts once. (q7 ``duel``)"""
    s = t.state
    if not s.memory.pop("broken", 0) or "duel" not in s.rules or s.quest != "q7":
        return
    s.rules.remove("duel")
    s.memory.pop("champion", None)
    t.tell(e.RuleEnded("duel"))
    for foe in [*s.foes]:
        if is_guard(t, foe):
            yield from activation.activate(t, foe)


def is_guard(t: SwordTable, foe: Foe) -> bool:
    """An orc of the court, not Hoshtar. (q7)"""
    return alive(t, foe) and race(t, foe) == "orc" and foe.name != "hoshtar"
