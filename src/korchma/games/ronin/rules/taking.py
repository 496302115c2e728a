"""Step 1: pairs are laid out, everybody takes two cards, figures return in a new order."""

from __future__ import annotations

from korchma.games.ronin import events as e
from korchma.games.ronin.options import Pass, TakeDeck, TakePair, UseSkill
from korchma.games.ronin.rules.automa import take_as_automa
from korchma.games.ronin.rules.gaining import draw, draw_to_hand, gain_xp
from korchma.games.ronin.rules.skills import AFTER_PICK, INSTEAD_OF_PICK, offers, usable, use
from korchma.games.ronin.state import RoninTable
from korchma.kernel import SAFE, Ask, Flow, Option

PAIR = 2
NOBODY = -1
DECK = TakeDeck()


def refill(t: RoninTable) -> Flow[None]:
    """The pair nearest the deck goes, the others move up, empty slots are filled. [29, 30]"""
    s = t.state
    t.tell(e.TurnBegan(s.chapter + 1, s.turn + 1))
    left = [pair for pair in s.slots if pair]
    if (s.chapter or s.turn) and left:
        swept = left.pop(0)
        s.discard += swept
        t.tell(e.Swept(swept))
    fresh: list[str] = []
    while len(left) < len(s.slots):
        pair = tuple(card for _ in range(PAIR) if (card := draw(t)) is not None)
        fresh += pair
        left.append(pair)
    t.tell(e.Dealt(tuple(fresh)))
    s.slots = left
    s.figures = [NOBODY] * len(s.slots)
    s.at_deck = []
    s.queue = s.order[:]
    s.phase = "take"
    yield from ()


def take(t: RoninTable) -> Flow[None]:
    """In initiative order each moves a figure and takes two cards. [27, 28, 31]"""
    s = t.state
    while s.queue:
        seat = s.queue[0]
        if s.players[seat].automa:
            take_as_automa(t, seat)
        else:
            yield from _turn(t, seat)
        s.picked = False
        s.queue.pop(0)
    s.order = s.at_deck + [seat for seat in s.figures if seat != NOBODY]
    t.tell(e.OrderSet(tuple(s.players[seat].character for seat in s.order)))
    s.queue = [seat for seat in s.order if not s.players[seat].automa]
    s.phase = "order"


def _turn(t: RoninTable, seat: int) -> Flow[None]:
    """One player's turn in step 1: the pick, and skills around it. [23, 31]"""
    s = t.state
    while True:
        skills = usable(t, seat, "take")
        if s.picked:
            after = [skill for skill in skills if skill not in INSTEAD_OF_PICK]
            if not after:
                return
            yield SAFE
            answer = yield Ask(seat, "skill", offers(t, after), rule="23")
            if isinstance(answer, Pass):
                return
        else:
            yield SAFE
            before = [t.content.uses[skill] for skill in skills if skill not in AFTER_PICK]
            answer = yield Ask(seat, "take", [*_picks(t), *before], rule="31")
        match answer:
            case TakePair(slot):
                _take_pair(t, seat, slot)
            case TakeDeck():
                _take_deck(t, seat)
            case UseSkill(skill):
                yield from use(t, seat, skill)


def _picks(t: RoninTable) -> list[Option]:
    """A face-up pair nobody has taken, or the deck. [32, 33]"""
    return [
        *[option for option, pair in zip(t.content.takes, t.state.slots, strict=False) if pair],
        DECK,
    ]


def _take_pair(t: RoninTable, seat: int, slot: int) -> None:
    """Both cards of the pair into hand, for all to see; the lowest place gives 1 XP. [31, 34]"""
    s = t.state
    player = s.players[seat]
    pair, s.slots[slot], s.figures[slot] = s.slots[slot], (), seat
    player.hand += pair
    player.known += pair
    s.picked = True
    t.tell(e.TookPair(seat, player.character, slot, pair))
    if slot == len(s.slots) - 1:
        gain_xp(t, seat, 1)


def _take_deck(t: RoninTable, seat: int) -> None:
    """Below those already at the deck; its top two cards. [33]"""
    s = t.state
    s.at_deck.append(seat)
    s.picked = True
    who, cards = s.players[seat].character, tuple(draw_to_hand(t, seat, PAIR))
    t.tell(e.TookDeck(seat, who, cards), to=seat, others=e.TookDeck(seat, who))


def set_order(t: RoninTable) -> Flow[None]:
    """The figures are back; whoever can may still change places. [36]"""
    s = t.state
    while s.queue:
        seat = s.queue[0]
        if skills := usable(t, seat, "order"):
            yield SAFE
            match (yield Ask(seat, "skill", offers(t, skills), rule="23")):
                case UseSkill(skill):
                    yield from use(t, seat, skill)
        s.queue.pop(0)
    s.phase = "choose"
