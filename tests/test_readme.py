"""What the README shows is what happens."""

import doctest
from pathlib import Path
from typing import Any

README = Path(__file__).parents[1] / "README.md"


def played() -> tuple[doctest.TestResults, dict[str, Any]]:
    """The examples of the README as they go, and what they have made."""
    examples = doctest.DocTestParser().get_doctest(README.read_text(encoding="utf-8"), {}, README.name, str(README), 0)
    return doctest.DocTestRunner().run(examples, clear_globs=False), examples.globs


def test_readme_examples() -> None:
    text = README.read_text(encoding="utf-8")
    results, made = played()
    assert results.attempted > 5
    assert results.failed == 0
    assert f"```text\n{made['seen']}\n```" in text
    picture = README.parent / "docs" / "pictures" / "melds.svg"
    assert picture.read_text(encoding="utf-8") == f"{made['melds']}\n", f"write {picture} anew"
