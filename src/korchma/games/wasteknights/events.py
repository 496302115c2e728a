"""What can happen in Waste Knights."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from korchma.games.wasteknights.options import (
    BreakdownId,
    DeckId,
    DeedId,
    GearId,
    InjuryId,
    KnackId,
    KnightId,
    PlaceId,
    SeatId,
    SkillId,
    SpaceId,
    UpgradeId,
    VehicleId,
    WareId,
    WayId,
)
from korchma.kernel import Event, thing

EnemyId = Annotated[str, thing("enemy")]
PropertyId = Annotated[str, thing("property")]
CardId = Annotated[str, thing("waste")]
FindId = Annotated[str, thing("find")]
ThreatId = Annotated[str, thing("threat")]
EntryId = Annotated[str, thing("entry")]
TextId = Annotated[str, thing("text")]
PlotId = Annotated[str, thing("plot")]
TokenId = Annotated[str, thing("token")]
KeepId = Annotated[str, thing("keep")]
HazardId = Annotated[str, thing("hazard")]
SpecialId = Annotated[str, thing("special")]

# --- set-up and rounds ---------------------------------------------------------------------------


class FirstPlayer(Event, frozen=True):
    """Who begins, and what each seat rolled for it. [7]"""

    seat: SeatId
    rolls: tuple[str, ...]


class KnightTaken(Event, frozen=True):
    seat: SeatId
    knight: KnightId


class VehicleTaken(Event, frozen=True):
    knight: KnightId
    vehicle: VehicleId


class StartedWith(Event, frozen=True):
    """Starting gear, working. [11]"""

    knight: KnightId
    gear: GearId


class RoundBegan(Event, frozen=True):
    n: int
    time: int


class TurnBegan(Event, frozen=True):
    knight: KnightId


class TimeMoved(Event, frozen=True):
    to: int


class Passed(Event, frozen=True):
    knight: KnightId


# --- moving --------------------------------------------------------------------------------------


class SetOut(Event, frozen=True):
    """The route is declared. [124]"""

    knight: KnightId
    way: tuple[SpaceId, ...]


class Entered(Event, frozen=True):
    knight: KnightId
    space: SpaceId
    mp: int
    fuel: int
    """Fuel discarded for this step. [27]"""


class Spared(Event, frozen=True):
    """A hazard symbol has no effect, thanks to something."""

    knight: KnightId
    symbol: HazardId
    source: KnackId


class DrewThreat(Event, frozen=True):
    knight: KnightId
    threat: ThreatId


class ThreatYellow(Event, frozen=True):
    knight: KnightId
    threat: ThreatId


class ThreatsBack(Event, frozen=True):
    threats: tuple[ThreatId, ...]


class CardShown(Event, frozen=True):
    knight: KnightId
    deck: DeckId
    card: CardId


class NotHere(Event, frozen=True):
    """An encounter whose letter the plot does not know: another card is drawn. [37]"""

    card: CardId


class Peeked(Event, frozen=True):
    """The top card of a deck was looked at; others do not see which."""

    knight: KnightId
    deck: DeckId
    card: CardId | None


class DeckRenewed(Event, frozen=True):
    """A deck ran out and its discard was shuffled. [22]"""

    deck: DeckId


class Placed(Event, frozen=True):
    """A knight is put on a space: no move. [34]"""

    knight: KnightId
    space: SpaceId


# --- dice ----------------------------------------------------------------------------------------


class Rolled(Event, frozen=True):
    """A check or an attack: dice and faces, what is added, what is needed (nought: X). [42]"""

    knight: KnightId
    skill: SkillId
    dice: str
    faces: tuple[str, ...]
    successes: int
    need: int
    ok: bool


class FoeRolled(Event, frozen=True):
    """The enemy's attack roll. [81]"""

    knight: KnightId
    enemy: EnemyId
    dice: str
    faces: tuple[str, ...]


class Attacked(Event, frozen=True):
    """A knight's attack: the roll as it stands in the end. [82]"""

    knight: KnightId
    gear: GearId | None
    dice: str
    faces: tuple[str, ...]
    successes: int


class Rerolled(Event, frozen=True):
    knight: KnightId
    source: KnackId
    dice: str
    faces: tuple[str, ...]


class Decided(Event, frozen=True):
    """A check that was not rolled. [3.6]"""

    knight: KnightId
    ok: bool


# --- goods, harm, growth -------------------------------------------------------------------------


class Gained(Event, frozen=True):
    knight: KnightId
    goods: str
    n: int


class Lost(Event, frozen=True):
    knight: KnightId
    goods: str
    n: int


class GearGained(Event, frozen=True):
    knight: KnightId
    gear: GearId
    broken: bool


class GearMoved(Event, frozen=True):
    """A card was put on or stowed. [97]"""

    knight: KnightId
    gear: GearId
    to: str


class GearBroke(Event, frozen=True):
    knight: KnightId
    gear: GearId


class GearFixed(Event, frozen=True):
    knight: KnightId
    gear: GearId


class GearGone(Event, frozen=True):
    knight: KnightId
    gear: GearId


class GearShown(Event, frozen=True):
    """Cards looked at, of which some may be taken. [69]"""

    knight: KnightId
    gears: tuple[GearId, ...]


class Hurt(Event, frozen=True):
    """Wounds placed on a knight; ``blocked`` by armour before. [86]"""

    knight: KnightId
    wounds: int
    infected: int
    blocked: int = 0


class Irradiated(Event, frozen=True):
    knight: KnightId
    n: int


class Healed(Event, frozen=True):
    knight: KnightId
    wounds: int
    infected: int
    """Wounds removed, some of which may have been infected ones turned into wounds just now."""
    rad: int


class VehicleHit(Event, frozen=True):
    knight: KnightId
    n: int


class VehicleFixed(Event, frozen=True):
    knight: KnightId
    n: int


class Fell(Event, frozen=True):
    """Unconscious. [104]"""

    knight: KnightId


class Woke(Event, frozen=True):
    knight: KnightId
    injury: InjuryId


class WreckedIt(Event, frozen=True):
    """The vehicle is a wreck. [108]"""

    knight: KnightId


class Overhauled(Event, frozen=True):
    knight: KnightId
    breakdown: BreakdownId


class Cured(Event, frozen=True):
    knight: KnightId
    injury: InjuryId


class Mended(Event, frozen=True):
    knight: KnightId
    breakdown: BreakdownId


class Eliminated(Event, frozen=True):
    knight: KnightId


class Experience(Event, frozen=True):
    knight: KnightId
    n: int
    to: int


class Upgraded(Event, frozen=True):
    knight: KnightId
    upgrade: UpgradeId
    face: str


class Used(Event, frozen=True):
    """An ability, an upgrade or a card was used."""

    knight: KnightId
    knack: KnackId


# --- camp, exploration, city ---------------------------------------------------------------------


class Camped(Event, frozen=True):
    knight: KnightId


class Traded(Event, frozen=True):
    """An exchange in camp: who gave what to whom. [55]"""

    knight: KnightId
    partner: KnightId
    given: tuple[WareId, ...]
    taken: tuple[WareId, ...]


class DealRefused(Event, frozen=True):
    knight: KnightId
    partner: KnightId


class Revealed(Event, frozen=True):
    knight: KnightId
    find: FindId


class LeftLying(Event, frozen=True):
    knight: KnightId
    find: FindId


class Visited(Event, frozen=True):
    knight: KnightId
    shop: PlaceId


class Bought(Event, frozen=True):
    """A deal at a market: all given against all taken. [70]"""

    knight: KnightId
    given: tuple[WareId, ...]
    taken: tuple[WareId, ...]


# --- combat --------------------------------------------------------------------------------------


class FightBegan(Event, frozen=True):
    knight: KnightId
    enemy: EnemyId
    life: int
    """What is left of it."""
    properties: tuple[PropertyId, ...]


class DuelBegan(Event, frozen=True):
    knight: KnightId
    rival: KnightId


class Wielded(Event, frozen=True):
    knight: KnightId
    gear: GearId | None


class Ambushed(Event, frozen=True):
    enemy: EnemyId


class FoeHurt(Event, frozen=True):
    enemy: EnemyId
    n: int
    left: int


class FightOver(Event, frozen=True):
    knight: KnightId
    enemy: EnemyId
    won: bool
    fell: bool


class SpokeForWaste(Event, frozen=True):
    """The right-hand neighbour is asked what the wasteland takes from a knight. [125, 3.17]"""

    seat: SeatId
    knight: KnightId


# --- stories -------------------------------------------------------------------------------------


class PlotBegan(Event, frozen=True):
    plot: PlotId


class EntryRead(Event, frozen=True):
    """An entry is read aloud; a private one to its knight alone. [121]"""

    knight: KnightId
    entry: EntryId


class ReadAlone(Event, frozen=True):
    """Somebody reads what only he may."""

    knight: KnightId


class Words(Event, frozen=True):
    """What comes of a choice, a check, a fight; or more words where something is so."""

    text: TextId


class WayTaken(Event, frozen=True):
    knight: KnightId | None
    """Nobody where all have voted."""
    way: WayId


class Voted(Event, frozen=True):
    knight: KnightId
    way: WayId


class Did(Event, frozen=True):
    """A story action. [73]"""

    knight: KnightId
    deed: DeedId


class TokenPut(Event, frozen=True):
    token: TokenId
    space: SpaceId


class TokenGone(Event, frozen=True):
    token: TokenId
    space: SpaceId


class TokenMoved(Event, frozen=True):
    token: TokenId
    way: tuple[SpaceId, ...]


class LuckGiven(Event, frozen=True):
    """A die for a roll to come. [3.6]"""

    knight: KnightId
    die: str
    n: int
    on: str


class Noted(Event, frozen=True):
    """A keepsake is written down. [3.6]"""

    keep: KeepId


class SpecialTurned(Event, frozen=True):
    """A special card is turned up: what it explains has come into the story. [1]"""

    special: SpecialId


class Renown(Event, frozen=True):
    knight: KnightId
    n: int
    to: int


class PatronShown(Event, frozen=True):
    knight: KnightId
    patron: int
    kept: bool


class TieBroken(Event, frozen=True):
    """Two names are equally great: what decides, or that nothing does."""

    by: Literal["upgrades", "gear", "nothing"]


class Prayed(Event, frozen=True):
    knight: KnightId


class Sabotaged(Event, frozen=True):
    knight: KnightId
    ok: bool


class CityGone(Event, frozen=True):
    space: SpaceId


class Ended(Event, frozen=True):
    ending: str


Happening: TypeAlias = (
    FirstPlayer
    | KnightTaken
    | VehicleTaken
    | StartedWith
    | RoundBegan
    | TurnBegan
    | TimeMoved
    | Passed
    | SetOut
    | Entered
    | Spared
    | DrewThreat
    | ThreatYellow
    | ThreatsBack
    | CardShown
    | NotHere
    | Peeked
    | DeckRenewed
    | Placed
    | Rolled
    | FoeRolled
    | Attacked
    | Rerolled
    | Decided
    | Gained
    | Lost
    | GearGained
    | GearMoved
    | GearBroke
    | GearFixed
    | GearGone
    | GearShown
    | Hurt
    | Irradiated
    | Healed
    | VehicleHit
    | VehicleFixed
    | Fell
    | Woke
    | WreckedIt
    | Overhauled
    | Cured
    | Mended
    | Eliminated
    | Experience
    | Upgraded
    | Used
    | Camped
    | Traded
    | DealRefused
    | Revealed
    | LeftLying
    | Visited
    | Bought
    | FightBegan
    | DuelBegan
    | Wielded
    | Ambushed
    | FoeHurt
    | FightOver
    | SpokeForWaste
    | PlotBegan
    | EntryRead
    | ReadAlone
    | Words
    | WayTaken
    | Voted
    | Did
    | TokenPut
    | TokenGone
    | TokenMoved
    | LuckGiven
    | Noted
    | SpecialTurned
    | Renown
    | PatronShown
    | TieBroken
    | Prayed
    | Sabotaged
    | CityGone
    | Ended
)
