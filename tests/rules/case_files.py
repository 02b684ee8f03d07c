"""The cases of the rule sheets: one JSON object a line, one file a game.

`id, game, ask, input, expect, options?, basis, sheet, note, referee?`. `basis` says how binding a case is: rule sheet,
outside source, our decision; `sheet` is the number of the printed sheet. Cases with `referee` have one of the regular
forms that `rummykit.referee` answers; the others pin single rules, and `tests/rules/forms` says how each is played. An
expected `reason` is the code of the refusal. Cases whose id begins with `own-` or `o-` try the edges of the sheets:
limits, ends of runs, ties, and house rules together.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, TypeAlias

Case: TypeAlias = dict[str, Any]

FOLDER = Path(__file__).parent / "cases"


def load() -> list[Case]:
    """All cases, in the order in which they are written."""
    lines = [line for file in sorted(FOLDER.glob("*.jsonl")) for line in file.read_text(encoding="utf-8").splitlines()]
    return [json.loads(line) for line in lines]


CASES = load()
