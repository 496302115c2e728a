"""Lines that symbols can buy, by their names."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from typing import TypeAlias

from korchma.games.swordsorcery.box.box import Box
from korchma.games.swordsorcery.box.effects import Boost, Line
from korchma.games.swordsorcery.box.phrases import lined
from korchma.games.swordsorcery.rules.adding import named as lines_by_name
from korchma.games.swordsorcery.rules.cards import item_cards
from korchma.kernel.words import Word

Lined: TypeAlias = tuple[str, Sequence[Line], Sequence[Line]]
"""What lines stand on, the lines, and those of its front."""


@cache
def lines_of(box: Box) -> dict[str, Line]:
    """Everything symbols can buy, by its name; of several levels of one the first that costs any,
    for enemies' powers that of the first act. [131, 179]"""
    found: dict[str, Line] = {}
    for source, lines, front in (*_on_items(box), *_on_powers(box), *_on_enemies(box)):
        for name, line in lines_by_name(source, lines, front):
            if name not in found or (line.cost and not found[name].cost):
                found[name] = line
    return found


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
    for kind, arm, lines, front in arms_of(box):
        yield f"{kind}.{arm}", lines, front
    for each in box.foe_powers.values():
        yield from ((each.id, stage.lines, ()) for stage in each.levels)


def arms_of(box: Box) -> Iterator[tuple[str, str, Sequence[Line], Sequence[Line]]]:
    """Weapons of enemies by the kind that holds them, of masters with what they were in front."""
    for row in box.scrolls.values():
        yield from ((row.kind, arm.id, arm.attack.lines, ()) for arm in row.scroll.weapons)
    for boss in box.bosses.values():
        front = {arm.id: arm.attack.lines for arm in boss.a.scroll.weapons}
        for arm in (*boss.a.scroll.weapons, *boss.b.scroll.weapons):
            yield boss.id, arm.id, arm.attack.lines, front.get(arm.id, ())


def line_word(box: Box, name: str) -> Word:
    """What a line brings first; the rest stands on its card."""
    line = lines_of(box).get(name)
    said = [word for phrase in (lined((line,)) if line else ()) for word in phrase.does]
    return said[0] if said else Word("line-other")
