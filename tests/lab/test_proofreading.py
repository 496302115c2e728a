"""Every story of every title, read as no player will; and what an author of one is told."""

from __future__ import annotations

from pathlib import Path

import pytest

from korchma.kernel import KorchmaError, find_game, games
from korchma.lab.content import proofread
from tests.commands import Run, runner

TITLES = [name for name, game in games().items() if game.box.proofread is not None]


@pytest.mark.parametrize("name", TITLES)
def test_nothing_is_wrong_with_the_stories(name: str) -> None:
    assert proofread(find_game(name), ()) == []


def pack(folder: Path, ways: str, name: str = "city-01") -> Path:
    """A pack with one story of the city."""
    text = f'[[story]]\nid = "{name}"\nsource = "designed"\n'
    (folder / "city.toml").write_text(
        text + f'[[story.steps]]\ndo = "choose"\noptions = [ {ways} ]\n', "utf-8"
    )
    return folder


def way(steps: str, more: str = "") -> str:
    return f'{{ id = "a", {more} steps = [ {steps} ] }}, {{ id = "b" }}'


WHERE = "steps[0].options[0].steps[0]"


@pytest.mark.parametrize(
    ("ways", "says"),
    [
        (way('{ do = "jump", to = 99 }'), f"{WHERE}: there is no entry 99"),
        (way('{ do = "quest", at = 1, event = 77 }'), f"{WHERE}: there is no entry 77"),
        (way('{ do = "quest", event = 1 }'), "names a terrain, a place, or the own school"),
        (way('{ do = "skill", skill = "any", n = -1 }'), "a skill that is lowered is named"),
        (way('{ do = "die", bands = [] }'), "say what happens up to which number"),
        (way('{ do = "golf", n = 1 }'), f'{WHERE}.do: "golf" is none of: gold, '),
        (way('{ do = "flag", name = "x", to = 1 }'), "this game keeps no flags"),
        (way("", 'price = [ { do = "gold", n = -1 } ],'), "a price is paid"),
        ('{ id = "a" }', "a choice has two ways, a and b"),
    ],
)
def test_an_author_is_told_the_file_the_entry_the_field_and_the_reason(
    tmp_path: Path, ways: str, says: str
) -> None:
    with pytest.raises(KorchmaError) as caught:
        proofread(find_game("oldworld"), [pack(tmp_path, ways)])
    assert says in str(caught.value)
    assert "city.toml" in str(caught.value)
    assert "city-01" in str(caught.value)


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Run:
    return runner(monkeypatch, capsys, tmp_path)


def test_the_command_names_every_text_that_is_missing(run: Run, tmp_path: Path) -> None:
    (tmp_path / "pack").mkdir()
    done = run("stories", "oldworld", "--pack", pack(tmp_path / "pack", way(""), "city-99"))
    assert done.code == 1
    said = "oldworld: city.toml, entry city-99, city-99.title: this text is not there in uk"
    assert said in done.out.splitlines()
    assert len(done.out.splitlines()) == 18


def test_the_command_says_that_all_is_well_or_that_there_is_nothing_to_read(run: Run) -> None:
    well = "every story can be reached, ends, and is told in every language"
    assert {"oldworld", "swordsorcery", "wasteknights"} <= set(TITLES)
    assert run("stories").out.splitlines() == [f"{title}: {well}" for title in TITLES]
    assert "witches has no stories" in run("stories", "witches").err
