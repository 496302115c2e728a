"""What lies on the table of Waste Knights, and nothing else."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec

from korchma.games.wasteknights.box.box import Box
from korchma.kernel import Table

NOBODY = -1
RIVALRY = "a4"
"""The adventure in which knights ride against each other."""
ACTIONS = 2
"""Actions of a turn. [16]"""

Phase = Literal[
    "first", "knights", "vehicles", "gear", "begin", "round", "turn", "evening", "night", "over"
]
"""``round``: effects at its start; ``evening``: what is left when a turn is over; ``night``: the
end of a round."""

Names = Annotated[
    tuple[Annotated[str, msgspec.Meta(max_length=40)], ...], msgspec.Meta(max_length=400)
]
"""Keepsakes, or entries."""


class Rulings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The options of a game: which adventure, how knights are fitted out, and our rulings."""

    adventure: Literal["a1", "a2", "a3", "a4"] = "a1"
    knights: Literal[0, 1, 2, 3, 4] = 0
    """How many one person leads; nought: one each. [123]"""
    kits: Literal["quick", "own"] = "quick"
    """Fixed kits, or knight, vehicle and starting gear of one's own choice. [8-13]"""
    draft: Literal["choice", "random"] = "choice"
    """How knights are chosen. [8]"""
    kept: Names = ()
    """Keepsakes of earlier evenings. [3.6]"""
    highway_cost: Literal[0, 1] = 0
    """1: what a step along a highway costs."""
    fuel_gives_one: bool = False
    """2: a unit of fuel gives one point, whatever the vehicle."""
    damage_costs_one: bool = False
    """3: a point of damage costs one repair point, whatever the vehicle."""
    heals_three: bool = False
    """4: a unit of medicine heals three wounds, whoever takes it."""
    armour_stops_received: bool = False
    """5: armour may be used against wounds that are received, too."""
    wreck_stops_all: bool = False
    """6: in a wreck nothing can be done but overhaul it."""
    must_act_twice: bool = False
    """9, 31: a turn is not ended early while an action could be taken."""
    every_failure_breaks: bool = False
    """10: a weapon breaks once for each failure rolled."""
    gear_from_top: bool = False
    """12: finds and rewards come from the top of the gear deck."""
    may_stay: bool = False
    """13: a move may enter no space; a card is drawn all the same."""
    tokens_turn_red: bool = False
    """15: tokens of the move that went yellow work red in a fight of the same card."""
    ambush_together: bool = False
    """16: where both lie in wait they attack at the same time."""
    ambush_before_start: bool = True
    """17: a knight's ambush comes before the enemy's start effects."""
    wounds_first: bool = False
    """19: of one attack wounds are placed before infected ones."""
    upgrades_at_once: bool = False
    """20: an upgrade not taken at the end of the turn is lost."""
    fallen_in_camp: bool = False
    """22: who lies unconscious on the space can be traded with, repaired and healed in camp."""
    any_vehicle_left: bool = False
    """24: who comes too late for the vehicle of his kit chooses among all that are left."""
    nobody_awake_loses: bool = False
    """27: who ride together have lost as soon as none of them is conscious."""
    full_track_wounds: bool = False
    """Icon 13: radiation beyond the track is a wound, not an infected one."""
    limited_dice: bool = False
    """29: no roll has more dice of a colour than the box holds."""
    stop_at_nought: bool = True
    """32: with neither points nor fuel one stops even before a highway."""
    rest_is_carried_out: bool = False
    """33: who falls in the middle of a card still gains and loses what its line names."""
    plain_wounds_only: bool = False
    """34: waking and the healer heal plain wounds only."""
    bursts_go_on: bool = False
    """35: an automatic weapon rerolls as often as it is paid for."""
    worn_gives_way: bool = False
    """36: new gear may take the place of what is worn during a move, too."""
    trading_breaks: bool = False
    """37: a card that changes hands arrives broken."""
    fuel_is_kept_in_wreck: bool = True
    """38: a wreck keeps what a bigger tank holds."""
    clock_waits: bool = False
    """41: the clock of a plot stands still at the first start of a round it sees."""
    less_on_cards_only: bool = False
    """42: a success less counts in the check of an event, not in entries."""
    attacker_first: bool = False
    """43: in a duel the attacker's effects and dice come first."""
    route_binds: bool = True
    """44: the declared route is driven to its end; else step by step."""
    road_talk: bool = False
    """3.15 (13): a letter the plot does not use reads its lowest unread encounter instead."""
    neighbour_decides: bool = False
    """3.17: against each other the right-hand neighbour decides for the wasteland."""


class Carried(msgspec.Struct, frozen=True, gc=False):
    """A gear card somebody has."""

    card: str
    broken: bool
    tuned: bool = False
    """Flipped by a tinker: a white die more until it breaks."""


class Luck(msgspec.Struct, frozen=True, gc=False):
    """An entry token: a die for the first roll of a kind. [3.6]"""

    die: str
    n: int
    on: str


class Knight(msgspec.Struct, gc=False):
    """A knight of the wasteland."""

    seat: int
    who: str
    vehicle: str
    at: str
    hands: list[Carried]
    armour: list[Carried]
    cargo: list[Carried]
    fuel: int
    ammo: int
    med: int
    wounds: int
    infected: int
    rad: int
    damage: int
    injuries: list[str]
    fallen: list[str]
    """The injury card that lies on him state side up: what it is nobody knows. [4, 104]"""
    breakdowns: list[str]
    wreck: list[str]
    """The breakdown card that lies there state side up. [4, 108]"""
    xp: int
    claimed: list[int]
    """Marks that have paid their upgrade. [53]"""
    upgrades: dict[str, str]
    """Upgrades and the face that is up; "" for unique gear. [115]"""
    out: bool
    flags: dict[str, int]
    """What stories say of him alone: ``k.renown`` is ``renown``."""
    luck: list[Luck]
    threats: list[str]
    """Threat tokens held for the next card. [30]"""
    resting: int
    """Turns until an express may go again."""


class Drive(msgspec.Struct, gc=False):
    """A move under way. [25-34]"""

    way: list[str]
    """What is still to be entered, the next space first."""
    entered: list[str]
    mp: int
    burned: int
    """Fuel spent."""
    spared: list[str]
    """What made symbols have no effect, once for each."""


class Fight(msgspec.Struct, gc=False):
    """A combat under way. [77-92]"""

    knight: int
    enemy: str
    """An enemy by its id; "" where two knights fight."""
    rival: int
    card: str
    """The wasteland card it came with; "" where a story called it."""
    life: int
    wounds: int
    phase: Literal["properties", "weapon", "start", "ranged", "clash", "melee", "end"]
    weapons: dict[int, str]
    """What each knight fights with; "" is unarmed. [78]"""
    attacked: list[int]
    """Knights who have made their attack; NOBODY is the enemy."""
    tokens: list[str]
    """Threat tokens, red side up. [79]"""
    foe_dice: str
    """Dice the enemy has gained."""
    foe_fewer: int
    fewer: int
    """Dice the knight loses in his attack."""
    more_dice: str
    """Dice the knight has gained for his attack."""
    used: list[str]
    """What was used once in this combat."""
    blocked: list[int]
    """Knights who were dealt a batch already."""
    felled: list[int]
    """Who is defeated; NOBODY is the enemy. [88]"""
    late: list[str]
    """Cards whose price is due at the end."""
    ended: bool
    lost: list[str]
    """Properties a story has taken from the enemy."""


class Roll(msgspec.Struct, gc=False):
    """Dice on the table; without faces they are about to be thrown."""

    knight: int
    kind: Literal["check", "attack", "foe", "first"]
    skill: str
    need: int
    dice: str
    faces: list[str]
    bonus: int
    fewer: int
    """Successes taken by a threat token. [39]"""
    lost: int = 0
    """Dice that are still to be given up before the throw. [23]"""


class Trial(msgspec.Struct, gc=False):
    """The check of an event, as its special circumstances change it. [3.8]"""

    need: int
    bonus: int
    fewer_dice: int
    settled: bool | None
    """Neither rolled nor open: a success, or a failure."""
    over: bool


class Deal(msgspec.Struct, gc=False):
    """A trade being made: at a market, or in camp. [55, 69, 70]"""

    partner: int
    """NOBODY is the market."""
    offer: list[str]
    give: list[str]
    take: list[str]
    """Cards by name, goods by kind."""
    cheaper: bool


class State(msgspec.Struct, gc=False):
    """The whole table."""

    rng: int
    knights: list[Knight]
    wastes: dict[str, list[str]]
    """The two wasteland decks, the top card last. [2]"""
    wasted: dict[str, list[str]]
    finds: list[str]
    found: list[str]
    gear: list[str]
    """The gear deck: its bottom first. [5, 69]"""
    scrap: list[str]
    """Its discard."""
    injuries: list[str]
    breakdowns: list[str]
    bag: list[str]
    """Threat tokens. [6]"""
    yellow: list[str]
    """Threat tokens that work just now, yellow side up. [39]"""
    dreamt: dict[str, int]
    """Which seat has seen the top card of a wasteland deck. [3.14]"""
    commons: list[str]
    """Common upgrades still there. [3]"""
    starting: list[str]
    """Starting gear nobody has taken. [10]"""
    supply: dict[str, int]
    """Fuel, ammunition and medicine left for all. [21]"""
    phase: Phase
    step: int
    """How far a block of round effects, a turn or the introduction has come."""
    queue: list[int]
    """Who is still to choose in this part of the set-up."""
    round: int
    first: int
    active: int
    acting: int
    """Whose effects and checks these are: the active knight, unless a text names another. [121]"""
    target: int
    """The other knight a text speaks of."""
    left: int
    """Actions left. [16]"""
    acted: list[str]
    """Actions of this turn. [17]"""
    used: list[str]
    """What was used once this turn, or in this action."""
    fought: bool
    done: bool
    """The turn is over. [104]"""
    plot: str
    plot_round: int
    time: int
    """The marker; nought where no plot has set it."""
    timed: list[int]
    """Values of time whose event was read in this plot. [3.15]"""
    flags: dict[str, int]
    tokens: dict[str, list[str]]
    """Tokens on the map: the spaces of each kind."""
    challenges: list[str]
    """Challenges still to come, the next one last."""
    patrons: list[int]
    """Patrons nobody serves."""
    secret: list[int]
    """Knights whose patron nobody else knows."""
    peeked: list[str]
    """Whose patron somebody has seen: ``seat:knight``."""
    lasting: dict[str, int]
    """Wounds that stay on an enemy of the story."""
    read: list[int]
    """Entries that were read, in order."""
    took: dict[int, str]
    """The way that was taken in an entry."""
    keeps: list[str]
    """Keepsakes of this evening."""
    fired: list[int]
    """Triggers that come once and have come."""
    standing: list[int]
    """Triggers whose condition holds just now."""
    moments: list[str]
    """What has happened that a plot may wait for; ``name@knight`` where it is about one."""
    once: list[str]
    """Story actions that can be taken no more."""
    talked: list[int]
    """Knights who have had their talk on the road this round."""
    reading: list[str]
    """The entry that is being read: ``a1-33``."""
    path: str
    """What the next words of it are called by: ``a1-33-a-ok``."""
    placed: list[str]
    """Tokens put down since this reading began: ``kind@space``."""
    red: list[str]
    """Threat tokens drawn for a fight that follows. [3.6]"""
    deed: str
    """The story action that is being done."""
    successes: int
    """Of the last check."""
    failed: bool
    """A check of the story action that is being done has failed. [3.15]"""
    trial: Trial | None
    fell_here: list[int]
    """Knights who fell in the entry or card that is being read. [ruling 33]"""
    card: str
    """The wasteland or exploration card that is being resolved."""
    fewer: int
    """Successes less in the first check of a card or its entry. [3.11]"""
    points: int
    """Points left of an exploration or of repairs in camp."""
    offered: list[str]
    """Gear that is looked at."""
    drive: Drive | None
    fight: Fight | None
    roll: Roll | None
    deal: Deal | None
    ending: str
    crowned: list[int]
    """Knights who have won, where not all win or lose together."""
    batch: int = 0
    """Wounds that are being dealt, while armour may take some. [85]"""


WasteTable: TypeAlias = Table[State, Box, Rulings]


class TheEnd(Exception):
    """The game ends at once."""


def played_as(t: WasteTable) -> list[str]:
    """The knight of each seat, for figures; who leads two is named by the first."""
    seats = sorted({knight.seat for knight in t.state.knights})
    return [next(x.who for x in t.state.knights if x.seat == seat) for seat in seats]


def rounds(t: WasteTable) -> int:
    """Rounds begun."""
    return t.state.round


def began(t: WasteTable) -> int:
    """Which seat had the first turn. [7]"""
    return t.state.knights[t.state.first].seat
