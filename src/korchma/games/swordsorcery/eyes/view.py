"""What a seat sees of the table: an allow-list, built anew each time."""

from __future__ import annotations

import msgspec

from korchma.games.swordsorcery.eyes.fighters import (
    CompanionView,
    FoeView,
    HeroView,
    ItemView,
    companion_view,
    foe_view,
    hero_view,
    item_view,
)
from korchma.games.swordsorcery.eyes.ground import GroundView, ground_view
from korchma.games.swordsorcery.options import Do
from korchma.games.swordsorcery.rules import actions, story
from korchma.games.swordsorcery.rules.dice import shown
from korchma.games.swordsorcery.state import Blow, Guard, SwordTable, Turn


class TurnView(msgspec.Struct, frozen=True, gc=False):
    """What the active hero has left of his turn. [49]"""

    moves: int
    combats: int
    acts: int
    points: int
    moving: bool
    focus: bool


class BlowView(msgspec.Struct, frozen=True):
    """An attack under way."""

    by: str
    weapon: str
    target: str
    others: tuple[str, ...]
    type: str
    melee: bool
    fixed: int
    faces: tuple[str, ...]
    spent: dict[str, int]
    effects: tuple[str, ...]
    bonus: int
    lethal: int
    hits: int
    """Hits as the roll stands: sure ones, rolled and not spent, bonuses. [133]"""
    total: int


class GuardView(msgspec.Struct, frozen=True):
    """A defence under way."""

    target: str
    hits: int
    lethal: int
    faces: tuple[str, ...]
    spent: dict[str, int]
    extra: int
    shields: int
    """Shields as the roll stands. [137]"""


class DecksView(msgspec.Struct, frozen=True):
    """How many cards are left where, and what lies open. [55-60]"""

    enemies: int
    fallen: tuple[str, ...]
    events: int
    event: str
    """The card that lies face up, "" for none."""
    stories: tuple[str, ...]
    events_used: tuple[str, ...]
    sky: str
    encounters: int
    encountered: tuple[str, ...]
    traps: int
    sprung: tuple[str, ...]
    treasures: int
    bag: int


class ShopView(msgspec.Struct, frozen=True):
    """The emporium while somebody visits it. [164]"""

    visitors: tuple[str, ...]
    done: tuple[str, ...]
    drank: tuple[str, ...]
    """Who has had his throw at the tavern. [169]"""
    most: int
    wares: tuple[str, ...]
    stash: tuple[ItemView, ...]


class View(msgspec.Struct, frozen=True):
    """The table as one seat sees it: all play together, so nearly everything is open."""

    me: int | None
    quest: str
    goals: tuple[str, ...]
    defeats: tuple[str, ...]
    round: int
    phase: str
    active: str
    heroes: tuple[HeroView, ...]
    companions: tuple[CompanionView, ...]
    foes: tuple[FoeView, ...]
    turn: TurnView | None
    shards: int
    holder: str
    """Who has the priority token, "" while it is aside. [3.13]"""
    value: int
    ground: GroundView
    decks: DecksView
    counts: dict[str, int]
    """Counters of the quest."""
    rules: tuple[str, ...]
    read: tuple[str, ...]
    """Paragraphs that were read, ``q1-p4``."""
    acts: tuple[str, ...]
    """Paragraphs to be read on where the active hero stands: by what one does there. [106]"""
    deeds: tuple[str, ...]
    """Actions of this quest that are open where the active hero stands, ``q2-push``. [106]"""
    took: dict[str, str]
    reading: str
    card: str
    """The encounter or trap that is being resolved."""
    acting: str
    """The enemy that acts."""
    offered: tuple[str, ...]
    blow: BlowView | None
    guard: GuardView | None
    shop: ShopView | None
    ending: str


def view(t: SwordTable, seat: int | None) -> View:
    """The table for a seat, or for somebody who watches."""
    s = t.state
    quest = story.book_of(t).quest
    return View(
        me=seat,
        quest=s.quest,
        goals=tuple(f"{s.quest}-goal-{end.id}" for end in quest.goals),
        defeats=tuple(f"{s.quest}-defeat-{end.id}" for end in quest.defeats),
        round=s.round,
        phase=s.phase,
        active=s.heroes[s.active].ref,
        heroes=tuple(hero_view(t, hero) for hero in s.heroes),
        companions=tuple(companion_view(t, each) for each in s.companions),
        foes=tuple(foe_view(t, foe) for foe in s.foes),
        turn=_turn(s.turn),
        shards=s.shards,
        holder=s.heroes[s.holder].ref if s.holder >= 0 else "",
        value=s.value,
        ground=ground_view(t),
        decks=_decks(t),
        counts={row.id: s.flags.get(row.id, row.start) for row in quest.counts},
        rules=tuple(s.rules),
        read=tuple(f"{s.quest}-{name}" for name in s.read),
        acts=_acts(t),
        deeds=_deeds(t),
        took=dict(s.took),
        reading=s.path if s.reading else "",
        card=s.card,
        acting=s.acting_foe,
        offered=tuple(s.offered),
        blow=_blow(t, s.blows[-1]) if s.blows else None,
        guard=_guard(t, s.guard),
        shop=_shop(t),
        ending=s.ending,
    )


def _acts(t: SwordTable) -> tuple[str, ...]:
    if t.state.turn is None:
        return ()
    return tuple(f"{t.state.quest}-{name}" for name in story.acts_here(t, t.state.active))


def _deeds(t: SwordTable) -> tuple[str, ...]:
    hero = t.state.heroes[t.state.active]
    if t.state.turn is None or hero.ghost:
        return ()
    found = actions.deeds(t, hero, acts=True, fights=True, calm=True)
    return tuple(option.deed for option in found if isinstance(option, Do))


def _turn(turn: Turn | None) -> TurnView | None:
    if turn is None:
        return None
    return TurnView(turn.moves, turn.combats, turn.acts, turn.points, turn.moving, turn.focus)


def _blow(t: SwordTable, blow: Blow) -> BlowView:
    hits = shown(t, blow.faces).get("hit", 0) - blow.spent.get("hit", 0)
    return BlowView(
        blow.by,
        blow.weapon,
        blow.target,
        tuple(blow.others),
        blow.kind,
        blow.melee,
        blow.fixed,
        tuple(blow.faces),
        dict(blow.spent),
        tuple(blow.effects),
        blow.bonus,
        blow.lethal,
        max(0, blow.fixed + hits + blow.bonus),
        blow.total,
    )


def _guard(t: SwordTable, guard: Guard | None) -> GuardView | None:
    if guard is None:
        return None
    return GuardView(
        guard.target,
        guard.hits,
        guard.lethal,
        tuple(guard.faces),
        dict(guard.spent),
        guard.extra,
        shown(t, guard.faces).get("shield", 0) + guard.extra,
    )


def _decks(t: SwordTable) -> DecksView:
    s = t.state
    return DecksView(
        enemies=len(s.enemies),
        fallen=tuple(s.fallen),
        events=len(s.events) - s.event_up,
        event=s.events[-1] if s.event_up and s.events else "",
        stories=tuple(s.stories_up),
        events_used=tuple(s.events_used),
        sky=s.sky,
        encounters=len(s.encounters),
        encountered=tuple(s.encountered),
        traps=len(s.traps),
        sprung=tuple(s.sprung),
        treasures=len(s.treasures),
        bag=len(s.bag),
    )


def _shop(t: SwordTable) -> ShopView | None:
    s = t.state
    if s.visit is None:
        return None
    return ShopView(
        visitors=tuple(s.heroes[i].ref for i in s.visit.visitors),
        done=tuple(s.heroes[i].ref for i in s.visit.done),
        drank=tuple(s.heroes[i].ref for i in s.visit.drank),
        most=s.visit.most,
        wares=tuple(s.shop),
        stash=tuple(map(item_view, s.stash)),
    )
