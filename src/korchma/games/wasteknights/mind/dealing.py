"""What a knight buys, gives away and agrees to: at a market, and in camp with others."""

from __future__ import annotations

from collections.abc import Sequence

from korchma.games.wasteknights import options as o
from korchma.games.wasteknights.mind import reasons as why
from korchma.games.wasteknights.mind.at_rest import AtRest
from korchma.games.wasteknights.mind.blows import shoots
from korchma.games.wasteknights.rules.gear import every, find
from korchma.games.wasteknights.rules.goods import KINDS, held
from korchma.games.wasteknights.rules.numbers import heals, row
from korchma.games.wasteknights.rules.trading import given, taken, the_deal, value_of
from korchma.games.wasteknights.state import Carried, Knight
from korchma.kernel import Reason, Thought

AMMO = "ammo"
KEPT = {"fuel": 2, "ammo": 2, "med": 2}
"""What one would rather not be without."""
BETTER = 0.35
"""Wounds more, dealt or taken, for which a card is worth its price."""
FADED = 0.85
"""A bought card is broken: it is good only once it is mended."""


class Dealing(AtRest):
    """Markets and trades."""

    # --- at a market -----------------------------------------------------------------------------

    def market(self) -> Thought:
        """A card that makes one stronger, or ammunition, for what one does not need."""
        deal = the_deal(self.t)
        wanted = next(iter(deal.take), "") or self._bargain(deal.offer) or self._short()
        if not wanted:
            return Thought(o.NoDeal(), why.Enough)
        card = wanted if wanted in self.t.content.cards else None

        def reason() -> Reason:
            return why.Stronger(card) if card is not None else why.Pays()

        if wanted not in deal.take:
            return Thought(o.Want(wanted, card), reason)
        if given(self.t, self.i) >= taken(self.t):
            more = wanted == AMMO and deal.take.count(AMMO) < 2 and o.Want(AMMO) in self.ask.options
            if more and len(self._spare()) > len(deal.give):
                return Thought(o.Want(AMMO), reason)
            return Thought(o.Shake(), reason)
        spare = next((x for x in self._spare() if self._open(x, deal.give)), None)
        if spare is None:
            return Thought(o.NoDeal(), why.Enough)
        return Thought(o.Put(spare, spare if spare in self.t.content.cards else None), reason)

    def _short(self) -> str:
        """Ammunition, if one shoots and has next to none."""
        dry = shoots(self.t, self.knight) and self.knight.ammo < KEPT[AMMO]
        return AMMO if dry and self._spare() and o.Want(AMMO) in self.ask.options else ""

    def _bargain(self, offer: Sequence[str]) -> str:
        """The card that helps most, of those that can be paid."""
        can_pay = {
            card: sum(value_of(self.t, self.knight, x) for x in self._spare()) for card in offer
        }
        open_ = [x for x in offer if can_pay[x] >= self.t.content.cards[x].value]
        best = max(open_, key=self._better, default="")
        return best if best and self._better(best) >= BETTER else ""

    def _better(self, card: str) -> float:
        """How much stronger one would be with this card, once it works."""
        new = Carried(card, broken=False)
        printed = row(self.t, new)
        if printed.kind == "armour":
            old = sum(self._power(each) for each in self.knight.armour)
            return FADED * self._power(new) - old
        if printed.kind != "weapon" or not printed.hands:
            return 0.0
        return FADED * self._power(new) - max(map(self._power, self.knight.hands), default=0.0)

    def _spare(self) -> list[str]:
        """What one could do without: idle cards, the least missed first, and goods to spare."""
        idle = [x.card for x in self.knight.cargo if not row(self.t, x).knight]
        idle = [x for x in idle if value_of(self.t, self.knight, x) and not self._useful(x)]
        idle.sort(key=self._keeps)
        goods = [k for k in KINDS for _ in range(max(0, held(self.knight, k) - KEPT[k]))]
        return [*idle, *goods]

    def _useful(self, card: str) -> bool:
        """Whether a card in the vehicle does something there, or will in hand. [95]"""
        kind = self.t.content.cards[card].kind
        return kind in ("device", "drug") or self._better(card) >= BETTER

    def _open(self, what: str, give: Sequence[str]) -> bool:
        """Whether it can still be put down."""
        if what in KINDS:
            return give.count(what) < max(0, held(self.knight, what) - KEPT[what])
        return what not in give

    # --- in camp ---------------------------------------------------------------------------------

    def trade(self) -> Thought:
        """Others get what they need more."""
        deal = the_deal(self.t)
        gifts = self._gifts(self.t.state.knights[deal.partner])
        missing = [x for n, x in enumerate(gifts) if gifts[: n + 1].count(x) > deal.give.count(x)]
        if missing:
            card = missing[0] if missing[0] in self.t.content.cards else None
            return Thought(o.Put(missing[0], card), why.Shares)
        shakes = bool(deal.give) and o.Shake() in self.ask.options
        return Thought(o.Shake() if shakes else o.NoDeal(), why.Shares if shakes else why.Enough)

    def _gives(self, who: str) -> bool:
        """Whether there is something to give to this knight."""
        other = next(x for x in self.t.state.knights if x.who == who)
        return not self.rivals and bool(self._gifts(other))

    def _gifts(self, other: Knight) -> list[str]:
        """Medicine for who bleeds, ammunition for who shoots, if one can spare them."""
        out: list[str] = []
        bleeds = other.wounds + other.infected
        med = held(self.knight, "med")
        if bleeds >= 3 and not other.med and med > 1 and self._hurt() <= heals(self.t, self.knight):
            out.append("med")
        ammo = held(self.knight, "ammo")
        if shoots(self.t, other) and other.ammo < 2 and not shoots(self.t, self.knight) and ammo:
            out += ["ammo"] * min(ammo, 2)
        return out

    def deal(self) -> Thought:
        """Among friends yes; among rivals if one gets as much as one gives."""
        if not self.rivals:
            return Thought(o.Agree(), why.Shares)
        deal, partner = the_deal(self.t), self.t.state.knights[self.t.state.active]
        mine = sum(value_of(self.t, self.knight, x) for x in deal.take if x != "part")
        theirs = sum(value_of(self.t, partner, x) for x in deal.give if x != "part")
        fair = theirs >= mine and not any(find(self.knight, x) in self._worn() for x in deal.take)
        return Thought(o.Agree() if fair else o.Decline(), why.Pays if fair else why.Spares)

    def _worn(self) -> list[Carried]:
        return [x for x in every(self.knight) if x not in self.knight.cargo]
