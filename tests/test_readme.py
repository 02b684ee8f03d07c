"""What the README and the pages of the library and of the command show is what happens."""

import doctest
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]  # it has no types

import rummykit
from tools.tutorials import go_through

ROOT = Path(__file__).parents[1]
README = ROOT / "README.md"
LIBRARY = ROOT / "docs" / "library.md"


def played(page: Path = README) -> tuple[doctest.TestResults, dict[str, Any]]:
    """The examples of a page as they go, and what they have made."""
    examples = doctest.DocTestParser().get_doctest(page.read_text(encoding="utf-8"), {}, page.name, str(page), 0)
    return doctest.DocTestRunner().run(examples, clear_globs=False), examples.globs


@pytest.mark.parametrize("page", [README, LIBRARY], ids=lambda page: page.stem)
def test_examples(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    results, made = played(page)
    assert results.attempted > 5
    assert results.failed == 0
    assert f"```text\n{made['seen']}\n```" in text
    picture = ROOT / "docs" / "pictures" / "melds.svg"
    assert picture.read_text(encoding="utf-8") == f"{made['melds']}\n", f"write {picture} anew"


def test_the_page_of_records(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    results, made = played(ROOT / "docs" / "record.md")
    assert results.attempted > 5
    assert results.failed == 0
    assert made["end"].deal.result is not None


def test_the_page_of_the_analysis() -> None:
    results, made = played(ROOT / "docs" / "analysis.md")
    assert results.attempted > 5
    assert results.failed == 0
    assert made["found"].best.points.mean > 0


def test_the_library_in_one_sitting() -> None:
    tour = subprocess.run([sys.executable, ROOT / "examples" / "library_tour.py"], capture_output=True, text=True)
    assert (tour.returncode, tour.stderr) == (0, "")
    assert len(tour.stdout.splitlines()) == 5
    assert "Refused: Draw a card first." in tour.stdout


def test_commands() -> None:
    go_through(ROOT / "docs" / "command.md")


def test_it_is_cited_by_the_version_that_it_has() -> None:
    """By what version 1.2.0 of the Citation File Format asks for."""
    citation = yaml.safe_load((ROOT / "CITATION.cff").read_text(encoding="utf-8"))
    assert {"cff-version", "message", "title", "authors"} <= set(citation)
    assert (citation["cff-version"], citation["type"], citation["license"]) == ("1.2.0", "software", "MIT")
    assert citation["version"] == rummykit.__version__
    changes = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    released = re.search(rf"^## \[{re.escape(rummykit.__version__)}\] - (.*)", changes, re.MULTILINE)
    assert str(citation.get("date-released", "")) == (released[1] if released else "")
    assert all(author.get("name") or author.get("family-names") for author in citation["authors"])
    assert "CITATION.cff" in README.read_text(encoding="utf-8")
