"""Where to go: what places offer, weighed against the cards it takes to get there.

Everything is weighed in steps of might (see ``chances``): what makes a witcher stronger for good
counts what it adds to the log-odds of a fight.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

from korchma.games.oldworld.box.box import ALCHEMY, COMBAT, DEFENCE, SKILLS, SPECIALTY, VALUES
from korchma.games.oldworld.eyes.chances import (
    DRAWN,
    FIRST,
    HAND,
    POTION,
    SHIELD,
    chance,
    menace,
    might,
)
from korchma.games.oldworld.mind.paying import cheapest
from korchma.games.oldworld.rules.growing import MOST
from korchma.games.oldworld.rules.turn import can_meditate, may_attack
from korchma.games.oldworld.state import WorldTable

STEPS = 3
TROPHY, LAST_TROPHY = 2.5, 5.0
DEFEAT = 0.3
EXPLORE, QUEST, TRACKED = 0.5, 0.9, 0.5
GOLD, CARD, SWAP, BREW = 0.16, 0.07, 0.4, 0.25
LEVEL_UP, MASTERY = 0.15, (0.0, 0.03, 0.1, 0.3, 0.7)
"""A skill that holds the witcher's level back; the share of a skill's trophy by the level left."""
KNACK = 0.3
"""A step of the specialty."""
LAST_SPACE = 3
CAREFUL, CAREFUL_AT_LAST, NEVER = 0.8, 0.3, -1.0
"""The chance for which a witcher fights who leads: on the way, and for the trophy that wins. On the
way caution costs no strength; with the last trophy it does, so there it is less."""


class Plan:
    """The best way for this turn."""

    def __init__(self, t: WorldTable, seat: int) -> None:
        self.t, self.seat = t, seat
        self.player = t.state.players[seat]
        self._offers: dict[int, float] = {}
        self._endings: dict[tuple[int, int], float] = {}

    # --- what a place offers -------------------------------------------------------------------

    def here(self, at: int) -> float:
        """The worth of the action of a place."""
        if at not in self._offers:
            self._offers[at] = 0.0 if at in self.t.state.acted else self._action(at)
        return self._offers[at]

    def _action(self, at: int) -> float:
        player = self.player
        place = self.t.content.places[at]
        match place.action:
            case "skill":
                skill = SKILLS.index(place.skill)
                level = player.skills[skill]
                return self.step(skill) if level <= player.level and level < MOST else 0.0
            case "school":
                return self._school(place.school == player.school)
            case "potion":
                return BREW if len(player.potions) < 3 else 0.05
            case "tracking":
                return GOLD + (TRACKED + GOLD) * self._untracked()
            case "poker":
                return 0.4 * GOLD if player.gold else 0.0
            case "swap":
                return SWAP if player.hand else 0.0
            case "alms":
                return GOLD if not player.gold else 0.02

    def step(self, skill: int) -> float:
        """What a step of a skill is worth: in fights, for the level, on the way to its trophy."""
        player = self.player
        level = player.skills[skill]
        if level >= MOST:
            return 0.0
        more = VALUES[level + 1] - VALUES[level]
        worth = {
            COMBAT: DRAWN * more,
            DEFENCE: SHIELD * more,
            ALCHEMY: BREW + 0.5 * POTION * more,
            SPECIALTY: KNACK * more,
        }[skill]
        name = SKILLS[skill]
        if level == player.level:
            worth += LEVEL_UP
        if self.t.state.mastery.get(name, 0) and player.marker < LAST_SPACE:
            worth += TROPHY * MASTERY[level] * (f"skill-{name}" not in player.trophies)
        return worth

    def _school(self, home: bool) -> float:
        """A lesson that can be paid, less what it costs."""
        return max(
            (
                self.step(skill) - GOLD * (level + 1)
                for skill, level in enumerate(self.player.skills)
                if level < MOST and level + 1 <= self.player.gold and (home or skill != SPECIALTY)
            ),
            default=0.0,
        )

    def _untracked(self) -> int:
        player = self.player
        known = {*player.trails, *player.tracking}
        return int(any(self.t.state.beasts[x] and x not in known for x in self.t.state.beasts))

    def _arrival(self, at: int) -> float:
        """Quests and tracking that end there, and the action."""
        player = self.player
        quests = sum(quest.at == at and quest.gold <= player.gold for quest in player.quests)
        tracked = sum(place == at for place in player.tracking.values())
        return self.here(at) + QUEST * quests + (TRACKED + GOLD) * tracked

    # --- phase II ------------------------------------------------------------------------------

    @cached_property
    def might(self) -> float:
        """One's own might with an empty hand."""
        return might(self.t, self.player, 0)

    @cached_property
    def needed(self) -> float:
        """The chance a fight must have: who leads is careful, who is behind dares."""
        if not self._leads():
            return 0.0
        return CAREFUL_AT_LAST if self.player.marker == LAST_SPACE else CAREFUL

    def _leads(self) -> bool:
        """Others play, and none has more trophies, or as many and an earlier turn in the round."""
        s, me = self.t.state, self.player.marker
        seats = len(s.players)
        mine = (self.seat - s.first) % seats
        ahead = (
            other.marker > me or (other.marker == me > 0 and (seat - s.first) % seats < mine)
            for seat, other in enumerate(s.players)
        )
        return seats > 1 and not any(ahead)

    def prize(self, chance: float) -> float:
        """What a fight for a trophy is worth with such a chance to win it."""
        if chance < self.needed:
            return NEVER
        trophy = LAST_TROPHY if self.player.marker == LAST_SPACE else TROPHY
        return trophy * chance - DEFEAT * (1 - chance)

    def monster(self, monster: str, terrain: str, cards: int) -> float:
        """The chance to beat a monster with so many cards in hand."""
        hard = menace(self.t, monster, known=terrain in self.player.trails)
        return chance(self.might + HAND * cards - hard)

    def rival(self, seat: int, cards: int) -> float:
        """The chance to beat a witcher; nothing where there is no trophy to be won."""
        other = self.t.state.players[seat]
        if f"witcher-{other.school}" in self.player.trophies:
            return 0.0
        margin = self.might + HAND * cards + FIRST - might(self.t, other, len(other.hand))
        return chance(margin)

    def ending(self, at: int, cards: int) -> float:
        """What phase II could be at a place, with so many cards left in hand."""
        if (at, cards) not in self._endings:
            self._endings[at, cards] = self._ending(at, cards)
        return self._endings[at, cards]

    def _ending(self, at: int, cards: int) -> float:
        s, worth = self.t.state, EXPLORE
        if self.player.marker < LAST_SPACE and any(can_meditate(self.t, x) for x in SKILLS):
            worth = TROPHY
        for terrain, monster in s.beasts.items():
            if monster and s.lairs[terrain] == at and may_attack(self.t, monster):
                worth = max(worth, self.prize(self.monster(monster, terrain, cards)))
        if self.t.content.places[at].action != "school" and s.tavern != at:
            for seat, other in enumerate(s.players):
                if other.at == at and seat != self.seat and seat not in s.diced:
                    worth = max(worth, self.prize(self.rival(seat, cards)))
        return worth

    # --- the way -------------------------------------------------------------------------------

    def first_steps(self, near: Sequence[int]) -> list[int | None]:
        """The first steps of all ways, the best first; None is to stay and go on to phase II."""
        hand = tuple(self.player.hand)
        worth: dict[int | None, float] = {None: self.ending(self.player.at, len(hand))}
        for to in near:
            worth[to] = self._way(to, hand, self.player.gold, STEPS, (self.player.at,))
        return sorted(worth, key=worth.__getitem__, reverse=True)

    def _way(
        self, to: int, hand: tuple[str, ...], gold: int, steps: int, been: tuple[int, ...]
    ) -> float:
        """What going there, and on from there, would bring."""
        paid = cheapest(self.t, to, hand, gold)
        if paid is None:
            return -99.0
        here = self._arrival(to) - CARD * paid.cards - GOLD * paid.coins
        best = self.ending(to, len(paid.left))
        if steps > 1:
            for on in self.t.content.near[to]:
                if on not in been:
                    best = max(best, self._way(on, paid.left, paid.gold, steps - 1, (*been, to)))
        return here + best

    def going_on(
        self, at: int, hand: tuple[str, ...], gold: int, steps: int, been: tuple[int, ...]
    ) -> int | None:
        """Where the best way goes on from a place; None where it ends."""
        best, found = self.ending(at, len(hand)), None
        for on in self.t.content.near[at] if steps > 1 else ():
            if on not in been:
                worth = self._way(on, hand, gold, steps - 1, (*been, at))
                if worth > best:
                    best, found = worth, on
        return found
