"""Tests look at the sources, whatever has been compiled of them (``make fast``)."""

import os

os.environ["KORCHMA_PURE"] = "1"
