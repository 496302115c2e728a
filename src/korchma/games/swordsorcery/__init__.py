"""Sword & Sorcery: Immortal Souls."""

from korchma.games.swordsorcery.box.content import load
from korchma.games.swordsorcery.box.proofs import read_all
from korchma.games.swordsorcery.campaign import CAMPAIGN
from korchma.games.swordsorcery.events import Happening
from korchma.games.swordsorcery.eyes.asked import things
from korchma.games.swordsorcery.eyes.facts import facts
from korchma.games.swordsorcery.eyes.forecast import foresee
from korchma.games.swordsorcery.eyes.hidden import census, redeal
from korchma.games.swordsorcery.eyes.odds import odds
from korchma.games.swordsorcery.eyes.refusals import refusals
from korchma.games.swordsorcery.eyes.scene import scene
from korchma.games.swordsorcery.eyes.view import view
from korchma.games.swordsorcery.eyes.words import named, secrets, words
from korchma.games.swordsorcery.lesson import LESSON
from korchma.games.swordsorcery.mind.bot import Heuristic, Wanderer
from korchma.games.swordsorcery.mind.reasons import Why
from korchma.games.swordsorcery.options import Choice
from korchma.games.swordsorcery.rules.score import result
from korchma.games.swordsorcery.rules.setup import set_up
from korchma.games.swordsorcery.rules.turn import play
from korchma.games.swordsorcery.state import Rulings, State, played_as, rounds
from korchma.kernel import Box, Eyes, Figures, Game, Mind, Mode, Rules

PEOPLE = (1, 2, 3, 4, 5)
MODES = (
    Mode("ford", PEOPLE, {"quest": "q1"}, together=True),
    Mode("toll", PEOPLE, {"quest": "q2"}, together=True),
    Mode("salt", PEOPLE, {"quest": "q3"}, together=True),
    Mode("drums", PEOPLE, {"quest": "q4"}, together=True),
    Mode("hill", PEOPLE, {"quest": "q5"}, together=True),
    Mode("wall", PEOPLE, {"quest": "q6"}, together=True),
    Mode("court", PEOPLE, {"quest": "q7"}, together=True),
    Mode("campaign", PEOPLE, {"quest": "q1", "campaign": True}, together=True),
)
"""Each quest by itself, and the campaign from its first one. [13, 3.15]"""

CAST = ("vasyl", "fedora", "miller", "krivda", "hordiy", "tuk")
"""As whom bots sit at its tables."""

GAME = Game(
    id="swordsorcery",
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
    box=Box(load=load, named=named, proofread=read_all),
    eyes=Eyes(
        view=view,
        redeal=redeal,
        census=census,
        odds=odds,
        foresee=foresee,
        facts=facts,
        words=words,
        refusals=refusals,
        secrets=secrets,
        things=things,
        turn=rounds,
        scene=scene,
    ),
    mind=Mind(bots={"wanderer": Wanderer, "heuristic": Heuristic}, reasons=Why, cast=CAST),
    figures=Figures(
        played_as=played_as,
        casting=("hero",),
        rounds=rounds,
        main=tuple(mode.id for mode in MODES if "campaign" not in mode.options),
        together=tuple(mode.id for mode in MODES),
    ),
    campaign=CAMPAIGN,
    lesson=LESSON,
)
