"""Encounter cards: which enemies act, in which order; special powers. [53, 190-193]"""

from __future__ import annotations

from collections.abc import Sequence

from korchma.games.swordsorcery import events as e
from korchma.games.swordsorcery.box.decks import EncounterRow, Whose
from korchma.games.swordsorcery.box.fortunes import Rouse
from korchma.games.swordsorcery.options import Act
from korchma.games.swordsorcery.rules import activation, effects, quest_rules, triggers
from korchma.games.swordsorcery.rules.breeds import breed, scroll_of
from korchma.games.swordsorcery.rules.cards import deck_of
from korchma.games.swordsorcery.rules.figures import (
    BLIND,
    RANKS,
    STUN,
    active,
    controller,
    foe_called,
    party,
    party_at,
)
from korchma.games.swordsorcery.rules.ground import lay, sees, within
from korchma.games.swordsorcery.rules.harm import alive
from korchma.games.swordsorcery.rules.numbers import race
from korchma.games.swordsorcery.state import Foe, SwordTable
from korchma.kernel import SAFE, Ask, Flow
from korchma.tray import piles

# --- drawing -------------------------------------------------------------------------------------


def enemy_turn(t: SwordTable) -> Flow[None]:
    """After each hero's turn: a card is drawn if any enemy is in play, and done. [53]"""
    s = t.state
    if not s.card:
        if not s.foes:
            return
        row = _draw(t)
        if row is None:
            return
        if row.signal:
            yield from signal(t)
        s.queue, s.step = called(t, row)
        if not s.queue:
            t.tell(e.NobodyActs(row.id))
    row = deck_of(t.content, "encounters")[s.card]
    while s.step and s.queue:
        yield SAFE
        foe = yield from _pick(t, s.queue)
        if foe is None:
            break
        s.queue.remove(foe.ref)
        s.step -= 1
        yield from activation.activate(t, foe, row.hits)
    s.queue, s.step = [], 0
    _put_away(t, row)


def encounter(t: SwordTable, *, even_alone: bool = False) -> Flow[None]:
    """A card in the midst of something else; what was under way waits. [7, 193]"""
    s = t.state
    if not s.foes and not even_alone:
        return
    s.under.append(s.card)
    row = _draw(t)
    if row is None:
        s.card = s.under.pop()
        return
    if row.signal:
        yield from signal(t)
    queue, n = called(t, row)
    if not queue:
        t.tell(e.NobodyActs(row.id))
    while n and queue:
        foe = yield from _pick(t, queue)
        if foe is None:
            break
        queue.remove(foe.ref)
        n -= 1
        yield from activation.activate(t, foe, row.hits)
    _put_away(t, row)
    s.card = s.under.pop()


def _draw(t: SwordTable) -> EncounterRow | None:
    s = t.state
    if not s.encounters:
        piles.renew(t.rng, s.encounters, s.encountered)
    if not s.encounters:
        return None
    s.card = s.encounters.pop()
    t.learn()
    row: EncounterRow = deck_of(t.content, "encounters")[s.card]
    t.tell(e.EncounterDrawn(active(t).ref, row.id))
    return row


def _put_away(t: SwordTable, row: EncounterRow) -> None:
    """To the discards; after a Battle all others are shuffled anew first. [T31]"""
    s = t.state
    if row.reshuffle:
        s.encounters += s.encountered
        s.encountered = []
        t.rng.shuffle(s.encounters)
        t.tell(e.EncountersShuffled())
    s.encountered.append(s.card)
    s.card = ""


# --- who acts ------------------------------------------------------------------------------------


def awake(t: SwordTable) -> list[Foe]:
    """Enemies an encounter can call, a horde once."""
    found = {foe.card: foe for foe in reversed(t.state.foes) if quest_rules.may_act(t, foe)}
    return [*found.values()][::-1]


def called(t: SwordTable, row: EncounterRow) -> tuple[list[str], int]:
    """The enemies a card calls, and how many of them act. [53, 192]"""
    foes = awake(t)
    if row.all is not None:
        fit = [foe for foe in foes if _fits(t, foe, row.all, foes)]
        if fit:
            return [foe.ref for foe in fit], len(fit)
        if row.otherwise_all is not None:
            fit = [foe for foe in foes if _fits(t, foe, row.otherwise_all, foes)]
            return [foe.ref for foe in fit], len(fit)
        return [foe.ref for foe in foes], min(row.otherwise, len(foes))
    return [foe.ref for foe in foes], min(row.any, len(foes))


def _fits(t: SwordTable, foe: Foe, whose: Whose, foes: Sequence[Foe]) -> bool:
    if whose.ranks and foe.rank not in whose.ranks:
        return False
    if whose.styles and breed(t.content, foe.card).style not in whose.styles:
        return False
    match whose.case:
        case "highest":
            return foe.rank == min((x.rank for x in foes), key=RANKS.index)
        case "near":
            return bool(party_at(t, foe.at))
        case "wounded":
            return foe.wounds > 0
        case "sniping":
            here = bool(party_at(t, foe.at)) or BLIND in foe.conditions
            return not here and any(sees(t, foe.at, x.at, hero=False) for x in party(t))
    return True


def _key(t: SwordTable, foe: Foe) -> tuple[int, int, bool]:
    """Seat from the active player on, rank, stunned last. [191] (4.D 42)"""
    s = t.state
    seat = (controller(t, foe) - s.active) % len(s.heroes)
    rank = RANKS.index(foe.rank)
    if t.options.x_by_rank:
        return rank, seat, STUN in foe.conditions
    return seat, rank, STUN in foe.conditions


def next_of(t: SwordTable, foes: Sequence[Foe]) -> Flow[Foe]:
    """Who is next; what is still a tie the active player decides. [191]"""
    if len(foes) == 1:
        return foes[0]
    first = min(_key(t, foe) for foe in foes)
    tied = [foe for foe in foes if _key(t, foe) == first]
    if len(tied) == 1:
        return tied[0]
    answer = yield Ask(active(t).seat, "order", [Act(foe.ref) for foe in tied], rule="191")
    assert isinstance(answer, Act)
    return next(foe for foe in tied if foe.ref == answer.foe)


def _pick(t: SwordTable, queue: list[str]) -> Flow[Foe | None]:
    """The next of those called who still live."""
    for ref in [*queue]:
        if foe_called(t, ref) is None:
            queue.remove(ref)
    foes = [foe for ref in queue if (foe := foe_called(t, ref)) is not None]
    return (yield from next_of(t, foes)) if foes else None


# --- special powers ------------------------------------------------------------------------------


def signal(t: SwordTable) -> Flow[None]:
    """Every special power in play goes off, in the order of activation. [174]"""
    waiting = awake(t)
    while waiting:
        foe = yield from next_of(t, waiting)
        waiting.remove(foe)
        if not alive(t, foe):
            continue
        for knack in scroll_of(t.content, foe.card, foe.side).powers:
            if knack.icon == "special" and alive(t, foe):
                t.tell(e.FoePowerUsed(foe.ref, f"{foe.card}.{knack.id}"))
                ctx = effects.Ctx(foe.ref, foe.ref, source=f"{foe.kind}.{knack.id}")
                yield from effects.run(t, knack.does, ctx)
        if alive(t, foe):
            yield from triggers.fire_all(t, foe, "signal", None)


def rouse(t: SwordTable, effect: Rouse, by: str) -> Flow[None]:
    """Others of its folk within reach: the nearest acts, or each rushes. [3.9, 3.10]"""
    me = foe_called(t, by)
    if me is None:
        return
    kin = [
        foe
        for foe in awake(t)
        if foe.card != me.card
        and race(t, foe) == race(t, me)
        and within(t, me.at, foe.at, effect.within, hero=False)
    ]
    if not kin:
        return
    if effect.what == "rush":
        while kin:
            foe = yield from next_of(t, kin)
            kin.remove(foe)
            yield from activation.activate(t, foe, rushes=True)
        return
    far = {foe.ref: lay(t).reaches.distance(me.at, foe.at) or 0 for foe in kin}
    near = [foe for foe in kin if far[foe.ref] == min(far.values())]
    foe = near[0]
    if len(near) > 1:
        options = [Act(each.ref) for each in near]
        answer = yield Ask(active(t).seat, "order", options, rule="228")
        assert isinstance(answer, Act)
        foe = next(each for each in near if each.ref == answer.foe)
    yield from activation.activate(t, foe)
