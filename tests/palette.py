"""Colours as the style sheets name them, by day and by night, and how well they are told apart."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

WEB = Path(__file__).parents[1] / "web" / "src"
Colour = tuple[float, ...]
RULE = re.compile(r"([^{}]+)\{([^{}]*)\}")
DAY = ":root[data-theme='light']"


def light(colour: Colour) -> float:
    """The relative luminance of a colour."""
    parts = [each / 255 for each in colour[:3]]
    red, green, blue = (
        each / 12.92 if each <= 0.04045 else ((each + 0.055) / 1.055) ** 2.4 for each in parts
    )
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
    said = known[name].strip()
    if said.startswith("var("):
        return colour(said[4:-1].split(",")[0], known)
    if said.startswith("#"):
        digits = said[1:] if len(said) > 5 else "".join(2 * each for each in said[1:])
        parts = [int(digits[at : at + 2], 16) for at in range(0, len(digits), 2)]
        return (*parts[:3], parts[3] / 255) if len(parts) > 3 else tuple(parts)
    numbers = re.fullmatch(r"rgba?\(([\d., ]+)\)", said)
    assert numbers, f"{name}: {said}"
    return tuple(float(each) for each in numbers[1].split(","))
