"""Texts that clients get only when their time has come: what a story brings, once it is told."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from korchma.kernel import Event, Game, refs
from korchma.server.protocol import Secrets, Word
from korchma.text import LANGUAGES
from korchma.text.bundles import secret_texts


def disclose(
    game: Game[Any, Any, Any], shown: Iterable[str], events: Iterable[Any]
) -> Secrets | None:
    """The secret words for things that a view shows and for those that events have told of.

    ``paragraph:p4#act`` is shown: of its words only that one.
    """
    if not secret_texts(game.package, LANGUAGES[0]):
        return None
    words: dict[str, dict[str, Word]] = {}
    told = (ref for event in events if isinstance(event, Event) for ref in refs(event))
    for each in dict.fromkeys((*shown, *told)):
        ref, _, only = each.partition("#")
        found = _secret(game, ref)
        if only:
            found = {suffix: word for suffix, word in found.items() if suffix == only}
        if found:
            words[ref] = words.get(ref, {}) | found
    if not words:
        return None
    ids = dict.fromkeys(
        word.id.partition(".")[0] for each in words.values() for word in each.values()
    )
    text = {
        language: "\n\n".join(texts[name] for name in ids if name in texts)
        for language in LANGUAGES
        if (texts := secret_texts(game.package, language))
    }
    return Secrets(words, text)


def _secret(game: Game[Any, Any, Any], ref: str) -> dict[str, Word]:
    """The words for a thing, if any of them is among the secret ones."""
    kind, _, value = ref.partition(":")
    if kind == "seat":
        return {}
    secret = secret_texts(game.package, LANGUAGES[0])
    try:
        words = game.eyes.words(game.content, kind, value)
    except LookupError:  # a thing of an older box
        return {}
    if not any(word.id.partition(".")[0] in secret for word in words.values()):
        return {}
    return {suffix: Word(word.id, dict(word.args)) for suffix, word in words.items()}
