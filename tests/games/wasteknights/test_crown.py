"""The Dust Crown: challenges, patrons, names, duels, the usurper, the crown."""

from __future__ import annotations

from typing import Any

import pytest

from korchma.games.wasteknights import events as e
from korchma.games.wasteknights.options import (
    Agree,
    Choose,
    Decline,
    Do,
    EndTurn,
    Name,
    Pass,
    Wield,
)
from korchma.games.wasteknights.rules.crown import content as content_with
from korchma.games.wasteknights.rules.crown import crown, show_patrons
from korchma.games.wasteknights.rules.growing import renown
from korchma.games.wasteknights.rules.telling import run
from tests.games.wasteknights.story import BOX, Story, rider, tale, waste


def dust(plot: str, **named: Any) -> Story:
    """A table in a plot of the adventure."""
    return waste(adventure="a4", plot=plot, content=BOX, **named)


def names(table: Story) -> dict[str, int]:
    """Everybody's renown."""
    return {knight.who: knight.flags.get("renown", 0) for knight in table.state.knights}


# --- challenges ----------------------------------------------------------------------------------


@pytest.mark.rule("128")
def test_twelve_challenges_five_of_them_on_named_sites() -> None:
    steps = [{"do": "special", "name": "challenges"}]
    table = waste(zoe=rider(), content=tale({1: steps})).drive("r5c5")
    laid = [at for spaces in table.state.tokens.values() for at in spaces]
    assert len(laid) == len({*laid}) == 5
    assert {*laid} <= {*BOX.sites}
    every = {*table.state.challenges, *table.state.tokens}
    assert every == {
        f"{skill}{n}" for skill in ("me", "ra", "dr", "su", "te", "ta") for n in (2, 3)
    }


@pytest.mark.rule("73", "128")
def test_a_challenge_is_two_of_renown_and_the_next_one_comes() -> None:
    def next_up(state: Any) -> None:
        state.challenges = ["te2"]

    tokens = {"me2": ("r5c9",)}
    table = dust("p1", li=rider("r5c9"), zoe=rider(), tokens=tokens, tweak=next_up)
    table.roll("GBB", "S S -").do(Do("a4-act-6"))
    assert names(table)["li"] == 2
    assert "me2" not in table.state.tokens
    assert table.state.tokens["te2"][0] in BOX.sites
    table.do(Choose("a4-6.b"))


@pytest.mark.rule("73")
def test_a_failed_challenge_stays() -> None:
    table = dust("p1", li=rider("r5c9"), zoe=rider(), tokens={"me2": ("r5c9",)})
    table.roll("GBB", "S - -").do(Do("a4-act-6"))
    assert (names(table)["li"], table.state.tokens["me2"]) == (0, ["r5c9"])


# --- names ---------------------------------------------------------------------------------------


@pytest.mark.rule("128")
def test_strong_enemies_make_a_name_once_a_round() -> None:
    table = waste(li=rider(), zoe=rider("r7c9"), dh=("E09", "E26", "A"), flags={"fame": 1})
    table.roll("WGB", "- - -").roll("GGBB", "S S SS -").drive("r5c5")
    assert names(table)["li"] == 1
    assert table["li"].flags["famed"] == 1
    table["li"].flags["famed"] = 0
    table = waste(
        li=rider(flags={"famed": 1}), zoe=rider("r7c9"), dh=("E09", "A"), flags={"fame": 1}
    )
    table.roll("WGB", "- - -").roll("GGBB", "S S SS -").drive("r5c5")
    assert names(table)["li"] == 0


@pytest.mark.rule("128")
def test_renown_is_never_below_nought() -> None:
    table = waste(zoe=rider(flags={"renown": 1}))
    renown(table.session.table, 0, -3)
    assert names(table) == {"zoe": 0}


@pytest.mark.rule("128")
def test_eight_of_renown_end_the_first_plot() -> None:
    table = dust("p1", zoe=rider(flags={"renown": 8, "patron": 1}), li=rider(flags={"patron": 2}))
    table.do(Pass())
    assert 29 in table.state.read


# --- patrons -------------------------------------------------------------------------------------


@pytest.mark.rule("128")
@pytest.mark.parametrize(
    ("patron", "well", "ill"),
    [
        (1, {"fuel": 3, "ammo": 3, "med": 2}, {"fuel": 3, "ammo": 3, "med": 1}),
        (
            2,
            {"flags": {f"slept-{at}": 1 for at in ("r7c0", "r6c2", "r4c6", "r5c6")}},
            {"flags": {f"slept-{at}": 1 for at in ("r7c0", "r6c2", "r4c6")}},
        ),
        (3, {"rad": 3}, {"rad": 2}),
        (4, {"flags": {"beat-machine": 2}}, {"flags": {"beat-machine": 1}}),
    ],
)
def test_what_each_patron_wants(patron: int, well: dict[str, Any], ill: dict[str, Any]) -> None:
    for rides, pleased in ((well, True), (ill, False)):
        table = waste(zoe=rider(**rides))
        table["zoe"].flags["patron"] = patron
        assert content_with(table.session.table, table["zoe"]) is pleased


@pytest.mark.rule("128")
def test_patrons_are_dealt_in_secret_and_a_turn_ended_in_a_city_counts() -> None:
    steps = [{"do": "special", "name": "deal-patrons"}]
    table = waste(zoe=rider(), li=rider("r4c6"), content=tale({1: steps})).drive("r5c5")
    assert len({knight.flags["patron"] for knight in table.state.knights}) == 2
    assert (table.state.secret, len(table.state.patrons)) == ([0, 1], 2)
    assert table.told(e.PatronShown) == []
    table.do(EndTurn()).do(EndTurn())
    assert table["li"].flags.get("slept-r4c6") == 1
    assert "slept-r5c5" not in table["zoe"].flags


@pytest.mark.rule("128", "112")
def test_all_patrons_are_shown_but_those_of_the_eliminated_do_not_count() -> None:
    table = waste(
        zoe=rider(fuel=4, ammo=4, flags={"patron": 1}), li=rider(rad=4, flags={"patron": 3})
    )
    table["li"].out = True
    for _ in show_patrons(table.session.table, 0, run):
        raise AssertionError
    assert table.state.flags["promises"] == 1
    assert [(x.knight, x.kept) for x in table.told(e.PatronShown)] == [("zoe", True)]


@pytest.mark.rule("120")
def test_a_peek_is_for_one_pair_of_eyes() -> None:
    steps = [{"do": "special", "name": "peek"}]

    def secret(state: Any) -> None:
        state.secret = [0, 1, 2]

    riders = {
        "zoe": rider(),
        "li": rider(flags={"patron": 3}),
        "nellie": rider(flags={"patron": 1}),
    }
    table = (
        waste(knights=riders, content=tale({1: steps}), tweak=secret).drive("r5c5").do(Name("li"))
    )
    assert [x.patron for x in table.told(e.PatronShown, seat=0)] == [3]
    assert table.told(e.PatronShown, seat=2) == []
    assert table.state.peeked == ["0:1"]


# --- the usurper ---------------------------------------------------------------------------------


def mine(**riders: Any) -> Story:
    """At the Sunken Mine with two clues: the usurper is faced."""
    table = dust("p2b", **riders).do(Do("a4-act-48"))
    while table.about == "entry":
        table.do(table.options[-1])
    return table


@pytest.mark.rule("92", "128")
def test_others_on_the_space_may_fight_the_usurper_whose_wounds_stay() -> None:
    table = mine(
        zoe=rider("r6c8", hands=("S2",), flags={"clue": 2}),
        li=rider("r6c8", hands=("S3",)),
        nellie=rider("r4c4"),
    )
    table.roll("GBR", "- - -").roll("WWGGG", "S S S - -").do(Wield("S2"))
    assert (table.about, table.asked, table.state.lasting["usurper"]) == ("join", "li", 3)
    table.do(Agree())
    table.roll("GBR", "- - -").roll("GGGBB", "S S S - -").do(Wield("S3"))
    assert (names(table)["li"], names(table)["zoe"]) == (2, 1)
    assert table["li"].xp >= 2


@pytest.mark.rule("128")
def test_who_beats_him_alone_has_three_of_renown() -> None:
    table = mine(
        zoe=rider("r6c8", hands=("G31",), flags={"clue": 2}), li=rider("r4c4"), nellie=rider("r4c4")
    )
    table.roll("GBR", "- - -").roll("WGGBR", "S S S - SS")
    table.state.lasting["usurper"] = 0
    table.fight.wounds = 1
    table.do(Wield("G31"))
    assert names(table)["zoe"] == 3


@pytest.mark.rule("73")
def test_without_clues_nobody_finds_him() -> None:
    table = dust("p2b", zoe=rider("r6c8", flags={"clue": 1}), li=rider("r4c4"))
    assert not table.offers(Do("a4-act-48"))


@pytest.mark.rule("128")
def test_nobody_must_join() -> None:
    table = mine(
        zoe=rider("r6c8", hands=("S2",), flags={"clue": 2}), li=rider("r6c8"), nellie=rider("r4c4")
    )
    table.roll("GBR", "- - -").roll("WWGGG", "S - - - -").do(Wield("S2"))
    table.do(Decline())
    assert names(table)["zoe"] == 0


# --- the crown -----------------------------------------------------------------------------------


@pytest.mark.rule("128")
@pytest.mark.parametrize(
    ("zoe", "li", "crowned", "by"),
    [
        ({"flags": {"renown": 5}}, {"flags": {"renown": 4}}, [0], []),
        (
            {"flags": {"renown": 5}},
            {"flags": {"renown": 5}, "upgrades": {"C1": "a"}},
            [1],
            ["upgrades"],
        ),
        (
            {"flags": {"renown": 5}, "cargo": ("G09",)},
            {"flags": {"renown": 5}, "cargo": ("G01",)},
            [0],
            ["gear"],
        ),
        ({"flags": {"renown": 5}}, {"flags": {"renown": 5}}, [0, 1], ["nothing"]),
    ],
)
def test_the_greatest_name_then_upgrades_then_gear_then_both_and_what_decided_is_told(
    zoe: dict[str, Any], li: dict[str, Any], crowned: list[int], by: list[str]
) -> None:
    table = waste(zoe=rider(**zoe), li=rider(**li))
    for _ in crown(table.session.table, 0, run):
        raise AssertionError
    assert table.state.crowned == crowned
    assert [told.by for told in table.told(e.TieBroken)] == by


# --- a word given --------------------------------------------------------------------------------


@pytest.mark.rule("94", "128")
@pytest.mark.parametrize(
    ("flags", "renown", "word"),
    [
        ({"pledged": 2, "word": 1}, 2, 0),
        ({"pledged": 3, "word": 1}, 3, 1),
        ({"pledged": 2}, 3, 0),
        ({}, 3, 0),
    ],
)
def test_who_breaks_his_word_loses_a_point_of_his_name(
    flags: dict[str, int], renown: int, word: int
) -> None:
    """A word given to the one who is challenged; to another, or none, costs nothing."""
    zoe = rider("r6c8", hands=("S2",), flags={"renown": 3, **flags})
    table = dust("p2a", zoe=zoe, li=rider("r6c8", hands=("S3",)), nellie=rider("r4c4"))
    table.do(Do("a4-act-34"))
    assert table.about == "weapon"
    assert names(table)["zoe"] == renown
    assert table["zoe"].flags.get("word", 0) == word
