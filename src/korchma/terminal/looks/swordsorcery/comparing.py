"""What a card of the emporium would change, what a rank brings: in words."""

from __future__ import annotations

from korchma.games.swordsorcery.box.rows import Gem
from korchma.games.swordsorcery.eyes.fitting import Fitting, Likely
from korchma.games.swordsorcery.eyes.rising import GEM, Rise
from korchma.terminal.looks.swordsorcery.marks import ROMAN, Marks
from korchma.text.voice import percent


class Comparing:
    """Says numbers beside each other: now, and then."""

    def __init__(self, marks: Marks) -> None:
        self.marks, self.voice, self.say = marks, marks.voice, marks.say

    def gauge(self, what: str, before: float, after: float) -> str:
        """One number, now and then; as it is where nothing changes."""
        name, was, now = self.voice.name("gauge", what), _number(before), _number(after)
        if was == now:
            return f"{name} {now}"
        return self.say("term-swordsorcery-gauge", what=name, before=was, after=now)

    def changes(self, fitting: Fitting, *only: str) -> list[str]:
        """The numbers that change, or of them ``only`` these."""
        return [
            self.gauge(each.what, each.before, each.after)
            for each in fitting.gauges
            if _number(each.before) != _number(each.after) and each.what in (only or (each.what,))
        ]

    def fitting(self, fitting: Fitting) -> str:
        """A card beside what is worn: all that differs, what its symbols buy."""
        said = self.changes(fitting) + [self._likely(each) for each in fitting.lines]
        out = [] if fitting.usable else [self.say("term-swordsorcery-foreign")]
        names = self.voice.listed([self.marks.item(item) for item in fitting.instead])
        if names and said:
            out.append(self.say("term-swordsorcery-beside", names=names, said=", ".join(said)))
        elif said:
            out.append(self.say("term-swordsorcery-new", said=", ".join(said)))
        return " ".join(out)

    def _likely(self, each: Likely) -> str:
        does = ", ".join(self.voice.word(word) for phrase in each.says for word in phrase.does)
        return self.say("term-swordsorcery-likely", does=does, chance=percent(each.chance))

    def rise(self, rise: Rise) -> str:
        """What a rank costs and brings, what can be learnt, who may follow."""
        learns = [self.voice.name("power", x) for x in rise.powers]
        learns += [self.voice.name("talent", x) for x in rise.talents]
        more = {
            "term-swordsorcery-rise-learns": learns,
            "term-swordsorcery-rise-grown": [self.voice.name("power", x) for x in rise.grown],
            "term-swordsorcery-rise-level": [self.voice.name("hero", x) for x in rise.level],
        }
        said = [
            self.gauge(what, was, now)
            for what, was, now in zip(GEM, _given(rise.before), _given(rise.after), strict=True)
            if was != now
        ]
        head = self.say(
            "term-swordsorcery-rise",
            rank=ROMAN[rise.rank],
            cost=rise.cost,
            left=rise.left,
            said=", ".join(said),
        )
        told = [self.say(name, names=", ".join(found)) for name, found in more.items() if found]
        return " ".join([head, *told])


def _given(gem: Gem) -> tuple[int, ...]:
    """The numbers of a rank, in the order of their names."""
    return gem.health, gem.combat, gem.act, gem.powers, gem.talents


def _number(n: float) -> str:
    return f"{n:.1f}".removesuffix(".0")
