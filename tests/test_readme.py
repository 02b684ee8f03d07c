"""What the README shows is what happens."""

import doctest
from pathlib import Path

README = Path(__file__).parents[1] / "README.md"


def test_readme_examples() -> None:
    text = README.read_text(encoding="utf-8")
    examples = doctest.DocTestParser().get_doctest(text, {}, README.name, str(README), 0)
    failed, tried = doctest.DocTestRunner().run(examples, clear_globs=False)
    assert tried > 5
    assert failed == 0
    assert f"```text\n{examples.globs['seen']}\n```" in text
    picture = README.parent / "docs" / "pictures" / "melds.svg"
    assert picture.read_text(encoding="utf-8") == f"{examples.globs['melds']}\n", f"write {picture} anew"
