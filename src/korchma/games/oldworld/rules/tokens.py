"""Location tokens: lairs, tracking quests, trails; and monsters that appear."""

from __future__ import annotations

from korchma.games.oldworld import events as e
from korchma.games.oldworld.box.box import TERRAINS
from korchma.games.oldworld.options import Track
from korchma.games.oldworld.rules.growing import gain_gold
from korchma.games.oldworld.state import WorldTable
from korchma.kernel import Ask, Flow
from korchma.tray.piles import renew

LAST_LEVEL = 3


def draw_token(t: WorldTable, terrain: str) -> int | None:
    """A random location token of a terrain."""
    stack = t.state.stacks[terrain]
    if not stack:
        return None
    t.learn()
    return stack.pop(t.rng.below(len(stack)))


def trackable(t: WorldTable, seat: int, tracked: bool) -> list[Track]:
    """Monsters of which a player has no trail and whose terrain has tokens left.

    For a tracking quest also those of which there is none yet. [49, 65]
    """
    player, beasts = t.state.players[seat], t.state.beasts
    return [
        Track(beasts[terrain], terrain)
        for terrain in TERRAINS
        if beasts[terrain]
        and t.state.stacks[terrain]
        and terrain not in player.trails
        and not (tracked and terrain in player.tracking)
    ]


def track(t: WorldTable, seat: int) -> Flow[None]:
    """A tracking quest: a random place of the monster's terrain, with a gold on it. [49]"""
    options = trackable(t, seat, tracked=True)
    terrain = yield from _which(t, seat, options, "track", "49")
    if terrain is None:
        return
    player, stack = t.state.players[seat], t.state.stacks[terrain]
    place = draw_token(t, terrain)
    if place == player.at:
        first, place = place, draw_token(t, terrain)
        stack.append(first)
    if place is not None:
        player.tracking[terrain] = place
        t.tell(e.Tracking(seat, t.state.beasts[terrain], place))


def _which(
    t: WorldTable, seat: int, options: list[Track], about: str, rule: str
) -> Flow[str | None]:
    """The terrain of the monster chosen, asked where there is a choice."""
    if not options:
        return None
    chosen = options[0].terrain
    if len(options) > 1:
        match (yield Ask(seat, about, options, rule=rule)):
            case Track(_, terrain):
                chosen = terrain
    return chosen


def gain_trail(t: WorldTable, seat: int) -> Flow[None]:
    """The trail token of a monster of one's choice. [65]"""
    terrain = yield from _which(t, seat, trackable(t, seat, tracked=False), "trail", "65")
    if terrain is not None:
        take_trail(t, seat, terrain)


def take_trail(t: WorldTable, seat: int, terrain: str) -> None:
    """A random token face down; a tracking quest for the same monster goes back. [30, 65, 94]"""
    s = t.state
    player = s.players[seat]
    if terrain in player.trails:
        return
    place = draw_token(t, terrain)
    if place is None:
        return
    player.trails[terrain] = place
    if terrain in player.tracking:
        s.stacks[terrain].append(player.tracking.pop(terrain))
    t.tell(e.GotTrail(seat, terrain))


def arrive_tracking(t: WorldTable, seat: int) -> bool:
    """Tracking quests for this place are done: the gold, and the trail token. [50]"""
    player = t.state.players[seat]
    done = [terrain for terrain, place in player.tracking.items() if place == player.at]
    for terrain in done:
        player.trails[terrain] = player.tracking.pop(terrain)
        gain_gold(t, seat, 1)
        t.tell(e.GotTrail(seat, terrain))
    return bool(done)


def clear_terrain(t: WorldTable, terrain: str) -> None:
    """A monster is gone: its lair, all trails and tracking quests of it go back. [91, 116]"""
    s = t.state
    stack = s.stacks[terrain]
    if s.lairs[terrain] >= 0:
        stack.append(s.lairs[terrain])
        s.lairs[terrain] = -1
    s.beasts[terrain] = ""
    for seat, player in enumerate(s.players):
        if terrain in player.trails:
            stack.append(player.trails.pop(terrain))
            t.tell(e.TrailLost(seat, terrain))
        if terrain in player.tracking:
            stack.append(player.tracking.pop(terrain))
            t.tell(e.TrackingLost(seat, terrain))


def next_monster(t: WorldTable, level: int) -> str | None:
    """A random token of a level; those driven off form a new stack. [91]"""
    s = t.state
    stack = s.tokens[level]
    if not stack:
        renew(t.rng, stack, s.fled[level])
    return stack.pop() if stack else None


def spawn(t: WorldTable, terrain: str, level: int, extra: bool = False) -> None:
    """A new monster of this level comes to a new place of the same terrain. [91, 92]

    A34: where none is left the terrain is quiet; were all three, a beaten one comes back.
    """
    s = t.state
    clear_terrain(t, terrain)
    monster = s.extra.pop() if extra and s.extra else next_monster(t, min(level, LAST_LEVEL))
    if monster is None and not any(s.beasts.values()):
        strong = [m for m in s.slain if t.content.monsters[m].level == LAST_LEVEL]
        monster = strong[t.rng.below(len(strong))] if strong else None
    if monster is None:
        t.tell(e.NoMonster(terrain))
        return
    put_lair(t, terrain)
    put_monster(t, terrain, monster)


def put_lair(t: WorldTable, terrain: str) -> None:
    """A place of this terrain where a monster will live. [7, 91]"""
    place = draw_token(t, terrain)
    assert place is not None, "a terrain's own lair has just gone back to its stack"
    t.state.lairs[terrain] = place


def put_monster(t: WorldTable, terrain: str, monster: str) -> None:
    """A monster comes to its lair. [9, 91]"""
    s = t.state
    s.beasts[terrain] = monster
    t.tell(e.Appeared(monster, s.lairs[terrain]))
