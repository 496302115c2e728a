"""What the server says when it does not do what was asked."""

from __future__ import annotations


class Refusal(Exception):
    """A request that is not granted: a status, a text id for the person, a detail for the log."""

    def __init__(self, status: int, error: str, detail: str = "") -> None:
        super().__init__(f"{error} {detail}".strip())
        self.status = status
        self.error = error
        self.detail = detail

    def __reduce__(self) -> tuple[type[Refusal], tuple[int, str, str]]:
        """A worker may refuse, too."""
        return Refusal, (self.status, self.error, self.detail)


class NotSaved(Exception):
    """The database did not take it: as if it had not been asked for."""
