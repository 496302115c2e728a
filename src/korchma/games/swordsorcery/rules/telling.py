"""Telling the quests: paragraphs, choices by nature or vote, flags and counters. [69] (3.14)"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, MutableMapping, Sequence
from typing import Any, TypeAlias, cast

from korchma.games.swordsorcery import events as e
from korchma.games.swordsorcery.box import tales as w
from korchma.games.swordsorcery.box.holding import Holding
from korchma.games.swordsorcery.box.quests import Paragraph
from korchma.games.swordsorcery.box.tales import Word
from korchma.games.swordsorcery.options import Choose
from korchma.games.swordsorcery.rules import hero_words, story, words
from korchma.games.swordsorcery.rules.cards import hero_row
from korchma.games.swordsorcery.rules.conditions import Test, bars, ready
from korchma.games.swordsorcery.rules.dice import save
from korchma.games.swordsorcery.rules.figures import acting, number
from korchma.games.swordsorcery.state import SwordTable
from korchma.kernel import Ask, Flow
from korchma.tray import stories as g
from korchma.tray.stories import Branch, Entry, Jump, Steps, Teller, TheEnd, Way

Stop: TypeAlias = Jump | TheEnd | None
Leaf: TypeAlias = Branch[Word, Holding]
Page: TypeAlias = Entry[Word, Holding]
_READY: dict[int, tuple[object, Test]] = {}
"""Conditions that were asked for, each kept with what it became."""


class Flags(MutableMapping[str, int]):
    """Flags and counters by the names stories use; ``bars`` is reckoned. [3.14]"""

    def __init__(self, t: SwordTable) -> None:
        self._t = t

    def __getitem__(self, name: str) -> int:
        state = self._t.state
        return bars(state) if name == "bars" else state.flags.get(name, 0)

    def __setitem__(self, name: str, value: int) -> None:
        t = self._t
        t.state.flags[name] = value
        if any(row.id == name for row in story.book_of(t).quest.counts):
            t.tell(e.Counted(name, value))

    def __delitem__(self, name: str) -> None:
        self._t.state.flags.pop(name, None)

    def __iter__(self) -> Iterator[str]:
        return iter(self._t.state.flags)

    def __len__(self) -> int:
        return len(self._t.state.flags)

    def get(self, name: str, default: object = 0) -> int:
        """Nought where nothing was set."""
        return self[name]


class Tales(Teller[SwordTable, Word, Holding]):
    """How the quests are told: the acting hero decides by his nature."""

    def entries(self, t: SwordTable) -> Mapping[g.Name, Page]:
        return cast(Mapping[g.Name, Page], story.book_of(t).paragraphs)

    def flags(self, t: SwordTable) -> MutableMapping[str, int]:
        return Flags(t)

    def true(self, t: SwordTable, condition: Any) -> bool:
        """Whether a condition holds; each is made ready once."""
        found = _READY.get(id(condition))
        if found is None:
            found = _READY[id(condition)] = (condition, ready(condition))
        return found[1](t)

    def opened(self, t: SwordTable, entry: Page) -> bool:
        """Each at most once in a quest; its text is told now."""
        s, name = t.state, str(entry.id)
        if name in s.read:
            return False
        s.read.append(name)
        s.reading.append(name)
        s.path = f"{s.quest}-{name}"
        t.learn()
        t.tell(e.Read(s.path, acting(t).ref))
        return True

    def closed(self, t: SwordTable, entry: Page) -> None:
        t.state.reading.remove(str(entry.id))

    def steps(self, t: SwordTable, entry: Page, steps: Steps[Word, Holding]) -> Flow[Stop]:
        """As the grammar says; goals and defeats are looked at after each step. [65]"""
        for step in steps:
            stop = yield from super().steps(t, entry, (step,))
            if stop is not None:
                return stop
            yield from story.ends(t)
        return None

    # --- choosing --------------------------------------------------------------------------------

    def choose(
        self,
        t: SwordTable,
        entry: Page,
        choice: g.Choose[Word, Holding],
        ways: Sequence[Way[Word, Holding]],
    ) -> Flow[Way[Word, Holding] | None]:
        """By nature: the way of the acting hero's; with Soul Storm any. By vote: all. [69]"""
        hero = acting(t)
        bound = choice.by == "nature" and not t.options.soul_storm
        if bound:
            ways = [way for way in ways if way.id == hero_row(t, hero).nature]
        if not ways:
            return None
        name = f"{t.state.quest}-{entry.id}"
        options = [Choose(f"{name}.{way.id}") for way in ways]
        chosen = options[0]
        if choice.by == "vote":
            chosen = yield from vote(t, options)
        elif len(options) > 1:
            answer = yield Ask(hero.seat, "story", options, rule="69")
            assert isinstance(answer, Choose)
            chosen = answer
        t.tell(e.WayTaken(hero.ref, chosen.way, bound))
        return ways[options.index(chosen)]

    def taken(self, t: SwordTable, entry: Page, way: Way[Word, Holding]) -> None:
        s = t.state
        s.took[str(entry.id)] = way.id
        s.path = f"{s.quest}-{entry.id}-{way.id}"
        if not (way.steps and isinstance(way.steps[0], Jump)):
            t.tell(e.Words(s.path))

    def lacks(self, t: SwordTable, price: Word) -> bool:
        return hero_words.lacks(t, price)

    # --- the game's own --------------------------------------------------------------------------

    def own(self, t: SwordTable, entry: Page, step: Word) -> Flow[Leaf | None]:
        """A word of the quests; a save decides what is read on."""
        if isinstance(step, w.Save):
            return (yield from self._save(t, entry, step))
        if isinstance(step, w.Tell):
            t.tell(e.Words(f"{t.state.quest}-{entry.id}-{step.text}"))
            return None
        yield from words.do(t, step)
        return None

    def _save(self, t: SwordTable, entry: Page, step: w.Save) -> Flow[Leaf | None]:
        """Each rolls; inside, the acting hero is who rolled. [71]"""
        s, before, path = t.state, t.state.acting, t.state.path
        for hero in hero_words.whom(t, step.who):
            if hero.ghost:
                continue
            s.acting = number(t, hero)
            ok = yield from save(t, hero)
            s.path = f"{path}-{'ok' if ok else 'fail'}"
            t.tell(e.Words(s.path))
            leaf: Any = step.ok if ok else step.fail
            stop = yield from self.steps(t, entry, leaf.steps)
            s.path = path
            if stop is not None:
                s.acting = before
                return Branch((stop,))
        s.acting = before
        return None


TALES = Tales()
DEED: Page = Paragraph(id="deed", source="designed", steps=())
"""What is read where a deed of the quest is done."""


def vote(t: SwordTable, options: Sequence[Choose]) -> Flow[Choose]:
    """Each player openly; of equal votes the active player's counts. [69]"""
    votes: Counter[Choose] = Counter()
    own = options[0]
    for seat in sorted({hero.seat for hero in t.state.heroes}):
        answer = yield Ask(seat, "vote", options, rule="69")
        assert isinstance(answer, Choose)
        votes[answer] += 1
        t.tell(e.Voted(seat, answer.way))
        if seat == acting(t).seat:
            own = answer
    most = max(votes.values())
    tied = [option for option in options if votes[option] == most]
    return own if own in tied else tied[0]
