"""``python -m korchma``."""

from korchma.cli import main

main()
