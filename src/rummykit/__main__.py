"""`python -m rummykit`, where the command `rummykit` is not on the PATH."""

from __future__ import annotations

import sys

from rummykit.cli import main

if __name__ == "__main__":
    sys.exit(main())
