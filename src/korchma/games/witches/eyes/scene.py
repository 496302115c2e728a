"""Lancre from afar: where the witches are, and what troubles whom."""

from __future__ import annotations

from korchma.games.witches.box.box import Box
from korchma.games.witches.eyes.view import ProblemView, View
from korchma.kernel import Piece, Scene
from korchma.kernel.scene import Tint


def scene(view: View, content: Box) -> Scene:
    """Problems with what they need, closed ones without, in crisis red; then the witches. [138]"""
    problems = tuple(_problem(space, each, content) for space, each in view.problems.items())
    witches = tuple(
        Piece(f"space:{player.at}", "pawn", seat)
        for seat, player in enumerate(view.players)
        if player.witch and player.at
    )
    return Scene("witches", problems + witches)


def _problem(space: str, problem: ProblemView, content: Box) -> Piece:
    text = "?" if problem.target is None else str(problem.target)
    tint: Tint = "violet" if problem.token in content.hard else "green"
    if problem.closed:
        tint = "ink"
    elif problem.crises:
        tint = "red"
    return Piece(f"space:{space}", "token", None, tint, text)
