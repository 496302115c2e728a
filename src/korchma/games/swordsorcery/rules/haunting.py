"""What ghosts do: they shout, return to a shrine, fly. [160, 162]"""

from __future__ import annotations

from korchma.games.swordsorcery import events as e
from korchma.games.swordsorcery.options import Fly, Return, Shout
from korchma.games.swordsorcery.rules import playing, story
from korchma.games.swordsorcery.rules.cards import hero_row
from korchma.games.swordsorcery.rules.playing import At
from korchma.games.swordsorcery.state import Hero, SwordTable
from korchma.kernel import Flow, Option


def haunt(t: SwordTable, hero: Hero, answer: Option) -> Flow[None]:
    """Shout, return to a shrine, fly. [162]"""
    turn = t.state.turn
    assert turn is not None
    match answer:
        case Shout(card, target, area):
            turn.done.append("shout")
            shout = hero_row(t, hero).shout
            t.tell(e.Shouted(hero.ref, card))
            yield from playing.play_on(t, hero, shout.play, At(target, area), shout.id)
        case Return(shrine):
            turn.done.append("return")
            rows = story.book_of(t).map.shrines
            hero.at = next(row.area for row in rows if row.id == shrine)
            t.tell(e.Returned(hero.ref, shrine))
        case Fly(to):
            turn.points -= 1
            hero.came, hero.at = hero.at, to
            t.tell(e.Walked(hero.ref, to))
