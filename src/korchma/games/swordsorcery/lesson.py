"""The first evening of Sword & Sorcery, step by step: two heroes, one lane, a chapel."""

from __future__ import annotations

from korchma.kernel import Lesson, Step

STEPS = (
    Step("welcome", ("ask:hero", "ask:turn"), "board"),
    Step("hero", ("ask:hero", "ask:turn"), "board"),
    Step("power", ("ask:learn",), "hand"),
    Step("shop", ("ask:shop",), "board"),
    Step("paragraph", ("event:read",), "board"),
    Step("goal", ("ask:next",), "plot"),
    Step("order", ("ask:next",), "you"),
    Step("actions", ("ask:turn",), "you"),
    Step("map", ("ask:turn",), "board"),
    Step("shadow", ("event:shadow-turned",), by=4),
    Step("walking", ("event:walked",), "board", by=2),
    Step("sight", (), "board", by=3),
    Step("focus", (), "you", by=3),
    Step("attack", ("event:attacked",), "board", by=3),
    Step("dice", ("event:rolled",), "board", by=4),
    Step("spend", ("ask:spend",), "board", by=5),
    Step("defence", ("event:defended",), "board", by=6),
    Step("encounter", ("event:encounter-drawn",), "plot", by=3),
    Step("scroll", ("event:activated",), "plot", by=4),
    Step("engaged", ("event:evaded", "event:no-strikes"), "board", by=7),
    Step("wounds", ("event:healed",), "you", by=5),
    Step("condition", ("event:struck",), "you", by=10),
    Step("control", ("event:supremacy",), "board", by=8),
    Step("cooldown", ("event:power-turned",), "hand", by=6),
    Step("event", ("event:event-drawn",), "plot", by=5),
    Step("shards", ("event:slain",), "plot", by=7),
    Step("souls", ("ask:souls",), "you", by=9),
    Step("ghost", ("event:became-ghost",), "you", by=11),
    Step("choice", ("ask:story", "event:way-taken"), "board", by=8),
    Step("search", ("event:searched",), "board", by=10),
    Step("door", ("event:door-opened",), "board", by=9),
    Step("chest", ("event:chest-opened",), "board", by=12),
    Step("help", (), "tools", by=2),
    Step("end", ("event:ended",), "scores"),
)

LESSON = Lesson(
    seed="lesson-6",
    mode="ford",
    seats=("me",),
    quiet="turn",
    steps=STEPS,
)
"""The seed was found by trying: whoever follows the hints meets nearly all of it, and wins."""
