"""Which messages name the things of Sword & Sorcery."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from typing import Any, TypeAlias, get_args

from korchma.games.swordsorcery.box.box import Box
from korchma.games.swordsorcery.box.effects import Boost, Line
from korchma.games.swordsorcery.box.holding import HEROES
from korchma.games.swordsorcery.box.phrases import lined
from korchma.games.swordsorcery.box.telling import (
    card_words,
    foe_power_words,
    item_words,
    knack_words,
)
from korchma.games.swordsorcery.box.wording import CONDITIONS, scrolls
from korchma.games.swordsorcery.eyes.fitting import What
from korchma.games.swordsorcery.eyes.rising import GEM
from korchma.games.swordsorcery.eyes.view import View
from korchma.games.swordsorcery.rules.adding import named as lines_by_name
from korchma.games.swordsorcery.rules.breeds import breed, scroll_of
from korchma.games.swordsorcery.rules.cards import SLOTS, deck_of, item_cards, treasure_cards
from korchma.kernel.words import Word

Told = Mapping[str, Word]
AREAS = 20
GATES = 4
DICE = 16
FIGURES = 4
"""So many alike at one time: hordes."""
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
OWN = {"token": "token", "counter": "count", "rule": "rule"}
"""What a quest has of its own, by the word for it in its texts."""
CAUSES = ("attack", "fire", "dangerous", "story", "search")
"""What hurts and is no card."""
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
ILLUSION = "illusion:"
"""What an enemy takes for a hero: ``illusion:q1-a3``."""


def named(box: Box) -> Mapping[str, Sequence[str | int]]:
    """The things that have names, by kind. What a quest calls its own is secret until then."""
    sides = {side for quest in box.quests for side in box.boards[quest].sides}
    return {
        "hero": [*HEROES],
        "hero-card": [*box.heroes],
        "figure": [*HEROES, *box.companions, *_foes(box)],
        "area": [row.id for book in box.quests.values() for row in book.map.areas],
        "side": sorted(sides),
        "item": [*item_cards(box), *treasure_cards(box)],
        "weapon": ["", *item_cards(box)],
        "power": [*box.powers, *(row.innate.id for row in box.heroes.values())],
        "talent": [*box.talents],
        "token": [*RUNES],
        "slot": [*SLOTS],
        "gauge": [*get_args(What), *GEM],
        "ground": ["normal", "difficult", "dangerous"],
        "gate-state": ["open", "closed", "gone"],
        "reason": [*REASONS],
        "gate": [f"g{n}" for n in range(1, GATES + 1)],
        "shrine": [f"s{n}" for n in range(1, GATES + 1)],
        "die": [*range(DICE)],
        "condition": [*CONDITIONS],
        "line": [*_lines(box)],
        "blade": [*_blades(box)],
        "cause": [*_causes(box)],
        "row": sorted({_row(row.at) for each in scrolls(box) for row in each.rows} | {""}),
        "knack": [*_knacks(box), *_deck(box, "foe_powers")],
        "foe-power": [*box.foe_powers],
        "face": [*_faces(box)],
        "master-side": [f"{x.id}.{face.id}" for x in box.bosses.values() for face in (x.a, x.b)],
        **{kind: [*_deck(box, deck)] for kind, deck in DECKS.items()},
    }


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
            return _hero_card(content, name)
        case "figure":
            return {"": _figure(content, name)}
        case "item" | "weapon" | "blade":
            return _blade(content, name)
        case "power" | "cause" | "knack":
            return _source(content, name)
        case "foe-power":
            return foe_power_words(name, content.foe_powers[name].levels[0])
        case "line":
            return {"": _line(content, name)}
        case "face":
            return {"": Word(f"face-{_faces(content)[name]}")}
        case "condition":
            return {"": Word(f"condition-{name}"), "text": Word(f"condition-{name}.text")}
        case "master-side":
            return {"": Word(f"boss-{name.replace('.', '-')}")}
    if kind in DECKS:
        row = _deck(content, DECKS[kind])[name]
        return card_words(content, "event-card" if kind == "event" else kind, row.id)
    found = _place(kind, name) or _own(content, kind, name) or _tale(kind, name)
    return found or {"": Word(f"{kind}-{name}")}


def _deck(box: Box, deck: str) -> Mapping[str, Any]:
    """Cards and tokens by their own names; events are one of each."""
    return box.events if deck == "events" else deck_of(box, deck)


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


# --- people and cards -----------------------------------------------------------------------------


def _hero_card(box: Box, name: str) -> Told:
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


def _figure(box: Box, ref: str) -> Word:
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


def _foes(box: Box) -> Iterator[str]:
    for card in (*box.enemies, *box.bosses):
        yield card
        if breed(box, card).figures > 1:
            yield from (f"{card}.{n}" for n in range(2, FIGURES + 1))


def _blade(box: Box, name: str) -> Told:
    """An item, both its sides; a weapon of an enemy; a power that strikes."""
    if name in ("", "bare-hands"):
        return {"": Word("blade-bare-hands")}
    card = item_cards(box).get(name)
    if card is not None and card.row.deck == "quest":
        return {"": Word(f"{QUEST_ITEMS[card.row.id]}-item-{card.row.id}")}
    if card is not None:
        sides = {side: item_words(card.row.id, side)[""] for side in ("ab" if card.row.b else "a")}
        up = item_words(card.row.id, card.side or "a")
        return {"": up[""], **sides, "flavour": up["flavour"]}
    if name in treasure_cards(box):
        return card_words(box, "treasure", treasure_cards(box)[name].id)
    return _source(box, name)


def _source(box: Box, name: str) -> Told:
    """Whatever something comes from: a power, a gift, an enemy's, a card of a small deck."""
    if name in box.powers:
        return card_words(box, "power", name)
    if name in item_cards(box):
        return _blade(box, name)
    if name in box.talents:
        return card_words(box, "talent", name)
    if name in box.foe_powers:
        return foe_power_words(name, box.foe_powers[name].levels[0])
    for kind, deck in DECKS.items():
        if name in _deck(box, deck) and name not in CAUSES:
            return words(box, kind, name)
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


def _knacks(box: Box) -> Iterator[str]:
    for card in (*box.enemies, *box.bosses):
        sides = "ab" if card in box.bosses else "a"
        names = {x.id: None for side in sides for x in scroll_of(box, card, side).powers}
        yield from (f"{card}.{name}" for name in names)


def _arms(box: Box) -> Iterator[tuple[str, str, Sequence[Line], Sequence[Line]]]:
    """Weapons of enemies by the kind that holds them, of masters with what they were in front."""
    for row in box.scrolls.values():
        yield from ((row.kind, arm.id, arm.attack.lines, ()) for arm in row.scroll.weapons)
    for boss in box.bosses.values():
        front = {arm.id: arm.attack.lines for arm in boss.a.scroll.weapons}
        for arm in (*boss.a.scroll.weapons, *boss.b.scroll.weapons):
            yield boss.id, arm.id, arm.attack.lines, front.get(arm.id, ())


def _blades(box: Box) -> Iterator[str]:
    yield "bare-hands"
    yield from item_cards(box)
    yield from box.powers
    yield from box.traps
    yield from box.companions
    yield from dict.fromkeys(f"{kind}.{arm}" for kind, arm, *_ in _arms(box))
    yield from _knacks(box)


def _causes(box: Box) -> Iterator[str]:
    yield from (*CAUSES, *CONDITIONS)
    yield from (*box.powers, *box.talents, *box.foe_powers, *item_cards(box))
    yield from (row.innate.id for row in box.heroes.values())
    yield from (row.shout.id for row in box.heroes.values())
    for deck in ("traps", "crits", "events"):
        yield from _deck(box, deck)
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


# --- lines ----------------------------------------------------------------------------------------


@cache
def _lines(box: Box) -> dict[str, Line]:
    """Everything symbols can buy, by its name; of several levels of one the first that costs any,
    for enemies' powers that of the first act. [131, 179]"""
    found: dict[str, Line] = {}
    for source, lines, front in (*_on_items(box), *_on_powers(box), *_on_enemies(box)):
        for name, line in lines_by_name(source, lines, front):
            if name not in found or (line.cost and not found[name].cost):
                found[name] = line
    return found


Lined: TypeAlias = tuple[str, Sequence[Line], Sequence[Line]]
"""What lines stand on, the lines, and those of its front."""


def _on_items(box: Box) -> Iterator[Lined]:
    for name, card in item_cards(box).items():
        first = card.row.b if card.side == "b" and card.row.b else card.row.a
        front = first.attack.lines if first.attack else ()
        for side in filter(None, (first, card.row.b)):
            yield name, (*(side.attack.lines if side.attack else ()), *side.lines), front
            yield f"{name}.guard", side.guards, ()


def _on_powers(box: Box) -> Iterator[Lined]:
    for power in box.powers.values():
        for level in power.levels:
            yield power.id, (*(level.attack.lines if level.attack else ()), *level.lines), ()
            boosts = [x for x in level.play.does if isinstance(x, Boost)] if level.play else []
            yield from ((power.id, boost.lines, ()) for boost in boosts)
    yield from ((row.innate.id, row.innate.lines, ()) for row in box.heroes.values())
    yield from ((mate.id, mate.attack.lines, ()) for mate in box.companions.values())


def _on_enemies(box: Box) -> Iterator[Lined]:
    for kind, arm, lines, front in _arms(box):
        yield f"{kind}.{arm}", lines, front
    for each in box.foe_powers.values():
        yield from ((each.id, stage.lines, ()) for stage in each.levels)


def _line(box: Box, name: str) -> Word:
    """What a line brings first; the rest stands on its card."""
    line = _lines(box).get(name)
    said = [word for phrase in (lined((line,)) if line else ()) for word in phrase.does]
    return said[0] if said else Word("line-other")
