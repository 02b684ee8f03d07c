"""How many deals and examples a property is tried on: the same in every run, or many more, and new examples.

`RUMMYKIT_FUZZ=20` tries twenty times as many, and other examples every time; `make fuzz` says so. `RUMMYKIT_PART=5`
tries a fifth: `make sanitize` says so, as faults of memory show in the first ones.
"""

from __future__ import annotations

import os

from hypothesis import HealthCheck, settings

FUZZ = int(os.environ.get("RUMMYKIT_FUZZ", "0"))
PART = int(os.environ.get("RUMMYKIT_PART", "1"))


def scaled(count: int) -> int:
    """So many, or as many more or fewer as are wanted."""
    return max(1, count * max(1, FUZZ) // PART)


def seeds(count: int) -> range:
    """The seeds of so many deals that are walked through."""
    return range(scaled(count))


def examples(count: int) -> settings:
    """Settings for so many examples, however long each takes."""
    return settings(
        max_examples=scaled(count),
        derandomize=not FUZZ,
        deadline=None,
        suppress_health_check=list(HealthCheck),
    )
