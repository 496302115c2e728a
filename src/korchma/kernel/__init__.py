"""The table itself: asks, events, chance, sessions, records. Knows no game."""

from korchma.kernel.advice import Advice, Chance, Reason, Thought, weigh
from korchma.kernel.ask import (
    SAFE,
    Answer,
    Answers,
    Ask,
    AskAll,
    Flow,
    Illegal,
    Option,
    Ready,
    Refused,
    several,
)
from korchma.kernel.box import EmptyBox, empty_box
from korchma.kernel.campaign import Ahead, Campaign
from korchma.kernel.chair import Adviser, Bot, Chair, advice
from korchma.kernel.errors import KorchmaError, Overrun
from korchma.kernel.event import Event, TakenBack, Told
from korchma.kernel.game import Broken, Game, Mode, broken_games, find_game, games
from korchma.kernel.lesson import Lesson, Step
from korchma.kernel.memory import Chronicle, Memoir, Memory, Tale
from korchma.kernel.result import Odds, Result, Source
from korchma.kernel.rng import Rng, commitment, new_seed
from korchma.kernel.rooms import Box, Eyes, Figures, Mind, Rules
from korchma.kernel.scene import Piece, Scene
from korchma.kernel.session import Session
from korchma.kernel.table import Table
from korchma.kernel.things import refs, thing
from korchma.kernel.undo import Undo

__all__ = [
    "SAFE",
    "Advice",
    "Adviser",
    "Ahead",
    "Answer",
    "Answers",
    "Ask",
    "AskAll",
    "Bot",
    "Box",
    "Broken",
    "Campaign",
    "Chair",
    "Chance",
    "Chronicle",
    "EmptyBox",
    "Event",
    "Eyes",
    "Figures",
    "Flow",
    "Game",
    "Illegal",
    "KorchmaError",
    "Lesson",
    "Memoir",
    "Memory",
    "Mind",
    "Mode",
    "Odds",
    "Option",
    "Overrun",
    "Piece",
    "Ready",
    "Reason",
    "Refused",
    "Result",
    "Rng",
    "Rules",
    "Scene",
    "Session",
    "Source",
    "Step",
    "Table",
    "TakenBack",
    "Tale",
    "Thought",
    "Told",
    "Undo",
    "advice",
    "broken_games",
    "commitment",
    "empty_box",
    "find_game",
    "games",
    "new_seed",
    "refs",
    "several",
    "thing",
    "weigh",
]
