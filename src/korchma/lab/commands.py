"""The lab's longer commands: ``korchma balance``."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from korchma.kernel import KorchmaError, find_game

if TYPE_CHECKING:
    from rich.progress import Progress, TaskID


def _show(bar: Progress, task: TaskID, done: int) -> None:
    bar.update(task, completed=done)


def balance(
    game: str,
    number: Annotated[
        int, typer.Option("--games", help="Games of the first mode; a quarter for the others.")
    ] = 4000,
    workers: Annotated[int, typer.Option(help="Processes to play in.")] = 2,
    seed: Annotated[str, typer.Option(help="The same seed plays the same games.")] = "docs",
    out: Annotated[Path, typer.Option(help="The folder of the documents.")] = Path("docs"),
    resume: Annotated[
        bool, typer.Option("--resume", help="Keep figures that an earlier run has written.")
    ] = False,
) -> None:
    """Measure a game's balance by self-play and write docs/balance-GAME.md with its plots."""
    from rich.console import Console
    from rich.progress import Progress

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
    screen = Console(stderr=True)
    with Progress(console=screen, disable=not screen.is_terminal, transient=True) as bar:
        for plan in wanted:
            if plan in done:
                continue
            told = f"{plan.mode}, {plan.players} players: {', '.join(dict.fromkeys(plan.bots))}"
            shown = partial(_show, bar, bar.add_task(told, total=plan.games))
            figures.append(measure(plan, workers, shown))
            write_figures(path, figures)
    figures.sort(key=lambda each: wanted.index(each.plan))
    write_figures(path, figures)
    print(write_page(title, figures, out))
