"""What a hero does besides walking and striking: heal, guard, boost, read, search. [92-106]"""

from __future__ import annotations

from collections.abc import Sequence

from korchma.games.swordsorcery import options as o
from korchma.games.swordsorcery.box import effects as w
from korchma.games.swordsorcery.box.holding import Area
from korchma.games.swordsorcery.box.rows import Play
from korchma.games.swordsorcery.mind import reasons as why
from korchma.games.swordsorcery.mind.goals import do_worth, page_worth
from korchma.games.swordsorcery.mind.roads import Roads
from korchma.games.swordsorcery.mind.shopping import better_worn
from korchma.games.swordsorcery.mind.threats import Field, strength
from korchma.games.swordsorcery.rules.arms import Arms
from korchma.games.swordsorcery.rules.cards import find, hero_row, side_of
from korchma.games.swordsorcery.rules.figures import foes_at
from korchma.games.swordsorcery.state import Foe, Hero, SwordTable
from korchma.kernel import Option, Reason, Thought

LEAST = 0.35
BEFORE = ("cleave", "venomed-edge")
"""Free powers for the attack about to be made."""


class Helping:
    """Everything but steps and blows."""

    def __init__(
        self, t: SwordTable, hero: Hero, field: Field, roads: Roads, options: Sequence[Option]
    ) -> None:
        self.t, self.hero, self.field, self.roads, self.options = t, hero, field, roads, options

    def at_once(self) -> Thought | None:
        """What costs nothing and helps: a drink, a cure, a challenge."""
        best: tuple[float, Option] | None = None
        for option in self.options:
            worth = self._free(option)
            if worth >= LEAST and (best is None or worth > best[0]):
                best = (worth, option)
        return self._thought(best[1]) if best is not None else None

    def act(self, floor: float) -> Thought | None:
        """The best action that is worth more than a focus."""
        best: tuple[float, Option] | None = None
        for option in self.options:
            worth = self._act(option)
            if worth > max(LEAST, floor) and (best is None or worth > best[0]):
                best = (worth, option)
        return self._thought(best[1]) if best is not None else None

    def spare(self) -> Thought | None:
        """An action left over at the end of the turn."""
        for option in self.options:
            if isinstance(option, o.Reorganize) and better_worn(self.t, self.hero):
                return Thought(option, why.Arms)
        return None

    def _thought(self, option: Option) -> Thought:
        reason: Reason
        if isinstance(option, o.ReadOn | o.Do | o.SearchHeap | o.Search | o.OpenChest):
            reason = why.ReadsOn()
        elif isinstance(option, o.Awaken):
            reason = why.Wakes(option.item)
        else:
            target = getattr(option, "target", None)
            friend = any(x.ref == target for x in self.t.state.heroes)
            reason = why.Helps(target if friend and target else self.hero.ref)
        return Thought(option, lambda: reason)

    # --- free ------------------------------------------------------------------------------------

    def _free(self, option: Option) -> float:
        match option:
            case o.UseItem(item, target, area):
                carried = find(self.hero, item)
                use = side_of(self.t, carried).use if carried is not None else None
                if use is None or use.icon != "free":
                    return 0.0
                return self._play(use.play, target, area) - 0.9
            case o.UsePower(power, level, target, area):
                row = self.t.content.powers[power]
                found = next(x for x in row.levels if x.rank == level)
                if row.icon != "free" or found.play is None or power in BEFORE:
                    return 0.0
                return self._play(found.play, target, area) - 0.2
            case o.UseInnate(_, target, area):
                innate = hero_row(self.t, self.hero).innate
                if innate.icon != "free" or innate.play is None:
                    return 0.0
                return self._play(innate.play, target, area)
            case o.Awaken(_, cost):
                return self._awaken(cost)
            case o.Point(ref):
                foe = next(x for x in self.t.state.foes if x.ref == ref)
                return 1.0 + strength(self.t.content, foe.card, foe.side)
        return 0.0

    def _awaken(self, cost: int) -> float:
        """A soul weapon, with glass to spare and somebody worth it in reach. [125]"""
        turn = self.t.state.turn
        big = [x for x in foes_at(self.t, self.hero.at) if x.rank in ("red", "purple")]
        spare = self.t.state.shards - cost - 2 * len(self.t.state.heroes)
        return 1.0 if big and spare >= 0 and turn is not None and turn.combats else 0.0

    def before(self, arms: Arms, foe: Foe) -> Thought | None:
        """Free powers that help the very attack."""
        for option in self.options:
            if isinstance(option, o.UsePower) and option.power in BEFORE:
                others = [x for x in foes_at(self.t, foe.at) if x is not foe]
                wide = option.power == "cleave" and others and arms.range == 0
                if wide or (option.power == "venomed-edge" and arms.weapon == "dagger"):
                    return Thought(option, lambda: why.Aims(foe.ref))
        return None

    def charge(self, area: Area, foe: Foe) -> Thought | None:
        """A charge instead of a walk, where it leads to the same enemy. [Charge]"""
        if self.roads.far(self.hero.at, area) > 2 or area != foe.at:
            return None
        found = [x for x in self.options if isinstance(x, o.UsePower) and x.power == "charge"]
        return Thought(found[-1], lambda: why.Closer(area)) if found else None

    # --- for an action ---------------------------------------------------------------------------

    def _act(self, option: Option) -> float:
        match option:
            case o.ReadOn(paragraph):
                name = paragraph.partition("-")[2]
                return 1.2 * page_worth(self.t, name)
            case o.Do(deed):
                return do_worth(self.t, deed)
            case o.SearchHeap():
                return 8.0
            case o.OpenChest():
                return 0.0 if self.roads.fighting else 2.5
            case o.Search():
                return 0.0 if self.roads.fighting else 2.0
            case o.UsePower(power, level, target, area):
                row = self.t.content.powers[power]
                found = next(x for x in row.levels if x.rank == level)
                if row.icon != "act" or found.play is None:
                    return 0.0
                return self._play(found.play, target, area) + 0.04 * level - 0.04 * found.cooldown
            case o.UseInnate(_, target, area):
                innate = hero_row(self.t, self.hero).innate
                if innate.icon != "act" or innate.play is None:
                    return 0.0
                return self._play(innate.play, target, area)
            case o.UseItem(item, target, area):
                carried = find(self.hero, item)
                use = side_of(self.t, carried).use if carried is not None else None
                if use is None or use.icon != "act":
                    return 0.0
                return self._play(use.play, target, area) - 0.7
        return 0.0

    # --- what an effect is worth -----------------------------------------------------------------

    def _play(self, play: Play, target: str | None, area: Area | None) -> float:
        who = target or self.hero.ref
        whom = [who] if play.whom not in ("heroes", "allies") else self._around(play.range)
        return sum(self._effect(x, ref, area or "") for x in play.does for ref in whom)

    def _around(self, most: int) -> list[str]:
        near = self.field.lay.reaches.within(self.hero.at, max(0, most))
        return [ref for ref, life in self.field.lives.items() if life.at in near]

    def _hurt(self, ref: str) -> tuple[int, float]:
        """Wounds of somebody, and what one is worth."""
        hero = next((x for x in self.t.state.heroes if x.ref == ref), None)
        life = self.field.lives.get(ref)
        return (hero.wounds, life.dread) if hero is not None and life is not None else (0, 0.0)

    def _danger(self, area: Area) -> float:
        """What enemies are about to do, of which a guard takes something off."""
        return min(2.0, self.field.harm(area)) if self.field.threats else 0.0

    def _effect(self, effect: object, ref: str, area: Area) -> float:
        match effect:
            case w.Heal(n):
                wounds, dread = self._hurt(ref)
                return min(n, wounds) * dread * 0.9
            case w.Shield(n):
                life = self.field.lives.get(ref)
                return 0.45 * n * (self._danger(life.at) if life is not None else 0.0)
            case w.Cure():
                hero = next((x for x in self.t.state.heroes if x.ref == ref), None)
                return 0.9 * len(hero.conditions) if hero is not None else 0.0
            case w.Boost():
                return self._boost(effect, ref)
            case w.Turn() | w.Refresh():
                return self._turned(ref)
        return self._other(effect, ref, area)

    def _other(self, effect: object, ref: str, area: Area) -> float:
        match effect:
            case w.Summon():
                return 1.6 if self.roads.fighting else 0.0
            case w.Hide():
                turn = self.t.state.turn
                return self.field.hiding() if turn is not None and not turn.combats else 0.0
            case w.Detonate():
                at = next((x.at for x in self.t.state.runes if x.owner >= 0), "")
                return 1.2 * len(foes_at(self.t, at))
            case w.Taunt():
                return self._taunt(ref)
            case w.Place(token):
                return self._place(token, area)
            case w.Inflict():
                return 1.2 if any(x.ref == ref for x in self.field.foes) else 0.0
            case w.Resist():
                return 0.8
            case w.Extra():
                return 1.2 if self.roads.fighting else 0.0
        return 0.0

    def _turned(self, ref: str) -> float:
        hero = next((x for x in self.t.state.heroes if x.ref == ref), None)
        return 0.3 * sum(power.at > 1 for power in hero.powers) if hero is not None else 0.0

    def _boost(self, effect: w.Boost, ref: str) -> float:
        """More dice, armour, a second chance: worth something in a fight only."""
        life = self.field.lives.get(ref)
        if life is None or not self.roads.fighting:
            return 0.0
        hero = next(x for x in self.t.state.heroes if x.ref == ref)
        strikes = not hero.went or hero is self.hero
        turn = self.t.state.turn
        if hero is self.hero and (turn is None or not turn.combats):
            strikes = False
        worth = 0.0
        for perk in effect.perks:
            to = getattr(perk, "to", "")
            if to in ("armour", "defence"):
                worth += (0.6 if to == "armour" else 0.3) * self._danger(life.at)
            elif to in ("hits", "red", "blue") and strikes:
                worth += {"hits": 0.9, "red": 0.8, "blue": 0.45}[to]
            elif not to:
                worth += 0.3
        return worth

    def _taunt(self, ref: str) -> float:
        """Somebody sturdy draws an enemy upon himself. [Challenge]"""
        me = self.field.lives[self.hero.ref]
        weaker = [x for x in self.field.lives.values() if x.left < me.left]
        foe = next((x for x in self.field.foes if x.ref == ref), None)
        if foe is None or me.left < 4 or not weaker or not self.roads.fighting:
            return 0.0
        return 0.4 + 0.1 * strength(self.t.content, foe.card, foe.side)

    def _place(self, token: str, area: Area) -> float:
        """Runes where the fight is, illusions and snares in its way."""
        if not self.roads.fighting:
            return 0.0
        friends = sum(life.at == area for life in self.field.lives.values())
        foes = len(foes_at(self.t, area))
        if token == "defence-rune":
            return 0.35 * friends * self._danger(area)
        if token == "attack-rune":
            return 0.35 * friends + 0.2 * foes
        if token == "illusion":
            return 1.4 if not friends and self.field.threats else 0.3
        return 0.7 if not foes and self.field.threats else 0.0
