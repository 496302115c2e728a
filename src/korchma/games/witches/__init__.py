"""Discworld: The Witches."""

from korchma.games.witches.box.content import load
from korchma.games.witches.events import Happening
from korchma.games.witches.eyes.facts import facts
from korchma.games.witches.eyes.foresight import foresee
from korchma.games.witches.eyes.hidden import census, redeal
from korchma.games.witches.eyes.odds import odds
from korchma.games.witches.eyes.refusals import refusals
from korchma.games.witches.eyes.scene import scene
from korchma.games.witches.eyes.view import turn, view, views
from korchma.games.witches.eyes.words import named, things, words
from korchma.games.witches.lesson import LESSON
from korchma.games.witches.mind.bot import Heuristic
from korchma.games.witches.mind.reasons import Why
from korchma.games.witches.options import Choice
from korchma.games.witches.rules.score import result
from korchma.games.witches.rules.setup import set_up
from korchma.games.witches.rules.turn import play
from korchma.games.witches.state import Rulings, State, played_as
from korchma.kernel import Box, Eyes, Figures, Game, Mind, Mode, Rules

MODES = (
    Mode("competitive", (2, 3, 4), {}),
    Mode("coop", (2, 3, 4), {"together": True}, together=True),
    Mode("solo", (1,), {"together": True}),
    Mode("expert", (2, 3, 4), {"stacking": True, "expert_crises": True}),
    Mode("hard-coop", (2, 3, 4), {"together": True, "stacking": True}, together=True),
    Mode("hard-solo", (1,), {"together": True, "stacking": True}),
)
"""Each way to play, for how many, and what makes it. [1, 128, 134, 135]"""

CAST = ("tansy", "crumb", "nettle", "moth", "thimble", "hemlock")
"""As whom bots sit at its tables."""

GAME = Game(
    id="witches",
    rules_version=2,
    package=__name__,
    modes=MODES,
    minutes=60,
    weight=2,
    rules=Rules(
        state_type=State,
        options_type=Rulings,
        choices=Choice,
        setup=set_up,
        play=play,
        result=result,
        events=Happening,
    ),
    box=Box(load=load, named=named),
    eyes=Eyes(
        view=view,
        views=views,
        redeal=redeal,
        census=census,
        turn=turn,
        refusals=refusals,
        odds=odds,
        foresee=foresee,
        things=things,
        facts=facts,
        words=words,
        scene=scene,
    ),
    mind=Mind(bots={"heuristic": Heuristic}, reasons=Why, cast=CAST),
    figures=Figures(
        played_as=played_as, casting=("witch",), together=("coop", "hard-coop", "solo", "hard-solo")
    ),
    lesson=LESSON,
)
