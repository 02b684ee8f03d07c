"""From the second form of sheets to the third: the pack alone says over which ranks runs step."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rummykit.sheets.plain import Plain


def third_form(plain: Plain) -> Plain:
    """A sheet of the second form in the third; ranks that contradict the pack stay, and are a fault there."""
    runs, pack = plain.get("runs"), plain.get("pack")
    if not isinstance(runs, Mapping) or "across" not in runs:
        return plain
    if isinstance(pack, Mapping) and _listed(runs["across"]) not in ([], _listed(pack.get("left_out", []))):
        return plain
    return plain | {"runs": {name: value for name, value in runs.items() if name != "across"}}


def _listed(ranks: Any) -> list[str]:
    """Ranks in one order, whatever a file has in their place."""
    return sorted(map(str, ranks)) if isinstance(ranks, list | tuple) else [str(ranks)]
