"""What a throw is said to bring before it is made is what the dice can bring."""

from __future__ import annotations

import pytest

from korchma.games.wasteknights.eyes.forecast import FightView
from korchma.games.wasteknights.eyes.odds import odds
from korchma.games.wasteknights.eyes.throws import Throw, foresee
from korchma.games.wasteknights.eyes.view import View
from korchma.games.wasteknights.options import GoOn, Reroll, UseGear, UseKnack, Wield
from korchma.games.wasteknights.rules.throwing import in_order
from korchma.kernel import Option
from tests.games.wasteknights.story import BOX, Story, rider, tale, waste


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


def _fight(table: Story) -> FightView:
    """The combat as its fighter sees it."""
    view = table.session.view(0)
    assert isinstance(view, View)
    assert view.fight is not None
    return view.fight


@pytest.mark.rule("85")
def test_the_enemys_spread_counts_blanks_thrown_again_and_what_is_worn() -> None:
    """A token lets it throw blanks again; the coat is named with what it takes."""
    plain = waste(zoe=rider(hands=("G04",), armour="S5"), dh=("E01", "A")).drive("r5c5")
    calm = _fight(plain)
    again = next(x for x, row in BOX.threats.items() if row.red.rerolls)
    table = waste(zoe=rider(hands=("G04",), armour="S5", threats=(again,)), dh=("E01", "A"))
    eager = _fight(table.drive("r5c5"))
    assert again in eager.tokens
    assert eager.foe_dice == calm.foe_dice
    assert eager.foe_spread[0] < calm.foe_spread[0]
    assert sum(eager.foe_spread) == pytest.approx(1)
    assert (calm.armour, calm.stops) == ("S5", 1)


@pytest.mark.rule("45")
def test_before_a_check_each_card_that_could_be_used_says_what_it_would_bring() -> None:
    card = next(x for x, row in BOX.gear.items() if row.works.use and row.works.use.when == "check")
    use = BOX.gear[card].works.use
    assert use is not None
    check = {"do": "check", "skill": use.skills[0], "need": 2}
    table = waste(content=tale({1: [check]}), zoe=rider(cargo=(card,)), dh=("A", "B"))
    table.drive("r5c5")
    assert table.about == "before-roll"
    plain, helped = thrown(table, GoOn()), thrown(table, UseGear(card))
    assert helped.dice == in_order(plain.dice + use.die)
    assert helped.chance > plain.chance > 0
    chance = odds(table.session.table, table.ask, UseGear(card))
    assert chance is not None
    assert chance.chance == helped.chance


@pytest.mark.rule("23")
def test_of_a_die_to_be_given_up_the_odds_of_each_are_told() -> None:
    check = {"do": "check", "skill": "te", "need": 2}
    table = waste(content=tale({1: [check]}), zoe=rider(rad=4), dh=("A", "B")).drive("r5c5")
    assert table.about == "drop-die"
    found = {option: thrown(table, option) for option in table.options}
    dice = {len(each.dice) for each in found.values()}
    assert len(dice) == 1
    assert found[table.options[0]].chance == max(each.chance for each in found.values())
