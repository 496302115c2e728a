"""Solving a problem: two dice, perhaps flight, cards, two more dice."""

from __future__ import annotations

from itertools import combinations

from korchma.games.witches import events as e
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
from korchma.games.witches.rules.benefits import play_benefit, plays, plays_of, turn_up
from korchma.games.witches.rules.cards import discard
from korchma.games.witches.rules.outcome import escape, fail, run_away, solve, solve_at_once, wins
from korchma.games.witches.rules.retreat import can_run
from korchma.games.witches.state import Attempt, Player, WitchTable, me, target
from korchma.kernel import SAFE, Ask, Flow, Option
from korchma.tray.dice import throw

CURES = ("death", "sick-pig", "sick-sheep")
MAGIC_TOKEN = 2
PLACES = {"first": (0,), "second": (1,), "both": (0, 1)}
"""Which dice of the pair just rolled a choice means. [100l]"""
DICE = 4
ROLL, RUN, ACCEPT = Roll(), Run(), Accept()


def attempt(t: WitchTable) -> Flow[None]:
    """The whole attempt, from wherever it stands. [57, 59-64]"""
    s, player = t.state, me(t)
    if s.attempt is None:
        _begin(t, player.at)
    while (going := s.attempt) is not None:
        ask = _QUESTIONS[len(going.dice)](t, player, going)
        answer: object = ask.options[0]
        if len(ask.options) > 1:
            yield SAFE
            answer = yield ask
        match answer:
            case Roll():
                _roll(t, going)
            case Lend(card):
                _lend(t, player, going, card)
            case LendToken():
                _lend_token(t, player, going)
            case Run():
                yield from run_away(t)
            case Accept():
                yield from (solve(t) if wins(t, player) else fail(t))
            case _:
                yield from _use(t, player, answer)


def _begin(t: WitchTable, at: str) -> None:
    """A closed problem is turned up first. [57, 58]"""
    s = t.state
    if at in s.closed:
        turn_up(t, at)
    s.attempt = Attempt([], 0, 0, 0)
    if t.listening:
        t.tell(e.Attempted(s.active, at, s.problems[at], target(t, at)))


def _before_dice(t: WitchTable, player: Player, going: Attempt) -> Ask:
    """A moment for benefits and sure remedies before the first roll. [140, 145]"""
    sure = _remedies(t, player)
    usual = None if sure else ROLL
    options = [ROLL, *sure, *plays(t, player)]
    return Ask(t.state.active, "before-dice", options, rule="145", usual=usual)


def _between_rolls(t: WitchTable, player: Player, going: Attempt) -> Ask:
    """Run, or go on: add headology and magic, then roll again. [60, 61, 79, 81]"""
    box = t.content
    options: list[Option] = [ROLL]
    if not going.symbols and can_run(t, player):
        options.append(RUN)
    options += filter(None, map(box.lends.get, player.hand))
    if player.token == "magic":
        options.append(LendToken())
    options += _remedies(t, player)
    options += plays(t, player, "reroll")
    return Ask(t.state.active, "stand", options, rule="60")


def _after_second_roll(t: WitchTable, player: Player, going: Attempt) -> Ask:
    """No more symbols; benefits still count. [63, 64, 100a]

    To one who has solved it already only a reroll of a cackle matters.
    """
    enough = wins(t, player)
    options: list[Option] = [ACCEPT, *_remedies(t, player), *_bonuses(t, player)]
    options += plays(t, player, "reroll")
    if not enough:
        options += plays_of(t, player, "escape")
    done = enough and (0 not in going.dice[2:] or not plays_of(t, player, "reroll"))
    return Ask(t.state.active, "final", options, rule="64", usual=ACCEPT if done else None)


_QUESTIONS = {0: _before_dice, 2: _between_rolls, DICE: _after_second_roll}
"""What is asked with so many dice on the table."""


def _roll(t: WitchTable, going: Attempt) -> None:
    """Two dice; a cackle counts nothing. [59, 62]"""
    faces = t.content.faces
    one, other = t.rng.several(len(faces), 2)  # what throw does, in half the time
    rolled = faces[one], faces[other]
    going.dice += rolled
    t.tell(e.Rolled(t.state.active, rolled))


def _remedies(t: WitchTable, player: Player) -> list[Option]:
    """What solves it for sure: its own card, Petulia's token, the Power of Three. [101]"""
    token = t.state.problems[player.at]
    sure: list[Option] = []
    if token in CURES:
        sure += plays_of(t, player, token)
        if token == "sick-pig" and player.token == "pig":
            sure.append(CurePig())
    if len(player.hand) > 2:
        three = threes(t, player)
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


def _bonuses(t: WitchTable, player: Player) -> list[Option]:
    """+2 and +4, the restricted ones only against their group. [100a]"""
    group = t.content.tokens[t.state.problems[player.at]].group
    cards, offer = t.content.cards, t.content.plays
    return [
        offer[x]
        for x in player.hand
        if cards[x].benefit == "bonus" and cards[x].against in ("", group)
    ]


def _lend(t: WitchTable, player: Player, going: Attempt, card: int) -> None:
    """Headology +1; magic +2 and a cackle to come. [61]"""
    plus = t.content.symbols[card]
    discard(t, player, card)
    going.symbols += plus
    going.magic += t.content.cards[card].symbol == "magic"
    t.tell(e.Lent(t.state.active, card, plus))


def _lend_token(t: WitchTable, player: Player, going: Attempt) -> None:
    """Annagramma's token: magic like any other, once a game. [12, 61]"""
    player.token = ""
    going.symbols += MAGIC_TOKEN
    going.magic += 1
    t.tell(e.TokenLent(t.state.active))


def _use(t: WitchTable, player: Player, answer: object) -> Flow[None]:
    """A remedy, or a benefit. [101]"""
    match answer:
        case CurePig():
            player.token = ""
            t.tell(e.PigCured(t.state.active))
            yield from solve_at_once(t)
        case Three(cards):
            yield from _power_of_three(t, player, cards)
        case Play(card):
            yield from _play(t, player, card)


def _power_of_three(t: WitchTable, player: Player, cards: tuple[int, ...]) -> Flow[None]:
    """Three cards together solve any problem, at any moment of the attempt. [83, 84, 86]"""
    s = t.state
    if not cards:
        match (yield Ask(s.active, "three", threes(t, player), rule="83")):
            case Three(chosen):
                cards = chosen
    for card in cards:
        discard(t, player, card)
    t.tell(e.ThreePlayed(s.active, cards))
    yield from solve_at_once(t)


def _play(t: WitchTable, player: Player, card: int) -> Flow[None]:
    """A benefit in the middle of an attempt. [64, 100a, 100c, 100d, 100l, 100o]"""
    row = t.content.cards[card]
    if row.benefit not in CURES and row.benefit not in ("bonus", "escape", "reroll"):
        yield from play_benefit(t, card)
        return
    discard(t, player, card)
    t.tell(e.Played(t.state.active, card))
    if row.benefit == "bonus":
        assert t.state.attempt is not None
        t.state.attempt.bonus += row.amount
    elif row.benefit == "escape":
        yield from escape(t)
    elif row.benefit == "reroll":
        yield from _reroll(t)
    else:
        yield from solve_at_once(t)


def _reroll(t: WitchTable) -> Flow[None]:
    """One or both dice of the pair just rolled; the new faces stand. [67, 100l]"""
    s, going = t.state, t.state.attempt
    assert going is not None
    options = [RerollDice("first"), RerollDice("second"), RerollDice("both")]
    match (yield Ask(s.active, "reroll", options, rule="100l")):
        case RerollDice(which):
            places = PLACES[which]
            thrown = throw(t.rng, t.content.pair[: len(places)])
            for i, (face,) in zip(places, thrown, strict=True):
                going.dice[i - 2] = face
            t.tell(e.Rerolled(s.active, tuple(going.dice[-2:])))
