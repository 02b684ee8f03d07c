"""Deals that were played on the page are replayed to the ends that they had there."""

from __future__ import annotations

from pathlib import Path

import pytest

from rummykit.record import parse_record, write
from rummykit.rules.families import GameFamily
from tests.records import RECORDS, ending

KEPT = sorted(RECORDS.glob("*.txt"))


@pytest.mark.parametrize("file", KEPT, ids=lambda file: file.stem)
def test_a_kept_record_is_replayed_to_its_end(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    record = parse_record(text)
    remarks = [line for line in text.splitlines(keepends=True) if line.startswith("#")]
    assert write(record) == "".join(line for line in text.splitlines(keepends=True) if line not in remarks)
    assert remarks[1] == f"# {ending(record)}\n"


def test_every_family_has_records() -> None:
    assert len(KEPT) >= 40
    assert {parse_record(file.read_text(encoding="utf-8")).rules.family for file in KEPT} == set(GameFamily)
