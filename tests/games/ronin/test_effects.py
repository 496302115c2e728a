"""Every effect of every card: the ten conditions and the ten results, by what the cards say."""

from __future__ import annotations

from itertools import product

import pytest

from korchma.games.ronin import events as e
from korchma.games.ronin.options import Cover, LoseToken, OnTrack, With
from tests.games.ronin.effects import SAYS
from tests.games.ronin.story import BOX, Story, ronin

COLOURS = ("red", "green", "blue", "pink", "yellow")
SYMBOLS = ("magic", "diplomacy", "exploration", "combat")
ACTIVE = ("combat", "magic")
INACTIVE = ("diplomacy", "exploration")


def said(*starts: str) -> list[str]:
    """The cards whose text begins with one of these."""
    return [card for card, text in SAYS.items() if text.startswith(starts)]


ABOUT_INACTIVE = [card for card, text in SAYS.items() if "2 inactive:" in text]
ABOUT_COLOURS = [x for x in said("exactly", "at least", "per") if x not in ABOUT_INACTIVE]
TO_TRACK = [card for card in said("partner ") if SAYS[card].endswith("track")]


def of_colour(colour: str, n: int) -> tuple[str, ...]:
    """Cards of a colour without an effect, each with its symbols covered when it is laid."""
    quiet = [x.id for x in BOX.cards.values() if x.colour == colour and not (x.effect or x.owner)]
    return tuple(quiet[:n])


def brings(result: str, met: int) -> dict[str, int]:
    """The tokens a result brings where combat is left-active and magic right-active."""
    if result == "each":
        return {"combat": 1, "magic": 1}
    if result == "three":
        return {"exploration": 1, "magic": 1, "combat": 1}
    n, _, what = result.rpartition(" ")
    symbol = {"left": "combat", "right": "magic"}.get(what, what)
    return {symbol: int(n) if n else min(met, 3)}


def played(card: str, row: tuple[str, ...] = (), **tokens: int) -> Story:
    """Geralt has just played the card; every print before it is covered."""
    covered = dict.fromkeys(row, 3)
    return ronin(
        rows={"geralt": row},
        played={"geralt": (card,)},
        lost={"geralt": covered},
        tokens={"geralt": tokens},
        levels=(3, 3, 3),
    )


@pytest.mark.rule("47", "48")
def test_all_ten_conditions_and_all_ten_results_are_on_cards() -> None:
    assert set(SAYS) == {card.id for card in BOX.cards.values() if card.effect}
    whens, gains = set(), set()
    for text in SAYS.values():
        when, _, gain = text.partition(": ")
        for colour in COLOURS:
            when = when.replace(colour, "colour")
        for symbol in SYMBOLS:
            when, gain = when.replace(symbol, "symbol"), gain.replace(symbol, "symbol")
        whens.add(when)
        gains.add(gain)
    assert whens == {
        "lose 1 symbol",
        "lose up to 3 symbol",
        "lose up to 3 inactive",
        "at least 2 colour",
        "partner colour",
        "exactly 1 colour",
        "exactly 2 colour",
        "per colour",
        "exactly 2 inactive",
        "at least 2 inactive",
    }
    assert gains == {
        "both tracks", "track", "left", "right", "2 left", "2 right", "each", "2 symbol", "symbol",
        "three",
    }  # fmt: skip


@pytest.mark.rule("47", "48", "43", "45", "46")
@pytest.mark.parametrize(("card", "others"), [*product(ABOUT_COLOURS, range(5))])
def test_conditions_on_the_colours_of_ones_cards(card: str, others: int) -> None:
    when, _, result = SAYS[card].partition(": ")
    colour = when.split()[-1]
    table = played(card, of_colour(colour, others))
    have = others + (BOX.cards[card].colour == colour)
    met = {
        "exactly 1": have == 1,
        "exactly 2": have == 2,
        "at least 2": have >= 2,
        "per": have,
    }[when.removesuffix(f" {colour}")]
    assert table.tokens("geralt") == (brings(result, int(met)) if met else {})
    assert bool(table.told(e.Fizzled)) == (not met)


@pytest.mark.rule("47", "15")
@pytest.mark.ruling("A15")
@pytest.mark.parametrize(
    ("card", "prints", "tokens"),
    [*product(ABOUT_INACTIVE, range(3), range(3))],
)
def test_conditions_on_inactive_symbols_count_prints_and_tokens(
    card: str, prints: int, tokens: int
) -> None:
    when, _, result = SAYS[card].partition(": ")
    row = ("Y01", "P02")  # combat+diplomacy, diplomacy+exploration: three inactive prints
    left_open = {0: (2, 3), 1: (0, 3), 2: (2, 0)}[prints]
    table = ronin(
        rows={"geralt": row},
        played={"geralt": (card,)},
        lost={"geralt": dict(zip(row, left_open, strict=True))},
        tokens={"geralt": {"diplomacy": tokens, "combat": 2}},
    )
    have = prints + tokens + sum(symbol in INACTIVE for symbol in BOX.cards[card].symbols)
    met = have == 2 if when.startswith("exactly") else have >= 2
    gained = {each.symbol: each.n for each in table.told(e.GainedSymbols)}
    assert gained == (brings(result, 1) if met else {})
    assert table.tokens("geralt").get("diplomacy", 0) == tokens


@pytest.mark.rule("47", "48", "16", "44")
@pytest.mark.parametrize(("card", "tokens"), [*product(said("lose 1 "), range(3))])
def test_one_named_symbol_is_lost_whole_or_nothing_happens(card: str, tokens: int) -> None:
    when, _, result = SAYS[card].partition(": ")
    symbol = when.split()[-1]
    if symbol in BOX.cards[card].symbols:
        table = ronin(played={"geralt": (card,)}, tokens={"geralt": {symbol: tokens}})
        if tokens:
            table.do(LoseToken(symbol))
        else:
            assert table.lost("geralt") == {card: 1}
        tokens = tokens or 1
        left = table.tokens("geralt")
    else:
        table = ronin(played={"geralt": (card,)}, tokens={"geralt": {symbol: tokens}})
        left = table.tokens("geralt")
    assert len(table.told(e.LostSymbols)) == min(1, tokens)
    if result == "both tracks":
        assert table.state.tracks == ([1, 0, 1] if tokens else [0, 0, 0])
        assert left == ({symbol: tokens - 1} if tokens > 1 else {})
    else:
        gained = {each.symbol: each.n for each in table.told(e.GainedSymbols)}
        assert gained == (brings(result, 1) if tokens else {})


@pytest.mark.rule("47", "48", "45", "44")
@pytest.mark.parametrize(("card", "tokens"), [*product(said("lose up to 3 "), range(5))])
def test_up_to_three_are_lost_for_as_much(card: str, tokens: int) -> None:
    when, _, result = SAYS[card].partition(": ")
    named = when.split()[-1]
    symbol = "exploration" if named == "inactive" else named
    mine = [x for x in BOX.cards[card].symbols if x in (INACTIVE if named == "inactive" else named)]
    table = ronin(
        played={"geralt": (card,)},
        tokens={"geralt": {symbol: tokens, "combat": 1}},
        levels=(3, 3, 3),
    )
    n = min(3, tokens + len(mine))
    if n and table.about == "lose":
        assert table.ask.pick == (None if n == 1 else (n, n))
        pay = (LoseToken(symbol),) * min(n, tokens)
        own = tuple(Cover(card, each) for each in mine)[: n - len(pay)]
        table.do((*pay, *own) if n > 1 else (*pay, *own)[0])
    assert len(table.told(e.LostSymbols)) == n
    if result != "track":
        gained = {each.symbol: each.n for each in table.told(e.GainedSymbols)}
        assert gained == (brings(result, n) if n else {})
    elif n:
        assert set(table.options) == {OnTrack(0, "yennefer"), OnTrack(2, "ciri")}
        table.do(OnTrack(2, "ciri"))
        assert table.state.tracks == [3, 3, 3 + n]
    assert bool(table.told(e.Fizzled)) == (not n)


@pytest.mark.rule("47")
@pytest.mark.parametrize("card", ["G16", "P16"])
def test_a_named_symbol_is_not_paid_with_another_inactive_one(card: str) -> None:
    other = "diplomacy" if card == "G16" else "exploration"
    table = ronin(
        played={"geralt": (card,)},
        tokens={"geralt": {other: 3}},
        lost={"geralt": {card: 1}},
    )
    assert [told.card for told in table.told(e.Fizzled)] == [card]


@pytest.mark.rule("47", "15")
@pytest.mark.parametrize("symbol", ACTIVE)
def test_active_symbols_do_not_pay_for_inactive_ones(symbol: str) -> None:
    table = ronin(played={"geralt": ("B08",)}, tokens={"geralt": {symbol: 3}})
    assert table.tokens("geralt") == {symbol: 3}
    assert [told.card for told in table.told(e.Fizzled)] == ["B08"]


@pytest.mark.rule("47", "48", "54")
@pytest.mark.parametrize(("card", "cards"), [*product(TO_TRACK, range(5))])
def test_a_chosen_partners_cards_bring_points_on_the_shared_track(card: str, cards: int) -> None:
    colour = SAYS[card].partition(": ")[0].split()[-1]
    row = of_colour(colour, cards)
    table = ronin(
        rows={"yennefer": row, "ciri": of_colour(colour, 6)[-1:]},
        played={"geralt": (card,)},
        levels=(3, 3, 3),
    )
    if cards:
        table.do(With(1, "yennefer"))
    levels = [3 + min(3, cards), 3, 3] if cards else [3, 3, 4]
    assert table.state.tracks == levels


@pytest.mark.rule("47", "48", "54")
@pytest.mark.parametrize(("card", "cards"), [*product(("DAN-2", "TRI-2"), range(5))])
def test_a_chosen_partners_cards_bring_symbols(card: str, cards: int) -> None:
    condition, _, side = SAYS[card].partition(": ")
    colour = condition.split()[-1]
    table = ronin(
        rows={"yennefer": of_colour(colour, cards), "ciri": of_colour(colour, 6)[-1:]},
        played={"geralt": (card,)},
    )
    if cards:
        table.do(With(1, "yennefer"))
    symbol = {"left": "combat", "right": "magic"}[side]
    assert table.tokens("geralt") == {symbol: min(3, cards) if cards else 1}


@pytest.mark.rule("48")
@pytest.mark.parametrize(
    ("chapter_card", "left", "right"), [("CH3", "combat", "magic"), ("CH2", "diplomacy", "combat")]
)
@pytest.mark.parametrize("card", ["R04", "G04", "B04"])
def test_left_and_right_follow_the_active_pair(
    card: str, chapter_card: str, left: str, right: str
) -> None:
    table = ronin(played={"geralt": (card,)}, chapter_card=chapter_card)
    wanted = {"R04": {left: 2}, "G04": {right: 2}, "B04": {left: 1, right: 1}}[card]
    assert table.tokens("geralt") == wanted


@pytest.mark.rule("47", "42")
@pytest.mark.case("T30")
@pytest.mark.ruling("A15")
def test_a_token_and_an_earlier_print_make_exactly_two_inactive() -> None:
    table = ronin(
        rows={"geralt": ("G02",)},
        played={"geralt": ("G09",)},
        tokens={"geralt": {"diplomacy": 1}},
    )
    assert table.tokens("geralt") == {"diplomacy": 1, "combat": 1, "magic": 1}


@pytest.mark.rule("42", "47")
@pytest.mark.ruling("A7", "A15")
@pytest.mark.parametrize("card", ["G09", "Y09", "DAN-5", "P09"])
def test_conditions_on_inactive_symbols_do_not_see_later_cards(card: str) -> None:
    own = sum(symbol in INACTIVE for symbol in BOX.cards[card].symbols)
    enough = 1 if "at least" in SAYS[card] else 2
    tokens = {"geralt": {"diplomacy": enough - own}}
    table = ronin(played={"geralt": (card, "P02", "G01")}, tokens=tokens)
    gained = {each.symbol: each.n for each in table.told(e.GainedSymbols)}
    assert gained == ({} if enough == 1 else {"combat": 1, "magic": 1})
