"""What a modifier looks at: who acts, with what, against whom."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from korchma.games.oldworld.state import NOBODY, Player, WorldTable


class Scene(msgspec.Struct, frozen=True, gc=False):
    """Who acts, and what a modifier may want to know about it."""

    t: WorldTable
    seat: int
    things: Sequence[str]
    """What the one who acts has, the monster he fights, and what was used this turn."""
    shown: Sequence[str] = ()
    """The colours of the combo."""
    lost: int = 0
    """Cards this turn's attack has cost the opponent. [84]"""
    to: int = NOBODY
    """The place that is entered."""
    perks: Sequence[str] = ()
    """Optional perks that a forecast adds to those that are working already."""

    @property
    def player(self) -> Player:
        """Who acts."""
        return self.t.state.players[self.seat]

    @property
    def chosen(self) -> Sequence[str]:
        """The optional perks that count."""
        fight = self.t.state.fight
        return [*fight.working, *self.perks] if fight is not None else self.perks


def scene_of(
    t: WorldTable,
    seat: int,
    shown: Sequence[str] = (),
    *,
    to: int = NOBODY,
    perks: Sequence[str] = (),
) -> Scene:
    """How things stand now for the one who acts."""
    player, fight = t.state.players[seat], t.state.fight
    things = player.kept + player.trophies
    if fight is not None:
        things += fight.working
        if fight.monster and fight.sides[0].seat == seat:
            things.append(f"monster:{fight.monster}")
    return Scene(t, seat, things, shown, 0, to, perks)
