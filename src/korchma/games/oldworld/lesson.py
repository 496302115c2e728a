"""The first game of Old World, step by step: one learner, one rival, the whole hunt."""

from __future__ import annotations

from korchma.kernel import Lesson, Step

STEPS = (
    Step("welcome", ("ask:put-monster", "ask:school"), "board"),
    Step("school", ("ask:school",), "board"),
    Step("map", ("ask:roam",), "board"),
    Step("turn", ("ask:roam",), "board"),
    Step("hand", ("ask:roam",), "hand"),
    Step("pay", ("ask:pay-move",), "hand", by=3),
    Step("act", ("mine:moved",), "board", by=3),
    Step("onward", ("mine:raised", "mine:got-potion", "mine:tracking"), "board", by=3),
    Step("train", ("ask:train",), "you", by=5),
    Step("skills", ("mine:raised",), "you", by=3),
    Step("deed", ("ask:deed",), "board"),
    Step("story", ("ask:story",), "board", by=5),
    Step("buy", ("ask:buy",), "market", by=3),
    Step("links", ("ask:buy",), "market", by=3),
    Step("others", (), "seats", by=3),
    Step("help", (), "tools", by=3),
    Step("rest", ("ask:rest",), "hand", by=3),
    Step("quest", ("mine:quest-taken",), "board", by=7),
    Step("potions", ("mine:got-potion",), "you", by=5),
    Step("tracks", ("mine:tracking",), "board", by=7),
    Step("poker", ("ask:reroll",), "board", by=7),
    Step("announce", ("ask:attack",), "board", by=7),
    Step("odds", (), "board", by=5),
    Step("fight", ("mine:fight-began",), "board", by=9),
    Step("prepare", ("ask:prepare",), "board", by=9),
    Step("combo", ("ask:combo",), "hand", by=9),
    Step("sum", ("mine:combo-laid",), "board", by=9),
    Step("hurt", ("mine:hurt",), "you", by=9),
    Step("after", ("mine:won", "mine:driven-off", "mine:defeated"), "you", by=11),
    Step("trophy", ("mine:trophy",), "you", by=11),
    Step("exhaustion", ("ask:burn",), "you", by=11),
    Step("level", ("mine:level-up",), "you", by=9),
    Step("meditation", ("mine:meditated",), "you", by=11),
    Step("witchers", (), "seats", by=7),
    Step("last", (), "seats", by=11),
    Step("end", ("event:ended",), "scores"),
)

LESSON = Lesson(
    seed="lesson-9",
    mode="hunt",
    seats=("me", "bot:heuristic"),
    quiet="roam",
    steps=STEPS,
)
"""The seed was found by trying: whoever follows the hints meets everything above, and wins."""
