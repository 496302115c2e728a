"""Before the first turn: the row, tokens, monsters, schools, first cards and gold."""

from __future__ import annotations

from korchma.games.oldworld import events as e
from korchma.games.oldworld.box.box import SKILLS, TERRAINS, Box
from korchma.games.oldworld.options import PutMonster, Raise, TakeSchool
from korchma.games.oldworld.rules.cards import ROW, draw
from korchma.games.oldworld.rules.growing import gain_gold, raise_skill
from korchma.games.oldworld.rules.tokens import put_lair, put_monster
from korchma.games.oldworld.state import NOBODY, Player, Rulings, State, WorldTable
from korchma.kernel import SAFE, Ask, Flow, Rng
from korchma.tray import piles

CHEAP = 3
"""Cards of cost 0 in the row at the start. [2]"""


def _witcher() -> Player:
    """A witcher without a school: all skills and the level at 1, shield 1. [12]"""
    return Player(
        school="",
        at=0,
        gold=0,
        deck=[],
        hand=[],
        discard=[],
        skills=[1, 1, 1, 1],
        level=1,
        shield=1,
        potions=[],
        marker=0,
        trophies=[],
        kept=[],
        trails={},
        tracking={},
        quests=[],
    )


def set_up(players: int, rulings: Rulings, box: Box, chance: Rng) -> State:
    """Shuffle and lay out everything that needs no decision. [1-7, 15]"""
    row = box.setups[players]
    s = State(
        rng=0,
        players=[_witcher() for _ in range(players)],
        market=list(box.market),
        row=[""] * ROW,
        burned=[],
        brews=list(box.brews),
        poured=[],
        city=[card for card in box.city if card not in rulings.read],
        wilds=[card for card in box.wilds if card not in rulings.read],
        told=[card for card in box.stories if card in rulings.read],
        events=[],
        stacks={terrain: list(box.by_terrain[terrain]) for terrain in TERRAINS},
        lairs=dict.fromkeys(TERRAINS, NOBODY),
        beasts=dict.fromkeys(TERRAINS, ""),
        tokens={level: list(box.by_level[level]) for level in box.by_level},
        fled={level: [] for level in box.by_level},
        slain=[],
        extra=[],
        mastery=dict.fromkeys(SKILLS, row.skill_trophies),
        tavern=NOBODY,
        phase="first-monster",
        first=0,
        active=0,
        turn=0,
        moved=False,
        acted=[],
        fresh=[],
        diced=[],
        used=[],
        refill=0,
        fought=False,
        reading=[],
        laid=[],
        laid_links=[],
        looked=0,
        looked_in=NOBODY,
        dice=[],
        rival=NOBODY,
        fight=None,
        pile=list(box.schools),
        offered=[],
        queue=[],
        needed="",
        ending="",
    )
    for pile in (s.brews, s.city, s.wilds, s.pile, *s.tokens.values()):
        chance.shuffle(pile)
    _first_row(s, box, chance)
    s.first = chance.below(players)
    s.extra = [s.tokens[1].pop() for _ in range(row.extra)]
    if rulings.solo:
        s.needed = SKILLS[chance.below(len(SKILLS))]
        s.mastery = {s.needed: 1}
    return s


def _first_row(s: State, box: Box, chance: Rng) -> None:
    """Three cards of cost 0 on the right, any three on the left. [2]"""
    chance.shuffle(s.market)
    cheap = [card for card in reversed(s.market) if not box.cards[card].cost][:CHEAP]
    for card in cheap:
        s.market.remove(card)
    chance.shuffle(s.market)
    chance.shuffle(cheap)
    s.row = [s.market.pop() for _ in range(ROW - CHEAP)] + cheap


def choose_schools(t: WorldTable) -> Flow[None]:
    """Counter-clockwise, the first player last: two offered, one kept. [10, 11]"""
    s = t.state
    if not s.queue:
        n = len(s.players)
        s.queue = [(s.first - 1 - i) % n for i in range(n)]
    while s.queue:
        seat = s.queue[0]
        if not s.offered:
            t.rng.shuffle(s.pile)
            many = {"draft": 2, "free": len(s.pile), "random": 1}[t.options.draft]
            s.offered = sorted(piles.draw(s.pile, many))
        school = s.offered[0]
        if len(s.offered) > 1:
            yield SAFE
            match (yield Ask(seat, "school", [*map(TakeSchool, s.offered)], rule="11")):
                case TakeSchool(chosen):
                    school = chosen
        _take_school(t, seat, school)
        s.queue.pop(0)
    s.phase = "start"


def _take_school(t: WorldTable, seat: int, school: str) -> None:
    """Home, and the school's ten cards as a deck. [12-14]"""
    s = t.state
    player = s.players[seat]
    s.offered.remove(school)
    s.pile += s.offered
    s.offered = []
    player.school = school
    player.at = t.content.schools[school].home
    player.deck = list(t.content.starting[school])
    t.rng.shuffle(player.deck)
    t.tell(e.SchoolTaken(seat, school))


def _show_lairs(t: WorldTable) -> None:
    """The row lies there, it is known who begins, and a place of each terrain is shown. [2, 7]"""
    s = t.state
    t.tell(e.RowFilled(tuple(reversed(s.row))))
    t.tell(e.FirstPlayer(s.first))
    if s.needed:
        t.tell(e.Needed(s.needed))
    for terrain in TERRAINS:
        put_lair(t, terrain)
        t.tell(e.Lair(terrain, s.lairs[terrain]))


def place_monsters(t: WorldTable) -> Flow[None]:
    """A monster in each terrain; with two the first player places the stronger. [8, 9, 108]"""
    s = t.state
    if NOBODY in s.lairs.values():
        _show_lairs(t)
    levels = list(t.content.setups[len(s.players)].monsters)
    if t.options.solo:
        t.rng.shuffle(levels)
    elif levels.count(2) == 1:
        yield SAFE
        options = [PutMonster(terrain, s.lairs[terrain]) for terrain in TERRAINS]
        match (yield Ask(s.first, "put-monster", options, rule="8")):
            case PutMonster(chosen):
                levels = [2 if each == chosen else 1 for each in TERRAINS]
    for terrain, level in zip(TERRAINS, levels, strict=True):
        put_monster(t, terrain, s.tokens[level].pop())
    s.phase = "schools"


def start(t: WorldTable) -> None:
    """Cards and gold by seat from the first player on. [14]"""
    s = t.state
    row = t.content.setups[len(s.players)]
    for i in range(len(s.players)):
        seat = (s.first + i) % len(s.players)
        gain_gold(t, seat, row.gold[i])
        draw(t, seat, row.cards[i])
    s.active = s.first
    s.queue = [(s.first + i) % len(s.players) for i in range(len(s.players))]
    s.phase = "extra-skill"


def extra_skills(t: WorldTable) -> Flow[None]:
    """With four and five everybody raises a skill before the first turn. [16]"""
    s = t.state
    while s.queue and len(s.players) > 3:
        yield SAFE
        seat = s.queue[0]
        match (yield Ask(seat, "extra-skill", [*map(Raise, SKILLS)], rule="16")):
            case Raise(skill):
                yield from raise_skill(t, seat, SKILLS.index(skill))
        s.queue.pop(0)
    s.queue = []
    begin_turn(t)


def begin_turn(t: WorldTable) -> None:
    """A new turn: nothing moved, nothing used. [17]"""
    s = t.state
    if s.active == s.first:
        s.turn += 1
    s.phase = "roam"
    s.moved = s.fought = False
    s.acted, s.fresh, s.diced, s.used = [], [], [], []
    s.refill = 0
    t.tell(e.TurnBegan(s.active, s.turn))
