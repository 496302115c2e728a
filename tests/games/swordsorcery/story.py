"""Tables of Sword & Sorcery for tests: any position in a line or two, decks and dice stacked.

Without a quest named, a quiet one is played on open ground, five areas by three, ``a1`` to ``a15``:

    a1  a2  a3  a4  a5
    a6  a7  a8  a9  a10
    a11 a12 a13 a14 a15
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any, TypeVar

import msgspec

from korchma.games.swordsorcery import GAME
from korchma.games.swordsorcery.box.box import Box
from korchma.games.swordsorcery.box.maps import QuestMap
from korchma.games.swordsorcery.box.quests import Book, Paragraph, Quest
from korchma.games.swordsorcery.box.rows import ItemRow
from korchma.games.swordsorcery.box.terms import Roll
from korchma.games.swordsorcery.options import EndTurn, GoOn, Next, Strike, Walk
from korchma.games.swordsorcery.rules import foes as coming
from korchma.games.swordsorcery.rules import setup
from korchma.games.swordsorcery.rules.cards import item_cards
from korchma.games.swordsorcery.rules.numbers import shields_whole
from korchma.games.swordsorcery.state import Carried, Foe, Hero, Rulings, State, Taken, Turn
from korchma.kernel import Answer, Ask, Event, Illegal, Option, Rng, Session
from korchma.kernel.rng import OPEN_KEY, Count
from korchma.kernel.table import Table
from tests.games.swordsorcery.luck import Luck

E = TypeVar("E", bound=Event)
Cards = Sequence[str]
Row = Mapping[str, Any]

LIFE = {
    "auriel": (4, 5, 5, 6, 6, 7, 8),
    "ekar": (6, 7, 8, 8, 9, 10, 11),
    "torgar": (5, 6, 7, 7, 8, 9, 10),
}
"""As long as heroes lived when these tests were written: tuning a number breaks no rule."""


def _as_written(box: Box) -> Box:
    gems = dict(box.gems)
    for who, life in LIFE.items():
        ranks = zip(gems[who].ranks, life, strict=True)
        lived = tuple(msgspec.structs.replace(gem, health=n) for gem, n in ranks)
        gems[who] = msgspec.structs.replace(gems[who], ranks=lived)
    return replace(box, gems=gems, items=box.items | {"war-hammer": _hammer(box)})


def _hammer(box: Box) -> ItemRow:
    """A war hammer with a blue die."""
    row = box.items["war-hammer"]
    attack = row.a.attack
    assert attack is not None
    struck = msgspec.structs.replace(attack, roll=Roll(hits=1, blue=1))
    return msgspec.structs.replace(row, a=msgspec.structs.replace(row.a, attack=struck))


BOX: Box = _as_written(GAME.content)
CARDS = {
    "auriel": "wizard",
    "ekar": "white-rose",
    "laigon": "archer",
    "shaya": "rogue",
    "torgar": "priest",
}
"""As whom a hero comes, unless a test says otherwise."""

TOLD: list[Story] = []
"""Tables set in the test that runs."""


class Story:
    """A table under test, told like a game. Heroes are called by name, enemies by their cards."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.luck = Luck(self.state)
        session.table.rng = self.luck
        TOLD.append(self)

    @property
    def t(self) -> Table[State, Box, Rulings]:
        """What rules have in hand."""
        return self.session.table

    @property
    def state(self) -> State:
        """Everything on the table."""
        state: State = self.session.table.state
        return state

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
    def options(self) -> Sequence[Option]:
        """What is offered now."""
        return self.ask.options

    def __getitem__(self, who: str) -> Hero:
        return next(hero for hero in self.state.heroes if hero.who == who)

    def foe(self, card: str) -> Foe:
        """An enemy in play, by its card or by what the story calls it."""
        return next(foe for foe in self.state.foes if card in (foe.card, foe.name, foe.ref))

    def alive(self, card: str) -> bool:
        """Whether such an enemy is in play."""
        return any(card in (foe.card, foe.name) for foe in self.state.foes)

    # --- luck and choices ------------------------------------------------------------------------

    def dice(self, *throws: tuple[str, str]) -> Story:
        """What the next throws show, one after the other."""
        for dice, faces in throws:
            self.luck.name(dice, faces)
        return self

    def do(self, *answers: Answer) -> Story:
        """Choose, one after the other."""
        for answer in answers:
            self.session.choose(answer)
        return self

    def strike(self, card: str, hand: str = "main") -> Story:
        """The active hero attacks an enemy with what is in a hand."""
        ref = self.foe(card).ref
        return self.do(next(x for x in self.offered(Strike) if (x.hand, x.target) == (hand, ref)))

    def walk(self, *way: str) -> Story:
        """The active hero walks along these areas."""
        return self.do(*map(Walk, way))

    def over(self) -> Story:
        """No more of this."""
        return self.do(GoOn())

    def end_turn(self) -> Story:
        """The hero's turn is over."""
        return self.do(EndTurn())

    def next(self, who: str) -> Story:
        """This hero goes next."""
        return self.do(Next(who))

    # --- looking ---------------------------------------------------------------------------------

    def offers(self, *options: Option) -> bool:
        """Whether all these can be chosen now."""
        return self.session.ask is not None and all(x in self.options for x in options)

    def offered(self, kind: type[Any]) -> list[Any]:
        """All options of a kind."""
        return [option for option in self.options if isinstance(option, kind)]

    def refuses(self, answer: Answer) -> bool:
        """Whether choosing this is illegal; nothing changes."""
        try:
            self.session.choose(answer)
        except Illegal:
            return True
        return False

    def told(self, kind: type[E]) -> list[E]:
        """All events of a kind."""
        return [each for _, each in self.session.events(None) if isinstance(each, kind)]


# --- who is there --------------------------------------------------------------------------------


def hero(
    at: str = "a1",
    *,
    card: str = "",
    rank: int = 1,
    main: str = "",
    off: str = "",
    armour: str = "",
    artifact: str = "",
    pack: Cards = (),
    keys: Cards = (),
    crowns: int = 0,
    powers: Cards = (),
    talents: Cards = (),
    wounds: int = 0,
    conditions: Cards = (),
    ghost: bool = False,
    hidden: bool = False,
    seat: int = -1,
    came: str = "",
    used: Cards = (),
) -> Hero:
    """A hero with bare hands at rank I, unless said. Cards by name, ``cord/b`` with that side up;
    powers ``cleave`` or ``cleave/2``, turned to position 2."""
    found = setup.nobody(seat)
    found.at, found.came, found.card, found.rank = at, came, card, rank
    found.main, found.off = _card(main), _card(off)
    found.armour, found.artifact = _card(armour), _card(artifact)
    found.pack = [x for name in pack if (x := _card(name)) is not None]
    found.keys, found.crowns, found.talents = [*keys], crowns, [*talents]
    found.powers = [_power(name, rank) for name in powers]
    found.wounds, found.conditions = wounds, [*conditions]
    found.ghost, found.hidden, found.used = ghost, hidden, [*used]
    return found


def _card(name: str) -> Carried | None:
    if not name:
        return None
    card, _, side = name.partition("/")
    found = item_cards(BOX)[card]
    face = found.row.b if (found.side or side) == "b" and found.row.b else found.row.a
    return Carried(card, found.side or side or "a", face.charges)


def _power(name: str, rank: int) -> Taken:
    card, _, at = name.partition("/")
    return Taken(card, int(at or 0), rank)


class Enemy(msgspec.Struct):
    """An enemy for a test."""

    card: str
    at: str
    wounds: int = 0
    conditions: Cards = ()
    powers: Cards = ()
    owner: int = 0
    name: str = ""
    came: str = ""
    side: str = "a"
    shields: int | None = None
    charges: Mapping[str, int] | None = None


def enemy(card: str, at: str, **more: Any) -> Enemy:
    """An enemy by its card."""
    return Enemy(card, at, **more)


# --- where ---------------------------------------------------------------------------------------


def ground(columns: int = 5, rows: int = 3, **more: Any) -> dict[str, Any]:
    """Open ground; ``difficult`` and ``dangerous`` name areas, the rest is as in a map."""
    hard, bad = more.pop("difficult", ()), more.pop("dangerous", ())
    areas = []
    for n in range(columns * rows):
        name = f"a{n + 1}"
        kind = "difficult" if name in hard else "dangerous" if name in bad else "normal"
        area = {"id": name, "at": [n % columns, n // columns], "tile": "t", "ground": kind}
        areas.append(area)
    return {"tiles": [{"id": "t", "floor": "grass"}], "areas": areas, "start": ["a1"], **more}


def book(
    map: Row | None = None, paragraphs: Mapping[str, Row] = {}, quest: str = "q1", **sheet: Any
) -> Box:
    """The box with a quest written for a test: nothing happens in it but what is said."""
    row: dict[str, Any] = {
        "id": quest,
        "source": "designed",
        "act": 1,
        "ranks": [1, 7],
        "alone": {"rank": 1, "crowns": 0},
        "goals": [],
        "defeats": [],
        "deck": [],
        "events": ["calm"] * 3,
        "shadows": {"enemy": 4},
    }
    pages = {
        name: msgspec.convert(
            {"id": name, "source": "designed", "steps": []} | dict(page), Paragraph
        )
        for name, page in paragraphs.items()
    }
    made = Book(
        msgspec.convert(row | sheet, Quest), msgspec.convert(map or ground(), QuestMap), pages
    )
    return replace(BOX, quests=BOX.quests | {quest: made})


def table(
    *,
    content: Box | None = None,
    foes: Sequence[Enemy] = (),
    quest: str = "q1",
    phase: str = "hero",
    round_: int = 1,
    shards: int = 0,
    flags: Mapping[str, int] = {},
    encounters: Cards = (),
    traps: Cards = (),
    events: Cards | None = None,
    deck: Cards | None = None,
    treasures: Cards = (),
    tweak: Callable[[State], object] = id,
    seats: int = 0,
    party: Mapping[str, Hero] = {},
    **more: Any,
) -> Story:
    """A table in the middle of a quest; the first hero named has the turn. What else is named are
    heroes, or rulings. ``encounters``, ``traps``, ``deck`` and ``treasures`` are what comes next,
    first one first."""
    content = content or book(quest=quest)
    led = {**party, **{name: who for name, who in more.items() if isinstance(who, Hero)}}
    rulings = {name: value for name, value in more.items() if name not in led}
    led = led or {"ekar": hero("a1"), "torgar": hero("a1")}
    people = seats or max(1, len(led))
    options = Rulings(quest=quest, **rulings)  # type: ignore[arg-type]  # a quest's name
    s = setup.set_up(people, options, content, Rng(Count(), OPEN_KEY))
    s.heroes = [_placed(name, who, n, people) for n, (name, who) in enumerate(led.items())]
    s.flags = {row.id: row.start for row in content.quests[quest].quest.counts} | dict(flags)
    s.shards, s.round, s.queue = shards, round_, []
    s.encounters = _on_top(s.encounters, encounters)
    s.traps = _on_top(s.traps, traps)
    s.treasures = _on_top(s.treasures, [f"treasure-{card}" for card in treasures])
    if events is not None:
        s.events = [*reversed(events)]
    if deck is not None:
        s.enemies = [*reversed(deck)]
    _clear_held(s)
    session = Session.at(GAME, s, options, players=people, content=content, people=range(people))
    made = session.table.state
    made.phase = "hero"
    for each in foes:
        _arrive(session.table, each)
    for who in made.heroes:
        who.shields = shields_whole(session.table, who)
    made.turn = _turn(session.table, made.heroes[0]) if phase == "hero" else None
    made.phase = phase
    tweak(made)
    again = Session.at(GAME, made, options, players=people, content=content, people=range(people))
    return Story(again)


def _placed(name: str, who: Hero, n: int, people: int) -> Hero:
    who.who = who.ref = name
    who.card = who.card or CARDS[name]
    who.seat = who.seat if who.seat >= 0 else n % people
    return who


def _on_top(pile: list[str], cards: Cards) -> list[str]:
    return [card for card in pile if card not in cards] + [*reversed(cards)]


def _clear_held(s: State) -> None:
    """Cards heroes have are in no pile."""
    held = {
        x.card
        for who in s.heroes
        for x in (who.main, who.off, who.armour, who.artifact, *who.pack)
        if x is not None
    }
    s.shop = [card for card in s.shop if card not in held]
    s.stash = [x for x in s.stash if x.card not in held]
    s.treasures = [card for card in s.treasures if card not in held]
    s.souls = [card for card in s.souls if card not in held]
    s.boxed = [card for card in s.boxed if card not in held]


def _arrive(t: Table[State, Box, Rulings], each: Enemy) -> None:
    s = t.state
    s.enemies = [card for card in s.enemies if card != each.card]
    s.aside = [card for card in s.aside if card != each.card]
    coming.add(t, each.card, each.at, each.name)
    for foe in [x for x in s.foes if x.card == each.card]:
        s.enemy_powers += [card for card in foe.powers if card not in s.enemy_powers]
        foe.powers = [*each.powers]
        foe.wounds, foe.conditions, foe.came = each.wounds, [*each.conditions], each.came
        foe.owner, foe.side = each.owner, each.side
        foe.shields = shields_whole(t, foe) if each.shields is None else each.shields
        if each.charges is not None:
            foe.charges = dict(each.charges)
    s.enemy_powers = [card for card in s.enemy_powers if card not in each.powers]


def _turn(t: Table[State, Box, Rulings], who: Hero) -> Turn:
    from korchma.games.swordsorcery.rules.turn import _begin

    _begin(t, who)
    assert t.state.turn is not None
    return t.state.turn
