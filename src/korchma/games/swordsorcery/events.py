"""What can happen in Sword & Sorcery."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from korchma.games.swordsorcery.options import (
    AreaId,
    ConditionId,
    DeedId,
    FigureId,
    GateId,
    HeroCardId,
    HeroId,
    ItemId,
    LineId,
    ParagraphId,
    PowerId,
    SeatId,
    ShrineId,
    SideId,
    SymbolId,
    TalentId,
    TokenId,
    TrapId,
    WayId,
)
from korchma.kernel import Event, thing

FoePowerId = Annotated[str, thing("foe-power")]
EncounterId = Annotated[str, thing("encounter")]
EventId = Annotated[str, thing("event")]
ShadowId = Annotated[str, thing("shadow")]
LootId = Annotated[str, thing("loot")]
CritId = Annotated[str, thing("crit")]
FaceId = Annotated[str, thing("face")]
GroundId = Annotated[str, thing("ground")]
BladeId = Annotated[str, thing("blade")]
ReasonId = Annotated[str, thing("reason")]
CauseId = Annotated[str, thing("cause")]
RowId = Annotated[str, thing("row")]
StepId = Annotated[str, thing("step")]
KnackId = Annotated[str, thing("knack")]
TextId = Annotated[str, thing("text")]
RuleId = Annotated[str, thing("rule")]
CounterId = Annotated[str, thing("counter")]
EndingId = Annotated[str, thing("ending")]
SlotId = Annotated[str, thing("slot")]
SideOfMaster = Annotated[str, thing("master-side")]
GateState = Annotated[str, thing("gate-state")]

# --- set-up and rounds ----------------------------------------------------------------------------


class HeroTaken(Event, frozen=True):
    seat: SeatId
    card: HeroCardId


class HeroLeft(Event, frozen=True):
    """He stays behind, and his cards are in the stash. (4.D 44)"""

    hero: HeroId


class Learned(Event, frozen=True):
    """A class power, with a new rank or at the start. [108]"""

    hero: HeroId
    power: PowerId


class LearnedTalent(Event, frozen=True):
    hero: HeroId
    talent: TalentId


class Lost(Event, frozen=True):
    """A power goes with a rank, or with the artifact that gave it. [111, 112]"""

    hero: HeroId
    power: PowerId


class RoundBegan(Event, frozen=True):
    n: int


class TimePhase(Event, frozen=True):
    """The Time phase begins. [46]"""


class TurnBegan(Event, frozen=True):
    hero: HeroId


class TurnEnded(Event, frozen=True):
    hero: HeroId


class TurnSkipped(Event, frozen=True):
    """Stunned: the whole turn is lost. [157]"""

    hero: HeroId


class EventPhase(Event, frozen=True):
    """It begins."""


class RankedUp(Event, frozen=True):
    hero: HeroId
    rank: int
    cost: int


class PowerTurned(Event, frozen=True):
    """A used power is turned; at nought it is ready. [116]"""

    hero: HeroId
    power: PowerId
    at: int


# --- moving ---------------------------------------------------------------------------------------


class Walked(Event, frozen=True):
    figure: FigureId
    area: AreaId


class Stood(Event, frozen=True):
    """Up again. [152, 207]"""

    figure: FigureId


class Dashed(Event, frozen=True):
    hero: HeroId


class Pushed(Event, frozen=True):
    """Moved by somebody else, or by a power. [146] (4.D 38)"""

    figure: FigureId
    area: AreaId


class Evaded(Event, frozen=True):
    """Leaves an area with enemies; who strikes at him for it. [82]"""

    hero: FigureId
    by: tuple[FigureId, ...]


class NoStrikes(Event, frozen=True):
    """The heroes dominate, or a power says so: nobody strikes. [84]"""

    hero: FigureId


class Hidden(Event, frozen=True):
    """Takes the stealth token. [199]"""

    hero: HeroId


class Unhidden(Event, frozen=True):
    hero: HeroId


class DoorOpened(Event, frozen=True):
    side: SideId


class WallPlaced(Event, frozen=True):
    side: SideId


class WallFell(Event, frozen=True):
    side: SideId


class LockTaken(Event, frozen=True):
    """A key takes a magic lock off. [33]"""

    hero: HeroId
    colour: str


class ChestOpened(Event, frozen=True):
    hero: HeroId
    area: AreaId
    crowns: int
    treasures: int


class Searched(Event, frozen=True):
    """The face of the red die, and what it finds. [35]"""

    hero: HeroId
    area: AreaId
    face: FaceId
    found: str


class GroundTurned(Event, frozen=True):
    area: AreaId
    ground: GroundId


# --- traps and saves ------------------------------------------------------------------------------


class TrapDrawn(Event, frozen=True):
    hero: HeroId
    trap: TrapId


class TrapDisarmed(Event, frozen=True):
    hero: HeroId
    trap: TrapId


class Saved(Event, frozen=True):
    """A save: its faces, and whether it went well. [71]"""

    hero: FigureId
    faces: tuple[FaceId, ...]
    ok: bool


class BlindFailed(Event, frozen=True):
    """Blind, and the save failed: the action is lost. [155]"""

    hero: HeroId


# --- attack and defence ---------------------------------------------------------------------------


class Attacked(Event, frozen=True):
    """Who attacks whom with what, and why where it is an enemy. [130]"""

    by: FigureId
    target: FigureId
    weapon: BladeId
    melee: bool
    reason: ReasonId | None
    side: str = "a"


class Supremacy(Event, frozen=True):
    """The attacker's side dominates the target's area: a hit more. [142]"""

    by: FigureId


class Rolled(Event, frozen=True):
    """The attack dice. [130]"""

    by: FigureId
    faces: tuple[FaceId, ...]


class Spent(Event, frozen=True):
    """Symbols for an effect. [131]"""

    by: FigureId
    line: LineId


class Total(Event, frozen=True):
    """The hits of an attack, and how many of them are lethal. [133]"""

    hits: int
    lethal: int


class Aimed(Event, frozen=True):
    """Who else is hit by the same roll. [149]"""

    target: FigureId


class Softened(Event, frozen=True):
    """Weakness or resistance. [134]"""

    target: FigureId
    n: int


class ArmourTook(Event, frozen=True):
    target: FigureId
    n: int


class ShieldsTook(Event, frozen=True):
    """Magic shields are spent. [136]"""

    target: FigureId
    n: int


class Defended(Event, frozen=True):
    """The defence dice. [137]"""

    target: FigureId
    faces: tuple[FaceId, ...]


class Rerolled(Event, frozen=True):
    who: FigureId
    faces: tuple[FaceId, ...]


class Wounded(Event, frozen=True):
    """Wounds, whatever dealt them."""

    target: FigureId
    n: int
    cause: CauseId


class Unhurt(Event, frozen=True):
    """All hits were stopped."""

    target: FigureId


class Interposed(Event, frozen=True):
    """Somebody becomes the target in another's place."""

    hero: HeroId
    target: FigureId


class AmmoUsed(Event, frozen=True):
    hero: HeroId
    item: ItemId


class AmmoLost(Event, frozen=True):
    """A miss: it is gone. [128]"""

    hero: HeroId
    item: ItemId


# --- conditions -----------------------------------------------------------------------------------


class Struck(Event, frozen=True):
    """A condition. [151]"""

    figure: FigureId
    condition: ConditionId


class Recovered(Event, frozen=True):
    figure: FigureId
    condition: ConditionId


class Immune(Event, frozen=True):
    figure: FigureId
    condition: ConditionId


class Critical(Event, frozen=True):
    """A critical token. [143]"""

    figure: FigureId
    token: CritId


class Burning(Event, frozen=True):
    """A fire token. [147]"""

    figure: FigureId
    level: int


class FireLit(Event, frozen=True):
    """Fire in an area. [148]"""

    area: AreaId
    level: int


class FireDied(Event, frozen=True):
    area: AreaId


class Healed(Event, frozen=True):
    figure: FigureId
    n: int


class Shielded(Event, frozen=True):
    """Magic shields until the Time phase. [4.D 32]"""

    figure: FigureId
    n: int


class ShieldsBack(Event, frozen=True):
    figure: FigureId


class Boosted(Event, frozen=True):
    figure: FigureId
    source: CauseId


# --- death and return -----------------------------------------------------------------------------


class BecameGhost(Event, frozen=True):
    hero: HeroId
    rank: int


class Dropped(Event, frozen=True):
    """What falls into the area with a hero. [159]"""

    hero: HeroId
    items: tuple[ItemId, ...]
    """Each as the side is called that is up."""
    crowns: int


class Returned(Event, frozen=True):
    """A ghost stands at a shrine. [162]"""

    hero: HeroId
    shrine: ShrineId


class Raised(Event, frozen=True):
    hero: HeroId
    cost: int


class Shouted(Event, frozen=True):
    hero: HeroId
    card: HeroCardId


class Slain(Event, frozen=True):
    """An enemy dies: shards, and what lies where it fell. [213]"""

    figure: FigureId
    by: FigureId | None
    shards: int


class CompanionCame(Event, frozen=True):
    hero: HeroId
    companion: FigureId


class CompanionDied(Event, frozen=True):
    companion: FigureId


# --- enemies --------------------------------------------------------------------------------------


class Came(Event, frozen=True):
    """An enemy comes, for whom, and with which powers. [186]"""

    figure: FigureId
    area: AreaId
    hero: HeroId


class PowerDrawn(Event, frozen=True):
    """An enemy gets a power. [226]"""

    figure: FigureId
    power: FoePowerId


class NobodyCame(Event, frozen=True):
    """No gate is open, or all enemies are in play. [185, 188]"""


class GateRolled(Event, frozen=True):
    face: FaceId


class ShadowTurned(Event, frozen=True):
    area: AreaId
    token: ShadowId


class EncounterDrawn(Event, frozen=True):
    hero: HeroId
    card: EncounterId


class NobodyActs(Event, frozen=True):
    """The encounter fits nobody. [53]"""

    card: EncounterId


class EncountersShuffled(Event, frozen=True):
    """It begins."""


class Activated(Event, frozen=True):
    """An enemy acts: by which row, against whom, and why him. [194-198]"""

    figure: FigureId
    row: RowId
    target: FigureId | None
    reason: ReasonId


class StunLost(Event, frozen=True):
    """Stunned: the activation is skipped. [212]"""

    figure: FigureId


class StepSkipped(Event, frozen=True):
    """A step that cannot be done is passed over. [3.9]"""

    figure: FigureId
    step: StepId


class FoePowerUsed(Event, frozen=True):
    figure: FigureId
    power: KnackId


class MasterFlipped(Event, frozen=True):
    figure: FigureId
    side: SideOfMaster


class PriorityMoved(Event, frozen=True):
    """The priority token: who has it, and its value. [3.13]"""

    hero: HeroId
    value: int


class Provoked(Event, frozen=True):
    hero: HeroId


class Challenged(Event, frozen=True):
    hero: HeroId
    figure: FigureId


class Left(Event, frozen=True):
    """An enemy leaves play, not by dying."""

    figure: FigureId


# --- powers, items, crowns ------------------------------------------------------------------------


class PowerUsed(Event, frozen=True):
    hero: HeroId
    power: PowerId
    level: int


class InnateUsed(Event, frozen=True):
    hero: HeroId
    card: HeroCardId


class ItemUsed(Event, frozen=True):
    hero: HeroId
    item: ItemId
    side: str = "a"


class ItemGone(Event, frozen=True):
    """A card is used up or discarded."""

    hero: HeroId
    item: ItemId
    side: str = "a"


class Awoke(Event, frozen=True):
    """A soul weapon. [125]"""

    hero: HeroId
    item: ItemId


class FellAsleep(Event, frozen=True):
    hero: HeroId
    item: ItemId


class Focused(Event, frozen=True):
    hero: HeroId


class GotItem(Event, frozen=True):
    hero: HeroId
    item: ItemId
    side: str = "a"


class NoRoom(Event, frozen=True):
    """The pack is full: it lies in the area. [70]"""

    hero: HeroId
    item: ItemId
    side: str = "a"


class Wore(Event, frozen=True):
    hero: HeroId
    item: ItemId
    slot: SlotId
    side: str = "a"


class TookOff(Event, frozen=True):
    hero: HeroId
    item: ItemId
    side: str = "a"


class DroppedItem(Event, frozen=True):
    hero: HeroId
    item: ItemId
    side: str = "a"


class Gave(Event, frozen=True):
    hero: HeroId
    to: HeroId
    item: ItemId
    side: str = "a"


class Paid(Event, frozen=True):
    hero: HeroId
    to: HeroId
    n: int


class Crowns(Event, frozen=True):
    """Crowns more, or fewer."""

    hero: HeroId
    n: int


class Shards(Event, frozen=True):
    """Soul shards of the party, more or fewer."""

    n: int
    left: int


class GotKey(Event, frozen=True):
    hero: HeroId
    colour: str


class LootTurned(Event, frozen=True):
    hero: HeroId
    loot: LootId


class TreasureDrawn(Event, frozen=True):
    hero: HeroId
    item: ItemId


class Bought(Event, frozen=True):
    hero: HeroId
    item: ItemId
    side: str
    price: int


class Sold(Event, frozen=True):
    hero: HeroId
    item: ItemId
    price: int
    side: str = "a"


class Stashed(Event, frozen=True):
    hero: HeroId
    item: ItemId
    side: str = "a"


class Forged(Event, frozen=True):
    hero: HeroId
    item: ItemId


class BetMade(Event, frozen=True):
    """The tavern: what was named, what the die showed, what it paid. [169]"""

    hero: HeroId
    symbol: SymbolId
    face: FaceId
    won: int


class VisitBegan(Event, frozen=True):
    """It begins."""


class VisitEnded(Event, frozen=True):
    """It begins."""


# --- events and stories ---------------------------------------------------------------------------


class EventDrawn(Event, frozen=True):
    card: EventId


class EventGone(Event, frozen=True):
    card: EventId


class StoryGone(Event, frozen=True):
    """A story card leaves the event deck: what it covered holds again. [58]"""

    card: str


class SkyTurned(Event, frozen=True):
    """Day or night. [60]"""

    card: EventId


class Read(Event, frozen=True):
    """A paragraph is read. [3.14]"""

    paragraph: ParagraphId
    hero: HeroId


class Words(Event, frozen=True):
    """More words, where something is so."""

    text: TextId


class WayTaken(Event, frozen=True):
    """A choice of a story; ``bound``: the hero's nature left no other. [69]"""

    hero: HeroId
    way: WayId
    bound: bool = False


class Voted(Event, frozen=True):
    seat: SeatId
    way: WayId


class GateTurned(Event, frozen=True):
    gate: GateId
    to: GateState


class ShrineTurned(Event, frozen=True):
    shrine: ShrineId
    lit: bool


class TokenPlaced(Event, frozen=True):
    token: TokenId
    area: AreaId


class TokenGone(Event, frozen=True):
    token: TokenId
    area: AreaId


class TokenHeld(Event, frozen=True):
    token: TokenId
    hero: HeroId


class ShadowPlaced(Event, frozen=True):
    area: AreaId


class ShadowGone(Event, frozen=True):
    area: AreaId


class Did(Event, frozen=True):
    hero: HeroId
    deed: DeedId


class RuleWoke(Event, frozen=True):
    """A rule of the quest holds from now on."""

    rule: RuleId


class RuleEnded(Event, frozen=True):
    rule: RuleId


class Counted(Event, frozen=True):
    """A counter all can see."""

    counter: CounterId
    n: int


class GaveUp(Event, frozen=True):
    """A ghost at the end leaves a card behind. [161]"""

    hero: HeroId
    item: ItemId
    side: str = "a"


class Ended(Event, frozen=True):
    ending: EndingId


Happening: TypeAlias = (
    HeroTaken
    | HeroLeft
    | Learned
    | LearnedTalent
    | Lost
    | RoundBegan
    | TimePhase
    | TurnBegan
    | TurnEnded
    | TurnSkipped
    | EventPhase
    | RankedUp
    | PowerTurned
    | Walked
    | Stood
    | Dashed
    | Pushed
    | Evaded
    | NoStrikes
    | Hidden
    | Unhidden
    | DoorOpened
    | WallPlaced
    | WallFell
    | LockTaken
    | ChestOpened
    | Searched
    | GroundTurned
    | TrapDrawn
    | TrapDisarmed
    | Saved
    | BlindFailed
    | Attacked
    | Supremacy
    | Rolled
    | Spent
    | Total
    | Aimed
    | Softened
    | ArmourTook
    | ShieldsTook
    | Defended
    | Rerolled
    | Wounded
    | Unhurt
    | Interposed
    | AmmoUsed
    | AmmoLost
    | Struck
    | Recovered
    | Immune
    | Critical
    | Burning
    | FireLit
    | FireDied
    | Healed
    | Shielded
    | ShieldsBack
    | Boosted
    | BecameGhost
    | Dropped
    | Returned
    | Raised
    | Shouted
    | Slain
    | CompanionCame
    | CompanionDied
    | Came
    | PowerDrawn
    | NobodyCame
    | GateRolled
    | ShadowTurned
    | EncounterDrawn
    | NobodyActs
    | EncountersShuffled
    | Activated
    | StunLost
    | StepSkipped
    | FoePowerUsed
    | MasterFlipped
    | PriorityMoved
    | Provoked
    | Challenged
    | Left
    | PowerUsed
    | InnateUsed
    | ItemUsed
    | ItemGone
    | Awoke
    | FellAsleep
    | Focused
    | GotItem
    | NoRoom
    | Wore
    | TookOff
    | DroppedItem
    | Gave
    | Paid
    | Crowns
    | Shards
    | GotKey
    | LootTurned
    | TreasureDrawn
    | Bought
    | Sold
    | Stashed
    | Forged
    | BetMade
    | VisitBegan
    | VisitEnded
    | EventDrawn
    | EventGone
    | StoryGone
    | SkyTurned
    | Read
    | Words
    | WayTaken
    | Voted
    | GateTurned
    | ShrineTurned
    | TokenPlaced
    | TokenGone
    | TokenHeld
    | ShadowPlaced
    | ShadowGone
    | Did
    | RuleWoke
    | RuleEnded
    | Counted
    | GaveUp
    | Ended
)
