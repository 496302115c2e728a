"""What each game has beside what every game says: the small print of its table, by title."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, get_args

from korchma.games.oldworld.box import box as oldworld
from korchma.games.oldworld.box.book import story_texts
from korchma.games.oldworld.box.rows import Action
from korchma.games.oldworld.eyes.words import named
from korchma.games.oldworld.rules.poker import HANDS
from korchma.games.oldworld.rules.score import KINDS, RANKS, rank
from korchma.games.oldworld.state import Phase as WorldPhase
from korchma.games.ronin.box import box as ronin
from korchma.games.ronin.box import rows as ronin_rows
from korchma.games.ronin.state import SOURCES
from korchma.games.ronin.state import Phase as RoninPhase
from korchma.games.swordsorcery.box import box as swords
from korchma.games.swordsorcery.box.holding import HEROES
from korchma.games.swordsorcery.box.proofs import texts_of, wanted
from korchma.games.swordsorcery.box.wording import messages
from korchma.games.wasteknights.box import box as waste
from korchma.games.wasteknights.box.book import plot_texts, tale_book
from korchma.games.wasteknights.eyes.refusals import DEEDS
from korchma.games.wasteknights.rules.city import SHOPS
from korchma.games.wasteknights.state import Phase as WastePhase
from korchma.games.witches.box.box import Box
from korchma.games.witches.eyes.words import benefit_id
from korchma.games.witches.state import DUNGEON, Phase
from korchma.kernel import find_game
from korchma.kernel.content import parts
from korchma.text import Voice
from korchma.tray.stories import Choose


def of_witches(box: Box) -> set[str]:
    """Forms of places and tokens, benefits, powers, and what the look adds to them."""
    out = {f"phase-{phase}" for phase in get_args(Phase)} | {"token-closed", "token-closed.short"}
    spaces = [f"space-{x}" for x, area in box.area_of.items() if x != area]
    for place in (*(f"area-{area}" for area in (*box.areas, DUNGEON)), *spaces):
        out |= {place, f"{place}.to", f"{place}.at", f"{place}.short"}
    for token in box.tokens.values():
        out |= {f"token-{token.id}", f"token-{token.id}.short", f"token-{token.id}.hint"}
        if token.hard:
            out.add(f"token-{token.id}.consequence")
    for card in box.cards.values():
        out |= {f"card-{card.id}", f"character-{card.character}", benefit_id(card)}
        out |= {f"{benefit_id(card)}.text", f"symbol-{card.symbol}", f"symbol-{card.symbol}.text"}
    for witch in box.witches.values():
        out |= {f"witch-{witch.id}", f"witch-{witch.id}.short", f"witch-{witch.id}.power"}
        if witch.token:
            out |= {f"witch-token-{witch.token}", f"witch-token-{witch.token}.text"}
    return out


def of_ronin(box: ronin.Box) -> set[str]:
    """Steps, sources of points, endings, and the texts of characters, skills, boards, bonuses."""
    out = {f"phase-{phase}" for phase in get_args(RoninPhase)}
    out |= {f"source-{source}" for source in SOURCES}
    told = [f"ending-{ending}" for ending in ("points", "won", "lost")]
    told += [f"character-{who}" for who in box.characters]
    told += [f"skill-{skill}" for skill in box.skills]
    told += [f"bonus-{bonus}" for bonus in get_args(ronin_rows.Bonus)]
    told += [f"window-{window}" for window in get_args(ronin_rows.Window)]
    return out | {*told, *(f"{name}.text" for name in told)}


def of_oldworld(box: oldworld.Box) -> set[str]:
    """Steps, endings, hands of poker, forms of names, what things do, and all of the stories."""
    out = {f"phase-{phase}" for phase in get_args(WorldPhase)}
    out |= {f"source-{kind}" for kind in KINDS} | {f"hand-{hand}" for hand in HANDS}
    ranks = {rank(turns) for turns, _ in RANKS} | {rank(RANKS[-1][0] + 1)}
    told = ["ending-trophies", *(f"ending-solo-{name}" for name in ranks)]
    told += [f"action-{action}" for action in {*get_args(Action)} - {"skill"}]
    told += [f"action-{skill}" for skill in oldworld.SKILLS]
    kinds = ("monster", "potion", "skill", "perk", "school")
    told += [f"{kind}-{each}" for kind in kinds for each in named(box)[kind]]
    told += [f"colour-{colour}" for colour in {*box.colours.values()}]
    schools = {place.school for place in box.places.values() if place.school}
    out |= {f"school-{school}" for school in schools}
    out |= {f"school-{school}.short" for school in schools}
    out |= {f"school-{school}.specialty" for school in box.schools}
    out |= {f"place-{place}.{form}" for place in box.places for form in ("to", "at")}
    for tale in box.tales.values():
        out |= {*story_texts(tale)}
    return out | {*told, *(f"{name}.text" for name in told)}


def of_wasteknights(box: waste.Box) -> set[str]:
    """Steps, endings, reasons about deeds, what is printed on sheets and cards, and all tales."""
    out = {f"phase-{phase}" for phase in get_args(WastePhase)}
    out |= {f"refused-deed-{reason}" for reason in (*DEEDS, "no-actions")}
    out |= {"refused-did-camp", "refused-did-explore", "die", "price"}
    out |= {f"harm-{harm}" for harm in ("wound", "injury", "rad", "damage")}
    out |= {f"goods-{goods}" for goods in ("gear", "part")}
    out |= {f"vehicle-type-{each.type}" for each in box.vehicles.values()}
    out |= {f"gear-kind-{each.kind}" for each in box.gear.values()}
    voice = Voice(find_game("wasteknights"), "en")  # long names have a short form for a phone
    out |= {f"gear-{card}.short" for card in box.gear if voice.has(f"gear-{card}.short")}
    out |= {f"symbol-{symbol}" for symbol in ("success", "fate", "failure", "blank")}
    out |= {f"terrain-{ground}" for ground in (*box.grounds, "crater", "crater.text")}
    told = [f"state-{state}" for state in ("unconscious", "wrecked")]
    told += [f"property-{each}" for each in ("ambush", "pierce", "fury", "threat", "auto")]
    told += [f"hazard-{each}" for each in ("rad", "cont", "threat")]
    told += [f"skill-{skill}" for skill in waste.SKILLS] + [f"shop-{shop}" for shop in SHOPS]
    told += [f"spot-{spot.name}" for spot in box.spots.values()]
    told += [f"special-{card}" for card in box.specials]
    for who in box.knights:
        out |= {f"knight-{who}.{part}" for part in ("class", "about", "ability")}
    out |= {*_flavours(box), *_card_ways(box)}
    for tale in box.adventures.values():
        ends = [*tale.epilogues, "all-eliminated"]
        told += [f"ending-{tale.id}-{end}" for end in ends]
        book = tale_book(tale)
        out |= {text for page in tale.pages.values() for text in book.texts(page)}
        out |= {f"adventure-{tale.id}", f"adventure-{tale.id}.about", *plot_texts(tale)}
        out |= {f"tale-{tale.id}{part}" for part in ("", ".motto", ".kind")}
    return out | {*told, *(f"{name}.text" for name in told)}


def _flavours(box: waste.Box) -> Iterator[str]:
    """The line at the foot of a card."""
    cards: dict[str, list[str]] = {
        "enemy": [*box.enemies],
        "event": [*box.events],
        "find": [*box.finds],
        "injury": [*box.injuries],
        "breakdown": [*box.breakdowns],
        "gear": [*box.gear],
        "special": [*box.specials],
    }
    for kind, ids in cards.items():
        yield from (f"{kind}-{card}.flavour" for card in ids)
    for event in box.events:
        yield from (f"event-{event}.{part}" for part in ("circumstance", "success", "failure"))
    for upgrade in box.upgrades.values():
        if not upgrade.gear:
            yield from (f"upgrade-{upgrade.id}-{face}.flavour" for face in "ab")


def _card_ways(box: waste.Box) -> Iterator[str]:
    """What a card lets one choose between."""
    cards: list[tuple[str, Any]] = [(f"enemy-{each.id}", each) for each in box.enemies.values()]
    cards += [(f"event-{each.id}", each) for each in box.events.values()]
    for name, card in cards:
        for _, part in parts(card):
            if isinstance(part, Choose):
                yield from (f"{name}.{way.id}" for way in part.options)


def of_swordsorcery(box: swords.Box) -> set[str]:
    """All that cards are made of, endings, the road of the campaign, and all of the quests."""
    out = messages(box)
    voice = Voice(find_game("swordsorcery"), "en")
    for name, book in box.quests.items():
        out |= {*wanted(book), name, f"{name}.about"}
        ends = [f"ending-{name}-{end}" for end in book.quest.endings]
        out |= {*ends, *(f"{end}.text" for end in ends)}
        pages = [text for page in book.paragraphs.values() for text in texts_of(name, page)]
        out |= {f"{page}.{who}" for page in pages for who in SPEAKERS if voice.has(f"{page}.{who}")}
    return out


SPEAKERS = (*HEROES, *(f"{one}-{other}" for one in HEROES for other in HEROES))
"""Whoever is there may have a word to say to a paragraph, or two of them."""

THINGS: dict[str, Callable[[Any], set[str]]] = {
    "witches": of_witches,
    "ronin": of_ronin,
    "oldworld": of_oldworld,
    "wasteknights": of_wasteknights,
    "swordsorcery": of_swordsorcery,
}
