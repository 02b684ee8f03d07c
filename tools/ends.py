"""Text files end with one line end, and no line ends with blanks: `python -m tools.ends FILE …`, 1 if one does not."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path


def faults(text: str) -> Iterator[str]:
    """What is wrong with the ends of a text and of its lines."""
    for number, line in enumerate(text.split("\n"), 1):
        if line != line.rstrip(" \t\r"):
            yield f"line {number} ends with blanks"
    if text and not text.endswith("\n"):
        yield "the last line has no end"
    if text.endswith("\n\n"):
        yield "it ends with empty lines"


def main(names: list[str]) -> int:
    """Say what is wrong with each file."""
    wrong = [f"{name}: {fault}" for name in names for fault in faults(Path(name).read_text(encoding="utf-8"))]
    print("\n".join(wrong), end="\n" if wrong else "")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
