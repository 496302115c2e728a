"""The worst moments to lose the connection: everybody drops, the house restarts, play goes on."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import pytest

from korchma.bots import random_answer
from korchma.games.oldworld import GAME
from korchma.games.oldworld.state import State
from korchma.kernel import Answer, Ask, Session
from tests.server.inn import Person, RunningInn, Seat

PLAYERS = 3
SEEDS, FAR = 40, 300
"""How many games are looked at for the shortest way to a scene, and how far."""


class Scene(NamedTuple):
    """A moment, and what must be over for its scene to have ended."""

    now: Callable[[Ask, State], bool]
    lasts: Callable[[State], bool]


def _in_a_fight(state: State) -> bool:
    return state.fight is not None


SCENES = {
    "in-a-combo": Scene(
        lambda ask, s: ask.about == "combo" and s.fight is not None and bool(s.fight.combo),
        _in_a_fight,
    ),
    "a-bystander-chooses": Scene(lambda ask, s: ask.about == "attack", _in_a_fight),
    "in-a-bet": Scene(lambda ask, s: ask.about == "bet", _in_a_fight),
    "at-exhaustion": Scene(
        lambda ask, s: ask.about == "burn" and ask.rule == "106", lambda s: s.phase != "roam"
    ),
    "in-poker": Scene(lambda ask, s: ask.about == "reroll", lambda s: bool(s.dice)),
}


def _new(seed: str) -> Session:
    return Session.new(GAME, PLAYERS, "random-schools", seed)


def _way_to(scene: Scene) -> tuple[str, list[Answer]]:
    """The seed of the game where the scene comes soonest, and the decisions that lead there."""
    best: tuple[str, list[Answer]] | None = None
    for number in range(SEEDS):
        session, chance = _new(f"drop {number}"), random.Random(number)
        made: list[Answer] = []
        while isinstance(session.ask, Ask) and len(made) < (len(best[1]) if best else FAR):
            if scene.now(session.ask, session.table.state):
                best = f"drop {number}", made
                break
            made.append(random_answer(session.ask, chance))
            session.choose(made[-1])
    assert best is not None, "no game comes to this scene"
    return best


class Company:
    """Three people at one table, and the same game beside it to compare with."""

    def __init__(self, inn: RunningInn, seed: str) -> None:
        self.people = [Person(inn) for _ in range(PLAYERS)]
        wish = {"game": "oldworld", "mode": "random-schools", "seats": ["me", "open", "open"]}
        made = self.people[0].http.post("/api/tables", json={**wish, "seed": seed})
        made.raise_for_status()
        self.code = made.json()["code"]
        for person in self.people[1:]:
            person.http.post(f"/api/tables/{self.code}/join").raise_for_status()
        self.seats = [person.sit(self.code) for person in self.people]
        self.beside = _new(seed)

    def decide(self, answer: Answer) -> None:
        """Whoever is asked answers, here and beside; everybody hears of it."""
        ask = self.beside.ask
        assert isinstance(ask, Ask)
        asked = self.seats[ask.seat].asks[0]
        self.seats[ask.seat].choose(asked, _plain(answer))
        self.beside.choose(answer)
        self.agree()

    def agree(self) -> None:
        """Everybody comes to see their own view and to be asked what they should be."""
        for number, seat in enumerate(self.seats):
            view, ask = _plain(self.beside.view(number)), self.beside.ask_of(number)
            options = _plain(list(ask.options)) if ask else []
            while seat.state["view"] != view or _offered(seat) != options:
                assert seat.hear()["type"] != "refused"

    def come_back(self, who: int) -> None:
        """One drops out and is back at once: nothing has changed, nothing is told twice."""
        before = self.seats[who]
        before.close()
        self.seats[who] = after = self.people[who].sit(self.code, since=before.state["number"])
        for key in ("view", "number", "waiting"):
            assert after.state[key] == before.state[key]
        assert _questions(after) == _questions(before)
        assert (after.state["events"], after.state["reset"]) == ([], False)

    def move_to(self, inn: RunningInn) -> None:
        """The house has started anew."""
        for person in self.people:
            person.inn, person.http.base_url = inn, inn.url


def _plain(value: Any) -> Any:
    """As it is after a journey over the wire."""
    return json.loads(msgspec.json.encode(value))


def _offered(seat: Seat) -> list[Any]:
    return [each["option"] for ask in seat.asks for each in ask["options"]]


def _questions(seat: Seat) -> list[Any]:
    """What is asked, without the odds: those follow when they have been worked out."""
    asks: list[Any] = json.loads(json.dumps(seat.asks))
    for ask in asks:
        for option in ask["options"]:
            option["odds"] = None
    return asks


@pytest.mark.parametrize("name", SCENES)
def test_everybody_drops_out_and_comes_back_and_the_scene_goes_on(
    name: str, tmp_path: Path
) -> None:
    scene = SCENES[name]
    seed, way = _way_to(scene)
    inn = RunningInn(str(tmp_path / "inn.db"))
    company = Company(inn, seed)
    for answer in way:
        company.decide(answer)
    for who in range(PLAYERS):
        company.come_back(who)
    inn.close()
    inn = RunningInn(str(tmp_path / "inn.db"))
    company.move_to(inn)
    for who in range(PLAYERS):
        company.come_back(who)
    company.agree()
    chance = random.Random(name)
    while isinstance(company.beside.ask, Ask) and scene.lasts(company.beside.table.state):
        company.decide(random_answer(company.beside.ask, chance))
    for seat in company.seats:
        seat.close()
    inn.close()
