"""Where to go: what places offer, weighed against the cards it takes to get there."""

from __future__ import annotations

import math
from collections.abc import Sequence

from korchma.games.oldworld.box import SKILLS, SPECIALTY, VALUES
from korchma.games.oldworld.fight_mind import card_worth
from korchma.games.oldworld.growing import MOST
from korchma.games.oldworld.monsters import can_be_fought
from korchma.games.oldworld.state import WorldTable

STEPS = 3
CARD, GOLD = 0.3, 0.6
EXPLORE = 1.0


class Plan:
    """The best way for this turn."""

    def __init__(self, t: WorldTable, seat: int) -> None:
        self.t, self.seat = t, seat
        self.player = t.state.players[seat]
        self._offers: dict[int, float] = {}

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
                level = player.skills[SKILLS.index(place.skill)]
                return 2.6 if level <= player.level and level < MOST else 0.0
            case "school":
                return self._school(place.school == player.school)
            case "potion":
                return 1.0 if len(player.potions) < 3 else 0.2
            case "tracking":
                return 1.2 + 0.8 * self._untracked()
            case "poker":
                return 0.35 if player.gold else 0.0
            case "swap":
                return 0.8 if player.hand else 0.0
            case "alms":
                return 0.9 if not player.gold else 0.1

    def _school(self, home: bool) -> float:
        """A lesson that can be paid, less what it costs."""
        best = 0.0
        for skill, level in enumerate(self.player.skills):
            if level < MOST and level + 1 <= self.player.gold and (home or skill != SPECIALTY):
                best = max(best, 2.6 - 0.3 * (level + 1))
        return best

    def _untracked(self) -> int:
        player = self.player
        known = {*player.trails, *player.tracking}
        return int(any(self.t.state.beasts[x] and x not in known for x in self.t.state.beasts))

    def _arrival(self, at: int) -> float:
        """Quests and tracking that end there, and the action."""
        player = self.player
        worth = self.here(at)
        worth += 3.2 * sum(quest.at == at and quest.gold <= player.gold for quest in player.quests)
        return worth + 1.8 * sum(place == at for place in player.tracking.values())

    def _ending(self, at: int, cards: int) -> float:
        """What phase II could be at a place, with so many cards left in hand."""
        s, worth = self.t.state, EXPLORE
        for terrain, monster in s.beasts.items():
            if monster and s.lairs[terrain] == at and can_be_fought(self.player, monster):
                chance = self.guess(monster, terrain in self.player.trails, cards)
                if chance > 0.4:
                    worth = max(worth, 4.5 * chance)
        return worth

    def guess(self, monster: str, trail: bool, cards: int) -> float:
        """The chance to win, roughly, from what one has."""
        player, box = self.player, self.t.content
        every = player.deck + player.hand + player.discard
        quality = sum(card_worth(box.cards[card]) for card in every) / max(1, len(every))
        combat, defence = VALUES[player.skills[0]], VALUES[player.skills[1]]
        blow = 0.75 * quality + 0.55 * combat
        life = box.monsters[monster].life - (blow if trail else 0)
        rounds = max(1.0, life / (blow + 1))
        cost = 1.5 + max(0.5, 3.0 - 0.3 * defence)
        potions = min(len(player.potions), VALUES[player.skills[2]])
        margin = len(every) + defence + potions - rounds * cost
        return 1 / (1 + math.exp(-margin / 2.5))

    # --- the way -------------------------------------------------------------------------------

    def next_place(self, near: Sequence[int]) -> int | None:
        """The first step of the best way; None to stay and go on to phase II."""
        hand = tuple(self.player.hand)
        stay = self._ending(self.player.at, len(hand))
        best, found = stay + 0.05, None
        for to in near:
            worth = self._way(to, hand, self.player.gold, STEPS, (self.player.at,))
            if worth > best:
                best, found = worth, to
        return found

    def _way(
        self, to: int, hand: tuple[str, ...], gold: int, steps: int, been: tuple[int, ...]
    ) -> float:
        """What going there, and on from there, would bring."""
        paid = self._pay(to, hand, gold)
        if paid is None:
            return -99.0
        left, gold_left, cost = paid
        here = self._arrival(to) - cost
        best = self._ending(to, len(left))
        if steps > 1:
            for on in self.t.content.near[to]:
                if on not in been:
                    best = max(best, self._way(on, left, gold_left, steps - 1, (*been, to)))
        return here + best

    def _pay(
        self, to: int, hand: tuple[str, ...], gold: int
    ) -> tuple[tuple[str, ...], int, float] | None:
        """The cards left after the cheapest payment, the gold left, and its price."""
        fits = self.t.content.fits[to]
        worth = {card: card_worth(self.t.content.cards[card]) for card in hand}
        fitting = [card for card in hand if card in fits]
        if fitting:
            gone = min(fitting, key=worth.__getitem__)
            return tuple(x for x in hand if x != gone), gold, CARD
        cheap = sorted(hand, key=worth.__getitem__)
        if len(cheap) >= 2:
            return tuple(cheap[2:]), gold, 2 * CARD
        if cheap and gold:
            return (), gold - 1, CARD + GOLD
        return None
