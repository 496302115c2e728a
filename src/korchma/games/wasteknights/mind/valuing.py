"""What steps of an entry or a card are worth to a knight, roughly, in wounds healed."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from korchma.games.wasteknights.box import cards as c
from korchma.games.wasteknights.box import tales as w
from korchma.games.wasteknights.box.rows import EnemyRow
from korchma.games.wasteknights.eyes.forecast import check_dice, reaches
from korchma.games.wasteknights.mind import wishes
from korchma.games.wasteknights.mind.blows import arms, body, outlook, shoots
from korchma.games.wasteknights.rules.checks import Terms
from korchma.games.wasteknights.rules.flags import Flags
from korchma.games.wasteknights.rules.knights import acting
from korchma.games.wasteknights.rules.numbers import health
from korchma.games.wasteknights.rules.telling import TALES
from korchma.games.wasteknights.state import RIVALRY, WasteTable
from korchma.tray import stories as g

GAINS = {"xp": 1.6, "fuel": 0.7, "ammo": 0.8, "med": 1.2, "res": 1.0, "gear": 1.5}
HARM = {"wound": 1.0, "injury": 1.7, "rad": 1.4}
TIME, THREAT, TURN = -1.5, -0.9, -1.5
OTHERS, RIVALS = 0.4, -0.3
"""What others' gains count in a story that is everybody's; and where each rides for himself."""
DEEP = 4
"""Jumps that are followed."""
DRY = 2
"""Ammunition below which who shoots wants more."""
KEPT = 8192
"""Lists of steps that are remembered before all are forgotten."""
LETHAL = 2.0
"""How much worse harm is that leaves nothing."""


def spoils(enemy: EnemyRow) -> float:
    """What an enemy's defeat brings."""
    return float(sum(GAINS[what] * getattr(enemy, what) for what in GAINS))


def bare(steps: Sequence[Any]) -> float:
    """What the steps of a card bring, whoever it is that gets it."""
    total = 0.0
    for step in steps:
        match step:
            case w.Gain(what, n):
                total += GAINS[what] * n
            case w.Lose(what, n):
                total -= GAINS[what] * n
            case w.Recv(what, n):
                total -= HARM[what] * n
            case w.Deal(n) | w.Damage(n):
                total -= 0.8 * n
            case w.Threat(n):
                total += THREAT * n
            case c.PerSuccess(what):
                total += GAINS[what] * 1.5
            case w.Fight():
                total -= 1.0
    return total


_WEIGHTY: dict[int, tuple[Sequence[Any], tuple[Any, ...]]] = {}


def weighty(steps: Sequence[Any]) -> tuple[Any, ...]:
    """The steps that may be worth something: words and notes are left out, and what asks only
    whether they are told. Found once for each page, which is kept with it."""
    kept = _WEIGHTY.get(id(steps))
    if kept is None or kept[0] is not steps:
        if len(_WEIGHTY) >= KEPT:
            _WEIGHTY.clear()
        kept = _WEIGHTY[id(steps)] = steps, tuple([step for step in steps if _weighs(step)])
    return kept[1]


def _weighs(step: Any) -> bool:
    if isinstance(step, g.If):
        return any(map(_weighs, (*step.steps, *step.otherwise)))
    return not isinstance(step, w.Tell | w.Keep | w.Count | w.Special)


class Reader:
    """Somebody who has read the book, and weighs what stands there for the acting knight."""

    def __init__(self, t: WasteTable) -> None:
        self.t = t
        self._wishes = wishes.FLAGS.get(t.options.adventure, {})
        self._dice: dict[tuple[int, str, bool, int, str], str] = {}

    def chance(self, skill: str, need: int, *, helpers: bool = False) -> float:
        """The chance of a check of the acting knight; his dice are put together once."""
        s, at = self.t.state, acting(self.t).at
        key = s.acting, skill, helpers, self.t.content.spaces[at].city, at if helpers else ""
        if key not in self._dice:
            self._dice[key] = check_dice(self.t, s.acting, Terms(skill, helpers=helpers))
        return reaches(self.t.content, self._dice[key], max(1, need) + s.fewer)

    def worth(self, steps: Sequence[Any], deep: int = DEEP) -> float:
        """What comes of these steps, choices by their best way, checks by their chance."""
        total = 0.0
        for step in weighty(steps):
            total += self._step(step, deep)
            if isinstance(step, g.Jump | g.TheEnd):
                break
        return total

    def price(self, parts: Sequence[Any]) -> float:
        """What a way costs."""
        return sum(self._plain(part) for part in parts)

    def _step(self, step: Any, deep: int) -> float:
        how = HOW.get(type(step))
        return how(self, step, deep) if how is not None else self._plain(step)

    def _if(self, step: Any, deep: int) -> float:
        return self.worth(step.steps if TALES.true(self.t, step.when) else step.otherwise, deep)

    def _choice(self, step: Any, deep: int) -> float:
        """The best way that is open."""
        ways = TALES.open_ways(self.t, step)
        return max([self.worth(x.steps, deep) + self.price(x.price) for x in ways], default=0.0)

    def _jump(self, step: Any, deep: int) -> float:
        return self.entry(int(step.to), deep - 1) if deep else 0.0

    def _check(self, step: w.Check, deep: int) -> float:
        """What success brings and what failure, by the chance."""
        chance = self.chance(step.skill, step.need, helpers=step.helpers)
        lost = self.worth(step.fail.steps, deep)
        return chance * self.worth(step.ok.steps, deep) + (1 - chance) * lost

    def entry(self, number: int, deep: int = DEEP) -> float:
        """An entry that is read, or jumped to."""
        return self.worth(
            self.t.content.adventures[self.t.options.adventure].pages[number].steps, deep
        )

    def _ending(self, ending: str) -> float:
        epilogue = self.t.content.adventures[self.t.options.adventure].epilogues.get(ending)
        return wishes.ENDINGS[epilogue.result] if epilogue is not None else 0.0

    def _flag(self, step: g.Mark) -> float:
        """A flag that rises, or falls."""
        old = Flags(self.t)[step.name]
        more = step.new(old) - old
        return more * self._wishes.get(step.name, wishes.PLAIN) if more else 0.0

    def _graded(self, step: w.Graded, deep: int) -> float:
        """Each band by its chance."""
        skill, bands, total, above = step.skill, step.bands, 0.0, 1.0
        for band in bands:
            more = self.chance(skill, band.upto + 1) if band is not bands[-1] else 0.0
            total += (above - more) * self.worth(band.steps, deep)
            above = more
        return total

    def _fight(self, step: w.Fight, deep: int) -> float:
        """The chance to win and what it brings, less what it costs."""
        s, enemy = self.t.state, self.t.content.enemies[step.enemy]
        life = (s.flags.get(f"{enemy.id}.life", 0) or enemy.life) + step.life
        life -= s.lasting.get(enemy.id, 0)
        hands, mine = arms(self.t, s.acting, enemy.id), body(self.t, s.acting)
        seen = outlook(self.t.content, hands, mine, enemy, life, max(0, -step.dice))
        won = self.worth(step.win.steps, deep) + spoils(enemy)
        lost = self.worth(step.no_win.steps, deep)
        out = seen.wins * won + (1 - seen.wins) * lost - seen.cost
        return out + (wishes.WOUND * min(life, seen.dealt) if enemy.stays else 0.0)

    # --- what decides nothing --------------------------------------------------------------------

    def _plain(self, step: Any) -> float:
        """Goods and harm, whoever gets them."""
        share, knight = self._share(getattr(step, "who", "")), acting(self.t)
        hurt = knight.wounds + knight.infected
        match step:
            case w.Gain("ammo", n) if shoots(self.t, knight) and knight.ammo < DRY:
                return 2 * GAINS["ammo"] * n * share
            case w.Gain(what, n):
                return GAINS[what] * n * share
            case w.Lose(what, n):
                return -GAINS[what] * max(n, step.value / 2) * share
            case w.Damage(n):
                return -0.8 * n * share
            case w.Deal(n):
                return -0.8 * n * share * self._near(hurt + n)
            case w.Recv(what, n):
                return -HARM[what] * n * share * (1.0 if what == "rad" else self._near(hurt + n))
            case w.Heal("rad", n):
                return 1.2 * min(n, knight.rad)
            case w.Heal(_, n):
                return 0.9 * min(n, hurt)
        return self._turns(step)

    def _share(self, who: str) -> float:
        """What it counts that somebody else gets it."""
        if who not in ("target", "others"):
            return 1.0
        return RIVALS if self.t.options.adventure == RIVALRY else OTHERS

    def _near(self, hurt: int) -> float:
        return LETHAL if hurt >= health(self.t, acting(self.t)) - 1 else 1.0

    def _turns(self, step: Any) -> float:
        """What changes the turns to come."""
        match step:
            case w.Threat(n):
                return THREAT * n
            case w.Time(add):
                return TIME * abs(add)
            case w.EndTurn():
                return TURN * (self.t.state.left > 0)
            case w.Dice(_, n):
                return 0.6 * n
            case w.Wound(_, n):
                return wishes.WOUND * n
            case w.Plot(start):
                return wishes.PLOTS.get(f"{self.t.options.adventure}-{start}", 0.0)
            case w.Token("nearer", "hunter", _, n):
                return -0.7 * n
            case w.Token("back", "hunter", _, n):
                return 0.7 * n
            case c.KeepOne():
                return 2.0
            case w.Repair(n) | w.FixGear(n):
                return 0.7 * n
        return 0.0


HOW: Mapping[type, Callable[[Reader, Any, int], float]] = {
    g.If: Reader._if,
    g.Choose: Reader._choice,
    g.Mark: lambda book, step, deep: book._flag(step),
    g.Jump: Reader._jump,
    g.Read: lambda book, step, deep: book.entry(int(step.entry), deep - 1) if deep else 0.0,
    g.TheEnd: lambda book, step, deep: book._ending(step.ending),
    w.Check: Reader._check,
    w.Graded: Reader._graded,
    w.Fight: Reader._fight,
    w.Each: lambda book, step, deep: book.worth(step.each.steps, deep),
}
"""How steps that decide something are weighed; all others by what they give and take."""
