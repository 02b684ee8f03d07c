"""What the README and the pages of the library and of the command show is what happens."""

import doctest
from pathlib import Path
from typing import Any

import pytest

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


def test_commands() -> None:
    go_through(ROOT / "docs" / "command.md")
