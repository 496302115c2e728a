"""Skills, witcher level, shield, potions, gold."""

from __future__ import annotations

from korchma.games.oldworld import events as e
from korchma.games.oldworld.box.box import ALCHEMY, DEFENCE, LEVEL_REWARD, SKILLS
from korchma.games.oldworld.options import Pour
from korchma.games.oldworld.rules.cards import draw
from korchma.games.oldworld.rules.modifiers import potion_limit, shield_limit
from korchma.games.oldworld.state import WorldTable
from korchma.kernel import Ask, Flow
from korchma.tray.piles import renew

MOST = 5


def gain_gold(t: WorldTable, seat: int, n: int) -> None:
    """Gold out of the bank, which never runs dry; a loss as far as there is any. [6, 60]"""
    player = t.state.players[seat]
    if n > 0:
        player.gold += n
        t.tell(e.GainedGold(seat, n))
    elif n < 0 and player.gold:
        lost = min(player.gold, -n)
        player.gold -= lost
        t.tell(e.LostGold(seat, lost))


def add_refill(t: WorldTable, n: int) -> None:
    """More cards in this turn's phase III, or fewer. [68]"""
    t.state.refill += n
    t.tell(e.MoreCards(t.state.active, abs(n), fewer=n < 0))


def set_shield(t: WorldTable, seat: int, shield: int) -> None:
    """The shield, between nothing and the Defence maximum. [27]"""
    player = t.state.players[seat]
    before = player.shield
    player.shield = max(0, min(shield, shield_limit(t, seat)))
    if player.shield != before:
        t.tell(e.ShieldSet(seat, player.shield))


def raise_skill(t: WorldTable, seat: int, skill: int) -> Flow[None]:
    """One step; Defence lifts the shield, Alchemy brings a potion, four make a level. [24, 25]"""
    player = t.state.players[seat]
    if player.skills[skill] >= MOST:
        return
    player.skills[skill] += 1
    t.tell(e.Raised(seat, SKILLS[skill], player.skills[skill]))
    if skill == DEFENCE:
        set_shield(t, seat, player.shield + 1)
    elif skill == ALCHEMY:
        yield from gain_potions(t, seat, 1)
    while min(player.skills) > player.level:
        player.level += 1
        t.tell(e.LevelUp(seat, player.level))
        draw(t, seat, LEVEL_REWARD[player.level])


def lower_skill(t: WorldTable, seat: int, skill: int) -> None:
    """One step down, never below 1, never from 5; the level stays. [25-27]"""
    player = t.state.players[seat]
    if 1 < player.skills[skill] < MOST:
        player.skills[skill] -= 1
        t.tell(e.Lowered(seat, SKILLS[skill], player.skills[skill]))
        set_shield(t, seat, player.shield)


def next_potion(t: WorldTable) -> str | None:
    """The top potion; an empty deck is made anew of the used ones. [28]"""
    s = t.state
    if not s.brews and renew(t.rng, s.brews, s.poured):
        t.tell(e.BrewsMixed())
    if not s.brews:
        return None
    t.learn()
    return s.brews.pop()


def gain_potions(t: WorldTable, seat: int, n: int) -> Flow[None]:
    """Draw potions; what is above the limit is discarded by choice. [28]"""
    s = t.state
    player = s.players[seat]
    for _ in range(n):
        potion = next_potion(t)
        if potion is None:
            return
        player.potions.append(potion)
        t.tell(e.GotPotion(seat, potion))
    yield from pour_down(t, seat, potion_limit(t, seat))


def pour_down(t: WorldTable, seat: int, limit: int) -> Flow[None]:
    """Discard potions of one's choice until so many are left. [28]"""
    player = t.state.players[seat]
    while len(player.potions) > limit:
        kinds = list(dict.fromkeys(player.potions))
        chosen = kinds[0]
        if len(kinds) > 1:
            match (yield Ask(seat, "pour", [*map(Pour, kinds)], rule="28")):
                case Pour(potion):
                    chosen = potion
        pour(t, seat, chosen)


def pour(t: WorldTable, seat: int, potion: str) -> None:
    """A potion goes unused to the discard."""
    t.state.players[seat].potions.remove(potion)
    t.state.poured.append(potion)
    t.tell(e.Poured(seat, potion))


def use_up(t: WorldTable, seat: int, power: str) -> None:
    """What a story gave serves once and is gone. [62]"""
    t.state.players[seat].kept.remove(power)
    t.tell(e.UsedUp(seat, power))
