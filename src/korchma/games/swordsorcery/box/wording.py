"""Every message the box needs: names and sentences of its cards, and the words they are made of."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import get_args

from korchma.games.swordsorcery.box.box import Box
from korchma.games.swordsorcery.box.foes import Scroll
from korchma.games.swordsorcery.box.holding import HEROES, NATURES, Rank
from korchma.games.swordsorcery.box.phrases import (
    Phrase,
    attacking,
    done,
    holding,
    level_phrases,
    lined,
    played,
    side_phrases,
    triggered,
)
from korchma.games.swordsorcery.box.telling import (
    Told,
    card_words,
    face_words,
    foe_power_words,
    item_words,
    knack_words,
    row_phrase,
    weak_word,
)
from korchma.games.swordsorcery.box.terms import Damage, Icon, Race, Style, Symbol, Weapon
from korchma.kernel.words import Word

ALWAYS = (
    *(f"symbol-{name}" for name in get_args(Symbol)),
    *(f"damage-{name}" for name in (*get_args(Damage), "none")),
    *(f"style-{name}" for name in (*get_args(Style), "master")),
    *(f"nature-{name}" for name in NATURES),
    *(f"icon-{name}" for name in (*get_args(Icon), "special", "row")),
    *(f"weapon-kind-{name}" for name in get_args(Weapon)),
    *(f"hands-{name}" for name in ("main", "off", "either", "both")),
    *(f"weight-{name}" for name in ("light", "medium", "heavy", "robe")),
    *(f"category-{name}" for name in ("artifact", "consumable", "ammo", "tool", "key")),
    *(f"race-{name}" for name in get_args(Race)),
    *(f"rank-{name}" for name in get_args(Rank)),
    *(f"target-{name}" for name in ("richest", "most-wounded", "nearest", "priority")),
    *(f"target-{name}" for name in get_args(Style)),
    *(f"card-{name}" for name in ("level", "cooldown", "late", "price", "forged")),
    *(f"card-{name}" for name in ("armour", "shields", "defence", "charges")),
    "once-round",
    "event-story",
)
"""What a card shows beside its lines: marks, runes, numbers."""
CONDITIONS = ("knocked-down", "poison-1", "poison-2", "blind", "slow", "stun", "fire-1", "fire-2")


def cards(box: Box) -> Iterator[Told]:
    """Every card of the box, in words."""
    kinds: dict[str, Iterable[str]] = {
        "hero": HEROES,
        "class": box.heroes,
        "innate": (card.innate.id for card in box.heroes.values()),
        "shout": (card.shout.id for card in box.heroes.values()),
        "power": box.powers,
        "talent": box.talents,
        "companion": box.companions,
        "treasure": box.treasures,
        "building": box.buildings,
        "enemy": box.scrolls,
        "boss": box.bosses,
        "encounter": box.encounters,
        "trap": box.traps,
        "crit": box.crits,
        "shadow": box.shadows,
        "search": box.searches,
        "loot": box.loot,
        "chest": box.chests,
        "event-card": box.events,
    }
    for kind, names in kinds.items():
        yield from (card_words(box, kind, name) for name in names)
    for item in box.items.values():
        if item.deck != "quest":
            yield from (item_words(item.id, side) for side in ("ab" if item.b else "a"))
    for scroll in scrolls(box):
        yield from (knack_words(knack) for knack in scroll.powers)
        yield from ({"": Word(f"arm-{arm.id}")} for arm in scroll.weapons)
        yield from ({"": Word(f"arm-{arm.id}.strike")} for arm in scroll.weapons)
    for power in box.foe_powers.values():
        yield from (foe_power_words(power.id, stage) for stage in power.levels)
    for boss in box.bosses.values():
        yield from (face_words(boss, face) for face in (boss.a, boss.b))


def scrolls(box: Box) -> Iterator[Scroll]:
    """The scrolls of enemies, and of both sides of masters."""
    yield from (row.scroll for row in box.scrolls.values())
    for boss in box.bosses.values():
        yield from (boss.a.scroll, boss.b.scroll)


def phrases(box: Box) -> Iterator[Phrase]:
    """Every line any card shows."""
    for power in box.powers.values():
        for level in power.levels:
            yield from level_phrases(level)
    for item in box.items.values():
        for side in (item.a, item.b):
            yield from side_phrases(side) if side else ()
    for card in box.heroes.values():
        yield from holding(card.innate.perks)
        yield from (*lined(card.innate.lines), *triggered(card.innate.triggers))
        for play in (card.innate.play, card.shout.play):
            yield from played(play) if play else ()
    for companion in box.companions.values():
        yield from attacking(companion.attack)
    yield from _foes(box)
    yield from _decks(box)


def _foes(box: Box) -> Iterator[Phrase]:
    for scroll in scrolls(box):
        for arm in scroll.weapons:
            yield from attacking(arm.attack)
        yield from (row_phrase(row, scroll) for row in scroll.rows)
        for knack in scroll.powers:
            yield from (*done(knack.does), *holding(knack.perks), *triggered(knack.triggers))
    for power in box.foe_powers.values():
        for stage in power.levels:
            yield from (*holding(stage.perks), *lined(stage.lines), *triggered(stage.triggers))
    for boss in box.bosses.values():
        yield from holding((*boss.perks, *boss.a.perks, *boss.b.perks))
    weak = {each for card in box.enemies.values() for each in card.weak}
    weak |= {each for boss in box.bosses.values() for each in boss.weak}
    yield from (Phrase((weak_word(each),)) for each in weak)


def _decks(box: Box) -> Iterator[Phrase]:
    for trap in box.traps.values():
        yield from done(trap.does)
    for crit in box.crits.values():
        yield from (*done(crit.does), *holding(crit.perks))
    for event in box.events.values():
        yield from (*done(event.does), *holding(event.lasts))
    for search in box.searches.values():
        for line in search.lines:
            yield from done(line.does)
    for talent in box.talents.values():
        yield from holding(talent.perks)


def spoken(box: Box) -> Iterator[Word]:
    """Every word of every card and line."""
    yield from (word for told in cards(box) for word in told.values())
    for phrase in phrases(box):
        yield from (*phrase.heads, *phrase.does)


def messages(box: Box) -> set[str]:
    """The ids of all messages the box needs."""
    conditions = {f"condition-{name}{part}" for name in CONDITIONS for part in ("", ".text")}
    return {*ALWAYS, *conditions, *(word.id for word in spoken(box))}
