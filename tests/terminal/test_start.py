"""Choosing what to play."""

from __future__ import annotations

import io

import pytest

from korchma.terminal.start import StartApp, ask_plainly, choose_game, first_choice, language_here


def test_the_first_choice_can_be_played_as_it_is() -> None:
    choice = first_choice("en")
    assert len(choice.seats) == choice.players == 2
    assert choice.seats[0].kind == "human"
    assert choice.seats[1].kind.startswith("bot:")
    assert choice.mode in [mode.id for mode in choice.game.modes]


def test_seats_and_mode_follow_the_number_of_players() -> None:
    choice = first_choice("en")
    while choice.players != 1:
        choice.turn("players", 1)
    assert len(choice.kinds) == 1
    assert 1 in choice.game.mode(choice.mode, 1).players
    choice.turn("players", 1)
    assert len(choice.kinds) == choice.players


@pytest.mark.parametrize(
    ("lang", "language"), [("ru_RU.UTF-8", "ru"), ("uk_UA", "uk"), ("de_DE", "en"), ("C", "en")]
)
def test_the_computers_language_is_ours_if_we_speak_it(
    monkeypatch: pytest.MonkeyPatch, lang: str, language: str
) -> None:
    monkeypatch.delenv("LC_ALL", raising=False)
    monkeypatch.delenv("LC_MESSAGES", raising=False)
    monkeypatch.setenv("LANG", lang)
    assert language_here() == language


def test_plain_questions_take_numbers_and_enter() -> None:
    out = io.StringIO()
    choice = choose_game(language="en", stdin=io.StringIO("2\n" + "\n" * 20), stdout=out)
    assert choice is not None
    assert choice.language == "ru"
    assert choice.kinds == first_choice("en").kinds
    assert "{" not in out.getvalue()


def test_a_wrong_number_is_asked_again_and_the_end_of_input_leaves() -> None:
    out = io.StringIO()
    assert ask_plainly(first_choice("en"), io.StringIO("17\n"), out) is None
    assert "17" in out.getvalue()


async def test_the_page_is_turned_with_arrows() -> None:
    app = StartApp(first_choice("en"))
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("right")
        assert app.choice.language == "ru"
        await pilot.press("left", "down", "down", "right")
        assert (app.choice.language, app.choice.players) == ("en", 3)
        await pilot.press("enter")
    assert app.return_value is app.choice


async def test_escape_leaves_the_page() -> None:
    app = StartApp(first_choice("en"))
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("escape")
    assert app.return_value is None


async def test_house_rules_are_agreed_on_in_a_list_that_opens() -> None:
    choice = first_choice("en")
    while choice.game.id != "wasteknights":
        choice.turn("game", 1)
    app = StartApp(choice)
    async with app.run_test(size=(80, 24)) as pilot:
        at = [row for row, *_ in choice.rows()].index("house")
        await pilot.press(*["down"] * at, "right", "down", "right")
        assert choice.house == ["highway_cost"]
        assert choice.rows()[at][2].startswith("1/")
        await pilot.press("right")
        assert choice.house == []
        await pilot.press("right", "enter")
    choice.turn("game", 1)
    assert choice.house == []
