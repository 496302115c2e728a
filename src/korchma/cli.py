"""``korchma …``: one command per capability. Each imports what it needs when it is run."""

from __future__ import annotations

import os
import sys

import typer

from korchma.commands import innkeepers, players, researchers
from korchma.kernel import KorchmaError

app = typer.Typer(
    help="An inn where adventure board games are played by people and programs.",
    no_args_is_help=False,
    add_completion=False,
    pretty_exceptions_enable=False,
)


def main() -> None:
    """Run a command; what a person can mend is said in a sentence, with exit code 2."""
    try:
        app()
    except KorchmaError as error:
        print(f"korchma: {error}", file=sys.stderr)
        sys.exit(2)
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(1)


@app.callback(invoke_without_command=True)
def inn(context: typer.Context) -> None:
    """Without a command: choose a game and play it."""
    if context.invoked_subcommand is None:
        from korchma.terminal.sitting import sit_down_by_choice

        raise typer.Exit(sit_down_by_choice())


app.command("games")(players.list_games)
app.command()(players.play)
app.command("house")(players.house_rules)
app.command()(players.replay)
app.command()(players.chronicle)
app.command()(players.verify)
app.command("simulate")(researchers.simulate_games)
app.command()(researchers.bench)
app.command()(researchers.balance)
app.command()(researchers.rules)
app.command()(researchers.content)
app.command()(researchers.stories)
app.command()(innkeepers.serve)
app.command()(innkeepers.reports)
app.command("types", hidden=True)(innkeepers.write_types)
