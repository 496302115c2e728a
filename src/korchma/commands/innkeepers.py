"""For who keeps an inn: opening it, reading what people report, types for its client."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from korchma.commands import saying
from korchma.commands.saying import Json
from korchma.kernel import KorchmaError, find_game

Database = Annotated[
    str, typer.Option(envvar="KORCHMA_DATABASE", help="A file, or a database URL.")
]


def serve(
    host: Annotated[str, typer.Option(help="Address to listen on.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="Port to listen on.")] = 8000,
    database: Database = "korchma.db",
    web: Annotated[Path | None, typer.Option(help="The folder of the built client.")] = None,
    browser: Annotated[
        bool, typer.Option("--open", help="Open a browser, if there is one.")
    ] = False,
    name: Annotated[
        list[str] | None,
        typer.Option(envvar="KORCHMA_NAME", help="A name browsers call it by: inn.example.org."),
    ] = None,
    metrics_token: Annotated[
        str, typer.Option(envvar="KORCHMA_METRICS_TOKEN", help="The token that opens /metrics.")
    ] = "",
) -> None:
    """Open the inn: the server with its browser client."""
    from korchma.server.web.serve import serve as open_inn

    open_inn(host, port, database, web, browser=browser, names=name or (), token=metrics_token)


def reports(
    database: Database = "korchma.db",
    save: Annotated[
        Path | None, typer.Option(help="A folder for each report and its game as files.")
    ] = None,
    as_json: Json = False,
) -> None:
    """What people reported to this inn; a saved game opens with `korchma play --resume`."""
    import asyncio

    from korchma.server.web.reports import read_reports
    from korchma.text.clean import one_line

    if "://" not in database and not Path(database).is_file():
        raise KorchmaError(
            f"There is no database {database} here. Name the inn's own with --database."
        )
    rows = asyncio.run(read_reports(database, save))
    if as_json:
        saying.as_json(rows)
        return
    for row in rows:
        print(f"{row['id']:>5}  {row['code']}  {one_line(row['text'])[:90]}")
    print("1 report." if len(rows) == 1 else f"{len(rows)} reports.")


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
