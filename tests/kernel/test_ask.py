"""What is an answer to a question, and what is not."""

from __future__ import annotations

import msgspec
import pytest

from korchma.kernel import SAFE, Answer, Ask, AskAll, Illegal, Option, several
from korchma.kernel.ask import check, kebab


class Take(Option, frozen=True):
    """Take a thing."""

    thing: str


class LetGo(Option, frozen=True):
    """Take nothing."""


HAT, CAT, BROOM = Take("hat"), Take("cat"), Take("broom")
ONE = Ask(0, "take", (HAT, CAT, LetGo()))
TWO = Ask(0, "take", (HAT, CAT, BROOM), pick=(1, 2))


def refused(ask: Ask, answer: Answer) -> str:
    """The reason why this is no answer."""
    with pytest.raises(Illegal) as error:
        check(ask, answer)
    assert ask.about in str(error.value)
    return error.value.reason


@pytest.mark.parametrize(
    ("name", "tag"),
    [("Take", "take"), ("LetGo", "let-go"), ("HTTPGet", "httpget"), ("A1B", "a1-b")],
)
def test_a_tag_is_the_name_in_kebab_case(name: str, tag: str) -> None:
    assert kebab(name) == tag


def test_options_are_compared_by_value_and_written_with_their_tag() -> None:
    assert Take("hat") == HAT
    assert hash(Take("hat")) == hash(HAT)
    assert msgspec.json.encode(HAT) == b'{"do":"take","thing":"hat"}'
    assert msgspec.json.decode(b'{"do":"let-go"}', type=Take | LetGo) == LetGo()


def test_one_of_the_options_is_an_answer() -> None:
    assert check(ONE, Take("cat")) == CAT


@pytest.mark.parametrize("answer", [BROOM, (HAT,), (), Option()])
def test_what_was_not_offered_is_no_answer(answer: Answer) -> None:
    assert refused(ONE, answer) == "not-offered"


def test_several_are_put_into_the_order_of_the_offer() -> None:
    assert check(TWO, (BROOM, HAT)) == (HAT, BROOM)


def test_where_order_matters_it_stays() -> None:
    ordered = msgspec.structs.replace(TWO, ordered=True)
    assert check(ordered, (BROOM, HAT)) == (BROOM, HAT)


@pytest.mark.parametrize("answer", [(), (HAT, CAT, BROOM), HAT])
def test_too_few_too_many_or_one_alone_is_the_wrong_number(answer: Answer) -> None:
    assert refused(TWO, answer) == "wrong-number"


@pytest.mark.parametrize("answer", [(HAT, HAT), (LetGo(),), (HAT, Take("dog"))])
def test_nothing_is_taken_twice_or_from_elsewhere(answer: Answer) -> None:
    assert refused(TWO, answer) == "not-offered"


def test_what_is_offered_twice_can_be_taken_twice() -> None:
    twins = Ask(0, "take", (HAT, CAT, HAT), pick=(0, 3))
    assert check(twins, (CAT, HAT, HAT)) == (HAT, CAT, HAT)
    assert check(twins, ()) == ()
    assert refused(twins, (HAT, HAT, HAT)) == "not-offered"


def test_several_wants_a_tuple() -> None:
    assert several((HAT,)) == (HAT,)
    with pytest.raises(AssertionError):
        several(HAT)


def test_a_question_to_all_is_one_for_each() -> None:
    assert [ask.seat for ask in AskAll((ONE, msgspec.structs.replace(ONE, seat=2)))] == [0, 2]
    assert repr(SAFE) == "SAFE"
