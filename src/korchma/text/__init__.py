"""From ids to sentences: Fluent bundles in English, Russian and Ukrainian."""

from korchma.text.voice import LANGUAGES, Voice, Word

__all__ = ["LANGUAGES", "Voice", "Word"]
