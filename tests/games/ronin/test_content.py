"""The rows of the box: where they come from, that they fit, what is said of a mistake."""

from collections import Counter
from pathlib import Path

import pytest

from korchma.games.ronin.box.content import load
from korchma.kernel import KorchmaError, Session, find_game
from tests.games.ronin.packs import BAD_PACKS, CARD
from tests.games.ronin.story import BOX
from tests.kernel.packs import BadPack, lay


@pytest.mark.parametrize("bad", BAD_PACKS.values(), ids=list(BAD_PACKS))
def test_a_mistake_is_named_by_file_row_and_field(bad: BadPack, tmp_path: Path) -> None:
    folder = lay(bad, tmp_path / "pack")
    with pytest.raises(KorchmaError) as error:
        load([folder])
    said = str(error.value)
    for words in bad.says:
        assert words in said
    assert "\n" not in said


def test_a_good_pack_is_played_with(tmp_path: Path) -> None:
    (tmp_path / "cards.toml").write_text(CARD)
    ronin = find_game("ronin")
    session = Session.new(ronin, 3, packs=[tmp_path])
    assert "X01" in session.table.content.deck
    assert "X01" not in ronin.content.cards
    assert session.table.content.fingerprint != ronin.content.fingerprint


def test_every_row_says_where_it_comes_from() -> None:
    for table in (BOX.cards, BOX.characters, BOX.skills, BOX.chapters, BOX.boards, BOX.setups):
        assert table
        for row in table.values():
            fields = {name.partition(".")[0] for name in row.sources}
            assert fields <= set(row.__struct_fields__)


def test_of_a_chapter_card_only_the_third_pair_stands_in_the_rulebook() -> None:
    assert BOX.chapters["CH3"].sources == {"pairs.3": "rulebook"}


def test_the_deck_has_eighty_cards_sixteen_of_each_colour() -> None:
    deck = [BOX.cards[card] for card in BOX.deck]
    assert Counter(card.colour for card in deck) == dict.fromkeys(
        ("red", "green", "blue", "pink", "yellow"), 16
    )
    assert sum(card.effect is None and not card.cup for card in deck) == 15
    assert sum(card.effect is not None and not card.tea for card in deck) == 30
    assert sum(card.tea for card in deck) == 15
    assert Counter(card.cup for card in deck if card.cup) == {"left": 10, "right": 10}
    symbols = Counter(symbol for card in deck for symbol in card.symbols)
    assert symbols == {"diplomacy": 23, "combat": 22, "magic": 22, "exploration": 22}


@pytest.mark.rule("11")
@pytest.mark.parametrize("who", list(BOX.characters))
def test_a_character_starts_with_a_card_of_each_colour_and_two_cups(who: str) -> None:
    cards = [BOX.cards[card] for card in BOX.starting[who]]
    assert {card.colour for card in cards} == {"red", "green", "blue", "pink", "yellow"}
    assert sorted(card.cup for card in cards if card.cup) == ["left", "right"]


@pytest.mark.rule("13", "15")
def test_chapter_cards_use_every_pair_once_in_each_chapter() -> None:
    for chapter in range(3):
        pairs = {frozenset(card.pairs[chapter]) for card in BOX.chapters.values()}
        assert len(pairs) == 6
    for card in BOX.chapters.values():
        used = Counter(symbol for pair in card.pairs for symbol in pair)
        assert len(used) == 4
        assert max(used.values()) < 3
