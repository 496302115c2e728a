"""The long example of the rulebook of Old World: one turn of a Bear, played through."""

from __future__ import annotations

import pytest

from korchma.games.oldworld import events as e
from korchma.games.oldworld.options import (
    Act,
    Attack,
    Burn,
    Buy,
    Dice,
    Drink,
    Lay,
    Pour,
    Roll,
    Toss,
    Track,
    Train,
)
from tests.games.oldworld.story import BOX, Story, old_world, witcher

HENGFORS, KAER_MORHEN, BAN_ARD, VENGERBERG = 2, 3, 4, 8
QUICK_SLASH, REND, PUSH, AARD = "BEAR-2", "BEAR-3", "BEAR-5", "BEAR-8"
PUSH_TOO, YRDEN, YRDEN_TOO = "BEAR-6", "BEAR-9", "BEAR-10"
AXII, STRIKE, BLOW = "Y0b-1", "B2-4", "R1-1"
"""Takes a card [blue:D1]; D2 [purple:D1]; D3 and three cards fewer."""
REFLEXES = "G2-1"
BITE_OF_FIVE, WEAKENING = 7, 13
ROW = ("B0-1", "B1-1", "R0-1", "R1-2", "P0a-1", REFLEXES)


def the_bear_in_vengerberg() -> Story:
    """Level 2 with 3, 2, 2, 3; four gold, Blizzard, a trail into the mountains, four cards."""
    return old_world(
        bear=witcher(
            VENGERBERG,
            gold=4,
            hand=(YRDEN_TOO, AXII, STRIKE, YRDEN),
            deck=(REND, QUICK_SLASH, PUSH_TOO, AARD, PUSH, BLOW, "BEAR-4", "BEAR-7", "BEAR-1"),
            skills=(3, 2, 2, 3),
            level=2,
            potions=("blizzard",),
            trails=("mountain",),
        ),
        wolf=witcher(KAER_MORHEN, gold=1),
        lairs={"mountain": ("archespore", HENGFORS), "water": ("harpy", 14)},
        brews=("black-blood",),
        row=ROW,
        market=("Y2-1",),
    )


def to_ban_ard(table: Story) -> None:
    """A card of water, and Alchemy, which is not above the level."""
    bear = table["bear"]
    assert (bear.level, bear.shield, bear.gold, len(bear.hand)) == (2, 2, 4, 4)
    assert not table.offers(Act(VENGERBERG)), "the turn began here"
    table.move(BAN_ARD, YRDEN_TOO)
    assert len(bear.hand) == 3
    table.do(Act(BAN_ARD))
    assert (bear.skills[2], bear.potions) == (3, ["blizzard", "black-blood"])


def to_kaer_morhen(table: Story) -> None:
    """A card of the mountains, and poker with the Wolf: two pairs lose to a full house."""
    bear, wolf = table["bear"], table["wolf"]
    table.move(KAER_MORHEN, AXII)
    assert len(bear.hand) == 2
    table.dice(1, 3, 3, 5, 6, 1, 1, 1, 3, 4).do(Dice(1))
    assert (bear.gold, wolf.gold) == (3, 0)
    assert table.asked == "wolf", "the opponent rolls again first"
    table.dice(3, 3).do((Roll(8), Roll(9)))
    table.dice(1, 1, 4).do((Roll(0), Roll(3), Roll(4)))
    (ended,) = table.told(e.PokerEnded)
    assert (ended.hand, ended.other, ended.won) == ("two-pairs", "full-house", False)
    assert (bear.gold, wolf.gold) == (3, 3)


def a_lesson_of_the_wolves(table: Story) -> None:
    """A foreign school teaches Defence for three gold; with it the level rises."""
    bear = table["bear"]
    table.do(Act(KAER_MORHEN))
    assert table.refuses(Train("specialty", 4))
    table.do(Train("defence", 3))
    assert (bear.gold, bear.skills, bear.shield) == (0, [3, 3, 3, 3], 3)
    assert (bear.level, bear.hand) == (3, [STRIKE, YRDEN, REND])


def to_hengfors(table: Story) -> None:
    """A wild card; the monster there does not block; the trail of another is taken up."""
    bear = table["bear"]
    table.move(HENGFORS, STRIKE)
    assert (bear.at, len(bear.hand)) == (HENGFORS, 2)
    table.do(Act(HENGFORS))
    assert bear.gold == 1
    assert table.options == [Track("ekimmara", "forest"), Track("harpy", "water")]
    table.do(Track("harpy", "water"))
    assert BOX.places[bear.tracking["water"]].terrain == "water"
    table.enough()


def the_archespore(table: Story) -> None:
    """It costs a potion; it has twelve cards; who knows the trail strikes first, for three."""
    bear = table["bear"]
    table.do(Attack("archespore"), Pour("black-blood"))
    assert (bear.potions, bear.hand) == (["blizzard"], [YRDEN, REND])
    assert (len(table.fight.life), len(bear.deck), bear.discard) == (12, 11, [])
    assert table.asked == "bear"
    table.life(1, 2, 3, BITE_OF_FIVE, 4, 5, 6, 8, 9, WEAKENING, 11, 12)
    table.lay(YRDEN, REND)
    assert len(table.fight.life) == 9
    assert (len(bear.hand), bear.discard) == (3, [YRDEN, REND])


def bitten(table: Story) -> None:
    """Five: three on the shield, two off the deck; then the armour works by itself."""
    bear = table["bear"]
    assert (table.asked, table.about) == ("wolf", "attack")
    table.bite()
    (hurt,) = table.told(e.Hurt)
    assert (len(table.fight.life), hurt.shield, len(hurt.cards)) == (8, 0, 2)
    assert (bear.shield, len(bear.hand)) == (1, 5)


def blizzard(table: Story) -> None:
    """Three linked cards and one more: five damage, a shield, a card of the discard."""
    bear = table["bear"]
    table.do(Drink("blizzard")).lay(AXII, STRIKE, AARD).do(Lay(PUSH))
    assert (len(table.fight.life), bear.shield) == (3, 2)
    assert PUSH_TOO in bear.hand, "the last card the bite has cost"
    assert len(bear.hand) == 1 + 1 + 3
    assert bear.discard == [YRDEN, REND, QUICK_SLASH, AXII, STRIKE, AARD, PUSH]
    (side,) = table.seen("bear").fight.sides  # type: ignore[union-attr]
    assert (side.potions, side.most_potions, side.drunk) == (1, 3, ("blizzard",))
    assert "blizzard" not in table.state.poured


def weakened(table: Story) -> None:
    """Alchemy falls, the level does not; at level I there is no damage to it."""
    bear = table["bear"]
    table.bite()
    assert (len(table.fight.life), bear.skills, bear.level) == (2, [3, 3, 2, 3], 3)
    assert (bear.shield, len(table.told(e.Hurt))) == (2, 1)


def victory(table: Story) -> None:
    """Gold, a trophy, a space, exhaustion; and something stronger in the mountains."""
    bear = table["bear"]
    table.lay(BLOW)
    assert table.told(e.Won) == [e.Won(0, "archespore")]
    assert {"blizzard", "black-blood"} <= {*table.state.poured}
    assert (bear.gold, bear.trophies, bear.marker) == (3, ["archespore"], 1)
    assert table.ask.pick == (1, 1)
    table.do((Burn("BEAR-4"),))
    assert table.state.burned == ["BEAR-4"]
    assert (bear.discard, len(bear.deck) + len(bear.hand)) == ([], 12), "all cards are one deck"
    assert (bear.shield, list(bear.trails), list(bear.tracking)) == (3, [], ["water"])
    monster, lair = table.state.beasts["mountain"], table.state.lairs["mountain"]
    assert BOX.monsters[monster].level == 2
    assert BOX.places[lair].terrain == "mountain"


def lightning_reflexes(table: Story) -> None:
    """Three cards; the rightmost of the row costs two less one; the row slides."""
    bear = table["bear"]
    assert len(bear.hand) == 3
    paid = bear.hand[0]
    table.do(Buy(REFLEXES, 1), (Toss(paid),))
    assert (len(bear.hand), bear.hand[-1], bear.discard) == (3, REFLEXES, [paid])
    assert table.state.row == ["Y2-1", *ROW[:5]]
    assert table.asked == "wolf"


@pytest.mark.rule(
    "33", "36", "44", "40", "48", "25", "49", "72", "81", "82", "83", "84", "90", "69"
)
@pytest.mark.case("L01", "L02", "L03", "L04", "L05", "L06", "L07", "L08", "L09", "L10", "L11")
@pytest.mark.case("L12", "L13", "L14", "L15", "L16", "L17", "L18", "L19", "L20", "L21", "L22")
@pytest.mark.ruling("A23", "A25")
def test_a_turn_of_the_bear_from_vengerberg_to_lightning_reflexes() -> None:
    table = the_bear_in_vengerberg()
    to_ban_ard(table)
    to_kaer_morhen(table)
    a_lesson_of_the_wolves(table)
    to_hengfors(table)
    the_archespore(table)
    bitten(table)
    blizzard(table)
    weakened(table)
    victory(table)
    lightning_reflexes(table)
