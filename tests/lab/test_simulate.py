"""Many games by one plan."""

from __future__ import annotations

from pathlib import Path

from korchma import games
from korchma.lab.simulate import BATCH, Plan, _packed, simulate

DICE = Path(games.__path__[0]) / "witches" / "content" / "dice.toml"


def test_a_box_with_a_pack_is_read_once_for_all_batches(tmp_path: Path) -> None:
    """What is reckoned of a box lives with it: one for each batch filled the memory."""
    (tmp_path / DICE.name).write_bytes(DICE.read_bytes())
    plan = Plan("witches", 2, "competitive", ("random",), BATCH + 5, packs=(str(tmp_path),))
    tally, _ = simulate(plan)
    assert (tally.games, tally.errors) == (BATCH + 5, [])
    assert _packed.cache_info().misses == 1
