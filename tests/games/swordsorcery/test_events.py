"""The Event phase, day and night, story cards, paragraphs and how a quest ends. [45, 55-69]"""

from __future__ import annotations

from typing import Any

import pytest

from korchma.games.swordsorcery import events as e
from korchma.games.swordsorcery.options import Choose, EndTurn, ReadOn, Walk
from korchma.games.swordsorcery.rules.ground import far
from tests.games.swordsorcery.story import Story, book, enemy, ground, hero, table

QUIET = ["hesitation"] * 12


def round_(story: Story) -> Story:
    """Everybody lets his turn pass."""
    before = story.state.round
    while story.session.ask is not None and story.state.round == before:
        story.do(EndTurn() if story.offers(EndTurn()) else story.options[0])
    return story


@pytest.mark.rule("45", "55", "57")
def test_one_event_in_two_rounds_and_its_lasting_effect() -> None:
    story = table(ekar=hero(), torgar=hero(), events=["fog", "calm", "calm"])
    round_(story)
    assert story.told(e.EventDrawn) == [e.EventDrawn("fog")]
    assert far(story.t) == 3
    round_(story)
    assert story.told(e.EventGone) == [e.EventGone("fog")]
    assert far(story.t) == 5
    round_(story)
    assert [each.card for each in story.told(e.EventDrawn)] == ["fog", "calm"]


@pytest.mark.rule("59", "60")
@pytest.mark.ruling("A19")
def test_night_lies_beside_the_deck_until_day() -> None:
    story = table(
        ekar=hero(main="old-sword/b"),
        torgar=hero("a15"),
        events=["night", "calm", "calm"],
        foes=[enemy("raider-green-1", "a1", conditions=["stun"])],
        encounters=QUIET,
    )
    round_(story)
    assert (story.state.sky, story.state.event_up) == ("night", False)
    assert len(story.state.events) == 2
    story.next("ekar")
    story.dice(("r", "-"))
    story.strike("raider-green-1")
    assert story.told(e.Total)[-1].hits == 0, "a sure hit, less one for the night"


@pytest.mark.rule("63", "64", "58", "56")
def test_a_story_card_stops_the_hero_and_covers_the_event() -> None:
    content = book(
        ground(5, 1),
        {
            "p1": {
                "on": [{"on": "story", "card": "s1", "area": "a2"}],
                "steps": [{"do": "shards", "n": 2}],
            }
        },
    )

    def up(s: Any) -> None:
        s.event_up = True

    story = table(
        content=content,
        ekar=hero("a1"),
        torgar=hero("a1"),
        events=["fog", "calm"],
        tweak=up,
    )
    assert far(story.t) == 3
    story.walk("a2")
    assert story.state.shards == 2
    assert story.state.stories_up == ["s1"]
    assert far(story.t) == 5, "what is covered does not hold"
    assert story.offers(Walk("a3")), "he goes on with the points he had left"
    round_(story)
    assert story.told(e.StoryGone)
    assert far(story.t) == 3, "uncovered it holds again"


@pytest.mark.rule("66", "65")
def test_the_last_event_discarded_loses_the_quest() -> None:
    content = book(
        paragraphs={"p9": {"steps": [{"do": "end", "ending": "lose"}]}},
        defeats=[{"id": "deck", "when": {"is": "deck-empty"}, "then": "p9"}],
    )
    story = table(content=content, ekar=hero(), torgar=hero(), events=["calm"])
    round_(story)
    assert story.session.result is None, "turning it up is not yet defeat"
    round_(story)
    assert story.session.result is not None
    assert story.session.result.ending == "q1-lose"
    assert story.state.flags["lost-q1"] == 1


@pytest.mark.rule("66", "65", "161")
def test_all_ghosts_lose_and_each_leaves_a_card() -> None:
    content = book(
        paragraphs={"p9": {"steps": [{"do": "end", "ending": "lose"}]}},
        defeats=[{"id": "ghosts", "when": {"is": "all-ghosts"}, "then": "p9"}],
    )
    story = table(
        content=content,
        ekar=hero("a1", main="old-sword", wounds=5),
        torgar=hero(ghost=True),
        foes=[enemy("orc-warrior-green-1", "a1")],
        encounters=["skirmish"],
    )
    story.dice(("r", "H"), ("b", "-")).end_turn()
    assert story.session.result is not None
    assert story["ekar"].main is None
    assert story.told(e.GaveUp)


@pytest.mark.rule("69", "68")
def test_a_choice_goes_by_nature_unless_souls_storm() -> None:
    page = {
        "p1": {
            "on": [{"on": "act", "area": "a1"}],
            "steps": [
                {
                    "do": "choose",
                    "by": "nature",
                    "options": [
                        {"id": "law", "steps": [{"do": "shards", "n": 1}]},
                        {"id": "neutral", "steps": [{"do": "shards", "n": 2}]},
                        {"id": "chaos", "steps": [{"do": "shards", "n": 3}]},
                    ],
                }
            ],
        }
    }
    content = book(paragraphs=page)
    story = table(content=content, ekar=hero(card="black-rose"), laigon=hero())
    story.do(ReadOn("q1-p1"))
    assert story.state.shards == 3
    assert [each.bound for each in story.told(e.WayTaken)] == [True]
    assert not story.offers(ReadOn("q1-p1")), "read once"
    story = table(content=content, ekar=hero(), laigon=hero(), soul_storm=True)
    story.do(ReadOn("q1-p1"), Choose("q1-p1.neutral"))
    assert story.state.shards == 2
    assert [each.bound for each in story.told(e.WayTaken)] == [False]


@pytest.mark.rule("185")
def test_with_two_gates_the_blue_die_decides() -> None:
    gates = [
        {"id": "g1", "area": "a4", "symbol": "shield", "open": True},
        {"id": "g2", "area": "a5", "symbol": "hit", "open": True},
    ]
    content = book(ground(5, 1, gates=gates))
    story = table(
        content=content,
        ekar=hero(),
        torgar=hero(),
        events=["gift", "calm"],
        deck=["gremlin-green-1", "raider-green-1", "gnome-green-1"],
    )
    story.dice(("b", "-"), ("b", "S"), ("b", "H"), ("b", "LM"), ("b", "HP"))
    round_(story)
    assert [foe.at for foe in story.state.foes] == ["a4", "a5", "a5"]


@pytest.mark.rule("5", "105")
def test_a_goal_is_checked_at_once() -> None:
    content = book(
        paragraphs={
            "p1": {
                "on": [{"on": "enter", "area": "a2"}],
                "steps": [
                    {"do": "enemy", "kind": "gremlin", "rank": "red", "at": "a2", "name": "chief"},
                    {"do": "wound", "enemy": "chief", "n": 9},
                    {"do": "shards", "n": 5},
                ],
            },
            "p9": {"steps": [{"do": "end", "ending": "win"}]},
        },
        goals=[{"id": "chief", "when": {"is": "dead", "enemy": "chief"}, "then": "p9"}],
        rewards=[{"do": "crowns", "n": 20, "who": "each"}],
        aside=[{"name": "chief", "kind": "gremlin", "rank": "red"}],
    )
    story = table(content=content, ekar=hero("a1"), torgar=hero("a1"))
    story.walk("a2")
    assert story.session.result is not None
    assert story.session.result.winners == (0, 1)
    assert story.state.shards == 4, "those of the chief; the rest of the paragraph is not read"
    assert story["torgar"].crowns == 20
