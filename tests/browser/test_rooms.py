"""Every screen: recorded games at every size; the board stays, every choice is in sight."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from itertools import islice
from typing import NamedTuple

import pytest
from playwright.sync_api import Page, expect

from korchma.kernel import find_game
from korchma.text import Voice
from tests.browser.conftest import Reading
from tests.browser.dark import lit
from tests.browser.recorded import GAMES, Question, Stage, each_kind, questions
from tests.browser.wall import LAPTOPS, LOOK, SIZES, Found, Size, Wall, judged
from tests.chance import LONG
from tests.server.inn import RunningInn

LIT = lit(LOOK)
SETTLED = """() => new Promise(done => requestAnimationFrame(() => setTimeout(done, 70)))"""
LANGUAGES = ("ru", "en")


class Seen(NamedTuple):
    """A look at a question: at which size, in which language."""

    size: Size
    language: str
    question: str

    def __str__(self) -> str:
        return f"{self.size[0]}×{self.size[1]} {self.language}, {self.question}"


def _look(page: Page, size: Size) -> Found:
    """A look at the page as it is at a size."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.evaluate(SETTLED)
    return judged(size, page.evaluate(LIT))


Shown = Iterator[tuple[str, Question, Size, Found]]


def _every(game: str, language: str, inn: RunningInn, reading: Reading) -> Shown:
    """Every question of the recorded games at every size."""
    wall = Wall({size: reading(language, size) for size in SIZES}, inn.url)
    for name, question in each_kind(game):
        for size, found in wall.looks(question):
            yield name, question, size, judged(size, found)


def _some(game: str, language: str, inn: RunningInn, reading: Reading) -> Shown:
    """Each kind of question once, one size after the other."""
    page = reading(language)
    stage = Stage(page)
    for nth, (name, question) in enumerate(each_kind(game), start=5 * LANGUAGES.index(language)):
        stage.show(question, inn.url)
        size = SIZES[nth % len(SIZES)]
        yield name, question, size, _look(page, size)


@pytest.mark.one_in(10)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_board_stays_and_every_choice_is_in_sight(
    inn: RunningInn, reading: Reading, game: str, language: str
) -> None:
    wrong: dict[Seen, list[str]] = {}
    boards: dict[tuple[str, Size], set[tuple[int, ...]]] = defaultdict(set)
    shown = _every if LONG else _some
    for name, question, size, (found, board) in shown(game, language, inn, reading):
        boards[name, size].add(board)
        if found:
            wrong[Seen(size, language, question.kind)] = found
    assert not wrong, "\n".join(f"{seen}: {'; '.join(found[:4])}" for seen, found in wrong.items())
    assert {where: each for where, each in boards.items() if len(each) > 1} == {}


def test_a_table_out_of_order_is_noticed(inn: RunningInn, reading: Reading) -> None:
    """Rooms broken on purpose: a taller question, a covered place, names cut, broken, covered."""
    page = reading("ru")
    stage = Stage(page)
    question = next(
        each for each in questions("witches", GAMES["witches"][0]) if "walk" in each.kind
    )
    stage.show(question, inn.url)
    sound, board = _look(page, (1366, 650))
    assert sound == []
    for broken, says in (
        (".play { --ask: 160px !important }", ""),
        (
            ".frame__board::after { content: ''; position: absolute; inset: 0; z-index: 9 }",
            "covered",
        ),
        (".opts span { display: block; overflow: hidden; width: 30px }", "text is cut"),
        (".seat h2 { width: 20px; overflow-wrap: anywhere }", "word is broken"),
        (".frame__left { margin-right: -60px }", "overlap"),
        (".seat h2 { height: 4px }", "printed over"),
        (".seat .medal { position: relative; z-index: 9; left: 60px }", "lies under"),
    ):
        style = page.add_style_tag(content=broken)
        found, now = _look(page, (1366, 650))
        assert any(says in each for each in found) if says else now != board, broken
        style.evaluate("node => node.remove()")


FOUND = (
    (
        "ru",
        "wasteknights",
        "a2-gw",
        6,
        (1366, 650),
    ),  # a knight, the journal and a check beside a vote
    ("ru", "wasteknights", "a3-bu", 22, (683, 325)),  # a find told in four lines
    ("ru", "wasteknights", "a3-bu", 157, (390, 844)),  # a long name on a small card
    ("ru", "wasteknights", "a4-sh", 96, (820, 1180)),  # a long word beside its chance
    ("ru", "wasteknights", "a4-sh", 192, (1440, 900)),  # a place beside six signs
    ("ru", "swordsorcery", "hill-uncle", 6, (1280, 720)),  # the longest power
    ("ru", "ronin", "summer-1-won", 4, (820, 1180)),  # what three have, on a tablet
    ("ru", "ronin", "partners-4-tie", 23, (1920, 1080)),  # two sorts beside a long colour
    ("en", "wasteknights", "a2-gw", 146, (1440, 900)),  # where eight things lie
    ("en", "oldworld", "solo-novice", 3, (360, 740)),  # a monster beside a long name of a place
    ("en", "swordsorcery", "ford-chief", 74, (360, 740)),  # how long a power cools
    ("en", "ronin", "partners-4-tie", 31, (1280, 720)),  # a card that brings three sorts
    ("en", "ronin", "partners-4-tie", 99, (1440, 900)),  # one that brings two
    ("ru", "ronin", "crossroads-5-points", 18, (820, 1180)),  # seven cards side by side
    ("ru", "witches", "competitive-points", 281, (820, 1180)),  # seven, with two uses
    ("ru", "wasteknights", "a2-gw", 160, (820, 1180)),  # a full truck, and the phases of a fight
    ("ru", "swordsorcery", "wall-four", 41, (1366, 650)),  # where a thing is worn
    ("ru", "swordsorcery", "wall-four", 41, (1440, 900)),  # what a power is, and its level
    ("ru", "swordsorcery", "wall-four", 41, (820, 1180)),  # the same in two rows
    ("ru", "oldworld", "hunt-4", 10, (1366, 650)),  # a card that pays, with two symbols
    ("ru", "oldworld", "hunt-4", 24, (683, 325)),  # the same with gold
    ("ru", "oldworld", "hunt-4", 146, (360, 740)),  # links with a bonus each
    ("ru", "oldworld", "hunt-4", 312, (360, 740)),  # two symbols and a chance
    ("ru", "oldworld", "random-schools-5", 590, (683, 325)),  # the longest name of a card
    ("ru", "oldworld", "random-schools-5", 595, (360, 740)),  # the longest name of a monster
    (
        "ru",
        "oldworld",
        "solo-novice",
        1,
        (1366, 650),
    ),  # two schools, and the trophy of a lone witcher
    ("ru", "oldworld", "solo-novice", 69, (1366, 650)),  # all cards there are, with two links each
    (
        "ru",
        "oldworld",
        "solo-novice",
        106,
        (1440, 900),
    ),  # five potions and two trophies with their words
    ("ru", "oldworld", "solo-novice", 190, (820, 1180)),  # seven cards in a fight
    ("en", "oldworld", "solo-novice", 166, (360, 740)),  # a long name above its life
    ("en", "oldworld", "solo-novice", 166, (683, 325)),  # the same on a lying phone
    ("ru", "wasteknights", "a1-l2", 1, (683, 325)),  # what an empty hand says
    ("ru", "oldworld", "solo-novice", 223, (683, 325)),  # three pieces of a name on a lying phone
    ("uk", "swordsorcery", "wall-four", 62, (1280, 720)),  # a meter beside a long name
    ("uk", "oldworld", "solo-novice", 149, (1536, 730)),  # eleven letters in a name
    ("uk", "wasteknights", "a2-gw", 10, (1024, 768)),  # who attacks in a phase
    ("uk", "ronin", "partners-4-tie", 5, (1366, 650)),  # a friend who is away
    ("ru", "oldworld", "random-schools-5", 106, (1366, 650)),  # what a card pays with
    ("ru", "ronin", "partners-4-tie", 99, (390, 844)),  # symbols and points on a low card
    ("ru", "ronin", "partners-4-tie", 99, (820, 1180)),  # the same on a tablet
    ("ru", "ronin", "partners-4-tie", 66, (1366, 650)),  # a teapot above four lines
    ("ru", "swordsorcery", "hill-uncle", 56, (820, 1180)),  # cards in two rows
    ("ru", "swordsorcery", "hill-uncle", 56, (1440, 900)),  # longer than its card
    ("ru", "wasteknights", "a3-bu", 302, (820, 1180)),  # the same with its foot
    ("ru", "wasteknights", "a4-sh", 17, (390, 844)),  # the name alone
    ("ru", "witches", "competitive-points", 281, (1536, 730)),  # a name that took three lines
    ("ru", "witches", "competitive-points", 233, (1280, 720)),  # the same on a wider card
)
"""What a long run found: in which language, a game, which of its questions, at which size."""


@pytest.mark.parametrize(("language", "game", "name", "nth", "size"), FOUND)
def test_what_was_out_of_order_once_is_in_order(
    inn: RunningInn, reading: Reading, language: str, game: str, name: str, nth: int, size: Size
) -> None:
    page = reading(language)
    question = next(each for at, each in enumerate(questions(game, name), start=1) if at == nth)
    Stage(page).show(question, inn.url)
    assert _look(page, size)[0] == []


# What lies on the leaf is taken away first: laid in columns of no height, it would eat all memory.
NO_ROOM = """() => [...document.querySelectorAll('.leaves .box')].map(box => {
    box.firstElementChild.replaceChildren()
    box.style.height = 0
    return box.firstElementChild.clientHeight
})"""


def test_a_leaf_without_room_still_has_height(inn: RunningInn, reading: Reading) -> None:
    """A window that shrinks leaves nothing for it, until the page is laid as on a phone."""
    page = reading("en", LAPTOPS[0])
    Stage(page).show(next(questions("wasteknights", "a1-l2")), inn.url)
    heights = page.evaluate(NO_ROOM)
    assert heights
    assert min(heights) > 40


POTIONS = ["swallow", "black-blood", "blizzard", "thunderbolt", "tawny-owl"]
TROPHIES = ["fiend", "yghern", "nekker-nest", "rotfiend"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("about", ["roam", "prepare", "combo"])
def test_ten_cards_five_potions_and_four_trophies_fit(
    inn: RunningInn, reading: Reading, about: str, language: str
) -> None:
    page = reading(language)
    asked = questions("oldworld", "hunt-4")
    question = next(each for each in asked if each.kind.startswith(f"{about}:"))
    witcher = question.table.session.table.state.players[question.seat]
    missing = 10 - len(witcher.hand)
    witcher.hand, witcher.deck = witcher.hand + witcher.deck[:missing], witcher.deck[missing:]
    witcher.potions, witcher.trophies = list(POTIONS), list(TROPHIES)
    Stage(page).show(question, inn.url)
    expect(page.locator("[data-room=hand] .slot")).to_have_count(10)
    wrong = {size: found for size in SIZES if (found := _look(page, size)[0])}
    assert wrong == {}


@pytest.mark.parametrize(("game", "name"), [("oldworld", "hunt-4"), ("ronin", "partners-4-tie")])
def test_a_slim_seat_says_who_sits_there(
    inn: RunningInn, reading: Reading, game: str, name: str
) -> None:
    page = reading("en", (1366, 650))
    question = next(each for nth, each in enumerate(questions(game, name)) if nth == 45)
    title, bots = find_game(game), []
    for seat, sitter in enumerate(question.table.sitters):
        if sitter.kind == "bot":
            sitter.cast = title.mind.cast[seat]
            bots.append(Voice(title, "en").say(f"cast-{sitter.cast}"))
    Stage(page).show(question, inn.url)
    for bot in bots:
        expect(page.get_by_text(bot, exact=True).first).to_be_visible()


@pytest.mark.parametrize("language", LANGUAGES)
def test_chosen_cards_show_their_seals(inn: RunningInn, reading: Reading, language: str) -> None:
    page = reading(language)
    for name in GAMES["ronin"]:
        asked = (each for each in questions("ronin", name) if each.kind.startswith("play:"))
        page.set_viewport_size({"width": 1920, "height": 1080})
        Stage(page).show(next(islice(asked, 4, None)), inn.url)
        cards = page.locator("[data-room=hand] [data-lit]")
        for card in cards.all()[-2:]:
            card.click()
        expect(page.locator("[data-room=hand] .seal")).to_have_count(2)
        page.mouse.move(0, 0)
        wrong = {size: found for size in SIZES if (found := _look(page, size)[0])}
        assert wrong == {}, name


@pytest.mark.parametrize("size", [(1366, 650), (820, 1180), (390, 844), (683, 325)])
def test_why_not_is_said_beside_question_and_hand(
    inn: RunningInn, reading: Reading, size: Size
) -> None:
    page = reading("ru", size)
    asked = enumerate(questions("witches", "competitive-points"), start=1)
    Stage(page).show(next(each for nth, each in asked if nth == 281), inn.url)
    page.locator("[data-room=hand] [aria-disabled=true]").first.click(force=True)
    said = page.get_by_role("alert").bounding_box()
    assert said
    assert 0 <= said["x"] <= size[0] - said["width"]
    for room in ("ask", "hand"):
        other = page.locator(f"[data-room={room}]").bounding_box()
        assert other
        below = said["y"] + said["height"] <= other["y"]
        assert below or said["x"] + said["width"] <= other["x"], room
