"""What a combo will bring is known, part by part, before it is played."""

from __future__ import annotations

import random

import pytest

from korchma.bots import random_answer
from korchma.games.oldworld import GAME
from korchma.games.oldworld import events as e
from korchma.games.oldworld.eyes.forecast import Part, Sum
from korchma.games.oldworld.eyes.view import FightView, View
from korchma.games.oldworld.options import Drink, Lay, Toss
from korchma.games.oldworld.state import State
from korchma.kernel import Answer, Ask, Session
from tests.games.oldworld.fights import hunt
from tests.games.oldworld.story import Story, witcher


def seen(table: Story) -> FightView:
    """The fight as a spectator sees it."""
    found = table.seen().fight
    assert found is not None
    return found


def numbers(total: Sum) -> tuple[int, int, int]:
    """Damage, shield, cards."""
    return total.damage, total.shield, total.draw


@pytest.mark.rule("81", "82", "83")
def test_cards_links_trophies_and_potions_are_counted_apart() -> None:
    wolf = witcher(
        hand=("WOLF-7", "WOLF-1", "WOLF-3", "WOLF-4"),
        potions=("thunderbolt",),
        trophies=("ghoul-nest", "harpy"),
        skills=(3, 1, 1, 1),
    )
    table = hunt("arachas", wolf=wolf).do((Toss("WOLF-4"),))
    table.do(Drink("thunderbolt"), Lay("WOLF-7"), Lay("WOLF-1"))
    parts = {part.of: part for part in seen(table).sum.parts}
    assert parts["card:WOLF-7"] == Part("card:WOLF-7", damage=1)
    assert parts["link:WOLF-7"] == Part("link:WOLF-7", damage=1)
    assert parts["card:WOLF-1"] == Part("card:WOLF-1", damage=1)
    drunk = [part for part in seen(table).sum.parts if part.of == "potion:thunderbolt"]
    assert (sum(x.damage for x in drunk), sum(x.draw for x in drunk)) == (2, -3)
    assert parts["perk:ghoul-nest"].damage == parts["perk:harpy"].draw == 1
    assert parts["skill:combat"].draw == 3
    assert numbers(seen(table).sum) == (6, 0, 1)
    ahead = table.session.foresee(0, [Lay("WOLF-3")])
    assert isinstance(ahead, Sum)
    assert numbers(ahead) == (8, 0, 0)


@pytest.mark.rule("81")
@pytest.mark.parametrize(
    ("monster", "damage", "draw"),
    [("yghern", 0, 1), ("manticore", 1, 1), ("penitent", 1, 1), ("harpy", 1, 0), ("griffin", 1, 1)],
)
def test_what_the_monster_takes_off_is_counted_too(monster: str, damage: int, draw: int) -> None:
    table = hunt(monster, wolf=witcher(hand=("WOLF-1", "WOLF-3"))).do(Lay("WOLF-1"))
    assert numbers(seen(table).sum) == (damage, 0, draw)


@pytest.mark.rule("80", "81")
def test_the_forecast_comes_true() -> None:
    """In random games: what stands there when the combo is finished is what the monster loses."""
    checked = 0
    for seed in range(6):
        session = Session.new(GAME, 2, seed=f"forecast {seed}")
        chance = random.Random(seed)
        while session.ask is not None:
            assert isinstance(session.ask, Ask)
            answer = random_answer(session.ask, chance)
            due, told = _due(session, session.ask, answer), len(session.events_log)
            session.choose(answer)
            news = [event for _, event in session.events(None, told)]
            if due is not None and any(isinstance(event, e.ComboLaid) for event in news):
                assert sum(event.n for event in news if isinstance(event, e.Damaged)) == due
                checked += 1
    assert checked > 30


def _due(session: Session, ask: Ask, answer: Answer) -> int | None:
    """The damage a monster is about to take, where nothing more can be chosen on the way."""
    state: State = session.table.state
    fight, player = state.fight, state.players[ask.seat]
    if ask.about != "combo" or fight is None or not fight.monster or fight.blizzards:
        return None
    ahead = session.foresee(ask.seat, [answer]) if isinstance(answer, Lay) else None
    view = session.view(None)
    assert isinstance(view, View)
    assert view.fight is not None
    if player.school in ("wolf", "viper") or "witcher-viper" in player.trophies:
        return None
    if view.fight.sum.may or (isinstance(ahead, Sum) and ahead.may):
        return None
    total = ahead if isinstance(ahead, Sum) else view.fight.sum
    return min(total.damage, len(fight.life))
