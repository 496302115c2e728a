"""The table of Waste Knights said aloud: for screen readers, for pipes, for what is pointed at."""

from __future__ import annotations

from collections import Counter

from korchma.games.wasteknights.eyes.riders import KnightView
from korchma.games.wasteknights.eyes.throws import Throw
from korchma.terminal.looks.wasteknights.marks import BLANK, Marks
from korchma.terminal.looks.wasteknights.scenes import Scenes
from korchma.text.voice import percent

TEXTS = ("enemy", "injury", "breakdown", "vehicle", "find")
WHOLE = 10_000
"""A width at which nothing is wrapped."""


class Aloud:
    """Sentences about one view."""

    def __init__(self, marks: Marks) -> None:
        self.marks, self.view, self.voice, self.say = marks, marks.view, marks.voice, marks.say

    def describe(self, ref: str) -> str:
        """What a ref points at."""
        kind, _, value = ref.partition(":")
        match kind:
            case "space":
                return self.space(value)
            case "knight":
                found = [x for x in self.view.knights if x.who == value]
                return " ".join(self.knight(found[0])) if found else ""
            case "gear":
                return self.gear(value)
            case "upgrade":
                faces = [f"upgrade-{value}-{face}" for face in "ab"]
                said = [
                    f"{self.say(x)}: {self.say(f'{x}.text')}" for x in faces if self.voice.has(x)
                ]
                return " / ".join(said)
            case "threat":
                said_ = self.voice.thing("threat", value)
                return f"{said_['yellow']} / {said_['red']}"
        if kind in TEXTS:
            said__ = self.voice.thing(kind, value)
            return f"{said__['']}. {said__.get('text', '')}".strip()
        return ""

    def gear(self, card: str) -> str:
        """Both sides of a card, its value and its repair."""
        row, said = self.marks.box.cards[card], self.voice.thing("gear", card)
        repair = "X" if row.rep < 0 else str(row.rep)
        return self.say(
            "term-wasteknights-gear",
            name=said[""],
            works=said["works"],
            broken=said["broken"],
            value=row.value,
            repair=repair,
        )

    def space(self, at: str) -> str:
        """A space: its name, ground, hazard, and who and what is there."""
        if at not in self.marks.box.spaces:
            return self.say("terrain-crater.text")
        space = self.marks.box.spaces[at]
        here = [self.marks.who(i) for i in self.marks.knights_at(at)]
        here += [self.voice.name("token", kind) for kind in self.marks.tokens_at(at)]
        hazard = self.say(f"hazard-{space.hazard}") if space.hazard else ""
        ground = self.say(f"terrain-{space.terrain}") if at in self.marks.box.spots else ""
        parts = ", ".join(x for x in (ground, hazard, *here) if x)
        return f"{self.voice.name('space', at)}{': ' if parts else ''}{parts}."

    def drive(self, to: str) -> str:
        """A space to drive to: what the cheapest way costs, what lies on it, who is there."""
        way = next((each for each in self.view.reach if each.way[-1] == to), None)
        there = [self.marks.who(i) for i in self.marks.knights_at(to)]
        there += [self.voice.name("token", kind) for kind in self.marks.tokens_at(to)]
        if way is None:
            return self.space(to).removesuffix(".")
        price = self.say("term-wasteknights-price", points=way.points, fuel=way.fuel)
        hazards = [
            self.say(f"hazard-{each}") + (f" ×{n}" if n > 1 else "")
            for each, n in Counter(way.hazards).items()
        ]
        said = ", ".join((price, *hazards, *there))
        return f"{self.voice.name('space', to)}: {said}"

    def knight(self, knight: KnightView) -> list[str]:
        """Where a knight is, how he is, what he has."""
        say = self.say
        if not knight.who or not knight.vehicle or not knight.at:
            return []
        out = [
            say(
                "term-wasteknights-knight",
                name=self.voice.name("knight", knight.who),
                vehicle=self.voice.name("vehicle", knight.vehicle),
                at=self.voice.name("space", knight.at, "at"),
            ),
            self.body(knight),
            self.purse(knight),
            say("term-wasteknights-hands", cards=self.marks.gears((*knight.hands, *knight.armour))),
            say("term-wasteknights-cargo", cards=self.marks.gears(knight.cargo),
                n=len(knight.cargo), most=knight.capacity),
        ]  # fmt: skip
        lasting = [self.voice.name("injury", x) for x in knight.injuries]
        lasting += [self.voice.name("breakdown", x) for x in knight.breakdowns]
        if lasting:
            out.append(say("term-wasteknights-lasting", names=", ".join(lasting)))
        return out

    def body(self, knight: KnightView) -> str:
        """Health, radiation, damage."""
        state = "out" if knight.out else "fallen" if knight.fallen else "well"
        return self.say(
            "term-wasteknights-body",
            state=state,
            wounds=knight.wounds,
            infected=knight.infected,
            health=knight.health,
            rad=knight.rad,
            resist=knight.resist,
            damage=knight.damage,
            chassis=knight.chassis,
            wrecked="yes" if knight.wrecked else "no",
        )

    def purse(self, knight: KnightView) -> str:
        """Goods and experience."""
        return self.say(
            "term-wasteknights-purse",
            fuel=knight.fuel,
            tank=knight.tank,
            ammo=knight.ammo,
            med=knight.med,
            xp=knight.xp,
        )

    def skills(self, knight: KnightView) -> str:
        """The dice of each skill."""
        named = [
            f"{self.voice.name('skill', x)} {self.marks.dice(dice)}"
            for x, dice in knight.skills.items()
        ]
        return ", ".join(named) or BLANK

    def throw(self, found: Throw) -> str:
        """Dice to come: each number with its chance, whether it is enough, what may break."""
        dice, spread = self.marks.dice(found.dice), self.marks.spread(found.spread)
        out = [self.say("term-wasteknights-throw", dice=dice, spread=spread)]
        if found.need:
            chance = percent(found.chance)
            out.append(self.say("term-wasteknights-enough", n=found.need, chance=chance))
        if found.breaks:
            out.append(self.say("term-wasteknights-breaks", chance=percent(found.breaks)))
        return " ".join(out)

    def plot(self) -> list[str]:
        """The plot, its time, what is counted, where its tokens lie."""
        view, say = self.view, self.say
        if not view.plot:
            return []
        said = self.voice.thing("plot", f"{view.adventure}-{view.plot}")
        out = [f"{said['']}. {said['about']}"]
        if view.clock is not None:
            out.append(say("term-wasteknights-time", time=view.time, end=view.clock.end))
        for kind, spaces in view.tokens.items():
            names = ", ".join(self.voice.name("space", at) for at in spaces)
            out.append(f"{self.voice.name('token', kind)}: {names}.")
        return out

    def stock(self) -> str:
        """What is left of everything."""
        view = self.view
        return self.say(
            "term-wasteknights-stock",
            dh=view.decks["dh"],
            bm=view.decks["bm"],
            finds=view.decks["finds"],
            gear=view.decks["gear"],
            bag=view.bag,
            fuel=view.supply["fuel"],
            ammo=view.supply["ammo"],
            med=view.supply["med"],
        )

    def table(self) -> list[str]:
        """A scene first; then the plot, the knights, the stock, every space that is not empty."""
        scene = Scenes(self.marks, WHOLE).draw(0)
        out = [line.strip() for line in str(scene).split("\n") if line.strip()] if scene else []
        out += self.plot()
        for i in self.marks.near():
            out += self.knight(self.view.knights[i])
        busy = [
            at
            for at in self.marks.box.spaces
            if self.marks.knights_at(at) or self.marks.tokens_at(at)
        ]
        return [*out, self.stock(), *map(self.space, busy)]
