"""The types the client is built with: made from the Structs, and any drift fails the check."""

from __future__ import annotations

import subprocess
from dataclasses import replace
from pathlib import Path
from typing import Any, Generic, TypeVar

import msgspec
import pytest
from typer.testing import CliRunner

from korchma.cli import app
from korchma.kernel import KorchmaError, find_game
from korchma.server import protocol
from korchma.server.protocol.game_types import all_types, game_types
from korchma.server.protocol.types import Writer, typescript

WEB = Path(__file__).parents[2] / "web"
TSC = WEB / "node_modules" / ".bin" / "tsgo"
T = TypeVar("T")


@pytest.fixture
def client(tmp_path: Path) -> Path:
    """A client with the types as they are now."""
    for path in all_types(WEB):
        copy = tmp_path / path.relative_to(WEB)
        copy.parent.mkdir(parents=True, exist_ok=True)
    for path, text in all_types(tmp_path).items():
        path.write_text(text, "utf-8")
    return tmp_path


def check(client: Path) -> str:
    """What the check says of a client; empty where it is content."""
    told = CliRunner().invoke(app, ["types", "--check", "--web", str(client)])
    assert told.exit_code == 0 or isinstance(told.exception, KorchmaError)
    return str(told.exception or "")


def struct(called: str, /, **fields: Any) -> type[msgspec.Struct]:
    """A Struct of the protocol as somebody changed it."""
    made = list(fields.items())
    return msgspec.defstruct(called, made, frozen=True, module="korchma.server.protocol.house")


def test_the_client_has_the_types_of_today() -> None:
    for path, text in all_types(WEB).items():
        assert path.read_text("utf-8") == text, f"run `korchma types`: {path} has drifted"


@pytest.mark.one_in(3)
@pytest.mark.parametrize(
    "fields",
    [
        {"error": str, "detail": str, "since": int},
        {"error": str},
        {"error": str, "detail": str | None},
    ],
    ids=["added", "removed", "widened"],
)
def test_a_changed_message_fails_the_check(
    client: Path, fields: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert check(client) == ""
    monkeypatch.setattr(protocol, "Problem", struct("Problem", **fields))
    assert "protocol.gen.ts has drifted" in check(client)


@pytest.mark.one_in(3)
@pytest.mark.parametrize("fields", [{"n": int, "more": int}, {}, {"n": int | None}])
def test_a_changed_view_fails_the_check(
    client: Path, fields: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    before = struct("View", n=int)
    after = struct("View", **fields)
    assert game_types(with_view(before)) != game_types(with_view(after))
    monkeypatch.setattr(
        "korchma.server.protocol.game_types.games", lambda: {"ronin": with_view(after)}
    )
    assert "ronin/types.gen.ts has drifted" in check(client)


def with_view(view: type[msgspec.Struct]) -> Any:
    """Ronin, seen otherwise."""

    def see(table: Any, seat: int | None) -> Any:
        return view()

    see.__annotations__ = {"return": view}
    game = find_game("ronin")
    return replace(game, eyes=replace(game.eyes, view=see))


def test_both_ways_and_every_tag_are_typed() -> None:
    made = typescript()
    assert "export type FromClient = Hello | Choose" in made
    assert "export type FromServer = State | Odds" in made
    own = game_types(find_game("oldworld"))
    assert "| { do: 'spend'; cards: string[]; gold: number }" in own
    assert "| { event: 'threw'; seat: number; mine: boolean; dice: number[] }" in own
    assert "export type Foresight = Sum | Fare" in own
    assert "secret" not in own.lower()


def test_rows_that_are_secret_have_no_type() -> None:
    assert "wilds: Record" not in game_types(find_game("oldworld"))


def test_a_struct_made_of_other_types_in_each_place_is_numbered() -> None:
    """Stories and cards share a grammar and say different words in it."""
    made = game_types(find_game("wasteknights"))
    assert "export interface Branch {" in made
    assert "export interface Branch2 {" in made
    assert "export interface Branch3 {" not in made
    assert "win: Branch\n" in made


class Heap(msgspec.Struct, Generic[T]):
    """A heap of things."""

    held: list[T]


class Purse(Heap[int]):
    pass


@pytest.mark.parametrize(
    ("struct", "said"),
    [(Heap, "A heap of things."), (Heap[int], "A heap of things."), (Purse, None)],
)
def test_what_is_said_of_a_struct_is_its_own_in_every_python(struct: Any, said: str | None) -> None:
    """What Python itself says of a generic one, or of one without words, differs by its version."""
    writer = Writer()
    writer.struct(struct)
    head = f"/** {said} */\n" if said else ""
    assert writer.text().startswith(f"{head}export interface ")


def test_types_of_one_game_on_request(tmp_path: Path) -> None:
    file = tmp_path / "types.gen.ts"
    assert CliRunner().invoke(app, ["types", "witches", str(file)]).exit_code == 0
    assert file.read_text("utf-8") == game_types(find_game("witches"))
    assert CliRunner().invoke(app, ["types", "witches", str(file), "--check"]).exit_code == 0
    file.write_text("// by hand", "utf-8")
    assert CliRunner().invoke(app, ["types", "witches", str(file), "--check"]).exit_code != 0


USE = """import type { Event, Option, View } from './types.gen'
export const turn = (view: View): number => view.turn
export const way = (option: Option): string => (option.do === 'choose' ? option.way : '')
export const gold = (event: Event): number => (event.event === 'moved' ? event.gold : 0)
"""


def compiles(folder: Path) -> str:
    """What tsc says of a folder."""
    args = [str(TSC), "--noEmit", "--strict", "--skipLibCheck", "--target", "es2022", "use.ts"]
    return subprocess.run(args, cwd=folder, capture_output=True, text=True).stdout


@pytest.mark.skipif(not TSC.exists(), reason="the client is not set up (make test does it)")
def test_a_client_that_uses_a_field_that_is_gone_does_not_compile(tmp_path: Path) -> None:
    types = game_types(find_game("oldworld"))
    (tmp_path / "use.ts").write_text(USE, "utf-8")
    (tmp_path / "types.gen.ts").write_text(types, "utf-8")
    assert compiles(tmp_path) == ""
    for gone, without in {
        "\n  turn: number": "",
        "story: string; way: 'a' | 'b' }": "story: string }",
        "to: number; cards: string[]; gold: number }": "to: number; cards: string[] }",
        "\n  turn: number\n": "\n  turn: number | null\n",
    }.items():
        assert gone in types
        (tmp_path / "types.gen.ts").write_text(types.replace(gone, without), "utf-8")
        assert "error TS" in compiles(tmp_path), gone
