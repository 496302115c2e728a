"""Before the first turn: characters, Automas, partnership boards, cards."""

from __future__ import annotations

from korchma.games.ronin import events as e
from korchma.games.ronin.box.box import SYMBOLS, Box
from korchma.games.ronin.options import TakeBoard, TakeCharacter
from korchma.games.ronin.rules.partnership import advance, between
from korchma.games.ronin.state import SOURCES, Player, RoninTable, Rulings, State, tracks_of
from korchma.kernel import SAFE, Ask, Flow, Rng
from korchma.tray.piles import draw

OFFERED = 2
SUMMER = 4


def _seat(automa: bool) -> Player:
    """An empty seat: markers at 0, nothing in hand. [7, 8, 10, 77]"""
    return Player(
        character="",
        automa=automa,
        hand=[],
        known=[],
        row=[],
        lost=[],
        tokens=[0] * len(SYMBOLS),
        xp=0,
        points=[0] * len(SOURCES),
        used=[],
        cards=[],
        spent=[],
        first=0,
        todo=[],
        tea=[],
    )


def set_up(players: int, rulings: Rulings, box: Box, chance: Rng) -> State:
    """Shuffle everything; Automas sit after the people, which is between two. [1, 2, 80, 81]"""
    row = box.setups[players]
    seats = players + row.automas
    s = State(
        rng=0,
        players=[_seat(seat >= players) for seat in range(seats)],
        tracks=[0] * seats,
        boards=[""] * seats,
        chapter_card="",
        order_card="",
        chapter=0,
        turn=0,
        left=0,
        right=0,
        deck=list(box.deck),
        discard=[],
        slots=[()] * row.pairs,
        figures=[-1] * row.pairs,
        at_deck=[],
        order=[],
        queue=[],
        picked=False,
        looked=[],
        pile=list(box.characters),
        offered=[],
        begin=0,
        phase="characters",
        ending="",
    )
    chance.shuffle(s.deck)
    cards = list(box.chapters)
    chance.shuffle(cards)
    s.chapter_card = cards[0]
    s.order_card = cards[1]
    s.begin = chance.below(players)
    return s


def _offer(t: RoninTable, n: int) -> None:
    """So many of the pile, at random; the rest stays for the next. [4]"""
    s = t.state
    if not s.offered:
        t.rng.shuffle(s.pile)
        s.offered = sorted(draw(s.pile, n))


def _taken(t: RoninTable, chosen: str) -> None:
    """One is kept, the others go back. [4]"""
    s = t.state
    s.offered.remove(chosen)
    s.pile += s.offered
    s.offered = []


def choose_characters(t: RoninTable) -> Flow[None]:
    """From the first player clockwise: two offered, one kept. [4, 5, 90]"""
    s = t.state
    if not s.queue:
        seats = [seat for seat, player in enumerate(s.players) if not player.automa]
        s.queue = seats[s.begin :] + seats[: s.begin]
        t.tell(e.FirstPlayer(s.begin))
    while s.queue:
        seat = s.queue[0]
        _offer(t, OFFERED)
        yield SAFE
        match (yield Ask(seat, "character", [*map(TakeCharacter, s.offered)], rule="4")):
            case TakeCharacter(who):
                _taken(t, who)
                _sit(t, seat, who)
        s.queue.pop(0)
    s.queue = [seat for seat, player in enumerate(s.players) if player.automa]
    s.phase = "automas"


def _sit(t: RoninTable, seat: int, who: str) -> None:
    """The character's whole set: five cards in hand, the first skill ready. [5, 8, 11, 12]"""
    player = t.state.players[seat]
    player.character = who
    player.hand = list(t.content.starting[who])
    player.known = player.hand[:]
    t.tell(e.CharacterTaken(seat, who))


def choose_automas(t: RoninTable) -> Flow[None]:
    """The first player picks each Automa's character the same way; it gets no cards. [77-79]"""
    s = t.state
    while s.queue:
        _offer(t, OFFERED)
        yield SAFE
        match (yield Ask(s.begin, "automa", [*map(TakeCharacter, s.offered)], rule="79")):
            case TakeCharacter(who):
                _taken(t, who)
                s.players[s.queue[0]].character = who
                t.tell(e.AutomaJoined(who))
        s.queue.pop(0)
    box = t.content
    s.pile = [
        board.id
        for board in box.boards.values()
        if board.side == t.options.side
        for _ in range(board.count)
    ]
    s.queue = _places(s)
    s.phase = "boards"


def _persons(s: State) -> int:
    """How many people play."""
    return sum(not player.automa for player in s.players)


def _places(s: State) -> list[int]:
    """The tracks that get a board by choice, in order; each player's is on their left. [6, 80, 81]

    With two people the board between them is drawn at random, after those shared with the Automa.
    """
    seats = len(s.players)
    persons = _persons(s)
    if persons == 1:
        return [0, 2]
    if persons == 2:
        return [1, 2] if s.begin == 1 else [2, 1]
    return [(s.begin + i) % seats for i in range(seats)]


def choose_boards(t: RoninTable) -> Flow[None]:
    """One board for each pair of neighbours; identical ones need no choice. [6, 80, 81]"""
    s = t.state
    persons = _persons(s)
    while s.queue:
        track = s.queue[0]
        if not s.offered and (t.options.side == "a" or len(s.pile) == 1):
            s.offered = draw(s.pile, 1)
        else:
            _offer(t, OFFERED if persons > 2 else len(s.pile))
        chosen = s.offered[0]
        if len(s.offered) > 1:
            yield SAFE
            options = [*map(TakeBoard, s.offered)]
            match (yield Ask(chooser(s), "board", options, rule="6")):
                case TakeBoard(board):
                    chosen = board
        _taken(t, chosen)
        _lay_board(t, track, chosen)
        s.queue.pop(0)
    if persons == 2:
        t.rng.shuffle(s.pile)
        _lay_board(t, 0, s.pile.pop())
    s.pile = []
    s.phase = "start"


def chooser(s: State) -> int:
    """Who picks now: a character for oneself, one for an Automa, or the board of a track.

    That is its right-hand player's, or the person's beside an Automa. [4, 6, 79]
    """
    if s.phase == "automas":
        return s.begin
    track = s.queue[0]
    if not s.players[track].automa:
        return track
    return (track + 1) % len(s.players)


def _lay_board(t: RoninTable, track: int, board: str) -> None:
    """The board lies there, its marker at 0. [6]"""
    t.state.boards[track] = board
    t.tell(e.BoardLaid(board, between(t, track)))


def start(t: RoninTable) -> Flow[None]:
    """Figures on the track, the first pair of symbols, a head start in solo. [9, 13, 78, 82]"""
    s, box = t.state, t.content
    t.learn()  # the card that gives the order is turned up
    first = box.chapters[s.order_card].order
    s.order = sorted(range(len(s.players)), key=lambda seat: first.index(s.players[seat].character))
    t.tell(e.OrderSet(tuple(s.players[seat].character for seat in s.order)))
    begin_chapter(t)
    s.phase = "refill"
    head = t.options.head_start
    if not head or _persons(s) > 1:
        return
    for track in tracks_of(s, 0):
        if t.options.head_start_bonuses or head == SUMMER:
            yield from advance(t, track, head)
        else:
            s.tracks[track] = head


def begin_chapter(t: RoninTable) -> None:
    """The chapter's active symbols: left and light, right and dark. [13, 70]"""
    s = t.state
    s.turn = 0
    s.left, s.right = t.content.pairs[s.chapter_card][s.chapter]
    t.tell(e.ChapterBegan(s.chapter + 1, SYMBOLS[s.left], SYMBOLS[s.right]))
