"""Every command: what it tells, and what it says to a mistake."""

from __future__ import annotations

import errno
import os
from pathlib import Path

import pytest

from korchma.kernel import Ask, Session, find_game, games
from korchma.kernel.record import SeatInfo, read, record, write
from korchma.kernel.restoring import restore
from korchma.lab import bench
from korchma.lab.trace import read_rules
from tests.commands import Run, one_sentence, runner
from tests.kernel.packs import BAD_PACKS, BadPack, lay
from tests.kernel.spoiled import SPOILED, WHOLE, Spoiled

REPORT = [
    "game",
    "players",
    "mode",
    "bots",
    "games",
    "decisions",
    "seconds",
    "decisions_per_second",
    "games_per_second",
    "endings",
    "wins_by_seat",
    "wins_by_bot",
    "mean_score_by_seat",
    "mean_score_by_bot",
    "errors",
]


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Run:
    """Run a command: ``run("games", "--json")``."""
    return runner(monkeypatch, capsys, tmp_path)


# --- good paths ----------------------------------------------------------------------------------


def test_games_are_listed(run: Run) -> None:
    (row,) = [row for row in run("games", "--json").json if row["id"] == "witches"]
    assert row["players"] == [1, 2, 3, 4]
    assert row["bots"] == ["random", "heuristic"]
    assert row["modes"]["solo"] == [1]
    told = run("games", "--lang", "ru")
    assert told.code == 0
    assert "Ведьмы" in told.out
    assert "от 1 до 4 игроков" in told.out
    assert "1 to 4 players" in run("games").out


def test_a_simulation_tells_what_was_asked_for(run: Run) -> None:
    ran = run("simulate", "witches", "--games", "6", "--bots", "random,bot:heuristic", "--json")
    assert ran.code == 0
    assert [key for key in ran.json if key != "with_winner"] == REPORT
    assert (ran.json["games"], ran.json["players"], ran.json["mode"]) == (6, 2, "competitive")
    assert ran.json["bots"] == ["random", "heuristic"]
    assert list(ran.json["wins_by_bot"]) == ["random", "heuristic"]
    assert len(ran.json["wins_by_seat"]) == len(ran.json["mean_score_by_seat"]) == 2
    assert sum(ran.json["endings"].values()) == 6
    assert ran.json["errors"] == []
    lines = run("simulate", "witches", "--games", "2").out.splitlines()
    assert len(lines) == len(REPORT) + 1
    assert not [line for line in lines if set(line) & set("[]{}'")]


def test_a_simulation_is_the_same_again(run: Run) -> None:
    def told() -> dict[str, object]:
        ran = run("simulate", "witches", "--games", "5", "--seed", "x", "--json")
        return {key: value for key, value in ran.json.items() if "second" not in key}

    assert told() == told()


def test_rules_have_code_tests_and_a_heading(run: Run) -> None:
    rows = run("rules", "witches", "--json").json
    assert len(rows) == 160
    assert all(row["heading"] and "{" not in row["heading"] for row in rows)
    assert {"id", "chapter", "heading", "code", "tests"} == set(rows[0])


def test_missing_rules_are_those_without_code_or_test(run: Run) -> None:
    ran = run("rules", "witches", "--json", "--missing")
    everything = run("rules", "witches", "--json").json
    assert ran.json == [row for row in everything if not row["code"] or not row["tests"]]
    assert ran.code == (1 if ran.json else 0)


def test_without_a_name_the_rules_of_every_game_are_traced(run: Run) -> None:
    ran = run("rules", "--missing")
    assert ran.code == 0, ran.out
    assert ran.out.splitlines() == [
        f"{title}: {len(read_rules(game))} rules, 0 without code or test."
        for title, game in games().items()
    ]
    assert set(run("rules", "--json").json) == set(games())


def test_content_is_counted_with_its_sources(run: Run) -> None:
    told = run("content", "witches", "--json").json
    assert told["game"] == "witches"
    assert told["fingerprint"] == find_game("witches").content.fingerprint
    assert told["rows"]["cards"]["rows"] == 55
    for figures in told["rows"].values():
        assert sum(figures["sources"].values()) == figures["rows"]
    assert "fingerprint" in run("content", "witches").out


def test_a_record_is_verified(run: Run) -> None:
    ran = run("verify", WHOLE)
    assert ran.code == 0
    assert "its hash fits" in ran.out
    assert f"All {len(read(WHOLE).decisions)} decisions are legal" in ran.out
    assert ran.out.endswith("Over: elves\n")


@pytest.mark.parametrize(("times", "said"), [(1, "Once something"), (2, "2 times something")])
def test_what_was_taken_back_is_counted_in_words(
    run: Run, tmp_path: Path, times: int, said: str
) -> None:
    session = Session.new(find_game("witches"), 1, "solo", "7", people=[0])
    for _ in range(times):
        while (undo := session.can_undo(0)) is None or undo.free:
            assert isinstance(session.ask, Ask)
            session.choose(session.ask.usual or session.ask.options[0])
        session.undo(0, consent=[0])
    file = tmp_path / "undone.json"
    write(record(session, [SeatInfo("human")]), file)
    told = run("verify", file)
    assert told.code == 0
    assert said in told.out


def test_one_decision_is_not_many(run: Run, tmp_path: Path) -> None:
    session = Session.new(find_game("witches"), 1, "solo", "7", people=[0])
    assert isinstance(session.ask, Ask)
    session.choose(session.ask.options[0])
    file = tmp_path / "short.json"
    write(record(session, [SeatInfo("human")]), file)
    assert "Its one decision is legal" in run("verify", file).out


def test_a_record_is_told(run: Run) -> None:
    whole = run("replay", WHOLE)
    assert whole.code == 0
    assert "{" not in whole.out
    start = run("replay", WHOLE, "--at", "2")
    assert len(start.out) < len(whole.out)
    assert whole.out.startswith(start.out)
    assert run("replay", WHOLE, "--at", "0").code == 0


def test_a_record_is_told_from_a_seat_in_any_language(run: Run) -> None:
    heard = {
        language: run("replay", WHOLE, "--seat", "1", "--lang", language)
        for language in ["en", "ru", "uk"]
    }
    assert all(ran.code == 0 and "{" not in ran.out for ran in heard.values())
    assert len({ran.out for ran in heard.values()}) == 3
    assert heard["en"].out != run("replay", WHOLE).out


def test_a_bench_tells_every_figure(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "ROUNDS", 1)
    monkeypatch.setattr(bench, "ROUND_SECONDS", 0.01)
    monkeypatch.setattr(bench, "PROBES", 50)
    figures = run("bench", "witches", "--json").json["witches"]
    for key in (
        "decisions_per_second",
        "replay_ms",
        "record_bytes",
        "live_session_kb",
        "import_ms",
    ):
        assert figures[key] > 0
    for key in ("fork_us", "view_us", "choose_us"):
        assert figures[key].keys() == {"p50", "p95"}


# --- mistakes ------------------------------------------------------------------------------------


@pytest.mark.parametrize("command", [("replay",), ("verify",), ("play", "--plain", "--resume")])
@pytest.mark.parametrize("spoiled", SPOILED.values(), ids=list(SPOILED))
def test_a_spoiled_record(
    run: Run, tmp_path: Path, spoiled: Spoiled, command: tuple[str, ...]
) -> None:
    file = tmp_path / "game.json"
    data = spoiled.data()
    file.write_bytes(data)
    assert spoiled.says in one_sentence(run(*command, file))
    assert file.read_bytes() == data
    assert [each.name for each in tmp_path.iterdir()] == ["game.json"]


MISTAKES: dict[str, tuple[str, str]] = {
    "play": ("Name a game", "`korchma` alone lets you choose"),
    "play chess": ("There is no game 'chess' here", ""),
    "play witches --seats human,robot": ("Seat 2 is 'robot'", "bot:NAME"),
    "play witches --seats human,bot:nobody": ("no bot 'nobody'", "random, heuristic"),
    "play witches --seats human,bot": ("no bot ''", ""),
    "play witches --seats human,human --mode solo": ("solo is for 1 player, not 2", ""),
    "play witches --seats human,human,human,human,human": ("1 to 4 players, not 5", ""),
    "play witches --mode chaos": ("no mode 'chaos'", "competitive, coop"),
    "play witches --lang xx": ("does not speak 'xx'", "en, ru, uk"),
    "play witches --pack nowhere": ("There is no pack folder nowhere", ""),
    "play --resume nowhere.json": ("Cannot read nowhere.json", ""),
    "games --lang xx": ("does not speak 'xx'", "en, ru, uk"),
    "rules chess": ("There is no game 'chess' here", "witches"),
    "rules witches --lang xx": ("does not speak 'xx'", ""),
    "content chess": ("There is no game 'chess' here", ""),
    "bench chess": ("There is no game 'chess' here", ""),
    "simulate chess": ("There is no game 'chess' here", ""),
    "simulate witches --players 9": ("1 to 4 players, not 9", ""),
    "simulate witches --mode chaos": ("no mode 'chaos'", ""),
    "simulate witches --mode solo": ("solo is for 1 player, not 2", ""),
    "simulate witches --players 3 --bots random,heuristic": ("2 bots for 3 seats", "one for all"),
    "simulate witches --bots clever": ("no bot 'clever'", "random, heuristic"),
    "simulate witches --games 1 --workers 0": ("0 processes play nothing", "--workers"),
    "reports --database nowhere.db": ("There is no database nowhere.db", "--database"),
    "simulate witches --games 0": ("Simulate one game at least", ""),
    "simulate witches --pack nowhere": ("There is no pack folder nowhere", ""),
    f"replay {WHOLE} --seat 2": ("There is no seat 2", "1 to 1"),
    f"replay {WHOLE} --at 9999": ("decisions; --at 9999 is not among them", ""),
    f"replay {WHOLE} --lang xx": ("does not speak 'xx'", ""),
    "play wasteknights --house rain": ("no house rule 'rain'", "korchma house wasteknights"),
    "replay nowhere.json": ("Cannot read nowhere.json", ""),
    "verify .": ("Cannot read .", "directory"),
}


@pytest.mark.parametrize("line", MISTAKES, ids=lambda line: line.replace(str(WHOLE), "FILE"))
def test_a_mistake_is_answered_in_a_sentence(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, line: str
) -> None:
    monkeypatch.chdir(tmp_path)
    said = one_sentence(run(*line.split()))
    for words in MISTAKES[line]:
        assert words in said
    assert not [each for each in tmp_path.rglob("*") if each.is_file()]


@pytest.mark.parametrize("command", ["content", "simulate", "play"])
@pytest.mark.parametrize("bad", BAD_PACKS.values(), ids=list(BAD_PACKS))
def test_a_mistake_in_a_pack(run: Run, tmp_path: Path, bad: BadPack, command: str) -> None:
    folder = lay(bad, tmp_path / "pack")
    said = one_sentence(run(command, "witches", "--pack", folder))
    for words in bad.says:
        assert words in said


def test_a_record_wants_the_pack_it_was_played_with(run: Run, tmp_path: Path) -> None:
    (tmp_path / "pack").mkdir()
    (tmp_path / "pack" / "cards.toml").write_text(
        '[[card]]\nid = 1\ncharacter = "greebo"\nsymbol = "magic"\nbenefit = "reroll"\n'
        'area = "slice"\nsource = "designed"\n'
    )
    save = tmp_path / "game.json"
    packed = ("--pack", tmp_path / "pack")
    assert run("play", "witches", "--save", save, *packed, typed="1\n1\nquit\n").code == 0
    for command in (("verify",), ("replay",), ("play", "--resume")):
        assert "Name the same pack with --pack" in one_sentence(run(*command, save))
        assert run(*command, save, *packed).code == 0


def test_a_full_disk_costs_nothing_but_the_last_step(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    save = tmp_path / "game.json"
    assert run("play", "witches", "--seed", "7", "--save", save, typed="1\n1\nquit\n").code == 0
    before = save.read_bytes()

    def full(fd: int) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", full)
        ran = run("play", "--resume", save, typed="1\nquit\n")
    assert "No space left on device. What was there before is untouched" in ran.out
    assert "free some space or name another file" in ran.out
    assert "Traceback" not in ran.out + ran.err
    assert save.read_bytes() == before
    assert not list(tmp_path.glob(".*"))
    restore(read(save))
