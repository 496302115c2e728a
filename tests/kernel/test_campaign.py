"""A chain of games: chapters, lives, and a file that is read strictly."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from korchma.kernel import Game, KorchmaError, Option, Session
from korchma.kernel.chain import (
    Chain,
    ahead,
    begin_chapter,
    from_bytes,
    keep_chapter,
    new_chain,
    to_bytes,
)
from korchma.kernel.record import SeatInfo, digest, seal
from korchma.kernel.restoring import restore
from tests.toys.caravan import CARAVAN, Share, Take
from tests.toys.duel import DUEL

TWO = [SeatInfo("human", "Nan"), SeatInfo("human", "Gis")]


def played(
    chain: Chain,
    after: int | None,
    *answers: Option,
    seats: list[SeatInfo] = TWO,
    game: Game[Any, Any, Any] = CARAVAN,
) -> tuple[Session, Chain]:
    """A chapter, with these answers; the rest of it is taken."""
    session, chain = begin_chapter(game, chain, after, seats, "seed")
    for answer in answers:
        session.choose(answer)
    while session.ask is not None:
        session.choose(Take())
    return session, keep_chapter(game, chain, len(chain.chapters) - 1, session, seats)


def after_the_ford() -> Chain:
    return played(new_chain(CARAVAN, "Ours"), None, Share(), Share())[1]


def test_what_a_chapter_leaves_is_what_the_next_begins_with() -> None:
    session, chain = played(after_the_ford(), 0)
    assert session.table.options.chapter == "mill"
    assert session.table.state.chest == 3, "two shared, and one for kindness"
    assert [each.chapter for each in chain.chapters] == ["ford", "mill"]
    assert chain.chapters[0].legacy == {"chapter": "ford", "chest": 2, "kind": True}
    assert ahead(CARAVAN, chain, 1) is None
    with pytest.raises(KorchmaError, match="this campaign of caravan is over".capitalize()):
        begin_chapter(CARAVAN, chain, 1, TWO, "seed")


def test_the_record_of_a_chapter_replays_alone() -> None:
    session, chain = played(after_the_ford(), 0, Share())
    again = restore(chain.chapters[1].record, game=CARAVAN)
    assert digest(again) == digest(session)


def test_another_life_from_an_earlier_chapter_leaves_the_first_as_it_was() -> None:
    _, first = played(after_the_ford(), 0, Share())
    _, chain = played(first, 0)
    assert chain.chapters[:2] == first.chapters
    assert chain.followers(0) == [1, 2]
    assert (chain.life(1), chain.life(2)) == ([0, 1], [0, 2])
    _, chain = played(chain, None)
    assert chain.followers(None) == [0, 3]
    session, chain = played(chain, 3)
    assert session.table.state.chest == 0, "nobody shared in that life"
    assert chain.life(4) == [3, 4]


def test_a_chapter_under_way_is_gone_on_with_and_nothing_follows_it_before() -> None:
    session, chain = begin_chapter(CARAVAN, new_chain(CARAVAN), None, TWO, "seed")
    session.choose(Share())
    chain = from_bytes(
        CARAVAN, to_bytes(keep_chapter(CARAVAN, chain, 0, session, TWO)), "chain.json"
    )
    assert not chain.chapters[0].over
    with pytest.raises(KorchmaError, match="The chapter ford is not over yet"):
        begin_chapter(CARAVAN, chain, 0, TWO, "seed")
    again = restore(chain.chapters[0].record, game=CARAVAN)
    for _ in range(3):
        again.choose(Take())
    chain = keep_chapter(CARAVAN, chain, 0, again, TWO)
    assert (len(chain.chapters), chain.chapters[0].legacy["chest"]) == (1, 1)


def test_other_people_may_go_on_unless_the_game_forbids_it() -> None:
    alone = [SeatInfo("bot:random")]
    session, _ = played(after_the_ford(), 0, seats=alone)
    assert session.players == 1
    assert CARAVAN.campaign is not None
    strict = dataclasses.replace(
        CARAVAN, campaign=dataclasses.replace(CARAVAN.campaign, same_people=True)
    )
    with pytest.raises(KorchmaError, match="stay the same: Nan, Gis"):
        played(after_the_ford(), 0, seats=alone, game=strict)
    assert played(after_the_ford(), 0, game=strict)[0].players == 2


def test_a_game_without_campaign_says_so() -> None:
    with pytest.raises(KorchmaError, match="duel has no campaign"):
        new_chain(DUEL)


# --- the file ------------------------------------------------------------------------------------


def whole() -> Chain:
    return played(after_the_ford(), 0)[1]


def test_a_chain_is_read_as_it_was_written() -> None:
    chain = whole()
    assert from_bytes(CARAVAN, to_bytes(chain), "chain.json") == chain


@pytest.mark.parametrize("cut", [0, 1, 100, -1])
def test_a_chain_that_was_cut_off_is_not_whole(cut: int) -> None:
    with pytest.raises(KorchmaError, match=r"chain\.json is not a whole campaign"):
        from_bytes(CARAVAN, to_bytes(whole())[:cut], "chain.json")


def test_a_byte_that_was_changed_is_noticed() -> None:
    data = to_bytes(whole()).replace(b'"chest":2', b'"chest":9')
    with pytest.raises(KorchmaError, match="its hash does not fit"):
        from_bytes(CARAVAN, data, "chain.json")


def doctored(change: Callable[[dict[str, Any]], None]) -> bytes:
    """A chain that somebody changed, hashes and all."""
    raw = msgspec.json.decode(to_bytes(whole()))
    change(raw)
    chain = msgspec.convert(raw, Chain)
    for chapter in chain.chapters:
        chapter.record.hash = seal(chapter.record)
    return to_bytes(msgspec.structs.replace(chain, hash=""))


def rich(raw: dict[str, Any]) -> None:
    raw["chapters"][0]["legacy"]["chest"] = 9


def rich_twice(raw: dict[str, Any]) -> None:
    rich(raw)
    raw["chapters"][1]["record"]["options"]["chest"] = 9


def odd(raw: dict[str, Any]) -> None:
    raw["chapters"][0]["legacy"]["chest"] = "many"


def orphan(raw: dict[str, Any]) -> None:
    raw["chapters"][1]["after"] = 1


def newer(raw: dict[str, Any]) -> None:
    raw["campaign"] = 2


def foreign(raw: dict[str, Any]) -> None:
    raw["game"] = "witches"


def renamed(raw: dict[str, Any]) -> None:
    raw["chapters"][1]["chapter"] = "sea"


def lost(raw: dict[str, Any]) -> None:
    raw["chapters"][0]["record"]["decisions"].pop()


@pytest.mark.parametrize(
    ("change", "says"),
    [
        (rich, "chapter 1: what was played does not lead there. It is not genuine"),
        (rich_twice, "chapter 1: what was played does not lead there"),
        (odd, "chapter 1: Expected `int`, got `str`"),
        (orphan, "chapter 2 follows one that was not played"),
        (newer, "written by another Korchma (campaign 2, this one knows 1)"),
        (foreign, "is a campaign of witches, not of caravan"),
        (renamed, "chapter 2: what was played does not lead there"),
        (lost, "chapter 1: Played again, this record leads to another position"),
    ],
)
def test_a_doctored_chain_gets_a_sentence(
    change: Callable[[dict[str, Any]], None], says: str
) -> None:
    with pytest.raises(KorchmaError) as caught:
        from_bytes(CARAVAN, doctored(change), "chain.json")
    assert says in str(caught.value)
    assert str(caught.value).startswith("chain.json")


def test_a_chapter_of_older_rules_is_trusted() -> None:
    newer_rules = dataclasses.replace(CARAVAN, rules_version=2)
    assert from_bytes(newer_rules, to_bytes(whole()), "chain.json") == whole()
