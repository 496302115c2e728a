"""The Witcher: Old World."""

from korchma.games.oldworld.bot import Heuristic
from korchma.games.oldworld.content import load
from korchma.games.oldworld.events import Happening
from korchma.games.oldworld.forecast import foresee
from korchma.games.oldworld.hidden import census, redeal
from korchma.games.oldworld.lesson import LESSON
from korchma.games.oldworld.memory import MEMORY
from korchma.games.oldworld.odds import odds
from korchma.games.oldworld.options import Choice
from korchma.games.oldworld.refusals import refusals
from korchma.games.oldworld.score import result
from korchma.games.oldworld.setup import set_up
from korchma.games.oldworld.state import Rulings, State, began, played_as, rounds
from korchma.games.oldworld.turn import play
from korchma.games.oldworld.view import view
from korchma.games.oldworld.words import named, secrets, things, words
from korchma.kernel import Game, Mode

MODES = (
    Mode("hunt", (2, 3, 4, 5), {}),
    Mode("free-schools", (2, 3, 4, 5), {"draft": "free"}),
    Mode("random-schools", (2, 3, 4, 5), {"draft": "random"}),
    Mode("solo", (1,), {"solo": True}),
    Mode("solo-free", (1,), {"solo": True, "draft": "free"}),
)
"""Each way to play, for how many, and what makes it. [11, 108]"""

GAME = Game(
    id="oldworld",
    rules_version=1,
    package=__name__,
    modes=MODES,
    minutes=120,
    weight=4,
    state_type=State,
    options_type=Rulings,
    choices=Choice,
    load=load,
    setup=set_up,
    play=play,
    view=view,
    result=result,
    redeal=redeal,
    census=census,
    refusals=refusals,
    odds=odds,
    foresee=foresee,
    slow_odds=True,
    things=things,
    words=words,
    events=Happening,
    named=named,
    played_as=played_as,
    casting=("school",),
    rounds=rounds,
    began=began,
    bots={"heuristic": Heuristic},
    lesson=LESSON,
    secrets=secrets,
    memory=MEMORY,
    secret_rows=frozenset({"city", "wilds", "events"}),
)
