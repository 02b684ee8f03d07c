"""Whole deals through page, server and SQLite to the score sheet, by mouse, touch and keys, on several screens.

`make through` plays all games in all ways on all screens; here every game is played once.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.browser.guest import Chair
from tests.browser.whole_deal import Case, play, selected


@pytest.mark.parametrize("case", list(selected()), ids=str)
def test_a_whole_deal(chair: Chair, db: Path, case: Case, tmp_path: Path) -> None:
    play(case, chair, db, picture=tmp_path / f"{case}.png")
