"""Decks, hands, discards, and the row of cards for sale."""

from __future__ import annotations

from collections.abc import Sequence

from korchma.games.oldworld import events as e
from korchma.games.oldworld.options import Burn, Take, Toss
from korchma.games.oldworld.state import HAND_LIMIT, WorldTable
from korchma.kernel import Ask, Flow, several
from korchma.tray import piles

ROW = 6
SLOTS = (1, 1, 0, 0, 0, -1)
"""What the slots of the row add to a price. [69]"""


def draw(t: WorldTable, seat: int, n: int) -> int:
    """Draw so many; at seven cards a draw is not taken; in a fight nothing is reshuffled.

    How many were drawn. [19, 20, 75]
    """
    player = t.state.players[seat]
    drawn: list[str] = []
    for _ in range(min(n, HAND_LIMIT - len(player.hand))):
        if not player.deck:
            if _fighting(t, seat) or not piles.renew(t.rng, player.deck, player.discard):
                break
            t.tell(e.Reshuffled(seat))
        card = player.deck.pop()
        player.hand.append(card)
        drawn.append(card)
    if drawn:
        t.learn()
        if t.listening:
            n = len(drawn)
            t.tell(e.Drew(seat, n, tuple(drawn)), to=seat, others=e.Drew(seat, n))
    return len(drawn)


def _fighting(t: WorldTable, seat: int) -> bool:
    """In a fight whose life pools are formed. [72, 75]"""
    fight = t.state.fight
    if fight is None or fight.step in ("start", "bets"):
        return False
    return any(side.seat == seat for side in fight.sides)


def toss(t: WorldTable, seat: int, cards: Sequence[str]) -> None:
    """Cards of the hand to the own discard, the last one on top. [22]"""
    player = t.state.players[seat]
    for card in cards:
        player.hand.remove(card)
        player.discard.append(card)
    if cards and t.listening:
        t.tell(e.Tossed(seat, tuple(cards)))


def toss_chosen(t: WorldTable, seat: int, n: int, about: str, rule: str) -> Flow[int]:
    """Discard so many cards of the hand by choice, as far as there are any."""
    hand = t.state.players[seat].hand
    n = min(n, len(hand))
    if n == len(hand):
        cards = hand[:]
    else:
        ask = Ask(seat, about, [*map(Toss, hand)], pick=(n, n), rule=rule)
        cards = [each.card for each in several((yield ask)) if isinstance(each, Toss)]
    toss(t, seat, cards)
    return n


def toss_random(t: WorldTable, seat: int, n: int = 1) -> int:
    """Discard cards of the hand blindly; how many there were."""
    hand = t.state.players[seat].hand
    tossed = []
    for _ in range(min(n, len(hand))):
        card = hand[t.rng.below(len(hand))]
        toss(t, seat, [card])
        tossed.append(card)
    return len(tossed)


def mill(t: WorldTable, seat: int, n: int) -> int:
    """The top cards of a deck to its discard; how many there were."""
    player = t.state.players[seat]
    cards = piles.draw(player.deck, n)
    if cards:
        player.discard += cards
        t.learn()
        t.tell(e.Milled(seat, tuple(cards)))
    return len(cards)


def take_back(t: WorldTable, seat: int, card: str) -> None:
    """A card of the own discard to the hand. [82, 84]"""
    player = t.state.players[seat]
    player.discard.remove(card)
    player.hand.append(card)
    t.tell(e.TookBack(seat, (card,)))


def to_deck(t: WorldTable, seat: int, card: str) -> None:
    """A card of the own discard under the deck."""
    player = t.state.players[seat]
    player.discard.remove(card)
    piles.put_back(player.deck, [card], under=True)
    t.tell(e.ToDeck(seat, (card,)))


def gather(t: WorldTable, seat: int, hand: bool = True) -> None:
    """Deck and discard, and the hand if so, are shuffled into a new deck. [72, 96, 106]"""
    player = t.state.players[seat]
    if player.discard or (hand and player.hand):
        t.tell(e.NewDeck(seat, hand))
    player.deck += player.discard
    player.discard = []
    if hand:
        player.deck += player.hand
        player.hand = []
    t.rng.shuffle(player.deck)


def burn(t: WorldTable, seat: int, cards: Sequence[str]) -> None:
    """Cards leave the game, from wherever they are. [23, 66]"""
    player = t.state.players[seat]
    held = sum(card in player.hand for card in cards)
    left = [piles.take_out(card, player.hand, player.discard, player.deck) for card in cards]
    t.state.burned += cards
    if any(pile is player.deck for pile in left):
        t.rng.shuffle(player.deck)
    if cards:
        t.learn()
        t.tell(e.Burned(seat, tuple(cards), held))


def burn_chosen(t: WorldTable, seat: int, n: int, rule: str) -> Flow[None]:
    """Burn so many cards of hand, deck and discard. [66, 106]"""
    player = t.state.players[seat]
    every = sorted(player.hand + player.deck + player.discard)
    n = min(n, len(every))
    if n:
        ask = Ask(seat, "burn", [*map(Burn, every)], pick=(n, n), rule=rule)
        burn(t, seat, [each.card for each in several((yield ask)) if isinstance(each, Burn)])


# --- the row -------------------------------------------------------------------------------------


def fill_row(t: WorldTable) -> None:
    """Cards slide to the right, new ones come in on the left. [70]"""
    s = t.state
    left = [card for card in s.row if card]
    fresh = []
    while len(left) < ROW and s.market:
        fresh.append(s.market.pop())
        left.insert(0, fresh[-1])
    s.row = [""] * (ROW - len(left)) + left
    if fresh:
        t.learn()
        t.tell(e.RowFilled(tuple(fresh)))


def take_from_row(t: WorldTable, card: str) -> None:
    """A card leaves the row, which is refilled."""
    t.state.row[t.state.row.index(card)] = ""
    fill_row(t)


def gain_row_card(t: WorldTable, seat: int, cost: int, rule: str) -> Flow[None]:
    """A card of this printed cost to the own discard, for nothing. [64, 95]"""
    s, cards = t.state, t.content.cards
    found = [card for card in s.row if card and cards[card].cost == cost]
    if found:
        chosen = found[0]
        if len(found) > 1:
            match (yield Ask(seat, "row-card", [*map(Take, found)], rule=rule)):
                case Take(card):
                    chosen = card
        s.players[seat].discard.append(chosen)
        t.tell(e.TookFromRow(seat, chosen, hand=False))
        take_from_row(t, chosen)
        return
    _search(t, seat, cost)


def _search(t: WorldTable, seat: int, cost: int) -> None:
    """The deck of the row is turned up until a card of this cost comes; the rest goes back. [64]"""
    s, cards = t.state, t.content.cards
    turned: list[str] = []
    while s.market and (not turned or cards[turned[-1]].cost != cost):
        turned.append(s.market.pop())
    found = turned.pop() if turned and cards[turned[-1]].cost == cost else None
    if turned:
        t.tell(e.TurnedUp(tuple(turned)))
        s.market += turned
    if turned or found is not None:
        t.learn()
        t.rng.shuffle(s.market)
    if found is not None:
        s.players[seat].discard.append(found)
        t.tell(e.TookFromRow(seat, found, hand=False))


def prices(t: WorldTable) -> dict[str, int]:
    """What each card of the row costs now. [69]"""
    s, cards = t.state, t.content.cards
    return {card: max(0, cards[card].cost + SLOTS[slot]) for slot, card in enumerate(s.row) if card}


def exhaust(t: WorldTable, n: int) -> Flow[None]:
    """Burn exactly so many, then all cards become a new deck. [106]"""
    s = t.state
    yield from burn_chosen(t, s.active, n, "106")
    gather(t, s.active, hand=t.options.exhaustion_shuffles_hand)
