"""What a knight does with his things: camp, finds, repairs, what to keep and what to take."""

from __future__ import annotations

from korchma.games.wasteknights import options as o
from korchma.games.wasteknights.box.perks import (
    Adds,
    AnyPerk,
    Blocks,
    Can,
    RollsMore,
    Successes,
)
from korchma.games.wasteknights.mind import reasons as why
from korchma.games.wasteknights.mind.on_the_road import OnTheRoad
from korchma.games.wasteknights.mind.thinking import LOW
from korchma.games.wasteknights.rules.exploring import line
from korchma.games.wasteknights.rules.gear import find
from korchma.games.wasteknights.rules.harm import LIVES
from korchma.games.wasteknights.rules.numbers import heals
from korchma.games.wasteknights.state import Carried
from korchma.kernel import Option, Thought, weigh

FAVOURITES = ("logan", "johnny", "alinta", "li", "zoe", "nellie")
CULT = 3
"""The patron who wants his knight to glow."""
PLENTY = 3
"""Medicine that need not be saved."""
RESCUE = ("med", "fuel", "ammo")
NUMBERS = {"health": 3.0, "mp": 1.5, "rate": 1.5, "repair": 1.0, "chassis": 1.0, "resist": 1.0}
DICE = {"white": 0.33, "green": 0.5, "blue": 0.67, "red": 1.0}
TRADES = {"ta": 5.0, "te": 5.0, "su": 4.0, "dr": 3.0}
KNACKS = {
    "blanks": 3.5,
    "walk-it-off": 3.0,
    "own-medicine": 3.0,
    "gifted": 3.0,
    "tinker": 3.0,
    "good-boy": 2.5,
    "gunner": 2.5,
    "dirty-tricks": 2.5,
    "flow": 2.5,
    "idle-hands": 2.0,
    "ghost": 2.0,
    "express": 1.5,
}
"""What upgrades are worth, by what they change: numbers, dice, skills, knacks."""


class AtRest(OnTheRoad):
    """Cards, goods, upgrades."""

    def drop(self) -> Thought:
        """The card one misses least."""
        return weigh(
            self.ask.options,
            lambda x: -self._keeps(x.gear) if isinstance(x, o.Discard) else -99.0,
            lambda x: why.Taste(),
        )

    def _keeps(self, card: str) -> float:
        """What one would miss: its price, what it does in a fight, and that it works."""
        carried = find(self.knight, card)
        value = 0.5 * self.t.content.cards[card].value
        if carried is None:
            return value + self._power(Carried(card, broken=True))
        return value + self._power(carried) + (0.0 if carried.broken else 0.7)

    def workshop(self) -> Thought:
        """The dearest broken card."""
        return weigh(
            self.ask.options,
            lambda x: 1 + self.t.content.cards[x.gear].value if isinstance(x, o.Restore) else 0.0,
            lambda x: why.Limping(),
        )

    def camp(self) -> Thought:
        """Wounds, then weapons and armour, then the vehicle; upgrades at once."""
        return weigh(self.ask.options, self._in_camp, self._why)

    def _in_camp(self, option: Option) -> float:
        match option:
            case o.Upgrade():
                return 30.0 + self._likes(option)
            case o.UseKnack():
                return 20.0
            case o.Treat("wounds"):
                full = heals(self.t, self.knight) if self.knight.med < PLENTY else 2
                enough = self._hurt() >= full or self._left() <= LOW
                return 10.0 if enough else -1.0
            case o.Treat():
                return 6.0 if self.knight.rad >= 2 and not self._glows() else -1.0
            case o.UseGear():
                return 4.0 if self._hurt() >= 2 else -1.0
            case o.Fix(who, card, points):
                own = 2.0 if who == self.knight.who else 0.0
                worn = find(self.knight, card) in (*self.knight.hands, *self.knight.armour)
                value = self.t.content.cards[card].value
                return (3.0 + own + 2.0 * worn + value - 0.3 * points) * self._shares(who)
            case o.Patch(who, points):
                own = 1.0 if who == self.knight.who else 0.0
                return (2.5 - 0.3 * points + own) * self._shares(who)
            case o.TradeWith(who):
                fresh = self.t.state.used.count("camp:trade") < 2
                return 5.0 if fresh and self._gives(who) else -5.0
            case o.GoOn():
                return 0.0
        return -5.0

    def _gives(self, who: str) -> bool:
        """Whether there is something to give to this knight."""
        return False

    def _shares(self, who: str) -> float:
        """Whether one works for this knight at all."""
        return 1.0 if who == self.knight.who or not self.rivals else -1.0

    def _glows(self) -> bool:
        """Who serves the cult wants to shine when he is seen."""
        return self.rivals and self.knight.flags.get("patron") == CULT and self.t.state.plot == "p1"

    def healer(self) -> Thought:
        """Wounds, unless an injury is worse."""
        return weigh(self.ask.options, self._healed, self._why)

    def _healed(self, option: Option) -> float:
        match option:
            case o.GetWell():
                rad = 0.0 if self._glows() else 0.8 * min(1, self.knight.rad)
                return min(4, self._hurt()) + rad
            case o.Cure():
                return 2.2 if len(self.knight.injuries) < LIVES - 1 else 4.5
        return 0.0

    def garage(self) -> Thought:
        """Damage, unless a breakdown is worse."""
        return weigh(self.ask.options, self._repaired, lambda x: why.Limping())

    def _repaired(self, option: Option) -> float:
        match option:
            case o.GetRepaired():
                return float(min(3, self.knight.damage))
            case o.Mend():
                return 1.8 if len(self.knight.breakdowns) < LIVES - 1 else 4.5
        return 0.0

    def heal(self) -> Thought:
        """As many tokens gone as can be."""
        return weigh(
            self.ask.options,
            lambda x: -x.flips if isinstance(x, o.HealBy) else 0.0,
            lambda x: why.Taste(),
        )

    def explore(self) -> Thought:
        """A card is worth its finds less its trouble; another may be better."""
        found = line(self.t)
        here = self.book.worth(found.finds) + self.book.worth(found.trouble)

        def value(option: Option) -> float:
            if isinstance(option, o.Accept):
                return here
            return 1.1 if isinstance(option, o.Refuse) else -1.0

        return weigh(self.ask.options, value, lambda x: why.Pays())

    def upgrade(self) -> Thought:
        """What serves most."""
        return weigh(self.ask.options, self._likes, lambda x: why.Taste())

    def _likes(self, option: Option) -> float:
        if not isinstance(option, o.Upgrade):
            return -99.0
        card = self.t.content.upgrades[option.upgrade]
        if card.gear:
            gear = Carried(card.gear, broken=False)
            worn = (*self.knight.hands, *self.knight.armour)
            kind = self.t.content.cards[card.gear].kind
            same = [x for x in worn if self.t.content.cards[x.card].kind == kind]
            old = max(map(self._power, same), default=0.0)
            return 1.0 + 4.0 * max(0.0, self._power(gear) - old)
        face = card.a if option.face == "a" else card.b
        return sum(self._perk(perk) for perk in face.perks) if face is not None else 0.0

    def _perk(self, perk: AnyPerk) -> float:
        """What a lasting gift is worth, by and large."""
        match perk:
            case Adds(to, n):
                return NUMBERS.get(to, 0.5) * n
            case RollsMore(skills, colour, only):
                half = 0.6 if only in ("half-dead", "unarmed") else 1.0
                return half * DICE[colour] * max(self._fond(skill) for skill in skills)
            case Successes(n):
                return 6.0 * n
            case Blocks():
                return 3.0
            case Can("gunner") if self._fond("ra") < self._fond("me"):
                return 0.0
            case Can(what):
                return KNACKS.get(what, 1.0)
        return 1.0

    def _fond(self, skill: str) -> float:
        """How much one relies on a skill."""
        if skill in ("me", "ra"):
            shoots = any(self.t.content.cards[x.card].way == "ranged" for x in self.knight.hands)
            return 7.0 if (skill == "ra") == shoots else 1.0
        return TRADES[skill]

    def rides(self) -> Thought:
        """Whom it would rather be."""
        return weigh(
            self.ask.options,
            lambda x: -FAVOURITES.index(x.knight) if isinstance(x, o.TakeKnight) else 0.0,
            lambda x: why.Taste(),
        )

    def vehicle(self) -> Thought:
        """The fastest that carries something."""
        return weigh(self.ask.options, self._drives, lambda x: why.Taste())

    def _drives(self, option: Option) -> float:
        assert isinstance(option, o.TakeVehicle)
        sheet = self.t.content.vehicles[option.vehicle]
        return 2.0 * sheet.speed + sheet.rate + 0.5 * (sheet.capacity + sheet.chassis)

    def outfit(self) -> Thought:
        """What hits hardest in these hands, and what covers best."""
        return weigh(
            self.ask.options,
            lambda x: (
                1 + self._power(Carried(x.gear, broken=False)) if isinstance(x, o.TakeGear) else 0.5
            ),
            lambda x: why.Stronger(x.gear) if isinstance(x, o.TakeGear) else why.Enough(),
        )

    def gain(self) -> Thought:
        """What one has least of."""
        return weigh(self.ask.options, lambda x: -self._held(x), lambda x: why.Taste())

    def lose(self) -> Thought:
        """What one has most of."""
        return weigh(self.ask.options, self._held, lambda x: why.Taste())

    def _held(self, option: Option) -> float:
        assert isinstance(option, o.Gain | o.Lose)
        held = float(getattr(self.knight, option.goods))
        return held - 0.1 * RESCUE[::-1].index(option.goods)
