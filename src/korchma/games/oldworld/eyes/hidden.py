"""Where everything lies and who sees it: what is dealt anew, what may never be lost or doubled."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from korchma.games.oldworld.rules.sides import side
from korchma.games.oldworld.state import Player, WorldTable
from korchma.tray import piles
from korchma.tray.piles import EVERYBODY, Zone


def zones(t: WorldTable) -> Iterator[Zone]:
    """Every card, potion, token and story, and whose eyes see it. [2, 7, 15, 21, 29]"""
    s = t.state
    yield Zone("card", s.market, pool="market")
    yield Zone("card", [card for card in s.row if card] + s.burned + s.laid, EVERYBODY)
    yield Zone("potion", s.brews)
    yield Zone("potion", s.poured, EVERYBODY)
    yield Zone("story", s.city, pool="city")
    yield Zone("story", s.wilds, pool="wilds")
    for level, stack in s.tokens.items():
        yield Zone("monster", stack, pool=f"level {level}")
    yield Zone("monster", s.extra, pool="level 1")
    if s.phase == "schools":
        yield Zone("school", s.pile)
        yield Zone("school", s.offered, tuple(s.queue[:1]))
    yield from _places(t)
    for seat, player in enumerate(s.players):
        yield from _own(t, seat, player)
    yield from _fight(t)


def _places(t: WorldTable) -> Iterator[Zone]:
    """Location tokens: those of a terrain lie face down in its stack and as trails. [7, 29, 30]"""
    s = t.state
    for terrain, stack in s.stacks.items():
        yield Zone("token", stack, pool=terrain)
        for player in s.players:
            if terrain in player.trails:
                yield Zone("token", player.trails, pool=terrain, spots=(terrain,))
    yield Zone("token", [place for place in s.lairs.values() if place >= 0], EVERYBODY)


def _own(t: WorldTable, seat: int, player: Player) -> Iterator[Zone]:
    """A witcher's deck, hand and discard; of the deck one sees what one looks at. [21, 117]"""
    own, deck = f"deck {seat}", player.deck
    yield Zone("card", player.hand, (seat,), own)
    if t.state.looked and t.state.looked_in == seat:
        low = len(deck) - t.state.looked
        yield Zone("card", deck, (side(t).seat,), own, range(low, len(deck)))
        yield Zone("card", deck, pool=own, spots=range(low))
    else:
        yield Zone("card", deck, pool=own)
    yield Zone("card", player.discard, EVERYBODY)
    yield Zone("potion", player.potions, EVERYBODY)
    yield Zone("token", player.tracking, EVERYBODY)
    yield Zone("token", [quest.at for quest in player.quests if quest.terrain], EVERYBODY)


def _fight(t: WorldTable) -> Iterator[Zone]:
    """A monster's life: any fight cards but those spent, or looked at just now. [77, 85]"""
    fight = t.state.fight
    if fight is None:
        return
    yield Zone("card", fight.combo, EVERYBODY)
    for each in fight.sides:
        yield Zone("potion", each.drunk, EVERYBODY)
    if not fight.monster:
        return
    low = len(fight.life) - fight.seen
    eyes = (side(t).seat,) if fight.seen else piles.NOBODY
    out = {*fight.life, *fight.spent}
    yield Zone("attack", fight.life, eyes, spots=range(low, len(fight.life)))
    if low:
        yield Zone("attack", fight.life, spots=range(low))
        yield Zone("attack", [card for card in t.content.attacks if card not in out])


def redeal(t: WorldTable, seat: int | None) -> None:
    """Decks, others' hands, stacks of tokens, unread stories: all that nobody has shown."""
    piles.redeal(t.rng, zones(t), seat)


COUNTED = ("card", "potion", "story", "token")


def census(t: WorldTable) -> Counter[str]:
    """Every card, potion, token and story is in exactly one place."""
    s, box = t.state, t.content
    taken = {player.school for player in s.players}
    absent = [card for school, deck in box.starting.items() if school not in taken for card in deck]
    quests = [quest.story for player in s.players for quest in player.quests]
    reading = [x for x in s.reading if x not in quests]
    stories = [x for x in s.told + quests + reading if x in box.stories]
    return piles.census(
        [
            *(zone for zone in zones(t) if zone.kind in COUNTED),
            Zone("card", absent, EVERYBODY),
            Zone("story", stories, EVERYBODY),
        ]
    )
