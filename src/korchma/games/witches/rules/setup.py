"""Before the first turn: tokens on the map, witches chosen, cards dealt, pawns placed."""

from __future__ import annotations

from itertools import filterfalse

from korchma.games.witches import events as e
from korchma.games.witches.box.box import Box
from korchma.games.witches.box.rows import Pools
from korchma.games.witches.options import Start, TakeWitch
from korchma.games.witches.rules.cards import draw
from korchma.games.witches.state import MOVES, Player, Rulings, State, WitchTable
from korchma.kernel import SAFE, Ask, Flow, Rng
from korchma.tray.dice import throw

EXPERT_CRISES = 8
FIRST_HAND = 3


def _pools(players: int, rulings: Rulings, box: Box) -> Pools:
    """Cackles, Black Aliss and crises beside the board. [7, 8, 129, 134]"""
    row = box.setups[players]
    pools = row.together if rulings.together else Pools(row.cackles, row.aliss, row.crises)
    crises = EXPERT_CRISES if rulings.expert_crises else pools.crises
    return Pools(pools.cackles, pools.aliss, crises)


def set_up(players: int, rulings: Rulings, box: Box, chance: Rng) -> State:
    """Shuffle and lay out everything that needs no decision. [1-8]"""
    pools = _pools(players, rulings, box)
    s = State(
        rng=0,
        players=[Player("", "", [], 0, 0, (), (), (), "", ()) for _ in range(players)],
        boxes=[],
        problems={},
        closed=[],
        crises={},
        out=[],
        deck=list(box.cards),
        discard=[],
        cackle_pool=pools.cackles,
        crisis_pool=pools.crises,
        aliss_pool=pools.aliss,
        phase="choosing",
        active=-1,
        first=-1,
        turn=0,
        moves=0,
        extra=0,
        steps=0,
        invisible=False,
        must_leave=False,
        attempt=None,
        ending="",
    )
    hard, easy = list(box.bags[True]), list(box.bags[False])
    chance.shuffle(hard)
    chance.shuffle(easy)
    _lay_out(s, box, hard, easy)
    _fill_boxes(s, box, players, hard, easy)
    s.out = hard + easy
    chance.shuffle(s.deck)
    return s


def _lay_out(s: State, box: Box, hard: list[str], easy: list[str]) -> None:
    """A closed hard problem on each purple square, an open easy one on each green. [2, 4]"""
    s.closed = list(box.starts["hard"])
    for space in s.closed:
        s.problems[space] = hard.pop()
    for space in box.starts["easy"]:
        s.problems[space] = easy.pop()


def _fill_boxes(s: State, box: Box, players: int, hard: list[str], easy: list[str]) -> None:
    """Hard problems into the boxes, easy ones on top; drawn from the left, top first. [3, 5]"""
    row = box.setups[players]
    order: list[str] = []
    for hards, easies in zip(row.hard, row.easy, strict=True):
        below = [hard.pop() for _ in range(hards)]
        order += [easy.pop() for _ in range(easies)] + below
    s.boxes = order[::-1]


def choose_witches(t: WitchTable) -> Flow[None]:
    """The highest of four dice picks first, then clockwise. [9, 10, 15]"""
    s = t.state
    if s.active < 0:
        s.active = _roll_for_order(t)
    while not s.players[s.active].witch:
        yield SAFE
        taken = {player.witch for player in s.players}
        left = [TakeWitch(witch) for witch in t.content.witches if witch not in taken]
        match (yield Ask(s.active, "witch", left, rule="10")):
            case TakeWitch(witch):
                _take_witch(t, witch)
        last, s.active = s.active, (s.active + 1) % len(s.players)
        s.first = last
    s.first = _first_player(t)
    s.active = s.first
    t.tell(e.FirstPlayer(s.first))
    for seat in range(len(s.players)):
        draw(t, seat, FIRST_HAND)
    s.phase = "placing"


def _roll_for_order(t: WitchTable) -> int:
    """Who rolled most; those tied for the most roll again. [9]"""
    rolling = list(range(len(t.state.players)))
    while len(rolling) > 1:
        sums: dict[int, int] = {}
        for seat in rolling:
            dice = tuple(face for (face,) in throw(t.rng, t.content.pair * 2))
            t.tell(e.RolledForOrder(seat, dice))
            sums[seat] = sum(dice)
        most = max(sums.values())
        rolling = [seat for seat in rolling if sums[seat] == most]
    return rolling[0]


def _take_witch(t: WitchTable, witch: str) -> None:
    """Her token, and Annagramma's first cackle out of the pool. [11-13]"""
    s = t.state
    row, player = t.content.witches[witch], s.players[s.active]
    player.witch = witch
    player.token = row.token
    player.cackles = row.cackles
    s.cackle_pool -= row.cackles
    t.tell(e.WitchTaken(s.active, witch))


def _first_player(t: WitchTable) -> int:
    """Dimity, or else whoever picked last. [14]"""
    s = t.state
    for seat, player in enumerate(s.players):
        if t.content.witches[player.witch].first:
            return seat
    return s.first


def place_pawns(t: WitchTable) -> Flow[None]:
    """From the first player on: a space without a problem, other witches welcome. [16, 141]"""
    s = t.state
    while not s.players[s.active].at:
        yield SAFE
        spaces = filterfalse(s.problems.__contains__, t.content.spaces)
        free = [*map(t.content.begins.__getitem__, spaces)]
        match (yield Ask(s.active, "start", free, rule="16")):
            case Start(at):
                s.players[s.active].at = at
                t.tell(e.Started(s.active, at))
        s.active = (s.active + 1) % len(s.players)
    begin_turn(t)


def begin_turn(t: WitchTable) -> None:
    """The next witch's turn begins. [24]"""
    s = t.state
    s.turn += 1
    s.moves = MOVES
    s.phase = "problem"
    t.tell(e.TurnBegan(s.active, s.turn))
