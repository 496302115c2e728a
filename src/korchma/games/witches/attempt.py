"""Solving a problem: two dice, perhaps flight, cards, two more dice."""

from __future__ import annotations

from itertools import combinations

from korchma.games.witches import events as e
from korchma.games.witches.benefits import effective, play_benefit, plays, turn_up
from korchma.games.witches.cards import discard
from korchma.games.witches.options import (
    Accept,
    CurePig,
    Lend,
    LendToken,
    Play,
    RerollDice,
    Roll,
    Run,
    Three,
)
from korchma.games.witches.outcome import escape, fail, run_away, solve, solve_at_once
from korchma.games.witches.retreat import can_run
from korchma.games.witches.state import (
    Attempt,
    Player,
    WitchTable,
    hard_bonus,
    me,
    target,
)
from korchma.kernel import SAFE, Ask, Flow, Option

CURES = ("death", "sick-pig", "sick-sheep")
MAGIC_TOKEN = 2
ROLL, RUN, ACCEPT = Roll(), Run(), Accept()


def attempt(t: WitchTable) -> Flow[None]:
    """The whole attempt, from wherever it stands. [57, 59-64]"""
    s = t.state
    if s.attempt is None:
        _begin(t)
    while s.attempt is not None:
        if not s.attempt.dice:
            yield from _before_dice(t)
        elif len(s.attempt.dice) == 2:
            yield from _after_first_roll(t)
        else:
            yield from _after_second_roll(t)


def _begin(t: WitchTable) -> None:
    """A closed problem is turned up first. [57, 58]"""
    s, at = t.state, me(t).at
    if at in s.closed:
        turn_up(t, at)
    s.attempt = Attempt([], 0, 0, 0)
    t.tell(e.Attempted(s.active, at, s.problems[at], target(t, at)))


def _before_dice(t: WitchTable) -> Flow[None]:
    """A moment for benefits and sure remedies before the first roll. [140, 145]"""
    sure = _remedies(t)
    options = [ROLL, *sure, *plays(t, me(t))]
    usual = None if sure else ROLL
    answer: object = options[0]
    if len(options) > 1:
        yield SAFE
        answer = yield Ask(t.state.active, "before-dice", options, rule="145", usual=usual)
    match answer:
        case Roll():
            _roll(t)
        case _:
            yield from _use(t, answer)


def _after_first_roll(t: WitchTable) -> Flow[None]:
    """Run, or go on: add headology and magic, then roll again. [60, 61, 79]"""
    options = _stand(t, me(t))
    answer: object = ROLL
    if len(options) > 1:
        yield SAFE
        answer = yield Ask(t.state.active, "stand", options, rule="60")
    match answer:
        case Roll():
            _roll(t)
        case Run():
            yield from run_away(t)
        case _:
            yield from _use(t, answer)


def _stand(t: WitchTable, player: Player) -> list[Option]:
    """What she may do between the rolls. [60, 61, 79, 81]"""
    box = t.content
    options: list[Option] = [ROLL]
    if not _attempt(t).symbols and can_run(t, player):
        options.append(RUN)
    options += [box.lends[card] for card in player.hand if card in box.lends]
    if player.token == "magic":
        options.append(LendToken())
    options += _remedies(t)
    benefits, matter = box.benefits, effective(t.state, player)
    for card in player.hand:
        if benefits[card] in matter or benefits[card] == "reroll":
            options.append(box.plays[card])
    return options


def _after_second_roll(t: WitchTable) -> Flow[None]:
    """No more symbols; benefits still count. [63, 64, 66, 100a]"""
    going, at = _attempt(t), me(t).at
    wins = total(t) >= target(t, at)
    useful: list[Option] = []
    if not wins:
        useful = _remedies(t) + _bonuses(t) + _dice_cards(t, ("reroll", "escape"))
    elif 0 in going.dice[2:]:
        useful = _dice_cards(t, ("reroll",))
    options = [ACCEPT, *useful, *plays(t, me(t))]
    usual = ACCEPT if wins and not useful else None
    answer: object = options[0]
    if len(options) > 1:
        yield SAFE
        answer = yield Ask(t.state.active, "final", options, rule="64", usual=usual)
    match answer:
        case Accept() if wins:
            yield from solve(t, total(t))
        case Accept():
            yield from fail(t, total(t))
        case _:
            yield from _use(t, answer)


def _attempt(t: WitchTable) -> Attempt:
    going = t.state.attempt
    assert going is not None
    return going


def total(t: WitchTable) -> int:
    """Dice, symbols, benefits, and the bonus for hard problems solved. [65]"""
    going = _attempt(t)
    return sum(going.dice) + going.symbols + going.bonus + hard_bonus(me(t))


def _roll(t: WitchTable) -> None:
    """Two dice; a cackle counts nothing. [59, 62]"""
    faces, going = t.content.faces, _attempt(t)
    one, other = t.rng.several(6, 2)
    pair = (faces[one], faces[other])
    going.dice.extend(pair)
    t.tell(e.Rolled(t.state.active, pair))


def _remedies(t: WitchTable) -> list[Option]:
    """What solves it for sure: its own card, Petulia's token, the Power of Three. [101]"""
    player, cards = me(t), t.content.cards
    token = t.state.problems[player.at]
    sure: list[Option] = []
    if token in CURES:
        sure += [t.content.plays[x] for x in player.hand if cards[x].benefit == token]
        if token == "sick-pig" and player.token == "pig":
            sure.append(CurePig())
    three = threes(t, player) if len(player.hand) > 2 else None
    if three:
        sure.append(three[0] if len(three) == 1 else Three(()))
    return sure


def threes(t: WitchTable, player: Player) -> list[Option]:
    """Every three cards of three different characters with the Power of Three. [83, 85]"""
    cards, shares = t.content.cards, t.content.shares
    marked = [card for card in player.hand if card in shares]
    if len(marked) < 3:
        return []
    return [
        Three(trio)
        for trio in combinations(marked, 3)
        if len({cards[card].character for card in trio}) == 3
    ]


def _dice_cards(t: WitchTable, names: tuple[str, ...]) -> list[Option]:
    """Cards whose benefit belongs to this moment of the attempt. [100d, 100l]"""
    benefits, offer = t.content.benefits, t.content.plays
    return [offer[card] for card in me(t).hand if benefits[card] in names]


def _bonuses(t: WitchTable) -> list[Option]:
    """+2 and +4, the restricted ones only against their group. [100a]"""
    player = me(t)
    group = t.content.tokens[t.state.problems[player.at]].group
    cards, offer = t.content.cards, t.content.plays
    return [
        offer[x]
        for x in player.hand
        if cards[x].benefit == "bonus" and cards[x].against in ("", group)
    ]


def _use(t: WitchTable, answer: object) -> Flow[None]:
    """Do what was chosen with a card or a token."""
    s, player = t.state, me(t)
    match answer:
        case Lend(card):
            _lend(t, card)
        case LendToken():
            player.token = ""
            _attempt(t).symbols += MAGIC_TOKEN
            _attempt(t).magic += 1
            t.tell(e.TokenLent(s.active))
        case CurePig():
            player.token = ""
            t.tell(e.PigCured(s.active))
            yield from solve_at_once(t)
        case Three(cards):
            yield from _power_of_three(t, cards)
        case Play(card):
            yield from _play(t, card)


def _lend(t: WitchTable, card: int) -> None:
    """Headology +1; magic +2 and a cackle to come. [61]"""
    going, plus = _attempt(t), t.content.symbols[card]
    discard(t, me(t), card)
    going.symbols += plus
    going.magic += t.content.cards[card].symbol == "magic"
    t.tell(e.Lent(t.state.active, card, plus))


def _power_of_three(t: WitchTable, cards: tuple[int, ...]) -> Flow[None]:
    """Three cards together solve any problem, at any moment of the attempt. [83, 84, 86]"""
    s, player = t.state, me(t)
    if not cards:
        match (yield Ask(s.active, "three", threes(t, player), rule="83")):
            case Three(chosen):
                cards = chosen
    for card in cards:
        discard(t, player, card)
    t.tell(e.ThreePlayed(s.active, cards))
    yield from solve_at_once(t)


def _play(t: WitchTable, card: int) -> Flow[None]:
    """A benefit in the middle of an attempt. [64, 100a, 100c, 100d, 100l, 100o]"""
    row = t.content.cards[card]
    if row.benefit in CURES or row.benefit in ("bonus", "escape", "reroll"):
        discard(t, me(t), card)
        t.tell(e.Played(t.state.active, card))
    if row.benefit in CURES:
        yield from solve_at_once(t)
    elif row.benefit == "bonus":
        _attempt(t).bonus += row.amount
    elif row.benefit == "escape":
        yield from escape(t)
    elif row.benefit == "reroll":
        yield from _reroll(t)
    else:
        yield from play_benefit(t, card)


def _reroll(t: WitchTable) -> Flow[None]:
    """One or both dice of the pair just rolled; the new faces stand. [67, 100l]"""
    s, going = t.state, _attempt(t)
    options = [RerollDice("first"), RerollDice("second"), RerollDice("both")]
    match (yield Ask(s.active, "reroll", options, rule="100l")):
        case RerollDice(which):
            places = {"first": (-2,), "second": (-1,), "both": (-2, -1)}[which]
            for i, face in zip(places, t.rng.several(6, len(places)), strict=True):
                going.dice[i] = t.content.faces[face]
            t.tell(e.Rerolled(s.active, tuple(going.dice[-2:])))
