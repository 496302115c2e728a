"""The wasteland card at the end of a move: an enemy, an event, an encounter. [34-41]"""

from __future__ import annotations

from korchma.games.wasteknights import events as e
from korchma.games.wasteknights.box.perks import Sure
from korchma.games.wasteknights.box.rows import EnemyRow, EventRow, LetterRow
from korchma.games.wasteknights.options import GoOn, UseKnack
from korchma.games.wasteknights.rules.checks import Terms, check, forget_luck
from korchma.games.wasteknights.rules.combat import fight_on
from korchma.games.wasteknights.rules.decks import draw_waste, threats_back
from korchma.games.wasteknights.rules.facing import Bout, begin, choose_weapon
from korchma.games.wasteknights.rules.knights import active, awake
from korchma.games.wasteknights.rules.numbers import can, perks
from korchma.games.wasteknights.rules.plots import sheet
from korchma.games.wasteknights.rules.reading import read
from korchma.games.wasteknights.rules.telling import run
from korchma.games.wasteknights.rules.threats import yellow
from korchma.games.wasteknights.state import Knight, Trial, WasteTable
from korchma.kernel import Ask, Flow, Option

MOST_DRAWS = 200
"""An encounter no plot knows is drawn past; a deck of nothing else ends the search."""


def meet(t: WasteTable) -> Flow[None]:
    """Cards are drawn until one applies, and it is resolved. [34, 37, 41]"""
    s, i, knight = t.state, t.state.active, active(t)
    deck = t.content.grounds[t.content.spaces[knight.at].terrain].deck
    applies = False
    for _ in range(MOST_DRAWS):
        card = _shown(t, knight, deck) if s.fight is None else s.card
        if not card:
            break
        row = t.content.wasteland[card]
        applies = True
        if isinstance(row, LetterRow):
            applies = yield from _encounter(t, i, row)
        elif isinstance(row, EventRow):
            yield from _event(t, i, row)
        else:
            yield from _enemy(t, i, row)
        s.card = ""
        s.wasted[deck].append(card)
        if applies:
            break
    s.fewer = 0
    threats_back(t, s.red)
    if not applies:
        threats_back(t, knight.threats)


def _shown(t: WasteTable, knight: Knight, deck: str) -> str:
    """The top card of a deck, for all to see. [34]"""
    card = t.state.card = draw_waste(t, deck)
    if card and t.listening:
        t.tell(e.CardShown(knight.who, deck, card))
    return card


def _tokens(t: WasteTable) -> tuple[str, ...]:
    """All tokens held are used on the one card. [39]"""
    tokens = tuple(active(t).threats)
    active(t).threats.clear()
    return tokens


# --- enemies -------------------------------------------------------------------------------------


def _enemy(t: WasteTable, i: int, row: EnemyRow) -> Flow[None]:
    """A combat, unless somebody slips by; or one that is under way goes on. [36]"""
    if t.state.fight is None:
        if can(t, t.state.knights[i], "ghost") and (yield from _slips_by(t, i)):
            threats_back(t, active(t).threats)
            return
        begin(t, i, Bout(row.id, t.state.card, _tokens(t)))
        yield from choose_weapon(t, i)
    yield from fight_on(t, i, run)


def _slips_by(t: WasteTable, i: int) -> Flow[bool]:
    """A ghost may try to pass: then there is neither combat nor reward. [3.14]"""
    knight = t.state.knights[i]
    options: list[Option] = [UseKnack("ghost"), GoOn()]
    answer = yield Ask(knight.seat, "ghost", options, rule="36")
    if not isinstance(answer, UseKnack):
        return False
    t.tell(e.Used(knight.who, "ghost"))
    return (yield from check(t, i, Terms("dr"), 2)).ok


# --- events --------------------------------------------------------------------------------------


def _event(t: WasteTable, i: int, row: EventRow) -> Flow[None]:
    """Yellow tokens, special circumstances, the check, what comes of it. [36, 39, 42]"""
    s = t.state
    knight = s.knights[i]
    if knight.threats:
        yield from yellow(t, i, _tokens(t), run, kept=t.options.tokens_turn_red)
        if not awake(knight):
            return
    s.trial = Trial(row.need, 0, 0, None, False)
    if any(perk.event == row.id for _, perk in perks(t, knight, Sure)):
        s.trial.settled = True
    if row.before:
        yield from run(t, row.before)
    trial, s.trial = s.trial, None
    if trial.over or not awake(knight):
        forget_luck(t)
        return
    if trial.settled is None:
        ok, s.successes = yield from check(
            t, i, Terms(row.skill), trial.need, bonus=trial.bonus, fewer_dice=trial.fewer_dice
        )
    else:
        ok, s.successes = trial.settled, int(trial.settled)
        t.tell(e.Decided(knight.who, ok))
    forget_luck(t)
    yield from run(t, row.ok if ok else row.fail)


# --- encounters ----------------------------------------------------------------------------------


def entry_for(t: WasteTable, i: int, row: LetterRow) -> int | None:
    """The entry a letter leads to in this plot, unread; else, if agreed, talk on the road. [37]"""
    s = t.state
    letters = sheet(t).letters
    entry = letters.get(row.id)
    if entry is not None and entry not in s.read:
        return entry
    if not t.options.road_talk or i in s.talked:
        return None
    decks = {letter.id: letter.deck for letter in t.content.letters.values()}
    unread = [
        number
        for letter, number in letters.items()
        if decks.get(letter) == row.deck and number not in s.read
    ]
    if unread:
        s.talked.append(i)
    return min(unread, default=None)


def _encounter(t: WasteTable, i: int, row: LetterRow) -> Flow[bool]:
    """Whether it applies: an entry of the plot; where its letter is unknown another card is drawn.

    [36-38, rulings 15, 42]
    """
    s, knight = t.state, t.state.knights[i]
    entry = entry_for(t, i, row)
    if entry is None:
        t.tell(e.NotHere(s.card))
        return False
    if can(t, knight, "not-today") and "not-today" not in s.used:
        options: list[Option] = [UseKnack("not-today"), GoOn()]
        answer = yield Ask(knight.seat, "not-today", options, rule="36")
        if isinstance(answer, UseKnack):
            s.used.append("not-today")
            t.tell(e.Used(knight.who, "not-today"))
            return False
    yield from yellow(t, i, _tokens(t), run, kept=t.options.tokens_turn_red)
    if t.options.less_on_cards_only:
        s.fewer = 0
    if awake(knight):
        yield from read(t, entry, i)
    return True
