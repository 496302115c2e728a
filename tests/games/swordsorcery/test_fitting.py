"""What a card would change, what a rank brings: said before one pays. [74, 76, 108, 164, 168]"""

from __future__ import annotations

import pytest

from korchma.games.swordsorcery.eyes.fitting import Fitting, Fittings
from korchma.games.swordsorcery.eyes.forecast import foresee
from korchma.games.swordsorcery.eyes.odds import odds
from korchma.games.swordsorcery.eyes.rising import Rise
from korchma.games.swordsorcery.options import Bet, Buy, Forge, GoOn, RankUp, Wear
from korchma.kernel import Option
from tests.games.swordsorcery.story import Story, hero, table
from tests.games.swordsorcery.test_shop import visit


def fitting(story: Story, option: Option) -> Fitting:
    """What the table says of a card."""
    assert story.offers(option)
    found = foresee(story.t, story.ask, (option,))
    assert isinstance(found, Fitting)
    return found


def gauges(found: Fitting) -> dict[str, tuple[float, float]]:
    return {each.what: (round(each.before, 2), round(each.after, 2)) for each in found.gauges}


@pytest.mark.rule("164", "131")
def test_the_other_side_of_a_bow_beside_this_one() -> None:
    story = visit(laigon=hero(main="long-bow", crowns=120), torgar=hero())
    found = fitting(story, Buy("long-bow", "b", 120))
    assert [item.card for item in found.instead] == ["long-bow"]
    assert gauges(found) == {
        "sure": (0, 1),
        "red": (2, 2),
        "mean": (1.6, 2.96),
        "range": (4, 4),
    }
    critical, extra = found.lines
    assert [critical.chance, critical.before] == pytest.approx([0.04, 0.04])
    assert [extra.chance, extra.before] == pytest.approx([0.36, 0])
    assert fitting(story, Forge("long-bow")) == found, "the anvil shows the same side"


@pytest.mark.rule("123", "124")
def test_both_hands_make_room_and_bare_hands_have_a_die() -> None:
    story = visit(ekar=hero(main="old-sword", off="buckler", crowns=60), torgar=hero())
    axe = fitting(story, Buy("great-axe", "a", 60))
    assert [item.card for item in axe.instead] == ["old-sword", "buckler"]
    assert gauges(axe)["mean"] == (0.8, 2.6)
    empty = visit(ekar=hero(crowns=60), torgar=hero())
    price = empty.t.content.items["long-sword"].a.price
    sword = fitting(empty, Buy("long-sword", "a", price))
    assert sword.instead == ()
    assert gauges(sword)["blue"] == (1, 0), "bare hands are a blue die"
    assert gauges(sword)["mean"][0] == pytest.approx(0.3)


@pytest.mark.rule("122", "137")
def test_armour_is_compared_by_what_it_stops_and_what_does_not_fit_says_so() -> None:
    story = visit(laigon=hero(armour="leather", crowns=130), torgar=hero())
    scale = fitting(story, Buy("scale-armour", "b", 130))
    assert not scale.usable
    assert gauges(scale)["stops"] == (1.0, 4.0), "armour, a shield, half of four dice"
    bare = visit(laigon=hero(crowns=30), torgar=hero())
    assert gauges(fitting(bare, Buy("leather", "a", 30)))["defence"] == (1, 2)


def test_before_leaving_everything_has_been_tried_on() -> None:
    story = visit(laigon=hero(main="long-bow", pack=["cord"], crowns=5), torgar=hero())
    found = foresee(story.t, story.ask, (GoOn(),))
    assert isinstance(found, Fittings)
    tried = {(each.item, each.side) for each in found.fits}
    assert ("short-bow", "b") in tried, "what is too dear too"
    assert {("long-bow", "b"), ("cord", "a"), ("cord", "b")} <= tried
    assert len(tried) == len(found.fits)
    names = [each.item for each in found.fits]
    assert "old-sword" in names
    assert "old-sword-2" not in names, "of several alike one"
    assert fitting(story, Wear("cord", "main")).instead[0].card == "long-bow"


@pytest.mark.rule("169")
def test_the_tavern_tells_its_odds() -> None:
    story = visit(ekar=hero(crowns=5), torgar=hero())
    chances = {}
    for option in story.offered(Bet):
        found = odds(story.t, story.ask, option)
        assert found is not None
        chances[option.symbol] = found.chance
    assert chances == pytest.approx({"shield": 0.5, "power": 0.2, "legend": 0.1})


@pytest.mark.rule("74", "76", "108", "113")
def test_a_rank_tells_what_it_costs_and_brings() -> None:
    story = table(
        ekar=hero("a1", rank=1, powers=["cleave"]),
        torgar=hero("a1", rank=1),
        shards=6,
        phase="time",
    )
    story.state.step = 1
    option = RankUp("ekar", 4)
    assert story.offers(option)
    found = foresee(story.t, story.ask, (option,))
    assert isinstance(found, Rise)
    assert (found.rank, found.cost, found.left) == (2, 4, 2)
    ranks = story.t.content.gems["ekar"].ranks
    assert (found.before, found.after) == (ranks[0], ranks[1])
    assert found.level == ("torgar",), "he may catch up first"
    before = {power.card for power in story["ekar"].powers}
    learns = ranks[1].powers > len(before)
    assert bool(found.powers) == learns
    assert not before & {*found.powers}
    story.do(option)
    if story.about == "learn":
        assert {x.power for x in story.options} == {*found.powers}  # type: ignore[attr-defined]
