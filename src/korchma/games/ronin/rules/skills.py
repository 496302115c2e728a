"""Skills: which can be used now, and the windows in which they are offered."""

from __future__ import annotations

from korchma.games.ronin import events as e
from korchma.games.ronin.box.rows import Window
from korchma.games.ronin.options import Pass, UseSkill
from korchma.games.ronin.rules.skills_late import LATE
from korchma.games.ronin.rules.skills_play import PLAY
from korchma.games.ronin.rules.skills_take import TAKE
from korchma.games.ronin.state import RoninTable
from korchma.kernel import SAFE, Ask, Flow, Option

SKILLS = {**TAKE, **PLAY, **LATE}
"""Every skill there is a rule for: whether it would do anything now, and what it does."""
PASS = Pass()
INSTEAD_OF_PICK = ("yuki-onna-2",)
AFTER_PICK = ("yennefer-2",)


def usable(t: RoninTable, seat: int, window: Window) -> list[str]:
    """The skills a seat could use in this window to some effect. [8, 20, 23, 25]

    Own ones reached and not spent, and cards. Golden experience changes nothing here: all four are
    unlocked before it starts. [21]
    """
    player, box = t.state.players[seat], t.content
    ready = []
    for own in box.skills_in[player.character, window]:
        if own.unlock <= player.xp and own.id not in player.used and SKILLS[own.id].can(t, seat):
            ready.append(own.id)
    for card in player.cards:
        if box.windows[card] == window and SKILLS[card].can(t, seat):
            ready.append(card)
    return ready


def offers(t: RoninTable, skills: list[str]) -> list[Option]:
    """The choice to use one of these skills, or none now. [23]"""
    uses = t.content.uses
    return [*[uses[skill] for skill in skills], PASS]


def use(t: RoninTable, seat: int, skill: str) -> Flow[None]:
    """Once in a game; a partner's card is turned face down, the partner loses nothing. [23, 25]"""
    player = t.state.players[seat]
    if skill in player.cards:
        player.cards.remove(skill)
        player.spent.append(skill)
    else:
        player.used.append(skill)
    t.tell(e.UsedSkill(seat, player.character, skill))
    yield from SKILLS[skill].use(t, seat)


def window(t: RoninTable, seat: int, when: Window) -> Flow[None]:
    """Skills one after another, in the holder's order, until enough. [23, 24]"""
    while skills := usable(t, seat, when):
        yield SAFE
        options = offers(t, skills)
        match (yield Ask(seat, "skill", options, rule="23")):
            case UseSkill(skill):
                yield from use(t, seat, skill)
            case _:
                return
