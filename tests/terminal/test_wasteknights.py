"""How Waste Knights looks and sounds in a terminal."""

from __future__ import annotations

import msgspec
import pytest

from korchma.games.wasteknights import GAME
from korchma.games.wasteknights import events as e
from korchma.games.wasteknights.eyes.throws import Throw
from korchma.games.wasteknights.eyes.view import View
from korchma.games.wasteknights.options import Choose, DriveTo, Wield
from korchma.kernel import Option
from korchma.terminal.looks.wasteknights.look import WasteKnights
from korchma.text.voice import LANGUAGES, Voice
from tests.browser.wasteland import scene
from tests.games.wasteknights.story import Story, rider, waste

BOX = GAME.content
SMALL = (50, 14)
"""The board of a terminal of 80 by 24."""


def _look(language: str = "en", me: int = 0) -> WasteKnights:
    return WasteKnights(Voice(GAME, language, content=BOX, me=me), BOX)


def _label(table: Story, option: Option, language: str = "en") -> str:
    return _look(language).label(table.session.view(0), option, brief=True)


def _road() -> Story:
    return waste(
        content=BOX,
        adventure="a2",
        plot="p1",
        tokens={"challenge": ["r7c10"]},
        johnny=rider("r6c4", hands=("S1",)),
        zoe=rider("r4c3"),
    )


def test_a_destination_says_what_the_way_costs_and_what_lies_on_it() -> None:
    table = _road()
    view = table.session.view(0)
    assert isinstance(view, View)
    reach = {way.way[-1]: way for way in view.reach}
    said = {each.to: _label(table, each) for each in table.options if isinstance(each, DriveTo)}
    assert set(said) == set(reach)
    for to, text in said.items():
        assert f"{reach[to].points} MP" in text
        assert ("fuel" in text) == (reach[to].fuel > 0)
    assert "Challenge" in said["r7c10"]
    assert any("×2" in text for text in said.values())
    assert not any("Desert" in text.partition(":")[2] for text in said.values())


@pytest.mark.parametrize(("language", "letters"), [("en", "WGBR"), ("ru", "БЗСК"), ("uk", "БЗСЧ")])
def test_dice_have_the_letters_of_the_language(language: str, letters: str) -> None:
    look = _look(language)
    lines = look.seats(_road().session.view(0))
    shown = {word.strip(",.") for line in lines for word in str(line.text).split()}
    assert set(letters[:3]) <= shown
    assert all(f"{letter} " in "\n".join(look.legend()) for letter in letters)


def test_every_crater_is_closed_at_the_smallest_size() -> None:
    drawn = str(_look().paint(_road().session.view(0), *SMALL))
    assert drawn.count("( )") == len(BOX.craters)


def test_a_way_of_a_story_says_its_price() -> None:
    said = _label(_road(), Choose("a1-11.a"))
    assert said.endswith("(1 damage)")


def _fight() -> Story:
    """Li before the choice of a weapon."""
    return waste(
        content=BOX, adventure="a4", plot="p1", dh=("E20", "A"), li=rider(hands=("S1",))
    ).drive("r5c5")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_weapon_foretells_its_throw(language: str) -> None:
    table = _fight()
    seat, session, look = table.ask.seat, table.session, _look(language)
    foreseen = session.foresee(seat, (Wield("S1"),))
    assert isinstance(foreseen, Throw)
    said = look.outcome(session.view(seat), foreseen)
    assert f"{round(100 * foreseen.chance)}%" in said
    assert (
        look.voice.say("term-wasteknights-breaks", chance=f"{round(100 * foreseen.breaks)}%")
        in said
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_threats_in_a_fight_are_read_one_after_the_other(language: str) -> None:
    table = _fight()
    look, view = _look(language), table.session.view(table.ask.seat)
    assert isinstance(view, View)
    assert view.fight is not None
    one, two = [*BOX.threats][:2]
    fight = msgspec.structs.replace(view.fight, tokens=(one, two))
    said = " ".join(look.sentences(msgspec.structs.replace(view, fight=fight)))
    red = [look.voice.thing("threat", each)["red"] for each in (one, two)]
    assert " ".join(red) in said
    assert ".;" not in said


def test_the_readers_own_blows_open_a_page_and_those_of_others_do_not() -> None:
    blow = e.Attacked("li", "S1", "WG", ("S", ""), 1)
    bite = e.FoeRolled("li", "E20", "W", ("S",))
    check = e.Rolled("li", "te", "W", ("S",), 1, 1, True)
    own, other = _look(me=0), _look(me=1)
    for look in (own, other):
        look.nickname(e.KnightTaken(0, "li"))
    say = own.voice.say
    heads = [say("term-wasteknights-blows")] * 2 + [say("term-wasteknights-check")]
    assert [own.heading(each) for each in (blow, bite, check)] == heads
    assert not any(other.heading(each) for each in (blow, bite, check))


@pytest.mark.parametrize("name", ["map", "camp", "market", "explore", "duel", "trade", "fallen"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_scene_fits_the_smallest_board(name: str, language: str) -> None:
    question = scene(name)
    view = question.table.session.view(question.seat)
    look = _look(language, question.seat)
    picture = look.paint(view, *SMALL)
    assert all(len(line) <= SMALL[0] for line in str(picture).split("\n"))
    assert "{" not in str(picture) + " ".join(look.sentences(view))
