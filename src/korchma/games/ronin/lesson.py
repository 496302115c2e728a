"""The first game of Ronin, step by step: nine turns between two bots."""

from __future__ import annotations

from korchma.kernel import Lesson, Step

STEPS = (
    Step("welcome", ("ask:character",), "board"),
    Step("character", ("ask:character",), "board"),
    Step("symbols", ("ask:take",), "signs"),
    Step("pairs", ("ask:take",), "pairs"),
    Step("order", ("ask:take",), "order"),
    Step("lowest", ("ask:take",), "lowest"),
    Step("secret", ("ask:play",), "board"),
    Step("effects", ("ask:play",), "hand"),
    Step("sequence", ("ask:play",), "timeline"),
    Step("balance", ("ask:play",), "count"),
    Step("tokens", ("mine:gained-symbols",), "tokens", by=3),
    Step("fizzled", ("mine:fizzled",), "timeline", by=6),
    Step("skill", ("ask:skill",), "skills", by=4),
    Step("partners", (), "seats", by=2),
    Step("inactive", (), "chapters", by=2),
    Step("help", (), "tools", by=2),
    Step("lose", ("ask:lose", "mine:lost-symbols"), "timeline", by=5),
    Step("tea", ("ask:partner", "ask:track"), "tracks", by=4),
    Step("cups", ("event:cups-met",), "timeline", by=4),
    Step("track", ("event:grew",), "tracks", by=4),
    Step("borrow", ("ask:bonus-skill",), "skills", by=7),
    Step("xp", ("mine:gained-xp",), "xp", by=4),
    Step("unlocked", ("mine:unlocked",), "skills", by=5),
    Step("chapter", ("mine:scored",), "you"),
    Step("keep", ("ask:keep",), "timeline"),
    Step("kept", ("mine:kept",), "signs"),
    Step("third", (), "chapters", by=7),
    Step("golden", ("mine:turned-golden",), "xp", by=8),
    Step("weaker", (), "tracks", by=8),
    Step("quest", ("ask:quest",), "hand"),
    Step("final", ("ask:quest",), "you"),
    Step("end", ("event:ended",), "scores"),
)

LESSON = Lesson(
    seed="lesson-83",
    mode="partners",
    seats=("me", "bot:heuristic", "bot:heuristic"),
    quiet="take",
    steps=STEPS,
)
"""The seed was found by trying: whoever follows the hints meets everything above, and wins."""
