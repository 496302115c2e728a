"""A quest of three areas, right in everything; tests break one thing at a time."""

from __future__ import annotations

from pathlib import Path

TOML = """
[quest]
id = "q1"
source = "designed"
act = 1
ranks = [1, 4]
alone = { rank = 1, crowns = 0 }
goals = [ { id = "chief", when = { is = "dead", enemy = "chief" }, then = "p2" } ]
defeats = [ { id = "ghosts", when = { is = "all-ghosts" }, then = "p3" } ]
fates = [ { id = "ox", law = "ox-fed", neutral = "ox-left", chaos = "ox-eaten" } ]
deck = [ { kind = "raider", ranks = ["green"] } ]
aside = [ { name = "chief", kind = "gremlin", rank = "red" } ]
events = ["night", "day"]
shadows = { enemy = 2 }

[map]
tiles = [ { id = "yard", floor = "grass" } ]
areas = [
    { id = "a1", at = [0, 0], tile = "yard" },
    { id = "a2", at = [1, 0], tile = "yard" },
    { id = "a3", at = [2, 0], tile = "yard" },
]
start = ["a1"]
doors = [ { between = ["a2", "a3"] } ]
gates = [ { id = "g1", area = "a3", symbol = "hit" } ]
seen = [["a1", "a2"]]
unseen = [["a1", "a3"]]

[[paragraph]]
id = "p1"
source = "designed"
on = [ { on = "act", area = "a2" } ]
steps = [
    { do = "gate", gate = "g1", to = "open" },
    { do = "enemy", kind = "gremlin", rank = "red", at = "a3", name = "chief" },
    { do = "choose", by = "nature", options = [
        { id = "law", steps = [ { do = "flag", name = "ox-fed", to = 1 } ] },
        { id = "neutral", steps = [ { do = "jump", to = "p4" } ] },
        { id = "chaos", steps = [ { do = "save", fail = { steps = [ { do = "damage" } ] } } ] },
    ] },
]

[[paragraph]]
id = "p2"
source = "designed"
steps = [ { do = "end", ending = "win" } ]

[[paragraph]]
id = "p3"
source = "designed"
steps = [ { do = "end", ending = "lose" } ]

[[paragraph]]
id = "p4"
source = "designed"
steps = [ { do = "flag", name = "q.slept", to = 1 } ]
"""

FTL = """
q1-p1-act = Look at the ox
q1-a1 = Yard
q1-a2 = Trough
q1-a3 = Shed
q1-goal-chief = Drive him out
q1-defeat-ghosts = Nobody is left
q1-enemy-chief = Grandfather
q1-flag-ox-fed = fed the ox
q1-flag-ox-left = left the ox
q1-flag-ox-eaten = ate the ox
q1-p1 = An ox.
    .title = Ox
    .law = Feed it
    .law-line = It asks.
    .law-seal = what it thinks
    .neutral = Leave it
    .neutral-line = It chews.
    .neutral-seal = what it chews
    .chaos = Eat it
    .chaos-line = It is lunch.
    .chaos-seal = whose it was
    .ekar = “Good ox,” says Ekar.
    .ekar-shaya = They differ about the ox.
q1-p1-law = It eats.
q1-p1-chaos = You look at it.
q1-p1-chaos-ok = It gives way.
q1-p1-chaos-fail = It does not.
q1-p2 = Won.
    .title = Won
q1-p3 = Lost.
    .title = Lost
q1-p4 = You sleep.
    .title = Sleep
"""

SHEET = "q1 = The Ox\n    .about = There is an ox.\n"


def lay_out(folder: Path, toml: str = TOML, ftl: str = FTL, uk: str = FTL) -> None:
    """The tiny quest on disk; ``uk`` is the Ukrainian file."""
    (folder / "content").mkdir(parents=True, exist_ok=True)
    (folder / "content/q1.toml").write_text(toml, "utf-8")
    for language, words in {"en": ftl, "ru": ftl, "uk": uk}.items():
        text = folder / "text" / language
        text.mkdir(parents=True, exist_ok=True)
        (text / "secret-q1.ftl").write_text(words, "utf-8")
        (text / "quests.ftl").write_text(SHEET, "utf-8")
