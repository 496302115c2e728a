"""Positions of Sword & Sorcery that no recorded game is sure to come to, as questions."""

from __future__ import annotations

from collections.abc import Callable

from korchma.games.swordsorcery import GAME
from korchma.games.swordsorcery.campaign import ahead
from korchma.games.swordsorcery.options import RankUp, UsePower
from korchma.games.swordsorcery.state import Legacy, Shop, State, Veteran
from korchma.kernel import Session
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


def _shop() -> Story:
    """Laigon before the shelves, with a bow to turn and crowns for it; the others wait."""

    def doors(state: State) -> None:
        state.visit = Shop([0, 1, 2], 0, {}, [], [])
        state.queue = ["0", "1", "2"]

    return table(
        content=BOX,
        quest="q1",
        tweak=doors,
        phase="shop",
        laigon=hero(
            main="long-bow", armour="leather", pack=["healing-potion", "barbed-arrows"], crowns=135
        ),
        ekar=hero(main="old-sword", crowns=15),
        torgar=hero(main="club", crowns=65),
    )


def _souls() -> Story:
    """Shards enough for Laigon's fourth rank; nobody is lower, one is a ghost."""

    def time(state: State) -> None:
        state.shadows, state.step = [], 1

    return table(
        content=BOX,
        quest="q1",
        tweak=time,
        phase="time",
        shards=18,
        laigon=hero("q1-a3", rank=3, powers=["aimed-shot", "rain-of-arrows"], talents=["lucky"]),
        ekar=hero("q1-a3", rank=3, powers=["cleave", "charge"], talents=["tough"]),
        torgar=hero("q1-a2", rank=3, ghost=True, powers=["heal", "blessing"], talents=["tough"]),
    )


def _learn() -> Story:
    """Laigon has risen, and learns."""
    return _souls().do(RankUp("laigon", 16))


def _party() -> Story:
    """Between quests: two went so far, Ekar waits at home."""
    ekar = Veteran("white-rose", 3, 60, ("cleave", "charge"), ("tough",), deaths=1)
    laigon = Veteran("archer", 3, 40, ("aimed-shot", "rain-of-arrows"), ("lucky",))
    torgar = Veteran("priest", 3, 25, ("heal", "blessing"), ("tough",))
    left = Legacy("q3", won=True, party=(laigon, torgar), away=(ekar,), shards=5)
    coming = ahead(left)
    assert coming is not None
    return Story(Session.new(GAME, 1, mode=coming.mode, seed="party", **coming.options))


SCENES: dict[str, Callable[[], Story]] = {
    "map": _map,
    "engaged": _engaged,
    "attack": _attack,
    "guard": _guard,
    "story": _story,
    "shop": _shop,
    "souls": _souls,
    "learn": _learn,
    "party": _party,
}


def scene(name: str) -> Question:
    """The question of a scene, as the one who is asked sees it."""
    story = SCENES[name]()
    return question_of(table_of(story.session, name), story.ask.seat)
