"""The first game of The Witches, step by step: sixteen turns against one bot."""

from __future__ import annotations

from korchma.kernel import Lesson, Step

STEPS = (
    Step("welcome", ("ask:witch",), "board"),
    Step("start", ("ask:start",), "board"),
    Step("problem", ("event:appeared",)),
    Step("closed", ("event:appeared-closed",), by=5),
    Step("move", ("ask:move",), "board"),
    Step("chances", ("ask:move",), "odds"),
    Step("hand", ("ask:move",), "hand"),
    Step("help", (), "tools", by=3),
    Step("attempt", ("mine:attempted",), "dice"),
    Step("stand", ("ask:stand",), "hand"),
    Step("final", ("ask:final",), "hand"),
    Step("reroll", ("ask:reroll",), "dice"),
    Step("solved", ("mine:solved", "mine:solved-at-once"), "you"),
    Step("failed", ("mine:failed",), "you"),
    Step("ran", ("mine:ran",), "you"),
    Step("cackles", ("mine:cackled",), "you", by=4),
    Step("withdraw", ("ask:withdraw",), "board"),
    Step("draw", ("other:turn-began",), "hand"),
    Step("others", ("other:turn-began",), "seats"),
    Step("crisis", ("event:crisis",), by=8),
    Step("broom", ("ask:land",), "hand", by=6),
    Step("tea", ("event:tea-poured",), "seats", by=7),
    Step("hard", ("event:turned-up",), by=10),
    Step("dungeon", ("event:to-dungeon",), "board"),
    Step("elves", ("event:elves-loose",), "dangers", by=12),
    Step("aliss", ("event:aliss-taken",), "dangers", by=11),
    Step("three", ("event:three-played",), "hand", by=9),
    Step("score", (), "you", by=13),
    Step("last", ("event:last-problem",), "board", by=15),
    Step("end", ("event:ended",), "scores"),
)

LESSON = Lesson(
    seed="lesson-125",
    mode="competitive",
    seats=("me", "bot:heuristic"),
    quiet="move",
    steps=STEPS,
)
"""The seed was found by trying: whoever follows the hints meets everything above, and wins."""
