"""What a knight does in stories and in combat: fair odds, hard blows."""

from __future__ import annotations

from korchma.games.wasteknights import options as o
from korchma.games.wasteknights.box.box import ORDER
from korchma.games.wasteknights.eyes.odds import odds
from korchma.games.wasteknights.mind import reasons as why
from korchma.games.wasteknights.mind.thinking import LOW, STRENGTH, Thinking
from korchma.games.wasteknights.mind.valuing import price, worth
from korchma.games.wasteknights.rules.gear import find
from korchma.kernel import Option, Reason, Thought, weigh
from korchma.tray import stories as g
from korchma.tray.stories.book import within


class InDanger(Thinking):
    """Entries, weapons, dice."""

    def entry(self) -> Thought:
        """The way that promises most."""
        return weigh(self.ask.options, self._way, self._way_why)

    def _way(self, option: Option) -> float:
        assert isinstance(option, o.Choose)
        entry, _, key = option.way.partition(".")
        if not entry[1:2].isdigit() or entry.startswith(("enemy", "event")):
            return 0.0
        page = self.t.content.adventures[self.t.options.adventure].pages[int(entry.split("-")[1])]
        for _, step in within(page.steps):
            if isinstance(step, g.Choose):
                for way in step.options:
                    if way.id == key:
                        return worth(self.t, way.steps) + price(self.t, way.price)
        return 0.0

    def _way_why(self, option: Option) -> Reason:
        found = odds(self.t, self.ask, option)
        return why.Likely(found.chance) if found is not None else why.Pays()

    def cathedral(self) -> Thought:
        """Who is good with machines goes down the ladder; the others sing."""
        skill = self.t.content.knights[self.knight.who].skills["te"]
        handy = sum(STRENGTH[die] for die in skill) > 1.2 and self._left() > LOW
        return Thought(o.Sabotage() if handy else o.Pray(), why.Taste)

    def weapon(self) -> Thought:
        """The weapon most likely to fell the enemy; then the one that hits hardest."""
        return weigh(self.ask.options, self._hits, self._hits_why)

    def _hits(self, option: Option) -> tuple[float, ...]:
        assert isinstance(option, o.Wield)
        found = odds(self.t, self.ask, option)
        carried = find(self.knight, option.gear) if option.gear else None
        return (found.chance if found is not None else 0.0, self._power(carried))

    def _hits_why(self, option: Option) -> Reason:
        found = odds(self.t, self.ask, option)
        return why.Fells(found.chance) if found is not None else why.Taste()

    def block(self) -> Thought:
        """A working armour takes it; a broken one only where it matters."""
        armour = self.knight.armour[0] if self.knight.armour else None
        spare = armour is not None and armour.broken and self._left() > LOW
        if spare:
            return Thought(o.Bear(), why.Spares)
        return Thought(o.Block(), why.Protects)

    def after_roll(self) -> Thought:
        """A reroll is used where dice show nothing, and the enemy still stands."""
        roll, fight = self.t.state.roll, self.t.state.fight
        assert roll is not None
        poor = sum("S" not in face for face in roll.faces)
        need = fight.life - fight.wounds if fight is not None else 1
        short = sum(face.count("S") for face in roll.faces) < need
        knacks = [x for x in self.ask.options if isinstance(x, o.UseKnack)]
        dear = [x for x in knacks if x.knack == "burst" and self.knight.ammo < 2]
        usable = [x for x in knacks if x not in dear]
        if short and poor and usable:
            return Thought(usable[0], why.Pays)
        return Thought(o.GoOn(), why.Enough)

    def dice(self) -> Thought:
        """Dice without a success are thrown again, the strongest first."""
        roll = self.t.state.roll
        assert roll is not None
        assert self.ask.pick is not None
        low, high = self.ask.pick
        order = sorted(
            range(len(roll.faces)),
            key=lambda n: ("S" in roll.faces[n], -ORDER.index(roll.dice[n])),
        )
        poor = [n for n in order if "S" not in roll.faces[n]]
        return Thought(
            tuple(o.Reroll(n) for n in sorted((poor or order)[: max(low, high)])[:high]), why.Pays
        )
