"""Exploring, quests and events: an opening, two choices, and what comes of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal, TypeAlias

from korchma.games.oldworld import events as e
from korchma.games.oldworld.box.box import SKILLS
from korchma.games.oldworld.box.rows import Skill
from korchma.games.oldworld.box.tales import (
    Die,
    Duel,
    Pay,
    Price,
    Table,
    Tale,
    TaleBranch,
    TaleChoice,
    TaleWay,
    Test,
    Threshold,
    Word,
)
from korchma.games.oldworld.options import Choose, Leave
from korchma.games.oldworld.rules.cards import toss_chosen
from korchma.games.oldworld.rules.effects import apply
from korchma.games.oldworld.rules.growing import gain_gold, pour_down
from korchma.games.oldworld.rules.modifiers import number
from korchma.games.oldworld.rules.short_fight import short_fight
from korchma.games.oldworld.state import Player, WorldTable, me
from korchma.kernel import Ask, Flow, Option
from korchma.tray.stories import Band, Entry, FlagIs, Name, Teller, band

Lack: TypeAlias = Literal["gold", "potions", "cards"]


def explore(t: WorldTable, deck: str) -> Flow[None]:
    """A card of the city or of the wilds; an empty deck is replaced by the other. [58]"""
    s = t.state
    piles = {"city": s.city, "wilds": s.wilds}
    pile = piles[deck] or piles["wilds" if deck == "city" else "city"]
    if deck == "wilds":
        gain_gold(t, s.active, number(t, s.active, "wilds"))
    if not pile:
        t.tell(e.Nothing(s.active))
        return
    story = pile.pop()
    t.tell(e.Explored(s.active, deck, story))
    yield from TALES.tell(t, story)
    if not any(quest.story == story for quest in me(t).quests):
        s.told.append(story)


def complete(t: WorldTable, story: str) -> Flow[None]:
    """A quest is done: price, event; then its card goes and its token goes back. [43, 62]"""
    s, player = t.state, me(t)
    quest = next(x for x in player.quests if x.story == story and x.at == player.at)
    gain_gold(t, s.active, -quest.gold)
    t.tell(e.QuestDone(s.active, story))
    yield from TALES.tell(t, quest.event)
    player.quests.remove(quest)
    if quest.terrain:
        s.stacks[quest.terrain].append(quest.at)
    if story in t.content.stories:
        s.told.append(story)


def lacking(player: Player, price: Price) -> Lack | None:
    """What a witcher has too little of to take a way; its price is paid in full or not. [59]"""
    if price.gold > player.gold:
        return "gold"
    if price.potions > len(player.potions):
        return "potions"
    return "cards" if price.cards > len(player.hand) else None


class Tales(Teller[WorldTable, Word, FlagIs]):
    """How the Old World is told: the active witcher reads, chooses, pays, and only then learns."""

    def entries(self, t: WorldTable) -> Mapping[Name, Tale]:
        return t.content.tales

    def opened(self, t: WorldTable, entry: Entry[Word, FlagIs]) -> bool:
        """A story, or an event by its number: one already taken brings nothing. [62, 122]"""
        s, name = t.state, _name(entry)
        if isinstance(entry.id, int):
            if entry.id in s.events:
                return False
            s.events.append(entry.id)
            t.tell(e.EventRead(s.active, name))
        s.reading.append(name)
        t.learn()
        return True

    def closed(self, t: WorldTable, entry: Entry[Word, FlagIs]) -> None:
        t.state.reading.remove(_name(entry))

    def lacks(self, t: WorldTable, price: Word) -> bool:
        return isinstance(price, Pay) and lacking(me(t), price.price) is not None

    def choose(
        self,
        t: WorldTable,
        entry: Entry[Word, FlagIs],
        choice: TaleChoice,
        ways: Sequence[TaleWay],
    ) -> Flow[TaleWay | None]:
        """One of two ways; who can pay neither goes on. [58, 59]"""
        name, by_key = _name(entry), {way.id: way for way in ways}
        options: list[Option] = [Choose(name, key) for key in KEYS if key in by_key]
        match (yield Ask(t.state.active, "story", options or [Leave()], rule="58")):
            case Choose(_, key):
                return by_key[key]
        t.tell(e.PassedBy(t.state.active, name))
        return None

    def taken(self, t: WorldTable, entry: Entry[Word, FlagIs], way: TaleWay) -> None:
        t.tell(e.Outcome(t.state.active, f"{_name(entry)}-{way.id}"))

    def own(self, t: WorldTable, entry: Entry[Word, FlagIs], step: Word) -> Flow[TaleBranch | None]:
        """An effect, a price, or something that decides. [59-63]"""
        match step:
            case Pay():
                yield from _pay(t, step)
            case Die(bands):
                return band(bands, roll(t))
            case Table(bands):
                return _told(t, entry, bands, roll(t))
            case Test(skill, bands):
                return _told(t, entry, bands, _test(t, skill))
            case Threshold():
                return _measure(t, entry, step)
            case Duel():
                damage = yield from short_fight(t, step)
                return _told(t, entry, step.bands, damage)
            case _:
                yield from apply(t, _name(entry), step)
        return None


TALES = Tales()
KEYS: tuple[Literal["a"], Literal["b"]] = ("a", "b")


def _name(entry: Entry[Word, FlagIs]) -> str:
    """What the texts of an entry are called by."""
    assert isinstance(entry, Tale)
    return entry.name


def _pay(t: WorldTable, price: Pay) -> Flow[None]:
    """Gold, potions and cards, as the option says. [59]"""
    s, player = t.state, me(t)
    gain_gold(t, s.active, -price.gold)
    if price.potions:
        yield from pour_down(t, s.active, len(player.potions) - price.potions)
    if price.cards:
        yield from toss_chosen(t, s.active, price.cards, "pay-cards", "59")


def roll(t: WorldTable) -> int:
    """A die of six faces."""
    n = 1 + t.rng.below(6)
    t.tell(e.RolledDie(t.state.active, n))
    return n


def _test(t: WorldTable, skill: Skill) -> int:
    """Twice a skill and a die. [62]"""
    level = me(t).skills[SKILLS.index(skill)]
    total = 2 * level + roll(t)
    t.tell(e.Tested(t.state.active, skill, level, total))
    return total


def _measure(t: WorldTable, entry: Entry[Word, FlagIs], step: Threshold) -> TaleBranch:
    """A skill is high enough, or it is not. [62]"""
    level = me(t).skills[SKILLS.index(step.skill)]
    t.tell(e.Measured(t.state.active, step.skill, level, step.n))
    met = level >= step.n
    t.tell(e.Outcome(t.state.active, f"{_name(entry)}-{'yes' if met else 'no'}"))
    return step.yes if met else step.no


def _told(
    t: WorldTable, entry: Entry[Word, FlagIs], bands: Sequence[Band[Word, FlagIs]], n: int
) -> TaleBranch:
    """The outcome of the band a number falls into."""
    found = band(bands, n)
    t.tell(e.Outcome(t.state.active, f"{_name(entry)}-{bands.index(found) + 1}"))
    return found
