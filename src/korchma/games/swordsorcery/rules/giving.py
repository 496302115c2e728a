"""Cards given, found and discarded: treasures, loot, soul weapons, keys. [8, 70, 129, 213]"""

from __future__ import annotations

from korchma.games.swordsorcery import events as e
from korchma.games.swordsorcery.box.perks import Draws
from korchma.games.swordsorcery.options import Keep
from korchma.games.swordsorcery.rules.cards import (
    deck_of,
    item_cards,
    new_card,
    row_of,
    treasure_cards,
)
from korchma.games.swordsorcery.rules.numbers import room
from korchma.games.swordsorcery.rules.purse import crowns
from korchma.games.swordsorcery.rules.sheets import perks
from korchma.games.swordsorcery.state import Carried, Hero, SwordTable
from korchma.kernel import Ask, Flow
from korchma.tray import piles

KEY = "key-"
SOUL, ARTIFACT = "soul-weapon", "artifact"


def give(t: SwordTable, hero: Hero, carried: Carried) -> None:
    """Into the pack; where that is full, it lies in the area. [70]"""
    if room(t, hero) > 0:
        hero.pack.append(carried)
        t.tell(e.GotItem(hero.ref, carried.card, carried.side))
    else:
        t.state.lying.setdefault(hero.at, []).append(carried)
        t.tell(e.NoRoom(hero.ref, carried.card, carried.side))


def give_new(t: SwordTable, hero: Hero, card: str, side: str = "a") -> None:
    """A card from the box, with all its charges. [127]"""
    give(t, hero, new_card(t, card, side))


def discard(t: SwordTable, carried: Carried) -> None:
    """Where a card goes that leaves play: each to its own pile. [8, 167]"""
    s, card = t.state, item_cards(t.content)[carried.card]
    if card.treasure is not None:
        s.treasures_used.append(carried.card)
    elif card.row.deck == "stash":
        s.stash.append(new_card(t, carried.card))
    elif card.row.deck == "emporium":
        s.shop.append(carried.card)
    elif card.row.deck == "soul":
        s.souls.append(carried.card)
    else:
        s.boxed.append(carried.card)


# --- treasures -----------------------------------------------------------------------------------


def _draw(t: SwordTable) -> str:
    """The top treasure; an empty deck is made anew of its discards. [3] (4.D 5)"""
    s = t.state
    if not s.treasures and not t.options.treasures_stay_out:
        piles.renew(t.rng, s.treasures, s.treasures_used)
    t.learn()
    return s.treasures.pop() if s.treasures else ""


def treasures(t: SwordTable, hero: Hero, n: int) -> Flow[None]:
    """So many treasures; who hunts them draws more and keeps one of each lot. [Treasure Hunt]"""
    lot = max((perk.n for perk in perks(t, hero, Draws) if perk.what == "treasure"), default=1)
    for _ in range(n):
        drawn = [card for _ in range(lot) if (card := _draw(t))]
        if not drawn:
            return
        kept = drawn[0]
        if len(drawn) > 1:
            t.state.offered = drawn
            answer = yield Ask(hero.seat, "keep", [Keep(card) for card in drawn], rule="8")
            assert isinstance(answer, Keep)
            kept = answer.item
            t.state.offered = []
        drawn.remove(kept)
        t.state.treasures_used += drawn
        take_treasure(t, hero, kept)


def take_treasure(t: SwordTable, hero: Hero, card: str) -> None:
    """A treasure is taken; crowns at once, and the card is discarded. [129]"""
    row = treasure_cards(t.content)[card]
    t.tell(e.TreasureDrawn(hero.ref, card))
    if row.crowns:
        t.state.treasures_used.append(card)
        crowns(t, hero, row.crowns)
    else:
        give_new(t, hero, card)


def loot(t: SwordTable, hero: Hero) -> Flow[None]:
    """A loot token is turned. [213]"""
    s = t.state
    if not s.loot:
        piles.renew(t.rng, s.loot, s.looted)
    if not s.loot:
        return
    token = s.loot.pop(t.rng.below(len(s.loot)))
    s.looted.append(token)
    row = deck_of(t.content, "loot")[token]
    t.tell(e.LootTurned(hero.ref, row.id))
    crowns(t, hero, row.crowns)
    yield from treasures(t, hero, row.treasure)


# --- certain cards -------------------------------------------------------------------------------


def certain(t: SwordTable, hero: Hero, item: str) -> Flow[None]:
    """A certain card or key; a soul weapon one picks; the next artifact of the deck. [3.14]"""
    s = t.state
    if item.startswith(KEY):
        if hero.ghost:
            s.dropped_keys.setdefault(hero.at, []).append(item.removeprefix(KEY))
        else:
            hero.keys.append(item.removeprefix(KEY))
            t.tell(e.GotKey(hero.ref, item.removeprefix(KEY)))
    elif item == SOUL:
        if s.souls:
            options = [Keep(card) for card in s.souls]
            answer = yield Ask(hero.seat, "soul-weapon", options, rule="12")
            assert isinstance(answer, Keep)
            s.souls.remove(answer.item)
            give_new(t, hero, answer.item)
    elif item == ARTIFACT:
        for pile in (s.treasures, s.treasures_used):
            found = [card for card in pile if _is_artifact(t, card)]
            if found:
                pile.remove(found[-1])
                t.rng.shuffle(s.treasures)
                take_treasure(t, hero, found[-1])
                return
    elif item in s.boxed and not hero.ghost:
        s.boxed.remove(item)
        give_new(t, hero, item)


def _is_artifact(t: SwordTable, card: str) -> bool:
    found = item_cards(t.content).get(card)
    return found is not None and found.row.category == "artifact"


def is_worn_out(t: SwordTable, carried: Carried) -> bool:
    """A card of one use. [128]"""
    return row_of(t, carried).category == "consumable"
