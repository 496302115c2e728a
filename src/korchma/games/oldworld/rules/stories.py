"""Exploring, quests and events: an opening, two choices, and what comes of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, TypeAlias

from korchma.games.oldworld import events as e
from korchma.games.oldworld.box.box import SKILLS
from korchma.games.oldworld.box.rows import Band, Effect, Event, Price
from korchma.games.oldworld.options import Choose, Leave
from korchma.games.oldworld.rules.cards import toss_chosen
from korchma.games.oldworld.rules.effects import apply, keep
from korchma.games.oldworld.rules.growing import gain_gold, pour_down
from korchma.games.oldworld.rules.modifiers import Scene, total
from korchma.games.oldworld.rules.short_fight import short_fight
from korchma.games.oldworld.state import Player, WorldTable, me
from korchma.kernel import Ask, Flow, Option

Lack: TypeAlias = Literal["gold", "potions", "cards"]


def explore(t: WorldTable, deck: str) -> Flow[None]:
    """A card of the city or of the wilds; an empty deck is replaced by the other. [58]"""
    s = t.state
    piles = {"city": s.city, "wilds": s.wilds}
    pile = piles[deck] or piles["wilds" if deck == "city" else "city"]
    if deck == "wilds":
        gain_gold(t, s.active, total("wilds", Scene(t, s.active)))
    if not pile:
        t.tell(e.Nothing(s.active))
        return
    story = pile.pop()
    s.reading.append(story)
    t.learn()
    t.tell(e.Explored(s.active, deck, story))
    yield from _choose(t, story)
    s.reading.remove(story)
    if not any(quest.story == story for quest in me(t).quests):
        s.told.append(story)


def lacking(player: Player, price: Price) -> Lack | None:
    """What a witcher has too little of to take a way; its price is paid in full or not. [59]"""
    if price.gold > player.gold:
        return "gold"
    if price.potions > len(player.potions):
        return "potions"
    return "cards" if price.cards > len(player.hand) else None


def _choose(t: WorldTable, story: str) -> Flow[None]:
    """The choice, its price, and only then its outcome; who can pay neither goes on. [58, 59]"""
    s, ways = t.state, t.content.ways(story)
    options: list[Option] = [
        Choose(story, way) for way in ways if not lacking(me(t), ways[way].price)
    ]
    match (yield Ask(s.active, "story", options or [Leave()], rule="58")):
        case Choose(_, way):
            yield from _pay(t, ways[way].price)
            t.tell(e.Outcome(s.active, f"{story}-{way}"))
            yield from resolve(t, story, ways[way].effects)
        case _:
            t.tell(e.PassedBy(s.active, story))


def _pay(t: WorldTable, price: Price) -> Flow[None]:
    """Gold, potions and cards, as the option says. [59]"""
    s, player = t.state, me(t)
    gain_gold(t, s.active, -price.gold)
    if price.potions:
        yield from pour_down(t, s.active, len(player.potions) - price.potions)
    if price.cards:
        yield from toss_chosen(t, s.active, price.cards, "pay-cards", "59")


def resolve(t: WorldTable, name: str, effects: Sequence[Effect]) -> Flow[None]:
    """One effect after the other; an effect may lead to an event. [60]"""
    for effect in effects:
        match effect.do:
            case "event":
                yield from take_event(t, effect.n)
            case "die":
                yield from _die(t, name, effect.bands)
            case _:
                yield from apply(t, name, effect)


def _die(t: WorldTable, name: str, bands: Sequence[Band]) -> Flow[None]:
    """A die decides."""
    n = roll(t)
    yield from resolve(t, name, band(bands, n).effects)


def roll(t: WorldTable) -> int:
    """A die of six faces."""
    n = 1 + t.rng.below(6)
    t.tell(e.RolledDie(t.state.active, n))
    return n


def band(bands: Sequence[Band], n: int) -> Band:
    """The band a number falls into; the last one takes what is above."""
    return next((each for each in bands if n <= each.upto), bands[-1])


# --- quests and events ---------------------------------------------------------------------------


def complete(t: WorldTable, story: str) -> Flow[None]:
    """A quest is done: price, event; then its card goes and its token goes back. [43, 62]"""
    s, player = t.state, me(t)
    quest = next(x for x in player.quests if x.story == story and x.at == player.at)
    gain_gold(t, s.active, -quest.gold)
    t.tell(e.QuestDone(s.active, story))
    yield from take_event(t, quest.event)
    player.quests.remove(quest)
    if quest.terrain:
        s.stacks[quest.terrain].append(quest.at)
    if story in t.content.stories:
        s.told.append(story)


def take_event(t: WorldTable, number: int) -> Flow[None]:
    """An event by its number; one that is already taken brings nothing. [62, 122]"""
    s = t.state
    if number in s.events:
        return
    s.events.append(number)
    name = f"event-{number}"
    s.reading.append(name)
    t.learn()
    t.tell(e.EventRead(s.active, name))
    yield from _event(t, name, t.content.events[number])
    s.reading.remove(name)


def _event(t: WorldTable, name: str, event: Event) -> Flow[None]:
    """Each kind of event in its own way. [62, 63]"""
    s = t.state
    match event.kind:
        case "choice":
            yield from _choose(t, name)
        case "plain":
            yield from resolve(t, name, event.effects)
        case "table":
            yield from _banded(t, name, event.bands, roll(t))
        case "threshold":
            level = me(t).skills[SKILLS.index(event.skill)]
            t.tell(e.Measured(s.active, event.skill, level, event.n))
            met = level >= event.n
            t.tell(e.Outcome(s.active, f"{name}-{'yes' if met else 'no'}"))
            yield from resolve(t, name, event.yes if met else event.no)
        case "test":
            level = me(t).skills[SKILLS.index(event.skill)]
            total = 2 * level + roll(t)
            t.tell(e.Tested(s.active, event.skill, level, total))
            yield from _banded(t, name, event.bands, total)
        case "duel":
            damage = yield from short_fight(t, event)
            yield from _banded(t, name, event.bands, damage)
        case "gear" | "companion":
            keep(t, event.power)


def _banded(t: WorldTable, name: str, bands: Sequence[Band], n: int) -> Flow[None]:
    """The outcome of the band a number falls into."""
    found = band(bands, n)
    t.tell(e.Outcome(t.state.active, f"{name}-{bands.index(found) + 1}"))
    yield from resolve(t, name, found.effects)
