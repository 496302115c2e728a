"""What a knight does with his things: camp, finds, repairs, what to keep and what to take."""

from __future__ import annotations

from korchma.games.wasteknights import options as o
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
RESCUE = ("med", "fuel", "ammo")
UPGRADES = ("-3", "-1", "-4", "C1", "-2", "C5", "C4", "C3", "C2", "C6")


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
                enough = self._hurt() >= heals(self.t, self.knight) or self._left() <= LOW
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
            case o.GoOn():
                return 0.0
        return -5.0

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
        """What serves always comes first."""
        return weigh(self.ask.options, self._likes, lambda x: why.Taste())

    def _likes(self, option: Option) -> float:
        if not isinstance(option, o.Upgrade):
            return -99.0
        rank = next((n for n, name in enumerate(UPGRADES) if option.upgrade.endswith(name)), 10)
        return -rank - (0.5 if option.face == "b" else 0.0)

    def rides(self) -> Thought:
        """Whom it would rather be."""
        return weigh(
            self.ask.options,
            lambda x: -FAVOURITES.index(x.knight) if isinstance(x, o.TakeKnight) else 0.0,
            lambda x: why.Taste(),
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
