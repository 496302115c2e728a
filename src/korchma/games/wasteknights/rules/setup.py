"""Before the first round: who begins, knights, vehicles, starting gear, the adventure. [1-14]"""

from __future__ import annotations

from korchma.games.wasteknights import events as e
from korchma.games.wasteknights.box.box import ORDER, SUPPLY, Box
from korchma.games.wasteknights.rules.knights import in_order
from korchma.games.wasteknights.rules.reading import read_page
from korchma.games.wasteknights.rules.throwing import counted, throw
from korchma.games.wasteknights.state import NOBODY, Knight, Rulings, State, WasteTable
from korchma.kernel import SAFE, Flow, KorchmaError, Rng


def set_up(players: int, rulings: Rulings, box: Box, chance: Rng) -> State:
    """Shuffle and lay out everything that needs no decision. [1-6]"""
    if rulings.adventure not in box.adventures:
        names = ", ".join(box.adventures)
        raise KorchmaError(f"There is no adventure {rulings.adventure!r}. They are: {names}.")
    knights = rulings.knights or players
    gear = [card for card, row in box.cards.items() if not row.start and not row.knight]
    s = State(
        rng=0,
        knights=[_knight(i % players) for i in range(knights)],
        wastes={deck: list(cards) for deck, cards in box.decks.items()},
        wasted={deck: [] for deck in box.decks},
        finds=list(box.finds),
        found=[],
        gear=gear,
        scrap=[],
        injuries=list(box.injuries),
        breakdowns=list(box.breakdowns),
        bag=sorted(box.threats),
        yellow=[],
        dreamt={},
        commons=[name for name, card in box.upgrades.items() if not card.knight],
        starting=[card for card, row in box.cards.items() if row.start],
        supply={"fuel": SUPPLY, "ammo": SUPPLY, "med": SUPPLY},
        phase="first",
        step=0,
        queue=[],
        round=0,
        first=0,
        active=0,
        acting=0,
        target=NOBODY,
        left=0,
        acted=[],
        used=[],
        fought=False,
        done=False,
        plot="",
        plot_round=0,
        time=0,
        timed=[],
        flags={},
        tokens={},
        challenges=[],
        patrons=[],
        secret=[],
        peeked=[],
        lasting={},
        read=[],
        took={},
        keeps=[],
        fired=[],
        standing=[],
        moments=[],
        once=[],
        talked=[],
        reading=[],
        path="",
        placed=[],
        red=[],
        deed="",
        successes=0,
        failed=False,
        trial=None,
        fell_here=[],
        card="",
        fewer=0,
        points=0,
        offered=[],
        drive=None,
        fight=None,
        roll=None,
        deal=None,
        ending="",
        crowned=[],
    )
    for pile in (*s.wastes.values(), s.finds, s.gear, s.injuries, s.breakdowns):
        chance.shuffle(pile)
    return s


def _knight(seat: int) -> Knight:
    """A knight nobody has chosen yet; whoever is not chosen stays in the box. [129]"""
    return Knight(
        seat=seat,
        who="",
        vehicle="",
        at="",
        hands=[],
        armour=[],
        cargo=[],
        fuel=0,
        ammo=0,
        med=0,
        wounds=0,
        infected=0,
        rad=0,
        damage=0,
        injuries=[],
        fallen=[],
        breakdowns=[],
        wreck=[],
        xp=0,
        claimed=[],
        upgrades={},
        out=False,
        flags={},
        luck=[],
        threats=[],
        resting=0,
    )


def choose_first(t: WasteTable) -> None:
    """A die of each colour for everybody, most successes; who ties rolls again. [7]"""
    s = t.state
    rolling = sorted({knight.seat for knight in s.knights})
    rolls: dict[int, str] = {}
    while True:
        scores = {}
        for seat in rolling:
            faces = throw(t, ORDER)
            rolls[seat] = " ".join(faces)
            scores[seat] = counted(faces)[0]
        most = max(scores.values())
        rolling = [seat for seat in rolling if scores[seat] == most]
        if len(rolling) == 1:
            break
    s.first = next(i for i, knight in enumerate(s.knights) if knight.seat == rolling[0])
    t.tell(e.FirstPlayer(rolling[0], tuple(rolls[seat] for seat in sorted(rolls))))
    s.phase, s.queue = "knights", [*in_order(t)]


# --- knights, vehicles, gear ---------------------------------------------------------------------


def begin(t: WasteTable) -> Flow[None]:
    """The introduction is read, page after page, and the first plot begins. [14]

    ``step`` is the page that comes next, so that the game can go on from there.
    """
    s = t.state
    s.active = s.acting = s.first
    s.step = s.step or t.content.adventures[t.options.adventure].first
    while s.step:
        yield SAFE
        s.step = yield from read_page(t, s.step)
    s.placed = []
