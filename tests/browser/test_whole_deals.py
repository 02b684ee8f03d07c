"""Whole deals through page, server and SQLite to the score sheet, by mouse, touch and keys, on several screens.

`make through` plays all games in all ways on all screens, `make fuzz` every game once; here it is about half of those
that differ in what can be done.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.browser.guest import Chair
from tests.browser.whole_deal import WHOLE, Case, play, selected


@pytest.mark.parametrize("case", [case for case in selected() if case.game in WHOLE], ids=str)
def test_a_whole_deal(chair: Chair, db: Path, case: Case, tmp_path: Path) -> None:
    play(case, chair, db, picture=tmp_path / f"{case}.png")
