"""What every card of the box is called and says: message ids, with the numbers of its row.

Sentences stand in ``heroes.ftl``, ``powers.ftl``, ``items.ftl``, ``enemies.ftl`` and ``decks.ftl``;
what a level, a side, a scroll does line by line comes from ``phrases.py``.
"""

from __future__ import annotations

from collections.abc import Mapping

from korchma.games.swordsorcery.box.box import Box
from korchma.games.swordsorcery.box.decks import LootRow
from korchma.games.swordsorcery.box.foes import (
    AnyAct,
    Attacks,
    Behaviour,
    BossRow,
    Engage,
    Face,
    Knack,
    Moves,
    Retreat,
    Scroll,
    Stage,
    Uses,
    Weakness,
)
from korchma.games.swordsorcery.box.phrases import Phrase, Words
from korchma.games.swordsorcery.box.rows import BuildingRow, TreasureRow
from korchma.games.swordsorcery.box.saying import numbers, signed
from korchma.kernel.words import Word

Told = Mapping[str, Word]
"""The words of a thing by what they are: "" its name, ``text``, ``flavour`` and so on."""


def card_words(box: Box, kind: str, name: str) -> Told:
    """A card by its kind and id; what is told of one scroll or one side only stands below."""
    match kind:
        case "hero":
            return _parts(f"hero-{name}", "race", "about")
        case "class" | "companion":
            return _parts(f"{kind}-{name}", "text")
        case "innate":
            row = next(card for card in box.heroes.values() if card.innate.id == name)
            return _sentence(f"innate-{name}", row.innate)
        case "shout":
            row = next(card for card in box.heroes.values() if card.shout.id == name)
            return _sentence(f"shout-{name}", row.shout.play)
        case "power":
            return _parts(f"power-{name}", "text", "flavour")
        case "talent":
            return _sentence(f"talent-{name}", box.talents[name], flavour=True)
        case "treasure":
            return treasure_words(box.treasures[name])
        case "building":
            return _building(box.buildings[name])
        case "enemy" | "boss":
            return _parts(f"{kind}-{name}", "flavour")
    return _small(box, kind, name)


def _small(box: Box, kind: str, name: str) -> Told:
    """Cards and tokens of the small decks."""
    match kind:
        case "encounter":
            return _sentence(f"encounter-{name}", box.encounters[name], flavour=True)
        case "trap":
            return _sentence(f"trap-{name}", box.traps[name], flavour=True)
        case "crit":
            return _sentence(f"crit-{name}", box.crits[name])
        case "shadow":
            return _parts(f"shadow-{name}", "text")
        case "search":
            return {"": Word(f"search-{name}")}
        case "loot":
            return {"": _loot(box.loot[name])}
        case "chest":
            chest = box.chests[name]
            args = {"n": chest.treasure, "crowns": chest.crowns}
            return {"": Word(f"chest-{name}"), "text": Word(f"chest-{name}.text", args)}
        case "event-card":
            return event_words(box, name)
    raise KeyError(kind)


def item_words(item: str, side: str) -> Told:
    """A side of an item; an item of a quest has its words in the quest."""
    return _parts(f"item-{item}-{side}", "flavour")


def treasure_words(row: TreasureRow) -> Told:
    """A treasure: the side of the item it is, or so many crowns."""
    if row.item:
        return item_words(row.item, row.side)
    name = f"treasure-{row.id}"
    text = Word(f"{name}.text", {"n": row.crowns})
    return {"": Word(name), "text": text, "flavour": Word(f"{name}.flavour")}


def event_words(box: Box, name: str) -> Told:
    """An event, and who comes with it, for up to three heroes and for more. [61]"""
    row = box.events[name]
    told = dict(_sentence(f"event-card-{name}", row, flavour=True))
    if row.spawn is None:
        return {**told, "few": Word("event-no-spawn"), "many": Word("event-no-spawn")}
    few, many = (Word("event-spawn", {"by": signed(n) if n else "none"}) for n in row.spawn)
    return {**told, "few": few, "many": many}


# --- enemies --------------------------------------------------------------------------------------


def knack_words(knack: Knack) -> Told:
    """A power of a scroll, with this scroll's numbers."""
    return _sentence(f"knack-{knack.id}", knack)


def foe_power_words(name: str, stage: Stage) -> Told:
    """An enemy power at the level of the act."""
    return _sentence(f"foe-power-{name}", stage, flavour=True)


def face_words(boss: BossRow, face: Face) -> Told:
    """A side of a master, and when he turns his card."""
    args: dict[str, str | int] = {}
    for flip in face.flips:
        if flip.wounds is not None:
            args |= {"low": flip.wounds[0], "high": flip.wounds[1]}
        if flip.provoked:
            args["provoked"] = flip.provoked
    name = f"boss-{boss.id}-{face.id}"
    return {"": Word(name), "text": Word(f"{name}.text", args)}


def weak_word(weak: Weakness) -> Word:
    """A weakness or a resistance."""
    args = {"type": weak.type, "by": signed(weak.n)}
    return Word("weak-but" if weak.but else "weak-type", args)


def row_phrase(row: Behaviour, scroll: Scroll) -> Phrase:
    """A row of a scroll: for which distances, and its sentences in order."""
    at = ", ".join(map(str, row.at))
    head = Word("row-at", {"at": at}) if row.at else Word("row-else")
    return Phrase(tuple(word for act in row.acts for word in _act(act, scroll)), (head,))


def _act(act: AnyAct, scroll: Scroll) -> Words:
    match act:
        case Engage():
            return (Word("act-engage"),)
        case Moves(n=n):
            return (Word("act-move", {"n": n}),)
        case Retreat(n=n):
            return (Word("act-retreat", {"n": n}),)
        case Uses(power=power, wounded=wounded):
            more = (Word("act-if-wounded"),) if wounded else ()
            return (Word(f"knack-{power}"), *more)
        case Attacks():
            return _attack(act, scroll)


def _attack(act: Attacks, scroll: Scroll) -> Words:
    out = [Word(f"arm-{act.weapon or scroll.weapons[0].id}.strike")]
    if act.times > 1:
        out.append(Word("act-times", {"n": act.times}))
    if act.hits:
        out.append(Word("does-hits", {"n": abs(act.hits), "by": signed(act.hits)}))
    if act.wounded:
        out.append(Word("act-wounded"))
    if act.nearest is not None:
        out.append(Word("act-nearest", {"n": act.nearest}))
    if act.all:
        out.append(Word("act-all"))
    return tuple(out)


# --- how a message is put together ----------------------------------------------------------------


def _parts(name: str, *parts: str) -> Told:
    return {"": Word(name), **{part: Word(f"{name}.{part}") for part in parts}}


def _sentence(name: str, card: object, flavour: bool = False) -> Told:
    """A name, and a sentence with the numbers of the card."""
    told = {"": Word(name), "text": Word(f"{name}.text", numbers(card))}
    return {**told, "flavour": Word(f"{name}.flavour")} if flavour else told


def _building(row: BuildingRow) -> Told:
    name = f"building-{row.id}"
    args: dict[str, str | int] = {"n": row.cost}
    args.update(row.pays.items())
    text = Word(f"{name}.text", args)
    return {"": Word(name), "text": text, "flavour": Word(f"{name}.flavour")}


def _loot(row: LootRow) -> Word:
    if row.treasure:
        return Word("loot-treasure", {"n": row.treasure})
    return Word("loot-crowns", {"n": row.crowns})
