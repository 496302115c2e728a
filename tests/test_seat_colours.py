"""A seat's colour wherever it is painted: on every ground, in every game, by day and by night.

What is painted is read from the style sheets. How a rule may use the colour of a seat:

- words: ``color``, on every panel;
- a line: ``border``, ``outline``, ``box-shadow``, ``stroke``, on the rule's own ground, on what the
  same file calls ``.under``, or on every panel, as round a ground in the seat's colour;
- a ground: ``background`` with the ``color`` that stands on it in the same rule (what lies within
  has that colour, or is looked at as well);
- a mark: ``background`` without a ``color``, on every panel;
- a figure: ``fill``, under ``--on-seat``, in the ``stroke`` around it.

Any other use has to be described here first.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import cache
from itertools import combinations
from pathlib import Path
from typing import NamedTuple

import pytest

from tests.palette import CALL, WEB, Colour, contrast, distance, over, paints, tokens
from tests.test_palette import SEATS, TITLES

WORDS, MARKS = 4.5, 3.0
"""What AA asks of words, and of graphic marks."""
APART = {
    "--seat": 0.08,
    "--seat-high": 0.065,
    "--seat-deep": 0.055,
    "--seat-lit": 0.05,
    "--seat-line": 0.07,
}
"""How far seats lie apart in OKLab at least, a little less than they do; 0.02 can just be seen."""
MEDALS = WEB / "styles" / "medals.css"
LINES = re.compile(r"border(-\w+)*|outline|box-shadow|stroke")
GROUNDS = re.compile(r"background(-color|-image)?")
STYLE = re.compile(r"<style[^>]*>(.*?)</style>", re.S)
RULE = re.compile(r"([^{};]+)\{([^{}]*)\}")
DECLARED = re.compile(r"([\w-]+)\s*:\s*([^;]+?)\s*(?:;|$)")
TAG = re.compile(r"<[a-z][^<]*?\bclass=[^<]*?>(?=\s|<|{|$)", re.S)
CLASS = re.compile(r"class=(.*?)(?=\s[\w:-]+[={]|>|$)", re.S)
FUNCTION = re.compile(r"([\w-]+)\(")
KNOWN = {"var", "color-mix", "linear-gradient", "radial-gradient"}
PANELS = tuple(f"--{of}-{end}" for of in ("panel", "slab", "pane") for end in ("high", "low"))


class Rule(NamedTuple):
    """One rule of a style sheet that paints something in a seat's colour."""

    file: Path
    selector: str
    says: dict[str, str]
    under: str
    """What the same file puts under its lines, if anything."""
    within: list[str]
    """Colours the same file gives to what lies in it on no ground of its own."""
    dark: str
    """The markup that keeps it in the dark by day, if any."""

    @property
    def where(self) -> str:
        return f"{self.file.relative_to(WEB)} {{{self.selector}}}"

    @property
    def games(self) -> tuple[str, ...]:
        """Where it is seen: in a game, or wherever there are seats."""
        folder = self.file.relative_to(WEB).parts
        return (folder[1],) if folder[0] == "games" else TITLES


class Pair(NamedTuple):
    """A colour on a ground."""

    ink: Colour
    ground: Colour
    asked: float
    manner: str


def plain(text: str) -> str:
    """Style sheets without comments."""
    return re.sub(r"/\*.*?\*/", "", text, flags=re.S)


@cache
def owned() -> dict[str, dict[str, str]]:
    """The properties a seat gives to what is drawn for it, by seat."""
    own: dict[str, dict[str, str]] = {}
    shared: dict[str, str] = {}
    for selector, body in RULE.findall(plain(MEDALS.read_text("utf-8"))):
        said = {name: value for name, value in DECLARED.findall(body) if name.startswith("--")}
        if seat := re.fullmatch(r"\.seat--(\w+)", selector.strip()):
            own[seat[1]] = said
        elif selector.strip() == "[class*='seat--']":
            shared = said
    return {seat: said | shared for seat, said in own.items()}


OF_A_SEAT = re.compile(r"--seat(?![\w])[\w-]*")
"""Any mention of a seat's colour."""


def sheets() -> Iterator[tuple[Path, str, str]]:
    """Every source of the client: its style sheet, and all the rest of it."""
    for file in sorted(WEB.rglob("*")):
        if file.suffix not in {".css", ".svelte", ".ts"}:
            continue
        text = file.read_text("utf-8")
        if file.suffix == ".css":
            yield file, plain(text), ""
        else:
            yield file, plain("\n".join(STYLE.findall(text))), plain(STYLE.sub("", text))


def kept_dark(selector: str, markup: str) -> str:
    """The element of a component that is ``.night`` and what a rule paints, or all of it."""
    tags = TAG.findall(markup)
    for at, tag in enumerate(tags):
        classes = re.findall(r"[\w-]+", CLASS.findall(tag)[0])
        if "night" in classes and not at:
            return markup
        if "night" in classes and selector.startswith(tuple(f".{each}" for each in classes)):
            return str(tag)
    return ""


def bare(says: dict[str, str]) -> bool:
    """Whether a rule paints no ground."""
    return says.get("background", says.get("background-color", "none")) == "none"


@cache
def rules() -> list[Rule]:
    """All rules that paint with the colour of a seat."""
    found = []
    for file, sheet, rest in sheets():
        made = [
            (" ".join(who.split()), dict(DECLARED.findall(body)))
            for who, body in RULE.findall(sheet)
        ]
        under = next((says.get("stroke", "") for who, says in made if who == ".under"), "")
        for who, says in made:
            defines = file == MEDALS and "seat--" in who
            if not defines and any(OF_A_SEAT.search(value) for value in says.values()):
                within = [
                    other["color"]
                    for part, other in made
                    if part.startswith(f"{who} ") and "color" in other and bare(other)
                ]
                found.append(Rule(file, who, says, under, within, kept_dark(who, rest)))
    return found


def solid(colour: Colour) -> bool:
    return len(colour) < 4 or colour[3] == 1


def panels(known: dict[str, str]) -> list[Colour]:
    """All panels of a game, as they lie on its wood."""
    (wood,) = paints("var(--wood-900)", known)
    return [
        over(each, wood) for name in PANELS if name in known for each in paints(known[name], known)
    ]


def ground(value: str, known: dict[str, str]) -> list[Colour]:
    """What a rule paints: layers that let something through lie on the last, or on panels."""
    return laid(paints(value, known), known)


def laid(found: list[Colour], known: dict[str, str]) -> list[Colour]:
    """Layers as they are seen."""
    beneath = [each for each in found if solid(each)][-1:] or panels(known)
    return [over(each, below) for each in found for below in beneath]


def pairs(rule: Rule, known: dict[str, str]) -> Iterator[Pair]:
    """Every colour of a seat in a rule with all it stands on, or that stands on it."""
    says = rule.says
    behind = says.get("background", says.get("fill", "none"))
    own = [] if behind == "none" or OF_A_SEAT.search(behind) else ground(behind, known)
    for name, value in says.items():
        if not OF_A_SEAT.search(value):
            continue
        seen = seat_paints(value, known)
        if "opacity" in says:
            seen = [(*each[:3], float(says["opacity"]) * (*each, 1.0)[3]) for each in seen]
        if name == "color":
            yield from crossed(seen, panels(known), WORDS, "words on a panel")
        elif LINES.fullmatch(name):
            below = own or paints(rule.under, known) or panels(known)
            on = "its ground" if own else "what is under it" if rule.under else "a panel"
            yield from crossed(seen, below, MARKS, f"a line on {on}")
        elif GROUNDS.fullmatch(name) and "color" in says:
            small = "font" in says or "--seat-deep" in value
            asked, what = (WORDS, "words") if small else (MARKS, "a mark")
            ink = [each for ink in (says["color"], *rule.within) for each in paints(ink, known)]
            yield from crossed(ink, laid(seen, known), asked, f"{what} on the seat")
        elif GROUNDS.fullmatch(name):
            yield from crossed(seen, panels(known), MARKS, "a mark on a panel")
        elif name == "fill":
            ink, edge = (paints(each, known) for each in ("var(--on-seat)", says.get("stroke", "")))
            yield from crossed(ink, laid(seen, known), MARKS, "a mark on a figure")
            drawn = [each for each in edge if solid(each)]
            yield from crossed(drawn, laid(seen, known), MARKS, "the outline of a figure")
        else:
            raise LookupError(f"{name}: {value}")


def seat_paints(value: str, known: dict[str, str]) -> list[Colour]:
    """Those colours of a value that are a seat's: others of its gradient or its shadows are not."""
    if strange := set(FUNCTION.findall(value)) - KNOWN:
        raise LookupError(f"{', '.join(strange)}() in {value!r}")
    calls = [call[0] for call in CALL.finditer(value) if OF_A_SEAT.search(call[0])]
    if len(OF_A_SEAT.findall(value)) != sum(len(OF_A_SEAT.findall(call)) for call in calls):
        raise LookupError(f"no colour can be made of {value!r}")
    return [each for call in calls for each in paints(call, known)]


def crossed(
    inks: Iterable[Colour], grounds: Iterable[Colour], asked: float, manner: str
) -> Iterator[Pair]:
    """Each ink on each ground."""
    below = list(grounds)
    return (Pair(over(ink, each), each, asked, manner) for ink in inks for each in below)


@cache
def table_of(game: str, *, day: bool) -> dict[str, str]:
    """The tokens that hold at a table."""
    return tokens(game, day=day)


def looked_at(game: str, *, day: bool) -> Iterator[tuple[str, Rule, Pair]]:
    """All pairs of a game by day or by night, with the seat and the rule they come from."""
    for rule in rules():
        for seat in SEATS if game in rule.games else ():
            known = table_of(game, day=day and not rule.dark) | owned()[seat]
            for pair in pairs(rule, known):
                yield seat, rule, pair


def shown(colour: Colour) -> str:
    """A colour as it is written."""
    return "#" + "".join(f"{round(each):02x}" for each in colour[:3])


@pytest.mark.parametrize("day", [False, True], ids=["night", "day"])
@pytest.mark.parametrize("game", TITLES, ids=[title or "inn" for title in TITLES])
def test_every_seat_is_seen_on_every_ground(game: str, day: bool) -> None:
    found = list(looked_at(game, day=day))
    assert len(found) > 300
    light = "by day" if day else "by night"
    faint = {
        f"{seat}: {pair.manner}, {shown(pair.ink)} on {shown(pair.ground)}, {game or 'inn'} "
        f"{light}: {seen:.2f} of {pair.asked} ({rule.where})"
        for seat, rule, pair in found
        if (seen := contrast(pair.ink, pair.ground)) < pair.asked
    }
    assert not faint, "\n".join(sorted(faint))


def test_no_colour_of_a_seat_is_used_in_a_manner_of_its_own() -> None:
    """Each mention is in a rule that is looked at; none is in markup or in a program."""
    unknown = []
    for file, sheet, rest in sheets():
        name = file.relative_to(WEB)
        unknown += [
            f"{name}: {each[0]} beside the style sheet" for each in OF_A_SEAT.finditer(rest)
        ]
        if file.name in {"tokens.css", "medals.css"}:
            continue
        read = [value for rule in rules() if rule.file == file for value in rule.says.values()]
        if len(OF_A_SEAT.findall(sheet)) != sum(len(OF_A_SEAT.findall(each)) for each in read):
            unknown.append(f"{name}: a seat's colour in no rule that can be read")
    known = table_of("", day=True) | owned()["gold"]
    for rule in rules():
        try:
            list(pairs(rule, known))
        except (LookupError, ValueError, AssertionError) as error:
            unknown.append(f"{rule.where}: {error}")
    assert not unknown, "\n".join(unknown)


def test_what_stays_dark_by_day_has_seats_of_its_own() -> None:
    """What a seat is lit with is settled where its class stands: so in the dark it stands again."""
    outside = [rule.where for rule in rules() if rule.dark and "seat--" not in rule.dark]
    assert not outside, "\n".join(outside)


@pytest.mark.parametrize("day", [False, True], ids=["night", "day"])
def test_seats_are_told_apart_by_their_colours(day: bool) -> None:
    """However they are painted; letters and emblems say it too."""
    known = table_of("", day=day)
    near = []
    for manner, least in APART.items():
        at = {seat: paints(owned()[seat][manner], known | owned()[seat])[0] for seat in SEATS}
        for one, other in combinations(SEATS, 2):
            if (seen := distance(at[one], at[other])) < least:
                near.append(f"{one}, {other} ({manner}): {seen:.3f}")
    assert not near, "\n".join(near)
