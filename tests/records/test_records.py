"""Deals that were played on the page are replayed to the ends that they had there."""

from __future__ import annotations

from pathlib import Path

import pytest

from rummykit import games, words
from rummykit.record import parse_record, write
from rummykit.words.languages import LANGUAGES
from tests.records import RECORDS, ending

KEPT = sorted(RECORDS.glob("*.txt"))


@pytest.mark.parametrize("file", KEPT, ids=lambda file: file.stem)
def test_a_kept_record_is_replayed_to_its_end(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    record = parse_record(text)
    remarks = [line for line in text.splitlines(keepends=True) if line.startswith("#")]
    assert write(record) == "".join(line for line in text.splitlines(keepends=True) if line not in remarks)
    assert remarks[1] == f"# {ending(record)}\n"


@pytest.mark.parametrize("file", KEPT, ids=lambda file: file.stem)
def test_what_a_kept_record_says_of_its_house_rules_is_told_in_every_language(file: Path) -> None:
    rules = parse_record(file.read_text(encoding="utf-8")).rules
    assert {tag: words.untranslated(rules, tag).options for tag in LANGUAGES} == dict.fromkeys(LANGUAGES, ())


def test_every_game_has_a_record() -> None:
    sheets = Path(games.__file__).parent.glob("[a-z]*.py")
    assert [file.stem for file in KEPT] == sorted(sheet.stem for sheet in sheets)
