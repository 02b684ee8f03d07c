"""Rule sheets outside the program: as plain values, as text in TOML and JSON, and the schema of both."""

from rummykit.sheets.plain import Plain, to_brief, to_plain
from rummykit.sheets.reading import Fault, SheetError, from_plain
from rummykit.sheets.stored import NOT_STORED, from_stored, to_stored

__all__ = [
    "NOT_STORED",
    "Fault",
    "Plain",
    "SheetError",
    "from_plain",
    "from_stored",
    "to_brief",
    "to_plain",
    "to_stored",
]
