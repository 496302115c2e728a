"""Used powers: turned, refreshed, cooling down. [114-117, 231]"""

from __future__ import annotations

from korchma.games.swordsorcery import events as e
from korchma.games.swordsorcery.options import TurnPower
from korchma.games.swordsorcery.state import Hero, SwordTable
from korchma.kernel import Ask, Flow


def used_powers(hero: Hero) -> list[str]:
    """Powers that cool down. [116]"""
    return [power.card for power in hero.powers if power.at]


def turn_power(t: SwordTable, hero: Hero, n: int) -> Flow[None]:
    """One used power of his choice forward, or back; 1 and 4 are the ends. [116] (4.D 34)"""
    card = yield from pick_power(t, hero)
    if not card:
        return
    power = next(each for each in hero.powers if each.card == card)
    before = power.at
    power.at = max(1, min(4, power.at - n))
    if power.at != before:
        t.tell(e.PowerTurned(hero.ref, power.card, power.at))


def pick_power(t: SwordTable, hero: Hero) -> Flow[str]:
    """A used power he names."""
    cards = used_powers(hero)
    if len(cards) < 2:
        return cards[0] if cards else ""
    answer = yield Ask(hero.seat, "turn-power", [TurnPower(x) for x in cards], rule="116")
    assert isinstance(answer, TurnPower)
    return answer.power


def refresh(t: SwordTable, hero: Hero) -> Flow[None]:
    """A used power he names is ready at once. [231]"""
    card = yield from pick_power(t, hero)
    for power in hero.powers:
        if power.card == card:
            power.at = 0
            t.tell(e.PowerTurned(hero.ref, card, 0))


def cool_down(t: SwordTable, hero: Hero, card: str, level: int) -> None:
    """A power that was used turns to its cooldown; at 1 it is ready each round. [114, 117]"""
    row = t.content.powers[card]
    found = next(each for each in row.levels if each.rank == level)
    for power in hero.powers:
        if power.card == card and found.cooldown:
            power.at = found.cooldown
            t.tell(e.PowerTurned(hero.ref, card, power.at))
