"""Which messages name the things of Old World, and what its questions are about."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from korchma.games.oldworld.box.box import SKILLS, TERRAINS, Box
from korchma.games.oldworld.box.rows import Card, Hit, Link, Place
from korchma.games.oldworld.eyes.view import View
from korchma.games.oldworld.options import MonsterId, PlaceId, StoryId
from korchma.games.oldworld.state import WorldTable, me
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


def things(t: WorldTable, ask: Ask) -> Here | Reading | Beast | None:
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
        "way": ["a", "b"],
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
    return [f"story:{name}" for name in (*view.reading, *own) if name.startswith("event-")]


def words(content: object, kind: str, value: object) -> Mapping[str, Word]:
    """Cards by name and by what they do; fight cards by number; stories by their title."""
    assert isinstance(content, Box)
    if kind == "card":
        return _card(content.cards[str(value)])
    if kind == "place":
        return _place(content.places[int(str(value))])
    if kind == "attack":
        row = content.attacks[int(str(value))]
        halves = {**_half("charge", row.charge), **_half("bite", row.bite)}
        return {
            "": Word("attack", {"n": row.id}),
            "does": Word("attack-does", halves),
            "charge": Word("attack-charge", halves),
            "bite": Word("attack-bite", halves),
        }
    if kind == "die":
        return {"": Word("die-number", {"n": int(str(value)) % 5 + 1})}
    if kind == "story":
        parts = {"": "title", "a": "a", "b": "b"}
        said = {suffix: Word(f"{value}.{part}") for suffix, part in parts.items()}
        prices = {
            f"price_{key}": Word("way-price", msgspec.to_builtins(price))
            for key, price in content.prices(str(value)).items()
        }
        return {**said, **prices, "opening": Word(str(value))}
    if kind == "outcome":
        return {"": Word(str(value))}
    if kind in ("school", "monster", "potion", "perk"):
        return {"": Word(f"{kind}-{value}"), "text": Word(f"{kind}-{value}.text")}
    return plain_words(content, kind, value)


def _place(place: Place) -> Mapping[str, Word]:
    """A place's name, and what can be done there. [44-51]"""
    action = f"action-{place.skill or place.action}"
    return {"": Word(f"place-{place.id}"), "action": Word(action)}


def _card(card: Card) -> Mapping[str, Word]:
    """A card's name, alone and with its terrain; its colour, its terrain, and what it does."""
    name = f"card-{card.name}"
    return {
        "": Word(name, {"ground": "none"}),
        "ground": Word(name, {"ground": card.terrain}),
        "colour": Word(f"colour-{card.colour}"),
        "terrain": Word(f"terrain-{card.terrain}"),
        "does": Word("card-does", _does(card)),
    }


def _does(card: Card) -> dict[str, str | int]:
    """The corner of a card and its links, as variables of a sentence. [79, 81, 82]"""
    kinds = {"damage": card.damage, "shield": card.shield, "draw": card.draw, "take": card.take}
    out: dict[str, str | int] = {
        "corner": "-".join(kind for kind, n in kinds.items() if n),
        "damage": card.damage,
        "shield": card.shield,
        "draw": f"{card.draw:+}".replace("-", "−"),
        "links": len(card.links),
    }
    for name, link in zip(("one", "two"), card.links, strict=False):
        gives = "damage" if link.damage else "shield" if link.shield else _back(link)
        out |= {name: link.colour, f"{name}_gives": gives, f"{name}_n": link.damage or link.shield}
    return out


def _back(link: Link) -> str:
    return "back" if link.back else "nothing"


def _half(name: str, hit: Hit) -> dict[str, str | int]:
    """Half of a fight card, as variables of a sentence. [88]"""
    kinds = {"burn": hit.burn, "discard": hit.discard, "lowers": hit.lowers, "skill": hit.skill}
    kinds |= {"level": hit.level}
    return {
        name: next((kind for kind, given in kinds.items() if given), "damage"),
        f"{name}_n": hit.damage,
        f"{name}_skill": hit.skill or hit.lowers or "none",
    }
