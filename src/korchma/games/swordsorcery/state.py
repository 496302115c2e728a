"""What lies on the table of Sword & Sorcery, and nothing else."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec

from korchma.games.swordsorcery.box.box import Box
from korchma.games.swordsorcery.box.effects import AnyEffect, Line, Until
from korchma.games.swordsorcery.box.holding import Area
from korchma.games.swordsorcery.box.perks import AnyPerk
from korchma.kernel import Table

NOBODY = -1
NEVER = 0
"""A power that is ready. [114]"""

Phase = Literal[
    "heroes", "party", "powers", "shop", "begin", "time", "battle", "hero", "enemy", "event", "over"
]
Name = Annotated[str, msgspec.Meta(max_length=40)]
Count = Annotated[int, msgspec.Meta(ge=-99, le=999)]
Small = Annotated[int, msgspec.Meta(ge=0, le=99)]
Purse = Annotated[int, msgspec.Meta(ge=0, le=99_999)]
Names = Annotated[tuple[Name, ...], msgspec.Meta(max_length=99)]


# --- what travels from quest to quest ------------------------------------------------------------


class Kept(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A card somebody takes along: which side is up, how many charges it has. [127]"""

    card: Name
    side: Literal["a", "b"] = "a"
    charges: Small = 0


class Veteran(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A hero between quests. [73, 161]"""

    card: Name
    rank: Annotated[int, msgspec.Meta(ge=1, le=7)]
    crowns: Purse = 0
    powers: Names = ()
    talents: Names = ()
    worn: Annotated[tuple[tuple[Name, Kept], ...], msgspec.Meta(max_length=4)] = ()
    """What is in which slot. [67]"""
    pack: Annotated[tuple[Kept, ...], msgspec.Meta(max_length=12)] = ()
    deaths: Small = 0


class Legacy(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a quest leaves behind: the party, its glass, its flags, and what is out of the decks."""

    quest: Name
    """The one just played."""
    won: bool
    party: Annotated[tuple[Veteran, ...], msgspec.Meta(max_length=5)]
    shards: Purse = 0
    flags: Annotated[tuple[tuple[Name, Count], ...], msgspec.Meta(max_length=200)] = ()
    kept: Annotated[tuple[tuple[Name, Count], ...], msgspec.Meta(max_length=20)] = ()
    """Counters that a quest played again begins with. (q7 ``kept``)"""
    stash: Annotated[tuple[Kept, ...], msgspec.Meta(max_length=60)] = ()
    """What lies in the stash. [10, 167]"""
    losses: Small = 0
    """Quests lost so far."""
    away: Annotated[tuple[Veteran, ...], msgspec.Meta(max_length=5)] = ()
    """Heroes who went before and stayed behind, with nothing in their hands. (4.D 44)"""


class Rulings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The options of a game: which quest, how many heroes, and our rulings."""

    quest: Literal["q1", "q2", "q3", "q4", "q5", "q6", "q7"] = "q1"
    heroes: Literal[0, 2, 3, 4, 5] = 0
    """How many go together; nought: one each, and two for somebody alone. [13]"""
    party: Literal["choice", "random"] = "choice"
    """How heroes are taken."""
    soul_storm: bool = False
    """Law and Chaos may go together, and every way is open to everybody. [68, 69]"""
    campaign: bool = False
    """A chapter of the campaign: heroes begin at rank I, or with what they bring."""
    legacy: Legacy | None = None
    priority: Literal["wounds", "fixed"] = "wounds"
    """1: how the priority token wanders; ``fixed``: it stays, but for Provoke. [3.13]"""
    red_by_living: bool = False
    """4: masters and red enemies have the life of the number of heroes alive as they come."""
    treasures_stay_out: bool = False
    """5: an empty treasure deck is not made anew from its discards."""
    dice_stop_lethal: bool = False
    """6: shields rolled stop lethal hits too."""
    own_area_blocks: bool = False
    """7: enemies in a hero's own area hide what is behind them."""
    chest_from_next: bool = False
    """8: a chest is opened from an area next to it too."""
    engaged_opens_doors: bool = True
    """16: who is engaged may open doors that are not locked."""
    formula_by_living: bool = False
    """28: the row of a formula is that of the heroes alive."""
    weakness_needs_hit: bool = True
    """29: a weakness adds only to an attack with a hit."""
    knocked_down_react: bool = True
    """31: knocked down enemies make reaction attacks."""
    mob_needs_domination: bool = False
    """20: control is not enough for the gremlins' Mob."""
    x_by_rank: bool = False
    """24: where so many enemies are activated, by rank over all players, not seat by seat."""
    effects_need_hit: bool = False
    """43: conditions and fire too ask for an attack with a hit."""
    enemy_row_by_steps: bool = False
    """27: an enemy's row is chosen by movement steps."""
    companions_evade: bool = True
    """41: companions may leave an area with enemies."""


# --- figures -------------------------------------------------------------------------------------


class Carried(msgspec.Struct, frozen=True, gc=False):
    """A card somebody has, or that lies on the ground: a value, so that copies of a table share it
    and it is compared at a glance. One that is turned or used is another, see ``rules.cards``."""

    card: str
    side: str = "a"
    charges: int = 0
    lent: bool = False
    """The anvil has turned it until the end of the quest. [168]"""


class Taken(msgspec.Struct, gc=False):
    """A power somebody has: where it stands, from whom it is."""

    card: str
    at: int = 0
    """Its position, 1 to 4; nought: ready. [114]"""
    rank: int = 1
    """The rank it came with. [112]"""
    item: str = ""
    """The artifact that gives it. [111]"""


class Boon(msgspec.Struct, frozen=True, gc=False):
    """Perks somebody has for a while: from a power, an item, an enemy's curse. [103, 104]"""

    source: str
    until: Until
    perks: tuple[AnyPerk, ...] = ()
    lines: tuple[Line, ...] = ()


class Figure(msgspec.Struct, gc=False):
    """Somebody on the map."""

    ref: str
    at: Area
    came: Area
    """The area it last came from. [146, 203]"""
    wounds: int
    shields: int
    """Magic shields of items or of the card, unspent. [126]"""
    ward: int
    """Magic shields until the Time phase. [4.D 32]"""
    conditions: list[str]
    fresh: list[str]
    """Conditions gained in the own turn: they stay over its end. [4.D 36]"""
    fire: list[int]
    """Fire tokens, each by itself. [147]"""
    boons: list[Boon]


class Hero(Figure):
    """A hero, or his ghost."""

    who: str
    card: str
    """Which of the two: ``ekar-white``. [67]"""
    seat: int
    rank: int
    ghost: bool
    hidden: bool
    """The stealth token. [199]"""
    veil: int
    """Hits more in the attack that ends it."""
    veiled_by: str
    veil_level: int
    main: Carried | None
    off: Carried | None
    armour: Carried | None
    artifact: Carried | None
    pack: list[Carried]
    keys: list[str]
    crowns: int
    powers: list[Taken]
    talents: list[str]
    went: bool
    """Has had the turn of this round. [47]"""
    used: list[str]
    """What there is once in a round."""
    dealt: int
    """D: the most wounds of one attack on a master this round. [3.13]"""
    deaths: int


class Companion(Figure):
    """A companion: no turn of its own. [120]"""

    card: str
    owner: int
    level: int
    """Of the power that summoned it. [119]"""
    life: int
    """Life besides its card's."""
    went: bool


class Foe(Figure):
    """An enemy; of a horde each figure is one, with the card in common. [177]"""

    card: str
    """``gremlin-green-1``."""
    kind: str
    rank: str
    name: str
    """What the story calls it by."""
    owner: int
    """The hero whose player has its card. [186]"""
    side: str
    life: int
    powers: list[str]
    charges: dict[str, int]
    marks: dict[str, str]
    """Marks that wait for its next activation: who challenged it. [3.2]"""
    tags: list[str]
    """What rules of one quest remember of it."""


# --- a turn and what is under way ----------------------------------------------------------------


class Rune(msgspec.Struct, frozen=True, gc=False):
    """A token a power has put on the map: illusion, snare, rune of attack or defence. [3.3]"""

    token: str
    at: Area
    owner: int
    source: str
    """The power it belongs to."""
    level: int
    times: int
    """Time phases it still lasts; nought: until it goes off."""
    perks: tuple[AnyPerk, ...] = ()
    does: tuple[AnyEffect, ...] = ()


class Turn(msgspec.Struct, gc=False):
    """What a hero has left of his turn. [49-51]"""

    moves: int
    combats: int
    acts: int
    points: int
    """Movement points left of the move under way."""
    moving: bool
    charging: bool
    """The move must end in an area with an enemy. [Charge]"""
    began: int
    """Actions begun: a slowed hero has one. [156]"""
    failed: list[str]
    """Free actions that a blind hero failed at. [4.D 36]"""
    done: list[str]
    """What there is once in a turn: a ghost's deeds. [162]"""
    focus: bool
    """A hit more in the next attack. [95]"""
    over: bool
    evaded: Area = ""
    """Where enemies have struck at him already as he left: knocked down, he goes later. [82]"""


class Blow(msgspec.Struct, gc=False):
    """An attack under way. [130-139]"""

    by: str
    """Who attacks; "" for traps, events, stories. [141b]"""
    weapon: str
    """``item:cord``, ``power:cleave:1``, ``weapon:claws``, ``trap:hammer``, "" for bare hands."""
    target: str
    others: list[str]
    """Who else is hit by the same roll."""
    kind: str
    """The damage type; "" for none."""
    melee: bool
    fixed: int
    red: int
    blue: int
    faces: list[str]
    """What the dice show: ``r4``, ``b10``."""
    rerolled: list[int]
    spent: dict[str, int]
    """Symbols spent."""
    effects: list[str]
    """Effects that were paid, or come free."""
    bonus: int
    """Hits more or fewer in step 3."""
    lethal: int
    total: int
    reason: str = ""
    supreme: bool = False
    reaction: bool = False
    wounded: list[str] = []
    lines: tuple[tuple[str, Line], ...] = ()
    """What its symbols may buy, by name: boons for one attack are gone once it is rolled. [131]"""


class Guard(msgspec.Struct, gc=False):
    """One target's defence under way."""

    target: str
    hits: int
    lethal: int
    faces: list[str]
    rerolled: list[int]
    spent: dict[str, int]
    effects: list[str]
    extra: int
    """Shields on top of those rolled."""


class Shop(msgspec.Struct, gc=False):
    """A visit to the emporium. [164-169]"""

    visitors: list[int]
    most: int
    """Cards each may buy; nought: as many as he likes."""
    bought: dict[int, int]
    drank: list[int]
    """Who was in the tavern. [169]"""
    done: list[int]


class State(msgspec.Struct, gc=False):
    """The whole table."""

    rng: int
    quest: str
    phase: Phase
    step: int
    round: int
    heroes: list[Hero]
    companions: list[Companion]
    foes: list[Foe]
    active: int
    """The active hero; outside the battle the last one. [48] (4.D 11)"""
    queue: list[str]
    """Who is still to act: cards of enemies in their turn, heroes who choose in the set-up."""
    turn: Turn | None
    shards: int
    holder: int
    """Who has the priority token. [3.13]"""
    value: int
    provoked: int
    """How often this round."""
    priority_wait: list[int]
    """A change of the token during an activation: holder and value. [3.13 (8)]"""

    # decks, their top last
    enemies: list[str]
    fallen: list[str]
    """Their discards."""
    aside: list[str]
    """Cards the story brings in by name."""
    out: list[str]
    """Enemy cards that have left the quest."""
    enemy_powers: list[str]
    enemy_powers_used: list[str]
    events: list[str]
    event_up: bool
    """The top card lies face up. [55]"""
    stories_up: list[str]
    """Story cards face up on the deck, the last on top. [64]"""
    events_used: list[str]
    sky: str
    """Day or night. [59]"""
    drawn: int
    """Events drawn so far."""
    deck_empty: bool
    encounters: list[str]
    encountered: list[str]
    traps: list[str]
    sprung: list[str]
    crits: list[str]
    crit_used: list[str]
    treasures: list[str]
    treasures_used: list[str]
    souls: list[str]
    """Soul weapons left. [12]"""
    shop: list[str]
    stash: list[Carried]
    bag: list[str]
    """Shadow tokens. [184]"""
    bagged: list[str]
    loot: list[str]
    looted: list[str]

    # the map
    shut: tuple[str, ...]
    """Sides with a wall or a door, in order: what feet and eyes do not pass."""
    doors: dict[str, bool]
    """Doors still there; True: locked. [30, 31]"""
    locks: dict[str, str]
    """Magic locks: of a door by its side, of a chest by its area. [33]"""
    chests: dict[Area, str]
    searches: dict[Area, str]
    heaps: dict[Area, str]
    """Heaps of the quest that were not searched."""
    pages: dict[str, list[str]]
    """Paragraphs still in each pile, the next one last."""
    shrines: dict[str, bool]
    gates: dict[str, bool]
    shadows: list[tuple[Area, str]]
    fires: dict[Area, int]
    ground: dict[Area, str]
    """Ground that is no longer what the map says."""
    tokens: dict[str, list[Area]]
    held: dict[str, int]
    """Tokens a hero takes along."""
    routes: dict[str, list[Area]]
    runes: list[Rune]
    lying: dict[Area, list[Carried]]
    coins: dict[Area, int]
    finds: dict[Area, list[str]]
    """Loot face down."""
    dropped_keys: dict[Area, list[str]]

    # the story
    flags: dict[str, int]
    rules: list[str]
    """Rules of the quest that hold."""
    read: list[str]
    waiting: list[str]
    """Paragraphs whose moment has come while another is read: ``p3`` or ``p3@2``, a hero's."""
    reading: list[str]
    path: str
    took: dict[str, str]
    stories: dict[Area, str]
    """Story cards on the map: area -> paragraph."""
    dead: list[str]
    """Enemies of the story that have died."""
    memory: dict[str, int]
    """What rules of the quest count for themselves."""
    ghosts_seen: bool
    came_back: bool
    deeds_done: list[str]
    acting: int
    """Whose story it is: the active hero, or who rolls a save."""
    event_card: str
    """The event that is being resolved."""
    crowd: bool
    """An Event phase begins: enemies are counted. [Crowd]"""
    over_round: int
    """The last round that has ended."""

    # under way
    blows: list[Blow]
    guard: Guard | None
    visit: Shop | None
    card: str
    """The encounter or trap that is being resolved."""
    under: list[str]
    """Encounters and traps that wait while another is resolved. [193]"""
    acting_foe: str
    finishing: str
    """The goal or defeat that was reached: nothing else ends the quest any more."""
    ending: str
    serial: int
    """How many enemies have come so far."""
    boxed: list[str]
    """Cards that are in the box: of a quest, and soul weapons nobody can use. [12]"""
    offered: list[str]
    """Treasures of which one is kept."""


SwordTable: TypeAlias = Table[State, Box, Rulings]


def played_as(t: SwordTable) -> list[str]:
    """The hero of each seat, for figures; who leads two is named by the first."""
    seats = sorted({hero.seat for hero in t.state.heroes})
    return [next(x.who for x in t.state.heroes if x.seat == seat) for seat in seats]


def rounds(t: SwordTable) -> int:
    """Rounds begun."""
    return t.state.round


class QuestOver(Exception):
    """The quest ends at once. [65]"""

    def __init__(self, ending: str) -> None:
        super().__init__(ending)
        self.ending = ending
