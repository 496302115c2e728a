"""Every card and every paragraph is played once: no word is without its rule. [1]"""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from korchma.games.swordsorcery.box import holding as h
from korchma.games.swordsorcery.options import (
    Awaken,
    EndTurn,
    GoOn,
    Shout,
    UseInnate,
    UseItem,
    UsePower,
)
from korchma.games.swordsorcery.rules import (
    activation,
    effects,
    encounters,
    eventing,
    foes,
    story,
)
from korchma.games.swordsorcery.rules.cards import deck_of, item_cards
from korchma.games.swordsorcery.rules.searching import _spring
from korchma.games.swordsorcery.state import QuestOver, SwordTable
from korchma.kernel import Ask, Flow, Rng
from korchma.kernel.rng import key_of
from korchma.tray.stories import AllOf, AnyOf, FlagIs
from tests.games.swordsorcery.story import BOX, Story, book, enemy, ground, hero, table

GATES = [
    {"id": "g1", "area": "a4", "symbol": "shield", "open": True},
    {"id": "g2", "area": "a5", "symbol": "hit", "open": True},
]
FOES = [enemy("orc-warrior-red", "a2"), enemy("orc-shaman-green-1", "a3", wounds=1)]
HEROES = {
    row.hero: [x.id for x in BOX.heroes.values() if x.hero == row.hero]
    for row in BOX.heroes.values()
}


def fair(told: Story) -> Story:
    """Dice fall as they like."""
    told.session.table.rng = Rng(told.state, key_of("every card"))
    return told


def through(t: SwordTable, flow: Flow[Any], chance: random.Random) -> None:
    """A flow to its end, whatever is asked."""
    try:
        ask = next(flow)
        while True:
            if isinstance(ask, Ask):
                ask = flow.send(chance.choice(ask.options))
            else:
                ask = next(flow)
    except (StopIteration, QuestOver):
        pass


def settle(told: Story) -> None:
    """Questions are answered until somebody may act again."""
    chance = random.Random(1)
    while told.session.ask is not None and told.about not in ("turn", "ghost", "next"):
        told.session.choose(chance.choice(told.options))


def field(**more: Any) -> Any:
    return book(ground(5, 3, gates=GATES, **more), deck=[{"kind": "gremlin", "ranks": ["green"]}])


def levels() -> Iterator[tuple[str, int]]:
    for row in BOX.powers.values():
        if row.icon not in ("passive", "reaction"):
            for level in row.levels:
                yield row.id, level.rank


@pytest.mark.rule("1", "113")
@pytest.mark.parametrize(("power", "rank"), [*levels()])
def test_every_level_of_every_power_can_be_used(power: str, rank: int) -> None:
    row = BOX.powers[power]
    nature = row.nature or "law"
    card = next(x for x in HEROES[row.hero] if BOX.heroes[x].nature in (nature, "neutral"))
    other = "ekar" if row.hero != "ekar" else "torgar"
    where = "a2" if row.id in ("hammer-of-faith", "dirty-trick") else "a1"
    arms = {"laigon": "worn-bow", "ekar": "old-sword"}.get(row.hero, "")
    told = table(
        content=field(),
        foes=FOES,
        party={
            row.hero: hero(where, card=card, rank=7, powers=[power], main=arms, conditions=["slow"])
            if power == "iron-will"
            else hero(where, card=card, rank=7, powers=[power], main=arms, wounds=1),
            other: hero("a1", wounds=2, rank=7),
        },
    )
    fair(told)
    found = [x for x in told.offered(UsePower) if x.level == rank]
    assert found, f"{power} {rank} is not offered"
    told.do(found[0])
    settle(told)
    taken = told.state.heroes[0].powers[0]
    assert taken.at or row.late


@pytest.mark.rule("107", "162")
@pytest.mark.parametrize("card", BOX.heroes)
def test_every_shout_and_innate_power_works(card: str) -> None:
    who = BOX.heroes[card].hero
    other = "ekar" if who != "ekar" else "torgar"
    told = fair(
        table(
            content=field(),
            foes=FOES,
            party={
                who: hero("a1", card=card, ghost=True),
                other: hero("a1", wounds=1, powers=["cleave/2" if other == "ekar" else "heal/1"]),
            },
            tweak=lambda s: s.coins.update(a1=5),
        )
    )
    assert told.offered(Shout), f"{card} cannot shout"
    told.do(told.offered(Shout)[0])
    settle(told)
    innate = BOX.heroes[card].innate
    if innate.play is not None:
        told = fair(
            table(
                content=field(),
                foes=FOES,
                party={
                    who: hero(
                        "a1", card=card, rank=4, powers=["war-rune"] if who == "torgar" else []
                    ),
                    other: hero("a1"),
                },
            )
        )
        if innate.id == "detonate":
            told.do(next(x for x in told.offered(UsePower) if x.area == "a2"))
        told.do(told.offered(UseInnate)[0])
        settle(told)
        assert innate.id in told.state.heroes[0].used


def useful() -> Iterator[tuple[str, str]]:
    for name, card in item_cards(BOX).items():
        for side, row in (("a", card.row.a), ("b", card.row.b)):
            if row is not None and row.use is not None and (not card.side or card.side == side):
                yield name, side


@pytest.mark.rule("121", "127", "128")
@pytest.mark.parametrize(("item", "side"), [*useful()])
def test_every_item_can_be_used(item: str, side: str) -> None:
    row = item_cards(BOX)[item].row
    style = row.styles[0] if row.styles else "magic"
    who = next(x for x in BOX.heroes.values() if x.style == style)
    other = "ekar" if who.hero != "ekar" else "torgar"
    worn = (
        {"artifact": f"{item}/{side}"}
        if row.category == "artifact"
        else {"pack": [f"{item}/{side}"]}
    )
    power = next(x.id for x in BOX.powers.values() if x.hero == who.hero)
    told = fair(
        table(
            content=field(barriers=[["a1", "a6"]]),
            foes=FOES,
            party={
                who.hero: hero(
                    "a1", card=who.id, wounds=2, conditions=["slow"], powers=[f"{power}/2"], **worn
                ),
                other: hero("a1", wounds=1),
            },
        )
    )
    found = told.offered(UseItem)
    assert found, f"{item} is not offered"
    told.do(found[0])
    settle(told)


@pytest.mark.rule("125")
def test_every_soul_weapon_wakes_and_strikes() -> None:
    for name, card in item_cards(BOX).items():
        if card.row.deck == "soul":
            who = next(x for x in BOX.heroes.values() if x.style in card.row.styles)
            other = "ekar" if who.hero != "ekar" else "torgar"
            told = fair(
                table(
                    foes=FOES,
                    shards=9,
                    party={who.hero: hero("a2", card=who.id, main=name), other: hero("a1")},
                )
            )
            told.do(told.offered(Awaken)[0]).strike("orc-warrior-red")
            settle(told)


@pytest.mark.rule("172", "174", "190")
@pytest.mark.parametrize("card", [*BOX.enemies, *BOX.bosses])
def test_every_enemy_acts_at_every_distance(card: str) -> None:
    chance = random.Random(card)
    for at in ("a1", "a2", "a3", "a4", "a10", "a15"):
        for side in ("a", "b") if card in BOX.bosses else ("a",):
            told = fair(
                table(
                    content=field(),
                    ekar=hero("a1", rank=7, armour="scale-armour/b"),
                    torgar=hero("a1", rank=7),
                    foes=[enemy(card, at, wounds=0, side=side), enemy("orc-warrior-green-2", at)]
                    if card != "orc-warrior-green-2"
                    else [enemy(card, at)],
                )
            )
            through(told.t, activation.activate(told.t, told.foe(card)), chance)
            if told.alive(card):
                through(told.t, encounters.signal(told.t), chance)


@pytest.mark.rule("179")
@pytest.mark.parametrize("power", deck_of(BOX, "foe_powers"))
def test_every_enemy_power_works(power: str) -> None:
    chance = random.Random(power)
    told = fair(
        table(
            content=field(),
            ekar=hero("a1", rank=7, main="great-axe/b"),
            torgar=hero("a1", rank=7),
            foes=[
                enemy("orc-warrior-green-1", "a1", powers=[power]),
                enemy("orc-warrior-blue-1", "a2"),
            ],
        )
    )
    through(told.t, activation.activate(told.t, told.foe("orc-warrior-green-1")), chance)
    through(told.t, encounters.signal(told.t), chance)
    told.strike("orc-warrior-green-1")
    settle(told)


@pytest.mark.rule("53", "190")
@pytest.mark.parametrize("card", deck_of(BOX, "encounters"))
def test_every_encounter_is_played(card: str) -> None:
    told = fair(
        table(ekar=hero("a1", rank=7), torgar=hero("a1", rank=7), foes=FOES, encounters=[card])
    )
    told.do(EndTurn())
    settle(told)
    assert card in told.state.encountered


@pytest.mark.rule("37", "39", "141b")
@pytest.mark.parametrize("card", deck_of(BOX, "traps"))
def test_every_trap_goes_off(card: str) -> None:
    told = fair(table(ekar=hero("a1", powers=["cleave/2"]), torgar=hero("a1"), foes=FOES))
    row = deck_of(BOX, "traps")[card]
    for seed in range(4):
        through(told.t, _spring(told.t, told["ekar"], row), random.Random(seed))


@pytest.mark.rule("56", "57")
@pytest.mark.parametrize("card", BOX.events)
def test_every_event_is_resolved(card: str) -> None:
    told = fair(
        table(
            content=field(),
            ekar=hero("a1", powers=["cleave/2"], wounds=1),
            torgar=hero("a1", ghost=True),
            foes=FOES,
        )
    )
    through(told.t, eventing.resolve(told.t, card), random.Random(card))


@pytest.mark.rule("144")
@pytest.mark.parametrize("token", BOX.crits)
def test_every_critical_token_does_something(token: str) -> None:
    told = fair(table(ekar=hero("a1"), torgar=hero("a1"), foes=FOES))
    row = BOX.crits[token]
    ctx = effects.Ctx("", "ekar", source=token)
    through(told.t, effects.run(told.t, row.does, ctx), random.Random(0))
    assert row.perks or told["ekar"].wounds or told["ekar"].conditions


# --- paragraphs ----------------------------------------------------------------------------------


def pages() -> Iterator[tuple[str, str]]:
    for quest, found in BOX.quests.items():
        yield from ((quest, name) for name in found.paragraphs)


PARTIES = (
    {"ekar": "white-rose", "torgar": "priest"},
    {"laigon": "archer", "ekar": "white-rose", "auriel": "wizard", "shaya": "rogue"},
    {"shaya": "assassin", "torgar": "runemaster", "auriel": "sorceress"},
)


@pytest.mark.rule("69", "106")
@pytest.mark.parametrize(("quest", "name"), [*pages()])
def test_every_paragraph_is_read_by_law_neutral_and_chaos(quest: str, name: str) -> None:
    flags = BOX.quests[quest].quest.given
    for number, party in enumerate(PARTIES):
        for given in ({}, dict.fromkeys(flags, 1)):
            start = BOX.quests[quest].map.start[0]
            told = fair(
                table(
                    content=BOX,
                    quest=quest,
                    flags=given,
                    party={
                        who: hero(start, card=card, crowns=30, rank=3)
                        for who, card in party.items()
                    },
                )
            )
            foes.certain(told.t, "warlord", "purple", f"{quest}-a2", "hoshtar")
            through(told.t, story.read(told.t, name, 0), random.Random(number))
            assert name in told.state.read


# --- every exit ----------------------------------------------------------------------------------


def come_true(told: Story, when: Any) -> None:
    """The table as it must be for this to hold."""
    s = told.state
    match when:
        case h.Dead(enemy=name):
            s.dead.append(name)
        case h.Stands(token=token, at=area):
            s.tokens[token] = [area]
        case h.DeckEmpty():
            s.deck_empty = True
        case h.AllGhosts():
            for who in s.heroes:
                who.ghost = True
        case h.RoundOver(round=n):
            s.over_round = n
        case h.Crowd():
            s.crowd = True
            for card in ("gremlin-green-1", "raider-green-1", "gnome-green-1", "cultist-green-1"):
                foes.add(told.t, card, "q6-a18")
        case FlagIs(name=name, least=least):
            s.flags[name] = least
        case AnyOf(of=parts) | AllOf(of=parts):
            come_true(told, parts[0])


def exits() -> Iterator[tuple[str, str, str]]:
    for quest, found in BOX.quests.items():
        yield from ((quest, end.id, "win") for end in found.quest.goals)
        yield from ((quest, end.id, "lose") for end in found.quest.defeats)


@pytest.mark.rule("65", "66")
@pytest.mark.parametrize(("quest", "name", "how"), [*exits()])
def test_every_quest_can_be_left_by_every_exit(quest: str, name: str, how: str) -> None:
    sheet = BOX.quests[quest].quest
    end = next(x for x in (*sheet.goals, *sheet.defeats) if x.id == name)
    for number, party in enumerate(PARTIES):
        start = BOX.quests[quest].map.start[0]
        told = fair(
            table(
                content=BOX,
                quest=quest,
                flags={"bar1": 1, "bar2": 1, "bar4": 1, "bar5": 1},
                tweak=lambda s: s.shadows.clear(),
                party={who: hero(start, card=card, rank=3) for who, card in party.items()},
            )
        )
        come_true(told, end.when)
        chance = random.Random(number)
        told.do(EndTurn())
        while told.session.ask is not None:
            ending = [x for x in told.options if isinstance(x, GoOn)]
            told.session.choose(ending[0] if ending else chance.choice(told.options))
        assert told.session.result is not None
        assert told.session.result.ending == f"{quest}-{how}"
        assert told.state.finishing == name
