"""Second looks at events that last, and at endings. [57, 58, 65, 66, 168]"""

from __future__ import annotations

import pytest

from korchma.games.swordsorcery import events as e
from korchma.games.swordsorcery.rules.dice import save
from korchma.games.swordsorcery.state import Carried, State
from tests.games.swordsorcery.story import book, enemy, hero, table

# --- events that last ----------------------------------------------------------------------------


@pytest.mark.rule("57", "71")
def test_in_dread_only_the_first_symbol_saves() -> None:
    for face, saved in (("SP", False), ("HP", True), ("SH", False), ("LM", True)):
        story = table(
            laigon=hero("a1", conditions=["poison-1"]),
            torgar=hero("a1"),
            events=["dread", "calm"],
            tweak=lambda s: setattr(s, "event_up", True),
        )
        story.dice(("b", face))
        flow = save(story.t, story["laigon"])
        with pytest.raises(StopIteration) as done:
            next(flow)
        assert done.value.value is saved


@pytest.mark.rule("57", "58")
def test_bloodlust_is_a_die_for_every_enemy_while_nothing_covers_it() -> None:
    for covered, dice in ((False, 2), (True, 1)):

        def lasts(state: State, covered: bool = covered) -> None:
            state.event_up = True
            state.stories_up = ["s1"] if covered else []

        story = table(
            ekar=hero("a1"),
            torgar=hero("a15"),
            foes=[enemy("orc-warrior-green-1", "a1")],
            encounters=["skirmish"],
            events=["bloodlust", "calm"],
            tweak=lasts,
        )
        story.dice(("rb"[:dice], " ".join("-" * dice)), ("b", "S")).end_turn()
        assert len(story.told(e.Rolled)[-1].faces) == dice


# --- how it ends ---------------------------------------------------------------------------------


@pytest.mark.rule("65", "66", "227")
def test_won_with_the_last_hero_is_lost() -> None:
    story = table(
        content=book(
            paragraphs={
                "p8": {"steps": [{"do": "end", "ending": "win"}]},
                "p9": {"steps": [{"do": "end", "ending": "lose"}]},
            },
            goals=[{"id": "chief", "when": {"is": "dead", "enemy": "chief"}, "then": "p8"}],
            defeats=[{"id": "ghosts", "when": {"is": "all-ghosts"}, "then": "p9"}],
        ),
        ekar=hero("a1", main="old-sword", wounds=5),
        torgar=hero(ghost=True),
        foes=[enemy("gremlin-green-1", "a1", name="chief", wounds=1, powers=["vindictive"])],
    )
    story.dice(("r", "HH"), ("b", "-"), ("b", "-")).strike("chief")
    assert not story.alive("chief")
    assert story["ekar"].ghost, "its spite has killed him"
    assert story.session.result is not None
    assert story.session.result.ending == "q1-lose"


@pytest.mark.rule("168", "167")
def test_what_the_anvil_lent_is_as_it_was_when_the_quest_is_over() -> None:
    story = table(
        content=book(
            paragraphs={
                "p8": {
                    "on": [{"on": "enter", "area": "a2"}],
                    "steps": [{"do": "end", "ending": "win"}],
                }
            }
        ),
        ekar=hero("a1", main="long-sword/b"),
        torgar=hero("a1", main="war-hammer/b"),
        tweak=lambda s: setattr(s.heroes[0], "main", Carried("long-sword", "b", lent=True)),
    )
    story.walk("a2")
    assert story.session.result is not None
    sides = [x.main.side for x in story.state.heroes if x.main is not None]
    assert sides == ["a", "b"], "what was bought stays"
