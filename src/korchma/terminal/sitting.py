"""Sitting down at a table in the terminal: a new game, or one that was left."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any

from korchma.bots.cast import seated
from korchma.bots.seating import bot_names, check_seats, parse_seats
from korchma.kernel import Game, KorchmaError, Session, find_game, new_seed
from korchma.kernel.agreeing import agreed
from korchma.kernel.chain import rules_of
from korchma.kernel.record import SeatInfo, read
from korchma.kernel.restoring import restore
from korchma.terminal.chronicle import keepsakes
from korchma.terminal.host import Host
from korchma.terminal.start import choose_game, language_here
from korchma.text import LANGUAGES, Voice


def save_folder() -> Path:
    """Where games are kept that nobody named a file for."""
    data = os.environ.get("XDG_DATA_HOME")
    folder = (Path(data) if data else Path.home() / ".local" / "share") / "korchma"
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise KorchmaError(
            f"Cannot keep games in {folder}: {error.strerror or error}. Name a file with --save."
        ) from None
    return folder


def free_file(game: str) -> Path:
    """A file of its own for a new game: a table that was left is never written over."""
    folder, number = save_folder(), 1
    path = folder / f"{game}.json"
    while path.exists():
        number += 1
        path = folder / f"{game}-{number}.json"
    return path


def _seated(
    game: str,
    seats: list[SeatInfo],
    mode: str | None,
    seed: str | None,
    save: Path | None,
    packs: Sequence[Path],
    house: Iterable[str] = (),
) -> Host:
    """A new table with these people and bots, at which these house rules hold."""
    title = find_game(game)
    check_seats(title, seats)
    people = [seat for seat, info in enumerate(seats) if info.kind == "human"]
    begin = partial(Session.new, title, len(seats), mode, seed or new_seed(), packs=packs)
    session = begin(people=people, **({} if seed else _kept(title)), **agreed(title, house))
    return Host(session, seated(title, seats), save=save or free_file(game), packs=packs)


def _kept(title: Game[Any, Any, Any]) -> Mapping[str, Any]:
    """Options with what was brought home from earlier evenings at this screen. A seed that is named
    gives the same game to everybody."""
    told = title.memory.chronicle if title.memory else None
    return told.options(keepsakes(title, save_folder())) if told else {}


def new_table(
    game: str,
    seats: str | None,
    mode: str | None,
    seed: str | None,
    save: Path | None,
    packs: Sequence[Path],
    house: Iterable[str] = (),
) -> Host:
    """A new table as the command line says; by default one person against one bot."""
    title = find_game(game)
    alone = mode is not None and 2 not in _counts(game, mode)
    default = "human" if alone else f"human,bot:{bot_names(title)[-1]}"
    return _seated(game, parse_seats(title, seats or default), mode, seed, save, packs, house)


def first_game(game: str, save: Path | None) -> Host:
    """The first game that teaches: always the same table."""
    lesson = find_game(game).lesson
    if lesson is None:
        raise KorchmaError(f"{game} has no lesson. Read `korchma rules {game}`, or just play.")
    kinds = ("human" if kind == "me" else kind for kind in lesson.seats)
    return new_table(game, ",".join(kinds), lesson.mode, lesson.seed, save, ())


def _counts(game: str, mode: str) -> tuple[int, ...]:
    """For how many a mode is; any number if there is no such mode (said later)."""
    return next((x.players for x in find_game(game).modes if x.id == mode), (2,))


def resume(file: Path, save: Path | None, packs: Sequence[Path]) -> Host:
    """A table that was left, in mid-effect if need be."""
    made = read(file)
    title = find_game(made.game)
    check_seats(title, made.seats)
    session = restore(made, content=title.box.load(packs) if packs else None)
    return Host(session, made.seats, save=save or file, packs=packs)


def campaign_table(
    game: str,
    seats: str | None,
    language: str | None,
    save: Path | None,
    packs: Sequence[Path],
    *,
    plain: bool = False,
) -> Host | None:
    """A chapter chosen from the list of campaigns, all that are kept or the one that is named."""
    from korchma.terminal.campaign_list import choose_chapter
    from korchma.terminal.chapters import chain_files, free_chain_file, rows, sit_at

    title = find_game(game)
    rules_of(title)
    voice = Voice(title, language or language_here())
    files = [save] if save is not None else chain_files(title, save_folder())
    files = [file for file in files if file.exists()]
    new = save if save is not None and not files else free_chain_file(title, save_folder())
    start = choose_chapter(voice, rows(voice, files, new, packs), plain=plain)
    if start is None:
        return None
    named = parse_seats(title, seats) if seats else None
    default = parse_seats(title, f"human,bot:{bot_names(title)[-1]}")
    return sit_at(title, start, named, default, packs)


def sit_down(host: Host, language: str | None, *, plain: bool = False) -> int:
    """Play, or watch where only bots sit: full screen in a terminal, lines elsewhere."""
    spoken = language or language_here()
    if spoken not in LANGUAGES:
        raise KorchmaError(f"Korchma does not speak {spoken!r}. It speaks {', '.join(LANGUAGES)}.")
    if plain or not (sys.stdin.isatty() and sys.stdout.isatty()):
        from korchma.terminal.plain import play_plain

        return play_plain(host, spoken, stdin=sys.stdin, stdout=sys.stdout)
    from korchma.terminal.app import TableApp
    from korchma.terminal.watch_app import WatchApp

    return (TableApp if host.people else WatchApp)(host, spoken).run() or 0


def sit_down_by_choice() -> int:
    """Ask what to play, then play it."""
    choice = choose_game()
    if choice is None:
        return 0
    host = _seated(choice.game.id, choice.seats, choice.mode, None, None, (), choice.house)
    return sit_down(host, choice.language)
