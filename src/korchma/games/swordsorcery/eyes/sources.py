"""Words for what something comes from: people, and the cards, powers and weapons they have."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from korchma.games.swordsorcery.box.box import Box
from korchma.games.swordsorcery.box.holding import HEROES
from korchma.games.swordsorcery.box.telling import (
    card_words,
    foe_power_words,
    item_words,
    knack_words,
)
from korchma.games.swordsorcery.box.wording import CONDITIONS, scrolls
from korchma.games.swordsorcery.rules.breeds import scroll_of
from korchma.games.swordsorcery.rules.cards import deck_of, item_cards, treasure_cards
from korchma.kernel.words import Word

Told = Mapping[str, Word]
DECKS = {
    "encounter": "encounters",
    "trap": "traps",
    "crit": "crits",
    "shadow": "shadows",
    "loot": "loot",
    "event": "events",
}
QUEST_ITEMS = {"key-red": "q3", "tallow": "q5"}
"""Cards that belong to a quest, which has the words for them."""
CAUSES = ("attack", "fire", "dangerous", "story", "search")
"""What hurts and is no card."""
TURNED = "-b"
"""After a card's name: its other side is up, as in ``great-axe-b``."""
ILLUSION = "illusion:"
"""What an enemy takes for a hero: ``illusion:q1-a3``."""


def cards_of(box: Box, deck: str) -> Mapping[str, Any]:
    """Cards and tokens by their own names; events are one of each."""
    return box.events if deck == "events" else deck_of(box, deck)


def deck_words(box: Box, kind: str, name: str) -> Told:
    """A card or a token of a small deck."""
    row = cards_of(box, DECKS[kind])[name]
    return card_words(box, "event-card" if kind == "event" else kind, row.id)


def hero_card_words(box: Box, name: str) -> Told:
    """A hero's card: the class, the hero, and what is printed on it."""
    row = box.heroes[name]
    innate = card_words(box, "innate", row.innate.id)
    shout = card_words(box, "shout", row.shout.id)
    return {
        "": Word(f"class-{name}"),
        "text": Word(f"class-{name}.text"),
        "hero": Word(f"hero-{row.hero}"),
        "innate": innate[""],
        "innate-text": innate["text"],
        "shout": shout[""],
        "shout-text": shout["text"],
    }


def figure_word(box: Box, ref: str) -> Word:
    """A hero, a companion, an enemy by its kind or by the name its quest gives it."""
    called = ref.partition(".")[0]
    if called in HEROES:
        return Word(f"hero-{called}")
    if called in box.companions:
        return Word(f"companion-{called}")
    if called in box.bosses:
        return Word(f"boss-{called}")
    if called in box.enemies:
        return Word(f"enemy-{box.enemies[called].scroll}")
    if called.startswith(ILLUSION):
        return Word("figure-illusion")
    quest, _, name = called.partition("-")
    return Word(f"{quest}-enemy-{name}")


def blade_words(box: Box, name: str) -> Told:
    """An item, both its sides; a weapon of an enemy; a power that strikes."""
    if name in ("", "bare-hands"):
        return {"": Word("blade-bare-hands")}
    card = item_cards(box).get(name) or item_cards(box).get(name.removesuffix(TURNED))
    if card is not None and card.row.deck == "quest":
        return {"": Word(f"{QUEST_ITEMS[card.row.id]}-item-{card.row.id}")}
    if card is not None:
        sides = {side: item_words(card.row.id, side)[""] for side in ("ab" if card.row.b else "a")}
        up = item_words(card.row.id, "b" if name.endswith(TURNED) else card.side or "a")
        return {"": up[""], **sides, "flavour": up["flavour"]}
    if name in treasure_cards(box):
        return card_words(box, "treasure", treasure_cards(box)[name].id)
    return source_words(box, name)


def source_words(box: Box, name: str) -> Told:
    """Whatever something comes from: a power, a gift, an enemy's, a card of a small deck."""
    if name in box.powers:
        return card_words(box, "power", name)
    if name in item_cards(box):
        return blade_words(box, name)
    if name in box.talents:
        return card_words(box, "talent", name)
    if name in box.foe_powers:
        return foe_power_words(name, box.foe_powers[name].levels[0])
    for kind, deck in DECKS.items():
        if name in cards_of(box, deck) and name not in CAUSES:
            return deck_words(box, kind, name)
    card, _, what = name.partition(".")
    if what:
        return _of_foe(box, card, what)
    for row in box.heroes.values():
        if name == row.innate.id:
            return card_words(box, "innate", name)
        if name == row.shout.id:
            return card_words(box, "shout", name)
    if name in CONDITIONS:
        return {"": Word(f"condition-{name}")}
    return {"": Word(f"cause-{name}")}


def _of_foe(box: Box, card: str, what: str) -> Told:
    """A power or a weapon of a scroll: ``gremlin-red.chief``, ``raider.sword``."""
    found = [each for scroll in scrolls(box) for each in scroll.powers if each.id == what]
    if card in box.enemies or card in box.bosses:
        own = [x for side in "ab" for x in scroll_of(box, card, side).powers if x.id == what]
        found = own or found
    if found:
        return knack_words(found[0])
    return {"": Word(f"arm-{what}"), "strike": Word(f"arm-{what}.strike")}
