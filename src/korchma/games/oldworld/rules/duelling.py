"""Fights between witchers, and the bets on them."""

from __future__ import annotations

from korchma.games.oldworld import events as e
from korchma.games.oldworld.box.box import TRACK_GOLD
from korchma.games.oldworld.options import Bet, NoBet
from korchma.games.oldworld.rules.cards import draw, gain_row_card, gather
from korchma.games.oldworld.rules.fighting import lay_down, new_fight, one_turn, recover, win_trophy
from korchma.games.oldworld.rules.growing import add_refill, gain_gold
from korchma.games.oldworld.rules.harm import Beaten, use_once
from korchma.games.oldworld.rules.sides import the_fight
from korchma.games.oldworld.state import WorldTable, me
from korchma.kernel import SAFE, Ask, Flow

LOSER_DRAWS, DEFENDER_DRAWS = 3, 4
STAKE = 1


def start_duel(t: WorldTable, seat: int) -> None:
    """A witcher in the same place is challenged and cannot refuse. [54]"""
    s = t.state
    s.fight = new_fight("", me(t).at, [s.active, seat], [])
    s.fought = True
    s.phase = "fight"
    s.queue = [
        (s.active + i) % len(s.players)
        for i in range(1, len(s.players))
        if (s.active + i) % len(s.players) != seat
    ]
    t.tell(e.ChallengeBegan(s.active, seat))


def duel_on(t: WorldTable) -> Flow[None]:
    """Bets, then turn by turn, the attacker first, until one falls. [97, 98, 120]"""
    s, fight = t.state, the_fight(t)
    if fight.step == "bets":
        yield from _bets(t)
        for each in fight.sides:
            if len(s.players[each.seat].hand) <= 1 and use_once(t, each.seat, "arachas"):
                draw(t, each.seat, 2)
            gather(t, each.seat, hand=False)
        fight.now = 0
        fight.step = "turn"
    try:
        while True:
            yield from one_turn(t)
            fight.now = 1 - fight.now
            fight.step = "turn"
    except Beaten:
        lay_down(t)
    yield from _aftermath(t)


def _bets(t: WorldTable) -> Flow[None]:
    """Every bystander may stake a gold on one of the two. [98]"""
    s, fight = t.state, the_fight(t)
    while s.queue:
        seat = s.queue[0]
        if s.players[seat].gold >= STAKE:
            yield SAFE
            options = [*(Bet(each.seat) for each in fight.sides), NoBet()]
            match (yield Ask(seat, "bet", options, rule="98")):
                case Bet(on):
                    s.players[seat].gold -= STAKE
                    fight.bets[seat] = on
                    t.tell(e.BetMade(seat, on))
        s.queue.pop(0)


def _aftermath(t: WorldTable) -> Flow[None]:
    """Gold, a trophy for the attacker, comfort for the loser; the tavern closes. [99-104]"""
    s, fight = t.state, the_fight(t)
    attacker, defender = (each.seat for each in fight.sides)
    won = fight.winner == attacker
    loser = defender if won else attacker
    s.fight = None
    t.tell(e.BeatWitcher(fight.winner, loser))
    prize = TRACK_GOLD[s.players[loser].marker]
    gain_gold(t, fight.winner, prize)
    for seat, on in fight.bets.items():
        if on == fight.winner:
            s.players[seat].gold += STAKE + prize
            t.tell(e.BetPaid(seat, STAKE + prize))
    if won:
        trophy = f"witcher-{s.players[defender].school}"
        if trophy not in me(t).trophies:
            yield from win_trophy(t, trophy)
    yield from gain_row_card(t, loser, 0, "99")
    recover(t, attacker)
    recover(t, defender)
    draw(t, defender, LOSER_DRAWS if won else DEFENDER_DRAWS)
    if not won:
        add_refill(t, -1)
    s.tavern = fight.place
    t.tell(e.TavernClosed(fight.place))
    s.phase = "rest"
