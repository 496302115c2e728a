"""The quests as they are written, and the slips the proof-reader finds."""

from __future__ import annotations

from pathlib import Path

import pytest

from korchma.games.swordsorcery import GAME
from korchma.games.swordsorcery.box import proofs
from korchma.lab.content import proofread
from tests.games.swordsorcery.tiny import FTL, TOML, lay_out

QUESTS = sorted(path.stem for path in (proofs.HERE / "content").glob("q?.toml"))


@pytest.fixture
def desk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder the proof-reader takes for the game's."""
    monkeypatch.setattr(proofs, "HERE", tmp_path)
    return tmp_path


@pytest.mark.parametrize("quest", QUESTS)
def test_nothing_is_wrong_with_a_quest(quest: str) -> None:
    assert proofs.proofread(quest) == []


def test_nothing_is_wrong_with_the_tiny_quest(desk: Path) -> None:
    lay_out(desk)
    assert proofs.proofread("q1") == []


@pytest.mark.parametrize(
    ("right", "wrong", "found"),
    [
        ('to = "p4"', 'to = "p9"', "entry p1, steps[2].options[1].steps[0]: there is no entry p9"),
        ('ending = "win"', 'ending = "lose"', "entry win: no story comes to this ending"),
        ('{ do = "jump", to = "p4" }', '{ do = "power" }', "entry p4: no story leads here"),
        ('id = "neutral"', 'id = "maybe"', "a choice by nature between law, maybe, chaos"),
        ('by = "nature"', 'by = "dice"', "a choice by 'dice'; there are: nature, vote, active"),
        ('at = "a3", name', 'at = "a7", name', "paragraph p1: no area a7"),
        ('gate = "g1"', 'gate = "g2"', "paragraph p1: no gate g2"),
        ('["a2", "a3"] }', '["a1", "a3"] }', "map: a1 and a3 share no side"),
        ('unseen = [["a1", "a3"]]', 'unseen = [["a1", "a2"]]', "map: a1 sees a2"),
        ('seen = [["a1", "a2"]]', 'seen = [["a2", "a3"]]', "map: a2 does not see a3"),
        ('start = ["a1"]', 'start = ["a1"]\nwalls = [["a1", "a2"]]', "map: no way leads from"),
        (
            'start = ["a1"]',
            'start = ["a1"]\nbarriers = [["a1", "a2"]]',
            "map: no way leads from gate g1 to the heroes' start",
        ),
        (
            'start = ["a1"]',
            'start = ["a1"]\nshadows = [ { area = "a2" }, { area = "a3" } ]',
            "quest: 2 shadows are laid, and the bag holds 2",
        ),
        (
            '{ on = "act", area = "a2" }',
            '{ on = "event", card = "fog" }',
            "quest: fog is waited for and not in the event deck",
        ),
        (
            'start = ["a1"]',
            'start = ["a1"]\npiles = [ { id = "heap", areas = ["a2"] } ]',
            "quest: pile heap has 1 heaps and 0 paragraphs",
        ),
        ('name = "chief", kind', 'name = "boss", kind', "quest: boss is put aside and never comes"),
        ('rank = "red" }', 'rank = "blue" }', "quest: chief was put aside as another card"),
        (
            'when = { is = "all-ghosts" }',
            'when = { is = "flag", name = "q.slept", most = 0 }',
            "q.slept cannot be at least 1 and at most 0",
        ),
        ("[quest]", '[quest]\ngiven = ["ox-sold"]', "quest: ox-sold is given and never asked for"),
    ],
)
def test_a_slip_is_found(desk: Path, right: str, wrong: str, found: str) -> None:
    assert right in TOML
    lay_out(desk, TOML.replace(right, wrong, 1))
    assert any(found in fault for fault in proofs.proofread("q1"))


def test_what_is_no_word_is_said_with_its_place(desk: Path) -> None:
    lay_out(desk, TOML.replace('do = "damage"', 'do = "demage"'))
    (fault,) = proofs.proofread("q1")
    assert fault.startswith(
        "q1.toml, row p1, field steps[2].options[2].steps[0].fail.steps[0].do: "
        '"demage" is none of: gate, shrine, door'
    )


def test_a_flag_of_an_earlier_quest_is_one_that_quest_sets(desk: Path) -> None:
    lay_out(desk)
    asks = '{ do = "if", when = { is = "flag", name = "FLAG" }, steps = [ { do = "heal" } ] }'
    second = TOML.replace('id = "q1"', 'id = "q2"\ngiven = ["ox-fed", "lost-q1", "ox-sold"]')
    steps = ", ".join(asks.replace("FLAG", flag) for flag in ("ox-fed", "lost-q1", "ox-sold"))
    second = second.replace('{ do = "flag", name = "q.slept", to = 1 }', steps)
    (desk / "content/q2.toml").write_text(second, "utf-8")
    faults = [fault for fault in proofs.proofread("q2") if "not there" not in fault]
    assert faults == ["quest: no earlier quest sets ox-sold"]


def test_words_are_there_in_every_language_and_none_too_many(desk: Path) -> None:
    lay_out(desk, uk=FTL.replace("q1-p1-law = It eats.", "q1-p1-low = It eats."))
    assert proofs.proofread("q1") == [
        "uk: q1-p1-law is not there",
        "uk: q1-p1-low belongs to nothing",
    ]


def test_a_strangers_line_belongs_to_nothing(desk: Path) -> None:
    lay_out(desk, uk=FTL.replace(".ekar = “Good ox,” says Ekar.", ".vasyl = “Good ox.”"))
    assert proofs.proofread("q1") == ["uk: q1-p1.vasyl belongs to nothing"]


def test_a_typists_marks_are_found(desk: Path) -> None:
    lay_out(desk, uk=FTL.replace("q1-p2 = Won.", 'q1-p2 = "Won" - by them.'))
    assert proofs.proofread("q1") == ["uk: line 29: “ ” or « », ’ and — are our marks"]


def test_another_languages_dash_is_found(desk: Path) -> None:
    lay_out(desk, uk=FTL.replace("q1-p2 = Won.", "q1-p2 = Won – by them."))
    assert proofs.proofread("q1") == ["uk: line 29: “ ” or « », ’ and — are our marks"]


def test_a_text_that_needs_a_certain_hero_is_found(desk: Path) -> None:
    lay_out(desk, uk=FTL.replace("q1-p2 = Won.", "q1-p2 = Тут раді Шаї."))
    assert proofs.proofread("q1") == ["uk: q1-p2 names a hero who may not be there"]


def test_a_flag_nobody_asks_for_is_found(desk: Path) -> None:
    lay_out(desk)
    asks = '{ do = "if", when = { is = "flag", name = "ox-fed" }, steps = [ { do = "heal" } ] }'
    second = TOML.replace('id = "q1"', 'id = "q2"\ngiven = ["ox-fed"]').replace("ox-left", "ox-fed")
    second = second.replace("ox-eaten", "ox-fed")
    second = second.replace('{ do = "flag", name = "q.slept", to = 1 }', asks)
    (desk / "content/q2.toml").write_text(second, "utf-8")
    assert proofs.unasked(["q1", "q2"]) == [
        "q1: nobody ever asks for ox-eaten",
        "q1: nobody ever asks for ox-left",
    ]


def test_a_paragraph_of_a_pack_that_nobody_reaches_is_named(tmp_path: Path) -> None:
    text = (proofs.HERE / "content" / "q1.toml").read_text("utf-8")
    lost = text.replace('on = [ { on = "search", area = "a6" } ]\n', "")
    (tmp_path / "q1.toml").write_text(lost, "utf-8")
    faults = proofread(GAME, [tmp_path])
    assert faults is not None
    assert [fault.partition(":")[0] for fault in faults] == ["q1.toml"]
    assert "p3" in faults[0]
    assert proofread(GAME, []) == []
