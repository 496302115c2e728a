"""Partnership tracks: markers move up, both partners receive what they pass."""

from __future__ import annotations

from collections.abc import Sequence

from korchma.games.ronin import events as e
from korchma.games.ronin.box.box import INDEX, SYMBOLS, TOP
from korchma.games.ronin.box.rows import Bonus
from korchma.games.ronin.options import GainSymbol, OnTrack, TakeSkill, TakeXp, Toss
from korchma.games.ronin.rules.gaining import draw_to_hand, gain, gain_vp, gain_xp, toss
from korchma.games.ronin.state import MOST_XP, RoninTable, left_of, partner_on, tracks_of
from korchma.kernel import Ask, Flow

XP_FOR_SKILL = {"sk1": 2, "sk3": 3}
"""What a partner may take instead of a skill card. [26]"""


def between(t: RoninTable, track: int) -> tuple[str, str]:
    """The two who share a track."""
    s = t.state
    return s.players[track].character, s.players[left_of(s, track)].character


def advance(t: RoninTable, track: int, n: int) -> Flow[None]:
    """The marker moves up; both partners get the bonus of every space passed. [51, 53]"""
    s = t.state
    before = s.tracks[track]
    s.tracks[track] = after = min(TOP, before + n)
    if t.listening and after > before:
        t.tell(e.Grew(track, between(t, track), after - before, after))
    bonuses = t.content.bonuses[s.boards[track]]
    for space in range(before + 1, after + 1):
        bonus = bonuses[space]
        if bonus is not None:
            yield from _both(t, track, bonus)


def _both(t: RoninTable, track: int, bonus: Bonus) -> Flow[None]:
    """Each partner in initiative order; an Automa takes nothing. [53, 95]"""
    s = t.state
    partners = (track, left_of(s, track))
    for seat in s.order:
        if seat in partners and not s.players[seat].automa:
            yield from _receive(t, seat, track, bonus)


def _receive(t: RoninTable, seat: int, track: int, bonus: Bonus) -> Flow[None]:
    """One partner's bonus of a space. [53]"""
    s = t.state
    match bonus:
        case "xp1" | "xp2":
            gain_xp(t, seat, int(bonus[2]))
        case "vp1" | "vp2":
            gain_vp(t, seat, int(bonus[2]), "bonus")
        case "left" | "right":
            gain(t, seat, s.left if bonus == "left" else s.right, 1)
        case "any":
            yield from gain_chosen(t, seat, range(len(SYMBOLS)), 1, "bonus-any", "53")
        case "draw":
            yield from _draw(t, seat)
        case "sk1" | "sk3":
            yield from _skill_or_xp(t, seat, track, bonus)


def _draw(t: RoninTable, seat: int) -> Flow[None]:
    """Draw one card, then discard one. [53]"""
    player = t.state.players[seat]
    cards = tuple(draw_to_hand(t, seat, 1))
    n = len(cards)
    t.tell(
        e.Drew(seat, player.character, n, cards), to=seat, others=e.Drew(seat, player.character, n)
    )
    match (yield Ask(seat, "bonus-draw", [Toss(card) for card in player.hand], rule="53")):
        case Toss(card):
            toss(t, seat, [card])


def _skill_or_xp(t: RoninTable, seat: int, track: int, bonus: Bonus) -> Flow[None]:
    """The partner's skill card, unlocked or not, or experience as far as there is. [22, 25, 26]"""
    s = t.state
    player, xp = s.players[seat], XP_FOR_SKILL[bonus]
    skill = f"{s.players[partner_on(s, seat, track)].character}-{bonus[2]}"
    if skill in player.cards or skill in player.spent:
        gain_xp(t, seat, xp)
        return
    answer: object = TakeSkill(skill)
    if player.xp < MOST_XP:
        answer = yield Ask(seat, "bonus-skill", [TakeSkill(skill), TakeXp(xp)], rule="26")
    match answer:
        case TakeXp():
            gain_xp(t, seat, xp)
        case _:
            player.cards.append(skill)
            t.tell(e.BorrowedSkill(seat, player.character, skill))


def gain_chosen(
    t: RoninTable, seat: int, symbols: Sequence[int], n: int, about: str, rule: str
) -> Flow[None]:
    """Tokens of one symbol out of several, chosen if there is a choice."""
    chosen = symbols[0]
    if len(symbols) > 1:
        options = [GainSymbol(SYMBOLS[symbol]) for symbol in symbols]
        match (yield Ask(seat, about, options, rule=rule)):
            case GainSymbol(name):
                chosen = INDEX[name]
    gain(t, seat, chosen, n)


def advance_chosen(t: RoninTable, seat: int, n: int, rule: str) -> Flow[None]:
    """Points on one track of the player's choice. [52]"""
    s = t.state
    track = tracks_of(s, seat)[0]
    options = [
        OnTrack(each, s.players[partner_on(s, seat, each)].character) for each in tracks_of(s, seat)
    ]
    match (yield Ask(seat, "track", options, rule=rule)):
        case OnTrack(chosen):
            track = chosen
    yield from advance(t, track, n)


def advance_all(t: RoninTable, seat: int, n: int) -> Flow[None]:
    """Points on each of a player's tracks, the left one first. [52]"""
    for track in tracks_of(t.state, seat):
        yield from advance(t, track, n)
