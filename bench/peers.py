"""Measure korchma beside catanatron and pyminion, in alternating rounds, by medians."""

import argparse
import json
import os
import shutil
import statistics
import subprocess
import sys
import tomllib
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

PINS = {"catanatron": "3.2.1", "networkx": "3.6.1", "pyminion": "0.4.0"}
GAMES = {
    "catanatron": "4 random players",
    "pyminion": "2 random players",
}
PEERS = ("catanatron", "pyminion")
HEAD = (
    *("engine", "version", "game", "decisions/s", "lowest", "highest"),
    *("korchma is", "copy p50 µs", "copy p95 µs"),
)
SIDES = "<<<>>>>>>"  # how the columns of the table are aligned

BENCH = Path(__file__).resolve().parent
ROOT = BENCH.parent
KORCHMA = ROOT / ".venv" / "bin" / "korchma"
TITLE = "witches"
"""The game that korchma is measured with, unless said."""
PEERS_ENV = ROOT / ".cache" / "peers"
PEERS_PYTHON = PEERS_ENV / "bin" / "python"
STAMP = PEERS_ENV / "pins.json"

INSTALL_LIMIT = 600.0  # seconds
KORCHMA_LIMIT = 600.0


class BenchError(Exception):
    """What went wrong, in a sentence, and what to do about it."""

    def __init__(self, problem: str, advice: str) -> None:
        """Keep both sentences."""
        super().__init__(problem)
        self.advice = advice


@dataclass(frozen=True)
class Reading:
    """What one engine showed in one round."""

    decisions_per_second: float
    copy_us: dict[str, float] | None


@dataclass(frozen=True)
class Summary:
    """The medians of one engine over all rounds."""

    engine: str
    version: str
    game: str
    decisions_per_second: float
    korchma_ratio: float | None
    copy_us: dict[str, float] | None
    rounds: list[float]


def clean_environment() -> dict[str, str]:
    """Return the environment for measured programs: no foreign modules, steady hashing."""
    kept = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    return kept | {"PYTHONHASHSEED": "0"}


def run(command: Sequence[str | Path], limit: float, task: str, advice: str) -> str:
    """Run a command to its end and return its output, or raise a BenchError."""
    words = [str(word) for word in command]
    try:
        done = subprocess.run(
            words, capture_output=True, text=True, timeout=limit, cwd=ROOT, env=clean_environment()
        )
    except subprocess.TimeoutExpired:
        raise BenchError(f"{task} took longer than {limit:.0f} s.", advice) from None
    except OSError as error:
        raise BenchError(f"{task} could not start: {error.strerror}.", advice) from None
    if done.returncode != 0:
        lines = [line for line in (done.stderr or done.stdout).splitlines() if line.strip()]
        reason = lines[-1].strip() if lines else "it said nothing"
        raise BenchError(f"{task} failed with exit code {done.returncode}: {reason}", advice)
    return done.stdout


def base_python() -> str:
    """Return the project's own interpreter, so that all engines share it, or this one."""
    own = KORCHMA.with_name("python")
    return str(own) if own.exists() else sys.executable


def python_version(python: str | Path) -> str:
    """Ask an interpreter for its version."""
    code = "import platform; print(platform.python_version())"
    advice = "Make the project's environment .venv anew."
    return run([python, "-c", code], 60.0, "Asking Python for its version", advice).strip()


def ensure_peers() -> str:
    """Make the peers' environment unless it stands already; return its Python version."""
    base = base_python()
    version = python_version(base)
    stamp = json.dumps({"pins": PINS, "python": version}, sort_keys=True)
    if PEERS_PYTHON.exists() and STAMP.exists() and STAMP.read_text("utf-8") == stamp:
        return version
    print("installing the peers into .cache/peers ...", file=sys.stderr)
    pins = [f"{name}=={pin}" for name, pin in PINS.items()]
    make: list[str | Path]
    install: list[str | Path]
    if uv := shutil.which("uv"):
        make = [uv, "venv", "--clear", "--python", base, PEERS_ENV]
        install = [uv, "pip", "install", "--python", PEERS_PYTHON, *pins]
    else:
        make = [base, "-m", "venv", "--clear", PEERS_ENV]
        install = [PEERS_PYTHON, "-m", "pip", "install", "--disable-pip-version-check", *pins]
    advice = "Check that the package index can be reached, then run this again."
    PEERS_ENV.parent.mkdir(exist_ok=True)
    run(make, INSTALL_LIMIT, "Making the peers' environment", advice)
    run(install, INSTALL_LIMIT, "Installing the peers", advice)
    STAMP.write_text(stamp, "utf-8")
    return version


def korchma_version() -> str:
    """Return the project's version as its pyproject.toml gives it."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    return str(project["project"]["version"])


def require_korchma() -> None:
    """Raise a BenchError unless the project's command is installed."""
    if not KORCHMA.exists():
        raise BenchError(
            "korchma is missing: there is no .venv/bin/korchma.",
            "Install the project into .venv, or measure the peers alone with --peers-only.",
        )


def read_json(text: str, engine: str, copy_key: str, *path: str) -> Reading:
    """Take an engine's reading out of the JSON it printed."""
    try:
        found: Any = json.loads(text)
        for key in path:
            found = found[key]
        speed = float(found["decisions_per_second"])
        copy = found[copy_key]
        copy_us = None if copy is None else {name: float(copy[name]) for name in ("p50", "p95")}
    except (ValueError, KeyError, TypeError) as error:
        raise BenchError(
            f"{engine} printed something other than the expected JSON ({error!r}).",
            "Run its command by hand and compare the keys with bench/peers.py.",
        ) from None
    if not 0 < speed < float("inf"):
        raise BenchError(f"{engine} reported no decisions.", "Give it more time: --seconds.")
    return Reading(speed, copy_us)


def measure(engine: str, seconds: float, seed: int, title: str = TITLE) -> Reading:
    """Measure one engine once."""
    if engine == "korchma":
        task = f"`korchma bench {title} --json`"
        advice = f"Run .venv/bin/{task[1:-1]} by hand, or use --peers-only."
        text = run([KORCHMA, "bench", title, "--json"], KORCHMA_LIMIT, task, advice)
        return read_json(text, engine, "fork_us", title)
    worker = BENCH / f"peer_{engine}.py"
    command: list[str | Path] = [
        PEERS_PYTHON,
        worker,
        "--seconds",
        str(seconds),
        "--seed",
        str(seed),
    ]
    advice = "Remove .cache/peers and run this again."
    text = run(command, 120.0 + 10 * seconds, f"Measuring {engine}", advice)
    return read_json(text, engine, "copy_us")


def play_rounds(
    engines: Sequence[str], rounds: int, seconds: float, title: str
) -> dict[str, list[Reading]]:
    """Measure all engines in each round, each round beginning with another one."""
    readings: dict[str, list[Reading]] = {engine: [] for engine in engines}
    for turn in range(rounds):
        first = turn % len(engines)
        for engine in (*engines[first:], *engines[:first]):
            reading = measure(engine, seconds, turn + 1, title)
            readings[engine].append(reading)
            speed = f"{reading.decisions_per_second:,.0f} decisions/s"
            print(f"round {turn + 1}/{rounds}: {engine} {speed}", file=sys.stderr)
    return readings


def summarise(readings: dict[str, list[Reading]], title: str) -> list[Summary]:
    """Reduce the rounds to medians; the ratio is that of korchma's median to the engine's."""
    speeds = {
        engine: [reading.decisions_per_second for reading in rounds]
        for engine, rounds in readings.items()
    }
    own = statistics.median(speeds["korchma"]) if "korchma" in speeds else None
    summaries = []
    for engine, rounds in readings.items():
        middle = statistics.median(speeds[engine])
        copies = [reading.copy_us for reading in rounds if reading.copy_us is not None]
        summary = Summary(
            engine=engine,
            version=PINS.get(engine) or korchma_version(),
            game=GAMES.get(engine, title),
            decisions_per_second=middle,
            korchma_ratio=own / middle if own is not None else None,
            copy_us={name: statistics.median(copy[name] for copy in copies) for name in copies[0]}
            if copies
            else None,
            rounds=speeds[engine],
        )
        summaries.append(summary)
    return summaries


def table(summaries: Sequence[Summary]) -> str:
    """Lay the summaries out in aligned columns."""
    rows: list[Sequence[str]] = [HEAD]
    for item in summaries:
        speeds = (item.decisions_per_second, min(item.rounds), max(item.rounds))
        ratio = "-" if item.korchma_ratio is None else f"x {item.korchma_ratio:.2f}"
        copy = [f"{us:.1f}" for us in item.copy_us.values()] if item.copy_us else ["none", "none"]
        figures = [f"{speed:,.0f}" for speed in speeds]
        rows.append([item.engine, item.version, item.game, *figures, ratio, *copy])
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    lines = []
    for row in rows:
        cells = zip(row, SIDES, widths, strict=True)
        lines.append("  ".join(f"{cell:{side}{width}}" for cell, side, width in cells).rstrip())
    return "\n".join(lines)


def positive(kind: type[int] | type[float]) -> Callable[[str], float]:
    """Make an argparse type that takes numbers above nought only."""

    def number(text: str) -> float:
        """Read one number."""
        value = kind(text)
        if not 0 < value < 10_000:
            raise argparse.ArgumentTypeError("must lie between 0 and 10000")
        return value

    return number


def main() -> int:
    """Measure, print the table or the JSON, and return the exit code."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=positive(int), default=5, metavar="N")
    parser.add_argument("--seconds", type=positive(float), default=3.0, metavar="S")
    parser.add_argument("--game", default=TITLE, help="the game korchma is measured with")
    parser.add_argument("--json", action="store_true", help="print JSON, not a table")
    parser.add_argument("--peers-only", action="store_true", help="leave korchma itself out")
    against = "one peer; both where it is left out"
    parser.add_argument("--against", choices=PEERS, help=against)
    options = parser.parse_args()
    peers = (options.against,) if options.against else PEERS
    engines = peers if options.peers_only else ("korchma", *peers)
    try:
        if not options.peers_only:
            require_korchma()
        python = ensure_peers()
        if hasattr(os, "sched_setaffinity"):  # one core, for all programs started from here
            os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
        readings = play_rounds(engines, options.rounds, options.seconds, options.game)
    except BenchError as error:
        print(f"error: {error}\n{error.advice}", file=sys.stderr)
        return 2
    summaries = summarise(readings, options.game)
    if options.json:
        about = {"python": python, "rounds": options.rounds, "seconds": options.seconds}
        print(json.dumps(about | {"engines": [asdict(item) for item in summaries]}, indent=2))
        return 0
    print(f"Python {python}, medians of {options.rounds} rounds ({options.seconds:g} s a peer)")
    print(table(summaries))
    return 0


if __name__ == "__main__":
    sys.exit(main())
