"""Stories on the tray: told step by step, and read by the linter."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from korchma.kernel import KorchmaError
from korchma.tray.stories import Book, check, lint
from tests.tray.tales import Has, Knights, Pick, Road, RoadEntry, Souls, Valley, Word, road, valley


def tell(t: Road, entry: int = 1, answers: str = "") -> str | None:
    """Read an entry, with these ways for answers; the ending."""
    left = answers.split()
    flow = Knights().tell(t, entry)
    answer: Any = None
    while True:
        try:
            ask: Any = flow.send(answer)
        except StopIteration as stop:
            assert not left
            ending: str | None = stop.value
            return ending
        answer = Pick(left.pop(0))
        assert answer in ask.options, ask.options


TOLL = """
[[entry]]
id = 1
steps = [
    { do = "gain", what = "water", n = 1 },
    { do = "choose", options = [
        { id = "pay", price = [ { do = "gain", what = "fuel", n = -2 } ], steps = [ { do = "flag", name = "paid", to = 1 }, { do = "jump", to = 2 } ] },
        { id = "bluff", steps = [ { do = "check", skill = "talk", need = 2, ok = { steps = [ { do = "jump", to = 2 } ] }, fail = { steps = [ { do = "read", entry = 3 } ] } } ] },
        { id = "badge", when = { is = "not", of = { is = "flag", name = "paid" } }, steps = [] },
    ] },
    { do = "flag", name = "behind", add = 1 },
]
[[entry]]
id = 2
steps = [ { do = "if", when = { is = "flag", name = "paid" }, steps = [ { do = "end", ending = "crossed" } ], otherwise = [ { do = "end", ending = "chased" } ] } ]
[[entry]]
id = 3
steps = [ { do = "fight", enemy = "guard", win = { steps = [] }, no_win = { steps = [ { do = "gain", what = "water", n = -1 } ] } } ]
"""  # noqa: E501
ENDINGS = ("crossed", "chased")


def toll(**more: Any) -> Road:
    return Road(road(TOLL, endings=ENDINGS), **more)


def test_a_way_is_paid_before_its_outcome_and_a_jump_never_returns() -> None:
    t = toll()
    t.things["fuel"] = 2
    assert tell(t, answers="pay") == "crossed"
    assert (t.things["fuel"], t.journal) == (0, {"paid": 1})
    assert t.told == ["1", "1.pay", "2"]


def test_a_way_that_cannot_be_paid_or_whose_condition_fails_is_not_offered() -> None:
    t = toll()
    choice: Any = t.book.entries[1].steps[1]
    assert [way.id for way in Knights().open_ways(t, choice)] == ["bluff", "badge"]
    t.journal["paid"], t.things["fuel"] = 1, 2
    assert [way.id for way in Knights().open_ways(t, choice)] == ["pay", "bluff"]


def test_a_check_leads_to_its_outcome_and_what_was_read_comes_back() -> None:
    assert tell(toll(rolls=[2]), answers="bluff") == "chased"
    t = toll(rolls=[1, 0])
    assert tell(t, answers="bluff") is None
    assert (t.told, t.journal, t.things["water"]) == (["1", "1.bluff", "3"], {"behind": 1}, 0)


def test_an_ending_in_an_entry_that_is_read_ends_all() -> None:
    book = road(
        """
        [[entry]]
        id = 1
        steps = [ { do = "read", entry = 2 }, { do = "flag", name = "late", to = 1 } ]
        [[entry]]
        id = 2
        steps = [ { do = "end", ending = "crossed" } ]
        """,
        endings=ENDINGS,
    )
    t = Road(book)
    assert (tell(t), t.journal) == ("crossed", {})


def test_a_vote_goes_to_most_and_a_tie_to_the_first() -> None:
    text = """
    [[entry]]
    id = 1
    steps = [ { do = "choose", by = "vote", options = [
        { id = "a", steps = [ { do = "flag", name = "a", to = 1 } ] },
        { id = "b", steps = [ { do = "flag", name = "b", to = 1 } ] },
    ] } ]
    """
    for votes, won in (("a b b", "b"), ("b a", "b"), ("a b", "a")):
        t = Road(road(text), seats=len(votes.split()))
        tell(t, answers=votes)
        assert t.journal == {won: 1}


def test_flags_are_set_raised_and_added_to() -> None:
    steps = '{ do = "flag", name = "x", to = 5 }, { do = "flag", name = "x", least = 3 }, '
    steps += '{ do = "flag", name = "x", add = -1 }, { do = "flag", name = "y", least = 2 }'
    t = Road(road(f"[[entry]]\nid = 1\nsteps = [ {steps} ]"))
    tell(t)
    assert t.journal == {"x": 4, "y": 2}


def test_bands_take_what_falls_into_them_the_last_one_the_rest() -> None:
    bands = ", ".join(
        f'{{ upto = {n}, steps = [ {{ do = "gain", what = "water", n = {n} }} ] }}' for n in (1, 3)
    )
    text = f'[[entry]]\nid = 1\nsteps = [ {{ do = "graded", bands = [ {bands} ] }} ]'
    for roll, water in ((0, 1), (1, 1), (2, 3), (9, 3)):
        t = Road(road(text), rolls=[roll])
        tell(t)
        assert t.things["water"] == water


def test_three_natures_and_a_condition_of_the_valley() -> None:
    book = valley(
        """
        [[para]]
        id = "p0"
        steps = [
            { do = "choose", by = "nature", options = [
                { id = "law", steps = [ { do = "flag", name = "word", to = 1 }, { do = "jump", to = "p1" } ] },
                { id = "neutral", steps = [] },
                { id = "chaos", steps = [ { do = "end", ending = "win" } ] },
            ] },
            { do = "spawn", n = 1, area = "lane" },
        ]
        [[para]]
        id = "p1"
        steps = [ { do = "if", when = { is = "all", of = [ { is = "heroes", least = 4 }, { is = "flag", name = "word" } ] }, steps = [ { do = "spawn", n = 2, area = "mill" } ] } ]
        """,  # noqa: E501
        endings=("win",),
    )
    for nature, heroes, spawned, ending in (
        ("law", 2, [], None),
        ("law", 4, [(2, "mill")], None),
        ("neutral", 2, [(1, "lane")], None),
        ("chaos", 2, [], "win"),
    ):
        t = Valley(book, nature, heroes)
        flow = Souls().tell(t, "p0")
        with pytest.raises(StopIteration) as done:
            next(flow)
        assert (t.spawned, done.value.value) == (spawned, ending)


# --- what cannot be loaded -----------------------------------------------------------------------


def one(steps: str, **more: Any) -> Book[Word, Has]:
    return road(f"[[entry]]\nid = 1\nsteps = [ {steps} ]", **more)


@pytest.mark.parametrize(
    ("steps", "says"),
    [
        ('{ do = "jump", to = 9 }', "road.toml, entry 1, steps[0]: there is no entry 9"),
        (
            '{ do = "fight", enemy = "x", win = { steps = [ { do = "read", entry = 8 } ] }, '
            "no_win = { steps = [] } }",
            "entry 1, steps[0].win.steps[0]: there is no entry 8",
        ),
        (
            '{ do = "end", ending = "lost" }',
            "there is no ending 'lost' (there are: crossed, chased)",
        ),
        (
            '{ do = "choose", options = [ { id = "a", steps = [] }, { id = "a", steps = [] } ] }',
            "a choice has ways, and no two of one name",
        ),
        ('{ do = "choose", options = [] }', "a choice has ways"),
    ],
)
def test_a_broken_book_cannot_be_read(steps: str, says: str) -> None:
    with pytest.raises(KorchmaError) as caught:
        check(one(steps, endings=ENDINGS))
    assert says in str(caught.value)


def test_a_game_without_flags_has_none_in_its_stories() -> None:
    for steps in (
        '{ do = "flag", name = "x", to = 1 }',
        '{ do = "if", when = { is = "not", of = { is = "flag", name = "x" } } }',
        '{ do = "choose", options = [ { id = "a", when = { is = "flag", name = "x" } } ] }',
    ):
        with pytest.raises(KorchmaError, match="this game keeps no flags"):
            check(one(steps, flags=False))
    check(one('{ do = "if", when = { is = "has", what = "fuel", n = 1 } }', flags=False))


def test_a_start_that_is_not_there_cannot_be_read() -> None:
    with pytest.raises(KorchmaError, match="begins at entry 5, which is not there"):
        check(one("", starts=(1, 5)))


def test_a_plot_that_leads_nowhere_cannot_be_read() -> None:
    text = '[[plot]]\nid = "p"\ngoal = 1\ntime = 1\nletters = { A = 4 }\n'
    with pytest.raises(KorchmaError, match=r"entry 1, steps\[0\]: there is no entry 4"):
        check(road(text + '[[entry]]\nid = 1\nsteps = [ { do = "plot", plot = "p" } ]'))


def test_a_word_nobody_knows_is_named_with_its_place() -> None:
    with pytest.raises(msgspec.ValidationError, match=r"'jmp' - at `\$\[0\]\.steps\[0\]\.do`"):
        one('{ do = "jmp", to = 1 }')
    assert RoadEntry.__struct_config__.forbid_unknown_fields


# --- what the linter finds -----------------------------------------------------------------------


def found(book: Book[Word, Has], **more: Any) -> list[str]:
    check(book)
    return [str(fault) for fault in lint(book, **more)]


def test_a_good_book_is_good() -> None:
    assert found(road(TOLL, endings=ENDINGS)) == []


def test_an_entry_nobody_reads_and_an_ending_nobody_comes_to() -> None:
    book = road(TOLL, starts=(3,), endings=ENDINGS)
    said = [fault for fault in found(book) if "leads here" in fault or "ending" in fault]
    assert said == [
        "road.toml, entry 1: no story leads here",
        "road.toml, entry 2: no story leads here",
        "entry crossed: no story comes to this ending",
        "entry chased: no story comes to this ending",
    ]


def test_plots_lead_to_their_goal_their_time_and_their_letters() -> None:
    text = '[[plot]]\nid = "p"\ngoal = 2\ntime = 3\nletters = { A = 4 }\n'
    text += '[[entry]]\nid = 1\nsteps = [ { do = "plot", plot = "p" } ]\n'
    text += "".join(f"[[entry]]\nid = {n}\nsteps = []\n" for n in (2, 3, 4, 5))
    assert found(road(text)) == ["road.toml, entry 5: no story leads here"]


def test_what_stands_behind_a_jump_is_never_read() -> None:
    book = one('{ do = "jump", to = 1 }, { do = "gain", what = "fuel", n = 1 }')
    assert "road.toml, entry 1, steps[1]: is never read: a step before leads away" in found(book)


def test_a_flag_nobody_sets() -> None:
    steps = '{ do = "if", when = { is = "not", of = { is = "flag", name = "nine" } } }'
    assert found(one(steps)) == ["road.toml, entry 1, steps[0]: nothing ever sets the flag 'nine'"]
    assert found(one(steps, given=frozenset(["nine"]))) == []
    way = '{ do = "choose", options = [ { id = "a", when = { is = "flag", name = "ten" } } ] }'
    assert found(one(way)) == ["road.toml, entry 1, steps[0]: nothing ever sets the flag 'ten'"]


LOOP = """
[[entry]]
id = 1
steps = [ {first} ]
[[entry]]
id = 2
steps = [ {{ do = "jump", to = 1 }} ]
"""
AWAY = '{ do = "jump", to = 2 }'
FEE = 'price = [ { do = "gain", what = "fuel", n = -1 } ]'
RICH = '{ is = "has", what = "fuel", n = 1 }'
BACK, OUT = f'{{ id = "back", steps = [ {AWAY} ] }}', '{ id = "out" }'
DEAR_BACK, DEAR_OUT = (way.replace("{ ", f"{{ {FEE}, ", 1) for way in (BACK, OUT))


def choose(*ways: str) -> str:
    return f'{{ do = "choose", options = [ {", ".join(ways)} ] }}'


def roll(ok: str, fail: str) -> str:
    branches = ", ".join(f"{x} = {{ steps = [ {s} ] }}" for x, s in (("ok", ok), ("fail", fail)))
    return f'{{ do = "check", skill = "x", need = 1, {branches} }}'


@pytest.mark.parametrize(
    ("first", "caught"),
    [
        (AWAY, True),
        (choose(BACK, DEAR_OUT), True),
        (choose(BACK, OUT), False),
        (choose(DEAR_BACK), True),
        (choose(DEAR_OUT), False),
        (f"{choose(DEAR_OUT)}, {AWAY}", True),
        (roll("", AWAY), False),
        (roll(AWAY, AWAY), True),
        (f'{{ do = "if", when = {RICH}, steps = [ {AWAY} ] }}', True),
        ('{ do = "read", entry = 2 }', True),
    ],
)
def test_who_can_pay_for_nothing_is_not_caught_in_a_circle(first: str, caught: bool) -> None:
    said = found(road(LOOP.format(first=first)))
    assert any("comes to no end from here" in fault for fault in said) is caught


def test_a_closed_book_lets_no_story_peter_out() -> None:
    assert found(one("", closed=True, endings=("x",)))[0] == (
        "road.toml, entry 1: a reader who can pay for nothing comes to no ending from here"
    )
    assert found(one('{ do = "end", ending = "x" }', closed=True, endings=("x",))) == []


def test_a_text_that_is_missing_in_one_language() -> None:
    book = one("", texts=lambda entry: (f"entry-{entry.id}", f"entry-{entry.id}.title"))
    there = {"en": lambda text: True, "uk": lambda text: not text.endswith("title")}
    assert found(book, texts=there) == [
        "road.toml, entry 1, entry-1.title: this text is not there in uk"
    ]
