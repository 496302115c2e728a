"""Words on every panel by day and by night: the palettes themselves, before anything is drawn."""

from __future__ import annotations

import pytest

from korchma.kernel import games
from tests.palette import WEB, colour, contrast, over, tokens

AA = 4.5
TITLES = ("", *sorted(game for game in games() if (WEB / "games" / game).is_dir()))
WORDS = (
    *("--text", "--text-bright", "--text-warm", "--text-soft", "--gilt", "--gilt-soft"),
    *("--lit", "--lit-soft", "--good", "--bad", "--warn"),
)
DIMMED = ("--text", "--gilt", "--silver", "--sand", "--rust", "--ice", "--mist")
"""These stand also on what is set off from a panel by a little shade."""
SEATS = ("blue", "green", "red", "gold", "violet", "steel", "snow", "brown")
OWN = {
    "oldworld": ("--silver-100", "--silver-300", "--tonic", "--mind"),
    "wasteknights": ("--rust-300", "--sand-100", "--sand-200", "--dune", "--toxic"),
    "swordsorcery": ("--gold", "--soul", "--ice", "--mist", "--frost"),
}
"""What a game writes in colours of its own on its panels."""
PAIRS = {
    "": (("--alarm-text", "--alarm"),),
    "oldworld": (
        *(("--tonic-text", "--tonic-high"), ("--tonic-text", "--tonic-low")),
        *(("--text-warm", "--menace-low"), ("--text-bright", "--menace-high")),
        *(("--text-warm", "--perk-low"), ("--bad", "--menace-low")),
    ),
    "ronin": (("--pearl-text", "--pearl"),),
    "wasteknights": (
        *(("--harm-text", "--harm"), ("--boon-text", "--boon"), ("--leaf-ink", "--leaf")),
        *(
            ("--notch-text", "--notch"),
            ("--wreck-text", "--wreck"),
            ("--wreck-text", "--wreck-low"),
        ),
    ),
    "swordsorcery": (
        *(("--leaf-ink", "--leaf"), ("--mist", "--lead"), ("--frost", "--lead")),
        *(("--ice", "--dusk-high"), ("--ice", "--dusk-low")),
    ),
}
"""Words that stand on something of their own."""


def faint(game: str, *, day: bool) -> list[str]:
    """Every pair of words and ground that AA would refuse."""
    known = tokens(game, day=day)
    behind = colour("--wood-900", known)
    panels = ["--panel-high", "--panel-low", "--slab-high", "--slab-low"]
    panels += [name for name in ("--pane-high", "--pane-low") if name in known]
    seats = tuple(f"--seat-{each}-lit" for each in SEATS)
    words = (
        *WORDS,
        *seats,
        *OWN.get(game, ()),
        *(["--g-glow", "--g-accent-ink"][day:][:1] * bool(game)),
    )
    pairs = [(word, panel) for word in words for panel in panels]
    shade = (*colour("--shade", known)[:3], float(known["--dimmed"].rstrip("%")) / 100)
    found = []
    for word, panel in (*pairs, *PAIRS.get(game, ())):
        ground = over(colour(panel, known), behind)
        grounds = [ground, over(shade, ground)] if word.startswith(DIMMED) else [ground]
        seen = min(contrast(over(colour(word, known), each), each) for each in grounds)
        if seen < AA:
            found.append(f"{word} on {panel}: {seen:.2f}")
    return found


@pytest.mark.parametrize("day", [False, True], ids=["night", "day"])
@pytest.mark.parametrize("game", TITLES, ids=[title or "inn" for title in TITLES])
def test_all_words_can_be_read_on_all_panels(game: str, day: bool) -> None:
    assert faint(game, day=day) == []


@pytest.mark.parametrize("game", TITLES[1:])
def test_every_game_has_a_day_of_its_own(game: str) -> None:
    """Its panels are light by day, and not those of the inn."""
    panel, inn = ("--pane-high", "--panel-high") if game != "witches" else ("--panel-high", "")
    night, day = (colour(panel, tokens(game, day=day)) for day in (False, True))
    assert contrast(night, (0, 0, 0)) < 3 < 15 < contrast(day, (0, 0, 0))
    if inn:
        assert day != colour(inn, tokens(day=True))
