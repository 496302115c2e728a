"""Before the first round: the party, its powers, the emporium, the quest laid out. [6-17, 68]"""

from __future__ import annotations

from korchma.games.swordsorcery.box.box import Box
from korchma.games.swordsorcery.box.cards import Card
from korchma.games.swordsorcery.box.moments import Pile, Story
from korchma.games.swordsorcery.box.quests import Book
from korchma.games.swordsorcery.rules.legacies import LEAST, check_legacy
from korchma.games.swordsorcery.rules.table import blank
from korchma.games.swordsorcery.state import (
    Carried,
    Hero,
    Kept,
    Legacy,
    Rulings,
    State,
)
from korchma.kernel import Rng


def set_up(players: int, rulings: Rulings, box: Box, chance: Rng) -> State:
    """Decks are shuffled, tokens laid; who goes is asked later. [6, 13, 184]"""
    book = box.quests[rulings.quest]
    legacy = rulings.legacy
    n = max(rulings.heroes or players, LEAST)
    if legacy is not None:
        check_legacy(legacy, box)
        n = max(len(legacy.party), players)
    s = blank(rulings.quest)
    s.heroes = [nobody(i % players) for i in range(n)]
    _deal(s, box, book, legacy, chance)
    _lay_out(s, box, book, n, chance)
    s.queue = [str(i) for i in range(n)]
    return s


def nobody(seat: int) -> Hero:
    """A hero nobody has chosen yet."""
    return Hero(
        ref="",
        at="",
        came="",
        wounds=0,
        shields=0,
        ward=0,
        conditions=[],
        fresh=[],
        fire=[],
        boons=[],
        who="",
        card="",
        seat=seat,
        rank=1,
        ghost=False,
        hidden=False,
        veil=0,
        veiled_by="",
        veil_level=0,
        main=None,
        off=None,
        armour=None,
        artifact=None,
        pack=[],
        keys=[],
        crowns=0,
        powers=[],
        talents=[],
        went=False,
        used=[],
        dealt=0,
        deaths=0,
    )


# --- decks and the map ---------------------------------------------------------------------------


def _deal(s: State, box: Box, book: Book, legacy: Legacy | None, chance: Rng) -> None:
    """Every deck of the quest, shuffled; the events lie in the order of the quest. [6, 8, 9]"""
    quest = book.quest
    owned = _owned(legacy)
    aside = {row.name: _card_of(box, row.kind, row.rank) for row in quest.aside}
    s.aside = [*aside.values()]
    s.enemies = [
        card
        for foes in quest.deck
        for rank in foes.ranks
        for card, row in box.enemies.items()
        if row.scroll == f"{foes.kind}-{rank}" and card not in s.aside
    ]
    s.events = [*reversed(quest.events)]
    s.enemy_powers = [*box.decks["foe_powers"]]
    s.encounters = [*box.decks["encounters"]]
    s.traps = [*box.decks["traps"]]
    s.crits = [*box.decks["crits"]]
    s.loot = [*box.decks["loot"]]
    s.treasures = [
        x for x, row in box.treasure_cards.items() if row.act <= quest.act and x not in owned
    ]
    items = box.cards
    s.souls = [x for x, card in items.items() if card.row.deck == "soul" and x not in owned]
    s.shop = [
        x
        for x, card in items.items()
        if card.row.deck == "emporium" and card.treasure is None and x not in owned
    ]
    s.boxed = [x for x, card in items.items() if card.row.deck == "quest" and not _is_key(card)]
    stash = [x for x, card in items.items() if card.row.deck == "stash" and x not in owned]
    s.stash = [Carried(x) for x in stash]
    if legacy is not None:
        s.stash += [carried_from(kept) for kept in legacy.stash]
    pool = quest.shadows
    for name in pool.__struct_fields__:
        token = name.replace("_", "-")
        count = getattr(pool, name)
        s.bag += [token if i == 0 else f"{token}-{i + 1}" for i in range(count)]
    for pile in (s.enemies, s.enemy_powers, s.encounters, s.traps, s.treasures):
        chance.shuffle(pile)


def carried_from(kept: Kept) -> Carried:
    """A card that travelled, on the table again."""
    return Carried(kept.card, kept.side, kept.charges)


def _is_key(card: Card) -> bool:
    """Keys are tokens: they take no place in a pack. [34]"""
    return card.row.category == "key"


def _card_of(box: Box, kind: str, rank: str) -> str:
    """The card a quest keeps aside."""
    if kind in box.bosses:
        return kind
    return next(card for card, row in box.enemies.items() if row.scroll == f"{kind}-{rank}")


def _owned(legacy: Legacy | None) -> set[str]:
    """Cards heroes bring along, or have in the stash."""
    if legacy is None:
        return set()
    out = {kept.card for kept in legacy.stash}
    for veteran in legacy.party:
        out |= {kept.card for _, kept in veteran.worn} | {kept.card for kept in veteran.pack}
    return out


def _lay_out(s: State, box: Box, book: Book, heroes: int, chance: Rng) -> None:
    """Everything that lies on the map when a quest begins. [30-36, 184, 185]"""
    board, map = box.boards[book.quest.id], book.map
    s.shut = tuple(sorted(board.shut))
    for door in map.doors:
        side = board.side(*door.between)
        s.doors[side] = door.locked
        if door.lock:
            s.locks[side] = door.lock
    backs, finds = [*box.decks["chests"]], [*box.decks["searches"]]
    chance.shuffle(backs)
    chance.shuffle(finds)
    for chest in map.chests:
        s.chests[chest.area] = backs.pop()
        if chest.lock:
            s.locks[chest.area] = chest.lock
    s.searches = {area: finds.pop() for area in map.searches}
    for pile in map.piles:
        s.heaps |= dict.fromkeys(pile.areas, pile.id)
    s.shrines = {row.id: row.lit for row in map.shrines}
    s.gates = {row.id: row.open for row in map.gates}
    s.tokens = {row.id: [*row.areas] for row in map.tokens}
    s.routes = {row.id: [*row.route] for row in map.tokens if row.route}
    lay_shadows(s, book, heroes, chance)
    _lay_pages(s, book, chance)
    s.rules = [*book.quest.rules]


def lay_shadows(s: State, book: Book, heroes: int, chance: Rng) -> None:
    """Shadows for so many heroes. [184]"""
    for shadow in book.map.shadows:
        if heroes >= shadow.heroes and s.bag:
            s.shadows.append((shadow.area, s.bag.pop(chance.below(len(s.bag)))))


def _lay_pages(s: State, book: Book, chance: Rng) -> None:
    """Story cards on the map, and the paragraphs of heaps, mixed. [63]"""
    for paragraph in book.paragraphs.values():
        for on in paragraph.on:
            if isinstance(on, Story):
                s.stories[on.area] = paragraph.id
            elif isinstance(on, Pile):
                s.pages.setdefault(on.pile, []).append(paragraph.id)
    for pages in s.pages.values():
        chance.shuffle(pages)
