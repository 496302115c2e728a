"""Stories that measure one number: what happened, and what was foreseen.

None where nothing is shown beforehand, or where only the forecast shows it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from korchma.games.oldworld import events as e
from korchma.games.oldworld.eyes.forecast import Sum
from korchma.games.oldworld.eyes.foresight import Fare
from korchma.games.oldworld.options import Act, Burn, Drink, Explore, Go, Lay, Skip, UsePerk
from tests.games.oldworld.fights import NO_DAMAGE, hunt
from tests.games.oldworld.story import Story, old_world, witcher
from tests.games.oldworld.tales import nothing_to_read

SLASH, REND, PUSH, AARD, YRDEN = "WOLF-1", "WOLF-3", "WOLF-5", "WOLF-7", "WOLF-9"
SHOVE, QUEN, BLOW, BLOCK, THREE = "WOLF-6", "Y1a-1", "R1-1", "G1-1", ("Y1b-1", "P1b-1", "G1-1")
FIVE, TWO = 7, 17
"""Fight cards with a bite of five and of two."""
SECOND, FOURTH = (2, 2, 2, 2), (4, 4, 4, 4)

Told = tuple[int | None, int | None]
Measure = Callable[[], Told]


def foreseen(table: Story, *answer: Lay | UsePerk) -> Sum:
    """The forecast if one chose this."""
    found = table.session.foresee(0, answer)
    assert isinstance(found, Sum)
    return found


def shown(table: Story) -> Sum:
    """The forecast as it stands on the table."""
    fight = table.seen().fight
    assert fight is not None
    return fight.sum


def played(what: str, monster: str, *cards: str, **given: Any) -> Measure:
    """A combo is laid, every perk that is asked about is used: one of its three numbers."""

    def story() -> Told:
        trail, potions = given.get("trail", True), given.get("potions", ())
        who = witcher(hand=cards, **{k: v for k, v in given.items() if k != "trail"})
        table = hunt(monster, trail=trail, griffin=who)
        if not trail:
            table.life(NO_DAMAGE).bite()
        table.do(*map(Drink, potions))
        if table.about == "prepare":
            table.ready()
        life = len(table.fight.life)
        table.do(*map(Lay, cards[:-1]))
        ahead, before = foreseen(table, Lay(cards[-1])), len(table["griffin"].hand) - 1
        table.do(Lay(cards[-1]))
        while table.about in ("use-now", "viper-trophy"):
            if table.about == "use-now":
                assert isinstance(table.options[0], UsePerk)
                ahead = foreseen(table, table.options[0])
            table.do(table.options[0])
        griffin = table["griffin"]
        happened = {
            "damage": life - len(table.fight.life),
            "shield": griffin.shield,
            "draw": len(griffin.hand) - before,
        }
        ahead_of = {"damage": ahead.damage, "shield": ahead.after, "draw": ahead.draw}
        return happened[what], ahead_of[what]

    return story


def struck(monster: str, number: int, left: int = 0, **given: Any) -> Measure:
    """The monster's first attack."""

    def story() -> Told:
        who = witcher(hand=(YRDEN, PUSH), shield=0, **given)
        table = hunt(monster, griffin=who, life=(number,), left=left).lay(YRDEN)
        fight = table.seen().fight
        assert fight is not None
        printed = {FIVE: 5, TWO: 2}[number]
        table.bite()
        return sum(x.n for x in table.told(e.Hurt)), printed + sum(x.damage for x in fight.attack)

    return story


def drunk(monster: str, **given: Any) -> Measure:
    """How many potions can be used."""

    def story() -> Told:
        who = witcher(hand=(SLASH,), potions=("thunderbolt",) * 4, **given)
        table = hunt(monster, griffin=who)
        while table.about == "prepare":
            table.do(Drink("thunderbolt"))
        fight = table.seen().fight
        assert fight is not None
        return table.fight.sides[0].potions, fight.sides[0].most_potions

    return story


def leshen() -> Told:
    """How high the shield is when a fight begins."""
    table = hunt("leshen", wolf=witcher(hand=(SLASH,), skills=FOURTH))
    return table["wolf"].shield, table.seen().players[0].most_shield


def poisoned() -> Told:
    """What a Ghoul nest loses to a Viper in the first turn."""
    table = hunt("ghoul-nest", viper=witcher(hand=("VIPER-1",), skills=FOURTH)).lay("VIPER-1")
    table.do(UsePerk("specialty"))
    while table.about in ("drop-attack", "order-attacks"):
        assert table.ask.pick is not None
        table.do(tuple(table.options[: table.ask.pick[0]]))
    return 12 - len(table.fight.life), None


def viper_trophy() -> Told:
    """Cards drawn in a turn in which a Viper's trophy was used; what is shown in its midst."""
    perks = ("witcher-viper", "nekker-nest")
    who = witcher(hand=(SHOVE, SLASH), trophies=perks, skills=FOURTH, shield=0)
    table = hunt("wyvern", griffin=who).lay(SHOVE, SLASH).do(UsePerk("witcher-viper"))
    ahead = shown(table).draw
    table.do(Skip())
    return len(table["griffin"].hand), ahead


def full_moon() -> Told:
    """Cards drawn in a turn with a Full Moon, which needs a discard to be of use."""
    who = witcher(hand=(SLASH, PUSH), potions=("full-moon",), skills=(3, 1, 1, 1))
    table = hunt("wyvern", wolf=who, life=(1, TWO)).lay(SLASH).chance(0).bite()
    table.do(Drink("full-moon"), ())
    card = table["wolf"].hand[0]
    ahead, held = foreseen(table, Lay(card)), len(table["wolf"].hand) - 1
    table.lay(card)
    return len(table["wolf"].hand) - held, ahead.draw


def only_foreseen(story: Measure) -> Measure:
    """What the rule could do without: there is no less than nothing, and no shield above it."""
    return lambda: (None, story()[1])


def specialties() -> Told:
    """How often a Cat's specialty can be used."""
    cat = witcher(hand=("CAT-1",), trophies=("skill-specialty",))
    table, times = hunt("wyvern", cat=cat), 0
    while table.offers(UsePerk("specialty")):
        table.do(UsePerk("specialty"))
        table.do((table.options[0],))
        times += 1
    return times, None


def belt() -> Told:
    """Potions that can be carried."""
    wolf = witcher(8, hand=("B0-4",), potions=("swallow",) * 4, kept=("satchel",))
    table = old_world(wolf=wolf, brews=("swallow",)).do(Go(11), Act(11))
    return len(table["wolf"].potions), table.seen().players[0].most_potions


def paid(perk: str, to: int, hand: tuple[str, ...]) -> Measure:
    """How many ways there are to pay for a move, and what it is said to cost."""

    def story() -> Told:
        table = old_world(wolf=witcher(8, hand=hand, kept=(perk,)))
        fare = table.session.foresee(0, [Go(to)])
        assert isinstance(fare, Fare)
        table.do(Go(to))
        ways = len(table.options) if table.about == "pay-move" else 1
        return ways, ["free", "card", "gold", "two"].index(fare.cheapest)

    return story


def bard() -> Told:
    """Gold on entering Hengfors."""
    table = old_world(wolf=witcher(3, hand=("B0-4",), kept=("bard",))).do(Go(2))
    return table["wolf"].gold, None


def lesson() -> Told:
    """What a lesson costs, and what it is said to cost."""
    wolf = witcher(2, hand=("B0-4",), gold=9, skills=SECOND, kept=("discount",))
    table = old_world(wolf=wolf).do(Go(3), Act(3))
    price = getattr(table.options[0], "gold", None)
    table.do(table.options[0])
    return 9 - table["wolf"].gold, price


def hound() -> Told:
    """Gold on exploring the wilds."""
    table = old_world(phase="deed", wolf=witcher(kept=("hound",)), tweak=nothing_to_read)
    return table.do(Explore("wilds"))["wolf"].gold, None


def beaten(monster: str, **given: Any) -> Story:
    """A monster has just been beaten."""
    wolf = witcher(hand=(SLASH,), **given)
    return hunt(monster, wolf=wolf, left=1, brews=("swallow",)).lay(SLASH)


def herbalist() -> Told:
    """Potions after a victory."""
    return len(beaten("ekimmara", kept=("herbalist",))["wolf"].potions), None


def rested(monster: str, **given: Any) -> Measure:
    """Cards drawn in phase III after a victory, and how many it was said to be."""

    def story() -> Told:
        table = beaten(monster, **given).do((Burn(SLASH),))
        return len(table["wolf"].hand), None

    return story


def fresh() -> Told:
    """With five cards in hand phase III is said to bring none."""
    hand = (SLASH, REND, PUSH, AARD, YRDEN)
    table = old_world(phase="rest", wolf=witcher(hand=hand))
    return None, table.seen().fresh
