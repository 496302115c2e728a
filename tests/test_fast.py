"""Rules compiled ahead of time: the same games, and never those of other sources."""

from __future__ import annotations

import os
import subprocess
import sys
import warnings
from collections.abc import Iterator
from pathlib import Path

import pytest

from korchma import fast
from korchma.fast import build, trial
from korchma.kernel import find_game
from korchma.lab.simulate import Plan, simulate

ROOT = Path(__file__).parents[1]
TITLES = tuple(sorted(each.parent.name for each in ROOT.glob("src/korchma/games/*/rules")))
RECORDS = """
import hashlib, sys
from pathlib import Path
import msgspec
from korchma import fast
from korchma.kernel.record import read
from korchma.kernel.restoring import restore
for file in sorted(Path("tests/fixtures", sys.argv[1]).glob("*.json")):
    session = restore(read(file))
    seen = [session.table.state, session.events_log, session.result, session.log]
    print(file.name, hashlib.sha256(msgspec.json.encode(seen)).hexdigest())
print(fast.state(sys.argv[1]), file=sys.stderr)
"""


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A place for builds with nothing in it, where what is built may be used."""
    monkeypatch.delenv(fast.PURE)
    monkeypatch.setattr(fast, "BUILT", tmp_path)
    fast.state.cache_clear()
    yield tmp_path
    fast.state.cache_clear()


def make(built: Path, made_of: str) -> Path:
    """A build of Ronin's turn, so far as finding it is concerned."""
    file = built / "ronin" / f"korchma/games/ronin/rules/turn{fast.SUFFIX}"
    file.parent.mkdir(parents=True)
    file.touch()
    (built / "ronin" / fast.STAMP).write_text(made_of, "utf-8")
    return file


def found(module: str) -> str | None:
    """The file that a module would be run from, if it is found among what was built."""
    spec = fast.Finder().find_spec(module, None)
    return spec.origin if spec else None


def test_a_build_of_these_sources_is_found(built: Path) -> None:
    file = make(built, fast.stamp("ronin"))
    assert fast.state("ronin") == "compiled"
    assert found("korchma.games.ronin.rules.turn") == str(file)
    assert found("korchma.games.ronin.rules.tea") is None, "it was not built"
    assert found("korchma.games.witches.rules.turn") is None
    assert fast.state("witches") == "pure"


def test_a_build_of_other_sources_is_refused(built: Path) -> None:
    make(built, fast.stamp("witches"))
    assert fast.state("ronin") == "stale"
    assert found("korchma.games.ronin.rules.turn") is None


def test_who_plays_many_games_hears_of_a_build_of_other_sources(built: Path) -> None:
    make(built, fast.stamp("witches"))
    with pytest.warns(UserWarning, match=r"compiled of ronin is of other sources"):
        simulate(Plan("ronin", 2, find_game("ronin").default_mode(2), ("random",), 1))
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        simulate(Plan("witches", 2, find_game("witches").default_mode(2), ("random",), 1))


def test_a_build_is_left_alone_where_that_is_asked_for(
    built: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    make(built, fast.stamp("ronin"))
    monkeypatch.setenv(fast.PURE, "1")
    assert fast.state("ronin") == "pure"


def test_any_source_a_title_reads_makes_its_build_stale(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("kernel/ask.py", "tray/dice.py", "games/ronin/state.py", "games/witches/state.py"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text("X = 1\n", "utf-8")
    monkeypatch.setattr(fast, "SOURCES", tmp_path)
    monkeypatch.setattr(fast, "HOME", tmp_path / "fast")
    stamps = [fast.stamp("ronin")]
    for name in ("kernel/ask.py", "tray/dice.py", "games/ronin/state.py"):
        (tmp_path / name).write_text("X = 2\n", "utf-8")
        stamps.append(fast.stamp("ronin"))
    assert len({*stamps}) == 4
    (tmp_path / "games/witches/state.py").write_text("X = 2\n", "utf-8")
    assert fast.stamp("ronin") == stamps[-1], "another title's"


def test_what_mypyc_gets_wrong_is_left_to_python(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    files = {
        "rules/turn.py": "class Turn:\n    pass\n",
        "rules/telling.py": "class Tales(Teller[Table, Word]):\n    pass\n",
        "rules/things.py": "class Thing(Struct, frozen=True):\n    pass\n",
        "mind/thinking.py": "class Thinking:\n    pass\n",
        "mind/road.py": "class Road(Thinking):\n    @cached_property\n    def far(self): ...\n",
        "mind/once.py": "class Once:\n    @cached_property\n    def far(self): ...\n",
        "eyes/view.py": "X = 1\n",
    }
    for name, text in files.items():
        file = tmp_path / "korchma/games/toy" / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, "utf-8")
    monkeypatch.setattr(build, "SOURCES", tmp_path / "korchma")
    kept = [Path(each).relative_to("korchma/games/toy") for each in build.modules("toy")]
    assert [each.as_posix() for each in kept] == ["rules/telling.py", "rules/turn.py"]


TOLD = """
def hurt(t, who, n):
    t.tell(e.Hurt(who.ref, min(n, 3)))
    if n:
        t.tell(
            e.Fell(who.ref, tuple(who.cards)),
            to=who.seat,
        )
    t.tell(e.Drew(who.pile.pop()))
    t.tell(e.Asked((yield n)))
    t.told(e.Hurt(who.ref, n))
"""


def test_what_is_compiled_makes_events_only_where_somebody_listens() -> None:
    lines = build.unheard(TOLD).splitlines()
    assert lines[2] == "    if t.listening: t.tell(e.Hurt(who.ref, min(n, 3)))"
    assert lines[4] == "        if t.listening: t.tell("
    assert lines[8:] == TOLD.splitlines()[8:], "what draws a card or asks is done in any case"
    compile("\n".join(lines), "hurt", "exec")


def test_sources_are_laid_out_with_the_rules_of_one_title_changed(tmp_path: Path) -> None:
    build.lay_out("ronin", tmp_path)
    for name in ("kernel/ask.py", "games/witches/rules/turn.py", "games/ronin/state.py"):
        assert (tmp_path / "korchma" / name).samefile(fast.SOURCES / name)
    for file in fast.SOURCES.glob("games/ronin/rules/*.py"):
        here = tmp_path / "korchma" / file.relative_to(fast.SOURCES)
        assert here.read_text("utf-8") == build.unheard(file.read_text("utf-8"))


def test_a_build_that_is_not_played_proves_nothing(tmp_path: Path) -> None:
    """It is tried where it lies, or not at all: the sources would always play the same games."""
    assert trial.told("print(len(game.modes))", "ronin", tmp_path, "pure") == b"8\n"
    assert trial.told("print(len(game.modes))", "ronin", tmp_path, "compiled") is None
    assert not trial.proved("ronin", tmp_path)
    assert not trial.trained("ronin", tmp_path)


@pytest.mark.parametrize(
    ("says", "learns"),
    [
        ("#define __GNUC__ 12", True),
        ("#define __GNUC__ 4\n#define __clang__ 1", False),
        ("", False),
    ],
)
def test_only_the_compiler_that_is_asked_in_its_words_learns(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, says: str, learns: bool
) -> None:
    compiler = tmp_path / "cc"
    if says:
        compiler.write_text(f"#!/bin/sh\necho '{says}'\n", "utf-8")
        compiler.chmod(0o755)
    monkeypatch.setattr("sysconfig.get_config_var", lambda name: str(compiler))
    assert build.learns() is learns


def told(title: str, *command: str, pure: bool) -> subprocess.CompletedProcess[str]:
    """What a program says of a title, compiled or not."""
    kept = {name: value for name, value in os.environ.items() if name != fast.PURE}
    environment = kept | ({fast.PURE: "1"} if pure else {})
    run = [sys.executable, *command]
    return subprocess.run(
        run, capture_output=True, text=True, cwd=ROOT, env=environment, check=True
    )


@pytest.mark.parametrize("title", TITLES)
def test_compiled_rules_play_the_same_games(title: str) -> None:
    made = fast.BUILT / title / fast.STAMP
    if not made.exists() or made.read_text("utf-8") != fast.stamp(title):
        pytest.skip(f"{title} is not compiled of these sources; `make fast` does it.")
    records = [told(title, "-c", RECORDS, title, pure=pure) for pure in (False, True)]
    assert [each.stderr.strip() for each in records] == ["compiled", "pure"]
    assert records[0].stdout == records[1].stdout != ""
    alike = [told(title, "-m", "bench.alike", title, "1", pure=pure) for pure in (False, True)]
    assert alike[0].stdout == alike[1].stdout != ""
