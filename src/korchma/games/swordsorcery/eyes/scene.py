"""A quest from afar: who stands in which area, and what lies there."""

from __future__ import annotations

from korchma.games.swordsorcery.box.box import Box
from korchma.games.swordsorcery.eyes.view import View
from korchma.kernel import Piece, Scene
from korchma.kernel.scene import Tint

COLOURS: dict[str, Tint] = {"green": "green", "blue": "blue", "red": "red"}


def _sides(view: View) -> list[Piece]:
    """Walls, and doors that are still shut."""
    ground = view.ground
    walls = [Piece(f"side:{side}", "wall") for side in ground.walls]
    for side, locked in ground.doors.items():
        lock = COLOURS.get(ground.locks.get(side, ""), "gold" if locked else "")
        walls.append(Piece(f"side:{side}", "door", None, lock))
    return walls


def scene(view: View, content: Box) -> Scene:
    """Walls and doors, chests and shadows, enemies by their rank, companions, then the heroes."""
    ground = view.ground
    lying = [Piece(f"area:{area}", "token", None, "gold") for area in ground.chests]
    lying += [Piece(f"area:{area}", "token", None, "ink", "?") for area in ground.shadows]
    foes = [
        Piece(f"area:{foe.body.at}", "foe", None, COLOURS.get(foe.rank, "violet"))
        for foe in view.foes
        if foe.body.at
    ]
    friends = [
        Piece(f"area:{each.body.at}", "token", None, "bone")
        for each in view.companions
        if each.body.at
    ]
    heroes = [
        Piece(f"area:{hero.body.at}", "pawn", hero.seat)
        for hero in view.heroes
        if hero.body is not None and hero.body.at
    ]
    return Scene(f"swordsorcery-{view.quest}", (*_sides(view), *lying, *foes, *friends, *heroes))
