"""Reading the box of Old World, with packs on top, and checking that it fits together."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

from korchma.games.oldworld.box.box import TERRAINS, Box
from korchma.games.oldworld.box.rows import (
    Attack,
    Card,
    Effect,
    Event,
    Monster,
    Place,
    Potion,
    Road,
    SchoolRow,
    Setup,
    Story,
    Way,
)
from korchma.kernel.content import bad, check_packs, rows
from korchma.kernel.errors import KorchmaError

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
    """Every effect says what it needs to; every event a story leads to is there."""
    for name, stories in (("city.toml", box.city), ("wilds.toml", box.wilds)):
        for story in stories.values():
            for effect in (*_all(story.a), *_all(story.b)):
                _check_effect(box, _file(packs, name), story.id, effect)
    file = _file(packs, "events.toml")
    for event in box.events.values():
        if event.kind == "choice" and (event.a is None or event.b is None):
            raise bad(file, event.id, "a", "a choice has two ways, a and b")
        if event.kind in ("table", "test", "duel") and not event.bands:
            raise bad(file, event.id, "bands", "say what happens up to which number")
        if event.kind in ("gear", "companion") and not event.power:
            raise bad(file, event.id, "power", "gear and companions have a power")
        if event.kind in ("threshold", "test") and not event.skill:
            raise bad(file, event.id, "skill", "name the skill that is tested")
        for effect in _of_event(event):
            _check_effect(box, file, event.id, effect)


def _of_event(event: Event) -> Iterator[Effect]:
    """Every effect an event may have."""
    for way in (event.a, event.b):
        if way is not None:
            yield from _all(way)
    yield from _inside((*event.effects, *event.yes, *event.no))
    for band in event.bands:
        yield from _inside(band.effects)


def _all(way: Way) -> Iterator[Effect]:
    yield from _inside(way.effects)


def _inside(effects: Sequence[Effect]) -> Iterator[Effect]:
    """Effects, and those in the bands of a die."""
    for effect in effects:
        yield effect
        for band in effect.bands:
            yield from _inside(band.effects)


def _check_effect(box: Box, file: Path, row: object, effect: Effect) -> None:
    number = effect.event if effect.do == "quest" else effect.n
    if effect.do in ("quest", "event") and number not in box.events:
        raise bad(file, row, effect.do, f"there is no event {number}")
    if effect.do == "quest":
        ways = (bool(effect.terrain), effect.at in box.places, effect.school)
        if sum(ways) != 1:
            raise bad(file, row, "quest", "a quest names a terrain, a place, or the own school")
    if effect.do == "skill" and not effect.skill:
        raise bad(file, row, "skill", "name the skill")
    if effect.do == "skill" and effect.n < 0 and effect.skill in ("lowest", "any"):
        raise bad(file, row, "skill", "a skill that is lowered is named")
    if effect.do == "keep" and not effect.power:
        raise bad(file, row, "keep", "say which power stays")
    if effect.do == "die" and not effect.bands:
        raise bad(file, row, "die", "say what happens up to which number")
