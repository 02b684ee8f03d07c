"""Deals that were played on the page are replayed to the ends that they had there."""

from __future__ import annotations

from pathlib import Path

import pytest

from rummykit import games
from rummykit.record import parse_record, write
from tests.records import RECORDS, ending

KEPT = sorted(RECORDS.glob("*.txt"))


@pytest.mark.parametrize("file", KEPT, ids=lambda file: file.stem)
def test_a_kept_record_is_replayed_to_its_end(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    record = parse_record(text)
    remarks = [line for line in text.splitlines(keepends=True) if line.startswith("#")]
    assert write(record) == "".join(line for line in text.splitlines(keepends=True) if line not in remarks)
    assert remarks[1] == f"# {ending(record)}\n"


def test_every_game_has_a_record() -> None:
    sheets = Path(games.__file__).parent.glob("[a-z]*.py")
    assert [file.stem for file in KEPT] == sorted(sheet.stem for sheet in sheets)
