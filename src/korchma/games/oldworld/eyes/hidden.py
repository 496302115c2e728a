"""What a seat cannot know, dealt anew; and what may neither be lost nor doubled."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from korchma.games.oldworld.state import Fight, WorldTable


def redeal(t: WorldTable, seat: int | None) -> None:
    """Decks, others' hands, stacks of tokens, unread stories: all that nobody has shown.

    Sorted before they are shuffled: what is dealt does not depend on how they lay.
    """
    s = t.state
    for pile in (s.market, s.brews, s.city, s.wilds, s.extra, *s.tokens.values()):
        pile.sort()
        t.rng.shuffle(pile)
    for i, player in enumerate(s.players):
        top = [card for card in player.deck if card in s.looked]
        pool = [card for card in player.deck if card not in s.looked]
        held = len(player.hand) if i != seat else 0
        pool += player.hand[:held]
        pool.sort()
        t.rng.shuffle(pool)
        player.hand[:held], player.deck[:] = pool[:held], pool[held:] + top
    if s.fight is not None:
        _life(t, s.fight)


def _life(t: WorldTable, fight: Fight) -> None:
    """A monster's life: any fight cards but those spent, or looked at just now. [85]"""
    known = {*fight.spent, *fight.seen}
    pool = [card for card in t.content.attacks if card not in known]
    t.rng.shuffle(pool)
    hidden = len(fight.life) - len(fight.seen)
    fight.life[:hidden] = pool[:hidden]


def census(t: WorldTable) -> Mapping[str, int]:
    """Every card, potion, token and story is in exactly one place."""
    s, box = t.state, t.content
    seen: Counter[str] = Counter(s.market + s.burned + s.laid)
    seen.update(card for card in s.row if card)
    taken = {player.school for player in s.players}
    seen.update(card for x, deck in box.starting.items() if x not in taken for card in deck)
    seen.update(f"potion {x}" for x in s.brews + s.poured)
    seen.update(s.city + s.wilds + s.told)
    quests = {quest.story for player in s.players for quest in player.quests}
    seen.update(x for x in s.reading if x in box.stories and x not in quests)
    for terrain, stack in s.stacks.items():
        seen.update(f"token {x}" for x in stack)
        if s.lairs[terrain] >= 0:
            seen[f"token {s.lairs[terrain]}"] += 1
    for player in s.players:
        seen.update(player.deck + player.hand + player.discard)
        seen.update(f"potion {x}" for x in player.potions)
        seen.update(
            f"token {x}" for held in (player.trails, player.tracking) for x in held.values()
        )
        seen.update(f"token {quest.at}" for quest in player.quests if quest.terrain)
        seen.update(quest.story for quest in player.quests if quest.story in box.stories)
    if s.fight is not None:
        seen.update(s.fight.combo)
        for side in s.fight.sides:
            seen.update(f"potion {x}" for x in side.drunk)
    return seen
