"""Positions of Sword & Sorcery that no recorded game is sure to come to, as questions."""

from __future__ import annotations

from collections.abc import Callable

from korchma.games.swordsorcery.options import UsePower
from korchma.games.swordsorcery.state import State
from tests.browser.recorded import Question, question_of, table_of
from tests.games.swordsorcery.story import BOX, Story, enemy, hero, table


def _bare(state: State) -> None:
    """No shadows: nobody is asked to turn them over."""
    state.shadows = []


def _ford(**more: object) -> Story:
    """In the middle of the first quest."""
    return table(content=BOX, quest="q1", tweak=_bare, **more)  # type: ignore[arg-type]


def _map() -> Story:
    """Auriel with enemies before and beside her, Torgar there too, Shaya a ghost."""
    return _ford(
        auriel=hero("q1-a7", powers=["mistress-of-thunder"], main="chipped-wand"),
        torgar=hero("q1-a3", wounds=1),
        shaya=hero("q1-a2", ghost=True),
        foes=[enemy("raider-blue-1", "q1-a9"), enemy("gremlin-green-1", "q1-a8")],
    )


def _engaged() -> Story:
    """Two enemies strike at whoever leaves; beside them rubble and embers."""
    return _ford(
        ekar=hero("q1-a8", main="old-sword"),
        torgar=hero("q1-a1"),
        foes=[enemy("raider-blue-1", "q1-a8"), enemy("gremlin-green-1", "q1-a8")],
    )


def _attack() -> Story:
    """A bolt has hit, and two symbols would throw its target to the ground."""
    story = _ford(
        auriel=hero("q1-a3", powers=["mistress-of-thunder"], main="chipped-wand"),
        torgar=hero("q1-a3"),
        foes=[enemy("raider-blue-1", "q1-a5")],
    )
    ref = story.foe("raider-blue-1").ref
    return story.dice(("rb", "HM HP")).do(UsePower("mistress-of-thunder", 1, ref))


def _guard() -> Story:
    """A red raider has struck, Ekar's dice lie, and his armour would turn a symbol to use."""
    story = _ford(
        ekar=hero("q1-a7", armour="scale-armour/b"),
        torgar=hero("q1-a1"),
        foes=[enemy("raider-red", "q1-a9", charges={"healing-potion": 0})],
        encounters=["red-hunger"],
    )
    return story.dice(("r", "HP"), ("bb", "SP -"), ("bb", "S -")).end_turn()


def _story() -> Story:
    """The miller at his well: with Soul Storm all three ways are open."""
    story = _ford(soul_storm=True, ekar=hero("q1-a5"), auriel=hero("q1-a5"))
    return story.walk("q1-a7")


SCENES: dict[str, Callable[[], Story]] = {
    "map": _map,
    "engaged": _engaged,
    "attack": _attack,
    "guard": _guard,
    "story": _story,
}


def scene(name: str) -> Question:
    """The question of a scene, as the one who is asked sees it."""
    story = SCENES[name]()
    return question_of(table_of(story.session, name), story.ask.seat)
