"""The campaign of seven quests: what one leaves behind is what the next begins with. [3.15]"""

from __future__ import annotations

import msgspec

from korchma.games.swordsorcery.box.content import QUESTS
from korchma.games.swordsorcery.rules.cards import slots_of
from korchma.games.swordsorcery.rules.legacies import stripped
from korchma.games.swordsorcery.state import Carried, Hero, Kept, Legacy, SwordTable, Veteran
from korchma.kernel import Ahead, Campaign

KEPT = ("given", "laid")
"""Counters that a quest played again begins with. (q7 ``kept``)"""
LOCAL = "q."
"""Flags that end with their quest."""


def legacy(t: SwordTable) -> Legacy:
    """The party with ranks, crowns, cards and deaths; shards; flags that travel."""
    s, before = t.state, t.options.legacy
    counts = {row.id for row in t.content.quests[s.quest].quest.counts}
    flags = {
        name: n for name, n in s.flags.items() if not name.startswith(LOCAL) and name not in counts
    }
    won = s.ending == "win"
    kept = {name: s.flags[name] for name in KEPT if name in counts and not won}
    return Legacy(
        quest=s.quest,
        won=won,
        party=tuple(_veteran(hero) for hero in s.heroes),
        shards=s.shards,
        flags=tuple(sorted(flags.items())),
        kept=tuple(sorted(kept.items())),
        stash=tuple(_kept(carried) for carried in s.stash),
        away=_away(t),
        losses=(before.losses if before is not None else 0) + (not won),
    )


def _away(t: SwordTable) -> tuple[Veteran, ...]:
    """Heroes of earlier quests who did not go on this one. (4.D 44)"""
    before, box = t.options.legacy, t.content
    if before is None:
        return ()
    here = {hero.who for hero in t.state.heroes}
    all_ = (*before.party, *before.away)
    return tuple(stripped(box, each) for each in all_ if box.heroes[each.card].hero not in here)


def _kept(carried: Carried) -> Kept:
    return Kept(carried.card, "b" if carried.side == "b" else "a", carried.charges)


def _veteran(hero: Hero) -> Veteran:
    """A hero between quests; what belongs to a quest stays there. The ring's power comes last."""
    powers = sorted(hero.powers, key=lambda power: bool(power.item))
    return Veteran(
        card=hero.card,
        rank=hero.rank,
        crowns=hero.crowns,
        powers=tuple(power.card for power in powers),
        talents=tuple(hero.talents),
        worn=tuple((slot, _kept(carried)) for slot, carried in slots_of(hero)),
        pack=tuple(_kept(carried) for carried in hero.pack if carried.card != "tallow"),
        deaths=hero.deaths,
    )


def ahead(before: Legacy | None) -> Ahead | None:
    """The next quest; a lost one again; nothing after the last. [3.15]"""
    if before is None:
        return Ahead("q1", "campaign")
    number = QUESTS.index(before.quest) + before.won
    if number == len(QUESTS):
        return None
    quest = QUESTS[number]
    return Ahead(quest, "campaign", {"quest": quest, "legacy": msgspec.to_builtins(before)})


CAMPAIGN = Campaign(version=1, legacy_type=Legacy, legacy=legacy, ahead=ahead)
