"""What a knight does in stories and in combat: fair odds, hard blows."""

from __future__ import annotations

from korchma.games.wasteknights import options as o
from korchma.games.wasteknights.box import tales as w
from korchma.games.wasteknights.box.box import ORDER
from korchma.games.wasteknights.box.rows import EventRow
from korchma.games.wasteknights.eyes.forecast import check_chance
from korchma.games.wasteknights.eyes.odds import odds
from korchma.games.wasteknights.mind import reasons as why
from korchma.games.wasteknights.mind.blows import BARE, arm, arms, body, outlook, spread
from korchma.games.wasteknights.mind.thinking import LOW, Thinking
from korchma.games.wasteknights.mind.valuing import GAINS, spoils
from korchma.games.wasteknights.rules.checks import Terms, use_of
from korchma.games.wasteknights.rules.gear import find
from korchma.games.wasteknights.rules.knights import the_fight
from korchma.games.wasteknights.rules.numbers import resist, row, side
from korchma.games.wasteknights.rules.striking import attack_dice, foe, weapon_of
from korchma.kernel import Option, Reason, Thought, weigh
from korchma.tray import stories as g
from korchma.tray.stories.book import within

DARES = 0.4
"""The chance from which on somebody goes down the ladder of the Cathedral."""
SAVED = 0.08
"""How much likelier a shot must fell whom one meets by chance, when ammunition runs low."""
HELPS = 0.2
"""How much likelier a card must make it before it is used up."""


class InDanger(Thinking):
    """Entries, weapons, dice."""

    def entry(self) -> Thought:
        """The way that promises most."""
        return weigh(self.ask.options, self._way, self._way_why)

    def _way(self, option: Option) -> float:
        assert isinstance(option, o.Choose)
        entry, _, key = option.way.partition(".")
        kind, _, name = entry.rpartition("-")
        if kind == "enemy":
            return self._foe(key)
        if kind == "event":
            return self._event(key)
        page = self.t.content.adventures[self.t.options.adventure].pages[int(name)]
        return next(
            self.book.worth(way.steps) + self.book.price(way.price)
            for _, step in within(page.steps)
            if isinstance(step, g.Choose)
            for way in step.options
            if way.id == key
        )

    def _foe(self, key: str) -> float:
        """To pay an enemy, or to fight it."""
        fight, enemy = the_fight(self.t), foe(self.t)
        if key == "pay":
            return -GAINS["res"]
        hands, mine = arms(self.t, self.i, enemy.id), body(self.t, self.i)
        seen = outlook(self.t.content, hands, mine, enemy, fight.life - fight.wounds)
        return seen.wins * spoils(enemy) - seen.cost

    def _event(self, key: str) -> float:
        """To pay, or to try."""
        if key == "pay":
            return -GAINS["ammo"]
        row = self.t.content.wasteland[self.t.state.card]
        assert isinstance(row, EventRow)
        chance = check_chance(self.t, self.i, Terms(row.skill), row.need)
        return chance * self.book.worth(row.ok) + (1 - chance) * self.book.worth(row.fail)

    def _way_why(self, option: Option) -> Reason:
        found = odds(self.t, self.ask, option)
        return why.Likely(found.chance) if found is not None else why.Pays()

    def cathedral(self) -> Thought:
        """Who is good with machines goes down the ladder; the others sing."""
        chance = check_chance(self.t, self.i, Terms("te"), 2)
        if chance >= DARES and self._left() > LOW:
            return Thought(o.Sabotage(), lambda: why.Likely(chance))
        return Thought(o.Pray(), why.Spares if self._left() <= LOW else why.Taste)

    def target(self) -> Thought:
        """Ill is done to who is ahead, good to who is behind."""
        number = self.t.state.read[-1] if self.t.state.read else 0
        page = self.t.content.adventures[self.t.options.adventure].pages.get(number)
        steps = [step for _, step in within(page.steps)] if page is not None else []
        good = any(
            isinstance(x, w.Gain | w.Heal | w.Dice) and x.who == "target" for x in steps
        ) and not any(isinstance(x, g.Mark) and x.name.startswith("t.") for x in steps)
        name = {x.who: x.flags.get("renown", 0) for x in self.t.state.knights}
        sign = -1 if good else 1
        return weigh(
            self.ask.options,
            lambda x: float(sign * name[x.knight]) if isinstance(x, o.Name) else 0.0,
            lambda x: why.Taste(),
        )

    def join(self) -> Thought:
        """A throne is worth a fight while one can stand it."""
        return Thought(o.Agree() if self._left() > LOW else o.Decline(), why.Taste)

    # --- combat ----------------------------------------------------------------------------------

    def weapon(self) -> Thought:
        """The weapon most likely to fell the enemy; then the one that hits hardest."""
        return weigh(self.ask.options, self._hits, self._hits_why)

    def _hits(self, option: Option) -> tuple[float, ...]:
        assert isinstance(option, o.Wield)
        found = odds(self.t, self.ask, option)
        carried = find(self.knight, option.gear) if option.gear else None
        fight = the_fight(self.t)
        shot = carried is not None and row(self.t, carried).way == "ranged"
        dear = SAVED if shot and self.knight.ammo <= 2 and fight.card else 0.0
        power = self._power(carried) if carried is not None else arm(self.t, self.i, None).mean
        return (found.chance - dear if found is not None else 0.0, power)

    def _hits_why(self, option: Option) -> Reason:
        found = odds(self.t, self.ask, option)
        return why.Fells(found.chance) if found is not None else why.Taste()

    def use(self) -> Thought:
        """Grenades, drugs and dogs: what fells the enemy, or at least makes it likelier."""
        return weigh(
            self.ask.options, self._use, lambda x: why.Enough() if x == o.GoOn() else why.Pays()
        )

    def _use(self, option: Option) -> float:
        match option:
            case o.UseKnack():
                return 2.0
            case o.UseGear(card):
                return 1.0 if self._helps(card) else -1.0
        return 0.0

    def _helps(self, card: str) -> bool:
        """Whether a card is better spent than kept."""
        fight, carried = the_fight(self.t), find(self.knight, card)
        use = use_of(self.t, carried) if carried is not None else None
        if use is None:
            return False
        if use.late and self.knight.rad + 1 >= resist(self.t, self.knight):
            return False
        if not fight.enemy or foe(self.t).stays:
            return True
        need = fight.life - fight.wounds
        before = self._fells(need, "")
        return use.wounds >= need or self._fells(need - use.wounds, use.die) - before >= HELPS

    def _fells(self, need: int, die: str) -> float:
        """The chance that the attack still to come will do."""
        fight, weapon = the_fight(self.t), weapon_of(self.t, self.i)
        if self.i in fight.attacked:
            return 0.0
        printed = side(self.t, weapon) if weapon is not None else BARE
        letters = attack_dice(self.t, self.i) + die
        return sum(spread(self.t.content, letters, printed)[max(0, need) :])

    def before_roll(self) -> Thought:
        """A die of one's gear is for the story, not for the road."""
        cards = [x for x in self.ask.options if isinstance(x, o.UseGear)]
        if self.t.state.deed and cards:
            return Thought(cards[0], why.Pays)
        return Thought(o.GoOn(), why.Spares)

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
        need = fight.life - fight.wounds if fight is not None and fight.enemy else 9
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
