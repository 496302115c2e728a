"""Tea, and what it does to cackles."""

import pytest

from korchma.games.witches import events as e
from korchma.games.witches.options import Return, Stay, Walk
from tests.games.witches.story import witches


@pytest.mark.rule("92", "93", "94", "54")
@pytest.mark.case("T8")
def test_tiffany_walks_to_petulia_and_they_drink_tea_twice() -> None:
    table = witches(
        at={"tiffany": "grannys-cottage", "petulia": "devils-oak"},
        cackles={"tiffany": 6, "petulia": 1},
    )
    pool = table.state.cackle_pool
    table.do(Walk("devils-oak"), Return(3), Return(1))
    assert (table["tiffany"].cackles, table["petulia"].cackles) == (3, 0)
    assert table.state.cackle_pool == pool + 4
    table.do(Stay(), Return(3))
    assert (table["tiffany"].cackles, table["petulia"].cackles) == (0, 0)
    assert len(table.told(e.TeaPoured)) == 2
