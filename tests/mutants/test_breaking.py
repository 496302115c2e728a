"""What is broken on purpose, and how."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.mutants.breaking import chosen, mutants

RULES = '''
"""A chapter. [1]"""

LIMIT: int = 3
MOST = 4


@cache(maxsize=64)
def draw(t, n: int = 2) -> None:
    """So many cards. [2, 3]"""
    assert n
    if t.tired and n > 1:
        t.hand -= n
    yield SAFE
    t.tell(f"{n + 1} cards")
    for card in (x for x in t.deck if x.good):
        t.hand = min(n, t.hand)
    match t:
        case Walk(to) if to.far:
            del t.deck[0]
'''


def broken(tmp_path: Path) -> set[tuple[str, str, str]]:
    """Everything that can be broken in the little chapter: where, what, and into what."""
    file = tmp_path / "chapter.py"
    file.write_text(RULES)
    return {(each.scope, each.before, each.after) for each in mutants(file)}


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("n > 1", "(n >= 1)"),
        ("t.tired and n > 1", "(t.tired or n > 1)"),
        ("t.tired and n > 1", "(not (t.tired and n > 1))"),
        ("t.hand -= n", "pass"),
        ("2", "3"),
        ("2", "(1)"),
        ("min", "max"),
        ("t.hand = min(n, t.hand)", "pass"),
        ("t.tell(f'{n + 1} cards')", "pass"),
        ("x.good", "(not (x.good))"),
        ("to.far", "(not (to.far))"),
        ("del t.deck[0]", "pass"),
    ],
)
def test_each_kind_of_breakage(tmp_path: Path, before: str, after: str) -> None:
    assert ("draw", before, after) in broken(tmp_path)


def test_what_is_no_rule_is_left_whole(tmp_path: Path) -> None:
    befores = {before for _, before, _ in broken(tmp_path)}
    assert befores.isdisjoint({"yield SAFE", "64", "n + 1", "n", "assert n", "3"})
    assert ("module", "4", "5") in broken(tmp_path)


def test_a_mutant_is_the_whole_file_with_one_thing_changed(tmp_path: Path) -> None:
    broken(tmp_path)
    file = tmp_path / "chapter.py"
    each = next(x for x in mutants(file) if x.before == "t.hand -= n")
    assert each.source == RULES.replace("t.hand -= n", "pass")
    assert each.cites == "So many cards. [2, 3]"
    assert each.diff().splitlines()[-3:] == [
        "-        t.hand -= n",
        "+        pass",
        "     yield SAFE",
    ]


def test_the_choice_is_always_the_same_and_leaves_no_file_out(tmp_path: Path) -> None:
    broken(tmp_path)
    small = tmp_path / "small.py"
    small.write_text("ONE = 1\n")
    files = [tmp_path / "chapter.py", small]
    names = [each.name for each in chosen(files, 6)]
    assert names == [each.name for each in chosen(files, 6)]
    assert len(names) == 6
    assert any(name.startswith("small.") for name in names)
