"""How a quest ends: rewards, what ghosts leave behind, what the forge lent. [65, 161, 168]"""

from __future__ import annotations

from korchma.games.swordsorcery import events as e
from korchma.games.swordsorcery.rules import gear, giving, story, words
from korchma.games.swordsorcery.rules.cards import become, deck_of, every, worn
from korchma.games.swordsorcery.state import Carried, SwordTable
from korchma.kernel import Flow


def finish(t: SwordTable, ending: str) -> Flow[None]:
    """The quest is over: rewards of a victory, a card of every ghost. [161]"""
    s = t.state
    s.finishing = s.finishing or ending
    s.blows, s.guard, s.visit, s.turn = [], None, None, None
    s.reading, s.waiting, s.queue = [], [], []
    s.acting = s.active
    deck = deck_of(t.content, "encounters")
    s.encountered += [card for card in (*s.under, s.card) if card in deck]
    s.card, s.under = "", []
    if ending == "win":
        for reward in story.book_of(t).quest.rewards:
            yield from words.do(t, reward)
    for hero in s.heroes:
        cards = worn(hero)
        if hero.ghost and cards:
            carried = cards[t.rng.below(len(cards))]
            giving.discard(t, gear.loosen(t, hero, carried))
            t.tell(e.GaveUp(hero.ref, carried.card, carried.side))
    s.stash = [_given_back(carried) for carried in s.stash]
    for hero in s.heroes:
        for carried in every(hero):
            if carried.lent:
                become(hero, carried, _given_back(carried))
    story.over(t, ending)
    s.phase = "over"


def _given_back(carried: Carried) -> Carried:
    """What the anvil has turned is turned back. [168]"""
    return Carried(carried.card, "a", carried.charges) if carried.lent else carried
