"""Small plots as SVG: bars with their intervals, spreads of scores, points by source.

They carry their own colours for light and dark screens and a description for those who listen.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple
from xml.sax.saxutils import escape

WIDTH = 760
MARGIN = 16
HEAD = 34
"""Space for a plot's title."""
BAR = 20
LABEL = 96
"""Space for the names of bars."""
FIGURE = 104
"""Space for the numbers behind them."""
GAP = 18
COLUMNS = 90
"""Height of the columns of a spread."""
FEW = 12
"""Scores that are not further apart are all written below their columns."""
SHADES = 8

STYLE = """
  .paper { fill: #fbf9f4 } .ink { fill: #26221c } .faint { fill: #6d665a }
  .bar { fill: #4f7d8c } .won { fill: #b5532f } .band { fill: #d9cfb4; opacity: .6 }
  .line { stroke: #26221c; stroke-width: 1.4 } .equal { stroke: #6d665a; stroke-dasharray: 3 3 }
  .s0 { fill: #3f6f7f } .s1 { fill: #6b9a8b } .s2 { fill: #a3b06a } .s3 { fill: #d2a54a }
  .s4 { fill: #c0703f } .s5 { fill: #8f4a5d } .s6 { fill: #6a5590 } .s7 { fill: #8a8378 }
  text { font: 12px system-ui, sans-serif } .title { font-size: 15px; font-weight: 600 }
  .small { font-size: 11px }
  @media (prefers-color-scheme: dark) {
    .paper { fill: #1c1a17 } .ink { fill: #ece5d8 } .faint { fill: #a89f8f }
    .bar { fill: #6ba3b5 } .won { fill: #e08a62 } .band { fill: #5a523f; opacity: .6 }
    .line { stroke: #ece5d8 } .equal { stroke: #a89f8f }
  }
"""


class Bar(NamedTuple):
    """A share, between 0 and 1, with its interval."""

    label: str
    share: float
    low: float
    high: float


class Panel(NamedTuple):
    """Bars that belong together; around ``equal`` lies the band they are allowed."""

    title: str
    bars: Sequence[Bar]
    equal: float | None = None
    bound: float = 0.0


class Spread(NamedTuple):
    """How often each score came up: for all seats, and for winners."""

    title: str
    scores: Mapping[int, int]
    winning: Mapping[int, int]


def _text(x: float, y: float, text: str, kind: str = "ink", anchor: str = "start") -> str:
    return (
        f'<text x="{x:.1f}" y="{y:.1f}" class="{kind}" text-anchor="{anchor}">{escape(text)}</text>'
    )


def _rect(x: float, y: float, width: float, height: float, kind: str) -> str:
    return (
        f'<rect x="{x:.1f}" y="{y:.1f}" width="{max(width, 0):.1f}" height="{height:.1f}" '
        f'class="{kind}"/>'
    )


def _line(x: float, y: float, to_x: float, to_y: float, kind: str) -> str:
    return f'<line x1="{x:.1f}" y1="{y:.1f}" x2="{to_x:.1f}" y2="{to_y:.1f}" class="{kind}"/>'


def _svg(title: str, description: str, height: float, parts: Sequence[str]) -> str:
    """A whole picture with its title, its description and its colours."""
    size = f'width="{WIDTH}" height="{height:.0f}" viewBox="0 0 {WIDTH} {height:.0f}"'
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img">',
            f"<title>{escape(title)}</title>",
            f"<desc>{escape(description)}</desc>",
            f"<style>{STYLE}</style>",
            _rect(0, 0, WIDTH, height, "paper"),
            _text(MARGIN, 22, title, "ink title"),
            *parts,
            "</svg>\n",
        ]
    )


def percent(share: float) -> str:
    """A share as people read it.

    >>> percent(0.5194)
    '51.9%'
    """
    return f"{100 * share:.1f}%"


# --- bars --------------------------------------------------------------------------------------


def bars(title: str, panels: Sequence[Panel]) -> str:
    """Shares as horizontal bars, panel under panel, all on one scale."""
    top = max((bar.high for panel in panels for bar in panel.bars), default=1.0)
    top = max([top, *(panel.equal + panel.bound for panel in panels if panel.equal is not None)])
    parts: list[str] = []
    y = float(HEAD)
    for panel in panels:
        parts += _panel(panel, y, min(1.0, top * 1.05))
        y += GAP + BAR * len(panel.bars) + GAP
    said = "; ".join(
        f"{panel.title}: " + ", ".join(f"{bar.label} {percent(bar.share)}" for bar in panel.bars)
        for panel in panels
    )
    return _svg(title, said, y, parts)


def _panel(panel: Panel, y: float, top: float) -> list[str]:
    """One panel: its band, its bars, their intervals and figures."""
    left, wide = MARGIN + LABEL, WIDTH - 2 * MARGIN - LABEL - FIGURE
    scale = wide / top
    parts = [_text(MARGIN, y + 12, panel.title, "faint")]
    y += GAP
    high = BAR * len(panel.bars)
    if panel.equal is not None:
        if panel.bound:
            low = max(0.0, panel.equal - panel.bound)
            parts.append(
                _rect(
                    left + low * scale, y, (panel.equal + panel.bound - low) * scale, high, "band"
                )
            )
        x = left + panel.equal * scale
        parts.append(_line(x, y, x, y + high, "equal"))
    for bar in panel.bars:
        middle = y + BAR / 2
        parts += [
            _text(left - 6, middle + 4, bar.label, anchor="end"),
            _rect(left, y + 4, bar.share * scale, BAR - 8, "bar"),
            _line(left + bar.low * scale, middle, left + bar.high * scale, middle, "line"),
            _line(left + bar.low * scale, middle - 4, left + bar.low * scale, middle + 4, "line"),
            _line(left + bar.high * scale, middle - 4, left + bar.high * scale, middle + 4, "line"),
            _text(
                WIDTH - MARGIN,
                middle + 4,
                f"{percent(bar.share)} ±{50 * (bar.high - bar.low):.1f}",
                anchor="end",
            ),
        ]
        y += BAR
    return parts


# --- spreads -----------------------------------------------------------------------------------


def spreads(title: str, panels: Sequence[Spread]) -> str:
    """How scores are spread, panel under panel, all on one scale; winners in front."""
    seen = [score for panel in panels for score in panel.scores] or [0]
    first, last = min(seen), max(seen)
    parts = [
        _rect(WIDTH - MARGIN - 150, 12, 10, 10, "bar"),
        _text(WIDTH - MARGIN - 136, 21, "all seats", "ink small"),
        _rect(WIDTH - MARGIN - 70, 12, 10, 10, "won"),
        _text(WIDTH - MARGIN - 56, 21, "winners", "ink small"),
    ]
    y = float(HEAD)
    for panel in panels:
        parts += _columns(panel, y, first, last)
        y += GAP + COLUMNS + 2 * GAP
    said = "; ".join(f"{panel.title}: scores from {first} to {last}" for panel in panels)
    return _svg(title, said, y, parts)


def _columns(panel: Spread, y: float, first: int, last: int) -> list[str]:
    """One spread: a column for each score, and the scale below."""
    wide = (WIDTH - 2 * MARGIN) / (last - first + 1)
    scale = COLUMNS / max([1, *panel.scores.values()])
    floor = y + GAP + COLUMNS
    parts = [_text(MARGIN, y + 12, panel.title, "faint")]
    for kind, counted in (("bar", panel.scores), ("won", panel.winning)):
        for score, n in sorted(counted.items()):
            x, high = MARGIN + (score - first) * wide, n * scale
            parts.append(_rect(x + 0.5, floor - high, wide - 1, high, kind))
    parts.append(_line(MARGIN, floor, WIDTH - MARGIN, floor, "equal"))
    step = 1 if last - first <= FEW else 10
    for score in range(-(-first // step) * step, last + 1, step):
        x = MARGIN + (score - first + 0.5) * wide
        parts.append(_text(x, floor + 14, str(score), "faint small", "middle"))
    return parts


# --- points by source --------------------------------------------------------------------------


def stacks(title: str, rows: Mapping[str, Mapping[str, float]]) -> str:
    """Where points come from: for each row the mean of each source, end to end.

    What takes points away has no length; it is told behind the sum.
    """
    sources = list(dict.fromkeys(source for row in rows.values() for source in row))
    top = max([1.0, *(sum(max(0, n) for n in row.values()) for row in rows.values())])
    left, wide = MARGIN + LABEL, WIDTH - 2 * MARGIN - LABEL - FIGURE
    parts: list[str] = []
    x, y = float(MARGIN), float(HEAD)
    for i, source in enumerate(sources):
        if x + 30 + 7 * len(source) > WIDTH - MARGIN:
            x, y = float(MARGIN), y + GAP
        parts += [_rect(x, y, 10, 10, f"s{i % SHADES}"), _text(x + 14, y + 9, source, "ink small")]
        x += 30 + 7 * len(source)
    y += GAP + 6
    for label, row in rows.items():
        parts.append(_text(left - 6, y + 14, label, anchor="end"))
        x = float(left)
        for i, source in enumerate(sources):
            width = max(0.0, row.get(source, 0.0)) * wide / top
            parts.append(_rect(x, y + 3, width, BAR - 6, f"s{i % SHADES}"))
            x += width
        minus = sum(n for n in row.values() if n < 0)
        total = f"{sum(row.values()):.1f}" + (f" ({minus:+.1f})" if minus else "")
        parts.append(_text(WIDTH - MARGIN, y + 14, total, anchor="end"))
        y += BAR
    said = "; ".join(
        f"{label}: " + ", ".join(f"{source} {n:.1f}" for source, n in row.items())
        for label, row in rows.items()
    )
    return _svg(title, said, y + MARGIN, parts)
