"""``korchma …``: one command per capability."""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path
from typing import Annotated, Any

import typer

from korchma.kernel import KorchmaError, find_game, games
from korchma.lab.commands import balance

app = typer.Typer(
    help="An inn where adventure board games are played by people and programs.",
    no_args_is_help=False,
    add_completion=False,
    pretty_exceptions_enable=False,
)

Json = Annotated[bool, typer.Option("--json", help="One JSON object on standard output.")]
Packs = Annotated[
    list[Path] | None, typer.Option("--pack", help="A folder of content that replaces rows.")
]
Language = Annotated[str | None, typer.Option("--lang", help="en, ru or uk.")]


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


def _show(data: Any) -> None:
    print(json.dumps(data, ensure_ascii=False, indent=2))


@app.callback(invoke_without_command=True)
def inn(context: typer.Context) -> None:
    """Without a command: choose a game and play it."""
    if context.invoked_subcommand is None:
        from korchma.terminal.sitting import sit_down_by_choice

        raise typer.Exit(sit_down_by_choice())


@app.command("games")
def list_games(as_json: Json = False, lang: Language = None) -> None:
    """The games that can be played here."""
    from korchma.terminal.start import language_here
    from korchma.text import Voice

    rows: list[dict[str, Any]] = []
    for game in games().values():
        voice = Voice(game, lang or language_here())
        rows.append(
            {
                "id": game.id,
                "title": voice.say("game-title.full"),
                "players": sorted({n for mode in game.modes for n in mode.players}),
                "minutes": game.minutes,
                "weight": game.weight,
                "modes": {mode.id: list(mode.players) for mode in game.modes},
                "bots": ["random", *game.mind.bots],
            }
        )
    if as_json:
        _show(rows)
        return
    for row in rows:
        low, high = row["players"][0], row["players"][-1]
        print(f"{row['id']:<10} {row['title']}  ({low}-{high} players, {row['minutes']} min)")
        print(f"{'':<10} modes: {', '.join(row['modes'])}; bots: {', '.join(row['bots'])}")


@app.command()
def play(
    game: Annotated[str | None, typer.Argument(help="A game's id; see `korchma games`.")] = None,
    seats: Annotated[str | None, typer.Option(help="human,bot:heuristic,bot:random …")] = None,
    mode: Annotated[str | None, typer.Option(help="A mode of the game.")] = None,
    lang: Language = None,
    seed: Annotated[str | None, typer.Option(help="The same seed deals the same game.")] = None,
    plain: Annotated[bool, typer.Option("--plain", help="Lines only.")] = False,
    save: Annotated[Path | None, typer.Option(help="Where the game is kept.")] = None,
    resume: Annotated[Path | None, typer.Option(help="Go on with a saved game.")] = None,
    pack: Packs = None,
    learn: Annotated[bool, typer.Option("--learn", help="A first game that teaches.")] = False,
) -> None:
    """Play in the terminal, with bots or with friends at one screen."""
    from korchma.terminal import sitting

    if learn and game is not None:
        host = sitting.first_game(game, save)
    elif resume is not None:
        host = sitting.resume(resume, save, pack or [])
    elif game is not None:
        host = sitting.new_table(game, seats, mode, seed, save, pack or [])
    else:
        raise KorchmaError("Name a game (`korchma games` lists them), or --resume a saved one.")
    raise typer.Exit(sitting.sit_down(host, lang, plain=plain))


@app.command("simulate")
def simulate_games(
    game: str,
    players: Annotated[int, typer.Option(help="How many seats.")] = 2,
    number: Annotated[int, typer.Option("--games", help="How many games.")] = 100,
    mode: Annotated[str | None, typer.Option(help="A mode of the game.")] = None,
    bots: Annotated[str, typer.Option(help="One for all seats, or one for each.")] = "random",
    seed: Annotated[str, typer.Option(help="The same seed plays the same games.")] = "0",
    workers: Annotated[int, typer.Option(help="Processes to play in.")] = 1,
    pack: Packs = None,
    as_json: Json = False,
) -> None:
    """Let bots play many games and tell what came of it."""
    from rich.console import Console
    from rich.progress import Progress

    from korchma.lab.simulate import Plan, check_plan, report, simulate

    mode = mode or find_game(game).default_mode(players)
    names = tuple(part.strip().removeprefix("bot:") for part in bots.split(","))
    packs = tuple(str(folder) for folder in pack or ())
    plan = Plan(game, players, mode, names, number, seed, packs)
    check_plan(plan)

    screen = Console(stderr=True)
    with Progress(console=screen, disable=not screen.is_terminal, transient=True) as bar:
        task = bar.add_task(f"{game}, {players} players", total=number)
        tally, seconds = simulate(plan, workers, lambda done: bar.update(task, completed=done))
    told = report(plan, tally, seconds)
    if as_json:
        _show(told)
    else:
        for key, value in told.items():
            print(f"{key.replace('_', ' '):<22} {value}")
    if tally.errors:
        raise typer.Exit(1)


@app.command()
def bench(game: Annotated[str | None, typer.Argument()] = None, as_json: Json = False) -> None:
    """Measure how fast the games run on one core."""
    from korchma.lab.bench import bench as measure

    names = [game] if game else list(games())
    told = {}
    for name in names:
        find_game(name)
        told[name] = measure(name)
    if as_json:
        _show(told)
        return
    for name, figures in told.items():
        print(name)
        for key, value in figures.items():
            print(f"  {key.replace('_', ' '):<28} {value}")


app.command()(balance)


@app.command()
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
        _show(traces[0].rows if game else {each.game: each.rows for each in traces})
    for each in () if as_json else traces:
        for row in each.rows:
            print(f"{row['id']:>5}  {row['heading']}")
            print(f"       code:  {', '.join(row['code']) or '-'}")
            print(f"       tests: {', '.join(row['tests']) or '-'}")
        name = "" if game else f"{each.game}: "
        print(f"{name}{each.rules} rules, {each.gaps} without code or test.")
    if missing and any(each.gaps for each in traces):
        raise typer.Exit(1)


@app.command()
def replay(
    file: Path,
    at: Annotated[int | None, typer.Option(help="Only this many decisions.")] = None,
    seat: Annotated[int | None, typer.Option(help="From this seat's eyes, counted from 1.")] = None,
    lang: Language = None,
    pack: Packs = None,
) -> None:
    """Tell a recorded game from the start."""
    from korchma.terminal.telling import tell_record

    tell_record(file, at, seat, lang, pack or [])


@app.command()
def verify(file: Path, pack: Packs = None) -> None:
    """Check a record: its hash, its promised seed, and every decision played again."""
    from korchma.terminal.telling import verify_record

    verify_record(file, pack or [])


@app.command()
def content(game: str, pack: Packs = None, as_json: Json = False) -> None:
    """Check every row of a game's content, and of packs on top of it."""
    from korchma.lab.content import survey

    told = survey(find_game(game), pack or [])
    if as_json:
        _show(told)
        return
    for kind, figures in told["rows"].items():
        sources = ", ".join(f"{n} {source}" for source, n in figures["sources"].items())
        print(f"{kind:<10} {figures['rows']:>4} rows  ({sources})")
    print(f"fingerprint {told['fingerprint']}")


@app.command()
def serve(
    host: Annotated[str, typer.Option(help="Address to listen on.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="Port to listen on.")] = 8000,
    database: Annotated[
        str, typer.Option(envvar="KORCHMA_DATABASE", help="A file, or a database URL.")
    ] = "korchma.db",
    web: Annotated[Path | None, typer.Option(help="The folder of the built client.")] = None,
    browser: Annotated[
        bool, typer.Option("--open", help="Open a browser, if there is one.")
    ] = False,
) -> None:
    """Open the inn: the server with its browser client."""
    from korchma.server.web.serve import serve as open_inn

    open_inn(host, port, database, web, browser=browser)


@app.command()
def reports(
    database: Annotated[
        str, typer.Option(envvar="KORCHMA_DATABASE", help="A file, or a database URL.")
    ] = "korchma.db",
    save: Annotated[
        Path | None, typer.Option(help="A folder for each report and its game as files.")
    ] = None,
    as_json: Json = False,
) -> None:
    """What people reported to this inn; a saved game opens with `korchma play --resume`."""
    import asyncio

    from korchma.server.web.reports import read_reports

    rows = asyncio.run(read_reports(database, save))
    if as_json:
        _show(rows)
        return
    for row in rows:
        print(f"{row['id']:>5}  {row['code']}  {' '.join(row['text'].split())[:90]}")
    print(f"{len(rows)} reports.")


@app.command("types", hidden=True)
def write_types(
    game: Annotated[str, typer.Argument(help="A game; without one the protocol and all.")] = "",
    file: Annotated[Path, typer.Argument(help="Where its types go.")] = Path("types.gen.ts"),
    check: Annotated[bool, typer.Option("--check", help="Only compare.")] = False,
    web: Annotated[Path, typer.Option(help="The folder of the browser client.")] = Path("web"),
) -> None:
    """Write types for TypeScript from the Structs, or check that the files still hold them."""
    from korchma.server.protocol.game_types import all_types, game_types

    texts = {file: game_types(find_game(game))} if game else all_types(web)
    for path, text in texts.items():
        if not check:
            path.write_text(text, "utf-8")
        elif not path.is_file() or path.read_text("utf-8") != text:
            again = f"korchma types {game} {file}" if game else "korchma types"
            raise KorchmaError(f"{path} has drifted from the Structs; run `{again}`.")
