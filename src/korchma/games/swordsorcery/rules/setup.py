"""Before the first round: the party, its powers, the emporium, the quest laid out. [6-17, 68]"""

from __future__ import annotations

from korchma.games.swordsorcery import events as e
from korchma.games.swordsorcery.box.box import Box
from korchma.games.swordsorcery.box.moments import Pile, Story
from korchma.games.swordsorcery.box.quests import Book
from korchma.games.swordsorcery.options import Push, TakeHero
from korchma.games.swordsorcery.rules import gear, growing, shadows, shop, story
from korchma.games.swordsorcery.rules.cards import (
    Card,
    copies,
    every,
    item_cards,
    side_of,
    treasure_cards,
)
from korchma.games.swordsorcery.rules.legacies import LEAST, check_legacy
from korchma.games.swordsorcery.rules.numbers import shields_whole
from korchma.games.swordsorcery.rules.table import blank
from korchma.games.swordsorcery.state import (
    Carried,
    Hero,
    Kept,
    Legacy,
    Rulings,
    Shop,
    State,
    SwordTable,
    Taken,
    Veteran,
)
from korchma.kernel import SAFE, Ask, Flow, Rng


def set_up(players: int, rulings: Rulings, box: Box, chance: Rng) -> State:
    """Decks are shuffled, tokens laid; who goes is asked later. [6, 13, 184]"""
    book = box.quests[rulings.quest]
    legacy = rulings.legacy
    if legacy is not None:
        check_legacy(legacy, box)
    n = len(legacy.party) if legacy is not None else max(rulings.heroes or players, LEAST)
    s = blank(rulings.quest)
    s.heroes = [_nobody(i % players) for i in range(n)]
    _deal(s, box, book, legacy, chance)
    _lay_out(s, box, book, n, chance)
    s.queue = [str(i) for i in range(n)]
    return s


def _nobody(seat: int) -> Hero:
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
    s.enemy_powers = [*copies(box.foe_powers.values())]
    s.encounters = [*copies(box.encounters.values())]
    s.traps = [*copies(box.traps.values())]
    s.crits = [*copies(box.crits.values())]
    s.loot = [*copies(box.loot.values())]
    cards = treasure_cards(box)
    s.treasures = [x for x, row in cards.items() if row.act <= quest.act and x not in owned]
    items = item_cards(box)
    s.souls = [x for x, card in items.items() if card.row.deck == "soul" and x not in owned]
    s.shop = [x for x, card in items.items() if card.row.deck == "emporium" and x not in owned]
    s.boxed = [x for x, card in items.items() if card.row.deck == "quest" and not _is_key(card)]
    stash = [x for x, card in items.items() if card.row.deck == "stash" and x not in owned]
    s.stash = [Carried(x) for x in stash]
    if legacy is not None:
        s.stash += [_carried(kept) for kept in legacy.stash]
    pool = quest.shadows
    for name in pool.__struct_fields__:
        token = name.replace("_", "-")
        count = getattr(pool, name)
        s.bag += [token if i == 0 else f"{token}-{i + 1}" for i in range(count)]
    for pile in (s.enemies, s.enemy_powers, s.encounters, s.traps, s.treasures):
        chance.shuffle(pile)


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
    backs, finds = [*copies(box.chests.values())], [*copies(box.searches.values())]
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
    for shadow in map.shadows:
        if heroes >= shadow.heroes and s.bag:
            s.shadows.append((shadow.area, s.bag.pop(chance.below(len(s.bag)))))
    _lay_pages(s, book, chance)
    s.rules = [*book.quest.rules]


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


# --- the party -----------------------------------------------------------------------------------


def prepare(t: SwordTable) -> Flow[None]:
    """Heroes, powers, the emporium; then the quest begins."""
    s = t.state
    if s.phase == "heroes":
        yield from _choose_heroes(t)
        s.phase, s.queue = "powers", [str(i) for i in range(len(s.heroes))]
    if s.phase == "powers":
        while s.queue:
            yield SAFE
            yield from growing.fill(t, s.heroes[int(s.queue[0])])
            s.queue.pop(0)
        s.phase, s.queue = "shop", [str(i) for i in range(len(s.heroes))]
        s.visit = Shop([*range(len(s.heroes))], 0, {}, [], [])
        t.tell(e.VisitBegan())
    if s.phase == "shop":
        while s.queue:
            yield from shop.shopping(t, s.heroes[int(s.queue[0])])
            s.queue.pop(0)
        s.visit = None
        t.tell(e.VisitEnded())
        s.phase = "begin"
    if s.phase == "begin":
        yield SAFE
        yield from _begin(t)
        s.phase, s.step = "time", 0


def _choose_heroes(t: SwordTable) -> Flow[None]:
    """Each takes a card; Law and Chaos do not go together. [67, 68]"""
    s, legacy = t.state, t.options.legacy
    if legacy is not None:
        for hero, veteran in zip(s.heroes, legacy.party, strict=True):
            _come_back(t, hero, veteran)
        return
    while s.queue:
        yield SAFE
        hero = s.heroes[int(s.queue[0])]
        cards = open_cards(t)
        if t.options.party == "random":
            card = cards[t.rng.below(len(cards))]
        else:
            answer = yield Ask(hero.seat, "hero", [TakeHero(x) for x in cards], rule="67")
            assert isinstance(answer, TakeHero)
            card = answer.card
        _take(t, hero, card)
        s.queue.pop(0)


def open_cards(t: SwordTable) -> list[str]:
    """Hero cards that may still join. [68]"""
    s = t.state
    taken = {hero.who for hero in s.heroes if hero.who}
    natures = {t.content.heroes[hero.card].nature for hero in s.heroes if hero.card}
    free = t.options.soul_storm
    return [
        row.id
        for row in t.content.heroes.values()
        if row.hero not in taken
        and (free or not (row.nature == "law" and "chaos" in natures))
        and (free or not (row.nature == "chaos" and "law" in natures))
    ]


def _take(t: SwordTable, hero: Hero, card: str) -> None:
    """A hero as a quest by itself, or a campaign, begins. [14, 73]"""
    quest = t.content.quests[t.state.quest].quest
    _become(t, hero, card)
    hero.rank = 1 if t.options.campaign else quest.alone.rank
    hero.crowns = quest.crowns if t.options.campaign else quest.alone.crowns
    _kit(t, hero)


def _become(t: SwordTable, hero: Hero, card: str) -> None:
    row = t.content.heroes[card]
    hero.ref = hero.who = row.hero
    hero.card = card
    t.tell(e.HeroTaken(hero.seat, card))


def _kit(t: SwordTable, hero: Hero) -> None:
    """What the stash has for him is in his hands at once. [10, 167]"""
    s = t.state
    for wanted in t.content.heroes[hero.card].kit:
        carried = next((x for x in s.stash if item_cards(t.content)[x.card].row.id == wanted), None)
        if carried is None:
            continue
        for slot in gear.slots_for(t, carried):
            if getattr(hero, slot) is None and not gear.in_the_way(t, hero, carried, slot):
                s.stash.remove(carried)
                setattr(hero, slot, carried)
                break


def _carried(kept: Kept) -> Carried:
    return Carried(kept.card, kept.side, kept.charges)


def _come_back(t: SwordTable, hero: Hero, veteran: Veteran) -> None:
    """A hero of the campaign: alive, whole, with what he has; artifacts gain a charge. [14, 127]"""
    _become(t, hero, veteran.card)
    hero.rank, hero.crowns, hero.deaths = veteran.rank, veteran.crowns, veteran.deaths
    hero.powers = [Taken(card, 0, hero.rank) for card in veteran.powers]
    hero.talents = [*veteran.talents]
    hero.pack = [_carried(kept) for kept in veteran.pack]
    for slot, kept in veteran.worn:
        setattr(hero, slot, _carried(kept))
    for power in hero.powers[t.content.gems[hero.who].ranks[hero.rank - 1].powers :]:
        ring = hero.artifact
        power.item = ring.card if ring is not None else ""
    for carried in every(hero):
        carried.charges = min(carried.charges + 1, side_of(t, carried).charges)


# --- the beginning -------------------------------------------------------------------------------


def _begin(t: SwordTable) -> Flow[None]:
    """Heroes stand at the start, flags and counters are set, the first paragraph is read."""
    s, quest = t.state, story.book_of(t).quest
    start = story.book_of(t).map.start
    styles = {t.content.heroes[hero.card].style for hero in s.heroes}
    items = item_cards(t.content)
    useless = [x for x in s.souls if not styles.intersection(items[x].row.styles)]
    s.boxed += useless
    s.souls = [x for x in s.souls if x not in useless]
    for hero in s.heroes:
        area = start[0]
        if len(start) > 1:
            options = [Push(each) for each in start]
            answer = yield Ask(hero.seat, "start", options, rule="14")
            assert isinstance(answer, Push)
            area = answer.area
        hero.at = hero.came = area
        hero.shields = shields_whole(t, hero)
    _flags(t)
    story.moment(t, "setup", 0)
    yield from story.settle(t)
    legacy = t.options.legacy
    if legacy is not None and legacy.quest == s.quest and "kept" in quest.rules:
        s.flags["carried"] = max(0, s.flags.get("carried", 0) - s.flags.get("laid", 0))
    yield from shadows.check(t)
    yield from story.settle(t)


def _flags(t: SwordTable) -> None:
    """What earlier quests left, or what a quest by itself takes for granted."""
    s, quest, legacy = t.state, story.book_of(t).quest, t.options.legacy
    if legacy is not None:
        s.flags = dict(legacy.flags)
        s.shards = legacy.shards
    elif not t.options.campaign:
        s.flags = dict.fromkeys(quest.alone.flags, 1)
    for row in quest.counts:
        many = row.four is not None and len(s.heroes) >= 4
        s.flags[row.id] = row.four if many and row.four is not None else row.start
    if legacy is not None and legacy.quest == s.quest:
        s.flags |= dict(legacy.kept)
