"""All questions besides a hero's own turn: symbols, targets, rerolls, treasures, ways."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property

from korchma.games.swordsorcery import options as o
from korchma.games.swordsorcery.eyes.odds import foresee
from korchma.games.swordsorcery.mind import reasons as why
from korchma.games.swordsorcery.mind import wishes
from korchma.games.swordsorcery.mind.blows import CONDITIONS
from korchma.games.swordsorcery.mind.shopping import gain, worth_of
from korchma.games.swordsorcery.mind.threats import life_of, strength
from korchma.games.swordsorcery.rules.cards import deck_of, item_cards
from korchma.games.swordsorcery.rules.dice import faces_of
from korchma.games.swordsorcery.rules.figures import active, foe_called
from korchma.games.swordsorcery.rules.foes import gate_row
from korchma.games.swordsorcery.rules.ground import lay
from korchma.games.swordsorcery.rules.numbers import health
from korchma.games.swordsorcery.rules.shop import SELLS
from korchma.games.swordsorcery.state import Carried, Hero, SwordTable
from korchma.kernel import Ask, Option, Thought, weigh


class Answers:
    """A question, and the table, which is looked at only where the answer asks for it."""

    def __init__(self, look: Callable[[], SwordTable], ask: Ask) -> None:
        self._look, self.ask = look, ask

    @cached_property
    def t(self) -> SwordTable:
        """The table as this seat may imagine it."""
        return self._look()

    def first(self) -> Thought:
        """What is usual, else the first there is."""
        return Thought(self.ask.usual or self.ask.options[0], why.Taste)

    def take(self) -> Thought:
        """A reaction, ammunition, a further target: what there is."""
        wanted = (o.React, o.Aim, o.Ammo)
        found = next((x for x in self.ask.options if isinstance(x, wanted)), None)
        return Thought(found, why.Taste) if found is not None else self.first()

    # --- in an attack ----------------------------------------------------------------------------

    def spend(self) -> Thought:
        """The line that kills best; what costs nothing else is taken too. [131]"""
        t, ask = self.t, self.ask

        def worth(option: Option) -> float:
            if not isinstance(option, o.Spend):
                return 0.05
            seen = foresee(t, ask, (option,))
            if seen is None:
                return 0.3
            none = foresee(t, ask, (o.GoOn(),))
            base = 3 * none.kill + none.mean if none is not None else 0.0
            extra = sum(CONDITIONS.get(x, 0.3) for x in seen.conditions)
            return 0.1 + 3 * seen.kill + seen.mean - base + 0.5 * extra * (1 - seen.kill)

        def reason(option: Option) -> why.Spends | why.Enough:
            return why.Spends(option.line) if isinstance(option, o.Spend) else why.Enough()

        return weigh(ask.options, worth, reason)

    def guard(self) -> Thought:
        """A line of the defence; a reroll only where blows still come through. [138]"""
        found = next((x for x in self.ask.options if isinstance(x, o.Spend)), None)
        guard = self.t.state.guard
        if found is None or guard is None:
            return self.first()
        if guard.hits - self._stopped() <= 0 and "reroll" in found.line:
            return Thought(o.GoOn(), why.Enough)
        line = found.line
        return Thought(found, lambda: why.Spends(line))

    def _stopped(self) -> int:
        guard = self.t.state.guard
        assert guard is not None
        faces = faces_of(self.t.content)
        return sum(faces[face].count("shield") for face in guard.faces) + guard.extra

    def again(self) -> Thought:
        """A die that shows nothing of use is thrown again. [2]"""
        guard, blows = self.t.state.guard, self.t.state.blows
        dice = [x for x in self.ask.options if isinstance(x, o.Again)]
        faces = faces_of(self.t.content)
        if guard is not None and guard.faces:
            if guard.hits > self._stopped():
                for x in dice:
                    if "shield" not in faces[guard.faces[x.die]]:
                        return Thought(x, why.Bad)
        elif blows and blows[-1].faces:
            for x in dice:
                if x.die < len(blows[-1].faces) and "miss" in faces[blows[-1].faces[x.die]]:
                    return Thought(x, why.Bad)
        return Thought(o.GoOn(), why.Enough)

    def follow(self) -> Thought:
        """A further attack, a second target: at whom it does most."""

        def worth(option: Option) -> float:
            foe = foe_called(self.t, option.figure) if isinstance(option, o.Aim) else None
            if foe is None:
                return 0.0
            left = health(self.t, foe) - foe.wounds
            return 1.0 + strength(self.t.content, foe.card, foe.side) + 2.0 / max(1, left)

        return weigh(self.ask.options, worth, lambda _: why.Taste())

    # --- enemies one decides for -----------------------------------------------------------------

    def target(self) -> Thought:
        """Whoever can take it best. [196]"""

        def worth(option: Option) -> float:
            hero = self._hero(option.figure)  # type: ignore[attr-defined]  # an Aim
            if hero is None:
                return 99.0
            life = life_of(self.t, hero)
            return life.left + 1.5 * life.plate + 0.5 * life.dice + hero.shields

        return weigh(self.ask.options, worth, lambda _: why.Sturdy())

    def order(self) -> Thought:
        """The weakest enemy first: the others may not get to act. [191]"""

        def worth(option: Option) -> float:
            foe = foe_called(self.t, option.foe)  # type: ignore[attr-defined]  # an Act
            return -strength(self.t.content, foe.card, foe.side) if foe is not None else 0.0

        return weigh(self.ask.options, worth, lambda _: why.Taste())

    def place(self) -> Thought:
        """Enemies as far from the party as may be. [185, 200, 203]"""
        steps = lay(self.t).roads.steps
        heroes = [x for x in self.t.state.heroes if not x.ghost]

        def worth(option: Option) -> float:
            area = getattr(option, "area", "")
            if isinstance(option, o.Gate):
                area = gate_row(self.t, option.gate)[0]
            if not area:
                return 0.0
            return float(min((steps(area).get(x.at, 20) for x in heroes), default=0))

        return weigh(self.ask.options, worth, lambda _: why.Away())

    # --- cards -----------------------------------------------------------------------------------

    def shop(self) -> Thought:
        """The best arms the purse allows; nothing when the quest is over and none follows."""
        t, hero = self.t, self._buyer()
        if t.state.finishing and not t.options.campaign:
            return Thought(o.GoOn(), why.Enough)
        best = max(self.ask.options, key=lambda x: worth_of(t, hero, x))
        if worth_of(t, hero, best) > 0:
            return Thought(best, why.Arms)
        return Thought(o.GoOn(), why.Enough)

    def _buyer(self) -> Hero:
        s = self.t.state
        if s.visit is None:
            return active(self.t)
        if s.queue and s.phase == "shop":
            return s.heroes[int(s.queue[0])]
        left = [i for i in s.visit.visitors if i not in s.visit.done]
        return s.heroes[left[0]] if left else active(self.t)

    def keep(self) -> Thought:
        """Of several treasures the one that is worth most. [8]"""
        t, hero = self.t, active(self.t)

        def worth(option: Option) -> float:
            card = option.item  # type: ignore[attr-defined]  # a Keep
            if card not in item_cards(t.content):
                return 0.8
            best = max(gain(t, x, Carried(card)) for x in t.state.heroes)
            return max(SELLS / 60, best, gain(t, hero, Carried(card)))

        return weigh(self.ask.options, worth, lambda _: why.Arms())

    def trap(self) -> Thought:
        """The mildest."""

        def worth(option: Option) -> float:
            row = deck_of(self.t.content, "traps")[option.trap]  # type: ignore[attr-defined]
            found = wishes.TRAPS.index(row.id) if row.id in wishes.TRAPS else 20
            return -float(found)

        return weigh(self.ask.options, worth, lambda _: why.Mild())

    def _hero(self, ref: str) -> Hero | None:
        return next((x for x in self.t.state.heroes if x.ref == ref), None)

    # --- ghosts and companions -------------------------------------------------------------------

    def ghost(self) -> Thought:
        """To a shrine, then a shout."""
        t = self.t
        rows = t.content.quests[t.state.quest].map.shrines
        lit = {row.area for row in rows if t.state.shrines.get(row.id)}
        me = active(t)
        returns = [x for x in self.ask.options if isinstance(x, o.Return)]
        if me.at not in lit and returns:
            where = {row.id: row.area for row in rows}
            friends = [x.at for x in t.state.heroes if not x.ghost]
            steps = lay(t).roads.steps
            best = min(
                returns,
                key=lambda x: min(
                    (steps(where[x.shrine]).get(at, 30) for at in friends), default=0
                ),
            )
            return Thought(best, why.ComesBack)
        for option in self.ask.options:
            if isinstance(option, o.Shout) and option.card not in ("rogue", "ranger"):
                return Thought(option, why.Taste)
        return Thought(o.EndTurn(), why.Enough)

    def companion(self) -> Thought:
        """Bite, or go where one can bite."""
        aims = [x for x in self.ask.options if isinstance(x, o.Aim)]
        if aims:
            return self.follow()
        t = self.t
        who = t.state.companions[0]
        steps = lay(t).roads.steps
        walks = [x for x in self.ask.options if isinstance(x, o.Walk)]
        if not walks or not t.state.foes or any(x.at == who.at for x in t.state.foes):
            return Thought(o.GoOn(), why.Enough)

        def far(area: str) -> int:
            return min(steps(area).get(foe.at, 30) for foe in t.state.foes)

        best = min(walks, key=lambda x: far(x.to))
        if far(best.to) < far(who.at):
            return Thought(best, lambda: why.Closer(best.to))
        return Thought(o.GoOn(), why.Enough)

    def table(self) -> dict[str, Callable[[], Thought]]:
        """Which question is answered how."""
        return {
            "spend": self.spend,
            "guard": self.guard,
            "reroll": self.again,
            "second-chance": self.again,
            "follow": self.follow,
            "also": self.follow,
            "crossbows": self.follow,
            "ammo": self.take,
            "target": self.target,
            "order": self.order,
            "way": self.place,
            "retreat": self.place,
            "gate": self.place,
            "bash": self.place,
            "shop": self.shop,
            "reorganize": self.shop,
            "keep": self.keep,
            "trap": self.trap,
            "ghost": self.ghost,
            "companion": self.companion,
        }
