"""The rule pages under docs/rules are those of the sheets."""

from __future__ import annotations

from pathlib import Path

import pytest

from rummykit import games
from rummykit.words import silent_choices
from tools import rule_pages

FOLDER = Path(__file__).parents[2] / "docs" / "rules"


def test_the_rule_pages_are_not_stale() -> None:
    assert not rule_pages.stale(FOLDER), "Run `make docs` and commit docs/rules."


def test_check_tells_what_is_stale(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert rule_pages.main([str(tmp_path), "--check"]) == 1
    assert "rummikub.md is stale" in capsys.readouterr().err
    assert not list(tmp_path.iterdir())


def test_writing_makes_it_fresh_and_leaves_other_pages_alone(tmp_path: Path) -> None:
    (tmp_path / "notes.md").write_text("mine", encoding="utf-8")
    (tmp_path / "gone.md").write_text(rule_pages.MARK + "a game that is no more", encoding="utf-8")
    assert rule_pages.main([str(tmp_path)]) == 0
    assert rule_pages.main([str(tmp_path), "--check"]) == 0
    assert {path.stem for path in tmp_path.iterdir()} == {*games.SHEETS, "README", "notes"}


@pytest.mark.parametrize("game", games.SHEETS)
def test_a_page_ends_with_the_choices_where_the_sheet_is_silent(game: str) -> None:
    text = rule_pages.page_of(games.get(game))
    choices = text.partition("## Where the printed rules are silent")[2]
    assert [line.removeprefix("* ") for line in choices.splitlines() if line.startswith("* ")] == [
        *silent_choices(games.get(game), "en").paragraphs[1:]
    ]


def test_the_choice_at_zero_is_told() -> None:
    page = rule_pages.page_of(games.get("rummikub"))
    assert "* If time runs out and the turn breaks no rule, the play stands." in page
