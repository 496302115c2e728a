"""Cackles and Black Aliss: taking, giving back, and tea."""

from __future__ import annotations

from korchma.games.witches import events as e
from korchma.games.witches.options import Return, TakeFrom
from korchma.games.witches.state import TheEnd, WitchTable, me, witches_at
from korchma.kernel import Ask, Flow

TEA_HOST = 3
TEA_GUEST = 2
GRANNY_RETURNS = 2


def take_cackles(t: WitchTable, n: int) -> Flow[None]:
    """The active witch takes cackles, one by one. [87-90]"""
    s, player = t.state, me(t)
    for _ in range(n):
        if s.cackle_pool:
            s.cackle_pool -= 1
            player.cackles += 1
            t.tell(e.Cackled(s.active))
        else:
            yield from _take_from_the_most(t)


def _take_from_the_most(t: WitchTable) -> Flow[None]:
    """An empty pool: from whoever has the most; if that is she alone, Aliss. [88, 89]"""
    s, player = t.state, me(t)
    most = max(each.cackles for each in s.players)
    victims = [i for i, x in enumerate(s.players) if x.cackles == most and i != s.active]
    if not victims or not most:
        take_aliss(t)
        return
    victim = victims[0]
    if len(victims) > 1:
        options = [TakeFrom(seat) for seat in victims]
        match (yield Ask(s.active, "take-from", options, rule="88")):
            case TakeFrom(seat):
                victim = seat
    s.players[victim].cackles -= 1
    player.cackles += 1
    t.tell(e.CackleTaken(s.active, victim))


def take_aliss(t: WitchTable) -> None:
    """A Black Aliss; playing together, none left loses. [89, 91, 106, 107, 130, 136]

    Ruling A9: competing witches take nothing once the twelve are gone.
    """
    s = t.state
    if s.aliss_pool:
        s.aliss_pool -= 1
        me(t).aliss += 1
        t.tell(e.AlissTaken(s.active))
        return
    t.tell(e.NoAlissLeft(s.active))
    if t.options.together:
        s.ending = "aliss"
        raise TheEnd


def give_back(t: WitchTable, seat: int, most: int, about: str, rule: str) -> Flow[None]:
    """A witch returns up to so many cackles: all of them, as a rule. [93, 100m]

    Ruling A33: she may keep some; clients give the usual answer for her.
    """
    s, player = t.state, t.state.players[seat]
    most = min(most, player.cackles)
    if not most:
        return
    options = [Return(n) for n in range(most, -1, -1)]
    match (yield Ask(seat, about, options, rule=rule, usual=options[0])):
        case Return(n):
            player.cackles -= n
            s.cackle_pool += n
            if n:
                t.tell(e.CacklesReturned(seat, n))


def tea(t: WitchTable) -> Flow[None]:
    """Etiquette: up to three cackles for her, up to two for each other witch there. [92-94]"""
    s = t.state
    at = me(t).at
    t.tell(e.TeaPoured(s.active, at))
    yield from give_back(t, s.active, TEA_HOST, "tea", "93")
    for seat in witches_at(s, at):
        if seat != s.active:
            yield from give_back(t, seat, TEA_GUEST, "tea", "93")
