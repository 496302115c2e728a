"""Gaining: experience, victory points, tokens, cards."""

from __future__ import annotations

from korchma.games.ronin import events as e
from korchma.games.ronin.box.box import SYMBOLS
from korchma.games.ronin.state import GOLD, MOST_XP, SOURCES, RoninTable, counts, vp
from korchma.tray.piles import renew


def gain_xp(t: RoninTable, seat: int, n: int) -> None:
    """The marker moves, a skill reached is unlocked at once, past 20 it is golden. [19-22]"""
    player = t.state.players[seat]
    before, player.xp = player.xp, min(MOST_XP, player.xp + n)
    if not t.listening or player.xp == before:
        return
    who = player.character
    t.tell(e.GainedXp(seat, who, player.xp - before, player.xp))
    for skill in t.content.skills_of[who]:
        if before < skill.unlock <= player.xp:
            t.tell(e.Unlocked(seat, who, skill.id))
    if before < GOLD <= player.xp:
        t.tell(e.TurnedGolden(seat, who))


def gain_vp(t: RoninTable, seat: int, n: int, source: str) -> None:
    """Victory points; the total is kept, not the place on the track. [18]"""
    player = t.state.players[seat]
    player.points[SOURCES.index(source)] += n
    if t.listening and n:
        t.tell(e.GainedVp(seat, player.character, n, vp(player)))


def gain(t: RoninTable, seat: int, symbol: int, n: int, card: str | None = None) -> None:
    """Tokens out of the common supply, which never runs out. [3, 41]"""
    if n:
        player = t.state.players[seat]
        player.tokens[symbol] += n
        if t.listening:
            t.tell(e.GainedSymbols(seat, player.character, SYMBOLS[symbol], n, card))


def scarcer(t: RoninTable, seat: int) -> list[int]:
    """The active symbol of which a seat has fewer; both, if it has as many."""
    s = t.state
    have = counts(t, s.players[seat])
    if have[s.left] == have[s.right]:
        return [s.left, s.right]
    return [min((s.left, s.right), key=have.__getitem__)]


def draw(t: RoninTable) -> str | None:
    """The top card of the deck; a deck that runs out is made anew at once. [35]"""
    s = t.state
    if not s.deck:
        _reshuffle(t)
    if not s.deck:
        return None
    card = s.deck.pop()
    t.learn()
    if not s.deck:
        _reshuffle(t)
    return card


def _reshuffle(t: RoninTable) -> None:
    """The whole discard is shuffled into a new deck. [35]"""
    s = t.state
    if renew(t.rng, s.deck, s.discard):
        t.tell(e.Reshuffled())


def draw_to_hand(t: RoninTable, seat: int, n: int) -> list[str]:
    """So many cards of the deck into a hand, unseen by the others."""
    cards = [card for _ in range(n) if (card := draw(t)) is not None]
    t.state.players[seat].hand += cards
    return cards


def toss(t: RoninTable, seat: int, cards: list[str]) -> None:
    """Cards from the hand to the common discard, face up."""
    player = t.state.players[seat]
    for card in cards:
        player.hand.remove(card)
        forget(player.known, card)
    t.state.discard += cards
    t.learn()
    t.tell(e.Tossed(seat, player.character, tuple(cards)))


def forget(known: list[str], card: str) -> None:
    """A card that left a hand is no longer one that is known to be there."""
    if card in known:
        known.remove(card)
