"""Rules broken on purpose, to see whether the tests notice: ``python -m tests.mutants GAME``."""
