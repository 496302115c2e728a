"""The Witcher: Old World."""

from korchma.games.oldworld.box.book import story_book
from korchma.games.oldworld.box.content import load
from korchma.games.oldworld.events import Happening
from korchma.games.oldworld.eyes.facts import facts
from korchma.games.oldworld.eyes.foresight import foresee
from korchma.games.oldworld.eyes.hidden import census, redeal
from korchma.games.oldworld.eyes.odds import has_odds, odds
from korchma.games.oldworld.eyes.refusals import refusals
from korchma.games.oldworld.eyes.scene import scene
from korchma.games.oldworld.eyes.view import turn, view
from korchma.games.oldworld.eyes.words import named, secrets, things, words
from korchma.games.oldworld.lesson import LESSON
from korchma.games.oldworld.memory import MEMORY
from korchma.games.oldworld.mind.bot import Heuristic
from korchma.games.oldworld.mind.reasons import Why
from korchma.games.oldworld.options import Choice
from korchma.games.oldworld.rules.score import result
from korchma.games.oldworld.rules.setup import set_up
from korchma.games.oldworld.rules.turn import play
from korchma.games.oldworld.state import Rulings, State, began, played_as, rounds
from korchma.kernel import Box, Eyes, Figures, Game, Mind, Mode, Rules
from korchma.tray.stories import lint

MODES = (
    Mode("hunt", (2, 3, 4, 5), {}),
    Mode("free-schools", (2, 3, 4, 5), {"draft": "free"}),
    Mode("random-schools", (2, 3, 4, 5), {"draft": "random"}),
    Mode("solo", (1,), {"solo": True}),
    Mode("solo-free", (1,), {"solo": True, "draft": "free"}),
)
"""Each way to play, for how many, and what makes it. [11, 108]"""

CAST = ("vavrik", "hedda", "dobb", "yarka", "osmund", "ulf")
"""As whom bots sit at its tables."""

GAME = Game(
    id="oldworld",
    rules_version=4,
    package=__name__,
    modes=MODES,
    minutes=120,
    weight=4,
    rules=Rules(
        state_type=State,
        options_type=Rulings,
        choices=Choice,
        setup=set_up,
        play=play,
        result=result,
        events=Happening,
    ),
    box=Box(
        load=load,
        named=named,
        secret_rows=frozenset({"city", "wilds", "events"}),
        proofread=lambda box, texts: lint(story_book(box), texts),
    ),
    eyes=Eyes(
        view=view,
        redeal=redeal,
        census=census,
        turn=turn,
        refusals=refusals,
        odds=odds,
        foresee=foresee,
        slow_odds=has_odds,
        things=things,
        words=words,
        secrets=secrets,
        facts=facts,
        scene=scene,
    ),
    mind=Mind(bots={"heuristic": Heuristic}, reasons=Why, cast=CAST),
    figures=Figures(
        played_as=played_as,
        casting=("school",),
        rounds=rounds,
        began=began,
    ),
    lesson=LESSON,
    memory=MEMORY,
)
