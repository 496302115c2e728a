"""Stories: entries made of steps, read aloud by a game in its own words.

The grammar is one: do, choose, if, jump, read, flags, endings. The vocabulary is the game's: what
it can do to a player, what it rolls for, what it asks about.
"""

from korchma.tray.stories.book import Book, Fault, check
from korchma.tray.stories.grammar import (
    AllOf,
    AnyOf,
    Band,
    Branch,
    Choose,
    Condition,
    Entry,
    FlagIs,
    If,
    Is,
    Jump,
    Mark,
    Name,
    Not,
    Read,
    Step,
    Steps,
    TheEnd,
    Way,
    band,
)
from korchma.tray.stories.lint import lint
from korchma.tray.stories.telling import Teller, all_of, any_of

__all__ = [
    "AllOf",
    "AnyOf",
    "Band",
    "Book",
    "Branch",
    "Choose",
    "Condition",
    "Entry",
    "Fault",
    "FlagIs",
    "If",
    "Is",
    "Jump",
    "Mark",
    "Name",
    "Not",
    "Read",
    "Step",
    "Steps",
    "Teller",
    "TheEnd",
    "Way",
    "all_of",
    "any_of",
    "band",
    "check",
    "lint",
]
