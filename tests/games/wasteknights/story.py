"""Tables of Waste Knights for tests: any position in a line or two, decks, dice and tokens stacked.

A card with a tilde (``~S1``) lies there broken. Without an adventure named, a quiet one is played:
letters A to C and J to L lead to entries in which nothing happens, unless a test writes them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any, TypeVar

import msgspec

from korchma.games.wasteknights import GAME
from korchma.games.wasteknights import events as e
from korchma.games.wasteknights.box.box import Adventure, Box
from korchma.games.wasteknights.box.sheets import Epilogue, PlotSheet
from korchma.games.wasteknights.box.tales import Page
from korchma.games.wasteknights.options import (
    DriveTo,
    EndTurn,
    GoOn,
    OwnWay,
    Step,
    Stop,
    Take,
)
from korchma.games.wasteknights.rules.setup import set_up
from korchma.games.wasteknights.state import Carried, Fight, Knight, Rulings, State
from korchma.kernel import (
    Answer,
    Ask,
    Event,
    Illegal,
    Option,
    Rng,
    Session,
)
from korchma.kernel.rng import OPEN_KEY, Count
from tests.games.wasteknights.luck import Luck

E = TypeVar("E", bound=Event)
Cards = Sequence[str]
Row = Mapping[str, Any]

SKILLS = ("me", "ra", "dr", "su", "te", "ta")
SHEETS = {
    "johnny": ("WWG WGB WGG WGG WW WWG", 7),
    "logan": ("WGG GGB WGG WWG WW WW", 8),
    "alinta": ("WGG WW WWG GGB WW WGB", 7),
    "zoe": ("WWG WGG WGG WW GBB WW", 6),
    "nellie": ("WWG WGG GBB WWG WW WWW", 6),
    "li": ("GBB WW WWG WWG WWG WWW", 8),
}
"""Dice by skill, and health: knights as the tests of the rules know them, whatever balance says."""


def _as_tested(box: Box) -> Box:
    """The box with sheets that stay: a number that is tuned changes no rule."""
    knights = {
        who: msgspec.structs.replace(
            box.knights[who], skills=dict(zip(SKILLS, dice.split(), strict=True)), health=health
        )
        for who, (dice, health) in SHEETS.items()
    }
    chassis, rate = {"bike": 3}, {"truck": 1}
    vehicles = {
        name: msgspec.structs.replace(
            row, chassis=chassis.get(name, row.chassis), rate=rate.get(name, row.rate)
        )
        for name, row in box.vehicles.items()
    }
    return replace(box, knights=knights, vehicles=vehicles)


BOX: Box = _as_tested(GAME.content)
QUIET = "quiet"
LETTERS = {"A": 1, "B": 2, "C": 3, "J": 4, "K": 5, "L": 6}
START = 10
"""The entry the quiet adventure begins with."""


TOLD: list[Story] = []
"""Tables set in the test that runs."""


class Story:
    """A table under test, told like a game. Knights are named as they are."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.luck = Luck(self.state)
        session.table.rng = self.luck
        TOLD.append(self)
        self._rolled = 0
        self._named: list[str] = []

    @property
    def state(self) -> State:
        """Everything on the table."""
        state: State = self.session.table.state
        return state

    @property
    def fight(self) -> Fight:
        """The combat under way."""
        assert self.state.fight is not None
        return self.state.fight

    @property
    def ask(self) -> Ask:
        """What is asked now."""
        assert isinstance(self.session.ask, Ask), f"nothing is asked: {self.session.result}"
        return self.session.ask

    @property
    def about(self) -> str | None:
        """What the question is about; None when the game is over."""
        return self.ask.about if self.session.ask else None

    @property
    def asked(self) -> str:
        """Who is asked now."""
        return next(x.who for x in self.state.knights if x.seat == self.ask.seat)

    @property
    def active(self) -> str:
        """Whose turn it is."""
        return self.state.knights[self.state.active].who

    @property
    def options(self) -> Sequence[Option]:
        """What is offered now."""
        return self.ask.options

    def __getitem__(self, who: str) -> Knight:
        return next(knight for knight in self.state.knights if knight.who == who)

    # --- luck --------------------------------------------------------------------------------

    def roll(self, dice: str, faces: str) -> Story:
        """The next throw is of these dice, and they show these faces (``-`` is a blank)."""
        self.luck.name(dice, faces)
        self._named.append(dice)
        return self

    def again(self, dice: str, faces: str) -> Story:
        """The next throw is of dice thrown again."""
        self.luck.name(dice, faces)
        return self

    def chance(self, *numbers: int) -> Story:
        """The next random choices fall on these places, counted from 0."""
        self.luck.numbers += numbers
        return self

    def draws(self, *tokens: str) -> Story:
        """The next threat tokens out of the bag."""
        bag = [*self.state.bag]
        for token in tokens:
            self.chance(bag.index(token))
            bag.remove(token)
        return self

    # --- deciding ----------------------------------------------------------------------------

    def do(self, *answers: Answer) -> Story:
        """Choose, one after the other, each among what is offered."""
        for answer in answers:
            self.session.choose(answer)
            self._look()
        return self

    def _look(self) -> None:
        """The dice that fell were those that were named."""
        kinds = (e.Rolled, e.Attacked, e.FoeRolled)
        found = [each for _, each in self.session.events(None) if isinstance(each, kinds)]
        for each in found[self._rolled :]:
            assert each.dice == self._named.pop(0), f"{each.dice} were thrown: {each}"
        self._rolled = len(found)

    def drive(self, *way: str) -> Story:
        """Move along these spaces."""
        start = next(x for x in self.options if isinstance(x, DriveTo))
        end = DriveTo(way[-1])
        self.do(end if end in self.options else start)
        taken = [x for x in self.options if isinstance(x, Take) and x.way == way]
        if taken:
            return self.do(taken[0])
        return self.do(OwnWay(), *map(Step, way), *self._stop())

    def _stop(self) -> list[Option]:
        return [Stop()]

    def over(self) -> Story:
        """Nothing more here."""
        return self.do(GoOn())

    def end_turn(self) -> Story:
        """The turn is over, and what is due in the evening is left."""
        self.do(EndTurn())
        while self.about == "upgrade":
            self.over()
        return self

    # --- looking -----------------------------------------------------------------------------

    def offers(self, *options: Option) -> bool:
        """Whether all these can be chosen now."""
        return self.session.ask is not None and all(x in self.options for x in options)

    def offered(self, kind: type[Option]) -> list[Option]:
        """All options of a kind."""
        return [option for option in self.options if isinstance(option, kind)]

    def refuses(self, answer: Answer) -> bool:
        """Whether choosing this is illegal; nothing changes."""
        try:
            self.session.choose(answer)
        except Illegal:
            return True
        return False

    def told(self, kind: type[E], seat: int | None = None) -> list[E]:
        """All events of a kind, as a seat (or a spectator) was told them."""
        return [each for _, each in self.session.events(seat) if isinstance(each, kind)]


def gear(*cards: str) -> list[Carried]:
    """Gear cards, broken ones with a tilde."""
    return [Carried(card.removeprefix("~"), card.startswith("~")) for card in cards]


def rider(
    at: str = "r5c4",
    *,
    vehicle: str = "off-roader",
    hands: Cards = (),
    armour: str = "",
    cargo: Cards = (),
    fuel: int = 2,
    ammo: int = 2,
    med: int = 2,
    wounds: int = 0,
    infected: int = 0,
    rad: int = 0,
    damage: int = 0,
    injuries: Cards = (),
    fallen: str = "",
    breakdowns: Cards = (),
    wreck: str = "",
    xp: int = 0,
    upgrades: Mapping[str, str] = {},
    threats: Cards = (),
    flags: Mapping[str, int] = {},
    seat: int = -1,
) -> Knight:
    """A knight, by default on an empty desert space in an off-roader, with what one starts with."""
    return Knight(
        seat=seat,
        who="",
        vehicle=vehicle,
        at=at,
        hands=gear(*hands),
        armour=gear(armour) if armour else [],
        cargo=gear(*cargo),
        fuel=fuel,
        ammo=ammo,
        med=med,
        wounds=wounds,
        infected=infected,
        rad=rad,
        damage=damage,
        injuries=list(injuries),
        fallen=[fallen] if fallen else [],
        breakdowns=list(breakdowns),
        wreck=[wreck] if wreck else [],
        xp=xp,
        claimed=[],
        upgrades=dict(upgrades),
        out=False,
        flags=dict(flags),
        luck=[],
        threats=list(threats),
        resting=0,
    )


def tale(pages: Mapping[int, Sequence[Row]] = {}, **plots: Row) -> Box:
    """The box with an adventure written for a test: entries by number, plots ``p1``, ``p2``."""
    every = dict.fromkeys((*LETTERS.values(), START), ()) | dict(pages)
    sheets: dict[str, Row] = {"p1": {}} | plots
    found = {
        number: msgspec.convert(
            {"id": number, "source": "designed", "kind": "link", "steps": list(steps)}, Page
        )
        for number, steps in every.items()
    }
    rows = {
        name: msgspec.convert(
            {"id": name, "source": "designed", "start": START, "letters": LETTERS} | dict(sheet),
            PlotSheet,
        )
        for name, sheet in sheets.items()
    }
    ends = {
        name: Epilogue(id=name, source="designed", entry=START, result=how)  # type: ignore[arg-type]
        for name, how in {"won": "win", "lost": "lose", "ranked": "rank"}.items()
    }
    return replace(BOX, adventures=BOX.adventures | {QUIET: Adventure(QUIET, rows, found, ends)})


CALM = tale()


def _on_top(pile: list[str], cards: Cards) -> list[str]:
    """A deck with these cards on top, the first of them first."""
    return [card for card in pile if card not in cards] + [*reversed(cards)]


def waste(
    *,
    content: Box = CALM,
    adventure: str = QUIET,
    plot: str = "",
    dh: Cards = ("A", "B", "C"),
    bm: Cards = ("J", "K", "L"),
    finds: Cards = (),
    deck: Cards = (),
    injuries: Cards = (),
    breakdowns: Cards = (),
    acted: Cards = (),
    round_: int = 1,
    time: int = 0,
    phase: str = "turn",
    tokens: Mapping[str, Cards] = {},
    flags: Mapping[str, int] = {},
    tweak: Callable[[State], object] = id,
    rulings: Mapping[str, Any] = {},
    knights: Mapping[str, Knight] = {},
    **riders: Knight,
) -> Story:
    """A table in the middle of a game; the first knight named has the turn and is the first player.

    ``dh``, ``bm``, ``finds``, ``injuries`` and ``breakdowns`` are what comes next, first one first;
    ``deck`` is the bottom of the gear deck. ``tweak`` sets what else there is.
    """
    who = {**knights, **riders} or {"johnny": rider()}
    options = Rulings(adventure=adventure, **rulings)  # type: ignore[arg-type]  # one of a test
    seats = len({knight.seat for knight in who.values()}) if _led(who) else len(who)
    s = set_up(seats, options, content, Rng(Count(), OPEN_KEY))
    s.knights = list(who.values())
    for i, (name, knight) in enumerate(who.items()):
        knight.who = name
        knight.seat = i if knight.seat < 0 else knight.seat
    _deal(s, content, dh, bm, finds, deck, injuries, breakdowns)
    for kind in ("fuel", "ammo", "med"):
        s.supply[kind] -= sum(getattr(knight, kind) for knight in s.knights)
    sheets = content.adventures[adventure].plots
    s.plot = plot or next(iter(sheets))
    clock = sheets[s.plot].time
    s.time = time or (clock.start if clock else 0)
    s.phase, s.left, s.acted = phase, 2 - len(acted), list(acted)  # type: ignore[assignment]
    s.round = s.plot_round = round_
    s.queue = list(range(1, len(s.knights))) if phase == "turn" else []
    s.tokens = {kind: list(spaces) for kind, spaces in tokens.items()}
    s.flags = dict(flags)
    tweak(s)
    session = Session.at(GAME, s, options, players=seats, content=content, people=range(seats))
    return Story(session)


def _led(who: Mapping[str, Knight]) -> bool:
    return any(knight.seat >= 0 for knight in who.values())


def _deal(
    s: State,
    box: Box,
    dh: Cards,
    bm: Cards,
    finds: Cards,
    deck: Cards,
    injuries: Cards,
    breakdowns: Cards,
) -> None:
    """Decks without what lies elsewhere, and with what comes next on top."""
    s.wastes = {"dh": _on_top([*box.decks["dh"]], dh), "bm": _on_top([*box.decks["bm"]], bm)}
    s.finds = _on_top([*box.finds], finds)
    held = {
        carried.card
        for knight in s.knights
        for place in (knight.hands, knight.armour, knight.cargo)
        for carried in place
    }
    s.starting = []
    loose = [card for card, row in box.cards.items() if not row.knight and card not in held]
    s.scrap = [card for card in loose if box.cards[card].start and card not in deck]
    s.gear = [*deck, *(card for card in loose if card not in deck and not box.cards[card].start)]
    out = [card for x in s.knights for card in (*x.injuries, *x.fallen)]
    s.injuries = _on_top([card for card in box.injuries if card not in out], injuries)
    out = [card for x in s.knights for card in (*x.breakdowns, *x.wreck)]
    s.breakdowns = _on_top([card for card in box.breakdowns if card not in out], breakdowns)
    taken = {token for knight in s.knights for token in knight.threats}
    s.bag = sorted(token for token in box.threats if token not in taken)
    s.commons = [name for name in s.commons if all(name not in x.upgrades for x in s.knights)]
