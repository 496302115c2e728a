"""What a throw is said to bring before it is made is what the dice can bring."""

from __future__ import annotations

import pytest

from korchma.games.wasteknights.eyes.odds import odds
from korchma.games.wasteknights.eyes.throws import Throw, foresee
from korchma.games.wasteknights.options import GoOn, Reroll, UseKnack, Wield
from korchma.kernel import Option
from tests.games.wasteknights.story import Story, rider, waste


def thrown(table: Story, *options: Option) -> Throw:
    """What these options would bring."""
    found = foresee(table.session.table, table.ask, options)
    assert isinstance(found, Throw)
    return found


def crab() -> Story:
    """Zoe with a rifle before a rift crab; she has yet to choose."""
    return waste(zoe=rider(hands=("G04",)), dh=("E09", "A")).drive("r5c5")


@pytest.mark.rule("82", "83")
def test_a_weapon_is_shown_with_its_dice_its_spread_and_the_chance_that_it_breaks() -> None:
    table = crab()
    found = thrown(table, Wield("G04"))
    assert found.dice == "WGGGBB"
    assert found.faces == ("?",) * 6
    assert found.need == table.fight.life
    assert sum(found.spread) == pytest.approx(1)
    chance = odds(table.session.table, table.ask, Wield("G04"))
    assert chance is not None
    assert found.chance == pytest.approx(chance.chance)
    assert found.breaks == pytest.approx(1 - (5 / 6) ** 6)
    assert thrown(table, Wield()).breaks == 0


@pytest.mark.rule("84")
def test_with_each_die_marked_the_spread_is_another() -> None:
    table = crab().roll("WGGGBB", "- X S S - -").do(Wield("G04"))
    lies = thrown(table, GoOn())
    assert (lies.spread, lies.breaks) == ((0, 0, 1), 1)
    table.do(UseKnack("burst"))
    one = thrown(table, Reroll(0))
    assert one.faces == ("?", "X", "S", "S", "", "")
    assert one.spread == pytest.approx((0, 0, 2 / 3, 1 / 3))
    assert one.breaks == 1
    both = thrown(table, Reroll(0), Reroll(1))
    assert both.breaks == pytest.approx(1 - (5 / 6) ** 2)
