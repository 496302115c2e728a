"""Which tests are run against what is broken."""

from __future__ import annotations

import pytest

from tests.mutants.breaking import mutants
from tests.mutants.running import GAMES, files, likeliest

GEAR = GAMES / "wasteknights" / "rules" / "decks.py"


@pytest.mark.parametrize("cites", ["[69]", "[69, ruling 12]", "[3.6, 69, C2]", "[ruling 12] [69]"])
def test_the_tests_of_a_rule_are_found_beside_rulings_and_sections(cites: str) -> None:
    mutant = mutants(GEAR)[0]
    found = likeliest(mutant._replace(cites=cites), "wasteknights")
    assert found == likeliest(mutant._replace(cites="[69]"), "wasteknights")
    assert found != files("wasteknights")


def test_where_no_rule_is_cited_all_tests_are_as_likely() -> None:
    mutant = mutants(GEAR)[0]._replace(cites="[ruling 12]")
    assert likeliest(mutant, "wasteknights") == files("wasteknights")
