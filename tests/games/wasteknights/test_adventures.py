"""The adventures as they are written: every entry reached, every word there in three languages."""

from __future__ import annotations

from pathlib import Path

import pytest

from korchma.games.wasteknights.box import proofs

ADVENTURES = sorted(path.stem for path in (proofs.HERE / "content").glob("a*.toml"))


@pytest.mark.parametrize("adventure", ADVENTURES)
def test_nothing_is_wrong_with_an_adventure(adventure: str) -> None:
    assert proofs.proofread(adventure) == []


def test_a_slip_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A jump to nowhere, an entry nobody reads, a word that is missing in one language."""
    for folder in ("content", "text/en", "text/ru", "text/uk"):
        (tmp_path / folder).mkdir(parents=True)
    (tmp_path / "content/a0.toml").write_text(
        """
[[plot]]
id = "p1"
source = "designed"
start = 1
[[epilogue]]
id = "w1"
source = "designed"
entry = 1
result = "win"
[[entry]]
id = 1
kind = "start"
source = "designed"
steps = [ { do = "end", ending = "w1" } ]
[[entry]]
id = 2
kind = "link"
source = "designed"
steps = []
""",
        "utf-8",
    )
    words = "a0-1 = One\n    .title = One\na0-plot-p1 = Plot\n    .about = Of it\n"
    more = "a0-2 = Two\n    .title = Two\n"
    (tmp_path / "text/en/secret-a0.ftl").write_text(words + more, "utf-8")
    (tmp_path / "text/ru/secret-a0.ftl").write_text(words + more, "utf-8")
    (tmp_path / "text/uk/secret-a0.ftl").write_text(words, "utf-8")
    monkeypatch.setattr(proofs, "HERE", tmp_path)
    assert proofs.proofread("a0") == [
        "entry 2: no story leads here",
        "uk: a0-2.title is not there",
        "uk: a0-2 is not there",
    ]
