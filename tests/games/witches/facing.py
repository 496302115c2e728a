"""A witch face to face with a problem, for tests of the attempt and what comes of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from korchma.games.witches import GAME
from korchma.games.witches.options import Roll, Stay
from korchma.games.witches.rules import outcome
from korchma.games.witches.state import me
from tests.games.witches.story import Story, witches

BAD_ASS = "bad-ass"
GORGE = "lancre-gorge"
HEMMED_IN = {"bad-ass": "fever", "lancre-bridge": "fever"}
"""Problems in both areas next to the Gorge: nowhere to go from there on foot."""

TOKENS = GAME.content.tokens
CARDS = GAME.content.cards


def facing(
    token: str,
    *hand: int,
    dice: Sequence[int] = (),
    at: str = BAD_ASS,
    who: Sequence[str] = ("dimity", "annagramma"),
    crises: int = 0,
    closed: bool = False,
    others: Mapping[str, str] = {},
    others_closed: Sequence[str] = (),
    others_at: Mapping[str, str] = {},
    others_in_crisis: Mapping[str, int] = {},
    deck: Sequence[int] = (),
    easy: Sequence[str] = (),
    hard: Sequence[str] = (),
    cackles: int = 0,
    crisis_pool: int | None = None,
    moves: int = 2,
    fail_cackles_hard: int = 2,
    dungeon_still_draws: bool = False,
) -> Story:
    """The first witch is about to deal with a problem where she stands: Stay() begins."""
    witch = who[0]
    table = witches(
        *who,
        at={witch: at, **others_at},
        hands={witch: hand},
        problems={at: token, **others},
        closed=[*([at] if closed else []), *others_closed],
        crises={**({at: crises} if crises else {}), **others_in_crisis},
        deck=deck,
        easy={witch: easy},
        hard={witch: hard},
        cackles={witch: cackles},
        crisis_pool=crisis_pool,
        moves=moves,
        fail_cackles_hard=fail_cackles_hard,
        dungeon_still_draws=dungeon_still_draws,
    )
    return table.dice(*dice)


def rolled(table: Story) -> Story:
    """Past the first roll: she may run, add symbols, or roll again."""
    table.do(Stay())
    if table.about == "before-dice":
        table.do(Roll())
    assert table.about == "stand"
    return table


def total(table: Story) -> int:
    """The total so far."""
    board = table.session.table
    return outcome.total(board, me(board))
