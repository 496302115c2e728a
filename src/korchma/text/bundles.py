"""Reading the Fluent files of Korchma and of a game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message, Resource

from korchma.kernel import KorchmaError

LANGUAGES = ("en", "ru", "uk")
SECRET = "secret"
"""Files that begin so hold what nobody may read before its time: they are not sent to clients."""


def _files(package: str, language: str) -> list[Traversable]:
    """The .ftl files of one language; for Korchma itself and for each game."""
    home = resources.files(package) / ("" if package == "korchma.text" else "text")
    folder = home / language
    if not folder.is_dir():
        return []
    return sorted((f for f in folder.iterdir() if f.name.endswith(".ftl")), key=lambda f: f.name)


@cache
def parsed(package: str, language: str) -> tuple[tuple[str, Resource], ...]:
    """Each .ftl file by its name, read once for all who ask: sentences, secrets, checks."""
    parser = FluentParser()
    files = _files(package, language)
    return tuple((file.name, parser.parse(file.read_text("utf-8"))) for file in files)


def own_text(package: str, language: str) -> str:
    """All Fluent text of a package in one language that anybody may read, as it stands."""
    files = (f for f in _files(package, language) if not f.name.startswith(SECRET))
    return "\n".join(file.read_text("utf-8") for file in files)


def messages(package: str, language: str, wanted: Callable[[str], bool]) -> str:
    """Of the text that anybody may read only these messages."""
    text = own_text(package, language)
    found = [
        text[entry.span.start : entry.span.end].rstrip()
        for entry in FluentParser().parse(text).body
        if isinstance(entry, Message) and wanted(entry.id.name) and entry.span
    ]
    return "\n".join(found)


def names(package: str, language: str, ids: Sequence[str]) -> str:
    """Of these messages only what they say themselves, without their attributes."""
    spoken = bundle(package, language)
    found = ((id_, spoken.get_message(id_).value) for id_ in ids if spoken.has_message(id_))
    said = ((id_, spoken.format_pattern(value)[0]) for id_, value in found if value)
    return "".join(f"\n{id_} = {text}" for id_, text in said)


@cache
def secret_texts(package: str, language: str) -> dict[str, str]:
    """The messages of a package that are read only when their time has come, by id."""
    found: dict[str, str] = {}
    for file in _files(package, language):
        if file.name.startswith(SECRET):
            text = file.read_text("utf-8")
            for entry in FluentParser().parse(text).body:
                if isinstance(entry, Message):
                    assert entry.span is not None
                    found[entry.id.name] = text[entry.span.start : entry.span.end].rstrip()
    return found


@cache
def bundle(package: str, language: str) -> FluentBundle:
    """All sentences of a package in one language, Korchma's own included.

    A game may say in its own words what Korchma says too: its message takes the place of ours.
    """
    if language not in LANGUAGES:
        raise KorchmaError(
            f"Korchma does not speak {language!r}. It speaks {', '.join(LANGUAGES)}."
        )
    made = FluentBundle([language], use_isolating=False)
    for each in dict.fromkeys(("korchma.text", package)):
        for _, text in parsed(each, language):
            made.add_resource(text, allow_overrides=each != "korchma.text")
    return made


def message_ids(package: str, language: str) -> dict[str, set[str]]:
    """Every message of a package's own files and its attributes; junk is an error."""
    found: dict[str, set[str]] = {}
    for name, text in parsed(package, language):
        for entry in text.body:
            if isinstance(entry, Junk):
                raise KorchmaError(f"{name} ({language}): cannot read {entry.content!r}")
            if isinstance(entry, Message):
                if entry.id.name in found:
                    raise KorchmaError(f"{name} ({language}): {entry.id.name} stands twice")
                found[entry.id.name] = {attribute.id.name for attribute in entry.attributes}
    return found
