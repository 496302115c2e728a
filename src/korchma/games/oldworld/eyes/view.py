"""What a seat sees of the table: an allow-list, built anew each time."""

from __future__ import annotations

import msgspec

from korchma.games.oldworld.box.box import WayKey
from korchma.games.oldworld.box.tales import Price
from korchma.games.oldworld.eyes.forecast import Part, Sum, forecast, next_attack
from korchma.games.oldworld.eyes.foresight import short_sum
from korchma.games.oldworld.eyes.threats import Threats, threats
from korchma.games.oldworld.rules.cards import prices
from korchma.games.oldworld.rules.modifiers import (
    potion_limit,
    potions_in_fight,
    shield_limit,
)
from korchma.games.oldworld.rules.poker import DICE, HANDS, rank
from korchma.games.oldworld.rules.resting import fresh_cards
from korchma.games.oldworld.rules.specialties import ready, uses_left
from korchma.games.oldworld.state import Fight, Quest, WorldTable


class PlayerView(msgspec.Struct, frozen=True):
    """A witcher as others see them; ``hand`` and ``deck`` only if they are one's own.

    ``deck`` is sorted: what is in it, not in which order. [21]
    """

    school: str
    at: int
    gold: int
    hand: tuple[str, ...] | None
    held: int
    deck: tuple[str, ...] | None
    left: int
    discard: tuple[str, ...]
    skills: tuple[int, ...]
    level: int
    shield: int
    most_shield: int
    potions: tuple[str, ...]
    most_potions: int
    marker: int
    trophies: tuple[str, ...]
    kept: tuple[str, ...]
    trails: tuple[str, ...]
    tracking: dict[str, int]
    quests: tuple[QuestView, ...]


class QuestView(msgspec.Struct, frozen=True):
    """A quest that lies open: where it leads, not to what. [62]"""

    story: str
    at: int
    gold: int


class SideView(msgspec.Struct, frozen=True):
    """A witcher in a fight."""

    seat: int
    turns: int
    potions: int
    most_potions: int
    drunk: tuple[str, ...]
    used: tuple[str, ...]
    specialty: int
    """How often the specialty may still work in this fight. [84]"""
    ready: bool
    """What the specialty waits for is there. [84]"""


class FightView(msgspec.Struct, frozen=True):
    """A fight under way; the monster's cards are counted, not seen, until they are spent. [85]"""

    monster: str
    place: int
    life: int
    most_life: int
    spent: tuple[int, ...]
    sides: tuple[SideView, ...]
    now: int
    step: str
    announcer: int
    combo: tuple[str, ...]
    links: tuple[int, ...]
    sum: Sum
    attack: tuple[Part, ...]
    """What is added to the damage of the monster's next attack."""
    threats: Threats
    """What the halves of its next fight card, or of the one that is up, may do. [87, 88]"""
    alone: bool
    """Black Blood: the combo holds one card."""
    blizzards: int
    lost: int
    bets: dict[int, int]


class View(msgspec.Struct, frozen=True):
    """The table as one seat sees it."""

    me: int | None
    players: tuple[PlayerView, ...]
    row: tuple[str, ...]
    prices: dict[str, int]
    market: int
    potions: int
    city: int
    wilds: int
    lairs: dict[str, int]
    beasts: dict[str, str]
    tokens: dict[str, int]
    monsters: dict[int, int]
    extra: int
    mastery: dict[str, int]
    tavern: int
    phase: str
    first: int
    active: int
    turn: int
    moved: bool
    acted: tuple[int, ...]
    diced: tuple[int, ...]
    refill: int
    fresh: int
    """Cards phase III would bring to the hand as it is. [68]"""
    reading: tuple[str, ...]
    ways: dict[WayKey, Price]
    """What the ways of the story that is being read cost. [59]"""
    dice: tuple[int, ...]
    hands: tuple[str, ...]
    """What the dice on the table are worth so far: one hand alone, else two. [41]"""
    rival: int
    fight: FightView | None
    combo: tuple[str, ...]
    links: tuple[int, ...]
    short: Sum | None
    """What the combo of a story's short fight comes to so far. [63]"""
    needed: str
    ending: str


def view(t: WorldTable, seat: int | None) -> View:
    """The table as this seat sees it; None is a spectator."""
    s = t.state
    return View(
        me=seat,
        players=tuple(_player(t, i, own=i == seat) for i in range(len(s.players))),
        row=tuple(s.row),
        prices=prices(t),
        market=len(s.market),
        potions=len(s.brews),
        city=len(s.city),
        wilds=len(s.wilds),
        lairs=s.lairs.copy(),
        beasts=s.beasts.copy(),
        tokens={terrain: len(stack) for terrain, stack in s.stacks.items()},
        monsters={level: len(stack) for level, stack in s.tokens.items()},
        extra=len(s.extra),
        mastery=s.mastery.copy(),
        tavern=s.tavern,
        phase=s.phase,
        first=s.first,
        active=s.active,
        turn=s.turn,
        moved=s.moved,
        acted=tuple(s.acted),
        diced=tuple(s.diced),
        refill=s.refill,
        fresh=fresh_cards(t),
        reading=tuple(s.reading),
        ways=_ways(t),
        dice=tuple(s.dice),
        hands=tuple(HANDS[rank(s.dice[i : i + DICE])[0]] for i in range(0, len(s.dice), DICE)),
        rival=s.rival,
        fight=_fight(t, s.fight) if s.fight is not None else None,
        combo=tuple(s.laid),
        links=tuple(s.laid_links),
        short=short_sum(t, s.laid, s.laid_links) if s.laid else None,
        needed=s.needed,
        ending=s.ending,
    )


def _ways(t: WorldTable) -> dict[WayKey, Price]:
    """Prices are read aloud with the ways; what comes of them is not. [58, 59]"""
    reading = t.state.reading
    return t.content.prices(reading[-1]) if reading else {}


def _player(t: WorldTable, seat: int, *, own: bool) -> PlayerView:
    player = t.state.players[seat]
    return PlayerView(
        school=player.school,
        at=player.at,
        gold=player.gold,
        hand=tuple(player.hand) if own else None,
        held=len(player.hand),
        deck=tuple(sorted(player.deck)) if own else None,
        left=len(player.deck),
        discard=tuple(player.discard),
        skills=tuple(player.skills),
        level=player.level,
        shield=player.shield,
        most_shield=shield_limit(t, seat),
        potions=tuple(player.potions),
        most_potions=potion_limit(t, seat),
        marker=player.marker,
        trophies=tuple(player.trophies),
        kept=tuple(player.kept),
        trails=tuple(player.trails),
        tracking=player.tracking.copy(),
        quests=tuple(_quest(quest) for quest in player.quests),
    )


def _quest(quest: Quest) -> QuestView:
    return QuestView(quest.story, quest.at, quest.gold)


def _fight(t: WorldTable, fight: Fight) -> FightView:
    return FightView(
        monster=fight.monster,
        place=fight.place,
        life=len(fight.life),
        most_life=t.content.monsters[fight.monster].life if fight.monster else 0,
        spent=tuple(fight.spent),
        sides=tuple(
            SideView(
                side.seat,
                side.turns,
                side.potions,
                potions_in_fight(t, side.seat),
                tuple(side.drunk),
                tuple(side.used),
                uses_left(t, side.seat),
                ready(t, side.seat),
            )
            for side in fight.sides
        ),
        now=fight.now,
        step=fight.step,
        announcer=fight.announcer,
        combo=tuple(fight.combo),
        links=tuple(fight.links),
        sum=forecast(t, fight.combo, fight.links),
        attack=next_attack(t),
        threats=threats(t),
        alone=fight.alone,
        blizzards=fight.blizzards,
        lost=fight.lost,
        bets=fight.bets.copy(),
    )


def turn(t: WorldTable) -> int:
    """Which turn it is, as the bar counts them."""
    return t.state.turn
