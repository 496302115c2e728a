"""What speaks for an answer: reasons found where the plan and the fighter found their answers."""

from __future__ import annotations

from korchma.games.oldworld import options as o
from korchma.games.oldworld.box.box import SKILLS
from korchma.games.oldworld.mind import reasons as why
from korchma.games.oldworld.mind.fight_mind import best_combo
from korchma.games.oldworld.mind.paying import cheapest
from korchma.games.oldworld.mind.planning import (
    EXPLORE,
    GOLD,
    LAST_SPACE,
    QUEST,
    STEPS,
    TRACKED,
    Plan,
)
from korchma.games.oldworld.rules.combo import combo_symbols, link_to
from korchma.games.oldworld.rules.turn import can_meditate, may_attack
from korchma.games.oldworld.state import WorldTable
from korchma.kernel import Answer, Ask, Reason

GIVEN_UP = ("burn-hand", "drowner")
TAKEN = ("row-card", "swap-in", "from-discard", "into-deck", "look-take", "under-deck", "look-drop")
ORDERED = ("order-attacks", "put-back")


class Because:
    """The reasons of one who plans."""

    def __init__(self, plan: Plan) -> None:
        self.plan, self.t, self.player = plan, plan.t, plan.player

    def step(self, skill: str) -> Reason:
        """A step of a skill, and whether the witcher's own level waits for it."""
        level = self.player.skills[SKILLS.index(skill)]
        return why.Step(skill, level == self.player.level)

    def offer(self, at: int) -> Reason:
        """What a place offers."""
        place = self.t.content.places[at]
        return why.Offer(at, place.action, place.skill or None)

    def way(self, to: int) -> Reason:
        """What the best way that begins so is worth going for most."""
        stops, cards = self._stops(to)
        found = [(self.plan.ending(stops[-1], cards), self.ending(stops[-1], cards))]
        for at in stops:
            found += [(worth, because) for worth, because in self._arrival(at) if worth > 0]
        return max(found, key=lambda each: each[0])[1]

    def _arrival(self, at: int) -> list[tuple[float, Reason]]:
        """What arriving somewhere brings, each with its worth."""
        quests = sum(x.at == at and x.gold <= self.player.gold for x in self.player.quests)
        tracked = sum(place == at for place in self.player.tracking.values())
        return [
            (QUEST * quests, why.Errand(at, True)),
            ((TRACKED + GOLD) * tracked, why.Errand(at, False)),
            (self.plan.here(at), self.offer(at)),
        ]

    def _stops(self, to: int) -> tuple[list[int], int]:
        """The stops of the best way that begins so, and how many cards are left at its end."""
        plan, hand, gold = self.plan, tuple(self.player.hand), self.player.gold
        been, stops = [self.player.at], [to]
        for steps in range(STEPS, 0, -1):
            paid = cheapest(self.t, stops[-1], hand, gold)
            if paid is None:
                break
            hand, gold = paid.left, paid.gold
            on = plan.going_on(stops[-1], hand, gold, steps, tuple(been))
            if on is None:
                break
            been.append(stops[-1])
            stops.append(on)
        return stops, len(hand)

    def ending(self, at: int, cards: int) -> Reason:
        """What phase II could be at a place: the deed of most worth, or what keeps one from it."""
        s, plan, best = self.t.state, self.plan, (EXPLORE, self._explore(at, cards))
        last = self.player.marker == LAST_SPACE
        if not last and any(can_meditate(self.t, x) for x in SKILLS):
            return why.Trophy()
        for monster, chance in self._monsters(at, cards):
            best = max(best, (plan.prize(chance), why.Beat(monster, chance, last)), key=_worth)
        if self.t.content.places[at].action != "school" and s.tavern != at:
            for seat, other in enumerate(s.players):
                if other.at == at and seat != plan.seat and seat not in s.diced:
                    chance = plan.rival(seat, cards)
                    best = max(best, (plan.prize(chance), why.Duel(seat, chance, last)), key=_worth)
        return best[1]

    def _monsters(self, at: int, cards: int) -> list[tuple[str, float]]:
        """The monsters of a place that may be attacked, each with the chance to beat it."""
        s = self.t.state
        return [
            (monster, self.plan.monster(monster, terrain, cards))
            for terrain, monster in s.beasts.items()
            if monster and s.lairs[terrain] == at and may_attack(self.t, monster)
        ]

    def _explore(self, at: int, cards: int) -> Reason:
        known = self._monsters(at, cards)
        return why.Explore(*max(known, key=lambda each: each[1])) if known else why.Explore()


def _worth(each: tuple[float, Reason]) -> float:
    return each[0]


# --- fights --------------------------------------------------------------------------------------


def fighting(t: WorldTable, ask: Ask, answer: Answer) -> Reason:
    """What speaks for a fighter's answer."""
    match answer:
        case o.Lay() if ask.about == "combo":
            return _combo(t, ask.seat, answer.card)
        case o.Done():
            return why.Finished()
        case o.Drink() | o.UsePerk() if ask.about == "prepare":
            return why.Helps()
        case o.Ready():
            return why.Ready()
        case o.Charge() | o.Bite() if ask.about == "attack":
            return why.Pain("more")
        case ():
            return why.Nothing()
    if ask.about in ("leshen", "striga"):
        return why.Pain("less" if answer == ask.options[0] else "as-it-is")
    if ask.about in ("wolf", "viper", "viper-trophy", "ward", "use-now"):
        return why.Helps()
    if ask.about == "drop-attack":
        return why.Pain("more")
    if ask.about in ORDERED or ask.about == "blizzard":
        return why.Strongest()
    return why.Strongest() if ask.about in TAKEN else why.Weakest()


def otherwise(t: WorldTable, ask: Ask, answer: Answer) -> Reason | None:
    """What a combo would do that ranks behind the best; nothing else speaks for what is next."""
    match answer:
        case o.Lay() if ask.about == "combo":
            return _combo(t, ask.seat, answer.card)
        case o.Done():
            return _combo(t, ask.seat, "")
    return None


def _combo(t: WorldTable, seat: int, card: str) -> Reason:
    """The best combo that goes on with a card, or what lies there without one; what it does."""
    s = t.state
    fight = s.fight
    combo, links = (s.laid, s.laid_links) if fight is None else (fight.combo, fight.links)
    combo, links = combo[:], links[:]
    most = 1 if fight is not None and fight.alone else 7
    while card:
        links.append(link_to(t, combo, card))
        combo.append(card)
        _, card = best_combo(t, seat, combo, links, most)
    total = combo_symbols(t, combo, links)
    return why.Combo(len(combo), total.damage, total.shield)
