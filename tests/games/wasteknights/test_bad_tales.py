"""An adventure broken on purpose, in a pack: file, entry or plot, and the reason are named."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from korchma.games.wasteknights.box.content import FOLDER, load
from korchma.games.wasteknights.box.plots import MOMENTS, SPECIALS
from korchma.games.wasteknights.box.proofs import LANGUAGES, TEXTS, messages, proofread
from korchma.games.wasteknights.rules import specials
from korchma.kernel import KorchmaError
from tests.games.wasteknights.story import BOX

ROWS = re.split(r"\n(?=\[\[)", (FOLDER / "a1.toml").read_text("utf-8"))
XP = '{ do = "gain", what = "xp" }'


def page(steps: str, number: int = 11) -> str:
    """An entry of The Last Courier with other steps; 999 is one of which nobody has heard."""
    head = f'[[entry]]\nid = {number}\nsource = "designed"\nkind = "link"\n'
    return f"{head}steps = [ {steps} ]\n"


def plot(good: str, wrong: str) -> str:
    """Its first plot with one thing changed."""
    text = next(x for x in ROWS if x.startswith('[[plot]]\nid = "p1"'))
    assert good in text
    return text.replace(good, wrong)


def asked(when: str) -> str:
    return page(f'{{ do = "if", when = {{ {when} }}, steps = [ {XP} ] }}')


CANNOT_LOAD = {
    "jump": (page('{ do = "jump", to = 999 }'), "entry 11, steps[0]: there is no entry 999"),
    "read": (page('{ do = "read", entry = 999 }'), "entry 11, steps[0]: there is no entry 999"),
    "ending": (page('{ do = "end", ending = "zz" }'), "entry 11, steps[0]: there is no ending"),
    "plot": (page('{ do = "plot", start = "p9" }'), "row 11, field steps[0]: there is no plot"),
    "word": (page('{ do = "dance" }'), 'row 11, field steps[0].do: "dance" is none of'),
    "special": (
        page('{ do = "special", name = "zz" }'),
        "row 11, field steps[0]: there is no spec",
    ),
    "place": (
        page('{ do = "token", act = "place", kind = "plot", at = "nowhere" }'),
        "row 11, field steps[0]: 'nowhere' is no place",
    ),
    "took": (
        asked('is = "took", entry = 33, way = "q"'),
        "field steps[0].when: entry 33 has no way",
    ),
    "kept": (asked('is = "kept", what = "zz"'), "steps[0].when: nobody can ever keep 'zz'"),
    "ways": (
        page('{ do = "choose", options = [ { id = "a" }, { id = "a" } ] }'),
        "entry 11, steps[0]: a choice has ways, and no two of one name",
    ),
    "letter-twice": (plot("A = 30", "A = 30, A = 31"), "a1.toml is not TOML: Duplicate"),
    "letter": (plot("A = 30", "A = 300"), "row p1, field letters.A: there is no entry 300"),
    "no-exit": (plot(", then = 90", ""), "row p1, field time.then: there is no exit"),
    "goal": (plot("on_goal = 20\n", ""), "row p1, field goal: a goal, and only a goal"),
    "backwards": (plot("step = -1", "step = 1"), "row p1, field time.step: with steps of 1"),
    "off-the-track": (plot("start = 8", "start = 18"), "row p1, field time: the track runs"),
    "no-such-time": (
        plot("letters =", "events = { 9 = 30 }\nletters ="),
        "row p1, field events.9: time never shows this",
    ),
    "moment": (
        plot('"eliminated"', '"elimnated"'),
        "row p1, field triggers[0]: nothing ever tells of 'elimnated'",
    ),
    "once": (plot("entry = 11,", 'entry = 11, once = "ever",'), 'actions[0].once: "ever" is none'),
}


@pytest.mark.parametrize(("text", "says"), CANNOT_LOAD.values(), ids=list(CANNOT_LOAD))
def test_what_would_break_a_game_cannot_be_loaded(text: str, says: str, tmp_path: Path) -> None:
    (tmp_path / "a1.toml").write_text(text, "utf-8")
    with pytest.raises(KorchmaError) as error:
        load([tmp_path])
    said = str(error.value)
    assert "a1.toml" in said
    assert says in said
    assert "\n" not in said


PROOFS = {
    "unreachable": (page(XP, 999), "a1.toml, entry 999: no story leads here"),
    "flag": (
        asked('is = "flag", name = "zz"'),
        "a1.toml, entry 11, steps[0]: nothing ever sets the flag 'zz'",
    ),
    "flag-of-a-goal": (
        plot('{ is = "flag", name = "case" }, {', '{ is = "flag", name = "zz" }, {'),
        "a1.toml, entry p1, goal.of[0]: nothing ever sets the flag 'zz'",
    ),
    "loop": (
        page(
            '{ do = "choose", options = [ { id = "a", price = '
            '[ { do = "lose", what = "med" } ] } ] }, { do = "jump", to = 11 }'
        ),
        "a1.toml, entry 11: a reader who can pay for nothing comes to no end from here",
    ),
    "behind": (
        page(f'{{ do = "jump", to = 30 }}, {XP}'),
        "a1.toml, entry 11, steps[1]: is never read: a step before leads away",
    ),
    "text": (
        page('{ do = "tell", text = "zz" }'),
        "a1.toml, entry 11, a1-11-zz: this text is not there in uk",
    ),
}


@pytest.mark.parametrize(("text", "says"), PROOFS.values(), ids=list(PROOFS))
def test_what_only_spoils_a_story_is_found_by_its_proofreader(
    text: str, says: str, tmp_path: Path
) -> None:
    (tmp_path / "a1.toml").write_text(text, "utf-8")
    known = {x: {*messages(TEXTS / x / "secret-a1.ftl")} for x in LANGUAGES}
    box = load([tmp_path])
    adventures = {"a1": box.adventures["a1"]}
    box.adventures.clear()
    box.adventures.update(adventures)
    found = proofread(box, {x: texts.__contains__ for x, texts in known.items()})
    assert says in [str(each) for each in found]


def test_specials_and_moments_are_those_of_the_rules() -> None:
    """No name an author may use leads nowhere, and none is missing."""
    assert {*specials.SPECIALS} == SPECIALS
    plots = [plot for each in BOX.adventures.values() for plot in each.plots.values()]
    used = {x.moment for plot in plots for x in plot.triggers if x.moment}
    assert {x for x in used if not x.startswith("destroyed-")} == MOMENTS
