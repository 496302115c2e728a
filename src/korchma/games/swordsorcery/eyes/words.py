"""Which messages name the things of Sword & Sorcery."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from typing import get_args

from korchma.games.swordsorcery.box.box import Box
from korchma.games.swordsorcery.box.holding import HEROES
from korchma.games.swordsorcery.box.telling import card_words, foe_power_words
from korchma.games.swordsorcery.box.wording import CONDITIONS, scrolls
from korchma.games.swordsorcery.eyes.fitting import What
from korchma.games.swordsorcery.eyes.lines import arms_of, line_word, lines_of
from korchma.games.swordsorcery.eyes.rising import GEM
from korchma.games.swordsorcery.eyes.sources import (
    CAUSES,
    DECKS,
    QUEST_ITEMS,
    TURNED,
    Told,
    blade_words,
    cards_of,
    deck_words,
    figure_word,
    hero_card_words,
    source_words,
)
from korchma.games.swordsorcery.eyes.view import View
from korchma.games.swordsorcery.rules.breeds import breed, scroll_of
from korchma.games.swordsorcery.rules.cards import SLOTS, item_cards, treasure_cards
from korchma.kernel.words import Word

AREAS = 20
GATES = 4
DICE = 16
FIGURES = 4
"""So many alike at one time: hordes."""
OWN = {"token": "token", "counter": "count", "rule": "rule"}
"""What a quest has of its own, by the word for it in its texts."""
REASONS = (
    "agility",
    "chief",
    "faith",
    "follows",
    "holder",
    "illusion",
    "instead",
    "life-left",
    "magic",
    "most-wounded",
    "nearest",
    "only",
    "priority",
    "reaction",
    "richest",
    "row",
    "stays",
    "strength",
    "taunt",
    "wounds",
)
"""Why an enemy goes for somebody. [194-198, 3.13]"""
RUNES = ("illusion", "snare", "attack-rune", "defence-rune")


def named(box: Box) -> Mapping[str, Sequence[str | int]]:
    """The things that have names, by kind. What a quest calls its own is secret until then."""
    sides = {side for quest in box.quests for side in box.boards[quest].sides}
    return {
        "hero": [*HEROES],
        "hero-card": [*box.heroes],
        "figure": [*HEROES, *box.companions, *_foes(box)],
        "area": [row.id for book in box.quests.values() for row in book.map.areas],
        "side": sorted(sides),
        "item": [*item_cards(box), *_turned(box), *treasure_cards(box)],
        "weapon": ["", *item_cards(box)],
        "power": [*box.powers, *(row.innate.id for row in box.heroes.values())],
        "talent": [*box.talents],
        "token": [*RUNES, *_piles(box)],
        "slot": [*SLOTS],
        "gauge": [*get_args(What), *GEM],
        "ground": ["normal", "difficult", "dangerous"],
        "gate-state": ["open", "closed", "gone"],
        "reason": [*REASONS],
        "gate": [f"g{n}" for n in range(1, GATES + 1)],
        "shrine": [f"s{n}" for n in range(1, GATES + 1)],
        "die": [*range(DICE)],
        "condition": [*CONDITIONS],
        "line": [*lines_of(box)],
        "blade": [*_blades(box)],
        "cause": [*_causes(box)],
        "row": sorted({_row(row.at) for each in scrolls(box) for row in each.rows} | {""}),
        "knack": [*_knacks(box), *cards_of(box, "foe_powers")],
        "foe-power": [*box.foe_powers],
        "face": [*_faces(box)],
        "master-side": [f"{x.id}.{face.id}" for x in box.bosses.values() for face in (x.a, x.b)],
        **{kind: [*cards_of(box, deck)] for kind, deck in DECKS.items()},
    }


def _turned(box: Box) -> list[str]:
    """Cards whose other side is up."""
    return [f"{name}{TURNED}" for name, card in item_cards(box).items() if card.row.b is not None]


def secrets(view: View) -> list[str]:
    """What this quest calls its places, counters and people, and what is being read."""
    quest = view.quest
    out = [f"area:{quest}-a{n}" for n in range(1, AREAS + 1)]
    out += [f"quest:{quest}", *(f"token:{name}" for name in view.ground.tokens)]
    out += [f"text:{quest}-token-{name}" for name in view.ground.tokens]
    out += [f"text:{name}" for name in (*view.goals, *view.defeats)]
    out += [f"text:{quest}-count-{name}" for name in view.counts]
    out += [f"text:{quest}-rule-{name}" for name in view.rules]
    out += [f"item:{name}" for name, of in QUEST_ITEMS.items() if of == quest]
    out += [f"figure:{foe.body.ref}" for foe in view.foes if foe.name]
    out += [f"paragraph:{name}#act" for name in view.acts]
    out += [f"deed:{name}" for name in view.deeds]
    out += [f"paragraph:{name}" for name in view.read]
    if view.reading:
        out += [f"text:{view.reading}", f"paragraph:{view.reading}"]
        out += [f"way:{view.reading}.{nature}" for nature in ("law", "neutral", "chaos")]
    return out


def words(content: object, kind: str, value: object) -> Told:
    """Cards by their rows, people by theirs; what belongs to a quest by the quest's own words."""
    assert isinstance(content, Box)
    name = str(value)
    match kind:
        case "hero" | "talent":
            return card_words(content, kind, name)
        case "hero-card":
            return hero_card_words(content, name)
        case "figure":
            return {"": figure_word(content, name)}
        case "item" | "weapon" | "blade":
            return blade_words(content, name)
        case "power" | "cause" | "knack":
            return source_words(content, name)
        case "foe-power":
            return foe_power_words(name, content.foe_powers[name].levels[0])
        case "line":
            return {"": line_word(content, name)}
        case "face":
            return {"": Word(f"face-{_faces(content)[name]}")}
        case "condition":
            return {"": Word(f"condition-{name}"), "text": Word(f"condition-{name}.text")}
        case "master-side":
            return {"": Word(f"boss-{name.replace('.', '-')}")}
    if kind in DECKS:
        return deck_words(content, kind, name)
    found = _place(kind, name) or _own(content, kind, name) or _tale(kind, name)
    return found or {"": Word(f"{kind}-{name}")}


def _place(kind: str, name: str) -> Told:
    """Areas and sides by their numbers on the map, where the quest's own name is not known."""
    match kind:
        case "area":
            return {"": Word(name)}
        case "side":
            _, one, _, other = name.split("-")
            return {"": Word("side-between", {"one": int(one[1:]), "other": int(other[1:])})}
        case "gate" | "shrine":
            return {"": Word(f"{kind}-number", {"n": int(name[1:])})}
        case "die":
            return {"": Word("die-number", {"n": int(name) + 1})}
        case "row" if name in ("", "+"):
            return {"": Word("row-else")}
        case "row":
            return {"": Word("row-at", {"at": name.replace(",", ", ")})}
        case "reason" if not name:
            return {"": Word("reason-row")}
    return {}


def _own(box: Box, kind: str, name: str) -> Told:
    """A token, a counter or a rule of a quest, by the quest that has it."""
    for quest, book in box.quests.items() if kind in OWN else ():
        ids: dict[str, Iterable[str]] = {
            "token": (row.id for row in book.map.tokens),
            "counter": (row.id for row in book.quest.counts),
            "rule": (*book.quest.rules, *book.quest.asleep),
        }
        if name in ids[kind]:
            return {"": Word(f"{quest}-{OWN[kind]}-{name}")}
    return {}


def _tale(kind: str, name: str) -> Told:
    """What stands in the book of a quest."""
    quest, _, rest = name.partition("-")
    match kind:
        case "paragraph":
            return {"": Word(f"{name}.title"), "act": Word(f"{name}-act"), "opening": Word(name)}
        case "text":
            return {"": Word(name)}
        case "way":
            parts = ("line", "seal")
            return {"": Word(name), **{part: Word(f"{name}-{part}") for part in parts}}
        case "deed":
            return {"": Word(f"{quest}-deed-{rest}")}
        case "token" if name in RUNES:
            return {"": Word(f"token-{name}")}
        case "quest":
            return {"": Word(name), "about": Word(f"{name}.about")}
    return {}


# --- what there is of a kind ----------------------------------------------------------------------


def _piles(box: Box) -> list[str]:
    """Heaps that are dug through: what lies there is seen, and only what is in it is secret."""
    return sorted({row.id for quest in box.quests.values() for row in quest.map.piles})


def _foes(box: Box) -> Iterator[str]:
    for card in (*box.enemies, *box.bosses):
        yield card
        if breed(box, card).figures > 1:
            yield from (f"{card}.{n}" for n in range(2, FIGURES + 1))


def _knacks(box: Box) -> Iterator[str]:
    for card in (*box.enemies, *box.bosses):
        sides = "ab" if card in box.bosses else "a"
        names = {x.id: None for side in sides for x in scroll_of(box, card, side).powers}
        yield from (f"{card}.{name}" for name in names)


def _blades(box: Box) -> Iterator[str]:
    yield "bare-hands"
    yield from item_cards(box)
    yield from box.powers
    yield from box.traps
    yield from box.companions
    yield from dict.fromkeys(f"{kind}.{arm}" for kind, arm, *_ in arms_of(box))
    yield from _knacks(box)


def _causes(box: Box) -> Iterator[str]:
    yield from (*CAUSES, *CONDITIONS)
    yield from (*box.powers, *box.talents, *box.foe_powers, *item_cards(box))
    yield from (row.innate.id for row in box.heroes.values())
    yield from (row.shout.id for row in box.heroes.values())
    for deck in ("traps", "crits", "events"):
        yield from cards_of(box, deck)
    for row in box.scrolls.values():
        yield from (f"{row.kind}.{knack.id}" for knack in row.scroll.powers)
    for boss in box.bosses.values():
        for face in (boss.a, boss.b):
            yield from (f"{boss.id}.{knack.id}" for knack in face.scroll.powers)


def _row(at: Sequence[int]) -> str:
    return ",".join(map(str, at)) or "+"


@cache
def _faces(box: Box) -> dict[str, str]:
    """Faces of dice by their names: ``r6`` is ``hit-power``."""
    return {
        f"{row.id[0]}{n}": "-".join(face)
        for row in box.dice.values()
        for n, face in enumerate(row.faces, 1)
    }
