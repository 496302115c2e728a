"""Sword & Sorcery in a browser: every scene in order, what is foretold, plans, the road, set-up."""

from __future__ import annotations

import json
import random
import re

import msgspec
import pytest
from playwright.sync_api import Page, expect

from korchma.bots import make_bot
from korchma.games.swordsorcery.eyes.view import View
from korchma.kernel import Chair
from tests.browser.conftest import DESKTOP, PHONE, Arrive, Reading
from tests.browser.dark import light
from tests.browser.eyes import RUN, TOO_WIDE, axe, objections
from tests.browser.glass import SCENES, scene
from tests.browser.learning import skip
from tests.browser.people import Visitor, say
from tests.browser.recorded import Stage
from tests.browser.test_rooms import _look
from tests.fixtures.souls import FILE, WANTED
from tests.server.inn import RunningInn

GAME = "swordsorcery"
LAPTOP = (1366, 650)
SIZES = (LAPTOP, DESKTOP, PHONE)
REACHED = """() => {
    const lit = [...document.querySelectorAll('.ssscene [data-lit], .ward [data-lit]')]
        .filter(node => node.checkVisibility({ visibilityProperty: true }))
    const shut = lit.filter(node => node.tabIndex < 0 || node.disabled)
    return shut.map(node => node.ariaLabel ?? node.innerText)
}"""


def _wrong(page: Page) -> list[str]:
    """What sticks out, what axe objects to, what can be touched but not reached by keys."""
    found: list[str] = page.evaluate(TOO_WIDE)
    with light(page):
        page.evaluate(axe())
        found += page.evaluate(RUN)
    return found + [f"no key comes to {each}" for each in page.evaluate(REACHED)]


@pytest.mark.parametrize("name", SCENES)
def test_every_scene_is_in_order(inn: RunningInn, reading: Reading, name: str) -> None:
    at = [*SCENES].index(name)
    size, language = SIZES[at % 3], ("en", "ru", "uk")[at % 3]
    page = reading(language, size)
    Stage(page).show(scene(name), inn.url)
    assert _look(page, size)[0] == []
    assert _wrong(page) == []
    assert re.findall(r"\{[a-z$][\w.-]*\}", page.content()) == []


# --- what is foretold -----------------------------------------------------------------------------


def test_what_an_enemy_will_do_is_told_before_the_turn_ends(
    inn: RunningInn, reading: Reading
) -> None:
    page = reading("en", LAPTOP)
    Stage(page).show(scene("map"), inn.url)
    page.locator("[data-ref='figure:raider-blue-1']").first.hover()
    side = page.locator(".frame__side")
    expect(side).to_contain_text("It picks Auriel")
    expect(side).to_contain_text(say("web-swordsorcery-passed-ghost", game=GAME, who="Shaya"))
    expect(side).to_contain_text(re.compile(r"the chance to wound\s*>?\d+%"))


def test_a_step_says_its_price_and_who_strikes(inn: RunningInn, reading: Reading) -> None:
    page = reading("en", LAPTOP)
    Stage(page).show(scene("engaged"), inn.url)
    price = say("web-swordsorcery-pace", game=GAME, points=1, strikes=2, burns=1)
    byre = page.locator(".ward [data-ref='area:q1-a10']")
    expect(byre).to_have_attribute("aria-label", re.compile(re.escape(price)))


def test_chances_are_counted_anew_with_each_symbol(inn: RunningInn, reading: Reading) -> None:
    page = reading("en", LAPTOP)
    Stage(page).show(scene("attack"), inn.url)
    lanes, buys = page.locator(".lanes li b"), page.locator(".buys button")
    expect(lanes).to_have_count(8)
    standing = lanes.all_inner_texts()
    buys.first.hover()
    expect(lanes.nth(2)).not_to_have_text(standing[2])  # who lies on the ground has no armour
    expect(page.locator(".chance .wound")).to_have_text(re.compile(r"\d+%"))


def test_a_defence_shows_its_dice_and_what_a_symbol_buys(inn: RunningInn, reading: Reading) -> None:
    page = reading("en", LAPTOP)
    Stage(page).show(scene("guard"), inn.url)
    expect(page.locator(".attack .faces > *")).to_have_count(2)
    expect(page.locator(".buys button")).to_have_count(1)
    expect(page.locator(".target h2")).to_have_text("Ekar")


def test_a_story_is_chosen_at_its_window(inn: RunningInn, reading: Reading) -> None:
    page = reading("en", LAPTOP)
    Stage(page).show(scene("story"), inn.url)
    ways = page.locator(".ways button")
    expect(ways).to_have_count(3)
    for nature in ("law", "neutral", "chaos"):
        expect(page.locator(".ways")).to_contain_text(say(f"nature-{nature}", game=GAME))


def test_a_ware_is_compared_with_what_is_worn_and_the_anvil_with_both_prices(
    inn: RunningInn, reading: Reading
) -> None:
    page = reading("en", LAPTOP)
    Stage(page).show(scene("shop"), inn.url)
    beside = page.locator(".beside")
    page.locator(".ware .side").nth(1).hover()
    expect(beside).to_contain_text(say("item-cord-b", game=GAME))
    expect(beside.locator(".change.up")).to_contain_text(["sure hits", "hits on average"])
    page.get_by_role("tab", name=say("web-swordsorcery-shop-anvil", game=GAME)).click()
    bow = page.locator(".anvil article").first
    expect(bow.locator("button b")).to_have_text(["50", "120"])
    expect(bow.locator(".change b")).to_contain_text(["1", "3.0"])
    page.get_by_role("tab", name=say("web-swordsorcery-shop-tavern", game=GAME)).click()
    expect(page.locator(".bet em")).to_have_text(["50%", "20%", "10%"])


def test_a_soul_is_told_what_a_rank_costs_and_brings(inn: RunningInn, reading: Reading) -> None:
    page = reading("en", LAPTOP)
    Stage(page).show(scene("souls"), inn.url)
    expect(page.locator(".souls .sums b")).to_have_text(["18", "−16", "2"])
    expect(page.locator(".souls .brings .up")).to_have_count(3)
    expect(page.locator(".souls .heroes [data-lit]")).to_have_count(3)


def test_between_quests_one_stays_and_another_joins(inn: RunningInn, reading: Reading) -> None:
    page = reading("en", LAPTOP)
    Stage(page).show(scene("party"), inn.url)
    expect(page.locator(".heroes .going")).to_have_count(2)
    stays = say("web-swordsorcery-stays", game=GAME)
    expect(page.get_by_role("button", name=stays)).to_have_count(3)  # two heroes, and the prompt
    back = say("web-swordsorcery-recruit", game=GAME, back="yes", rank="III", crowns=90)
    expect(page.locator(".heroes [data-ref='hero-card:white-rose']")).to_contain_text(back)


def test_a_quest_is_played_by_touching_what_lies_there(arrive: Arrive) -> None:
    """One person leads two heroes: the first choices by hand, then twenty of the first rounds."""
    guest = arrive(size=LAPTOP)
    code = guest.set_table("me", game=GAME, mode="ford", seed="touching")
    guest.go(f"/table/{code}")
    assert guest.play(random.Random(4), most=4) == 4
    skip(guest, lambda session: session.table.state.round > 0)
    before = len(guest.inn.session(code).log)
    assert guest.play(random.Random(5), most=20) == 20 or guest.over
    assert len(guest.inn.session(code).log) > before + 10
    assert guest.missing() == []


# --- together ------------------------------------------------------------------------------------


def _together(arrive: Arrive) -> tuple[Visitor, Visitor]:
    """Two people in the first round, each with a hero."""
    one, other = arrive(size=LAPTOP), arrive(size=LAPTOP)
    code = one.set_table("me", "open", game=GAME, mode="ford", seed="together")
    other.fetch("POST", f"/api/tables/{code}/join")
    session = one.inn.session(code)
    bots = [make_bot(session.game, "heuristic", seat) for seat in range(2)]
    seats, asked = [each.elsewhere(code) for each in (one, other)], [-1, -1]
    while not session.table.state.round:
        seat = session.waiting[0]
        seats[seat].to_question(after=asked[seat])
        asked[seat], before = seats[seat].asks[0]["number"], len(session.log)
        answer = bots[seat].decide(Chair(session, seat))
        seats[seat].choose(seats[seat].asks[0], msgspec.to_builtins(answer))
        while len(session.log) == before:
            one.inn.settle(code)
    for each in seats:
        each.close()
    return one.go(f"/table/{code}"), other.go(f"/table/{code}")


def test_plans_are_drawn_for_the_others_and_wiped_off(arrive: Arrive) -> None:
    one, other = _together(arrive)
    for each in (one, other):
        each.page.locator(".side__tabs [data-page=plans]").click()
    one.button_of("web-swordsorcery-plan-hold", GAME).click()
    one.page.locator(".ward [data-ref='area:q1-a3']").click()
    drawn = other.page.locator("[data-plan=hold]")
    expect(drawn).to_have_count(1)
    expect(other.page.locator(".plans")).to_contain_text("holds")
    expect(other.page.locator(".plans li button")).to_have_count(0)
    one.page.locator(".plans li button").click()
    expect(drawn).to_have_count(0)


def test_who_wants_to_go_next_is_seen_and_may_pass(arrive: Arrive) -> None:
    one, other = _together(arrive)
    other.page.locator(".side__tabs [data-page=plans]").click()
    other.button_of("web-swordsorcery-plan-next", GAME).click()
    said = one.page.locator(".seats .said")
    expect(said).to_have_count(1)
    other.button_of("web-swordsorcery-plan-after", GAME).click()
    name = say("web-swordsorcery-plan-after", game=GAME)
    expect(said.get_by_label(name)).to_have_count(1)


# --- the campaign ---------------------------------------------------------------------------------


def _played(guest: Visitor, code: str) -> None:
    """An evening to its end, out of sight."""
    session = guest.inn.session(code)
    bot, seat = make_bot(session.game, "heuristic", 3), guest.elsewhere(code)
    seat.to_question()
    while seat.asks:
        answer = bot.decide(Chair(session, 0))
        seat.choose(seat.asks[0], msgspec.to_builtins(answer))
        seat.to_question(after=seat.asks[0]["number"])
    seat.close()


def test_the_road_of_a_campaign(arrive: Arrive) -> None:
    guest = arrive()
    wish = {"game": GAME, "name": "Ours", "seats": ["me"]}
    code = guest.fetch("POST", "/api/campaigns", wish)["code"]
    page = guest.go(f"/campaign/{GAME}").page
    spots = page.locator(".spots button")
    expect(spots).to_have_count(7)
    expect(spots.first).to_have_attribute(
        "aria-label", re.compile(say("web-swordsorcery-road-now", game=GAME))
    )
    _played(guest, code)
    guest.go(f"/campaign/{GAME}")
    won = guest.inn.session(code).table.state.ending == "win"
    stands = say(f"web-swordsorcery-road-{'won' if won else 'lost'}", game=GAME)
    expect(spots.first).to_have_attribute("aria-label", re.compile(stands))
    expect(page.locator(".party li")).to_have_count(2)
    expect(page.locator("[data-chapter]")).to_have_count(1)
    assert objections(guest) == []
    page.locator(".go .btn--flame").click()
    expect(page.locator("[data-ask]")).to_be_visible()
    guest.go(f"/campaign/{GAME}")
    expect(page.locator("[data-chapter]")).to_have_count(2)
    page.locator(".company summary").click()
    page.locator(".company .seg button", has_text="2").click()
    page.locator(".go .btn--quiet").click()
    expect(page.locator("[data-ask]")).to_be_visible()
    assert guest.inn.session(page.url.rsplit("/", 1)[-1]).players == 2
    guest.go(f"/campaign/{GAME}")
    expect(page.locator(".lives button")).to_have_count(2)
    assert guest.missing() == []


# --- before a game --------------------------------------------------------------------------------


def test_how_many_heroes_go_is_chosen_where_the_table_is_set(arrive: Arrive) -> None:
    guest = arrive(f"/new/{GAME}?mode=ford")
    page = guest.page
    people = page.get_by_role("group", name=say("web-players"))
    people.get_by_role("button", name="1", exact=True).click()
    heroes = page.get_by_role("group", name=say("count-heroes", game=GAME))
    heroes.get_by_role("button", name="3", exact=True).click()
    with page.expect_request(
        lambda request: request.method == "POST" and request.url.endswith("/api/tables")
    ) as wish:
        page.locator(".setpage__go").click()
    assert json.loads(wish.value.post_data or "{}")["options"] == {"heroes": 3}
    guest.wait_turn()


def test_the_pages_on_how_to_play_have_pictures_of_the_table(arrive: Arrive) -> None:
    for locale in ("en-GB", "ru-RU", "uk-UA"):
        guest = arrive(f"/how/{GAME}", locale=locale)
        expect(guest.page.locator("figure[inert]")).to_have_count(15)
        assert guest.missing() == []


def test_what_those_pictures_show_could_be_seen_at_a_table() -> None:
    """A view that has another shape since is noticed here."""
    recorded = json.loads(FILE.read_text("utf-8"))["positions"]
    assert {*recorded} == {*WANTED}
    for position in recorded.values():
        msgspec.convert(position["view"], View)
