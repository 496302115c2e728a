"""How a sensible witcher fights: the answers to everything that is asked in a fight."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from operator import itemgetter

from korchma.games.oldworld import options as o
from korchma.games.oldworld.box.box import Box
from korchma.games.oldworld.box.rows import Card, Hit
from korchma.games.oldworld.rules.combo import combo_symbols, link_to, next_cards
from korchma.games.oldworld.rules.modifiers import shield_limit
from korchma.games.oldworld.rules.monsters import STRIGA, blow
from korchma.games.oldworld.rules.sides import the_fight
from korchma.games.oldworld.rules.specialties import numbers
from korchma.games.oldworld.state import NOBODY, WorldTable
from korchma.kernel import Answer, Ask, Option

DAMAGE, SHIELD, DRAW, TAKE, BACK = 1.25, 0.75, 0.2, 0.45, 0.7
CARD = 0.8
"""What a card laid costs: it is a card of life."""
BURNED, LOWERED = 1.5, 2.0
SWAPPED = 0.7
"""A card taken for another must be so much better."""


def card_worth(card: Card) -> float:
    """What a card is good for in a fight, half of what its links promise included."""
    worth = DAMAGE * card.damage + SHIELD * card.shield + 0.6 * card.draw + 0.9 * card.take
    for link in card.links:
        worth += 0.15 + 0.4 * (DAMAGE * link.damage + SHIELD * link.shield + BACK * link.back)
    return worth + 0.15 * (card.terrain == "wild")


@lru_cache(maxsize=8)
def worths(box: Box) -> dict[str, float]:
    """What each card of a box is good for in a fight."""
    return {card.id: card_worth(card) for card in box.cards.values()}


def combo_worth(t: WorldTable, seat: int, combo: Sequence[str], links: Sequence[int]) -> float:
    """What a combo would bring, less the cards it costs."""
    fight, player = t.state.fight, t.state.players[seat]
    total = combo_symbols(t, combo, links)
    room = shield_limit(t, seat) - player.shield
    life = len(fight.life) if fight is not None and fight.monster else 99
    bonus = 0.0
    if player.school == "wolf" and len(combo) >= 3:
        bonus = 1.0
    if total.damage >= life:
        bonus += 20
    return (
        DAMAGE * min(total.damage, life)
        + SHIELD * min(total.shield, room)
        + DRAW * total.draw
        + TAKE * min(total.takes, len(player.discard))
        + BACK * len(total.backs)
        + bonus
        - CARD * len(combo)
    )


def ways_on(
    t: WorldTable, seat: int, combo: list[str], links: list[int], most: int = 7
) -> Iterator[tuple[float, str]]:
    """What stopping here ("") is worth, and each card that fits, with the best that follows it."""
    yield combo_worth(t, seat, combo, links) if combo else -99.0, ""
    if len(combo) >= most:
        return
    hand = t.state.players[seat].hand
    for card in next_cards(t, [x for x in hand if x not in combo], combo):
        link = link_to(t, combo, card)
        yield best_combo(t, seat, [*combo, card], [*links, link], most)[0], card


def best_combo(
    t: WorldTable, seat: int, combo: list[str], links: list[int], most: int = 7
) -> tuple[float, str]:
    """The best way to go on, and the card that begins it; "" to stop here."""
    return max(ways_on(t, seat, combo, links, most), key=itemgetter(0))


def whole_combo(t: WorldTable, seat: int) -> tuple[list[str], list[int]]:
    """The best combo there is, card by card, with its links."""
    combo: list[str] = []
    links: list[int] = []
    while card := best_combo(t, seat, combo, links)[1]:
        links.append(link_to(t, combo, card))
        combo.append(card)
    return combo, links


def danger(t: WorldTable, seat: int, hit: Hit) -> float:
    """How many cards half a fight card would cost; a lost step of a skill is dearer than a card."""
    past_shield = max(0, blow(t, seat, hit) - t.state.players[seat].shield)
    level = t.content.monsters[the_fight(t).monster].level
    return past_shield + level * hit.discard + BURNED * bool(hit.burn) + LOWERED * bool(hit.lowers)


class Fighter:
    """The answers of one who is asked something in a fight or about cards."""

    def __init__(self, t: WorldTable, ask: Ask) -> None:
        self.t, self.ask = t, ask
        self.player = t.state.players[ask.seat]

    def answer(self) -> Answer | None:
        """The answer; None for a question that is none of a fighter's."""
        return next(self.answers(), None)

    def answers(self) -> Iterator[Answer]:
        """The answer, then what ranks behind it; looked for only as far as they are asked for."""
        ask = self.ask
        match ask.about:
            case "prepare":
                return self._prepare()
            case "combo":
                return self._combo()
            case "blizzard":
                return iter(sorted(ask.options, key=self._added, reverse=True))
            case "row-card" | "swap-in" | "from-discard" | "into-deck":
                return iter(sorted(ask.options, key=self._card, reverse=True))
            case "wolf" | "viper" | "viper-trophy" | "ward" | "use-now":
                return iter(ask.options)
            case "leshen" | "striga":
                return iter(ask.options if self._tame() else ask.options[::-1])
            case "attack":
                return iter((o.Bite(), o.Charge()) if self._bites() else (o.Charge(), o.Bite()))
            case "burn-hand" | "drowner":
                return iter(sorted(ask.options, key=self._card))
        return self._several() if ask.pick is not None else iter(())

    def _card(self, option: Option) -> float:
        card = getattr(option, "card", "")
        return worths(self.t.content)[card] if card else 0.0

    def _prepare(self) -> Iterator[Option]:
        """Perks first, then the potions that help now, then the fight; what does not help last."""
        *offered, ready = self.ask.options
        told: list[Option] = []
        for option in sorted(offered, key=lambda x: not isinstance(x, o.UsePerk)):
            if self._helps(option):
                told.append(option)
                yield option
        yield ready
        yield from (option for option in offered if option not in told)

    def _helps(self, option: Option) -> bool:
        """Whether a perk or a potion helps now."""
        if isinstance(option, o.UsePerk):
            return self._perk(option.perk)
        return isinstance(option, o.Drink) and self._potion(option.potion)

    def _perk(self, perk: str) -> bool:
        """Whether a perk helps now; most always do."""
        match perk:
            case "specialty":
                return self.player.school != "griffin" or self._griffin()
            case "witcher-griffin":
                return self._swap_gain() > SWAPPED
            case "manticore" | "crossbow":
                return len(self.player.hand) > 2
            case "barghest":
                return len(self.player.potions) > 2
        return perk not in ("nightwraith", "foglet")

    def _griffin(self) -> bool:
        """A card for nothing is always good, for another if it is better, for two never."""
        price = numbers(self.t, self.player)[1]
        return not price or (price == 1 and self._swap_gain() > SWAPPED)

    def _swap_gain(self) -> float:
        """How much better the top of the discard is than the worst card of the hand."""
        worth, hand = worths(self.t.content), self.player.hand
        return worth[self.player.discard[-1]] - min(map(worth.__getitem__, hand), default=9.0)

    def _potion(self, potion: str) -> bool:
        player = self.player
        match potion:
            case "swallow":
                return player.shield < shield_limit(self.t, self.ask.seat)
            case "black-blood":
                return len(player.hand) <= 2
            case "petris-philter":
                return len(player.hand) > 2
            case "blizzard":
                return self._blizzard()
            case "tawny-owl":
                return len(player.hand) <= 4 and len(player.deck) > 2
            case "full-moon":
                return len(player.discard) > 1
        return bool(player.hand)

    def _added(self, option: Option) -> float:
        """What a card adds to the combo that lies there, link or no link."""
        fight, card = the_fight(self.t), getattr(option, "card", "")
        return combo_worth(self.t, self.ask.seat, [*fight.combo, card], [*fight.links, NOBODY])

    def _blizzard(self) -> bool:
        """Whether a card that no link leads to would be worth laying after the best combo."""
        t, seat = self.t, self.ask.seat
        combo, links = whole_combo(t, seat)
        worth = combo_worth(t, seat, combo, links)
        return any(
            combo_worth(t, seat, [*combo, card], [*links, NOBODY]) > worth
            for card in self.player.hand
            if card not in combo
        )

    def _tame(self) -> bool:
        """Whether another attack than the one that was to come hurts less."""
        t, seat = self.t, self.ask.seat
        row = t.content.attacks[the_fight(t).spent[-1]]
        first = self.ask.options[0]
        if isinstance(first, o.UsePerk):
            either = (danger(t, seat, row.charge) + danger(t, seat, row.bite)) / 2
            gain = either - danger(t, seat, Hit(damage=STRIGA))
        else:
            here, there = (row.charge, row.bite) if first == o.Bite() else (row.bite, row.charge)
            gain = danger(t, seat, here) - danger(t, seat, there)
        return gain > 0

    def _combo(self) -> Iterator[Option]:
        """The next card of the best combo there is, then those of others, or to stop."""
        s = self.t.state
        fight = s.fight
        combo, links = (s.laid, s.laid_links) if fight is None else (fight.combo, fight.links)
        most = 1 if fight is not None and fight.alone else 7
        ways = ways_on(self.t, self.ask.seat, combo[:], links[:], most)
        for _, card in sorted(ways, key=itemgetter(0), reverse=True):
            if card or combo:
                yield self.t.content.lays[card] if card else self.ask.options[-1]

    def _bites(self) -> bool:
        """Whether a bite of the fight cards still hidden hurts this witcher more than a charge."""
        t, fight = self.t, the_fight(self.t)
        victim = fight.sides[0].seat
        worse = 0.0
        for number, row in t.content.attacks.items():
            if number not in fight.spent:
                worse += danger(t, victim, row.bite) - danger(t, victim, row.charge)
        return worse > 0

    def _several(self) -> Iterator[Answer]:
        """How many and which; then with the next in place of the last, or one less, or turned."""
        ask = self.ask
        assert ask.pick is not None
        order, n = self._order(*ask.pick)
        yield tuple(order[:n])
        if n < len(order) and ask.pick[1]:
            yield (*order[: max(0, n - 1)], order[n])
        elif n > ask.pick[0]:
            yield tuple(order[: n - 1])
        elif ask.ordered and n > 1:
            yield (*order[: n - 2], order[n - 1], order[n - 2])

    def _order(self, low: int, high: int) -> tuple[list[Option], int]:
        """What is given away, from the worst, or taken, from the best; and how much of it."""
        ask = self.ask
        dear = sorted(ask.options, key=self._card, reverse=True)
        match ask.about:
            case "look-take" | "under-deck":
                return dear, high
            case "look-drop":
                return dear, low
            case "drop-attack":
                return sorted(ask.options, key=self._hurts, reverse=True), low
            case "order-attacks":
                return sorted(ask.options, key=self._hurts), len(dear)
            case "put-back":
                return dear, len(dear)
        return dear[::-1], 0 if ask.about == "burn-row" else low

    def _hurts(self, option: Option) -> float:
        assert isinstance(option, o.DropAttack)
        row = self.t.content.attacks[option.attack]
        t, seat = self.t, self.ask.seat
        return max(danger(t, seat, row.charge), danger(t, seat, row.bite))
