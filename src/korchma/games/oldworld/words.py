"""Which messages name the things of Old World, and what its questions are about."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from korchma.games.oldworld.box import SKILLS, TERRAINS, Box
from korchma.games.oldworld.options import MonsterId, PlaceId, StoryId
from korchma.games.oldworld.rows import Card
from korchma.games.oldworld.state import WorldTable, me
from korchma.games.oldworld.view import View
from korchma.kernel import Ask
from korchma.kernel.words import Word, plain_words

DICE = 10


class Here(msgspec.Struct, frozen=True):
    """The place where something is asked."""

    at: PlaceId


class Beast(msgspec.Struct, frozen=True):
    """The monster a question is about."""

    monster: MonsterId
    life: int


class Reading(msgspec.Struct, frozen=True):
    """The story a question is about."""

    story: StoryId


def things(t: WorldTable, ask: Ask) -> msgspec.Struct | None:
    """What a question is about, where its sentence names it."""
    s = t.state
    if ask.about in ("roam", "deed"):
        return Here(me(t).at)
    if ask.about == "story":
        return Reading(s.reading[-1])
    if ask.about == "attack" and s.fight is not None:
        return Beast(s.fight.monster, len(s.fight.life))
    return None


def named(box: Box) -> Mapping[str, Sequence[str | int]]:
    """The things that have names, by kind. Outcomes have theirs apart: they are secret."""
    perks = [
        "specialty",
        *box.monsters,
        *(f"witcher-{school}" for school in box.schools),
        *(f"skill-{skill}" for skill in SKILLS),
        *POWERS,
    ]
    return {
        "card": [*box.cards],
        "place": [*box.places],
        "monster": [*box.monsters],
        "potion": [*box.potions],
        "school": [*box.schools],
        "skill": [*SKILLS],
        "terrain": [*TERRAINS],
        "attack": [*box.attacks],
        "deck": ["city", "wilds"],
        "perk": perks,
        "die": [*range(DICE)],
        "story": [*box.stories],
    }


POWERS = (
    "crossbow",
    "cloak",
    "horse",
    "totem",
    "whetstone",
    "satchel",
    "charts",
    "medallion",
    "bard",
    "shieldmaiden",
    "herbalist",
    "hound",
    "surgeon",
    "sorceress",
    "discount",
    "passage",
    "sellsword",
)


def secrets(view: View) -> list[str]:
    """Events that are being read or have become quests: their text may be seen now. [58, 62]"""
    own = [quest.story for player in view.players for quest in player.quests]
    return [name for name in (*view.reading, *own) if name.startswith("event-")]


def words(content: object, kind: str, value: object) -> Mapping[str, Word]:
    """Cards by their name; fight cards by number; stories by their title."""
    assert isinstance(content, Box)
    if kind == "card":
        return _card(content.cards[str(value)])
    if kind == "attack":
        return {"": Word("attack", {"n": int(str(value))})}
    if kind == "die":
        return {"": Word("die-number", {"n": int(str(value)) % 5 + 1})}
    if kind == "story":
        return {"": Word(f"{value}.title")}
    if kind == "outcome":
        return {"": Word(str(value))}
    return plain_words(content, kind, value)


def _card(card: Card) -> Mapping[str, Word]:
    """A card's name, its colour and its terrain."""
    return {
        "": Word(f"card-{card.name}"),
        "colour": Word(f"colour-{card.colour}"),
        "terrain": Word(f"terrain-{card.terrain}"),
    }
