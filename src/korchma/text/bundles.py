"""Reading the Fluent files of Korchma and of a game."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable

from fluent.runtime import FluentBundle
from fluent.runtime.resolver import Message as Spoken
from fluent.syntax.ast import Junk, Message, Resource

from korchma.kernel import KorchmaError
from korchma.tray.reading import read_fluent

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
    """Each .ftl file by its name, read whole, for those who check it; see ``Book`` for others."""
    files = _files(package, language)
    return tuple((file.name, read_fluent(file.read_text("utf-8"))) for file in files)


def own_text(package: str, language: str) -> str:
    """All Fluent text of a package in one language that anybody may read, as it stands."""
    files = (f for f in _files(package, language) if not f.name.startswith(SECRET))
    return "\n".join(file.read_text("utf-8") for file in files)


_BEGINS = re.compile(r"([a-zA-Z][a-zA-Z0-9_-]*) *=")
_NAMES = re.compile(r"{\s*([a-zA-Z][a-zA-Z0-9_-]*)")
"""What a message refers to."""


def sources(text: str) -> dict[str, str]:
    """Each message of a Fluent text as it stands there, by id; terms and comments are not messages.

    Reading the whole text for a few of its messages would take a hundred times as long.

    >>> sources("# Beasts\\nrat = a rat\\n    .at = at the rat\\n\\ncat = a cat")["rat"]
    'rat = a rat\\n    .at = at the rat'
    """
    found: dict[str, list[str]] = {}
    lines: list[str] = []
    for line in text.splitlines():
        if begins := _BEGINS.match(line):
            lines = found.setdefault(begins[1], [])
        elif line[:1] not in ("", " ", "}"):
            lines = []
        lines.append(line)
    return {name: "\n".join(each).rstrip() for name, each in found.items()}


def messages(package: str, language: str, wanted: Callable[[str], bool]) -> str:
    """Of the text that anybody may read only these messages."""
    found = sources(own_text(package, language))
    return "\n".join(text for name, text in found.items() if wanted(name))


def names(package: str, language: str, ids: Sequence[str]) -> str:
    """Of these messages only what they say themselves, without their attributes."""
    spoken = FluentBundle([language], use_isolating=False)
    spoken.add_resource(read_fluent(messages(package, language, set(ids).__contains__)))
    found = ((id_, spoken.get_message(id_).value) for id_ in ids if spoken.has_message(id_))
    said = ((id_, spoken.format_pattern(value)[0]) for id_, value in found if value)
    return "".join(f"\n{id_} = {text}" for id_, text in said)


@cache
def secret_texts(package: str, language: str) -> dict[str, str]:
    """The messages of a package that are read only when their time has come, by id."""
    found: dict[str, str] = {}
    for file in _files(package, language):
        if file.name.startswith(SECRET):
            found |= sources(file.read_text("utf-8"))
    return found


class Book(FluentBundle):
    """Sentences, each parsed when it is first wanted: a game has thousands, an evening hundreds.

    >>> book = Book("en", {"rat": "rat = a rat, no { cat }", "cat": "cat = cat", "dog": "dog = {"})
    >>> book.format_pattern(book.get_message("rat").value)[0]
    'a rat, no cat'
    >>> book.has_message("dog"), book.has_message("cow")
    (False, False)
    """

    def __init__(self, language: str, texts: Mapping[str, str]) -> None:
        super().__init__([language], use_isolating=False)
        self._closed = dict(texts)

    def has_message(self, message_id: str) -> bool:
        """Whether there is such a message, and it can be read."""
        self._open(message_id)
        return super().has_message(message_id)

    def get_message(self, message_id: str) -> Spoken:
        """A message, with all that it refers to at hand."""
        self._open(message_id)
        return super().get_message(message_id)

    def _open(self, name: str) -> None:
        """Parse a message and those it names; another thread may do the same, and no harm done."""
        if name not in self._closed:
            return
        wanted, found = [name], dict[str, str]()
        while wanted:
            each = wanted.pop()
            text = self._closed.get(each)
            if text is not None and each not in found:
                found[each] = text
                wanted += _NAMES.findall(text)
        self.add_resource(read_fluent("\n".join(found.values())))
        for each in found:
            self._closed.pop(each, None)


@cache
def bundle(package: str, language: str) -> FluentBundle:
    """All sentences of a package in one language, Korchma's own included.

    A game may say in its own words what Korchma says too: its message takes the place of ours.
    """
    if language not in LANGUAGES:
        raise KorchmaError(
            f"Korchma does not speak {language!r}. It speaks {', '.join(LANGUAGES)}."
        )
    texts: dict[str, str] = {}
    for each in dict.fromkeys(("korchma.text", package)):
        for file in _files(each, language):
            texts |= sources(file.read_text("utf-8"))
    return Book(language, texts)


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
