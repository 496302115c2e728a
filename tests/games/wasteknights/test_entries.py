"""Entries: who decides and checks, votes, prices, what the fallen miss, and how it ends."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from korchma.games.wasteknights import events as e
from korchma.games.wasteknights.options import (
    Choose,
    Discard,
    Do,
    EndTurn,
    Name,
    Strike,
    Wield,
)
from korchma.games.wasteknights.state import Knight
from tests.games.wasteknights.story import Story, rider, tale, waste

XP = {"do": "gain", "what": "xp"}
WOUND = {"do": "recv", "what": "wound"}


def reads(*steps: dict[str, Any], pages: Any = None, **riders: Knight) -> Story:
    """The first knight meets an entry with these steps."""
    content = tale({1: list(steps)} | (pages or {}))
    return waste(content=content, knights=riders or {"zoe": rider()}).drive("r5c5")


def ways(*ids: str, by: str = "") -> dict[str, Any]:
    """A choice whose ways set a flag of their name."""
    options = [{"id": x, "steps": [{"do": "flag", "name": x, "to": 1}]} for x in ids]
    return {"do": "choose", "by": by, "options": options}


# --- choices -------------------------------------------------------------------------------------


@pytest.mark.rule("121")
def test_the_active_knight_decides() -> None:
    table = reads(ways("a", "b"), zoe=rider(), li=rider("r7c9"))
    assert (table.asked, table.options) == ("zoe", [Choose("quiet-1.a"), Choose("quiet-1.b")])
    table.do(Choose("quiet-1.b"))
    assert table.state.flags == {"b": 1}
    assert table.state.took == {1: "b"}


@pytest.mark.rule("121")
def test_a_way_nobody_can_pay_is_not_shown_and_none_left_goes_on_behind() -> None:
    price = [{"do": "lose", "what": "ammo", "n": 3}]
    step = {"do": "choose", "options": [{"id": "a", "price": price}]}
    assert reads(step, XP)["zoe"].xp == 1


@pytest.mark.rule("121")
def test_damage_is_no_price_for_a_wreck() -> None:
    step = {"do": "choose", "options": [{"id": "a", "price": [{"do": "damage"}]}, {"id": "b"}]}
    assert len(reads(step).options) == 2
    deed = {"name": "go", "entry": 20}
    table = waste(
        zoe=rider(damage=4, wreck="K1"), content=tale({20: [step]}, p1={"actions": (deed,)})
    ).do(Do("quiet-act-20"))
    assert table.options == [Choose("quiet-20.b")]


@pytest.mark.rule("116", "76")
def test_who_pays_picks_the_card_and_who_loses_does_not() -> None:
    lose = {"do": "lose", "what": "gear"}
    pay = {"do": "choose", "options": [{"id": "a", "price": [lose]}]}
    nested = {"do": "if", "when": {"is": "at", "place": "r5c5"}, "steps": [pay]}
    table = reads(nested, zoe=rider(cargo=("G09", "G01"))).do(Choose("quiet-1.a"))
    assert table.options == [Discard("G09"), Discard("G01")]
    assert [x.card for x in table.do(Discard("G01"))["zoe"].cargo] == ["G09"]
    table = reads(lose, zoe=rider(cargo=("~G09", "G01")))
    assert [x.card for x in table["zoe"].cargo] == ["G01"]


@pytest.mark.rule("76")
def test_a_working_card_goes_before_a_broken_one_of_its_value() -> None:
    table = reads({"do": "lose", "what": "gear"}, zoe=rider(cargo=("~G01", "G06")))
    assert [x.card for x in table["zoe"].cargo] == ["G01"]


@pytest.mark.rule("121")
def test_gear_of_a_value_is_paid_card_by_card() -> None:
    price = [{"do": "lose", "what": "gear", "value": 3}]
    step = {"do": "choose", "options": [{"id": "a", "price": price}, {"id": "b"}]}
    table = reads(step, zoe=rider(cargo=("G01", "G13", "G03"))).do(Choose("quiet-1.a"))
    table.do(Discard("G03"), Discard("G01"))
    assert [x.card for x in table["zoe"].cargo] == ["G13"]
    assert table.about != "pay-gear"
    assert len(reads(step, zoe=rider(cargo=("G01",))).options) == 1


@pytest.mark.rule("121")
def test_a_price_is_paid_together_as_the_payers_agree() -> None:
    price = [{"do": "lose", "what": "ammo", "n": 3, "together": True}]
    step = {"do": "choose", "options": [{"id": "a", "price": price}]}
    table = reads(step, zoe=rider(ammo=1), li=rider("r5c5", ammo=2)).do(Choose("quiet-1.a"))
    assert table.options == [Name("zoe"), Name("li")]
    table.do(Name("li"), Name("li"))
    assert (table["zoe"].ammo, table["li"].ammo) == (0, 0)
    alone = reads(step, XP, zoe=rider(ammo=1), li=rider("r7c9", ammo=2))
    assert alone["zoe"].xp == 1


@pytest.mark.rule("121")
def test_a_vote_is_open_and_the_most_win() -> None:
    table = reads(ways("a", "b", by="vote"), zoe=rider(), li=rider("r7c9"), nellie=rider("r4c4"))
    table.do(Choose("quiet-1.a"), Choose("quiet-1.b"), Choose("quiet-1.b"))
    assert table.state.flags == {"b": 1}
    assert [x.knight for x in table.told(e.Voted)] == ["zoe", "li", "nellie"]
    assert table.told(e.WayTaken) == [e.WayTaken(None, "quiet-1.b")]


@pytest.mark.rule("121", "105a")
def test_a_tie_goes_to_the_first_player_and_the_unconscious_do_not_vote() -> None:
    knights = {"zoe": rider(), "li": rider("r7c9"), "nellie": rider(wounds=6, fallen="J1")}
    table = reads(ways("a", "b", "c", by="vote"), **knights)
    table.do(Choose("quiet-1.a"), Choose("quiet-1.b"))
    assert (table.about, table.asked) == ("tie", "zoe")
    assert table.options == [Choose("quiet-1.a"), Choose("quiet-1.b")]
    table.do(Choose("quiet-1.b"))
    assert table.state.flags == {"b": 1}


@pytest.mark.rule("121")
def test_what_the_first_player_decides() -> None:
    table = waste(
        zoe=rider(),
        li=rider("r7c9"),
        content=tale({1: [ways("a", "b", by="first")]}),
        tweak=lambda s: setattr(s, "first", 1),
    ).drive("r5c5")
    assert table.asked == "li"


# --- flags and jumps -----------------------------------------------------------------------------


@pytest.mark.rule("122")
def test_flags_are_raised_set_added_and_never_below_nought() -> None:
    table = reads(
        {"do": "flag", "name": "x", "least": 3},
        {"do": "flag", "name": "x", "least": 1},
        {"do": "flag", "name": "y", "add": 2},
        {"do": "flag", "name": "y", "add": -5},
        {"do": "flag", "name": "k.z", "add": 1},
    )
    assert table.state.flags == {"x": 3, "y": 0}
    assert table["zoe"].flags == {"z": 1}


@pytest.mark.rule("121")
def test_a_jump_leaves_the_rest_unread() -> None:
    table = reads({"do": "jump", "to": 20}, XP, pages={20: [{"do": "gain", "what": "ammo"}]})
    assert (table["zoe"].xp, table["zoe"].ammo, table.state.read) == (0, 3, [1, 20])


@pytest.mark.rule("121")
def test_the_turn_ends_after_the_entry() -> None:
    table = reads({"do": "end-turn"}, XP, zoe=rider(), li=rider("r7c9"))
    assert (table["zoe"].xp, table.active) == (1, "li")


@pytest.mark.rule("121")
def test_each_knight_for_himself_in_turn_order() -> None:
    step = {"do": "each", "each": {"steps": [ways("a", "b")]}}
    table = reads(step, zoe=rider(), li=rider("r7c9"))
    table.do(Choose("quiet-1.a"))
    assert table.asked == "li"


@pytest.mark.rule("128", "120")
def test_an_end_is_the_end() -> None:
    table = reads({"do": "end", "ending": "won"}, zoe=rider(), li=rider("r7c9"))
    assert table.session.result is not None
    assert table.session.result.winners == (0, 1)
    assert table.state.wasted["dh"] == ["A"]


@pytest.mark.rule("112")
def test_the_eliminated_have_lost_though_the_others_win() -> None:
    knights = {"zoe": rider(), "li": rider("r7c9")}
    knights["li"].out = True
    table = reads({"do": "end", "ending": "won"}, **knights)
    assert table.session.result is not None
    assert table.session.result.winners == (0,)


@pytest.mark.rule("121")
def test_a_knight_with_a_line_of_his_own_says_it() -> None:
    content = tale()
    page = content.adventures["quiet"].pages[1]
    content.adventures["quiet"].pages[1] = msgspec.structs.replace(page, says=("zoe",))
    table = waste(content=content, zoe=rider(), li=rider("r7c9")).drive("r5c5")
    assert table.told(e.Words) == [e.Words("quiet-1.zoe")]
    table = waste(content=content, li=rider(), zoe=rider("r7c9")).drive("r5c5")
    assert table.told(e.Words) == []


@pytest.mark.rule("120", "121")
def test_a_private_entry_is_told_to_one() -> None:
    content = tale({1: []})
    page = content.adventures["quiet"].pages[1]
    content.adventures["quiet"].pages[1] = msgspec.structs.replace(page, private=True)
    table = waste(zoe=rider(), li=rider("r7c9"), content=content).drive("r5c5")
    assert len(table.told(e.EntryRead, seat=0)) == 1
    assert table.told(e.EntryRead, seat=1) == []


# --- the fallen ----------------------------------------------------------------------------------


@pytest.mark.ruling("A33")
def test_tc66b_who_falls_gets_nothing_more_but_the_plot_goes_on() -> None:
    flag = {"do": "flag", "name": "x", "least": 1}
    jump = {"do": "jump", "to": 40}
    table = reads(WOUND, flag, XP, jump, pages={40: []}, zoe=rider(wounds=5), li=rider("r7c9"))
    assert (table["zoe"].xp, table.state.flags, table.state.read) == (0, {"x": 1}, [1, 40])
    assert table.active == "li"


@pytest.mark.ruling("A33")
def test_effects_on_others_are_still_carried_out() -> None:
    table = reads(WOUND, {**XP, "who": "others"}, zoe=rider(wounds=5), li=rider("r7c9"))
    assert (table["li"].xp, table["zoe"].xp) == (1, 0)


@pytest.mark.ruling("A33")
def test_a_choice_or_check_of_the_fallen_goes_to_the_next_conscious_knight() -> None:
    table = reads(WOUND, ways("a", "b"), zoe=rider(wounds=5), li=rider("r7c9"))
    assert table.asked == "li"
    check = {"do": "check", "skill": "te", "need": 1}
    table = waste(zoe=rider(wounds=5), li=rider("r7c9"), content=tale({1: [WOUND, check]}))
    table.roll("WWG", "S - -").drive("r5c5")
    assert table.told(e.Rolled)[0].knight == "li"


@pytest.mark.ruling("A33")
def test_nobody_conscious_his_player_chooses_checks_fail_and_fights_do_not_begin() -> None:
    fight = {
        "do": "fight",
        "enemy": "E09",
        "no_win": {"steps": [{"do": "flag", "name": "lost", "to": 1}]},
    }
    fails = {"steps": [{"do": "flag", "name": "no", "to": 1}]}
    check = {"do": "check", "skill": "te", "need": 1, "fail": fails}
    table = reads(WOUND, ways("a", "b"), check, fight, zoe=rider(wounds=5))
    assert table.asked == "zoe"
    table.do(Choose("quiet-1.a"))
    assert table.state.flags == {"a": 1, "no": 1, "lost": 1}
    assert not table.told(e.Rolled)
    assert not table.told(e.FightBegan)


@pytest.mark.ruling("A33")
def test_the_lines_of_a_fight_are_carried_out_in_full_though_the_knight_fell() -> None:
    fight = {
        "do": "fight",
        "enemy": "E01",
        "win": {"steps": [XP, {"do": "flag", "name": "won", "to": 1}]},
        "fell": {"steps": [{"do": "flag", "name": "fell", "to": 1}]},
    }
    table = waste(zoe=rider(wounds=5, hands=("S2",)), li=rider("r7c9"), content=tale({1: [fight]}))
    table.drive("r5c5").roll("WWG", "S - -").roll("WWGGG", "S S S - -")
    table.do(Wield("S2"))
    assert (table["zoe"].xp, bool(table["zoe"].fallen)) == (2, True)
    assert table.state.flags == {"won": 1, "fell": 1}


# --- another knight ------------------------------------------------------------------------------


@pytest.mark.rule("121")
def test_another_knight_is_named_once_for_the_entry() -> None:
    steps = ({**WOUND, "who": "target"}, {"do": "flag", "name": "t.word", "to": 1})
    table = reads(*steps, zoe=rider(), li=rider("r7c9"), nellie=rider("r4c4"))
    assert table.options == [Name("li"), Name("nellie")]
    table.do(Name("nellie"))
    assert (table["nellie"].wounds, table["nellie"].flags) == (1, {"word": 1})
    assert table["li"].wounds == 0
    assert reads(*steps, XP)["zoe"].xp == 1


@pytest.mark.rule("122")
def test_keepsakes_are_written_once_and_known_in_later_games_only() -> None:
    keep = {"do": "keep", "what": "case"}
    known = {"do": "if", "when": {"is": "kept", "what": "case"}, "steps": [XP]}
    table = reads(keep, keep, known)
    assert (table.state.keeps, table["zoe"].xp) == (["case"], 0)
    table = waste(zoe=rider(), content=tale({1: [known]}), rulings={"kept": ("case",)})
    assert table.drive("r5c5")["zoe"].xp == 1


# --- for the wasteland ---------------------------------------------------------------------------


@pytest.mark.rule("76", "125")
def test_the_right_hand_neighbour_may_decide_for_the_wasteland() -> None:
    steps = [{"do": "break-gear"}]
    table = waste(
        zoe=rider(cargo=("G09", "G01")),
        li=rider("r7c9"),
        nellie=rider("r4c4"),
        content=tale({1: steps}),
        rulings={"neighbour_decides": True},
    ).drive("r5c5")
    assert (table.asked, table.options) == ("nellie", [Strike("G09"), Strike("G01")])
    table.do(Strike("G01"))
    assert [x.broken for x in table["zoe"].cargo] == [False, True]
    table = reads(*steps, zoe=rider(cargo=("G09", "G01")), li=rider("r7c9"))
    assert [x.broken for x in table["zoe"].cargo] == [True, False]


@pytest.mark.rule("123")
def test_alone_the_game_decides_for_itself() -> None:
    table = waste(
        zoe=rider(cargo=("G09", "G01")),
        content=tale({1: [{"do": "break-gear"}]}),
        rulings={"neighbour_decides": True},
    ).drive("r5c5")
    assert [x.broken for x in table["zoe"].cargo] == [True, False]
    assert table.offers(EndTurn())


@pytest.mark.rule("121")
def test_a_token_that_leaves_the_map_is_told_of() -> None:
    token = {"do": "token", "kind": "plot", "at": "r5c6"}
    steps = [{**token, "act": "place"}, {**token, "act": "remove"}]
    table = waste(zoe=rider(), content=tale({1: steps})).drive("r5c5")
    assert table.told(e.TokenGone) == [e.TokenGone("plot", "r5c6")]
    assert "plot" not in table.state.tokens


@pytest.mark.rule("47", "121")
def test_what_an_entry_promised_for_its_own_check_is_gone_when_it_was_read() -> None:
    table = waste(zoe=rider(), content=tale({1: [{"do": "dice", "colour": "white"}]}))
    table.drive("r5c5")
    assert [x.entry for x in table.told(e.EntryRead)] != []
    assert (table["zoe"].luck, table.state.reading) == ([], [])


@pytest.mark.rule("121")
def test_where_each_names_another_nobody_is_bound_to_whom_the_one_before_named() -> None:
    step = {"do": "each", "each": {"steps": [{**XP, "who": "target"}]}}
    table = reads(step, zoe=rider(), li=rider("r7c9"))
    assert (table["zoe"].xp, table["li"].xp) == (1, 1)


@pytest.mark.rule("121", "105a")
@pytest.mark.parametrize("by", ["", "secret"])
def test_where_each_chooses_the_unconscious_do_not(by: str) -> None:
    step = {"do": "each", "each": {"steps": [{**ways("a", "b"), "by": by}, XP]}}
    lying = rider("r7c9", wounds=8, fallen="J1")
    table = reads(step, zoe=rider(), li=lying, nellie=rider("r4c4"))
    table.do(Choose("quiet-1.a"))
    assert table.asked == "nellie"
    table.do(Choose("quiet-1.b"))
    assert table.about == "action"
    assert [knight.xp for knight in table.state.knights] == [1, 1, 1]


@pytest.mark.rule("121", "105a")
def test_where_each_checks_the_unconscious_neither_succeed_nor_fail() -> None:
    lost = {"steps": [{"do": "lose", "what": "med"}]}
    check = {"do": "check", "skill": "su", "need": 1, "fail": lost}
    deep = {"do": "if", "when": {"is": "at", "place": "any"}, "otherwise": [check]}
    lying = rider("r7c9", wounds=8, fallen="J1")
    table = waste(
        content=tale({1: [{"do": "each", "each": {"steps": [check, deep]}}]}),
        zoe=rider(),
        li=lying,
    )
    table.roll("WW", "- -").drive("r5c5")
    assert [knight.med for knight in table.state.knights] == [1, 2]
