"""Discworld: The Witches."""

from korchma.games.witches.bot import Heuristic
from korchma.games.witches.content import load
from korchma.games.witches.events import Happening
from korchma.games.witches.hidden import census, redeal
from korchma.games.witches.lesson import LESSON
from korchma.games.witches.odds import odds
from korchma.games.witches.options import Choice
from korchma.games.witches.refusals import refusals
from korchma.games.witches.score import result
from korchma.games.witches.setup import set_up
from korchma.games.witches.state import Rulings, State, played_as
from korchma.games.witches.turn import play
from korchma.games.witches.view import view, views
from korchma.games.witches.words import named, things, words
from korchma.kernel import Game, Mode

MODES = (
    Mode("competitive", (2, 3, 4), {}),
    Mode("coop", (2, 3, 4), {"together": True}),
    Mode("solo", (1,), {"together": True}),
    Mode("expert", (2, 3, 4), {"stacking": True, "expert_crises": True}),
    Mode("hard-coop", (2, 3, 4), {"together": True, "stacking": True}),
    Mode("hard-solo", (1,), {"together": True, "stacking": True}),
)
"""Each way to play, for how many, and what makes it. [1, 128, 134, 135]"""

GAME = Game(
    id="witches",
    rules_version=1,
    package=__name__,
    modes=MODES,
    minutes=60,
    weight=2,
    state_type=State,
    options_type=Rulings,
    choices=Choice,
    load=load,
    setup=set_up,
    play=play,
    view=view,
    views=views,
    result=result,
    redeal=redeal,
    census=census,
    refusals=refusals,
    odds=odds,
    things=things,
    words=words,
    events=Happening,
    named=named,
    played_as=played_as,
    casting=("witch",),
    bots={"heuristic": Heuristic},
    lesson=LESSON,
)
