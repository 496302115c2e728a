"""Why a soul does not rise, a card stays on its shelf, or in the pack."""

from __future__ import annotations

from collections.abc import Iterator

from korchma.games.swordsorcery.eyes.about import OfHero, OfItem, OfShrine
from korchma.games.swordsorcery.options import Buy, FromStash, Raise, RankUp, Wear
from korchma.games.swordsorcery.rules import growing, story
from korchma.games.swordsorcery.rules.cards import item_cards, may_use
from korchma.games.swordsorcery.rules.figures import active
from korchma.games.swordsorcery.rules.gear import can_receive, slots_for
from korchma.games.swordsorcery.rules.numbers import room
from korchma.games.swordsorcery.rules.timing import ransom
from korchma.games.swordsorcery.state import Carried, Hero, SwordTable
from korchma.kernel import Ask, Refused


def shrines(t: SwordTable) -> Iterator[Refused]:
    """Shrines that sleep call nobody. [162]"""
    for row in story.book_of(t).map.shrines:
        if not t.state.shrines.get(row.id):
            yield Refused(f"shrine:{row.id}", "162", "asleep", OfShrine(row.id))


def souls(t: SwordTable, ask: Ask) -> Iterator[Refused]:
    """Why a hero cannot rise, or come back. [74-76, 163]"""
    s = t.state
    risen = {option.hero for option in ask.options if isinstance(option, RankUp | Raise)}
    top = growing.highest(t)
    for hero in s.heroes:
        if hero.ref in risen:
            continue
        n = ransom(t, hero) if hero.ghost else growing.price(hero.rank)
        if n > s.shards:
            rule, reason = ("163", "dear-return") if hero.ghost else ("74", "dear-rank")
        elif hero.ghost:
            rule, reason = "163", "no-shrine"
        else:
            rule, reason = ("75", "top-rank") if hero.rank >= top else ("76", "ahead")
        yield Refused(f"hero:{hero.ref}", rule, reason, OfHero(hero.ref, n))


def visitor(t: SwordTable) -> Hero:
    """Whose turn it is at the counter."""
    visit = t.state.visit
    assert visit is not None
    return t.state.heroes[next(i for i in visit.visitors if i not in visit.done)]


def wares(t: SwordTable, ask: Ask) -> Iterator[Refused]:
    """Why a card stays on its shelf. [70, 129, 164]"""
    hero, visit = visitor(t), t.state.visit
    open_ = {option.item for option in ask.options if isinstance(option, Buy | FromStash)}
    assert visit is not None
    full = visit.most and visit.bought.get(t.state.heroes.index(hero), 0) >= visit.most
    left = room(t, hero)
    for card in t.state.shop:
        if card in open_:
            continue
        price = item_cards(t.content)[card].row.a.price
        if full:
            rule, reason = "164", "bought-enough"
        elif not can_receive(t, hero, Carried(card), left):
            rule, reason = "70", "pack-full"
        elif price > hero.crowns:
            rule, reason = "129", "few-crowns"
        else:
            continue
        yield Refused(f"item:{card}", rule, reason, OfItem(card, price))


def unworn(t: SwordTable, ask: Ask) -> Iterator[Refused]:
    """Why a card of the pack cannot be put on. [70, 122]"""
    hero = active(t)
    open_ = {option.item for option in ask.options if isinstance(option, Wear)}
    for carried in hero.pack:
        if carried.card in open_ or not slots_for(t, carried):
            continue
        rule, reason = ("70", "pack-full") if may_use(t, hero, carried) else ("122", "wrong-style")
        yield Refused(f"item:{carried.card}", rule, reason, OfItem(carried.card))
