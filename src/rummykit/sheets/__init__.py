"""Rule sheets outside the program: as plain values, as text in TOML and JSON, and the schema of both."""

from rummykit.sheets.plain import Plain, to_brief, to_plain
from rummykit.sheets.reading import Fault, SheetError, from_plain
from rummykit.sheets.stored import NOT_STORED, from_stored, to_stored
from rummykit.sheets.text import FORMS, Form, form_of, read_sheet, to_toml, write_sheet

__all__ = [
    "FORMS",
    "NOT_STORED",
    "Fault",
    "Form",
    "Plain",
    "SheetError",
    "form_of",
    "from_plain",
    "from_stored",
    "read_sheet",
    "to_brief",
    "to_plain",
    "to_stored",
    "to_toml",
    "write_sheet",
]
