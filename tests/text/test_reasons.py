"""Reasons in words: the same sentences here and in the browser, from one list of both."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from korchma.kernel import find_game
from korchma.kernel.advice import names_chance
from korchma.server.web.books import book
from korchma.text import LANGUAGES, Voice

CASES = json.loads(Path(__file__).with_name("reasons.json").read_text("utf-8"))
"""web/tests/reasons.test.ts reads the same file."""

every_case = pytest.mark.parametrize(
    "case",
    CASES,
    ids=[f"{case['game']}-{case['reason']['why']}-{n}" for n, case in enumerate(CASES)],
)


@every_case
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_reason_is_said_so(case: dict[str, Any], language: str) -> None:
    game = find_game(case["game"])
    reason = msgspec.convert(case["reason"], game.mind.reasons)
    voice = Voice(game, language, seats=["Ann", "Bob"], me=0)
    assert voice.why(reason) == case["said"][language]


@every_case
def test_the_browser_is_given_what_it_needs_to_say_so(case: dict[str, Any]) -> None:
    made, reason = json.loads(book(case["game"])), case["reason"]
    assert made["kinds"][f"why-{reason['why']}"] == case["kinds"]
    for ref, words in case["words"].items():
        assert made["words"][ref] == words


def test_some_reasons_tell_a_chance_themselves() -> None:
    told = {
        case["reason"]["why"]: names_chance(
            msgspec.convert(case["reason"], find_game(case["game"]).mind.reasons)
        )
        for case in CASES
    }
    assert (told["solve"], told["beat"], told["tea"]) == (True, True, False)
    assert not names_chance(None)
