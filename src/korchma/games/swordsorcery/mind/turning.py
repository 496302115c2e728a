"""A hero's turn thought over: fight, help, read on, walk."""

from __future__ import annotations

from korchma.games.swordsorcery import options as o
from korchma.games.swordsorcery.box import effects as w
from korchma.games.swordsorcery.eyes.odds import Outlook, foresee
from korchma.games.swordsorcery.mind import reasons as why
from korchma.games.swordsorcery.mind.goals import hunted, steps_to, wanted
from korchma.games.swordsorcery.mind.shopping import worth_of
from korchma.games.swordsorcery.rules import gear
from korchma.games.swordsorcery.rules.figures import active, engaged, foes_at
from korchma.games.swordsorcery.rules.moving import strikers
from korchma.games.swordsorcery.rules.numbers import health
from korchma.games.swordsorcery.state import Hero, SwordTable
from korchma.kernel import Ask, Option, Thought

TAKES = (o.PickCoins, o.PickLoot, o.PickKey, o.PickUp)
STORY = (o.ReadOn, o.SearchHeap, o.Do, o.Unlock, o.OpenChest, o.Search)
LOW = 2
"""Life left at which a hero thinks of himself."""
NOT_NOW = ("open-mill", "open-salt", "take", "tell")


class Turning:
    """The table, the question, and the hero it is about."""

    def __init__(self, t: SwordTable, ask: Ask) -> None:
        self.t, self.ask = t, ask
        heroes = t.state.heroes
        self.hero: Hero = next((x for x in (active(t), *heroes) if x.seat == ask.seat), heroes[0])
        if t.state.visit is not None and t.state.queue and t.state.phase == "shop":
            self.hero = heroes[int(t.state.queue[0])]

    def first(self) -> Thought:
        """What is usual, else the first there is."""
        return Thought(self.ask.usual or self.ask.options[0], why.Taste)

    # --- the turn --------------------------------------------------------------------------------

    def turn(self) -> Thought:
        """What is best next; ending the turn where nothing is."""
        for thought in (
            self._stand(),
            self._drink(),
            self._fight(),
            self._help(),
            self._take(),
            self._gear(),
            self._walk(),
        ):
            if thought is not None:
                return thought
        return Thought(o.EndTurn(), why.Enough)

    def _stand(self) -> Thought | None:
        found = [x for x in self.ask.options if isinstance(x, o.StandUp)]
        return Thought(found[0], why.Taste) if found else None

    def _left(self, hero: Hero) -> int:
        return health(self.t, hero) - hero.wounds

    def _drink(self) -> Thought | None:
        if self._left(self.hero) > LOW:
            return None
        for option in self.ask.options:
            if isinstance(option, o.UseItem) and "potion" in option.item:
                return Thought(option, lambda: why.Helps(self.hero.ref))
        return None

    def _fight(self) -> Thought | None:
        """The best attack there is; a focus before it where that helps. [95]"""
        best: tuple[float, Option, Outlook] | None = None
        for option in self.ask.options:
            if isinstance(option, o.Strike | o.UsePower):
                found = foresee(self.t, self.ask, (option,))
                if found is not None:
                    worth = 3 * found.kill + found.mean + 0.3 * sum(found.conditions.values())
                    if best is None or worth > best[0]:
                        best = (worth, option, found)
        if best is None or best[0] < 0.05:
            return None
        focus = o.Focus()
        if focus in self.ask.options and not self._urgent():
            return Thought(focus, why.Taste)
        ref, told = best[1].target, best[2]  # type: ignore[attr-defined]  # an attack has one
        if told.kill > 0.3:
            return Thought(best[1], lambda: why.Kills(ref, told.kill))
        return Thought(best[1], lambda: why.StrikesWell(ref, told.wound))

    def _urgent(self) -> bool:
        """Something else needs the action more."""
        return any(isinstance(x, o.ReadOn | o.Do) for x in self.ask.options)

    def _help(self) -> Thought | None:
        """Powers that heal, guard or boost, while there is somebody to fight."""
        fighting = bool(self.t.state.foes)
        for option in self.ask.options:
            if isinstance(option, o.UsePower):
                row = self.t.content.powers[option.power]
                level = next(x for x in row.levels if x.rank == option.level)
                does = level.play.does if level.play is not None else ()
                heals = any(isinstance(x, w.Heal) for x in does)
                calls = any(isinstance(x, w.Summon) for x in does)
                if heals or (calls and fighting):
                    return Thought(option, lambda: why.Helps(self.hero.ref))
                boosts = any(isinstance(x, w.Boost | w.Shield) for x in does)
                if boosts and row.icon in ("act", "free") and engaged(self.t, self.hero):
                    return Thought(option, lambda: why.Helps(self.hero.ref))
        return None

    def _take(self) -> Thought | None:
        """What lies there, what the story asks for, doors on the way."""
        for option in self.ask.options:
            if isinstance(option, TAKES):
                return Thought(option, why.TakesAlong)
        for option in self.ask.options:
            if isinstance(option, STORY) and not self._later(option):
                return Thought(option, why.ReadsOn)
        if self._left(self.hero) > LOW or not self.t.state.foes:
            for option in self.ask.options:
                if isinstance(option, o.OpenDoor):
                    return Thought(option, why.ReadsOn)
        return None

    def _later(self, option: Option) -> bool:
        return isinstance(option, o.Do) and option.deed.partition("-")[2] in NOT_NOW

    def _gear(self) -> Thought | None:
        """Better things in the pack than in hand. [96]"""
        if o.Reorganize() in self.ask.options and not self.t.state.foes:
            changes = gear.arrangements(self.t, self.hero)
            if any(worth_of(self.t, self.hero, x) > 0.2 for x in changes):
                return Thought(o.Reorganize(), why.Arms)
        return None

    def _walk(self) -> Thought | None:
        """Toward enemies, else toward what the quest still has to tell."""
        steps = {x.to: x for x in self.ask.options if isinstance(x, o.Walk)}
        if not steps:
            return None
        t, hero = self.t, self.hero
        if foes_at(t, hero.at) and strikers(t, hero):
            return None
        turn = t.state.turn
        hunts = hunted(t, hero) if turn is not None and turn.combats else {}
        goals = {area: 2 * n for area, n in hunts.items()} | {
            area: max(n, 2 * hunts.get(area, 0)) for area, n in wanted(t, hero).items()
        }
        best, to = 0.0, ""
        for area, (far, first) in steps_to(t, hero).items():
            if far and first in steps and area in goals:
                worth = goals[area] / (far + 1)
                if worth > best:
                    best, to = worth, area
        here = goals.get(hero.at, 0.0) / 2
        if not to or (here >= best and hero.at in hunts):
            return None
        first = steps_to(t, hero)[to][1]
        reason = why.Closer(to) if to in hunts else why.Onward(to)
        return Thought(steps[first], lambda: reason)

    # --- others ----------------------------------------------------------------------------------

    def ghost(self) -> Thought:
        """To a shrine, then a shout."""
        rows = self.t.content.quests[self.t.state.quest].map.shrines
        lit = {row.area for row in rows if self.t.state.shrines.get(row.id)}
        if self.hero.at not in lit:
            for option in self.ask.options:
                if isinstance(option, o.Return):
                    return Thought(option, why.ComesBack)
        for option in self.ask.options:
            if isinstance(option, o.Shout) and option.card not in ("rogue", "ranger"):
                return Thought(option, why.Taste)
        return Thought(o.EndTurn(), why.Enough)

    def companion(self) -> Thought:
        """Bite, or go where one can bite."""
        for option in self.ask.options:
            if isinstance(option, o.Aim):
                return Thought(option, why.Taste)
        who = self.t.state.companions[0]
        near = {foe.at for foe in self.t.state.foes}
        for option in self.ask.options:
            if isinstance(option, o.Walk) and option.to in near and who.at not in near:
                return Thought(option, why.Taste)
        return Thought(o.GoOn(), why.Enough)
