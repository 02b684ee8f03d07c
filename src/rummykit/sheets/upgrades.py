"""Sheets that older releases wrote, upgraded to today's form.

A new field needs no upgrade: where it is missing, it has its default. Renaming or moving a field, or giving it another
meaning, makes a new form: `FORMAT` in `plain.py` grows by one, and an upgrade here turns the old form into the new one.
Upgrades are never removed or changed, so a sheet that was stored once can always be read.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeAlias

from rummykit.sheets.fifth_form import fifth_form
from rummykit.sheets.fourth_form import fourth_form
from rummykit.sheets.plain import FORMAT, Plain
from rummykit.sheets.second_form import second_form
from rummykit.sheets.sixth_form import sixth_form
from rummykit.sheets.third_form import third_form

Upgrade: TypeAlias = Callable[[Plain], Plain]
"""Turns a sheet of one form into the next, both as plain values without their form."""

UPGRADES: Mapping[int, Upgrade] = {1: second_form, 2: third_form, 3: fourth_form, 4: fifth_form, 5: sixth_form}
"""The upgrades, by the form that they read."""


def upgraded(plain: Plain, form: int, *, to: int = FORMAT, upgrades: Mapping[int, Upgrade] = UPGRADES) -> Plain:
    """A sheet of an older form in today's form."""
    for number in range(form, to):
        plain = upgrades[number](plain)
    return plain
