"""What the README shows is what happens."""

import doctest
from pathlib import Path


def test_readme_examples() -> None:
    failed, tried = doctest.testfile(str(Path(__file__).parents[1] / "README.md"), module_relative=False)
    assert tried > 5
    assert failed == 0
