"""Shadow tokens: laid, seen, turned. [182-184]"""

from __future__ import annotations

from korchma.games.swordsorcery import events as e
from korchma.games.swordsorcery.box.holding import Area
from korchma.games.swordsorcery.options import Reveal
from korchma.games.swordsorcery.rules import foes, story
from korchma.games.swordsorcery.rules.cards import deck_of
from korchma.games.swordsorcery.rules.figures import active
from korchma.games.swordsorcery.rules.ground import watched
from korchma.games.swordsorcery.state import SwordTable
from korchma.kernel import Ask, Flow
from korchma.tray import piles

CITIZENS = ("citizen-man", "citizen-woman")


def lay_one(t: SwordTable, area: Area, heroes: int) -> None:
    """A token of the bag, face down, where so many heroes started. [184]"""
    s = t.state
    if len(s.heroes) < heroes:
        return
    if not s.bag:
        piles.renew(t.rng, s.bag, s.bagged)
    if s.bag:
        s.shadows.append((area, s.bag.pop(t.rng.below(len(s.bag)))))
        t.tell(e.ShadowPlaced(area))


def remove(t: SwordTable, area: Area) -> None:
    """One token there goes to the discards, whatever it is. [3.14]"""
    s = t.state
    for shadow in s.shadows:
        if shadow[0] == area:
            s.shadows.remove(shadow)
            s.bagged.append(shadow[1])
            t.tell(e.ShadowGone(area))
            return


def seen(t: SwordTable) -> list[Area]:
    """Areas whose shadows a living hero sees. [182]"""
    return watched(t, t.state.shadows)


def check(t: SwordTable) -> Flow[None]:
    """Whatever is seen is turned at once, one after the other. [182]"""
    if t.state.phase in ("heroes", "party", "powers", "shop"):
        return
    while areas := seen(t):
        area = areas[0]
        if len(areas) > 1:
            options = [Reveal(each) for each in areas]
            answer = yield Ask(active(t).seat, "shadow", options, rule="182")
            assert isinstance(answer, Reveal)
            area = answer.area
        turn(t, area)


def turn(t: SwordTable, area: Area) -> None:
    """A token is turned: nobody, enemies, or somebody with a story. [183]"""
    s = t.state
    shadow = next(each for each in s.shadows if each[0] == area)
    s.shadows.remove(shadow)
    s.bagged.append(shadow[1])
    t.learn()
    row = deck_of(t.content, "shadows")[shadow[1]]
    t.tell(e.ShadowTurned(area, row.id))
    if row.id in CITIZENS:
        story.moment(t, "shadow:citizen")
    elif row.id == "story":
        story.moment(t, "shadow:story")
    for _ in range(row.enemies):
        if foes.come(t, area, powers=row.powers) is None:
            return
