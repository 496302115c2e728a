"""For players: which games there are, sitting down, looking at records."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from korchma.commands import saying
from korchma.commands.saying import Json, Language, Packs
from korchma.kernel import KorchmaError, broken_games, find_game, games

if TYPE_CHECKING:
    from korchma.terminal.host import Host


def list_games(as_json: Json = False, lang: Language = None) -> None:
    """The games that can be played here."""
    from korchma.terminal.start import language_here
    from korchma.text import Voice

    rows: list[dict[str, Any]] = []
    for game in games().values():
        voice = Voice(game, lang or language_here())
        counts = sorted({n for mode in game.modes for n in mode.players})
        row: dict[str, Any] = {
            "id": game.id,
            "title": voice.say("game-title.full"),
            "players": counts,
            "minutes": game.minutes,
            "weight": game.weight,
            "modes": {mode.id: list(mode.players) for mode in game.modes},
            "bots": ["random", *game.mind.bots],
        }
        rows.append(row)
        if not as_json:
            low, high, minutes = counts[0], counts[-1], game.minutes
            about = voice.say("term-games-for", low=low, high=high, minutes=minutes)
            modes, bots = (", ".join(each) for each in (row["modes"], row["bots"]))
            print(f"{game.id:<10} {row['title']} ({about})")
            print(f"{'':<10} {voice.say('term-games-how', modes=modes, bots=bots)}")
    if as_json:
        saying.as_json(rows)
    for broken in broken_games():
        print(f"korchma: {broken}", file=sys.stderr)


def play(
    game: Annotated[str | None, typer.Argument(help="A game's id; see `korchma games`.")] = None,
    seats: Annotated[
        str | None,
        typer.Option(help="human,bot:heuristic,bot:random …; only bots: you watch."),
    ] = None,
    mode: Annotated[str | None, typer.Option(help="A mode of the game.")] = None,
    lang: Language = None,
    seed: Annotated[str | None, typer.Option(help="The same seed deals the same game.")] = None,
    plain: Annotated[bool, typer.Option("--plain", help="Lines only.")] = False,
    save: Annotated[Path | None, typer.Option(help="Where the game is kept.")] = None,
    resume: Annotated[Path | None, typer.Option(help="Go on with a saved game.")] = None,
    pack: Packs = None,
    house: Annotated[
        list[str] | None, typer.Option(help="A house rule that holds; see `korchma house`.")
    ] = None,
    learn: Annotated[bool, typer.Option("--learn", help="A first game that teaches.")] = False,
    campaign: Annotated[
        bool, typer.Option("--campaign", help="Chapters of a campaign: go on, or live again.")
    ] = False,
) -> None:
    """Play in the terminal, with bots or with friends at one screen; or watch bots play."""
    from korchma.terminal import sitting

    host: Host | None
    if campaign and game is not None:
        host = sitting.campaign_table(game, seats, lang, save, pack or [], plain=plain)
        if host is None:
            raise typer.Exit(0)
    elif learn and game is not None:
        host = sitting.first_game(game, save)
    elif resume is not None:
        host = sitting.resume(resume, save, pack or [])
    elif game is not None:
        host = sitting.new_table(game, seats, mode, seed, save, pack or [], house or [])
    else:
        raise KorchmaError(
            "Name a game (`korchma games` lists them), or --resume a saved one; "
            "`korchma` alone lets you choose."
        )
    raise typer.Exit(sitting.sit_down(host, lang, plain=plain))


def house_rules(
    game: Annotated[str, typer.Argument(help="A game's id; see `korchma games`.")],
    lang: Language = None,
) -> None:
    """What a table of a game may agree on: names for `korchma play GAME --house NAME`."""
    from korchma.kernel.agreeing import agreeable
    from korchma.terminal.start import language_here
    from korchma.text import Voice

    title = find_game(game)
    voice = Voice(title, lang or language_here())
    told = [name for name in agreeable(title) if voice.has(f"house-{name}")]
    wide = max(map(len, told), default=0)
    for name in told:
        print(f"{name:<{wide}}  {voice.say(f'house-{name}')}")
    if not told:
        print(voice.say("term-house-none"))


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


def chronicle(
    game: Annotated[str, typer.Argument(help="A game's id; see `korchma games`.")],
    lang: Language = None,
) -> None:
    """What you have lived through in a game here: endings, entries read, what was brought home."""
    from korchma.terminal.chronicle import chronicled, lines
    from korchma.terminal.sitting import save_folder
    from korchma.terminal.start import language_here
    from korchma.text import Voice

    title, _ = chronicled(game)
    for line in lines(game, Voice(title, lang or language_here()), save_folder()):
        print(line)


def verify(file: Path, pack: Packs = None) -> None:
    """Check a record: its hash, its promised seed, and every decision played again."""
    from korchma.terminal.telling import verify_record

    verify_record(file, pack or [])
