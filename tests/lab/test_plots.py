"""Plots: whole pictures that say what they show."""

from __future__ import annotations

from xml.etree import ElementTree

from korchma.lab.plots import Bar, Panel, Spread, bars, spreads, stacks

SVG = "{http://www.w3.org/2000/svg}"


def _drawn(svg: str, kind: str) -> list[ElementTree.Element]:
    """The rectangles and lines of a class."""
    return [each for each in ElementTree.fromstring(svg).iter() if each.get("class") == kind]


def _said(svg: str) -> str:
    return ElementTree.fromstring(svg).findtext(f"{SVG}desc") or ""


def _wide(each: ElementTree.Element) -> float:
    return float(each.get("width", "nan"))


def test_bars_are_as_long_as_their_shares_and_the_band_lies_around_an_equal_one() -> None:
    panel = Panel("3 players", [Bar("fox", 0.2, 0.1, 0.3), Bar("hen", 0.4, 0.3, 0.5)], 0.3, 0.06)
    svg = bars("Wins <by> animal", [panel])
    fox, hen = _drawn(svg, "bar")
    assert abs(_wide(hen) - 2 * _wide(fox)) < 0.2
    (band,) = _drawn(svg, "band")
    assert abs(_wide(band) - _wide(fox) * 0.12 / 0.2) < 0.2
    (equal,) = _drawn(svg, "equal")
    middle = float(band.get("x", "nan")) + _wide(band) / 2
    assert abs(float(equal.get("x1", "nan")) - middle) < 0.2
    assert len(_drawn(svg, "line")) == 6
    assert _said(svg) == "3 players: fox 20.0%, hen 40.0%"


def test_a_plot_has_colours_for_the_dark_and_a_title() -> None:
    svg = bars("Wins <by> animal", [Panel("", [Bar("fox", 0.2, 0.1, 0.3)])])
    root = ElementTree.fromstring(svg)
    assert root.get("role") == "img"
    assert root.findtext(f"{SVG}title") == "Wins <by> animal"
    assert "prefers-color-scheme: dark" in (root.findtext(f"{SVG}style") or "")
    assert not _drawn(svg, "band")


def test_a_spread_has_a_column_for_each_score_and_winners_in_front() -> None:
    svg = spreads("Scores", [Spread("2 players", {10: 4, 12: 2}, {12: 2})])
    first, second, *_legend = [x for x in _drawn(svg, "bar") if float(x.get("y", "0")) > 30]
    assert float(first.get("height", "0")) == 2 * float(second.get("height", "0"))
    (winner,) = [x for x in _drawn(svg, "won") if float(x.get("y", "0")) > 30]
    assert winner.get("x") == second.get("x")


def test_few_scores_are_all_named_and_of_many_every_tenth() -> None:
    def scale(*scores: int) -> list[str]:
        svg = spreads("Scores", [Spread("2 players", dict.fromkeys(scores, 1), {})])
        texts = [each.text or "" for each in ElementTree.fromstring(svg).iter(f"{SVG}text")]
        return [text for text in texts if text.isdigit()]

    assert scale(0, 4) == ["0", "1", "2", "3", "4"]
    assert scale(3, 31) == ["10", "20", "30"]


def test_what_takes_points_away_is_told_behind_the_sum() -> None:
    svg = stacks("Points", {"2 players": {"deeds": 12.0, "hats": 6.0, "shame": -1.5}})
    texts = [each.text for each in ElementTree.fromstring(svg).iter(f"{SVG}text")]
    assert "16.5 (-1.5)" in texts
    assert {"deeds", "hats", "shame"} <= set(texts)
    lengths = {x: max(map(_wide, _drawn(svg, x))) for x in ("s0", "s1")}
    assert abs(lengths["s0"] - 2 * lengths["s1"]) < 0.2
