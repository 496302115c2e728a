"""The Witcher: Path of Destiny – Ronin."""

from korchma.games.ronin.bot import Heuristic
from korchma.games.ronin.content import load
from korchma.games.ronin.events import Happening
from korchma.games.ronin.foresight import foresee
from korchma.games.ronin.hidden import census, redeal
from korchma.games.ronin.lesson import LESSON
from korchma.games.ronin.options import Choice
from korchma.games.ronin.refusals import refusals
from korchma.games.ronin.score import result
from korchma.games.ronin.setup import set_up
from korchma.games.ronin.state import Rulings, State, played_as
from korchma.games.ronin.turn import play
from korchma.games.ronin.view import view
from korchma.games.ronin.words import named, things, words
from korchma.kernel import Game, Mode

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

GAME = Game(
    id="ronin",
    rules_version=1,
    package=__name__,
    modes=MODES,
    minutes=75,
    weight=3,
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
    foresee=foresee,
    things=things,
    words=words,
    events=Happening,
    named=named,
    played_as=played_as,
    casting=("character", "automa"),
    bots={"heuristic": Heuristic},
    lesson=LESSON,
)
