"""Content: every row with its source, every mistake with file, row and field."""

from __future__ import annotations

from pathlib import Path

import pytest

from korchma.games.witches.box.content import load
from korchma.kernel import KorchmaError, Session, find_game
from korchma.kernel.content import Row, check_packs, fingerprint, rows, tables
from tests.kernel.packs import BAD_PACKS, CARD, BadPack, lay


class Hat(Row, frozen=True):
    """Something with an id."""

    id: str
    size: int = 7


HATS = """[[hat]]
id = "tall"
source = "rulebook"

[[hat]]
id = "flat"
size = 3
source = "inferred"
sources = { size = "designed" }
"""


@pytest.fixture
def ours(tmp_path: Path) -> Path:
    """A folder with two hats."""
    folder = tmp_path / "ours"
    folder.mkdir()
    (folder / "hats.toml").write_text(HATS)
    return folder


def pack(folder: Path, name: str, text: str) -> Path:
    """A pack folder with one file."""
    made = folder / name
    made.mkdir()
    (made / "hats.toml").write_text(text)
    return made


def test_rows_come_by_id_with_their_sources(ours: Path) -> None:
    hats = rows(ours, (), "hats.toml", "hat", Hat)
    assert list(hats) == ["tall", "flat"]
    assert hats["tall"] == Hat(id="tall", size=7, source="rulebook")
    assert hats["flat"].sources == {"size": "designed"}


def test_a_pack_replaces_rows_and_adds_others(ours: Path, tmp_path: Path) -> None:
    one = pack(tmp_path, "one", '[[hat]]\nid = "flat"\nsize = 4\nsource = "designed"\n')
    two = pack(tmp_path, "two", '[[hat]]\nid = "round"\nsource = "designed"\n')
    hats = rows(ours, (one, two), "hats.toml", "hat", Hat)
    assert {name: hat.size for name, hat in hats.items()} == {"tall": 7, "flat": 4, "round": 7}


def test_the_last_pack_has_the_last_word(ours: Path, tmp_path: Path) -> None:
    packs = [
        pack(tmp_path, str(size), f'[[hat]]\nid = "flat"\nsize = {size}\nsource = "designed"\n')
        for size in (1, 2)
    ]
    assert rows(ours, packs, "hats.toml", "hat", Hat)["flat"].size == 2
    assert rows(ours, packs[::-1], "hats.toml", "hat", Hat)["flat"].size == 1


def test_a_pack_without_the_file_changes_nothing(ours: Path, tmp_path: Path) -> None:
    empty = tmp_path / "empty"
    empty.mkdir()
    check_packs([empty], ["hats.toml"])
    assert len(rows(ours, [empty], "hats.toml", "hat", Hat)) == 2


def test_a_file_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(KorchmaError, match=r"Cannot read .*hats\.toml"):
        tables(tmp_path / "hats.toml")


def test_a_folder_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(KorchmaError, match=r"There is no pack folder .*nowhere"):
        load([tmp_path / "nowhere"])


@pytest.mark.parametrize("bad", BAD_PACKS.values(), ids=list(BAD_PACKS))
def test_a_mistake_is_named_by_file_row_and_field(bad: BadPack, tmp_path: Path) -> None:
    folder = lay(bad, tmp_path / "pack")
    with pytest.raises(KorchmaError) as error:
        load([folder])
    said = str(error.value)
    for words in bad.says:
        assert words in said
    assert "\n" not in said


def test_a_good_pack_is_played_with(tmp_path: Path) -> None:
    folder = tmp_path / "pack"
    folder.mkdir()
    (folder / "cards.toml").write_text(CARD)
    witches = find_game("witches")
    session = Session.new(witches, 2, packs=[folder])
    assert 99 in session.table.content.cards
    assert 99 not in witches.content.cards
    assert session.table.content.fingerprint != witches.content.fingerprint


def test_the_same_content_has_the_same_fingerprint() -> None:
    assert load().fingerprint == load().fingerprint
    assert fingerprint({"a": 1}) != fingerprint({"a": 2})
    assert len(fingerprint()) == 16


def test_every_row_of_the_box_says_where_it_comes_from() -> None:
    box = load()
    for table in (box.areas, box.paths, box.tokens, box.cards, box.witches, box.setups):
        assert table
        for row in table.values():
            assert set(row.sources) <= set(row.__struct_fields__)
