"""How many deals and examples a property is tried on: the same in every run, or many more, and new examples.

`RUMMYKIT_FUZZ=20` tries twenty times as many, and other examples every time; `make fuzz` says so.
"""

from __future__ import annotations

import os

from hypothesis import HealthCheck, settings

FUZZ = int(os.environ.get("RUMMYKIT_FUZZ", "0"))


def seeds(count: int) -> range:
    """The seeds of so many deals that are walked through."""
    return range(count * max(1, FUZZ))


def examples(count: int) -> settings:
    """Settings for so many examples, however long each takes."""
    return settings(
        max_examples=count * max(1, FUZZ),
        derandomize=not FUZZ,
        deadline=None,
        suppress_health_check=list(HealthCheck),
    )
