"""What others wrote, made fit for a screen: nothing invisible, nothing that moves the cursor."""

from __future__ import annotations

import unicodedata

LONGEST = 24
"""Letters of a name, here and in every client."""
BESIDES = frozenset(" .’'_-")
INVISIBLE = frozenset("\u115f\u1160\u3164\uffa0\u034f\u17b4\u17b5\u2800")
"""Letters by their class, nothing by their looks: Hangul fillers and their like."""
MARKS = 2
"""Marks on one letter: enough for any language, too few for a tower."""


def clean_name(written: str) -> str:
    """What is left of a name once everything odd is out; nothing, where that is no name.

    >>> clean_name("  Ann\\u202e \\x00Bob\\u3164  "), clean_name("Оксана Ґ."), clean_name("\\u3164")
    ('Ann Bob', 'Оксана Ґ.', '')
    """
    kept, marks = [], 0
    for letter in unicodedata.normalize("NFC", written[: 8 * LONGEST]):
        kind = unicodedata.category(letter)
        marks = marks + 1 if kind[0] == "M" else 0
        if letter.isspace():
            kept.append(" ")
        elif letter in BESIDES or _readable(letter, kind, marks):
            kept.append(letter)
    name = " ".join("".join(kept).split())[:LONGEST].rstrip()
    return name if any(each.isalnum() for each in name) else ""


def _readable(letter: str, kind: str, marks: int) -> bool:
    if letter in INVISIBLE or 0xFE00 <= ord(letter) <= 0xFE0F:
        return False
    return kind[0] == "L" or kind == "Nd" or (kind in ("Mn", "Mc") and marks <= MARKS)


def one_line(text: str) -> str:
    """A text on one line of a terminal, without anything that would steer it.

    >>> one_line("look:\\x1b[2J  \\u202e here\\n")
    'look:[2J here'
    """
    kept = (each for each in text if each.isprintable() or each.isspace())
    return " ".join("".join(kept).split())


def escaped(json: str) -> str:
    """JSON for a terminal: what cannot be printed is written as its number.

    >>> escaped('{"a": "\\x9b2J"}')
    '{"a": "\\\\u009b2J"}'
    """
    return "".join(
        each if each.isprintable() or each == "\n" or ord(each) > 0xFFFF else f"\\u{ord(each):04x}"
        for each in json
    )
