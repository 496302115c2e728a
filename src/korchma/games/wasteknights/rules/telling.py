"""Telling the adventures: entries, choices, checks, fights, and what cards do by the same words."""

from __future__ import annotations

from collections.abc import Callable, Mapping, MutableMapping, Sequence
from typing import Any, TypeAlias, cast

from korchma.games.wasteknights import events as e
from korchma.games.wasteknights.box import cards as c
from korchma.games.wasteknights.box import tales as w
from korchma.games.wasteknights.box.cards import CardHolding, CardSteps, CardWord
from korchma.games.wasteknights.options import Choose
from korchma.games.wasteknights.rules.checks import Terms, check, forget_luck
from korchma.games.wasteknights.rules.combat import combat
from korchma.games.wasteknights.rules.conditions import asks, flag
from korchma.games.wasteknights.rules.deciding import aim, aims, checker, chooser, tags_of, vote
from korchma.games.wasteknights.rules.effects import EFFECTS, apply, draw_for, first_awake, idle
from korchma.games.wasteknights.rules.facing import Bout
from korchma.games.wasteknights.rules.flags import Flags
from korchma.games.wasteknights.rules.gear import settle_cargo
from korchma.games.wasteknights.rules.giving import in_turn, lacks
from korchma.games.wasteknights.rules.knights import acting, awake, in_order
from korchma.games.wasteknights.rules.plots import sheet, start_plot
from korchma.games.wasteknights.rules.saying import (
    CARD,
    Leaflet,
    called,
    is_private,
    name_of,
    say,
    way_taken,
)
from korchma.games.wasteknights.rules.sleeper import WALKERS, after_walker
from korchma.games.wasteknights.rules.specials import SPECIALS
from korchma.games.wasteknights.rules.threats import yellow
from korchma.games.wasteknights.state import NOBODY, WasteTable
from korchma.kernel import Ask, Flow
from korchma.tray import stories as g
from korchma.tray.stories import Branch, Jump, Mark, Steps, Teller, TheEnd, Way, band

Stop: TypeAlias = Jump | TheEnd | None
Leaf: TypeAlias = Branch[CardWord, CardHolding]
Leaves: TypeAlias = Steps[CardWord, CardHolding]
Path: TypeAlias = Way[CardWord, CardHolding]

PARTS = "k.parts"
"""Pump parts take places in the vehicle. [3.16]"""


class Tales(Teller[WasteTable, CardWord, CardHolding]):
    """How the wasteland is told: the acting knight decides and checks, unless others are named."""

    def entries(self, t: WasteTable) -> Mapping[g.Name, Leaflet]:
        return cast(Mapping[g.Name, Leaflet], t.content.adventures[t.options.adventure].pages)

    def flags(self, t: WasteTable) -> MutableMapping[str, int]:
        return Flags(t)

    def flag(self, name: str) -> Callable[[WasteTable], int]:
        return flag(name)

    def asks(self, condition: CardHolding) -> Callable[[WasteTable], bool]:
        return asks(condition)

    def opened(self, t: WasteTable, entry: Leaflet) -> bool:
        """Its text is told now; a private one to its knight alone. [120, 121]"""
        s, knight, name, page = t.state, acting(t), name_of(t, entry), entry
        assert isinstance(page, w.Page)
        first = page.id not in s.read
        s.read.append(page.id)
        s.reading.append(name)
        s.path = name
        t.learn()
        read = e.EntryRead(knight.who, name)
        if page.private:
            t.tell(read, to=knight.seat, others=e.ReadAlone(knight.who))
        else:
            t.tell(read)
        if knight.who in page.says:
            say(t, entry, f"{name}.{knight.who}")
        for special in t.content.turned_by.get(name, ()) if first else ():
            t.tell(e.SpecialTurned(special))
        return True

    def closed(self, t: WasteTable, entry: Leaflet) -> None:
        t.state.reading.remove(name_of(t, entry))
        forget_luck(t)

    # --- step after step -------------------------------------------------------------------------

    def steps(self, t: WasteTable, entry: Leaflet, steps: Leaves) -> Flow[Stop]:
        """As the grammar says; whom a step aims at is asked before it."""
        for number, step in enumerate(steps):
            if t.state.target == NOBODY and aims(step):
                yield from aim(t)
            if type(step) in EFFECTS:
                yield from apply(t, step)  # type: ignore[arg-type]  # the game's own word
                continue
            if isinstance(step, w.Threat):
                yield from self._threat(t, step, steps[number + 1 :])
                continue
            stop = yield from super().steps(t, entry, (step,))
            if stop is not None:
                return stop
            if isinstance(step, Mark) and step.name == PARTS:
                yield from settle_cargo(t, acting(t))
        return None

    def _choice(
        self, t: WasteTable, entry: Leaflet, choice: g.Choose[CardWord, CardHolding]
    ) -> Flow[Stop]:
        """The choice, its price, whose payer picks what goes, and what comes of it. [3.6]"""
        way = yield from self.choose(t, entry, choice, self.open_ways(t, choice))
        return (yield from self._carry_out(t, entry, way)) if way is not None else None

    def _carry_out(self, t: WasteTable, entry: Leaflet, way: Path) -> Flow[Stop]:
        path = t.state.path
        for part in in_turn(way.price):
            yield from self.pay(t, entry, part)
        self.taken(t, entry, way)
        stop = yield from self.steps(t, entry, way.steps)
        t.state.path = path
        return stop

    def pay(self, t: WasteTable, entry: Leaflet, part: CardWord) -> Flow[None]:
        yield from apply(t, part, price=True)

    def taken(self, t: WasteTable, entry: Leaflet, way: Path) -> None:
        if entry is CARD:
            return
        t.state.took[int(entry.id)] = way.id
        t.state.path = f"{name_of(t, entry)}-{way.id}"
        say(t, entry, t.state.path)

    def lacks(self, t: WasteTable, price: CardWord) -> bool:
        return lacks(t, (price,))

    def open_ways(self, t: WasteTable, choice: g.Choose[CardWord, CardHolding]) -> list[Path]:
        return [way for way in super().open_ways(t, choice) if not lacks(t, way.price)]

    def choose(
        self,
        t: WasteTable,
        entry: Leaflet,
        choice: g.Choose[CardWord, CardHolding],
        ways: Sequence[Path],
    ) -> Flow[Path | None]:
        """The acting knight, a vote, or the first player; none open: it goes on behind. [3.15]"""
        if not ways:
            return None
        name = called(t, entry)
        options = [Choose(f"{name}.{way.id}") for way in ways]
        by_name = dict(zip(options, ways, strict=True))
        who = first_awake(t) if choice.by == "first" else chooser(t)
        if choice.by == "vote":
            who, chosen = NOBODY, (yield from vote(t, options))
        else:
            answer = yield Ask(t.state.knights[who].seat, "entry", options, rule="121")
            assert isinstance(answer, Choose)
            chosen = answer
        if choice.by != "secret":
            way_taken(t, chosen, who, private=is_private(entry))
        return by_name[chosen]

    # --- the game's own --------------------------------------------------------------------------

    def own(self, t: WasteTable, entry: Leaflet, step: CardWord) -> Flow[Leaf | None]:
        """An effect, or something that decides."""
        match step:
            case w.Check():
                return (yield from self._check(t, entry, step))
            case c.Test():
                yield from self._test(t, step)
            case w.Graded():
                return (yield from self._graded(t, entry, step))
            case w.Fight():
                return (yield from self._fight(t, entry, step))
            case w.Each(each):
                return (yield from self._each(t, entry, each))
            case w.Tell(text):
                say(t, entry, f"{name_of(t, entry)}-{text}")
            case w.Plot(start):
                start_plot(t, start)
                yield from self.steps(t, CARD, cast(Leaves, sheet(t).setup))
                return Branch((TheEnd(""),))
            case w.Special(name, n):
                yield from SPECIALS[name](t, n, run)
            case _:
                yield from apply(t, step)
        return None

    def _branch(self, t: WasteTable, entry: Leaflet, part: str, leaf: Any) -> Flow[Leaf | None]:
        """What a check or a fight leads to, with its words; then back to where it was."""
        path = t.state.path
        if entry is not CARD:
            t.state.path = f"{path}-{part}"
            say(t, entry, t.state.path)
        stop = yield from self.steps(t, entry, leaf.steps)
        t.state.path = path
        return Branch((stop,)) if stop is not None else None

    def _check(self, t: WasteTable, entry: Leaflet, step: w.Check) -> Flow[Leaf | None]:
        """A skill against a difficulty; nobody conscious: it fails without a roll. [ruling 33]"""
        i = checker(t, step.by)
        ok = False
        if i is None:
            t.tell(e.Decided(acting(t).who, False))
        else:
            terms = Terms(step.skill, tags=tags_of(t), helpers=step.helpers)
            found = yield from check(t, i, terms, step.need)
            ok, t.state.successes = found
        t.state.failed = t.state.failed or not ok
        return (
            yield from self._branch(t, entry, *(("ok", step.ok) if ok else ("fail", step.fail)))
        )

    def _test(self, t: WasteTable, step: c.Test) -> Flow[None]:
        """A check on the way, in the midst of a combat. [3.7]"""
        found = yield from check(t, t.state.acting, Terms(step.skill), step.need)
        yield from self.steps(t, CARD, (step.ok if found.ok else step.fail).steps)

    def _graded(self, t: WasteTable, entry: Leaflet, step: w.Graded) -> Flow[Leaf | None]:
        """What happens by the number of successes. [43]"""
        i = checker(t, step.by)
        successes = 0
        if i is not None:
            _, successes = yield from check(t, i, Terms(step.skill, tags=tags_of(t)), 0)
        t.state.successes = successes
        t.state.failed = t.state.failed or not successes
        found = band(step.bands, successes)
        return (yield from self._branch(t, entry, str(step.bands.index(found)), found))

    def _fight(self, t: WasteTable, entry: Leaflet, step: w.Fight) -> Flow[Leaf | None]:
        """A combat against a copy of a card, with tokens drawn for it. [3.6]"""
        s, i = t.state, t.state.acting
        won = fell = False
        if awake(s.knights[i]):
            tokens, s.red = tuple(s.red), []
            lost = WALKERS[: s.flags.get("pylon", 0)] if step.enemy == "walker" else ()
            bout = Bout(step.enemy, "", tokens, step.life, max(0, -step.dice), lost)
            won, fell = yield from combat(t, i, bout, run)
            s.fell_here = [each for each in s.fell_here if each != i]
            after_walker(t, step.enemy, won=won, fell=fell)
        part, leaf = ("win", step.win) if won else ("no-win", step.no_win)
        branch = yield from self._branch(t, entry, part, leaf)
        if fell and branch is None:
            stop = yield from self.steps(t, entry, cast(Leaves, step.fell.steps))
            branch = Branch((stop,)) if stop is not None else None
        if fell:
            s.fell_here.append(i)  # behind its lines he has fallen like anybody [ruling 33]
        return branch

    def _each(self, t: WasteTable, entry: Leaflet, each: Any) -> Flow[Leaf | None]:
        """Every knight not eliminated, in turn order, each for himself."""
        s, before = t.state, (t.state.acting, t.state.target)
        stop: Stop = None
        steps: Leaves = each.steps
        picks = yield from self._secretly(t, entry, steps)
        for i in in_order(t):
            if not s.knights[i].out and stop is None:
                s.acting, s.target = i, NOBODY
                if i in picks:
                    way_taken(t, Choose(f"{called(t, entry)}.{picks[i].id}"), i, private=False)
                    stop = yield from self._carry_out(t, entry, picks[i])
                left = steps[bool(picks) :] if awake(s.knights[i]) else idle(steps)
                stop = stop or (yield from self.steps(t, entry, left))
        s.acting, s.target = before
        return Branch((stop,)) if stop is not None else None

    def _secretly(self, t: WasteTable, entry: Leaflet, steps: Leaves) -> Flow[dict[int, Path]]:
        """What each knight picks, where a secret choice comes first: told when all have picked."""
        picks: dict[int, Path] = {}
        choice = steps[0] if steps else None
        if isinstance(choice, g.Choose) and choice.by == "secret":
            for i in in_order(t):
                if awake(t.state.knights[i]):
                    t.state.acting = i
                    way = yield from self.choose(t, entry, choice, self.open_ways(t, choice))
                    picks |= {i: way} if way is not None else {}
        return picks

    def _threat(self, t: WasteTable, step: w.Threat, behind: Leaves) -> Flow[None]:
        """Kept; red for a fight that follows; else yellow at once. [3.6]"""
        s = t.state
        tokens = draw_for(t, s.acting, step.n)
        if step.kept:
            s.knights[s.acting].threats += tokens
        elif any(isinstance(each, w.Fight) for each in behind):
            s.red += tokens
        else:
            yield from yellow(t, s.acting, tokens, run)


TALES = Tales()


def run(t: WasteTable, steps: CardSteps) -> Flow[None]:
    """The steps of a card, for the acting knight."""
    if steps:
        yield from TALES.steps(t, CARD, steps)
