"""As whom bots sit at a table: somebody of the game's world, nobody twice, in three languages."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import msgspec
import pytest

from korchma.bots import parse_seats
from korchma.bots.cast import REGULARS, company, seated, somebody
from korchma.kernel import Game, Session, games
from korchma.kernel.record import SeatInfo, parse, record
from korchma.terminal.company import company as told
from korchma.terminal.sitting import new_table, resume
from korchma.terminal.story import story_of
from korchma.text import LANGUAGES, Voice
from tests.toys.duel import DUEL

LONGEST = 14
WEB = Path(__file__).parents[2] / "web" / "src"

every_game = pytest.mark.parametrize("game", games().values(), ids=list(games()))


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_everybody_has_a_short_name_and_a_manner_of_one_sentence(
    game: Game[Any, Any, Any], language: str
) -> None:
    voice = Voice(game, language)
    names = [voice.say(f"cast-{each}") for each in company(game)]
    assert len(set(names)) == len(names)
    assert max(map(len, names)) <= LONGEST
    for each in company(game):
        manner = voice.say(f"cast-{each}.manner")
        assert manner.endswith(".")
        assert len(manner) <= 70


@every_game
def test_a_world_has_enough_for_a_full_table(game: Game[Any, Any, Any]) -> None:
    seats = max(n for mode in game.modes for n in mode.players)
    assert len(company(game)) >= seats
    assert not {*game.mind.cast} & {*REGULARS}


@every_game
def test_everybody_has_a_face(game: Game[Any, Any, Any]) -> None:
    """In the browser: an icon that is there, a colour that is a seat's."""
    folder = WEB / "games" / game.id
    if folder.is_dir() and game.mind.cast:
        check_faces(game.mind.cast, folder)


def test_the_regulars_have_faces_too() -> None:
    check_faces(REGULARS, WEB / "plain")


def check_faces(cast: tuple[str, ...], folder: Path) -> None:
    """A face for each and for nobody else, no two alike."""
    faces = json.loads((folder / "cast.json").read_text("utf-8"))
    own = ("icons.generated.ts", "icons.elsewhere.generated.ts")
    files = (*own, f"icons.{folder.name}.generated.ts")
    drawn = "".join((WEB / "lib" / file).read_text("utf-8") for file in files)
    colours = (WEB / "styles" / "tokens.css").read_text("utf-8")
    assert faces.keys() == set(cast)
    assert len({face["icon"] for face in faces.values()}) == len(cast)
    for face in faces.values():
        assert f"'{face['icon']}':" in drawn
        assert f"--seat-{face['colour']}" in colours


def test_nobody_sits_twice_and_their_own_world_comes_first() -> None:
    ronin = games()["ronin"]
    five = parse_seats(ronin, ",".join(["bot:heuristic"] * 5))
    for chance in map(random.Random, range(20)):
        cast = [seat.cast for seat in seated(ronin, five, chance)]
        assert len(set(cast)) == 5
        assert {*cast} <= {*ronin.mind.cast}


def test_a_game_without_a_cast_has_the_regulars_of_the_inn() -> None:
    assert DUEL.mind.cast == ()
    assert somebody(DUEL, ()) in REGULARS
    assert somebody(DUEL, REGULARS) == ""


def test_who_sits_there_already_stays_and_people_are_themselves() -> None:
    ronin = games()["ronin"]
    before = [SeatInfo("human", "Ann"), SeatInfo("bot:random", "", "kame")]
    assert seated(ronin, before) == before


def test_the_seed_does_not_say_who_comes(tmp_path: Path) -> None:
    met = {
        new_table("witches", None, None, "same", tmp_path / f"{n}.json", ()).seats[1].cast
        for n in range(30)
    }
    assert len(met) > 1


def test_a_table_that_was_left_has_the_same_company(tmp_path: Path) -> None:
    file = tmp_path / "left.json"
    host = new_table("ronin", "human,bot:heuristic,bot:random", None, "left", file, ())
    host.run()
    again = resume(file, None, ())
    assert again.seats == host.seats
    assert all(seat.cast for seat in again.seats[1:])


def test_a_record_of_older_days_has_nobody_and_keeps_its_hash() -> None:
    session = Session.new(games()["ronin"], 2, seed="old")
    made = record(session, [SeatInfo("human", "Ann"), SeatInfo("bot:random")])
    data = msgspec.json.encode(made)
    assert b"cast" not in data
    assert parse(data, "The record").seats == made.seats


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "Granny Kame, shrewd. Slow as a tortoise, and there before you."),
        ("ru", "Бабушка Камэ, с хитрецой. Медленнее черепахи, а приходит раньше вас."),
        ("uk", "Бабуся Каме, з хитринкою. Повільніша за черепаху, а приходить раніше за вас."),
    ],
)
def test_the_terminal_tells_who_they_are(language: str, line: str) -> None:
    seats = [SeatInfo("human"), SeatInfo("bot:heuristic", "", "kame")]
    voice = Voice(games()["ronin"], language, seats=["", "Ciri"])
    assert told(seats, voice) == [f"Ciri: {line}"]
    voice.seats = story_of(seats, voice).names()
    assert told(seats, voice) == [line]
