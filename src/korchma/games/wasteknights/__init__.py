"""Waste Knights, second edition."""

from korchma.games.wasteknights.box.content import load
from korchma.games.wasteknights.box.proofs import proofread
from korchma.games.wasteknights.events import Happening
from korchma.games.wasteknights.eyes.asked import things
from korchma.games.wasteknights.eyes.facts import facts
from korchma.games.wasteknights.eyes.hidden import census, redeal
from korchma.games.wasteknights.eyes.odds import odds
from korchma.games.wasteknights.eyes.refusals import refusals
from korchma.games.wasteknights.eyes.scene import scene
from korchma.games.wasteknights.eyes.throws import foresee
from korchma.games.wasteknights.eyes.view import view
from korchma.games.wasteknights.eyes.words import named, secrets, words
from korchma.games.wasteknights.lesson import LESSON
from korchma.games.wasteknights.memory import MEMORY
from korchma.games.wasteknights.mind.bot import Heuristic, Wanderer
from korchma.games.wasteknights.mind.reasons import Why
from korchma.games.wasteknights.options import Choice
from korchma.games.wasteknights.rules.score import result
from korchma.games.wasteknights.rules.setup import set_up
from korchma.games.wasteknights.rules.turn import play
from korchma.games.wasteknights.state import RIVALRY, Rulings, State, began, played_as, rounds
from korchma.kernel import Box, Eyes, Figures, Game, Mind, Mode, Rules

MODES = (
    Mode("water", (2, 3, 4), {"adventure": "a2"}, together=True),
    Mode("sleeper", (2, 3, 4), {"adventure": "a3"}, together=True),
    Mode("crown", (2, 3, 4), {"adventure": "a4"}),
    Mode("courier", (1,), {"adventure": "a1"}),
    Mode("water-alone", (1,), {"adventure": "a2", "knights": 2}),
    Mode("sleeper-alone", (1,), {"adventure": "a3", "knights": 2}),
    Mode("water-own", (2, 3, 4), {"adventure": "a2", "kits": "own"}, together=True),
    Mode("sleeper-own", (2, 3, 4), {"adventure": "a3", "kits": "own"}, together=True),
    Mode("crown-own", (2, 3, 4), {"adventure": "a4", "kits": "own"}),
    Mode("courier-own", (1,), {"adventure": "a1", "kits": "own"}),
)
"""Each adventure, for how many, and how knights are fitted out. [13, 123, 128]"""

CAST = ("quill", "gill", "odds", "overtime", "birdie", "brine")
"""As whom bots sit at its tables."""

GAME = Game(
    id="wasteknights",
    rules_version=3,
    package=__name__,
    modes=MODES,
    minutes=150,
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
        secret_rows=frozenset({"adventures", "specials"}),
        proofread=proofread,
    ),
    eyes=Eyes(
        view=view,
        redeal=redeal,
        census=census,
        refusals=refusals,
        odds=odds,
        things=things,
        words=words,
        secrets=secrets,
        facts=facts,
        foresee=foresee,
        turn=rounds,
        scene=scene,
    ),
    mind=Mind(bots={"wanderer": Wanderer, "heuristic": Heuristic}, reasons=Why, cast=CAST),
    figures=Figures(
        played_as=played_as,
        casting=("knight",),
        rounds=rounds,
        began=began,
        main=("water", "sleeper", "crown", "courier"),
        together=tuple(mode.id for mode in MODES if mode.options["adventure"] != RIVALRY),
    ),
    lesson=LESSON,
    memory=MEMORY,
)
