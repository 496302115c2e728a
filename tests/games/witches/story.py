"""Tables of The Witches for tests: any position in a line or two, dice and deck stacked."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeVar

from korchma.games.witches import GAME
from korchma.games.witches.options import Pass
from korchma.games.witches.state import Player, State
from korchma.kernel import Answer, Ask, Event, Illegal, Option, Rng, Session
from korchma.kernel.rng import OPEN_KEY, Count

E = TypeVar("E", bound=Event)

HOMES = ("grannys-cottage", "razorback", "lancre-gorge", "gnarly-ground")
BOX = ("fever", "fever", "fever", "fever")


class Loaded(Rng):
    """Dice that show what they are told, then fair ones again."""

    __slots__ = ("faces",)

    def __init__(self, state: State) -> None:
        super().__init__(state, OPEN_KEY)
        self.faces: list[int] = []

    def several(self, n: int, count: int) -> tuple[int, ...]:
        """The next named faces, as far as they go."""
        named, self.faces = self.faces[:count], self.faces[count:]
        self.news = True
        known = tuple(GAME.content.faces.index(face) for face in named)
        return known + super().several(n, count - len(known))


class Story:
    """A table under test, told like a game."""

    def __init__(self, session: Session) -> None:
        self.session = session
        session.table.rng = Loaded(session.table.state)

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

    def __getitem__(self, witch: str) -> Player:
        return next(player for player in self.state.players if player.witch == witch)

    def dice(self, *faces: int) -> Story:
        """The next dice will show these faces; 0 is a cackle."""
        loaded = self.session.table.rng
        assert isinstance(loaded, Loaded)
        loaded.faces.extend(faces)
        return self

    def do(self, *answers: Answer) -> Story:
        """Choose, one after the other, each among what is offered."""
        for answer in answers:
            self.session.choose(answer)
        return self

    def skip(self) -> Story:
        """Let windows pass and give usual answers until a real question comes."""
        while isinstance(self.session.ask, Ask) and self.session.ask.usual is not None:
            self.session.choose(self.session.ask.usual)
        return self

    def end_turn(self) -> Story:
        """Decline everything until the active witch's draw is over; pass every window."""
        turn = self.state.turn
        while self.session.ask is not None and self.state.turn == turn and self._passes():
            self.session.choose(Pass())
        return self

    def _passes(self) -> bool:
        return Pass() in self.options

    def offers(self, option: Option) -> bool:
        """Whether this can be chosen now."""
        return self.session.ask is not None and option in self.options

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


def _players(
    who: Sequence[str],
    at: Mapping[str, str],
    hands: Mapping[str, Sequence[int]],
    cackles: Mapping[str, int],
    aliss: Mapping[str, int],
    easy: Mapping[str, Sequence[str]],
    hard: Mapping[str, Sequence[str]],
) -> list[Player]:
    return [
        Player(
            witch=witch,
            at=at.get(witch, home),
            hand=list(hands.get(witch, ())),
            cackles=cackles.get(witch, 0),
            aliss=aliss.get(witch, 0),
            easy=tuple(easy.get(witch, ())),
            side=(),
            hard=tuple(hard.get(witch, ())),
            token=GAME.content.witches[witch].token,
            looked=(),
        )
        for witch, home in zip(who, HOMES, strict=False)
    ]


def witches(
    *who: str,
    mode: str | None = None,
    at: Mapping[str, str] = {},
    hands: Mapping[str, Sequence[int]] = {},
    problems: Mapping[str, str] = {},
    closed: Sequence[str] = (),
    crises: Mapping[str, int] = {},
    boxes: Sequence[str] = BOX,
    deck: Sequence[int] = (),
    cackles: Mapping[str, int] = {},
    aliss: Mapping[str, int] = {},
    easy: Mapping[str, Sequence[str]] = {},
    hard: Mapping[str, Sequence[str]] = {},
    cackle_pool: int | None = None,
    crisis_pool: int | None = None,
    aliss_pool: int | None = None,
    phase: str = "move",
    active: int = 0,
    moves: int = 2,
    **rulings: object,
) -> Story:
    """A table in the middle of a game.

    ``who`` are the witches by seat (default Tiffany and Petulia). ``boxes`` and ``deck`` name what
    comes next, first one first. By default the map is empty, hands are empty, and the first
    witch is about to make her first move.
    """
    names = who or ("tiffany", "petulia")
    options = GAME.options(mode or GAME.default_mode(len(names)), len(names), **rulings)
    state = GAME.rules.setup(len(names), options, GAME.content, Rng(Count(), OPEN_KEY))
    state.players = _players(names, at, hands, cackles, aliss, easy, hard)
    held = {card for player in state.players for card in player.hand}
    rest = [card for card in GAME.content.cards if card not in held and card not in deck]
    state.deck = rest + list(reversed(deck))
    state.discard = []
    state.problems = dict(problems)
    state.closed = list(closed)
    state.crises = dict(crises)
    state.boxes = list(reversed(boxes))
    state.cackle_pool -= sum(player.cackles for player in state.players)
    state.crisis_pool -= sum(crises.values())
    if cackle_pool is not None:
        state.cackle_pool = cackle_pool
    if crisis_pool is not None:
        state.crisis_pool = crisis_pool
    if aliss_pool is not None:
        state.aliss_pool = aliss_pool
    state.phase = phase  # type: ignore[assignment]  # a test names its phase
    state.active = state.first = active
    state.turn = 1
    state.moves = moves
    return Story(Session.at(GAME, state, options, people=range(len(names))))
