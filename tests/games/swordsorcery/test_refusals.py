"""Why a thing that looks possible is not: each reason once, with its rule."""

from __future__ import annotations

import pytest

from korchma.games.swordsorcery.eyes.about import OfHero, OfPower
from korchma.games.swordsorcery.options import Focus, GoOn, OpenChest, Strike, Walk
from korchma.games.swordsorcery.state import Shop, State
from korchma.kernel import Refused
from tests.games.swordsorcery.story import Story, book, enemy, ground, hero, table


def why(story: Story, ref: str) -> tuple[str, str] | None:
    """The rule and the reason against a thing, if there is one."""
    found = refused(story, ref)
    return (found.rule, found.reason) if found else None


def refused(story: Story, ref: str) -> Refused | None:
    every = story.session.refusals(story.ask.seat)
    return next((each for each in every if each.ref == ref), None)


@pytest.mark.rule("26", "27", "28", "30", "78")
def test_what_is_between_a_hero_and_an_area() -> None:
    land = ground(
        walls=[["a7", "a2"]],
        doors=[{"between": ["a7", "a6"]}],
        barriers=[["a8", "a7"]],
    )
    story = table(content=book(land), ekar=hero("a7"))
    assert why(story, "area:a12") is None
    assert why(story, "area:a2") == ("26", "wall")
    assert why(story, "area:a6") == ("30", "door-shut")
    assert why(story, "area:a8") == ("27", "barrier")
    assert why(story, "area:a15") == ("78", "not-next")


@pytest.mark.rule("28", "49", "152")
def test_what_keeps_a_hero_from_any_step() -> None:
    story = table(content=book(ground(difficult=["a2"])), auriel=hero("a6"))
    story.walk("a1")
    assert why(story, "area:a2") == ("28", "hard-ground")
    story.walk("a6")
    assert why(story, "area:a1") == ("78", "no-points")
    lying = table(ekar=hero("a7", conditions=["knocked-down"]))
    assert why(lying, "area:a8") == ("152", "lying")
    spent = table(ekar=hero("a7"), tweak=lambda s: setattr(s.turn, "moves", 0))
    assert why(spent, "area:a8") == ("49", "moved")


@pytest.mark.rule("42", "44", "49", "81", "91")
def test_why_an_enemy_cannot_be_attacked() -> None:
    foes = [enemy("raider-green-1", "a8"), enemy("gremlin-green-1", "a10")]
    sword = table(ekar=hero("a7", main="old-sword"), foes=foes)
    assert why(sword, "figure:raider-green-1") == ("91", "melee-only")
    bow = table(laigon=hero("a7", main="worn-bow"), foes=foes[:1])
    assert bow.offered(Strike)
    assert why(bow, "figure:raider-green-1") is None
    assert why(table(laigon=hero("a7", main="worn-bow"), foes=foes), "figure:gremlin-green-1") == (
        "42",
        "out-of-sight",
    )
    far = table(laigon=hero("a6", main="worn-bow"), foes=foes[1:])
    assert why(far, "figure:gremlin-green-1") == ("44", "out-of-range")
    close = [enemy("raider-green-1", "a7"), foes[1]]
    engaged = table(laigon=hero("a7", main="worn-bow"), foes=close)
    assert why(engaged, "figure:gremlin-green-1") == ("81", "engaged")
    tired = table(ekar=hero("a7"), foes=close, tweak=lambda s: setattr(s.turn, "combats", 0))
    assert why(tired, "figure:raider-green-1") == ("49", "no-combat")


@pytest.mark.rule("102", "114")
def test_powers_that_cool_down_or_find_nobody() -> None:
    story = table(auriel=hero("a7", powers=["arcane-bolt", "mistress-of-thunder/2"]))
    assert why(story, "power:arcane-bolt") == ("102", "nobody-for-it")
    assert why(story, "power:mistress-of-thunder") == ("114", "cooling")
    found = refused(story, "power:mistress-of-thunder")
    assert found is not None
    assert found.things == OfPower("mistress-of-thunder", 2)


@pytest.mark.rule("32", "33", "35", "81")
def test_chests_doors_and_searches_want_quiet_a_key_an_action() -> None:
    land = ground(
        chests=[{"area": "a7"}],
        searches=["a8"],
        doors=[{"between": ["a8", "a9"], "locked": True, "lock": "red"}],
    )
    calm = table(content=book(land), ekar=hero("a7"))
    assert calm.offered(OpenChest)
    assert why(calm, "area:a7") is None
    fight = table(content=book(land), ekar=hero("a7"), foes=[enemy("raider-green-1", "a7")])
    assert why(fight, "area:a7") == ("81", "hands-full")
    tired = table(content=book(land), ekar=hero("a8"), tweak=lambda s: setattr(s.turn, "acts", 0))
    assert why(tired, "area:a8") == ("49", "no-act")
    assert why(tired, "side:a8-a9") == ("33", "no-key")


@pytest.mark.rule("97")
def test_things_change_hands_only_side_by_side() -> None:
    story = table(ekar=hero("a7"), torgar=hero("a8", crowns=5))
    assert why(story, "hero:torgar") == ("97", "elsewhere")
    story.do(Walk("a8"))
    assert why(story, "hero:torgar") is None
    story.do(Focus())
    assert why(story, "hero:torgar") == ("49", "no-act")


@pytest.mark.rule("74", "76", "163")
def test_souls_that_are_too_dear_or_run_ahead() -> None:
    def souls(shards: int) -> Story:
        return table(
            phase="time",
            round_=0,
            shards=shards,
            ekar=hero("a1", rank=2),
            torgar=hero("a1"),
            shaya=hero("a3", rank=2, ghost=True),
        )

    rich = souls(9)
    assert rich.about == "souls"
    assert why(rich, "hero:torgar") is None
    assert why(rich, "hero:ekar") == ("76", "ahead")
    assert why(rich, "hero:shaya") == ("163", "no-shrine")
    found = refused(souls(4), "hero:ekar")
    assert found is not None
    assert (found.rule, found.reason, found.things) == ("74", "dear-rank", OfHero("ekar", 9))


@pytest.mark.rule("129", "164")
def test_what_costs_more_than_one_has_stays_on_its_shelf() -> None:
    story = table(phase="shop", ekar=hero("", crowns=40), tweak=_shopping)
    assert story.about == "shop"
    assert why(story, "item:cord") is None
    assert why(story, "item:long-sword") == ("129", "few-crowns")
    story.do(GoOn())


def _shopping(s: object) -> None:
    assert isinstance(s, State)
    s.queue, s.visit = ["0"], Shop([0], 0, {}, [], [])
