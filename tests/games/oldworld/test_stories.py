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


def first(row: dict[str, Any]) -> dict[str, Any]:
    """How a row begins: a choice, a check, an effect."""
    step: dict[str, Any] = row["steps"][0]
    return step


def ways(row: dict[str, Any]) -> list[dict[str, Any]]:
    return list(first(row).get("options", []))


def inside(steps: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    """Steps, and those in the ways of a choice and in the bands of a die."""
    for step in steps:
        yield step
        answers = [step[key] for key in ("yes", "no") if key in step]
        for branch in (*step.get("options", ()), *step.get("bands", ()), *answers):
            yield from inside(branch["steps"])


def every(row: dict[str, Any]) -> list[dict[str, Any]]:
    """Every step a row may have."""
    return [*inside(row["steps"])]


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
        plain = [e for way in ways(row) for e in way["steps"] if e["do"] == "quest"]
        assert plain == quests(row), row["id"]
        assert len(plain) <= 1, row["id"]
    assert not any(quests(row) for row in EVENTS)


def test_every_event_is_reached_from_exactly_one_place() -> None:
    sent = {
        name: [q["event"] for row in deck for q in quests(row)]
        for name, deck in (("city", CITY), ("wilds", WILDS))
    }
    taken = [e["entry"] for row in (*STORIES, *EVENTS) for e in every(row) if e["do"] == "read"]
    assert sorted([*sent["city"], *sent["wilds"], *taken]) == list(range(1, 57))
    assert all(1 <= n <= 24 for n in sent["city"])
    assert all(25 <= n <= 49 for n in sent["wilds"])


def test_no_chain_of_events_comes_back_to_itself() -> None:
    after = {row["id"]: [e["entry"] for e in every(row) if e["do"] == "read"] for row in EVENTS}
    for first, following in after.items():
        seen, ahead = {first}, list(following)
        while ahead:
            number = ahead.pop()
            assert number not in seen
            seen.add(number)
            ahead += after[number]


def test_the_kinds_of_events() -> None:
    kinds = {"choose": 19, "table": 8, "threshold": 3, "test": 3, "duel": 4, "keep": 14}
    found = Counter(first(row)["do"] for row in EVENTS)
    assert {kind: found[kind] for kind in kinds} == kinds
    assert sum(found.values()) - sum(kinds.values()) == 5, "some just happen"


def test_every_power_is_used_once_and_a_favour_twice_at_most() -> None:
    found = sorted(e["power"] for row in EVENTS for e in every(row) if e["do"] == "keep")
    assert found == sorted(GEAR | COMPANIONS)
    favours = Counter(e["power"] for row in STORIES for e in every(row) if e["do"] == "keep")
    assert favours.keys() == FAVOURS.keys()
    assert max(favours.values()) <= 2


def test_bands_cover_every_number() -> None:
    ends = {"table": 6, "die": 6, "test": 16, "duel": 99}
    for row in (*STORIES, *EVENTS):
        for step in every(row):
            if step["do"] in ends:
                check_bands(step["bands"], ends[step["do"]])
            if step["do"] == "test":
                assert [band["upto"] for band in step["bands"]] == [7, 10, 13, 16]
            if step["do"] == "duel":
                assert [band["upto"] for band in step["bands"]] == [2, 4, 99]
                assert step["cards"] in (2, 3)


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
        case "read":
            return EVENT_WORTH
        case "die":
            return average(effect["bands"])
        case other:
            return {"trail": 1.5, "move": 2.0, "rest": -1.0, "quest": 0.0}[other]


def average(bands: list[dict[str, Any]]) -> float:
    """What the bands of a die are worth, each by its share of the six faces."""
    sizes = [b["upto"] - a for a, b in zip((0, *(x["upto"] for x in bands)), bands, strict=False)]
    worths = [worth(band["steps"]) for band in bands]
    return float(sum(map(mul, sizes, worths))) / 6


def worth_of_way(way: dict[str, Any]) -> float:
    price = way.get("price", [{}])[0]
    paid = price.get("gold", 0) + price.get("potions", 0) + 0.75 * price.get("cards", 0)
    return worth(way["steps"]) - float(paid)


@pytest.mark.parametrize("row", STORIES, ids=lambda row: str(row["id"]))
def test_a_story_keeps_its_budget(row: dict[str, Any]) -> None:
    for way in ways(row):
        if any(effect["do"] == "quest" for effect in way["steps"]):
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
    step = first(row)
    match step["do"]:
        case "table":
            assert 2.5 <= average(step["bands"]) <= 4
        case "threshold":
            assert 2 <= worth(step["no"]["steps"]) < worth(step["yes"]["steps"]) <= 5
        case "test" | "duel" | "choose" | "keep":
            pass
        case _:
            assert 3 <= worth(row["steps"]) <= 4
    found = [worth(band["steps"]) for band in step.get("bands", ())]
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
    prices = [part for way in ways(row) for part in way.get("price", ())]
    found = {f"{name}-" for part in prices for name in part if name != "do"}
    found |= {"gold-" for quest in quests(row) if quest.get("gold")}
    for effect in every(row):
        if effect["do"] == "choose":
            continue
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
