"""The Witcher: Path of Destiny – Ronin."""

from korchma.games.ronin.box.content import load
from korchma.games.ronin.events import Happening
from korchma.games.ronin.eyes.facts import facts
from korchma.games.ronin.eyes.foresight import foresee
from korchma.games.ronin.eyes.hidden import census, redeal
from korchma.games.ronin.eyes.refusals import refusals
from korchma.games.ronin.eyes.scene import scene
from korchma.games.ronin.eyes.view import turn, view
from korchma.games.ronin.eyes.words import named, things, words
from korchma.games.ronin.lesson import LESSON
from korchma.games.ronin.mind.bot import Heuristic
from korchma.games.ronin.mind.reasons import Why
from korchma.games.ronin.options import Choice
from korchma.games.ronin.rules.score import result
from korchma.games.ronin.rules.setup import set_up
from korchma.games.ronin.rules.turn import play
from korchma.games.ronin.state import Rulings, State, played_as
from korchma.kernel import Box, Eyes, Figures, Game, Mind, Mode, Rules

MODES = (
    Mode("partners", (2, 3, 4, 5), {}),
    Mode("crossroads", (2, 3, 4, 5), {"side": "b"}),
    Mode("autumn", (1,), {"head_start": 2}),
    Mode("summer", (1,), {"head_start": 4}),
    Mode("winter", (1,), {}),
    Mode("autumn-crossroads", (1,), {"side": "b", "head_start": 2}),
    Mode("summer-crossroads", (1,), {"side": "b", "head_start": 4}),
    Mode("winter-crossroads", (1,), {"side": "b"}),
)
"""Each way to play, for how many, and what makes it. [1, 2, 82]"""

CAST = ("hana", "tokubei", "suzu", "matsuzo", "kame", "shiro")
"""As whom bots sit at its tables."""

GAME = Game(
    id="ronin",
    rules_version=2,
    package=__name__,
    modes=MODES,
    minutes=75,
    weight=3,
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
        redeal=redeal,
        census=census,
        turn=turn,
        refusals=refusals,
        foresee=foresee,
        things=things,
        facts=facts,
        words=words,
        scene=scene,
    ),
    mind=Mind(bots={"heuristic": Heuristic}, reasons=Why, cast=CAST),
    figures=Figures(played_as=played_as, casting=("character", "automa")),
    lesson=LESSON,
)
