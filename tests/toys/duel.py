"""A toy for the kernel's tests: hidden hands, secret simultaneous bids, ordered picks, a die.

Each player holds five cards (1 to 5, dealt from a shuffled double deck). Three rounds: everybody
bids a card in secret; the highest bid scores what a die shows. At last each player may put two
cards down in order; the first counts double.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Annotated, TypeAlias

import msgspec

from korchma.kernel import (
    SAFE,
    Ask,
    AskAll,
    Box,
    EmptyBox,
    Event,
    Eyes,
    Flow,
    Game,
    Mode,
    Option,
    Result,
    Rng,
    Rules,
    Table,
    empty_box,
    several,
    thing,
)
from korchma.tray import piles
from korchma.tray.piles import EVERYBODY, Zone

CardId = Annotated[int, thing("card")]


class Bid(Option, frozen=True):
    card: CardId


class Put(Option, frozen=True):
    card: CardId


class Won(Event, frozen=True):
    seat: int
    points: int


class Dealt(Event, frozen=True):
    seat: int
    cards: tuple[int, ...]


class DealtTo(Event, frozen=True):
    seat: int


class Wishes(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    rounds: Annotated[int, msgspec.Meta(ge=1, le=5)] = 3


class Hand(msgspec.Struct):
    cards: list[int]
    score: int


class State(msgspec.Struct):
    rng: int
    players: list[Hand]
    deck: list[int]
    played: list[int]
    round: int
    last: int
    dealt: bool


DuelTable: TypeAlias = Table[State, EmptyBox, Wishes]


def setup(players: int, rules: Wishes, box: EmptyBox, chance: Rng) -> State:
    """Cards 10 to 59: the tens are the worth, the ones tell copies apart."""
    deck = [10 * worth + copy for worth in range(1, 6) for copy in range(10)]
    s = State(0, [Hand([], 0) for _ in range(players)], deck, [], 0, 0, False)
    chance.shuffle(s.deck)
    return s


def play(t: DuelTable) -> Flow[None]:
    s = t.state
    if not s.dealt:
        for seat, hand in enumerate(s.players):
            hand.cards = [s.deck.pop() for _ in range(5)]
            t.tell(Dealt(seat, tuple(hand.cards)), to=seat, others=DealtTo(seat))
        s.dealt = True
    while s.round < t.options.rounds:
        yield SAFE
        yield from bidding(t)
    while s.last < len(s.players):
        yield SAFE
        hand = s.players[s.last]
        options = [Put(card) for card in hand.cards]
        picked = several((yield Ask(s.last, "put", options, pick=(0, 2), ordered=True)))
        for weight, put in zip((2, 1), picked, strict=False):
            assert isinstance(put, Put)
            hand.cards.remove(put.card)
            s.played.append(put.card)
            hand.score += weight * (put.card // 10)
        s.last += 1


def bidding(t: DuelTable) -> Flow[None]:
    s = t.state
    asks = tuple(
        Ask(seat, "bid", [Bid(card) for card in hand.cards]) for seat, hand in enumerate(s.players)
    )
    answers = yield AskAll(asks)
    assert isinstance(answers, dict)
    bids: dict[int, int] = {}
    for seat, bid in answers.items():
        assert isinstance(bid, Bid)
        bids[seat] = bid.card
        s.players[seat].cards.remove(bid.card)
        s.played.append(bid.card)
    winner = max(bids, key=lambda seat: (bids[seat], -seat))
    points = 1 + t.rng.below(6)
    s.players[winner].score += points
    s.round += 1
    t.tell(Won(winner, points))


class Seen(msgspec.Struct, frozen=True):
    hand: tuple[int, ...]
    counts: tuple[int, ...]
    scores: tuple[int, ...]
    played: tuple[int, ...]


def view(t: DuelTable, seat: int | None) -> Seen:
    s = t.state
    return Seen(
        tuple(s.players[seat].cards) if seat is not None else (),
        tuple(len(hand.cards) for hand in s.players),
        tuple(hand.score for hand in s.players),
        tuple(s.played),
    )


def result(t: DuelTable) -> Result | None:
    s = t.state
    if s.last < len(s.players):
        return None
    scores = tuple(hand.score for hand in s.players)
    best = max(scores)
    return Result("points", tuple(i for i, score in enumerate(scores) if score == best), scores)


def zones(t: DuelTable) -> Iterator[Zone]:
    s = t.state
    yield Zone("card", s.deck)
    yield Zone("card", s.played, EVERYBODY)
    for seat, hand in enumerate(s.players):
        yield Zone("card", hand.cards, (seat,))


def redeal(t: DuelTable, seat: int | None) -> None:
    piles.redeal(t.rng, zones(t), seat)


def census(t: DuelTable) -> Counter[str]:
    return piles.census(zones(t))


DUEL = Game(
    id="duel",
    rules_version=1,
    package="tests.toys",
    modes=(Mode("duel", (2, 3, 4), {}), Mode("long", (2, 3), {"rounds": 4})),
    minutes=1,
    weight=1,
    rules=Rules(
        state_type=State,
        options_type=Wishes,
        choices=Bid | Put,
        setup=setup,
        play=play,
        result=result,
    ),
    box=Box(load=empty_box),
    eyes=Eyes(view=view, redeal=redeal, census=census),
)
