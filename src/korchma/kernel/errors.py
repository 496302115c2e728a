"""Errors that speak to the person who can act."""


class KorchmaError(Exception):
    """Something a person can mend: says what is wrong and what to do about it."""


class Overrun(KorchmaError):
    """Rules that went on and on: a set-up or a decision no game of ours ever comes near."""

    def __init__(self) -> None:
        super().__init__(
            "The rules went on for longer than any game does, and were stopped. "
            "Look at the options of this table, or report the problem."
        )
