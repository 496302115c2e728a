"""The letters on the map of The Witches: problems, crises, witches."""

from __future__ import annotations

from korchma.games.witches.box.box import Box
from korchma.games.witches.eyes.view import ProblemView, View
from korchma.games.witches.state import DUNGEON
from korchma.terminal.chart import Mark, Place
from korchma.text.voice import Voice

Refs = frozenset[str]


class Letters:
    """What is written on each place. With ``names`` there is room to name the problems."""

    def __init__(self, voice: Voice, box: Box, view: View, *, names: bool) -> None:
        self.voice = voice
        self.box = box
        self.view = view
        self.names = names

    def places(self, lit: Refs, mark: Refs) -> dict[str, Place]:
        """Every area, and the Dungeon while somebody sits in it."""
        areas = list(self.box.areas)
        if any(player.at == DUNGEON for player in self.view.players):
            areas.append(DUNGEON)
        return {area: self._place(area, lit, mark) for area in areas}

    def _place(self, area: str, lit: Refs, mark: Refs) -> Place:
        spaces = self.box.spaces_of.get(area, (area,))
        inks = [_ink(f"space:{space}", lit, mark) for space in spaces]
        best = next((ink for ink in ("mark", "lit") if ink in inks), "place")
        single = len(spaces) == 1
        ref = f"space:{area}" if single else f"area:{area}"
        label = Mark(self.voice.name("area", area, "short"), best, ref)
        marks: list[Mark] = []
        for space, ink in zip(spaces, inks, strict=True):
            if marks:
                marks.append(Mark("|", "path"))
            marks += self._marks(space, "" if single else ink, self.names and single)
        return Place(label, tuple(marks))

    def _marks(self, space: str, ink: str, name: bool) -> list[Mark]:
        """A problem with its crises, then the witches; a dot for nothing."""
        ref = f"space:{space}"
        marks: list[Mark] = []
        problem = self.view.problems.get(space)
        if problem is not None:
            text, own = self._problem(problem)
            marks.append(Mark(text, ink or own, ref))
            if problem.crises:
                marks.append(Mark("!" * problem.crises, "crisis", ref))
            if name and problem.token is not None:
                short = self.voice.name("token", problem.token, "short")
                marks.append(Mark(f" {short}", own, ref))
        witches = [player.witch for player in self.view.players if player.at == space]
        if marks and witches:
            marks.append(Mark(" ", "", ref))
        for witch in witches:
            initial = self.voice.name("witch", witch, "short")[:1]
            marks.append(Mark(initial, self.box.witches[witch].colour, ref))
        return marks or [Mark("○", ink or "path", ref)]

    def _problem(self, problem: ProblemView) -> tuple[str, str]:
        """Its kind as a letter and its target: e8, H12, ? or, looked at, ?12."""
        target = problem.target or ""
        if problem.closed:
            return f"?{target}", "closed"
        hard = problem.token in self.box.hard
        letter = self.voice.say("term-witches-hard" if hard else "term-witches-easy")
        return f"{letter}{target}", "hard" if hard else "easy"


def _ink(ref: str, lit: Refs, mark: Refs) -> str:
    return "mark" if ref in mark else "lit" if ref in lit else ""
