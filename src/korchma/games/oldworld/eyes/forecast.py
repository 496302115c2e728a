"""What a combo adds up to before it is played, part by part; and what softens the next attack."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Literal, TypeAlias

import msgspec

from korchma.games.oldworld.options import Lay, UsePerk
from korchma.games.oldworld.rules.combo import Symbols, combo_symbols, link_to, printed
from korchma.games.oldworld.rules.modifiers import offers, open_perks, parts
from korchma.games.oldworld.rules.reckoning import drawable, harm, rise
from korchma.games.oldworld.rules.scene import Scene, scene_of
from korchma.games.oldworld.rules.sides import health, opponent, side, the_fight
from korchma.games.oldworld.state import HAND_LIMIT, NOBODY, WorldTable
from korchma.kernel import Ask, Option

SURELY_HURTS = 9
What: TypeAlias = Literal["damage", "shield", "draw"]


class Part(msgspec.Struct, frozen=True, gc=False):
    """A part of the sum and where it comes from: ``card:B0-1``, its used ``link:B0-1``,
    ``perk:harpy``, ``potion:swallow``, ``monster:yghern``, ``skill:combat``; ``floor`` where
    there is no less than nothing, ``limit`` of the shield, ``deck`` and ``hand`` of cards to draw.
    """

    of: str
    damage: int = 0
    shield: int = 0
    draw: int = 0


class Sum(msgspec.Struct, frozen=True, gc=False):
    """What a combo comes to: damage, the shield's change and cards to draw, with its parts."""

    damage: int
    shield: int
    draw: int
    parts: tuple[Part, ...]
    may: tuple[Part, ...] = ()
    """Perks one will be asked about: now, or later in this fight? (A35)"""
    falls: int = 0
    """Cards the opponent would lose."""
    after: int = 0
    """The shield that would be left."""


def forecast(t: WorldTable, combo: Sequence[str], links: Sequence[int], *perks: str) -> Sum:
    """Everything known that would count in steps 3 and 4 of the turn under way. [81-83]

    ``perks`` are those used beyond what is used already.
    """
    fight = the_fight(t)
    if fight.now == NOBODY:
        return Sum(0, 0, 0, ())
    return _Reckoning(t, combo, links, perks).sum()


def foresee(t: WorldTable, ask: Ask, answer: Sequence[Option]) -> Sum | None:
    """The combo with one more card on it, or one more perk. [79, 81]"""
    fight = t.state.fight
    if fight is None:
        return None
    match answer:
        case [Lay(card)]:
            link = link_to(t, fight.combo, card) if ask.about == "combo" else NOBODY
            return forecast(t, [*fight.combo, card], [*fight.links, link])
        case [UsePerk(perk)] if ask.about == "use-now" and fight.now != NOBODY:
            return forecast(t, fight.combo, fight.links, f"perk:{perk}")
    return None


def next_attack(t: WorldTable) -> tuple[Part, ...]:
    """What is added to the damage of the monster's attack that comes next. [88]"""
    fight = the_fight(t)
    if not fight.monster:
        return ()
    found = parts("attack", scene_of(t, fight.sides[0].seat), SURELY_HURTS)
    return tuple(Part(each.source, damage=each.n) for each in found)


def _cards(t: WorldTable, combo: Sequence[str], links: Sequence[int]) -> Iterator[Part]:
    """Corner symbols, and those of used links. [81]"""
    for card, link in printed(t, combo, links):
        if link is None:
            yield Part(f"card:{card.id}", card.damage, card.shield, card.draw)
        else:
            yield Part(f"link:{card.id}", link.damage, link.shield)


class _Reckoning:
    """One forecast on its way: the parts found so far."""

    def __init__(
        self, t: WorldTable, combo: Sequence[str], links: Sequence[int], perks: Sequence[str]
    ) -> None:
        self.t, self.combo = t, combo
        self.symbols: Symbols = combo_symbols(t, combo, links)
        shown = [t.content.colours[card] for card in combo]
        self.scene = scene_of(t, side(t).seat, shown, perks=perks)
        self.found: list[Part] = [*_cards(t, combo, links)]
        self.may: list[Part] = []

    def sum(self) -> Sum:
        """Damage, then shield, then cards, as the rules reckon them."""
        damage = self._damage()
        falls = self._falls(damage)
        shield = self._shield(falls)
        return Sum(
            damage,
            shield,
            self._draw(),
            tuple(part for part in self.found if part.damage or part.shield or part.draw),
            tuple(self.may),
            falls,
            self.scene.player.shield + shield,
        )

    def _add(self, what: What, moment: str, scene: Scene, base: int = 0) -> int:
        """Note the parts of a moment; what the number comes to."""
        for each in parts(moment, scene, base):
            self._note(what, each.source, each.n)
            base += each.n
        return base

    def _note(self, what: What, source: str, n: int) -> None:
        self.found.append(Part(source, **{what: n}))

    def _ask(
        self, what: What, moment: str, scene: Scene, base: int, outcome: Callable[[Scene, int], int]
    ) -> None:
        """Note the perks that will be asked about."""
        if open_perks(moment, scene, base, outcome):
            self.may += [Part(x.source, **{what: x.n}) for x in offers(moment, scene, base)]

    def _damage(self) -> int:
        """Step 3a, and what the monster bears in a turn. [81]"""
        base = self.symbols.damage
        self._ask("damage", "damage", self.scene, base, harm)
        return self._add(
            "damage", "wound", self.scene, self._add("damage", "damage", self.scene, base)
        )

    def _falls(self, damage: int) -> int:
        """Cards of a monster's life, or what gets past a witcher's shield. [81]"""
        fight, other = the_fight(self.t), opponent(self.t)
        if fight.monster:
            return min(damage, len(fight.life))
        past = max(0, damage - self.t.state.players[other].shield)
        return min(past, health(self.t, other))

    def _shield(self, falls: int) -> int:
        """How the shield changes from the end of step 2 to the end of step 3. [82]"""
        scene, held = self.scene, self.scene.player.shield
        change = self._add("shield", "finish", scene)
        if change < -held:
            self._note("shield", "floor", -held - change)
            change = -held
        after = msgspec.structs.replace(scene, lost=the_fight(self.t).lost + falls)
        self._ask("shield", "after", after, 0, rise)
        change += self._add("shield", "after", after)
        base = self.symbols.shield
        self._ask("shield", "shield", scene, base, rise)
        change += self._add("shield", "shield", scene, base)
        return self._add("shield", "rise", scene, change)

    def _draw(self) -> int:
        """Steps 3c and 4, as far as the deck lasts and the hand has room. [19, 75, 83]"""
        scene, player = self.scene, self.scene.player
        self._ask("draw", "back", scene, 0, drawable)
        n = self._add("draw", "back", scene)
        n += self._add("draw", "draw", scene, self.symbols.draw)
        if n > len(player.deck):
            self._note("draw", "deck", len(player.deck) - n)
            n = len(player.deck)
        room = self._room()
        if n > room:
            self._note("draw", "hand", room - n)
        return min(n, room)

    def _room(self) -> int:
        """Cards the hand can take when the combo is laid and what comes back has come. [19, 82]"""
        if not self.combo:
            return HAND_LIMIT
        player, laid = self.scene.player, len(self.combo) - len(the_fight(self.t).combo)
        back = min(self.symbols.takes, len(player.discard)) + len(self.symbols.backs)
        return max(0, HAND_LIMIT - (len(player.hand) - laid) - back)
