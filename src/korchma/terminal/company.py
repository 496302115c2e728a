"""The bots at a table in words: as whom they sit, how well they play, and how they are."""

from __future__ import annotations

from collections.abc import Sequence

from korchma.kernel.record import SeatInfo
from korchma.text.voice import Voice


def company(seats: Sequence[SeatInfo], voice: Voice) -> list[str]:
    """A line for each bot that is somebody."""
    return [
        _bot(voice, seat, info.kind.partition(":")[2], info.cast)
        for seat, info in enumerate(seats)
        if info.cast and voice.has(f"cast-{info.cast}")
    ]


def _bot(voice: Voice, seat: int, bot: str, cast: str) -> str:
    """Under the name of the part it plays, where that is another."""
    name, kind = voice.say(f"cast-{cast}"), f"bot-{bot}.short"
    strength = voice.say(kind) if voice.has(kind) else bot
    manner = voice.say(f"cast-{cast}.manner")
    text = voice.say("term-bot", name=name, kind=strength, manner=manner)
    called = voice.seat(seat)
    return text if called == name else voice.say("term-bot-as", seat=called, bot=text)
