"""Reading a box: TOML files whose every row says where it comes from.

A pack is a folder of the same files: a row with a known id replaces ours, a new id is added.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Literal, TypeVar

import msgspec
import tomli  # as tomllib, but compiled: a box is read in half the time

from korchma.kernel.errors import KorchmaError
from korchma.kernel.mistakes import misfit

Provenance = Literal["rulebook", "public", "inferred", "designed"]


class Row(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A card, a token, a place. ``source``: where its facts come from; ``sources``: by field,
    where fields differ."""

    source: Provenance
    sources: dict[str, Provenance] = {}


R = TypeVar("R", bound=Row)


def bad(file: Path, row: object, field: str, what: str) -> KorchmaError:
    """An error an author of content can act upon: file, row, field."""
    where = f"{file.name}, row {row}" + (f", field {field}" if field else "")
    return KorchmaError(f"{where}: {what} (in {file.parent})")


def tables(file: Path) -> dict[str, Any]:
    """A TOML file as it stands."""
    try:
        return tomli.loads(file.read_text("utf-8"))
    except tomli.TOMLDecodeError as error:
        raise KorchmaError(f"{file.name} is not TOML: {error} (in {file.parent})") from None
    except (OSError, UnicodeDecodeError) as error:
        raise KorchmaError(f"Cannot read {file}: {error}.") from None


def _rows(file: Path, raw: dict[str, Any], kind: str, row_type: type[R]) -> dict[Any, R]:
    """The rows of one kind by id, as they stand in a file."""
    out: dict[Any, R] = {}
    for number, fields in enumerate(raw.get(kind, []), 1):
        name = fields.get("id", f"number {number}") if isinstance(fields, dict) else number
        try:
            row = msgspec.convert(fields, row_type, str_keys=True)
        except msgspec.ValidationError as error:
            raise bad(file, name, *misfit(error, fields, row_type)) from None
        if name in out:
            raise bad(file, name, "id", "this id stands here twice")
        out[name] = row
    return out


def sheet(
    folder: Path, packs: Sequence[Path], name: str, kinds: Mapping[str, type[Row]], beside: str = ""
) -> dict[str, dict[Any, Any]]:
    """The rows of a file that holds several kinds, by kind and id, ours first, each pack's on top.

    ``beside``: what may stand in the file besides."""
    out: dict[str, dict[Any, Any]] = {kind: {} for kind in kinds}
    for file in (folder / name, *(pack / name for pack in packs if (pack / name).exists())):
        raw = tables(file)
        unknown = [found for found in raw if found not in (*kinds, beside)]
        if unknown or not all(isinstance(raw.get(kind, []), list) for kind in kinds):
            wanted = ", ".join(f"[[{kind}]]" for kind in kinds)
            raise KorchmaError(
                f"{file.name}: only {wanted} rows belong here, not {unknown or 'this'} "
                f"(in {file.parent})"
            )
        for kind, row_type in kinds.items():
            out[kind].update(_rows(file, raw, kind, row_type))
    return out


def rows(
    folder: Path, packs: Sequence[Path], name: str, kind: str, row_type: type[R]
) -> dict[Any, R]:
    """All ``[[kind]]`` rows of a file by id, ours first, each pack's on top."""
    return sheet(folder, packs, name, {kind: row_type})[kind]


def parts(value: object, where: str = "") -> Iterator[tuple[str, object]]:
    """Whatever stands in a row and has a name or parts of its own, each with its place in it."""
    match value:
        case msgspec.Struct():
            yield where, value
            within = [(f".{name}", getattr(value, name)) for name in value.__struct_fields__]
        case tuple():
            within = [(f"[{number}]", each) for number, each in enumerate(value)]
        case dict():
            within = [(f".{name}", each) for name, each in value.items()]
        case _:
            return
    for name, each in within:
        if isinstance(each, msgspec.Struct | tuple | dict):
            yield from parts(each, (where + name).removeprefix("."))


def check_packs(packs: Sequence[Path], known: Sequence[str]) -> None:
    """A pack holds only files we know, so that a misspelt one is not silently ignored."""
    for pack in packs:
        if not pack.is_dir():
            raise KorchmaError(f"There is no pack folder {pack}.")
        for file in sorted(pack.iterdir()):
            if file.name not in known:
                raise KorchmaError(
                    f"{file.name} is no content file. A pack may hold: {', '.join(known)} "
                    f"(in {pack})"
                )


def fingerprint(*parts: object) -> str:
    """A short hash of content: records name it, so that a game is replayed with the same box."""
    return hashlib.sha256(msgspec.json.encode(parts)).hexdigest()[:16]
