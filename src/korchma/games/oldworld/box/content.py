"""Reading the box of Old World, with packs on top, and checking that it fits together."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from korchma.games.oldworld.box.book import story_book
from korchma.games.oldworld.box.box import TERRAINS, Box
from korchma.games.oldworld.box.rows import (
    Attack,
    Card,
    Monster,
    Place,
    Potion,
    Road,
    SchoolRow,
    Setup,
)
from korchma.games.oldworld.box.tales import Die, Duel, Event, Grow, Pay, Story, Table, Task, Test
from korchma.kernel.content import bad, check_packs, rows
from korchma.kernel.errors import KorchmaError
from korchma.tray.stories import Choose, check
from korchma.tray.stories.book import within

FOLDER = Path(__file__).parents[1] / "content"
FILES = (
    "cards",
    "places",
    "roads",
    "monsters",
    "attacks",
    "potions",
    "schools",
    "setups",
    "city",
    "wilds",
    "events",
)
START_DECK = 10


def load(packs: Sequence[Path] = ()) -> Box:
    """Read the box, with packs on top, and check that it fits together."""
    check_packs(packs, [f"{name}.toml" for name in FILES])
    box = Box(
        cards=rows(FOLDER, packs, "cards.toml", "card", Card),
        places=rows(FOLDER, packs, "places.toml", "place", Place),
        roads=rows(FOLDER, packs, "roads.toml", "road", Road),
        monsters=rows(FOLDER, packs, "monsters.toml", "monster", Monster),
        attacks=rows(FOLDER, packs, "attacks.toml", "attack", Attack),
        potions=rows(FOLDER, packs, "potions.toml", "potion", Potion),
        schools=rows(FOLDER, packs, "schools.toml", "school", SchoolRow),
        setups=rows(FOLDER, packs, "setups.toml", "setup", Setup),
        city=rows(FOLDER, packs, "city.toml", "story", Story),
        wilds=rows(FOLDER, packs, "wilds.toml", "story", Story),
        events=rows(FOLDER, packs, "events.toml", "event", Event),
    )
    _check_cards(box, packs)
    _check_map(box, packs)
    _check_monsters(box, packs)
    _check_stories(box, packs)
    return box


def _file(packs: Sequence[Path], name: str) -> Path:
    """The file an author most likely has to mend: the last pack's, else ours."""
    return next((p / name for p in reversed(packs) if (p / name).exists()), FOLDER / name)


def _check_cards(box: Box, packs: Sequence[Path]) -> None:
    file = _file(packs, "cards.toml")
    for card in box.cards.values():
        if not 0 <= card.cost <= 2:
            raise bad(file, card.id, "cost", "a card costs 0, 1 or 2")
        if len({link.colour for link in card.links}) < len(card.links):
            raise bad(file, card.id, "links", "two links of one colour cannot be told apart")
    for school, deck in box.starting.items():
        if len(deck) != START_DECK:
            raise bad(file, school, "school", f"a start deck has {START_DECK} cards")


def _check_map(box: Box, packs: Sequence[Path]) -> None:
    for road in box.roads.values():
        for end in road.between:
            if end not in box.places:
                file = _file(packs, "roads.toml")
                raise bad(file, road.id, "between", f"there is no place {end}")
    file = _file(packs, "places.toml")
    for place in box.places.values():
        if not box.near[place.id]:
            raise bad(file, place.id, "id", "no road leads there")
        if (place.action == "skill") != bool(place.skill):
            raise bad(file, place.id, "skill", "a place that raises a skill, and only it, names it")
    for terrain in TERRAINS:
        if len(box.by_terrain[terrain]) < 2:
            raise KorchmaError(f"places.toml: two places at least are {terrain}.")


def _check_monsters(box: Box, packs: Sequence[Path]) -> None:
    file = _file(packs, "monsters.toml")
    for monster in box.monsters.values():
        if monster.level not in (1, 2, 3):
            raise bad(file, monster.id, "level", "a monster is of level 1, 2 or 3")
        if not 0 < monster.life <= len(box.attacks):
            raise bad(file, monster.id, "life", f"a life is 1 to {len(box.attacks)} fight cards")


def _check_stories(box: Box, packs: Sequence[Path]) -> None:
    """Every jump leads somewhere; every choice and quest says what it needs to."""
    check(story_book(box))
    for name, tales in (("city", box.city), ("wilds", box.wilds), ("events", box.events)):
        file = _file(packs, f"{name}.toml")
        for tale in tales.values():
            for where, step in within(tale.steps):
                wrong = _wrong(box, step)
                if wrong:
                    raise bad(file, tale.id, where, wrong)


def _wrong(box: Box, step: object) -> str:
    """What a step lacks, if anything."""
    match step:
        case Choose(options) if [way.id for way in options] != ["a", "b"]:
            return "a choice has two ways, a and b"
        case Choose(options) if any(not isinstance(x, Pay) for way in options for x in way.price):
            return 'a price is paid: { do = "pay", gold = 1 }'
        case Task(at=at, terrain=terrain, school=school):
            if sum((bool(terrain), at in box.places, school)) != 1:
                return "a quest names a terrain, a place, or the own school"
        case Grow(n, skill) if n < 0 and skill in ("lowest", "any"):
            return "a skill that is lowered is named"
        case Die(bands) | Table(bands) | Test(bands=bands) | Duel(bands=bands) if not bands:
            return "say what happens up to which number"
    return ""
