"""Positions of Waste Knights that no recorded game is sure to come to, as questions for a page."""

from __future__ import annotations

from collections.abc import Callable

from korchma.games.wasteknights import GAME
from korchma.games.wasteknights.options import (
    Do,
    DriveTo,
    Explore,
    MakeCamp,
    OwnWay,
    Put,
    Shake,
    TradeWith,
    Visit,
    Want,
    Wield,
)
from tests.browser.recorded import Question, question_of, table_of
from tests.games.wasteknights.story import Story, rider, waste

BOX = GAME.content


def _road() -> Story:
    """A knight who has been hit, on the road in Water for Rustport; others on one space."""
    return waste(
        content=BOX,
        adventure="a2",
        plot="p1",
        time=6,
        tokens={"challenge": ["r7c10", "r8c8"], "fortification": ["r7c0"]},
        johnny=rider("r6c4", hands=("S1",), armour="S5", cargo=("~G09", "S2"), wounds=2, rad=1),
        zoe=rider("r4c3", hands=("~S3",), cargo=("G10",)),
        alinta=rider("r4c3", vehicle="bike", infected=1),
        logan=rider("r4c3", vehicle="truck"),
    )


def _camp() -> Story:
    """Two of them around one fire, with much to mend."""
    return waste(
        content=BOX,
        adventure="a2",
        plot="p1",
        johnny=rider(hands=("~S1",), armour="~S5", cargo=("~G09", "S2"), wounds=3, rad=1, damage=2),
        zoe=rider(hands=("~S3",), cargo=("G10", "G13"), wounds=1, damage=1),
    ).do(MakeCamp())


def _trade() -> Story:
    """Something for something: Zoe is yet to be asked."""
    table = _camp().do(TradeWith("zoe"))
    wanted = next(x for x in table.options if isinstance(x, Want) and x.what == "G10")
    table.do(wanted)
    return table.do(next(x for x in table.options if isinstance(x, Put) and x.what == "ammo"))


def _duel() -> Story:
    """Two rivals in the lists of The Dust Crown."""
    return waste(
        content=BOX,
        adventure="a4",
        plot="p2a",
        li=rider(hands=("S1",), armour="S5"),
        nellie=rider(hands=("S2", "S3")),
    ).do(Do("a4-act-34"))


def _strike() -> Story:
    """A sweeper clears Li's vehicle, and the neighbour on his right says what goes."""
    return (
        waste(
            content=BOX,
            adventure="a4",
            plot="p1",
            rulings={"neighbour_decides": True},
            dh=("E20", "A"),
            li=rider(hands=("S1",), cargo=("G13", "G10")),
            nellie=rider("r6c2"),
        )
        .drive("r5c5")
        .do(Wield("S1"))
    )


def _fallen() -> Story:
    """Nothing to be done but to come round."""
    return waste(content=BOX, adventure="a1", plot="p1", li=rider(wounds=7, fallen="J3"))


SCENES: dict[str, Callable[[], Story]] = {
    "map": _road,
    "route": lambda: _road().do(DriveTo("r7c10")),
    "own-way": lambda: _road().do(DriveTo("r7c10"), OwnWay()),
    "camp": _camp,
    "trade": _trade,
    "deal": lambda: _trade().do(Shake()),
    "market": lambda: waste(
        content=BOX, adventure="a1", plot="p1", zoe=rider("r5c6", cargo=("S1", "G10"), ammo=4)
    ).do(Visit("market")),
    "explore": lambda: waste(content=BOX, adventure="a1", plot="p1", finds=("X05",)).do(Explore()),
    "duel": _duel,
    "strike": _strike,
    "fallen": _fallen,
}


def scene(name: str) -> Question:
    """The question of a scene, as the one who is asked sees it."""
    story = SCENES[name]()
    return question_of(table_of(story.session, name), story.ask.seat)
