"""The table of Sword & Sorcery said aloud: for screen readers, pipes, what is pointed at."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from korchma.games.swordsorcery.box.telling import row_phrase
from korchma.games.swordsorcery.eyes.fighters import (
    BodyView,
    CompanionView,
    FoeView,
    HeroView,
    PowerView,
)
from korchma.games.swordsorcery.eyes.forecast import Forecast, Menace, Pace
from korchma.games.swordsorcery.eyes.reckoning import Outlook
from korchma.games.swordsorcery.eyes.rising import Recruit
from korchma.games.swordsorcery.rules.breeds import scroll_of
from korchma.terminal.looks.swordsorcery.marks import BLANK, ROMAN, Marks
from korchma.terminal.looks.swordsorcery.places import Places
from korchma.terminal.looks.swordsorcery.scenes import Scenes
from korchma.text.voice import percent

WHOLE = 10_000
"""A width at which nothing is wrapped."""
TEXTS = ("talent", "encounter", "trap", "event", "condition", "crit", "foe-power")


class Aloud:
    """Sentences about one view."""

    def __init__(self, marks: Marks) -> None:
        self.marks, self.view, self.voice, self.say = marks, marks.view, marks.voice, marks.say

    def describe(self, ref: str) -> str:
        """What a ref points at."""
        kind, _, value = ref.partition(":")
        match kind:
            case "area":
                return Places(self.marks).area(value)
            case "side":
                return Places(self.marks).side(value)
            case "figure" | "hero":
                return self._somebody(value)
            case "item" | "weapon":
                return " ".join(self.card(value))
            case "power":
                return " ".join(self.power_card(value))
            case "hero-card":
                return " ".join(self.hero_card(value))
            case "shrine" | "gate":
                return Places(self.marks).spot(kind, value)
        if kind in TEXTS:
            words = self.voice.thing(kind, value)
            return f"{words['']}. {words.get('text', '')}".strip()
        return ""

    def _somebody(self, ref: str) -> str:
        for hero in self.marks.chosen():
            if ref == hero.who:
                return " ".join(self.hero(hero))
        for foe in self.view.foes:
            if ref == foe.body.ref:
                return " ".join(self.foe(foe))
        for mate in self.view.companions:
            if ref == mate.body.ref:
                return self.mate(mate)
        return ""

    # --- cards -----------------------------------------------------------------------------------

    def card(self, card: str) -> list[str]:
        """Both sides of an item, with what they do."""
        from_view = [x for hero in self.view.heroes for x in (*hero.worn.values(), *hero.pack)]
        known = next((x for x in from_view if x.card == card), None)
        return Places(self.marks).item(card, known)

    def power_card(self, power: str) -> list[str]:
        """Every level of a power."""
        if power not in self.marks.box.powers:
            words = self.voice.thing("power", power)
            return [f"{words['']}. {words.get('text', '')}".strip()]
        row = self.marks.box.powers[power]
        out = [f"{self.voice.name('power', power)}: {self.say(f'icon-{row.icon}')}."]
        for level in row.levels:
            said = self.say(
                "term-swordsorcery-level",
                rank=ROMAN[level.rank],
                cooldown=level.cooldown,
                does=self.marks.power_does(power, level.rank),
            )
            out.append(said)
        return out

    def hero_card(self, card: str) -> list[str]:
        """Who one would be: class, nature, style, what is inborn, what a ghost shouts."""
        row, words = self.marks.box.heroes[card], self.voice.thing("hero-card", card)
        nature, style = self.say(f"nature-{row.nature}"), self.say(f"style-{row.style}")
        return [
            f"{words['hero']}: {words['']} ({nature}, {style}).",
            f"{words['innate']}: {words['innate-text']}",
            f"{words['shout']}: {words['shout-text']}",
        ]

    # --- fighters --------------------------------------------------------------------------------

    def hero(self, hero: HeroView) -> list[str]:
        """Where a hero is, how he is, what he has."""
        body = hero.body
        if body is None:
            return []
        name = self.say(
            "term-swordsorcery-hero",
            name=self.marks.figure(hero.who),
            card=self.voice.name("hero-card", hero.card),
            rank=ROMAN[hero.rank],
            at=self.marks.where(body.at),
            state="ghost" if hero.ghost else "hidden" if hero.hidden else "well",
            ransom=hero.ransom,
        )
        return [name, *([] if hero.ghost else [self.body(body)]), *self.goods(hero)]

    def body(self, body: BodyView) -> str:
        """Life, armour, dice, shields, and what ails it."""
        said = self.say(
            "term-swordsorcery-body",
            left=max(0, body.health - body.wounds),
            health=body.health,
            armour=body.armour,
            defence=body.defence,
            shields=body.shields,
        )
        troubles = self.marks.troubles(body)
        if troubles:
            said += " " + self.say("term-swordsorcery-troubles", names=", ".join(troubles))
        if body.boons:
            names = [self.voice.name("cause", boon) for boon in dict.fromkeys(body.boons)]
            said += " " + self.say("term-swordsorcery-boons", names=", ".join(names))
        return said

    def goods(self, hero: HeroView) -> list[str]:
        """Powers, what is worn, the pack and the purse."""
        marks = self.marks
        out = []
        if hero.powers:
            powers = "; ".join(map(self.power, hero.powers))
            out.append(self.say("term-swordsorcery-powers", names=powers))
        if hero.talents:
            names = ", ".join(self.voice.name("talent", x) for x in hero.talents)
            out.append(self.say("term-swordsorcery-talents", names=names))
        worn = ", ".join(map(marks.item, hero.worn.values())) or BLANK
        pack = ", ".join(map(marks.item, hero.pack)) or BLANK
        out.append(self.say("term-swordsorcery-worn", names=worn))
        out.append(
            self.say(
                "term-swordsorcery-pack",
                names=pack,
                n=len(hero.pack),
                most=hero.capacity,
                crowns=hero.crowns,
            )
        )
        if hero.keys:
            keys = ", ".join(self.say("term-swordsorcery-key", colour=x) for x in hero.keys)
            out.append(self.say("term-swordsorcery-keys", names=keys))
        return out

    def power(self, power: PowerView) -> str:
        """A power and when it can be used again."""
        name = self.voice.name("power", power.card)
        return self.say("term-swordsorcery-power", name=name, at=power.at)

    def mate(self, mate: CompanionView) -> str:
        """A companion."""
        name, at = self.marks.figure(mate.card), self.marks.where(mate.body.at)
        return f"{name}, {at}. {self.body(mate.body)}"

    def foe(self, foe: FoeView) -> list[str]:
        """An enemy: where, how it is, its powers, what it is about to do."""
        head = f"{self.marks.called(foe)}, {self.marks.where(foe.body.at)}."
        out = [head, self.body(foe.body)]
        powers = [self.voice.name("foe-power", x) for x in foe.powers]
        if powers:
            out.append(self.say("term-swordsorcery-powers", names=", ".join(powers)))
        return [*out, self.plan(foe)]

    def plan(self, foe: FoeView) -> str:
        """What it would do if it acted now, against whom, and why."""
        if not foe.stirs or foe.plan.row < 0:
            return self.say("term-swordsorcery-stays")
        scroll = scroll_of(self.marks.box, foe.card, foe.side)
        phrase = row_phrase(scroll.rows[foe.plan.row], scroll)
        return self.say(
            "term-swordsorcery-plan",
            does=", ".join(map(self.voice.word, phrase.does)),
            targets=self.voice.listed([self.marks.figure(x) for x in foe.plan.targets]),
            reason=self.voice.name("reason", foe.plan.reason),
        )

    def outlook(self, outlook: Outlook) -> str:
        """What an attack may come to."""
        said = self.say(
            "term-swordsorcery-outlook",
            wound=percent(outlook.wound),
            kill=percent(outlook.kill),
            mean=f"{outlook.mean:.1f}",
        )
        for name, chance in outlook.conditions.items():
            said += f" {self.voice.name('condition', name)}: {percent(chance)}."
        return said

    def ahead(self, foreseen: msgspec.Struct) -> str:
        """What a step costs; or how many enemies mean somebody, if an encounter calls them."""
        if isinstance(foreseen, Pace):
            struck = len(foreseen.strikes)
            said = self.say("term-swordsorcery-pace", points=foreseen.points)
            said += self.say("term-swordsorcery-struck", n=struck) if struck else ""
            return said + (self.say("term-swordsorcery-burns") if foreseen.burns else "")
        if isinstance(foreseen, Recruit):
            return self.say(
                "term-swordsorcery-recruit",
                back="yes" if foreseen.back else "no",
                rank=ROMAN[foreseen.rank],
                crowns=foreseen.crowns,
            )
        assert isinstance(foreseen, Forecast)
        ready = sum(each.stirs and bool(each.targets) for each in foreseen.foes)
        return self.say("term-swordsorcery-ready", n=ready) if ready else ""

    def menace(self, foe: Menace) -> str:
        """What an enemy will do if it is called: whom it means, why, and what its blow may do."""
        who = self.voice.name("figure", foe.ref)
        if not foe.stirs or not foe.targets:
            return self.say("term-swordsorcery-rests", who=who)
        whom = self.voice.listed([self.voice.name("figure", ref) for ref in foe.targets])
        why = self.voice.name("reason", foe.reason)
        said = self.say("term-swordsorcery-means", who=who, whom=whom, why=why)
        return f"{said} {self.outlook(foe.blow)}" if foe.blow is not None else said

    # --- the quest -------------------------------------------------------------------------------

    def quest(self) -> Iterator[str]:
        """What is wanted, what must not happen, what is counted, which rules of its own hold."""
        quest = self.view.quest
        rows = self.marks.box.quests[quest].quest
        yield f"{self.say(quest)}. {self.say(f'{quest}.about')}"
        for end in rows.goals:
            yield self.say("term-swordsorcery-goal", text=self.say(f"{quest}-goal-{end.id}"))
        for end in rows.defeats:
            yield self.say("term-swordsorcery-defeat", text=self.say(f"{quest}-defeat-{end.id}"))
        for count, n in self.view.counts.items():
            yield f"{self.say(f'{quest}-count-{count}')}: {n}."
        for rule in self.view.rules:
            yield self.say(f"{quest}-rule-{rule}")

    def decks(self) -> Iterator[str]:
        """Shards, the event that lies open, day or night, what is left."""
        view, decks = self.view, self.view.decks
        yield self.say(
            "term-swordsorcery-decks",
            shards=view.shards,
            events=decks.events,
            encounters=decks.encounters,
            enemies=decks.enemies,
            treasures=decks.treasures,
        )
        for card in (decks.sky, decks.event):
            if card:
                words = self.voice.thing("event", card)
                yield f"{words['']}. {words['text']}"
        if view.holder:
            holder = self.marks.figure(view.holder)
            yield self.say("term-swordsorcery-priority", name=holder, n=view.value)

    def table(self) -> list[str]:
        """A scene first; then quest, heroes, companions, enemies, places with something in them."""
        if not self.marks.chosen():
            return []
        scene = Scenes(self.marks, WHOLE, aloud=True).draw()
        out = [line.strip() for line in str(scene).split("\n") if line.strip()] if scene else []
        out += [*self.quest(), *self.decks()]
        out += [" ".join(self.hero(hero)) for hero in self.marks.chosen()]
        out += [self.mate(mate) for mate in self.view.companions]
        out += [" ".join(self.foe(foe)) for foe in self.view.foes]
        return [*out, *Places(self.marks).everywhere()]
