"""`--json`: what a command prints for people, as one line of JSON for programs."""

from __future__ import annotations

import sys
from typing import Any


def add_json(parser: Any, what: str) -> None:
    """Add the option `--json`; `what` says what is printed on each line."""
    parser.add_argument("--json", action="store_true", help=f"print {what} as a line of JSON")


def print_json(value: object) -> None:
    """Print a value on a line of its own: in UTF-8, whatever the terminal writes."""
    from msgspec import json

    sys.stdout.buffer.write(json.encode(value) + b"\n")
    sys.stdout.buffer.flush()
