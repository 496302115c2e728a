"""Tables of Ronin for tests: any position in a line or two, deck and pairs stacked."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Self, TypeVar

from korchma.games.ronin import GAME
from korchma.games.ronin.box.box import INDEX, SYMBOLS
from korchma.games.ronin.eyes.view import View
from korchma.games.ronin.options import Keep, Pass, Play, Quest
from korchma.games.ronin.state import SOURCES, Player, State, counts, left_of, vp
from korchma.kernel import Answer, Ask, AskAll, Event, Illegal, Option, Refused, Rng, Session
from korchma.kernel.rng import OPEN_KEY, Count

E = TypeVar("E", bound=Event)
Cards = Sequence[str]

BOX = GAME.content
WHO = ("geralt", "yennefer", "ciri")
PLAIN = tuple(card.id for card in BOX.cards.values() if not (card.effect or card.cup))
"""Cards that only bear symbols, for hands that do not matter."""
CHOOSING = ("refill", "take", "order", "choose")


class Story:
    """A table under test, told like a game. Characters are named, seats follow."""

    def __init__(self, session: Session) -> None:
        self.session = session

    @property
    def state(self) -> State:
        """Everything on the table."""
        state: State = self.session.table.state
        return state

    @property
    def ask(self) -> Ask:
        """What one player is asked now."""
        assert isinstance(self.session.ask, Ask), f"asked is {self.session.ask}"
        return self.session.ask

    @property
    def about(self) -> str | None:
        """What the question, or the secret question to all, is about; None when it is over."""
        asked = self.session.ask
        if isinstance(asked, AskAll):
            return asked.asks[0].about
        return asked.about if asked else None

    @property
    def asked(self) -> str:
        """Who is asked now."""
        return self.state.players[self.ask.seat].character

    @property
    def options(self) -> Sequence[Option]:
        """What is offered now."""
        return self.ask.options

    def seat(self, who: str) -> int:
        """Where a character sits."""
        return next(i for i, player in enumerate(self.state.players) if player.character == who)

    def __getitem__(self, who: str) -> Player:
        return self.state.players[self.seat(who)]

    def ask_of(self, who: str) -> Ask:
        """What a character is asked, also in secret."""
        ask = self.session.ask_of(self.seat(who))
        assert ask is not None
        return ask

    # --- deciding ----------------------------------------------------------------------------

    def do(self, *answers: Answer) -> Self:
        """Choose, one after the other, each among what is offered."""
        for answer in answers:
            self.session.choose(answer)
        return self

    def play(self, **cards: Cards) -> Self:
        """Everybody shows two cards; those not named, the first two of the hand."""
        assert self.about == "play"
        for seat in self.session.waiting:
            player = self.state.players[seat]
            chosen = cards.get(player.character.replace("-", "_"), player.hand[:2])
            self.session.choose(tuple(map(Play, chosen)), seat)
        return self

    def keep(self, **cards: Cards) -> Self:
        """Everybody keeps cards of the timeline; those not named, the first ones."""
        assert self.about == "keep"
        n = self.state.chapter + 1
        for seat in self.session.waiting:
            player = self.state.players[seat]
            chosen = cards.get(player.character.replace("-", "_"), player.row[:n])
            kept = tuple(map(Keep, chosen))
            self.session.choose(kept if n > 1 else kept[0], seat)
        return self

    def quest(self, **symbols: str) -> Self:
        """Everybody names the symbol of the side quest; those not named, the first offered."""
        assert self.about == "quest"
        for seat in self.session.waiting:
            who = self.state.players[seat].character
            ask = self.ask_of(who)
            named = symbols.get(who.replace("-", "_"))
            self.session.choose(Quest(named) if named else ask.options[0], seat)
        return self

    def pass_skills(self) -> Self:
        """No skills until another question comes."""
        while isinstance(self.session.ask, Ask) and Pass() in self.session.ask.options:
            self.session.choose(Pass())
        return self

    # --- looking -----------------------------------------------------------------------------

    def offers(self, option: Option) -> bool:
        """Whether this can be chosen now by the one who is asked."""
        return isinstance(self.session.ask, Ask) and option in self.options

    def refuses(self, answer: Answer, who: str = "") -> bool:
        """Whether choosing this is illegal; nothing changes."""
        try:
            self.session.choose(answer, self.seat(who) if who else None)
        except Illegal:
            return True
        return False

    def why_not(self, ref: str, who: str = "") -> tuple[str, str] | None:
        """The rule and the reason against a thing, for the one who is asked."""
        found = self.refused(ref, who)
        return (found.rule, found.reason) if found else None

    def refused(self, ref: str, who: str = "") -> Refused | None:
        """What is said against a thing."""
        seat = self.seat(who) if who else self.ask.seat
        found = [each for each in self.session.refusals(seat) if each.ref == ref]
        assert len(found) <= 1
        return found[0] if found else None

    def told(self, kind: type[E], seat: int | None = None) -> list[E]:
        """All events of a kind, as a seat (or a spectator) was told them."""
        return [each for _, each in self.session.events(seat) if isinstance(each, kind)]

    def seen(self, who: str = "") -> View:
        """The table as a character, or a spectator, sees it."""
        view = self.session.view(self.seat(who) if who else None)
        assert isinstance(view, View)
        return view

    def tokens(self, who: str) -> dict[str, int]:
        """A supply: the symbols of which there are any."""
        return {SYMBOLS[i]: n for i, n in enumerate(self[who].tokens) if n}

    def have(self, who: str) -> dict[str, int]:
        """Tokens and uncovered prints together, where there are any."""
        have = counts(self.session.table, self[who])
        return {SYMBOLS[i]: n for i, n in enumerate(have) if n}

    def lost(self, who: str) -> dict[str, int]:
        """The cards of a timeline with lost markers, and which."""
        player = self[who]
        return {card: bits for card, bits in zip(player.row, player.lost, strict=True) if bits}

    def vp(self, who: str) -> int:
        """All victory points."""
        return vp(self[who])

    def level(self, one: str, other: str) -> int:
        """How far the partnership of two neighbours has come."""
        return self.state.tracks[self.track(one, other)]

    def track(self, one: str, other: str) -> int:
        """The track two neighbours share."""
        for seat, left in ((self.seat(one), self.seat(other)), (self.seat(other), self.seat(one))):
            if left_of(self.state, seat) == left:
                return seat
        raise AssertionError(f"{one} and {other} are no neighbours")

    def order(self) -> list[str]:
        """The initiative track, top first."""
        return [self.state.players[seat].character for seat in self.state.order]


def _lay_rows(
    state: State,
    rows: Mapping[str, Cards],
    played: Mapping[str, Cards],
    lost: Mapping[str, Mapping[str, int]],
) -> None:
    """Timelines, and at their right ends the cards of this turn with their effects waiting."""
    for player in state.players:
        old, new = rows.get(player.character, ()), played.get(player.character, ())
        player.row = [*old, *new]
        player.lost = [lost.get(player.character, {}).get(card, 0) for card in player.row]
        player.first = len(old)
        places = range(len(old), len(player.row))
        if not player.automa:
            player.todo = [at for at in places if player.row[at] in BOX.standard]
        player.tea = [at for at in places if player.row[at] in BOX.tea]


def _ready_skills(
    player: Player, ready: Mapping[str, Cards], cards: Mapping[str, Cards], xp: Mapping[str, int]
) -> None:
    """Own skills are spent but for those named; experience is enough for them."""
    who = player.character
    mine = ready.get(who, ())
    player.used = [skill.id for skill in BOX.skills_of[who] if skill.id not in mine]
    player.cards = list(cards.get(who, ()))
    player.xp = xp.get(who, max([0, *(BOX.skills[skill].unlock for skill in mine)]))


def _deal(state: State, deck: Cards, named: Iterable[str], people: int) -> None:
    """What is named lies where it was named; hands that need cards get plain ones."""
    taken = {*deck, *named}
    plain = [card for card in PLAIN if card not in taken]
    if state.phase in CHOOSING:
        for player in state.players[:people]:
            while len(player.hand) < 2:
                player.hand.append(plain.pop())
    for player in state.players:
        taken.update(player.hand)
    rest = [card for card in BOX.deck if card not in taken]
    state.deck = rest + list(reversed(deck))


def ronin(
    *who: str,
    automas: Cards = (),
    mode: str | None = None,
    hands: Mapping[str, Cards] = {},
    rows: Mapping[str, Cards] = {},
    played: Mapping[str, Cards] = {},
    lost: Mapping[str, Mapping[str, int]] = {},
    tokens: Mapping[str, Mapping[str, int]] = {},
    ready: Mapping[str, Cards] = {},
    cards: Mapping[str, Cards] = {},
    xp: Mapping[str, int] = {},
    points: Mapping[str, int] = {},
    levels: Sequence[int] = (),
    boards: Cards = (),
    chapter: int = 1,
    turn: int = 1,
    chapter_card: str = "CH3",
    order: Cards = (),
    slots: Sequence[Cards] = (),
    deck: Cards = (),
    discard: Cards = (),
    phase: str = "",
    **rulings: object,
) -> Story:
    """A table in the middle of a game: by default combat and magic are active, in that order.

    ``who`` are the people by seat, clockwise, then come ``automas``. ``rows`` are earlier cards of
    timelines, ``played`` those of this turn: with them the game goes on where effects resolve,
    without where everybody chooses two cards. Own skills are spent but for those ``ready``;
    ``cards`` are partners' skill cards. ``levels`` and ``boards`` are those of the tracks: first
    that between the first seat and the second. ``deck`` names what comes next, first one first.
    """
    names = who or WHO
    n, all_names = len(names), (*names, *automas)
    options = GAME.options(mode or GAME.default_mode(n), n, **rulings)
    s = GAME.rules.setup(n, options, BOX, Rng(Count(), OPEN_KEY))
    assert len(s.players) == len(all_names), "one Automa for two people, two for one"
    for player, name in zip(s.players, all_names, strict=True):
        player.character = name
        player.hand = list(hands.get(name, ()))
        player.tokens = [tokens.get(name, {}).get(symbol, 0) for symbol in SYMBOLS]
        player.points[SOURCES.index("chapter-1")] = points.get(name, 0)
        if not player.automa:
            _ready_skills(player, ready, cards, xp)
    s.phase = phase or ("effects" if played else "choose")  # type: ignore[assignment]
    _lay_rows(s, rows, played, lost)
    s.boards = list(boards) or ["a"] * len(s.players)
    if n == 1:
        s.boards[1] = ""
    s.tracks = [*levels, *[0] * (len(s.players) - len(levels))]
    s.chapter_card, s.chapter, s.turn = chapter_card, chapter - 1, turn - 1
    s.left, s.right = (INDEX[each] for each in BOX.chapters[chapter_card].pairs[chapter - 1])
    s.order = [all_names.index(name) for name in order or all_names]
    s.queue = [seat for seat in s.order if s.phase in ("take", "tea") or seat < n]
    for slot, pair in enumerate(slots):
        s.slots[slot] = tuple(pair)
    s.discard, s.pile = list(discard), []
    in_use = (hands, rows, played)
    named = [card for each in in_use for held in each.values() for card in held]
    named += [*discard, *(card for pair in slots for card in pair)]
    _deal(s, deck, named, n)
    return Story(Session.at(GAME, s, options, players=n, people=range(n)))
