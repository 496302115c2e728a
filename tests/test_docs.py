"""The pages for authors, followed to the letter: files written, commands typed, output compared."""

from __future__ import annotations

import doctest
import json
import os
import re
import shutil
import subprocess
from collections.abc import Iterable
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from typing import NamedTuple

import msgspec
import pytest
from docs.make import protocol_page

from korchma.server.protocol import State
from tests import borrowed

ROOT = Path(__file__).parents[1]
BLOCK = re.compile(r"(?:^`([^`\n]+)`:\n\n)?^```(\w+)([^\n]*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
NEEDED = re.compile(r"pip install korchma-[\w.-]+\.whl ([a-z ]+)`")
"""What the page tells an author to install beside Korchma."""
NUMBER = re.compile(r"\b[0-9a-f]{16}\b|\d+(?:\.\d+)?")


class Block(NamedTuple):
    """A fenced block: what it is, and the file it belongs to, if any."""

    path: str
    kind: str
    sample: bool
    text: str


class Typed(NamedTuple):
    """A command, what is typed at its prompts, and what the page says it prints."""

    command: str
    lines: list[str]
    want: str


def blocks(page: Path) -> list[Block]:
    """The fenced blocks of a page, in order."""
    found = BLOCK.findall(page.read_text("utf-8"))
    return [Block(path, kind, "sample" in info, text) for path, kind, info, text in found]


def commands(text: str) -> list[Typed]:
    """What to type in a console block: after ``$`` a command, after ``>`` an answer to it."""
    out: list[Typed] = []
    for part in re.split(r"^\$ ", text, flags=re.MULTILINE)[1:]:
        command, _, want = part.partition("\n")
        out.append(Typed(command, re.findall(r"^> (.*)$", want, re.MULTILINE), want))
    return out


def _with_answers(said: str, lines: list[str]) -> str:
    """What a person would have on the screen: each answer after its prompt."""
    first, *rest = re.split(r"^> ", said, flags=re.MULTILINE)
    return first + "".join(f"> {line}\n{after}" for line, after in zip(lines, rest, strict=False))


class Author:
    """Somebody who does what a page says, in a folder of their own, with Korchma and no more."""

    def __init__(self, folder: Path, packages: Iterable[str] = ()) -> None:
        self.folder = folder
        bare = borrowed.environment(folder / "bare", ("korchma", *packages))
        self.env = {
            **os.environ,
            "PATH": f"{bare / 'bin'}{os.pathsep}{os.environ['PATH']}",
            "LC_ALL": "C.UTF-8",
            "COLUMNS": "200",
            "XDG_DATA_HOME": str(folder / "saved"),
            "PIP_NO_INDEX": "1",
            "PIP_DISABLE_PIP_VERSION_CHECK": "1",
        }

    def follow(self, page: Path) -> None:
        """Block by block; nobody waits for samples before going on."""
        with ThreadPoolExecutor(1) as aside:
            samples: list[Future[None]] = []
            for block in blocks(page):
                if block.kind == "diff":
                    self._edit(self.folder / block.path, block.text)
                elif block.path:
                    file = self.folder / block.path
                    file.parent.mkdir(parents=True, exist_ok=True)
                    file.write_text(block.text, "utf-8")
                elif block.kind == "console":
                    for typed in commands(block.text):
                        if block.sample:
                            samples.append(aside.submit(self._type, typed, self.folder, True))
                        elif typed.command.startswith("cd "):
                            self.folder = (self.folder / typed.command[3:]).resolve()
                        else:
                            self._type(typed, self.folder, False)
            for sample in samples:
                sample.result()

    def _edit(self, file: Path, diff: str) -> None:
        """Put the added lines after the line that is shown before them."""
        before = "".join(f"{x[1:]}\n" for x in diff.splitlines() if x[0] == " ")
        after = "".join(f"{x[1:]}\n" for x in diff.splitlines())
        text = file.read_text("utf-8")
        assert text.count(before) == 1, f"{file.name} no longer has this line: {before}"
        file.write_text(text.replace(before, after), "utf-8")

    def _type(self, typed: Typed, folder: Path, sample: bool) -> None:
        """Type a command and compare what it says with the page; of a sample not the numbers."""
        done = subprocess.run(
            ["bash", "-c", typed.command],
            cwd=folder,
            env=self.env,
            input="".join(f"{line}\n" for line in typed.lines),
            capture_output=True,
            text=True,
            check=False,
        )
        want, wrong = typed.want, typed.want.startswith("korchma: ")
        got = _with_answers(done.stderr if wrong else done.stdout, typed.lines)
        assert done.returncode == (2 if wrong else 0), f"{got}{done.stderr}"
        if sample:
            got, want = NUMBER.sub("0", got), NUMBER.sub("0", want)
        flags = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE
        alike = doctest.OutputChecker().check_output(want, got, flags)
        assert alike, f"$ {typed.command}\n--- the page says\n{want}\n--- it is\n{got}"
        if " play " in typed.command:
            assert "{" not in got, "a sentence is missing"


def test_the_example_of_the_protocol_is_what_the_server_says() -> None:
    page = (ROOT / "docs" / "protocol.md").read_text("utf-8")
    assert protocol_page(page) == page, "run `python docs/make.py`"
    state = json.loads(page.split("```json example\n")[1].split("```")[0])
    assert msgspec.convert(state, State).asks


def test_the_map_names_only_what_is_there() -> None:
    page = (ROOT / "docs" / "map.md").read_text("utf-8")
    there = {file.name for file in (ROOT / "src").rglob("*.py")}
    named = set(re.findall(r"\b\w+\.py\b", page))
    assert len(named) > 50
    assert named <= there, named - there


@pytest.mark.one_in(3)
def test_a_stranger_adds_a_game(tmp_path: Path) -> None:
    checkout = tmp_path / "korchma"
    for name in ("properties", "toys"):
        shutil.copytree(ROOT / "tests" / name, checkout / "tests" / name)
    (checkout / "tests" / "__init__.py").touch()
    shutil.copy(ROOT / "tests" / "chance.py", checkout / "tests")
    shutil.copy(ROOT / "pyproject.toml", checkout)
    page = ROOT / "docs" / "add-a-game.md"
    (needed,) = NEEDED.findall(page.read_text("utf-8"))
    Author(tmp_path, needed.split()).follow(page)


@pytest.mark.one_in(3)
def test_an_author_adds_a_card(tmp_path: Path) -> None:
    Author(tmp_path).follow(ROOT / "docs" / "add-a-card.md")


@pytest.mark.one_in(3)
def test_an_author_writes_a_story(tmp_path: Path) -> None:
    Author(tmp_path).follow(ROOT / "docs" / "add-a-story.md")
