"""The actions of places."""

from __future__ import annotations

from korchma.games.oldworld import events as e
from korchma.games.oldworld.box.box import SKILLS, SPECIALTY
from korchma.games.oldworld.box.rows import Place
from korchma.games.oldworld.options import BurnRow, Leave, SwapOut, Take, Train
from korchma.games.oldworld.rules.cards import burn, fill_row, take_from_row
from korchma.games.oldworld.rules.growing import MOST, gain_gold, gain_potions, raise_skill, use_up
from korchma.games.oldworld.rules.modifiers import number, parts
from korchma.games.oldworld.rules.poker import play_poker
from korchma.games.oldworld.rules.scene import scene_of
from korchma.games.oldworld.rules.tokens import track
from korchma.games.oldworld.state import WorldTable, me
from korchma.kernel import Ask, Flow, several

ALMS = 1
ROW_BURNS = 2


def can_act(t: WorldTable) -> bool:
    """Whether the action of this place would do anything. [44-51]"""
    player = me(t)
    place = t.content.places[player.at]
    match place.action:
        case "skill":
            level = player.skills[SKILLS.index(place.skill)]
            return level <= player.level and level < MOST
        case "school":
            return bool(lessons(t))
        case "poker":
            return player.gold > 0
        case "swap":
            return bool(_swaps(t))
        case "alms":
            return not player.gold or any(t.state.row)
        case "potion" | "tracking":
            return True


def use_place(t: WorldTable) -> Flow[None]:
    """What this place is known for, once a turn; who thinks better of it may come back. [36, 37]"""
    s = t.state
    place = t.content.places[me(t).at]
    if place.action == "school":
        used = yield from _train(t)
    elif place.action == "swap":
        used = yield from _swap(t)
    else:
        used = True
        yield from _serve(t, place)
    if used:
        s.acted.append(place.id)


def _serve(t: WorldTable, place: Place) -> Flow[None]:
    """An action that asks nothing first. [44, 46, 47, 49, 51]"""
    s = t.state
    match place.action:
        case "skill":
            yield from raise_skill(t, s.active, SKILLS.index(place.skill))
        case "poker":
            yield from play_poker(t, None)
        case "potion":
            yield from gain_potions(t, s.active, 1)
        case "tracking":
            gain_gold(t, s.active, 1)
            yield from track(t, s.active)
        case "alms":
            yield from _alms(t)


def lessons(t: WorldTable) -> list[Train]:
    """What a school teaches for the gold one has; a specialty only at home. [48]"""
    s, player = t.state, me(t)
    home = t.content.places[player.at].school == player.school
    out = []
    for skill, level in enumerate(player.skills):
        if level < MOST and (home or skill != SPECIALTY):
            price = number(t, s.active, "lesson", level + 1)
            if price <= player.gold:
                out.append(Train(SKILLS[skill], price))
    return out


def _train(t: WorldTable) -> Flow[bool]:
    """One step for its level and one more gold; whether a lesson was taken. [48]"""
    s, player = t.state, me(t)
    match (yield Ask(s.active, "train", [*lessons(t), Leave()], rule="48")):
        case Train(skill, gold):
            helped = parts("lesson", scene_of(t, s.active), player.skills[SKILLS.index(skill)] + 1)
            gain_gold(t, s.active, -gold)
            for favour in helped:
                use_up(t, s.active, favour.source.removeprefix("perk:"))
            yield from raise_skill(t, s.active, SKILLS.index(skill))
            return True
    return False


def _swaps(t: WorldTable) -> dict[str, list[str]]:
    """For each card of the hand the cards of the row it can become. [45]"""
    cards, row = t.content.cards, t.state.row
    found = {
        mine: [card for card in row if card and cards[card].cost <= cards[mine].cost + 1]
        for mine in me(t).hand
    }
    return {mine: theirs for mine, theirs in found.items() if theirs}


def _swap(t: WorldTable) -> Flow[bool]:
    """Burn a card of the hand, take one that costs at most one more; whether it was done. [45]"""
    s, player = t.state, me(t)
    swaps = _swaps(t)
    match (yield Ask(s.active, "swap-out", [*map(SwapOut, swaps), Leave()], rule="45")):
        case SwapOut(mine):
            burn(t, s.active, [mine])
            chosen = swaps[mine][0]
            if len(swaps[mine]) > 1:
                match (yield Ask(s.active, "swap-in", [*map(Take, swaps[mine])], rule="45")):
                    case Take(card):
                        chosen = card
            player.hand.append(chosen)
            t.tell(e.TookFromRow(s.active, chosen, hand=True))
            take_from_row(t, chosen)
            return True
    return False


def _alms(t: WorldTable) -> Flow[None]:
    """A coin for the penniless; then up to two cards of the row burn. [51]"""
    s = t.state
    if not me(t).gold:
        gain_gold(t, s.active, ALMS)
    options = [BurnRow(card) for card in s.row if card]
    if not options:
        return
    high = min(ROW_BURNS, len(options))
    answer = several((yield Ask(s.active, "burn-row", options, pick=(0, high), rule="51")))
    gone = [each.card for each in answer if isinstance(each, BurnRow)]
    if gone:
        s.row = ["" if card in gone else card for card in s.row]
        s.burned += gone
        t.tell(e.RowBurned(tuple(gone)))
        fill_row(t)
