"""Threat tokens: the yellow side for events and encounters, the red one for enemies."""

from __future__ import annotations

from typing import Any

import pytest

from korchma.games.wasteknights import events as e
from korchma.games.wasteknights.options import Block, Do, Lose, Wield
from tests.games.wasteknights.story import Story, rider, tale, waste

FISTS = "WWG"
NOTHING = "- - -"


def yellow(*tokens: str, **named: Any) -> Story:
    """Nellie holds tokens and meets an encounter in which nothing happens."""
    return waste(nellie=rider(threats=tokens, **named), logan=rider("r7c9")).drive("r5c5")


def red(token: str, enemy: str = "E09") -> Story:
    """Nellie holds a token and is about to meet an enemy."""
    return waste(nellie=rider(threats=(token,), armour="S6"), dh=(enemy, "A"))


# --- yellow --------------------------------------------------------------------------------------


@pytest.mark.rule("38", "39")
@pytest.mark.parametrize(
    ("token", "what", "n"),
    [
        ("T1", "wounds", 1),
        ("T2", "wounds", 2),
        ("T4", "rad", 1),
        ("T5", "infected", 1),
        ("T6", "damage", 1),
        ("T7", "damage", 2),
        ("T10", "damage", 1),
    ],
)
def test_yellow_sides_hurt_the_knight_and_his_vehicle(token: str, what: str, n: int) -> None:
    table = yellow(token)
    assert getattr(table["nellie"], what) == n
    assert len(table.state.bag) == 10
    assert not table["nellie"].threats


@pytest.mark.rule("39", "85")
def test_yellow_wounds_cannot_be_blocked() -> None:
    table = waste(nellie=rider(threats=("T2",), armour="S6")).drive("r5c5")
    assert (table.about, table["nellie"].wounds) == ("action", 2)


@pytest.mark.rule("39")
@pytest.mark.parametrize("token", ["T3", "T9"])
def test_a_resource_of_the_own_choice_goes(token: str) -> None:
    table = yellow(token).do(Lose("ammo"))
    assert table["nellie"].ammo == 1
    assert yellow(token, fuel=0, ammo=0, med=0).about == "action"


@pytest.mark.rule("39")
def test_tokens_work_in_the_order_they_were_drawn() -> None:
    table = yellow("T6", "T1")
    assert [x.threat for x in table.told(e.ThreatYellow)] == ["T6", "T1"]


@pytest.mark.rule("39", "42")
def test_tc10_yellow_first_then_the_check_and_a_success_less_in_the_first_only() -> None:
    steps = [
        {"do": "check", "skill": "te", "need": 2, "ok": {"steps": [{"do": "gain", "what": "xp"}]}},
        {"do": "check", "skill": "te", "need": 2, "ok": {"steps": [{"do": "gain", "what": "xp"}]}},
    ]
    table = waste(nellie=rider(threats=("T8", "T1")), content=tale({1: steps}))
    table.roll("WW", "S S").roll("WW", "S S").drive("r5c5")
    assert (table["nellie"].wounds, table["nellie"].xp) == (1, 1)
    told = [type(x) for _, x in table.session.events(None)]
    assert told.index(e.ThreatYellow) < told.index(e.Rolled)


@pytest.mark.ruling("A42")
def test_a_success_less_is_forgotten_where_no_check_comes() -> None:
    assert yellow("T8").state.fewer == 0


@pytest.mark.rule("39", "104")
@pytest.mark.ruling("A33")
@pytest.mark.parametrize("card", ["V01", "V06"])
def test_tc66_who_falls_by_a_yellow_side_is_asked_nothing_and_makes_no_check(card: str) -> None:
    table = waste(
        nellie=rider(threats=("T1", "T6"), wounds=5), logan=rider("r7c9"), dh=(card, "A")
    ).drive("r5c5")
    knight = table["nellie"]
    assert bool(knight.fallen)
    assert not table.told(e.Rolled)
    assert (knight.rad, knight.xp, knight.damage) == (0, 0, 0)
    assert table.state.wasted["dh"] == [card]
    assert (len(table.state.bag), table.active) == (10, "logan")


# --- red -----------------------------------------------------------------------------------------


@pytest.mark.rule("79")
def test_tc37b_t1_is_a_wound_more_even_without_a_success_and_can_be_blocked() -> None:
    table = red("T1", "E26").roll("BB", "- -").drive("r5c5")
    assert table.about == "block"
    table.roll(FISTS, NOTHING).do(Block())
    assert table["nellie"].wounds == 0


@pytest.mark.rule("79")
def test_t2_is_two_wounds_more_in_the_same_batch() -> None:
    table = red("T2", "E26").roll("BB", "S -").drive("r5c5").roll(FISTS, NOTHING).do(Block())
    assert table["nellie"].wounds == 3 - 2


@pytest.mark.rule("79", "40")
def test_tc37c_an_enemy_beaten_before_it_strikes_uses_no_token() -> None:
    table = waste(nellie=rider(threats=("T2",), hands=("S2",)), dh=("E09", "A")).drive("r5c5")
    table.roll("WWGGG", "S S S S -").do(Wield("S2"))
    assert (table["nellie"].wounds, len(table.state.bag)) == (0, 10)


@pytest.mark.rule("79")
def test_t3_is_a_point_of_life_at_once() -> None:
    table = waste(nellie=rider(threats=("T3",), hands=("S1",)), dh=("E09", "A")).drive("r5c5")
    assert table.fight.life == 5


@pytest.mark.rule("79")
@pytest.mark.parametrize(("token", "dice"), [("T4", "WWGB"), ("T5", "WGBB"), ("T10", "WWGB")])
def test_tokens_that_are_dice(token: str, dice: str) -> None:
    red(token).roll(dice, "- - - -").roll(FISTS, NOTHING).drive("r5c5")


@pytest.mark.rule("79", "82")
def test_t6_is_a_fate_more_for_the_line_of_the_enemy() -> None:
    table = red("T6", "E04").roll("GG", "- -").roll(FISTS, NOTHING).drive("r5c5")
    assert table["nellie"].infected == 1
    table = red("T6").roll("WGB", "- - -").roll(FISTS, NOTHING).drive("r5c5")
    assert table["nellie"].infected == 0


@pytest.mark.rule("79", "93")
def test_t7_pierces() -> None:
    table = red("T7", "E26").roll("BB", "S -").roll(FISTS, NOTHING).drive("r5c5")
    assert (table["nellie"].wounds, table["nellie"].armour[0].broken) == (1, False)


@pytest.mark.rule("79", "80")
def test_t8_lies_in_wait() -> None:
    table = waste(nellie=rider(threats=("T8",), hands=("S2",)), dh=("E09", "A")).drive("r5c5")
    table.roll("WGB", "S - -").roll("WWGGG", "- - - - -").do(Wield("S2"))
    told = [type(x) for _, x in table.session.events(None) if type(x) in (e.FoeRolled, e.Attacked)]
    assert told == [e.FoeRolled, e.Attacked]


@pytest.mark.rule("76", "79")
def test_tc37_tc58_t9_rerolls_every_blank_once() -> None:
    table = red("T9", "E26").roll("BB", "- S").again("B", "SS").drive("r5c5")
    table.roll(FISTS, NOTHING).do(Block())
    assert table["nellie"].wounds == 3 - 2
    table = red("T9", "E26").roll("BB", "- -").again("BB", "- -").roll(FISTS, NOTHING)
    table.drive("r5c5")
    assert table["nellie"].wounds == 0


@pytest.mark.rule("30", "77")
@pytest.mark.ruling("A14")
def test_an_empty_bag_gives_what_it_has() -> None:
    every = tuple(f"T{n}" for n in (3, 6))
    table = waste(nellie=rider(hands=("S1",), threats=every), dh=("E14", "A"))
    table.state.bag[:] = ["T4"]
    table.drive("r5c5")
    assert table.fight.tokens == ["T3", "T6", "T4"]


# --- the card and the tokens ---------------------------------------------------------------------


@pytest.mark.rule("37", "38")
def test_tc09_tokens_wait_while_a_letter_is_drawn_past_and_turn_red_for_an_enemy() -> None:
    table = waste(nellie=rider(threats=("T1", "T4"), hands=("S1",)), dh=("H", "E09", "A"))
    table.drive("r5c5")
    assert [x.card for x in table.told(e.CardShown)] == ["H", "E09"]
    assert table.fight.tokens == ["T1", "T4"]
    assert not table.told(e.ThreatYellow)
    assert table.state.wasted["dh"] == ["H"]


@pytest.mark.rule("38", "40")
@pytest.mark.ruling("A15")
def test_tokens_gone_yellow_are_not_used_again_in_the_fight_of_the_entry() -> None:
    steps = [{"do": "fight", "enemy": "E09"}]
    table = waste(nellie=rider(threats=("T1",)), content=tale({1: steps}))
    table.roll("WGB", NOTHING).roll(FISTS, NOTHING).drive("r5c5")
    assert table["nellie"].wounds == 1


@pytest.mark.ruling("A15")
def test_tokens_drawn_for_a_fight_turn_red() -> None:
    steps = [{"do": "threat"}, {"do": "fight", "enemy": "E09"}]
    table = waste(nellie=rider(), content=tale({1: steps})).draws("T1")
    table.roll("WGB", NOTHING).roll(FISTS, NOTHING).drive("r5c5")
    assert table["nellie"].wounds == 1
    assert not table.told(e.ThreatYellow)
    assert len(table.state.bag) == 10


@pytest.mark.rule("38")
def test_tokens_without_a_fight_turn_yellow_at_once() -> None:
    table = waste(nellie=rider(), content=tale({1: [{"do": "threat"}]})).draws("T6").drive("r5c5")
    assert (table["nellie"].damage, len(table.state.bag)) == (1, 10)


@pytest.mark.rule("38")
def test_tokens_kept_wait_for_the_next_card() -> None:
    steps = [{"do": "threat", "kept": True}]
    deed = {"name": "wait", "entry": 10}
    table = waste(nellie=rider(), content=tale({10: steps}, p1={"actions": (deed,)}))
    table.draws("T6").do(Do("quiet-act-10"))
    assert (table["nellie"].threats, table["nellie"].damage) == (["T6"], 0)
    table.drive("r5c5")
    assert (table["nellie"].threats, table["nellie"].damage) == ([], 1)


AWAY = {"do": "if", "when": {"is": "not", "of": {"is": "flag", "name": "x"}}}


@pytest.mark.rule("40")
@pytest.mark.parametrize(
    "between",
    [
        {**AWAY, "steps": [{"do": "jump", "to": 2}]},
        {"do": "recv", "what": "wound", "n": 9},
    ],
)
def test_tokens_drawn_for_a_fight_that_never_comes_go_back_into_the_bag(
    between: dict[str, Any],
) -> None:
    steps = [{"do": "threat"}, between, {"do": "fight", "enemy": "E01"}]
    content = tale({1: steps, 2: []})
    table = waste(zoe=rider(), li=rider("r7c9"), content=content)
    bag = sorted(table.state.bag)
    table.drive("r5c5")
    assert len(table.told(e.DrewThreat)) == 1
    assert (sorted(table.state.bag), table.state.red) == (bag, [])


@pytest.mark.rule("38", "40")
def test_a_token_kept_for_the_next_card_outlasts_the_card_it_came_with() -> None:
    content = tale({1: [{"do": "threat", "kept": True}]})
    table = waste(zoe=rider(), li=rider("r7c9"), content=content).draws("T1").drive("r5c5")
    assert table["zoe"].threats == ["T1"]
    table.end_turn().end_turn().drive("r5c4")
    assert (table["zoe"].wounds, table["zoe"].threats, len(table.state.bag)) == (1, [], 10)
