"""Errors that speak to the person who can act."""


class KorchmaError(Exception):
    """Something a person can mend: says what is wrong and what to do about it."""
