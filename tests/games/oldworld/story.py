"""Tables of Old World for tests: any position in a line or two, decks, dice and luck stacked."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TypeVar

from korchma.games.oldworld import GAME
from korchma.games.oldworld.box.box import DEFENCE, TERRAINS, VALUES, Box
from korchma.games.oldworld.eyes.view import View
from korchma.games.oldworld.options import Bite, Charge, Done, Enough, Go, Lay, Ready, Spend
from korchma.games.oldworld.state import Fight, Player, Quest, State
from korchma.kernel import Answer, Ask, Event, Illegal, Option, Rng, Session
from korchma.kernel.rng import OPEN_KEY, Count
from tests.games.oldworld.luck import Luck

E = TypeVar("E", bound=Event)
Cards = Sequence[str]

BOX: Box = GAME.content
LAIRS = {"forest": ("ekimmara", 16), "mountain": ("rotfiend", 13), "water": ("foglet", 5)}
"""Three monsters far from where most tests happen."""


class Story:
    """A table under test, told like a game. Witchers are named by their schools."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.luck = Luck(self.state)
        session.table.rng = self.luck

    @property
    def state(self) -> State:
        """Everything on the table."""
        state: State = self.session.table.state
        return state

    @property
    def fight(self) -> Fight:
        """The fight under way."""
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
        return self.state.players[self.ask.seat].school

    @property
    def options(self) -> Sequence[Option]:
        """What is offered now."""
        return self.ask.options

    def seat(self, school: str) -> int:
        """Where a witcher sits."""
        return next(i for i, player in enumerate(self.state.players) if player.school == school)

    def __getitem__(self, school: str) -> Player:
        return self.state.players[self.seat(school)]

    # --- luck --------------------------------------------------------------------------------

    def dice(self, *faces: int) -> Story:
        """The next dice will show these faces."""
        return self.chance(*(face - 1 for face in faces))

    def chance(self, *numbers: int) -> Story:
        """The next random choices fall on these places, counted from 0."""
        self.luck.next += numbers
        return self

    def life(self, *attacks: int, left: int = 0) -> Story:
        """The next fight cards of the monster, first one first, of so many that are left."""
        fight = self.fight
        rest = [card for card in BOX.attacks if card not in attacks]
        n = left or len(fight.life)
        fight.life = [*rest, *reversed(attacks)][-n:]
        return self

    # --- deciding ----------------------------------------------------------------------------

    def do(self, *answers: Answer) -> Story:
        """Choose, one after the other, each among what is offered."""
        for answer in answers:
            self.session.choose(answer)
        return self

    def ready(self) -> Story:
        """On to the combo."""
        return self.do(Ready())

    def lay(self, *cards: str) -> Story:
        """Lay these cards and no more."""
        if self.about == "prepare" and Ready() in self.options:
            self.ready()
        self.do(*map(Lay, cards))
        if self.about == "combo" and self.fight.combo:
            self.do(Done())
        return self

    def bite(self) -> Story:
        """The monster bites."""
        return self.do(Bite())

    def charge(self) -> Story:
        """The monster charges."""
        return self.do(Charge())

    def move(self, to: int, *cards: str, gold: int = 0) -> Story:
        """Go there, paid with these cards and gold where there is a choice."""
        self.do(Go(to))
        if self.about == "pay-move":
            self.do(Spend(cards, gold))
        return self

    def rest(self) -> Story:
        """Phase III without a thought: nothing thrown away, the first card there is."""
        while self.about in ("rest", "buy", "pay"):
            low = self.ask.pick[0] if self.ask.pick else 0
            self.do(tuple(self.options[:low]) if self.ask.pick else self.options[0])
        return self

    def enough(self) -> Story:
        """On to phase II."""
        return self.do(Enough())

    # --- looking -----------------------------------------------------------------------------

    def offers(self, option: Option) -> bool:
        """Whether this can be chosen now."""
        return self.session.ask is not None and option in self.options

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

    def why_not(self, ref: str) -> tuple[str, str] | None:
        """The rule and the reason against a thing, for the one who is asked."""
        found = [each for each in self.session.refusals(self.ask.seat) if each.ref == ref]
        return (found[0].rule, found[0].reason) if found else None

    def told(self, kind: type[E], seat: int | None = None) -> list[E]:
        """All events of a kind, as a seat (or a spectator) was told them."""
        return [each for _, each in self.session.events(seat) if isinstance(each, kind)]

    def seen(self, school: str = "") -> View:
        """The table as a witcher, or a spectator, sees it."""
        view = self.session.view(self.seat(school) if school else None)
        assert isinstance(view, View)
        return view


def witcher(
    at: int = -1,
    *,
    gold: int = 0,
    hand: Cards = (),
    deck: Cards | None = None,
    discard: Cards = (),
    skills: tuple[int, int, int, int] = (1, 1, 1, 1),
    level: int = 0,
    shield: int | None = None,
    potions: Cards = (),
    marker: int = 0,
    trophies: Cards = (),
    kept: Cards = (),
    trails: Cards = (),
    tracking: Mapping[str, int] = {},
    quests: Sequence[Quest] = (),
) -> Player:
    """A witcher, by default at home, with a full shield and the start cards not named elsewhere.

    ``deck`` and ``discard`` are named from the top. ``skills`` are Combat, Defence, Alchemy,
    Specialty.
    """
    return Player(
        school="",
        at=at,
        gold=gold,
        deck=["?"] if deck is None else list(reversed(deck)),
        hand=list(hand),
        discard=list(reversed(discard)),
        skills=list(skills),
        level=level or min(skills),
        shield=VALUES[skills[DEFENCE]] if shield is None else shield,
        potions=list(potions),
        marker=marker,
        trophies=list(trophies),
        kept=list(kept),
        trails=dict.fromkeys(trails, 0),
        tracking=dict(tracking),
        quests=list(quests),
    )


def _seat(s: State, box: Box, who: Mapping[str, Player]) -> None:
    """Witchers take their places; the rest of their start cards are their decks."""
    s.players = list(who.values())
    for school, player in who.items():
        player.school = school
        if player.at < 0:
            player.at = box.schools[school].home
        if player.deck == ["?"]:
            out = {*player.hand, *player.discard}
            player.deck = [card for card in reversed(box.starting[school]) if card not in out]


def _tokens(s: State, box: Box, lairs: Mapping[str, tuple[str, int]]) -> None:
    """Monsters, and the location tokens that are left."""
    for terrain, (monster, place) in {**LAIRS, **lairs}.items():
        s.beasts[terrain], s.lairs[terrain] = monster, place if monster else -1
    taken = {place for player in s.players for place in player.tracking.values()}
    taken |= {q.at for player in s.players for q in player.quests if q.terrain}
    taken |= {*s.lairs.values()}
    for terrain in TERRAINS:
        stack = [place for place in box.by_terrain[terrain] if place not in taken]
        for player in s.players:
            if terrain in player.trails:
                player.trails[terrain] = stack.pop()
        s.stacks[terrain] = stack
    for level in s.tokens:
        s.tokens[level] = [x for x in box.by_level[level] if x not in s.beasts.values()]


def old_world(
    *,
    phase: str = "roam",
    moved: bool = False,
    lairs: Mapping[str, tuple[str, int]] = {},
    row: Cards = (),
    market: Cards = (),
    brews: Cards = (),
    tavern: int = -1,
    mode: str | None = None,
    content: Box = BOX,
    needed: str = "",
    tweak: Callable[[State], object] = id,
    witchers: Mapping[str, Player] = {},
    **named: Player,
) -> Story:
    """A table in the middle of a game; the first witcher named has the turn.

    ``lairs`` are monsters and their places by terrain. ``row`` is the row from left to right,
    ``market`` and ``brews`` what comes next, first one first. ``tweak`` sets what else there is.
    """
    who = {**witchers, **named}
    if len(who) == 1 and not (mode or "").startswith("solo"):
        who["viper" if "viper" not in who else "cat"] = witcher()
    n = len(who)
    options = GAME.options(mode or GAME.default_mode(n), n)
    s = GAME.rules.setup(n, options, content, Rng(Count(), OPEN_KEY))
    _seat(s, content, who)
    _tokens(s, content, lairs)
    held = {card for player in s.players for card in (*player.deck, *player.hand, *player.discard)}
    taken = {*row, *market, *held}
    free = [card for card in content.market if card not in taken]
    s.row = list(row) or [free.pop(0) for _ in range(6)]
    s.market = [card for card in free if card not in s.row] + list(reversed(market))
    s.brews += list(reversed(brews))
    s.phase, s.moved, s.first, s.active, s.turn = phase, moved, 0, 0, 1  # type: ignore[assignment]
    s.pile, s.tavern = [], tavern
    if needed:
        s.needed, s.mastery = needed, {needed: 1}
    tweak(s)
    return Story(Session.at(GAME, s, options, content=content, people=range(n)))
