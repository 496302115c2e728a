"""Who sees what on a map as it lies: for pictures and sentences, from the view alone. [40-43]"""

from __future__ import annotations

from korchma.games.swordsorcery.box.box import Box
from korchma.games.swordsorcery.box.perks import Sight
from korchma.games.swordsorcery.eyes.view import View
from korchma.games.swordsorcery.rules.ground import FAR, LAMP, NIGHT_OF_SALT, Lay


class Eyes:
    """Lines of sight for heroes: walls, shut doors, hedges, enemies on the way, fog and dark."""

    def __init__(self, box: Box, view: View) -> None:
        self.view = view
        shut = frozenset((*view.ground.doors, *view.ground.walls))
        self.lay = Lay(box.boards[view.quest], shut)
        self.most = NIGHT_OF_SALT if "dark" in view.rules else FAR
        event = "" if view.decks.stories else view.decks.event
        for perk in box.events[event].lasts if event else ():
            if isinstance(perk, Sight):
                self.most = min(self.most, perk.most)

    def far(self, here: str, there: str) -> int | None:
        """How far off an area is to shoot at; None where nothing leads there."""
        return self.lay.reaches.distance(here, there)

    def sees(self, here: str, there: str) -> bool:
        """Whether a hero in one area sees into another."""
        if here == there or not here:
            return here == there
        crossed, far = self.lay.line(here, there), self.far(here, there)
        if crossed is None or far is None:
            return False
        lamp = far <= FAR and there in self.view.ground.tokens.get(LAMP, ())
        if far > self.most and not lamp:
            return False
        return crossed.isdisjoint([foe.body.at for foe in self.view.foes])
