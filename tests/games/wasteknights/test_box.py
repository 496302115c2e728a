"""The rows of the box: their counts, the map, the dice, and what is said of a mistake."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest

from korchma.games.wasteknights import GAME
from korchma.games.wasteknights.box.box import SUCCESS
from korchma.games.wasteknights.box.content import FILES, load
from korchma.games.wasteknights.box.fit import miscounts
from korchma.games.wasteknights.box.perks import Can
from korchma.games.wasteknights.box.rows import EnemyRow, EventRow, LetterRow
from korchma.kernel import KorchmaError
from korchma.kernel.content import Row, parts
from korchma.tray import dice
from korchma.tray.maps import Fares
from tests.games.wasteknights.packs import BAD_PACKS, ours
from tests.kernel.packs import BadPack, lay

BOX = GAME.content
CITY = {spot.name: spot.id for spot in BOX.spots.values() if spot.city}
SITE = {spot.name: spot.id for spot in BOX.spots.values() if not spot.city}

# --- counts ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("deck", "enemies", "events", "encounters"), [("dh", 20, 9, 11), ("bm", 14, 7, 9)]
)
def test_the_wasteland_decks(deck: str, enemies: int, events: int, encounters: int) -> None:
    kinds = Counter(type(BOX.wasteland[card]) for card in BOX.decks[deck])
    assert kinds == {EnemyRow: enemies, EventRow: events, LetterRow: encounters}


def test_the_encounters_of_a_deck_are_letters_of_its_own() -> None:
    letters = {deck: {x.id for x in BOX.letters.values() if x.deck == deck} for deck in BOX.decks}
    assert letters == {"dh": {*"ABCDEFGHI"}, "bm": {*"JKLMNOP"}}


def test_sixty_four_cards_of_gear_fourteen_to_start_with() -> None:
    cards = [row for row in BOX.cards.values() if not row.knight]
    assert (len(cards), sum(row.start for row in cards)) == (64, 14)
    deck = Counter(row.kind for row in cards if not row.start)
    assert deck == {"weapon": 20, "armour": 8, "device": 12, "drug": 10}


def test_of_all_else_as_many_as_the_rulebook_counts() -> None:
    counts = {name: len(getattr(BOX, name)) for name in ("knights", "vehicles", "finds", "threats")}
    assert counts == {"knights": 6, "vehicles": 6, "finds": 20, "threats": 10}
    assert (len(BOX.injuries), len(BOX.breakdowns)) == (8, 8)
    owners = Counter(row.knight for row in BOX.upgrades.values())
    assert owners == {"": 6} | dict.fromkeys(BOX.knights, 4)


def test_a_quick_kit_can_be_held_and_only_armour_runs_short() -> None:
    """Two hands, one armour; four kits with homemade armour, and three cards of it."""
    dealt = Counter(card for knight in BOX.knights.values() for card in knight.kit)
    short = {card for card, times in dealt.items() if times > BOX.gear[card].count}
    assert short == {"S5"}
    for knight in BOX.knights.values():
        kit = [BOX.gear[card] for card in knight.kit]
        assert sum(row.kind == "armour" for row in kit) == 1
        assert sum(row.hands for row in kit) == 2


def test_knights_are_of_one_strength() -> None:
    for knight in BOX.knights.values():
        pool = [die for letters in knight.skills.values() for die in BOX.pool(letters)]
        sums = sum(dice.mean((die,), lambda face: face[SUCCESS]) for die in pool)
        assert 6.8 <= round(sums, 1) <= 7.2


# --- the map --------------------------------------------------------------------------------------


def test_eighty_one_spaces_five_of_them_craters() -> None:
    assert len(BOX.spaces) == 76
    assert BOX.craters == ("r3c3", "r3c6", "r4c8", "r6c5", "r6c9")
    ground = Counter(space.terrain for space in BOX.spaces.values())
    assert ground == {"desert": 32, "highway": 21, "bush": 14, "mountains": 9}
    hazards = Counter(space.hazard for space in BOX.spaces.values() if space.hazard)
    assert hazards == {"threat": 12, "rad": 7, "cont": 7}


def test_six_cities_and_thirteen_sites() -> None:
    assert [*BOX.cities] == [1, 2, 3, 4, 5, 6]
    assert [*CITY.values()] == [*BOX.cities.values()]
    assert (len(SITE), {*SITE.values()} & {*BOX.cities.values()}) == (13, set())


def test_no_space_is_a_dead_end() -> None:
    assert min(map(len, BOX.graph.near.values())) >= 2


def test_two_crossings_split_the_land() -> None:
    gates = {CITY["first-bridge"], SITE["broken-causeway"]}
    for shut in ({CITY["first-bridge"]}, {SITE["broken-causeway"]}):
        assert len(_walked(CITY["rustport"], shut)) == 75
    assert len(_walked(CITY["rustport"], gates)) == 38
    assert len(_walked(CITY["new-sydney"], gates)) == 36


def test_what_is_free_is_not_safe() -> None:
    """No chain of highways is longer than four, and none of three or more without a hazard."""
    roads = {at for at, space in BOX.spaces.items() if space.terrain == "highway"}
    for start in roads:
        chain = _walked(start, {*BOX.spaces} - roads)
        assert len(chain) <= 4
        assert len(chain) < 3 or any(BOX.spaces[at].hazard for at in chain)


@pytest.mark.parametrize(
    ("start", "goal", "points", "hazards"),
    [
        ("rustport", "new-sydney", 5, 2),
        ("pumps", "queens-valley", 7, 2),
        ("alice-offsprings", "first-bridge", 0, 0),
        ("first-bridge", "new-sydney", 4, 1),
        ("queens-valley", "new-sydney", 4, 2),
    ],
)
def test_the_cheapest_way(start: str, goal: str, points: int, hazards: int) -> None:
    def fare(here: str, there: str) -> tuple[int, int]:
        space = BOX.spaces[there]
        return BOX.grounds[space.terrain].cost, int(space.hazard is not None)

    routes = Fares(BOX.graph, fare).routes(CITY[start], (points, 9))[CITY[goal]]
    assert routes[0].cost == (points, hazards)


def _walked(start: str, shut: set[str]) -> set[str]:
    """Where one comes to from there, without entering what is shut."""
    seen, ahead = {start}, [start]
    while ahead:
        new = {*BOX.graph.near[ahead.pop()]} - seen - shut
        seen |= new
        ahead += new
    return seen


# --- the dice -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("pool", "chances"),
    [
        ("WW", (56, 11)),
        ("WWG", (78, 33, 6)),
        ("WGG", (83, 42, 8)),
        ("WGB", (83, 47, 17)),
        ("GGB", (88, 54, 21)),
        ("GBB", (88, 58, 28)),
        ("GBR", (92, 69, 39)),
        ("WGBWW", (93, 69, 38)),
        ("GGBGB", (97, 83, 58)),
    ],
)
def test_the_odds_of_a_pool(pool: str, chances: tuple[int, ...]) -> None:
    """In hundredths: one success or more, two or more, three or more."""
    odds = [dice.mean(BOX.pool(pool), dice.at_least(n, SUCCESS)) for n in (1, 2, 3)]
    assert [100 * each for each in odds[: len(chances)]] == pytest.approx(chances, abs=0.51)


# --- mistakes -------------------------------------------------------------------------------------


@pytest.mark.parametrize("bad", BAD_PACKS.values(), ids=list(BAD_PACKS))
def test_a_mistake_is_named_by_file_row_and_field(bad: BadPack, tmp_path: Path) -> None:
    with pytest.raises(KorchmaError) as error:
        load([lay(bad, tmp_path / "pack")])
    said = str(error.value)
    for words in bad.says:
        assert words in said
    assert "\n" not in said


def test_a_good_pack_lies_on_top(tmp_path: Path) -> None:
    """A kiwi more, and a knight who is harder to kill: a pack may change the counts."""
    kiwi = ours("enemies.toml", "E03").replace("count = 2", "count = 3")
    (tmp_path / "enemies.toml").write_text(kiwi, "utf-8")
    knight = re.sub(r"health = \d+", "health = 9", ours("knights.toml", "zoe"))
    (tmp_path / "knights.toml").write_text(knight, "utf-8")
    box = load([tmp_path])
    assert len(box.decks["dh"]) == 41
    assert box.knights["zoe"].health == 9
    assert box.fingerprint != BOX.fingerprint


def test_a_card_too_few_in_our_own_box_is_found() -> None:
    """Packs may change the counts; what the box itself holds is counted."""
    assert not [*miscounts(BOX)]
    lost = {name: dict([*getattr(BOX, name).items()][1:]) for name in ("enemies", "finds", "gear")}
    assert [str(fault) for fault in miscounts(replace(BOX, **lost))] == [
        "enemies.toml, entry usurper, count: the deck dh has 40 cards, here are 37: change a count",
        "finds.toml, entry X20, id: the box has 20 of them, here are 19",
        "gear.toml, entry li-4, count: the box has 64 cards of gear, here are 61: change a count",
    ]


def test_every_row_says_where_it_comes_from() -> None:
    for name in FILES:
        table: dict[str, Row] = getattr(BOX, name)
        assert table
        for row in table.values():
            assert {*row.sources} <= {*row.__struct_fields__}


def test_what_a_card_can_is_told_to_whoever_writes_the_rules() -> None:
    page = (Path(__file__).parents[3] / "docs" / "adventures-wasteknights.md").read_text("utf-8")
    for name in FILES:
        for row in getattr(BOX, name).values():
            for _, part in parts(row):
                if isinstance(part, Can):
                    assert f"`{part.what}`" in page
