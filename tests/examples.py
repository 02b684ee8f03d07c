"""How many examples a property is tried on: the same in every run, or new ones and many more of them.

`RUMMYKIT_FUZZ=20` tries twenty times as many, and other ones every time; `make fuzz` says so.
"""

from __future__ import annotations

import os

from hypothesis import HealthCheck, settings

FUZZ = int(os.environ.get("RUMMYKIT_FUZZ", "0"))


def examples(count: int) -> settings:
    """Settings for so many examples, however long each takes."""
    return settings(
        max_examples=count * max(1, FUZZ),
        derandomize=not FUZZ,
        deadline=None,
        suppress_health_check=list(HealthCheck),
    )
