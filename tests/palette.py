"""Colours as the style sheets name them, by day and by night, and how well they are told apart."""

from __future__ import annotations

import math
import re
from functools import cache
from pathlib import Path

WEB = Path(__file__).parents[1] / "web" / "src"
Colour = tuple[float, ...]
RULE = re.compile(r"([^{}]+)\{([^{}]*)\}")
PAINT = re.compile(r"#[0-9a-f]{3,8}\b|rgba?\([\d., %]+\)|transparent\b")
CALL = re.compile(r"(?:var|color-mix)\((?:[^()]|\([^()]*\))*\)")
DAY = ":root[data-theme='light']"


def _linear(colour: Colour) -> list[float]:
    """A colour as shares of red, green and blue light."""
    parts = [each / 255 for each in colour[:3]]
    return [each / 12.92 if each <= 0.04045 else ((each + 0.055) / 1.055) ** 2.4 for each in parts]


def light(colour: Colour) -> float:
    """The relative luminance of a colour."""
    red, green, blue = _linear(colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: Colour, other: Colour) -> float:
    """How well one colour is told from another, from 1 to 21."""
    high, low = sorted((light(one), light(other)), reverse=True)
    return (high + 0.05) / (low + 0.05)


def over(colour: Colour, ground: Colour) -> Colour:
    """A colour that lets something through, on its ground."""
    share = colour[3] if len(colour) > 3 else 1.0
    mixed = (a * share + b * (1 - share) for a, b in zip(colour[:3], ground[:3], strict=True))
    return tuple(mixed)


@cache
def _rules(file: Path) -> list[tuple[str, dict[str, str]]]:
    """Selectors, and the tokens each of them sets; what only some windows have is left out."""
    text = re.sub(r"/\*.*?\*/|@font-face\s*\{.*?\}", "", file.read_text("utf-8"), flags=re.S)
    text = text.split("@media")[0]
    rules = []
    for selectors, body in RULE.findall(text):
        tokens = dict(re.findall(r"(--[\w-]+):\s*([^;]+);", body))
        rules += [(each.strip(), tokens) for each in selectors.split(",") if tokens]
    return rules


def tokens(game: str = "", *, day: bool) -> dict[str, str]:
    """All tokens that hold at a table of a game (or in the inn), outside of what stays dark."""
    files = [WEB / "styles" / "tokens.css"]
    if game:
        files += [WEB / "games" / game / name for name in ("theme.css", f"{game}.css")]
    own = f"[data-game='{game}']"
    order = {":root": 0, DAY: 1, "[data-game]": 2, f"[data-game]{own}": 3, own: 3}
    order |= {f"{DAY} {own}": 4, f"{DAY} [data-game]:not(.night)": 4}
    found: list[tuple[int, dict[str, str]]] = []
    for file in files:
        if file.is_file():
            rules = [(order[who], said) for who, said in _rules(file) if who in order]
            found += [(rank, said) for rank, said in rules if day or rank not in (1, 4)]
    out: dict[str, str] = {}
    for _, said in sorted(found, key=lambda each: each[0]):
        out |= said
    return out


def colour(name: str, known: dict[str, str]) -> Colour:
    """What a token comes to in the end."""
    (found,) = paints(f"var({name})", known)
    return found


def paints(value: str, known: dict[str, str]) -> list[Colour]:
    """Every colour a value comes to: all stops of a gradient, all shadows, in their order."""
    found: list[tuple[int, list[Colour]]] = []
    for call in CALL.finditer(value):
        found.append((call.start(), _called(call[0], known)))
    bare = CALL.sub(lambda call: " " * len(call[0]), value)
    found += [(each.start(), [_written(each[0])]) for each in PAINT.finditer(bare)]
    return [each for _, some in sorted(found) for each in some]


def _called(call: str, known: dict[str, str]) -> list[Colour]:
    """What a token comes to, or a mixture of two colours."""
    inside = call[call.index("(") + 1 : -1]
    if call.startswith("var("):
        name, _, other = (part.strip() for part in inside.partition(","))
        return paints(known.get(name, other), known)
    space, one, two = re.split(r",\s*(?![^()]*\))", inside)
    assert space == "in srgb", f"colours are mixed in srgb: {call}"
    shares = [re.search(r"\s(\d+)%$", each.strip()) for each in (one, two)]
    first = 1 - int(shares[1][1]) / 100 if shares[1] else 0.5
    first = int(shares[0][1]) / 100 if shares[0] else first
    (a,), (b,) = (paints(each, known) for each in (one, two))
    return [mixed(a, b, first)]


def _written(paint: str) -> Colour:
    """A colour written out."""
    if paint == "transparent":
        return (0, 0, 0, 0)
    if paint.startswith("#"):
        digits = paint[1:] if len(paint) > 5 else "".join(2 * each for each in paint[1:])
        parts = [int(digits[at : at + 2], 16) for at in range(0, len(digits), 2)]
        return (*parts[:3], parts[3] / 255) if len(parts) > 3 else tuple(parts)
    return tuple(float(each) for each in re.findall(r"[\d.]+", paint))


def mixed(one: Colour, other: Colour, share: float) -> Colour:
    """Two colours mixed as ``color-mix(in srgb)`` does it, so much of the first."""
    (*a, first), (*b, second) = ((*each, 1.0)[:4] for each in (one, other))
    alpha = first * share + second * (1 - share)
    both = zip(a, b, strict=True)
    parts = ((x * first * share + y * second * (1 - share)) / (alpha or 1) for x, y in both)
    return (*parts, alpha)


def distance(one: Colour, other: Colour) -> float:
    """How far two colours lie apart in OKLab, where black and white are 1 apart."""
    return math.dist(_oklab(one), _oklab(other))


def _oklab(colour: Colour) -> Colour:
    """Lightness, red against green, yellow against blue (https://bottosson.github.io/posts/oklab)."""
    red, green, blue = _linear(colour)
    long = (0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue) ** (1 / 3)
    middle = (0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue) ** (1 / 3)
    short = (0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue) ** (1 / 3)
    return (
        0.2104542553 * long + 0.7936177850 * middle - 0.0040720468 * short,
        1.9779984951 * long - 2.4285922050 * middle + 0.4505937099 * short,
        0.0259040371 * long + 0.7827717662 * middle - 0.8086757660 * short,
    )
