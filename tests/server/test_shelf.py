"""What a client gets before a game is opened: covers' words; and with it: what its view names."""

from __future__ import annotations

import pytest

from korchma.kernel import games
from korchma.server.web.books import shelf, sights, texts
from korchma.text.bundles import LANGUAGES
from tests.toys import marsh


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_inn_says_title_modes_cast_and_what_is_counted_and_no_more(language: str) -> None:
    told = shelf(language)
    assert told is not None
    assert set(told) == set(games())
    for name, game in games().items():
        ids = {line.split(" =")[0] for line in told[name].splitlines() if line[:1].isalpha()}
        modes, cast = (f"mode-{mode.id}" for mode in game.modes), game.mind.cast
        own = {"score"} & ids
        assert ids == {"game-title", *own, *modes, *(f"cast-{each}" for each in cast)}
        assert ".manner" not in told[name]


def test_a_language_nobody_speaks_has_no_covers() -> None:
    assert shelf("xx") is None


def test_a_game_does_not_repeat_the_words_of_the_inn() -> None:
    inn, own = texts("korchma", "en"), texts("ronin", "en")
    assert inn is not None
    assert own is not None
    assert "web-greeting =" in inn
    assert "web-greeting =" not in own


def test_a_view_says_which_of_its_fields_name_things() -> None:
    with marsh.installed():
        assert sights(games()["marsh"]) == {"players.charm": "charm", "walker": "seat"}
