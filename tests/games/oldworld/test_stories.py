<<<<<<< HEAD
"""The stories of Old World: their counts, their worth, where they lead, and their words."""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Iterator
from operator import mul
from pathlib import Path
from typing import Any

import pytest

import korchma.games.oldworld as oldworld

HOME = Path(oldworld.__file__).parent
NAMED = {4, 5, 6, 8, 9, 12, 18}
GEAR = {"crossbow", "cloak", "horse", "totem", "whetstone", "satchel", "charts", "medallion"}
COMPANIONS = {"bard", "shieldmaiden", "herbalist", "hound", "surgeon", "sorceress"}
FAVOURS = {"discount": 2.0, "passage": 1.5, "sellsword": 1.5}
EVENT_WORTH = 3.0
ROW_CARD = (0.5, 1.0, 1.5)


def rows(name: str) -> list[dict[str, Any]]:
    """The rows of a file of the box."""
    table = tomllib.loads((HOME / "content" / f"{name}.toml").read_text(encoding="utf-8"))
    return list(table["event" if name == "events" else "story"])


CITY, WILDS, EVENTS = rows("city"), rows("wilds"), rows("events")
STORIES = [*CITY, *WILDS]


def ways(row: dict[str, Any]) -> list[dict[str, Any]]:
    return [row[key] for key in ("a", "b") if key in row]


def inside(effects: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    """Effects, and those in the bands of a die."""
    for effect in effects:
        yield effect
        for band in effect.get("bands", ()):
            yield from inside(band["effects"])


def every(row: dict[str, Any]) -> list[dict[str, Any]]:
    """Every effect a row may have."""
    lists = [way["effects"] for way in ways(row)]
    lists += [row.get(key, []) for key in ("effects", "yes", "no")]
    lists += [band["effects"] for band in row.get("bands", ())]
    return [effect for each in lists for effect in inside(each)]


def quests(row: dict[str, Any]) -> list[dict[str, Any]]:
    return [effect for effect in every(row) if effect["do"] == "quest"]


# --- how many, and where they lead ---------------------------------------------------------------


def test_there_are_36_stories_of_the_city_36_of_the_wilds_and_56_events() -> None:
    assert [row["id"] for row in CITY] == [f"city-{n:02}" for n in range(1, 37)]
    assert [row["id"] for row in WILDS] == [f"wilds-{n:02}" for n in range(1, 37)]
    assert [row["id"] for row in EVENTS] == list(range(1, 57))
    assert all(row["source"] == "designed" for row in (*STORIES, *EVENTS))


def target(quest: dict[str, Any]) -> str:
    if "at" in quest:
        assert quest["at"] in NAMED
        return "named"
    return "school" if quest.get("school") else str(quest["terrain"])


def test_quests_send_to_the_places_they_should() -> None:
    found = [Counter(target(q) for row in deck for q in quests(row)) for deck in (CITY, WILDS)]
    assert found[0] == {"mountain": 11, "forest": 4, "water": 2, "named": 3}
    assert found[1] == {"water": 9, "forest": 2, "mountain": 2, "named": 5, "school": 3}


def test_a_story_holds_one_quest_at_most_and_never_in_a_die() -> None:
    for row in STORIES:
        plain = [e for way in ways(row) for e in way["effects"] if e["do"] == "quest"]
        assert plain == quests(row), row["id"]
        assert len(plain) <= 1, row["id"]
    assert not any(quests(row) for row in EVENTS)


def test_every_event_is_reached_from_exactly_one_place() -> None:
    sent = {
        name: [q["event"] for row in deck for q in quests(row)]
        for name, deck in (("city", CITY), ("wilds", WILDS))
    }
    taken = [e["n"] for row in (*STORIES, *EVENTS) for e in every(row) if e["do"] == "event"]
    assert sorted([*sent["city"], *sent["wilds"], *taken]) == list(range(1, 57))
    assert all(1 <= n <= 24 for n in sent["city"])
    assert all(25 <= n <= 49 for n in sent["wilds"])


def test_no_chain_of_events_comes_back_to_itself() -> None:
    after = {row["id"]: [e["n"] for e in every(row) if e["do"] == "event"] for row in EVENTS}
    for first, following in after.items():
        seen, ahead = {first}, list(following)
        while ahead:
            number = ahead.pop()
            assert number not in seen
            seen.add(number)
            ahead += after[number]


def test_the_kinds_of_events() -> None:
    kinds = {"choice": 19, "plain": 5, "table": 8, "threshold": 3, "test": 3, "duel": 4}
    assert Counter(row["kind"] for row in EVENTS) == kinds | {"gear": 8, "companion": 6}


def test_every_power_is_used_once_and_a_favour_twice_at_most() -> None:
    assert sorted(row["power"] for row in EVENTS if row["kind"] == "gear") == sorted(GEAR)
    found = sorted(row["power"] for row in EVENTS if row["kind"] == "companion")
    assert found == sorted(COMPANIONS)
    favours = Counter(e["power"] for row in STORIES for e in every(row) if e["do"] == "keep")
    assert favours.keys() == FAVOURS.keys()
    assert max(favours.values()) <= 2


def test_bands_cover_every_number() -> None:
    ends = {"table": 6, "test": 16, "duel": 99}
    for row in EVENTS:
        if row["kind"] in ends:
            check_bands(row["bands"], ends[row["kind"]])
        if row["kind"] == "test":
            assert [band["upto"] for band in row["bands"]] == [7, 10, 13, 16]
        if row["kind"] == "duel":
            assert [band["upto"] for band in row["bands"]] == [2, 4, 99]
            assert row["cards"] in (2, 3)
    for row in (*STORIES, *EVENTS):
        for effect in every(row):
            if effect["do"] == "die":
                check_bands(effect["bands"], 6)


def check_bands(bands: list[dict[str, Any]], end: int) -> None:
    upto = [band["upto"] for band in bands]
    assert upto == sorted(set(upto))
    assert upto[-1] == end


# --- what they are worth -------------------------------------------------------------------------


def worth(effects: list[dict[str, Any]]) -> float:
    """What effects are worth in points: a gold, a potion, half a step of a skill."""
    return sum(worth_of(effect) for effect in effects)


def worth_of(effect: dict[str, Any]) -> float:
    n: int = effect.get("n", 0)
    match effect["do"]:
        case "gold" | "refill" | "draw":
            return float(n)
        case "potions":
            return max(float(n), -1.5)
        case "potions-to":
            return n - 2.0
        case "skill":
            return 2.0 * n
        case "shield" | "discard" | "burn":
            return n * {"shield": 0.4, "discard": -0.75, "burn": 0.5}[effect["do"]]
        case "shield-to":
            return 0.8 if n else -0.8
        case "row-card":
            return ROW_CARD[effect["cost"]]
        case "keep":
            return FAVOURS[effect["power"]]
        case "event":
            return EVENT_WORTH
        case "die":
            return average(effect["bands"])
        case other:
            return {"trail": 1.5, "move": 2.0, "rest": -1.0, "quest": 0.0}[other]


def average(bands: list[dict[str, Any]]) -> float:
    """What the bands of a die are worth, each by its share of the six faces."""
    sizes = [b["upto"] - a for a, b in zip((0, *(x["upto"] for x in bands)), bands, strict=False)]
    worths = [worth(band["effects"]) for band in bands]
    return float(sum(map(mul, sizes, worths))) / 6


def worth_of_way(way: dict[str, Any]) -> float:
    price = way.get("price", {})
    paid = price.get("gold", 0) + price.get("potions", 0) + 0.75 * price.get("cards", 0)
    return worth(way["effects"]) - float(paid)


@pytest.mark.parametrize("row", STORIES, ids=lambda row: str(row["id"]))
def test_a_story_keeps_its_budget(row: dict[str, Any]) -> None:
    for way in ways(row):
        if any(effect["do"] == "quest" for effect in way["effects"]):
            assert -1 <= worth_of_way(way) <= 1
        else:
            assert 1 <= worth_of_way(way) <= 2.75


@pytest.mark.parametrize("deck", [CITY, WILDS], ids=["city", "wilds"])
def test_a_story_gives_two_points_on_the_whole(deck: list[dict[str, Any]]) -> None:
    found = [worth_of_way(way) for row in deck for way in ways(row)]
    plain = [each for each in found if each >= 1]
    assert 1.75 <= sum(plain) / len(plain) <= 2.1


@pytest.mark.parametrize("row", EVENTS, ids=lambda row: str(row["id"]))
def test_an_event_keeps_its_budget(row: dict[str, Any]) -> None:
    for way in ways(row):
        assert 2.5 <= worth_of_way(way) <= 4.5
    if row["kind"] == "plain":
        assert 3 <= worth(row["effects"]) <= 4
    if row["kind"] == "table":
        assert 2.5 <= average(row["bands"]) <= 4
    if row["kind"] == "threshold":
        assert 2 <= worth(row["no"]) < worth(row["yes"]) <= 5
    found = [worth(band["effects"]) for band in row.get("bands", ())]
    assert found == sorted(found)
    assert max(found, default=5) <= 5.5


@pytest.mark.parametrize("deck", [CITY, WILDS], ids=["city", "wilds"])
def test_one_way_in_six_has_a_price_and_the_other_is_free(deck: list[dict[str, Any]]) -> None:
    priced = [[way for way in ways(row) if "price" in way] for row in deck]
    assert all(len(each) <= 1 for each in priced)
    assert 9 <= sum(map(len, priced)) <= 13


CITY_OFTEN = {"gold+": 15, "skill+": 10, "gold-": 9, "shield-": 7, "trail": 6, "burn+": 6}
CITY_OFTEN |= {"potions-": 5, "refill+": 5, "row-card": 5, "die": 5}
WILDS_OFTEN = {"skill+": 15, "potions-": 11, "gold+": 9, "trail": 8, "shield-": 7, "potions+": 6}
WILDS_OFTEN |= {"refill+": 6, "refill-": 5, "burn+": 5, "skill-": 4}


def kinds(row: dict[str, Any]) -> set[str]:
    """What a card does: each effect with its sign; a price is a loss."""
    found = {f"{name}-" for way in ways(row) for name in way.get("price", {})}
    found |= {"gold-" for quest in quests(row) if quest.get("gold")}
    for effect in every(row):
        n = effect.get("n")
        sign = "" if n is None else "+" if n > 0 else "-"
        found.add("shield-" if effect["do"] == "shield-to" and not n else effect["do"] + sign)
    return found


@pytest.mark.parametrize(("deck", "often"), [(CITY, CITY_OFTEN), (WILDS, WILDS_OFTEN)])
def test_effects_come_as_often_as_they_should(
    deck: list[dict[str, Any]], often: dict[str, int]
) -> None:
    found = Counter(kind for row in deck for kind in kinds(row))
    assert {k: found[k] for k, n in often.items() if abs(found[k] - n) > 2} == {}
=======
"""Exploring, quests and events: every effect, every kind."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from korchma.games.oldworld import events as e
from korchma.games.oldworld.box import Box
from korchma.games.oldworld.options import (
    Burn,
    Choose,
    Complete,
    Explore,
    Go,
    Pour,
    Raise,
    Take,
    Toss,
    Track,
)
from korchma.games.oldworld.state import Player, Quest
from tests.games.oldworld.story import BOX, Story, old_world, witcher
from tests.games.oldworld.tales import nothing_to_read, tale

A, B = Choose("a"), Choose("b")


def read(box: Box, wolf: Player, row: Sequence[str] = (), brews: Sequence[str] = ()) -> Story:
    """A Wolf reads a story of the city and takes the first way."""
    table = old_world(phase="deed", content=box, wolf=wolf, row=row, brews=brews)
    return table.do(Explore("city"), A)


def after(*effects: dict[str, object], wolf: Player | None = None, **more: Sequence[str]) -> Story:
    """What comes of some effects."""
    return read(tale(a=effects), wolf or witcher(), **more)


# --- exploring -----------------------------------------------------------------------------------


@pytest.mark.rule("58", "60")
@pytest.mark.case("T17")
def test_the_guards_and_the_prison() -> None:
    box = tale(
        a=[{"do": "gold", "n": -2}, {"do": "skill", "skill": "combat", "n": 1}],
        b=[{"do": "gold", "n": 2}],
    )
    table = old_world(phase="deed", content=box, wolf=witcher(gold=1)).do(Explore("city"))
    assert table.options == [A, B]
    table.do(A)
    assert (table["wolf"].gold, table["wolf"].skills) == (0, [2, 1, 1, 1]), "as far as possible"
    table = old_world(phase="deed", content=box, wolf=witcher(gold=1)).do(Explore("city"), B)
    assert (table["wolf"].gold, table["wolf"].skills) == (3, [1, 1, 1, 1])


@pytest.mark.rule("58")
def test_the_choice_comes_before_the_outcome_and_the_other_stays_unread() -> None:
    box = tale(a=[{"do": "gold", "n": 1}], b=[{"do": "gold", "n": 2}])
    table = old_world(phase="deed", content=box, wolf=witcher()).do(Explore("city"))
    assert table.told(e.Explored) == [e.Explored(0, "city", "tale")]
    assert table.told(e.Outcome) == []
    table.do(B)
    assert table.told(e.Outcome) == [e.Outcome(0, "tale-b")]


@pytest.mark.rule("58", "52")
def test_exploring_is_possible_everywhere_in_city_and_wilds() -> None:
    for place in BOX.places:
        table = old_world(phase="deed", wolf=witcher(place))
        assert table.offers(Explore("city"))
        assert table.offers(Explore("wilds"))


@pytest.mark.rule("58")
def test_an_empty_deck_is_replaced_by_the_other_and_two_by_nothing() -> None:
    box = tale(a=[{"do": "gold", "n": 1}])
    table = old_world(
        phase="deed", content=box, wolf=witcher(), tweak=lambda s: setattr(s, "city", [])
    ).do(Explore("city"))
    assert table.told(e.Explored)[0].story == "wild-tale"
    table = old_world(phase="deed", wolf=witcher(), tweak=nothing_to_read).do(Explore("city"))
    assert table.told(e.Nothing) == [e.Nothing(0)]


@pytest.mark.rule("60")
def test_a_story_without_a_quest_leaves_the_game_and_touches_nobody_else() -> None:
    box = tale(a=[{"do": "gold", "n": 1}])
    table = old_world(phase="deed", content=box, wolf=witcher(), bear=witcher(gold=2))
    table.do(Explore("city"), A)
    assert table.state.told == ["tale"]
    assert table["bear"].gold == 2


@pytest.mark.rule("59")
@pytest.mark.parametrize(
    ("price", "poor", "rich"),
    [
        ({"gold": 2}, {"gold": 1}, {"gold": 2}),
        ({"potions": 2}, {"potions": ("swallow",)}, {"potions": ("swallow", "swallow")}),
        ({"cards": 2}, {"hand": ("WOLF-1",)}, {"hand": ("WOLF-1", "WOLF-2")}),
    ],
)
def test_a_way_with_a_price_wants_it_in_full(
    price: dict[str, int], poor: dict[str, object], rich: dict[str, object]
) -> None:
    box = tale(a=[{"do": "shield", "n": -1}], b=[{"do": "refill", "n": 1}], price=price)
    wolf = witcher(**poor)  # type: ignore[arg-type]
    table = old_world(phase="deed", content=box, wolf=wolf).do(Explore("city"))
    assert table.told(e.Outcome) == [e.Outcome(0, "tale-b")], "the other way is all there is"
    wolf = witcher(**rich)  # type: ignore[arg-type]
    table = old_world(phase="deed", content=box, wolf=wolf).do(Explore("city"), A)
    assert (wolf.gold, wolf.potions, len(wolf.discard)) == (0, [], price.get("cards", 0))
    assert table.told(e.Outcome) == [e.Outcome(0, "tale-a")]


# --- effects -------------------------------------------------------------------------------------


@pytest.mark.rule("24", "60")
def test_skills_by_name_the_lowest_or_any() -> None:
    assert after({"do": "skill", "skill": "alchemy", "n": 1})["wolf"].skills == [1, 1, 2, 1]
    wolf = witcher(skills=(2, 1, 2, 1))
    table = after({"do": "skill", "skill": "lowest", "n": 1}, wolf=wolf)
    assert table.options == [Raise("defence"), Raise("specialty")]
    table.do(Raise("specialty"))
    assert wolf.skills == [2, 1, 2, 2]
    table = after({"do": "skill", "skill": "any", "n": 1}, wolf=witcher(skills=(5, 1, 2, 1)))
    assert table.options == [Raise("defence"), Raise("alchemy"), Raise("specialty")]


@pytest.mark.rule("26", "60")
def test_a_skill_lost() -> None:
    wolf = witcher(skills=(1, 3, 1, 1))
    after({"do": "skill", "skill": "defence", "n": -1}, wolf=wolf)
    assert (wolf.skills[1], wolf.shield) == (2, 2)


@pytest.mark.rule("27", "60")
def test_the_shield_up_down_and_to_a_number() -> None:
    for effect, shield in (
        ({"do": "shield", "n": -1}, 1),
        ({"do": "shield", "n": -5}, 0),
        ({"do": "shield", "n": 2}, 3),
        ({"do": "shield-to", "n": 0}, 0),
        ({"do": "shield-to", "n": 9}, 3),
    ):
        wolf = witcher(skills=(1, 3, 1, 1), shield=2)
        after(effect, wolf=wolf)
        assert wolf.shield == shield, effect


@pytest.mark.rule("28", "60")
def test_potions_drawn_poured_and_up_to_a_number() -> None:
    table = after({"do": "potions", "n": 2}, brews=("swallow", "blizzard"))
    assert table["wolf"].potions == ["swallow", "blizzard"]
    table = after({"do": "potions", "n": -1}, wolf=witcher(potions=("swallow", "blizzard")))
    assert table.do(Pour("blizzard"))["wolf"].potions == ["swallow"]
    table = after({"do": "potions", "n": -9}, wolf=witcher(potions=("swallow", "swallow")))
    assert table["wolf"].potions == []
    table = after({"do": "potions-to", "n": 4}, wolf=witcher(potions=("swallow",)))
    assert len(table["wolf"].potions) == 4
    table = after({"do": "potions-to", "n": 5}, wolf=witcher(potions=("swallow",)))
    assert len(table["wolf"].potions) == 5, "above the limit where the story says so"


@pytest.mark.rule("65", "30")
def test_a_trail_of_a_monster_of_ones_choice() -> None:
    wolf = witcher(trails=("forest",), tracking={"water": 14})
    table = after({"do": "trail"}, wolf=wolf)
    assert table.options == [Track("rotfiend", "mountain"), Track("foglet", "water")]
    table.do(Track("foglet", "water"))
    assert ({*wolf.trails}, wolf.tracking) == ({"forest", "water"}, {})
    assert (14 in table.state.stacks["water"], wolf.gold) == (True, 0), "its coin is lost"


@pytest.mark.rule("65")
@pytest.mark.ruling("A13")
def test_no_token_no_trail() -> None:
    wolf = witcher(trails=("forest", "mountain"), tracking={"water": 14})
    box = tale(a=[{"do": "trail"}])
    table = old_world(
        phase="deed", content=box, wolf=wolf, tweak=lambda s: s.stacks.update(water=[])
    ).do(Explore("city"), A)
    assert ({*table["wolf"].trails}, wolf.tracking) == ({"forest", "mountain"}, {"water": 14})


@pytest.mark.rule("60", "68")
@pytest.mark.parametrize(("n", "held"), [(1, 4), (-1, 2)])
def test_more_or_fewer_cards_in_phase_three(n: int, held: int) -> None:
    assert len(after({"do": "refill", "n": n})["wolf"].hand) == held


@pytest.mark.rule("60")
def test_cards_drawn_and_discarded() -> None:
    wolf = witcher(hand=("WOLF-1",))
    table = after({"do": "draw", "n": 1}, {"do": "discard", "n": 1}, wolf=wolf)
    assert [each.card for each in table.options if isinstance(each, Toss)] == ["WOLF-1", "WOLF-2"]
    table.do((Toss("WOLF-1"),))
    assert wolf.discard[0] == "WOLF-1"
    wolf = witcher(hand=("WOLF-1",))
    after({"do": "discard", "n": 3}, wolf=wolf)
    assert wolf.discard == ["WOLF-1"]


@pytest.mark.rule("66", "23")
def test_a_card_burned_from_hand_deck_or_discard() -> None:
    wolf = witcher(hand=("WOLF-1",), discard=("WOLF-2",))
    table = after({"do": "burn", "n": 1}, wolf=wolf)
    assert {each.card for each in table.options if isinstance(each, Burn)} == {
        *BOX.starting["wolf"]
    }
    shuffles = table.luck.shuffles
    table.do((Burn("WOLF-9"),))
    assert table.state.burned == ["WOLF-9"]
    assert table.luck.shuffles == shuffles + 1, "out of the deck: it is shuffled"


@pytest.mark.rule("64")
def test_a_card_of_the_row_by_its_printed_cost_to_the_discard() -> None:
    row = ("B1-1", "B1-2", "B2-1", "R0-1", "R1-1", "R2-1")
    table = after({"do": "row-card", "cost": 2}, row=row)
    assert table.options == [Take("B2-1"), Take("R2-1")]
    table.do(Take("R2-1"))
    assert table["wolf"].discard == ["R2-1"]
    assert table.state.row[1:] == ["B1-1", "B1-2", "B2-1", "R0-1", "R1-1"]


@pytest.mark.rule("64")
@pytest.mark.ruling("A5")
def test_a_card_of_that_cost_is_searched_in_the_deck_and_the_rest_shuffled_back() -> None:
    row = ("B0-1", "B0-2", "B0-3", "R0-1", "R0-2", "R0-3")
    box = tale(a=[{"do": "row-card", "cost": 2}])
    table = old_world(
        phase="deed", content=box, wolf=witcher(), row=row, market=("B1-1", "R2-3", "B2-1")
    )
    table.do(Explore("city"))
    shuffles = table.luck.shuffles
    table.do(A)
    assert table["wolf"].discard == ["R2-3"]
    assert table.luck.shuffles == shuffles + 1
    assert {"B1-1", "B2-1"} <= {*table.state.market}


@pytest.mark.rule("64")
def test_a_cost_nobody_has_left_brings_nothing() -> None:
    row = ("B0-1", "B0-2", "B0-3", "R0-1", "R0-2", "R0-3")
    box = tale(a=[{"do": "row-card", "cost": 2}])
    table = old_world(
        phase="deed",
        content=box,
        wolf=witcher(),
        row=row,
        tweak=lambda s: setattr(s, "market", ["B1-1"]),
    ).do(Explore("city"), A)
    assert table["wolf"].discard == []


@pytest.mark.rule("60")
@pytest.mark.parametrize(("face", "gold"), [(1, 1), (2, 1), (3, 5), (6, 5)])
def test_a_die_decides(face: int, gold: int) -> None:
    bands = [
        {"upto": 2, "effects": [{"do": "gold", "n": 1}]},
        {"upto": 6, "effects": [{"do": "gold", "n": 5}]},
    ]
    table = old_world(phase="deed", content=tale(a=[{"do": "die", "bands": bands}]), wolf=witcher())
    table.do(Explore("city")).dice(face).do(A)
    assert table["wolf"].gold == gold


@pytest.mark.rule("60", "36")
def test_a_story_may_lead_to_the_next_place_and_its_action() -> None:
    table = after({"do": "move"}, wolf=witcher(8), brews=("swallow",))
    assert table.options == [Go(0), Go(4), Go(7), Go(11)]
    table.do(Go(11))
    assert (table["wolf"].at, table["wolf"].potions) == (11, ["swallow"])


@pytest.mark.rule("60")
def test_a_story_may_end_phase_one_at_once() -> None:
    box = tale(events={1: {"kind": "plain", "effects": [{"do": "rest"}]}})
    wolf = witcher(8, hand=("B0-4", "B0-1"), quests=[Quest("tale", 11, "mountain", 1, 0)])
    table = old_world(content=box, wolf=wolf).move(11, "B0-4").do(Complete("tale"))
    assert table.about == "rest"


@pytest.mark.rule("60", "62")
def test_a_story_may_leave_something_for_good_or_lead_to_an_event() -> None:
    assert after({"do": "keep", "power": "discount"})["wolf"].kept == ["discount"]
    box = tale(a=[{"do": "event", "n": 7}], events={7: {"kind": "companion", "power": "bard"}})
    table = read(box, witcher())
    assert (table["wolf"].kept, table.state.events) == (["bard"], [7])
>>>>>>> o3
