"""``korchma balance``: what it measures, writes and keeps."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest

from korchma.kernel import find_game
from korchma.lab import balance
from korchma.lab.balance import Figures, Side, plans, read_figures
from korchma.lab.balance_page import write_page
from korchma.lab.simulate import Plan
from tests.commands import Run, one_sentence, runner

REAL = balance.measure
MEASURED: dict[bytes, Figures] = {}


@pytest.fixture(autouse=True)
def _measured_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who asks for the same plan again gets the figures of the games that were played for it."""

    def measure(plan: Plan, workers: int, progress: object = None) -> Figures:
        key = msgspec.json.encode(plan)
        if key not in MEASURED:
            MEASURED[key] = REAL(plan, workers)
        return MEASURED[key]

    monkeypatch.setattr(balance, "measure", measure)


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Run:
    return runner(monkeypatch, capsys, tmp_path)


def _report(run: Run, out: Path, *more: str) -> str:
    """A tiny report; its page."""
    ran = run("balance", "witches", "--games", "2", "--workers", "1", "--out", out, *more)
    assert ran.code == 0, ran
    page = out / "balance-witches.md"
    assert ran.out.strip() == str(page)
    return page.read_text("utf-8")


def test_every_mode_and_number_of_players_is_measured_and_the_bot_against_random_ones() -> None:
    game = find_game("witches")
    made = plans(game, 40, "x")
    alike = {(plan.mode, plan.players) for plan in made if plan.bots == ("heuristic",)}
    assert alike == {(mode.id, n) for mode in game.modes for n in mode.players}
    against = [plan for plan in made if len(plan.bots) > 1]
    assert [plan.bots.count("random") for plan in against] == [1, 2, 3]
    assert {plan.games for plan in made if plan.mode == "competitive" and plan.cast} == {40}
    assert {plan.games for plan in made if plan.mode == "expert"} == {10}
    assert {plan.games for plan in against} == {40}


def test_a_title_names_its_main_modes_and_those_that_are_won_together() -> None:
    game = find_game("wasteknights")
    made = plans(game, 40, "x")
    full = {plan.mode for plan in made if plan.games == 40}
    assert full == {"water", "sleeper", "crown", "courier"}
    assert {plan.mode for plan in made if len(plan.bots) > 1} == {"crown"}
    assert {plan.bots[0] for plan in made} == {"heuristic"}
    assert {plan.games for plan in made if plan.mode == "crown-own"} == {10}


def test_a_report_has_a_page_whose_plots_are_there(run: Run, tmp_path: Path) -> None:
    page = _report(run, tmp_path)
    for heading in ("Equals against each other", "Alone and together", "Against random players"):
        assert f"## {heading}" in page
    shown = re.findall(r"!\[(.+?)\]\((.+?)\)", page)
    assert len(shown) == 18
    for alt, path in shown:
        assert len(alt) > 10
        assert (tmp_path / path).read_text("utf-8").startswith("<svg")
    for witch in ("Annagramma", "Dimity", "Petulia", "Tiffany"):
        assert f"| {witch} |" in page


def test_words_of_people_open_the_page_and_are_kept(run: Run, tmp_path: Path) -> None:
    notes = tmp_path / "balance" / "witches.notes.md"
    notes.parent.mkdir()
    notes.write_text("# How fair the witches are\n\nNothing was tuned.\n", "utf-8")
    page = _report(run, tmp_path)
    assert "\n# How fair the witches are\n" in page
    assert page.index("Nothing was tuned.") < page.index("## Equals")
    assert notes.read_text("utf-8") == "# How fair the witches are\n\nNothing was tuned.\n"


def test_notes_set_how_far_shares_may_lie_from_equal_ones(run: Run, tmp_path: Path) -> None:
    assert "Bound: 4 points" in _report(run, tmp_path)
    notes = tmp_path / "balance" / "witches.notes.md"
    notes.write_text("# Witches\n\n<!-- bounds: seat 9, part 7 -->\n\nWide.\n", "utf-8")
    page = _report(run, tmp_path, "--resume")
    assert "Bound: 9 points" in page
    assert "Bound: 7 points" in page
    assert "Bound: 4 points" not in page
    assert "# Witches\n\nMeasured" in page
    assert "<!-- bounds" not in page


def test_a_title_that_counts_rounds_shows_how_long_games_take() -> None:
    game = find_game("oldworld")
    plan = Plan(game.id, 2, "hunt", ("random",), 3, "rounds", cast=True)
    figures = balance.measure(plan, 1)
    assert sum(figures.rounds.values()) == 3
    assert min(figures.rounds) > 4
    assert set(figures.parts) <= {"wolf", "griffin", "bear", "cat", "viper"}
    unlike = balance.measure(Plan("witches", 2, "competitive", ("random",), 1, "rounds"), 1)
    assert unlike.rounds == {}


def test_rounds_are_written_where_there_are_any(tmp_path: Path) -> None:
    game = find_game("oldworld")
    plan = Plan(game.id, 2, "hunt", ("random",), 3, "rounds", cast=True)
    page = write_page(game, [balance.measure(plan, 1)], tmp_path).read_text("utf-8")
    assert "| players | median of rounds | nine games in ten | shortest and longest |" in page


def _party(wins: int, parts: dict[str, Side], **more: int) -> Figures:
    """A hundred games that two have won or lost together."""
    plan = Plan("wasteknights", 2, "water", ("heuristic",), 100, "x", cast=True)
    return Figures(
        plan=plan,
        rules=1,
        content="0" * 12,
        seconds=1.0,
        endings={"a2-GW": wins, "a2-CD": 100 - wins},
        with_winner=wins,
        together=True,
        wins=(wins, wins - more.get("fell", 0)),
        parts=parts,
        bots={},
        scores={9: 200},
        winning={9: 2 * wins},
        sources={},
        rounds={8: 100},
        lasted={140: 50, 150: 50},
    )


def test_games_won_together_are_told_by_ending_part_and_seat(tmp_path: Path) -> None:
    parts = {"zoe": Side(100, 60, 60, 9.0), "li": Side(100, 60, 45, 9.0)}
    game = find_game("wasteknights")
    page = write_page(game, [_party(60, parts, fell=15)], tmp_path).read_text("utf-8")
    assert "| water | 2 | 100 | 60.0% (50.2%–69.1%) | 9.0 | 8 (8 to 8) | 150 (140 to 150) |" in page
    assert "| a2 GW | 60.0% (50.2%–69.1%) |" in page
    assert "| a2 CD | 40.0% (30.9%–49.8%) |" in page
    assert "| Zoe | 60.0% (+7.5) of 100 |" in page
    assert "| Li | 45.0% (-7.5) of 100 |" in page
    assert "Bound: 8 points from the mean; every part within. Furthest: " in page
    assert "Bound: 4 points from the mean; 2 of 2 outside. Furthest: seat " in page
    assert "Equals against each other" not in page
    for plot in ("won", "water-endings", "water-parts"):
        assert (tmp_path / "balance" / f"wasteknights-{plot}.svg").exists()


def test_where_rivals_end_in_several_ways_each_has_its_share(tmp_path: Path) -> None:
    game = find_game("wasteknights")
    plan = Plan(game.id, 2, "crown", ("heuristic",), 100, "x", cast=True)
    ends = {"a4-gl": 75, "a4-sh": 25}
    rivals = msgspec.structs.replace(_party(100, {}), plan=plan, together=False, endings=ends)
    page = write_page(game, [rivals], tmp_path).read_text("utf-8")
    assert "| a4 gl | 75.0% (65.7%–82.5%) |" in page
    assert (tmp_path / "balance" / "wasteknights-crown-endings.svg").exists()
    alike = msgspec.structs.replace(rivals, endings={"a4-gl": 100})
    assert "| ended |" not in write_page(game, [alike], tmp_path).read_text("utf-8")


def test_how_many_decisions_a_game_takes_is_counted() -> None:
    plan = Plan("wasteknights", 1, "courier", ("random",), 2, "long", cast=True)
    figures = balance.measure(plan, 1)
    assert figures.together
    assert sum(figures.lasted.values()) == 2
    assert min(figures.lasted) > 20


def test_an_interrupted_report_goes_on_where_it_was(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = _report(run, tmp_path)
    path = tmp_path / "balance" / "witches.json"
    wanted = plans(find_game("witches"), 2, "docs")
    kept = read_figures(path, wanted)
    assert [each.plan for each in kept] == wanted
    balance.write_figures(path, kept[1:])
    measured: list[Figures] = []

    def measure(*args: object) -> Figures:
        measured.append(kept[0])
        return kept[0]

    monkeypatch.setattr(balance, "measure", measure)
    assert _report(run, tmp_path, "--resume") == before
    assert len(measured) == 1


def test_figures_of_other_plans_or_another_box_are_not_kept(run: Run, tmp_path: Path) -> None:
    _report(run, tmp_path)
    path = tmp_path / "balance" / "witches.json"
    game = find_game("witches")
    assert read_figures(path, plans(game, 2, "other")) == []
    path.write_text(path.read_text("utf-8").replace(game.content.fingerprint, "0"), "utf-8")
    assert read_figures(path, plans(game, 2, "docs")) == []


def test_a_mistake_is_said_in_a_sentence(run: Run, tmp_path: Path) -> None:
    assert "no folder" in one_sentence(run("balance", "witches", "--out", tmp_path / "nowhere"))
    assert "one game" in one_sentence(run("balance", "witches", "--games", "0"))
    assert "no game" in one_sentence(run("balance", "chess"))
    broken = tmp_path / "balance" / "witches.json"
    broken.parent.mkdir()
    broken.write_text("[{]", "utf-8")
    said = one_sentence(run("balance", "witches", "--out", tmp_path, "--resume"))
    assert "cannot be read" in said
