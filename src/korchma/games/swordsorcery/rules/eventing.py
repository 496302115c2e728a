"""The Event phase: cards drawn and discarded, day and night, story cards on top. [55-66]"""

from __future__ import annotations

from korchma.games.swordsorcery import events as e
from korchma.games.swordsorcery.box import tales as w
from korchma.games.swordsorcery.rules import (
    effects,
    foes,
    quest_moments,
    quest_rules,
    shadows,
    story,
)
from korchma.games.swordsorcery.rules.figures import active, living
from korchma.games.swordsorcery.state import SwordTable
from korchma.kernel import Flow


def turn_card(t: SwordTable) -> Flow[None]:
    """A face-up card is discarded, else the next one is drawn: one event in two rounds. [55]"""
    s = t.state
    if s.stories_up:
        t.tell(e.StoryGone(s.stories_up.pop()))
        s.deck_empty = not s.events and not s.stories_up
    elif s.event_up:
        _discard_top(t)
    elif not s.events:
        s.deck_empty = True
    else:
        yield from _draw(t)


def _discard_top(t: SwordTable) -> None:
    """The card on top is gone; with the last one the quest is lost. [66]"""
    s = t.state
    card = s.events.pop()
    s.event_up = False
    s.events_used.append(card)
    t.tell(e.EventGone(card))
    if not s.events:
        s.deck_empty = True


def _draw(t: SwordTable) -> Flow[None]:
    """The top card is turned up and resolved as it is printed. [55-60]"""
    s = t.state
    card = s.events[-1]
    s.drawn += 1
    t.learn()
    t.tell(e.EventDrawn(card))
    if t.content.events[card].kind == "normal":
        s.event_up = True
    else:
        s.events.pop()
        _turn_sky(t, card)
    yield from resolve(t, card)


def _turn_sky(t: SwordTable, card: str) -> None:
    """Day or night replaces the other, and lies beside the deck. [59, 60]"""
    s = t.state
    if s.sky:
        s.events_used.append(s.sky)
    s.sky = card
    t.tell(e.SkyTurned(card))


def resolve(t: SwordTable, card: str) -> Flow[None]:
    """What a card does at once, who comes, and the paragraph that waits for it. [55, 61]"""
    s, row = t.state, t.content.events[card]
    before, s.event_card = s.event_card, card
    quest_moments.event_drawn(t, card)
    yield from effects.run(t, row.does, effects.Ctx("", active(t).ref, source=card))
    if row.spawn is not None and not quest_rules.asleep_in_quiet(t):
        many = len(living(t)) if t.options.formula_by_living else len(s.heroes)
        coming = foes.formula(t, row.spawn[many >= foes.MANY])
        if not coming:  # as many are here as there are heroes: that is told too
            t.tell(e.NobodyCame())
        yield from foes.spawn(t, coming)
    s.event_card = before
    story.moment(t, f"event:{card}")
    yield from shadows.check(t)
    yield from story.settle(t)


# --- what stories do with the deck ---------------------------------------------------------------


def by_story(t: SwordTable, step: w.Event) -> Flow[None]:
    """A card is drawn now, goes on top or under the deck, changes places; or some are gone."""
    s = t.state
    match step.act:
        case "draw":
            assert step.card is not None
            if _fetch(t, step.card):
                hidden = s.event_up
                if hidden:
                    s.event_up = False
                s.events.append(step.card)
                yield from _draw(t)
        case "top" | "bottom":
            assert step.card is not None
            _fetch(t, step.card)
            where = 0 if step.act == "bottom" else len(s.events) - s.event_up
            s.events.insert(where, step.card)
        case "swap":
            if step.card in s.events and step.other in s.events:
                i, j = s.events.index(step.card), s.events.index(step.other)
                s.events[i], s.events[j] = s.events[j], s.events[i]
        case "discard":
            for _ in range(step.n):
                _discard_hidden(t)


def _fetch(t: SwordTable, card: str) -> bool:
    """A card is taken from the deck, the discards or the box; not if it lies face up."""
    s = t.state
    if s.event_up and s.events[-1] == card:
        return False
    for pile in (s.events, s.events_used):
        if card in pile:
            pile.remove(card)
            return True
    return True


def _discard_hidden(t: SwordTable) -> None:
    """The topmost card that lies face down goes unread. [3.14]"""
    s = t.state
    below = len(s.events) - 1 - s.event_up
    if below >= 0:
        card = s.events.pop(below)
        s.events_used.append(card)
        t.learn()
        t.tell(e.EventGone(card))
        if not s.events:
            s.deck_empty = True
