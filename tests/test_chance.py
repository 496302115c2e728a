"""What the tests say is a function of the commit: no date, no clock, no chance without a name."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys

import pytest

from korchma.bots.cast import CHANCE
from korchma.kernel import new_seed
from korchma.server.tables.hall import new_code
from tests import dated
from tests.chance import LONG
from tests.checks import BIN, ROOT
from tests.conftest import DRAWN
from tests.own_chance import sitecustomize as own_chance

DRAW = "from korchma.kernel import new_seed; print(new_seed())"


def _drawn() -> list[object]:
    """All that Korchma draws by itself: a seed, a code, somebody for a chair."""
    return [new_seed(), new_code(), CHANCE.choice(range(10**9)), CHANCE.random(), new_seed()]


def _elsewhere(**environment: str) -> str:
    """A seed, drawn in another process."""
    command = [sys.executable, "-c", DRAW]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    return done.stdout


def test_what_korchma_draws_follows_from_the_name_of_the_test() -> None:
    drawn = []
    for name in ("one", "other", "one"):
        with DRAWN.for_test(name):
            drawn.append(_drawn())
    assert drawn[0] == drawn[2]
    assert not set(drawn[0]) & set(drawn[1])
    assert len(set(drawn[0])) == len(drawn[0])


def test_a_seed_does_not_depend_on_codes_drawn_before() -> None:
    with DRAWN.for_test("seed"):
        first = new_seed()
    with DRAWN.for_test("seed"):
        new_code()
        assert new_seed() == first


def test_so_does_what_another_process_draws_and_the_next_one_draws_something_else() -> None:
    drawn = []
    for name in ("one", "one", "other"):
        with DRAWN.for_test(name):
            drawn.append([_elsewhere(**os.environ), _elsewhere(**os.environ), f"{new_seed()}\n"])
    assert drawn[0] == drawn[1]
    assert len({seed for each in (drawn[0], drawn[2]) for seed in each}) == 6


def test_where_no_test_runs_the_chance_is_the_systems() -> None:
    bare = {name: said for name, said in os.environ.items() if name != own_chance.TEST}
    assert _elsewhere(**bare) != _elsewhere(**bare)


PLANTED = {
    "a seed by date": "import random\nfrom datetime import date\n"
    "def test():\n    random.Random(date.today().toordinal())",
    "a seed named after a date": "import datetime as d\n"
    "def test():\n    day = d.datetime.now()\n    new(seed=f'{day}')",
    "picked by a clock": "import time\n"
    "def test():\n    began = time.monotonic()\n    return SIZES[int(began)]",
    "turns": "from time import time as now\ndef test(n):\n    return int(now()) % n",
    "a clock while collecting": "import time\nSTART = time.time()",
    "a clock in a mark": "import pytest, time\n"
    "@pytest.mark.skipif(time.time() > 0, reason='late')\ndef test(n): ...",
    "shuffled": "import random\ndef test():\n    random.shuffle([1, 2])",
    "no seed": "from random import Random\ndef test():\n    return Random().random()",
    "a token": "import secrets\ndef test():\n    return secrets.token_hex()",
    "an id": "import uuid\ndef test():\n    return uuid.uuid4()",
    "bytes": "import os\ndef test():\n    return os.urandom(8)",
}
INNOCENT = {
    "the end of a wait": "import time\n"
    "def test():\n    end = time.monotonic() + 5\n    while time.monotonic() < end: ...",
    "a row": "import time\ndef test(books):\n    books.add(at=time.time() - 3600)",
    "a seed": "import random\ndef test():\n    return random.Random(7).choice([1, 2])",
    "another clock": "def test(clock):\n    return clock.now() % 3",
}


@pytest.mark.parametrize("name", PLANTED)
def test_a_date_a_clock_or_unnamed_chance_is_noticed(name: str) -> None:
    assert len(dated.chances(PLANTED[name])) == 1


@pytest.mark.parametrize("name", INNOCENT)
def test_a_clock_may_end_a_wait_and_stand_in_a_row(name: str) -> None:
    assert dated.chances(INNOCENT[name]) == []


def test_nothing_in_the_tests_takes_its_chance_from_a_date_or_a_clock() -> None:
    assert list(dated.everywhere()) == []


@pytest.mark.skipif(not LONG, reason="three collections take a minute: the long run makes them")
def test_on_any_day_the_same_tests_are_collected() -> None:
    faketime = shutil.which("faketime")
    assert faketime, "on Debian: apt-get install faketime"
    short = {name: said for name, said in os.environ.items() if "KORCHMA_TEST" not in name}
    lists = []
    for day in ("2026-11-19 12:00:00", "2028-02-29 23:59:50", "2031-07-01 00:00:01"):
        command = [faketime, "-f", f"@{day}", str(BIN / "pytest"), "--collect-only"]
        done = subprocess.run(
            command,
            cwd=ROOT,
            env=short | {"KORCHMA_TEST_SOME": "1"},
            capture_output=True,
            text=True,
        )
        assert done.returncode == 0, done.stdout + done.stderr
        lists.append(done.stdout.partition("\n\n")[0])
    assert len(lists[0].splitlines()) > 5000
    assert lists[0] == lists[1] == lists[2]
