"""The seed of a long run, from the date: the one file of the tests that may look at a calendar.

`make test-long` asks it once; what it finds is had again with that seed, on any day.
"""

from __future__ import annotations

from datetime import UTC, datetime

if __name__ == "__main__":
    print(datetime.now(UTC).date().isoformat())
