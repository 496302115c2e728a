"""The picture of a link shows the board: of each game, as it stands, and nothing that is hidden."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import msgspec
import pytest

from korchma.bots import make_bot
from korchma.kernel import Chair as Eyes
from korchma.kernel import Piece, Scene, Session, games
from korchma.server.tables.journal import position_row
from korchma.server.tables.still import scene_at
from korchma.server.web.boards import board_of
from korchma.server.web.drawing import Chair, Sketch, draw

WEB = Path(__file__).parents[2] / "web" / "public"
TITLES = sorted(game.id for game in games().values())
LOOKS = 5
"""Moments of a game that are looked at."""


def moments(game: str, seats: int, seed: str) -> Iterator[Session]:
    """A game of bots, stopped now and then."""
    title = games()[game]
    session = Session.new(title, seats, None, seed)
    bots = [make_bot(title, "heuristic", seat) for seat in range(seats)]
    chance = random.Random(seed)
    for _ in range(LOOKS):
        for _ in range(chance.randrange(8, 40)):
            if not session.waiting:
                return
            seat = session.waiting[0]
            session.choose(bots[seat].decide(Eyes(session, seat)), seat)
        yield session


def scene_of(session: Session) -> Scene:
    """The board as a spectator sees it."""
    game = session.game
    scene = game.eyes.scene(session.view(None), session.table.content)
    assert scene is not None
    return scene


@cache
def scenes(game: str) -> list[tuple[Scene, Scene]]:
    """Moments of one game, and the same with all that a spectator cannot know dealt anew."""
    out = []
    for session in moments(game, 2, "board"):
        twin = session.fork(listen=False)
        before = scene_of(twin)
        twin.game.eyes.redeal(twin.table, None)
        out.append((before, scene_of(twin)))
    return out


def drawn(scene: Scene) -> bytes:
    """The picture of a table with this board."""
    chairs = (Chair("Ann", "human", True), Chair("Боб", "human", False))
    return draw(Sketch(scene.board, "Title", "Turn 1", chairs, scene), WEB)


@pytest.mark.parametrize("game", TITLES)
def test_every_piece_lies_at_a_place_of_its_board(game: str) -> None:
    for scene, _ in scenes(game):
        board = board_of(scene, WEB)
        assert board is not None, scene.board
        assert {piece.at for piece in scene.pieces} <= board.places.keys() | board.sides.keys()
    assert {piece.seat for piece in scene.pieces if piece.shape == "pawn"} >= {0, 1}
    assert {piece.shape for piece in scene.pieces} > {"pawn"}


@pytest.mark.parametrize("game", TITLES)
def test_what_is_hidden_is_not_in_the_picture(game: str) -> None:
    for scene, redealt in scenes(game):
        assert redealt == scene
    assert drawn(redealt) == drawn(scene), "the same to the byte"


@pytest.mark.parametrize("game", TITLES)
def test_a_picture_changes_with_the_table(game: str) -> None:
    pictures = {drawn(scene) for scene, _ in scenes(game)[::2]}
    assert len(pictures) > 1


def test_each_quest_of_sword_and_sorcery_has_its_own_board() -> None:
    for mode in games()["swordsorcery"].modes:
        session = Session.new(games()["swordsorcery"], 2, mode.id, "quests")
        assert board_of(scene_of(session), WEB) is not None, mode.id


def test_doors_stand_where_they_are_shut_in_the_colour_of_their_lock() -> None:
    session = Session.new(games()["swordsorcery"], 2, "ford", "doors")
    scene = scene_of(session)
    doors = [piece for piece in scene.pieces if piece.shape == "door"]
    assert {piece.tint for piece in doors} == {"", "gold"}, "one is locked"
    others = tuple(piece for piece in scene.pieces if piece.shape != "door")
    opened = Scene(scene.board, (*others, *doors[1:]))
    locked = Scene(scene.board, (*others, *(Piece(each.at, "door", None, "red") for each in doors)))
    assert len({drawn(each) for each in (scene, opened, locked)}) == 3


def test_every_game_is_called_in_its_own_letters() -> None:
    faces = msgspec.json.decode((WEB / "previews" / "faces.json").read_bytes())
    assert sorted(faces) == TITLES
    assert all("@" in face for face in faces.values()), "in each script"


def test_a_game_that_nobody_has_drawn_keeps_its_cover() -> None:
    bare = Sketch("witches", "Title", "Turn 1", (Chair("Ann", "human", True),))
    nowhere = Scene("sixth", (Piece("space:1", "pawn", 0),))
    assert draw(bare._replace(scene=nowhere), WEB) == draw(bare, WEB)


def test_a_position_that_todays_rules_do_not_know_is_shown_without_its_board() -> None:
    row = {"game": "witches", "mode": "competitive", "options": {}}
    assert scene_at(row, 2, b"\xc0") is None


def test_the_board_is_the_one_of_the_last_safe_point() -> None:
    session = next(moments("witches", 2, "board"))
    row = {"game": "witches", "mode": "competitive", "options": {}}
    found = scene_at(row, 2, position_row(session, "code")["state"])
    assert found is not None
    assert [piece.seat for piece in found.pieces if piece.shape == "pawn"] == [0, 1]
