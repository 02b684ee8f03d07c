"""Rule sheets outside the program: as plain values, as text in TOML and JSON, and the schema of both."""

from rummykit.sheets.plain import Plain, to_brief, to_plain
from rummykit.sheets.reading import Fault, SheetError, from_plain

__all__ = ["Fault", "Plain", "SheetError", "from_plain", "to_brief", "to_plain"]
