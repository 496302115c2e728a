"""For authors and researchers: simulate, bench, balance, the rules trace, content, stories."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from korchma.commands import saying
from korchma.commands.saying import Json, Language, Packs, Workers
from korchma.kernel import KorchmaError, find_game, games
from korchma.kernel.game import people

if TYPE_CHECKING:
    from rich.progress import Progress, TaskID


def simulate_games(
    game: str,
    players: Annotated[int, typer.Option(help="How many seats.")] = 2,
    number: Annotated[int, typer.Option("--games", help="How many games.")] = 100,
    mode: Annotated[str | None, typer.Option(help="A mode of the game.")] = None,
    bots: Annotated[str, typer.Option(help="One for all seats, or one for each.")] = "random",
    seed: Annotated[str, typer.Option(help="The same seed plays the same games.")] = "0",
    workers: Workers = 1,
    pack: Packs = None,
    as_json: Json = False,
) -> None:
    """Let bots play many games and tell what came of it."""
    from korchma.lab.simulate import Plan, check_plan, report, simulate

    mode = mode or find_game(game).default_mode(players)
    names = tuple(part.strip().removeprefix("bot:") for part in bots.split(","))
    packs = tuple(str(folder) for folder in pack or ())
    plan = Plan(game, players, mode, names, number, seed, packs)
    check_plan(plan)
    with saying.progress() as bar:
        task = bar.add_task(f"{game}, {people((players,))}", total=number)
        tally, seconds = simulate(plan, workers, partial(_show, bar, task))
    told = report(plan, tally, seconds)
    if as_json:
        saying.as_json(told)
    else:
        saying.as_lines(told)
    if tally.errors:
        raise typer.Exit(1)


def _show(bar: Progress, task: TaskID, done: int) -> None:
    bar.update(task, completed=done)


def bench(game: Annotated[str | None, typer.Argument()] = None, as_json: Json = False) -> None:
    """Measure how fast the games run on one core."""
    from korchma.lab.bench import bench as measure

    titles = [find_game(game)] if game else list(games().values())
    told = {title.id: measure(title.id) for title in titles}
    if as_json:
        saying.as_json(told)
        return
    for name, figures in told.items():
        print(name)
        saying.as_lines(figures, indent=2, width=28)


def balance(
    game: str,
    number: Annotated[
        int, typer.Option("--games", help="Games of the first mode; a quarter for the others.")
    ] = 4000,
    workers: Workers = 2,
    seed: Annotated[str, typer.Option(help="The same seed plays the same games.")] = "docs",
    out: Annotated[Path, typer.Option(help="The folder of the documents.")] = Path("docs"),
    resume: Annotated[
        bool, typer.Option("--resume", help="Keep figures that an earlier run has written.")
    ] = False,
) -> None:
    """Measure a game's balance by self-play and write docs/balance-GAME.md with its plots."""
    from korchma.lab.balance import measure, plans, read_figures, write_figures
    from korchma.lab.balance_page import write_page

    title = find_game(game)
    if number < 1 or workers < 1:
        raise KorchmaError("A report needs one game at least, and one process to play it.")
    if not out.is_dir():
        raise KorchmaError(f"There is no folder {out}; name one with --out.")
    wanted = plans(title, number, seed)
    path = out / "balance" / f"{game}.json"
    figures = read_figures(path, wanted) if resume else []
    done = [each.plan for each in figures]
    with saying.progress() as bar:
        for plan in (plan for plan in wanted if plan not in done):
            bots = ", ".join(dict.fromkeys(plan.bots))
            told = f"{plan.mode}, {people((plan.players,))}: {bots}"
            shown = partial(_show, bar, bar.add_task(told, total=plan.games))
            figures.append(measure(plan, workers, shown))
            write_figures(path, figures)
    figures.sort(key=lambda each: wanted.index(each.plan))
    write_figures(path, figures)
    print(write_page(title, figures, out))


def rules(
    game: Annotated[str | None, typer.Argument(help="A game; all of them without.")] = None,
    missing: Annotated[bool, typer.Option("--missing", help="Only the gaps.")] = False,
    lang: Language = None,
    as_json: Json = False,
) -> None:
    """For each rule of a game: its heading, its code, its tests."""
    from korchma.lab.trace import told
    from korchma.terminal.start import language_here
    from korchma.text import Voice

    titles = [find_game(game)] if game else list(games().values())
    traces = [told(Voice(title, lang or language_here()), missing=missing) for title in titles]
    if as_json:
        saying.as_json(traces[0].rows if game else {each.game: each.rows for each in traces})
    for each in () if as_json else traces:
        for row in each.rows:
            print(f"{row['id']:>5}  {row['heading']}")
            print(f"       code:  {', '.join(row['code']) or '-'}")
            print(f"       tests: {', '.join(row['tests']) or '-'}")
        name = "" if game else f"{each.game}: "
        print(f"{name}{each.rules} rules, {each.gaps} without code or test.")
    if missing and any(each.gaps for each in traces):
        raise typer.Exit(1)


def content(game: str, pack: Packs = None, as_json: Json = False) -> None:
    """Check every row of a game's content, and of packs on top of it."""
    from korchma.lab.content import survey

    told = survey(find_game(game), pack or [])
    if as_json:
        saying.as_json(told)
        return
    for kind, figures in told["rows"].items():
        sources = ", ".join(f"{n} {source}" for source, n in figures["sources"].items())
        print(f"{kind:<10} {figures['rows']:>4} rows  ({sources})")
    print(f"fingerprint {told['fingerprint']}")


def stories(
    game: Annotated[
        str | None, typer.Argument(help="A game; all that have stories without.")
    ] = None,
    pack: Packs = None,
) -> None:
    """Read every story of a game as no player will: what is out of reach, endless or untold."""
    from korchma.lab.content import proofread

    titles = [find_game(game)] if game else list(games().values())
    found = {each.id: proofread(each, pack or []) for each in titles}
    if game and found[game] is None:
        raise KorchmaError(f"{game} has no stories.")
    for title, faults in found.items():
        for fault in faults or ():
            print(f"{title}: {fault}")
        if faults == []:
            print(f"{title}: every story can be reached, ends, and is told in every language")
    if any(found.values()):
        raise typer.Exit(1)
