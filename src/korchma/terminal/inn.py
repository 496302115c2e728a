"""The inn at night: colours and layout of the full screen."""

from __future__ import annotations

from textual.theme import Theme

INN = Theme(
    name="inn",
    primary="#d6b067",
    secondary="#b48a42",
    accent="#ffb02e",
    warning="#ffc95c",
    error="#ff7d63",
    success="#8fce6f",
    foreground="#f5eace",
    background="#1a110b",
    surface="#21160e",
    panel="#2a1c12",
    dark=True,
)

INKS = {
    "": "#cbb993",
    "title": "bold #f5eace",
    "place": "#f5eace",
    "path": "#87653f",
    "lit": "bold underline #ffc95c",
    "mark": "bold reverse #ffc95c",
    "easy": "#8fce6f",
    "hard": "bold #ff9c8f",
    "closed": "bold #c9a3f0",
    "crisis": "bold #ff7d63",
    "blue": "bold #8dbcf5",
    "green": "bold #8fd492",
    "red": "bold #ff9c8f",
    "yellow": "bold #f5cf6b",
    "pink": "bold #f5a3cf",
    "magic": "bold #c9a3f0",
    "diplomacy": "bold #8fce6f",
    "exploration": "bold #8dbcf5",
    "combat": "bold #ff9c8f",
    "old": "#a8946f",
    "purple": "bold #c9a3f0",
    "brown": "bold #d6a878",
    "forest": "#8fce6f",
    "mountain": "#d6a878",
    "water": "#8dbcf5",
    "wild": "#f5cf6b",
}
"""What each ink looks like. Letters and underlines say the same without colour."""

TABLE = """
Screen { layout: grid; grid-size: 2; grid-gutter: 0; background: $background; }
#bar { column-span: 2; height: 1; background: $panel; color: $primary; text-style: bold; }
#prompt { column-span: 2; background: $panel; height: 100%; }
#keys { column-span: 2; height: 1; background: $background; color: #a8946f; }
#board { height: 100%; }
#side { height: 100%; background: $surface; padding: 0 0 0 1; }
#question { height: auto; max-height: 3; color: $accent; text-style: bold; padding: 0 1; }
#choices { height: 1fr; border: none; scrollbar-size: 1 1; background: $panel; padding: 0 1; }
#choices:focus { border: none; background: $panel; background-tint: $panel 0%; }
#detail { height: auto; max-height: 4; color: #cbb993; padding: 0 1; }
#tabs { height: 1; }
Painted { scrollbar-size: 1 1; overflow-x: hidden; }
.panel { height: 1fr; }

Screen { grid-rows: 1 1fr 8 1; grid-columns: 1fr 30; }
Screen.-tall { grid-rows: 1 1fr 14 1; }
.panel { display: none; }
.panel.-shown { display: block; }

Screen.-wide.-tall { grid-columns: 1fr 46; }
Screen.-wide.-tall #side { row-span: 2; padding: 0; }
Screen.-wide.-tall #prompt { column-span: 1; border-top: solid $secondary; }
Screen.-wide.-tall #tabs { display: none; }
Screen.-wide.-tall .panel { display: block; border: round $secondary; padding: 0 1;
    border-title-color: $primary; }
Screen.-wide.-tall #seats { height: auto; max-height: 37%; }
Screen.-wide.-tall #hand { height: auto; max-height: 26%; }
Screen.-wide.-tall #dangers { height: auto; max-height: 18%; }
Screen.-wide.-tall.-wordy #seats { max-height: 25%; }
Screen.-wide.-tall.-wordy #hand { max-height: 37%; }
Screen.-wide.-tall.-wordy #dangers { max-height: 24%; }
Screen.-wide.-tall.-market #seats { max-height: 31%; }
Screen.-wide.-tall.-market #hand { max-height: 24%; }
Screen.-wide.-tall.-market #dangers { max-height: 28%; }
Screen.-wide.-tall .panel.-shown { border: round $accent; }

ModalScreen { layout: vertical; align: center middle; background: $background 60%; }
.page { width: 92%; max-width: 100; height: 92%; max-height: 44; background: $surface;
    border: round $secondary; border-title-color: $accent; border-subtitle-color: #a8946f;
    padding: 0 1; }
.page.-small { height: auto; max-width: 64; padding: 1 2; }
.page VerticalScroll { height: 1fr; }
.page.-snug { height: auto; }
.page.-snug VerticalScroll { height: auto; max-height: 80vh; }
#topics { width: 28; height: 1fr; border: none; background: $surface; padding: 0; }
#topics:focus { border: none; background-tint: $surface 0%; }
#find { height: 1; border: none; background: $panel; padding: 0 1; }
#find:focus { border: none; }
"""
