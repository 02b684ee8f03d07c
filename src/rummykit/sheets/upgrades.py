"""What older releases wrote, brought to the form that sheets have today.

A new field needs nothing: where it is not written, it has its default. A field that is renamed, moved or read otherwise
makes a new form: `FORMAT` in `plain.py` grows by one, and a step here makes the new form of the old. Steps are never
taken away or changed, so a sheet that was stored once is read for ever.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeAlias

from rummykit.sheets.plain import FORMAT, Plain

Step: TypeAlias = Callable[[Plain], Plain]
"""Makes a sheet of a form into one of the next, both as plain values without their form."""

STEPS: Mapping[int, Step] = {}
"""By the form that it reads."""


def upgraded(plain: Plain, form: int, *, to: int = FORMAT, steps: Mapping[int, Step] = STEPS) -> Plain:
    """A sheet of an older form as one of today's."""
    for number in range(form, to):
        plain = steps[number](plain)
    return plain
