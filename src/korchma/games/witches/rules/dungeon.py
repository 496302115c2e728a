"""The Dungeon: getting in, sitting there, getting out."""

from __future__ import annotations

from korchma.games.witches import events as e
from korchma.games.witches.options import Land, Leave, Play, Wait
from korchma.games.witches.rules.actions import spend_move
from korchma.games.witches.rules.arriving import NOT_ON_FOOT, come_to
from korchma.games.witches.rules.benefits import play_benefit, plays
from korchma.games.witches.rules.cards import discard
from korchma.games.witches.state import DUNGEON, Player, WitchTable, me
from korchma.kernel import SAFE, Ask, Flow, Option


def lock_up(t: WitchTable, seat: int) -> None:
    """A pawn goes to the Dungeon; there it blocks nothing. [103, 105, 112, 118]"""
    t.state.players[seat].at = DUNGEON
    t.tell(e.ToDungeon(seat))


def _keys(t: WitchTable, player: Player) -> list[Option]:
    """What opens the door: a broom, Escape, Invisibility, Tiffany's token. [113]"""
    cards = t.content.cards
    keys: list[Option] = [
        Leave(card)
        for card in player.hand
        if cards[card].symbol == "broom" or cards[card].benefit in ("escape", "invisibility")
    ]
    if player.token == "invisibility":
        keys.append(Leave())
    return keys


def in_dungeon(t: WitchTable) -> Flow[None]:
    """First action: a key, or wait without tea. Second action: out she goes. [95, 113-115, 117]"""
    s, player = t.state, me(t)
    if s.moves == 1:
        yield from _release(t)
        return
    keys = _keys(t, player)
    options = keys + plays(t, player)
    answer: object = Wait()
    if options:
        yield SAFE
        usual = None if keys else Wait()
        answer = yield Ask(s.active, "dungeon", [Wait(), *options], rule="113", usual=usual)
    match answer:
        case Leave(card):
            if card is None:
                player.token = ""
            else:
                discard(t, player, card)
            yield from _release(t, card)
        case Play(card):
            yield from play_benefit(t, card)
        case _:
            spend_move(t)
            t.tell(e.WaitedInDungeon(s.active))


def _release(t: WitchTable, card: int | None = None) -> Flow[None]:
    """Any space of the map, as if she had moved there. [115, 116, 141]"""
    s, player = t.state, me(t)
    options = list(t.content.landings.values())
    match (yield Ask(s.active, "release", options, rule="116")):
        case Land(at):
            t.tell(e.LeftDungeon(s.active, at, card))
            s.steps = NOT_ON_FOOT
            come_to(t, player, at)
